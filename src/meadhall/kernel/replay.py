"""Replaying transcripts: every line is checked, and the end must be what the transcript says it was."""

from __future__ import annotations

from typing import Any, NoReturn

import msgspec

from meadhall.kernel.errors import BadTranscript, MeadhallError
from meadhall.kernel.registry import AnyGame, find_game
from meadhall.kernel.table import Table, load_table, new_table
from meadhall.kernel.transcript import FIRST_LINE, FOOTER, HEADER, commitment


def replay(text: str, seed: int | str | None = None) -> Table:
    """Play a transcript back, checking every line of it. `seed` is needed while the game's own is kept back."""
    reader = Reader(text)
    table = reader.open(None if seed is None else str(seed))
    for number, (line, move) in enumerate(reader.moves, 1):
        play_line(table, line, number, move)
    reader.check_end(table)
    table.take_backs = reader.take_backs()
    return table


def play_line(table: Table, line: int, number: int, move: str) -> None:
    head, _, rest = move.partition(" ")
    seat, _, notation = rest.partition(" ")
    if head != f"{number}." or not is_small_number(seat) or not notation:
        raise BadTranscript("transcript-bad-line", line_number=line, given_text=move, wanted_number=number)
    try:
        table.play(int(seat), notation)
    except MeadhallError as error:
        raise BadTranscript("transcript-illegal", line_number=line, given_text=move, reason_text=str(error)) from error


def is_small_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 9


class Reader:
    """A transcript taken apart: header, moves with their line numbers, footer."""

    def __init__(self, text: str) -> None:
        lines = [line.strip() for line in text.splitlines()]
        if not lines or lines[0] != FIRST_LINE:
            raise BadTranscript("transcript-no-header", wanted_text=FIRST_LINE)
        self.fields: dict[str, str] = {}
        self.moves: list[tuple[int, str]] = []
        for number, line in enumerate(lines[1:], 2):
            if line[:1].isdigit():
                self.moves.append((number, line))
            elif line:
                self.read_field(number, line)
        for name in ("game", "rules", "players", "options", "commitment", "over", "hash"):
            if name not in self.fields:
                raise BadTranscript("transcript-truncated", field_name=name)

    def read_field(self, number: int, line: str) -> None:
        name, colon, value = line.partition(":")
        if not colon or name not in HEADER + FOOTER or name in self.fields:
            raise BadTranscript("transcript-bad-field", line_number=number, given_text=line)
        self.fields[name] = value.strip()

    def open(self, seed: str | None) -> Table:
        """The table as it stood before the first move."""
        game = find_game(self.fields["game"])
        if self.fields["rules"] != game.rules_version:
            raise BadTranscript(
                "transcript-other-rules", given_text=self.fields["rules"], present_text=game.rules_version
            )
        given = self.fields.get("seed", seed)
        if given is None:
            raise BadTranscript("transcript-seed-kept")
        if commitment(given) != self.fields["commitment"]:
            raise BadTranscript("transcript-other-seed", given_text=given)
        if "position" in self.fields:
            return load_table(game, self.json("position"))
        return self.open_new(game, given)

    def open_new(self, game: AnyGame, seed: str) -> Table:
        players = self.fields["players"]
        if not is_small_number(players):
            raise BadTranscript("transcript-bad-json", field_name="players", given_text=players)
        return new_table(game, int(players), seed, self.json("options"))

    def json(self, name: str) -> Any:
        try:
            value = msgspec.json.decode(self.fields[name])
        except (msgspec.DecodeError, RecursionError):
            value = None
        if not isinstance(value, dict):
            raise BadTranscript("transcript-bad-json", field_name=name, given_text=self.fields[name])
        return value

    def take_backs(self) -> bool:
        """Whether the game was marked: transcripts without the field say nothing of it, as those of old."""
        said = self.fields.get("take-backs", "no")
        if said not in ("yes", "no"):
            raise BadTranscript("transcript-bad-json", field_name="take-backs", given_text=said)
        return said == "yes"

    def check_end(self, table: Table) -> None:
        """The end must be what the transcript says it was."""
        self.expect("over", "yes" if table.over else "no")
        result = table.result
        self.expect("scores", "" if result is None else " ".join(str(score) for score in result.scores))
        self.expect("places", "" if result is None else " ".join(str(place) for place in result.places))
        self.expect("hash", table.hash())

    def expect(self, name: str, found: str) -> None:
        said = self.fields.get(name, "")
        if said != found:
            self.differ(name, said, found)

    def differ(self, name: str, said: str, found: str) -> NoReturn:
        raise BadTranscript("transcript-differs", field_name=name, said_text=said, found_text=found)
