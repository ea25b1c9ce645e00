"""Section 16: the variants."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.games.ortus_regni.cards import CONTENT, SET_TYPES
from meadhall.games.ortus_regni.interface.options import VARIANTS
from tests.clauses import rule
from tests.conformance.cases import play_on
from tests.rules.ortus_regni.bench import (
    battle_pile,
    clauses,
    discards,
    do,
    earl,
    fief,
    hand,
    holdings,
    idle,
    laid,
    legal,
    new,
    number,
    pass_turns,
    refused,
    seat_of,
    sizes,
    told,
    with_decks,
)

CHAMPION = fief("palace", "champion")


# --- which go together -----------------------------------------------------------------------------------------------


@rule("OR-16.40")
@pytest.mark.parametrize("entry", CONTENT["variants"], ids=lambda entry: entry["switch"])
def test_combinations_and_player_counts_are_refused_with_a_reason(entry: dict[str, object]) -> None:
    name = VARIANTS[str(entry["switch"])]
    least, most = entry["players"]  # type: ignore[misc]
    for players in range(2, 7):
        if least <= players <= most:  # type: ignore[has-type]
            new(players, **{name: True})
        else:
            with pytest.raises(meadhall.BadOption, match="Earls"):
                new(players, **{name: True})
    for other in entry["incompatible_with"]:  # type: ignore[attr-defined]
        with pytest.raises(meadhall.BadOption, match=r"together|takes"):
            new(4 if "TEAMS" in str(entry["switch"]) + other else 3, **{name: True, VARIANTS[other]: True})


@rule("OR-16.40", "OR-16.3")
def test_series_are_for_tournaments_of_ready_decks() -> None:
    for name in ("draft", "house", "legacy"):
        with pytest.raises(meadhall.BadOption, match="together"):
            new(tournament=True, series=3, **{name: True})
    with pytest.raises(meadhall.BadOption, match="Tournament"):
        new(series=3)
    with pytest.raises(meadhall.BadOption, match="1, 3 or 5"):
        new(tournament=True, series=2)


# --- Tournament, mulligan --------------------------------------------------------------------------------------------


@rule("OR-16.1", "OR-16.39")
def test_two_towers_from_the_tray_chosen_in_secret_before_hands_are_drawn() -> None:
    table = with_decks(deck="lords", tournament=True)
    assert (table.awaiting, sizes(table, "hand")) == ((0, 1), [0, 0])
    assert "tower champion" in legal(table, 0)
    do(table, "0 tower monk", "0 tower land", "1 tower land", "1 tower land")
    assert (sizes(table, "towers"), sizes(table, "hand")) == ([2, 2], [5, 5])
    assert table.view(0)["own_towers"] == ["monk", "land"]
    assert "monk" not in str(table.view(1)["seats"])
    assert table.view(0)["tray"]["monk"] == 5


@rule("OR-16.1", "OR-16.39")
def test_drafted_games_lay_random_towers() -> None:
    table = new(draft=True, tournament=True, seed=3)
    play_on(table, Random(1), most=48)
    assert sizes(table, "towers") == [2, 2]
    assert len(table.view(0)["own_towers"]) == 2


@rule("OR-16.2")
def test_two_rounds_of_peace() -> None:
    war = {"fiefs": [CHAMPION], "hand": ["treachery", "intrigue", "banner"]}
    for round_number, peace in ((1, True), (2, True), (3, False)):
        table = laid(war, idle(fief("palace", "prince", "land")), round=round_number, options={"tournament": True})
        for action in ("attack", "treachery", "intrigue"):
            if peace:
                assert refused(table, 0, action) == "OR-16.2"
            else:
                assert action in legal(table)
        assert "joust" in legal(table)
    assert (
        laid(idle(), idle(), phase="vikings", round=1, options={"tournament": True}).view(None)["vikings"]["black"] == 1
    )


def finish_game(table: meadhall.Table, loser: int) -> None:
    """Seat `loser` loses the game under way: the other one builds, this one runs dry."""
    while table.view(None)["phase"] not in ("series", "over"):
        seat = table.awaiting[0]
        phase = table.view(None)["phase"]
        if phase == "decks":
            table.play(seat, "deck lords")
        elif phase == "tray-towers":
            table.play(seat, "tower land")
        elif seat == loser and "concede" in legal(table, seat):
            table.play(seat, "concede")
        else:
            table.play(seat, "end")


@rule("OR-16.3")
def test_the_winner_keeps_the_deck_and_others_may_rebuild() -> None:
    table = new(tournament=True, series=3, concession=True, seed=8)
    finish_game(table, loser=1)
    assert table.view(None)["phase"] == "series"
    assert table.view(None)["wins"] == [1, 0]
    assert (table.awaiting, legal(table, 1)) == ((1,), ["keep", "rebuild"])
    do(table, "1 rebuild")
    assert (table.awaiting, table.view(None)["phase"]) == ((1,), "decks")
    do(table, "1 deck politics")
    assert table.view(0)["deck_list"]["castle"] == 5
    assert table.view(1)["deck_list"]["treachery"] == 3


@rule("OR-16.4")
def test_a_majority_of_wins_takes_the_series() -> None:
    table = new(tournament=True, series=3, concession=True, seed=8)
    firsts = []
    for loser in (0, 1, 0):
        finish_game(table, loser)
        firsts.append(told(table, "first-player")[-1]["seat"])
        if not table.over:
            do(table, f"{table.awaiting[0]} keep")
    assert table.over
    assert table.result is not None
    assert (table.result.scores, table.result.places) == ([1, 2], [2, 1])
    assert len(told(table, "first-player")) == 3, "each game draws a new first player"
    swift = new(tournament=True, series=3, concession=True, seed=9)
    finish_game(swift, 1)
    do(swift, "1 keep")
    finish_game(swift, 1)
    assert swift.over


@rule("OR-16.5")
def test_each_may_redraw_once_in_turn_order() -> None:
    table = with_decks(3, mulligan=True, seed=5)
    first = table.view(None)["first"]
    old = hand(table, first)
    assert (table.awaiting, legal(table, first)) == ((first,), ["keep", "redraw"])
    do(table, f"{first} redraw")
    assert len(hand(table, first)) == 5
    assert sizes(table, "deck")[first] == 19
    assert old != hand(table, first)
    second = (first + 1) % 3
    do(table, f"{second} keep", f"{(first + 2) % 3} keep")
    assert "end" in legal(table, first)


# --- Legacy Points ---------------------------------------------------------------------------------------------------


@rule("OR-16.6", "OR-16.7")
def test_points_are_spent_one_by_one_before_decks_are_built() -> None:
    table = new(3, legacy=True, seed=2)
    first = table.view(None)["first"]
    assert table.awaiting == (first,)
    assert sizes(table, "points") == [2, 2, 2]
    assert set(legal(table, first)) == {
        "buy towers", "buy banner", "place castle", "place land", "place market_town", "place church",
        "install prince", "install vassal", "install champion", "install monk",
    }  # fmt: skip
    order = []
    for _ in range(6):
        order.append(table.awaiting[0])
        do(table, f"{order[-1]} buy banner")
    assert order == [(first + step) % 3 for step in range(6)]
    assert table.view(None)["phase"] == "decks"
    assert sizes(table, "banners") == [2, 2, 2]
    assert sizes(new(2, legacy=True, legacy_points=3), "points") == [3, 3]


@rule("OR-16.7", "OR-16.39")
def test_what_a_point_buys() -> None:
    table = new(2, legacy=True, legacy_points=3, seed=2)
    one, two = table.awaiting[0], 1 - table.awaiting[0]
    do(table, f"{one} buy towers", f"{one} tower monk", f"{one} tower land")
    do(table, f"{two} place castle", f"{one} install champion", f"{two} install vassal")
    castle = legal(table, two)[-1]
    do(table, f"{two} {castle}")
    assert sizes(table, "towers")[one] == 2
    assert "monk" not in str(table.view(two)["seats"]) + str(table.journal(two))
    assert seat_of(table, two)["fiefs"][1]["lord"] == "vassal"
    assert seat_of(table, one)["fiefs"][0]["lord"] == "champion"
    assert "place cathedral" not in legal(table, one)


@rule("OR-16.8")
def test_bought_copies_are_missing_from_the_deck_and_a_bought_land_brings_no_army() -> None:
    table = new(2, legacy=True, seed=2)
    for _ in range(4):
        do(table, f"{table.awaiting[0]} place land")
    assert seat_of(table, 0)["pool"] == {"infantry": 0, "knight": 0}
    assert "deck land_army" not in legal(table, 0), "six Lands are too many now"
    do(table, *["0 add land"] * 4)
    assert refused(table, 0, "add land") == "OR-2.2"


@rule("OR-16.9")
def test_bought_banners_may_crown_before_the_game() -> None:
    table = new(2, legacy=True, seed=2)
    king = table.awaiting[0]
    other = 1 - king
    do(table, f"{king} buy banner", f"{other} place church", f"{king} buy banner", f"{other} place church")
    assert table.view(None)["king"] == king
    assert (seat_of(table, king)["banners"], discards(table, king)) == (0, ["banner", "banner"])
    assert table.view(None)["guard"] == {}


# --- Neighbours, Tactics ---------------------------------------------------------------------------------------------


@rule("OR-16.10")
def test_neighbours_attack_to_the_left_only() -> None:
    war = idle(CHAMPION, hand=["intrigue"])
    table = laid(war, idle(), idle(fief("palace", None, "land")), idle(), options={"neighbours": True})
    trial = do(table.clone(), "0 attack")
    assert trial.view(None)["battle"]["defender"] == 1
    do(table, "0 intrigue")
    assert table.view(None)["struggle"]["victim"] == 2, "Intrigue is unrestricted"
    closed = laid(war, earl(fiefs=[], alive=False, cubes=0), idle(), idle(), fallen=[1], options={"neighbours": True})
    do(closed, "0 attack")
    assert closed.view(None)["battle"]["defender"] == 2, "the circle closes"


def tactical(card: str, attacker: list[str], defender: list[str]) -> meadhall.Table:
    table = laid(earl(CHAMPION, hand=attacker), earl(CHAMPION, hand=defender), card=card, options={"tactics": True})
    return do(table, "0 attack", f"0 field lord {number(0)}", "0 done", f"1 field lord {number(1)}", "1 done")


@rule("OR-16.11", "OR-16.12")
def test_banners_turn_a_result_and_turn_it_back() -> None:
    table = tactical("attacker_wins", ["banner", "land"], ["banner", "land"])
    assert (table.awaiting, legal(table, 1)) == ((1,), ["banner", "pass"])
    do(table, "1 banner")
    assert (table.awaiting, legal(table, 0)) == ((0,), ["banner", "pass"])
    do(table, "0 banner", "1 pass")
    assert told(table, "damage") == [{"attacker_count": 0, "defender_count": 2}]
    turned = do(tactical("attacker_wins", ["banner", "land"], ["banner", "land"]), "1 banner", "0 pass")
    assert told(turned, "damage") == [{"attacker_count": 2, "defender_count": 2}]
    assert told(turned, "lord-captured") == []
    against = tactical("defender_wins", ["banner"], ["land"])
    assert against.awaiting == (0,)


@rule("OR-16.13")
def test_neither_the_church_nor_the_vikings_are_turned_by_banners() -> None:
    church = tactical("church_decides", ["banner"], ["banner", "land"])
    assert told(church, "damage") == [{"attacker_count": 2, "defender_count": 2}]
    vikings = laid(
        idle(cubes=1, hand=["banner"]), earl(CHAMPION, hand=["banner"], cubes=0), phase="vikings",
        vikings={"arrived": True, "horde": {"viking": 3}, "growth_due": False}, options={"tactics": True},
        table_decks=battle_pile("attacker_wins"),
    )  # fmt: skip
    do(vikings, f"0 siege {number(1)}", f"1 field lord {number(1)}", "1 done")
    assert vikings.awaiting == (1,)
    do(vikings, "1 banner")
    assert told(vikings, "damage") == [{"attacker_count": 2, "defender_count": 3}], "the Vikings don't answer"


# --- A House Divided, drafting ---------------------------------------------------------------------------------------


@rule("OR-16.14", "OR-16.15", "OR-16.16")
def test_twelve_common_cards_in_every_deck() -> None:
    table = new(3, house=True, seed=6)
    named = told(table, "house-named")[0]["seat"]
    assert table.awaiting == (named,)
    do(table, *[f"{named} add castle"] * 6)
    assert refused(table, named, "add castle") == "OR-16.14"
    do(table, *[f"{named} add vassal"] * 6)
    assert table.view(None)["common"] == {"castle": 6, "vassal": 6}
    assert told(table, "first-player") == []
    assert list(table.awaiting) == [0, 1, 2]
    for seat in range(3):
        assert "add castle" not in legal(table, seat)
        do(table, *[f"{seat} add {card}" for card in ("land", "monk") for _ in range(6)])
    for seat in range(3):
        assert table.view(seat)["deck_list"] == {"castle": 6, "land": 6, "vassal": 6, "monk": 6}
    assert len(told(table, "first-player")) == 1


@rule("OR-16.17", "OR-16.18", "OR-16.19")
def test_a_draft_of_three_packs() -> None:
    table = new(3, draft=True, seed=6)
    packs = [table.view(seat)["pack"] for seat in range(3)]
    assert [len(pack) for pack in packs] == [10, 10, 10]
    for seat in range(3):
        do(table, f"{seat} keep {packs[seat][0]}", f"{seat} keep {packs[seat][1]}")
    for seat in range(3):
        assert table.view((seat + 1) % 3)["pack"] == packs[seat][2:], "the first pack is passed left"
    assert "'pack'" not in str(table.view(None))
    play_on(table, Random(2), most=3 * 6)
    second = [table.view(seat)["pack"] for seat in range(3)]
    assert [len(pack) for pack in second] == [10, 10, 10]
    assert [len(table.view(seat)["kept"]) for seat in range(3)] == [8, 8, 8]
    for seat in range(3):
        do(table, f"{seat} keep {second[seat][0]}", f"{seat} keep {second[seat][1]}")
    for seat in range(3):
        assert table.view((seat - 1) % 3)["pack"] == second[seat][2:], "the second right"
    play_on(table, Random(2), most=3 * 14)
    assert [sum(table.view(seat)["deck_list"].values()) for seat in range(3)] == [24, 24, 24]
    everything = dict.fromkeys(SET_TYPES, 0)
    for seat in range(3):
        for card, count in table.view(seat)["deck_list"].items():
            everything[card] += count
    assert max(everything.values()) <= 6


@rule("OR-16.20")
def test_drafted_cards_belong_to_whoever_holds_them() -> None:
    table = laid(earl(hand=["intrigue", "land"], deck={}), earl(fief("palace", None, "church"), deck={}), idle(deck={}),
                 options={"draft": True})  # fmt: skip
    do(table, "0 intrigue")
    assert seat_of(table, 0)["fiefs"][0]["properties"] == [{"card": "church", "owner": 0}]
    taken = laid(earl(CHAMPION, fief("castle", "champion"), hand=["land"], deck={}),
                 earl(fief("palace"), fief("castle"), deck={}), options={"draft": True})  # fmt: skip
    do(taken, "0 attack", f"0 siege {number(1)}", f"0 field lord {number(0)}", f"0 field lord {number(0, 1)}", "0 done",
       "0 capture")  # fmt: skip
    assert seat_of(taken, 0)["fiefs"][-1]["building"] == {"card": "palace", "owner": 1}, "Palaces keep their owner"


# --- State and Church, Captains, Resourceful Earls -------------------------------------------------------------------


@rule("OR-16.21")
def test_king_and_archbishop_in_one_wins_at_the_start_of_the_turn() -> None:
    both = idle(fief("palace", None, "cathedral"))
    table = laid(both, idle(), king=0, options={"state_and_church": True})
    assert table.over
    assert table.result is not None
    assert table.result.winners == [0]
    assert not laid(both, idle(), king=0).over
    late = laid(idle(hand=["cathedral", "land"]), idle(), king=0, options={"state_and_church": True})
    do(late, "0 place cathedral")
    assert not late.over, "only at the very start of the own turn"
    do(late, "0 end", "1 end")
    assert late.over


@rule("OR-16.22")
def test_captains_have_garrisons_without_limit() -> None:
    table = laid(idle(mercenaries=[{}], pool={"infantry": 4, "knight": 2}), idle(towers=["land"]),
                 options={"captains": True})  # fmt: skip
    do(table, *["0 garrison 1 infantry"] * 4, *["0 garrison 1 knight"] * 2, "0 attack", "0 storm 2")
    do(table, "0 field mercenary 1")
    assert table.view(0)["battle"]["attack_strength"] == 2 + 4 + 4, "the whole garrison comes along"


@rule("OR-16.23", "OR-16.24")
def test_two_cards_for_one_of_the_tray() -> None:
    table = laid(earl(hand=["land", "church", "allies"], tray={"monk": 1, "castle": 1},
                      deck={card: 6 for card in SET_TYPES if card not in ("monk", "castle", "land", "church", "allies")}
                      | {"monk": 5, "castle": 5, "land": 5, "church": 5, "allies": 5}),
                 idle(), options={"resource": True})  # fmt: skip
    do(table, "0 barter", "0 discard land", "0 discard church")
    assert legal(table) == ["take castle", "take monk"]
    do(table, "0 take monk")
    assert hand(table, 0) == ["allies", "monk"]
    assert discards(table, 0) == ["church", "land"]
    assert table.view(0)["tray"] == {"castle": 1}, "the tray is not refilled"
    assert told(table, "took-from-tray", 1) == []
    assert refused(laid(earl(hand=["land"]), idle(), options={"resource": True}), 0, "barter") == "OR-16.23"


# --- Two-Headed Earl -------------------------------------------------------------------------------------------------


def allied(*earls: dict[str, object], **fields: object) -> meadhall.Table:
    return laid(*earls, options={"teams": True}, **fields)  # type: ignore[arg-type]


@rule("OR-16.25", "OR-16.26")
def test_allies_sit_opposite_and_leave_each_other_alone() -> None:
    props = fief("palace", "prince", "land")
    table = allied(idle(props, hand=["treachery", "intrigue", "land"]), idle(props), idle(props), idle(props))
    trial = do(table.clone(), "0 attack")
    assert f"siege {number(2)}" not in legal(trial)
    assert f"siege {number(1)}" in legal(trial)
    for card in ("treachery", "intrigue"):
        lines = legal(do(table.clone(), f"0 {card}"))
        assert f"fief {number(1)}" in lines
        assert f"fief {number(2)}" not in lines
    assert table.view(0)["hand"] != table.view(2)["hand"], "hands stay separate"


@rule("OR-16.27", "OR-16.28")
def test_allies_field_in_turn_and_share_the_result() -> None:
    table = allied(idle(CHAMPION), idle(CHAMPION), idle(CHAMPION), idle(CHAMPION), card="normal")
    do(table, "0 attack", f"0 siege {number(1)}", f"0 field lord {number(0)}", "0 done")
    asked = []
    for seat in (1, 2, 3):
        asked.append(table.awaiting[0])
        do(table, f"{seat} field lord {number(seat)}", f"{seat} done")
    assert asked == [1, 2, 3]
    assert told(table, "damage") == [{"attacker_count": 4, "defender_count": 4}]
    held = {"seat": 1, "fief": number(1), "points_count": 2, "needed_count": 3, "fief_cards": ["palace", "champion"]}
    assert told(table, "siege-held") == [held]
    alone = allied(idle(CHAMPION), idle(), idle(), idle(CHAMPION), card="normal")
    do(alone, "0 attack", f"0 siege {number(1)}", f"0 field lord {number(0)}", "0 done", "1 done", "2 done",
       f"3 field lord {number(3)}", "3 done")  # fmt: skip
    assert told(alone, "battle-card"), "a card is drawn if the defending side fielded anything"


@rule("OR-16.29")
def test_an_allied_captive_is_ransomed_by_his_own_holder() -> None:
    ally = fief("palace", "champion", "land")
    table = allied(idle(CHAMPION), idle(fief("palace")), idle(), idle(ally), card="attacker_wins")
    do(table, "0 attack", f"0 siege {number(1)}", f"0 field lord {number(0)}", "0 done", "1 done", "2 done",
       f"3 field lord {number(3)}", "3 done")  # fmt: skip
    assert (table.awaiting, legal(table, 3)) == ((3,), [f"ransom {number(3)}", "done"])
    do(table, f"3 ransom {number(3)}")
    assert holdings(table, 0)[number(0)][2] == ["land"], "paid to the opposing main Earl"
    assert holdings(table, 3)[number(3)][1] == "champion"


@rule("OR-16.30")
def test_either_earl_of_a_side_answers() -> None:
    table = allied(
        idle(hand=["intrigue", "land"]), idle(fief("palace", None, "church"), hand=["land"]),
        idle(hand=["allies"]), idle(hand=["vassal"]),
    )  # fmt: skip
    do(table, "0 intrigue")
    assert table.awaiting == (1,)
    do(table, "1 pass")
    assert (table.awaiting, legal(table, 3)) == ((3,), ["answer vassal", "pass"])
    do(table, "3 answer vassal", "0 pass", "2 answer allies", "1 pass")
    assert told(table, "stolen") == [{"seat": 0, "card": "church", "victim_seat": 1}], "the ally's hand is empty"


@rule("OR-16.31")
def test_the_allys_cathedral_bars_nothing_but_the_ally_pays_the_levy() -> None:
    table = allied(
        idle(fief("palace", "prince"), hand=["banner"], banners=1), idle(),
        idle(fief("palace", None, "cathedral"), pool={"infantry": 1}), idle(),
    )  # fmt: skip
    assert "bequeath" in legal(table)
    do(table, "0 kingship")
    assert told(table, "levied") == [{"seat": 2, "army": "infantry"}]


@rule("OR-16.32")
def test_a_team_loses_when_both_have_fallen() -> None:
    table = allied(idle(hand=["treachery", "land"]), idle(fief("palace", "champion"), hand=[]), idle(),
                   earl(fiefs=[], alive=False, cubes=0), fallen=[3])  # fmt: skip
    do(table, "0 treachery")
    assert table.over
    assert table.result is not None
    assert table.result.places == [1, 3, 1, 3]


@rule("OR-16.41")
def test_teams_are_ranked_by_their_sums_and_win_together() -> None:
    one = idle(fief("palace", None, "land", "land"))
    table = allied(idle(), one, idle(), idle(), phase="vikings", round=60)
    assert table.result is not None
    assert table.result.places == [3, 1, 3, 1]
    crowned = laid(idle(fief("palace", None, "cathedral")), idle(), idle(), idle(), king=0,
                   options={"teams": True, "state_and_church": True})  # fmt: skip
    assert crowned.result is not None
    assert crowned.result.winners == [0, 2]


@rule("OR-16.42")
def test_allies_help_against_the_vikings() -> None:
    table = allied(
        idle(CHAMPION, cubes=1), idle(cubes=0), idle(CHAMPION, cubes=0), idle(cubes=0), phase="vikings",
        vikings={"arrived": True, "horde": {"viking": 5}, "growth_due": False}, table_decks=battle_pile("normal"),
    )  # fmt: skip
    assert f"siege {number(2)}" in legal(table, 0), "the leader may aim at the ally"
    do(table, f"0 siege {number(2)}", f"2 field lord {number(2)}", "2 done")
    assert table.awaiting == (0,)
    do(table, f"0 field lord {number(0)}", "0 done")
    assert table.view(None)["battle"] is None or table.awaiting == (0,)
    assert told(table, "damage") == [{"attacker_count": 4, "defender_count": 5}]


@rule("OR-16.43")
def test_only_the_attackers_own_cards_give_a_foothold_and_only_the_two_play_banners() -> None:
    table = laid(
        idle(hand=["champion", "land"]), idle(fief("palace", None, "church"), hand=["banner"]), idle(CHAMPION),
        idle(hand=["banner"]), card="attacker_wins", options={"teams": True, "tactics": True},
    )  # fmt: skip
    do(table, "0 attack", f"0 raid {number(1)}", "0 field champion", "0 done", "1 done",
       f"2 field lord {number(2)}", "2 done", "3 done")  # fmt: skip
    assert discards(table, 1) == ["church"], "the ally's Champion is no foothold"
    fought = laid(
        idle(CHAMPION), idle(CHAMPION, hand=["banner"]), idle(hand=["banner"]), idle(hand=["banner"]),
        card="attacker_wins", options={"teams": True, "tactics": True},
    )  # fmt: skip
    do(fought, "0 attack", f"0 siege {number(1)}", f"0 field lord {number(0)}", "0 done", f"1 field lord {number(1)}",
       "1 done", "2 done", "3 done", "1 banner")  # fmt: skip
    assert fought.awaiting == (0,)
    do(fought, "0 pass")
    assert told(fought, "damage") == [{"attacker_count": 2, "defender_count": 2}]


# --- Great Heathen Army ----------------------------------------------------------------------------------------------

HEATHEN: dict[str, Any] = {"options": {"heathen": True}}


@rule("OR-16.33", "OR-16.35")
def test_nobody_is_eliminated_by_losing_the_last_fief() -> None:
    victim = earl(fief("palace", "champion"), hand=["land"], towers=["land"], banners=1, pool={"infantry": 1},
                  mercenaries=[{"garrison": {"knight": 1}}], cubes=3, emissaries=["monk"])  # fmt: skip
    table = laid(idle(hand=["treachery", "land"]), victim, idle(), king=1, **HEATHEN)
    do(table, "0 treachery", f"0 lord {number(1)}", "1 pass")
    shown = seat_of(table, 1)
    assert (shown["alive"], shown["fiefs"], shown["mercenaries"], shown["banners"]) == (True, [], [], 0)
    assert (shown["hand"], shown["towers"], shown["pool"]["infantry"], shown["cubes"]) == (1, 1, 1, 3)
    assert table.view(None)["king"] == 1
    assert discards(table, 1) == ["banner", "champion", "mercenary", "palace"]
    crown = laid(idle(fief("palace", None, "cathedral")), idle(), idle(), king=0, **HEATHEN)
    assert crown.over, "State and Church is in force"


@rule("OR-16.34")
def test_an_empty_deck_costs_everything_but_the_seat() -> None:
    table = laid(earl(fief("palace", None, "land"), hand=["land"], deck={}, mercenaries=[{}], banners=1), idle(),
                 idle(), **HEATHEN)  # fmt: skip
    do(table, "0 end")
    shown = seat_of(table, 0)
    assert (shown["alive"], shown["fiefs"], shown["mercenaries"], shown["banners"]) == (True, [], [], 0)
    assert (shown["hand"], shown["deck"], shown["discard"]) == (2, 3, []), "palace, land, mercenary, banner: one drawn"


@rule("OR-16.36", "OR-16.44")
def test_without_a_fief_one_may_come_back() -> None:
    table = laid(idle(fiefs=[], hand=["castle", "land", "prince", "intrigue"]),
                 idle(fief("palace", None, "church"), hand=[]), idle(), **HEATHEN)  # fmt: skip
    assert refused(table, 0, "place land") == "OR-4.6"
    assert refused(table, 0, "install prince") == "OR-4.9"
    trial = do(table.clone(), "0 intrigue")
    assert told(trial, "no-place-for") == [{"seat": 0, "card": "church"}]
    do(table, "0 place castle")
    assert len(seat_of(table, 0)["fiefs"]) == 1
    target = laid(idle(CHAMPION), idle(fiefs=[], towers=["land"]), idle(), **HEATHEN)
    do(target, "0 attack")
    assert [line for line in legal(target) if line.endswith(" 2")] == ["storm 2"]
    nothing = laid(idle(CHAMPION), idle(fiefs=[]), idle(), options={"heathen": True, "neighbours": True})
    do(nothing, "0 attack")
    assert nothing.view(None)["battle"]["defender"] == 2, "the next Earl with a Fief or a Tower"


@rule("OR-16.37")
def test_before_the_vikings_arrive_the_only_landed_earl_wins() -> None:
    table = laid(idle(hand=["treachery", "land"]), earl(fief("palace", "champion")), idle(fiefs=[]), **HEATHEN)
    do(table, "0 treachery")
    assert table.over
    assert table.result is not None
    assert table.result.winners == [0]
    late = laid(idle(hand=["treachery", "land"]), earl(fief("palace", "champion")), idle(fiefs=[]),
                vikings={"arrived": True, "horde": {"viking": 1}}, **HEATHEN)  # fmt: skip
    do(late, "0 treachery")
    assert not late.over


@rule("OR-16.38")
def test_the_end_of_the_heathen_army_or_of_all_fiefs() -> None:
    def battle(king: int | None) -> meadhall.Table:
        lords = [fief("palace", "champion"), fief("castle", "champion")]
        table = laid(
            idle(cubes=1), earl(*lords, cubes=0), idle(cubes=0), phase="vikings", king=king,
            vikings={"arrived": True, "horde": {"viking": 4}, "growth_due": False},
            table_decks=battle_pile("normal"), **HEATHEN,
        )  # fmt: skip
        return do(table, f"0 siege {number(1)}", f"1 field lord {number(1)}", f"1 field lord {number(1, 1)}")

    for king, winner in ((2, 2), (None, 1)):
        table = battle(king)
        assert table.over
        assert table.result is not None
        assert table.result.winners == [winner], "the King, or the best standing"
    cases: list[tuple[dict[str, Any], bool]] = [({"round": 60}, False), ({"round": 5}, True)]
    for fields, bare in cases:
        earls = [idle(fiefs=[]) if bare else idle() for _ in range(3)]
        lost = laid(*earls, phase="vikings", vikings={"arrived": True, "horde": {"viking": 1}}, **fields, **HEATHEN)
        assert lost.over
        assert lost.result is not None
        assert (lost.result.winners, lost.result.places) == ([], [2, 2, 2])
        assert lost.view(None)["winner"] == "vikings"


@rule("OR-16.45")
def test_the_heathen_army_sails_home() -> None:
    def after(turns: int, king: int | None = None, **options: int) -> meadhall.Table:
        vikings = {"arrived": True, "horde": {"viking": 1}, "turns": turns}
        earls = [idle(), idle(fief("palace"), fief()), idle(fiefs=[])]
        chosen = {"heathen": True, **options}
        return laid(*earls, phase="vikings", vikings=vikings, king=king, options=chosen)

    assert not after(8).over
    for king, winner in ((None, 1), (0, 0), (2, 1)):
        table = after(9, king)
        assert table.result is not None
        assert table.result.winners == [winner], "the King if he has a Fief, or the best standing"
        assert clauses(table, "won") == ["OR-16.45"]
        assert told(table, "vikings-sail-home") == [{"turns_count": 10}]
    assert not after(9, heathen_turns=0).over
    assert after(2, heathen_turns=3).over


@rule("OR-16.33", "OR-16.37")
def test_a_concession_can_leave_the_only_landed_earl() -> None:
    options = {"heathen": True, "concession": True}
    table = laid(idle(), idle(), idle(fiefs=[]), options=options)
    do(table, "0 concede")
    assert table.over
    assert clauses(table, "eliminated") == ["OR-14.3"]
    assert told(table, "won") == [{"seat": 1}]
    assert clauses(table, "won") == ["OR-16.37"]
    assert table.result is not None
    assert table.result.places == [3, 1, 2]
    others = do(laid(idle(), idle(), idle(), options=options), "0 concede")
    assert not others.over, "two Earls still have Fiefs"
    vikings = {"arrived": True, "horde": {"viking": 1}}
    late = do(laid(idle(), idle(), idle(fiefs=[]), vikings=vikings, options=options), "0 concede")
    assert not late.over, "after the Vikings' arrival another clause ends the game"


@rule("OR-16.33", "OR-4.12")
def test_a_short_banquet_eliminates_nobody_in_this_variant() -> None:
    options = {"heathen": True, "banquet_needs_full_draw": False}
    table = laid(earl(hand=["banquet", "land"], deck={"church": 1}), idle(), idle(), options=options)
    do(table, "0 banquet")
    assert seat_of(table, 0)["alive"]
    assert told(table, "banquet-held") == [{"seat": 0, "cards_count": 1}]
    assert hand(table, 0) == ["land", "church"], "what there was is drawn"
    assert table.awaiting == (0,), "and the turn goes on"
    do(table, "0 end")
    assert (seat_of(table, 0)["alive"], seat_of(table, 0)["fiefs"]) == (True, []), "the draw at its end is another"
    base = laid(earl(hand=["banquet", "land"], deck={"church": 1}), idle(), idle(),
                options={"banquet_needs_full_draw": False})  # fmt: skip
    do(base, "0 banquet")
    assert clauses(base, "eliminated") == ["OR-4.12"]


@rule("OR-16.38", "OR-14.9")
def test_equal_earls_share_the_win_over_the_horde() -> None:
    lords = [fief("palace", "champion"), fief("castle", "champion")]
    landless = idle(fiefs=[], hand=["land"] * 3, cubes=0)
    table = laid(
        idle(*[fief("palace"), fief("castle")], cubes=1), earl(*lords, hand=["allies"], cubes=0), landless,
        phase="vikings", vikings={"arrived": True, "horde": {"viking": 4}, "growth_due": False},
        table_decks=battle_pile("normal"), **HEATHEN,
    )  # fmt: skip
    equal = [len(table.position()["seats"][seat]["hand"]) + sizes(table, "deck")[seat] for seat in (0, 1)]
    assert equal[0] == equal[1] + 2, "two Champions of the second Earl are on the table"
    do(table, f"0 siege {number(1)}", f"1 field lord {number(1)}", f"1 field lord {number(1, 1)}", "1 done")
    assert table.over
    assert table.result is not None
    assert table.result.places == [1, 2, 3], "cards decide, and a Fief stands above any number of cards"

    shared = laid(
        idle(*lords, cubes=1), earl(*lords, hand=["allies"], cubes=0), landless,
        phase="vikings", vikings={"arrived": True, "horde": {"viking": 4}, "growth_due": False},
        table_decks=battle_pile("normal"), **HEATHEN,
    )  # fmt: skip
    do(shared, f"0 siege {number(1)}", f"1 field lord {number(1)}", f"1 field lord {number(1, 1)}", "1 done")
    assert shared.result is not None
    assert shared.result.places == [1, 1, 3]
    assert [entry["seat"] for entry in told(shared, "shared-win")] == [0, 1]
    assert clauses(shared, "shared-win") == ["OR-16.38"] * 2
    assert shared.view(None)["winner"] is None


@rule("OR-16.38", "OR-14.9")
def test_vikings_who_never_arrived_win_nothing_at_the_round_limit() -> None:
    table = laid(idle(), idle(fief("palace"), fief()), idle(), phase="vikings", round=60, **HEATHEN)
    assert table.over
    assert table.result is not None
    assert table.result.places == [2, 1, 2]
    assert clauses(table, "won") == ["OR-14.9"]
    assert table.view(None)["winner"] is None


# --- all of them -----------------------------------------------------------------------------------------------------


@pytest.mark.once
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(3))
def test_any_allowed_combination_plays_to_its_end(players: int, seed: int) -> None:
    random = Random(f"{players} {seed}")
    names = list(VARIANTS.values())
    played = 0
    while played < 4:
        options = dict.fromkeys(random.sample(names, random.randint(1, 5)), True)
        try:
            table = new(players, seed=seed, **options)
        except meadhall.BadOption:
            continue
        play_on(table, random, lambda table: table.game.check(table.state))
        played += 1
        assert table.over
    pass_turns(table, 0)
