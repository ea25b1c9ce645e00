"""The views of each game, typed: what `Table.view` returns, field by field.

Written by scripts/typed_views.py from real views; tests/test_types.py holds other real views against it.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict, cast

from meadhall.kernel.table import Table


class BrianBoruViewTownsEntry(TypedDict):
    disc: int
    vikings: bool
    monastery: bool


class BrianBoruViewClaims(TypedDict):
    N: int | str
    U: int | str
    B: int | str
    S: int | str
    D: int | str
    C: int | str
    L: int | str
    M: int | str


class BrianBoruViewMarker(TypedDict):
    holder: int | None
    town: str | None


class BrianBoruViewVikings(TypedDict):
    deck: int
    discard: list[int]


class BrianBoruViewMarriage(TypedDict):
    open: str | None
    deck: int


class BrianBoruViewPrincess(TypedDict):
    holder: int
    choice: str


class BrianBoruViewTrick(TypedDict):
    leader: int
    town: str | None
    played: list[int | None]
    winner: int | None
    order: list[int]
    acted: list[int]


class BrianBoruViewUpkeep(TypedDict):
    part: str
    left: list[int]


class BrianBoruViewSeatsItem(TypedDict):
    coins: int
    points: int
    renown: int
    raiders: int
    church: int
    track: int
    hand: int
    packet: int
    picked: bool
    marriage_cards: list[str]


class BrianBoruViewResultLinesItem(TypedDict):
    points: int
    coins: int
    marker: int
    renown: int
    held: int
    board: int
    spread: int


class BrianBoruViewResultTiesItem(TypedDict):
    tokens: int
    marriages: int


class BrianBoruViewResult(TypedDict):
    scores: list[int]
    places: list[int]
    lines: list[BrianBoruViewResultLinesItem]
    ties: list[BrianBoruViewResultTiesItem]


class BrianBoruView(TypedDict):
    game: str
    players: int
    ply: int
    awaiting: list[int]
    over: bool
    seat: int | None
    towns: dict[str, BrianBoruViewTownsEntry]
    claims: BrianBoruViewClaims
    round: int
    rounds: int
    marker: BrianBoruViewMarker
    battle_area: int
    vikings: BrianBoruViewVikings
    marriage: BrianBoruViewMarriage
    princess: BrianBoruViewPrincess | None
    phase: str
    trick: BrianBoruViewTrick | None
    upkeep: BrianBoruViewUpkeep | None
    seats: list[BrianBoruViewSeatsItem]
    hand: NotRequired[list[int]]
    packet: NotRequired[list[int]]
    picked: NotRequired[list[int]]
    result: NotRequired[BrianBoruViewResult]
    discard: NotRequired[list[int]]
    options: Any


class FeastForOdinViewSpacesEntry(TypedDict):
    seat: int | str
    vikings: int


class FeastForOdinViewBoardsA(TypedDict):
    side: str
    owner: int | None
    silver: int
    area: str


class FeastForOdinViewBoardsB(TypedDict):
    side: str
    owner: int | None
    silver: int
    area: str


class FeastForOdinViewBoardsC(TypedDict):
    side: str
    owner: int | None
    silver: int
    area: str


class FeastForOdinViewBoardsD(TypedDict):
    side: str
    owner: int | None
    silver: int
    area: str


class FeastForOdinViewBoards(TypedDict):
    A: FeastForOdinViewBoardsA
    B: FeastForOdinViewBoardsB
    C: FeastForOdinViewBoardsC
    D: FeastForOdinViewBoardsD


class FeastForOdinViewBuildings(TypedDict):
    shed: int
    stone_house: int
    long_house: int


class FeastForOdinViewWeaponsDiscard(TypedDict):
    bow: int
    snare: int
    spear: int
    long_sword: int


class FeastForOdinViewWeapons(TypedDict):
    deck: int
    discard: FeastForOdinViewWeaponsDiscard


class FeastForOdinViewDiceThrowsItem(TypedDict):
    face: int
    by_cards: int
    by_ore_thrown: int
    by_ships: int
    result: int


class FeastForOdinViewDice(TypedDict):
    seat: int
    action: str
    sides: int
    rolls: int
    most_rolls: int
    rolls_left: int
    throws: list[FeastForOdinViewDiceThrowsItem]
    face: int | None
    result: int
    needed: int
    reach: int
    boats: list[int]
    spent: list[int]
    stage: int


class FeastForOdinViewTable(TypedDict):
    seat: int
    column: int
    pieces: list[list[str]]
    empty: int


class FeastForOdinViewLaying(TypedDict):
    seat: int
    item: str
    area: str | None
    turn: int | None


class FeastForOdinViewSeatsItemSlots(TypedDict):
    shed_wood: int
    shed_stone: int
    house_wood: int
    house_stone: int


class FeastForOdinViewSeatsItemEmigrated(TypedDict):
    knarr: int
    longship: int


class FeastForOdinViewSeatsItemScore(TypedDict):
    ships: int
    emigrations: int
    exploration_boards: int
    buildings: int
    animals: int
    occupations: int
    silver: int
    final_income: int
    english_crown: int
    home_cells: int
    exploration_cells: int
    house_cells: int
    slots: int
    thing_penalties: int


class FeastForOdinViewSeatsItem(TypedDict):
    supply: dict[str, int]
    thing: int
    hand: int
    played: list[int]
    slots: FeastForOdinViewSeatsItemSlots
    emigrated: FeastForOdinViewSeatsItemEmigrated
    penalties: int
    laid: list[list[int | str | list[int]]]
    areas: list[str]
    income: int
    bonuses: dict[str, list[str]]
    feast: list[int]
    score: FeastForOdinViewSeatsItemScore


class FeastForOdinViewResultLinesItem(TypedDict):
    ships: int
    emigrations: int
    exploration_boards: int
    buildings: int
    animals: int
    occupations: int
    silver: int
    final_income: int
    english_crown: int
    home_cells: int
    exploration_cells: int
    house_cells: int
    slots: int
    thing_penalties: int


class FeastForOdinViewResult(TypedDict):
    scores: list[int]
    places: list[int]
    lines: list[FeastForOdinViewResultLinesItem]
    ties: list[Any]


class FeastForOdinView(TypedDict):
    game: str
    players: int
    ply: int
    awaiting: list[int]
    over: bool
    seat: int | None
    round: int
    rounds: int
    start_player: int
    turn: int | None
    passed: list[int]
    vikings_aside: int
    spaces: dict[str, FeastForOdinViewSpacesEntry]
    imitations: list[str]
    boards: FeastForOdinViewBoards
    display: list[str]
    buildings: FeastForOdinViewBuildings
    strips: dict[str, list[str]]
    strips_hidden: list[str]
    weapons: FeastForOdinViewWeapons
    deck: int
    phase: str
    step: str
    dice: FeastForOdinViewDice | None
    table: FeastForOdinViewTable | None
    laying: FeastForOdinViewLaying | None
    seats: list[FeastForOdinViewSeatsItem]
    hand: NotRequired[list[int]]
    result: NotRequired[FeastForOdinViewResult]
    options: Any


class OrtusRegniViewVikings(TypedDict):
    arrived: bool
    black: int
    markers: int
    white: bool
    horde: dict[str, int]
    strength: int


class OrtusRegniViewDecksArmy(TypedDict):
    deck: int
    discard: dict[str, int]


class OrtusRegniViewDecksBattle(TypedDict):
    deck: int
    discard: dict[str, int]


class OrtusRegniViewDecksViking(TypedDict):
    deck: int
    discard: dict[str, int]


class OrtusRegniViewDecks(TypedDict):
    army: OrtusRegniViewDecksArmy
    battle: OrtusRegniViewDecksBattle
    viking: OrtusRegniViewDecksViking


class OrtusRegniViewBattleAttackItem(TypedDict):
    seat: int
    strength: int
    role: str
    card: str
    fief: NotRequired[int]
    mercenary: NotRequired[int]


class OrtusRegniViewBattleDefenceItem(TypedDict):
    seat: int
    strength: int
    role: str
    card: str
    mercenary: NotRequired[int]
    fief: NotRequired[int]


class OrtusRegniViewBattleForecast(TypedDict):
    past_force: int
    towers: int
    needed: int


class OrtusRegniViewBattle(TypedDict):
    attacker: int | str
    controller: int
    defender: int
    way: str
    fief: int | None
    card: str | None
    result: str | None
    attack: list[OrtusRegniViewBattleAttackItem]
    defence: list[OrtusRegniViewBattleDefenceItem]
    attack_strength: int
    defence_strength: int
    hurt_attacker: int
    hurt_defender: int
    captives: list[int]
    fallen: list[str]
    forecast: OrtusRegniViewBattleForecast


class OrtusRegniViewStruggleTargetProperty(TypedDict):
    card: str
    owner: int


class OrtusRegniViewStruggleTarget(TypedDict):
    fief: NotRequired[int]
    property: NotRequired[OrtusRegniViewStruggleTargetProperty]
    lord: NotRequired[str]
    mercenary: NotRequired[int]


class OrtusRegniViewStruggle(TypedDict):
    actor: int
    card: str
    victim: int
    last: str
    target: OrtusRegniViewStruggleTarget


class OrtusRegniViewJoustStakesItemProperty(TypedDict):
    card: str
    owner: int


class OrtusRegniViewJoustStakesItem(TypedDict):
    fief: int
    property: NotRequired[OrtusRegniViewJoustStakesItemProperty]


class OrtusRegniViewJoustRidersItem(TypedDict):
    hidden: NotRequired[bool]
    fief: NotRequired[int]
    lord: NotRequired[str]


class OrtusRegniViewJoust(TypedDict):
    attending: list[int]
    stakes: list[OrtusRegniViewJoustStakesItem | None]
    riders: list[OrtusRegniViewJoustRidersItem | None]


class OrtusRegniViewSeatsItemFiefsItemBuilding(TypedDict):
    card: str
    owner: int


class OrtusRegniViewSeatsItemFiefsItemPropertiesItem(TypedDict):
    card: str
    owner: int


class OrtusRegniViewSeatsItemFiefsItem(TypedDict):
    fief: int
    building: OrtusRegniViewSeatsItemFiefsItemBuilding
    lord: str | None
    properties: list[OrtusRegniViewSeatsItemFiefsItemPropertiesItem]


class OrtusRegniViewSeatsItemMercenariesItemGarrison(TypedDict):
    infantry: int
    knight: int


class OrtusRegniViewSeatsItemMercenariesItem(TypedDict):
    mercenary: int
    owner: int
    garrison: OrtusRegniViewSeatsItemMercenariesItemGarrison


class OrtusRegniViewSeatsItemPool(TypedDict):
    infantry: int
    knight: int


class OrtusRegniViewSeatsItem(TypedDict):
    alive: bool
    hand: int
    deck: int
    towers: int
    discard: list[str]
    fiefs: list[OrtusRegniViewSeatsItemFiefsItem]
    mercenaries: list[OrtusRegniViewSeatsItemMercenariesItem]
    pool: OrtusRegniViewSeatsItemPool
    field_limit: int
    banners: int
    cubes: int
    emissaries: list[str]
    turns: int
    bequests: int
    spent: bool
    holdings: int
    points: int


class OrtusRegniViewRevealedItem(TypedDict):
    hand: list[str]
    towers: list[str]
    deck: dict[str, int]
    deck_list: dict[str, int]


class OrtusRegniViewResultLinesItem(TypedDict):
    outlasted: int


class OrtusRegniViewResultTiesItem(TypedDict):
    holdings: int
    towers: int
    cards: int


class OrtusRegniViewResult(TypedDict):
    scores: list[int]
    places: list[int]
    lines: list[OrtusRegniViewResultLinesItem]
    ties: list[OrtusRegniViewResultTiesItem]


class OrtusRegniView(TypedDict):
    game: str
    players: int
    ply: int
    awaiting: list[int]
    over: bool
    seat: int | None
    round: int
    round_limit: int
    bequest_limit: int
    first: int | None
    king: int | None
    guard: dict[str, int]
    archbishop: int | None
    church_controller: int | None
    vikings: OrtusRegniViewVikings
    decks: OrtusRegniViewDecks
    fallen: list[int]
    common: dict[str, int]
    game_number: int
    wins: list[int]
    winner: int | None
    phase: str
    battle: OrtusRegniViewBattle | None
    struggle: OrtusRegniViewStruggle | None
    joust: OrtusRegniViewJoust | None
    seats: list[OrtusRegniViewSeatsItem]
    hand: NotRequired[list[str]]
    own_towers: NotRequired[list[str]]
    own_deck: NotRequired[dict[str, int]]
    tray: NotRequired[dict[str, int]]
    deck_list: NotRequired[dict[str, int]]
    pack: NotRequired[list[str]]
    kept: NotRequired[list[str]]
    own_rider: NotRequired[str | None]
    revealed: NotRequired[list[OrtusRegniViewRevealedItem]]
    result: NotRequired[OrtusRegniViewResult]
    options: Any


def brian_boru_view(table: Table, seat: int | None) -> BrianBoruView:
    """`table.view(seat)` of a game of Brian Boru: High King of Ireland, typed."""
    return cast(BrianBoruView, table.view(seat))


def feast_for_odin_view(table: Table, seat: int | None) -> FeastForOdinView:
    """`table.view(seat)` of a game of A Feast for Odin, typed."""
    return cast(FeastForOdinView, table.view(seat))


def ortus_regni_view(table: Table, seat: int | None) -> OrtusRegniView:
    """`table.view(seat)` of a game of Ortus Regni, typed."""
    return cast(OrtusRegniView, table.view(seat))
