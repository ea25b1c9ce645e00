"""The state of a game of A Feast for Odin: plain numbers and lists, copied by hand.

What a seat owns stands in one flat list, `STRIDE` numbers a seat (see `items`). Most lists and all lists inside lists
are replaced (`with_item`), never changed, so that copies share them; `clone` shows which are copied because decisions
change them often. Three groups are shared until one side changes something: what seats hold, their cards and boards,
and who stands where.
"""

from __future__ import annotations

from typing import Final, final

from meadhall.games.feast_for_odin.board.boards import BITS as BITS_TABLE
from meadhall.games.feast_for_odin.board.ground import BARE, Ground
from meadhall.games.feast_for_odin.cards.cards import ABILITIES_OF, CARD_BITS
from meadhall.games.feast_for_odin.cards.cards import OWN_RULE as OWN_RULE_TABLE
from meadhall.games.feast_for_odin.frames.base import Frame
from meadhall.games.feast_for_odin.frames.readers import READERS
from meadhall.games.feast_for_odin.items import BUILDING_COPIES, KINDS_END, SPECIAL_COUNT, STRIDE
from meadhall.games.feast_for_odin.spaces.spaces import PLACE_COUNT, SPACE_COUNT
from meadhall.kernel.state import State, with_item

# Tables of other modules under the same names: a compiled module reaches its own constants fastest.
BITS: Final[list[int]] = BITS_TABLE
OWN_RULE: Final[list[int]] = OWN_RULE_TABLE

NONE: Final = -1
PREVIOUS_COLOUR: Final = -2
"""In the solo game: Vikings of the round before, which stand in the way but are nobody's (FO-14.6, FO-14.11)."""

# Who gives something: the space itself, a space used through a card, or a card by its number (FO-17.13).
BY_SPACE: Final = -1
BY_CARD_SPACE: Final = -2
BY_RULES: Final = -3

# The tally of the action under way.
OWN_SILVER: Final = 0  # what the space itself gave
OWN_WOOD: Final = 1
OWN_STONE: Final = 2
ANY_STOCKFISH: Final = 3  # whatever gave it
CARDS_PLAYED: Final = 4
PAID_TYPES: Final = 5  # kinds of material paid on the space, as a mask
MOUNTAIN_TYPES: Final = 6  # kinds of item taken from strips, as a mask
RESULT: Final = 7
ROLLS: Final = 8
SPENT_WOOD: Final = 9
SPENT_SWORDS: Final = 10
SPENT_SPEARS: Final = 11
BOATS_USED: Final = 12
PARTS_USED: Final = 13
BOOST: Final = 14  # added to every roll of the action under way
TALLY_SIZE: Final = 15


@final
class Feast(State):
    """Everything on the table."""

    stack: list[Frame]
    # options
    rounds: int
    base_columns: int  # table columns without a number: 5 in the long game, 6 in the short
    # the round
    round: int
    start_player: int
    turn: int
    passed: int  # seats that have passed, as a mask
    last_placed: int  # who placed Vikings last
    # by seat
    held: list[int]
    held_shared: bool  # with a copy: `add` then takes a list of its own
    kinds: list[int]  # what each supply holds any of, as masks over the items before buildings
    thing: list[int]
    seats_shared: bool  # cards, boards and what is remembered of seats, with a copy (`own_seats`)
    hands: list[list[int]]
    in_play: list[int]  # cards played, as masks
    spent: list[int]  # cards whose one use is gone, as masks
    ability: list[int]  # what cards in play are good for together, as masks (see `cards.ABILITIES_OF`)
    cards_played: list[list[int]]  # cards in play one by one
    laid: list[list[int]]  # pieces laid, in order (see `placement`)
    last_income: list[int]
    pair_placements: list[int]  # how often each seat placed two Vikings in column 2 this round
    food_before: list[int]  # flax and grain of each seat at the start of the harvest
    # by seat and area
    grounds: list[Ground]
    room_known: list[int]  # by seat: pieces known to have a place anywhere or not, and those that have
    room: list[int]
    # the shared table
    occupant: list[int]
    vikings: list[int]
    spaces_shared: bool  # both, with a copy (`own_spaces`)
    taken: int  # printed spaces on which Vikings stand, as a mask
    standing: list[int]  # the same by seat
    imitations: int  # open imitation spaces, as a mask over the four
    board_owner: list[int]
    board_back: list[int]
    board_silver: list[int]
    display: int  # special tiles not yet taken, as a mask
    buildings: list[int]
    strips: list[int]  # items already gone from each strip that lies face up, else -1
    strip_stack: list[int]  # the last is on top
    weapon_deck: list[int]  # the last is on top
    weapon_discard: list[int]
    deck: list[int]  # occupation cards; the last is on top
    removed_starters: list[int]
    aside: int  # solo: Vikings waiting
    tally: list[int]

    def lay_out(self) -> None:
        """An empty table, before setup."""
        players = self.players
        self.rounds = 7
        self.base_columns = 5
        self.round = 0
        self.start_player = 0
        self.turn = NONE
        self.passed = 0
        self.last_placed = NONE
        self.held = [0] * (players * STRIDE)
        self.held_shared = False
        self.kinds = [0] * players
        self.thing = [0] * players
        self.seats_shared = False
        self.hands = [[] for _ in range(players)]
        self.in_play = [0] * players
        self.spent = [0] * players
        self.ability = [0] * players
        self.cards_played = [[] for _ in range(players)]
        self.laid = [[] for _ in range(players)]
        self.last_income = [0] * players
        self.pair_placements = [0] * players
        self.food_before = [0] * (2 * players)
        self.grounds = BARE * players
        self.room_known = [0] * players
        self.room = [0] * players
        self.clear_spaces()
        self.imitations = 0
        self.board_owner = [NONE] * 4
        self.board_back = [0] * 4
        self.board_silver = [0] * 4
        self.display = (1 << SPECIAL_COUNT) - 1
        self.buildings = BUILDING_COPIES[:]
        self.strips = [NONE] * 8
        self.strip_stack = []
        self.weapon_deck = []
        self.weapon_discard = [0] * 4
        self.deck = []
        self.removed_starters = []
        self.aside = 0
        self.tally = [0] * TALLY_SIZE

    # --- questions the rules ask often -------------------------------------------------------------------------

    def has(self, seat: int, item: int) -> int:
        return self.held[seat * STRIDE + item]

    def add(self, seat: int, item: int, number: int) -> None:
        """Change a number without any of the consequences a gain can have."""
        place = seat * STRIDE + item
        if self.held_shared:
            self.held = self.held[:]
            self.held_shared = False
        held = self.held
        before = held[place]
        after = before + number
        held[place] = after
        if item < KINDS_END:
            # Written out: compiled, an assignment such as `|=` to an item of a list goes the long way through objects.
            if not after:
                self.kinds[seat] = self.kinds[seat] & ~BITS[item]
            elif not before:
                self.kinds[seat] = self.kinds[seat] | BITS[item]

    def stand(self, space: int, seat: int, vikings: int) -> None:
        """Vikings of a seat, or of the colour of the round before, stand on a space that was free."""
        self.own_spaces()
        self.occupant[space] = seat
        self.vikings[space] = vikings
        if space < SPACE_COUNT:
            self.taken |= BITS[space]
            if seat >= 0:
                self.standing[seat] = self.standing[seat] | BITS[space]

    def clear_space(self, space: int) -> None:
        """No Viking stands on a space any more."""
        self.own_spaces()
        seat = self.occupant[space]
        self.occupant[space] = NONE
        self.vikings[space] = 0
        if space < SPACE_COUNT:
            self.taken &= ~BITS[space]
            if seat >= 0:
                self.standing[seat] = self.standing[seat] & ~BITS[space]

    def own_seats(self) -> None:
        """Before cards, boards or what is remembered of a seat change: this state's own lists of them."""
        if self.seats_shared:
            self.seats_shared = False
            self.hands = self.hands[:]
            self.in_play = self.in_play[:]
            self.ability = self.ability[:]
            self.cards_played = self.cards_played[:]
            self.laid = self.laid[:]
            self.last_income = self.last_income[:]
            self.pair_placements = self.pair_placements[:]
            self.food_before = self.food_before[:]
            self.grounds = self.grounds[:]

    def own_spaces(self) -> None:
        """Before who stands where changes: this state's own lists of it."""
        if self.spaces_shared:
            self.occupant = self.occupant[:]
            self.vikings = self.vikings[:]
            self.spaces_shared = False

    def clear_spaces(self) -> None:
        self.occupant = [NONE] * PLACE_COUNT
        self.vikings = [0] * PLACE_COUNT
        self.taken = 0
        self.spaces_shared = False
        self.standing = [0] * self.players

    def plays(self, seat: int, cards: list[int]) -> bool:
        """Whether the seat has the card that a list of modifiers begins with in play."""
        return bool(cards) and self.ability[seat] & OWN_RULE[cards[0]] != 0

    def put_in_play(self, seat: int, card: int) -> None:
        self.own_seats()
        self.in_play[seat] |= CARD_BITS[card]
        self.ability[seat] |= ABILITIES_OF[card]
        self.cards_played[seat] = sorted([*self.cards_played[seat], card])

    def use_up(self, seat: int, card: int) -> None:
        """The one use of a card is gone."""
        self.spent = with_item(self.spent, seat, self.spent[seat] | CARD_BITS[card])

    def clockwise(self) -> list[int]:
        """Every seat once, clockwise, beginning with the start player (FO-2.14, FO-3.41)."""
        players = self.players
        return [(self.start_player + step) % players for step in range(players)]

    # --- frames ------------------------------------------------------------------------------------------------

    def read_frame(self, step: int, numbers: list[int]) -> Frame:
        return READERS[step](numbers)

    # --- copies ------------------------------------------------------------------------------------------------

    def clone(self) -> Feast:
        self.held_shared = True
        self.spaces_shared = True
        self.seats_shared = True
        twin = Feast(self.players, self.chance.clone(), self.steps)
        self.copy_shared_into(twin)
        twin.rounds = self.rounds
        twin.base_columns = self.base_columns
        twin.round = self.round
        twin.start_player = self.start_player
        twin.turn = self.turn
        twin.passed = self.passed
        twin.last_placed = self.last_placed
        twin.held = self.held
        twin.held_shared = True
        twin.kinds = self.kinds[:]
        twin.thing = self.thing[:]
        twin.seats_shared = True
        twin.hands = self.hands
        twin.in_play = self.in_play
        twin.spent = self.spent
        twin.ability = self.ability
        twin.cards_played = self.cards_played
        twin.laid = self.laid
        twin.last_income = self.last_income
        twin.pair_placements = self.pair_placements
        twin.food_before = self.food_before
        twin.grounds = self.grounds
        twin.room_known = self.room_known[:]
        twin.room = self.room[:]
        twin.occupant = self.occupant
        twin.vikings = self.vikings
        twin.spaces_shared = True
        twin.taken = self.taken
        twin.standing = self.standing[:]
        twin.imitations = self.imitations
        twin.board_owner = self.board_owner
        twin.board_back = self.board_back
        twin.board_silver = self.board_silver
        twin.display = self.display
        twin.buildings = self.buildings
        twin.strips = self.strips
        twin.strip_stack = self.strip_stack
        twin.weapon_deck = self.weapon_deck
        twin.weapon_discard = self.weapon_discard
        twin.deck = self.deck
        twin.removed_starters = self.removed_starters
        twin.aside = self.aside
        twin.tally = self.tally[:]
        return twin
