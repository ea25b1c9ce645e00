"""The state of a game of Ortus Regni: plain numbers and lists, copied by hand.

Most lists and all lists inside lists are replaced (`with_item`), never changed, so that copies share them. Two groups,
Fiefs with Mercenaries and the table's piles, are shared until one side changes something; `clone` copies the few that
change at most decisions.
Decks have no order: a card is drawn at random from what is left, which is the same as drawing from a shuffled deck
and leaves nothing to hide (OR-1.15, OR-15.5).
"""

from __future__ import annotations

from typing import Final, final

from meadhall.games.ortus_regni.cards import CARD_SPAN, CATHEDRAL, CHURCH, LAND, MARKET_TOWN
from meadhall.games.ortus_regni.frames.base import Frame
from meadhall.games.ortus_regni.frames.readers import READERS
from meadhall.games.ortus_regni.notes import ARGUMENTS, CARD_AT, FIEF_AT
from meadhall.games.ortus_regni.rules import Rules
from meadhall.kernel.state import EVERYONE, State

NONE: Final = -1
"""No seat, no Fief, no card."""
VIKINGS: Final = 7
"""Stands where a seat would, for the Vikings."""

FIEFS_PER_EARL: Final = 7
MERCENARIES_PER_EARL: Final = 6


@final
class OrtusRegni(State):
    """Everything on the table."""

    stack: list[Frame]
    rules: Rules
    earldoms_shared: bool  # Fiefs and Mercenaries, with a copy (`own_earldoms`)
    piles_shared: bool  # Army cards, Battle cards and Vikings, with a copy (`own_piles`)
    # by seat
    alive: list[bool]
    hands: list[list[int]]  # kinds, the one held longest first
    decks: list[list[int]]  # kinds, sorted: decks have no order
    discards: list[list[int]]
    towers: list[list[int]]  # kinds, the oldest first
    trays: list[list[int]]  # how many of each kind of the set are in no deck
    lists: list[list[int]]  # the deck list: how many of each kind
    fiefs: list[list[int]]  # numbers of Fiefs, the one longest in play first
    mercenaries: list[list[int]]
    pool_infantry: list[int]
    pool_knights: list[int]
    banners: list[int]  # Kingship Banners
    cubes: list[int]
    emissaries: list[list[int]]
    turns: list[int]  # turns begun
    bequests: list[int]  # made so far
    spent: list[bool]  # could not draw this round (OR-14.11)
    looks: list[list[int]]  # what is remembered of hands that were shown (`turn/looks.py`)
    # by number of Fief and of Mercenary
    holder: list[int]
    building: list[int]
    lord: list[int]  # a kind: Lords are always their holder's own cards
    properties: list[list[int]]
    mercenary_holder: list[int]
    mercenary_card: list[int]
    garrison_infantry: list[int]
    garrison_knights: list[int]
    # the table
    army_deck: list[int]  # infantry, knights
    army_discard: list[int]
    battle_deck: list[int]  # by Battle card
    battle_discard: list[int]
    viking_deck: list[int]  # vikings, chieftains
    viking_discard: list[int]
    horde: list[int]
    king: int
    guard: list[int]
    black: int  # markers forward
    white: bool
    arrived: bool
    growth_due: bool
    viking_turns: int  # Vikings' turns since they arrived, in which they could act (OR-16.45)
    round: int
    first: int
    fallen: list[int]  # eliminated Earls, the first to fall first
    outcome: int  # NONE, a winner named by a variant, or VIKINGS
    # a battle
    attack_force: list[int]
    defend_force: list[int]
    unhurt: list[int]  # units of the side taking damage that have absorbed nothing yet
    captives: list[int]  # Fiefs whose Lords are captured
    spoils: list[int]  # fallen Properties
    # a Joust
    attending: list[bool]
    stakes: list[int]
    contestants: list[int]
    # before the game
    common: list[int]
    bought: list[list[int]]  # with Legacy Points, until the decks are built
    points: list[int]  # Legacy Points to spend, later Towers of the tray to lay
    packs: list[list[int]]
    kept: list[list[int]]
    undealt: list[int]  # by kind: what of the drafted set lies in no pack and no deck
    wins: list[int]
    game_number: int

    # --- journal

    def tell(self, note: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Write a journal entry; one that names a Fief tells what stands there, as its last argument."""
        if self.journal is None:
            return
        given = [a, b, c, d]
        at = FIEF_AT[note]
        if at >= 0:
            card = given[CARD_AT[note]] if CARD_AT[note] >= 0 else NONE
            given[ARGUMENTS[note] - 1 :] = [self.standing(given[at], card)]
        self.journal.append((note, self.ply, EVERYONE, *given))

    def standing(self, fief: int, told: int) -> int:
        """Building and Lord of a Fief as one number, without the card the line tells of anyway."""
        building = self.building[fief]
        if building != NONE:
            building %= CARD_SPAN
        lord = self.lord[fief]
        if building == told:
            building = NONE
        if lord == told:
            lord = NONE
        return building + 1 + (lord + 1) * (CARD_SPAN + 1)

    def lay_out(self) -> None:
        """An empty table, before anything is set up (OR-2.11)."""
        seats = range(self.players)
        self.rules = Rules()
        self.lists = [[0] * (CARD_SPAN - 1) for _ in seats]
        self.wins = [0] * self.players
        self.game_number = 1
        self.common = [0] * (CARD_SPAN - 1)
        self.bought = [[0] * (CARD_SPAN - 1) for _ in seats]
        self.points = [0] * self.players
        self.packs = [[] for _ in seats]
        self.kept = [[] for _ in seats]
        self.undealt = [0] * (CARD_SPAN - 1)
        self.first = NONE
        self.clear_earldoms()
        self.clear_table()

    def clear_earldoms(self) -> None:
        self.earldoms_shared = False
        players = self.players
        seats = range(players)
        self.alive = [True] * players
        self.hands = [[] for _ in seats]
        self.decks = [[] for _ in seats]
        self.discards = [[] for _ in seats]
        self.towers = [[] for _ in seats]
        self.trays = [[0] * (CARD_SPAN - 1) for _ in seats]
        self.fiefs = [[] for _ in seats]
        self.mercenaries = [[] for _ in seats]
        self.pool_infantry = [0] * players
        self.pool_knights = [0] * players
        self.banners = [0] * players
        self.cubes = [0] * players
        self.emissaries = [[] for _ in seats]
        self.turns = [0] * players
        self.bequests = [0] * players
        self.spent = [False] * players
        self.looks = []
        fiefs = FIEFS_PER_EARL * players
        self.holder = [NONE] * fiefs
        self.building = [NONE] * fiefs
        self.lord = [NONE] * fiefs
        self.properties = [[] for _ in range(fiefs)]
        mercenaries = MERCENARIES_PER_EARL * players
        self.mercenary_holder = [NONE] * mercenaries
        self.mercenary_card = [NONE] * mercenaries
        self.garrison_infantry = [0] * mercenaries
        self.garrison_knights = [0] * mercenaries

    def clear_table(self) -> None:
        self.piles_shared = False
        players = self.players
        self.army_deck = [0, 0]
        self.army_discard = [0, 0]
        self.battle_deck = [0, 0, 0, 0]
        self.battle_discard = [0, 0, 0, 0]
        self.viking_deck = [0, 0]
        self.viking_discard = [0, 0]
        self.horde = [0, 0]
        self.king = NONE
        self.guard = [0, 0]
        self.black = 0
        self.white = False
        self.arrived = False
        self.growth_due = False
        self.viking_turns = 0
        self.round = 0
        self.fallen = []
        self.outcome = NONE
        self.attack_force = []
        self.defend_force = []
        self.unhurt = []
        self.captives = []
        self.spoils = []
        self.attending = [False] * players
        self.stakes = [NONE] * players
        self.contestants = [NONE] * players

    # --- questions the rules ask often -------------------------------------------------------------------------

    def ally(self, seat: int) -> int:
        """The other Earl of the team: teams sit alternately (OR-16.25)."""
        return (seat + 2) % 4 if self.rules.teams else NONE

    def living_ally(self, seat: int) -> int:
        ally = self.ally(seat)
        return ally if ally != NONE and self.alive[ally] else NONE

    def are_foes(self, seat: int, other: int) -> bool:
        """Whether an Earl may act against another: a living one who isn't an ally (OR-16.26)."""
        return seat != other and self.alive[other] and self.ally(seat) != other

    def foes(self, seat: int) -> list[int]:
        """The living Earls one may act against, clockwise from the left."""
        players = self.players
        if players == 2:
            return [1 - seat] if self.alive[1 - seat] else []
        return [(seat + step) % players for step in range(1, players) if self.are_foes(seat, (seat + step) % players)]

    def others(self, seat: int) -> list[int]:
        """All other living Earls, clockwise from the left."""
        players = self.players
        return [(seat + step) % players for step in range(1, players) if self.alive[(seat + step) % players]]

    def living(self) -> list[int]:
        return [seat for seat in range(self.players) if self.alive[seat]]

    def count(self, seat: int, kind: int) -> int:
        """How many Properties of a kind an Earl holds, in all Fiefs."""
        total = 0
        for fief in self.fiefs[seat]:
            for card in self.properties[fief]:
                if card % CARD_SPAN == kind:
                    total += 1
        return total

    def working_markets(self, seat: int, lands: int) -> int:
        """Market Towns paired with a Land of the same Earldom (OR-4.21)."""
        markets = self.count(seat, MARKET_TOWN)
        return min(markets, lands) if self.rules.market_needs_land else markets

    def archbishop(self) -> int:
        """The holder of the Cathedral face up on the table (OR-10.1, OR-10.2)."""
        for seat in range(self.players):
            if self.fiefs[seat] and self.count(seat, CATHEDRAL):
                return seat
        return NONE

    def church_controller(self) -> int:
        """The Archbishop, else whoever has strictly the most Churches (OR-10.3)."""
        archbishop = self.archbishop()
        if archbishop != NONE:
            return archbishop
        most = 0
        controller = NONE
        for seat in range(self.players):
            churches = self.count(seat, CHURCH)
            if churches > most:
                most = churches
                controller = seat
            elif churches == most:
                controller = NONE
        return controller

    def lands(self, seat: int) -> int:
        return self.count(seat, LAND)

    # --- frames ------------------------------------------------------------------------------------------------

    def read_frame(self, step: int, numbers: list[int]) -> Frame:
        return READERS[step](numbers)

    # --- copies ------------------------------------------------------------------------------------------------

    def own_earldoms(self) -> None:
        """Before Fiefs or Mercenaries change: this state's own lists of them, if a copy shares them."""
        if self.earldoms_shared:
            self.earldoms_shared = False
            self.fiefs = self.fiefs[:]
            self.mercenaries = self.mercenaries[:]
            self.holder = self.holder[:]
            self.building = self.building[:]
            self.lord = self.lord[:]
            self.properties = self.properties[:]
            self.mercenary_holder = self.mercenary_holder[:]
            self.mercenary_card = self.mercenary_card[:]
            self.garrison_infantry = self.garrison_infantry[:]
            self.garrison_knights = self.garrison_knights[:]

    def own_piles(self) -> None:
        """Before Army cards, Battle cards or Vikings move: this state's own lists of them, if a copy shares them."""
        if self.piles_shared:
            self.piles_shared = False
            self.pool_infantry = self.pool_infantry[:]
            self.pool_knights = self.pool_knights[:]
            self.army_deck = self.army_deck[:]
            self.army_discard = self.army_discard[:]
            self.battle_deck = self.battle_deck[:]
            self.battle_discard = self.battle_discard[:]
            self.viking_deck = self.viking_deck[:]
            self.viking_discard = self.viking_discard[:]
            self.horde = self.horde[:]
            self.guard = self.guard[:]

    def clone(self) -> OrtusRegni:
        self.earldoms_shared = True
        self.piles_shared = True
        twin = OrtusRegni(self.players, self.chance.clone(), self.steps)
        self.copy_shared_into(twin)
        self.copy_earldoms_into(twin)
        self.copy_table_into(twin)
        return twin

    def copy_earldoms_into(self, twin: OrtusRegni) -> None:
        twin.earldoms_shared = True
        twin.rules = self.rules
        twin.alive = self.alive
        twin.hands = self.hands[:]
        twin.decks = self.decks[:]
        twin.discards = self.discards[:]
        twin.towers = self.towers[:]
        twin.trays = self.trays
        twin.lists = self.lists
        twin.fiefs = self.fiefs
        twin.mercenaries = self.mercenaries
        twin.pool_infantry = self.pool_infantry
        twin.pool_knights = self.pool_knights
        twin.banners = self.banners
        twin.cubes = self.cubes
        twin.emissaries = self.emissaries
        twin.turns = self.turns[:]
        twin.bequests = self.bequests
        twin.spent = self.spent
        twin.looks = self.looks
        twin.holder = self.holder
        twin.building = self.building
        twin.lord = self.lord
        twin.properties = self.properties
        twin.mercenary_holder = self.mercenary_holder
        twin.mercenary_card = self.mercenary_card
        twin.garrison_infantry = self.garrison_infantry
        twin.garrison_knights = self.garrison_knights

    def copy_table_into(self, twin: OrtusRegni) -> None:
        twin.piles_shared = True
        twin.army_deck = self.army_deck
        twin.army_discard = self.army_discard
        twin.battle_deck = self.battle_deck
        twin.battle_discard = self.battle_discard
        twin.viking_deck = self.viking_deck
        twin.viking_discard = self.viking_discard
        twin.horde = self.horde
        twin.king = self.king
        twin.guard = self.guard
        twin.black = self.black
        twin.white = self.white
        twin.arrived = self.arrived
        twin.growth_due = self.growth_due
        twin.viking_turns = self.viking_turns
        twin.round = self.round
        twin.first = self.first
        twin.fallen = self.fallen
        twin.outcome = self.outcome
        twin.attack_force = self.attack_force
        twin.defend_force = self.defend_force
        twin.unhurt = self.unhurt
        twin.captives = self.captives
        twin.spoils = self.spoils
        twin.attending = self.attending
        twin.stakes = self.stakes
        twin.contestants = self.contestants
        twin.common = self.common
        twin.bought = self.bought
        twin.points = self.points
        twin.packs = self.packs
        twin.kept = self.kept
        twin.undealt = self.undealt
        twin.wins = self.wins
        twin.game_number = self.game_number
