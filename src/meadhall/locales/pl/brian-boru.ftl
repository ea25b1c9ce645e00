# Brian Boru: Wielki Król Irlandii. Nazwy miast są takie same we wszystkich językach.

brian-boru-title = Brian Boru: Wielki Król Irlandii
brian-boru-blurb = Wygrywaj próby, by zajmować miasta, zawieraj małżeństwa, odpieraj Wikingów, zjednaj sobie Kościół i połącz Irlandię pod jedną koroną.

## Nazwy

brian-boru-region-N = Północne Uí Néill
brian-boru-region-U = Ulaid
brian-boru-region-B = Bréifne
brian-boru-region-S = Południowe Uí Néill
brian-boru-region-D = Dubhlinn
brian-boru-region-C = Connaught
brian-boru-region-L = Leinster
brian-boru-region-M = Munster

brian-boru-colour-red = czerwony
brian-boru-colour-blue = niebieski
brian-boru-colour-yellow = żółty
brian-boru-colour-white = biały

brian-boru-marriage-orlaith = Orlaith
brian-boru-marriage-aodhan = Aodhán
brian-boru-marriage-conall = Conall
brian-boru-marriage-cormac = Cormac
brian-boru-marriage-niall = Niall
brian-boru-marriage-aoife = Aoife
brian-boru-marriage-brigid = Brigid
brian-boru-marriage-princess = Estrid, Księżniczka Danii

brian-boru-symbol-town = Zajmij miasto
brian-boru-symbol-coin = Weź monetę
brian-boru-symbol-pay = Zapłać monetę
brian-boru-symbol-renown = Zdobądź Poważanie
brian-boru-symbol-church = Dysk w Kościele
brian-boru-symbol-battle = Weź Najeźdźcę
brian-boru-symbol-marriage = Krok w górę toru Zaślubin
brian-boru-symbol-expand = Możliwa ekspansja za 5 monet
brian-boru-symbol-free = Uwolnij miasto

brian-boru-line-points = Punkty zdobyte w grze
brian-boru-line-coins = Najwięcej monet
brian-boru-line-marker = Znacznik Aktywnego Miasta
brian-boru-line-renown = Poważanie
brian-boru-line-held = Zdobyte regiony
brian-boru-line-board = Regiony sporne
brian-boru-line-spread = Obecność w regionach

## Opcje

brian-boru-option-five_player_all_cards = W pięć osób zagrywa się wszystkie pięć kart z ręki; żadnej się nie odrzuca.
brian-boru-option-viking_deck = Siły kart Wikingów.
brian-boru-option-open_discard = Każdy może przeglądać karty zagrane w tej rundzie.
brian-boru-viking-deck-short = Liczba kart Wikingów: { $given_count }. Gra trwa { $rounds_count } rund i na każdą potrzeba jednej karty.

## Pytania

brian-boru-question-starting-town = gdzie położyć dysk startowy
brian-boru-question-draft = które dwie karty zatrzymać
brian-boru-question-active-town = o które miasto zagrać
brian-boru-question-lead-card = którą kartą rozpocząć
brian-boru-question-follow = którą kartę zagrać
brian-boru-question-secondary = którą akcję Dodatkową wykonać
brian-boru-question-buy-church = ile jeszcze dysków kupić do Kościoła
brian-boru-question-buy-raiders = ilu jeszcze Najeźdźców kupić
brian-boru-question-buy-steps = ile jeszcze kroków kupić
brian-boru-question-expand = czy i dokąd się rozszerzyć
brian-boru-question-free = które miasto uwolnić
brian-boru-question-marriage-town = które miasto wziąć za kartę Zaślubin
brian-boru-question-princess = co począć z Księżniczką
brian-boru-question-track-town = które miasto wziąć z toru Zaślubin
brian-boru-question-lose-town = które miasto stracić
brian-boru-question-take-town = które miasto odda przegrany
brian-boru-question-first-monastery = gdzie zbudować klasztor
brian-boru-question-further-monastery = gdzie zbudować kolejny klasztor

brian-boru-ask-starting-town = Połóż pierwszy dysk na mieście w regionie, do którego nikt jeszcze nie wszedł.
brian-boru-ask-draft = Zatrzymaj dwie karty ze swojego zestawu.
brian-boru-ask-active-town = Rozpoczynasz próbę: wybierz Aktywne Miasto.
brian-boru-ask-lead-card = Rozpocznij kartą. Miasto: { $town }.
brian-boru-ask-follow = Zagraj kartę. Miasto: { $town }.
brian-boru-ask-secondary = Wybierz akcję Dodatkową karty { $card }.
brian-boru-ask-buy-church = Dokupić dyski do Kościoła? Najwyżej { $most_count }, po 2 monety.
brian-boru-ask-buy-raiders = Dokupić Najeźdźców? Najwyżej { $most_count }, po 2 monety.
brian-boru-ask-buy-steps = Dokupić kroki na torze Zaślubin? Najwyżej { $most_count }, po 2 monety.
brian-boru-ask-expand = Rozszerz się wzdłuż drogi za { $coins_count } monet albo zrezygnuj.
brian-boru-ask-free = Uwolnij miasto od Wikingów.
brian-boru-ask-marriage-town = Zaślubiny dają ci miasto w regionie { $region }: wybierz je.
brian-boru-ask-princess = Księżniczka Danii: wsparcie wojskowe, handel czy odtrącenie za 4 punkty?
brian-boru-ask-track-town = Miejsce na torze Zaślubin daje ci dowolne wolne miasto: wybierz je.
brian-boru-ask-lose-town = Wikingowie zabierają jedno z twoich miast: wybierz je.
brian-boru-ask-take-town = Wikingowie zabierają miasto gracza { $loser_seat }: ty wybierasz.
brian-boru-ask-first-monastery = Prowadzisz w Kościele: zbuduj klasztor w jednym ze swoich miast.
brian-boru-ask-further-monastery = Zbuduj kolejny klasztor w jednym ze swoich miast.

## Odmowy

brian-boru-refuse-other-question = To nie jest odpowiedź na pytanie: { $question }.
brian-boru-refuse-town-taken = { $town } ma już dysk.
brian-boru-refuse-region-taken = { $town } leży w regionie { $region }, gdzie ktoś ma już dysk.
brian-boru-refuse-not-in-packet = W twoim zestawie nie ma: { $cards_card }.
brian-boru-refuse-no-card-for-town = { $town } ma kolor { $colour }, a nie masz karty w tym kolorze ani białej.
brian-boru-refuse-not-in-hand = Nie masz karty { $card }.
brian-boru-refuse-wrong-colour = Karta { $card } nie może rozpocząć: kolor miasta to { $colour }, potrzebna jest taka karta albo biała.
brian-boru-refuse-no-such-secondary = Karta { $card } nie ma takiej akcji Dodatkowej.
brian-boru-refuse-buys-too-many = { $wanted_count } to za dużo: możesz kupić najwyżej { $most_count }.
brian-boru-refuse-expands-to-active = { $town } to Aktywne Miasto: nie można się tam teraz rozszerzyć.
brian-boru-refuse-no-road = Żadna droga nie łączy twojego miasta z miejscem { $town }.
brian-boru-refuse-no-vikings = { $town } nie jest w rękach Wikingów.
brian-boru-refuse-outside-region = { $town } nie leży w regionie { $region }.
brian-boru-refuse-not-controlled = Miasta { $town } nie kontroluje { $seat }.
brian-boru-refuse-has-monastery = { $town } ma już klasztor.

## Niemożliwe pozycje

brian-boru-position-negative = Żadna liczba nie może być mniejsza od 0.
brian-boru-position-track-shared = Dwa dyski stoją na tym samym polu toru Zaślubin.
brian-boru-position-two-discs = { $town } ma dyski dwóch graczy.
brian-boru-position-bare-town = { $town } ma znacznik Wikingów lub klasztor, ale nie ma dysku.
brian-boru-position-marker = Znacznik musi mieć jeden gracz albo leżeć na jednym mieście.
brian-boru-position-active-town-taken = Znacznik leży na mieście { $town }, które ma dysk.
brian-boru-position-marriage-card-twice = { $marriage } jest w dwóch miejscach.
brian-boru-position-card-places = Karta { $card } musi być dokładnie w jednym miejscu; liczba miejsc: { $places_count }.
brian-boru-position-card-twice = „{ $path_name }” wymienia kartę dwa razy.
brian-boru-position-picks = Wybór gracza { $seat } to dwie karty z jego zestawu albo nic.
brian-boru-position-hand-sizes = Wszyscy muszą mieć tyle samo kart, licząc zagrane.
brian-boru-position-pending = Oczekujące kroki nie mogą tak po sobie następować.
brian-boru-position-frame = Oczekujący krok „{ $step_name }” nie pasuje do stołu.
brian-boru-position-trick = Próba nie pasuje do trwającego kroku.
brian-boru-position-no-marriage-card = Brak odkrytej karty Zaślubin w kroku Zaślubin.
brian-boru-position-claim = „{ $path_name }” musi być "down", "board" albo miejscem od 0 do { $most_count }, a nie { $given_text }.
brian-boru-position-played = „trick.played” musi być listą { $wanted_count } numerów kart lub null, a nie { $given_text }.

## Dziennik: przygotowanie

brian-boru-starting-player = { $seat } rozpoczyna i otrzymuje znacznik.
brian-boru-starting-disc = { $seat } zaczyna w { $town }.
brian-boru-round-begins = Zaczyna się runda { $round_number }.
brian-boru-raiders-land = { $raiders_count ->
    [one] Ląduje { $raiders_count } Najeźdźca Wikingów.
    [few] Lądują { $raiders_count } znaczniki Najeźdźców Wikingów.
   *[many] Ląduje { $raiders_count } Najeźdźców Wikingów.
}
brian-boru-marriage-card-opened = Karta Zaślubin tej rundy: { $marriage }.

## Dziennik: wybór kart

brian-boru-cards-dealt = Karty dla każdego: { $cards_count }.
brian-boru-packet = { $seat } ogląda zestaw { $cards_set }.
brian-boru-picked = { $seat } już ma swój wybór.
brian-boru-picked-cards = { $seat } zatrzymuje { $cards_set }.
brian-boru-draft-done = Koniec wyboru kart; na każdej ręce: { $cards_count }.
brian-boru-hand = { $seat } ma na ręce { $cards_set }.

## Dziennik: próby

brian-boru-led = { $seat } gra o { $town }.
brian-boru-led-card = { $seat } rozpoczyna kartą { $card }.
brian-boru-led-any-card = { $seat } rozpoczyna kartą { $card }, nie mając pasującej.
brian-boru-played = { $seat } zagrywa kartę { $card }.
brian-boru-won-trick = { $seat } wygrywa próbę o { $town } kartą { $card }.
brian-boru-won-trick-by-leading = Żadna karta nie pasuje do { $town }: { $seat } wygrywa próbę kartą, którą rozpoczął, { $card }.
brian-boru-uses-main = { $seat } wykonuje akcję Główną karty { $card }.
brian-boru-uses-secondary = { $seat } wykonuje akcję Dodatkową { $secondary_number } karty { $card }.
brian-boru-last-cards-discarded = Wszyscy odrzucają ostatnią kartę bez pokazywania.
brian-boru-last-card = { $seat } odrzuca { $cards_set } bez pokazywania.
brian-boru-tricks-skipped = Nie ma wolnego miasta: pozostałe próby przepadają, a ręce odrzuca się bez pokazywania.

## Dziennik: symbole

brian-boru-town-taken = { $seat } zajmuje { $town } i bierze znacznik.
brian-boru-coins-gained = { $seat } zdobywa { $coins_count ->
    [one] { $coins_count } monetę
    [few] { $coins_count } monety
   *[many] { $coins_count } monet
}.
brian-boru-renown-gained = { $seat } zdobywa Poważanie: { $renown_count }.
brian-boru-paid-coin = { $seat } płaci 1 monetę.
brian-boru-paid-points = { $seat } nie ma monet i płaci punktami: { $points_count }.
brian-boru-paid-nothing = { $seat } nie ma monet ani punktów i nic nie płaci.
brian-boru-paid-last-point = { $seat } nie ma monet i płaci ostatnim punktem.
brian-boru-church-discs = { $seat } kładzie w Kościele { $discs_count ->
    [one] { $discs_count } dysk
    [few] { $discs_count } dyski
   *[many] { $discs_count } dysków
}.
brian-boru-church-bought = { $seat } dokupuje do Kościoła { $discs_count ->
    [one] { $discs_count } dysk
    [few] { $discs_count } dyski
   *[many] { $discs_count } dysków
} (monety: { $coins_count }).
brian-boru-raiders-taken = { $seat } bierze { $raiders_count ->
    [one] { $raiders_count } Najeźdźcę
   *[other] { $raiders_count } Najeźdźców
}.
brian-boru-no-raiders = Dla gracza { $seat } nie ma już Najeźdźców.
brian-boru-raiders-bought = { $seat } dokupuje { $raiders_count ->
    [one] { $raiders_count } Najeźdźcę
   *[other] { $raiders_count } Najeźdźców
} (monety: { $coins_count }).
brian-boru-courted = { $seat } wchodzi na pole { $space_number } toru Zaślubin.
brian-boru-courted-in-vain = { $seat } jest już na szczycie toru Zaślubin.
brian-boru-steps-bought = { $seat } dokupuje { $steps_count ->
    [one] { $steps_count } krok
    [few] { $steps_count } kroki
   *[many] { $steps_count } kroków
} (monety: { $coins_count }) i staje na polu { $space_number }.
brian-boru-slid-down = Pole jest zajęte: { $seat } zsuwa się na pole { $space_number }.
brian-boru-expanded = { $seat } rozszerza się do { $town } (monety: { $coins_count }).
brian-boru-not-expanded = { $seat } się nie rozszerza.
brian-boru-cannot-expand = { $seat } nie może się rozszerzyć.
brian-boru-town-freed = { $seat } uwalnia { $town }; miasto wraca do gracza { $owner_seat }.
brian-boru-nothing-to-free = { $seat } nie ma czego uwolnić.

## Dziennik: Zaślubiny

brian-boru-married = { $seat } jest najwyżej na torze Zaślubin i zdobywa kartę { $marriage }.
brian-boru-marriage-points = { $seat } zdobywa { $points_count } pkt za Zaślubiny.
brian-boru-marriage-renown = { $seat } zdobywa za Zaślubiny Poważanie: { $renown_count }.
brian-boru-marriage-town = { $seat } otrzymuje { $town } dzięki Zaślubinom.
brian-boru-marriage-town-lost = W regionie { $region } nie ma wolnego miasta: { $seat } nic nie otrzymuje.
brian-boru-back-to-start = Dysk Zaślubin gracza { $seat } wraca na początek.
brian-boru-nobody-courted = Nikt się nie zalecał: { $marriage } odpada z gry.
brian-boru-princess-military = { $seat } prosi Księżniczkę o wsparcie wojskowe.
brian-boru-princess-trade = { $seat } nawiązuje handel z Księżniczką.
brian-boru-princess-spurned = { $seat } odtrąca Księżniczkę za { $points_count } pkt.
brian-boru-track-coins = { $seat } zdobywa { $coins_count ->
    [one] { $coins_count } monetę
    [few] { $coins_count } monety
   *[many] { $coins_count } monet
} za pole { $space_number } toru Zaślubin.
brian-boru-track-renown = { $seat } zdobywa Poważanie ({ $renown_count }) za pole { $space_number } toru Zaślubin.
brian-boru-track-town = { $seat } bierze { $town } z toru Zaślubin.

## Dziennik: Bitwa

brian-boru-raid-repelled = Nie został żaden Najeźdźca: żadne miasto nie pada.
brian-boru-incursion = Zostali Najeźdźcy ({ $raiders_count }): kto ma ich najmniej, traci miasto.
brian-boru-town-lost-to-leader = { $loser_seat } traci { $town } na rzecz Wikingów; wybiera { $leader_seat }, bo ma najwięcej Najeźdźców.
brian-boru-town-lost = { $loser_seat } traci { $town } na rzecz Wikingów.
brian-boru-town-lost-by-all = Wszyscy mają po równo, więc { $loser_seat } traci { $town } na rzecz Wikingów.
brian-boru-no-town-to-lose = { $loser_seat } nie kontroluje żadnego miasta i nic nie traci.
brian-boru-raiders-leave = Pozostali Najeźdźcy ({ $raiders_count }) odpływają.
brian-boru-first-spoils = { $seat } ma samodzielnie najwięcej Najeźdźców: Poważanie { $renown_count }, punkty { $points_count }; wszyscy Najeźdźcy ({ $raiders_count }) wracają do puli.
brian-boru-first-spoils-shared = Remis w liczbie Najeźdźców: nie ma pierwszych łupów.
brian-boru-second-spoils = { $seat } zdobywa { $points_count } punkt i zwraca Najeźdźcę.

## Dziennik: Kościół

brian-boru-first-monastery = { $seat } buduje klasztor w { $town }.
brian-boru-no-town-for-monastery = { $seat } nie ma miasta na klasztor.
brian-boru-church-leader = { $seat } prowadzi w Kościele, bierze znacznik i zabiera swoje dyski ({ $discs_count }).
brian-boru-church-tied = Remis w liczbie dysków w Kościele: znacznik zostaje.
brian-boru-second-church = { $seat } zdobywa { $points_count } punkt i zabiera dysk z Kościoła.
brian-boru-further-monastery = { $seat } buduje kolejny klasztor w { $town }.
brian-boru-discs-taken-back = { $seat } zabiera dyski z Kościoła ({ $discs_count }).
brian-boru-discs-stay = { $seat } nie ma miasta na klasztor; dyski zostają w Kościele.

## Dziennik: Roszczenia

brian-boru-token-flipped = Odkryto znacznik regionu { $region }: miasta liczą się za { $weight_count }, potrzeba było { $threshold_count }.
brian-boru-token-claimed = { $seat } zdobywa region { $region }, licząc { $total_count }.
brian-boru-token-kept = { $seat } utrzymuje region { $region }, licząc { $total_count }.
brian-boru-token-tied = Remis w regionie { $region } ({ $total_count }): znacznik zostaje na miejscu.
brian-boru-token-to-board = Wikingowie prowadzą w regionie { $region } ({ $total_count }): znacznik leży na planszy.
brian-boru-token-tied-with-vikings = Wikingowie współprowadzą w regionie { $region } ({ $total_count }): znacznik zostaje na miejscu.

## Dziennik: koniec

brian-boru-game-ends = Skończyła się ostatnia runda.
brian-boru-scored-coins = { $seat }: { $points_count } za najwięcej monet.
brian-boru-scored-marker = { $seat }: { $points_count } za znacznik.
brian-boru-scored-renown = { $seat }: { $points_count } za Poważanie.
brian-boru-scored-held = { $seat }: { $points_count } za zdobyte regiony.
brian-boru-scored-board = { $seat }: { $points_count } za regiony sporne.
brian-boru-scored-spread = { $seat }: { $points_count } za miasta w regionach ({ $regions_count }).
brian-boru-won = { $seat } wygrywa, zdobywając { $points_count } pkt.

## Stół jako tekst

brian-boru-sheet-round = Runda { $round } z { $rounds } · Najeźdźcy na obszarze Bitwy: { $raiders } · karta Zaślubin: { $marriage }
brian-boru-sheet-region = Region (próg/punkty) znacznik
brian-boru-sheet-towns = Miasta: wolne z kolorem i drogami; * klasztor, ! Wikingowie, ◆ znacznik
brian-boru-sheet-claim-down = zakryty
brian-boru-sheet-claim-board = na planszy
brian-boru-sheet-players = Gracze (◆ ma znacznik)
brian-boru-sheet-player = Gracz
brian-boru-sheet-points = Punkty
brian-boru-sheet-coins = Monety
brian-boru-sheet-renown = Poważanie
brian-boru-sheet-raiders = Najeźdźcy
brian-boru-sheet-church = Kościół
brian-boru-sheet-track = Tor
brian-boru-sheet-hand = Ręka
brian-boru-sheet-packet = Twój zestaw
brian-boru-sheet-claims = Regiony
brian-boru-sheet-marriages = Rodzina
brian-boru-sheet-your-card = Twoja karta w próbie
brian-boru-sheet-trick = Próba o { $town }
brian-boru-sheet-card = Karta
brian-boru-sheet-acts = Działa
brian-boru-sheet-wins = wygrywa
brian-boru-sheet-main = Akcja zwycięzcy
brian-boru-sheet-secondary-1 = Akcja przegranego 1
brian-boru-sheet-secondary-2 = Akcja przegranego 2
