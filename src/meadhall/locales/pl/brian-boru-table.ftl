# Co mówi stół Briana Boru w przeglądarce obok słów samej gry.

brian-boru-table-map = Mapa Irlandii
brian-boru-table-map-hint = Wskaż miasto, znacznik lub ikonę, by przeczytać, co to jest.
brian-boru-table-whole-map = Cała mapa
brian-boru-table-town = { $town }, { $hue ->
    [red] czerwone
    [blue] niebieskie
   *[yellow] żółte
} miasto, region { $region }
brian-boru-table-town-free = wolne
brian-boru-table-town-disc = dysk: { $name }
brian-boru-table-monastery = klasztor
brian-boru-table-under-vikings = w rękach Wikingów
brian-boru-table-active-town = to Aktywne Miasto
brian-boru-table-town-list = Wybierz z listy…
brian-boru-table-choose-town = Wybierz: { $town }
brian-boru-table-token = { $state ->
    [down] Zakryty znacznik Roszczenia: { $points } pkt. Suma miast: { $weight }, próg: { $threshold }.
    [board] Znacznik Roszczenia na planszy: { $points } pkt, po połowie dla tych, którzy prowadzą.
   *[held] Znacznik Roszczenia gracza { NAME($name, form: "bare") }: { $points } pkt.
}
brian-boru-table-battle-area = Najeźdźcy
brian-boru-table-battle-hint = Obszar Bitwy: jeśli na koniec rundy zostanie choć jeden Najeźdźca, miasto traci ten, kto ma ich najmniej.
brian-boru-table-church-area = Kościół
brian-boru-table-church-hint = Obszar Kościoła: kto ma najwięcej dysków bez remisu, zdobywa klasztor i znacznik.

## Karty i próby

brian-boru-table-card = Karta { $number }, { $hue ->
    [red] czerwona
    [blue] niebieska
    [yellow] żółta
   *[white] biała
}. Kto wygra: { $main }. Pozostali: { $secondary }.
brian-boru-table-trick = Próba
brian-boru-table-trick-for = { $town }, { $hue ->
    [red] czerwone
    [blue] niebieskie
   *[yellow] żółte
} miasto, { $region }
brian-boru-table-winning = Wygrywa przy obecnych kartach
brian-boru-table-acts = kolejność: { $place }
brian-boru-table-you-act = Na razie działasz jako { $place }.
brian-boru-table-to-play = jeszcze bez karty
brian-boru-table-hand = Twoje karty
brian-boru-table-packet = Twój zestaw: zatrzymaj dwie, resztę podaj dalej
brian-boru-table-kept = Zatrzymane:
brian-boru-table-keep = { $count ->
    [0] Wybierz dwie karty
    [1] Wybierz jeszcze jedną kartę
   *[other] Zatrzymaj te dwie
}
brian-boru-table-pick-card = Wskaż kartę, by przeczytać, co zrobi.
brian-boru-table-play = Zagraj { $card }
brian-boru-table-no-card = Wybierz kartę
brian-boru-table-wins = wygrywa
brian-boru-table-loses = przegrywa
brian-boru-table-would-win = { $others ->
    [0] Wygrywa próbę.
    [one] Wygrywa przy obecnych kartach; zagra jeszcze jedna osoba.
    [few] Wygrywa przy obecnych kartach; zagrają jeszcze { $others } osoby.
   *[many] Wygrywa przy obecnych kartach; zagra jeszcze { $others } osób.
}
brian-boru-table-would-not-win = { $others ->
    [0] Nie wygrywa: wybierzesz akcję Dodatkową.
   *[other] Nie wygrywa przy obecnych kartach.
}

## Decyzje

brian-boru-table-choices = Twój wybór
brian-boru-table-lands = → pole { $space }
brian-boru-table-buy = Dokup { $count } za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}
brian-boru-table-buy-none = Nic nie kupuj
brian-boru-table-decline = Nie poszerzaj zasięgu
brian-boru-table-princess-military = Wsparcie wojskowe
brian-boru-table-princess-military-hint = Miasta Wikingów liczą się jako twoje przy zdobywaniu i dzieleniu regionów.
brian-boru-table-princess-trade = Handel
brian-boru-table-princess-trade-hint = Miasta Wikingów liczą się jako twoje przy liczeniu regionów, w których masz miasta.
brian-boru-table-princess-spurn = Odtrąć ją
brian-boru-table-princess-spurn-hint = Od razu 4 punkty.

## Gracze i tory

brian-boru-table-round = { $round ->
    [0] Przygotowanie gry
   *[other] Runda { $round } z { $rounds }
}
brian-boru-table-players = Gracze
brian-boru-table-player = Gracz
brian-boru-table-column-points = Punkty
brian-boru-table-column-coin = Monety
brian-boru-table-column-renown = Poważanie
brian-boru-table-column-raider = Zabrani Najeźdźcy
brian-boru-table-column-church = Dyski w Kościele
brian-boru-table-column-marriage = Pole na torze Zaślubin
brian-boru-table-column-town = Kontrolowane miasta
brian-boru-table-column-cards = Karty na ręce
brian-boru-table-column-outlook = Wynik, gdyby gra skończyła się teraz
brian-boru-table-has-marker = Ma znacznik Aktywnego Miasta
brian-boru-table-has-picked = Wybór gotowy
brian-boru-table-marriage-track = Tor Zaślubin
brian-boru-table-track-town = dowolne wolne miasto
brian-boru-table-town-in = miasto w regionie { $region }
brian-boru-table-princess-reward = wsparcie wojskowe, handel albo 4 punkty
brian-boru-table-points-count = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
brian-boru-table-coins-count = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}
brian-boru-table-renown-count = Poważanie: { $count }

## Gdyby runda skończyła się teraz

brian-boru-table-upkeep = Utrzymanie
brian-boru-table-step-marriage = Zaślubiny
brian-boru-table-step-battle = Bitwa
brian-boru-table-step-church = Kościół
brian-boru-table-step-claims = Regiony
brian-boru-table-would-lose = { $name }: strata miasta na rzecz Wikingów.
brian-boru-table-first-spoils = { $name } ma najwięcej Najeźdźców, bez remisu: 1 Poważanie, potem punkt za każde Poważanie.
brian-boru-table-church-first = { $name } prowadzi w Kościele: klasztor i znacznik.
brian-boru-table-church-third = { $name }: kolejny klasztor.
brian-boru-table-outlook-married = { $name } zdobywa kartę { $card }: { $reward }.
brian-boru-table-outlook-track = { $name }: { $reward } z toru.
brian-boru-table-outlook-nobody = Nikt się nie zalecał: karta odpada z gry.
brian-boru-table-outlook-repelled = Nie ma już Najeźdźców: żadne miasto nie padnie.
brian-boru-table-outlook-no-loss = Najeźdźcy zostali, ale nikt nie ma miasta do stracenia.
brian-boru-table-outlook-lose = { $count ->
    [one] { $names } traci miasto według własnego wyboru.
   *[other] Po jednym mieście według własnego wyboru tracą: { $names }.
}
brian-boru-table-outlook-lose-to = { $count ->
    [one] { $names } traci miasto; wybiera { $chooser }.
   *[other] Po jednym mieście tracą: { $names }; wybiera { $chooser }.
}
brian-boru-table-outlook-second = Jeden punkt: { $names }.
brian-boru-table-outlook-church-tied = Nikt nie prowadzi bez remisu: znacznik zostaje.
brian-boru-table-shared = po połowie: { $names }
brian-boru-table-on-board = na planszy
brian-boru-table-face-down = { $weight } z { $threshold }
brian-boru-table-score-now = Punktacja
brian-boru-table-outlook-note = Bez decyzji, które w fazie Utrzymania dopiero trzeba podjąć.

## Co zrobi akcja

brian-boru-table-if-won = Po wygranej:
brian-boru-table-if-lost = Bez wygranej:
brian-boru-table-or = albo:
brian-boru-table-effect-town = zajmujesz { $town } i bierzesz znacznik
brian-boru-table-effect-some-town = zajmujesz miasto i bierzesz znacznik
brian-boru-table-effect-coin = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
} (razem { $after })
brian-boru-table-effect-renown = Poważanie: { $count } (razem { $after })
brian-boru-table-effect-pay = płacisz { $count ->
    [one] { $count } monetę
    [few] { $count } monety
   *[many] { $count } monet
} (zostaje { $after })
brian-boru-table-effect-pay-points = z braku monet płacisz { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
brian-boru-table-effect-church = { $count ->
    [one] { $count } dysk w Kościele
    [few] { $count } dyski w Kościele
   *[many] { $count } dysków w Kościele
} (razem { $after }{ $standing ->
    [alone] , najwięcej ze wszystkich
    [level] , remis o najwięcej
   *[behind] {""}
})
brian-boru-table-effect-battle = { $count ->
    [one] { $count } Najeźdźca
   *[other] { $count } Najeźdźców
} (razem { $after }{ $standing ->
    [alone] , najwięcej ze wszystkich
    [level] , remis o najwięcej
   *[behind] {""}
})
brian-boru-table-effect-no-raider = nie ma już Najeźdźców
brian-boru-table-effect-marriage = { $count ->
    [one] { $count } pole w górę
    [few] { $count } pola w górę
   *[many] { $count } pól w górę
}, stajesz na polu { $space }
brian-boru-table-effect-expand = możesz poszerzyć zasięg za 5 monet (w zasięgu { $count ->
    [one] { $count } miasto
    [few] { $count } miasta
   *[many] { $count } miast
})
brian-boru-table-effect-expand-coins = bez poszerzenia zasięgu (kosztuje 5 monet)
brian-boru-table-effect-expand-road = bez poszerzenia zasięgu: żadna droga nie wiedzie do wolnego miasta
brian-boru-table-effect-free = uwalniasz miasto od Wikingów
brian-boru-table-effect-nothing-to-free = nie ma miasta do uwolnienia

## Objaśnienia

brian-boru-table-board = Stół
brian-boru-table-marries = { $name } stoi najwyżej na torze i zdobędzie kartę Zaślubin.
brian-boru-table-space = { $reward ->
    [none] Pole { $space } toru Zaślubin
   *[other] Pole { $space } toru Zaślubin: { $reward } na koniec rundy
}
brian-boru-table-region = { $lead ->
    [alone] { $region }: prowadzi { $names }.
    [tied] { $region }: remis, { $names }.
    [vikings] { $region }: prowadzą Wikingowie.
    [shared] { $region }: remis z Wikingami, { $names }.
   *[none] { $region }: nikt nie ma tu miasta.
}
brian-boru-table-newly = (nowy)
brian-boru-table-step-marriage-hint = Kto stoi najwyżej, zdobywa kartę Zaślubin i wraca na początek; pozostałym płaci tor.
brian-boru-table-step-battle-hint = Jeśli zostali Najeźdźcy, miasto traci ten, kto wziął ich najmniej; wybiera ten, kto bez remisu ma ich najwięcej. Potem łupy.
brian-boru-table-step-church-hint = Najwięcej dysków bez remisu: klasztor i znacznik. Potem najwięcej dysków: punkt. Potem cztery dyski: klasztor.
brian-boru-table-step-claims-hint = Znaczniki odkrywa się po osiągnięciu progu; kto bez remisu ma w regionie najwyższą sumę, bierze jego znacznik.
brian-boru-table-final-score = Punktacja końcowa
brian-boru-table-final-of = { $place }. { $name }: { $points } pkt
brian-boru-table-region-points = { $region } { $points }
brian-boru-table-spread = miasta w { $count ->
    [one] { $count } regionie
   *[other] { $count } regionach
}
brian-boru-table-line-points = za Zaślubiny, łupy i Kościół, bez tego, co zapłacono
brian-boru-table-line-coins = 1 punkt za najwięcej monet, bez remisu
brian-boru-table-line-marker = 1 punkt za znacznik Aktywnego Miasta
brian-boru-table-line-renown = 1 punkt za każde Poważanie
brian-boru-table-line-held = punkty z posiadanych znaczników Roszczenia
brian-boru-table-line-board = połowa punktów ze znaczników na planszy dla tych, którzy mają tam najwyższą sumę
brian-boru-table-line-spread = za regiony z miastem: 3 lub 4 dają 1 punkt, 5 daje 3, 6 daje 5, 7 daje 7, a wszystkie 8 daje 10

## Co znaczą ikony

brian-boru-table-legend = Co znaczą ikony
brian-boru-table-legend-cards = Na kartach
brian-boru-table-legend-table = Na stole
brian-boru-table-legend-town = Połóż dysk na Aktywnym Mieście i weź znacznik.
brian-boru-table-legend-coin = Weź monetę.
brian-boru-table-legend-pay = Zapłać monetę, a bez monet 2 punkty.
brian-boru-table-legend-church = Połóż dysk w Kościele. Każdy kolejny kosztuje 2 monety.
brian-boru-table-legend-battle = Weź Najeźdźcę z obszaru Bitwy. Każdy kolejny kosztuje 2 monety.
brian-boru-table-legend-marriage = Idź o pole w górę toru Zaślubin. Każde kolejne kosztuje 2 monety.
brian-boru-table-legend-expand = Możesz za 5 monet zająć wolne miasto połączone drogą z twoim miastem.
brian-boru-table-legend-free = Uwolnij miasto od Wikingów.
brian-boru-table-legend-red = Karta Bitew, do czerwonych miast.
brian-boru-table-legend-blue = Karta Kościoła, do niebieskich miast.
brian-boru-table-legend-yellow = Karta Zalotów, do żółtych miast.
brian-boru-table-legend-white = Karta Królewska, do miast każdego koloru; korona nad kartą mówi, że wygrywa przy obecnych kartach.
brian-boru-table-legend-marker = Znacznik Aktywnego Miasta: kto go ma, rozpoczyna następną próbę.
brian-boru-table-legend-vikings = Wikingowie kontrolują to miasto.
brian-boru-table-legend-monastery = Klasztor: miasto liczy się w regionie podwójnie.
brian-boru-table-legend-bride = Zdobyta karta Zaślubin.
brian-boru-table-legend-princess = Księżniczka Danii.
brian-boru-table-legend-bang = Strata miasta, gdyby Wikingowie przybyli teraz.

brian-boru-names-of-first = card
brian-boru-names-of-second = card

## What a hint or a review points at on the map

brian-boru-table-points-1 = podpowiedź 1
brian-boru-table-points-2 = podpowiedź 2
brian-boru-table-points-3 = podpowiedź 3
brian-boru-table-points-played = zagrano tutaj
brian-boru-table-points-strong = silny gracz: tutaj
