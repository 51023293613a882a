### Luxor

pitch = Rebuild a wall of animals tile by tile, bring scarabs to the columns and open the sarcophagi behind them.
how-you-win = You win with the most points: the values of the sarcophagi you open, and 7 for an archaeologist of yours at your secret column.

## What may be done now

action-drop = Drop { $upper } above { $lower } into shaft { $shaft }
action-resolve = Resolve a pair of { $animal ->
    [camel] camels
    [mule] mules
    [snake] snakes
    [hippo] hippos
    [croc] crocodiles
    [ibis] ibises
   *[cat] cats
  } ({ $kind })
action-post = Post an archaeologist there
action-skip = Post nobody there
action-move = Bring the archaeologist from the { $animal } column
action-open = Open a sarcophagus of the { $animal } column
action-done = Open nothing more
action-claim = Point at the line { $line }
action-pass = Point at no line
action-curse = Curse { $seat_name }
action-give = Hand over a sarcophagus of { $value } points

prompt-drop = Drop one of your tiles into the wall.
prompt-resolve = Your tile has formed several pairs: which one first?
prompt-post = Nobody stands at the { $column } column: post an archaeologist?
prompt-move = None of your archaeologists is left in front of you: bring one to the { $column } column?
prompt-open = The wall is full: gather scarabs of your columns and open a sarcophagus?
prompt-claim = A curse! Find three cells in a line with these animals: { $curse }.
prompt-curse = You found the line: who is cursed?
prompt-give = The curse strikes you: which sarcophagus do you hand over?

## Things

animal-camel = camel
animal-mule = mule
animal-snake = snake
animal-hippo = hippo
animal-croc = crocodile
animal-ibis = ibis
animal-cat = cat
column-camel = camel
column-mule = mule
column-snake = snake
column-hippo = hippo
column-croc = crocodile
column-ibis = ibis
column-cat = cat
pair-camel = camels
pair-mule = mules
pair-snake = snakes
pair-hippo = hippos
pair-croc = crocodiles
pair-ibis = ibises
pair-cat = cats
picture-camel-left = camel facing left
picture-camel-right = camel facing right
picture-mule-left = mule facing left
picture-mule-right = mule facing right
picture-snake-left = snake facing left
picture-snake-right = snake facing right
picture-hippo-left = hippo facing left
picture-hippo-right = hippo facing right
picture-croc-left = crocodile facing left
picture-croc-right = crocodile facing right
picture-ibis-left = ibis facing left
picture-ibis-right = ibis facing right
picture-cat-left = cat facing left
picture-cat-right = cat facing right
scarab-scarab = scarab
archaeologist-1 = archaeologist
archaeologist-2 = archaeologist
archaeologist-3 = archaeologist
archaeologist-4 = archaeologist
kind-same = facing the same way
kind-opposite = facing opposite ways
kind-either = facing the same way or not, by choice
line-row = along the row
line-shaft = along the shaft
line-rising = along the rising diagonal
line-falling = along the falling diagonal
lack-limit = two have been put there this turn
lack-full = three lie there already
lack-slab = the slab is empty
lapse-no-owner = nobody owns a sarcophagus yet
lapse-no-claim = nobody points at a line
lapse-no-victim = no opponent owns a sarcophagus

## What has happened

event-first = { $player } begins.
    .player = You begin.
event-dealt = { $player } starts with a tile: { $upper } above { $lower }.
    .player = You start with a tile: { $upper } above { $lower }.
event-dealt-hidden = { $player } starts with a tile.
    .player = You start with a tile.
event-pharaoh = { $player } draws a pharaoh card: { $animal }.
    .player = You draw a pharaoh card: { $animal }.
event-pharaoh-hidden = { $player } draws a pharaoh card.
    .player = You draw a pharaoh card.
event-dropped = { $player } drops a tile into shaft { $shaft }: { $upper } above { $lower }.
    .player = You drop a tile into shaft { $shaft }: { $upper } above { $lower }.
event-formed = A pair of { $animal }, { $kind }: its row { $row } with row { $other } of shaft { $shaft }.
event-sighted = A pair of { $animal }, { $kind }: from its row { $row } { $line }.
event-resolved = { $player } resolves a pair of { $animal }, { $kind }.
    .player = You resolve a pair of { $animal }, { $kind }.
event-sent-home = { $owner } takes back an archaeologist from the { $animal } column.
    .owner = You take back an archaeologist from the { $animal } column.
event-posted = { $player } posts an archaeologist at the { $animal } column.
    .player = You post an archaeologist at the { $animal } column.
event-moved = { $player } moves an archaeologist from the { $origin } column to the { $animal } column.
    .player = You move an archaeologist from the { $origin } column to the { $animal } column.
event-skipped = { $player } sends nobody to the { $animal } column.
    .player = You send nobody to the { $animal } column.
event-scarab = A scarab goes to the { $animal } column: { $count ->
    [one] one lies there
   *[other] { $count } lie there
  }, { $left } on the slab.
event-no-scarab = No scarab for the { $animal } column: { $reason }.
event-opened = { $player } opens a sarcophagus of the { $animal } column, { told-lid-eyes }: { $value } points ({ told-lids-left }).
    .player = You open a sarcophagus of the { $animal } column, { told-lid-eyes }: { $value } points ({ told-lids-left }).
event-opened-hidden = { $player } opens a sarcophagus of the { $animal } column, { told-lid-eyes } ({ told-lids-left }).
    .player = You open a sarcophagus of the { $animal } column, { told-lid-eyes } ({ told-lids-left }).
event-drew = { $player } draws a tile: { $upper } above { $lower } ({ $left } left in the deck).
    .player = You draw a tile: { $upper } above { $lower } ({ $left } left in the deck).
event-drew-hidden = { $player } draws a tile ({ $left } left in the deck).
    .player = You draw a tile ({ $left } left in the deck).
event-deck-empty = The deck is empty: { $player } draws nothing.
    .player = The deck is empty: you draw nothing.
event-snake = The next tile of the deck shows a snake on its back: a curse.
event-curse = A curse tile is turned up: { $one }, { $two }, { $three }. Everybody searches the wall.
event-order = { $player } is asked { told-asked-when }.
    .player = You are asked { told-asked-when }.
event-passed = { $player } points at no line.
    .player = You point at no line.
event-claimed = { $player } points at a line: from shaft { $shaft }, row { $row }, { $line }.
    .player = You point at a line: from shaft { $shaft }, row { $row }, { $line }.
event-lapsed = The curse tile has no effect: { $reason }.
event-cursed = { $player } lets the curse strike { $victim }.
    .player = You let the curse strike { $victim }.
    .victim = { $player } lets the curse strike you.
event-gave = { $player } hands over to { $taker } a sarcophagus with { told-lid-eyes }: { $value } points.
    .player = You hand over to { $taker } a sarcophagus with { told-lid-eyes }: { $value } points.
    .taker = { $player } hands over to you a sarcophagus with { told-lid-eyes }: { $value } points.
event-gave-hidden = { $player } hands over to { $taker } a sarcophagus with { told-lid-eyes }.
    .player = You hand over to { $taker } a sarcophagus with { told-lid-eyes }.
    .taker = { $player } hands over to you a sarcophagus with { told-lid-eyes }.
event-wall-full = The wall is full. Scarabs can be moved once more.
event-paid = { $player } takes { told-scarabs-taken } from the { $animal } column.
    .player = You take { told-scarabs-taken } from the { $animal } column.
event-done = { $player } opens nothing more.
    .player = You open nothing more.
event-scored = { $player }: sarcophagi { $sarcophagi }, pharaoh card { $animal } (bonus { $bonus }), total { $total }.
    .player = You: sarcophagi { $sarcophagi }, pharaoh card { $animal } (bonus { $bonus }), total { $total }.
event-over = { $ending }

told-lid-eyes = { $eyes ->
    [one] one eye
   *[other] { $eyes } eyes
  }
told-lids-left = { $left } left there
told-asked-when = { $number ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  }
told-scarabs-taken = { $count ->
    [one] a scarab
   *[other] { $count } scarabs
  }

ending-wall = The wall is complete: the game is over.

## What a reason says is done

deed-opened = open a sarcophagus of the { $animal } column
deed-gave = hand over a sarcophagus of { $value } points
deed-sent-home = take back an archaeologist from the { $animal } column
deed-posted = post an archaeologist at the { $animal } column
deed-moved = bring an archaeologist to the { $animal } column
deed-scarab = a scarab goes to the { $animal } column
deed-formed = a pair of { $animal } comes about

## Why not

refusal-over = The game is over.
refusal-must-drop = It is time to drop a tile. You hold: { $hand }.
refusal-must-resolve = First say which pair you resolve. Pending: { $pairs }.
refusal-must-post = First decide whether you post an archaeologist at the { $column ->
    [camel] camel
    [mule] mule
    [snake] snake
    [hippo] hippo
    [croc] crocodile
    [ibis] ibis
    [cat] cat
   *[other] { $column }
  } column: post, or skip.
refusal-must-move = First decide whether you bring an archaeologist to the { $column ->
    [camel] camel
    [mule] mule
    [snake] snake
    [hippo] hippo
    [croc] crocodile
    [ibis] ibis
    [cat] cat
   *[other] { $column }
  } column: move one of yours ({ $own }), or skip.
refusal-must-open = The wall is full: open a sarcophagus at one of your columns ({ $own }), or be done.
refusal-must-claim = A curse tile is up ({ $curse }): point at a line that shows it, or pass.
refusal-must-curse = You found the line: name an opponent who owns a sarcophagus ({ $victims }).
refusal-must-give = The curse strikes you: hand over one of your sarcophagi ({ $values }).
refusal-not-in-hand = You do not hold the tile { $tile }. You hold: { $hand }.
refusal-shaft-full = Shaft { $shaft } is full. There is room in: { $shafts }.
refusal-not-pending = No such pair is pending ({ $animal ->
    [camel] camel
    [mule] mule
    [snake] snake
    [hippo] hippo
    [croc] crocodile
    [ibis] ibis
    [cat] cat
   *[other] { $animal }
  }, { $kind ->
    [same] facing the same way
    [opposite] facing opposite ways
   *[other] { $kind }
  }). Pending: { $pairs }.
refusal-has-stock = You still have an archaeologist in stock: post that one, or skip.
refusal-no-stock = You have no archaeologist in stock: move one of yours ({ $own }), or skip.
refusal-not-yours = None of your archaeologists stands at the { $animal ->
    [camel] camel
    [mule] mule
    [snake] snake
    [hippo] hippo
    [croc] crocodile
    [ibis] ibis
    [cat] cat
   *[other] { $animal }
  } column. Yours: { $own }.
refusal-no-sarcophagus = No sarcophagus is left at the { $animal ->
    [camel] camel
    [mule] mule
    [snake] snake
    [hippo] hippo
    [croc] crocodile
    [ibis] ibis
    [cat] cat
   *[other] { $animal }
  } column. Possible: { $own }.
refusal-no-match = These three cells do not show the three animals of the curse tile ({ $curse }), one each. Look elsewhere, or pass.
refusal-self = The curse strikes an opponent, not yourself. Possible: { $victims }.
refusal-no-loot = { $seat_name } owns no sarcophagus. Possible: { $victims }.
refusal-no-such-seat = There is no such player. Possible: { $victims }.
refusal-not-owned = You own no sarcophagus of { $value } points. Yours: { $values }.
refusal-no-such-tile = There is no such tile. A tile is written like camelL-muleR, upper picture first. You hold: { $hand }.
refusal-no-such-shaft = Shafts are numbered from 1 to 8, from the left. There is room in: { $shafts }.
refusal-no-such-animal = The animals are camel, mule, snake, hippo, croc, ibis and cat.
refusal-no-line = Those are not three neighbouring cells in a straight line: along a row, a shaft or a diagonal. (In writing: shaft.row for each, from the left; in one shaft, from below.)
refusal-no-such-value = No sarcophagus is worth that. Yours: { $values }.

## The table

zone-wall = Wall
zone-column = Column { $animal }
zone-shafts = Shafts with room
zone-slab = Slab
zone-deck = Deck
zone-curse = Curse tile
zone-hand = Hand
zone-treasure = Sarcophagi
zone-stock = Archaeologists in stock
zone-pharaoh = Pharaoh card
fact-count = count
fact-eyes = eyes
fact-holder = { $value ->
    [0] {""}
   *[other] held by { $player }
  }
fact-scarabs = scarabs
fact-snake = a snake on the next back: a curse
fact-pending = to resolve

## Variants and rulings

option-curse = Curse of the pharaoh
option-sphinx = Eyes of the Sphinx
option-curse-race = Who finds the cursed line first
option-curse-race-slow = the seats are asked one by one, in a drawn order
option-curse-race-live = everybody at once, the clock decides
option-sphinx-line = Eyes of the Sphinx: a line pays
option-sphinx-line-drop = once for each animal of each drop
option-sphinx-line-ever = nothing any more once it held two of the animal

## The page

shaft-name = Shaft { $shaft }
a-scarab = scarab
coffin-closed = Sarcophagus, { $eyes ->
    [one] one eye
   *[other] { $eyes } eyes
  }
coffin-worth = Sarcophagus, { $eyes ->
    [one] one eye
   *[other] { $eyes } eyes
  }, { $value } points
archaeologist-of = Archaeologist of { $name }
my-pharaoh = the animal of your pharaoh card
pharaoh-says = Pharaoh card: { $animal }
no-treasure = Your sarcophagi will stand here.
curse-how = Choose three neighbouring cells of the wall in a straight line that show these animals, in any order.{ $pace ->
    [race] { " " }Be quick!
   *[calm] { "" }
  }
points-sarcophagi = { $count ->
    [0] No sarcophagus
    [one] 1 sarcophagus
   *[other] { $count } sarcophagi
  }
points-pharaoh = An archaeologist at the column of the pharaoh card
points-no-pharaoh = Nobody at the column of the pharaoh card

## The box

figure-wall = wall
figure-shafts = shafts
figure-rows = rows
figure-animals = animals
figure-names = names
figure-hands = hands
figure-tiles = tiles
figure-list = list
figure-sarcophagi = sarcophagi
figure-a-column = in a column
figure-values = values of sarcophagi
figure-one-eye = one eye
figure-two-eyes = two eyes
figure-three-eyes = three eyes
figure-scarabs = scarabs
figure-count = how many
figure-to-open = to open a sarcophagus
figure-a-turn = for a column in a turn, at most
figure-archaeologists = archaeologists
figure-each = for each player
figure-pharaoh = pharaoh card
figure-bonus = bonus
figure-reserve = reserve
figure-first = tiles before the first curse
figure-curses = curse tiles
note-wall = Cells: a tile fills two of them, so a shaft takes 5 tiles and the wall 40.
note-animals = Dromedary, mule, snake and hippopotamus are attested (C); crocodile, ibis and cat complete the seven.
note-tiles = Upper then lower picture. That there are 49 is certain, which ones is not; all must differ.
note-sarcophagi = 7 with one eye in front, 7 with two behind them, 7 with three at the back.
note-values = Which values a number of eyes can hide is certain, how many there are of each is not.
note-pharaoh = One card for each animal.
note-reserve = Tiles kept free of curse tiles in the variant.
note-curses = Six tiles of three animals are certain, which animals are not; three different ones each.

## Deals that cannot be laid

error-deal-sarcophagi = In a deal, sarcophagi gives three values for each of { $animals }, not { $given }.
error-deal-values = In a deal, the sarcophagi of { $animal } are a list of { $count } values, not { $given }.
error-deal-worth = No sarcophagus with { $eyes ->
    [one] one eye
   *[other] { $eyes } eyes
  } is worth { $value } (sarcophagi of { $animal }, front first).

## A picture as actions write it: which animal, and which way it looks

picture-camell = { picture-camel-left }
picture-camelr = { picture-camel-right }
picture-mulel = { picture-mule-left }
picture-muler = { picture-mule-right }
picture-snakel = { picture-snake-left }
picture-snaker = { picture-snake-right }
picture-hippol = { picture-hippo-left }
picture-hippor = { picture-hippo-right }
picture-crocl = { picture-croc-left }
picture-crocr = { picture-croc-right }
picture-ibisl = { picture-ibis-left }
picture-ibisr = { picture-ibis-right }
picture-catl = { picture-cat-left }
picture-catr = { picture-cat-right }

# In the terminal, where a cell of the wall is as wide as a word: ◂ and ▸ are the way an animal looks
short-camell = { animal-camel }◂
short-camelr = { animal-camel }▸
short-mulel = { animal-mule }◂
short-muler = { animal-mule }▸
short-snakel = { animal-snake }◂
short-snaker = { animal-snake }▸
short-hippol = { animal-hippo }◂
short-hippor = { animal-hippo }▸
short-crocl = { animal-croc }◂
short-crocr = { animal-croc }▸
short-ibisl = { animal-ibis }◂
short-ibisr = { animal-ibis }▸
short-catl = { animal-cat }◂
short-catr = { animal-cat }▸

## Introduction

intro-goal = Rebuild the wall so that equal animals meet, and open the most valuable sarcophagi.
intro-turn = Let a tile fall into a shaft, resolve the pairs it makes, and draw a new tile.
legend-cat = Animal: the new tile’s picture beside the same animal makes a pair for that animal’s column.
legend-scarab = Scarab: pairs bring them to columns; the third opens a sarcophagus.
legend-archaeologist = Archaeologist: whoever has one at a column gets what is opened there.
legend-mummy = Sarcophagus: its value counts for you; the eyes on the lid say how much to expect.
legend-pharaoh = Pharaoh card: a column only you know; an archaeologist there at the end brings extra points.

## What is this?

about-tile = Two animals, one above the other. Dropped into a shaft, each makes a pair with every equal animal around it.
about-tile-back = A tile that nobody but its owner sees; in the deck, nobody at all.
about-shaft = A tile dropped here falls to where it is drawn. Gold discs are pairs facing the same way, silver squares pairs facing opposite ways.
about-sarcophagus = Worth { $face } points. { $eyes ->
    [one] One eye hides 3 or 4 points.
    [2] Two eyes hide 5 or 6 points.
   *[other] Three eyes hide 7, 8 or 10 points.
  } Only its owner knows the value.
about-sarcophagus-back = { $eyes ->
    [one] One eye: 3 or 4 points inside.
    [2] Two eyes: 5 or 6 points inside.
   *[other] Three eyes: 7, 8 or 10 points inside.
  } Whoever stands at its column when three scarabs lie there takes the front one.
about-scarab = Every pair brings one to the column of its animal, at most two a column and turn. Three open a sarcophagus, then they go back to the slab.
about-archaeologist = Holds a column: whoever stands there takes its sarcophagi. A pair facing the same way drives an opponent out, one facing opposite ways does not.
about-curse = Find three neighbouring cells in a straight line that show these three animals, in any order. Whoever is first has an opponent hand over a sarcophagus.
about-curse-back = The next tile is a curse: when it is drawn, everybody searches the wall.
about-pharaoh = At the end, an archaeologist of yours at the column of this animal is worth 7 points. Nobody else knows your card.
about-pharaoh-back = A pharaoh card that only its owner knows: at the end, standing at the column of its animal is worth 7 points.
about-my-pharaoh = Stand here at the end: with your pharaoh card that is worth 7 points.
about-pair-same = A pair of this animal waits, both facing the same way: it drives out an opponent who stands here, and brings a scarab.
about-pair-opposite = A pair of this animal waits, facing opposite ways: an opponent who stands here stays, and it brings a scarab.
about-zone-wall = The wall: 8 shafts, each with room for 5 tiles. Everything falls to the bottom of its shaft. When the wall is full, the game ends.
about-zone-shafts = The shafts that have room for another tile.
about-zone-curse = The curse tile that is turned up.
about-zone-pharaoh = The pharaoh card of { $owner }.
about-zone-column = Pairs of this animal bring scarabs here: { $scarabs } of { $to_open } so far. With { $to_open }, whoever stands here takes the front sarcophagus.
about-zone-slab = { $count ->
    [0] No scarab is
    [one] One scarab is
   *[other] { $count } scarabs are
  } left on the slab. When it is empty, pairs bring none.
about-zone-deck = { $count ->
    [0] No tile is
    [one] One tile is
   *[other] { $count } tiles are
  } left to be drawn.{ $snake ->
    [true] { " " }The snake on the back says: the next one is a curse.
   *[false] { "" }
  }
about-zone-hand = The tiles of { $owner }: { $count }. One is dropped each turn, then another is drawn.
about-zone-treasure = The sarcophagi that { $owner } has taken: { $count }. Their values are added up at the end.
about-zone-stock = Archaeologists that { $owner } can still post: { $count }.

intro-end = The game ends when the wall is full; then everybody may gather scarabs once more to open what is left.

# The first game

lesson-goal = The wall is almost rebuilt: one shaft is still open. You win by opening sarcophagi, whose values are your points.
lesson-turn = On your turn you drop one of your three tiles. Where its pictures lie beside the same animal, they make a pair for that animal’s column.
lesson-drop = The ibis column lacks one scarab, but the robot stands there. Drop the tile with ibis and cat into the last shaft.
lesson-drop-instead = Without an ibis the robot stays at that column, and the scarab it lacks does not come.
lesson-pairs = Two pairs! The ibises look the same way: such a pair sends the robot’s archaeologist home and puts yours in its place. Resolve it first.
lesson-pairs-instead = The cats can wait: at the ibis column a sarcophagus opens for you.
lesson-again = The third scarab opened the sarcophagus for you: 7 points. The robot has won the ibis column back; now drop camel and mule, which both find their like.
lesson-again-instead = Camel and mule make two pairs: two scarabs, and the mule column for you.
lesson-replace = Both pairs look the same way. At the mules the robot stands: resolve them first and take its place.
lesson-replace-instead = You stand at the camels already, they can wait. At the mules, take the robot’s place first.
lesson-wall = The wall is full. Now the scarabs of all your columns may be gathered, three for a sarcophagus: open the one of the camels.
lesson-wall-instead = Three eyes promise most: the camel first, then the mule. Scarabs left over bring nothing.
lesson-open-more = Three eyes, many points. You have three more scarabs: open the one of the mules.
lesson-open-more-instead = The mule’s sarcophagus has three eyes, the cat’s two, and scarabs left over bring nothing.
lesson-end = That is Luxor: equal pictures bring scarabs, the third opens a sarcophagus, and it goes to whoever stands there.

## The rules page: pieces of the box, and worked examples (examples.toml)

box-tile = Tiles
box-archaeologist = Archaeologists, five in each colour
box-scarab = Scarabs
box-sarcophagus-1 = Sarcophagi with one eye
box-sarcophagus-2 = Sarcophagi with two eyes
box-sarcophagus-3 = Sarcophagi with three eyes
box-pharaoh = Pharaoh cards
box-curse = Curse tiles, for the variant
example-takeover = Taking over a column
example-takeover-0 = Basile stands at the mule column, with 1 scarab. In shaft 3 lies a mule looking right, in shaft 5 one looking left, and Amina holds a mule looking right.
example-takeover-1 = It falls between them and makes two pairs: with shaft 3 the same way, with shaft 5 opposite ways. Amina says which comes first.
example-takeover-2 = The same way drives Basile out, and Amina stands there. The pairs bring scarabs 2 and 3, and three open the front sarcophagus, which is hers: 3 points. The opposite pair first would have left Basile there.
example-lid = The third scarab, and one more
example-lid-0 = Amina stands at the camel column, where 2 scarabs lie.
example-lid-1 = Her camel makes two pairs, one with each neighbour.
example-lid-2 = The first pair brings scarab number 3: Amina takes the front sarcophagus, worth 3, and the three go back to the slab. The second pair then brings 1 new scarab.
example-waiting = Three scarabs, and nobody there
example-waiting-0 = At the camel column lie 2 scarabs, and nobody stands there.
example-waiting-1 = Basile makes a pair, so he may post an archaeologist.
example-waiting-2 = He does not. The pair still brings its scarab: now 3 lie there, and wait.
example-waiting-3 = Amina makes the next pair.
example-waiting-4 = She posts an archaeologist and opens at once: 3 points. Then comes the scarab of this very pair, number 1 of the next three.
example-wall = The wall is full
example-wall-0 = One tile is left to drop, and it is Basile’s.
example-wall-1 = It makes two pairs.
example-wall-2 = The wall is full. Now everybody gathers the scarabs of the columns where they stand: three open one more sarcophagus there.
example-wall-3 = Amina has 1 scarab at the crocodile and 2 at the snake. Together they open the sarcophagus of the crocodile, worth 10.
example-wall-4 = Basile pays with scarabs of three columns and opens the camel’s, worth 8; of its own column, 1.
example-wall-5 = And once more, the mule’s, worth 8. Amina has 41 points, Basile 63 and the victory.
example-pharaoh = The pharaoh card
example-pharaoh-0 = Only Amina sees her pharaoh card: the camel.
example-pharaoh-1 = She makes a pair of camels at a column where nobody stands.
example-pharaoh-2 = If her archaeologist still stands there at the end, that is worth 7 points, though nothing has been opened. Better not to show how much it matters.
example-curse = The curse of the pharaoh (variant)
example-curse-0 = Amina has opened a sarcophagus. Basile drops a tile and draws.
example-curse-1 = A curse tile comes up: mule, snake and crocodile. Everybody searches the wall for the three in a line.
example-curse-2 = Basile is first to find them, side by side at the bottom of the wall.
example-curse-3 = He names Amina, who owns a sarcophagus.
example-curse-4 = She hands one over, worth 3. The curse tile leaves the game.
## What can be known

chance-next = The next tile shows this animal: { $animal }.
chance-value = A closed sarcophagus with { $eyes ->
    [one] one eye
   *[other] { $eyes } eyes
  } holds { $value }, the most there is.
chance-pharaoh = { $player } has the pharaoh card of the { $animal }.
## Studies

gain-pharaoh = pharaoh card: { $what }
gain-opened = a sarcophagus worth { $what }
gain-posted = an archaeologist posted
gain-moved = an archaeologist moved
gain-resolved = a pair resolved: { $what }
study-q1 = Without a clock the race is played as its extreme: the same player, the one in seat 1, always looks first.
study-q3 = Not tried: the rules know the victim’s choice only, and a taker’s choice would be another rule. It matters in the variant with curses alone.
study-q4 = Not tried: without it a claim would have to be refused to those who find nobody to strike, which is another rule. It matters in the variant with curses alone.
study-animals = Not tried: these are names, and play is the same under others.
