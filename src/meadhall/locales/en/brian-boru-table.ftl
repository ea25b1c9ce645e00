# What Brian Boru's table in the browser says beside the words of the game itself.

brian-boru-table-map = Map of Ireland
brian-boru-table-map-hint = Point at a town, a token or an icon to read what it is.
brian-boru-table-town = { $town }, { $colour } town in { $region }
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

brian-boru-table-card = Card { $number }, { $colour }. Winner: { $main }. Others: { $secondary }.
brian-boru-table-trick = Trick
brian-boru-table-trick-for = { $town }, { $colour }, { $region }
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
brian-boru-table-pick-card = Choose a card to see what it would do.
brian-boru-table-play = Play { $card }
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
brian-boru-table-princess-military-hint = Towns held by the Vikings count as yours for the regions.
brian-boru-table-princess-trade = Trade
brian-boru-table-princess-trade-hint = Towns held by the Vikings count as yours for the spread over regions.
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
brian-boru-table-outlook-note = Towns still to be chosen in upkeep are left out.
