### Saqqara

pitch = Sort relics into three rising rows and hand each over to the museum at just the right moment.
how-you-win = You win with the most points: one for every relic you take from a row of 15 or more, one for every prime, and two a prime if you have more primes than relics.

## What may be done now

action-draw = Draw { $relic ->
    [8] an 8
   *[other] a { $relic }
  }
action-stop = Stop drawing
action-place = Place the { $relic } on row { $row }
action-discard = Discard the { $relic }

prompt-draft = Draft: take the top relic of a pile.
prompt-turn = Draw relics, or place two of yours.
prompt-drawing = Draw another relic, or stop.
prompt-placing = Place your second relic.
prompt-discarding = Nothing fits: discard a second relic.
prompt-refilling = Your hand ran out: draw { $missing ->
    [one] one more relic
   *[other] { $missing } relics
  }.

## What has happened

event-first = { $player } begins the draft.
    .player = You begin the draft.
event-drew = { $player } draws { told-a-relic }.
    .player = You draw { told-a-relic }.
event-stopped = { $player } stops drawing.
    .player = You stop drawing.
event-placed = { $player } places { told-a-relic } on row { $row }.
    .player = You place { told-a-relic } on row { $row }.
event-prime = { $player } earns a prime for another { $relic } on row { $row }; { told-primes-left }.
    .player = You earn a prime for another { $relic } on row { $row }; { told-primes-left }.
event-took = { $player } completes row { $row } with a value of { $value } and takes its { $cards } relics.
    .player = You complete row { $row } with a value of { $value } and take its { $cards } relics.
event-blocked = Row { $row } cannot reach 15 any more (it is worth { $value }): its { $cards } relics are discarded.
event-restarted = Row { $row } starts anew with { told-a-relic }.
event-discarded = { $player } discards { told-a-relic }.
    .player = You discard { told-a-relic }.
event-emptied = { $player } has no relics left and draws five.
    .player = You have no relics left and draw five.
event-over = { $ending }

told-a-relic = { $relic ->
    [8] an 8
   *[other] a { $relic }
  }
told-primes-left = { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
  }

ending-piles = The last relic has left the piles: the game is over.
ending-primes = The last prime has been awarded: the game is over.

## What a reason says is done

deed-took = complete row { $row } and take its { $cards } relics
deed-prime = earn a prime on row { $row }
deed-ready = hold what completes row { $row }
deed-blocked = row { $row } is blocked and nobody gets its { $cards } relics
deed-emptied = run out of relics and draw five
deed-discarded = lose { told-a-relic }
deed-drew = draw { told-a-relic }

## Why not

refusal-over = The game is over.
refusal-must-draft = During the draft each player takes one top relic in turn. On top now: { $tops }.
refusal-must-place = You have placed one relic of two: place the second. In your hand: { $hand }.
refusal-must-discard = You have begun to discard: one more relic has to go. In your hand: { $hand }.
refusal-must-refill = Your hand ran out: draw until you have { $limit } relics. On top now: { $tops }.
refusal-already-drawing = You are drawing this turn: draw on, or stop. Relics can be placed next turn.
refusal-not-on-top = No pile shows { $relic ->
    [8] an 8
   *[other] a { $relic }
  }. On top now: { $tops }.
refusal-hand-full = You hold { $limit } relics already: place two of them.
refusal-draw-first = You have drawn nothing yet: draw at least one relic, or place two.
refusal-not-in-hand = There is no { $relic } in your hand. You hold: { $hand }.
refusal-too-few = Two relics are placed in a turn, and you hold fewer: draw first.
refusal-between = A row grows at its ends: the { $relic } would lie between the { $low } and the { $high }. { $rows ->
    [none] It fits on no row now.
   *[other] It fits on row { $rows }.
  }
refusal-no-second = After the { $relic } on row { $row } no second relic of yours would fit. Begin with another.
refusal-not-exceptional = Relics are discarded only with { $limit } in hand of which no two can be placed.
refusal-no-such-row = There are three rows: 1, 2 and 3.
refusal-no-such-relic = Relics are numbered from 0 to 9.

## The table

zone-piles = Piles
zone-row = Row { $place }
zone-bank = Primes left
zone-discard = Common discard
zone-hand = Hand
fact-value = Value { $value } of { $target }
fact-left = left
fact-limit = limit
fact-relics = relics
fact-primes = primes
fact-count = count

## Rulings

option-last-prime = When the last prime is awarded
option-last-prime-finish = the placement is finished first
option-last-prime-instant = the game stops on the spot
option-blocked = A row is blocked
option-blocked-structure = when no relics whatever could bring it to 15
option-blocked-supply = when none still in piles or hands could

## The page

earns-prime = earns a prime
row-blocked = blocked!
row-taken = yours!
pile-left = { $count ->
    [one] one relic left
   *[other] { $count } relics left
  }
primes-left = { $count ->
    [one] prime left
   *[other] primes left
  }
points-relics = { $count ->
    [one] 1 relic in the museum
   *[other] { $count } relics in the museum
  }
points-primes = { $count ->
    [one] 1 prime
   *[other] { $count } primes
  }
points-primes-double = { $count ->
    [one] 1 prime, more than relics: counts double
   *[other] { $count } primes, more than relics: they count double
  }

## What is this?

piece-relic = Relic { $face }
about-relic = A find worth { $face } in its row. It joins a row at the left end if nothing there is lower, at the right end if nothing there is higher, never in between. If the row has a { $face } already, it adds no value but earns a prime.
about-zone-piles = The dig: every pile holds the relics from 0 at the top to 9 at the bottom, in order. Only the top ones can be drawn. { $count ->
    [one] One relic is
   *[other] { $count } relics are
  } left in all; when the last is gone the game ends.
about-zone-row = Worth { $value } now: the sum of its different values, each counted once. Whoever brings it to { $target } or more takes all its relics, { $count } now. A row that can no longer get there is blocked and discarded. Then it starts anew with the lowest relic on the piles.
about-zone-bank = Primes left: { $count } of { $all }. Whoever places a relic on a row that has its value already earns one at once. When the last is awarded the game ends.
about-zone-discard = { $count ->
    [0] Nothing has been discarded yet.
    [one] One relic lies here.
   *[other] { $count } relics lie here.
  } Relics of blocked rows end up here and are worth nothing to anybody.
about-zone-hand = What { $owner } holds: at most { $limit } relics. Hands are open to all. At the end they are worth nothing.
about-relics-taken = { $relics ->
    [one] One relic
   *[other] { $relics } relics
  } from rows brought to completion, 1 point each.
about-primes-earned = { $primes ->
    [one] One prime
   *[other] { $primes } primes
  }, 1 point each. Whoever has more primes than relics at the end gets 2 points for each prime.
about-earns-prime = The row has this value already: placing it here earns a prime.

## The box

figure-relics = relics
figure-sets = copies of each
figure-lowest = lowest
figure-highest = highest
figure-primes = primes
figure-count = how many
figure-rows = rows
figure-target = value to reach
figure-hands = hands
figure-draft = relics drafted
figure-limit = relics at most
figure-piles = piles by number of players

## Introduction

intro-goal = Sort what you dig up into three rows that belong to everybody, and be the one who brings them to 15.
intro-turn = Draw relics from the piles, one after the other, up to five in hand; or place exactly two from your hand at the ends of rows.
legend-relic-5 = Relic: numbered 0 to 9, drawn from the piles and placed at the end of a row.
legend-prime = Prime: earned by repeating a value that lies in the row. Each is worth a point, or two if you have more primes than relics.
legend-row = Row: at 15 or more, whoever placed last takes its cards.

intro-end = The game ends when the last relic leaves the piles, or the last prime is awarded.

# The first game

lesson-goal = Others have dug for a while, and you are behind: 11 points to 16. Every relic taken from a row of 15 is a point, every prime too: let us catch up.
lesson-turn = On your turn you do one thing: draw relics, or place exactly two. You hold only a 2 and a 5, so today you draw first.
lesson-draw = Take the 8 off its pile: high cards bring a row to 15.
lesson-draw-instead = Without a high relic in hand you complete no row: the 8 comes first.
lesson-draw-more = Under it lay a 9. You may go on drawing up to five relics in hand: take it.
lesson-draw-more-instead = The 9 is the highest of all: do not leave it to the robot.
lesson-stop = You could draw on, but what you uncover is there for the other too. Stop here.
lesson-stop-instead = The relic under it would lie open, and the robot could just take it.
lesson-place = The robot has brought row 2 to 7: with your 8 that makes 15! You always place two relics: begin with the 2, on row 3.
lesson-place-instead = Only the 2 on row 3 repeats a value, which earns a prime; the 8 can follow.
lesson-prime = Row 3 had a 2 already: repeating a value earns you a prime, one point. Now the 8 at the end of row 2: 3 + 4 + 8 = 15.
lesson-prime-instead = The 8 is just enough for row 2; keep the 5 and the 9 for row 3.
lesson-took = At 15 all cards of the row are yours. Row 3 counts its 2 once: with 5 and 9 it makes 16. Begin with the 5, cards join at the ends only.
lesson-took-instead = Only the 5 and then the 9 bring row 3 to 16; after the 9 the 5 no longer fits.
lesson-nine = Now the 9: it closes the row. It also empties your hand, which is then filled at once.
lesson-nine-instead = Row 3 would stay at 7 and bring you nothing.
lesson-refill = Take the last relic. When the piles are empty, the game is over.
lesson-end = Two rows in three turns: you have won. That is Saqqara: draw, place two, and be the one who closes a row.

## The rules page: pieces of the box, and worked examples (examples.toml)

box-relic = Relics, numbered 0 to 9
box-prime = Primes
example-prime = A value that is there already
example-prime-0 = Amina holds 1, 1, 1, 2 and 6. The 2 cannot go on the first row, between the 0 and the 3. On the second row it can: there is a 2 at its end, and equal values may touch.
example-prime-1 = The second row had a 2 already, so this 2 adds nothing to its value but earns a prime at once.
example-prime-2 = The 6 brings the third row to 16: the two 0 count once. All 6 cards are Amina’s, the repeated one too.
example-fifteen = A row comes to 15
example-fifteen-0 = Basile holds 1, 4 and 6. The third row is 0 2 3, worth 5. His 1 cannot go there: a row grows at its ends only.
example-fifteen-1 = The 4 joins at the right end. Nothing is valued before both relics lie.
example-fifteen-2 = 0 2 3 4 6 make 15: Basile takes all 5 cards. The row starts anew with the lowest relic on the piles, a 2.
example-blocked = A row that cannot get there any more
example-blocked-0 = Basile holds 3, 8 and 9. The third row is 0 5, the first 0 1 7.
example-blocked-1 = With the 9 the third row is worth fourteen, and nothing fits beside 0 or 9 that would add to it.
example-blocked-2 = The 8 brings the first row to 16: 4 cards for Basile. The third row is stuck at 14: it is blocked, and its 3 cards are discarded.
example-refill = Both last relics placed
example-refill-0 = Amina has only 1 and 2 left.
example-refill-1 = The 1 joins the third row.
example-refill-2 = The 2 joins the second row, and her hand is empty: she draws five at once, and cannot stop earlier.
example-refill-3 = What a draw uncovers may be drawn next.
example-refill-7 = Five relics in hand: the turn is over.
example-discard = Five in hand, and no two fit
example-discard-0 = Amina holds 1, 2, 2, 2 and 6. Only the 6 fits anywhere, and after it nothing else would. With five in hand she cannot draw either.
example-discard-1 = Only now may relics be discarded: two of her choice.
example-discard-2 = Two are gone and the turn is over.
example-double = More primes than relics
example-double-0 = Basile has taken 4 relics and earned 4 primes: 8 points. The first row ends with a 2 on the left.
example-double-1 = The 2 earns him a fifth prime. Now he has more primes than relics, so each prime counts 2 points: with his four relics that makes 14.
example-double-2 = A second relic has to be placed. Of what he holds nothing counts.
## What can be known

chance-piles = { $count ->
    [0] No relic is
    [one] One relic is
   *[other] { $count } relics are
  } left in the piles.
chance-relics = Of the { $value }s, { $count ->
    [0] none is
    [one] one is
   *[other] { $count } are
  } still to come.
chance-primes = { $count ->
    [one] One prime is
   *[other] { $count } primes are
  } left in the bank.
## Studies

gain-drew = relic drawn: { $what }
gain-prime = a prime
gain-took = a row taken
