# Strona główna, wybór przeciwników i własne partie w liczbach.

home-promise = Gry planszowe z czasów wikingów, z botami albo ze znajomymi. Jedno kliknięcie i już grasz: bez konta, bez instalowania.
home-welcome-back = Witaj ponownie, { $name }
home-welcome-back-guest = Witaj ponownie
home-waiting-count = { $count ->
    [0] Żaden stół na ciebie nie czeka.
    [one] Czeka na ciebie { $count } stół.
    [few] Czekają na ciebie { $count } stoły.
    [many] Czeka na ciebie { $count } stołów.
   *[other] Czeka na ciebie { $count } stołu.
}
home-waiting = Czekają na ciebie
home-continue = Graj dalej
home-round = Runda { $round }
home-round-of = Runda { $round } z { $rounds }
home-days-left = { $days ->
    [one] Został { $days } dzień
    [few] Zostały { $days } dni
    [many] Zostało { $days } dni
   *[other] Zostało { $days } dnia
}
home-hours-left = Zostało { $hours } godz.
home-minutes-left = Zostało { $minutes } min
home-ends-in = koniec za { $hours } godz. { $minutes } min
home-more = Jeszcze { $count }
home-others-think = Inni myślą:
home-table-with = { $game }, przy stole { $names }
home-last-game = Ostatnia partia:
home-last-place = { $game }, miejsce { $place } z { $players }
home-minutes = około { $minutes } min
home-usual-opponents = z tymi przeciwnikami co zwykle
home-open-hint = wolne miejsca, bez konta
home-free-seats = { $count ->
    [one] { $count } wolne
    [few] { $count } wolne
    [many] { $count } wolnych
   *[other] { $count } wolnego
}
home-no-open-tables = W tej chwili nikt nie czeka na graczy.

## Rozdanie dnia

home-deal = Dzisiejsze rozdanie
home-deal-day = { $day } · { $ends }
home-deal-alone = { $game }, w pojedynkę
home-deal-words = Wszyscy mają to samo szczęście.
home-deal-played = { $count ->
    [one] Zagrała { $count } osoba.
    [few] Zagrały { $count } osoby.
    [many] Zagrało { $count } osób.
   *[other] Zagrało { $count } osoby.
}
home-deal-yesterday = Nikt jeszcze nie skończył; to są wczorajsze wyniki.
home-play-deal = Zagraj rozdanie
home-all-standings = Wszystkie wyniki
home-histogram = Wyniki od { $least } do { $most }.
home-histogram-mine = Wyniki od { $least } do { $most }; twój to { $mine }.
home-you-made = ty { $points }

## Przeciwnicy

home-alone = w pojedynkę, na punkty
home-against-random = { $count ->
    [one] z { $count } Wędrowcem
    [few] z { $count } Wędrowcami
    [many] z { $count } Wędrowcami
   *[other] z { $count } Wędrowca
}
home-against-quick = { $count ->
    [one] z { $count } Zarządcą
    [few] z { $count } Zarządcami
    [many] z { $count } Zarządcami
   *[other] z { $count } Zarządcy
}
home-against-steady = { $count ->
    [one] z { $count } Huskarlem
    [few] z { $count } Huskarlami
    [many] z { $count } Huskarlami
   *[other] z { $count } Huskarla
}
home-against-strong = { $count ->
    [one] z { $count } Jarlem
    [few] z { $count } Jarlami
    [many] z { $count } Jarlami
   *[other] z { $count } Jarla
}
home-play-alone = Zagraj w pojedynkę
home-play-against-random = { $count ->
    [one] Zagraj z Wędrowcem
    [few] Zagraj z { $count } Wędrowcami
    [many] Zagraj z { $count } Wędrowcami
   *[other] Zagraj z { $count } Wędrowca
}
home-play-against-quick = { $count ->
    [one] Zagraj z Zarządcą
    [few] Zagraj z { $count } Zarządcami
    [many] Zagraj z { $count } Zarządcami
   *[other] Zagraj z { $count } Zarządcy
}
home-play-against-steady = { $count ->
    [one] Zagraj z Huskarlem
    [few] Zagraj z { $count } Huskarlami
    [many] Zagraj z { $count } Huskarlami
   *[other] Zagraj z { $count } Huskarla
}
home-play-against-strong = { $count ->
    [one] Zagraj z Jarlem
    [few] Zagraj z { $count } Jarlami
    [many] Zagraj z { $count } Jarlami
   *[other] Zagraj z { $count } Jarla
}
home-choose-opponents = Wybierz przeciwników: { $game }
home-opponents = { $game }: kto siada z tobą do stołu?
home-level = Poziom
home-comes-first = Wygrywa, na dziesięć partii
home-alone-scores = Nikt inny tu nie siada. Dla porównania: ile zdobywa w pojedynkę każdy poziom.
home-time = Myśli
home-strength = { $of10 } na 10
home-strength-range = od { $least } do { $most } · przypadek: { $chance }
home-strength-games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
home-strength-alone = { $points } pkt, mediana
home-strength-floor = Dół skali
home-not-measured = { $players ->
    [one] Nie zmierzono w pojedynkę
    [few] Nie zmierzono przy { $players } miejscach
    [many] Nie zmierzono przy { $players } miejscach
   *[other] Nie zmierzono przy { $players } miejsca
}
home-thinks = do { $seconds } s
home-thinks-at-once = od razu
home-hints = Podpowiedzi i cofanie
home-hints-marked = Gra z podpowiedzią albo z cofniętym losowaniem zostaje oznaczona i widzą to wszyscy.
home-hints-off = Stół się liczy: bez podpowiedzi i bez cofania losowań.
home-seat-by-seat = Miejsce po miejscu…
home-measured = Każdy poziom grał przy stołach pełnych graczy niższego poziomu, każde rozdanie z każdego miejsca. Kreska pod kółkami to przedział 95 %, przerywany znak to przypadek.
home-measured-alone = Tyle zdobył każdy poziom w długiej grze ze wszystkimi taliami. To niewiele partii i zależy też od szczęścia w rozdaniu.

## Własne partie w liczbach

home-numbers = Twoje partie w liczbach
home-numbers-none = Skończ partię, a jej liczby pojawią się tutaj.
home-numbers-screen = Partie przy jednym ekranie nie są liczone.
home-players-count = { $players ->
    [one] W pojedynkę
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
home-best = najlepszy wynik: { $points }
home-place-times = { $count ->
    [one] Miejsce { $place }: { $count } raz
    [few] Miejsce { $place }: { $count } razy
    [many] Miejsce { $place }: { $count } razy
   *[other] Miejsce { $place }: { $count } raza
}
home-scores = Wyniki w czasie
home-scores-words = { $count ->
    [one] { $count } wynik: { $last } pkt.
    [few] { $count } wyniki: od { $least } do { $most } pkt, ostatni { $last }.
    [many] { $count } wyników: od { $least } do { $most } pkt, ostatni { $last }.
   *[other] { $count } wyniku: od { $least } do { $most } pkt, ostatni { $last }.
}
home-favourites = Najczęściej wybierane
home-favourites-from = { $count ->
    [one] Z zapisu ostatniej partii.
    [few] Z zapisów { $count } ostatnich partii.
    [many] Z zapisów { $count } ostatnich partii.
   *[other] Z zapisów { $count } ostatniej partii.
}
home-favourite-brian-boru-play = Karty
home-favourite-brian-boru-play-one = Karta { $card }
home-favourite-feast-for-odin-send = Pola
home-favourite-feast-for-odin-play = Pomocnicy
home-favourite-ortus-regni-deck = Talie
home-favourite-ortus-regni-place = Karty na stole
home-times = { $count }×
home-not-kept = Punktów z poszczególnych źródeł nie ma na tej liście; są przy stole i w analizie partii.
home-older = Starsze partie
home-newer = Nowsze partie
