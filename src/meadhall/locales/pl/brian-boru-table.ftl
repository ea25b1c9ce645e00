# Co mówi stół Briana Boru w przeglądarce obok słów samej gry.

brian-boru-table-map = Mapa Irlandii
brian-boru-table-map-hint = Wskaż miasto, znacznik lub ikonę, by przeczytać, co to jest.
brian-boru-table-town = { $town }, miasto ({ $colour }), region { $region }
brian-boru-table-town-free = wolne
brian-boru-table-town-disc = dysk: { $name }
brian-boru-table-monastery = klasztor
brian-boru-table-under-vikings = w rękach Wikingów
brian-boru-table-active-town = Aktywne Miasto tej próby
brian-boru-table-town-list = Wybierz z listy…
brian-boru-table-choose-town = Wybierz: { $town }
brian-boru-table-token = { $state ->
    [down] Zakryty znacznik Roszczenia: { $points } pkt. Miasta liczą się tu za { $weight }; odkrywa się przy { $threshold }.
    [board] Znacznik Roszczenia na planszy: { $points } pkt, połowa dla każdego, kto prowadzi.
   *[held] Znacznik Roszczenia gracza { $name }: { $points } pkt.
}
brian-boru-table-battle-area = Najeźdźcy
brian-boru-table-battle-hint = Obszar Bitwy: jeśli na koniec rundy zostanie choć jeden Najeźdźca, miasto traci ten, kto ma ich najmniej.
brian-boru-table-church-area = Kościół
brian-boru-table-church-hint = Obszar Kościoła: kto samodzielnie ma najwięcej dysków, zdobywa klasztor i znacznik.

## Karty i próby

brian-boru-table-card = Karta { $number }, { $colour }. Zwycięzca: { $main }. Pozostali: { $secondary }.
brian-boru-table-trick = Próba
brian-boru-table-trick-for = { $town }, { $colour }, { $region }
brian-boru-table-winning = Wygrywa przy obecnych kartach
brian-boru-table-acts = działa { $place }.
brian-boru-table-you-act = Na razie działasz jako { $place }.
brian-boru-table-to-play = jeszcze nie zagrał
brian-boru-table-hand = Twoje karty
brian-boru-table-packet = Twój zestaw: zatrzymaj dwie, resztę podaj dalej
brian-boru-table-kept = Zatrzymane:
brian-boru-table-keep = { $count ->
    [0] Wybierz dwie karty
    [1] Wybierz jeszcze jedną kartę
   *[other] Zatrzymaj te dwie
}
brian-boru-table-pick-card = Wybierz kartę, by zobaczyć, co by zrobiła.
brian-boru-table-play = Zagraj { $card }
brian-boru-table-wins = wygrywa
brian-boru-table-loses = przegrywa
brian-boru-table-would-win = { $others ->
    [0] Wygrywa próbę.
    [one] Wygrywa przy obecnych kartach; zagra jeszcze jeden gracz.
    [few] Wygrywa przy obecnych kartach; zagra jeszcze { $others } graczy.
   *[many] Wygrywa przy obecnych kartach; zagra jeszcze { $others } graczy.
}
brian-boru-table-would-not-win = { $others ->
    [0] Nie wygrywa: wybierzesz akcję Dodatkową.
   *[other] Nie wygrywa przy obecnych kartach.
}

## Decyzje

brian-boru-table-choices = Twój wybór
brian-boru-table-lands = → pole { $space }
brian-boru-table-buy = Kup { $count } (monety: { $coins })
brian-boru-table-buy-none = Nic nie kupuj
brian-boru-table-decline = Bez ekspansji
brian-boru-table-princess-military = Wsparcie wojskowe
brian-boru-table-princess-military-hint = Miasta Wikingów liczą się jako twoje przy regionach.
brian-boru-table-princess-trade = Handel
brian-boru-table-princess-trade-hint = Miasta Wikingów liczą się jako twoje przy obecności w regionach.
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
brian-boru-table-has-picked = Już wybrał
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
brian-boru-table-renown-count = { $count } Poważania

## Gdyby runda skończyła się teraz

brian-boru-table-upkeep = Utrzymanie
brian-boru-table-step-marriage = Zaślubiny
brian-boru-table-step-battle = Bitwa
brian-boru-table-step-church = Kościół
brian-boru-table-step-claims = Regiony
brian-boru-table-would-lose = { $name } straci miasto na rzecz Wikingów.
brian-boru-table-first-spoils = { $name } ma samodzielnie najwięcej Najeźdźców: 1 Poważanie, potem punkt za każde Poważanie.
brian-boru-table-church-first = { $name } prowadzi w Kościele: klasztor i znacznik.
brian-boru-table-church-third = { $name }: kolejny klasztor.
brian-boru-table-outlook-married = { $name } zdobywa kartę { $card }: { $reward }.
brian-boru-table-outlook-track = { $name }: { $reward } z toru.
brian-boru-table-outlook-nobody = Nikt się nie zalecał: karta odpada z gry.
brian-boru-table-outlook-repelled = Nie ma już Najeźdźców: żadne miasto nie padnie.
brian-boru-table-outlook-no-loss = Najeźdźcy zostali, ale nikt nie ma miasta do stracenia.
brian-boru-table-outlook-lose = { $count ->
    [one] { $names } traci wybrane przez siebie miasto.
   *[other] { $names } tracą po jednym wybranym przez siebie mieście.
}
brian-boru-table-outlook-lose-to = { $count ->
    [one] { $names } traci miasto; wybiera { $chooser }.
   *[other] { $names } tracą po mieście; wybiera { $chooser }.
}
brian-boru-table-outlook-second = Jeden punkt: { $names }.
brian-boru-table-outlook-church-tied = Nikt nie prowadzi samodzielnie: znacznik zostaje.
brian-boru-table-shared = po połowie: { $names }
brian-boru-table-on-board = na planszy
brian-boru-table-face-down = { $weight } z { $threshold }
brian-boru-table-score-now = Punktacja
brian-boru-table-outlook-note = Bez miast, które dopiero trzeba by wybrać w fazie Utrzymania.
