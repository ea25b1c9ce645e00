# Podpowiedzi przy stole i analiza skończonej gry.

## Hints

review-hint-title = Poprosić o podpowiedź?
review-hint-words = Silny gracz przez kilka sekund patrzy na to, co widzisz, i wskazuje najlepsze ruchy z uzasadnieniem.
review-hint-price-title = Gra zostanie oznaczona.
review-hint-price = Wszyscy widzą lampkę przy twoim imieniu, a wynik i zapis gry o tym mówią. Kolejne podpowiedzi niczego już nie zmieniają.
review-hint-show = Pokaż najlepsze ruchy
review-hint-where = Powiedz tylko, gdzie patrzeć
review-hint-thinking = Trwa namysł…
review-hint-stop = Zatrzymaj
review-hint-stopped = Zatrzymano wcześniej: tyle udało się znaleźć.
review-hint-failed = Tym razem nie znaleziono podpowiedzi.
review-hint-stale = Pozycja się zmieniła; ta podpowiedź jest nieaktualna.
review-hint-again = Poproś ponownie
review-hint-counting = Ten stół się liczy; podpowiedzi są wyłączone.
review-hint-single = Nie ma czego wybierać: dozwolony jest tylko jeden ruch.
review-hint-waiting = O podpowiedź możesz poprosić, gdy przyjdzie kolej na twoją decyzję.
review-hint-closed = Podpowiedzi są dla tych, którzy tu grają.
review-hint-look = Warto spojrzeć:
review-thing-card = karta { $id }
review-hint-ready = { $count ->
    [one] Podpowiedź gotowa: { $count } ruch.
    [few] Podpowiedź gotowa: { $count } ruchy.
    [other] Podpowiedź gotowa: { $count } ruchu.
   *[many] Podpowiedź gotowa: { $count } ruchów.
}
review-hint-moves = Ruchy podpowiedzi
review-hint-nth = Podpowiedź { $rank } z { $count }
review-hint-marked-title = Ta gra jest oznaczona.
review-hint-marked = Podpowiedź widzisz tylko ty; oznaczenie widzą wszyscy.
review-hint-legend-chance = Paski: twoja szansa na wygraną, od { $least } do { $most }. Kropki: { $before } przed tym ruchem.
review-hint-legend-points = Paski: twój spodziewany wynik końcowy, od { $least } do { $most }. Kropki: { $before } przed tym ruchem.
review-sure-sure = Pewne
review-sure-fairly-sure = Dość pewne
review-sure-too-close = Zbyt wyrównane
review-weaker-sure = Na pewno słabsze
review-weaker-fairly-sure = Raczej słabsze
review-best-in = żaden ruch nie był lepszy w { $times } z { $tries } prób

## What a move changes

review-change-points = punkty
review-change-towns = miasta
review-change-coins = monety
review-change-silver = srebro
review-change-income = dochód
review-change-renown = Poważanie
review-change-cards = karty
review-change-armies = armie
review-change-towers = wieże
review-change-tiles = żetony
review-change-ships = statki
review-change-church = dyski w Kościele
review-change-raiders = Najeźdźcy
review-change-courtship = tor Zaślubin
review-change-wood = drewno
review-change-stone = kamień
review-change-ore = ruda
review-change-weapons = broń
review-change-animals = zwierzęta
review-change-buildings = budynki
review-change-properties = posiadłości
review-change-lords = panowie
review-change-mercenaries = najemnicy
review-change-banners = chorągwie
review-change-vikings = wolni wikingowie
review-change-high-cards = wysokie karty
review-change-white-cards = białe karty
review-change-food = jedzenie na ucztę

## Why one move is better than another, in things one can count

review-why-1 = { $reason_message } { $than_name ->
    [played] Wobec tego, co zagrano
    [best] Wobec najlepszego ruchu
   *[next] Wobec następnego najlepszego
}: { $first_change } { $first_text }.
review-why-2 = { $reason_message } { $than_name ->
    [played] Wobec tego, co zagrano
    [best] Wobec najlepszego ruchu
   *[next] Wobec następnego najlepszego
}: { $first_change } { $first_text }, { $second_change } { $second_text }.
review-why-3 = { $reason_message } { $than_name ->
    [played] Wobec tego, co zagrano
    [best] Wobec najlepszego ruchu
   *[next] Wobec następnego najlepszego
}: { $first_change } { $first_text }, { $second_change } { $second_text }, { $third_change } { $third_text }.
review-theirs-1 = { $reason_message } { $than_name ->
    [played] U rywala wobec tego, co zagrano
    [best] U rywala wobec najlepszego ruchu
   *[next] U rywala wobec następnego ruchu
}: { $first_change } { $first_text }.
review-theirs-2 = { $reason_message } { $than_name ->
    [played] U rywala wobec tego, co zagrano
    [best] U rywala wobec najlepszego ruchu
   *[next] U rywala wobec następnego ruchu
}: { $first_change } { $first_text }, { $second_change } { $second_text }.
review-theirs-3 = { $reason_message } { $than_name ->
    [played] U rywala wobec tego, co zagrano
    [best] U rywala wobec najlepszego ruchu
   *[next] U rywala wobec następnego ruchu
}: { $first_change } { $first_text }, { $second_change } { $second_text }, { $third_change } { $third_text }.

## The review of a game

review-title = Analiza
review-by = analizuje { $adviser }, silny gracz
review-course = Przebieg gry
review-working = Gra jest analizowana; to, co już wiadomo, widać od razu.
review-failed = Nie udało się dokończyć analizy. Odśwież stronę, aby spróbować ponownie.
review-lanes = Osobne pasy
review-as-table = Jako tabela
review-share = Udostępnij ten moment
review-truth = Ze znajomością wszystkiego
review-truth-words = Drugie odczytanie: wartości przy ukrytych kartach takich, jakie były naprawdę.
review-sums = Od początku do końca
review-at-start = na początku
review-by-luck = szczęście
review-by-choices = decyzje wszystkich
review-by-own-choices = własne decyzje
review-slips = { $count ->
    [0] potknięć
    [one] potknięcie: { $most }
    [few] potknięcia, najgorsze { $most }
    [other] potknięcia, najgorsze { $most }
   *[many] potknięć, najgorsze { $most }
}
review-at-end = na końcu
review-at-stop = gdzie ją przerwano (szacunek)
review-stopped = Gry nie rozegrano do końca: ostatnie wartości są szacunkiem pozycji, w której ją przerwano.
review-no-sheet = Nie ma karty wyników: gry nie rozegrano do końca.
review-judged-turns = Porównywane są tylko całe tury, a nie osobno układanie, ulepszanie i ucztowanie.
review-luck = Szczęście
review-drawn = Co wylosowano
review-choices = Decyzje
review-others = Inni
review-equal = po równo
review-out = poza grą
review-turning = Punkty zwrotne
review-listed = { $listed } z { $all }
review-all = wszystkie
review-fewer = mniej
review-no-points = Żaden ruch nie zmienił wiele.
review-points-later = Pojawią się w miarę analizowania gry.
review-whose-mine = Własna decyzja
review-whose-another = Decyzja innego gracza
review-whose-luck = Szczęście
review-anothers-move = { $name }: { $words }
review-better = lepiej: { $words }
review-one-move = Jeden dozwolony ruch
review-move = Ruch { $number }
review-move-of = Ruch { $number } z { $last }
review-end = Koniec
review-effect-another = decyzja innego gracza, { $change } dla tego miejsca
review-effect-luck = { $change } dla tego miejsca, przy znajomości wszystkiego
review-cost-chance = { $count ->
    [one] własna decyzja, kosztowała { $count } punkt szansy
    [few] własna decyzja, kosztowała { $count } punkty szansy
    [other] własna decyzja, kosztowała { $count } punktu szansy
   *[many] własna decyzja, kosztowała { $count } punktów szansy
}
review-cost-points = { $count ->
    [one] własna decyzja, kosztowała { $count } spodziewany punkt
    [few] własna decyzja, kosztowała { $count } spodziewane punkty
    [other] własna decyzja, kosztowała { $count } spodziewanego punktu
   *[many] własna decyzja, kosztowała { $count } spodziewanych punktów
}
review-no-cost = własna decyzja, bez wyraźnej straty
review-strong = Silny gracz:
review-played = Zagrano:
review-strong-and-played = Zagrano, tak jak zagrałby silny gracz:
review-line = Ruch silnego gracza krok po kroku
review-try = Spróbuj od tego miejsca
review-try-words = otwiera własny stół, na miejscu, z którego patrzysz; ta gra pozostaje taka, jaka była
review-try-against = Przeciwnicy
review-try-same = ci sami co wtedy
review-tab-board = Plansza
review-tab-score = Karta wyników
review-steps = Od ruchu do ruchu
review-first = Pierwszy ruch
review-last = Na koniec
review-next-point = Następny punkt zwrotny
review-column-move = Ruch
review-column-what = Co zrobiono
review-table-chance = Szansa na wygraną przed każdym ruchem
review-table-points = Spodziewany wynik końcowy przed każdym ruchem
review-outline-chance = Szansa na wygraną, { $name }: { $start } na początku, najwyżej { $highest } przed ruchem { $highest_move }, najniżej { $lowest } przed ruchem { $lowest_move }, { $end } na końcu.
review-outline-points = Spodziewany wynik końcowy, { $name }: { $start } na początku, najwyżej { $highest } przed ruchem { $highest_move }, najniżej { $lowest } przed ruchem { $lowest_move }, { $end } na końcu.
review-slider-chance = { $move } z { $last }, { $round }, szansa, { $name }: { $value }
review-slider-points = { $move } z { $last }, { $round }, spodziewany wynik, { $name }: { $value }
