"""Where the games of a simulation are kept: JSON lines, Parquet, or a folder of transcripts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from meadhall.kernel.errors import BadOption, MissingPackage
from meadhall.lab.records import GameFile, OtherMatch, is_same

ROWS_AT_ONCE = 10_000
RUN_KEY = b"meadhall"
"""Where a Parquet file says what was played, among the metadata of its schema."""


class Run(msgspec.Struct, frozen=True):
    """What is played, for all games of a simulation."""

    game: str
    rules: str
    players: int
    bots: list[str]
    options: dict[str, Any]
    seed: str


class Simulated(msgspec.Struct, frozen=True):
    """One game of a simulation: its own seed, and what came of it for each seat. `lines` are those of the scores."""

    number: int
    seed: str
    decisions: int
    scores: list[int]
    places: list[int]
    lines: list[dict[str, int]]


class Keep:
    """Games in JSON lines. The other kinds keep theirs so as well while they grow."""

    transcripts = False

    def __init__(self, path: Path, run: Run) -> None:
        self.file = GameFile(path, run, Simulated)

    def games(self) -> Iterator[Simulated]:
        """The games of earlier runs."""
        return self.file.games()

    def add(self, one: Simulated, transcript: str) -> None:
        self.file.add(one)

    def close(self) -> None:
        self.file.close()


class KeepTranscripts(Keep):
    """A folder with a text for each game, and the JSON lines beside them."""

    transcripts = True

    def __init__(self, folder: Path, run: Run) -> None:
        super().__init__(folder / "games.jsonl", run)
        self.folder = folder

    def add(self, one: Simulated, transcript: str) -> None:
        # The text is there before the line that says so.
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / f"{one.number:06}.txt").write_text(transcript, encoding="utf-8")
        super().add(one, transcript)


class KeepParquet(Keep):
    """A Parquet file. It can't grow, so games are JSON lines in a file beside it until the run ends."""

    def __init__(self, path: Path, run: Run) -> None:
        super().__init__(path.with_name(path.name + ".part"), run)
        self.path = path
        self.run = run
        self.arrow = arrow()

    def games(self) -> Iterator[Simulated]:
        if self.path.exists() and not self.file.path.exists():
            self.take_apart()
        return super().games()

    def take_apart(self) -> None:
        """The Parquet file as JSON lines again; those appear whole or not at all."""
        try:
            whole = self.arrow.ParquetFile(self.path)
            said = (whole.schema_arrow.metadata or {}).get(RUN_KEY, b"")
        except (OSError, ValueError):
            said = b""
        if not is_same(said, self.run):
            raise OtherMatch("arena-other-match", file_name=str(self.path))
        lines = GameFile(self.path.with_name(self.path.name + ".reading"), self.run, Simulated)
        lines.path.unlink(missing_ok=True)
        for batch in whole.iter_batches(ROWS_AT_ONCE):
            for row in batch.to_pylist():
                lines.add(msgspec.convert(row, Simulated))
        lines.close()
        if lines.path.exists():
            lines.path.replace(self.file.path)

    def close(self) -> None:
        """Put all games into the Parquet file, and only then let go of the lines."""
        super().close()
        if not self.file.path.exists():
            return
        writing = self.path.with_name(self.path.name + ".writing")
        self.write(writing)
        writing.replace(self.path)
        self.file.path.unlink()

    def write(self, path: Path) -> None:
        import pyarrow

        writer = None
        for rows in batches(super().games()):
            if writer is None:
                schema = schema_of(rows[0], self.run)
                writer = self.arrow.ParquetWriter(path, schema)
            writer.write_table(pyarrow.Table.from_pylist([msgspec.to_builtins(row) for row in rows], schema))
        if writer is not None:
            writer.close()


def batches(games: Iterator[Simulated]) -> Iterator[list[Simulated]]:
    rows: list[Simulated] = []
    for one in games:
        rows.append(one)
        if len(rows) == ROWS_AT_ONCE:
            yield rows
            rows = []
    if rows:
        yield rows


def schema_of(one: Simulated, run: Run) -> Any:
    """The columns: a list has an entry for each seat, and each line of the scores is a field."""
    import pyarrow as pa

    whole = pa.int64()
    lines = pa.struct([(name, whole) for name in one.lines[0]])
    columns = [
        ("number", whole),
        ("seed", pa.string()),
        ("decisions", whole),
        ("scores", pa.list_(whole)),
        ("places", pa.list_(whole)),
        ("lines", pa.list_(lines)),
    ]
    return pa.schema(columns, metadata={RUN_KEY: msgspec.json.encode(run)})


def arrow() -> Any:
    try:
        from pyarrow import parquet
    except ImportError as error:
        raise MissingPackage("Parquet", "pyarrow", "lab") from error
    return parquet


def keep_in(out: str | Path, run: Run) -> Keep:
    """The kind of file is told by the name; a folder ends in a slash, or is there already."""
    path = Path(out)
    if path.suffix == ".jsonl":
        return Keep(path, run)
    if path.suffix == ".parquet":
        return KeepParquet(path, run)
    if str(out).endswith(("/", "\\")) or path.is_dir():
        return KeepTranscripts(path, run)
    raise BadOption("out-unknown-kind", file_name=str(out))
