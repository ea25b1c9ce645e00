# What Brian Boru's table in the browser says beside the words of the game itself.

brian-boru-table-map = Map of Ireland
brian-boru-table-map-hint = Point at a town, a token or an icon to read what it is.
brian-boru-table-whole-map = Whole map
brian-boru-table-town = { $town }, { $hue ->
    [red] red
    [blue] blue
   *[yellow] yellow
} town in { $region }
brian-boru-table-town-free = free
brian-boru-table-town-disc = disc of { $name }
brian-boru-table-monastery = monastery
brian-boru-table-under-vikings = held by the Vikings
brian-boru-table-active-town = the trick is about it
brian-boru-table-town-list = Choose from a list…
brian-boru-table-choose-town = Choose { $town }
brian-boru-table-token = { $state ->
    [down] Claim token, face down: { $points } points. The towns here count { $weight }; it turns up at { $threshold }.
    [board] Claim token on the board: { $points } points, half for each who leads.
   *[held] Claim token held by { $name }: { $points } points.
}
brian-boru-table-battle-area = Raiders
brian-boru-table-battle-hint = The battle area: if any raider is left at the end of the round, whoever holds the fewest loses a town.
brian-boru-table-church-area = Church
brian-boru-table-church-hint = The church area: the most discs alone win a monastery and the marker.

## Cards and tricks

brian-boru-table-card = Card { $number }, { $hue ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[white] white
}. Winner: { $main }. Others: { $secondary }.
brian-boru-table-trick = Trick
brian-boru-table-trick-for = { $town }, { $hue ->
    [red] red
    [blue] blue
   *[yellow] yellow
}, { $region }
brian-boru-table-winning = Wins as the cards lie
brian-boru-table-acts = acts { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
brian-boru-table-you-act = You act { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} so far.
brian-boru-table-to-play = still to play
brian-boru-table-hand = Your cards
brian-boru-table-packet = Your packet: keep two, pass the rest on
brian-boru-table-kept = Kept:
brian-boru-table-keep = { $count ->
    [0] Choose two cards
    [1] Choose one more card
   *[other] Keep these two
}
brian-boru-table-pick-card = Point at a card to read what it would do.
brian-boru-table-play = Play { $card }
brian-boru-table-no-card = Choose a card
brian-boru-table-wins = wins
brian-boru-table-loses = loses
brian-boru-table-would-win = { $others ->
    [0] Wins the trick.
    [one] Wins as the cards lie; one player is still to come.
   *[other] Wins as the cards lie; { $others } players are still to come.
}
brian-boru-table-would-not-win = { $others ->
    [0] Doesn't win: you choose a secondary action.
   *[other] Doesn't win as the cards lie.
}

## Decisions

brian-boru-table-choices = Your choices
brian-boru-table-lands = → space { $space }
brian-boru-table-buy = Buy { $count } for { $coins } coins
brian-boru-table-buy-none = Buy none
brian-boru-table-decline = Don't expand
brian-boru-table-princess-military = Military support
brian-boru-table-princess-military-hint = Towns held by the Vikings count as yours wherever regions are claimed or shared.
brian-boru-table-princess-trade = Trade
brian-boru-table-princess-trade-hint = Towns held by the Vikings count as yours for the regions you are present in.
brian-boru-table-princess-spurn = Spurn her
brian-boru-table-princess-spurn-hint = 4 points at once.

## Players and tracks

brian-boru-table-round = { $round ->
    [0] Setup
   *[other] Round { $round } of { $rounds }
}
brian-boru-table-players = Players
brian-boru-table-player = Player
brian-boru-table-column-points = Points
brian-boru-table-column-coin = Coins
brian-boru-table-column-renown = Renown
brian-boru-table-column-raider = Raiders taken
brian-boru-table-column-church = Discs in the church
brian-boru-table-column-marriage = Space on the marriage track
brian-boru-table-column-town = Towns controlled
brian-boru-table-column-cards = Cards in hand
brian-boru-table-column-outlook = Score if the game ended now
brian-boru-table-has-marker = Holds the active town marker
brian-boru-table-has-picked = Has picked
brian-boru-table-marriage-track = Marriage track
brian-boru-table-track-town = any free town
brian-boru-table-town-in = a town in { $region }
brian-boru-table-princess-reward = military support, trade or 4 points
brian-boru-table-points-count = { $count ->
    [one] 1 point
   *[other] { $count } points
}
brian-boru-table-coins-count = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
brian-boru-table-renown-count = { $count } renown

## If the round ended now

brian-boru-table-upkeep = Upkeep
brian-boru-table-step-marriage = Marriage
brian-boru-table-step-battle = Battle
brian-boru-table-step-church = Church
brian-boru-table-step-claims = Regions
brian-boru-table-would-lose = { $name } would lose a town to the Vikings.
brian-boru-table-first-spoils = { $name } alone holds the most raiders: 1 renown, then a point per renown.
brian-boru-table-church-first = { $name } leads in the church: a monastery and the marker.
brian-boru-table-church-third = { $name }: a further monastery.
brian-boru-table-outlook-married = { $name } wins { $card }: { $reward }.
brian-boru-table-outlook-track = { $name }: { $reward } from the track.
brian-boru-table-outlook-nobody = Nobody has courted: the card leaves the game.
brian-boru-table-outlook-repelled = All raiders are taken: no town falls.
brian-boru-table-outlook-no-loss = Raiders are left, but nobody has a town to lose.
brian-boru-table-outlook-lose = { $count ->
    [one] { $names } loses a town of their own choice.
   *[other] { $names } each lose a town of their own choice.
}
brian-boru-table-outlook-lose-to = { $count ->
    [one] { $names } loses a town; { $chooser } chooses it.
   *[other] { $names } each lose a town; { $chooser } chooses them.
}
brian-boru-table-outlook-second = One point: { $names }.
brian-boru-table-outlook-church-tied = Nobody leads alone: the marker stays.
brian-boru-table-shared = half each: { $names }
brian-boru-table-on-board = on the board
brian-boru-table-face-down = { $weight } of { $threshold }
brian-boru-table-score-now = Score
brian-boru-table-outlook-note = Choices still open in upkeep are left out.

## What an action would do

brian-boru-table-if-won = Won:
brian-boru-table-if-lost = Not won:
brian-boru-table-or = or:
brian-boru-table-effect-town = take { $town } and the marker
brian-boru-table-effect-some-town = take the town and the marker
brian-boru-table-effect-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
} (then { $after })
brian-boru-table-effect-renown = { $count } renown (then { $after })
brian-boru-table-effect-pay = pay { $count ->
    [one] 1 coin
   *[other] { $count } coins
} (then { $after })
brian-boru-table-effect-pay-points = pay { $count ->
    [one] 1 point
   *[other] { $count } points
}, for want of coins
brian-boru-table-effect-church = { $count ->
    [one] 1 church disc
   *[other] { $count } church discs
} (then { $after }{ $standing ->
    [alone] , most of all
    [level] , level with the most
   *[behind] {""}
})
brian-boru-table-effect-battle = { $count ->
    [one] 1 raider
   *[other] { $count } raiders
} (then { $after }{ $standing ->
    [alone] , most of all
    [level] , level with the most
   *[behind] {""}
})
brian-boru-table-effect-no-raider = no raider is left
brian-boru-table-effect-marriage = { $count ->
    [one] 1 step
   *[other] { $count } steps
} up, resting on space { $space }
brian-boru-table-effect-expand = may expand for 5 coins ({ $count ->
    [one] 1 town
   *[other] { $count } towns
} in reach)
brian-boru-table-effect-expand-coins = no expansion: it takes 5 coins
brian-boru-table-effect-expand-road = no expansion: no free town by road
brian-boru-table-effect-free = free a town from the Vikings
brian-boru-table-effect-nothing-to-free = no town to free

## Explanations

brian-boru-table-board = Table
brian-boru-table-marries = { $name } stands highest and would win the marriage card.
brian-boru-table-space = { $reward ->
    [none] Space { $space } of the marriage track
   *[other] Space { $space } of the marriage track: { $reward } at the end of the round
}
brian-boru-table-region = { $lead ->
    [alone] { $names } leads { $region }.
    [tied] { $region } is tied: { $names }.
    [vikings] The Vikings lead { $region }.
    [shared] { $region } is tied with the Vikings: { $names }.
   *[none] Nobody holds a town in { $region }.
}
brian-boru-table-newly = (new)
brian-boru-table-step-marriage-hint = Whoever stands highest wins the marriage card and goes back to the start; the track pays the others.
brian-boru-table-step-battle-hint = If raiders are left, whoever took the fewest loses a town, chosen by whoever alone took the most. Then the spoils.
brian-boru-table-step-church-hint = The most discs alone: a monastery and the marker. Then the most discs: a point. Then four discs: a monastery.
brian-boru-table-step-claims-hint = Tokens turn up at their threshold; whoever counts most alone in a region takes its token.
brian-boru-table-final-score = Final score
brian-boru-table-final-of = { $points ->
    [one] { $place }. { $name }: { $points } point
   *[other] { $place }. { $name }: { $points } points
}
brian-boru-table-region-points = { $region } { $points }
brian-boru-table-spread = towns in { $count ->
    [one] 1 region
   *[other] { $count } regions
}
brian-boru-table-line-points = from marriages, spoils and the church, after what was paid
brian-boru-table-line-coins = 1 point for whoever alone has the most coins
brian-boru-table-line-marker = 1 point for the active town marker
brian-boru-table-line-renown = 1 point for each renown
brian-boru-table-line-held = the points of the claim tokens held
brian-boru-table-line-board = half the points of tokens on the board, for all who count most there
brian-boru-table-line-spread = by regions with a town: 3 or 4 give 1 point, 5 give 3, 6 give 5, 7 give 7, all 8 give 10

## What the icons mean

brian-boru-table-legend = What the icons mean
brian-boru-table-legend-cards = On the cards
brian-boru-table-legend-table = On the table
brian-boru-table-legend-town = Put a disc on the active town and take the marker.
brian-boru-table-legend-coin = Gain a coin.
brian-boru-table-legend-pay = Pay a coin; without one, 2 points.
brian-boru-table-legend-church = Put a disc into the church. More of them cost 2 coins each.
brian-boru-table-legend-battle = Take a raider from the battle area. More of them cost 2 coins each.
brian-boru-table-legend-marriage = Go a step up the marriage track. More steps cost 2 coins each.
brian-boru-table-legend-expand = You may pay 5 coins for a free town one road from a town of yours.
brian-boru-table-legend-free = Free a town from the Vikings.
brian-boru-table-legend-red = Battle card, for red towns.
brian-boru-table-legend-blue = Church card, for blue towns.
brian-boru-table-legend-yellow = Courtship card, for yellow towns.
brian-boru-table-legend-white = Royal card, for towns of any colour; on a card, the crown says that it wins as the cards lie.
brian-boru-table-legend-marker = The active town marker: its holder leads the next trick.
brian-boru-table-legend-vikings = The Vikings hold this town.
brian-boru-table-legend-monastery = A monastery: the town counts twice for its region.
brian-boru-table-legend-bride = A marriage card won.
brian-boru-table-legend-princess = The Princess of Denmark.
brian-boru-table-legend-bang = Would lose a town if the Vikings came now.

## What the fields of an action are named by

brian-boru-names-of-first = card
brian-boru-names-of-second = card

## What a hint or a review points at on the map

brian-boru-table-points-1 = hint 1
brian-boru-table-points-2 = hint 2
brian-boru-table-points-3 = hint 3
brian-boru-table-points-played = played here
brian-boru-table-points-strong = strong player: here
