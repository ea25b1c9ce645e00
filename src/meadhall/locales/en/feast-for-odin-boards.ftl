# A player's own side at the table of A Feast for Odin: boards, laying, planning, supply, cards, the feast.

# --- things and places
feast-for-odin-boards-counted = { $count ->
    [one] { $item }
   *[other] { COUNT($count, $item) }
}
feast-for-odin-boards-home = Home board
feast-for-odin-boards-house = { $number ->
    [1] { $house }
   *[other] { $house } { $number }
}
feast-for-odin-boards-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
feast-for-odin-boards-income-of = income { $income }
feast-for-odin-boards-open-of = { $count } open
feast-for-odin-boards-then = then
feast-for-odin-boards-of = Boards of { $name }
feast-for-odin-boards-mine = Your side of the table

# --- a cell, as it is spoken
feast-for-odin-boards-cell = column { $column }, row { $row }{ $kind ->
    [income] , income { $income }{ $pays ->
        [yes] , pays now
       *[other] { "" }
    }
    [bonus] , { $gives } bonus, { $open ->
        [0] surrounded
       *[other] { $open } more to surround
    }
    [penalty] , minus 1
   *[other] { "" }
}, { $state ->
    [hole] can't be covered
    [planned] { $item }, planned
    [covered] { $item }
   *[other] free
}

# --- laying
feast-for-odin-boards-held = { $item }: choose its place.
feast-for-odin-boards-held-keys = R or the wheel turns it, Esc puts it back
feast-for-odin-boards-held-keys-flip = R or the wheel turns it, F flips it, Esc puts it back
feast-for-odin-boards-picked-up = { $item } in hand. Arrows move it, R turns it, F flips it, Enter lays it, Escape puts it back.
feast-for-odin-boards-laid = { NAME($item, form: "the") } is planned on { $board }.
feast-for-odin-boards-put-back = { NAME($item, form: "the") } is put back.
feast-for-odin-boards-lift = Take { NAME($item, form: "the") } back into your hand
feast-for-odin-boards-no-flip = { NAME($item, form: "the") } can't be flipped: only special tiles have two equal sides.
feast-for-odin-boards-gain-income = income { $before } → { $after }
feast-for-odin-boards-gain-penalties = { $count ->
    [one] 1 penalty covered
   *[other] { $count } penalties covered
}
feast-for-odin-boards-gain-bonus = { $gives } bonus surrounded
feast-for-odin-boards-gain-buried = the { $gives } bonus is covered for good
feast-for-odin-boards-gain-nothing = may lie here
feast-for-odin-boards-refuse-income-closed = { $count ->
    [one] income { $income }: 1 cell left of it or below is still open
   *[other] income { $income }: { $count } cells left of it or below are still open
}
feast-for-odin-boards-refuse-cell-touches = { $colour ->
    [green] touches another green tile
    [orange] touches another orange tile
   *[red] touches another red tile
}
feast-for-odin-boards-refuse-cell-covered = something lies there already
feast-for-odin-boards-refuse-cell-outside = reaches over the edge
feast-for-odin-boards-refuse-cell-hole = this cell can never be covered
feast-for-odin-boards-refuse-area-takes-not = { $item } may not be laid on { $board }
feast-for-odin-boards-place-words = column { $column }, row { $row }: { $verdict }
feast-for-odin-boards-turn-it = Turn
feast-for-odin-boards-flip-it = Flip
feast-for-odin-boards-put-it-back = Put back
feast-for-odin-boards-lay-it = Lay it
feast-for-odin-boards-tap-a-board = { $item }: tap the board where it should lie.

# --- tray and plan
feast-for-odin-boards-tray = Your boards
feast-for-odin-boards-income = Income
feast-for-odin-boards-open = Open
feast-for-odin-boards-bonus = Bonus
feast-for-odin-boards-score = Score
feast-for-odin-boards-no-bonus = no bonus yet
feast-for-odin-boards-change = { $name }: { $before }, then { $after }
feast-for-odin-boards-plan = Plan
feast-for-odin-boards-forget = Forget
feast-for-odin-boards-do-it = Do it
feast-for-odin-boards-drop-step = Take “{ $step }” out of the plan
feast-for-odin-boards-broken = “{ $step }” no longer works. { $reason }
feast-for-odin-boards-plan-ends = Chance or something hidden comes next: the plan ends here.
feast-for-odin-boards-wait = This plan waits for your turn.
feast-for-odin-boards-step-lay = Lay { NAME($item, form: "a") }
feast-for-odin-boards-step-buy = Buy { NAME($item, form: "a") }
feast-for-odin-boards-step-load = Load ore on { NAME($item, form: "a") }
feast-for-odin-boards-step-fill = Put { NAME($item, form: "a") } on { NAME($building, form: "a") }

# --- supply
feast-for-odin-boards-supply = Supply
feast-for-odin-boards-supply-hint = each column goes up: orange, red, green, blue
feast-for-odin-boards-raise-hint = click a lit good: it becomes what the panel shows
feast-for-odin-boards-have = { $count ->
    [0] { $item }, none
   *[other] { $item }, { $count }
}
feast-for-odin-boards-way-up = { $item } → { $next }
feast-for-odin-boards-weapons = Weapons
feast-for-odin-boards-specials = Special tiles

# --- bay, stables, shed, Thing, table
feast-for-odin-boards-bay = Bay
feast-for-odin-boards-berth-small = free berth for a whaling boat
feast-for-odin-boards-berth-large = free berth for a knarr or longship
feast-for-odin-boards-buy = Buy { NAME($item, form: "a") } for { $silver } silver
feast-for-odin-boards-load = Load 1 ore on { NAME($item, form: "a") }
feast-for-odin-boards-stables = Stables
feast-for-odin-boards-no-animals = empty
feast-for-odin-boards-shed = { $count ->
    [one] Shed
   *[other] { $count } sheds
}
feast-for-odin-boards-slot-filled = { $item }, filled
feast-for-odin-boards-slot-empty = empty slot for { $item }, minus 1
feast-for-odin-boards-fill = Put { NAME($item, form: "a") } on this slot
feast-for-odin-boards-thing = Thing
feast-for-odin-boards-vikings = { $count ->
    [one] 1 Viking left
   *[other] { $count } Vikings left
}
feast-for-odin-boards-feast = Feast
feast-for-odin-boards-feast-columns = { $count ->
    [one] 1 column to serve
   *[other] { $count } columns to serve
}
feast-for-odin-boards-open-feast = Look at the feast

# --- occupations
feast-for-odin-boards-occupations = Occupations
feast-for-odin-boards-in-play = { $count } in play
feast-for-odin-boards-none-in-play = none in play
feast-for-odin-boards-hand = In hand
feast-for-odin-boards-hand-count = { $count }, only you see them
feast-for-odin-boards-hand-of = { $count ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
feast-for-odin-boards-all-cards = all { $count }
feast-for-odin-boards-use-card = Use
feast-for-odin-boards-play-card = Play
feast-for-odin-boards-card = { $points ->
    [0] { $title }. { $when }: { $does }
    [one] { $title }, 1 point. { $when }: { $does }
   *[other] { $title }, { $points } points. { $when }: { $does }
}
feast-for-odin-boards-card-number = { $deck } · { $number }
feast-for-odin-boards-gallery = All occupations
feast-for-odin-boards-gallery-search = Search names and effects
feast-for-odin-boards-gallery-deck = Deck
feast-for-odin-boards-gallery-all-decks = All decks
feast-for-odin-boards-gallery-deck-of = Deck { $deck }
feast-for-odin-boards-gallery-kind = Kind
feast-for-odin-boards-gallery-all-kinds = All kinds
feast-for-odin-boards-gallery-found = { $count ->
    [one] 1 of { $all } cards
   *[other] { $count } of { $all } cards
}
feast-for-odin-boards-box-immediate = When played
feast-for-odin-boards-box-each_time = Each time
feast-for-odin-boards-box-anytime = At any time
feast-for-odin-boards-box-as_soon_as = As soon as

# --- the feast
feast-for-odin-boards-feast-title = The feast
feast-for-odin-boards-feast-round = { $count ->
    [one] Round { $round }: 1 column to serve
   *[other] Round { $round }: { $count } columns to serve
}
feast-for-odin-boards-meal-full = { $silver ->
    [0] Everybody eats: no penalty, no silver spent.
    [one] Everybody eats: no penalty, 1 silver spent.
   *[other] Everybody eats: no penalty, { $silver } silver spent.
}
feast-for-odin-boards-meal-empty = { $count ->
    [one] 1 column stays empty: minus { $points } points.
   *[other] { $count } columns stay empty: minus { $points } points.
}
feast-for-odin-boards-meal-cheapest = This is the cheapest legal meal.
feast-for-odin-boards-meal-too-wide = { $count ->
    [one] The meal is 1 column too wide.
   *[other] The meal is { $count } columns too wide.
}
feast-for-odin-boards-meal-neighbours = { $colour ->
    [orange] Two orange dishes would lie side by side: put a red one, silver or nothing between them.
   *[red] Two red dishes would lie side by side: put an orange one, silver or nothing between them.
}
feast-for-odin-boards-minus-three = −3
feast-for-odin-boards-take-off = Take { NAME($item, form: "the") } off the table
feast-for-odin-boards-upright = Set it upright
feast-for-odin-boards-lengthwise = Lay it lengthwise
feast-for-odin-boards-larder = Larder
feast-for-odin-boards-larder-hint = Click food to add it, a dish on the table to take it off. Dishes find their order by themselves: two of one colour never lie side by side, and of each kind only one lies lengthwise.
feast-for-odin-boards-larder-empty = You have no food and no silver.
feast-for-odin-boards-food = { $width } wide · { $count } left
feast-for-odin-boards-food-gone = none left
feast-for-odin-boards-eats-later = The Viking of round { $round } eats from then on
feast-for-odin-boards-cheapest = Cheapest meal
feast-for-odin-boards-back = Back
feast-for-odin-boards-serve = Serve
feast-for-odin-boards-serve-short = Serve, minus { $points } points
