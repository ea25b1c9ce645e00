"""The integers of Brian Boru's action space: each kind of decision has a block, each answer a place in it.

`actions.py` spells the same space out as values with notation; a test keeps the two in step.
"""

from __future__ import annotations

from typing import Final

TOWN_COUNT: Final = 53
CARD_COUNT: Final = 25
PAIR_COUNT: Final = 300
MOST_BOUGHT: Final = 99

START: Final = 0  # + town: the starting town (D1)
PICK: Final = 53  # + pair of cards: a draft pick (D2)
LEAD: Final = 353  # + town: the active town (D3)
PLAY: Final = 406  # + card: the lead or a following card (D4, D5)
USE: Final = 431  # + 0 or 1: the upper or lower secondary action (D6)
BUY: Final = 433  # + how many, 0 to MOST_BOUGHT (D7, D8, D9)
DECLINE: Final = 533  # not expanding (D10)
EXPAND: Final = 534  # + town (D10)
FREE: Final = 587  # + town (D11)
SETTLE: Final = 640  # + town: by the marriage card or space 8 of the track (D12, D14)
PRINCESS: Final = 693  # + 0 military support, 1 trade, 2 spurning (D13)
LOSE: Final = 696  # + town lost to the Vikings (D15, D16)
BUILD: Final = 749  # + town that gets a monastery (D17, D18)
CODE_COUNT: Final = 802


def pair_table() -> list[int]:
    """For cards a < b, the code of picking both stands at a * CARD_COUNT + b."""
    table = [-1] * (CARD_COUNT * CARD_COUNT)
    code = PICK
    for a in range(CARD_COUNT):
        for b in range(a + 1, CARD_COUNT):
            table[a * CARD_COUNT + b] = code
            code += 1
    return table


PAIR_CODES: Final[list[int]] = pair_table()
PAIR_OF_CODE: Final[dict[int, tuple[int, int]]] = {
    code: (place // CARD_COUNT, place % CARD_COUNT) for place, code in enumerate(PAIR_CODES) if code >= 0
}
