"""A picture put together from a few shapes, as SVG text that needs nothing else."""

from __future__ import annotations

from html import escape

INK = "#2b241c"
PAPER = "#f4ecdc"
MARGIN = 20
SEAT_COLOURS = ("#b03a2e", "#1f618d", "#b7950b", "#1e8449", "#6c3483", "#5d6d7e")
"""The colour of each seat; its number stands beside it wherever it is used."""


class Picture:
    """Shapes in the order they are painted. It grows with them."""

    def __init__(self) -> None:
        self.shapes: list[str] = []
        self.width = 0.0
        self.height = 0.0

    def reach(self, x: float, y: float) -> None:
        self.width, self.height = max(self.width, x), max(self.height, y)

    def rectangle(
        self, x: float, y: float, width: float, height: float, fill: str, stroke: str = INK, round_: float = 0
    ) -> None:
        self.reach(x + width, y + height)
        self.shapes.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_:g}" fill="{fill}" '
            f'stroke="{stroke}"/>'
        )

    def circle(self, x: float, y: float, radius: float, fill: str, stroke: str = INK, width: float = 1) -> None:
        self.reach(x + radius, y + radius)
        self.shapes.append(
            f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"/>'
        )

    def line(self, x: float, y: float, to_x: float, to_y: float, stroke: str = INK, width: float = 2) -> None:
        self.shapes.append(
            f'<line x1="{x:g}" y1="{y:g}" x2="{to_x:g}" y2="{to_y:g}" stroke="{stroke}" stroke-width="{width:g}"/>'
        )

    def text(
        self, x: float, y: float, words: object, size: float = 14, anchor: str = "middle", fill: str = INK,
        weight: str = "normal",
    ) -> None:  # fmt: skip
        said = str(words)
        half = size * 0.3 * len(said)
        self.reach(x + (half if anchor == "middle" else 2 * half), y)
        self.shapes.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}" fill="{fill}" '
            f'font-weight="{weight}">{escape(said)}</text>'
        )

    def __str__(self) -> str:
        width, height = self.width + MARGIN, self.height + MARGIN
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
            f'height="{height:g}" font-family="sans-serif">'
            f'<rect width="{width:g}" height="{height:g}" fill="{PAPER}"/>{"".join(self.shapes)}</svg>'
        )


def seat_colour(seat: int) -> str:
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]
