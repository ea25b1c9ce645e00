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


class Marks:
    """Collects the rule marks of every test without running one."""

    def __init__(self) -> None:
        self.tests: Counter[str] = Counter()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                self.tests.update(str(clause) for clause in mark.args)


def main() -> int:
    marks = Marks()
    status = pytest.main(["--collect-only", "-qq", "-p", "no:cacheprovider", "--no-header", "--no-summary",
                          str(ROOT / "tests")], plugins=[marks])  # fmt: skip
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
