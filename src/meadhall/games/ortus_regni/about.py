"""What Ortus Regni is called, who can play it, and what may be set (section 16 of the rules and table 1.A)."""

from __future__ import annotations

from meadhall.games.ortus_regni.interface.options import OPTIONS
from meadhall.kernel.about import About

ABOUT = About(
    id="ortus-regni",
    title="Ortus Regni",
    players=(2, 3, 4, 5, 6),
    rules_version="3",
    options=OPTIONS,
    actions=970,
    minutes=20,  # 52 decisions with two seats
)
