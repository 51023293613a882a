### The house: what every game says alike.

## Refusals

refusal-unknown = There is no action “{ $action }”.
refusal-wrong-seat = It is not for you to decide now: { $actor } is on turn.

## Taking back

error-undo-nothing = There is nothing to take back.
error-undo-other = The last decision was another player’s.
error-undo-revealed = That move has shown something hidden: it can no longer be taken back.
undo-since-other = { $name } has decided since then.
undo-since-revealed = Something hidden has come into play since then: { $what }
error-undo-over = The game is over, and everything has been shown.

### Command line

## What a command does

help-house = Five archaeology games on one engine: play them, read their rules, simulate millions, check records.
help-games = The games there are: seats, minutes, makers, and what can be set.
help-rules = The numbered rulebook of a game and what is in its box; or just one rule.
help-play = Play in the terminal, against bots or round one screen. Without a game, a menu asks.
help-advised = Every seat follows the game’s heuristic instead of chance.
help-check = Play every game again under guard: it ends, no piece is lost, no legal action refused.
help-simulate = Play any number of random games, on all cores or on a cluster, and sum them up: points and wins by seat, endings, lengths. With --out, the same command goes on where it was stopped.
help-replay = Tell a recorded game as a log, turn by turn.
help-verify = Recompute records. Says for each that it holds, or which line is wrong. Leaves with 0 when all hold, 1 when one does not, 2 when a file cannot be read.
help-bench = Measure how many decisions a second the rules take here.
help-example = Example:
example-games = mastaba games --json
example-rules = mastaba rules saqqara R5.2
example-play = mastaba play saqqara --players 3 --seats me,bot,me --set last_prime=instant
example-simulate = mastaba simulate saqqara --players 2 --games 1000000 --out games
example-replay = mastaba replay game.toml --html game.html
example-verify = mastaba verify game.toml games.jsonl
example-bench = mastaba bench saqqara

## Options

help-game = The game’s id, as `mastaba games` lists it.
help-play-game = The game’s id; left out, a menu asks.
help-bench-games = The games to measure; left out, all of them.
help-rule = The number of a rule, such as R5.2 or Q1.
help-lang = The language; by default that of the locale.
help-set = Sets an option of the game; may be repeated.
help-players = How many seats play; by default the fewest.
help-json = Print one JSON object instead of a table.
help-version = Print the version and leave.
help-bots = The level of the bots, one for all or a list; `mastaba levels` says what they are.
help-seats = Who plays each seat: `me` or `bot`. By default you on seat 1 and bots on the others.
help-seed = The seed of the deal, for the same game again.
help-first-seed = The seed of the first game; the next ones follow.
help-first-deal = The number of the first deal; the next ones follow. What a deal is hangs on the salt too.
help-record = Where to write the record at the end.
help-games-count = How many games.
help-target = Where the rules run: interpreted, on the cores, or on a GPU.
help-cores = How many cores of this machine; by default all.
help-out = Write the games: into a folder as Parquet in parts, or into one file, .parquet for tables, .jsonl for records.
help-cluster = Work on a Ray cluster: `auto` for the one that runs here, or its address. The results are the same. Needs pip install 'mastaba[cluster]'.
help-no-games = With --out and a folder: keep the figures only, not the games; enough to go on after a stop.
help-file = A record, TOML or one line of JSON.
help-files = Records: TOML, or JSON lines with many.
help-replay-html = Write the game as one HTML file instead: it opens anywhere, plays itself, shows every seat and both languages.
help-step = Wait for Enter after each turn.
help-seconds = How long to measure each game.
help-bench-out = Write the page of results, in Markdown.
help-memory = There is not enough memory for that.

## What cannot be meant

error-language = There is no language “{ $given }”; there are { $languages }.
error-game = There is no game “{ $given }”; there are { $games }.
error-game-near = There is no game “{ $given }”; did you mean { $nearest }?
error-setting = An option is set as name=value, not “{ $given }”.
error-typed-option = There is no option { $given } here; --help lists those there are.
error-typed-near = There is no option { $given } here; did you mean { $nearest }?
error-typed-command = There is no command “{ $given }”; mastaba --help lists them all.
error-typed-command-near = There is no command “{ $given }”; did you mean { $nearest }?
error-typed-extra = That is more than the command takes: { $given }. Its --help shows an example.
error-typed-nothing = { $given } needs a value after it; --help says which.
error-typed-flag = { $given } takes no value.
error-typed-missing = { $name } is missing; --help shows an example.
error-typed-number = { $name } takes a whole number.
error-typed-value = What was given for { $name } cannot be read; --help says what it takes.
error-option-near = { $title } has no option “{ $given }”; did you mean { $nearest }?
error-rule = The rulebook of { $title } has no rule “{ $given }”; it has { $known }.
error-seat = A seat is taken by { $known }, not by “{ $given }”.
error-seats-and-players = --seats gives { $listed ->
    [one] one seat
   *[other] { $listed } seats
  }, but --players asks for { $players }.
error-study-extra = This face of Mastaba needs { $package }, which is not installed: pip install 'mastaba[study]'.
error-opponents = At a table for { $players } there are { $seats } other seats, not { $given }.
error-bot = There is no bot “{ $given }”; there are { $known }.
error-file-ending = Games are written into a folder, or as { $table } or { $records }, not as { $given }.
error-folder = { $file } cannot be written: it is a folder, or lies in one that does not exist.
error-writing = { $file } cannot be written: permission denied.
error-run-file = { $folder } is a file; a run is kept in a folder of its own.
error-run-unknown = { $folder } holds something else than a run; name a new folder. Nothing was changed.
error-run-other = { $folder } holds another run ({ $name } is { $there } there and { $here } here); name another folder. Nothing was changed.
error-worker-lost = A process was lost again and again at the same games; the memory may have run out.
error-no-games = --no-games keeps figures in a folder: name one with --out, without an ending.
stopped = Stopped; nothing was kept (with --out, the same command would go on from here).
stopped-kept = Stopped. What is done is kept in { $folder }: the same command goes on from here.
error-cluster-missing = What works on a cluster is not installed: pip install 'mastaba[cluster]'
error-cluster-none = No Ray cluster runs here; `ray start --head` starts one, or give its address: --cluster HOST:6379
error-cluster-silent = No Ray cluster answers at { $address }.
error-cluster-empty = The Ray cluster at { $address } has no { $kind } to work with.
error-cluster-version = { $machine }, a machine of the cluster, has another version of Mastaba than this one; install the same on all.
error-cluster-task = The Ray cluster at { $address } could not do its work: { $reason }
error-cluster-lost = The Ray cluster at { $address } takes work and gives no answers. What was done before stays in the folder, if there is one.
error-missing = There is no file { $file }.
error-binary = { $file } is not a text file.
error-reading = { $file }: { $reason }.
error-not-a-record = { $file } is not a Mastaba record.

## Seats

seat-person = Player { $seat }
seat-bot = Bot { $seat }

## The games and the rulebook

games-seats = { $seats } players, { $minutes } min
rules-box = In the box of { $title }
rules-figure = What
rules-value = Figure
rules-label = Label
rules-ours = reconstructed
rules-labels = C certain: printed in the rulebook, or several sources agree. P probable: one good source, or a strong inference. R reconstructed by us: no source states it; whoever owns the box may correct it.
rules-mark-R = Reconstructed: no source that we know of says it. Whoever owns the box may tell us better.
rules-mark-S = Our ruling: the original rules are silent here, or can be read in two ways.
rules-mark-A = Our own addition, so that every game comes to an end.

## The menu

menu-welcome = Welcome to the dig. Which game shall it be?
menu-game = Game (1 to { $count }): {""}
menu-players = How many players ({ $least } to { $most })? {""}
menu-again = “{ $given }” is not among them.
answer-yes = y
answer-no = n

## At the table

table-count = { $count } in all
table-articles = a an the
play-sealed = The deal is sealed: { $hash }…
play-question = What do you do?
play-turn = { $name } to play
play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
play-since = Since your last turn
play-earlier = … and { $count ->
    [one] one line
   *[other] { $count } lines
  } before (l tells all)
play-keys = ? help  h hint  u undo  r rules  l log  q quit
play-help =
    - **a number** or **the action’s own text** (such as the words in italics) plays it
    - **Enter** shows the choices again
    - **? ACTION** says what an action would bring, or why it is not possible, with its rule
    - **h** proposes a move and says why
    - **u** takes your last decision back, unless something hidden was shown since
    - **r** opens the rules, **r R5.2** shows one of them
    - **l** tells everything that has happened
    - **q** leaves the table
play-how-to-ask = “? ” before an action shows its rule in full.
play-allowed = “{ $action }” is possible now. It would bring:
play-unknown = … and then what nobody can know beforehand.
play-hint-later = A hint needs a search that is still being prepared; ask again in a moment.
play-undone = Move taken back: { $action }.
play-no-number = The choices are numbered 1 to { $count }.
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
replay-page = { $file }: { $size } kB, opens in any browser without a network.
replay-unfinished = The record breaks off after { $count ->
    [one] one action
   *[other] { $count } actions
  }.

## Simulations

number-mark = .
number-share = { $percent }%
help-tournament = Let bots play each other, on all cores or on a cluster: the same deals with the seats rotated, ratings with intervals.
example-tournament = mastaba tournament --game saqqara --players hard,medium --rounds 50 --out games
help-entrants = Who sits down, one level a seat.
help-rounds = How many deals; each is played in every seating.
help-tournament-out = Where the games and the plot are written; what is there already is not played again.
help-sprt = Stop as soon as it is clear whether the first is stronger than its fair share.
help-salt = The secret word behind the deals, told at the end of a run; given again, it plays the same games again.
tournament-salt = The same games again: --salt { $salt }
tournament-playing = Playing
tournament-name = Player
tournament-seats = seats
tournament-share = victories
tournament-interval = 95 % interval
tournament-fair = fair share
tournament-points = points
tournament-rating = rating
simulate-playing = Playing
simulate-faults = Checked at every step, pieces, choices and refusals: { $faults ->
    [0] all { $games } games keep every promise.
    [one] one of { $games } games breaks one.
   *[other] { $faults } of { $games } games break one.
  }
simulate-advised-title = { $title }, { $players } players: { $games } games of heuristic players from seed { $seed }
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
simulate-kept = { $kept } of the { $games } games had been played before.

## Reports on games: the rule laboratory

help-report = Play many games and tell on one page how the rules behave: balance, length, choices, what each rule and piece is worth, what rulings change.
example-report = mastaba report saqqara --players 3 --vary blocked=structure,supply --out saqqara.html
help-report-bots = Who plays: `random`, `heuristic`, or a level that searches, which takes longer.
help-report-games = How many games; 100,000 unless told, 1,000 for levels that search.
help-report-vary = Compares rule sets: option=a,b,c, or components.KEY=a,b,c for a figure of the box, as TOML writes it. The first is the one compared to.
help-report-out = Where to write the page; GAME.html unless told. It needs nothing else.
help-report-json = Also write all the figures as JSON.
help-report-thorough = Also try every reconstructed figure of the box, and players that search: each changed box is compiled first, which takes minutes.
report-playing = Playing
report-written = Written: { $file } ({ $size } kB)
report-estimate = { $value } ({ $low } to { $high })
report-title = { $title }: how the game behaves
report-about = { $games } games of { $players } players ({ $level }), from seed { $first } on. Every figure has its 95 % interval in brackets.
report-played-by = Rules: { $rules }
report-usual = as usual
report-true = yes
report-false = no
report-ended = The game ends.
report-somebody = a player
report-level-heuristic = heuristic
report-behind = The figures behind it
report-again = Made by
report-link-balance = Who wins
report-link-course = How a game goes
report-link-actions = Actions and endings
report-link-rules = Rule by rule
report-link-worth = What things are worth
report-link-skill = Skill
report-link-beside = Side by side
report-link-questions = Rulings and reconstructed figures
report-link-method = How this was made
report-balance = Who wins
report-balance-about = Who begins is drawn, so seats are counted in the order of play: the one who begins is the first. A shared victory is divided.
report-place = { $place ->
    [1] begins
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
  }
report-order = Order of play
report-wins = Victories
report-points = Points
report-rules = Rules
report-mean = mean
report-spread = standard deviation
report-quantiles = 5 · 25 · 50 · 75 · 95 %
report-axis-wins = victories, %
report-axis-share = share, %
report-axis-decisions = decisions in a game
report-axis-course = part of the game played, %
report-axis-choices = actions to choose from
report-axis-leader = who leads wins, %
report-axis-worth = one more goes with so many % of the victory
report-axis-change = change, in percentage points
report-places-title = Victories by order of play
report-places-caption = The broken line is the fair part, { $fair }; the brackets are 95 % intervals.
report-points-title = Points at the end
report-points-caption = How often a seat ends with so many points.
report-length-title = Length
report-length-caption = How many decisions a game takes, all seats together.
report-choices-title = Choices through the game
report-choices-caption = How many actions there are to choose from as the game goes on; { $mean } on average.
report-leader-title = When it is decided
report-leader-caption = How often the seat with the best prospects at that moment wins in the end. Prospects are the forecast that searching bots use.
report-widths-title = How wide decisions are
report-widths-caption = How often a decision has so many actions to choose from.
report-worth-title = What goes with one more
report-worth-caption = One more of each, all else gained being equal, and the part of the victory that goes with it; grey where it may be nothing.
report-effects-title = What each other way would change for the first player
report-effects-caption = Change in the victories of whoever begins, with 95 % intervals; grey where it may be nothing.
report-course = How a game goes
report-course-about = Lengths are counted in decisions; what happens by itself is not counted. The lead is the best forecast, not the points on the table, which in some games come only at the end.
report-what = What
report-value = value
report-low = from
report-high = to
report-measure-place = { $place ->
    [1] victories of whoever begins
    [2] victories of the second
    [3] victories of the third
    [4] victories of the fourth
   *[other] victories of the fifth
  }
report-measure-ending = ends: { $ending }
report-measure-drawn = games that nobody wins
report-measure-shared = shared victories
report-measure-points = points of a seat
report-measure-best = points of the best
report-measure-margin = lead of the best over the next, in points
report-measure-length = decisions in a game
report-measure-turns = times that the decision passes to another seat
report-measure-choices = actions to choose from
report-measure-forced = decisions without a choice
report-measure-tree = power of ten of all the games one could have played
report-measure-lead-changes = changes of the lead
report-measure-decided = part of the game after which the winner leads to the end
report-measure-skill = share of skill
report-actions = Actions and endings
report-actions-about = How often each kind of action is taken in a game, in how many games it is taken at all, in how many decisions it is offered, and how often it is taken where it is.
report-action = Action
report-per-game = in a game
report-in-games = of all games
report-offered = offered
report-taken = taken when offered
report-endings = How it ends
report-rules-title = Rule by rule
report-rules-about = What happens by a rule is counted from the events that the rules tell, each of which carries its rule’s number. What a rule forbids is counted at decisions picked by chance, where every action there is was tried: in how many of them this rule refuses at least one.
report-rule = Rule
report-what-happens = What happens by it
report-how-often = how often
report-of-games = in { $share } of games
report-of-decisions = in { $share } of decisions
report-refuses = Forbids: “{ $sentence }”
report-rules-silent = These rules say what there is or how others are meant, and nothing happens by them alone: { $rules }.
report-rules-never = { $count ->
    [one] One reason for refusing was never met at these decisions.
   *[other] { $count } reasons for refusing were never met at these decisions.
  }
report-worth = What things are worth
report-worth-about = From the first { $games } games: how many of each a seat gains, and what part of the victory goes with one more, compared with the other seats of the same game. “Alone” looks at that one thing; “beside the others” holds all else in this table equal. What is dealt by chance causes what goes with it; of what players come by, part of the cause is that whoever plays well, or is ahead, comes by more of it. What seats hardly ever differ in is left out.
report-gain = What
report-held = each seat has
report-alone = alone
report-beside = beside the others
report-how = how it is come by
report-dealt = dealt
report-come-by = in play
report-skill = Skill
report-skill-about = One stronger player among weaker ones, every deal once from every seat. The share of skill is how far the stronger one’s victories lie between a fair part (nothing but luck: 0 %) and all of them (100 %).
report-strong = Who among whom
report-among = { $strong } among { $weak }
report-fair = fair part
report-deals = deals
report-beside-title = Rule sets side by side
report-beside-about = The same deals under each rule set. A star marks what differs from the first column beyond chance, corrected for all comparisons of this report ({ $count }).
report-other-winner = deals that somebody else wins
report-verdict-same = Every game comes out the same.
report-verdict-none = No difference found beyond chance.
report-verdict-slight = Beyond chance, but too slight for anybody to notice.
report-verdict-differs = Beyond chance: { $measures }.
report-questions = Rulings and reconstructed figures
report-questions-nothing = This game’s rules and box are certain: there are no rulings and no reconstructed figures.
report-questions-about = What is uncertain about the game, and what would be different if it were otherwise: the same { $games } deals each time, played both ways. A star marks what differs beyond chance, corrected for all comparisons of this report ({ $count }). Once something differs in a game, chance takes another course, so that “deals that somebody else wins” also counts luck that fell differently.
report-rulings = Rulings
report-reconstructed = Reconstructed figures of the box
report-question = What is uncertain
report-tried = tried instead
report-first-wins = whoever begins wins
report-longer = longer by
report-verdict = what it changes
report-not-tried = not tried
report-untried-ruling = Not tried: the game’s card has no option for it.
report-untried-figure = Not tried: there is no natural other value for it.
report-untried-thorough = Not tried in this report: `--thorough` tries it.
report-method = How this was made
report-method-players = All seats play alike, at the level named above. The heuristic is a plain player that weighs the next step and no plan; it makes the same kinds of mistakes on every seat. What holds for it need not hold for masters: the levels that search can be asked with `--bots`, in fewer games.
report-method-intervals = Every game is dealt from its own seed, so games are independent, and the intervals are those of means over games (95 %, normal; Wilson’s for things that happen or not). How often an action is taken where it is offered counts decisions as if they were independent, which makes that interval a little too narrow.
report-method-many = Rule sets are compared game by game on the same deals. Who looks at many differences finds some by chance: the chances of all comparisons are corrected together (Holm), so that in 95 of 100 such reports nothing is marked wrongly. Differences under half a percentage point, or under one per cent of the value, are called slight even where they are certain.
report-method-rules = A changed figure of the box is played by rules compiled for it, with bots that were tuned for the usual box.
error-report-library = What draws reports is not installed: pip install 'mastaba[study]'
error-component = { $title } has no figure “{ $given }” in its box; there are { $known }.
error-component-near = { $title } has no figure “{ $given }” in its box; did you mean { $nearest }?
error-component-kind = components.{ $name } is { $now } in the box; “{ $given }” is not of that kind (whole numbers go from 0 to 120, lists stand in brackets).
error-component-value = The game cannot be played with { $given } ({ $reason }).
error-vary = What to vary is written option=a,b,c or components.KEY=a,b,c, not “{ $given }”.

## Speed

bench-game = Game
bench-seats = Seats
bench-target = Target
bench-search = Search
bench-simulations = Simulations a second
bench-rate = Decisions a second
bench-start = Seconds to the first game
bench-face = Face
bench-steps = Steps a second
bench-ratio = Ratio to { $yardstick }

## Reasons

reason-better = { $best }, about { $value } in 100, next best “{ $other }” with { $than }: { $why }.
reason-better-only = { $best }, about { $value } in 100, next best “{ $other }” with { $than }: it wins more of the games tried out.
reason-close = { $best }, about { $value } in 100, nearly the same as “{ $other }” with { $than }: { $why }.
reason-close-only = { $best }, about { $value } in 100, nearly the same as “{ $other }” with { $than }.
reason-surer = { $best }, about { $value } in 100, surer than “{ $other }” with { $than }, which has been tried less: { $why }.
reason-surer-only = { $best }, about { $value } in 100, surer than “{ $other }” with { $than }, which has been tried less.
reason-alone = { $best }, about { $value } in 100.
reason-win = { $best }: this wins the game at once.
reason-forced = { $best }: this is the only move. { $why }
reason-solved = { $end ->
    [win] { $best } wins for certain
    [loss] { $best }: everything loses against best play
   *[draw] { $best } shares the victory for certain
  }{ $moves ->
    [0] {""}
   *[other] , in { $moves } decisions at the latest
  }
reason-solved-unlike = { $told }, while “{ $other }” { $than ->
    [loss] loses
   *[draw] only shares it
  }
reason-because = { $told }: { $why }.
reason-plain = { $told }.
reason-and = { $one }, and { $two }
reason-although = { $why }, although { $against }
reason-despite = although { $against }, it wins more of the games tried out
reason-rival = it costs { $name } most
reason-best-sure-you = you { $deed }
reason-best-sure-they = { $name } will { $deed }
reason-best-able-you = you can then { $deed }
reason-best-able-they = it lets { $name } { $deed }
reason-other-sure-you = with the other you would { $deed }
reason-other-sure-they = with the other { $name } would { $deed }
reason-other-able-you = after the other you could { $deed }
reason-other-able-they = after the other { $name } could { $deed }
deed-win = win the game at once

## Levels

help-levels = The levels of the bots, what each sees and what it does not.
example-levels = mastaba levels --lang fr
level-beginner = beginner
level-easy = easy
level-easy-plus = easy +
level-medium = medium
level-medium-plus = medium +
level-hard = hard
level-hard-plus = hard +
level-veteran = veteran
level-expert = expert
level-random = at random
level-beginner-about = Sees what a move does at once and little of what follows; overlooks moves, the sooner the more goes into them, and forgets what was shown.
level-easy-about = Weighs its moves little better than a beginner and still forgets what was shown, but overlooks fewer of them.
level-easy-plus-about = Between easy and medium: still forgets what was shown, and overlooks fewer moves than easy.
level-medium-about = Compares its moves and forgets nothing that was shown; sees the next turns, but no long plan, and in some games still overlooks a move.
level-medium-plus-about = Between medium and hard: forgets nothing, and now and then still overlooks a move.
level-hard-about = Tries every move out several times with a feeling for the game and overlooks none; where only longer thought tells two good moves apart, it may take the worse.
level-hard-plus-about = Between hard and veteran: overlooks no move, and tries each out more often than hard.
level-veteran-about = Tries every move out many times with a feeling for the game; a gross mistake is rare, a fine difference or a long plan can still escape it.
level-expert-about = Thinks for up to two seconds where it matters, forgets nothing that was shown and weighs what may be hidden.
level-random-about = Plays any legal move, without a thought.
levels-fair = None of them sees what is hidden from its seat.
levels-usual = (the usual one)
levels-only = (only in { $games })

### Server

## Serving

help-serve = Serve the page on which the games are played in the browser, to this machine or to the network.
example-serve = mastaba serve --open
help-doctor = Look over this installation and say what is wrong with it. Leaves with 0 when nothing is, else with 1.
example-doctor = mastaba doctor --data /var/lib/mastaba
doctor-games = { $count } games can be dealt (Python { $python }).
doctor-page = The page is built ({ $build }).
doctor-no-page = The page is not built: run “make play”, or install the wheel, which brings it.
doctor-settings = What is set in the environment can be read ({ $count } settings).
doctor-unknown-setting = { $name } is set and means nothing here.
doctor-unknown-setting-near = { $name } is set and means nothing here; did you mean { $nearest }?
doctor-cache = Compiled code is kept in { $folder }, closed to others.
doctor-cache-passing = Compiled code cannot be kept ({ $reason }): it is compiled anew at each start. MASTABA_CACHE names another folder.
doctor-no-uvloop = uvloop is not installed: the server is slower than it could be.
doctor-data = Tables are kept in { $folder }; { $free } MB are free there.
doctor-data-unwritable = Nothing can be written in { $folder }: tables cannot be kept there.
doctor-no-tables = No table has been opened there yet.
doctor-store = { $file } is whole.
doctor-store-damaged = { $file } is damaged ({ $reason }): bring back the last backup.
doctor-store-busy = The tables cannot be looked at ({ $reason }): a server seems to be using them.
doctor-readable = { $file } can be read by others, and it tells every hand: chmod 600
doctor-files = The system lends { $count } open files.
doctor-few-files = The system lends only { $count } open files: many players at once will be turned away. Raise it (ulimit -n, LimitNOFILE).
doctor-extra = The extra “{ $name }” is not installed: pip install 'mastaba[{ $name }]'
doctor-failed = { $reason }
doctor-fit = Nothing is wrong.
doctor-ill = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
  }
help-host = The address to listen on; 0.0.0.0 lets the whole network in.
help-port = The port; 0 takes any that is free.
help-data = The folder where tables are kept; by default the user’s own.
help-database-url = The address of a PostgreSQL in which tables are kept instead, such as postgresql://user@host/mastaba.
help-processes = How many processes serve the port; more than one need a --database.
help-workers = How many processes think for bots here; with a --database 0 leaves it all to “mastaba worker”.
help-public = The address by which others reach the page, where a proxy or a router stands before it: such as https://games.example.
help-open = Open the page in the browser.
server-ready = Mastaba is at { $address } (Ctrl-C stops it). Tables are kept in { $file }.
server-others = Others reach it at { $address }
server-alone = No address was found by which others could reach it; give one with --public.
error-public = --public takes an address such as https://games.example, with http or https and without a path, not “{ $given }”.
error-port = Port { $port } cannot be used: { $reason }. Try another with --port.
error-store = The tables cannot be kept in { $file }: { $reason }.
error-store-busy = The tables in { $file } are in use by another server. Stop that one first, or keep tables in another folder with --data.
error-store-read-only = { $file } cannot be written to: { $reason }. Choose another folder with --data.
error-store-full = There is no room left to keep the tables in { $file }: { $reason }.
error-store-no-database = { $file } is damaged, or no file of tables at all: { $reason }. Put a backup in its place, or choose another folder with --data.
error-store-layout = The layout of { $file } is damaged: { $missing } is missing. Put a backup in its place.
error-store-newer = { $file } was written by a later version of Mastaba.
error-store-older = { $file } was written by an earlier version of Mastaba: run “mastaba database upgrade” first.
error-store-used = There are tables in the target already: copy and restore fill an empty one.
error-database-address = This is no address of a database; one looks like postgresql://user@host/mastaba.
error-database-driver = PostgreSQL needs more packages: install them with pip install 'mastaba[postgres]'.
error-database-unreachable = No PostgreSQL answers at { $file }: { $reason }.
error-database-refused = PostgreSQL does not let us in at { $file }: { $reason }.
error-database-rights = This user of PostgreSQL may not do that in { $file }: { $reason }.
error-database-read-only = { $file } is a PostgreSQL that only reads: { $reason }.
error-processes = Several processes cannot share one file of tables: give them a PostgreSQL with --database.
error-worker = A worker needs the servers’ PostgreSQL: give it with --database.
error-backup-exists = { $file } is there already; a backup overwrites nothing.
error-backup-none = There is no file { $file }.
error-limits = { $name } takes entries such as requests=500/50 or onlookers=20, of { $known }, not “{ $given }”.
error-proxies = { $name } takes addresses or networks such as 10.0.0.0/8, not “{ $given }”.
error-telemetry = { $name } is set, but what sends traces is not installed: pip install 'mastaba[telemetry]'
error-seal-keys = { $name } takes keys of 32 bytes, written in URL-safe Base64.
error-pace = { $name } is a number of seconds, not { $given }.
server-no-page = The page has not been built yet: run “make play”, or “npm ci && npm run build” in the folder page.

## Looking after what is kept

help-worker = Think for the bots of all servers on a PostgreSQL, on this machine.
example-worker = mastaba worker --database postgresql://user@host/mastaba
help-worker-places = How many processes think at once; by default one less than there are cores.
worker-ready = Thinking for the tables in { $place }, { $count ->
    [one] one process
   *[other] { $count } processes
  } (Ctrl-C stops it).
help-database = Look after the tables that are kept: bring them up to date, check, back up, restore, copy.
example-database = mastaba database backup tables-monday.sqlite
help-database-upgrade = Bring a store of an earlier version up to date.
help-database-check = Look for damage: every log is compared with its hashes. Leaves with 1 where there is some.
help-database-backup = Write all tables to one file, also while a server runs.
help-database-restore = Read all tables from a backup into a store that has none.
help-database-copy = Carry all tables from one store into another that has none: a folder, a backup or a PostgreSQL.
help-backup-file = The file of the backup.
help-copy-from = The folder, the file or the address to copy from.
help-copy-to = The folder or the address to copy to.
database-upgraded = { $place } is up to date.
database-checked = { $tables ->
    [one] One table
   *[other] { $tables } tables
  } looked through, { $damages ->
    [0] no damage
    [one] one damage
   *[other] { $damages } damages
  } found.
database-backed-up = All tables are in { $file }.
database-restored = All tables of { $file } are back.
database-copied = All tables have been copied.
damage-file = The file is damaged: { $what }.
damage-facts = Table { $table }: what was agreed when it was opened cannot be read.
damage-seats = Table { $table }: it has { $seats } of its { $players } seats.
damage-end = Table { $table }: the end of its log is missing (lines written: { $written }, left: { $left }), or an older copy was put in place.
damage-log = Table { $table }: its log is not what was written, from line { $line } on.

## What a messenger shows of a link

preview-house = Mastaba: five archaeology games
preview-house-about = Dig, trade and build in the browser: with friends by a link, round one screen, or against robots. No account needed.
preview-invitation = { $host } invites you to { $title }
preview-invitation-alone = You are invited to { $title }
preview-table = { $host } plays { $title }
preview-table-alone = A table of { $title }

## At the table

server-waiting = { $player } to play.

## What cannot be done

error-malformed = This request cannot be read: { $reason }.
error-too-large = The request is too large.
error-not-found = There is nothing here.
error-not-allowed = That cannot be done here.
error-internal = Something went wrong in the server. It has been written down; nothing was changed.
error-unknown-table = There is no table “{ $table }”.
error-no-secret = This table is for those who hold one of its links.
error-wrong-secret = This link does not open this table; the host may have given the seat a new one.
error-invitation-used = This invitation has been used, or replaced by a new one. Ask whoever sent it.
error-code-as-secret = An invitation’s code cannot be a secret: whoever sent it knows it.
error-not-kept = This could not be written down, so nothing was changed. Try again.
error-not-your-seat = Seat { $seat } is not yours.
error-no-such-seat = There is no seat { $seat } at this table.
error-host-only = Only the host of the table can do that.
error-stale = The game has moved on meanwhile. Look at the table again, then decide.
error-foreign-host = This server does not answer to the name “{ $name }”. If it is to, start it with --public and that address.
error-foreign-origin = Pages of { $origin } cannot play here; open Mastaba’s own page.
error-locked = Wrong line: look again, you may point in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-in-race = Not while everybody is looking for the line.
error-read-only = This table was played by version { $then } of the rules and this is version { $now }: it can be looked at, not played on.
error-damaged = What is kept of this table has been damaged: it can be looked at, not played on.
error-unreadable = What is kept of this table cannot be read at the moment. Try again; if it stays so, the file is damaged.
error-rules-changed = The rules of this game have changed since: the table can be looked at, not played on.
error-archived = Nobody has come to this table for so long that it was put away. If the game had ended, its record is still to be had.
error-broken = What is kept of this table cannot be replayed: it can be looked at, not played on.
error-no-such-moment = Decision { $number } has not been taken yet: there are { $now }.
error-bad-record = { $kind ->
    [garbled] This is not a record of a game of Mastaba. A record is a text that begins with “mastaba =”.
    [damaged] This record is damaged: it cannot be read from line { $line } on. Perhaps its end is missing.
    [seen] This record tells only what one seat saw of a game that was still running: it cannot be shown again.
    [several] There are several records here: open one of them at a time.
    [altered] Line { $line } of this record is not as it was written: somebody has changed it.
    [rules] This record was played by other rules than those of today, so it cannot be shown again.
    [action] This record does not hold: on line { $line } it tells of a move that the rules do not allow.
   *[other] This record cannot be opened: what line { $line } says is not right.
  }
error-record-forgotten = This record is no longer open here: open it from its file again.
error-no-such-eyes = Nobody looks at this game from there.
error-eyes-closed = While the game runs you see what you know, and nothing more; afterwards everything can be looked at.
error-play-on-running = This game still runs: playing on from one of its moments would show what is hidden. Once it is over you can.
error-no-lesson = This game has no first game that teaches it.
error-play-on-over = The game is over at this moment: go back a little, then play on.
error-not-over = The record is only to be had once the game is over.
error-rematch-not-over = A rematch is only to be had once this game is over.
error-no-hint = No robot here can give a hint at the moment.
error-hint-alone = No hint here: the line is for you to find.
error-not-on-turn = It is not for you to decide now.
error-seat-count = { $title } for { $players } needs { $players } seats, not { $given }.
error-level-for-person = Only a robot has a level.
error-blank-name = A name needs at least one letter.
error-name-taken = Somebody at this table is called “{ $name }” already: take a name of your own, so that everybody can be told apart.
error-first-twice = Who begins is said twice: in “first” and in the deal.
error-bot-seat = A robot sits on seat { $seat }.
error-seat-claimed = Somebody has taken seat { $seat } already.
error-not-ready = The server cannot read its tables at the moment. Try again soon.
error-store-failed = The move could not be written down, so it was not played. Try again.
error-too-many-requests = That was too much at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-too-many-tables = Many tables were opened from your address just now. Open the next in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-too-many-hints = You have asked for many hints. Think for yourself for { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }, then ask again.
error-too-many-records = Many records were opened from your address just now. Open the next in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-too-many-files = Many games were saved as files from your address just now. Save the next in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-too-many-sockets = Too many pages are open from your address. Close some, or try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-too-many-devices = This seat is open in too many places. Close one, or try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-too-many-onlookers = So many look on at this table that there is no room for more. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-say-hello = The first message on a socket says who is there.
error-text-only = Messages here are text, not binary.
error-action-or-clicked = A question names an action, or what was clicked to mean one: one of the two.

## What is wrong with what was sent

malformed-empty = there is nothing in it
malformed-json = it is not JSON (byte { $byte })
malformed-cut = it breaks off
malformed-letters-unknown = it holds letters that are not UTF-8
malformed-deep = too many brackets within brackets
malformed-missing = “{ $name }” is missing
malformed-unknown = “{ $name }” means nothing here
malformed-kind = expected { $wanted }, got { $given }
malformed-least = it has to be { $bound } or more
malformed-most = it has to be { $bound } or less
malformed-short = it is too short: at least { $bound }
malformed-long = it is too long: at most { $bound }
malformed-letters = it holds letters, or a number of them, that cannot be there
malformed-choice = { $given } cannot be chosen
malformed-large = the number is too large
malformed-other = it is not what is expected here
malformed-a-int = a whole number
malformed-a-float = a number
malformed-a-str = a text
malformed-a-bool = true or false
malformed-a-null = nothing
malformed-a-object = an object
malformed-a-array = a list

## Bots

server-bot-slow = { $name } took too long and thinks again.
server-bot-failed = { $name } stumbled ({ $reason }) and thinks again.
server-bot-random = { $name } could not decide and plays at random.

### Bots from outside

help-code = A bot of your own: a Python file with a function choose; it plays under the file’s name. May be repeated.
help-program = A bot in any language: a name and the command that starts it. May be repeated.
help-patience = How many seconds a program may take for an answer.
help-bot = Let one of our bots answer questions in lines of JSON, so that other programs can play against it.
example-bot = mastaba tournament --game saqqara --players twin,medium --program "twin=mastaba bot --level medium"
help-level = The level of the bot.
error-bot-name = A bot is named in letters, digits, dots, dashes and underscores, not “{ $given }”.
error-bot-taken = There is a bot called “{ $given }” already; give yours another name.
error-program = A program is given as NAME=COMMAND, not “{ $given }”.
error-bot-code = { $file }, line { $line }: { $error }
error-bot-no-choose = { $file } has no function choose, and no class Bot that has one.
error-bot-parameter = { $file }: “{ $given }” cannot be asked for; what can be is { $known }.
error-bot-illegal = { $name } answered { $answer }, which is not among the legal actions: { $legal }.
error-bot-start = { $name } cannot be started: { $reason }.
error-bot-left = { $name } stopped (exit code { $code }) when it was told “{ $asked }”.
error-bot-slow = { $name } did not answer “{ $asked }” within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-bot-garbled = { $name } answered { $answer }; what is expected is one line of JSON such as { $example }.
error-bot-wants = { $name } wants { $given }; what it can want is { $known }.
error-bot-number = { $name } answered question { $given } when question { $number } was asked.
error-bot-said = { $name } says: { $error }

### Analysis

help-analyse = Look at a finished game again: what each seat could expect at every decision, what was better, and luck against skill, always from what the seat knew then.
example-analyse = mastaba analyse game.toml --html game.html
help-analyse-iterations = How many games each of a decision’s searches tries.
help-analyse-seconds = How long to look at a decision, instead of a number of tries.
help-html = Write a page with a graph.
help-line = The line of the record, in a file of many.
error-effort = Give --iterations or --seconds, not both.
error-unfinished = { $file } breaks off after { $count ->
    [one] one action
   *[other] { $count } actions
  }; only a finished game can be analysed.
error-line = { $file } has no record on line { $given }.
error-which-line = { $file } holds { $count } records; say which with --line.
analysis-looking = Looking
analysis-title = { $title }, looked at again
analysis-step = No.
analysis-who = Player
analysis-expected = expected
analysis-luck = luck
analysis-played = Played
analysis-better = Better
analysis-loss = lost
analysis-start = at first
analysis-unforeseen = unforeseen
analysis-mistakes = own mistakes
analysis-gifts = others’ mistakes
analysis-end = result
analysis-count = mistakes
analysis-of = { $mistakes } in { $decisions }
analysis-mistakes-all = Every mistake
analysis-link = no. { $step } ({ $loss })
analysis-biggest = The biggest mistakes:
analysis-mistake = No. { $step }, { $played }: better was { $better } ({ $loss } lost)
analysis-because = { $told }: { $why }.
analysis-plain = { $told }.
analysis-none = Nobody made a clear mistake.
analysis-forced = { $count ->
    [0] Every action was a choice.
    [one] One action left no choice and is not shown.
   *[other] { $count } actions left no choice and are not shown.
  }
analysis-explained = Figures are hundredths of the victory: 100 for winning, a part for each who ties, and before the end the chance to win; those of all seats add up to 100. Each decision is judged by what its seat knew then; only what is worse beyond doubt counts as a mistake. Luck is what chance and hidden cards gave or took, unforeseen what chance does not explain: the analysis had misjudged it, or each loss was too small to be sure of. At first + luck + unforeseen + own mistakes + others’ mistakes = result.
analysis-graph = What each seat could expect, from its own knowledge, decision by decision
analysis-decisions = Every decision
analysis-sums = Luck and skill

### What cannot be dealt

error-advised-target = Games of heuristic players run on python or cpu.
error-gpu = There is no CUDA GPU here (NUMBA_ENABLE_CUDASIM=1 simulates one, slowly).
error-batch-actions = A step takes { $count } whole numbers, one for each game, not { $given }.
error-search = A search has no “{ $given }”; it has { $known }.
error-number = { $name } is a number, not “{ $given }”.
error-choice = { $name } is one of { $choices }, not { $given }.
error-switch = { $name } is true or false, not { $given }.
error-whole = { $name } is a whole number, not { $given }.
error-range = { $name } is from { $least } to { $most }, not { $given }.
error-players = { $title } is for { $least } to { $most } players, not { $given }.
error-option = { $title } has no option “{ $given }”; it has { $known }.
error-seed = A seed is a whole number from 0 to { $most }, not { $given }.
error-names = There are { $players } players, but { $names ->
    [one] one name
   *[other] { $names } names
  }.
error-deal-key = A deal of { $title } has no “{ $given }”; it has { $known }.
error-deal-first = In a deal, first is a seat from 1 to { $players }, not { $given }.
error-deal-seats = In a deal, { $name } has an entry for each of the { $players } seats, not { $given }.
error-deal-words = In a deal, { $name } is a list of words, not { $given }.
error-deal-unused = The deal leaves { $count ->
    [one] one card
   *[other] { $count } cards
  } of the box unused, { $card } among them.
error-deal-unknown = There is no { $card } in the box ({ $name }).
error-deal-many = { $name } asks for more of { $card } than the { $count } in the box.
error-deal-place = { $card } cannot lie in { $name }.
error-deal-size = { $name } takes { $size ->
    [one] one piece
   *[other] { $size } pieces
  } of the box, not { $count }.
error-study = What writes { $ending } files is not installed: pip install 'mastaba[study]'

## A game’s folder

error-folder-missing = { $file }: { $name } is missing ({ $about }).
error-folder-function = { $file }: { $name } must be a function { $wanted }.
error-folder-kind = { $file }: { $name } must be of the kind { $wanted } ({ $about }).
error-folder-field = { $file }: { $name } needs a field “{ $wanted }”.
error-folder-seats = { $file }: { $name } has { $given ->
    [one] one seat
   *[other] { $given } seats
  }; the search has room for { $most }.
error-folder-events = { $file }: { $name } and Event must name the same events; “{ $given }” is in one of them only.
error-folder-secret = { $file }: { $name } is missing, though the state keeps “{ $field }” secret.

## What can be known, and help

odds-certain = certain
odds-nearly-certain = almost certain
odds-likely = likely
odds-rather = rather yes
odds-even = as likely as not
odds-rather-not = rather not
odds-unlikely = unlikely
odds-rare = hardly ever
odds-impossible = impossible
odds-none = nothing
error-no-help = It was agreed to play at this table without hints, coach or chances.
error-analysis-running = This game still runs: an analysis would show what is hidden. Once it is over you can have one.
error-no-such-line = There is no line of play from move { $step }: it was no mistake, or nobody has looked at it yet.
error-too-many-analyses = You have had many games analysed. The next one can begin in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
## Puzzles

help-puzzles = Puzzles found by machine: make them, and check those that there are.
example-puzzles = mastaba puzzles check saqqara
help-puzzles-make = Play games between strong robots until so many puzzles have been found: moments in which one action is clearly best and another looks better. Goes on where it was broken off.
help-puzzles-check = Look at each puzzle with ten times the tries that found it, and drop those that fall. Puzzles that were confirmed already are left alone.
help-puzzles-file = The file of puzzles. Without it, the one in the game’s folder.
help-puzzles-count = How many puzzles there are to be.
help-puzzles-tries = How many games each search tries.
help-puzzles-again = Check puzzles that were confirmed already, too.
puzzles-game = Game { $number }: { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
puzzles-made = { $count } puzzles in { $file }
puzzles-stands = stands: { $solution } after { $moment } decisions
puzzles-falls = falls: { $solution } after { $moment } decisions
puzzles-checked = { $file }: { $held } of { $looked } stand ({ $share } %)

## Puzzles, daily deals, own records

error-no-puzzle = There is no such puzzle.
error-no-such-day = There was no deal on that day.
puzzle-wrong = That is not it: there is something clearly better.
puzzle-wrong-tempting = That is what most would do, and it is not the best.
puzzle-shares = After it you may expect { $share } % of the victory; the best action is worth { $best } %.
record-not-over = A match counts when it is over.
record-no-seat = Only who sat at the table can have the match count.
record-hot-seat = Several people shared this screen: the match counts for nobody unless you say which seat was yours.
record-lesson = A first game does not count.
record-arranged = A deal that was chosen does not count.
record-counted = This match has been counted already.
