"""The integers of Ortus Regni's action space: each kind of answer has a block, each answer a place in it.

`actions.py` spells the same space out as values with notation; a test keeps the two in step. Fiefs and Mercenaries
have numbers of their own on the table, so that naming one also names its holder.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = 6
KINDS: Final = 16  # the 15 types of a set, then the Palace
SET_KINDS: Final = 15
FIEFS: Final = 42  # every Castle and Palace of six Earls
MERCENARIES: Final = 36
PRESETS: Final = 5
PROPERTY_KINDS: Final = 4
FIRST_PROPERTY: Final = 1  # the kind of a Land; the other Properties follow

# before the game
DECK: Final = 0  # + sample deck (D-01)
ADD: Final = 5  # + kind: into the deck, or to the common cards (D-01, D-40)
KEEP_CARD: Final = 20  # + kind: a draft pick (D-41)
BUY_TOWERS: Final = 35  # with a Legacy Point (D-39)
BUY_BANNER: Final = 36
KEEP: Final = 37  # the opening hand, the deck of the last game (D-37, D-45)
REDRAW: Final = 38
REBUILD: Final = 39

# the turn (D-02 to D-09, D-31, D-33, D-36)
TOWER: Final = 40  # + kind
PLACE: Final = 56  # + kind
INSTALL: Final = 72  # + kind
HIRE: Final = 88
HOLD_BANQUET: Final = 89
KINGSHIP: Final = 90
CALL_JOUST: Final = 91
BEQUEATH: Final = 92
USE_TREACHERY: Final = 93
USE_INTRIGUE: Final = 94
ATTACK: Final = 95
RECRUIT: Final = 96
EMISSARY: Final = 97  # + kind
LOOK: Final = 113  # + seat: the Monastery
BARTER: Final = 119  # D-43
DISCARD: Final = 120  # + kind
TAKE: Final = 136  # + kind
GARRISON: Final = 151  # + 2 * mercenary + army kind
GUARD: Final = 223  # + army kind
END: Final = 225
CONCEDE: Final = 226

# naming things on the table
AT: Final = 227  # + fief: where a card goes
NAME_LORD: Final = 269  # + fief: his Lord
NAME_FIEF: Final = 311  # + fief: one of its Properties
NAME_BUILDING: Final = 353  # + fief: its building, with all of the Fief
NAME_MERCENARY: Final = 395  # + mercenary
NAME_PROPERTY: Final = 431  # + 6 * (kind - Land) + owner: which Property of the Fief just named

# struggles, Banners, Jousts
ANSWER_VASSAL: Final = 455
ANSWER_ALLIES: Final = 456
PASS: Final = 457
PLAY_BANNER: Final = 458  # turns a Battle card (D-42) or excuses from a Joust (D-27)
ATTEND: Final = 459
RIDE: Final = 460  # + kind: a hand card as contestant

# battles
STORM: Final = 476  # + seat: attack their Towers
RAID: Final = 482  # + fief
SIEGE: Final = 524  # + fief
FIELD_LORD: Final = 566  # + fief
FIELD_HAND: Final = 608  # + kind
FIELD_POOL: Final = 624  # + army kind
FIELD_MERCENARY: Final = 626  # + mercenary
FIELD_KING: Final = 662
FIELD_GUARD: Final = 663  # + army kind
DONE: Final = 665
RESULT: Final = 666  # + Battle card: Normal, Attacker Wins, Defender Wins
ABSORB_UNHARMED: Final = 669  # King, Lord or hand fighter
ABSORB_POOL: Final = 670  # + 2 * seat + army kind
ABSORB_GUARD: Final = 682  # + army kind
ABSORB_MERCENARY: Final = 684  # + mercenary
ABSORB_GARRISON: Final = 720  # + 2 * mercenary + army kind
ABSORB_VIKING: Final = 792  # + viking kind
FALL: Final = 794  # + kind: a Tower
SEIZE: Final = 810  # + fief it goes to
CAPTURE: Final = 852
DESTROY: Final = 853
RANSOM: Final = 854  # + fief of the captive
GIVE: Final = 896  # + army kind, from the pool (D-32)
GIVE_GARRISON: Final = 898  # + 2 * mercenary + army kind
CODE_COUNT: Final = 970
