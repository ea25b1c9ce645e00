# Ortus Regni

## Names

ortus-regni-card-castle = { $form ->
    [counted] { $count ->
        [one] Castle
       *[other] Castles
    }
    [a] a Castle
    [the] the Castle
   *[plain] Castle
}
ortus-regni-card-land = { $form ->
    [counted] { $count ->
        [one] Land
       *[other] Lands
    }
    [a] a Land
    [the] the Land
   *[plain] Land
}
ortus-regni-card-market_town = { $form ->
    [counted] { $count ->
        [one] Market Town
       *[other] Market Towns
    }
    [a] a Market Town
    [the] the Market Town
   *[plain] Market Town
}
ortus-regni-card-church = { $form ->
    [counted] { $count ->
        [one] Church
       *[other] Churches
    }
    [a] a Church
    [the] the Church
   *[plain] Church
}
ortus-regni-card-cathedral = { $form ->
    [counted] { $count ->
        [one] Cathedral
       *[other] Cathedrals
    }
    [a] a Cathedral
    [the] the Cathedral
   *[plain] Cathedral
}
ortus-regni-card-prince = { $form ->
    [counted] { $count ->
        [one] Prince
       *[other] Princes
    }
    [a] a Prince
    [the] the Prince
   *[plain] Prince
}
ortus-regni-card-vassal = { $form ->
    [counted] { $count ->
        [one] Vassal
       *[other] Vassals
    }
    [a] a Vassal
    [the] the Vassal
   *[plain] Vassal
}
ortus-regni-card-champion = { $form ->
    [counted] { $count ->
        [one] Champion
       *[other] Champions
    }
    [a] a Champion
    [the] the Champion
   *[plain] Champion
}
ortus-regni-card-monk = { $form ->
    [counted] { $count ->
        [one] Monk
       *[other] Monks
    }
    [a] a Monk
    [the] the Monk
   *[plain] Monk
}
ortus-regni-card-mercenary = { $form ->
    [counted] { $count ->
        [one] Mercenary
       *[other] Mercenaries
    }
    [a] a Mercenary
    [the] the Mercenary
   *[plain] Mercenary
}
ortus-regni-card-treachery = { $form ->
    [counted] { $count ->
        [one] Treachery card
       *[other] Treachery cards
    }
    [the] the Treachery
   *[plain] Treachery
}
ortus-regni-card-intrigue = { $form ->
    [counted] { $count ->
        [one] Intrigue card
       *[other] Intrigue cards
    }
    [the] the Intrigue
   *[plain] Intrigue
}
ortus-regni-card-allies = { $form ->
    [counted] { $count ->
        [one] Allies card
       *[other] Allies cards
    }
    [the] the Allies
   *[plain] Allies
}
ortus-regni-card-banquet = { $form ->
    [counted] { $count ->
        [one] Banquet
       *[other] Banquets
    }
    [a] a Banquet
    [the] the Banquet
   *[plain] Banquet
}
ortus-regni-card-banner = { $form ->
    [counted] { $count ->
        [one] Banner
       *[other] Banners
    }
    [a] a Banner
    [the] the Banner
   *[plain] Banner
}
ortus-regni-card-palace = { $form ->
    [counted] { $count ->
        [one] Palace
       *[other] Palaces
    }
    [a] a Palace
    [the] the Palace
   *[plain] Palace
}
ortus-regni-card-nothing = nothing

ortus-regni-hand-castle = { $form ->
    [counted] { $count ->
        [one] Castle
       *[other] Castles
    }
    [a] a Castle
    [the] the Castle
   *[plain] Castle
}
ortus-regni-hand-land = { $form ->
    [counted] { $count ->
        [one] Land
       *[other] Lands
    }
    [a] a Land
    [the] the Land
   *[plain] Land
}
ortus-regni-hand-market_town = { $form ->
    [counted] { $count ->
        [one] Market Town
       *[other] Market Towns
    }
    [a] a Market Town
    [the] the Market Town
   *[plain] Market Town
}
ortus-regni-hand-church = { $form ->
    [counted] { $count ->
        [one] Church
       *[other] Churches
    }
    [a] a Church
    [the] the Church
   *[plain] Church
}
ortus-regni-hand-cathedral = { $form ->
    [counted] { $count ->
        [one] Cathedral
       *[other] Cathedrals
    }
    [a] a Cathedral
    [the] the Cathedral
   *[plain] Cathedral
}
ortus-regni-hand-prince = { $form ->
    [counted] { $count ->
        [one] Prince
       *[other] Princes
    }
    [a] a Prince
    [the] the Prince
   *[plain] Prince
}
ortus-regni-hand-vassal = { $form ->
    [counted] { $count ->
        [one] Vassal
       *[other] Vassals
    }
    [a] a Vassal
    [the] the Vassal
   *[plain] Vassal
}
ortus-regni-hand-champion = { $form ->
    [counted] { $count ->
        [one] Champion
       *[other] Champions
    }
    [a] a Champion
    [the] the Champion
   *[plain] Champion
}
ortus-regni-hand-monk = { $form ->
    [counted] { $count ->
        [one] Monk
       *[other] Monks
    }
    [a] a Monk
    [the] the Monk
   *[plain] Monk
}
ortus-regni-hand-mercenary = { $form ->
    [counted] { $count ->
        [one] Mercenary
       *[other] Mercenaries
    }
    [a] a Mercenary
    [the] the Mercenary
   *[plain] Mercenary
}
ortus-regni-hand-treachery = { $form ->
    [counted] { $count ->
        [one] Treachery card
       *[other] Treachery cards
    }
    [the] the Treachery
   *[plain] Treachery
}
ortus-regni-hand-intrigue = { $form ->
    [counted] { $count ->
        [one] Intrigue card
       *[other] Intrigue cards
    }
    [the] the Intrigue
   *[plain] Intrigue
}
ortus-regni-hand-allies = { $form ->
    [counted] { $count ->
        [one] Allies card
       *[other] Allies cards
    }
    [the] the Allies
   *[plain] Allies
}
ortus-regni-hand-banquet = { $form ->
    [counted] { $count ->
        [one] Banquet
       *[other] Banquets
    }
    [a] a Banquet
    [the] the Banquet
   *[plain] Banquet
}
ortus-regni-hand-banner = { $form ->
    [counted] { $count ->
        [one] Banner
       *[other] Banners
    }
    [a] a Banner
    [the] the Banner
   *[plain] Banner
}
ortus-regni-hand-palace = { $form ->
    [counted] { $count ->
        [one] Palace
       *[other] Palaces
    }
    [a] a Palace
    [the] the Palace
   *[plain] Palace
}

ortus-regni-army-infantry = { $form ->
    [a] 1 Infantry
    [the] the Infantry
   *[plain] Infantry
}
ortus-regni-army-knight = { $form ->
    [counted] { $count ->
        [one] Knight
       *[other] Knights
    }
    [a] a Knight
    [the] the Knight
   *[plain] Knight
}
ortus-regni-viking-viking = { $form ->
    [counted] { $count ->
        [one] Viking
       *[other] Vikings
    }
    [a] a Viking
    [the] the Viking
   *[plain] Viking
}
ortus-regni-viking-chieftain = { $form ->
    [counted] { $count ->
        [one] Chieftain
       *[other] Chieftains
    }
    [a] a Chieftain
    [the] the Chieftain
   *[plain] Chieftain
}
ortus-regni-joust-prince = { $form ->
    [counted] { $count ->
        [one] Prince
       *[other] Princes
    }
    [a] a Prince
    [the] the Prince
   *[plain] Prince
}
ortus-regni-joust-vassal = { $form ->
    [counted] { $count ->
        [one] Vassal
       *[other] Vassals
    }
    [a] a Vassal
    [the] the Vassal
   *[plain] Vassal
}
ortus-regni-joust-no_luck = No Luck
ortus-regni-result-normal = Normal
ortus-regni-result-attacker_wins = Attacker Wins
ortus-regni-result-defender_wins = Defender Wins
ortus-regni-result-church_decides = Church Decides

ortus-regni-unit-prince = { $form ->
    [counted] { $count ->
        [one] Prince
       *[other] Princes
    }
    [a] a Prince
    [the] the Prince
   *[plain] Prince
}
ortus-regni-unit-vassal = { $form ->
    [counted] { $count ->
        [one] Vassal
       *[other] Vassals
    }
    [a] a Vassal
    [the] the Vassal
   *[plain] Vassal
}
ortus-regni-unit-champion = { $form ->
    [counted] { $count ->
        [one] Champion
       *[other] Champions
    }
    [a] a Champion
    [the] the Champion
   *[plain] Champion
}
ortus-regni-unit-monk = { $form ->
    [counted] { $count ->
        [one] Monk
       *[other] Monks
    }
    [a] a Monk
    [the] the Monk
   *[plain] Monk
}
ortus-regni-unit-mercenary = { $form ->
    [counted] { $count ->
        [one] Mercenary
       *[other] Mercenaries
    }
    [a] a Mercenary
    [the] the Mercenary
   *[plain] Mercenary
}
ortus-regni-unit-king = { $form ->
    [counted] { $count ->
        [one] King
       *[other] Kings
    }
    [a] a King
    [the] the King
   *[plain] King
}
ortus-regni-unit-infantry = { $form ->
    [a] 1 Infantry
    [the] the Infantry
   *[plain] Infantry
}
ortus-regni-unit-knight = { $form ->
    [counted] { $count ->
        [one] Knight
       *[other] Knights
    }
    [a] a Knight
    [the] the Knight
   *[plain] Knight
}

ortus-regni-deck-land_army = Land & Army
ortus-regni-deck-lords = Lords
ortus-regni-deck-church_emissaries = Church & Emissaries
ortus-regni-deck-politics = Politics
ortus-regni-deck-all_rounder = All-rounder

ortus-regni-line-outlasted = Earls outlasted
ortus-regni-line-wins = Games won
ortus-regni-tie-holdings = What buildings and Properties absorb
ortus-regni-tie-towers = Towers
ortus-regni-tie-cards = Cards in deck and hand
# A Fief inside a line of the log, as its label on the table says: “Castle 3”; by the card that lies there, or by the one
# the line tells of.
ortus-regni-fief-with-cards = { ID($card) ->
    [castle] { ortus-regni-numbered-castle }
    [palace] { ortus-regni-numbered-palace }
   *[other] { ID($told_card) ->
        [castle] { ortus-regni-numbered-castle }
        [palace] { ortus-regni-numbered-palace }
       *[other] { ortus-regni-numbered-fief }
    }
}
ortus-regni-numbered-castle = Castle { $fief }
ortus-regni-numbered-palace = Palace { $fief }
ortus-regni-numbered-fief = Fief { $fief }

## What each card does

ortus-regni-reminder-castle = Place it as a building: a new Fief. Falls to 2 damage in one siege. Safe from Intrigue.
ortus-regni-reminder-palace = The building you begin with. Falls to 3 damage in one siege. Lost, it goes to its owner's pile and can be drawn again.
ortus-regni-reminder-land = Attach it to a Fief: 1 Army card at once, 1 more with each recruiting, and room to field 1 in battle.
ortus-regni-reminder-market_town = Attach it to a Fief: paired with a Land of yours it recruits and fields 1 more.
ortus-regni-reminder-church = Attach it to a Fief: most Churches decide “Church Decides” battles while there is no Cathedral; lets you bequeath in spite of one.
ortus-regni-reminder-cathedral = Attach it to a Fief, one on the whole table: you decide “Church Decides” battles and bar bequests of Earls without a Church.
ortus-regni-reminder-prince = Lord or hand fighter (deals 1). Murdered, he doesn't cost the Fief. Heir of a bequest. High card in a Joust.
ortus-regni-reminder-vassal = Lord or hand fighter (deals 1). Emissary worth 1 cube. Answers Treachery, Intrigue and Vassals. Low card in a Joust.
ortus-regni-reminder-champion = Lord or hand fighter (deals 2). In a Joust he counts as Prince or Vassal, whichever is better.
ortus-regni-reminder-monk = Lord (an Abbot, who may look into a hand) or hand fighter (deals 0, absorbs 1). Emissary worth 2 cubes.
ortus-regni-reminder-mercenary = Hire him: he deals 2 in any battle of yours, alone or with an Army card in his garrison. Open to Treachery and Intrigue.
ortus-regni-reminder-treachery = Murder a Lord (all but a Prince lose the Fief), burn a Property or kill a Mercenary of another Earl. Can be answered.
ortus-regni-reminder-intrigue = Take a Property or Mercenary of another Earl. Can be answered.
ortus-regni-reminder-allies = Only an answer in a struggle: beats Treachery, Intrigue, Vassals and Allies; only Allies beat it.
ortus-regni-reminder-banquet = Draw 2 cards.
ortus-regni-reminder-banner = Kingship Banner (a lead of 2 makes you King), or call a Joust, or bequeath: your pile goes back into the deck. Excuses you from a Joust.

## Options

ortus-regni-option-tournament = Tournament: everybody begins with two Towers from the tray. For two rounds nobody may attack or play Treachery or Intrigue.
ortus-regni-option-mulligan = Free mulligan: everybody may once shuffle the opening hand back and draw five new cards. All else stays the same.
ortus-regni-option-legacy = Legacy Points: before decks are built, each point buys two Towers, a Banner, a building, a Property or a Lord. What is bought stands on the table from the start and is no longer in the set.
ortus-regni-option-neighbours = Neighbours: Earls may attack only the next Earl to their left. Plots, Jousts and Vikings still reach everybody.
ortus-regni-option-tactics = Medieval Tactics: the Earl a won battle goes against may make it a normal one with a Banner from hand. The other may turn it back with another Banner, and so on.
ortus-regni-option-house = A House Divided: one Earl lays out twelve cards that are in everybody's deck. The other twelve everybody chooses alone.
ortus-regni-option-draft = Drafting: everybody keeps two cards of a pack and passes the rest on, until the decks are full. There are no trays, and a card that changes hands belongs to its new holder.
ortus-regni-option-state_and_church = State and Church: whoever is King and holds the Cathedral at the start of their turn wins at once. All else stays the same.
ortus-regni-option-captains = Mercenary Captains: garrisons of Mercenaries have no limit. A Mercenary still takes his whole garrison into battle.
ortus-regni-option-resource = Resourceful Earls: as an Action, give up two cards of your hand for one card of your tray. Nobody sees which, and the tray isn't refilled.
ortus-regni-option-teams = Two-Headed Earl: two teams of two, seated alternately, win and lose together. Allies fight in each other's battles and answer plots for each other.
ortus-regni-option-heathen = Great Heathen Army: nobody is eliminated; whoever has lost all Fiefs plays on and may come back. Once the Vikings have come, the Earls must destroy the horde before no Fief is left, or they all lose.
ortus-regni-option-series = How many games a series has: 1, 3 or 5.
ortus-regni-option-legacy_points = How many Legacy Points each Earl has.
ortus-regni-option-round_limit = The round after which the living Earls are ranked.
ortus-regni-option-bequests = How many bequests each Earl may make in a game. At 0 there is no limit.
ortus-regni-option-heathen_turns = With the Great Heathen Army: after how many turns the Vikings sail home and the Earls are ranked. At 0 they stay until they are destroyed or win.
ortus-regni-option-concession = Earls may concede on their own turn.
ortus-regni-option-first_turn_attack = Earls may attack on their first turn.
ortus-regni-option-market_needs_land = A Market Town works only when paired with a Land.
ortus-regni-option-banquet_needs_full_draw = A Banquet needs enough cards in the deck; otherwise, what can't be drawn eliminates (not with the Great Heathen Army).
ortus-regni-option-monastery_private = Only the Abbot's Earl sees the hand that is shown.
ortus-regni-option-seize_enabled = A winner with a foothold may take fallen Properties.
ortus-regni-option-capture_buildings = A winner with a foothold may take a fallen building.
ortus-regni-option-cube_returns = The cube that names the Vikings' leader goes back into the bag.
ortus-regni-option-viking_self_target = Whoever leads the Vikings may turn them against themselves.
ortus-regni-option-joust_kickers = Odd cards break equal ranks in a Joust.
ortus-regni-option-equal_turns = An Earl who can't draw is eliminated when the round ends, together with all others who can't. If nobody else is left, the Earls are ranked by what they hold; without this option, whoever can't draw is out at once.
ortus-regni-option-decks = Deck lists fixed in advance: fifteen numbers for everybody, or fifteen for each Earl. Without them decks are built at the table.
ortus-regni-option-decks-land_army = Land & Army
ortus-regni-option-decks-lords = Lords
ortus-regni-option-decks-church_emissaries = Church & Emissaries
ortus-regni-option-decks-politics = Politics
ortus-regni-option-decks-all_rounder = All-rounder

ortus-regni-variant-tournament = Tournament
ortus-regni-variant-mulligan = Free mulligan
ortus-regni-variant-legacy = Legacy Points
ortus-regni-variant-neighbours = Neighbours
ortus-regni-variant-tactics = Medieval Tactics
ortus-regni-variant-house = A House Divided
ortus-regni-variant-draft = Drafting
ortus-regni-variant-state_and_church = State and Church
ortus-regni-variant-captains = Mercenary Captains
ortus-regni-variant-resource = Resourceful Earls
ortus-regni-variant-teams = Two-Headed Earl
ortus-regni-variant-heathen = Great Heathen Army
ortus-regni-variant-series = A series of games

ortus-regni-variant-players = { $least_count ->
    [4] { $variant } takes exactly { $most_count } Earls, not { $given_count }.
   *[other] { $variant } takes { $least_count } to { $most_count } Earls, not { $given_count }.
}
ortus-regni-variants-clash = { $variant } can't be played together with { $other_variant }.
ortus-regni-series-length = A series has 1, 3 or 5 games, not { $given_text }.
ortus-regni-series-alone = A series of games is part of the Tournament variant; turn it on as well.
ortus-regni-decks-length = “decks” has { $given_count } numbers; it takes { $each_count }, one for each kind of card, or { $all_count }, as many for each Earl.
ortus-regni-decks-clash = “decks” can't be given for { $variant }, which makes the decks at the table.

## Decks

ortus-regni-deck-palace = The Palace is never part of a deck: it stands on the table from the start.
ortus-regni-deck-unknown-card = There is no card “{ $given_text }”. Did you mean “{ $nearest_name }”?
ortus-regni-deck-unreadable = “{ $given_text }” can't be read. Write a card and how many of it, such as castle*3.
ortus-regni-deck-too-many = { COUNT($given_count, $card) } are { $over_count } too many: a set has { $most_count } of each kind.
ortus-regni-deck-too-big = { $over_count ->
    [one] The deck has { $given_count } cards, 1 more than the { $size_count } it must have.
   *[other] The deck has { $given_count } cards, { $over_count } more than the { $size_count } it must have.
}
ortus-regni-deck-too-small = { $short_count ->
    [one] The deck has { $given_count } cards, 1 fewer than the { $size_count } it must have.
   *[other] The deck has { $given_count } cards, { $short_count } fewer than the { $size_count } it must have.
}

## Questions

ortus-regni-question-house = which common card to lay out
ortus-regni-question-deck = which cards the deck has
ortus-regni-question-draft = which card to keep
ortus-regni-question-tray-towers = which card of the tray becomes a Tower
ortus-regni-question-mulligan = whether to keep the opening hand
ortus-regni-question-legacy = what to buy with a Legacy Point
ortus-regni-question-legacy-tower = which card becomes the bought Tower
ortus-regni-question-turn = what to do this turn
ortus-regni-question-free-moves = whether to move anything before the turn ends
ortus-regni-question-place = which Fief the Property goes to
ortus-regni-question-attach = which Fief the Property goes to
ortus-regni-question-install = which building the Lord moves into
ortus-regni-question-bequest = which Prince hands on his inheritance
ortus-regni-question-treachery = whom the Treachery strikes
ortus-regni-question-intrigue = what the Intrigue takes
ortus-regni-question-property = which Property of the Fief
ortus-regni-question-struggle = how to answer in the struggle
ortus-regni-question-attack = what to attack
ortus-regni-question-vikings = where to lead the Vikings
ortus-regni-question-field-attack = what to field for the attack
ortus-regni-question-field-defence = what to field for the defence
ortus-regni-question-church-ruling = how the Church decides the battle
ortus-regni-question-tactics = whether to turn the battle with a Banner
ortus-regni-question-spread = which card absorbs the next point
ortus-regni-question-spread-horde = which Viking card is lost
ortus-regni-question-towers-fall = which Tower falls
ortus-regni-question-properties-fall = which Property falls
ortus-regni-question-spoils = what becomes of the fallen Property
ortus-regni-question-capture = what becomes of the fallen building
ortus-regni-question-ransom = which captured Lord to ransom
ortus-regni-question-ransom-item = what to pay as ransom
ortus-regni-question-ransom-property = which Property to pay as ransom
ortus-regni-question-joust = whether to attend the Joust
ortus-regni-question-stake = what to stake in the Joust
ortus-regni-question-rider = who rides in the Joust
ortus-regni-question-levy = which Army card to give the King
ortus-regni-question-barter = which card to give up
ortus-regni-question-barter-take = which card to take from the tray
ortus-regni-question-series = whether to keep the deck for the next game

ortus-regni-ask-house = Lay out the common cards of all decks: { $cards_count } of { $common_count } so far.
ortus-regni-ask-deck = Build your deck: { $cards_count } of { $deck_count } cards so far. Take a sample deck, or add cards.
ortus-regni-ask-draft = Keep a card of your pack. The rest is passed on.
ortus-regni-ask-tray-towers = { $left_count ->
    [one] Lay 1 more card of your tray as a Tower.
   *[other] Lay { $left_count } more cards of your tray as Towers.
}
ortus-regni-ask-mulligan = Keep your opening hand, or shuffle it back and draw a new one.
ortus-regni-ask-legacy = { $left_count ->
    [one] Spend your last Legacy Point.
   *[other] Spend a Legacy Point: you have { $left_count }.
}
ortus-regni-ask-legacy-tower = Choose a card of your set for a Tower. Nobody sees it.
ortus-regni-ask-turn = Your turn: take an Action, lay Towers, or end your turn.
ortus-regni-ask-free-moves = You have taken your Action. Lay Towers, fill garrisons, or end your turn.
ortus-regni-ask-place = Choose the Fief for { NAME($card, form: "the") }.
ortus-regni-ask-attach = { NAME($card, form: "the") } is yours: choose its Fief.
ortus-regni-ask-install = Choose the building for { NAME($card, form: "the") }.
ortus-regni-ask-bequest = Choose the Prince who bequeaths.
ortus-regni-ask-treachery = Treachery: choose a Lord, a Fief with a Property, or a Mercenary.
ortus-regni-ask-intrigue = Intrigue: choose a Fief with a Property, or a Mercenary.
ortus-regni-ask-property = Choose a Property of that Fief.
ortus-regni-ask-struggle = Answer { NAME($card, form: "the") }, or pass.
ortus-regni-ask-attack = Attack the Towers of an Earl, raid a Fief, or besiege a building.
ortus-regni-ask-vikings = You lead the Vikings, { $vikings_count ->
    [0] no Viking
    [one] 1 Viking
   *[other] { $vikings_count } Vikings
} and { $chieftains_count ->
    [0] no Chieftain
    [one] 1 Chieftain
   *[other] { $chieftains_count } Chieftains
}: choose their target, or keep them from attacking.
ortus-regni-ask-field-attack = Field your attack card by card, then say that you are done.
ortus-regni-ask-field-defence = Field your defence card by card, or nothing, then say that you are done.
ortus-regni-ask-church-ruling = The Church decides, and you control it: choose the result of the battle.
ortus-regni-ask-tactics = The result stands at “{ $result }”: turn it with a Banner, or pass.
ortus-regni-ask-spread = { $points_count ->
    [one] 1 point of damage left: choose the card that absorbs it.
   *[other] { $points_count } points of damage left: choose the card that absorbs the next one.
}
ortus-regni-ask-spread-horde = { $points_count ->
    [one] The horde takes 1 more point of damage: choose the card it loses.
   *[other] The horde takes { $points_count } more points of damage: choose the card it loses.
}
ortus-regni-ask-towers-fall = { $left_count ->
    [one] 1 Tower falls: choose which.
   *[other] { $left_count } Towers fall: choose the next.
}
ortus-regni-ask-properties-fall = { $left_count ->
    [one] 1 Property falls: choose which.
   *[other] { $left_count } Properties fall: choose the next.
}
ortus-regni-ask-spoils = { NAME($card, form: "the") } has fallen: seize it for one of your Fiefs, or destroy it.
ortus-regni-ask-capture = The building has fallen: capture it or destroy it.
ortus-regni-ask-ransom = Your Lords are captured: ransom one, or leave them.
ortus-regni-ask-ransom-item = Pay for { NAME($card, form: "the") } with a Property, or with a building and all its Properties.
ortus-regni-ask-ransom-property = Choose the Property that pays for { NAME($card, form: "the") }.
ortus-regni-ask-joust = A Joust is called: attend, or excuse yourself with a Banner.
ortus-regni-ask-stake = Stake a Property, or a building with its whole Fief.
ortus-regni-ask-rider = Choose your rider: a Lord, or a card from your hand, face down.
ortus-regni-ask-levy = The King demands an Army card: choose the one you give.
ortus-regni-ask-barter = Give up two cards of your hand for one of your tray: choose the next.
ortus-regni-ask-barter-take = Take a card from your tray. Nobody sees which.
ortus-regni-ask-series = Keep your deck for the next game, or rebuild it.

## Refusals

ortus-regni-refuse-other-question = That doesn't answer the question: { $question }.
ortus-regni-refuse-not-in-hand = You have no { $card } in your hand.
ortus-regni-refuse-acted = You have already taken your Action this turn.
ortus-regni-refuse-garrison = That garrison has no free slot, or you have no such card in your pool.
ortus-regni-refuse-guard = Only the King fills the Royal Guard, from the pool, while it has room.
ortus-regni-refuse-concession-off = Conceding is switched off at this table.
ortus-regni-refuse-not-placed = { NAME($card, form: "a") } is neither a building nor a Property.
ortus-regni-refuse-no-lord = { NAME($card, form: "a") } can't be a Lord.
ortus-regni-refuse-no-room-for-lord = All your buildings have a Lord.
ortus-regni-refuse-no-fief = { NAME($card, form: "a") } needs a Fief, and you have none.
ortus-regni-refuse-cathedral-stands = There is already a Cathedral on the table.
ortus-regni-refuse-no-land = Recruiting needs a Land.
ortus-regni-refuse-no-army = There are no Army cards left.
ortus-regni-refuse-no-emissary = { NAME($card, form: "a") } can't be an Emissary.
ortus-regni-refuse-no-abbot = You have no Abbot.
ortus-regni-refuse-no-other-earl = Name another living Earl.
ortus-regni-refuse-no-barter = Bartering needs the variant Resourceful Earls, two cards in your hand and a card in your tray.
ortus-regni-refuse-peace = The first rounds of a tournament are peaceful: no attacks, no Treachery, no Intrigue.
ortus-regni-refuse-first-turn = You may not attack on your first turn.
ortus-regni-refuse-no-force = You have nothing that deals damage.
ortus-regni-refuse-no-march = Without a Land your soldiers can't march.
ortus-regni-refuse-no-target = There is no target for that.
ortus-regni-refuse-deck-short = { $deck_count ->
    [one] A Banquet needs { $needed_count } cards in your deck, and there is 1.
   *[other] A Banquet needs { $needed_count } cards in your deck, and there are { $deck_count }.
}
ortus-regni-refuse-crown-taken = { $king_seat } is King: no Kingship Banners can be laid.
ortus-regni-refuse-no-heir = To bequeath you need a Prince as Lord.
ortus-regni-refuse-bequest-barred = { $archbishop_seat } is Archbishop and forbids it unless you have a Church of your own.
ortus-regni-refuse-too-weak = The attacking force must deal at least 1 point of damage.
ortus-regni-refuse-no-fighter = { NAME($card, form: "a") } can't fight from hand.
ortus-regni-refuse-field-limit = { $most_count ->
    [one] You may field only 1 card of your pool in this battle.
   *[other] You may field only { $most_count } cards of your pool in this battle.
}
ortus-regni-refuse-guard-alone = Guard cards are fielded only together with the King card.
ortus-regni-refuse-supposed = “{ $given_text }” can't be supposed of the defence: while an attack is fielded, cards can be that lie on the defender's table, each once and within the limits of fielding.
ortus-regni-refuse-bequests-used-up = { $bequests_count ->
        [one] You have made your one bequest of this game.
       *[other] You have made all your { $bequests_count } bequests of this game.
    }
ortus-regni-refuse-not-yours = That isn't yours to field, or it is in the field already.
ortus-regni-refuse-vassal-against-allies = A Vassal can't answer Allies.
ortus-regni-refuse-no-copies = This deck has all the copies of { NAME($card, form: "the") } it can have: { $copies_count }.
ortus-regni-refuse-deck-begun = That sample deck doesn't fit what has been chosen already.
ortus-regni-refuse-begins-fief = { NAME($card, form: "a") } begins a Fief of its own, in your Earldom.
ortus-regni-refuse-not-your-fief = { NAME($card, form: "a") } goes only to a Fief of your own.
ortus-regni-refuse-lord-there = That building has a Lord already.
ortus-regni-refuse-no-lord-there = That building has no Lord.
ortus-regni-refuse-treachery-aim = Treachery strikes a Lord, a Property or a Mercenary of another Earl.
ortus-regni-refuse-intrigue-aim = Intrigue takes a Property or a Mercenary of another Earl.
ortus-regni-refuse-ally = { $ally_seat } is your ally.
ortus-regni-refuse-only-banner = Only a Banner counts there.
ortus-regni-refuse-own-towers = You lay Towers only in your own Earldom.
ortus-regni-refuse-banquet-aim = A Banquet only draws cards from your own deck.
ortus-regni-refuse-hired-at-home = A Mercenary is hired into your own Earldom, beside the Fiefs.
ortus-regni-refuse-banner-aim = A Banner is laid for the crown, calls a Joust, or lets a Prince of yours bequeath.
ortus-regni-refuse-attack-aim = An attack goes against Towers, Properties or a building of another Earl.
ortus-regni-refuse-only-neighbour = Here you may attack only your neighbour on the left: { $neighbour_seat }.
ortus-regni-refuse-no-towers = { $victim_seat } has no Tower.
ortus-regni-refuse-no-properties = That Fief has no Property to raid.

## Positions that can't be

ortus-regni-position-too-many-fiefs = “{ $path_name }” is one Fief too many for the buildings there are.
ortus-regni-position-too-many-mercenaries = “{ $path_name }” is one Mercenary too many.
ortus-regni-position-number-twice = “{ $path_name }” has number { $given_count }, which is taken.
ortus-regni-position-seats = “{ $path_name }” needs a number for each seat.
ortus-regni-position-fallen = “{ $path_name }” must name those who aren't alive: { $fallen_seat }.
ortus-regni-position-spent = “{ $path_name }”: { $seat } can't be waiting for the end of this round with an empty deck.
ortus-regni-position-bequests = “{ $path_name }”: an Earl may make at most { $bequests_count } here.
ortus-regni-position-fallen-holds = “{ $path_name }”: { $seat } is eliminated, but holds something.
ortus-regni-position-guard-full = “{ $path_name }”: the Royal Guard has more cards than it may have.
ortus-regni-position-guard-without-king = “{ $path_name }”: there is a Guard but no King.
ortus-regni-position-horde-early = “{ $path_name }”: there is a horde, but the Vikings have not arrived.
ortus-regni-position-not-a-building = “{ $path_name }”: Fief { $fief } stands on { NAME($card, form: "a") }, which is no building.
ortus-regni-position-not-a-lord = “{ $path_name }”: the Lord of Fief { $fief } is { NAME($card, form: "a") }, which can't be one.
ortus-regni-position-not-a-property = “{ $path_name }”: Fief { $fief } holds { NAME($card, form: "a") }, which is no Property.
ortus-regni-position-garrison-full = “{ $path_name }”: Mercenary { $mercenary } has more in the garrison than there are slots.
ortus-regni-position-unit = “{ $path_name }”: { $given_count } stands for no card that could be in the field.
ortus-regni-position-no-battle = “{ $path_name }”: there are forces, captives or spoils, but no battle.
ortus-regni-position-no-joust = “{ $path_name }”: somebody attends a Joust, but there is none.
ortus-regni-position-joust = “{ $path_name }”: what { $seat } stakes or sends to the Joust isn't there.
ortus-regni-position-copies = “{ $path_name }”: { $seat } has { COUNT($given_count, $card) }, tray included; a set has { $most_count }.
ortus-regni-position-palaces = “{ $path_name }”: { $seat } has { $given_count } Palaces.
ortus-regni-position-drafted-copies = “{ $path_name }”: there are { COUNT($given_count, $card) } in all; the drafted set has { $most_count }.
ortus-regni-position-army-cards = “{ $path_name }”: there are { $given_count } Army cards of a kind instead of { $most_count }.
ortus-regni-position-viking-cards = “{ $path_name }”: there are not { $most_count } Viking cards of a kind.
ortus-regni-position-bare-table = “{ $path_name }”: the table isn't laid yet, so there is nothing of it to state.
ortus-regni-position-battle-cards = “{ $path_name }”: there are not { $most_count } Battle cards of a kind.
ortus-regni-position-pending = “{ $path_name }”: the pending step “{ $step_name }” can't stand where it does.
ortus-regni-position-frame = “{ $path_name }”: the pending step “{ $step_name }” doesn't fit the table.
ortus-regni-position-wins = “{ $path_name }”: more wins than games, or a series that is decided but not over.
ortus-regni-position-no-building = “{ $path_name }”: { $seat } is in the game without a building.
ortus-regni-position-emissaries = “{ $path_name }”: only Vassals and Monks are Emissaries.
ortus-regni-position-cathedrals = “{ $path_name }”: there are { $given_count } Cathedrals in play; there can be { $most_count }.
ortus-regni-position-growth-early = “{ $path_name }”: the horde doesn't grow before the Vikings arrive.
ortus-regni-position-timer-late = “{ $path_name }”: the timer is gone once the Vikings have arrived.
ortus-regni-position-round = “{ $path_name }”: the round is 0 before play, and then from 1 to { $most_count }.
ortus-regni-position-first = “{ $path_name }”: the first player is drawn after the decks are built, or before Legacy Points are spent, and not earlier.
ortus-regni-position-points = “{ $path_name }”: there are no points to spend at this moment.
ortus-regni-position-no-draft = “{ $path_name }”: there is no draft at this moment.
ortus-regni-position-hand-early = “{ $path_name }”: hands haven't been drawn yet.
ortus-regni-position-deck-size = “{ $path_name }”: deck and hand must be { $wanted_count } cards together before play.
ortus-regni-position-outcome = “{ $path_name }”: the game can't have ended like this.
ortus-regni-position-too-early = “{ $path_name }”: nothing of this is there before the decks are built.
ortus-regni-position-bought = “{ $path_name }”: what { $seat } has bought must be what lies in Towers and on the table before the decks are built.
ortus-regni-position-deck-list = “{ $path_name }”: the deck list of { $seat } breaks a rule of deck building.
ortus-regni-position-common = “{ $path_name }”: common cards are for A House Divided only.
ortus-regni-position-no-tray = “{ $path_name }”: there are no trays in a drafted game.

## Journal: before the game

ortus-regni-first-player = { $seat } is the first player.
ortus-regni-deck-ready = { $seat } has built a deck.
ortus-regni-deck-list = { $seat }'s deck: { NAME($deck_hand, form: "a", repeated: "counted") }.
ortus-regni-opening-hand = { $seat } draws { NAME($drawn_hand, form: "a", repeated: "counted") }.
ortus-regni-house-named = { $seat } lays out the common cards.
ortus-regni-common-card = { $seat } lays out { NAME($card, form: "a") } as a common card.
ortus-regni-pack = { $seat }'s pack: { NAME($pack_hand, form: "a", repeated: "counted") }.
ortus-regni-kept = { $seat } keeps { NAME($card, form: "a") }.
ortus-regni-pack-done = Pack { $pack_number } has been drafted.
ortus-regni-bought-towers = { $seat } buys two Towers.
ortus-regni-bought = { $seat } buys { NAME($card, form: "a") }.
ortus-regni-hand-kept = { $seat } keeps the opening hand.
ortus-regni-hand-redrawn = { $seat } draws a new opening hand.
ortus-regni-tray-towers-laid = { $towers_count ->
    [one] { $seat } lays 1 Tower from the tray.
   *[other] { $seat } lays { $towers_count } Towers from the tray.
}
ortus-regni-deck-kept = { $seat } keeps the same deck.
ortus-regni-deck-rebuilt = { $seat } rebuilds the deck.
ortus-regni-game-begins = Game { $game_number } of the series begins.

## Journal: the turn

ortus-regni-round-begins = Round { $round_number } begins.
ortus-regni-turn-begins = { $seat } begins a turn.
ortus-regni-placed = { $seat } places { $fief }.
ortus-regni-attached = { $seat } attaches { NAME($card, form: "a") } to { $fief }.
ortus-regni-no-place-for = { $seat } has no Fief for { NAME($card, form: "the") }: it is lost.
ortus-regni-installed = { $seat } makes { NAME($card, form: "a") } Lord of { $fief }.
ortus-regni-hired = { $seat } hires Mercenary { $mercenary }.
ortus-regni-banquet-held = { $cards_count ->
    [one] { $seat } holds a Banquet and draws 1 card.
   *[other] { $seat } holds a Banquet and draws { $cards_count } cards.
}
ortus-regni-banner-laid = { $banners_count ->
    [one] { $seat } lays a first Kingship Banner.
   *[other] { $seat } lays a Kingship Banner and now has { $banners_count }.
}
ortus-regni-bequeathed = { $cards_count ->
    [one] The Prince of { $fief } bequeaths: { $seat } shuffles the pile into the deck, which now has 1 card.
   *[other] The Prince of { $fief } bequeaths: { $seat } shuffles the pile into the deck, which now has { $cards_count } cards.
}
ortus-regni-recruited = { $knights_count ->
    [0] { $seat } recruits { $infantry_count } Infantry.
    [one] { $infantry_count ->
        [0] { $seat } recruits 1 Knight.
       *[other] { $seat } recruits { $infantry_count } Infantry and 1 Knight.
    }
   *[other] { $infantry_count ->
        [0] { $seat } recruits { $knights_count } Knights.
       *[other] { $seat } recruits { $infantry_count } Infantry and { $knights_count } Knights.
    }
}
ortus-regni-land-levy = { $knights_count ->
    [0] { $seat } gets { $infantry_count } Infantry from the Land.
    [one] { $infantry_count ->
        [0] { $seat } gets 1 Knight from the Land.
       *[other] { $seat } gets { $infantry_count } Infantry and 1 Knight from the Land.
    }
   *[other] { $infantry_count ->
        [0] { $seat } gets { $knights_count } Knights from the Land.
       *[other] { $seat } gets { $infantry_count } Infantry and { $knights_count } Knights from the Land.
    }
}
ortus-regni-emissary-sent = { $cubes_count ->
    [one] { $seat } sends { NAME($card, form: "a") } to the Vikings: 1 more cube in the bag.
   *[other] { $seat } sends { NAME($card, form: "a") } to the Vikings: { $cubes_count } more cubes in the bag.
}
ortus-regni-hand-shown = { $shown_seat } shows { $seat } the whole hand.
ortus-regni-hand-seen = { $shown_seat } holds { NAME($seen_hand, form: "a", repeated: "counted") }.
ortus-regni-bartered = { $seat } gives up { NAME($first_card, form: "a") } and { NAME($second_card, form: "a") } for a card of the tray.
ortus-regni-took-from-tray = { $seat } takes { NAME($card, form: "a") } from the tray.
ortus-regni-tower-laid = { $towers_count ->
    [one] { $seat } lays a first Tower.
   *[other] { $seat } lays a Tower and now has { $towers_count }.
}
ortus-regni-tower-face = { $seat }'s new Tower is { NAME($card, form: "a") }.
ortus-regni-garrisoned = { $seat } puts { NAME($army, form: "a") } into the garrison of Mercenary { $mercenary }.
ortus-regni-guarded = { $seat } puts { NAME($army, form: "a") } into the Royal Guard.
ortus-regni-drew = { $seat } draws a card.
ortus-regni-drew-card = { $seat } drew { NAME($card, form: "a") }.
ortus-regni-cannot-draw = { $seat } can't draw: the deck is empty.

## Journal: struggles

ortus-regni-struggle-lord = { $seat } plays { $card } against the Lord of { $fief } of { $victim_seat }.
ortus-regni-struggle-property = { $seat } plays { $card } against a Property at { $fief } of { $victim_seat }.
ortus-regni-struggle-mercenary = { $seat } plays { $card } against Mercenary { $mercenary } ({ $victim_seat }).
ortus-regni-struggle-target = The target is { NAME($card, form: "a") }.
ortus-regni-answered = { $seat } answers with { NAME($card, form: "a") }.
ortus-regni-passed = { $seat } passes.
ortus-regni-foiled = The plot fails: { $seat } gets nothing.
ortus-regni-murdered = { NAME($card, form: "the") } of { $fief } is murdered; { $victim_seat } keeps the Fief.
ortus-regni-murdered-with-fief = { NAME($card, form: "the") } of { $fief } is murdered; { $victim_seat } loses the Fief with him.
ortus-regni-burnt = { $victim_seat } loses { NAME($card, form: "the") } of { $fief }.
ortus-regni-stolen = { $seat } takes { NAME($card, form: "a") } from { $victim_seat }.
ortus-regni-mercenary-killed = { $victim_seat } loses Mercenary { $mercenary } with his garrison.
ortus-regni-mercenary-stolen = Mercenary { $mercenary } leaves { $victim_seat } for { $seat }.

## Journal: battles

ortus-regni-attacks-towers = { $seat } attacks the Towers of { $victim_seat }.
ortus-regni-raids = { $seat } raids { $fief } of { $victim_seat }.
ortus-regni-besieges = { $seat } besieges { $fief } of { $victim_seat }.
ortus-regni-vikings-attack-towers = { $seat } leads the Vikings against the Towers of { $victim_seat }.
ortus-regni-vikings-raid = { $seat } leads the Vikings to raid { $fief } of { $victim_seat }.
ortus-regni-vikings-besiege = { $seat } leads the Vikings to besiege { $fief } of { $victim_seat }.
ortus-regni-fielded-lord = { $seat } fields { NAME($card, form: "the") }, Lord of { $fief }.
ortus-regni-fielded-hand = { $seat } fields { NAME($card, form: "a") } from hand.
ortus-regni-fielded-pool = { $seat } fields { NAME($army, form: "a") }.
ortus-regni-fielded-mercenary = { $seat } fields Mercenary { $mercenary } with his garrison.
ortus-regni-fielded-king = { $seat } takes the field as King.
ortus-regni-fielded-guard = { $seat } fields { NAME($army, form: "a") } of the Royal Guard.
ortus-regni-undefended = { $seat } fields nothing: no Battle card is drawn.
ortus-regni-battle-card = Battle card: { $result }.
ortus-regni-church-chose = { $seat } decides for the Church: { $result }.
ortus-regni-no-controller = Nobody controls the Church: the result is Normal.
ortus-regni-banner-turned = { $seat } plays a Banner: the result is now { $result }.
ortus-regni-damage = { $attacker_count ->
    [one] The attacker takes 1 point of damage, the defender { $defender_count }.
   *[other] The attacker takes { $attacker_count } points of damage, the defender { $defender_count }.
}
ortus-regni-army-lost = { $seat } loses { NAME($army, form: "a") }.
ortus-regni-mercenary-lost = { $seat } loses Mercenary { $mercenary } with what is left of his garrison.
ortus-regni-viking-lost = The horde loses { NAME($viking, form: "a") }.
ortus-regni-towers-absorb = { $towers_count ->
    [one] { $seat }'s Towers absorb 1 point.
   *[other] { $seat }'s Towers absorb { $towers_count } points.
}
ortus-regni-tower-fell = { $seat } loses a Tower: it was { NAME($card, form: "a") }.
ortus-regni-property-fell = { NAME($card, form: "the") } of { $fief } falls to the raid.
ortus-regni-siege-held = { $points_count ->
    [one] { $seat }'s { $fief } holds: 1 of { $needed_count } points got through.
   *[other] { $seat }'s { $fief } holds: { $points_count } of { $needed_count } points got through.
}
ortus-regni-building-fell = { $fief } falls: { $seat } loses it.
ortus-regni-destroyed = { NAME($card, form: "the") } is destroyed.
ortus-regni-seized = { $seat } seizes { NAME($card, form: "the") }.
ortus-regni-captured-building = { $seat } captures { $fief }.
ortus-regni-lord-captured = { NAME($card, form: "the") } of { $fief }, Lord of { $seat }, is captured.
ortus-regni-ransomed = { $seat } ransoms { NAME($card, form: "the") }, who returns to { $fief }.
ortus-regni-paid-property = { $seat } pays with { NAME($card, form: "a") }.
ortus-regni-paid-building = { $seat } pays with { $fief }.
ortus-regni-lord-lost = { $seat } loses { NAME($card, form: "the") }, Lord of { $fief }, in captivity.
ortus-regni-fief-lost = { $seat } loses { $fief } with everything that belongs to it.

## Journal: kingship and Joust

ortus-regni-crowned = { $seat } is crowned King.
ortus-regni-levied = { $seat } gives { NAME($army, form: "a") } to the Royal Guard.
ortus-regni-crown-unclaimed = { $seat } was King: the crown is unclaimed again, and the Royal Guard is lost.
ortus-regni-joust-called = { $seat } calls a Joust.
ortus-regni-excused = { $seat } plays a Banner and stays away.
ortus-regni-attends = { $seat } attends the Joust.
ortus-regni-staked-property = { $seat } stakes { NAME($card, form: "the") } of { $fief }.
ortus-regni-staked-building = { $seat } stakes { $fief }.
ortus-regni-rides-lord = { NAME($card, form: "the") }, Lord of { $fief }, rides for { $seat }.
ortus-regni-rides-hidden = { $seat } sends a card from hand, face down.
ortus-regni-rides-card = { $seat }'s rider is { NAME($card, form: "a") }.
ortus-regni-joust-off = Nobody attends: { $seat }'s Joust is off.
ortus-regni-contestant-shown = { $seat } shows the rider: { NAME($card, form: "a") }.
ortus-regni-joust-dealt = { $seat } is dealt { NAME($joust, form: "a") }.
ortus-regni-joust-won = { $seat } wins the Joust.
ortus-regni-stake-won = { $seat } wins { NAME($card, form: "a") } from { $loser_seat }.

## Journal: Vikings

ortus-regni-marker-forward = { $markers_count ->
    [one] The first black marker moves forward.
   *[other] Another black marker moves forward: { $markers_count } in all.
}
ortus-regni-white-back = The white marker goes back: the Vikings wait.
ortus-regni-white-forward = There is war among the Earls: the white marker goes forward.
ortus-regni-vikings-arrive = The Vikings arrive: { $vikings_count ->
    [0] { $chieftains_count ->
        [one] 1 Chieftain
       *[other] { $chieftains_count } Chieftains
    }
   *[other] { $vikings_count ->
        [one] 1 Viking
       *[other] { $vikings_count } Vikings
    }{ $chieftains_count ->
        [0] { "" }
        [one] { " and 1 Chieftain" }
       *[other] { " and " }{ $chieftains_count } Chieftains
    }
}.
ortus-regni-horde-grows = { NAME($viking, form: "a") } joins the horde.
ortus-regni-horde-dormant = { $horde_count ->
    [one] The horde of 1 card rests.
   *[other] The horde of { $horde_count } cards rests.
}
ortus-regni-controller = { $seat }'s cube is drawn: { $seat } leads the Vikings.
ortus-regni-no-cubes = The bag is empty: nobody leads the Vikings.
ortus-regni-vikings-rest = { $seat } keeps the Vikings from attacking.

## Journal: the end

ortus-regni-eliminated = { $seat } is eliminated.
ortus-regni-conceded = { $seat } concedes.
ortus-regni-fiefless = { $seat } loses the last Fief, and all Mercenaries and Banners with it.
ortus-regni-exhausted = { $seat } loses all Fiefs, Mercenaries and Banners, and shuffles the pile into a new deck.
ortus-regni-won = { $seat } wins.
ortus-regni-shared-win = { $seat } shares the win.
ortus-regni-won-by-crown = { $seat } is King and Archbishop in one, and wins.
ortus-regni-vikings-won = The Vikings win; all Earls lose.
ortus-regni-round-limit-reached = Round { $rounds_count } was the last: the living Earls are ranked.
ortus-regni-cannot-draw-this-round = { $seat } can't draw: the deck is empty, and the end of this round is the end for them.
ortus-regni-decks-run-dry = No living Earl has a card left to draw: round { $rounds_count } was the last, and the living are ranked.
ortus-regni-vikings-sail-home = { $turns_count ->
        [one] The Vikings have had their turn and sail home: the land is saved.
       *[other] The Vikings have had { $turns_count } turns and sail home: the land is saved.
    }

## Tables in the terminal

ortus-regni-sheet-your-deck = Your deck: { $cards } of { $size } cards
ortus-regni-sheet-deck = Deck
ortus-regni-sheet-id = Id
ortus-regni-sheet-card = Card
ortus-regni-sheet-count = Count
ortus-regni-sheet-effect = What it does
ortus-regni-sheet-timer = Round { $round }: { $black } of { $markers } black markers forward until the Vikings arrive
ortus-regni-sheet-horde = { $cards ->
    [one] Round { $round }: the horde has 1 card of strength { $strength }
   *[other] Round { $round }: the horde has { $cards } cards of strength { $strength }
}
ortus-regni-sheet-earl = Earl
ortus-regni-sheet-hand = Hand
ortus-regni-sheet-pack = Pack
ortus-regni-sheet-towers = Towers
ortus-regni-sheet-banners = Banners
ortus-regni-sheet-cubes = Cubes
ortus-regni-sheet-field_limit = Field limit
ortus-regni-sheet-holdings = Holdings
ortus-regni-sheet-army = Infantry+Knights
ortus-regni-sheet-fiefs = Fiefs and Mercenaries
ortus-regni-sheet-owned = { $card } ({ $owner })
ortus-regni-sheet-number = No.
ortus-regni-sheet-building = Building
ortus-regni-sheet-lord = Lord
ortus-regni-sheet-properties = Properties
ortus-regni-sheet-vikings = The Vikings
ortus-regni-sheet-battle-towers = Battle: the Towers are attacked
ortus-regni-sheet-battle-raid = Battle: Fief { $fief } is raided
ortus-regni-sheet-battle-siege = Battle: Fief { $fief } is besieged
ortus-regni-sheet-strength = Strength
ortus-regni-sheet-force = Force

## Hints and reviews

ortus-regni-order-deck = Take the deck { $name_deck }.
ortus-regni-order-add = Add { NAME($card, form: "a") }.
ortus-regni-order-keep = Keep { NAME($card, form: "a") }.
ortus-regni-order-tower = Lay { NAME($card, form: "a") } as a Tower.
ortus-regni-order-place = Place { NAME($card, form: "a") }.
ortus-regni-order-install = Install { NAME($card, form: "a") } as a Lord.
ortus-regni-order-emissary = Send { NAME($card, form: "a") } to the Vikings as an Emissary.
ortus-regni-order-look = Have { $earl_seat }'s hand shown to your Abbot.
ortus-regni-order-discard = Give up { NAME($card, form: "a") }.
ortus-regni-order-take = Take { NAME($card, form: "a") }.
ortus-regni-order-at = Put it to Fief { $fief }.
ortus-regni-order-storm = Storm { $earl_seat }'s Towers.
ortus-regni-order-raid = Raid the Properties of Fief { $fief }.
ortus-regni-order-siege = Besiege the building of Fief { $fief }.
ortus-regni-order-answer = Answer with { NAME($card, form: "a") }.
ortus-regni-order-ride = Send { NAME($card, form: "a") } from hand, face down.
ortus-regni-order-field = Field { NAME($card, form: "a") } from hand.
ortus-regni-order-field-lord_n = Field the Lord of Fief { $number }.
ortus-regni-order-field-mercenary_n = Field Mercenary { $number } with his garrison.
ortus-regni-order-field-infantry = Field Infantry.
ortus-regni-order-field-knight = Field a Knight.
ortus-regni-order-field-king = Field the King.
ortus-regni-order-field-guard_infantry = Field Infantry of the Guard.
ortus-regni-order-field-guard_knight = Field a Knight of the Guard.
ortus-regni-order-absorb-unharmed = Absorb a point with a card that takes no harm.
ortus-regni-order-absorb-infantry_of_n = Absorb a point with Infantry of { $player_seat }.
ortus-regni-order-absorb-knight_of_n = Absorb a point with a Knight of { $player_seat }.
ortus-regni-order-absorb-guard_infantry = Absorb a point with Infantry of the Guard.
ortus-regni-order-absorb-guard_knight = Absorb a point with a Knight of the Guard.
ortus-regni-order-absorb-mercenary_n = Absorb a point with Mercenary { $number }.
ortus-regni-order-absorb-garrison_n_infantry = Absorb a point with Infantry in the garrison of Mercenary { $number }.
ortus-regni-order-absorb-garrison_n_knight = Absorb a point with a Knight in the garrison of Mercenary { $number }.
ortus-regni-order-absorb-viking = Absorb a point with a Viking.
ortus-regni-order-absorb-chieftain = Absorb a point with a Chieftain.
ortus-regni-order-give-infantry = Give Infantry of the pool.
ortus-regni-order-give-knight = Give a Knight of the pool.
ortus-regni-order-give-garrison_n_infantry = Give Infantry in the garrison of Mercenary { $number }.
ortus-regni-order-give-garrison_n_knight = Give a Knight in the garrison of Mercenary { $number }.
ortus-regni-order-garrison = Fill the garrison of Mercenary { $mercenary } with { NAME($army, form: "a") }.
ortus-regni-order-guard = Fill the Royal Guard with { NAME($army, form: "a") }.
ortus-regni-order-seize = Seize it for Fief { $fief }.
ortus-regni-order-ransom = Ransom the Lord of Fief { $fief }.
ortus-regni-order-fall = Let { NAME($card, form: "the") } fall.
ortus-regni-order-at-place = Put { NAME($card, form: "the") } to { $fief }.
ortus-regni-order-at-attach = Put { NAME($card, form: "the") } to { $fief }.
ortus-regni-order-at-install = Make { NAME($card, form: "the") } Lord of { $fief }.
ortus-regni-order-at-bequest = Let the Prince of { $fief } bequeath.
ortus-regni-order-lord-treachery = Murder { NAME($lord_card, form: "the") }, Lord of { $fief } of { $holder_seat }.
ortus-regni-order-fief-treachery = Burn a Property of { $fief } of { $holder_seat }.
ortus-regni-order-mercenary-treachery = Kill Mercenary { $mercenary }.
ortus-regni-order-fief-intrigue = Steal a Property of { $fief } of { $holder_seat }.
ortus-regni-order-mercenary-intrigue = Win over Mercenary { $mercenary }.
ortus-regni-order-do-pass-struggle = Pass: leave { NAME($card, form: "the") } unanswered.
ortus-regni-order-do-pass-vikings = Keep the Vikings from attacking.
ortus-regni-order-do-pass-tactics = Pass: leave the result at “{ $result }”.
ortus-regni-order-do-done-field-attack = Field no further attacker.
ortus-regni-order-do-done-field-defence = Field no further defender.
ortus-regni-order-do-done-ransom = Pay no further ransom.
ortus-regni-order-do-capture = Capture the fallen building.
ortus-regni-order-do-destroy = Destroy what has fallen.
ortus-regni-order-result-church-ruling = Decide the battle: “{ $result }”.
ortus-regni-order-seize-spoils = Seize { NAME($card, form: "the") } for { $fief }.
ortus-regni-order-building-ransom-item = Pay with { $fief } and all that belongs to it.
ortus-regni-order-fief-ransom-item = Pay with a Property of { $fief }.
ortus-regni-order-raid-attack = Raid the Properties of { $fief } of { $holder_seat }.
ortus-regni-order-siege-attack = Besiege { $fief } of { $holder_seat }.
ortus-regni-order-raid-vikings = Let the Vikings raid { $fief } of { $holder_seat }.
ortus-regni-order-siege-vikings = Let the Vikings besiege { $fief } of { $holder_seat }.
ortus-regni-order-ransom-ransom = Ransom { NAME($lord_card, form: "the") } of { $fief }.
ortus-regni-order-field-lord_n-field-attack = Field { NAME($lord_card, form: "the") }, Lord of { $fief }.
ortus-regni-order-field-lord_n-field-defence = Field { NAME($lord_card, form: "the") }, Lord of { $fief }.
ortus-regni-order-building-stake = Stake { $fief } and all that belongs to it.
ortus-regni-order-fief-stake = Stake a Property of { $fief }.
ortus-regni-order-property-stake = Stake { NAME($card, form: "the") }.
ortus-regni-order-property-property = Choose { NAME($card, form: "the") }.
ortus-regni-order-property-properties-fall = Let { NAME($card, form: "the") } fall.
ortus-regni-order-property-ransom-property = Pay with { NAME($card, form: "the") }.
ortus-regni-order-do-keep-mulligan = Keep this hand.
ortus-regni-order-lord-rider = Send { NAME($lord_card, form: "the") } of { $fief } to ride.
ortus-regni-why-buildings = It leaves you with more buildings and Properties.
ortus-regni-why-lands = It brings more working Lands and Market Towns.
ortus-regni-why-church = It brings more Churches, or the Cathedral.
ortus-regni-why-lords = It brings more Lords, or an heir.
ortus-regni-why-army = It makes your armies stronger.
ortus-regni-why-towers = It leaves you with more Towers.
ortus-regni-why-hand = It keeps more, or better, cards in your hand.
ortus-regni-why-king = It brings you nearer to the crown.
ortus-regni-why-deck = It makes your deck last longer.
ortus-regni-why-deck-chosen = Its cards do more together.
ortus-regni-why-safety = It leaves you less open to attack.
ortus-regni-why-threat = It lets you threaten others more.
ortus-regni-why-struggle = It decides the struggle under way for you.
ortus-regni-why-win = It wins more often.
ortus-regni-why-rival = It holds your strongest rival back: { $rival_seat }.
ortus-regni-less-buildings = It leaves you with fewer buildings and Properties.
ortus-regni-less-lands = It brings fewer working Lands and Market Towns.
ortus-regni-less-church = It brings fewer Churches, or no Cathedral.
ortus-regni-less-lords = It brings fewer Lords, or no heir.
ortus-regni-less-army = It leaves your armies weaker.
ortus-regni-less-towers = It leaves you with fewer Towers.
ortus-regni-less-hand = It leaves fewer, or worse, cards in your hand.
ortus-regni-less-king = It leaves you further from the crown.
ortus-regni-less-deck = It uses up your deck sooner.
ortus-regni-less-deck-chosen = Its cards do less together.
ortus-regni-less-safety = It leaves you more open to attack.
ortus-regni-less-threat = It lets you threaten others less.
ortus-regni-less-struggle = It does less in the struggle under way.
ortus-regni-less-win = It wins less often.
ortus-regni-less-rival = It helps your strongest rival: { $rival_seat }.
