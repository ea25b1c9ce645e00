# What the plain table says of Ortus Regni: actions, groups of them, fields of the view.

# --- how values are named
ortus-regni-named-types = card army viking result
ortus-regni-names-of-earl = player
ortus-regni-names-of-name = deck
ortus-regni-names-of-owner = seat
ortus-regni-names-of-property_owner = player
ortus-regni-names-of-first = seat
ortus-regni-names-of-king = seat
ortus-regni-names-of-archbishop = seat
ortus-regni-names-of-controller = seat
ortus-regni-names-of-attacker = seat
ortus-regni-names-of-defender = seat
ortus-regni-names-of-actor = seat
ortus-regni-names-of-victim = seat
ortus-regni-names-of-winner = seat
ortus-regni-names-of-fallen = seat
ortus-regni-names-of-attending = seat

# --- groups of actions
ortus-regni-kind-deck = Take a sample deck
ortus-regni-kind-add = Add a card
ortus-regni-kind-keep = Keep
ortus-regni-kind-tower = Lay a Tower, face down
ortus-regni-kind-place = Place
ortus-regni-kind-install = Install a Lord
ortus-regni-kind-emissary = Send an Emissary to the Vikings
ortus-regni-kind-look = Have a hand shown to your Abbot
ortus-regni-kind-discard = Give up
ortus-regni-kind-take = Take from the tray
ortus-regni-kind-garrison = Fill a garrison
ortus-regni-kind-guard = Fill the Royal Guard
ortus-regni-kind-at = Put it to
ortus-regni-kind-lord = A Lord
ortus-regni-kind-fief = A Property of
ortus-regni-kind-building = A building with all that belongs to it
ortus-regni-kind-mercenary = A Mercenary
ortus-regni-kind-property = A Property
ortus-regni-kind-answer = Answer with
ortus-regni-kind-ride = Send a card from hand, face down
ortus-regni-kind-storm = Storm the Towers of
ortus-regni-kind-raid = Raid the Properties of
ortus-regni-kind-siege = Besiege the building of
ortus-regni-kind-field = Field
ortus-regni-kind-result = Decide
ortus-regni-kind-absorb = Absorb a point with
ortus-regni-kind-fall = Let fall
ortus-regni-kind-seize = Seize it for
ortus-regni-kind-ransom = Ransom the Lord of
ortus-regni-kind-give = Give

# --- actions
ortus-regni-action-deck = { $name }
ortus-regni-action-add = { $card }
ortus-regni-action-keep = { $card }
ortus-regni-action-tower = { $card }
ortus-regni-action-place = { $card }
ortus-regni-action-install = { $card }
ortus-regni-action-emissary = { $card }
ortus-regni-action-look = { $earl }
ortus-regni-action-discard = { $card }
ortus-regni-action-take = { $card }
ortus-regni-action-garrison = { $army } to Mercenary { $mercenary }
ortus-regni-action-guard = { $army }
ortus-regni-action-at = Fief { $fief }
ortus-regni-action-lord = Fief { $fief }
ortus-regni-action-fief = Fief { $fief }
ortus-regni-action-building = Fief { $fief }
ortus-regni-action-mercenary = Mercenary { $mercenary }
ortus-regni-action-property = { $card } (set of { $owner })
ortus-regni-action-answer = { $card }
ortus-regni-action-ride = { $card }
ortus-regni-action-storm = { $earl }
ortus-regni-action-raid = Fief { $fief }
ortus-regni-action-siege = Fief { $fief }
ortus-regni-action-field = { $card } from hand
ortus-regni-action-field-lord_n = the Lord of Fief { $number }
ortus-regni-action-field-mercenary_n = Mercenary { $number } with his garrison
ortus-regni-action-field-infantry = Infantry
ortus-regni-action-field-knight = Knight
ortus-regni-action-field-king = the King
ortus-regni-action-field-guard_infantry = Infantry of the Guard
ortus-regni-action-field-guard_knight = Knight of the Guard
ortus-regni-action-result = { $result }
ortus-regni-action-result-normal = Normal
ortus-regni-action-result-attacker_wins = the attacker wins
ortus-regni-action-result-defender_wins = the defender wins
ortus-regni-action-absorb = { $card }
ortus-regni-action-absorb-unharmed = a card that takes no harm
ortus-regni-action-absorb-infantry_of_n = Infantry of { $player }
ortus-regni-action-absorb-knight_of_n = Knight of { $player }
ortus-regni-action-absorb-guard_infantry = Infantry of the Guard
ortus-regni-action-absorb-guard_knight = Knight of the Guard
ortus-regni-action-absorb-mercenary_n = Mercenary { $number }
ortus-regni-action-absorb-garrison_n_infantry = Infantry in the garrison of Mercenary { $number }
ortus-regni-action-absorb-garrison_n_knight = Knight in the garrison of Mercenary { $number }
ortus-regni-action-fall = { $card }
ortus-regni-action-seize = Fief { $fief }
ortus-regni-action-ransom = Fief { $fief }
ortus-regni-action-give-infantry = Infantry of the pool
ortus-regni-action-give-knight = Knight of the pool
ortus-regni-action-give-garrison_n_infantry = Infantry in the garrison of Mercenary { $number }
ortus-regni-action-give-garrison_n_knight = Knight in the garrison of Mercenary { $number }
ortus-regni-action-do-buy_towers = buy two Towers
ortus-regni-action-do-buy_banner = buy a Banner
ortus-regni-action-do-keep = keep it
ortus-regni-action-do-redraw = draw a new hand
ortus-regni-action-do-rebuild = rebuild the deck
ortus-regni-action-do-hire = hire a Mercenary
ortus-regni-action-do-banquet = hold a Banquet: draw 2 cards
ortus-regni-action-do-kingship = lay a Kingship Banner
ortus-regni-action-do-joust = call a Joust
ortus-regni-action-do-bequeath = bequeath: the pile goes back into the deck
ortus-regni-action-do-treachery = play Treachery
ortus-regni-action-do-intrigue = play Intrigue
ortus-regni-action-do-attack = attack
ortus-regni-action-do-recruit = recruit Army cards
ortus-regni-action-do-barter = barter two cards for one of the tray
ortus-regni-action-do-end = end the turn
ortus-regni-action-do-concede = concede
ortus-regni-action-do-pass = pass
ortus-regni-action-do-banner = play a Banner
ortus-regni-action-do-attend = attend the Joust
ortus-regni-action-do-done = done
ortus-regni-action-do-capture = capture it
ortus-regni-action-do-destroy = destroy it

# --- fields of the view
ortus-regni-field-phase = Phase
ortus-regni-field-round = Round
ortus-regni-field-round_limit = Last round
ortus-regni-field-first = First player
ortus-regni-field-seats = Earls
ortus-regni-field-king = King
ortus-regni-field-guard = Royal Guard
ortus-regni-field-archbishop = Archbishop
ortus-regni-field-church_controller = Controls the Church
ortus-regni-field-vikings = The Vikings
ortus-regni-field-arrived = Arrived
ortus-regni-field-black = Black markers forward
ortus-regni-field-markers = Black markers
ortus-regni-field-white = White marker
ortus-regni-field-horde = The horde
ortus-regni-field-strength = Strength
ortus-regni-field-decks = Decks on the table
ortus-regni-field-army = Army cards
ortus-regni-field-battle = Battle
ortus-regni-field-viking = Viking cards
ortus-regni-field-deck = Cards in the deck
ortus-regni-field-discard = Discarded
ortus-regni-field-fallen = Eliminated
ortus-regni-field-struggle = Struggle
ortus-regni-field-joust = Joust
ortus-regni-field-common = Common cards
ortus-regni-field-game_number = Game of the series
ortus-regni-field-wins = Games won
ortus-regni-field-winner = Winner
ortus-regni-field-alive = In the game
ortus-regni-field-hand = Hand
ortus-regni-field-towers = Towers
ortus-regni-field-fiefs = Fiefs
ortus-regni-field-fief = Fief
ortus-regni-field-building = Building
ortus-regni-field-card = Card
ortus-regni-field-owner = From the set of
ortus-regni-field-lord = Lord
ortus-regni-field-properties = Properties
ortus-regni-field-mercenaries = Mercenaries
ortus-regni-field-mercenary = Mercenary
ortus-regni-field-garrison = Garrison
ortus-regni-field-pool = Pool
ortus-regni-field-infantry = Infantry
ortus-regni-field-knight = Knights
ortus-regni-field-field_limit = May field
ortus-regni-field-banners = Kingship Banners
ortus-regni-field-cubes = Cubes in the bag
ortus-regni-field-emissaries = Emissaries
ortus-regni-field-turns = Turns taken
ortus-regni-field-holdings = Holdings
ortus-regni-field-points = Legacy Points
ortus-regni-field-own_towers = Your Towers
ortus-regni-field-own_deck = Left in your deck
ortus-regni-field-tray = Your tray
ortus-regni-field-deck_list = Your deck
ortus-regni-field-pack = Your pack
ortus-regni-field-kept = Kept
ortus-regni-field-own_rider = Your rider
ortus-regni-field-attacker = Attacker
ortus-regni-field-controller = Led by
ortus-regni-field-defender = Defender
ortus-regni-field-way = Aim
ortus-regni-field-result = Result
ortus-regni-field-attack = Attacking force
ortus-regni-field-defence = Defending force
ortus-regni-field-attack_strength = Strength of the attack
ortus-regni-field-defence_strength = Strength of the defence
ortus-regni-field-hurt_attacker = Points against the attacker
ortus-regni-field-hurt_defender = Points against the defender
ortus-regni-field-captives = Captured Lords, by Fief
ortus-regni-field-forecast = If the defender is struck now
ortus-regni-field-past_force = Points past the force
ortus-regni-field-needed = Points needed
ortus-regni-field-actor = Played by
ortus-regni-field-victim = Against
ortus-regni-field-last = Last card
ortus-regni-field-target = Target
ortus-regni-field-property = Property
ortus-regni-field-attending = Attending
ortus-regni-field-stakes = Stakes
ortus-regni-field-riders = Riders
ortus-regni-field-hidden = Face down
ortus-regni-field-role = As
ortus-regni-field-seat = Earl
ortus-regni-field-revealed = Shown at the end

## The table of its own

# --- what each card does, in a line that stands on the card (45 characters or so)
ortus-regni-table-brief-castle = A new Fief. Falls to 2 points in one siege.
ortus-regni-table-brief-palace = A Fief that falls to 3 points in one siege.
ortus-regni-table-brief-land = 1 Army card now; recruit and field 1 more.
ortus-regni-table-brief-market_town = With a Land: recruit and field 1 more.
ortus-regni-table-brief-church = Most Churches decide “Church Decides”.
ortus-regni-table-brief-cathedral = You are Archbishop and decide for the Church.
ortus-regni-table-brief-prince = Lord or fighter. Murdered, his Fief stays.
ortus-regni-table-brief-vassal = Lord, fighter, Emissary. Answers plots.
ortus-regni-table-brief-champion = Lord or fighter of 2. Best rider in a Joust.
ortus-regni-table-brief-monk = Abbot who sees a hand, or Emissary for 2.
ortus-regni-table-brief-mercenary = Deals 2 in your battles; may keep an Army card.
ortus-regni-table-brief-treachery = Kill a Lord, burn a Property, kill a hireling.
ortus-regni-table-brief-intrigue = Steal a Property or a Mercenary.
ortus-regni-table-brief-allies = Answers any plot; only Allies beat it.
ortus-regni-table-brief-banquet = Draw 2 cards from your deck.
ortus-regni-table-brief-banner = Claim the crown, call a Joust or bequeath.
ortus-regni-table-brief-infantry = Fights with 1; lost to 1 point.
ortus-regni-table-brief-knight = Fights with 2; lost to 1 point.
ortus-regni-table-brief-viking = Fights with 1 in the horde.
ortus-regni-table-brief-chieftain = Fights with 2 in the horde.
ortus-regni-table-brief-king = Fights with 1 and brings the Guard.
ortus-regni-table-brief-normal = Both sides take the other's strength.
ortus-regni-table-brief-attacker_wins = Only the defender is hurt; Lords are captured.
ortus-regni-table-brief-defender_wins = Only the attacker is hurt; Lords are captured.
ortus-regni-table-brief-church_decides = Whoever controls the Church names the result.
ortus-regni-table-brief-no_luck = Counts for nothing in a Joust.
ortus-regni-table-face-down = A card, face down
ortus-regni-table-falls-to = Falls to { $points } points in one siege
ortus-regni-table-deals = Deals { $points } in battle

# --- names of things on the table
ortus-regni-table-prompt-deck = Build a deck of { $deck_count } cards: take a sample deck, or choose cards yourself.
ortus-regni-table-prompt-draft = Keep cards of your pack. The rest is passed on.
ortus-regni-table-fief = { $own ->
    [yes] { $number ->
        [0] your { $card }
       *[other] your { $card } { $number }
    }
   *[no] { $number ->
        [0] the { $card } of { $name }
       *[other] { $card } { $number } of { $name }
    }
}
ortus-regni-table-fief-gone = a Fief that is gone
ortus-regni-table-mercenary = { $own ->
    [yes] { $place ->
        [0] your Mercenary
       *[other] your Mercenary no. { $place }
    }
   *[no] { $place ->
        [0] the Mercenary of { $name }
       *[other] Mercenary no. { $place } of { $name }
    }
}
ortus-regni-table-unit-unharmed = a card that takes no harm
ortus-regni-table-unit-lord = { $card }, Lord of { $fief }
ortus-regni-table-unit-garrison = { $card } of the garrison of { $mercenary }
ortus-regni-table-unit-guard = { $card } of the Guard
ortus-regni-table-unit-of = { $card } of { $name }

# --- the board
ortus-regni-table-board = The table
ortus-regni-table-hand = Your hand
ortus-regni-table-hand-empty = Your hand is empty.
ortus-regni-table-hand-card = { $uses ->
    [0] { $place } of { $of }, { $card }: no use now
    [one] { $place } of { $of }, { $card }: one use now
   *[other] { $place } of { $of }, { $card }: { $uses } uses now
}
ortus-regni-table-head = { $name }{ $king ->
    [yes] , King
   *[no] {""}
}{ $archbishop ->
    [yes] , Archbishop
   *[no] {""}
}: { $hand ->
    [one] one card
   *[other] { $hand } cards
} in hand, { $deck } in the deck, { $banners ->
    [one] 1 Banner
   *[other] { $banners } Banners
}, { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} in the bag
ortus-regni-table-you = you
ortus-regni-table-out = out of the game
ortus-regni-table-king = King
ortus-regni-table-archbishop = Archbishop
ortus-regni-table-hand-count = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
ortus-regni-table-deck-count = { $count ->
    [one] One card left in the deck. Whoever can't draw is out.
   *[other] { $count } cards left in the deck. Whoever can't draw is out.
}
ortus-regni-table-banner-count = { $count ->
    [one] One Kingship Banner
   *[other] { $count } Kingship Banners
}
ortus-regni-table-cube-count = { $count ->
    [one] One cube in the Vikings' bag
   *[other] { $count } cubes in the Vikings' bag
}
ortus-regni-table-deck-ends = deck ends in round { $round }
ortus-regni-table-fiefs = Fiefs of { $name }
ortus-regni-table-stack = { $card } { $fief }
ortus-regni-table-no-lord = no Lord
ortus-regni-table-building-label = { $fief }, falls to { $points } points
ortus-regni-table-lord-label = { NAME($card, form: "the") }, Lord of { $fief }
ortus-regni-table-no-lord-label = { $fief } has no Lord
ortus-regni-table-property-label = { $foreign ->
    [yes] { COUNT($count, $card) } at { $fief }, from the set of { $owner }
   *[no] { COUNT($count, $card) } at { $fief }
}
ortus-regni-table-new-fief = new Fief
ortus-regni-table-towers = { $count ->
    [0] no Towers
    [one] 1 Tower
   *[other] { $count } Towers
}
ortus-regni-table-towers-label = { $count ->
    [0] { $name } has no Towers
    [one] { $name } has 1 Tower
   *[other] { $name } has { $count } Towers
}
ortus-regni-table-hired = hired { $number }
ortus-regni-table-hireling-label = { $count ->
    [0] { $mercenary }, empty garrison
    [one] { $mercenary }, 1 Army card in the garrison
   *[other] { $mercenary }, { $count } Army cards in the garrison
}
ortus-regni-table-hire-here = hire
ortus-regni-table-pool-label = { $card } in the pool: { $count }
ortus-regni-table-fields = fields { $count } · recruits { $recruits }
ortus-regni-table-fields-short = fields { $count }
ortus-regni-table-vikings-far = { $markers ->
    [one] Vikings: one marker to go
   *[other] Vikings: { $markers } markers to go
}
ortus-regni-table-vikings-land = Vikings land in round { $round }
ortus-regni-table-vikings-marker = { $white ->
    [yes] War among Earls holds them back a round.
   *[no] Later if Earls attack, sooner with Emissaries.
}
ortus-regni-table-vikings-sail = The horde of { $strength } sails this round
ortus-regni-table-vikings-rest = The horde of { $strength } rests
ortus-regni-table-horde = { $cards } cards; more than { $above } attack; { $grows } more each round.
ortus-regni-table-horde-strength = Strength of the horde
ortus-regni-table-strikes = Undefended, a building falls:
ortus-regni-table-bag = Whose cube will lead
ortus-regni-table-bag-empty = The bag is empty.
ortus-regni-table-bag-share = { $name }: { $share }%.
ortus-regni-table-round = Round { $round }
# What a thing on the table is, when nothing is picked and it is pointed at.
ortus-regni-table-about-head = Cards in hand, in the deck, Kingship Banners and cubes. Whoever has no building left or can't draw is out.
ortus-regni-table-about-no-lord = A Prince, Vassal, Champion or Monk can be Lord here, and then fights in every battle.
ortus-regni-table-about-towers = Each Tower absorbs 1 point of every raid and siege. Only a storm brings Towers down.
ortus-regni-table-about-vikings = Once they have landed, a cube from the bag names the Earl who sends the whole horde against anybody. Emissaries bring you cubes.
ortus-regni-table-about-crown = Two Kingship Banners more than any other Earl make you King: the King fights in all your battles, and the others give to your Guard.
ortus-regni-table-about-joust = A Banner calls a Joust. Every Earl stakes a Property or a Fief, or is excused with a Banner; the winner takes the stakes.
ortus-regni-table-about-church = Whoever controls the Church decides battles when “Church Decides” is drawn: by the Cathedral, or else by most Churches.
ortus-regni-table-no-king = No King yet
ortus-regni-table-king-is = { $name } is King; Guard of { $guard }
ortus-regni-table-race = { $count ->
    [one] { $name }: 1 Banner.
   *[other] { $name }: { $count } Banners.
}
ortus-regni-table-tilt-yard = Tilt yard: a Banner calls a Joust
ortus-regni-table-archbishop-is = { $name } is Archbishop
ortus-regni-table-church-is = { $name } controls the Church
ortus-regni-table-no-church = Nobody controls the Church
ortus-regni-table-watch = To watch
ortus-regni-table-watch-nothing = Nothing threatens for now.
ortus-regni-table-recap = Since your turn
ortus-regni-table-recap-nothing = Nothing has happened since your last turn.
ortus-regni-table-earl = Earl
ortus-regni-table-place = Place
ortus-regni-table-outlook-note = The last Earl in the game wins. After round { $round } the living are ranked like this.
ortus-regni-table-variants = Variants in play:

# --- choosing
ortus-regni-table-keys = At this table: 1 to 9 and 0 pick a card · T lay it as a Tower · ← → between lit places · ↑ ↓ between players · Enter take, confirm · A attack · R recruit · B Abbot · X barter · N end the turn · V see the table behind a scene · Esc put back
ortus-regni-table-pick-card = Pick a card and its places light up, or pick a place and see which cards fit.
ortus-regni-table-answer-hint = Answer on the table, where it is lit, or with a button.
ortus-regni-table-waiting = { $by ->
    [finger] Others decide. Rest a finger on anything to learn what it is.
   *[pointer] Others decide. Point at anything to learn what it is.
}
ortus-regni-table-over = { $by ->
    [finger] The game is over. Rest a finger on anything to learn what it is.
   *[pointer] The game is over. Point at anything to learn what it is.
}
ortus-regni-table-watch-over = The game is over.
ortus-regni-table-watch-more = and { $count } more
ortus-regni-table-watching = You are watching.
ortus-regni-table-click-lit = Click what is lit on the table.
ortus-regni-table-click-lit-or-undo = Click what is lit on the table. Undo takes you back to your turn.
ortus-regni-table-or-lit = Or click what is lit on the table.
ortus-regni-table-lit-places = { $count ->
    [one] One place: { $places }
   *[other] { $count } places: { $places }
}
ortus-regni-table-place-picked = { $count ->
    [0] Nothing can go here now.
    [one] One thing can be done here: pick it.
   *[other] { $count } things can be done here: pick a framed card.
}
ortus-regni-table-confirm = Confirm
ortus-regni-table-cancel = Cancel
ortus-regni-table-put-back = Put back
ortus-regni-table-undo = It can be undone until something is drawn or somebody answers.
ortus-regni-table-no-undo = After this there is no free undo.
ortus-regni-table-actions = Actions of your turn
ortus-regni-table-acted = Your Action is taken.
ortus-regni-table-attack-hint = choose a target
ortus-regni-table-recruit-hint = { $count ->
    [one] 1 Army card
   *[other] { $count } Army cards
}
ortus-regni-table-look-hint = see a hand
ortus-regni-table-barter-hint = two cards for one
ortus-regni-table-concede-hint = leave the game
ortus-regni-table-end-turn = End turn: draw 1 of { $deck }
ortus-regni-table-mode-attack = Attack: click a building to besiege it, Properties to raid them, Towers to storm them.
ortus-regni-table-mode-look = Abbot: click the Earl whose hand you want to see.
ortus-regni-table-change-fields = fields { $before } → { $after }
ortus-regni-table-change-recruits = recruits { $before } → { $after }
ortus-regni-table-change-towers = Towers { $before } → { $after }
ortus-regni-table-change-banners = Banners { $before } → { $after }
ortus-regni-table-change-deck = deck { $before } → { $after }
ortus-regni-table-change-lead = chance to lead the Vikings { $before }% → { $after }%
ortus-regni-table-change-king = { $after ->
    [1] you become King
   *[0] you are King no longer
}
ortus-regni-table-change-church = { $after ->
    [1] you control the Church
   *[0] you no longer control the Church
}
ortus-regni-table-goal = The last Earl in the game wins. Whoever has no building left, or can't draw a card, is out.
ortus-regni-table-hand-stack = { $count } of them
ortus-regni-table-pick-tower = Your Action is taken. Any card can still be laid as a Tower; ending the turn draws a card.

# --- the word on a lit place
ortus-regni-table-word-here = here
ortus-regni-table-word-place = New Fief
ortus-regni-table-word-attach = Attach
ortus-regni-table-word-install = Lord here
ortus-regni-table-word-tower = Tower
ortus-regni-table-word-hire = Hire
ortus-regni-table-word-banquet = Draw 2
ortus-regni-table-word-kingship = Claim
ortus-regni-table-word-joust = Joust
ortus-regni-table-word-bequeath = Bequeath
ortus-regni-table-word-treachery = Treachery
ortus-regni-table-word-intrigue = Intrigue
ortus-regni-table-word-murder = Murder
ortus-regni-table-word-burn = Burn
ortus-regni-table-word-kill = Kill
ortus-regni-table-word-steal = Steal
ortus-regni-table-word-hire-away = Win over
ortus-regni-table-word-emissary = Emissary
ortus-regni-table-word-look = See hand
ortus-regni-table-word-garrison = Garrison
ortus-regni-table-word-guard = Guard
ortus-regni-table-word-storm = Storm
ortus-regni-table-word-raid = Raid
ortus-regni-table-word-siege = Besiege
ortus-regni-table-word-attack = Attack
ortus-regni-table-word-recruit = Recruit
ortus-regni-table-word-barter = Barter
ortus-regni-table-word-concede = Concede
ortus-regni-table-word-end = End turn
ortus-regni-table-word-field = Field
ortus-regni-table-word-answer = Answer
ortus-regni-table-word-ride = Rider
ortus-regni-table-word-ransom = Ransom
ortus-regni-table-word-seize = Seize
ortus-regni-table-word-at = Here
ortus-regni-table-word-lord = This Lord
ortus-regni-table-word-fief = A Property
ortus-regni-table-word-building = The Fief
ortus-regni-table-word-mercenary = This one
ortus-regni-table-word-discard = Give up
ortus-regni-table-word-banner = Banner
ortus-regni-table-word-give = Give

# --- what would happen, in a sentence
ortus-regni-table-do-place = { NAME($card, form: "the") } becomes a new Fief of yours.
ortus-regni-table-do-attach = { NAME($card, form: "the") } goes to { $fief }.
ortus-regni-table-do-install = { NAME($card, form: "the") } becomes Lord of { $fief } and may fight in every battle.
ortus-regni-table-do-tower = { NAME($card, form: "the") } is laid face down as a Tower: it absorbs 1 point of every raid and siege against you.
ortus-regni-table-do-hire = You hire a Mercenary: he deals 2 in any battle of yours, and an Army card in his garrison would fight with him.
ortus-regni-table-do-banquet = You draw 2 of the { $deck } cards of your deck. Whoever can't draw at the end of a turn is out.
ortus-regni-table-do-kingship = You lay a Kingship Banner. Two more than anybody else make you King.
ortus-regni-table-do-joust = You call a Joust: everybody stakes something or is excused with a Banner.
ortus-regni-table-do-bequeath = The Prince of { $fief } leaves, and your whole discard pile goes back into your deck.
ortus-regni-table-do-treachery = Treachery: then choose a Lord, a Property or a Mercenary of another Earl.
ortus-regni-table-do-intrigue = Intrigue: then choose a Property or a Mercenary of another Earl.
ortus-regni-table-do-murder = { $heir ->
    [yes] The Prince of { $fief } is murdered unless { $name } answers; the Fief stays.
   *[no] { NAME($lord, form: "the") } of { $fief } is murdered unless { $name } answers, and the whole Fief is lost with him.
}
ortus-regni-table-do-burn = { NAME($property, form: "the") } at { $fief } is burnt unless { $name } answers.
ortus-regni-table-do-kill = { $mercenary } is killed with his garrison unless his Earl answers.
ortus-regni-table-do-steal = { NAME($property, form: "the") } at { $fief } becomes yours unless { $name } answers.
ortus-regni-table-do-hire-away = { $mercenary } joins you with his garrison unless his Earl answers.
ortus-regni-table-do-emissary = { NAME($card, form: "the") } goes to the Vikings for good, and more of your cubes go into the bag. Before the Vikings land, one black marker moves.
ortus-regni-table-do-look = { $name } shows the whole hand to your Abbot.
ortus-regni-table-do-garrison = { $card } joins the garrison of { $mercenary } and fights with him.
ortus-regni-table-do-guard = { $card } joins the Royal Guard and fights beside the King.
ortus-regni-table-do-storm = { $who ->
    [vikings] The Vikings storm
   *[you] You storm
} { $name }'s { $towers ->
    [one] Tower
   *[other] { $towers } Towers
}: each point past the defenders fells one.
ortus-regni-table-do-raid = { $who ->
    [vikings] The Vikings raid
   *[you] You raid
} { $fief }: each point past the defenders{ $towers ->
    [0] { "" }
    [one] { " " }and a Tower
   *[other] { " " }and { $towers } Towers
} fells a Property.
ortus-regni-table-do-siege = { $who ->
    [vikings] The Vikings besiege
   *[you] You besiege
} { $fief }: { $needed } points past the defenders{ $towers ->
    [0] { "" }
    [one] { " " }(one of them for the Tower)
   *[other] { " " }({ $towers } of them for Towers)
} fell it, with all that belongs to it.
ortus-regni-table-do-attack = You attack. Then choose the target.
ortus-regni-table-do-recruit = { $recruits ->
    [one] You recruit 1 Army card into your pool, for your Land.
   *[other] You recruit { $recruits } Army cards into your pool, one for each Land and each Market Town paired with one.
}
ortus-regni-table-do-end = You end your turn without an Action and draw a card; { $deck } are left.
ortus-regni-table-do-concede = You give up: you are out of the game at once.
ortus-regni-table-do-at = It goes to { $fief }.
ortus-regni-table-do-seize = You seize it for { $fief }.

# --- answers in words, where there is a question
ortus-regni-table-answer-deck = Take the sample deck “{ $deck }”
ortus-regni-table-answer-add = Add { NAME($card, form: "a") }
ortus-regni-table-answer-keep = Keep it
ortus-regni-table-answer-tower = { $card } as a Tower
ortus-regni-table-answer-place = Place { NAME($card, form: "the") }
ortus-regni-table-answer-attach = Attach { NAME($card, form: "the") }
ortus-regni-table-answer-install = { $card } as Lord
ortus-regni-table-answer-hold-back = Keep them from attacking
ortus-regni-table-answer-take = Take { NAME($card, form: "the") }
ortus-regni-table-answer-discard = Give up { NAME($card, form: "the") }
ortus-regni-table-answer-at = To { $fief }
ortus-regni-table-answer-lord = { NAME($lord, form: "the") } of { $fief }
ortus-regni-table-answer-fief = A Property of { $fief }
ortus-regni-table-answer-building = { $fief } with all that belongs to it
ortus-regni-table-answer-mercenary = { $mercenary }
ortus-regni-table-answer-property = { $card } from the set of { $owner }
ortus-regni-table-answer-answer = Answer with { NAME($card, form: "a") }
ortus-regni-table-answer-ride = Send { NAME($card, form: "a") }, face down
ortus-regni-table-answer-storm = Storm { $name }'s Towers
ortus-regni-table-answer-raid = Raid { $fief }
ortus-regni-table-answer-siege = Besiege { $fief }
ortus-regni-table-answer-field = Field { $unit }
ortus-regni-table-answer-absorb = { $unit } absorbs a point
ortus-regni-table-answer-give = Give { $unit }
ortus-regni-table-answer-result = Decide: { $result }
ortus-regni-table-answer-fall = { NAME($card, form: "the") } falls
ortus-regni-table-answer-seize = Seize it for { $fief }
ortus-regni-table-answer-ransom = Ransom { NAME($lord, form: "the") } of { $fief }

# --- what the rules say beside the table: reasons and dangers
ortus-regni-table-only-answer = Allies are played only as an answer in a struggle, or laid as a Tower.
ortus-regni-table-threat-own-deck = Your deck ends in round { $round_number }: unable to draw, you are out, unless a Prince bequeaths.
ortus-regni-table-threat-deck = { $seat } can't draw in round { $round_number } and is out then, unless a Prince bequeaths.
ortus-regni-table-threat-own-deck-heirless = Your deck ends in round { $round_number }: unable to draw, you are out. You no longer have both a Prince and a Banner to bequeath with.
ortus-regni-table-threat-own-deck-last = Your deck ends in round { $round_number }: unable to draw, you are out. You have no bequest left.
ortus-regni-table-threat-deck-last = { $seat } can't draw in round { $round_number } and is out then, with no bequest left.
ortus-regni-table-threat-own-deck-heathen = Your deck ends in round { $round_number }: you would lose all Fiefs and shuffle your pile.
ortus-regni-table-threat-deck-heathen = { $seat }'s deck ends in round { $round_number }, and with it all of { $seat }'s Fiefs.
ortus-regni-table-threat-crown = { $seat } becomes King with one more Kingship Banner, unless another Earl lays one first.
ortus-regni-table-threat-own-crown = One more Kingship Banner makes you King.
ortus-regni-table-threat-crown-wins = { $seat } is King and Archbishop and wins at the start of the next turn.
ortus-regni-table-threat-own-crown-wins = You are King and Archbishop: you win at the start of your next turn.
ortus-regni-table-threat-archbishop = { $seat } is Archbishop and decides “Church Decides” battles.
ortus-regni-table-threat-archbishop-bars = { $seat } is Archbishop, decides “Church Decides” battles and forbids your bequests: you have no Church.
ortus-regni-table-threat-landing = The Vikings land in round { $round_number }.
ortus-regni-table-threat-horde = { $towers_count ->
    [0] Undefended, your { $card } falls to the horde of { $strength_count }: you have no Towers, and it falls to { $needed_count } points.
    [one] Undefended, your { $card } falls to the horde of { $strength_count }: you have 1 Tower, and it falls to { $needed_count } points.
   *[other] Undefended, your { $card } falls to the horde of { $strength_count }: you have { $towers_count } Towers, and it falls to { $needed_count } points.
}
ortus-regni-table-threat-own-last-lord = { NAME($card, form: "a") } rules your last building: if Treachery murders him, it is lost with him, and you are out.
ortus-regni-table-threat-last-lord = { NAME($card, form: "a") } rules the last building of { $seat }: whoever murders him puts { $seat } out of the game.
ortus-regni-table-threat-own-last-building = { $towers_count ->
    [0] Your { $card } is your last building: if it falls, you are out. It falls to { $needed_count } points, and you have no Towers.
    [one] Your { $card } is your last building: if it falls, you are out. It falls to { $needed_count } points past 1 Tower.
   *[other] Your { $card } is your last building: if it falls, you are out. It falls to { $needed_count } points past { $towers_count } Towers.
}
ortus-regni-table-threat-last-building = { $towers_count ->
    [0] { $seat } has one building left: { NAME($card, form: "the") } falls to { $needed_count } points, without Towers in the way.
    [one] { $seat } has one building left: { NAME($card, form: "the") } falls to { $needed_count } points past 1 Tower.
   *[other] { $seat } has one building left: { NAME($card, form: "the") } falls to { $needed_count } points past { $towers_count } Towers.
}
