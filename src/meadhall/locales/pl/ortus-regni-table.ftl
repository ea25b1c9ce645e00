# Co zwykły stół mówi o grze Ortus Regni: akcje, ich grupy, pola widoku.

# --- jak nazywane są wartości
ortus-regni-named-types = card army viking result
ortus-regni-names-of-earl = player
ortus-regni-names-of-name = deck
ortus-regni-names-of-owner = seat
ortus-regni-names-of-property_owner = player
ortus-regni-names-of-first = seat
ortus-regni-names-of-king = seat
ortus-regni-names-of-archbishop = seat
ortus-regni-names-of-controller = seat
ortus-regni-names-of-attacker = seat
ortus-regni-names-of-defender = seat
ortus-regni-names-of-actor = seat
ortus-regni-names-of-victim = seat
ortus-regni-names-of-winner = seat
ortus-regni-names-of-fallen = seat
ortus-regni-names-of-attending = seat

# --- grupy akcji
ortus-regni-kind-deck = Weź gotową talię
ortus-regni-kind-add = Dodaj kartę
ortus-regni-kind-keep = Zatrzymaj
ortus-regni-kind-tower = Połóż zakrytą wieżę
ortus-regni-kind-place = Wyłóż
ortus-regni-kind-install = Osadź pana
ortus-regni-kind-emissary = Wyślij emisariusza do wikingów
ortus-regni-kind-look = Obejrzyj rękę przez opata
ortus-regni-kind-discard = Oddaj
ortus-regni-kind-take = Weź z tacki
ortus-regni-kind-garrison = Zapełnij garnizon
ortus-regni-kind-guard = Zapełnij gwardię królewską
ortus-regni-kind-at = Dołącz do lenna
ortus-regni-kind-lord = Pan
ortus-regni-kind-fief = Posiadłość lenna
ortus-regni-kind-building = Budynek ze wszystkim, co do niego należy
ortus-regni-kind-mercenary = Najemnik
ortus-regni-kind-property = Posiadłość
ortus-regni-kind-answer = Odpowiedz kartą
ortus-regni-kind-ride = Wyślij zakrytą kartę z ręki
ortus-regni-kind-storm = Zaatakuj wieże
ortus-regni-kind-raid = Najedź posiadłości
ortus-regni-kind-siege = Oblegaj budynek
ortus-regni-kind-field = Wystaw
ortus-regni-kind-result = Rozstrzygnij
ortus-regni-kind-absorb = Przyjmij punkt kartą
ortus-regni-kind-fall = Pada
ortus-regni-kind-seize = Zagarnij dla lenna
ortus-regni-kind-ransom = Wykup pana lenna
ortus-regni-kind-give = Oddaj

# --- akcje
ortus-regni-action-deck = { $name }
ortus-regni-action-add = { $card }
ortus-regni-action-keep = { $card }
ortus-regni-action-tower = { $card }
ortus-regni-action-place = { $card }
ortus-regni-action-install = { $card }
ortus-regni-action-emissary = { $card }
ortus-regni-action-look = { $earl }
ortus-regni-action-discard = { $card }
ortus-regni-action-take = { $card }
ortus-regni-action-garrison = { $army } do najemnika { $mercenary }
ortus-regni-action-guard = { $army }
ortus-regni-action-at = lenno { $fief }
ortus-regni-action-lord = lenno { $fief }
ortus-regni-action-fief = lenno { $fief }
ortus-regni-action-building = lenno { $fief }
ortus-regni-action-mercenary = najemnik { $mercenary }
ortus-regni-action-property = { $card } (zestaw: { $owner })
ortus-regni-action-answer = { $card }
ortus-regni-action-ride = { $card }
ortus-regni-action-storm = { $earl }
ortus-regni-action-raid = lenno { $fief }
ortus-regni-action-siege = lenno { $fief }
ortus-regni-action-field = { $card } z ręki
ortus-regni-action-field-lord_n = pan lenna { $number }
ortus-regni-action-field-mercenary_n = najemnik { $number } z garnizonem
ortus-regni-action-field-infantry = piechota
ortus-regni-action-field-knight = rycerz
ortus-regni-action-field-king = król
ortus-regni-action-field-guard_infantry = piechota z gwardii
ortus-regni-action-field-guard_knight = rycerz z gwardii
ortus-regni-action-result = { $result }
ortus-regni-action-result-normal = zwykła bitwa
ortus-regni-action-result-attacker_wins = wygrywa atakujący
ortus-regni-action-result-defender_wins = wygrywa obrońca
ortus-regni-action-absorb = { $card }
ortus-regni-action-absorb-unharmed = karta, która nie ucierpi
ortus-regni-action-absorb-infantry_of_n = piechota gracza { NAME($player, form: "bare") }
ortus-regni-action-absorb-knight_of_n = rycerz gracza { NAME($player, form: "bare") }
ortus-regni-action-absorb-guard_infantry = piechota z gwardii
ortus-regni-action-absorb-guard_knight = rycerz z gwardii
ortus-regni-action-absorb-mercenary_n = najemnik { $number }
ortus-regni-action-absorb-garrison_n_infantry = piechota z garnizonu najemnika { $number }
ortus-regni-action-absorb-garrison_n_knight = rycerz z garnizonu najemnika { $number }
ortus-regni-action-fall = { $card }
ortus-regni-action-seize = lenno { $fief }
ortus-regni-action-ransom = lenno { $fief }
ortus-regni-action-give-infantry = piechota z puli
ortus-regni-action-give-knight = rycerz z puli
ortus-regni-action-give-garrison_n_infantry = piechota z garnizonu najemnika { $number }
ortus-regni-action-give-garrison_n_knight = rycerz z garnizonu najemnika { $number }
ortus-regni-action-do-buy_towers = kup dwie wieże
ortus-regni-action-do-buy_banner = kup chorągiew
ortus-regni-action-do-keep = zatrzymaj
ortus-regni-action-do-redraw = dobierz nową rękę
ortus-regni-action-do-rebuild = przebuduj talię
ortus-regni-action-do-hire = najmij najemnika
ortus-regni-action-do-banquet = wydaj biesiadę: dobierz 2 karty
ortus-regni-action-do-kingship = wyłóż chorągiew królewską
ortus-regni-action-do-joust = ogłoś turniej
ortus-regni-action-do-bequeath = sukcesja: stos wraca do talii
ortus-regni-action-do-treachery = zagraj zdradę
ortus-regni-action-do-intrigue = zagraj intrygę
ortus-regni-action-do-attack = atakuj
ortus-regni-action-do-recruit = werbuj karty armii
ortus-regni-action-do-barter = wymień dwie karty na jedną z tacki
ortus-regni-action-do-end = zakończ turę
ortus-regni-action-do-concede = poddaj grę
ortus-regni-action-do-pass = spasuj
ortus-regni-action-do-banner = zagraj chorągiew
ortus-regni-action-do-attend = weź udział w turnieju
ortus-regni-action-do-done = gotowe
ortus-regni-action-do-capture = zajmij
ortus-regni-action-do-destroy = zniszcz

# --- pola widoku
ortus-regni-field-phase = Faza
ortus-regni-field-round = Runda
ortus-regni-field-round_limit = Ostatnia runda
ortus-regni-field-first = Pierwszy gracz
ortus-regni-field-seats = Hrabiowie
ortus-regni-field-king = Król
ortus-regni-field-guard = Gwardia królewska
ortus-regni-field-archbishop = Arcybiskup
ortus-regni-field-church_controller = Włada Kościołem
ortus-regni-field-vikings = Wikingowie
ortus-regni-field-arrived = Przybyli
ortus-regni-field-black = Czarne znaczniki z przodu
ortus-regni-field-markers = Czarne znaczniki
ortus-regni-field-white = Biały znacznik
ortus-regni-field-horde = Horda
ortus-regni-field-strength = Siła
ortus-regni-field-decks = Talie na stole
ortus-regni-field-army = Karty armii
ortus-regni-field-battle = Bitwa
ortus-regni-field-viking = Karty wikingów
ortus-regni-field-deck = Karty w talii
ortus-regni-field-discard = Odrzucone
ortus-regni-field-fallen = Poza grą
ortus-regni-field-struggle = Spór
ortus-regni-field-joust = Turniej
ortus-regni-field-common = Wspólne karty
ortus-regni-field-game_number = Gra serii
ortus-regni-field-wins = Wygrane gry
ortus-regni-field-winner = Zwycięzca
ortus-regni-field-alive = W grze
ortus-regni-field-hand = Ręka
ortus-regni-field-towers = Wieże
ortus-regni-field-fiefs = Lenna
ortus-regni-field-fief = Lenno
ortus-regni-field-building = Budynek
ortus-regni-field-card = Karta
ortus-regni-field-owner = Z zestawu gracza
ortus-regni-field-lord = Pan
ortus-regni-field-properties = Posiadłości
ortus-regni-field-mercenaries = Najemnicy
ortus-regni-field-mercenary = Najemnik
ortus-regni-field-garrison = Garnizon
ortus-regni-field-pool = Pula
ortus-regni-field-infantry = Piechota
ortus-regni-field-knight = Rycerze
ortus-regni-field-field_limit = Może wystawić
ortus-regni-field-banners = Chorągwie królewskie
ortus-regni-field-cubes = Kostki w woreczku
ortus-regni-field-emissaries = Emisariusze
ortus-regni-field-turns = Odbyte tury
ortus-regni-field-holdings = Majątek
ortus-regni-field-points = Punkty dziedzictwa
ortus-regni-field-own_towers = Twoje wieże
ortus-regni-field-own_deck = Pozostało w twojej talii
ortus-regni-field-tray = Twoja tacka
ortus-regni-field-deck_list = Twoja talia
ortus-regni-field-pack = Twoja paczka
ortus-regni-field-kept = Zatrzymane
ortus-regni-field-own_rider = Twój zawodnik
ortus-regni-field-attacker = Atakujący
ortus-regni-field-controller = Dowodzi
ortus-regni-field-defender = Obrońca
ortus-regni-field-way = Cel
ortus-regni-field-result = Wynik
ortus-regni-field-attack = Siły ataku
ortus-regni-field-defence = Siły obrony
ortus-regni-field-attack_strength = Siła ataku
ortus-regni-field-defence_strength = Siła obrony
ortus-regni-field-hurt_attacker = Punkty przeciw atakującemu
ortus-regni-field-hurt_defender = Punkty przeciw obrońcy
ortus-regni-field-captives = Pojmani panowie według lenn
ortus-regni-field-forecast = Gdyby cios spadł teraz na obrońcę
ortus-regni-field-past_force = Punkty po przejściu sił
ortus-regni-field-needed = Potrzebne punkty
ortus-regni-field-actor = Zagrywa
ortus-regni-field-victim = Przeciw
ortus-regni-field-last = Ostatnia karta
ortus-regni-field-target = Cel
ortus-regni-field-property = Posiadłość
ortus-regni-field-attending = Biorą udział
ortus-regni-field-stakes = Stawki
ortus-regni-field-riders = Zawodnicy
ortus-regni-field-hidden = Zakryte
ortus-regni-field-role = Jako
ortus-regni-field-seat = Hrabia
ortus-regni-field-revealed = Pokazane na koniec

## Własny stół

# --- co robi każda karta, w wierszu na karcie (około 45 znaków)
ortus-regni-table-brief-castle = Nowe lenno. Pada przy 2 punktach oblężenia.
ortus-regni-table-brief-palace = Lenno, które pada przy 3 punktach oblężenia.
ortus-regni-table-brief-land = 1 karta armii; werbujesz i wystawiasz o 1 więcej.
ortus-regni-table-brief-market_town = Z ziemią: werbujesz i wystawiasz o 1 więcej.
ortus-regni-table-brief-church = Najwięcej kościołów rozstrzyga za Kościół.
ortus-regni-table-brief-cathedral = Jesteś arcybiskupem; rozstrzygasz za Kościół.
ortus-regni-table-brief-prince = Pan lub wojownik. Mord nie kosztuje lenna.
ortus-regni-table-brief-vassal = Pan, wojownik, emisariusz. Odpowiada na spiski.
ortus-regni-table-brief-champion = Pan lub wojownik za 2. Najlepszy w turnieju.
ortus-regni-table-brief-monk = Opat, który widzi rękę, lub emisariusz za 2.
ortus-regni-table-brief-mercenary = Zadaje 2 w twoich bitwach; może mieć kartę armii.
ortus-regni-table-brief-treachery = Zabij pana lub najemnika, spal posiadłość.
ortus-regni-table-brief-intrigue = Ukradnij posiadłość lub najemnika.
ortus-regni-table-brief-allies = Odpowiadają na spiski; biją ich tylko sojusznicy.
ortus-regni-table-brief-banquet = Dobierz 2 karty ze swojej talii.
ortus-regni-table-brief-banner = Korona, turniej albo sukcesja.
ortus-regni-table-brief-infantry = Walczy za 1; ginie od 1 punktu.
ortus-regni-table-brief-knight = Walczy za 2; ginie od 1 punktu.
ortus-regni-table-brief-viking = W hordzie walczy za 1.
ortus-regni-table-brief-chieftain = W hordzie walczy za 2.
ortus-regni-table-brief-king = Walczy za 1 i przyprowadza gwardię.
ortus-regni-table-brief-normal = Obie strony przyjmują siłę drugiej.
ortus-regni-table-brief-attacker_wins = Cierpi tylko obrońca; panowie są pojmani.
ortus-regni-table-brief-defender_wins = Cierpi tylko atakujący; panowie są pojmani.
ortus-regni-table-brief-church_decides = Kto włada Kościołem, podaje wynik.
ortus-regni-table-brief-no_luck = W turnieju nic nie jest wart.
ortus-regni-table-face-down = Zakryta karta
ortus-regni-table-falls-to = Pada przy { $points } pkt w jednym oblężeniu
ortus-regni-table-deals = W bitwie zadaje { $points }

# --- nazwy rzeczy na stole
ortus-regni-table-prompt-deck = Zbuduj talię z { $deck_count } kart: weź gotową albo dobierz karty samodzielnie.
ortus-regni-table-prompt-draft = Zatrzymaj karty ze swojej paczki. Reszta idzie dalej.
ortus-regni-table-fief = { $own ->
    [yes] { $number ->
        [0] twój { NAME($card, form: "accusative") }
       *[other] twój { NAME($card, form: "accusative") } { $number }
    }
   *[no] { $number ->
        [0] { NAME($card, form: "accusative") } gracza { NAME($name, form: "bare") }
       *[other] { NAME($card, form: "accusative") } { $number } gracza { NAME($name, form: "bare") }
    }
}
ortus-regni-table-fief-gone = lenno, którego już nie ma
ortus-regni-table-mercenary = { $own ->
    [yes] { $place ->
        [0] twój najemnik
       *[other] twój najemnik nr { $place }
    }
   *[no] { $place ->
        [0] najemnik gracza { NAME($name, form: "bare") }
       *[other] najemnik nr { $place } gracza { NAME($name, form: "bare") }
    }
}
ortus-regni-table-unit-unharmed = karta, która nie ucierpi
ortus-regni-table-unit-lord = { $card }, pan ({ $fief })
ortus-regni-table-unit-garrison = { $card }, garnizon ({ $mercenary })
ortus-regni-table-unit-guard = { $card } z gwardii
ortus-regni-table-unit-of = { $card } gracza { NAME($name, form: "bare") }

# --- plansza
ortus-regni-table-board = Stół
ortus-regni-table-hand = Twoja ręka
ortus-regni-table-hand-empty = Twoja ręka jest pusta.
ortus-regni-table-hand-card = { $uses ->
    [0] { $place } z { $of }, { NAME($card, form: "inside") }: teraz bez użycia
    [one] { $place } z { $of }, { NAME($card, form: "inside") }: teraz { $uses } użycie
    [few] { $place } z { $of }, { NAME($card, form: "inside") }: teraz { $uses } użycia
   *[many] { $place } z { $of }, { NAME($card, form: "inside") }: teraz { $uses } użyć
}
ortus-regni-table-head = { $name }{ $king ->
    [yes] , król
   *[no] {""}
}{ $archbishop ->
    [yes] , arcybiskup
   *[no] {""}
}: karty na ręce { $hand }, w talii { $deck }, chorągwie { $banners }, kostki w woreczku { $cubes }
ortus-regni-table-you = ty
ortus-regni-table-out = poza grą
ortus-regni-table-king = Król
ortus-regni-table-archbishop = Arcybiskup
ortus-regni-table-hand-count = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
ortus-regni-table-deck-count = { $count ->
    [one] { $count } karta w talii. Kto nie może dobrać, odpada.
    [few] { $count } karty w talii. Kto nie może dobrać, odpada.
   *[many] { $count } kart w talii. Kto nie może dobrać, odpada.
}
ortus-regni-table-banner-count = { $count ->
    [one] { $count } chorągiew królewska
    [few] { $count } chorągwie królewskie
   *[many] { $count } chorągwi królewskich
}
ortus-regni-table-cube-count = { $count ->
    [one] { $count } kostka w woreczku wikingów
    [few] { $count } kostki w woreczku wikingów
   *[many] { $count } kostek w woreczku wikingów
}
ortus-regni-table-deck-ends = koniec talii: runda { $round }
ortus-regni-table-fiefs = Lenna gracza { NAME($name, form: "bare") }
ortus-regni-table-stack = { $card } { $fief }
ortus-regni-table-no-lord = bez pana
ortus-regni-table-building-label = { $fief }, pada przy { $points } pkt
ortus-regni-table-lord-label = { $card }, pan ({ $fief })
ortus-regni-table-no-lord-label = { $fief }: bez pana
ortus-regni-table-property-label = { $foreign ->
    [yes] { COUNT($count, $card) } ({ $fief }), z zestawu gracza { NAME($owner, form: "bare") }
   *[no] { COUNT($count, $card) } ({ $fief })
}
ortus-regni-table-new-fief = nowe lenno
ortus-regni-table-towers = { $count ->
    [0] bez wież
    [one] { $count } wieża
    [few] { $count } wieże
   *[many] { $count } wież
}
ortus-regni-table-towers-label = { $count ->
    [0] { $name } nie ma wież
    [one] { $name } ma { $count } wieżę
    [few] { $name } ma { $count } wieże
   *[many] { $name } ma { $count } wież
}
ortus-regni-table-hired = najemnik { $number }
ortus-regni-table-hireling-label = { $count ->
    [0] { $mercenary }, pusty garnizon
    [one] { $mercenary }, { $count } karta armii w garnizonie
    [few] { $mercenary }, { $count } karty armii w garnizonie
   *[many] { $mercenary }, { $count } kart armii w garnizonie
}
ortus-regni-table-hire-here = najmij
ortus-regni-table-pool-label = { $card } w puli: { $count }
ortus-regni-table-fields = wystawia { $count } · werbuje { $recruits }
ortus-regni-table-fields-short = wystawia { $count }
ortus-regni-table-vikings-far = { $markers ->
    [one] Wikingowie: jeszcze { $markers } znacznik
    [few] Wikingowie: jeszcze { $markers } znaczniki
   *[many] Wikingowie: jeszcze { $markers } znaczników
}
ortus-regni-table-vikings-land = Wikingowie przybędą w rundzie { $round }
ortus-regni-table-vikings-marker = { $white ->
    [yes] Wojna między hrabiami wstrzymuje ich o rundę.
   *[no] Ataki ich opóźniają, emisariusze ponaglają.
}
ortus-regni-table-vikings-sail = Horda o sile { $strength } wypływa w tej rundzie
ortus-regni-table-vikings-rest = Horda o sile { $strength } odpoczywa
ortus-regni-table-horde = Karty: { $cards }; powyżej { $above } atakuje; co rundę przybywa { $grows }.
ortus-regni-table-horde-strength = Siła hordy
ortus-regni-table-strikes = Bez obrony padnie budynek:
ortus-regni-table-bag = Czyja kostka poprowadzi
ortus-regni-table-bag-empty = Woreczek jest pusty.
ortus-regni-table-bag-share = { $name }: { $share }%.
ortus-regni-table-round = Runda { $round }
# Co to jest: gdy nic nie jest wybrane, a kursor wskazuje coś na stole.
ortus-regni-table-about-head = Karty w ręce i w talii, chorągwie królewskie i kostki. Kto nie ma już budynku albo nie może dobrać karty, odpada.
ortus-regni-table-about-no-lord = Panem może tu być książę, wasal, czempion albo mnich; walczy potem w każdej bitwie.
ortus-regni-table-about-towers = Każda wieża przyjmuje 1 punkt każdego najazdu i oblężenia. Wieże obala tylko szturm.
ortus-regni-table-about-vikings = Gdy przybędą, kostka z woreczka wskazuje hrabiego, który wysyła całą hordę przeciw komu zechce. Emisariusze dają ci kostki.
ortus-regni-table-about-crown = Dwie chorągwie królewskie więcej niż każdy inny hrabia czynią cię królem: król walczy we wszystkich twoich bitwach, a inni zasilają twoją gwardię.
ortus-regni-table-about-joust = Chorągiew ogłasza turniej. Każdy hrabia stawia posiadłość albo lenno lub wymawia się chorągwią; zwycięzca zabiera stawki.
ortus-regni-table-about-church = Kto włada Kościołem, rozstrzyga bitwy, gdy padnie „Rozstrzyga Kościół”: dzięki katedrze, a bez niej mając najwięcej kościołów.
ortus-regni-table-no-king = Nie ma jeszcze króla
ortus-regni-table-king-is = Królem jest { $name }; karty gwardii: { $guard }
ortus-regni-table-race = { $count ->
    [one] { $name }: { $count } chorągiew.
    [few] { $name }: { $count } chorągwie.
   *[many] { $name }: { $count } chorągwi.
}
ortus-regni-table-tilt-yard = Szranki: chorągiew ogłasza turniej
ortus-regni-table-archbishop-is = Arcybiskupem jest { $name }
ortus-regni-table-church-is = Kościołem włada { $name }
ortus-regni-table-no-church = Nikt nie włada Kościołem
ortus-regni-table-watch = Uwaga na
ortus-regni-table-watch-nothing = Na razie nic nie grozi.
ortus-regni-table-recap = Od twojej tury
ortus-regni-table-recap-nothing = Od twojej ostatniej tury nic się nie stało.
ortus-regni-table-earl = Hrabia
ortus-regni-table-place = Miejsce
ortus-regni-table-outlook-note = Wygrywa ostatni hrabia w grze. Po rundzie { $round } pozostałych porównuje się tak.
ortus-regni-table-variants = Warianty w grze:

# --- wybieranie
ortus-regni-table-keys = Przy tym stole: 1 do 9 i 0 wybór karty · T połóż ją jako wieżę · ← → między podświetlonymi miejscami · ↑ ↓ między graczami · Enter weź, potwierdź · A atak · R werbunek · B opat · X wymiana · N koniec tury · V zobacz stół za sceną · Esc odłóż

ortus-regni-table-change-fields = wystawia { $before } → { $after }
ortus-regni-table-change-recruits = werbuje { $before } → { $after }
ortus-regni-table-change-towers = wieże { $before } → { $after }
ortus-regni-table-change-banners = chorągwie { $before } → { $after }
ortus-regni-table-change-deck = talia { $before } → { $after }
ortus-regni-table-change-lead = szansa na dowodzenie wikingami { $before }% → { $after }%
ortus-regni-table-change-king = { $after ->
    [1] zdobywasz koronę
   *[0] tracisz koronę
}
ortus-regni-table-change-church = { $after ->
    [1] władasz Kościołem
   *[0] tracisz władzę nad Kościołem
}
ortus-regni-table-goal = Wygrywa ostatni hrabia w grze. Kto nie ma budynku albo nie może dobrać karty, odpada.
ortus-regni-table-hand-stack = jednakowych kart: { $count }
ortus-regni-table-pick-card = Wybierz kartę, a podświetlą się jej miejsca, albo wybierz miejsce i zobacz, które karty pasują.
ortus-regni-table-pick-tower = Twoja akcja jest już wykonana. Każdą kartę można jeszcze położyć jako wieżę; koniec tury dobiera kartę.
ortus-regni-table-answer-hint = Odpowiedz na stole, gdzie jest podświetlony, albo przyciskiem.
ortus-regni-table-waiting = { $by ->
    [finger] Decydują inni. Przytrzymaj palec na czymkolwiek, by dowiedzieć się, co to jest.
   *[pointer] Decydują inni. Wskaż cokolwiek, by dowiedzieć się, co to jest.
}
ortus-regni-table-over = { $by ->
    [finger] Gra jest skończona. Przytrzymaj palec na czymkolwiek, by dowiedzieć się, co to jest.
   *[pointer] Gra jest skończona. Wskaż cokolwiek, by dowiedzieć się, co to jest.
}
ortus-regni-table-watch-over = Gra jest skończona.
ortus-regni-table-watch-more = i jeszcze { $count }
ortus-regni-table-watching = Przyglądasz się grze.
ortus-regni-table-click-lit = Kliknij to, co na stole jest podświetlone.
ortus-regni-table-click-lit-or-undo = Kliknij to, co na stole jest podświetlone. Przycisk „Cofnij” wraca do twojej tury.
ortus-regni-table-or-lit = Albo kliknij to, co na stole jest podświetlone.
ortus-regni-table-lit-places = { $count ->
    [one] { $count } miejsce: { $places }
    [few] { $count } miejsca: { $places }
   *[many] { $count } miejsc: { $places }
}
ortus-regni-table-place-picked = { $count ->
    [0] Nic nie może tu teraz trafić.
    [one] Można tu zrobić jedną rzecz: wybierz ją.
   *[other] Liczba możliwości w tym miejscu: { $count }. Wybierz kartę w ramce.
}
ortus-regni-table-confirm = Potwierdź
ortus-regni-table-cancel = Anuluj
ortus-regni-table-put-back = Odłóż
ortus-regni-table-undo = Można to cofnąć, póki nic nie zostanie dobrane i nikt nie odpowie.
ortus-regni-table-no-undo = Potem nie da się już swobodnie cofnąć.
ortus-regni-table-actions = Akcje twojej tury
ortus-regni-table-acted = Twoja akcja jest wykonana.
ortus-regni-table-attack-hint = wybierz cel
ortus-regni-table-recruit-hint = { $count ->
    [one] { $count } karta armii
    [few] { $count } karty armii
   *[many] { $count } kart armii
}
ortus-regni-table-look-hint = zobacz rękę
ortus-regni-table-barter-hint = dwie karty za jedną
ortus-regni-table-concede-hint = opuść grę
ortus-regni-table-end-turn = Koniec tury: dobierz 1 z { $deck }
ortus-regni-table-mode-attack = Atak: kliknij budynek, by go oblegać, posiadłości, by je najechać, wieże, by je zaatakować.
ortus-regni-table-mode-look = Opat: kliknij hrabiego, którego rękę chcesz zobaczyć.

# --- słowo na podświetlonym miejscu
ortus-regni-table-word-here = tutaj
ortus-regni-table-word-place = Nowe lenno
ortus-regni-table-word-attach = Dołącz
ortus-regni-table-word-install = Pan tutaj
ortus-regni-table-word-tower = Wieża
ortus-regni-table-word-hire = Najmij
ortus-regni-table-word-banquet = Dobierz 2
ortus-regni-table-word-kingship = Po koronę
ortus-regni-table-word-joust = Turniej
ortus-regni-table-word-bequeath = Sukcesja
ortus-regni-table-word-treachery = Zdrada
ortus-regni-table-word-intrigue = Intryga
ortus-regni-table-word-murder = Zamorduj
ortus-regni-table-word-burn = Spal
ortus-regni-table-word-kill = Zabij
ortus-regni-table-word-steal = Ukradnij
ortus-regni-table-word-hire-away = Przekup
ortus-regni-table-word-emissary = Emisariusz
ortus-regni-table-word-look = Zobacz rękę
ortus-regni-table-word-garrison = Garnizon
ortus-regni-table-word-guard = Gwardia
ortus-regni-table-word-storm = Na wieże
ortus-regni-table-word-raid = Najedź
ortus-regni-table-word-siege = Oblegaj
ortus-regni-table-word-attack = Atak
ortus-regni-table-word-recruit = Werbuj
ortus-regni-table-word-barter = Wymień
ortus-regni-table-word-concede = Poddaj
ortus-regni-table-word-end = Koniec tury
ortus-regni-table-word-field = Wystaw
ortus-regni-table-word-answer = Odpowiedz
ortus-regni-table-word-ride = Zawodnik
ortus-regni-table-word-ransom = Wykup
ortus-regni-table-word-seize = Zagarnij
ortus-regni-table-word-at = Tutaj
ortus-regni-table-word-lord = Ten pan
ortus-regni-table-word-fief = Posiadłość
ortus-regni-table-word-building = Lenno
ortus-regni-table-word-mercenary = Ten
ortus-regni-table-word-discard = Oddaj
ortus-regni-table-word-banner = Chorągiew
ortus-regni-table-word-give = Oddaj

# --- co by się stało, w zdaniu
ortus-regni-table-do-place = { $card } staje się twoim nowym lennem.
ortus-regni-table-do-attach = { $card } trafia tutaj: { $fief }.
ortus-regni-table-do-install = { $card } zostaje panem ({ $fief }) i może walczyć w każdej bitwie.
ortus-regni-table-do-tower = Kładziesz kartę „{ $card }” zakrytą jako wieżę: przyjmuje 1 punkt każdego najazdu i oblężenia przeciw tobie.
ortus-regni-table-do-hire = Najmujesz najemnika: zadaje 2 w każdej twojej bitwie, a karta armii w jego garnizonie walczy razem z nim.
ortus-regni-table-do-banquet = Dobierasz 2 karty z talii; jest w niej { $deck }. Kto nie może dobrać na koniec tury, odpada.
ortus-regni-table-do-kingship = Wykładasz chorągiew królewską. O dwie więcej niż każdy inny czynią cię królem.
ortus-regni-table-do-joust = Ogłaszasz turniej: każdy coś stawia albo wymawia się chorągwią.
ortus-regni-table-do-bequeath = Książę odchodzi ({ $fief }), a cały twój stos odrzuconych wraca do talii.
ortus-regni-table-do-treachery = Zdrada: potem wybierz pana, posiadłość lub najemnika innego hrabiego.
ortus-regni-table-do-intrigue = Intryga: potem wybierz posiadłość lub najemnika innego hrabiego.
ortus-regni-table-do-murder = { $heir ->
    [yes] Książę ginie ({ $fief }), chyba że { $name } odpowie; lenno zostaje.
   *[no] { $lord } ginie ({ $fief }), chyba że { $name } odpowie, a z nim przepada całe lenno.
}
ortus-regni-table-do-burn = { $property } płonie ({ $fief }), chyba że { $name } odpowie.
ortus-regni-table-do-kill = Ginie { $mercenary } z garnizonem, chyba że jego hrabia odpowie.
ortus-regni-table-do-steal = Przejmujesz { NAME($property, form: "accusative") } ({ $fief }), chyba że { $name } odpowie.
ortus-regni-table-do-hire-away = Dołącza do ciebie { $mercenary } z garnizonem, chyba że jego hrabia odpowie.
ortus-regni-table-do-emissary = { $card } odchodzi na zawsze do wikingów, a w woreczku przybywa twoich kostek. Zanim przybędą wikingowie, przesuwa się jeden czarny znacznik.
ortus-regni-table-do-look = { $name } pokazuje całą rękę twojemu opatowi.
ortus-regni-table-do-garrison = { $card } dołącza do garnizonu ({ $mercenary }) i walczy razem z nim.
ortus-regni-table-do-guard = { $card } dołącza do gwardii królewskiej i walczy u boku króla.
ortus-regni-table-do-storm = { $who ->
    [vikings] Wikingowie atakują
   *[you] Atakujesz
} { $towers ->
    [one] wieżę
    [few] { $towers } wieże
   *[many] { $towers } wież
} gracza { NAME($name, form: "bare") }: każdy punkt, który przejdzie przez obrońców, obala jedną.
ortus-regni-table-do-raid = { $who ->
    [vikings] Najazd wikingów
   *[you] Najazd
} ({ $fief }): każdy punkt, który przejdzie przez obrońców{ $towers ->
    [0] { "" }
    [one] { " " }i wieżę
    [few] { " " }i { $towers } wieże
   *[many] { " " }i { $towers } wież
}, obala posiadłość.
ortus-regni-table-do-siege = { $who ->
    [vikings] Oblężenie wikingów
   *[you] Oblężenie
} ({ $fief }): budynek pada ze wszystkim, co do niego należy, gdy { $needed } pkt przejdzie przez obrońców{ $towers ->
    [0] .
    [one] , w tym 1 za wieżę.
   *[other] , w tym { $towers } za wieże.
}
ortus-regni-table-do-attack = Atakujesz. Potem wybierz cel.
ortus-regni-table-do-recruit = { $recruits ->
    [one] Werbujesz do puli { $recruits } kartę armii: za swoją ziemię.
    [few] Werbujesz do puli { $recruits } karty armii: po jednej za każdą ziemię i za każde miasto targowe w parze z ziemią.
   *[many] Werbujesz do puli { $recruits } kart armii: po jednej za każdą ziemię i za każde miasto targowe w parze z ziemią.
}
ortus-regni-table-do-end = Kończysz turę bez akcji i dobierasz kartę; kart w talii: { $deck }.
ortus-regni-table-do-concede = Poddajesz się: od razu odpadasz z gry.
ortus-regni-table-do-at = Trafia tutaj: { $fief }.
ortus-regni-table-do-seize = Zagarniasz: trafia tutaj, { $fief }.

# --- odpowiedzi słowami, gdzie jest pytanie
ortus-regni-table-answer-deck = Weź gotową talię „{ $deck }”
ortus-regni-table-answer-add = Dodaj { NAME($card, form: "accusative") }
ortus-regni-table-answer-keep = Zatrzymaj
ortus-regni-table-answer-tower = { $card } jako wieża
ortus-regni-table-answer-place = Wyłóż { NAME($card, form: "accusative") }
ortus-regni-table-answer-attach = Dołącz { NAME($card, form: "accusative") }
ortus-regni-table-answer-install = { $card } jako pan
ortus-regni-table-answer-hold-back = Powstrzymaj ich od ataku
ortus-regni-table-answer-take = Weź { NAME($card, form: "accusative") }
ortus-regni-table-answer-discard = Oddaj { NAME($card, form: "accusative") }
ortus-regni-table-answer-at = Tutaj: { $fief }
ortus-regni-table-answer-lord = { $lord } ({ $fief })
ortus-regni-table-answer-fief = Posiadłość ({ $fief })
ortus-regni-table-answer-building = { $fief } ze wszystkim, co do niego należy
ortus-regni-table-answer-mercenary = { $mercenary }
ortus-regni-table-answer-property = { $card } z zestawu gracza { NAME($owner, form: "bare") }
ortus-regni-table-answer-answer = Odpowiedz { NAME($card, form: "instrumental") }
ortus-regni-table-answer-ride = Wyślij { NAME($card, form: "accusative") }, zakrytą kartę
ortus-regni-table-answer-storm = Zaatakuj wieże gracza { NAME($name, form: "bare") }
ortus-regni-table-answer-raid = Najedź: { $fief }
ortus-regni-table-answer-siege = Oblegaj: { $fief }
ortus-regni-table-answer-field = Wystaw: { $unit }
ortus-regni-table-answer-absorb = Punkt przyjmuje: { $unit }
ortus-regni-table-answer-give = Oddaj: { $unit }
ortus-regni-table-answer-result = Rozstrzygnij: { $result }
ortus-regni-table-answer-fall = Pada { NAME($card, form: "inside") }
ortus-regni-table-answer-seize = Zagarnij dla: { $fief }
ortus-regni-table-answer-ransom = Wykup { NAME($lord, form: "accusative") } ({ $fief })

# --- co zasady mówią obok stołu: powody i zagrożenia
ortus-regni-table-only-answer = Sojuszników zagrywa się tylko jako odpowiedź w sporze albo kładzie jako wieżę.
ortus-regni-table-threat-own-deck = Twoja talia kończy się w rundzie { $round_number }: bez karty do dobrania odpadasz, chyba że przeprowadzisz sukcesję.
ortus-regni-table-threat-deck = { $seat } w rundzie { $round_number } nie będzie mieć co dobrać i odpadnie, chyba że nastąpi sukcesja.
ortus-regni-table-threat-own-deck-heirless = Twoja talia kończy się w rundzie { $round_number }: bez karty do dobrania odpadasz. Nie masz już zarazem księcia i chorągwi do sukcesji.
ortus-regni-table-threat-own-deck-last = Twoja talia kończy się w rundzie { $round_number }: bez karty do dobrania odpadasz. Sukcesję masz już za sobą.
ortus-regni-table-threat-deck-last = { $seat } w rundzie { $round_number } nie będzie mieć co dobrać i odpadnie: sukcesja została już wykorzystana.
ortus-regni-table-threat-own-deck-heathen = Twoja talia kończy się w rundzie { $round_number }: stracisz wszystkie lenna i potasujesz stos.
ortus-regni-table-threat-deck-heathen = { $seat }: talia kończy się w rundzie { $round_number }, a z nią wszystkie lenna.
ortus-regni-table-threat-crown = { $seat } zdobędzie koronę następną chorągwią królewską, chyba że inny hrabia wcześniej wyłoży swoją.
ortus-regni-table-threat-own-crown = Jeszcze jedna chorągiew królewska czyni cię królem.
ortus-regni-table-threat-crown-wins = { $seat } łączy koronę z tytułem arcybiskupa i wygra na początku następnej tury.
ortus-regni-table-threat-own-crown-wins = Łączysz koronę z tytułem arcybiskupa: wygrasz na początku swojej następnej tury.
ortus-regni-table-threat-archbishop = Arcybiskupem jest { $seat } i decyduje przy karcie „Rozstrzyga Kościół”.
ortus-regni-table-threat-archbishop-bars = Arcybiskupem jest { $seat }, decyduje przy karcie „Rozstrzyga Kościół” i zakazuje ci sukcesji: nie masz kościoła.
ortus-regni-table-threat-landing = Wikingowie przybędą w rundzie { $round_number }.
ortus-regni-table-threat-horde = { $towers_count ->
    [0] Bez obrony horda o sile { $strength_count } zabierze ci { NAME($card, form: "accusative") }: nie osłania go żadna wieża, a pada przy { $needed_count } pkt.
    [one] Bez obrony horda o sile { $strength_count } zabierze ci { NAME($card, form: "accusative") }: osłania go { $towers_count } wieża, a pada przy { $needed_count } pkt.
    [few] Bez obrony horda o sile { $strength_count } zabierze ci { NAME($card, form: "accusative") }: osłaniają go { $towers_count } wieże, a pada przy { $needed_count } pkt.
   *[many] Bez obrony horda o sile { $strength_count } zabierze ci { NAME($card, form: "accusative") }: osłania go { $towers_count } wież, a pada przy { $needed_count } pkt.
}
ortus-regni-table-threat-own-last-lord = Panem twojego ostatniego budynku jest { NAME($card, form: "inside") }: jeśli zginie przez zdradę, tracisz z nim budynek i odpadasz.
ortus-regni-table-threat-last-lord = Panem ostatniego budynku gracza { NAME($seat, form: "bare") } jest { NAME($card, form: "inside") }: jeśli zginie przez zdradę, { $seat } odpada.
ortus-regni-table-threat-own-last-building = { $towers_count ->
    [0] { $card } to twój ostatni budynek: jeśli padnie, odpadasz. Nie osłania go żadna wieża, a pada przy { $needed_count } pkt.
    [one] { $card } to twój ostatni budynek: jeśli padnie, odpadasz. Osłania go { $towers_count } wieża, a pada przy { $needed_count } pkt.
    [few] { $card } to twój ostatni budynek: jeśli padnie, odpadasz. Osłaniają go { $towers_count } wieże, a pada przy { $needed_count } pkt.
   *[many] { $card } to twój ostatni budynek: jeśli padnie, odpadasz. Osłania go { $towers_count } wież, a pada przy { $needed_count } pkt.
}
ortus-regni-table-threat-last-building = { $towers_count ->
    [0] { $seat } ma ostatni budynek: { $card }. Nie osłania go żadna wieża, a pada przy { $needed_count } pkt.
    [one] { $seat } ma ostatni budynek: { $card }. Osłania go { $towers_count } wieża, a pada przy { $needed_count } pkt.
    [few] { $seat } ma ostatni budynek: { $card }. Osłaniają go { $towers_count } wieże, a pada przy { $needed_count } pkt.
   *[many] { $seat } ma ostatni budynek: { $card }. Osłania go { $towers_count } wież, a pada przy { $needed_count } pkt.
}
