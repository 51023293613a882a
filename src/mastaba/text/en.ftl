### The house: what every game says alike.

## Refusals

refusal-unknown = There is no action “{ $action }”.
refusal-wrong-seat = It is not for you to decide now: { $actor } is on turn.

## Taking back

undo-nothing = There is nothing to take back.
undo-other = The last decision was another player’s.
undo-revealed = That decision has shown something hidden, so it stands.

### Command line

## What a command does

help-house = Five archaeology games on one engine: play them, read their rules, simulate millions, check records.
help-games = The games there are: seats, minutes, makers, and what can be set.
help-rules = The numbered rulebook of a game and what is in its box; or just one rule.
help-play = Play in the terminal, against bots or round one screen. Without a game, a menu asks.
help-simulate = Play many random games and sum them up: points and wins by seat, endings, lengths.
help-replay = Tell a recorded game as a log, turn by turn.
help-verify = Recompute records. Says for each that it holds, or which line is wrong. Leaves with 0 when all hold, 1 when one does not, 2 when a file cannot be read.
help-bench = Measure how many decisions a second the rules take here.
help-example = Example:
example-games = mastaba games --json
example-rules = mastaba rules saqqara R5.2
example-play = mastaba play saqqara --players 3 --seats me,bot,me --set last_prime=instant
example-simulate = mastaba simulate saqqara --players 2 --games 100000 --out games.parquet
example-replay = mastaba replay game.toml --step
example-verify = mastaba verify game.toml games.jsonl
example-bench = mastaba bench saqqara

## Options

help-game = The game's id, as `mastaba games` lists it.
help-play-game = The game's id; left out, a menu asks.
help-bench-games = The games to measure; left out, all of them.
help-rule = The number of a rule, such as R5.2 or Q1.
help-lang = The language; by default that of the locale.
help-set = Sets an option of the game; may be repeated.
help-players = How many seats play; by default the fewest.
help-json = Print one JSON object instead of a table.
help-version = Print the version and leave.
help-bots = The level of the bots, one for all or a list.
help-seats = Who sits where: me or bot, by seat. By default you on seat 1, bots on the others.
help-seed = The seed of the deal, for the same game again.
help-first-seed = The seed of the first game; the next ones follow.
help-record = Where to write the record at the end.
help-games-count = How many games.
help-target = Where the rules run: interpreted, on the cores, or on a GPU.
help-cores = How many cores; by default all.
help-out = Write the games: .parquet for tables, .jsonl for records.
help-file = A record, TOML or one line of JSON.
help-files = Records: TOML, or JSON lines with many.
help-step = Wait for Enter after each turn.
help-seconds = How long to measure each game.
help-memory = There is not enough memory for that.

## What cannot be meant

bad-language = There is no language “{ $given }”; there are { $languages }.
bad-game = There is no game “{ $given }”; there are { $games }.
bad-game-near = There is no game “{ $given }”; did you mean { $nearest }?
bad-players = { $title } is for { $least } to { $most } players, not { $given }.
bad-setting = An option is set as name=value, not “{ $given }”.
bad-option = { $title } has no option “{ $given }”; it has { $options }.
bad-option-near = { $title } has no option “{ $given }”; did you mean { $nearest }?
bad-seed = A seed is a whole number from 0 to { $most }, not { $given }.
bad-number = { $name } is from { $least } to { $most }, not { $given }.
bad-rule = The rulebook of { $title } has no rule “{ $given }”; the nearest is { $nearest }.
bad-seat = A seat is taken by { $known }, not by “{ $given }”.
bad-seat-count = --seats names { $listed } seats, but --players says { $players }.
bad-bot = There is no bot “{ $given }”; there are { $known }.
bad-target = There is no target “{ $given }”; there are { $known }.
bad-folder = { $file } cannot be written: it is a folder, or lies in one that does not exist.
bad-writing = { $file } cannot be written: permission denied.
bad-missing = There is no file { $file }.
bad-binary = { $file } is not a text file.
bad-reading = { $file }: { $reason }.
bad-not-a-record = { $file } is not a Mastaba record.
bad-bench = There is nothing to measure with here: mastaba.arena.bench is missing.

## Seats

seat-person = Player { $seat }
seat-bot = Bot { $seat }
seat-plain = Seat { $seat }

## The shelf and the rulebook

shelf-seats = { $seats } players, { $minutes } min
rules-box = In the box of { $title }
rules-figure = What
rules-value = Figure
rules-label = Label
rules-ours = reconstructed
rules-labels = C certain: printed in the rulebook, or several sources agree. P probable: one good source, or a strong inference. R reconstructed by us: no source states it; whoever owns the box may correct it.

## The menu

menu-welcome = Welcome to the dig. Which game shall it be?
menu-game = Game (1 to { $count }): {""}
menu-players = How many players ({ $least } to { $most })? {""}
menu-again = “{ $given }” is not among them.
answer-yes = y
answer-no = n

## At the table

table-count = { $count } in all
play-sealed = The deal is sealed: { $hash }…
play-question = What do you do?
play-turn = { $name } to play
play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
play-since = Since your last turn
play-earlier = … and { $count } lines before (l tells all)
play-keys = ? help  u undo  r rules  l log  q quit
play-help =
    - **a number** or **the action's own text** (such as the words in italics) plays it
    - **Enter** shows the choices again
    - **? ACTION** says why an action is not possible, with its rule
    - **u** takes your last decision back, unless something hidden was shown since
    - **r** opens the rules, **r R5.2** shows one of them
    - **l** tells everything that has happened
    - **q** leaves the table
play-how-to-ask = “? ” before an action shows its rule in full.
play-allowed = “{ $action }” is possible now.
play-undone = Taken back: { $action }.
play-no-rule = The rulebook has no rule “{ $number }”.
play-hand-over = { $name }, press Enter when nobody else is looking.
play-over = The game is over
play-wins = wins
play-save = Save the record? (y, n, or a name; y writes { $file }) {""}
play-saved = Written: { $file }
play-left = Goodbye.

## Results

result-winner = { $names } wins.
result-shared = { $names } share the win.
result-nobody = Nobody wins.
result-and = and
result-seed = Seed { $seed }

## Records

verify-ok = ok, { $title } with { $players } players, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  }, points { $scores }
replay-head = { $title }, { $players } players, seed { $seed }
replay-start = The table is laid
replay-next = Enter: next turn {""}
replay-unfinished = The record breaks off after { $count } actions.

## Simulations

simulate-playing = Playing
simulate-writing = Writing
simulate-title = { $title }, { $players } players: { $games } random games from seed { $seed }
simulate-seat = Seat
simulate-mean = points
simulate-sd = sd
simulate-min = min
simulate-max = max
simulate-wins = wins
simulate-interval = 95 % interval
simulate-ending = How it ended
simulate-length = Length in decisions: { $mean } on average, { $least } to { $most }.
simulate-pace = { $decisions } decisions in { $seconds } s on { $target }: { $pace } a second.
