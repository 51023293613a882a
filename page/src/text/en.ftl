### The page: what only the browser says.

title = Mastaba: five archaeology games
tagline = Five archaeology games. Dig in against robots, round one screen, or with friends by link.
home-credits = The games and their titles belong to their authors and publishers. Rules in our own words, pictures drawn for Mastaba.

## Home

the-games = The games
play-now = Play now
open-table = Open a table
open-table-of = Open a table of { $title }
watch = Watch
watch-title = Watch robots play { $title }
seats-and-time = { $seats } players · { $minutes } min
my-tables = My tables
finished = finished
forget = Remove this table of { $title } from the list
with = with { $names }
score-is = score { $score }
won-by = { $names } won
table-lost = can no longer be opened from here
table-removed = { $title } is off the list.
put-back = Put it back
tables-as-known = No connection: your tables as last known.
finished-tables = { $count ->
    [one] One finished
   *[other] { $count } finished
  }
how-to-play = Rules
rules-of = Rules of { $title }
robots-of = { $title }: against how many robots
robots-count = { $count ->
    [one] 1 robot
   *[other] { $count } robots
  }
level-of = { $title }: strength of the robots
join = Join a table
join-how = Paste the link a friend has sent you.
join-go = Join
join-wrong = That link is incomplete: paste the whole of it.
again = Try again

## A new table

how-many = How many players?
who-sits = Who sits where?
seat-me = You
seat-bot = Robot
seat-link = A friend, by link
seat-here = Someone at this screen
seat-kind = Seat { $seat }: who plays
seat-level = Seat { $seat }: strength of the robot
seat-name = Seat { $seat }: name
seat-plain = Seat { $seat }
name = Name
who-begins = Who begins?
begins-chance = Chance decides
rulings = Rulings and variants
deal = Start the game
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

## At the table

laying = Laying the table…
table-closed = This table cannot be opened
seat-given-away = This link no longer opens the table: the seat has been given a new one.
table-kept = This table can no longer be played
decisions-kept = { $count ->
    [one] One decision was taken by { $names }.
   *[other] { $count } decisions were taken by { $names }.
  }
another-table = Open a new table
to-home = All games
tools = Tools
undo = Undo
hint = Hint
rules = Rules
settings = Settings
share = Invite
log = Log
explanation = Explanation
close = Close
cancel = Cancel
yes = Yes
save = Save
copy = Copy
your-turn = Your turn
turn-of = { $name } to play
the-table = The table
opponent-open = What { $name } has
seen-enough = Seen what it brought? Then it is { $name }’s turn.
pass-on = Hide and pass to { $name }
opponents = Opponents
your-hand = Your hand
what-now = What you may do now
skip-to-prompt = Skip to what you may do now
is-deciding = is deciding
points = points
face-down = face down
piece-legal = { $name }, can be chosen
labelled = { $name }: { $value }
waiting-for = { $name } is thinking…
why-not-your-turn = It is { $name }’s turn.
now-what = And now?
now-where = Now choose where it goes.
confirm-play = { $label }?
hint-sought = Looking for a hint…
hint-says = Hint: { $reason }
play-it = Play it
deeds-of = { $name }:
since-your-turn = Since your last turn
start = The table is laid
open-moment = Show the table at this moment
looking-back = Looking back: the table after decision { $number }.
back-to-now = Back to now
offline = No connection to the server. Nothing is lost: we keep trying.
game-over = Game over
offline-move-waits = No connection. Your move is waiting and goes out by itself when the line is back.
move-overtaken = Your move came too late: the game had moved on.
move-left = Your last move could not be sent: there was no connection.
open-rule = Open rule { $rule }
in-the-box = In the box
credits = Designed by { $designer }, published by { $publisher } in { $year }.

## Hot-seat

pass-screen = Pass the screen to { $name }
nobody-looks = Everybody else looks away.
i-am = I am { $name }

## The end

result-you = You win!
rematch = Rematch
rematch-laid = The rematch is ready; your seat is kept for you.
join-rematch = Join the rematch
look-at-table = Look at the table
show-result = Result
download-record = Download the record
download-page = Save as a page

## Invite and leave

has-left = { $name } has left; a robot plays on.
robot-plays = left, robot plays
link-copied = Link copied.
link-by-hand = Copy the link from the field.
reissue = New link
nobody-to-invite = Nobody is missing at this table.
your-name = Your name
leave = Leave the table
leave-sure = A robot will take your seat for good.
yes-leave = Leave

## Preferences

language = Language
theme = Colours
theme-auto = as in the system
theme-light = light
theme-dark = dark
pace = Speed of animations
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-none = none
prefer-forced = Play forced moves automatically
prefer-confirm = Ask before each move
prefer-swift = Play without a second tap when only one place is possible
prefer-help = Show what a move would bring
prefer-sound = Sounds
prefer-vibration = Vibrate when it is my turn
prefer-notify = Tell me when it is my turn and I am looking elsewhere
notify-forbidden = Your browser does not allow it: change its settings for this site.
keys-help = Keyboard: Tab and arrows to move, Enter to choose, Escape to cancel, 1 to 9 for the buttons, U to take back a move, H for a hint, I to learn what the chosen thing is, R for the rules.

## What things are

you = You
whose-turn = Whose turn it is
about-turn = Whoever is named here has to decide now.
about-seat = Name and sign of this player; what they did last keeps a ring in their colour.
about-away = { $name } is not connected just now.
about-score = What this player has scored so far.
about-score-hidden = Part of these points is hidden: more is not known before the end.
about-undo = Takes back your last decision. (U)
about-hint = Proposes a move and says what it brings. (H)
about-rules = The rules, with a search. (R)
about-settings = Language, colours, speed, sound, your name.
about-share = The links for whoever is still missing.
about-log = What has happened, turn by turn; touch a line to see that moment again.
about-cannot = { $why }
about-show-again = Replays on the table what has happened since your last turn.
show-again = Show again
log-more = More below
why-veiled = First somebody has to take the screen.

## Introduction and rules

intro-goal-title = What it is about
how-you-win-title = How you win
intro-turn-title = Your turn
intro-hold = Hold a finger on anything to see it large and learn what it does.
intro-hover = Rest the pointer on anything to see it large and learn what it does.
intro-go = Let’s play
intro-again = Show the introduction
legend = What the pictures mean
rules-search = Search the rules
rules-print = Print
rules-as-page = As a page
rules-example = Example: { $title }
rules-step-back = Back
rules-step-on = Next step
rules-step = { $at } of { $total }
rules-hits = { $count ->
    [one] Found in one place
   *[other] Found in { $count } places
  }
rules-hit-next = Next place
rules-hit-before = Place before
rules-figures = The figures of the box
rules-no-game = There is no such game here.
rules-no-rule = There is no rule { $rule } in this book.
rules-contents = Contents
rules-not-found = Nothing in the rules mentions “{ $sought }”.

## Friends: inviting, coming in, looking on

invite-title = Invite your friends
invite-why = { $count ->
    [one] One friend is still missing. Show the code, or send the link: it opens that seat once, for one person.
   *[other] { $count } friends are still missing. Show each a code, or send a link: it opens that seat once, for one person.
  }
invite-all-here = Everybody is here.
invite-later = Go to the table: we play as soon as they come
invite-play = Go to the table
invite-somebody = Invite somebody to this seat
invite-message = A game of { $title }? Your seat is waiting.
link-for = Invitation for { $name }
qr-of = QR code: { $label }
copy-link = Copy the link
send-link = Send…
address-only-here = These links open on this machine only. So that others can come in, start Mastaba with: mastaba serve --host 0.0.0.0
address-choice = Address in the links
reissue-sure = { $name } will be shown out and can only come back with the new link.
yes-reissue = Yes, a new link
robot-instead = Let a robot play instead
my-link = Take my seat to another device
my-link-how = Open this link on the other device. As soon as you sit down there, this screen gives the seat up.
my-link-message = My seat at { $title }
watch-link = Let somebody look on
watch-link-how = Onlookers see what everybody knows, and nobody’s hand.
watch-message = Look on at our game of { $title }
watchable = Whoever has the address may look on
not-watchable = The host has closed this table to onlookers.
open-screen = Show the table on a big screen
onlookers = { $count ->
    [0] nobody is looking on
    [one] one person is looking on
   *[other] { $count } people are looking on
  }
looking-on = You are looking on.
back-to-my-seat = Back to my seat
waiting-invited = { $name } is not here yet: we are waiting…
waiting-away = { $name } is away: we are waiting…
presence-here = here
presence-away = away
presence-invited = invited, not here yet
presence-robot = robot
presence-left = left, a robot plays
news-joined = { $name } has sat down.
news-came = { $name } is here.
news-went = { $name } is away.
news-moved = { $name } plays on another device now.
news-reissued = { $name }’s seat has a new link.
news-left = { $name } has left; a robot plays on.
news-replaced = { $name } has not come: a robot plays instead.
seat-moved-title = You play on another device now
seat-moved = Your seat is on another device now. If that was not you, ask the host for a new link.
invitation-dead = This invitation is no longer valid
invitation-dead-how = You need a new link to play; until then you can look on.
look-on = Look on
welcome-by = { $host } invites you to { $title }
welcome-to = You are invited to { $title }
welcome-hand = The table is on the big screen; this phone will be your hand.
sit-down = Sit down
who-is-here = At the table
handover-title = Take your seat to this device
handover-how = { $title }: { $name }’s seat moves here, and the other device gives it up.
handover-go = Take my seat here

## The big screen

players = Players
screen-join = Scan a code with your phone: it becomes your hand
screen-race = Everybody searches!
choice-heading = { $words }…
whole-table = Whole table
back-to-hand = My hand
look-at-screen = Watch the big screen.
seat-phone = A phone
way-screen = On a big screen: everybody plays with their phone
way-screen-how = This device shows the table, each phone is a private hand. Robots take the other seats.

## Watching

show-controls = Watching
show-pause = Pause
show-play = Go on
show-step = One step
show-live = You see it as it happens.
show-held = Paused: nothing has happened since.
moves-to-come = { $count ->
    [one] 1 move to come
   *[other] { $count } moves to come
  }
about-pause = Stops the show or lets it go on (Space). The robots play on meanwhile; nothing of it is lost.
about-step = Shows the next move and nothing more (right arrow).

## Looking back

replay = Replay
replay-trouble = This game cannot be shown
moment = Moment of the game
moment-of = { $at } / { $total }
show-start = To the start
show-back = Previous move
show-end = To the end
show-earlier = Big moment before
show-later = Next big moment
about-start = Goes to the moment before the first move (Home).
about-back = Goes one move back (left arrow).
about-end = Goes to the last moment (End).
about-earlier = Goes back to the last big moment before this one (Page up).
about-later = Goes on to the next big moment (Page down).
eyes = Whose eyes
eyes-open = All cards open
eyes-onlooker = What everybody knows
eyes-of = { $name }’s view
about-eyes = Through whose eyes you look. While a game runs these are your own; afterwards anybody’s, or all hands at once.
hand-shown = What { $name } held
moment-link = Link to this moment
more-tools = More
about-more = Keep the game, link to this moment, log, rules, settings.
about-moment-link = The address of this very moment, through these eyes.
moment-link-how = Whoever has this link sees the game at exactly this moment and through these eyes.
moment-link-running = The game still runs: others see through this link only what everybody knows, and only if the table is open to onlookers.
moment-link-record = This link works on this server, as long as it has the record open. To keep the game or pass it on, send the record itself.
about-save = The game as one file that opens in any browser without a network, plays itself and shows every seat.
play-on = Play on from here
about-play-on = Opens a new table that stands exactly as this one stood at this moment.
play-on-later = The game still runs: playing on from one of its moments would show what is hidden. Once it is over you can.
play-on-how = A new table is laid as this one stood after decision { $at }. Who sits where?
play-on-me = I play { $name }
play-on-fair = Everything lies as it lay then, also what is face down: the same cards come again. Robots do not know them. Only finished games and opened records can be played on, so that nobody looks into a hand.
play-on-go = Start playing
open-record = Look at a record
open-record-how = Drop a file here, choose one or paste its text: a record from the end of a game, from “mastaba play” or “mastaba simulate”.
record-text = Text of the record
choose-file = Choose a file…
show-record = Show it
which-record = { $count ->
    [one] There is one game in it.
   *[other] There are { $count } games in it. Which one?
  }

## First games

lesson = First game
lesson-of = First game of { $title }: learn it in five minutes
lesson-offer = Learn it: first game (5 min)
lesson-next = Go on
lesson-skip = Leave the lesson
lesson-read-on = Read on first: one thing at a time.
lesson-would = That would bring: { $what } { $instead }
intro-end-title = How it ends
level-lesson = plays a part

## Getting better

odds = Chances
about-odds = What you can know of what you do not see: how likely it is, from what you have seen.
odds-how = From what you know and nothing else. What cannot be counted exactly is tried out on hundreds of tables that look the same to you.
odds-counting = Counting…
odds-nothing = Just now there is nothing to count.
odds-share = { $share } in 100
odds-about = about { $share } in 100
odds-under = less than 1 in 100
odds-over = more than 99 in 100
no-help = It was agreed to play at this table without hints, coach or chances.
help-at-table = Help at the table
help-allowed = Hints, coach and chances are allowed
help-allowed-how = Without it everybody has to rely on their own wits.
coach-wanted = A coach for { $name }
coach-how = Looks at your move before it stands and speaks up if another is clearly better. It knows what you know, and nobody else hears it.
coach-looks = The coach looks at your move…
coach-warns = The coach: “{ $better }” is better by at least { $loss } in 100: { $why }.
coach-warns-only = The coach: “{ $better }” is better by at least { $loss } in 100, in the games tried out.
coach-back = Take it back
coach-anyway = Play it anyway
analyse = Analyse the game
analysis = Analysis
about-analysis = Looks at the finished game again: what each could expect, what was a mistake, and what was luck.
analysis-later = Once the game is over it can be analysed.
analysis-how = A search looks at every decision again, always from what the player knew then. It takes a minute, in the background: you can look at the game meanwhile.
analysis-failed = The analysis was broken off. You can have it go on.
analysis-going = Looking at every decision: { $progress } %
analysis-partial = This is what is known so far; it is still being looked at more closely.
analysis-graph = What each player could expect over the game; a click goes to that moment
analysis-knew = Shares of the victory that each could expect, from what the player on turn knew. Circles are mistakes.
analysis-turns = Turning points
turn-mistake = Move { $at }: { $name } lets { $change } in 100 slip.
turn-luck = { $way ->
    [up] Move { $at }: { $name } is lucky: { $change } in 100 more.
   *[down] Move { $at }: { $name } is unlucky: { $change } in 100 less.
  }
analysis-mistakes = Mistakes
analysis-no-mistakes = No decision was clearly worse than another.
mistake-of = A mistake of { $name }
mistake-line = Move { $step }, { $name }: { $loss } in 100 lost.
mistake-better = Played “{ $played }”; better was “{ $better }”.
mistake-why = Why: { $why }.
mistake-why-tried = Nothing certain tells them apart: it won more of the games tried out.
mistake-why-solved = Every way to go on was looked at: it brings more in the end.
analysis-sums = Luck and skill
analysis-sums-how = In hundredths of the victory; each line adds up. What others’ mistakes gave counts apart from luck.
sum-start = start
sum-luck = luck
sum-unforeseen = unforeseen
sum-mistakes = own mistakes
sum-gifts = others’ mistakes
sum-end = end
line-better = See what was better
line-played = See what was played
line-better-title = Better ({ $at } of { $total }).
line-played-title = As played ({ $at } of { $total }).
line-start = The table as { $name } saw it.
line-says = { $name }: { $words }.
line-cut = What comes then hangs on chance or on something hidden.
line-leave = Back to the game
## Puzzles

practice = Puzzles, daily deals and your record
puzzles = Puzzles
puzzle = Puzzle
puzzles-about = Positions from games between strong robots: one move is clearly best, and another one looks better. Your first answer counts.
puzzles-none = There are no puzzles here yet.
puzzles-count = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
  }
puzzles-solved = { $solved } of { $tried } solved at first sight
puzzles-solve = Solve one
puzzle-of-day = Puzzle of the day
puzzle-of-day-about = The same for everybody today, { $day }.
puzzle-of-day-tried = You have answered today’s, { $day }. There will be another one tomorrow.
puzzle-of-day-go = Solve it
puzzle-of-day-again = Look at it again
puzzles-by-game = By game
puzzle-prompt = Find the best move. { $prompt }
puzzle-difficulty = How hard it is
about-puzzle-rating = How hard this puzzle is: whoever has the same rating solves it every other time. Your own rating moves with your first answer.
puzzle-rating-mine = Your puzzle rating: { $rating } ± { $doubt }
puzzle-trouble = This puzzle cannot be opened
puzzle-simple = simple
puzzle-middling = middling
puzzle-tricky = tricky
puzzle-fiendish = fiendish
puzzle-right = Right!
puzzle-not-right = Not the best move
puzzle-shown = The solution
puzzle-change = rating { $change }
puzzle-next = Next puzzle
puzzle-again = Look again
puzzle-retry = Try again
puzzle-show = Show the solution
puzzle-compare = Compare the moves
puzzle-share = { $share } % of the victory
puzzle-share-about = What you may expect of each move when everybody plays on well, and what is certain to follow from it. Another machine search with ten times the effort found the same.

## Daily deals

daily = Daily deal
daily-about = Every day the same deal and the same robots for everybody, on any server. Play it as often as you like: your best result counts.
daily-today = Today, { $day }
daily-seats = { $players } players, you have seat { $seat }
daily-won = Won with { $points } { $points ->
    [one] point
   *[other] points
  } ({ $tries ->
    [one] 1 try
   *[other] { $tries } tries
  })
daily-lost = { $points } { $points ->
    [one] point
   *[other] points
  }, not won yet ({ $tries ->
    [one] 1 try
   *[other] { $tries } tries
  })
daily-again = Play it again
daily-archive = Days that have been
daily-to-today = The deals of today
daily-played = { $count } played
level-daily = of the day
share-result = Tell others, without giving anything away
share-copy = Copy the text
share-picture = Save a picture
share-copied = Copied.
share-title = Mastaba, daily deal { $day }: { $title }
share-won = 🏆 Won { $own } : { $others }
share-lost = { $own } : { $others }

## One’s own record

own-record = My record
record-about = What this browser has played and solved on this server. There is no account: a secret kept in this browser says that it is yours.
record-empty = Nothing yet: games that you finish and puzzles that you answer will stand here.
record-played = played
record-won = won
record-streak = won in a row
record-longest = longest streak
record-puzzles = puzzles solved
record-puzzle-rating = puzzle rating
record-skills = You among the robots
record-skills-about = By OpenSkill, from your games against the levels; the pale bar is how unsure it is.
record-skill = { $rating } ± { $doubt }, nearest to “{ $level }” ({ $games ->
    [one] 1 game
   *[other] { $games } games
  })
record-tallies = By game, seats and level
record-game = Game
record-seats = Seats
record-against = Against
record-export = Save it as a file
record-delete = Delete my record
record-delete-about = Everything that this server knows of your games and puzzles is deleted at once. It cannot be brought back.
record-deleted = Your record is deleted.
record-counts = This match is in your record.
record-whose = Several people shared this screen. If one of these was you, it can go into your record:
level-mixed = several levels
level-people = people
