"""A review as a picture: what each seat could expect over the game, with turning points."""

from __future__ import annotations

from html import escape

from meadhall.analysis.shapes import CurvePoint, Review
from meadhall.kernel.words.message import Speech

LEFT, WIDTH, RIGHT, TOP, HEIGHT, BOTTOM = 56, 720, 150, 46, 260, 44
COLOURS = ("#9b2226", "#1d4e89", "#b8860b", "#2d6a4f", "#5e548e", "#444444")
DASHES = ("", "8 3", "2 3", "10 3 2 3", "5 5", "1 2")
"""Seats are told apart by more than colour."""
LABEL_STEP = 16
POINTS_STEP = 30


def plot(review: Review, speech: Speech, title: str) -> str:
    """An SVG picture of a review."""
    scale = Scale(review)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + RIGHT} {TOP + HEIGHT + BOTTOM}"'
        ' font-family="sans-serif" font-size="12" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{LEFT + WIDTH + RIGHT}" height="{TOP + HEIGHT + BOTTOM}" fill="#fff"/>',
        f'<text x="12" y="22" font-weight="bold" font-size="14">{escape(title)}</text>',
        *axis(scale),
        *rounds(review, speech, scale),
    ]
    labels = label_heights(review.curve[-1], scale)
    for seat in range(review.players):
        parts += line(review, seat, speech, scale, labels[seat])
    parts += marks(review, scale)
    return "\n".join([*parts, "</svg>"]) + "\n"


class Scale:
    """Where moves and values lie in the picture."""

    def __init__(self, review: Review) -> None:
        self.plies = max(1, review.plies)
        self.unit = review.unit
        self.least, self.most = 0.0, 1.0
        if review.unit == "points":
            values = [value for point in review.curve for value in point.values]
            self.least = POINTS_STEP * (min(values) // POINTS_STEP)
            self.most = POINTS_STEP * (max(values) // POINTS_STEP + 1)

    def across(self, ply: int) -> float:
        return round(LEFT + WIDTH * ply / self.plies, 1)

    def up(self, value: float) -> float:
        return round(TOP + HEIGHT * (1 - (value - self.least) / (self.most - self.least)), 1)

    def steps(self) -> list[float]:
        if self.unit == "chance":
            return [0.0, 0.25, 0.5, 0.75, 1.0]
        return [float(value) for value in range(int(self.least), int(self.most) + 1, POINTS_STEP)]

    def written(self, value: float) -> str:
        return f"{round(100 * value)} %" if self.unit == "chance" else f"{round(value)}"


def axis(scale: Scale) -> list[str]:
    parts = []
    for value in scale.steps():
        y = scale.up(value)
        parts.append(f'<path d="M{LEFT} {y}H{LEFT + WIDTH}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end" fill="#555">{scale.written(value)}</text>')
    return parts


def rounds(review: Review, speech: Speech, scale: Scale) -> list[str]:
    parts = []
    for one in review.rounds:
        x = scale.across(one.ply)
        parts.append(f'<path d="M{x} {TOP}V{TOP + HEIGHT}" stroke="#bbb" stroke-dasharray="3 3"/>')
        label = escape(speech.say(one.label))
        parts.append(f'<text x="{x + 3}" y="{TOP + HEIGHT + 16}" fill="#555">{label}</text>')
    return parts


def line(review: Review, seat: int, speech: Speech, scale: Scale, label: float) -> list[str]:
    points = " ".join(f"{scale.across(point.ply)},{scale.up(point.values[seat])}" for point in review.curve)
    colour, dash = COLOURS[seat], DASHES[seat]
    name = escape(f"{speech.seat(seat)}: {scale.written(review.curve[-1].values[seat])}")
    return [
        f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>',
        f'<text x="{LEFT + WIDTH + 8}" y="{label}" fill="{colour}">{name}</text>',
    ]


def label_heights(last: CurvePoint, scale: Scale) -> list[float]:
    """Beside the ends of the lines, pushed apart."""
    order = sorted(range(len(last.values)), key=lambda seat: scale.up(last.values[seat]))
    heights = [0.0] * len(order)
    lowest = -1.0
    for seat in order:
        heights[seat] = max(scale.up(last.values[seat]) + 4, lowest + LABEL_STEP)
        lowest = heights[seat]
    return heights


def marks(review: Review, scale: Scale) -> list[str]:
    """Turning points on a rail above the lines: a circle for a choice, a diamond for luck."""
    parts = []
    for moment in review.moments:
        if not moment.turning or moment.seat is None:
            continue
        x, y, colour = scale.across(moment.ply), TOP - 10, COLOURS[moment.seat]
        if moment.kind == "choice":
            parts.append(f'<circle cx="{x}" cy="{y}" r="5" fill="{colour}"/>')
        else:
            parts.append(f'<path d="M{x} {y - 6}l6 6l-6 6l-6 -6z" fill="#fff" stroke="{colour}" stroke-width="2"/>')
    return parts
