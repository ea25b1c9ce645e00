"""Which clauses of the rules have no test: `make rules`.

The clauses are the bullets of `docs/rules/<game>.md`; a test proves those named in its `@rule(...)` mark. The run
fails if a clause has no test or a mark names no clause.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\*", re.MULTILINE)
MARK = re.compile(r"\brule\(")


class Marks:
    """Collects the rule marks of every test without running one."""

    def __init__(self) -> None:
        self.tests: Counter[str] = Counter()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                self.tests.update(str(clause) for clause in mark.args)


def files_with_marks() -> list[str]:
    """Collecting takes time, most of all where hundreds of cases are made: only files that mark clauses are read."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return [str(file) for file in files if MARK.search(file.read_text(encoding="utf-8"))]


def main() -> int:
    marks = Marks()
    status = pytest.main(["--collect-only", "-qq", "-p", "no:cacheprovider", "--no-header", "--no-summary",
                          *files_with_marks()], plugins=[marks])  # fmt: skip
    if status != pytest.ExitCode.OK:
        print("the tests could not be collected")
        return 2
    failed = False
    known: set[str] = set()
    for file in sorted((ROOT / "docs" / "rules").glob("*.md")):
        clauses = CLAUSE.findall(file.read_text())
        known.update(clauses)
        missing = [clause for clause in clauses if not marks.tests[clause]]
        print(f"{file.stem}: {len(clauses) - len(missing)} of {len(clauses)} clauses have a test")
        for clause in missing:
            print(f"  {clause} has none")
        failed |= bool(missing)
    for clause in sorted(set(marks.tests) - known):
        print(f"a test names {clause}, which is no clause")
        failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
