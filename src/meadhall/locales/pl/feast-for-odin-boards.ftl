# Własna strona stołu gry Uczta dla Odyna: plansze, układanie, plan, zasoby, karty, uczta.

# --- rzeczy i miejsca
feast-for-odin-boards-counted = { $count ->
    [one] { $item }
   *[other] { COUNT($count, $item) }
}
feast-for-odin-boards-home = Plansza osady
feast-for-odin-boards-house = { $number ->
    [1] { $house }
   *[other] { $house } { $number }
}
feast-for-odin-boards-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
feast-for-odin-boards-income-of = dochód { $income }
feast-for-odin-boards-open-of = odkryte: { $count }
feast-for-odin-boards-then = potem
feast-for-odin-boards-of = Plansze gracza { NAME($name, form: "bare") }
feast-for-odin-boards-mine = Twoja strona stołu

# --- kratka, jak się ją czyta
feast-for-odin-boards-cell = kolumna { $column }, rząd { $row }{ $kind ->
    [income] , dochód { $income }{ $pays ->
        [yes] , teraz płaci
       *[other] { "" }
    }
    [bonus] , premia: { $gives }, { $open ->
        [0] otoczona
       *[other] do otoczenia jeszcze { $open }
    }
    [penalty] , minus 1
   *[other] { "" }
}, { $state ->
    [hole] nie można zakryć
    [planned] { $item }, w planie
    [covered] { $item }
   *[other] wolna
}

# --- układanie
feast-for-odin-boards-held = { $item }: wybierz miejsce.
feast-for-odin-boards-held-keys = R lub kółko obraca, Esc odkłada
feast-for-odin-boards-held-keys-flip = R lub kółko obraca, F odwraca, Esc odkłada
feast-for-odin-boards-picked-up = { $item }: w ręce. Strzałki przesuwają, R obraca, F odwraca, Enter kładzie, Escape odkłada.
feast-for-odin-boards-laid = { $item }: w planie, { $board }.
feast-for-odin-boards-put-back = { $item }: z powrotem w zasobach.
feast-for-odin-boards-lift = Weź znów do ręki { NAME($item, form: "accusative") }
feast-for-odin-boards-no-flip = Odwrócić nie można: { $item }. Takie same strony mają tylko żetony specjalne.
feast-for-odin-boards-gain-income = dochód { $before } → { $after }
feast-for-odin-boards-gain-penalties = { $count ->
    [one] { $count } kara zakryta
    [few] { $count } kary zakryte
   *[many] { $count } kar zakrytych
}
feast-for-odin-boards-gain-bonus = otoczona premia: { $gives }
feast-for-odin-boards-gain-buried = premia zakryta na zawsze: { $gives }
feast-for-odin-boards-gain-nothing = może tu leżeć
feast-for-odin-boards-refuse-income-closed = { $count ->
    [one] dochód { $income }: { $count } kratka na lewo lub poniżej jest jeszcze odkryta
    [few] dochód { $income }: { $count } kratki na lewo lub poniżej są jeszcze odkryte
   *[many] dochód { $income }: { $count } kratek na lewo lub poniżej jest jeszcze odkrytych
}
feast-for-odin-boards-refuse-cell-touches = { $colour ->
    [green] styka się z innym zielonym żetonem
    [orange] styka się z innym pomarańczowym żetonem
   *[red] styka się z innym czerwonym żetonem
}
feast-for-odin-boards-refuse-cell-covered = coś już tam leży
feast-for-odin-boards-refuse-cell-outside = wystaje poza krawędź
feast-for-odin-boards-refuse-cell-hole = tej kratki nigdy nie można zakryć
feast-for-odin-boards-refuse-area-takes-not = tu nie wolno układać { NAME($item, form: "genitive") }: { $board }
feast-for-odin-boards-place-words = kolumna { $column }, rząd { $row }: { $verdict }
feast-for-odin-boards-turn-it = Obróć
feast-for-odin-boards-flip-it = Odwróć
feast-for-odin-boards-put-it-back = Odłóż
feast-for-odin-boards-lay-it = Połóż
feast-for-odin-boards-tap-a-board = { $item }: dotknij planszy, na której ma leżeć.

# --- tacka i plan
feast-for-odin-boards-tray = Twoje plansze
feast-for-odin-boards-income = Dochód
feast-for-odin-boards-open = Odkryte
feast-for-odin-boards-bonus = Premie
feast-for-odin-boards-score = Wynik
feast-for-odin-boards-no-bonus = jeszcze bez premii
feast-for-odin-boards-change = { $name }: { $before }, potem { $after }
feast-for-odin-boards-plan = Plan
feast-for-odin-boards-forget = Porzuć
feast-for-odin-boards-do-it = Wykonaj
feast-for-odin-boards-drop-step = Usuń z planu „{ $step }”
feast-for-odin-boards-broken = „{ $step }” już nie działa. { $reason }
feast-for-odin-boards-plan-ends = Dalej decyduje los lub coś ukrytego: tu plan się kończy.
feast-for-odin-boards-wait = Ten plan czeka na twoją turę.
feast-for-odin-boards-step-lay = Ułóż { NAME($item, form: "accusative") }
feast-for-odin-boards-step-buy = Kup { NAME($item, form: "accusative") }
feast-for-odin-boards-step-load = Załaduj rudę na { NAME($item, form: "accusative") }
feast-for-odin-boards-step-fill = Połóż { NAME($item, form: "accusative") } ({ $building })

# --- zasoby
feast-for-odin-boards-supply = Zasoby
feast-for-odin-boards-supply-hint = w każdej kolumnie w górę: pomarańczowe, czerwone, zielone, niebieskie
feast-for-odin-boards-raise-hint = kliknij podświetlone dobro: zmieni się tak, jak pokazuje panel
feast-for-odin-boards-have = { $count ->
    [0] { $item }, brak
   *[other] { $item }, { $count }
}
feast-for-odin-boards-way-up = { $item } → { $next }
feast-for-odin-boards-weapons = Broń
feast-for-odin-boards-specials = Żetony specjalne

# --- przystań, obory, szopa, Thing, stół
feast-for-odin-boards-bay = Przystań
feast-for-odin-boards-berth-small = wolne miejsce na łódź wielorybniczą
feast-for-odin-boards-berth-large = wolne miejsce na knarę lub drakkar
feast-for-odin-boards-buy = { $silver ->
    [one] Kup { NAME($item, form: "accusative") } za { $silver } srebrnik
    [few] Kup { NAME($item, form: "accusative") } za { $silver } srebrniki
   *[many] Kup { NAME($item, form: "accusative") } za { $silver } srebrników
}
feast-for-odin-boards-load = Załaduj 1 rudę na { NAME($item, form: "accusative") }
feast-for-odin-boards-stables = Obory
feast-for-odin-boards-no-animals = puste
feast-for-odin-boards-shed = { $count ->
    [one] Szopa
    [few] { $count } szopy
   *[many] { $count } szop
}
feast-for-odin-boards-slot-filled = { $item }, miejsce zapełnione
feast-for-odin-boards-slot-empty = puste miejsce na { NAME($item, form: "accusative") }, minus 1
feast-for-odin-boards-fill = Połóż { NAME($item, form: "accusative") } na tym miejscu
feast-for-odin-boards-thing = Thing
feast-for-odin-boards-vikings = { $count ->
    [one] { $count } wiking
   *[many] { $count } wikingów
}
feast-for-odin-boards-feast = Uczta
feast-for-odin-boards-feast-columns = { $count ->
    [one] { $count } kolumna do zastawienia
    [few] { $count } kolumny do zastawienia
   *[many] { $count } kolumn do zastawienia
}
feast-for-odin-boards-open-feast = Zobacz ucztę

# --- pomocnicy
feast-for-odin-boards-occupations = Pomocnicy
feast-for-odin-boards-in-play = w grze: { $count }
feast-for-odin-boards-none-in-play = żadnych w grze
feast-for-odin-boards-hand = Na ręce
feast-for-odin-boards-hand-count = { $count }, widzisz tylko ty
feast-for-odin-boards-hand-of = { $count ->
    [0] brak kart na ręce
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
feast-for-odin-boards-all-cards = wszystkie { $count }
feast-for-odin-boards-use-card = Użyj
feast-for-odin-boards-play-card = Zagraj
feast-for-odin-boards-card = { $points ->
    [0] { $title }. { $when }: { $does }
    [one] { $title }, { $points } punkt. { $when }: { $does }
    [few] { $title }, { $points } punkty. { $when }: { $does }
   *[many] { $title }, { $points } punktów. { $when }: { $does }
}
feast-for-odin-boards-card-number = { $deck } · { $number }
feast-for-odin-boards-gallery = Wszyscy pomocnicy
feast-for-odin-boards-gallery-search = Szukaj w nazwach i opisach
feast-for-odin-boards-gallery-deck = Talia
feast-for-odin-boards-gallery-all-decks = Wszystkie talie
feast-for-odin-boards-gallery-deck-of = Talia { $deck }
feast-for-odin-boards-gallery-kind = Rodzaj
feast-for-odin-boards-gallery-all-kinds = Wszystkie rodzaje
feast-for-odin-boards-gallery-found = { $count ->
    [one] { $count } karta z { $all }
    [few] { $count } karty z { $all }
   *[many] { $count } kart z { $all }
}
feast-for-odin-boards-box-immediate = Przy zagraniu
feast-for-odin-boards-box-each_time = Za każdym razem
feast-for-odin-boards-box-anytime = W dowolnym momencie
feast-for-odin-boards-box-as_soon_as = Gdy tylko

# --- uczta
feast-for-odin-boards-feast-title = Uczta
feast-for-odin-boards-feast-round = { $count ->
    [one] Runda { $round }: { $count } kolumna do zastawienia
    [few] Runda { $round }: { $count } kolumny do zastawienia
   *[many] Runda { $round }: { $count } kolumn do zastawienia
}
feast-for-odin-boards-meal-full = { $silver ->
    [0] Wszyscy jedzą: bez kary i bez wydanego srebra.
    [one] Wszyscy jedzą: bez kary, za { $silver } srebrnik.
    [few] Wszyscy jedzą: bez kary, za { $silver } srebrniki.
   *[many] Wszyscy jedzą: bez kary, za { $silver } srebrników.
}
feast-for-odin-boards-meal-empty = { $count ->
    [one] { $count } kolumna zostaje pusta: minus { $points } pkt.
    [few] { $count } kolumny zostają puste: minus { $points } pkt.
   *[many] { $count } kolumn zostaje pustych: minus { $points } pkt.
}
feast-for-odin-boards-meal-cheapest = To najtańszy dozwolony posiłek.
feast-for-odin-boards-meal-too-wide = { $count ->
    [one] Posiłek jest o { $count } kolumnę za szeroki.
    [few] Posiłek jest o { $count } kolumny za szeroki.
   *[many] Posiłek jest o { $count } kolumn za szeroki.
}
feast-for-odin-boards-meal-neighbours = { $colour ->
    [orange] Dwa pomarańczowe dania leżałyby obok siebie: wstaw między nie czerwone, srebro lub puste miejsce.
   *[red] Dwa czerwone dania leżałyby obok siebie: wstaw między nie pomarańczowe, srebro lub puste miejsce.
}
feast-for-odin-boards-minus-three = −3
feast-for-odin-boards-take-off = Zdejmij ze stołu { NAME($item, form: "accusative") }
feast-for-odin-boards-upright = Postaw w poprzek
feast-for-odin-boards-lengthwise = Połóż wzdłuż
feast-for-odin-boards-larder = Spiżarnia
feast-for-odin-boards-larder-hint = Kliknij żywność, by ją dodać, a danie na stole, by je zdjąć. Kolejność ustala się sama: dwa dania jednego koloru nigdy nie leżą obok siebie, a z każdego rodzaju tylko jedno leży wzdłuż.
feast-for-odin-boards-larder-empty = Nie masz żywności ani srebra.
feast-for-odin-boards-food = szerokość { $width } · zostało { $count }
feast-for-odin-boards-food-gone = nic nie zostało
feast-for-odin-boards-eats-later = Wiking z rundy { $round } je dopiero od niej
feast-for-odin-boards-cheapest = Najtańszy posiłek
feast-for-odin-boards-back = Wstecz
feast-for-odin-boards-serve = Podaj
feast-for-odin-boards-serve-short = Podaj, minus { $points } pkt
