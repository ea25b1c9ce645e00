"""What may be set before a game: the variants of section 16, the switches of table 1.A, and what excludes what."""

from __future__ import annotations

from typing import Any

from meadhall.games.ortus_regni.cards import CONSTANTS, CONTENT, SAMPLE_DECKS, SAMPLE_LISTS, number
from meadhall.games.ortus_regni.codes import SET_KINDS
from meadhall.games.ortus_regni.interface.decks import check_deck
from meadhall.games.ortus_regni.rules import Rules
from meadhall.kernel.errors import BadOption
from meadhall.kernel.options import Option, Options

VARIANTS = {
    "V_TOURNAMENT": "tournament",
    "V_MULLIGAN": "mulligan",
    "V_LEGACY": "legacy",
    "V_NEIGHBOURS": "neighbours",
    "V_TACTICS": "tactics",
    "V_HOUSE": "house",
    "V_DRAFT": "draft",
    "V_STATE_CHURCH": "state_and_church",
    "V_CAPTAINS": "captains",
    "V_RESOURCE": "resource",
    "V_TEAMS": "teams",
    "V_HEATHEN": "heathen",
}
"""The content's switches and what this game calls them."""

SWITCHES = (
    "FIRST_TURN_ATTACK",
    "MARKET_NEEDS_LAND",
    "BANQUET_NEEDS_FULL_DRAW",
    "MONASTERY_PRIVATE",
    "SEIZE_ENABLED",
    "CAPTURE_BUILDINGS",
    "CUBE_RETURNS",
    "VIKING_SELF_TARGET",
    "JOUST_KICKERS",
    "EQUAL_TURNS",
)
EARLIER: dict[str, bool] = {"EQUAL_TURNS": False}
"""How games were played before there was the switch."""
MOST_BEQUESTS = 6
"""As many as there are Princes in a set (OR-1.1)."""
MOST_VIKING_TURNS = 60
MOST_ROUNDS = 200
MOST_LEGACY = 3
MOST_SERIES = 5
MOST_EARLS = 6
MOST_OF_A_KIND = 99
"""Far more than a deck may have (OR-2.2), so that the rule says what is wrong with one that has a few too many."""
NOT_IN_SERIES = ("draft", "house", "legacy")


def variant_options() -> list[Option]:
    found = []
    for entry in CONTENT["variants"]:
        least, most = entry["players"]
        counts = [] if (least, most) == (2, 6) else list(range(least, most + 1))
        found.append(
            Option(VARIANTS[entry["switch"]], "flag", bool(entry["default"]), entry["clauses"][0], players=counts)
        )
    return found


def switch_options() -> list[Option]:
    return [
        Option(
            name.lower(), "flag", bool(CONSTANTS[name]["value"]), CONSTANTS[name]["clauses"][0],
            before=EARLIER.get(name),
        )
        for name in SWITCHES
    ]  # fmt: skip


OPTIONS = [
    *variant_options(),
    Option("series", "number", number("TOURN_SERIES"), "OR-16.3", least=1, most=MOST_SERIES),
    Option("legacy_points", "number", number("LEGACY_POINTS"), "OR-16.6", least=1, most=MOST_LEGACY),
    Option("round_limit", "number", number("ROUND_LIMIT"), "OR-14.9", least=1, most=MOST_ROUNDS),
    Option("bequests", "number", number("BEQUESTS_PER_EARL"), "OR-13.5", most=MOST_BEQUESTS, before=0),
    Option(
        "heathen_turns", "number", number("HEATHEN_TURNS"), "OR-16.45", most=MOST_VIKING_TURNS, players=[3, 4, 5, 6],
        before=0,
    ),
    Option("concession", "flag", False, "OR-14.3"),
    *switch_options(),
    Option(
        "decks", "numbers", [], "OR-2.1", most=MOST_OF_A_KIND, longest=MOST_EARLS * SET_KINDS,
        presets=dict(zip(SAMPLE_DECKS, SAMPLE_LISTS, strict=True)),
    ),
]  # fmt: skip


def check_combination(players: int, options: Options) -> None:
    """Refuse variants that don't go together, or not with so many Earls (OR-16)."""
    for entry in CONTENT["variants"]:
        name = VARIANTS[entry["switch"]]
        if options[name] is not True:
            continue
        least, most = entry["players"]
        if not least <= players <= most:
            raise BadOption(
                "ortus-regni.variant-players",
                entry["clauses"][0],
                variant=name,
                given_count=players,
                least_count=least,
                most_count=most,
            )
        for other in entry["incompatible_with"]:
            if options[VARIANTS[other]] is True:
                raise BadOption(
                    "ortus-regni.variants-clash", entry["clauses"][0], variant=name, other_variant=VARIANTS[other]
                )
    check_series(options)
    check_decks(players, options)


def check_series(options: Options) -> None:
    series = options["series"]
    if series == 1:
        return
    if series not in (3, 5):
        raise BadOption("ortus-regni.series-length", "OR-16.3", given_text=str(series))
    if options["tournament"] is not True:
        raise BadOption("ortus-regni.series-alone", "OR-16.3")
    for name in NOT_IN_SERIES:
        if options[name] is True:
            raise BadOption("ortus-regni.variants-clash", "OR-16.40", variant="series", other_variant=name)


def given_decks(players: int, options: Options) -> list[list[int]]:
    """The deck lists of the `decks` option, one per seat: fifteen numbers for everybody, or fifteen for each."""
    numbers = options["decks"]
    assert isinstance(numbers, list)
    counts = [int(item) for item in numbers]
    if len(counts) == SET_KINDS:
        return [counts] * players
    return [counts[seat * SET_KINDS : (seat + 1) * SET_KINDS] for seat in range(len(counts) // SET_KINDS)]


def check_decks(players: int, options: Options) -> None:
    numbers = options["decks"]
    assert isinstance(numbers, list)
    if not numbers:
        return
    if len(numbers) not in (SET_KINDS, SET_KINDS * players):
        raise BadOption(
            "ortus-regni.decks-length",
            "OR-2.4",
            given_count=len(numbers),
            each_count=SET_KINDS,
            all_count=SET_KINDS * players,
        )
    for name in ("draft", "house", "legacy"):
        if options[name] is True:
            raise BadOption("ortus-regni.decks-clash", "OR-2.4", variant=name)
    for counts in given_decks(players, options):
        check_deck(counts)


def rules_of(players: int, options: Options) -> Rules:
    rules = Rules()
    for name in VARIANTS.values():
        setattr(rules, name, options[name])
    for switch in SWITCHES:
        setattr(rules, switch.lower(), options[switch.lower()])
    rules.concession = options["concession"] is True
    rules.series = whole(options["series"])
    rules.legacy_points = whole(options["legacy_points"])
    rules.round_limit = whole(options["round_limit"])
    rules.bequests = whole(options["bequests"])
    rules.heathen_turns = whole(options["heathen_turns"])
    rules.given_decks = given_decks(players, options)
    return rules


def whole(value: Any) -> int:
    assert isinstance(value, int)
    return value
