"""Everything the journal of A Feast for Odin can say, each kind of entry with the clause behind it."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.journal import NoteTable

NOTES: Final = NoteTable("feast-for-odin")

# setup and rounds
STARTING_PLAYER: Final[int] = NOTES.add("starting-player", "FO-2.13", "seat")
STARTING_CARD_DEALT: Final[int] = NOTES.add("starting-card", "FO-2.3", "seat", "card")
IMITATION_OPEN: Final[int] = NOTES.add("imitation-open", "FO-2.12", "space")
ROUND_BEGINS: Final[int] = NOTES.add("round-begins", "FO-3.1", "round_number")
NEW_VIKING: Final[int] = NOTES.add("new-viking", "FO-3.4", "seat", "vikings_count")
HARVEST: Final[int] = NOTES.add("harvest", "FO-3.6", "level_number")
NO_HARVEST_NOW: Final[int] = NOTES.add("no-harvest", "FO-3.7")
BOARD_TURNED: Final[int] = NOTES.add("board-turned", "FO-3.11", "board")
BOARD_SILVER: Final[int] = NOTES.add("board-silver", "FO-3.12", "board", "silver_count")
WEAPON_DRAWN: Final[int] = NOTES.add("weapon-drawn", "FO-3.14", "seat", "item")
WEAPON_TAKEN: Final[int] = NOTES.add("weapon-taken", "FO-7.108", "seat", "item")
NEW_START_PLAYER: Final[int] = NOTES.add("new-start-player", "FO-3.27", "seat")
INCOME: Final[int] = NOTES.add("income", "FO-3.29", "seat", "silver_count")
BORN: Final[int] = NOTES.add("born", "FO-10.1", "seat", "item", "young_count")
PREGNANT: Final[int] = NOTES.add("pregnant", "FO-10.2", "seat", "item")
BONUS: Final[int] = NOTES.add("bonus", "FO-3.34", "seat", "item", "area")
STRIP_AGED: Final[int] = NOTES.add("strip-aged", "FO-3.37", "strip")
STRIP_REVEALED: Final[int] = NOTES.add("strip-revealed", "FO-3.38", "strip")
STRIP_REVEALED_IN_SETUP: Final[int] = NOTES.add("strip-revealed", "FO-2.9", "strip")
STRIP_AGED_AWAY: Final[int] = NOTES.add("strip-gone", "FO-3.37", "strip")
VIKINGS_HOME: Final[int] = NOTES.add("vikings-home", "FO-3.40")

# turns
SENT: Final[int] = NOTES.add("sent", "FO-3.16", "seat", "space", "vikings_count")
COPIED: Final[int] = NOTES.add("copied", "FO-15.1", "seat", "space")
USED_BY_CARD: Final[int] = NOTES.add("used-by-card", "FO-8.5", "seat", "space")
PASSED: Final[int] = NOTES.add("passed", "FO-3.23", "seat")
MUST_PASS: Final[int] = NOTES.add("must-pass", "FO-3.24", "seat")
PAID: Final[int] = NOTES.add("paid", "FO-7.2", "seat", "item", "paid_count")
GAINED: Final[int] = NOTES.add("gained", "FO-7.4", "seat", "item", "gained_count")
NOT_RECEIVED: Final[int] = NOTES.add("not-received", "FO-7.7", "seat", "item")
UPGRADED: Final[int] = NOTES.add("upgraded", "FO-7.74", "seat", "from_item", "to_item")
TURNED_OVER: Final[int] = NOTES.add("turned-over", "FO-7.80", "seat", "from_item", "to_item")
TOOK_ITEMS: Final[int] = NOTES.add("took-items", "FO-7.69", "seat", "strip", "items_count")
STRIP_GONE: Final[int] = NOTES.add("strip-gone", "FO-7.73", "strip")
BOUGHT_TILE: Final[int] = NOTES.add("bought-tile", "FO-7.83", "seat", "item", "silver_count")
FORGED: Final[int] = NOTES.add("forged", "FO-7.84", "seat", "item")
EXPLORED: Final[int] = NOTES.add("explored", "FO-7.111", "seat", "board", "silver_count")
EMIGRATED: Final[int] = NOTES.add("emigrated", "FO-7.85", "seat", "item", "silver_count")
RECALLED: Final[int] = NOTES.add("recalled", "FO-7.107", "seat", "space", "vikings_count")

# dice
ROLLED: Final[int] = NOTES.add("rolled", "FO-7.91", "seat", "roll_number", "sum_number")
FORCED_SUCCESS: Final[int] = NOTES.add("forced-success", "FO-7.100", "seat")
SUCCEEDED: Final[int] = NOTES.add("succeeded", "FO-7.98", "seat", "result_number")
LOOTED: Final[int] = NOTES.add("looted", "FO-7.103", "seat", "item", "result_number")
FAILED: Final[int] = NOTES.add("failed", "FO-7.99", "seat")

# cards
CARD_DRAWN: Final[int] = NOTES.add("card-drawn", "FO-8.1", "seat")
CARD_SEEN: Final[int] = NOTES.add("card-seen", "FO-16.5", "seat", "card")
NO_CARD_LEFT: Final[int] = NOTES.add("no-card-left", "FO-12.7", "seat")
CARD_PLAYED: Final[int] = NOTES.add("card-played", "FO-11.1", "seat", "card")
CARD_USED: Final[int] = NOTES.add("card-used", "FO-11.4", "seat", "card")

# anytime actions
LAID: Final[int] = NOTES.add("laid", "FO-4.1", "seat", "item", "area", "cell")
SLOT_FILLED: Final[int] = NOTES.add("slot-filled", "FO-4.27", "seat", "item")
SHIP_BOUGHT: Final[int] = NOTES.add("ship-bought", "FO-9.5", "seat", "item", "silver_count")
ORE_LOADED: Final[int] = NOTES.add("ore-loaded", "FO-9.7", "seat", "item")
ORE_UNLOADED: Final[int] = NOTES.add("ore-unloaded", "FO-11.19", "seat", "item")
ORE_THROWN: Final[int] = NOTES.add("ore-thrown", "FO-11.20", "seat", "item")
TILE_SWAPPED: Final[int] = NOTES.add("tile-swapped", "FO-17.15", "seat", "item", "owner_seat")

# feast and end
FED: Final[int] = NOTES.add("fed", "FO-5.5", "seat", "item", "column_number")
COLUMN_EMPTY: Final[int] = NOTES.add("column-empty", "FO-5.13", "seat", "column_number")
FEAST_DONE: Final[int] = NOTES.add("feast-done", "FO-3.33", "seat", "penalties_count")
GAME_ENDS: Final[int] = NOTES.add("game-ends", "FO-13.1")
SCORED: Final[int] = NOTES.add("scored", "FO-13.1", "seat", "points_number")
WON: Final[int] = NOTES.add("won", "FO-13.16", "seat", "points_number")
