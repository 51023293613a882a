### Relikt

pitch = Play cards for any colour, and see to it that the treasures you want fall to yours and the cursed ones to the others.
how-you-win = You win with the most gems: blue treasures count for you, so do pairs of equal red ones, and a red one left alone counts against you.

## What may be done now

action-rum = Play the bottle of rum: swap camps
action-compass = Play the compass: two adventure cards this turn
action-blindfold = Play the blindfold: your adventure card face down
action-binoculars = Play the binoculars: play a card from another hand
action-lasso = Play the lasso: take a card from a row instead of drawing
action-pistol = Play the pistol: replace a card in a row
action-camera = Play the camera: copy the last action
action-seat = { $acting ->
    [rum] Swap camps with { $seat_name }
   *[other] Look into the hand of { $seat_name }
  }
action-replace = Replace the { $card }
action-by = Put the { $card } there
action-play = Play the { $card } into row { $row }
action-rope = Take the { $card }

prompt-turn = Play an adventure card; before it you may play one action card.
prompt-choosing = { $acting ->
    [rum] With whom do you swap camps?
   *[other] Whose cards do you want to see?
  }
prompt-aiming = Which card shall the pistol replace?
prompt-replacing = Which card of yours takes the place of the { $target }?
prompt-playing = { $acting ->
    [compass] Play two adventure cards: { $plays ->
        [one] one to go.
       *[other] choose the first.
      }
    [blindfold] Play an adventure card, face down.
    [binoculars] Play one of the cards laid open.
   *[other] Now play an adventure card.
  }
prompt-roping = Which face-up card do you take?

## What has happened

event-camped = { $player } holds the { $camp } camp.
    .player = You hold the { $camp } camp.
event-dealt = { $player } picks up { $card1 }, { $card2 }, { $card3 } and { $card4 }.
    .player = You pick up { $card1 }, { $card2 }, { $card3 } and { $card4 }.
event-dealt-hidden = { $player } picks up four adventure cards.
    .player = You pick up four adventure cards.
event-equipped = { $player } draws { $tool1 }, { $tool2 } and { $tool3 } from their action cards.
    .player = You draw { $tool1 }, { $tool2 } and { $tool3 } from your action cards.
event-equipped-hidden = { $player } draws three of their action cards.
    .player = You draw three of your action cards.
event-turned = Row { $row }: a { $treasure } is turned up; it takes { $gems } cards.
event-first = { $player } begins.
    .player = You begin.
event-acted = { $player } plays { $tool }.
    .player = You play { $tool }.
event-copied = { $player } copies { $tool }.
    .player = You copy { $tool }.
event-swapped = { $player } swaps camps with { $other }: { $camp } for { $player }, { $other_camp } for { $other }.
    .player = You swap camps with { $other }: { $camp } for you, { $other_camp } for { $other }.
    .other = { $player } swaps camps with you: { $camp } for { $player }, { $other_camp } for you.
event-looked = { $player } asks { $other } to lay their adventure cards open.
    .player = You ask { $other } to lay their adventure cards open.
    .other = { $player } asks you to lay your adventure cards open.
event-shown = { $player } shows the { $card }.
    .player = You show the { $card }.
event-aimed = { $player } aims at the { $card } in row { $row }.
    .player = You aim at the { $card } in row { $row }.
event-replaced = { $player } replaces the { $card } in row { $row } by the { $new }; the { $card } is discarded.
    .player = You replace the { $card } in row { $row } by the { $new }; the { $card } is discarded.
event-played = { $player } plays the { $card } into row { $row }.
    .player = You play the { $card } into row { $row }.
event-borrowed = { $player } plays the { $card } of { $other } into row { $row }.
    .player = You play the { $card } of { $other } into row { $row }.
    .other = { $player } plays your { $card } into row { $row }.
event-veiled = { $player } plays the { $card } face down into row { $row }.
    .player = You play the { $card } face down into row { $row }.
event-veiled-hidden = { $player } plays a card face down into row { $row }.
    .player = You play a card face down into row { $row }.
event-unveiled = The face-down card of { $player } in row { $row } is the { $card }.
    .player = Your face-down card in row { $row } is the { $card }.
event-tallied = Row { $row }: { $camp } makes { $sum } for { $player }.
    .player = Row { $row }: { $camp } makes { $sum } for you.
event-awarded = { $player } takes the { $treasure } of row { $row } with { $sum } in { $camp }.
    .player = You take the { $treasure } of row { $row } with { $sum } in { $camp }.
event-tied = Row { $row } is tied at { $sum }: the { $treasure } stays and its row starts again.
event-closed = No treasure is left for place { $row }: it is closed.
event-roped = { $player } ropes the { $card } from row { $row }.
    .player = You rope the { $card } from row { $row }.
event-shuffled = The { $count } discarded adventure cards are shuffled into a new deck.
event-stacked = Into the deck: the { $card }.
event-stacked-hidden = A card goes into the deck.
event-drew = { $player } draws the { $card }.
    .player = You draw the { $card }.
event-drew-hidden = { $player } draws an adventure card.
    .player = You draw an adventure card.
event-readied = { $player } draws { $tool } from their action cards.
    .player = You draw { $tool } from your action cards.
event-readied-hidden = { $player } draws one of their action cards.
    .player = You draw one of your action cards.
event-over = { $ending }

ending-treasures = The last treasure has been taken: the game is over.
ending-spared = One treasure is left, for nobody: the game is over.

## Things

card-g1 = green 1
card-g2 = green 2
card-g3 = green 3
card-g4 = green 4
card-g5 = green 5
card-g6 = green 6
card-g7 = green 7
card-g8 = green 8
card-g9 = green 9
card-g10 = green 10
card-g11 = green 11
card-g12 = green 12
card-b1 = blue 1
card-b2 = blue 2
card-b3 = blue 3
card-b4 = blue 4
card-b5 = blue 5
card-b6 = blue 6
card-b7 = blue 7
card-b8 = blue 8
card-b9 = blue 9
card-b10 = blue 10
card-b11 = blue 11
card-b12 = blue 12
card-w1 = white 1
card-w2 = white 2
card-w3 = white 3
card-w4 = white 4
card-w5 = white 5
card-w6 = white 6
card-w7 = white 7
card-w8 = white 8
card-w9 = white 9
card-w10 = white 10
card-w11 = white 11
card-w12 = white 12
card-r1 = red 1
card-r2 = red 2
card-r3 = red 3
card-r4 = red 4
card-r5 = red 5
card-r6 = red 6
card-r7 = red 7
card-r8 = red 8
card-r9 = red 9
card-r10 = red 10
card-r11 = red 11
card-r12 = red 12
card-y1 = yellow 1
card-y2 = yellow 2
card-y3 = yellow 3
card-y4 = yellow 4
card-y5 = yellow 5
card-y6 = yellow 6
card-y7 = yellow 7
card-y8 = yellow 8
card-y9 = yellow 9
card-y10 = yellow 10
card-y11 = yellow 11
card-y12 = yellow 12

colour-green = green
colour-blue = blue
colour-white = white
colour-red = red
colour-yellow = yellow

letter-green = G
letter-blue = B
letter-white = W
letter-red = R
letter-yellow = Y

treasure-blue3 = treasure of 3 blue gems
treasure-blue4 = treasure of 4 blue gems
treasure-blue5 = treasure of 5 blue gems
treasure-blue6 = treasure of 6 blue gems
treasure-red4 = treasure of 4 red gems
treasure-red5 = treasure of 5 red gems
treasure-red6 = treasure of 6 red gems

tool-rum = the bottle of rum
tool-compass = the compass
tool-blindfold = the blindfold
tool-binoculars = the binoculars
tool-lasso = the lasso
tool-pistol = the pistol
tool-camera = the camera

## What a reason says is done

deed-awarded = take the { $treasure } of row { $row }
deed-tied = row { $row } is tied and its { $treasure } stays
deed-roped = take the { $card } back from row { $row }
deed-replaced = replace the { $card } in row { $row }
deed-borrowed = play the { $card } of { $other }
deed-leads = lead in row { $row }

## Why not

refusal-over = The game is over.
refusal-must-choose = First choose an opponent for { $acting ->
    [rum] the rum
   *[other] the binoculars
  }.
refusal-must-aim = First name the face-up card that the pistol shall replace.
refusal-must-replace = First replace the { $target } by a card from your hand: { $hand }.
refusal-must-play = The lasso comes at the end of your turn: play an adventure card first.
refusal-must-rope = Your lasso takes a face-up card now: { $faceup }.
refusal-not-held = You do not hold that action card. You hold: { $tools }.
refusal-one-action = You have played your action card for this turn: now play an adventure card.
refusal-no-target = The pistol would find nothing to replace: no face-up card shares its colour or number with one of yours ({ $hand }).
refusal-nothing-to-copy = No action has been played yet, so there is nothing for the camera to copy.
refusal-no-copy-of-copy = A camera lies on top of the discard, and a camera is never copied. Wait for another action.
refusal-no-choice-of-seat = An opponent is chosen only after rum or binoculars.
refusal-own-seat = Choose an opponent, not yourself.
refusal-no-such-seat = There is no such player. Numbers 1 to { $players } are: { $seats }.
refusal-no-pistol = Only a pistol replaces cards in rows.
refusal-not-face-up = That card does not lie face up in a row. Face up are: { $faceup }.
refusal-no-match-in-hand = None of your cards ({ $hand }) has the colour or the number of that card. Name another.
refusal-not-in-hand = You do not hold that card. You hold: { $hand }.
refusal-unlike = That card has neither the colour nor the number of the { $target }. You hold: { $hand }.
refusal-not-shown = With binoculars you play one of the cards laid open: { $shown }.
refusal-row-closed = That place is closed: no treasure is left for it. Open rows: { $rows }.
refusal-no-lasso = Only a lasso takes cards out of rows, at the end of the turn.
refusal-no-such-row = There are four rows, 1 to 4. Open now: { $rows }.
refusal-no-such-card = There is no such card in play: the colours are { $camps }, the numbers 1 to 12.

## The table

zone-row = Row { $place }
zone-treasures = Treasure pile
zone-removed = Removed treasures
zone-deck = Adventure deck
zone-discard = Adventure discard
zone-actions = Last action played
zone-camp = Camp
zone-hand = Adventure cards
zone-kit = Action cards
zone-pile = Action pile
zone-won = Treasures
fact-count = count
fact-gems = gems
fact-is-closed = closed
fact-is-face-down = face down
fact-points = points

## What the page says

short-rum = Rum
short-compass = Compass
short-blindfold = Blindfold
short-binoculars = Binoculars
short-lasso = Lasso
short-pistol = Pistol
short-camera = Camera
card-veiled = { $card }, face down, known to you alone
row-label = Row { $place }: { $filled } of { $gems } cards
row-closed = closed
row-awarded = { $name } would take the treasure
row-tied = A tie: nobody would take the treasure
row-unknown = A face-down card would decide who takes the treasure
sum-label = { $colour }: { $sum } for { $name }
sum-hidden = { $count ->
    [one] one card lies face down
   *[other] { $count } cards lie face down
  }
camp-of = { $name } holds the { $colour } camp
your-camp = Your camp
won-by = Treasures of { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
won-nothing = No treasure yet. Blue gems count up, a lone red down, two equal reds up.
hand-of = { $name }: { $cards ->
    [one] one adventure card
   *[other] { $cards } adventure cards
  }
pile-left = { $count } more in the action pile
opened-hand = Laid open by { $name }
points-blue = Blue gems ({ $count ->
    [one] one treasure
   *[other] { $count } treasures
  })
points-red4 = { $count ->
    [one] Red treasure of 4: alone, so it counts down
   *[other] Red treasures of 4: { $count } ({ $pairs ->
        [one] a pair +4
       *[other] { $pairs } pairs +4 each
      }{ $alone ->
        [1] , one alone −4
       *[other] { "" }
      })
  }
points-red5 = { $count ->
    [one] Red treasure of 5: alone, so it counts down
   *[other] Red treasures of 5: { $count } ({ $pairs ->
        [one] a pair +5
       *[other] { $pairs } pairs +5 each
      }{ $alone ->
        [1] , one alone −5
       *[other] { "" }
      })
  }
points-red6 = { $count ->
    [one] Red treasure of 6: alone, so it counts down
   *[other] Red treasures of 6: { $count } ({ $pairs ->
        [one] a pair +6
       *[other] { $pairs } pairs +6 each
      }{ $alone ->
        [1] , one alone −6
       *[other] { "" }
      })
  }

## Rulings

option-treasures-left = The game ends when this many treasures are left

## The box

figure-cards = adventure cards
figure-letters = letters
figure-colours = colours
figure-highest = highest number
figure-tools = action cards
figure-names = names
figure-treasures = treasures
figure-count = how many
figure-gems = gems
figure-copies = copies of each
figure-table = table
figure-rows = rows
figure-removed = treasures put aside
figure-hand = adventure cards in hand
note-cards = 60 adventure cards: each colour once from 1 to 12; one camp for each colour.
note-tools = 35 action cards: one of each for every seat.
note-copies = How often each number of gems occurs, in the order given above. No source says: the 8 and the 12 are split evenly.

## Deals that cannot be laid

error-deal-colour = The colour { $letter } is not in play: no seat has its camp.
error-deal-colours = { $players } players play with as many colours, and the deal names cards of { $letters }.

## Introduction

intro-goal = Get the treasures you want into your camp, and send the cursed ones to the others.
intro-turn = If you like, play one action card. Then play an adventure card into any row and draw.
legend-camp = Camp: your colour. A full row goes to the camp whose colour is strongest in it, whoever played the cards.
legend-land-g = Adventure card: counts for its colour, in any row.
legend-gem-blue = Blue treasure: worth its gems.
legend-gem-red = Red treasure: alone it counts against you, two of a kind count for you.
legend-tool-compass = Action card: at most one a turn, before the adventure card.

## What is this?

about-card = Counts its number for whoever holds the camp of its colour, whoever plays it.
about-card-back = An adventure card that only its owner knows.
about-treasure-blue3 = Blue gems are good: worth 3 points. It takes 3 cards; the highest colour wins it.
about-treasure-blue4 = Blue gems are good: worth 4 points. It takes 4 cards; the highest colour wins it.
about-treasure-blue5 = Blue gems are good: worth 5 points. It takes 5 cards; the highest colour wins it.
about-treasure-blue6 = Blue gems are good: worth 6 points. It takes 6 cards; the highest colour wins it.
about-treasure-red4 = Cursed: a single red 4 costs 4 points, two of them together are worth 4. A third one is single again.
about-treasure-red5 = Cursed: a single red 5 costs 5 points, two of them together are worth 5. A third one is single again.
about-treasure-red6 = Cursed: a single red 6 costs 6 points, two of them together are worth 6. A third one is single again.
about-treasure-back = A treasure that nobody has seen yet: 3 to 6 blue gems, or 4 to 6 red ones.
about-tool-rum = Swap camps with an opponent of your choice. Treasures already taken stay where they are.
about-tool-compass = Play two adventure cards this turn, into one row or two. Then draw two.
about-tool-blindfold = Your adventure card of this turn lies face down until its row is full. Only you know it.
about-tool-binoculars = An opponent lays the adventure cards open: play one of them instead of one of yours.
about-tool-lasso = At the end of your turn take a face-up card out of any row instead of drawing one.
about-tool-pistol = Put a card of yours in the place of a face-up card in a row that has its colour or its number. Then play as usual.
about-tool-camera = Does what the last action played did, whoever played it. It never copies another camera.
about-tool-back = An action card that only its owner knows: rum, compass, blindfold, binoculars, lasso, pistol or camera.
about-colour = A camp: all cards of its colour work for whoever holds it. Rum swaps camps.
about-sum = What the face-up cards of this row come to in this colour, and for whom. The highest sum takes the treasure, a shared one nobody.
about-hidden = Cards played with a blindfold. They are turned up when the row is full, and then they count.
about-zone-row = A row: its treasure takes as many cards as it has gems. The card that fills it sends the treasure to whoever holds the highest colour, wanted or not.
about-zone-treasures = { $count ->
    [0] No treasure is left to be turned up: places that lose theirs close.
    [one] One treasure is still to be turned up.
   *[other] { $count } treasures are still to be turned up.
  } With the last one taken, the game ends.
about-zone-removed = Treasures put aside before the game: { $count }. Nobody has seen them, and they do not come into play.
about-zone-deck = { $count ->
    [one] One adventure card is
   *[other] { $count } adventure cards are
  } left to be drawn. When it is empty, the discard is shuffled.
about-zone-discard = { $count ->
    [0] No adventure card has
    [one] One adventure card has
   *[other] { $count } adventure cards have
  } been discarded. They come back when the deck is empty.
about-zone-actions = The action played last: the one that a camera copies.
about-zone-camp = The camp of { $owner }: cards of its colour work for { $owner }, whoever plays them.
about-zone-hand = The adventure cards of { $owner }: { $count }. At the end of a turn everybody draws up to four.
about-zone-kit = The action cards in the hand of { $owner }: { $count }. One may be played each turn, before the adventure card.
about-zone-pile = Action cards of { $owner } still to come: { $count }. After playing one, the next is drawn.
about-zone-won = Treasures of { $owner }, { $points } points: blue ones count their gems; of red ones with the same number each pair counts that number, a single one takes it away.

intro-end = The game ends when the last treasure has been taken.

# The first game

lesson-goal = Two treasures are left, both red with five gems. A lone red one counts against you, a pair of equal ones for you: and you have a red 5 already!
lesson-camps = A row is full when it has as many cards as its treasure has gems. Then the treasure goes to the camp of the colour with the highest sum, and your camp is yellow.
lesson-play = You play one card a turn, into any row. Make yellow strong where it is still empty: your 6 into row 4.
lesson-play-instead = Only yellow serves your camp: with the 6 it leads in row 4 by as much as it can.
lesson-push = The robots push too: anybody may play any colour anywhere. Hold on to row 4 with your yellow 2.
lesson-push-instead = Your camp wins by yellow alone: the 2 keeps you in the race for row 4.
lesson-action = Yellow has 8 there, red has 10, and one card is missing. You have drawn a yellow 3. Before your card you may play one action: the blindfold lets it lie face down.
lesson-action-instead = The action comes before the card: afterwards it would be too late for the blindfold.
lesson-veil = Now lay the yellow 3 into row 4: 11 to 10. It is the fifth card, so the row is counted at once.
lesson-veil-instead = Only the yellow 3 in row 4 makes it 11 to 10.
lesson-end = The second red 5 has turned a loss into a gain, and you have won. That is Relikt: colours fight, and what a treasure is worth depends on what you have.

## The rules page: pieces of the box, and worked examples (examples.toml)

box-card = Adventure cards: five colours, 1 to 12
box-camp = Camps, one of each colour
box-blue = Blue treasures, with 3 to 6 gems
box-red = Red treasures, with 4 to 6 gems
example-award = Whose card it is does not matter
example-award-0 = Amina has the green camp, Basile the white one, Chloé the yellow one. The treasure of the first row has 3 blue gems, so it takes three cards.
example-award-1 = Amina plays a white 9. It counts for whoever holds the white camp.
example-award-2 = Basile plays a yellow 2.
example-award-3 = Chloé fills the row with a green 5. White has 9, green 5, yellow 2: Basile takes the treasure, worth 3, though he laid nothing white.
example-tie = Two equally strong
example-tie-0 = In the first row lie a yellow 8 and a green 8. One card is missing.
example-tie-1 = White comes to five only. Green and yellow share the highest sum, 8: nobody takes the treasure. It stays, and the row starts again.
example-rum = Rum at the right moment
example-rum-0 = Yellow leads the first row with a 9, and one card is missing. Chloé has the yellow camp, Amina a bottle of rum.
example-rum-1 = Amina plays it.
example-rum-2 = She swaps camps with Chloé: the yellow one is hers.
example-rum-3 = Then she fills the row. Yellow has 9, so the treasure is Amina’s: 3 points.
example-blindfold = A card face down
example-blindfold-0 = Chloé looks at the table. A green 6 lies in the first row.
example-blindfold-1 = Basile plays his blindfold.
example-blindfold-2 = His card lies face down. Only he knows that it is white.
example-blindfold-3 = Chloé fills the row with a yellow 5 and the hidden card is turned up, a white 9. It beats the green 6, and Basile has 3 points.
example-pistol = The pistol
example-pistol-0 = Chloé’s yellow 9 leads the first row, before a green 5. Amina holds a green 9.
example-pistol-1 = She plays her pistol.
example-pistol-2 = She aims at the yellow 9.
example-pistol-3 = A card with the same number may take its place: the green 9.
example-pistol-4 = Then she plays as in every turn, and fills the row. Green has 14, so Amina takes the treasure: 3 points.
example-reds = One red treasure, two red treasures
example-reds-0 = The treasure of the second row has 4 red gems. Yellow leads with a 9, and one card is missing.
example-reds-1 = Amina fills the row, and Chloé has to take the treasure. Alone it counts against her: 4 points less.
example-reds-2 = Basile begins the third row with yellow, too. There lies another red treasure with four gems.
example-reds-5 = Yellow has 8 and is strongest again. A mistake: now Chloé has two red treasures of 4, and the pair counts 4 for her.
## What can be known

chance-red = The next treasure to be turned up is a red one.
chance-high = { $player } holds a card of { $least } or more.
chance-tool = { $player } holds { $tool }.
chance-face-down = The card that { $player } has laid face down in row { $row } is a { $least } or more.
## Studies

gain-camped = first camp: { $what }
gain-equipped = first action cards: { $what }
gain-acted = action played: { $what }
gain-awarded = treasure taken: { $what }
family-use = Play an action card
study-q2 = Nothing to try: it is a fact about the box that cards cannot run out.
study-q3 = Not tried: a pistol in place of the normal play would be another rule, with other legal actions.
study-q4 = Not tried: forbidding the card just played would be another rule, with other legal actions.
study-q5 = Nothing to try: it says what bots remember, and is no rule of play.
