"""Everything the journal of Brian Boru can say, each kind of entry with the clause behind it."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.journal import NoteTable

NOTES: Final = NoteTable("brian-boru")
# What can happen under several clauses has a note for each of them.

# setup and preparation
STARTING_PLAYER: Final[int] = NOTES.add("starting-player", "BB-2.8", "seat")
STARTING_DISC: Final[int] = NOTES.add("starting-disc", "BB-2.9", "seat", "town")
ROUND_BEGINS: Final[int] = NOTES.add("round-begins", "BB-3.2", "round_number")
RAIDERS_LAND: Final[int] = NOTES.add("raiders-land", "BB-4.1", "raiders_count")
MARRIAGE_CARD_OPENED: Final[int] = NOTES.add("marriage-card-opened", "BB-4.3", "marriage")

# draft
CARDS_DEALT: Final[int] = NOTES.add("cards-dealt", "BB-5.2", "cards_count")
DEALT_PACKET: Final[int] = NOTES.add("packet", "BB-5.2", "seat", "cards_set")
PASSED_PACKET: Final[int] = NOTES.add("packet", "BB-5.5", "seat", "cards_set")
PICKED: Final[int] = NOTES.add("picked", "BB-13.8", "seat")
PICKED_CARDS: Final[int] = NOTES.add("picked-cards", "BB-5.4", "seat", "cards_set")
DRAFT_DONE: Final[int] = NOTES.add("draft-done", "BB-5.9", "cards_count")
HAND: Final[int] = NOTES.add("hand", "BB-5.9", "seat", "cards_set")

# tricks
LED: Final[int] = NOTES.add("led", "BB-6.1", "seat", "town")
PLAYED: Final[int] = NOTES.add("played", "BB-6.4", "seat", "card")
LED_CARD: Final[int] = NOTES.add("led-card", "BB-6.2", "seat", "card")
LED_ANY_CARD: Final[int] = NOTES.add("led-any-card", "BB-14.1", "seat", "card")
WON_TRICK: Final[int] = NOTES.add("won-trick", "BB-6.7", "seat", "card", "town")
WON_TRICK_BY_LEADING: Final[int] = NOTES.add("won-trick-by-leading", "BB-14.2", "seat", "card", "town")
USES_MAIN: Final[int] = NOTES.add("uses-main", "BB-6.10", "seat", "card")
USES_SECONDARY: Final[int] = NOTES.add("uses-secondary", "BB-6.11", "seat", "card", "secondary_number")
LAST_CARDS_DISCARDED: Final[int] = NOTES.add("last-cards-discarded", "BB-6.17")
LAST_CARD: Final[int] = NOTES.add("last-card", "BB-13.4", "seat", "cards_set")
SKIPPED_CARDS: Final[int] = NOTES.add("last-card", "BB-14.3", "seat", "cards_set")
TRICKS_SKIPPED: Final[int] = NOTES.add("tricks-skipped", "BB-14.3")

# symbols
TOWN_TAKEN: Final[int] = NOTES.add("town-taken", "BB-7.3", "seat", "town")
COINS_GAINED: Final[int] = NOTES.add("coins-gained", "BB-7.4", "seat", "coins_count")
RENOWN_GAINED: Final[int] = NOTES.add("renown-gained", "BB-7.4", "seat", "renown_count")
PAID_COIN: Final[int] = NOTES.add("paid-coin", "BB-7.5", "seat")
PAID_POINTS: Final[int] = NOTES.add("paid-points", "BB-7.6", "seat", "points_count")
PAID_NOTHING: Final[int] = NOTES.add("paid-nothing", "BB-7.7", "seat")
PAID_LAST_POINT: Final[int] = NOTES.add("paid-last-point", "BB-7.8", "seat")
CHURCH_DISCS: Final[int] = NOTES.add("church-discs", "BB-7.10", "seat", "discs_count")
CHURCH_BOUGHT: Final[int] = NOTES.add("church-bought", "BB-7.11", "seat", "discs_count", "coins_count")
RAIDERS_TAKEN: Final[int] = NOTES.add("raiders-taken", "BB-7.12", "seat", "raiders_count")
NO_RAIDERS: Final[int] = NOTES.add("no-raiders", "BB-7.13", "seat")
RAIDERS_BOUGHT: Final[int] = NOTES.add("raiders-bought", "BB-7.14", "seat", "raiders_count", "coins_count")
COURTED: Final[int] = NOTES.add("courted", "BB-7.15", "seat", "space_number")
COURTED_IN_VAIN: Final[int] = NOTES.add("courted-in-vain", "BB-7.16", "seat")
STEPS_BOUGHT: Final[int] = NOTES.add("steps-bought", "BB-7.17", "seat", "steps_count", "coins_count", "space_number")
SLID_DOWN: Final[int] = NOTES.add("slid-down", "BB-7.19", "seat", "space_number")
EXPANDED: Final[int] = NOTES.add("expanded", "BB-7.24", "seat", "town", "coins_count")
NOT_EXPANDED: Final[int] = NOTES.add("not-expanded", "BB-7.24", "seat")
CANNOT_EXPAND: Final[int] = NOTES.add("cannot-expand", "BB-7.27", "seat")
TOWN_FREED: Final[int] = NOTES.add("town-freed", "BB-7.28", "seat", "town", "owner_seat")
NOTHING_TO_FREE: Final[int] = NOTES.add("nothing-to-free", "BB-7.29", "seat")

# marriage step
MARRIED: Final[int] = NOTES.add("married", "BB-8.1", "seat", "marriage")
MARRIAGE_POINTS_GAINED: Final[int] = NOTES.add("marriage-points", "BB-8.3", "seat", "points_count")
MARRIAGE_RENOWN_GAINED: Final[int] = NOTES.add("marriage-renown", "BB-8.3", "seat", "renown_count")
MARRIAGE_TOWN: Final[int] = NOTES.add("marriage-town", "BB-8.4", "seat", "town")
MARRIAGE_TOWN_LOST: Final[int] = NOTES.add("marriage-town-lost", "BB-8.5", "seat", "region")
BACK_TO_START: Final[int] = NOTES.add("back-to-start", "BB-8.6", "seat")
NOBODY_COURTED: Final[int] = NOTES.add("nobody-courted", "BB-8.7", "marriage")
PRINCESS_MILITARY: Final[int] = NOTES.add("princess-military", "BB-8.9", "seat")
PRINCESS_TRADE: Final[int] = NOTES.add("princess-trade", "BB-8.10", "seat")
PRINCESS_SPURNED: Final[int] = NOTES.add("princess-spurned", "BB-8.11", "seat", "points_count")
TRACK_COINS_GAINED: Final[int] = NOTES.add("track-coins", "BB-8.12", "seat", "coins_count", "space_number")
TRACK_RENOWN_GAINED: Final[int] = NOTES.add("track-renown", "BB-8.12", "seat", "renown_count", "space_number")
TRACK_TOWN_TAKEN: Final[int] = NOTES.add("track-town", "BB-8.13", "seat", "town")

# battle step
RAID_REPELLED: Final[int] = NOTES.add("raid-repelled", "BB-9.1")
INCURSION: Final[int] = NOTES.add("incursion", "BB-9.2", "raiders_count")
TOWN_LOST_TO_LEADER: Final[int] = NOTES.add("town-lost-to-leader", "BB-9.4", "loser_seat", "town", "leader_seat")
TOWN_LOST: Final[int] = NOTES.add("town-lost", "BB-9.5", "loser_seat", "town")
TOWN_LOST_BY_ALL: Final[int] = NOTES.add("town-lost-by-all", "BB-9.6", "loser_seat", "town")
NO_TOWN_TO_LOSE: Final[int] = NOTES.add("no-town-to-lose", "BB-9.7", "loser_seat")
RAIDERS_LEAVE: Final[int] = NOTES.add("raiders-leave", "BB-9.9", "raiders_count")
FIRST_SPOILS: Final[int] = NOTES.add("first-spoils", "BB-9.10", "seat", "renown_count", "points_count", "raiders_count")
FIRST_SPOILS_SHARED: Final[int] = NOTES.add("first-spoils-shared", "BB-9.11")
SECOND_SPOILS: Final[int] = NOTES.add("second-spoils", "BB-9.12", "seat", "points_count")

# church step
FIRST_MONASTERY: Final[int] = NOTES.add("first-monastery", "BB-10.2", "seat", "town")
NO_TOWN_FOR_MONASTERY: Final[int] = NOTES.add("no-town-for-monastery", "BB-10.2", "seat")
CHURCH_LEADER: Final[int] = NOTES.add("church-leader", "BB-10.3", "seat", "discs_count")
CHURCH_TIED: Final[int] = NOTES.add("church-tied", "BB-10.4")
SECOND_CHURCH: Final[int] = NOTES.add("second-church", "BB-10.5", "seat", "points_count")
FURTHER_MONASTERY: Final[int] = NOTES.add("further-monastery", "BB-10.6", "seat", "town")
DISCS_TAKEN_BACK: Final[int] = NOTES.add("discs-taken-back", "BB-10.7", "seat", "discs_count")
DISCS_STAY: Final[int] = NOTES.add("discs-stay", "BB-10.7", "seat")

# claim step
TOKEN_FLIPPED: Final[int] = NOTES.add("token-flipped", "BB-11.1", "region", "weight_count", "threshold_count")
TOKEN_CLAIMED: Final[int] = NOTES.add("token-claimed", "BB-11.5", "seat", "region", "total_count")
TOKEN_KEPT: Final[int] = NOTES.add("token-kept", "BB-11.5", "seat", "region", "total_count")
TOKEN_TIED: Final[int] = NOTES.add("token-tied", "BB-11.6", "region", "total_count")
TOKEN_TO_BOARD: Final[int] = NOTES.add("token-to-board", "BB-11.7", "region", "total_count")
TOKEN_TIED_WITH_VIKINGS: Final[int] = NOTES.add("token-tied-with-vikings", "BB-11.9", "region", "total_count")

# end
GAME_ENDS: Final[int] = NOTES.add("game-ends", "BB-3.4")
SCORED_COINS: Final[int] = NOTES.add("scored-coins", "BB-12.2", "seat", "points_count")
SCORED_MARKER: Final[int] = NOTES.add("scored-marker", "BB-12.3", "seat", "points_count")
SCORED_RENOWN: Final[int] = NOTES.add("scored-renown", "BB-12.4", "seat", "points_count")
SCORED_HELD: Final[int] = NOTES.add("scored-held", "BB-12.5", "seat", "points_count")
SCORED_BOARD: Final[int] = NOTES.add("scored-board", "BB-12.6", "seat", "points_count")
SCORED_SPREAD: Final[int] = NOTES.add("scored-spread", "BB-12.11", "seat", "points_count", "regions_count")
WON: Final[int] = NOTES.add("won", "BB-12.14", "seat", "points_count")
WON_BY_TOKENS: Final[int] = NOTES.add("won-by-tokens", "BB-12.15", "seat", "points_count", "tokens_count")
WON_BY_MARRIAGES: Final[int] = NOTES.add("won-by-marriages", "BB-12.16", "seat", "points_count", "marriages_count")
SHARED_WIN: Final[int] = NOTES.add("shared-win", "BB-12.17", "seat", "points_count")
