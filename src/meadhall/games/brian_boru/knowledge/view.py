"""What one seat may know (BB-13), built up from nothing: what isn't put in here stays hidden."""

from __future__ import annotations

from typing import Any

from meadhall.games.brian_boru.board import BITS, REGIONS, TOWNS, towns_in
from meadhall.games.brian_boru.cards import MARRIAGE_CARDS, ROUNDS
from meadhall.games.brian_boru.church import FIRST
from meadhall.games.brian_boru.marriage import TRACK_TOWN_CHOICE
from meadhall.games.brian_boru.state import (
    BATTLE_STEP,
    CHURCH_STEP,
    FACE_DOWN,
    FACE_UP,
    MARRIAGE_STEP,
    NONE,
    BrianBoru,
)
from meadhall.games.brian_boru.tricks import trick_standing
from meadhall.kernel.view import Part, SeatPart, ViewPlan

PRINCESS_CHOICES = ("military", "trade")


def numbers(cards: list[int]) -> list[int]:
    """Cards by the numbers printed on them."""
    return [card + 1 for card in cards]


def public_seat(state: BrianBoru, seat: int) -> dict[str, Any]:
    """What everybody may know of a seat (BB-13.6), cards as mere counts (BB-13.1)."""
    return {
        "coins": state.coins[seat],
        "points": state.points[seat],
        "renown": state.renown[seat],
        "raiders": state.raiders[seat],
        "church": state.church_discs[seat],
        "track": state.track[seat],
        "hand": len(state.hands[seat]),
        "packet": len(state.packets[seat]),
        "picked": bool(state.picks[seat]),  # BB-13.8
        "marriage_cards": [MARRIAGE_CARDS[card] for card in state.marriage_cards[seat]],
    }


def seat_grounds(state: BrianBoru, seat: int) -> object:
    return (
        state.coins[seat],
        state.points[seat],
        state.renown[seat],
        state.raiders[seat],
        state.church_discs[seat],
        state.track[seat],
        len(state.hands[seat]),
        len(state.packets[seat]),
        len(state.picks[seat]),
        state.marriage_cards[seat],
    )


def own(state: BrianBoru, seat: int) -> dict[str, Any]:
    """What only the seat itself may know besides."""
    return {
        "hand": numbers(state.hands[seat]),
        "packet": numbers(state.packets[seat]),
        "picked": numbers(state.picks[seat]),
    }


def own_grounds(state: BrianBoru, seat: int) -> object:
    return state.hands[seat], state.packets[seat], state.picks[seat]


def board(state: BrianBoru) -> dict[str, Any]:
    """The map."""
    return {
        "towns": towns_with_discs(state),
        "claims": {region: claim_name(claim) for region, claim in zip(REGIONS, state.claims, strict=True)},
    }


def board_grounds(state: BrianBoru) -> object:
    return state.discs[:], state.vikings, state.monasteries, state.claims[:]


def towns_with_discs(state: BrianBoru) -> dict[str, Any]:
    return {
        TOWNS[town]: {
            "disc": seat,
            "vikings": bool(state.vikings & BITS[town]),
            "monastery": bool(state.monasteries & BITS[town]),
        }
        for seat in range(state.players)
        for town in towns_in(state.discs[seat])
    }


def claim_name(claim: int) -> int | str:
    if claim == FACE_DOWN:
        return "down"
    return "board" if claim == FACE_UP else claim


def none_if(number: int) -> int | None:
    return None if number == NONE else number


def town_name(town: int) -> str | None:
    return None if town == NONE else TOWNS[town]


def beside_board(state: BrianBoru) -> dict[str, Any]:
    """Rounds, marker and decks (BB-13.5, BB-13.6)."""
    return {
        "round": state.round,
        "rounds": ROUNDS[state.players],
        "marker": {"holder": none_if(state.marker_holder), "town": town_name(state.active_town)},
        "battle_area": state.battle_area,
        "vikings": {"deck": len(state.viking_deck), "discard": state.viking_discard[:]},
        "marriage": {
            "open": None if state.open_marriage == NONE else MARRIAGE_CARDS[state.open_marriage],
            "deck": len(state.marriage_deck),
        },
        "princess": princess(state),
    }


def beside_grounds(state: BrianBoru) -> object:
    return (
        state.round,
        state.marker_holder,
        state.active_town,
        state.battle_area,
        len(state.viking_deck),
        state.viking_discard[:],
        state.open_marriage,
        len(state.marriage_deck),
        state.princess_holder,
        state.princess_choice,
    )


def princess(state: BrianBoru) -> dict[str, Any] | None:
    if state.princess_holder == NONE:
        return None
    return {"holder": state.princess_holder, "choice": PRINCESS_CHOICES[state.princess_choice]}


def moment(state: BrianBoru) -> dict[str, Any]:
    """What is going on."""
    shown: dict[str, Any] = {
        "phase": state.steps[state.stack[-1][0]].name if state.stack else "over",
        "trick": trick(state),
        "upkeep": upkeep(state),
    }
    if state.open_discard:
        shown["discard"] = numbers(state.discard)  # BB-15.4
    return shown


def moment_grounds(state: BrianBoru) -> object:
    return (
        state.stack[-1][:] if state.stack else None,
        state.marker_holder,
        state.leader,
        state.active_town,
        state.played[:],
        state.winner,
        state.order,
        state.discard[:],
    )


def trick(state: BrianBoru) -> dict[str, Any] | None:
    """The trick in progress (BB-13.3), with who wins it and who acts when, as far as the cards lie."""
    if state.leader == NONE:
        return None
    winner, order = trick_standing(state)
    return {
        "leader": state.leader,
        "town": town_name(state.active_town),
        "played": [none_if(card) if card == NONE else card + 1 for card in state.played],
        "winner": none_if(winner),
        "order": order[:],
        "acted": [seat for seat in range(state.players) if state.played[seat] in state.discard],
    }


def upkeep(state: BrianBoru) -> dict[str, Any] | None:
    """Where upkeep waits for a decision (BB-3.3), and the seats it has yet to come to in that part, clockwise."""
    if not state.stack:
        return None
    frame = state.stack[-1]
    if frame[0] == MARRIAGE_STEP:
        return {"part": "track-town" if frame[1] == TRACK_TOWN_CHOICE else "marriage-card", "left": []}
    if frame[0] == BATTLE_STEP:
        return {"part": "losses", "left": state.clockwise_from(state.marker_holder)[frame[1] - 1 :]}
    if frame[0] == CHURCH_STEP and frame[1] == FIRST:
        return {"part": "first-monastery", "left": []}
    if frame[0] == CHURCH_STEP:
        return {"part": "further-monasteries", "left": state.clockwise_from(state.marker_holder)[frame[2] :]}
    return None


PLAN: ViewPlan[BrianBoru] = ViewPlan(
    public=[Part(board_grounds, board), Part(beside_grounds, beside_board), Part(moment_grounds, moment)],
    seats=SeatPart(seat_grounds, public_seat),
    own=SeatPart(own_grounds, own),
)
