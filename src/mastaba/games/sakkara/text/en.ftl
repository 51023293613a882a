### Sakkara

pitch = Send two workers over a board of tiles, gather ship, wheat and stones, and be the first to set the dome on a pyramid.
how-you-win = You win at once when you set the dome on a pyramid, before the other does.

## What may be done now

action-worker = Place a worker on { $field }
action-move = Move from { $start } to { $field }
action-climb = Climb from { $start } to { $field } with stairs
action-lay = Lay: { $tile }
action-build = Build: { $tile }
action-cast = Cast: { $combination }
action-line = Strike { $line }
action-at = Sweep around { $field }
action-play = Play: { $tile }
action-fly = Fly from { $start } to { $field }
action-ride = Ride on { $count ->
    [1] one field
   *[other] { $count } fields
  }
action-take = Take from the other rack: { $tile }
action-push = Push { $count ->
    [1] the top tile
   *[other] the top { $count } tiles
  } from { $start } to { $field }
action-discard = Discard: { $tile }
action-end = End the turn
action-cut = Cut the discard: { $count } tiles in the lower stack
action-keep = Leave the discard in one stack
action-put = Put the stack on { $field }

prompt-workers = Place a worker: it takes the top tile of its field.
prompt-turn = { $over ->
    [0] { $moved ->
        [0] Move a worker; play tiles before and after.
       *[other] Play more tiles, or end the turn.
      }
    [one] Your rack is too full: discard one more tile.
   *[other] Your rack is too full: discard { $over } more tiles.
  }
prompt-line = Firestorm: choose a row or a column with a worker of yours.
prompt-around = Whirlwind: choose the worker around which it sweeps.
prompt-flying = Bird: choose where one of your workers flies.
prompt-riding = Horse: how far does your worker ride on?
prompt-taking = Snake: choose a tile from the other rack.
prompt-pushing = Ox: choose a stack beside a worker and how many tiles to push.
prompt-cutting = You may cut the { $discarded } discarded tiles into two stacks.
prompt-putting = Put back what the other player has discarded, on one of the lowest fields.

## What has happened

event-first = { $player } places the first worker.
    .player = You place the first worker.
event-worker = { $player } places a worker on { $field }.
    .player = You place a worker on { $field }.
event-turn = Turn { $turn } of at most { $limit }: { $player }.
    .player = Turn { $turn } of at most { $limit }: yours.
event-moved = { $player } moves from { $start } to { $field }.
    .player = You move from { $start } to { $field }.
event-took = { $player } takes from { $field }: { $tile }.
    .player = You take from { $field }: { $tile }.
event-uncovered = On { $field } appears: { $tile }.
event-uncovered-hidden = On { $field } the tile below appears.
event-laid = { $player } lays: { $tile }.
    .player = You lay: { $tile }.
event-built = { $player } builds on level { $level }: { $tile }.
    .player = You build on level { $level }: { $tile }.
event-finished = { $player } has finished level { $level } of the pyramid.
    .player = You have finished level { $level } of the pyramid.
event-discarded = { $player } discards: { $tile }.
    .player = You discard: { $tile }.
event-cast = { $player } casts: { $combination }.
    .player = You cast: { $combination }.
event-struck = The firestorm of { $player } strikes { $line }.
    .player = Your firestorm strikes { $line }.
event-swept = The whirlwind of { $player } sweeps around { $field }.
    .player = Your whirlwind sweeps around { $field }.
event-destroyed = { $player } loses what lay in front: { $tile }.
    .player = You lose what lay in front: { $tile }.
event-played = { $player } plays: { $tile }.
    .player = You play: { $tile }.
event-flew = { $player } flies from { $start } to { $field }.
    .player = You fly from { $start } to { $field }.
event-rode = { $player } rides on from { $start } to { $field }.
    .player = You ride on from { $start } to { $field }.
event-stole = { $player } takes from the rack of { $victim }: { $tile }.
    .player = You take from the rack of { $victim }: { $tile }.
    .victim = { $player } takes from your rack: { $tile }.
event-pushed = { $player } pushes { told-tiles-moved } from { $start } to { $field }.
    .player = You push { told-tiles-moved } from { $start } to { $field }.
event-stuck = { $player } cannot move any worker.
    .player = You cannot move any worker.
event-cut = { $player } cuts the discard: { $lower } tiles below, { $upper } above.
    .player = You cut the discard: { $lower } tiles below, { $upper } above.
event-kept = { $player } leaves the { $count } discarded tiles in one stack.
    .player = You leave the { $count } discarded tiles in one stack.
event-put = { $player } puts { told-tiles-moved } back on { $field }{ told-tiles-over }
    .player = You put { told-tiles-moved } back on { $field }{ told-tiles-over }
event-lost = The board is full: { $count ->
    [one] one tile leaves
   *[other] { $count } tiles leave
  } the game.
event-looked = { $player } looks at the rack of { $victim }.
    .player = You look at the rack of { $victim }.
    .victim = { $player } looks at your rack.
event-over = { $ending }

told-tiles-moved = { $count ->
    [one] one tile
   *[other] { $count } tiles
  }
told-tiles-over = { $left ->
    [0] {"."}
    [one] ; the field is full, one is left.
   *[other] ; the field is full, { $left } are left.
  }

ending-dome = The dome is set: the pyramid stands and the game is won.
ending-limit = The limit of turns is reached: a draw, nobody wins.

combination-firestorm = firestorm
combination-whirlwind = whirlwind
combination-shipwreck = shipwreck
combination-locusts = locusts

## What a reason says is done

deed-finished = finish level { $level } of the pyramid
deed-built = build on level { $level }
deed-stole = take a tile from the rack of { $victim }
deed-destroyed = lose a tile laid in front
deed-cast = cast: { $combination }
deed-laid = lay a tile
deed-discarded = discard a tile
deed-gathered = have { $count } of the { $size } tiles for level { $level }

forced-end = None of your workers can move any more this turn, and nothing you hold can be laid, built or played now. (R3.1)

## Why not

refusal-over = The game is over.
refusal-place-workers = First both players place their two workers: choose a field without a worker.
refusal-choose-line = The firestorm is burning: choose the row or column it strikes.
refusal-choose-worker = The whirlwind is rising: choose the worker around which it sweeps.
refusal-choose-flight = The bird is waiting: choose a worker of yours and the field it flies to.
refusal-choose-ride = The horse is saddled: choose one field or two.
refusal-choose-tile = The snake is looking: choose a tile from the other rack.
refusal-choose-push = The ox is yoked: choose a stack, its direction and how many tiles.
refusal-choose-cut = Your turn is over: cut the discard, or leave it in one stack.
refusal-must-put = First put back the tiles that were discarded. Possible now: { $places }.
refusal-discard-first = Your rack has only { $limit } places: first discard { $over ->
    [one] one tile
   *[other] { $over } tiles
  }.
refusal-workers-placed = All workers have been placed; now they move.
refusal-occupied = A worker stands in the way on { $field }.
refusal-not-your-worker = None of your workers stands on { $start }; yours are on { $workers }.
refusal-already-moved = You have made this turn’s move. A horse or a bird would take you further.
refusal-too-high = { $field } is { $height } high, more than two above where you stand. Stairs would help a normal move.
refusal-no-need-to-climb = { $field } is not more than two higher than { $start }: simply move there.
refusal-not-held = You have none on your rack: { this-tile }.
refusal-not-laid = Only the ship and wheat are laid in front, not this tile: { this-tile }.
refusal-ship-laid = Your ship lies there already; one is enough.
refusal-wheat-laid = While you build level { $level } no more than { $level } wheat may lie in front of you.
refusal-level-finished = You have finished a level this turn: building and laying wheat go on next turn.
refusal-not-in-pyramid = No level of the pyramid takes this tile: { this-tile }.
refusal-other-level = This tile belongs to level { $tile_level }, and you are building level { $level }: { this-tile }.
refusal-enough-built = The level takes no more than { $needed } of this tile: { this-tile }.
refusal-no-ship = Nothing is built without a ship in front of you: lay one first.
refusal-no-wheat = Level { $level } needs { $level } wheat in front of you, and you have { $wheat }: lay wheat first.
refusal-no-hand = Setting this tile costs { $hands ->
    [one] a hand
   *[other] { $hands } hands
  }, and you have too few: { this-tile }.
refusal-no-recipe = This combination needs { part-one }, { part-two } and { part-three } on your rack.
refusal-nothing-to-take = There is no tile to take there; fields with workers do not count.
refusal-no-ship-there = The other player has no ship lying in front.
refusal-no-wheat-there = The other player has no wheat lying in front.
refusal-not-begun = That needs something else to be played before it: { $opener }.
refusal-no-worker-in-line = A firestorm strikes a row or column with a worker of yours; yours are on { $workers }.
refusal-not-special = This tile has no feather and is not played by itself: { this-tile }.
refusal-play-by-climbing = Stairs are used with the move itself: climb onto a field that is more than two higher.
refusal-move-first = A horse goes on from a move: move a worker first.
refusal-nowhere-to-ride = The worker that moved has no field to ride to in that direction.
refusal-off-board = The ride would leave the board.
refusal-rack-empty = The other rack is empty: there is nothing to take.
refusal-not-there = The other rack does not hold it: { this-tile }.
refusal-nothing-to-push = No stack beside your workers can be pushed.
refusal-not-beside = An ox pushes a stack away from a worker beside it, and none of yours stands behind { $start }.
refusal-too-few-tiles = { $start } has fewer tiles than that: { $under }.
refusal-would-rise = A pushed tile may not end higher than it lay: { $field } is too high for that many.
refusal-rack-fits = Your rack has room for { $limit } tiles: you need not discard.
refusal-must-move = A turn needs its move, and one of your workers can move: { $workers }.
refusal-cut-small = Each of the two stacks needs at least three tiles; { $discarded } are discarded.
refusal-nothing-to-cut = The discard is cut at the end of a turn, with at least six tiles in it.
refusal-nothing-to-put = There is nothing to put back now.
refusal-full = { $field } is full: a field takes at most { $tallest } tiles. Possible now: { $places }.
refusal-next-to-worker = { $field } lies next to a worker of yours. Possible now: { $places }.
refusal-not-lowest = There are lower fields than { $field }. Possible now: { $places }.
refusal-no-such-field = Fields are named a1 to g7.
refusal-no-such-tile = There is no tile of that name.
refusal-no-such-combination = The combinations are firestorm, whirlwind, shipwreck and locusts.
refusal-no-such-line = A line is a column from a to g or a row from 1 to 7.
refusal-not-adjacent = A worker moves to a field orthogonally next to its own.
refusal-not-in-line = A stack is pushed one field further, straight away from the worker, and stays on the board.
refusal-ride-length = A horse takes a worker one or two fields further.
refusal-same-field = A bird carries a worker to another field.
refusal-push-count = A stack has from one to nine tiles to push.

## The table

zone-board = Board
zone-combinations = Combinations
zone-lines = Rows and columns
zone-discard = Discard of this turn
zone-rack = Rack
zone-laid = Laid in front
zone-pyramid = Pyramid
fact-turns = turns played { $value } of at most { $turn_limit }
fact-count = tiles
fact-limit = at most
fact-recipe = recipe
fact-level = level
fact-left = still to build
fact-ship = ship
fact-wheat = wheat

## Rulings

option-locusts = Locusts eat
option-locusts-one = one wheat
option-locusts-all = all wheat
option-open-stacks = The tiles under the top one are shown
option-turn-limit = Draw after so many turns

## Names

tile-ship = ship
tile-wheat = wheat
tile-hand = hand
tile-square = square
tile-moon = moon
tile-stairs = stairs
tile-sun = sun
tile-ankh = ankh
tile-eye = eye
tile-scarab = scarab
tile-djed = djed
tile-dome = dome
tile-bird = bird
tile-horse = horse
tile-snake = snake
tile-ox = ox

this-tile = { $tile }
part-one = { $part1 }
part-two = { $part2 }
part-three = { $part3 }

line-a = column a
line-b = column b
line-c = column c
line-d = column d
line-e = column e
line-f = column f
line-g = column g
line-1 = row 1
line-2 = row 2
line-3 = row 3
line-4 = row 4
line-5 = row 5
line-6 = row 6
line-7 = row 7

cell-a1 = a1
cell-b1 = b1
cell-c1 = c1
cell-d1 = d1
cell-e1 = e1
cell-f1 = f1
cell-g1 = g1
cell-a2 = a2
cell-b2 = b2
cell-c2 = c2
cell-d2 = d2
cell-e2 = e2
cell-f2 = f2
cell-g2 = g2
cell-a3 = a3
cell-b3 = b3
cell-c3 = c3
cell-d3 = d3
cell-e3 = e3
cell-f3 = f3
cell-g3 = g3
cell-a4 = a4
cell-b4 = b4
cell-c4 = c4
cell-d4 = d4
cell-e4 = e4
cell-f4 = f4
cell-g4 = g4
cell-a5 = a5
cell-b5 = b5
cell-c5 = c5
cell-d5 = d5
cell-e5 = e5
cell-f5 = f5
cell-g5 = g5
cell-a6 = a6
cell-b6 = b6
cell-c6 = c6
cell-d6 = d6
cell-e6 = e6
cell-f6 = f6
cell-g6 = g6
cell-a7 = a7
cell-b7 = b7
cell-c7 = c7
cell-d7 = d7
cell-e7 = e7
cell-f7 = f7
cell-g7 = g7

## The page

field-says = { $field }: { $tile }, { $height ->
    [0] no tile
    [one] one tile high
   *[other] { $height } tiles high
  }
field-bare = bare ground
field-worker = worker of { $name }
site-stage = Level { $level }: { $left ->
    [0] complete
    [one] one stone to go
   *[other] { $left } stones to go
  }
site-pyramid = Pyramid of { $name }
site-laid = Ship and wheat of { $name }
site-price = costs { $count ->
    [one] a hand
   *[other] { $count } hands
  }
combination-says = { $name }: { $recipe }
discard-empty = What you discard this turn piles up here; the other player puts it back on the board.
site-of = Building site of { $name }
rack-of = Rack of { $name }
site-lacks = { $ship ->
    [0] lacks { $wheat } wheat
   *[other] { $wheat ->
        [0] lacks a ship
       *[other] lacks a ship and { $wheat } wheat
      }
  }
stones-built = stones built
stone-missing = { $tile }: not built yet
supply-missing = { $tile }: not laid yet

## What is this?

about-tile = A tile, face down. The racks stand hidden, but every tile on them was taken in the open: remember it.
about-tile-back = Bare ground, { $height } tiles high. A worker may step on it, and takes nothing.
about-tile-ship = Lay one in front of you: nothing is built without it. A shipwreck takes it away again.
about-tile-wheat = Lay in front of you as many as the number of the level you are building, or nothing is built. Locusts eat it.
about-tile-hand = The price of building: a square costs one hand, the dome two. Paid hands are discarded.
about-tile-square = A stone of level 1, which takes four. Setting it costs a hand.
about-tile-moon = A stone of level 1, which takes two.
about-tile-stairs = A stone of level 1, which takes two. Or discard it on the move of the turn to climb any height.
about-tile-sun = A stone of level 1, which takes one.
about-tile-ankh = A stone of level 2. Also part of firestorm and shipwreck.
about-tile-eye = A stone of level 2. Also part of firestorm, shipwreck and locusts.
about-tile-scarab = A stone of level 2. Also part of whirlwind, shipwreck and locusts.
about-tile-djed = A stone of level 2. Also part of whirlwind and locusts.
about-tile-dome = Level 3: set it for two hands on the finished pyramid and you have won. Also part of firestorm and whirlwind, and costs no hands there.
about-tile-bird = Discard it: one of your workers flies to any free field, however high, and takes its top tile. Your move stays due.
about-tile-horse = Discard it after the move: the worker that moved goes one or two fields on the same way and takes the top tile.
about-tile-snake = Discard it: look at the other rack and take a tile of your choice.
about-tile-ox = Discard it: push the top tiles of a stack beside your worker one field on, away from the worker. None may end higher than it lay.
about-combination-firestorm = Discard these three: take the top tile of every field of a row or column in which you have a worker. Fields with workers are spared.
about-combination-whirlwind = Discard these three: take the top tile of each of the up to eight fields around one of your workers. Fields with workers are spared.
about-combination-shipwreck = Discard these three: the ship in front of the other player is discarded, and without one they build nothing.
about-combination-locusts = Discard these three: wheat in front of the other player is discarded (one, or all of it, as agreed).
about-line = The firestorm takes the top tile of every field of this line on which no worker stands.
about-zone-board = { $columns } by { $rows } fields. A worker steps to a field beside its own, at most two tiles higher, and takes the top tile. A field holds at most { $tallest } tiles. Turn { $turns } of at most { $turn_limit }.
about-zone-lines = While a firestorm waits: the rows and columns in which you have a worker. Choose the one it strikes.
about-zone-rack = { $count } of { $limit } places are taken. Whoever holds more discards down to { $limit }; what is laid or built does not count.
about-zone-laid = To build, the ship must lie here and as much wheat as the number of the level: { $needed } now. Ship: { $ship }, wheat: { $wheat }.
about-zone-pyramid = Nine stones, then four, then the dome. { $left ->
    [0] Complete.
    [one] Level { $level } of 3, one stone to go.
   *[other] Level { $level } of 3, { $left } stones to go.
  } A level must be complete before the next begins, and in that turn you build nothing more.
about-zone-discard = What is discarded this turn: { $count }. At its end the other player puts it back on the board as one stack; six tiles and more may be cut in two first.
about-zone-combinations = Three tiles from your rack, discarded together, have an effect: firestorm, whirlwind, shipwreck, locusts. A dashed frame is a tile you lack.
about-stones = { $built } of the { $total } stones of the pyramid are built. Whoever sets the last one, the dome, has won; stones alone are no points.
about-lacks = Nothing is built until this lies in front: a ship, and as much wheat as the number of the level.
about-price = { $count ->
    [one] A hand is
   *[other] { $count } hands are
  } discarded from the rack to set this stone.

points-dome = The dome is set: the pyramid stands
points-stones = { $count ->
    [0] Nothing built
    [one] One stone built, no dome
   *[other] { $count } stones built, no dome
  }

## The box

figure-board = board
figure-size = fields to a side
figure-workers = workers
figure-each = for each player
figure-rack = rack
figure-places = places
figure-stacks = stacks
figure-tallest = greatest height
figure-step = greatest step
figure-laying = laying
figure-ships-in-sight = ships in sight
figure-cut = cut
figure-smallest = smallest stack
figure-tiles = tiles
figure-count = how many
figure-motifs = motifs
figure-tile = tile
figure-level = level
figure-hands = hands to be paid
figure-combination = combination
figure-recipe = recipe
figure-ankh = ankh
figure-djed = djed
note-stacks = Step: how much higher than its departure a worker’s arrival may be.
note-tile-ship = Name and use are certain, the count is not; so with all tiles below.
note-tile-sun = The name is reconstructed too.
note-tile-ankh = The names of the four magic symbols are reconstructed too.
note-level-1 = Nine tiles and the squares are certain, the other three kinds are not.
note-hands = Hands discarded to set a tile.

## Deals that cannot be laid

error-deal-board = In a deal, board gives each field its tiles, from the bottom up, not { $given }.
error-deal-field = There is no field { $given } on the board; fields are { $first } to { $last }.
error-deal-stack = In a deal, { $field } holds a list of tiles from the bottom up, not { $given }.
error-deal-tall = { $field } holds at most { $tallest } tiles, not { $given }.

## Introduction

intro-goal = Build a pyramid stone by stone and set the dome before the other does.
intro-turn = Walk with a worker and pick up tiles; play tiles from your rack to build, feed the site or cast combinations.
legend-worker = Worker: walks over the stacks and picks up the top tile of where it arrives.
legend-ship = Ship: a building site needs one before anything is built.
legend-wheat = Wheat: each level of the pyramid needs as much of it as its number.
legend-square = Stones: 9, then 4, then the dome on top.
legend-dome = Dome: whoever sets it first has won.

intro-end = The game ends at once when somebody sets the dome.

# The first game

lesson-goal = Your pyramid stands but for the dome: whoever sets it first has won. It needs a ship, three wheat in front of you, and two hands to lift it.
lesson-discard = What the other discards, you put back on the board, on one of the lowest fields. Put the tile on f1.
lesson-discard-instead = On f1 the tile lies as far from the robot’s workers as can be.
lesson-turn = A turn is a step with one of your workers, who takes the tile of the field it enters; before and after it you play tiles from your rack.
lesson-move = You lack one wheat: it lies on g3. Go there with the worker on f3.
lesson-move-instead = The wheat that you lack would stay on g3.
lesson-lay = The wheat is on your rack. Lay it in front of you: that makes three.
lesson-lay-instead = On your rack the wheat feeds nobody: three have to lie in front of you.
lesson-pass = For the dome you lack a second hand. End your turn: the robot is next.
lesson-again = The robot has discarded a tile: put it back on f2.
lesson-again-instead = On f2 the tile lies as far from the robot’s workers as can be.
lesson-snake = You could look for a hand on the board, but there is a cleverer way: a snake lies on e5. Go there with the worker on f5.
lesson-snake-instead = Let us take the snake on e5: a snake gets you the hand that you lack.
lesson-play = Animals are special tiles. Play the snake: it looks at the other rack.
lesson-play-instead = The robot would keep the hand that you lack.
lesson-take = Take what you need most: the hand.
lesson-take-instead = That does not lift the dome: it takes two hands, and you have one.
lesson-build = Ship, three wheat, two hands: build the dome.
lesson-build-instead = The game would go on, when you can win it now.
lesson-end = The dome is set, and you have won. That is Sakkara: step, take, build, and spoil what the other needs.

## The rules page: pieces of the box, and worked examples (examples.toml)

box-worker = Workers, two for each player
example-step = How high a worker climbs
example-step-0 = Amina’s worker on b2 stands on a single tile. On b3 lie 3 tiles, two more: it may go there. On c2 lie 4, which is too high without stairs.
example-step-1 = It climbs onto b3 and takes the top tile, a ship.
example-site = Opening the building site
example-site-0 = Amina has laid her ship and holds wheat, a hand and a square. As long as no wheat lies in front of her, nothing can be built.
example-site-1 = One wheat is what level one needs.
example-site-2 = The square is built into level 1. It costs a hand, which is discarded.
example-site-3 = The turn is over. The hand does not leave the game: Basile must put it back on the board.
example-site-4 = On a field as low as possible, and not next to a worker of his own. He chooses one far from Amina.
example-firestorm = A firestorm
example-firestorm-0 = Amina holds ankh, eye and dome, and has a worker in row 4.
example-firestorm-1 = She discards the three: that is a firestorm.
example-firestorm-2 = She chooses row 4 and takes the top tile of every field of it where no worker stands: six tiles at once, a ship among them.
example-firestorm-3 = The three tiles of the recipe lie in the discard of the turn, in their order.
example-firestorm-4 = Basile puts them back as one stack of 3, where nobody is near.
example-stairs = Stairs
example-stairs-0 = The same table: 4 tiles on c2, and Amina holds stairs. For b3 they would not be needed, so there they cannot be played.
example-stairs-1 = With the stairs her worker climbs onto c2 and takes the eye. The stairs are discarded.
example-stairs-2 = At the end of the turn the discard goes to Basile.
example-stairs-3 = He puts it back onto a low field.
example-ox = The ox
example-ox-0 = Beside Amina’s worker on c4 lies a stack of 4 tiles, behind it a field with 1. She holds an ox.
example-ox-1 = She may push 1, 2 or 3 tiles from d4 to e4, away from the worker. Not all four: the lowest would end higher than it lay.
example-ox-2 = She pushes 3. Now e4 is four high.
example-ox-3 = And d4 has come down to her: she walks there and takes the square that lay at the bottom.
example-dome = The dome
example-dome-0 = Amina has finished two levels and holds the dome. It costs two hands.
example-dome-1 = She has only one hand. But her worker has just taken a snake.
example-dome-2 = The snake looks at Basile’s rack.
example-dome-3 = She takes a hand from it.
example-dome-4 = Two hands, and the dome is set: level 3 is complete, and Amina has won at once.
## What can be known

chance-rack = On { $player }’s rack: { $tiles }.
chance-board = On the board, { $tile }: { $count }, of which on top of a stack: { $top }.
## Studies

gain-took = tile taken: { $what }
gain-cast = combination: { $what }
gain-played = special tile played: { $what }
study-q4 = Nothing to try: it is about arranged boards only.
