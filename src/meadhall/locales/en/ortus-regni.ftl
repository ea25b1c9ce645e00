# Ortus Regni

ortus-regni-title = Ortus Regni
ortus-regni-blurb = Build a deck, raise castles and towers, and be the last Earl standing when the Vikings come.

## Names

ortus-regni-card-castle = Castle
ortus-regni-card-land = Land
ortus-regni-card-market_town = Market Town
ortus-regni-card-church = Church
ortus-regni-card-cathedral = Cathedral
ortus-regni-card-prince = Prince
ortus-regni-card-vassal = Vassal
ortus-regni-card-champion = Champion
ortus-regni-card-monk = Monk
ortus-regni-card-mercenary = Mercenary
ortus-regni-card-treachery = Treachery
ortus-regni-card-intrigue = Intrigue
ortus-regni-card-allies = Allies
ortus-regni-card-banquet = Banquet
ortus-regni-card-banner = Banner
ortus-regni-card-palace = Palace
ortus-regni-card-nothing = nothing

ortus-regni-hand-castle = Castle
ortus-regni-hand-land = Land
ortus-regni-hand-market_town = Market Town
ortus-regni-hand-church = Church
ortus-regni-hand-cathedral = Cathedral
ortus-regni-hand-prince = Prince
ortus-regni-hand-vassal = Vassal
ortus-regni-hand-champion = Champion
ortus-regni-hand-monk = Monk
ortus-regni-hand-mercenary = Mercenary
ortus-regni-hand-treachery = Treachery
ortus-regni-hand-intrigue = Intrigue
ortus-regni-hand-allies = Allies
ortus-regni-hand-banquet = Banquet
ortus-regni-hand-banner = Banner
ortus-regni-hand-palace = Palace

ortus-regni-army-infantry = Infantry
ortus-regni-army-knight = Knight
ortus-regni-viking-viking = Viking
ortus-regni-viking-chieftain = Chieftain
ortus-regni-joust-prince = Prince
ortus-regni-joust-vassal = Vassal
ortus-regni-joust-no_luck = No Luck
ortus-regni-result-normal = Normal
ortus-regni-result-attacker_wins = Attacker Wins
ortus-regni-result-defender_wins = Defender Wins
ortus-regni-result-church_decides = Church Decides

ortus-regni-unit-prince = Prince
ortus-regni-unit-vassal = Vassal
ortus-regni-unit-champion = Champion
ortus-regni-unit-monk = Monk
ortus-regni-unit-mercenary = Mercenary
ortus-regni-unit-king = King
ortus-regni-unit-infantry = Infantry
ortus-regni-unit-knight = Knight

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
# A Fief inside a sentence, with building and Lord: “Fief 3 (Castle, Prince)”. The word “Fief” is said by the sentence.
ortus-regni-fief-with-cards = { $fief } ({ $cards })

## What each card does

ortus-regni-reminder-castle = Place it as a building: a new Fief. Falls to 2 damage in one siege. Safe from Intrigue.
ortus-regni-reminder-palace = Like a Castle, but falls to 3 damage. Lost, it goes to its owner's pile and can be drawn again.
ortus-regni-reminder-land = Attach it to a Fief: 1 Army card at once, 1 more with each recruiting, and room to field 1 in battle.
ortus-regni-reminder-market_town = Attach it to a Fief: paired with a Land of yours it recruits and fields 1 more.
ortus-regni-reminder-church = Attach it to a Fief: most Churches decide “Church Decides” battles while there is no Cathedral; lets you bequeath in spite of one.
ortus-regni-reminder-cathedral = Attach it to a Fief, one on the whole table: you decide “Church Decides” battles and bar bequests of Earls without a Church.
ortus-regni-reminder-prince = Lord or hand fighter (deals 1). Murdered, he doesn't cost the Fief. Heir of a bequest. High card in a Joust.
ortus-regni-reminder-vassal = Lord or hand fighter (deals 1). Emissary worth 1 cube. Answers Treachery, Intrigue and Vassals. Low card in a Joust.
ortus-regni-reminder-champion = Lord or hand fighter (deals 2). In a Joust he counts as Prince or Vassal, whichever is better.
ortus-regni-reminder-monk = Lord (an Abbot, who may look into a hand) or hand fighter (deals 0, absorbs 1). Emissary worth 2 cubes.
ortus-regni-reminder-mercenary = Hire him: fights in any battle (deals 2) with an Army card in his garrison. Open to Treachery and Intrigue.
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
ortus-regni-option-decks = Deck lists fixed in advance: fifteen numbers for everybody, or fifteen for each Earl. Without them decks are built at the table.

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

ortus-regni-variant-players = { $variant } can't be played by { $given_count }: it takes { $least_count ->
    [4] exactly { $most_count }
   *[other] { $least_count } to { $most_count }
} Earls.
ortus-regni-variants-clash = { $variant } can't be played together with { $other_variant }.
ortus-regni-series-length = A series has 1, 3 or 5 games, not { $given_text }.
ortus-regni-series-alone = A series of games is part of the Tournament variant; turn it on as well.
ortus-regni-decks-length = “decks” has { $given_count } numbers; it takes { $each_count }, one for each kind of card, or { $all_count }, as many for each Earl.
ortus-regni-decks-clash = “decks” can't be given for { $variant }, which makes the decks at the table.

## Decks

ortus-regni-deck-palace = The Palace is never part of a deck: it stands on the table from the start.
ortus-regni-deck-unknown-card = There is no card “{ $given_text }”. Did you mean “{ $nearest_name }”?
ortus-regni-deck-unreadable = “{ $given_text }” can't be read; write a card and how many of it, such as castle*3.
ortus-regni-deck-too-many = { $given_count } times { $card } is { $over_count } too many: a set has { $most_count } of each kind.
ortus-regni-deck-too-big = The deck has { $given_count } cards, { $over_count } more than the { $size_count } it must have.
ortus-regni-deck-too-small = The deck has { $given_count } cards, { $short_count } fewer than the { $size_count } it must have.

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

ortus-regni-ask-house = You lay out the common cards of all decks: { $cards_count } of { $common_count } so far.
ortus-regni-ask-deck = Build your deck: { $cards_count } of { $deck_count } cards so far. Take a sample deck, or add cards.
ortus-regni-ask-draft = Keep a card of your pack; the rest goes on.
ortus-regni-ask-tray-towers = Lay cards of your tray as Towers: { $left_count } to go.
ortus-regni-ask-mulligan = Keep your opening hand, or shuffle it back and draw a new one.
ortus-regni-ask-legacy = Spend a Legacy Point; you have { $left_count }.
ortus-regni-ask-legacy-tower = Choose a card of your set for a Tower; nobody sees it.
ortus-regni-ask-turn = Your turn: take an Action, lay Towers, or end it.
ortus-regni-ask-free-moves = Your Action is taken: lay Towers, fill garrisons, or end your turn.
ortus-regni-ask-place = Which Fief does the { $card } go to?
ortus-regni-ask-attach = The { $card } is yours: which Fief does it go to?
ortus-regni-ask-install = Which building does the { $card } move into?
ortus-regni-ask-bequest = Which Prince hands on his inheritance?
ortus-regni-ask-treachery = Treachery: name a Lord, a Fief with a Property, or a Mercenary.
ortus-regni-ask-intrigue = Intrigue: name a Fief with a Property, or a Mercenary.
ortus-regni-ask-property = Which Property of that Fief?
ortus-regni-ask-struggle = Answer the { $card }, or pass.
ortus-regni-ask-attack = Attack: storm the Towers of an Earl, raid a Fief or besiege a building.
ortus-regni-ask-vikings = The Vikings follow you ({ $vikings_count } Vikings, { $chieftains_count } Chieftains): name their target, or pass.
ortus-regni-ask-field-attack = Field your attack, card by card; then you are done.
ortus-regni-ask-field-defence = Field your defence, card by card, or nothing; then you are done.
ortus-regni-ask-church-ruling = The Church decides, and you control it: name the result of the battle.
ortus-regni-ask-tactics = The battle stands at “{ $result }”: turn it with a Banner, or pass.
ortus-regni-ask-spread = { $points_count ->
    [one] One point
   *[other] { $points_count } points
} to absorb: which card takes the next?
ortus-regni-ask-spread-horde = The horde takes { $points_count ->
    [one] one more point
   *[other] { $points_count } points
}: which card is lost?
ortus-regni-ask-towers-fall = { $left_count ->
    [one] One Tower falls
   *[other] { $left_count } Towers fall
}: which?
ortus-regni-ask-properties-fall = { $left_count ->
    [one] One Property falls
   *[other] { $left_count } Properties fall
}: which?
ortus-regni-ask-spoils = The { $card } has fallen: seize it for one of your Fiefs, or destroy it.
ortus-regni-ask-capture = The building has fallen: capture or destroy it.
ortus-regni-ask-ransom = Your Lords are captured: ransom one, or be done.
ortus-regni-ask-ransom-item = What do you pay for your { $card }: a Property, or a building with all its Properties?
ortus-regni-ask-ransom-property = Which Property do you pay for your { $card }?
ortus-regni-ask-joust = A Joust is called: attend, or be excused with a Banner.
ortus-regni-ask-stake = What do you stake: a Property, or a building with its whole Fief?
ortus-regni-ask-rider = Who rides for you: a Lord, or a card from your hand, face down?
ortus-regni-ask-levy = The King demands an Army card: which do you give?
ortus-regni-ask-barter = Give up two cards of your hand for one of the tray: which is next?
ortus-regni-ask-barter-take = Take a card from your tray; nobody sees which.
ortus-regni-ask-series = Keep your deck for the next game, or rebuild it.

## Refusals

ortus-regni-refuse-other-question = That is no answer: the question is { $question }.
ortus-regni-refuse-not-in-hand = You have no { $card } in your hand.
ortus-regni-refuse-acted = You have taken your Action this turn.
ortus-regni-refuse-garrison = That garrison has no free slot of yours, or your pool has no such card.
ortus-regni-refuse-guard = Only the King fills the Royal Guard, from the pool, while it has room.
ortus-regni-refuse-concession-off = Nobody concedes at this table.
ortus-regni-refuse-not-placed = A { $card } is neither a building nor a Property.
ortus-regni-refuse-no-lord = A { $card } can't be a Lord.
ortus-regni-refuse-no-room-for-lord = Every building of yours has a Lord.
ortus-regni-refuse-no-fief = The { $card } needs a Fief to go to, and you have none.
ortus-regni-refuse-cathedral-stands = There is a Cathedral on the table already.
ortus-regni-refuse-no-land = Recruiting needs a Land.
ortus-regni-refuse-no-army = There are no Army cards left.
ortus-regni-refuse-no-emissary = A { $card } can't be an Emissary.
ortus-regni-refuse-no-abbot = You have no Abbot.
ortus-regni-refuse-no-other-earl = Name another living Earl.
ortus-regni-refuse-no-barter = Bartering needs the variant, two cards in hand and a card in the tray.
ortus-regni-refuse-peace = The first rounds of a tournament are peaceful: no attacks, no Treachery, no Intrigue.
ortus-regni-refuse-first-turn = Nobody attacks on their first turn.
ortus-regni-refuse-no-force = You have nothing that deals damage.
ortus-regni-refuse-no-target = There is no target for that.
ortus-regni-refuse-deck-short = Your deck has { $deck_count } cards; a Banquet needs { $needed_count }.
ortus-regni-refuse-crown-taken = { $king_seat } is King: no Kingship Banners are laid.
ortus-regni-refuse-no-heir = A bequest needs a Prince as Lord.
ortus-regni-refuse-bequest-barred = { $archbishop_seat } is Archbishop and forbids it; a Church of your own would help.
ortus-regni-refuse-too-weak = The attacking force must deal at least 1 point.
ortus-regni-refuse-no-fighter = A { $card } doesn't fight from hand.
ortus-regni-refuse-field-limit = You may field { $most_count } cards of your pool in this battle, as far as you have them.
ortus-regni-refuse-guard-alone = Guard cards are fielded only with the King card, as far as there are any.
ortus-regni-refuse-not-yours = That isn't yours to field, or it is in the field already.
ortus-regni-refuse-vassal-against-allies = A Vassal can't answer Allies.
ortus-regni-refuse-no-copies = No more { $card } for this deck: there are { $copies_count } in it.
ortus-regni-refuse-deck-begun = That sample deck doesn't fit what has been chosen already.

## Positions that can't be

ortus-regni-position-too-many-fiefs = “{ $path_name }” is one Fief too many for the buildings there are.
ortus-regni-position-too-many-mercenaries = “{ $path_name }” is one Mercenary too many.
ortus-regni-position-number-twice = “{ $path_name }” has number { $given_count }, which is taken.
ortus-regni-position-seats = “{ $path_name }”: needs a number for each seat.
ortus-regni-position-fallen = “{ $path_name }”: must name those who aren't alive: { $fallen_seat }.
ortus-regni-position-fallen-holds = “{ $path_name }”: { $seat } is eliminated, but holds something.
ortus-regni-position-guard-full = “{ $path_name }”: The Royal Guard has more cards than it may have.
ortus-regni-position-guard-without-king = “{ $path_name }”: There is a Guard but no King.
ortus-regni-position-horde-early = “{ $path_name }”: There is a horde, but the Vikings have not arrived.
ortus-regni-position-not-a-building = “{ $path_name }”: Fief { $fief } stands on { $card }, which is no building.
ortus-regni-position-not-a-lord = “{ $path_name }”: The Lord of Fief { $fief } is { $card }, which can't be one.
ortus-regni-position-not-a-property = “{ $path_name }”: Fief { $fief } holds { $card }, which is no Property.
ortus-regni-position-garrison-full = “{ $path_name }”: Mercenary { $mercenary } has more in the garrison than there are slots.
ortus-regni-position-unit = “{ $path_name }”: { $given_count } stands for no card that could be in the field.
ortus-regni-position-no-battle = “{ $path_name }”: There are forces, captives or spoils, but no battle.
ortus-regni-position-no-joust = “{ $path_name }”: Somebody attends a Joust, but there is none.
ortus-regni-position-joust = “{ $path_name }”: What { $seat } stakes or sends to the Joust isn't there.
ortus-regni-position-copies = “{ $path_name }”: { $seat } has { $given_count } times { $card }, tray included; a set has { $most_count }.
ortus-regni-position-palaces = “{ $path_name }”: { $seat } has { $given_count } Palaces.
ortus-regni-position-drafted-copies = “{ $path_name }”: There are { $given_count } times { $card } in all; the drafted set has { $most_count }.
ortus-regni-position-army-cards = “{ $path_name }”: There are { $given_count } Army cards of a kind instead of { $most_count }.
ortus-regni-position-viking-cards = “{ $path_name }”: There are not { $most_count } Viking cards of a kind.
ortus-regni-position-bare-table = “{ $path_name }”: The table isn't laid yet, so there is nothing of it to state.
ortus-regni-position-battle-cards = “{ $path_name }”: There are not { $most_count } Battle cards of a kind.
ortus-regni-position-pending = “{ $path_name }”: The pending step “{ $step_name }” can't stand where it does.
ortus-regni-position-frame = “{ $path_name }”: The pending step “{ $step_name }” doesn't fit the table.
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

ortus-regni-first-player = { $seat } is first player.
ortus-regni-deck-ready = { $seat } has a deck.
ortus-regni-deck-list = Your deck: { $deck_hand }.
ortus-regni-opening-hand = You draw { $drawn_hand }.
ortus-regni-house-named = { $seat } lays out the common cards.
ortus-regni-common-card = { $seat } lays out { $card }.
ortus-regni-pack = Your pack: { $pack_hand }.
ortus-regni-kept = You keep { $card }.
ortus-regni-pack-done = Pack { $pack_number } is drafted.
ortus-regni-bought-towers = { $seat } buys two Towers.
ortus-regni-bought = { $seat } buys { $card }.
ortus-regni-hand-kept = { $seat } keeps the opening hand.
ortus-regni-hand-redrawn = { $seat } draws a new opening hand.
ortus-regni-tray-towers-laid = { $seat } lays { $towers_count } Towers from the tray.
ortus-regni-deck-kept = { $seat } keeps the deck.
ortus-regni-deck-rebuilt = { $seat } rebuilds the deck.
ortus-regni-game-begins = Game { $game_number } of the series begins.

## Journal: the turn

ortus-regni-round-begins = Round { $round_number } begins.
ortus-regni-turn-begins = It is the turn of { $seat }.
ortus-regni-placed = { $seat } places { $card }: Fief { $fief }.
ortus-regni-attached = { $seat } attaches { $card } to Fief { $fief }.
ortus-regni-no-place-for = { $seat } has no Fief for { $card }; it is lost.
ortus-regni-installed = { $card } becomes Lord of Fief { $fief } for { $seat }.
ortus-regni-hired = { $seat } hires Mercenary { $mercenary }.
ortus-regni-banquet-held = { $seat } holds a Banquet and draws { $cards_count } { $cards_count ->
    [one] card
   *[other] cards
}.
ortus-regni-banner-laid = { $seat } lays a Kingship Banner and has { $banners_count } now.
ortus-regni-bequeathed = The Prince of Fief { $fief } bequeaths: the pile of { $seat } goes into the deck, { $cards_count } cards now.
ortus-regni-recruited = { $seat } recruits { $infantry_count } Infantry and { $knights_count } Knights.
ortus-regni-land-levy = The Land brings { $seat } { $infantry_count } Infantry and { $knights_count } Knights.
ortus-regni-emissary-sent = { $seat } sends { $card } to the Vikings: { $cubes_count } more in the bag.
ortus-regni-hand-shown = { $shown_seat } shows { $seat } the whole hand.
ortus-regni-hand-seen = The hand of { $shown_seat }: { $seen_hand }.
ortus-regni-bartered = { $seat } gives up { $first_card } and { $second_card } for a card of the tray.
ortus-regni-took-from-tray = You take { $card } from the tray.
ortus-regni-tower-laid = { $seat } lays a Tower and has { $towers_count } now.
ortus-regni-tower-face = Your Tower is { $card }.
ortus-regni-garrisoned = { $seat } puts { $army } into the garrison of Mercenary { $mercenary }.
ortus-regni-guarded = { $seat } puts { $army } into the Royal Guard.
ortus-regni-drew = { $seat } draws a card.
ortus-regni-drew-card = You draw { $card }.
ortus-regni-cannot-draw = { $seat } can't draw: the deck is empty.

## Journal: struggles

ortus-regni-struggle-lord = { $seat } plays { $card } against the Lord of Fief { $fief }, of { $victim_seat }.
ortus-regni-struggle-property = { $seat } plays { $card } against a Property of Fief { $fief }, of { $victim_seat }.
ortus-regni-struggle-mercenary = { $seat } plays { $card } against Mercenary { $mercenary } of { $victim_seat }.
ortus-regni-struggle-target = The target is { $card }.
ortus-regni-answered = { $seat } answers with { $card }.
ortus-regni-passed = { $seat } passes.
ortus-regni-foiled = The plot of { $seat } is foiled.
ortus-regni-murdered = { $card } of Fief { $fief } is murdered; { $victim_seat } keeps the Fief.
ortus-regni-murdered-with-fief = { $card } of Fief { $fief } is murdered; { $victim_seat } loses the Fief with him.
ortus-regni-burnt = { $victim_seat } loses { $card } of Fief { $fief }.
ortus-regni-stolen = { $seat } takes { $card } from { $victim_seat }.
ortus-regni-mercenary-killed = { $victim_seat } loses Mercenary { $mercenary } with his garrison.
ortus-regni-mercenary-stolen = Mercenary { $mercenary } leaves { $victim_seat } for { $seat }.

## Journal: battles

ortus-regni-attacks-towers = { $seat } attacks the Towers of { $victim_seat }.
ortus-regni-raids = { $seat } raids Fief { $fief } of { $victim_seat }.
ortus-regni-besieges = { $seat } besieges Fief { $fief } of { $victim_seat }.
ortus-regni-vikings-attack-towers = { $seat } leads the Vikings against the Towers of { $victim_seat }.
ortus-regni-vikings-raid = { $seat } leads the Vikings to raid Fief { $fief } of { $victim_seat }.
ortus-regni-vikings-besiege = { $seat } leads the Vikings to besiege Fief { $fief } of { $victim_seat }.
ortus-regni-fielded-lord = { $seat } fields { $card }, Lord of Fief { $fief }.
ortus-regni-fielded-hand = { $seat } fields { $card } from hand.
ortus-regni-fielded-pool = { $seat } fields { $army }.
ortus-regni-fielded-mercenary = { $seat } fields Mercenary { $mercenary } with his garrison.
ortus-regni-fielded-king = { $seat } takes the field as King.
ortus-regni-fielded-guard = { $seat } fields { $army } of the Guard.
ortus-regni-undefended = { $seat } fields nothing; no Battle card is drawn.
ortus-regni-battle-card = The Battle card: { $result }.
ortus-regni-church-chose = { $seat } decides for the Church: { $result }.
ortus-regni-no-controller = Nobody controls the Church; the result is Normal.
ortus-regni-banner-turned = { $seat } plays a Banner: the result is { $result }.
ortus-regni-damage = The attacker takes { $attacker_count } points, the defender { $defender_count }.
ortus-regni-army-lost = { $seat } loses { $army }.
ortus-regni-mercenary-lost = { $seat } loses Mercenary { $mercenary } and what is left of his garrison.
ortus-regni-viking-lost = The horde loses a { $viking }.
ortus-regni-towers-absorb = The Towers of { $seat } absorb { $towers_count }.
ortus-regni-tower-fell = A Tower of { $seat } falls: it was { $card }.
ortus-regni-property-fell = { $card } of Fief { $fief } falls to the raid.
ortus-regni-siege-held = Fief { $fief } of { $seat } stands: { $points_count } of { $needed_count } points arrived.
ortus-regni-building-fell = { $card } of Fief { $fief } falls; { $seat } loses it.
ortus-regni-destroyed = { $card } is destroyed.
ortus-regni-seized = { $seat } seizes { $card }.
ortus-regni-captured-building = { $seat } captures the building of Fief { $fief }.
ortus-regni-lord-captured = { $card } of Fief { $fief } is captured; he belongs to { $seat }.
ortus-regni-ransomed = { $seat } ransoms { $card }, who returns to Fief { $fief }.
ortus-regni-paid-property = { $seat } pays with { $card }.
ortus-regni-paid-building = { $seat } pays with the building of Fief { $fief }.
ortus-regni-lord-lost = { $seat } loses { $card }, Lord of Fief { $fief }, in captivity.
ortus-regni-fief-lost = { $seat } loses Fief { $fief } with all that belongs to it.

## Journal: kingship and Joust

ortus-regni-crowned = { $seat } is crowned King.
ortus-regni-levied = { $seat } gives { $army } to the Royal Guard.
ortus-regni-crown-unclaimed = With { $seat } the King is gone; the crown is unclaimed and the Guard lost.
ortus-regni-joust-called = { $seat } calls a Joust.
ortus-regni-excused = { $seat } is excused with a Banner.
ortus-regni-attends = { $seat } attends.
ortus-regni-staked-property = { $seat } stakes { $card } of Fief { $fief }.
ortus-regni-staked-building = { $seat } stakes Fief { $fief }.
ortus-regni-rides-lord = { $card }, Lord of Fief { $fief }, rides for { $seat }.
ortus-regni-rides-hidden = { $seat } sends a card from hand, face down.
ortus-regni-rides-card = Your rider is { $card }.
ortus-regni-joust-off = Nobody attends; the Joust of { $seat } is off.
ortus-regni-contestant-shown = The rider of { $seat } is { $card }.
ortus-regni-joust-dealt = { $seat } is dealt { $joust }.
ortus-regni-joust-won = { $seat } wins the Joust.
ortus-regni-stake-won = { $seat } wins { $card } from { $loser_seat }.

## Journal: Vikings

ortus-regni-marker-forward = { $markers_count ->
    [one] One black marker is forward.
   *[other] { $markers_count } black markers are forward.
}
ortus-regni-white-back = The white marker goes back; the Vikings wait.
ortus-regni-white-forward = War among Earls: the white marker goes forward.
ortus-regni-vikings-arrive = The Vikings arrive: { $vikings_count } Vikings and { $chieftains_count } Chieftains.
ortus-regni-horde-grows = A { $viking } joins the horde.
ortus-regni-horde-dormant = The horde of { $horde_count } rests.
ortus-regni-controller = The cube of { $seat } is drawn: the Vikings follow.
ortus-regni-no-cubes = The bag is empty; nobody leads the Vikings.
ortus-regni-vikings-rest = { $seat } keeps the Vikings from attacking.

## Journal: the end

ortus-regni-eliminated = { $seat } is eliminated.
ortus-regni-conceded = { $seat } concedes.
ortus-regni-fiefless = { $seat } has lost the last Fief, and Mercenaries and Banners with it.
ortus-regni-exhausted = { $seat } loses all Fiefs, Mercenaries and Banners, and shuffles the pile into a new deck.
ortus-regni-won = { $seat } wins.
ortus-regni-shared-win = { $seat } shares the win.
ortus-regni-won-by-crown = { $seat } is King and Archbishop in one, and wins.
ortus-regni-vikings-won = The Vikings win; all Earls lose.
ortus-regni-round-limit-reached = Round { $rounds_count } was the last; the living are ranked.

## Tables in the terminal

ortus-regni-sheet-your-deck = Your deck: { $cards } of { $size } cards
ortus-regni-sheet-deck = Deck
ortus-regni-sheet-id = Id
ortus-regni-sheet-card = Card
ortus-regni-sheet-count = Count
ortus-regni-sheet-effect = What it does
ortus-regni-sheet-round = Round { $round }; { $threat }
ortus-regni-sheet-timer = the Vikings are { $black } of { $markers } markers near
ortus-regni-sheet-horde = the horde has { $cards } cards of strength { $strength }
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
