"""Questions a seat may ask about a game under way. They change nothing, and are answered from what the seat knows."""

from __future__ import annotations

from typing import Any

import msgspec

from meadhall.hall.protocol.messages import encoders_of_game
from meadhall.hall.table.commands.checks import check_playing, check_present
from meadhall.hall.table.record import Record
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.game import Forecast
from meadhall.kernel.table import Table


def explain_action(record: Record, seat: int, action: str | int) -> dict[str, Any]:
    """Whether an action may be played now, and if not, by which rule."""
    game = record.started_game()
    check_playing(record)
    check_present(record, seat)
    try:
        game.check_play(seat, action)
    except IllegalAction as error:
        return {"legal": False, "message": error.message}
    return {"legal": True}


def preview_line(record: Record, seat: int, ply: int, line: str) -> dict[str, Any]:
    """Where a line of notation would lead, in the form a state has; `stopped` says what kept it from going on."""
    game = record.started_game()
    check_playing(record)
    check_present(record, seat)
    game.check_fresh(seat, ply)
    preview = game.preview(seat, line)
    ahead = preview.table
    return {
        "played": preview.foreseen,
        "view": ahead.view(seat),
        "prompt": ahead.prompt(seat),
        "actions": msgspec.Raw(encoders_of_game(ahead.game).actions.encoded_list(ahead.codes(seat))),
        "entries": ahead.journal(seat),
        "forecast": ahead.forecast(seat),
        "stopped": preview.stopped,
    }


def forecast_now(record: Record, seat: int | None, supposing: str | None = None) -> dict[str, Any]:
    """What the rules foresee for a seat, as it supposes things if it does, and for which state of the table that is."""
    game = record.started_game()
    return {"version": record.version, "ply": game.ply, "forecast": foreseen(game, seat, supposing)}


def foreseen(game: Table, seat: int | None, supposing: str | None) -> Forecast:
    return game.forecast(seat) if supposing is None else game.suppose(seat, supposing)


def glance_at(record: Record, seat: int | None) -> dict[str, Any]:
    """Enough for a small picture of a table and one line about it: what that seat sees, and what it is asked."""
    game = record.started_game()
    return {
        "version": record.version,
        "ply": game.ply,
        "seat": seat,
        "prompt": game.prompt(seat),
        "view": game.view(seat),
    }
