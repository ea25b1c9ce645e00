"""The arena's figures as a picture: a bar for each bot's share of first places, with its interval and chance."""

from __future__ import annotations

from html import escape

from meadhall.kernel.registry import find_game
from meadhall.kernel.words.message import Message, Speech
from meadhall.lab.arena import ArenaReport, Standing

ROW, LEFT, WIDTH, RIGHT, TOP = 34, 130, 420, 130, 46


def plot(report: ArenaReport, speech: Speech | None = None) -> str:
    """An SVG picture of a report, in words of `speech` (English if left out)."""
    speech = speech or Speech()
    match = report.match
    height = TOP + ROW * len(report.standings) + 34
    bottom = height - 26
    title = escape(speech.say(Message("report-arena-picture", {
        "game_text": speech.words(f"{match.game}-title", {}) or find_game(match.game).title,
        "seats_count": match.players,
        "games_count": report.games,
    })))  # fmt: skip
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + RIGHT} {height}"'
        ' font-family="sans-serif" font-size="13" role="img">',
        f"<title>{title}</title>",
        f'<rect width="{LEFT + WIDTH + RIGHT}" height="{height}" fill="#fff"/>',
        f'<text x="12" y="22" font-weight="bold">{title}</text>',
    ]
    for percent in range(0, 101, 25):
        x = along(percent / 100)
        parts.append(f'<path d="M{x} {TOP - 8}V{bottom}" stroke="#ddd"/>')
        parts.append(f'<text x="{x}" y="{bottom + 18}" text-anchor="middle" fill="#555">{percent} %</text>')
    for number, standing in enumerate(report.standings):
        parts += row(standing, TOP + ROW * number, speech)
    x = along(1 / match.players)
    parts.append(f'<path d="M{x} {TOP - 8}V{bottom}" stroke="#a33" stroke-dasharray="4 3"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def along(rate: float) -> float:
    return round(LEFT + WIDTH * rate, 1)


def row(standing: Standing, top: float, speech: Speech) -> list[str]:
    middle = top + ROW / 2 - 4
    start, least, most = along(0), along(standing.least), along(standing.most)
    whisker = f"M{least} {middle}H{most}M{least} {middle - 5}v10M{most} {middle - 5}v10"
    words = f"{speech.number(100 * standing.rate, 1)} % · {speech.number(standing.milliseconds, 1)} ms"
    return [
        f'<text x="{LEFT - 10}" y="{middle + 5}" text-anchor="end">{escape(standing.bot)}</text>',
        f'<rect x="{start}" y="{middle - 9}" width="{along(standing.rate) - start:.1f}" height="18" fill="#7a9cc0"/>',
        f'<path d="{whisker}" stroke="#222" fill="none"/>',
        f'<text x="{LEFT + WIDTH + 10}" y="{middle + 5}">{words}</text>',
    ]
