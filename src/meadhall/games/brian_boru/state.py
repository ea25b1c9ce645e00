"""The state of a game of Brian Boru: plain numbers and lists, copied by hand.

Most lists and all lists inside lists are replaced (`with_item`), never changed, so that copies share them; `clone`
copies those that decisions change often.
"""

from __future__ import annotations

from typing import Final, final

from meadhall.games.brian_boru.board import ALL_TOWNS, BITS, REGIONS
from meadhall.games.brian_boru.cards import START_COINS, START_POINTS, START_RENOWN
from meadhall.kernel.state import Frame, State

# The steps, in the order of the list that `game.py` builds.
STARTING_TOWN: Final = 0
ROUND: Final = 1
DRAFT: Final = 2
ACTIVE_TOWN: Final = 3
PLAY_CARD: Final = 4
RESOLVE: Final = 5
ACTION: Final = 6
MARRIAGE_STEP: Final = 7
BATTLE_STEP: Final = 8
CHURCH_STEP: Final = 9

NONE: Final = -1
"""No seat, no town, no card."""

# Where a claim token is, besides in front of a seat (BB-1.9).
FACE_UP: Final = -1
FACE_DOWN: Final = -2

# What the holder of the Princess made of her (BB-8.8).
MILITARY: Final = 0
TRADE: Final = 1


@final
class BrianBoru(State):
    """Everything on the table."""

    stack: list[Frame]
    # options
    all_cards_played: bool
    open_discard: bool
    # by seat
    coins: list[int]
    points: list[int]
    renown: list[int]
    raiders: list[int]
    church_discs: list[int]
    track: list[int]
    marriage_cards: list[list[int]]
    # the board
    discs: list[int]  # towns with a disc of each seat, as masks
    vikings: int  # towns under Viking control tokens
    monasteries: int
    claims: list[int]
    marker_holder: int
    active_town: int  # the town the marker lies on
    battle_area: int
    # decks
    round: int
    viking_deck: list[int]  # the last is on top
    viking_discard: list[int]
    marriage_deck: list[int]  # the last is on top
    marriages_removed: list[int]
    open_marriage: int
    princess_holder: int
    princess_choice: int
    # cards of the round
    hands: list[list[int]]  # kept draft cards, then the hand
    packets: list[list[int]]
    picks: list[list[int]]
    seen: list[int]  # cards each seat has had in its packets this round, as masks
    passed: list[list[int]]  # what each seat has passed to its left this round, pass by pass, as masks
    shown: list[int]  # cards each seat has played this round, as masks
    set_aside: list[int]
    discard: list[int]  # played cards of this round, in order
    unseen: list[list[int]]  # each seat's cards discarded without being shown
    # the trick
    leader: int
    played: list[int]
    winner: int
    order: list[int]

    def lay_out(self) -> None:
        """An empty table, before setup (BB-2.1 to BB-2.3)."""
        players = self.players
        self.all_cards_played = False
        self.open_discard = False
        self.coins = [START_COINS] * players
        self.points = [START_POINTS] * players
        self.renown = [START_RENOWN] * players
        self.raiders = [0] * players
        self.church_discs = [0] * players
        self.track = [0] * players
        self.marriage_cards = [[] for _ in range(players)]
        self.discs = [0] * players
        self.vikings = 0
        self.monasteries = 0
        self.claims = [FACE_DOWN] * len(REGIONS)
        self.marker_holder = NONE
        self.active_town = NONE
        self.battle_area = 0
        self.round = 0
        self.viking_deck = []
        self.viking_discard = []
        self.marriage_deck = []
        self.marriages_removed = []
        self.open_marriage = NONE
        self.princess_holder = NONE
        self.princess_choice = NONE
        self.hands = [[] for _ in range(players)]
        self.packets = [[] for _ in range(players)]
        self.picks = [[] for _ in range(players)]
        self.seen = [0] * players
        self.passed = [[] for _ in range(players)]
        self.shown = [0] * players
        self.set_aside = []
        self.discard = []
        self.unseen = [[] for _ in range(players)]
        self.leader = NONE
        self.played = [NONE] * players
        self.winner = NONE
        self.order = []

    # --- questions the rules ask often -------------------------------------------------------------------------

    def free_towns(self) -> int:
        """The disc-free towns (BB-1.16)."""
        taken = 0
        for mask in self.discs:
            taken |= mask
        return ALL_TOWNS & ~taken

    def controlled(self, seat: int) -> int:
        """The towns a player controls (BB-1.17)."""
        return self.discs[seat] & ~self.vikings

    def owner(self, town: int) -> int:
        """Whose disc lies on a town, whoever controls it."""
        bit = BITS[town]
        for seat in range(self.players):
            if self.discs[seat] & bit:
                return seat
        return NONE

    def put_disc(self, seat: int, town: int) -> None:
        self.discs[seat] |= BITS[town]

    def clockwise_from(self, seat: int) -> list[int]:
        """Every seat once, clockwise, beginning with this one (BB-1.2)."""
        return [(seat + step) % self.players for step in range(self.players)]

    # --- copies ------------------------------------------------------------------------------------------------

    def clone(self) -> BrianBoru:
        twin = BrianBoru(self.players, self.chance.clone(), self.steps)
        self.copy_shared_into(twin)
        twin.all_cards_played = self.all_cards_played
        twin.open_discard = self.open_discard
        twin.coins = self.coins[:]
        twin.points = self.points
        twin.renown = self.renown
        twin.raiders = self.raiders[:]
        twin.church_discs = self.church_discs[:]
        twin.track = self.track[:]
        twin.marriage_cards = self.marriage_cards
        twin.discs = self.discs[:]
        twin.vikings = self.vikings
        twin.monasteries = self.monasteries
        twin.claims = self.claims
        twin.marker_holder = self.marker_holder
        twin.active_town = self.active_town
        twin.battle_area = self.battle_area
        twin.round = self.round
        twin.viking_deck = self.viking_deck
        twin.viking_discard = self.viking_discard
        twin.marriage_deck = self.marriage_deck
        twin.marriages_removed = self.marriages_removed
        twin.open_marriage = self.open_marriage
        twin.princess_holder = self.princess_holder
        twin.princess_choice = self.princess_choice
        twin.hands = self.hands[:]
        twin.packets = self.packets
        twin.picks = self.picks[:]
        twin.seen = self.seen
        twin.passed = self.passed
        twin.shown = self.shown[:]
        twin.set_aside = self.set_aside
        twin.discard = self.discard[:]
        twin.unseen = self.unseen
        twin.leader = self.leader
        twin.played = self.played[:]
        twin.winner = self.winner
        twin.order = self.order
        return twin
