"""Replaying transcripts: every line is checked, and the end must be what the transcript says it was.

A transcript of older rules is good as long as it replays to the same end under the present ones
(docs/rules-versions.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Any, NamedTuple, NoReturn

import msgspec

from meadhall.kernel.deal import MISSING, NONCE, Contribution, Deal, commitment, hash_of_nonce, seed_of_deal
from meadhall.kernel.errors import BadTranscript, MeadhallError
from meadhall.kernel.position import fingerprint
from meadhall.kernel.registry import AnyGame, find_game
from meadhall.kernel.table import Table, load_table, table_of_log
from meadhall.kernel.transcript import CONTRIBUTION, FIRST_LINE, FOOTER, HEADER
from meadhall.kernel.versions import is_newer, is_version
from meadhall.kernel.words.message import Message

DAMAGE = ("transcript-bad-line", "transcript-bad-json")
"""What is wrong with a transcript under any rules, besides its deal."""


class Replayed(NamedTuple):
    """A transcript that was played back."""

    table: Table
    rules: str
    """The version of the rules the transcript was written under."""
    deal: Deal
    """How the game's seed was made."""

    def about_rules(self) -> Message | None:
        """What is to be said where that isn't the present version."""
        present = self.table.game.rules_version
        if self.rules == present:
            return None
        return Message("transcript-older-rules", {"given_text": self.rules, "present_text": present})


def replay(text: str, seed: int | str | None = None) -> Table:
    """Play a transcript back, checking every line of it. `seed` is needed while the game's own is kept back."""
    return replay_transcript(text, seed).table


class Step(NamedTuple):
    """A move of a transcript: who made it, its code, and its notation as it stands there."""

    number: int
    seat: int
    code: int
    notation: str


def steps(text: str, seed: int | str | None = None) -> Iterator[tuple[Table, Step]]:
    """A transcript move by move: the table as it stood before each move, and the move. Each table is a copy to keep.

    The transcript is checked as `replay` does, before the first move is given.
    """
    whole = replay(text, seed)
    table = whole.beginning()
    for number, (seat, code) in enumerate(whole.log, 1):
        yield table.clone(), Step(number, seat, code, whole.game.space.notations[code])
        table.act(seat, code)


def replay_transcript(text: str, seed: int | str | None = None) -> Replayed:
    """As `replay`, with the rules it was written under and how its seed was made."""
    reader = Reader(text)
    game = reader.game()
    rules = reader.fields["rules"]
    deal = reader.deal(None if seed is None else str(seed))
    try:
        table = reader.open(game, deal)
        for number, (line, move) in enumerate(reader.moves, 1):
            play_line(table, line, number, move)
        reader.check_end(table)
    except MeadhallError as error:
        if rules == game.rules_version or error.message.key in DAMAGE:
            raise
        raise BadTranscript(
            "transcript-other-rules",
            given_text=rules,
            present_text=game.rules_version,
            reason_message=error.message.nested(),
        ) from error
    table.take_backs = reader.take_backs()
    table.hints = reader.hints(table.players)
    return Replayed(table, rules, deal)


def play_line(table: Table, line: int, number: int, move: str) -> None:
    head, _, rest = move.partition(" ")
    seat, _, notation = rest.partition(" ")
    if head != f"{number}." or not is_small_number(seat) or not notation:
        raise BadTranscript("transcript-bad-line", line_number=line, given_text=move, wanted_number=number)
    try:
        table.play(int(seat), notation)
    except MeadhallError as error:
        reason = error.message.nested()
        raise BadTranscript("transcript-illegal", line_number=line, given_text=move, reason_message=reason) from error


def is_small_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 9


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


class Reader:
    """A transcript taken apart: header, moves with their line numbers, footer."""

    def __init__(self, text: str) -> None:
        lines = [line.strip() for line in text.splitlines()]
        if not lines or lines[0] != FIRST_LINE:
            raise BadTranscript("transcript-no-header", wanted_text=FIRST_LINE)
        self.fields: dict[str, str] = {}
        self.field_lines: dict[str, int] = {}
        self.moves: list[tuple[int, str]] = []
        self.contributions: list[Contribution] = []
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
        if colon and name == CONTRIBUTION:
            self.contributions.append(self.contribution(number, value.split()))
            return
        if not colon or name not in HEADER + FOOTER or name in self.fields:
            raise BadTranscript("transcript-bad-field", line_number=number, given_text=line)
        self.fields[name] = value.strip()
        self.field_lines[name] = number

    def game(self) -> AnyGame:
        """The game by its present rules, unless the transcript is of newer ones."""
        game, rules = find_game(self.fields["game"]), self.fields["rules"]
        if not is_version(rules):
            raise BadTranscript("transcript-bad-json", field_name="rules", given_text=rules)
        if is_newer(rules, game.rules_version):
            raise BadTranscript("transcript-newer-rules", given_text=rules, present_text=game.rules_version)
        return game

    def contribution(self, number: int, words: list[str]) -> Contribution:
        """One seat's contribution. Seats go up, and a nonce must be the one its hash was made of."""
        seat, nonce_hash, nonce = words if len(words) == 3 else ("", "", "")
        after = self.contributions[-1].seat if self.contributions else -1
        known = is_small_number(seat) and int(seat) > after and NONCE.fullmatch(nonce_hash) is not None
        if not known or (nonce != MISSING and NONCE.fullmatch(nonce) is None):
            raise BadTranscript("transcript-bad-contribution", line_number=number, given_text=" ".join(words))
        if nonce != MISSING and hash_of_nonce(nonce) != nonce_hash:
            raise BadTranscript("transcript-other-nonce", line_number=number, seat=int(seat))
        return Contribution(int(seat), nonce_hash, None if nonce == MISSING else nonce)

    def deal(self, seed: str | None) -> Deal:
        """How the seed was made; `seed` is the hall's part, where the transcript keeps it back."""
        given = self.fields.get("seed", seed)
        if given is None:
            raise BadTranscript("transcript-seed-kept")
        if commitment(given) != self.fields["commitment"]:
            raise BadTranscript("transcript-other-seed", given_text=given)
        seeds, daily = self.fields.get("seeds", ""), self.fields.get("daily")
        if seeds not in ("", "allowed", "chosen"):
            raise BadTranscript("transcript-bad-json", field_name="seeds", given_text=seeds)
        if daily is not None and not is_day(daily):
            raise BadTranscript("transcript-bad-json", field_name="daily", given_text=daily)
        return Deal(given, True, tuple(self.contributions), seeds, daily)  # type: ignore[arg-type]

    def open(self, game: AnyGame, deal: Deal) -> Table:
        """The table as it stood before the first move."""
        if "position" in self.fields:
            return load_table(game, self.position(game))
        return self.open_new(game, seed_of_deal(deal.seed, deal.contributions))

    def open_new(self, game: AnyGame, seed: str) -> Table:
        players = self.fields["players"]
        if not is_small_number(players):
            raise BadTranscript("transcript-bad-json", field_name="players", given_text=players)
        if self.contributions and self.contributions[-1].seat >= int(players):
            seat = self.contributions[-1].seat
            raise BadTranscript("seat-unknown", given_text=str(seat), most_count=int(players) - 1)
        return table_of_log(game, int(players), seed, self.json("options"))

    def position(self, game: AnyGame) -> dict[str, Any]:
        """Where the game began; a position of the transcript's own rules is read by the present ones."""
        position: dict[str, Any] = self.json("position")
        if position.get("rules") == self.fields["rules"]:
            position["rules"] = game.rules_version
        return position

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

    def hints(self, players: int) -> list[int]:
        """The seats that asked for hints, in order."""
        words = self.fields.get("hints", "").split()
        seats = [int(word) for word in words if is_small_number(word)]
        if len(seats) != len(words) or seats != sorted(set(seats)) or any(seat >= players for seat in seats):
            raise BadTranscript("transcript-bad-json", field_name="hints", given_text=self.fields["hints"])
        return seats

    def check_end(self, table: Table) -> None:
        """The end must be what the transcript says it was."""
        self.expect("over", "yes" if table.over else "no")
        result = table.result
        self.expect("scores", "" if result is None else " ".join(str(score) for score in result.scores))
        self.expect("places", "" if result is None else " ".join(str(place) for place in result.places))
        # The version stands in the position: it is the transcript's own that was hashed.
        self.expect("hash", fingerprint({**table.position(), "rules": self.fields["rules"]}))

    def expect(self, name: str, found: str) -> None:
        said = self.fields.get(name, "")
        if said != found:
            self.differ(name, said, found)

    def differ(self, name: str, said: str, found: str) -> NoReturn:
        line = self.field_lines.get(name, self.field_lines["over"])
        raise BadTranscript("transcript-differs", line_number=line, field_name=name, said_text=said, found_text=found)
