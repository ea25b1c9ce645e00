# Brian Boru: High King of Ireland

## Names

brian-boru-region-N = Northern Uí Néill
brian-boru-region-U = Ulaid
brian-boru-region-B = Bréifne
brian-boru-region-S = Southern Uí Néill
brian-boru-region-D = Dubhlinn
brian-boru-region-C = Connaught
brian-boru-region-L = Leinster
brian-boru-region-M = Munster

brian-boru-colour-red = red
brian-boru-colour-blue = blue
brian-boru-colour-yellow = yellow
brian-boru-colour-white = white
# After a town in the terminal: as short as can be, and no two alike.
brian-boru-colour-short-red = r
brian-boru-colour-short-blue = b
brian-boru-colour-short-yellow = y
brian-boru-colour-short-white = w

brian-boru-marriage-orlaith = Orlaith
brian-boru-marriage-aodhan = Aodhán
brian-boru-marriage-conall = Conall
brian-boru-marriage-cormac = Cormac
brian-boru-marriage-niall = Niall
brian-boru-marriage-aoife = Aoife
brian-boru-marriage-brigid = Brigid
brian-boru-marriage-princess = Estrid, Princess of Denmark

brian-boru-symbol-town = { $form ->
    [inside] take the town
   *[plain] Take the town
}
brian-boru-symbol-coin = { $form ->
    [inside] gain a coin
   *[plain] Gain a coin
}
brian-boru-symbol-pay = { $form ->
    [inside] pay a coin
   *[plain] Pay a coin
}
brian-boru-symbol-renown = { $form ->
    [inside] gain a renown
   *[plain] Gain a renown
}
brian-boru-symbol-church = { $form ->
    [inside] church disc
   *[plain] Church disc
}
brian-boru-symbol-battle = { $form ->
    [inside] take a raider
   *[plain] Take a raider
}
brian-boru-symbol-marriage = { $form ->
    [inside] step up the marriage track
   *[plain] Step up the marriage track
}
brian-boru-symbol-expand = { $form ->
    [inside] may expand for 5 coins
   *[plain] May expand for 5 coins
}
brian-boru-symbol-free = { $form ->
    [inside] free a town
   *[plain] Free a town
}

brian-boru-line-points = Points won in play
brian-boru-line-coins = Most coins
brian-boru-line-marker = Active town marker
brian-boru-line-renown = Renown
brian-boru-line-held = Regions held
brian-boru-line-board = Regions shared
brian-boru-line-spread = Spread over regions
brian-boru-tie-tokens = Claim tokens
brian-boru-tie-marriages = Marriage cards

## Options

brian-boru-option-five_player_all_cards = Five players play all five cards of a hand; none is discarded.
brian-boru-option-viking_deck = The strengths of the Viking cards.
brian-boru-option-viking_deck-seven_cards = Seven cards
brian-boru-option-viking_deck-nine_cards = Nine cards
brian-boru-option-open_discard = Everybody may look through the cards played this round.
brian-boru-viking-deck-short = The Viking deck has { $given_count } cards, but the game lasts { $rounds_count } rounds and needs one for each.

## Questions

brian-boru-question-starting-town = where to put the starting disc
brian-boru-question-draft = which two cards to keep
brian-boru-question-active-town = which town to play for
brian-boru-question-lead-card = which card to lead
brian-boru-question-follow = which card to play
brian-boru-question-secondary = which secondary action to carry out
brian-boru-question-buy-church = how many more church discs to buy
brian-boru-question-buy-raiders = how many more raiders to buy
brian-boru-question-buy-steps = how many more steps to buy
brian-boru-question-expand = whether and where to expand
brian-boru-question-free = which town to free
brian-boru-question-marriage-town = which town to take with the marriage card
brian-boru-question-princess = what to make of the Princess
brian-boru-question-track-town = which town to take from the marriage track
brian-boru-question-lose-town = which town to lose
brian-boru-question-take-town = which town the loser gives up
brian-boru-question-first-monastery = where to build the monastery
brian-boru-question-further-monastery = where to build a further monastery

brian-boru-ask-starting-town = Put your first disc on a town, in a region nobody has entered.
brian-boru-ask-draft = Keep two cards of your packet.
brian-boru-ask-active-town = You lead: choose the town this trick is about.
brian-boru-ask-lead-card = Lead a card for { $town }.
brian-boru-ask-follow = Play a card for { $town }.
brian-boru-ask-secondary = Choose a secondary action of your { $card }.
brian-boru-ask-buy-church = Buy more church discs? { $most_count ->
    [one] You can afford one
   *[other] You can afford up to { $most_count }
} at 2 coins each.
brian-boru-ask-buy-raiders = Buy more raiders? { $most_count ->
    [one] You can get one
   *[other] You can get up to { $most_count }
} at 2 coins each.
brian-boru-ask-buy-steps = Buy more steps on the marriage track? { $most_count ->
    [one] You can take one
   *[other] You can take up to { $most_count }
} at 2 coins each.
brian-boru-ask-expand = Expand along a road for { $coins_count } coins, or decline.
brian-boru-ask-free = Free a town from the Vikings.
brian-boru-ask-marriage-town = The marriage brings you a town in { $region }: choose it.
brian-boru-ask-princess = The Princess of Denmark: military support, trade, or spurn her for 4 points?
brian-boru-ask-track-town = Your place on the marriage track brings you any free town: choose it.
brian-boru-ask-lose-town = The Vikings take one of your towns: choose it.
brian-boru-ask-take-town = The Vikings take a town of { $loser_seat }: you choose it.
brian-boru-ask-first-monastery = You lead in the church: build a monastery on one of your towns.
brian-boru-ask-further-monastery = Build a further monastery on one of your towns.

## Refusals

brian-boru-refuse-other-question = That is no answer: the question is { $question }.
brian-boru-refuse-town-taken = { $town } has a disc on it already.
brian-boru-refuse-region-taken = { $town } lies in { $region }, where somebody has a disc already.
brian-boru-refuse-not-in-packet = Your packet doesn't hold { $cards_card }.
brian-boru-refuse-no-card-for-town = { $town } is { $colour }, and you hold no { $colour } or white card.
brian-boru-refuse-not-in-hand = You don't hold card { $card }.
brian-boru-refuse-wrong-colour = Card { $card } can't lead: the town is { $colour }, so it takes a { $colour } or white card.
brian-boru-refuse-no-such-secondary = Card { $card } has no such secondary action.
brian-boru-refuse-buys-too-many = { $wanted_count } is too many: you can buy { $most_count } at most.
brian-boru-refuse-expands-to-active = Nobody may expand to { $town } while the trick is about it.
brian-boru-refuse-no-road = No road leads from a town of yours to { $town }.
brian-boru-refuse-no-vikings = { $town } isn't held by the Vikings.
brian-boru-refuse-outside-region = { $town } doesn't lie in { $region }.
brian-boru-refuse-not-controlled = { $town } isn't controlled by { $seat }.
brian-boru-refuse-has-monastery = { $town } has a monastery already.

## Positions that can't be

brian-boru-position-negative = “{ $path_name }”: no count may be below 0.
brian-boru-position-track-shared = “{ $path_name }”: two discs stand on the same space of the marriage track.
brian-boru-position-two-discs = “{ $path_name }”: { $town } carries discs of two players.
brian-boru-position-bare-town = “{ $path_name }”: { $town } has a token of the Vikings or a monastery but no disc.
brian-boru-position-marker = “{ $path_name }”: the marker must be either held by one player or lie on one town.
brian-boru-position-active-town-taken = “{ $path_name }”: the marker lies on { $town }, which has a disc.
brian-boru-position-marriage-card-twice = “{ $path_name }”: { $marriage } is in two places.
brian-boru-position-card-places = “{ $path_name }”: card { $card } must be in exactly one place, not in { $places_count }.
brian-boru-position-card-twice = “{ $path_name }” names a card twice.
brian-boru-position-picks = “{ $path_name }”: the pick of { $seat } must be two cards of their packet, or none.
brian-boru-position-hand-sizes = “{ $path_name }”: all players must hold the same number of cards, those played included.
brian-boru-position-pending = “{ $path_name }”: the pending steps can't stand on each other like this.
brian-boru-position-frame = “{ $path_name }”: the pending step “{ $step_name }” doesn't fit the table.
brian-boru-position-trick = “{ $path_name }”: the trick doesn't fit the step under way.
brian-boru-position-no-marriage-card = “{ $path_name }”: there is no face-up marriage card for the marriage step.
brian-boru-position-claim = “{ $path_name }” must be "down", "board" or a seat from 0 to { $most_count }, not { $given_text }.
brian-boru-position-played = “{ $path_name }”: must be a list of { $wanted_count } card numbers or nulls, not { $given_text }.
brian-boru-position-viking-cards = “{ $path_name }”: the Viking cards turned up, one for each round, and those left must be of the deck, and enough for the rounds to come.
brian-boru-position-over-early = “{ $path_name }”: the game isn't over before round { $rounds_count }.
brian-boru-position-battle-area = “{ $path_name }” can be { $most_count } at most at this moment.
brian-boru-position-marriage-deck = “{ $path_name }” must have a card for each round to come, here { $wanted_count }, with the Princess at the bottom.
brian-boru-position-marriages-removed = “{ $path_name }” must be { $wanted_count } ordinary marriage cards.
brian-boru-position-too-many-marriages = “{ $path_name }”: the players have more marriage cards than the { $most_count } that can have been won.
brian-boru-position-open-marriage = “{ $path_name }”: { $marriage } can't be the open marriage card at this moment.
brian-boru-position-princess = “{ $path_name }” must say who has the card of the Princess, and what for.
brian-boru-position-no-draft = “{ $path_name }”: there are no packets at this moment.
brian-boru-position-no-tricks = “{ $path_name }”: nobody has a hand at this moment.
brian-boru-position-unseen-early = “{ $path_name }”: nothing has been discarded unseen before the tricks are done.
brian-boru-position-packet-sizes = “{ $path_name }”: a packet to pick from and the cards kept so far must be { $cards_count } together.

## Journal: setup and preparation

brian-boru-starting-player = { $seat } is the starting player and holds the marker.
brian-boru-starting-disc = { $seat } starts in { $town }.
brian-boru-round-begins = Round { $round_number } begins.
brian-boru-raiders-land = { $raiders_count ->
    [one] One Viking raider lands.
   *[other] { $raiders_count } Viking raiders land.
}
brian-boru-marriage-card-opened = The marriage card of this round is { $marriage }.

## Journal: draft

brian-boru-cards-dealt = Everybody is dealt { $cards_count } cards.
brian-boru-packet = { $seat } looks at a packet with cards { $cards_set }.
brian-boru-picked = { $seat } has picked.
brian-boru-picked-together = { $seat } have picked.
brian-boru-picked-cards = { $seat } keeps cards { $cards_set }.
brian-boru-draft-done = The draft is done: everybody holds { $cards_count } cards.
brian-boru-hand = { $seat } holds cards { $cards_set }.

## Journal: tricks

brian-boru-led = { $seat } plays for { $town }.
brian-boru-led-card = { $seat } leads card { $card }.
brian-boru-led-any-card = { $seat } leads card { $card }, having none that fits.
brian-boru-played = { $seat } plays card { $card }.
brian-boru-won-trick = { $seat } wins the trick for { $town } with card { $card }.
brian-boru-won-trick-by-leading = No card fits { $town }: { $seat } wins the trick with the card led, { $card }.
brian-boru-uses-main = { $seat } carries out the main action of card { $card }.
brian-boru-uses-secondary = { $seat } carries out secondary action { $secondary_number } of card { $card }.
brian-boru-last-cards-discarded = Everybody discards their last card unseen.
brian-boru-last-card = { COUNT($cards_set) ->
    [one] { $seat } discards card { $cards_set } unseen.
   *[other] { $seat } discards cards { $cards_set } unseen.
}
brian-boru-tricks-skipped = No town is free: the remaining tricks are skipped and all hands discarded unseen.

## Journal: symbols

brian-boru-town-taken = { $seat } takes { $town } and the marker.
brian-boru-coins-gained = { $seat } gains { $coins_count ->
    [one] 1 coin
   *[other] { $coins_count } coins
}.
brian-boru-renown-gained = { $seat } gains { $renown_count } renown.
brian-boru-paid-coin = { $seat } pays 1 coin.
brian-boru-paid-points = { $points_count ->
    [one] { $seat } has no coin and pays 1 point.
   *[other] { $seat } has no coin and pays { $points_count } points.
}
brian-boru-paid-nothing = { $seat } has neither coin nor point and pays nothing.
brian-boru-paid-last-point = { $seat } has no coin and pays the last point.
brian-boru-church-discs = { $seat } puts { $discs_count ->
    [one] 1 disc
   *[other] { $discs_count } discs
} into the church.
brian-boru-church-bought = { $seat } buys { $discs_count ->
    [one] 1 more church disc
   *[other] { $discs_count } more church discs
} for { $coins_count } coins.
brian-boru-raiders-taken = { $seat } takes { $raiders_count ->
    [one] 1 raider
   *[other] { $raiders_count } raiders
}.
brian-boru-no-raiders = No raider is left for { $seat }.
brian-boru-raiders-bought = { $seat } buys { $raiders_count ->
    [one] 1 more raider
   *[other] { $raiders_count } more raiders
} for { $coins_count } coins.
brian-boru-courted = { $seat } climbs to space { $space_number } of the marriage track.
brian-boru-courted-in-vain = { $seat } is at the top of the marriage track already.
brian-boru-steps-bought = { $seat } buys { $steps_count ->
    [one] 1 more step
   *[other] { $steps_count } more steps
} for { $coins_count } coins and stands on space { $space_number }.
brian-boru-slid-down = The space is taken: { $seat } slides down to space { $space_number }.
brian-boru-expanded = { $seat } expands to { $town } for { $coins_count } coins.
brian-boru-not-expanded = { $seat } doesn't expand.
brian-boru-cannot-expand = { $seat } can't expand.
brian-boru-town-freed = { $seat } frees { $town } for { $owner_seat }.
brian-boru-nothing-to-free = There is no town for { $seat } to free.

## Journal: marriage step

brian-boru-married = { $seat } is highest on the marriage track and wins { $marriage }.
brian-boru-marriage-points = { $seat } gains { $points_count } points from the marriage.
brian-boru-marriage-renown = { $seat } gains { $renown_count } renown from the marriage.
brian-boru-marriage-town = { $seat } receives { $town } with the marriage.
brian-boru-marriage-town-lost = No town is free in { $region }: { $seat } receives none.
brian-boru-back-to-start = { $seat }'s marriage disc returns to the start.
brian-boru-nobody-courted = Nobody has courted: { $marriage } leaves the game.
brian-boru-princess-military = { $seat } asks the Princess for military support.
brian-boru-princess-trade = { $seat } establishes trade with the Princess.
brian-boru-princess-spurned = { $seat } spurns the Princess for { $points_count } points.
brian-boru-track-coins = { $seat } gains { $coins_count ->
    [one] 1 coin
   *[other] { $coins_count } coins
} from space { $space_number } of the marriage track.
brian-boru-track-renown = { $seat } gains { $renown_count } renown from space { $space_number } of the marriage track.
brian-boru-track-town = { $seat } takes { $town } from the marriage track.

## Journal: battle step

brian-boru-raid-repelled = All raiders are taken: no town falls.
brian-boru-incursion = { $raiders_count ->
    [one] One raider is left
   *[other] { $raiders_count } raiders are left
}: whoever holds the fewest loses a town.
brian-boru-town-lost-to-leader = { $loser_seat } loses { $town } to the Vikings; { $leader_seat } holds the most raiders and chose it.
brian-boru-town-lost = { $loser_seat } loses { $town } to the Vikings.
brian-boru-town-lost-by-all = All are level, and { $loser_seat } loses { $town } to the Vikings.
brian-boru-no-town-to-lose = { $loser_seat } controls no town and loses nothing.
brian-boru-raiders-leave = { $raiders_count ->
    [one] The last raider sails away.
   *[other] The { $raiders_count } raiders left sail away.
}
brian-boru-first-spoils = { $seat } alone holds the most raiders: { $renown_count } renown and { $points_count ->
    [one] 1 point
   *[other] { $points_count } points
}; { $raiders_count ->
    [one] 1 raider goes back.
   *[other] { $raiders_count } raiders go back.
}
brian-boru-first-spoils-shared = The most raiders are shared: no first spoils.
brian-boru-second-spoils = { $seat } gains { $points_count ->
    [one] 1 point
   *[other] { $points_count } points
} and returns a raider.

## Journal: church step

brian-boru-first-monastery = { $seat } builds a monastery in { $town }.
brian-boru-no-town-for-monastery = { $seat } has no town for a monastery.
brian-boru-church-leader = { $seat } leads in the church, takes the marker and takes { $discs_count ->
    [one] 1 disc
   *[other] { $discs_count } discs
} back.
brian-boru-church-tied = The most church discs are shared: the marker stays.
brian-boru-second-church = { $seat } gains { $points_count ->
    [one] 1 point
   *[other] { $points_count } points
} and takes a church disc back.
brian-boru-further-monastery = { $seat } builds a further monastery in { $town }.
brian-boru-discs-taken-back = { $seat } takes { $discs_count ->
    [one] 1 church disc
   *[other] { $discs_count } church discs
} back.
brian-boru-discs-stay = { $seat } has no town for a monastery; the church discs stay.

## Journal: claim step

brian-boru-token-flipped = The { $region } token is turned up: the towns there count { $weight_count }, and { $threshold_count } were needed.
brian-boru-token-claimed = { $seat } claims { $region } with { $total_count }.
brian-boru-token-kept = { $seat } keeps { $region } with { $total_count }.
brian-boru-token-tied = { $region } is tied at { $total_count }: its token stays where it is.
brian-boru-token-to-board = The Vikings lead { $region } with { $total_count }: its token lies on the board.
brian-boru-token-tied-with-vikings = The Vikings share the lead in { $region } at { $total_count }: its token stays where it is.

## Journal: the end

brian-boru-game-ends = The last round is over.
brian-boru-scored-coins = { $seat }: { $points_count } for the most coins.
brian-boru-scored-marker = { $seat }: { $points_count } for the marker.
brian-boru-scored-renown = { $seat }: { $points_count } for renown.
brian-boru-scored-held = { $seat }: { $points_count } for regions held.
brian-boru-scored-board = { $seat }: { $points_count } for regions shared.
brian-boru-scored-spread = { $seat }: { $points_count } for towns in { $regions_count ->
    [one] 1 region
   *[other] { $regions_count } regions
}.
brian-boru-won = { $seat } wins with { $points_count } points.
brian-boru-won-by-tokens = { $seat } wins: of those with { $points_count } points nobody else holds as many claim tokens, { $tokens_count }.
brian-boru-won-by-marriages = { $seat } wins: of those with { $points_count } points and equally many claim tokens nobody else has as many marriage cards, { $marriages_count }.
brian-boru-shared-win = { $seat } shares the victory with { $points_count } points.

## Towns (names of our own making)

brian-boru-town-N1 = Ailech
brian-boru-town-N2 = Druim Ceat
brian-boru-town-N3 = Machaire Rátha
brian-boru-town-N4 = Ráth Bhoth
brian-boru-town-N5 = Tulach Óc
brian-boru-town-N6 = Clochar
brian-boru-town-N7 = Emain Macha
brian-boru-town-U1 = Dún Sobhairce
brian-boru-town-U2 = Coindire
brian-boru-town-U3 = Craeb Telcha
brian-boru-town-U4 = Beannchar
brian-boru-town-U5 = Dún Dá Lethglas
brian-boru-town-B1 = Áth Seanaigh
brian-boru-town-B2 = Sligeach
brian-boru-town-B3 = Druim Lethan
brian-boru-town-B4 = Fidnacha
brian-boru-town-S1 = Tailtiu
brian-boru-town-S2 = Mainistir Buite
brian-boru-town-S3 = Temair
brian-boru-town-S4 = Cairbre
brian-boru-town-S5 = Dairmag
brian-boru-town-S6 = Gránairud
brian-boru-town-D1 = Lusca
brian-boru-town-D2 = Áth Cliath
brian-boru-town-D3 = Gleann Dá Loch
brian-boru-town-C1 = Dún Briste
brian-boru-town-C2 = Béal an Átha
brian-boru-town-C3 = Umhall
brian-boru-town-C4 = Cruachan
brian-boru-town-C5 = Ros Comáin
brian-boru-town-C6 = Cluain Fearta
brian-boru-town-C7 = Gaillim
brian-boru-town-C8 = Mag Tuired
brian-boru-town-C9 = Conmaicne Mara
brian-boru-town-L1 = Dún Másc
brian-boru-town-L2 = Cill Dara
brian-boru-town-L3 = Achad Bó
brian-boru-town-L4 = Callann
brian-boru-town-L5 = Inis Tíog
brian-boru-town-L6 = Port Láirge
brian-boru-town-L7 = Loch Garman
brian-boru-town-L8 = Fearna
brian-boru-town-L9 = Inber Mór
brian-boru-town-M1 = Cill Fhionnúrach
brian-boru-town-M2 = Cenn Corad
brian-boru-town-M3 = Luimneach
brian-boru-town-M4 = Caiseal
brian-boru-town-M5 = Lios Mór
brian-boru-town-M6 = Corcach
brian-boru-town-M7 = Lios Tuathail
brian-boru-town-M8 = Sliabh Mis
brian-boru-town-M9 = Corca Dhuibhne
brian-boru-town-M10 = Inis Faithlinn

## The table as text

brian-boru-sheet-round = { $raiders ->
    [one] Round { $round } of { $rounds } · { $raiders } raider in the battle area · marriage card: { $marriage }
   *[other] Round { $round } of { $rounds } · { $raiders } raiders in the battle area · marriage card: { $marriage }
}
brian-boru-sheet-region = Region (needs/points) token
brian-boru-sheet-towns = Towns: free ones with colour and roads; * monastery, ! Vikings, ◆ marker
brian-boru-sheet-claim-down = face down
brian-boru-sheet-claim-board = on the board
brian-boru-sheet-players = Players (◆ holds the marker)
brian-boru-sheet-player = Player
brian-boru-sheet-points = Points
brian-boru-sheet-coins = Coins
brian-boru-sheet-renown = Renown
brian-boru-sheet-raiders = Raiders
brian-boru-sheet-church = Church
brian-boru-sheet-track = Track
brian-boru-sheet-hand = Hand
brian-boru-sheet-packet = Your packet
brian-boru-sheet-claims = Regions
brian-boru-sheet-marriages = Kin
brian-boru-sheet-your-card = Your card in the trick
brian-boru-sheet-trick = Trick for { $town }
brian-boru-sheet-card = Card
brian-boru-sheet-card-of = { $card } { $colour }
brian-boru-sheet-acts = Acts
brian-boru-sheet-wins = wins
brian-boru-sheet-main = Winner's action
brian-boru-sheet-secondary-1 = Loser's action 1
brian-boru-sheet-secondary-2 = Loser's action 2

## Answers

brian-boru-kind-start = Put your first disc on
brian-boru-kind-pick = Keep
brian-boru-kind-lead = Play for
brian-boru-kind-play = Play
brian-boru-kind-use = Carry out
brian-boru-kind-buy = Buy
brian-boru-kind-expand = Expand to
brian-boru-kind-free = Free
brian-boru-kind-settle = Put the disc on
brian-boru-kind-princess = The Princess of Denmark
brian-boru-kind-lose = Give up to the Vikings
brian-boru-kind-build = Build a monastery in
brian-boru-action-pick = cards { $first } and { $second }
brian-boru-action-use = { $secondary ->
    [1] the upper secondary action
   *[other] the lower secondary action
}
brian-boru-action-buy = { $count ->
    [0] none
   *[other] { $count } more
}
brian-boru-action-decline = don't expand

## Hints and reviews

brian-boru-order-start = Put your first disc on { $town }.
brian-boru-order-pick = Keep { $first } and { $second }.
brian-boru-order-lead = Play for { $town }.
brian-boru-order-play = Play { $card }.
brian-boru-order-play-follow = Play { $card } for { $town }.
brian-boru-order-play-lead-card = Lead { $card }.
brian-boru-order-use-1 = Carry out the upper action.
brian-boru-order-use-2 = Carry out the lower action.
brian-boru-order-use-coin = { $count ->
    [one] Take 1 coin
   *[other] Take { $count } coins
}.
brian-boru-order-use-coin-expand = { $count ->
    [one] Take 1 coin and expand if you like
   *[other] Take { $count } coins and expand if you like
}.
brian-boru-order-use-church = { $count ->
    [one] Put 1 disc in the church
   *[other] Put { $count } discs in the church
}.
brian-boru-order-use-battle = { $count ->
    [one] Take 1 raider
   *[other] Take { $count } raiders
}.
brian-boru-order-use-no-raider = Take a raider, though none is left.
brian-boru-order-use-marriage = { $count ->
    [one] Go 1 step up the marriage track
   *[other] Go { $count } steps up the marriage track
}.
brian-boru-order-buy-0 = Buy no more.
brian-boru-order-buy = Buy { $count } more.
brian-boru-order-buy-0-buy-church = Buy no further church disc.
brian-boru-order-buy-buy-church = { $count ->
    [one] Buy 1 more church disc
   *[other] Buy { $count } more church discs
}.
brian-boru-order-buy-0-buy-raiders = Buy no further raider.
brian-boru-order-buy-buy-raiders = { $count ->
    [one] Buy 1 more raider
   *[other] Buy { $count } more raiders
}.
brian-boru-order-buy-0-buy-steps = Buy no further step on the marriage track.
brian-boru-order-buy-buy-steps = { $count ->
    [one] Buy 1 more step on the marriage track
   *[other] Buy { $count } more steps on the marriage track
}.
brian-boru-order-decline = Don't expand.
brian-boru-order-expand = Expand to { $town }.
brian-boru-order-free = Free { $town } from the Vikings.
brian-boru-order-settle = Put the disc on { $town }.
brian-boru-order-princess-military = Ask the Princess for military support.
brian-boru-order-princess-trade = Establish trade with the Princess.
brian-boru-order-princess-spurn = Spurn the Princess.
brian-boru-order-lose = Give { $town } up to the Vikings.
brian-boru-order-lose-take-town = Let the Vikings take { $town } from { $loser_seat }.
brian-boru-order-build = Build a monastery in { $town }.
brian-boru-why-points = It brings more points.
brian-boru-why-points-at = It decides { $region } for you.
brian-boru-why-coins = It leaves you with more coins.
brian-boru-why-lead = It brings you the marker, so that you choose the next town.
brian-boru-why-towns = It gains you more towns, or roads to free ones.
brian-boru-why-towns-at = It wins you { $town } more often.
brian-boru-why-spread = It brings you into more regions.
brian-boru-why-marriage = It takes you further on the marriage track.
brian-boru-why-church = It makes you stronger in the church.
brian-boru-why-vikings = It brings more against the Vikings: renown, raiders, or a safe town.
brian-boru-why-regions = It gives you a firmer hold on the claim tokens of regions.
brian-boru-why-regions-at = It gives you a firmer hold on { $region }.
brian-boru-why-hand = It keeps better cards in your hand.
brian-boru-why-low-hand = Lower cards cost fewer coins when they win, and bring more when they don't.
brian-boru-why-rival = It holds your strongest rival back: { $rival_seat }.
brian-boru-less-points = It brings fewer points.
brian-boru-less-points-at = It loses you { $region }.
brian-boru-less-coins = It leaves you with fewer coins.
brian-boru-less-lead = It leaves the marker, and the choice of the next town, to others.
brian-boru-less-towns = It gains you fewer towns, or fewer roads to free ones.
brian-boru-less-towns-at = It wins you { $town } less often.
brian-boru-less-spread = It brings you into fewer regions.
brian-boru-less-marriage = It leaves you further back on the marriage track.
brian-boru-less-church = It leaves you weaker in the church.
brian-boru-less-vikings = It brings less against the Vikings: renown, raiders, or a safe town.
brian-boru-less-regions = It loosens your hold on the claim tokens of regions.
brian-boru-less-regions-at = It loosens your hold on { $region }.
brian-boru-less-hand = It leaves worse cards in your hand.
brian-boru-less-low-hand = Higher cards cost more coins when they win, and bring less when they don't.
brian-boru-less-rival = It helps your strongest rival: { $rival_seat }.
