### Archaeology: The Card Game

pitch = Dig in the desert, outwit thieves and sandstorms, and sell your sets to the museum at the right moment.
how-you-win = You win with the most money: sell sets of equal treasures to the museum; the larger the set, the dearer each card.

## Names that other sentences use

named-one = { $treasure ->
    [shard] a pot shard
    [parchment] a parchment scrap
    [coin] a coin
    [talisman] a talisman
    [cup] a broken cup
    [map] a map
   *[mask] a pharaoh’s mask
  }
named-many = { $treasure ->
    [shard] pot shards
    [parchment] parchment scraps
    [coin] coins
    [talisman] talismans
    [cup] broken cups
    [map] maps
   *[mask] pharaoh’s masks
  }
named-chamber = { $chamber ->
    [small] the small chamber
    [medium] the medium chamber
   *[large] the large chamber
  }

card-shard = a pot shard
card-parchment = a parchment scrap
card-coin = a coin
card-talisman = a talisman
card-cup = a broken cup
card-map = a map
card-mask = a pharaoh’s mask
card-thief = a thief
card-storm = a sandstorm

treasures-shard = pot shards
treasures-parchment = parchment scraps
treasures-coin = coins
treasures-talisman = talismans
treasures-cup = broken cups
treasures-map = maps
treasures-mask = pharaoh’s masks

chamber-small = the small chamber
chamber-medium = the medium chamber
chamber-large = the large chamber

## What may be done now

action-steal = Rob { $victim_name }
action-discard = Lose { named-one }
action-give = Give { named-one } (worth { $price })
action-take = Take { named-one } (worth { $price })
action-trade = Close the trade
action-explore = Explore { named-chamber }
action-sell = Sell { $size ->
    [one] { named-one }
   *[other] { $size } { named-many }
  } for ${ $worth }
action-end = End the turn

prompt-turn = Choose a card to trade or sell, explore a chamber, or end your turn.
prompt-thief = You have met a thief: whom does he rob?
prompt-storm = Sandstorm! Choose { $share ->
    [one] a card
   *[other] { $share } cards
  } to lose to the market.
prompt-giving = You have { $credit } to spend: { $offers ->
    [0] too little for anything in the market. Give more, or take your offer back.
   *[other] take something from the market{ $givable ->
        [0] .
       *[other] , or give more.
      }
  }
prompt-taking = { $credit ->
    [0] Nothing is left to spend: close the trade.
   *[other] { $credit } left to spend: take more, or close the trade.
  }

## What has happened

event-first = { $player } begins.
    .player = You begin.
event-turn = It is { $player }’s turn.
    .player = It is your turn.
event-dug = { $player } digs up { $card }.
    .player = You dig up { $card }.
event-dug-hidden = { $player } digs up a treasure.
    .player = You dig up a treasure.
event-thief = { $player } meets a thief; { told-thieves-left }.
    .player = You meet a thief; { told-thieves-left }.
event-nobody = No opponent of { $player } has a card: the thief goes away empty-handed.
    .player = None of your opponents has a card: the thief goes away empty-handed.
event-stole = { $player } steals { $card } from { $victim }.
    .player = You steal { $card } from { $victim }.
    .victim = { $player } steals { $card } from you.
event-stole-hidden = { $player } steals a card from { $victim }.
    .player = You steal a card from { $victim }.
    .victim = { $player } steals a card from you.
event-storm = { $player } runs into a sandstorm; { told-storms-left }.
    .player = You run into a sandstorm; { told-storms-left }.
event-share = { $player } must lose { told-cards-lost } to the storm.
    .player = You must lose { told-cards-lost } to the storm.
event-discarded = { $player } loses { $card } to the market.
    .player = You lose { $card } to the market.
event-deck-gone = That was the last card of the dig site. From now on nobody digs.
event-gave = { $player } gives { $card }.
    .player = You give { $card }.
event-took = { $player } takes { $card } from the market.
    .player = You take { $card } from the market.
event-traded = { $player } closes the trade{ $lost ->
    [0] {""}
   *[other] {" "}and lets { $lost } of value go
  }.
    .player = You close the trade{ $lost ->
        [0] {""}
       *[other] {" "}and let { $lost } of value go
      }.
event-explored = { $player } explores { $chamber } with { $maps ->
    [one] one map
   *[other] { $maps } maps
  } and carries off { $cards ->
    [0] nothing
    [one] one card
   *[other] { $cards } cards
  }.
    .player = You explore { $chamber } with { $maps ->
        [one] one map
       *[other] { $maps } maps
      } and carry off { $cards ->
        [0] nothing
        [one] one card
       *[other] { $cards } cards
      }.
event-found = { $player } finds { $card } in the pyramid.
    .player = You find { $card } in the pyramid.
event-found-hidden = { $player } finds a treasure in the pyramid.
    .player = You find a treasure in the pyramid.
event-sold = { $player } sells { told-cards-sold } to the museum for ${ $value }.
    .player = You sell { told-cards-sold } to the museum for ${ $value }.
event-owes = { $player } owes the museum a sale this turn.
    .player = You owe the museum a sale this turn.
event-passed = { $player } passes.
    .player = You pass.
event-skipped = { $player } has no cards and is skipped.
    .player = You have no cards and are skipped.
event-ended = { $player } ends the turn.
    .player = You end the turn.
event-over = { $ending }

told-thieves-left = { $left ->
    [0] no more are to come
    [one] one more is to come
   *[other] { $left } more are to come
  }
told-storms-left = { $left ->
    [0] no more are to come
    [one] one more is to come
   *[other] { $left } more are to come
  }
told-cards-lost = { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
told-cards-sold = { $count ->
    [one] { $card }
   *[other] a set of { $count } { $treasures }
  }

ending-sold = The dig site is empty and everything has been sold: the game is over.

## What a reason says is done

deed-sold = sell { told-cards-sold } for ${ $value }
deed-explored = carry { $cards ->
    [one] one card
   *[other] { $cards } cards
  } off from { $chamber }
deed-owes = owe the museum a sale
deed-traded = let { $lost } of value go
deed-took = take { $card } from the market
deed-holds = hold { $count } { named-many }, worth ${ $worth }

forced-end = You have no cards left to trade, explore or sell with. (R3.1)

## Why not

refusal-over = The game is over.
refusal-must-steal = You have met a thief: first choose the opponent he robs.
refusal-must-discard = A sandstorm is raging: { $share ->
    [one] one more card of yours goes
   *[other] { $share } more cards of yours go
  } to the market first.
refusal-trade-open = Your trade is still open: take something from the market and close it first.
refusal-no-thief = You can steal only when you have just dug up a thief.
refusal-no-storm = Cards are lost to the market only in a sandstorm. To part with one, trade it.
refusal-yourself = The thief robs an opponent, not you: choose somebody else.
refusal-no-such-seat = There is no such player. Numbers 1 to { $players } are: { $seats }.
refusal-nothing-to-steal = { $victim_name } has no cards: choose somebody who has.
refusal-not-in-hand = You have no { named-many } in hand.
refusal-already-taking = You have already taken from the market: close this trade, then you can begin another.
refusal-was-taken = You have taken { named-many } from the market this turn, so you cannot give any back before you explore.
refusal-no-way-to-trade = If you gave { named-one }, nothing in the market could be taken for it, even with all you could add. Keep it or sell it.
refusal-no-trade = No trade is open: give something first.
refusal-was-given = You have given { named-many } this turn, so you cannot take any before you explore.
refusal-not-in-market = There are no { named-many } in the market.
refusal-too-dear = That costs { $price } and your credit is { $credit }. { $giving ->
    [0] Take something cheaper, or give more in your next trade.
   *[other] Give more first, or take something cheaper.
  }
refusal-nothing-taken = Take at least one card from the market before you close the trade.
refusal-explored = { $chamber ->
    [small] The small chamber
    [medium] The medium chamber
   *[large] The large chamber
  } has been explored already: it is empty.
refusal-too-few-maps = You need { $needed ->
    [one] one map
   *[other] { $needed } maps
  } to enter { named-chamber }, and you have { $maps }.
refusal-too-few = You want to sell { $size } { named-many } and have { $held }.
refusal-sale-owed = Everybody has been idle: sell at least one card to the museum, then end your turn.
refusal-no-such-set = There is no set of that size. A set has at least one card and at most { $shard } pot shards, { $parchment } parchment scraps, { $coin } coins, { $talisman } talismans, { $cup } broken cups, { $map } map or { $mask } pharaoh’s masks.
refusal-no-such-treasure = There is no such treasure. There are: shard, parchment, coin, talisman, cup, map, mask.
refusal-no-such-chamber = There is no such chamber. There are: small, medium, large.

## The table

zone-deck = Dig site
zone-thieves = Thieves met
zone-storms = Sandstorms past
zone-out = Maps used up
zone-market = Market
zone-offer = Given
zone-small = Small chamber
zone-medium = Medium chamber
zone-large = Large chamber
zone-hand = Hand
zone-museum = Museum
fact-count = cards
fact-left = to come
fact-credit = credit
fact-maps = maps needed
fact-is-explored = explored
fact-share = to lose to the storm
fact-owes-sale = owes a sale
fact-points = money
fact-set = set
fact-worth = worth

## What the page says

stall = { $treasure ->
    [shard] Pot shards
    [parchment] Parchment scraps
    [coin] Coins
    [talisman] Talismans
    [cup] Broken cups
    [map] Maps
   *[mask] Pharaoh’s masks
  }: { $count } in the market, worth { $value } each
deck-left = Dig site: { $left ->
    [0] nothing left to dig
    [one] one card left
   *[other] { $left } cards left
  }
thieves-left = Thieves still to come: { $left } of { $all }
storms-left = Sandstorms still to come: { $left } of { $all }
chamber-full = { $chamber ->
    [small] Small chamber
    [medium] Medium chamber
   *[large] Large chamber
  }: { $count } cards for { $maps ->
    [one] one map
   *[other] { $maps } maps
  }
chamber-empty = { $chamber ->
    [small] Small chamber
    [medium] Medium chamber
   *[large] Large chamber
  }: explored, { $count ->
    [0] empty
   *[other] { $count } cards
  }
counter-idle = In a trade, what you give lies here.
counter-given = Given: { $given }
counter-left = to spend
counter-lost = { $lost ->
    [0] Nothing goes to waste
   *[other] { $lost } would go to waste
  }
sale-brings = { $count } for ${ $value }: ${ $points } in all
explore-brings = { $maps ->
    [one] One map
   *[other] { $maps } maps
  } for { $cards ->
    [0] nothing: it is empty
    [one] one card, nobody knows which
   *[other] { $cards } cards, nobody knows which
  }
steal-blind = The thief draws blindly: nobody knows beforehand what he gets.
money = ${ $points }
museum-of = Museum of { $name }: ${ $points }
museum-idle = What you sell is shown here, safe from thieves and storms.
set-sold = { $size ->
    [one] { named-one }
   *[other] { $size } { named-many }
  }: ${ $worth }
hand-of = { $name } holds { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }
hand-empty = Your hand is empty.
ladder-next = { $held ->
    [one] { named-one }
   *[other] { $held } { named-many }
  }: ${ $now }, with one more ${ $next }
ladder-top = { $held ->
    [one] { named-one }
   *[other] { $held } { named-many }
  }: ${ $now }, the best price
points-shard = Pot shards: { $sets }
points-parchment = Parchment scraps: { $sets }
points-coin = Coins: { $sets }
points-talisman = Talismans: { $sets }
points-cup = Broken cups: { $sets }
points-map = Maps: { $sets }
points-mask = Pharaoh’s masks: { $sets }

## What is this?

about-card-shard = A shard of an old pot. Worth 1 in a trade. The museum pays for a set of 1 to 5: $1, $2, $3, $4, $15.
about-card-parchment = A torn piece of writing. Worth 1 in a trade. The museum pays for a set of 1 to 4: $1, $2, $3, $10.
about-card-coin = An old coin. Worth 2 in a trade. The museum pays for a set of 1 to 5: $2, $5, $10, $18, $30.
about-card-cup = A cup in pieces; two of them make one. Worth 2 in a trade. The museum pays for a set of 1 to 2: $2, $15.
about-card-talisman = A charm against evil. Worth 3 in a trade. The museum pays for a set of 1 to 5: $3, $7, $14, $24, $40.
about-card-mask = The rarest of treasures. Worth 4 in a trade. The museum pays for a set of 1 to 4: $4, $12, $26, $50.
about-card-map = A way into the pyramid: one map opens the small chamber, two the medium one, three the large one. Worth 3 in a trade. The museum pays $3 for one; maps are sold one at a time.
about-card-thief = Met at the dig. Whoever meets him chooses an opponent and draws one of their cards blindly.
about-card-storm = Met at the dig. Everybody loses half of their hand, rounded down, to the market, and chooses which. Then the digger digs again.
about-card-back = A card that you do not know.
about-zone-deck = Every turn begins with a dig: the top card comes into your hand, unless it is a thief or a sandstorm. { $count ->
    [0] There is nothing left to dig.
    [one] One card is left.
   *[other] { $count } cards are left.
  }
about-zone-thieves = { $count ->
    [0] No thief has come yet
    [one] One thief has come
   *[other] { $count } thieves have come
  }; { $left ->
    [0] none is
    [one] one more is
   *[other] { $left } more are
  } waiting at the dig site. A thief lets whoever digs him up draw a card from an opponent.
about-zone-storms = { $count ->
    [0] No sandstorm has passed yet
    [one] One sandstorm has passed
   *[other] { $count } sandstorms have passed
  }; { $left ->
    [0] none is
    [one] one more is
   *[other] { $left } more are
  } waiting at the dig site. A storm costs everybody half of their hand.
about-zone-out = Maps paid for chambers: { $count }. They are out of the game.
about-zone-market = Cards that anybody may trade for, { $count } now: give cards of your own, then take others for their value. What is given or lost to a storm lies here.
about-zone-offer = What you give in a trade lies here until the trade is closed. { $given ->
    [0] Nothing has been given.
   *[other] It is worth { $given }, of which { $credit } can still be spent.
  }
about-zone-small = { about-chamber }
about-zone-medium = { about-chamber }
about-zone-large = { about-chamber }
about-chamber = { $is_explored ->
    [true] Explored: there is nothing left inside.
   *[other] { $count } treasures nobody has seen, none of them a map. Whoever pays { $maps ->
        [one] one map
       *[other] { $maps } maps
      } takes them all.
  }
about-zone-hand = The cards of { $owner }: { $count }. Nobody else sees them. Thieves and sandstorms can get at them; in the museum they are safe.
about-zone-museum = What { $owner } has sold brought ${ $points }; cards sold: { $count }. It is safe here, and the most money wins.
about-stall = In the market: { $count }. Each is worth { $value } in a trade, given or taken. The museum pays for sets of 1 and more: ${ $sets }.
about-ladder = What the museum pays for a set of 1, 2, 3 and so on: ${ $sets }. The step lit is the largest set you can sell now.
about-set = Sold to the museum for ${ $worth }, and safe. Nothing can be added to a set any more.
about-credit = You have given { $given } in this trade and can still spend { $credit }. What is left over when you close the trade is lost.
kind-sold = { $count ->
    [one] { named-one }
   *[other] { named-many }
  } ({ $sizes }): ${ $worth }

## Rulings

option-idle-rounds = Dig site empty: a sale is owed after this many rounds without a sale or an exploration

## The box

figure-cards = cards
figure-trade = trade value
figure-sets = price at the museum by size of set
figure-count = how many
figure-thieves = thieves
figure-storms = sandstorms by number of players
figure-hands = hands at the start
figure-market = market at the start
figure-chambers = chambers of the pyramid
figure-maps = maps to be paid
note-shard = The rulebook prints some of the set values; two programs of this edition and several reviews agree on the rest.
note-storms = How many of the six are shuffled in, by the number of players.

## Introduction

intro-goal = Collect equal treasures and sell them to the museum before thieves and storms get at them.
intro-turn = Dig: take one card. Then, as often as you like, trade at the market, explore the pyramid and sell.
legend-coin = Treasures: the more equal ones you sell at once, the dearer they are.
legend-map = Map: sold like a treasure, or spent to open a chamber of the pyramid.
legend-museum = Museum: what is sold there is money and safe for good.
legend-thief = Thief: takes a card out of an opponent’s hand.
legend-storm = Sandstorm: everybody loses half of their hand to the market.

intro-end = When the dig site is empty nobody digs any more; the game ends once everything has been sold.

# The first game

lesson-goal = You collect treasures and sell them to the museum: whoever has most money wins. Only two cards are left to dig, so make the most of what you have.
lesson-turn = Your turn has begun with a card from the dig site. Now you may trade, explore and sell, as often as you like.
lesson-explore = You hold three maps: they open the large chamber with its seven cards. Touch it.
lesson-explore-instead = Sold or traded, a map is worth 3; the three together bring seven cards.
lesson-trade = Two talismans! Three bring 14 where two bring 7, and one lies in the market for 3. Pay with what is worth little: give the parchment, worth 1.
lesson-trade-instead = The talisman in the market costs 3: the parchment and two shards make just that, and nothing is worth less.
lesson-give = One of three. Give a pot shard too.
lesson-give-instead = A pot shard is worth 1, all else more: pay with it, up to 3.
lesson-give-more = Two of three. And the other shard.
lesson-give-more-instead = The talisman takes 3, and this shard is the cheapest that you hold.
lesson-take = You have 3 to spend: take the talisman from the market.
lesson-take-instead = The third talisman is what you have paid for: three bring 14, two only 7.
lesson-close = Nothing is left to spend: close the trade.
lesson-sell = The larger the set, the dearer each card. Sell the three talismans at once, for 14.
lesson-sell-instead = Three at once bring 14, two 7, one alone 3; and what stays in your hand can be stolen.
lesson-mask = Thieves are still about, and what is sold is safe. Sell the mask as well.
lesson-mask-instead = Sold, the mask brings 4 at once; in your hand a thief may take it.
lesson-over-to = Keep the coin: perhaps a second one turns up. End your turn, and see what the robot digs up.
lesson-over-to-instead = A coin alone brings 2, two bring 5: wait a little.
lesson-thief = A thief took your coin: what lies in your hand can be stolen. Now you meet one yourself: rob the robot.
lesson-last-sale = The coin is yours again, and the dig site is empty: nothing more is to come. Sell it while you can.
lesson-last-sale-instead = Nothing better will come for this coin: sell it now.
lesson-last-end = End your turn: once the robot has sold what it holds, the game is over.
lesson-end = That is Archaeology: dig, trade small things for what completes a set, and sell before thieves and storms come.

## The rules page: pieces of the box, and worked examples (examples.toml)

example-thief = A thief at the dig
example-thief-0 = Amina has dug and met a thief. Before anything else, selling included, she chooses whom he robs.
example-thief-1 = She draws blindly from Basile’s three cards and gets his talisman. Only the two of them know which card it was. His masks are luck, not skill: only what is sold is safe.
example-storm = A sandstorm
example-storm-0 = Amina holds 6 cards, Basile 5, Chloé 3 and Driss 1. Driss ends his turn, and Amina digs.
example-storm-1 = A sandstorm: everybody loses half of their hand, rounded down. Amina begins, with 3 cards of her choice.
example-storm-4 = They lie in the market now, for anybody. Basile has five cards and loses 2.
example-storm-6 = Chloé has three and loses 1.
example-storm-7 = Driss, with a single card, loses nothing. Then Amina digs once more, and meets a thief.
example-trade = A trade
example-trade-0 = Amina would like the talisman in the market to go with her two, and the shard.
example-trade-1 = She gives a parchment scrap, worth one. That does not buy a talisman yet: it costs three.
example-trade-2 = A second one: the credit is two.
example-trade-3 = And a coin, worth two: the credit is four.
example-trade-4 = She takes the talisman for three. From now on she can give nothing more.
example-trade-5 = The shard for the last one.
example-trade-6 = The trade is closed, nothing is lost, and only now do the given cards join the market.
example-trade-7 = Three talismans at once: a set of 3 brings 14.
example-pyramid = Into the pyramid
example-pyramid-0 = Amina has two maps. They open the small or the medium chamber; the large one takes three.
example-pyramid-1 = For 2 maps the medium chamber is hers: 5 cards, which nobody else sees. The maps are out of the game.
example-pyramid-2 = There was a second cup inside: two cups sold together bring 15, where two single ones would bring four.
example-sets = The larger the set, the dearer
example-sets-0 = Amina holds six talismans and five coins. A set of six talismans does not exist: the price list ends at five.
example-sets-1 = She sells 4 talismans for 24.
example-sets-2 = The other 2 are a set of their own, for 7: nothing is ever added to a set. Five and one would have brought forty and three.
example-sets-3 = 5 coins bring 30, the top of their list: 61 in all. No thief and no storm gets at it any more.
## What can be known

chance-next = The next card of the deck is { $card }.
chance-held = { $player } holds { $card }.
chance-deck = The deck of { $cards } still has { $thieves ->
    [0] no thief
    [one] one thief
   *[other] { $thieves } thieves
  } and { $storms ->
    [0] no sandstorm
    [one] one sandstorm
   *[other] { $storms } sandstorms
  }.
## Studies

gain-dug = dug up: { $what }
gain-thief = a thief of one’s own
gain-took = taken from the market: { $what }
gain-explored = explored: { $what }
gain-sold = a set sold: { $what }
