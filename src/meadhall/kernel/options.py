"""Options: what may be set before a game starts, and the check of what somebody asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from meadhall.kernel.errors import BadOption

OptionValue = bool | int | str | list[int] | list[str]
Options = dict[str, OptionValue]


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that may be set. The catalogue describes it under `<game>.option-<id>`."""

    id: str
    kind: Literal["flag", "number", "choice", "choices", "numbers"]
    default: OptionValue
    clause: str
    least: int = 0
    most: int = 0
    """The bounds of a number, and of each of several numbers."""
    longest: int = 0
    """How many numbers there may be."""
    choices: list[str] = []
    presets: dict[str, list[int]] = {}
    players: list[int] = []
    """Player counts the option changes anything for; empty means all."""
    before: OptionValue | None = None
    """What games begun before there was this option are played by, where that isn't the default."""


def settle_options(game: str, options: Sequence[Option], wanted: Mapping[str, Any]) -> Options:
    """All options of a game with their values: those wanted, checked, and defaults for the rest."""
    known = {option.id: option for option in options}
    for name in wanted:
        if name not in known:
            offered = ", ".join(known) or "-"
            raise BadOption("option-unknown", game_name=game, option_name=str(name), known_names=offered)
    return copied_options(
        {
            option.id: check_option(option, wanted[option.id]) if option.id in wanted else option.default
            for option in options
        }
    )


def options_of_log(options: Sequence[Option], stored: Mapping[str, Any]) -> dict[str, Any]:
    """What was agreed before a stored game. Options that came later stand as everybody played then."""
    earlier = {option.id: option.before for option in options if option.before is not None}
    return {**earlier, **stored}


def copied_options(options: Options) -> Options:
    """Options to hand out: whoever changes them changes nobody else's."""
    return {name: value[:] if isinstance(value, list) else value for name, value in options.items()}


def check_option(option: Option, value: Any) -> OptionValue:
    """The value, if the option takes it; a preset's name stands for its numbers."""
    match option.kind:
        case "flag" if isinstance(value, bool):
            return value
        case "number" if is_number(option, value):
            return int(value)
        case "choice" if value in option.choices:
            return str(value)
        case "choices" if isinstance(value, list) and 1 <= len(value) <= len(option.choices):
            if all(item in option.choices for item in value):
                return [choice for choice in option.choices if choice in value]
        case "numbers":
            if isinstance(value, str) and value in option.presets:
                return list(option.presets[value])
            if isinstance(value, list) and len(value) <= option.longest and all(is_number(option, n) for n in value):
                return [int(item) for item in value]
    raise BadOption(
        f"option-not-{option.kind}",
        option.clause,
        option_name=option.id,
        given_text=shown(value),
        least_count=option.least,
        most_count=option.most,
        longest_count=option.longest,
        known_names=", ".join(option.choices or option.presets),
    )


def is_number(option: Option, value: Any) -> bool:
    return is_whole(value) and option.least <= value <= option.most


def shown(value: Any) -> str:
    """A value as Python writes it, unless it is too long or too deep to be written."""
    try:
        return repr(value)
    except (ValueError, RecursionError):
        return "…"


def refuse_without_effect(options: Sequence[Option], settled: Options, players: int) -> None:
    """Refuse an option that was changed although it changes nothing for so many players."""
    for option in options:
        if option.players and players not in option.players and settled[option.id] != option.default:
            counts = ", ".join(str(count) for count in option.players)
            raise BadOption(
                "option-without-effect",
                option.clause,
                option_name=option.id,
                given_count=players,
                counts_text=counts,
            )


def is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
