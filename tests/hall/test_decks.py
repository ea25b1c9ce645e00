"""Asking the hall about a deck: what its text names, and the first rule it breaks."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import rule
from tests.hall.house import House, in_hall


@rule("OR-2.1", "OR-2.2", "OR-2.4")
def test_the_hall_reads_and_judges_a_deck(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ana = await house.guest("Ana")

        async def look(text: str, status: int = 200) -> dict[str, object]:
            found: dict[str, object] = await ana.post("/api/games/ortus-regni/deck", {"text": text}, status)
            return found

        legal = await look("castle*6, land*6\nvassal*6 monk*6 # mine")
        assert (legal["deck"], legal["error"]) == ("castle*6 land*6 vassal*6 monk*6", None)
        short = await look("castle*2 land")
        assert short["cards"] == {**dict.fromkeys(legal["cards"], 0), "castle": 2, "land": 1}  # type: ignore[call-overload]
        assert short["deck"] is None
        assert (short["error"]["key"], short["error"]["clause"]) == ("ortus-regni.deck-too-small", "OR-2.1")  # type: ignore[index]
        many = await look("castle*7")
        assert many["error"]["clause"] == "OR-2.2"  # type: ignore[index]
        unknown = await look("castel*2")
        assert unknown["cards"] == {}
        assert unknown["error"]["key"] == "ortus-regni.deck-unknown-card"  # type: ignore[index]
        huge = await look("castle*" + "9" * 50)
        assert huge["error"]["key"] == "ortus-regni.deck-unreadable"  # type: ignore[index]
        await ana.post("/api/games/brian-boru/deck", {"text": "castle"}, 422)
        await ana.post("/api/games/chess/deck", {"text": "castle"}, 404)

    in_hall(tmp_path, test)
