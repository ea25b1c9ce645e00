# Brian Boru: Wielki Król Irlandii. Nazwy miast są takie same we wszystkich językach.

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
# After a town in the terminal: as short as can be, and no two alike.
brian-boru-colour-short-red = cz
brian-boru-colour-short-blue = n
brian-boru-colour-short-yellow = ż
brian-boru-colour-short-white = b

brian-boru-marriage-orlaith = Orlaith
brian-boru-marriage-aodhan = Aodhán
brian-boru-marriage-conall = Conall
brian-boru-marriage-cormac = Cormac
brian-boru-marriage-niall = Niall
brian-boru-marriage-aoife = Aoife
brian-boru-marriage-brigid = Brigid
brian-boru-marriage-princess = Estrid, Księżniczka Danii

brian-boru-symbol-town = { $form ->
    [inside] zajmij miasto
   *[plain] Zajmij miasto
}
brian-boru-symbol-coin = { $form ->
    [inside] weź monetę
   *[plain] Weź monetę
}
brian-boru-symbol-pay = { $form ->
    [inside] zapłać monetę
   *[plain] Zapłać monetę
}
brian-boru-symbol-renown = { $form ->
    [inside] zdobądź Poważanie
   *[plain] Zdobądź Poważanie
}
brian-boru-symbol-church = { $form ->
    [inside] dysk w Kościele
   *[plain] Dysk w Kościele
}
brian-boru-symbol-battle = { $form ->
    [inside] weź Najeźdźcę
   *[plain] Weź Najeźdźcę
}
brian-boru-symbol-marriage = { $form ->
    [inside] pole w górę toru Zaślubin
   *[plain] Pole w górę toru Zaślubin
}
brian-boru-symbol-expand = { $form ->
    [inside] możesz poszerzyć zasięg za 5 monet
   *[plain] Możesz poszerzyć zasięg za 5 monet
}
brian-boru-symbol-free = { $form ->
    [inside] uwolnij miasto
   *[plain] Uwolnij miasto
}

brian-boru-line-points = Punkty zdobyte w grze
brian-boru-line-coins = Najwięcej monet
brian-boru-line-marker = Znacznik Aktywnego Miasta
brian-boru-line-renown = Poważanie
brian-boru-line-held = Zdobyte regiony
brian-boru-line-board = Regiony dzielone
brian-boru-line-spread = Obecność w regionach
brian-boru-tie-tokens = Znaczniki Roszczenia
brian-boru-tie-marriages = Karty Zaślubin

brian-boru-town-N1 = Ailech
brian-boru-town-N2 = Druim Ceat
brian-boru-town-N3 = Machaire Rátha
brian-boru-town-N4 = Ráth Bhoth
brian-boru-town-N5 = Tulach Óc
brian-boru-town-N6 = Clochar
brian-boru-town-N7 = Emain Macha
brian-boru-town-U1 = Dún Sobhairce
brian-boru-town-U2 = Coindire
brian-boru-town-U3 = Craeb Telcha
brian-boru-town-U4 = Beannchar
brian-boru-town-U5 = Dún Dá Lethglas
brian-boru-town-B1 = Áth Seanaigh
brian-boru-town-B2 = Sligeach
brian-boru-town-B3 = Druim Lethan
brian-boru-town-B4 = Fidnacha
brian-boru-town-S1 = Tailtiu
brian-boru-town-S2 = Mainistir Buite
brian-boru-town-S3 = Temair
brian-boru-town-S4 = Cairbre
brian-boru-town-S5 = Dairmag
brian-boru-town-S6 = Gránairud
brian-boru-town-D1 = Lusca
brian-boru-town-D2 = Áth Cliath
brian-boru-town-D3 = Gleann Dá Loch
brian-boru-town-C1 = Dún Briste
brian-boru-town-C2 = Béal an Átha
brian-boru-town-C3 = Umhall
brian-boru-town-C4 = Cruachan
brian-boru-town-C5 = Ros Comáin
brian-boru-town-C6 = Cluain Fearta
brian-boru-town-C7 = Gaillim
brian-boru-town-C8 = Mag Tuired
brian-boru-town-C9 = Conmaicne Mara
brian-boru-town-L1 = Dún Másc
brian-boru-town-L2 = Cill Dara
brian-boru-town-L3 = Achad Bó
brian-boru-town-L4 = Callann
brian-boru-town-L5 = Inis Tíog
brian-boru-town-L6 = Port Láirge
brian-boru-town-L7 = Loch Garman
brian-boru-town-L8 = Fearna
brian-boru-town-L9 = Inber Mór
brian-boru-town-M1 = Cill Fhionnúrach
brian-boru-town-M2 = Cenn Corad
brian-boru-town-M3 = Luimneach
brian-boru-town-M4 = Caiseal
brian-boru-town-M5 = Lios Mór
brian-boru-town-M6 = Corcach
brian-boru-town-M7 = Lios Tuathail
brian-boru-town-M8 = Sliabh Mis
brian-boru-town-M9 = Corca Dhuibhne
brian-boru-town-M10 = Inis Faithlinn

## Opcje

brian-boru-option-five_player_all_cards = W pięć osób zagrywa się wszystkie pięć kart z ręki; żadnej się nie odrzuca.
brian-boru-option-viking_deck = Siła ataku kart Wikingów.
brian-boru-option-viking_deck-seven_cards = Siedem kart
brian-boru-option-viking_deck-nine_cards = Dziewięć kart
brian-boru-option-open_discard = Każdy może przeglądać karty zagrane w tej rundzie.
brian-boru-viking-deck-short = Talia Wikingów liczy { $given_count ->
    [one] { $given_count } kartę
    [few] { $given_count } karty
   *[many] { $given_count } kart
}, a gra trwa { $rounds_count ->
    [one] { $rounds_count } rundę
    [few] { $rounds_count } rundy
   *[many] { $rounds_count } rund
} i na każdą potrzeba jednej karty.

## Pytania

brian-boru-question-starting-town = gdzie położyć dysk startowy
brian-boru-question-draft = które dwie karty zatrzymać
brian-boru-question-active-town = o które miasto zagrać
brian-boru-question-lead-card = którą kartą rozpocząć próbę
brian-boru-question-follow = którą kartę zagrać
brian-boru-question-secondary = którą akcję Dodatkową wykonać
brian-boru-question-buy-church = ile jeszcze dysków kupić do Kościoła
brian-boru-question-buy-raiders = ilu jeszcze Najeźdźców kupić
brian-boru-question-buy-steps = ile jeszcze pól kupić
brian-boru-question-expand = czy i dokąd poszerzyć zasięg
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
brian-boru-ask-lead-card = Rozpocznij próbę kartą. Miasto: { $town }.
brian-boru-ask-follow = Zagraj kartę. Miasto: { $town }.
brian-boru-ask-secondary = Wybierz akcję Dodatkową swojej karty { $card }.
brian-boru-ask-buy-church = Dokupić dyski do Kościoła? Najwyżej { $most_count }, po 2 monety za dysk.
brian-boru-ask-buy-raiders = Dokupić Najeźdźców? Najwyżej { $most_count }, po 2 monety za każdego.
brian-boru-ask-buy-steps = Dokupić pola na torze Zaślubin? Najwyżej { $most_count }, po 2 monety za pole.
brian-boru-ask-expand = Poszerz zasięg wzdłuż drogi za { $coins_count ->
    [one] { $coins_count } monetę
    [few] { $coins_count } monety
   *[many] { $coins_count } monet
} albo zrezygnuj.
brian-boru-ask-free = Uwolnij miasto od Wikingów.
brian-boru-ask-marriage-town = Zaślubiny dają ci miasto w regionie { $region }: wybierz je.
brian-boru-ask-princess = Księżniczka Danii: wsparcie wojskowe, handel czy odtrącenie za 4 punkty?
brian-boru-ask-track-town = Miejsce na torze Zaślubin daje ci dowolne wolne miasto: wybierz je.
brian-boru-ask-lose-town = Wikingowie zabierają jedno z twoich miast: wybierz je.
brian-boru-ask-take-town = Wikingowie zabierają miasto gracza { NAME($loser_seat, form: "bare") }: ty wybierasz.
brian-boru-ask-first-monastery = Prowadzisz w Kościele: zbuduj klasztor w jednym ze swoich miast.
brian-boru-ask-further-monastery = Zbuduj kolejny klasztor w jednym ze swoich miast.

## Odmowy

brian-boru-refuse-other-question = To nie jest odpowiedź na pytanie: { $question }.
brian-boru-refuse-town-taken = W mieście { $town } leży już dysk.
brian-boru-refuse-region-taken = Miasto { $town } leży w regionie { $region }, gdzie ktoś ma już dysk.
brian-boru-refuse-not-in-packet = W twoim zestawie nie ma: { $cards_card }.
brian-boru-refuse-no-card-for-town = Miasto { $town } ma kolor { $colour }, a w ręce brak karty w tym kolorze i brak białej.
brian-boru-refuse-not-in-hand = Nie masz karty { $card }.
brian-boru-refuse-wrong-colour = Karta { $card } nie może rozpocząć próby: kolor miasta to { $colour }, potrzebna jest karta w tym kolorze albo biała.
brian-boru-refuse-no-such-secondary = Karta { $card } nie ma takiej akcji Dodatkowej.
brian-boru-refuse-buys-too-many = { $wanted_count } to za dużo: możesz kupić najwyżej { $most_count }.
brian-boru-refuse-expands-to-active = { $town } to Aktywne Miasto: nie można teraz poszerzyć zasięgu o nie.
brian-boru-refuse-no-road = Żadna droga nie łączy twojego miasta z miastem { $town }.
brian-boru-refuse-no-vikings = Miasto { $town } nie jest w rękach Wikingów.
brian-boru-refuse-outside-region = Miasto { $town } nie leży w regionie { $region }.
brian-boru-refuse-not-controlled = Miasta { $town } nie kontroluje { $seat }.
brian-boru-refuse-has-monastery = W mieście { $town } stoi już klasztor.

## Niemożliwe pozycje

brian-boru-position-negative = „{ $path_name }”: żadna liczba nie może być mniejsza od 0.
brian-boru-position-track-shared = „{ $path_name }”: dwa dyski stoją na tym samym polu toru Zaślubin.
brian-boru-position-two-discs = „{ $path_name }”: w mieście { $town } leżą dyski dwóch graczy.
brian-boru-position-bare-town = „{ $path_name }”: w mieście { $town } jest znacznik Wikingów lub klasztor, ale nie ma dysku.
brian-boru-position-marker = „{ $path_name }”: znacznik musi mieć jeden gracz albo leżeć na jednym mieście.
brian-boru-position-active-town-taken = „{ $path_name }”: znacznik leży na mieście { $town }, które ma dysk.
brian-boru-position-marriage-card-twice = „{ $path_name }”: { $marriage } jest w dwóch miejscach.
brian-boru-position-card-places = „{ $path_name }”: karta { $card } musi być dokładnie w jednym miejscu; liczba miejsc: { $places_count }.
brian-boru-position-card-twice = „{ $path_name }” wymienia kartę dwa razy.
brian-boru-position-picks = „{ $path_name }”: wybór gracza { NAME($seat, form: "bare") } to dwie karty z jego zestawu albo nic.
brian-boru-position-hand-sizes = „{ $path_name }”: wszyscy muszą mieć tyle samo kart, licząc zagrane.
brian-boru-position-pending = „{ $path_name }”: oczekujące kroki nie mogą tak po sobie następować.
brian-boru-position-frame = „{ $path_name }”: oczekujący krok „{ $step_name }” nie pasuje do stołu.
brian-boru-position-trick = „{ $path_name }”: próba nie pasuje do trwającego kroku.
brian-boru-position-no-marriage-card = „{ $path_name }”: brak odkrytej karty Zaślubin w kroku Zaślubin.
brian-boru-position-claim = „{ $path_name }” musi być "down", "board" albo miejscem od 0 do { $most_count }, a nie { $given_text }.
brian-boru-position-played = „{ $path_name }”: musi być listą { $wanted_count } numerów kart lub null, a nie { $given_text }.
brian-boru-position-viking-cards = „{ $path_name }”: odkryte karty Wikingów, po jednej na rundę, i pozostałe muszą należeć do talii i wystarczyć na następne rundy.
brian-boru-position-over-early = „{ $path_name }”: gra nie kończy się przed rundą { $rounds_count }.
brian-boru-position-battle-area = „{ $path_name }” może teraz wynosić najwyżej { $most_count }.
brian-boru-position-marriage-deck = „{ $path_name }” musi mieć kartę na każdą następną rundę, tutaj { $wanted_count }, z Księżniczką na spodzie.
brian-boru-position-marriages-removed = „{ $path_name }” musi mieć tyle zwykłych kart Zaślubin: { $wanted_count }.
brian-boru-position-too-many-marriages = „{ $path_name }”: gracze mają więcej kart Zaślubin, niż można było zdobyć ({ $most_count }).
brian-boru-position-open-marriage = „{ $path_name }”: { $marriage } nie może być teraz odkrytą kartą Zaślubin.
brian-boru-position-princess = „{ $path_name }” musi mówić, kto ma kartę Księżniczki i w jakim celu.
brian-boru-position-no-draft = „{ $path_name }”: w tej chwili nie ma zestawów.
brian-boru-position-no-tricks = „{ $path_name }”: w tej chwili nikt nie ma kart na ręce.
brian-boru-position-unseen-early = „{ $path_name }”: przed końcem prób niczego nie odrzucono w zakryciu.
brian-boru-position-packet-sizes = „{ $path_name }”: zestaw do wyboru i zatrzymane karty muszą razem dać { $cards_count }.

## Dziennik: przygotowanie

brian-boru-starting-player = { $seat } rozpoczyna i otrzymuje znacznik.
brian-boru-starting-disc = { $seat } zaczyna w mieście { $town }.
brian-boru-round-begins = Zaczyna się runda { $round_number }.
brian-boru-raiders-land = { $raiders_count ->
    [one] Ląduje { $raiders_count } Najeźdźca Wikingów.
   *[other] Ląduje { $raiders_count } Najeźdźców Wikingów.
}
brian-boru-marriage-card-opened = Karta Zaślubin tej rundy: { $marriage }.

## Dziennik: wybór kart

brian-boru-cards-dealt = Każdy otrzymuje { $cards_count ->
    [one] { $cards_count } kartę
    [few] { $cards_count } karty
   *[many] { $cards_count } kart
}.
brian-boru-packet = { $seat } ogląda zestaw kart { $cards_set }.
brian-boru-picked = { $seat } dokonuje wyboru.
brian-boru-picked-together = { $seat } dokonują wyboru.
brian-boru-picked-cards = { $seat } zatrzymuje karty { $cards_set }.
brian-boru-draft-done = Koniec wyboru kart: każdy ma na ręce { $cards_count ->
    [one] { $cards_count } kartę
    [few] { $cards_count } karty
   *[many] { $cards_count } kart
}.
brian-boru-hand = { $seat } ma na ręce karty { $cards_set }.

## Dziennik: próby

brian-boru-led = { $seat } gra o miasto { $town }.
brian-boru-led-card = { $seat } rozpoczyna próbę kartą { $card }.
brian-boru-led-any-card = { $seat } rozpoczyna próbę kartą { $card }, nie mając pasującej.
brian-boru-played = { $seat } zagrywa kartę { $card }.
brian-boru-won-trick = { $seat } wygrywa próbę o miasto { $town } kartą { $card }.
brian-boru-won-trick-by-leading = Żadna karta nie pasuje do miasta { $town }: { $seat } wygrywa próbę kartą, która ją rozpoczęła, { $card }.
brian-boru-uses-main = { $seat } wykonuje akcję Główną z karty { $card }.
brian-boru-uses-secondary = { $seat } wykonuje { $secondary_number }. akcję Dodatkową z karty { $card }.
brian-boru-last-cards-discarded = Wszyscy odrzucają ostatnią kartę bez pokazywania.
brian-boru-last-card = { COUNT($cards_set) ->
    [one] { $seat } odrzuca bez pokazywania kartę { $cards_set }.
   *[other] { $seat } odrzuca bez pokazywania karty { $cards_set }.
}
brian-boru-tricks-skipped = Nie ma wolnego miasta: pozostałe próby przepadają, a ręce odrzuca się bez pokazywania.

## Dziennik: symbole

brian-boru-town-taken = { $seat } zajmuje miasto { $town } i bierze znacznik.
brian-boru-coins-gained = { $seat } zdobywa { $coins_count ->
    [one] { $coins_count } monetę
    [few] { $coins_count } monety
   *[many] { $coins_count } monet
}.
brian-boru-renown-gained = { $seat } zdobywa Poważanie: { $renown_count }.
brian-boru-paid-coin = { $seat } płaci 1 monetę.
brian-boru-paid-points = { $seat } nie ma monet i płaci { $points_count ->
    [one] { $points_count } punkt
    [few] { $points_count } punkty
   *[many] { $points_count } punktów
}.
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
} za { $coins_count ->
    [one] { $coins_count } monetę
    [few] { $coins_count } monety
   *[many] { $coins_count } monet
}.
brian-boru-raiders-taken = { $seat } bierze { $raiders_count ->
    [one] { $raiders_count } Najeźdźcę
   *[other] { $raiders_count } Najeźdźców
}.
brian-boru-no-raiders = Dla gracza { NAME($seat, form: "bare") } nie ma już Najeźdźców.
brian-boru-raiders-bought = { $seat } dokupuje { $raiders_count ->
    [one] { $raiders_count } Najeźdźcę
   *[other] { $raiders_count } Najeźdźców
} za { $coins_count ->
    [one] { $coins_count } monetę
    [few] { $coins_count } monety
   *[many] { $coins_count } monet
}.
brian-boru-courted = { $seat } wchodzi na pole { $space_number } toru Zaślubin.
brian-boru-courted-in-vain = { $seat } jest już na szczycie toru Zaślubin.
brian-boru-steps-bought = { $seat } dokupuje { $steps_count ->
    [one] { $steps_count } pole
    [few] { $steps_count } pola
   *[many] { $steps_count } pól
} za { $coins_count ->
    [one] { $coins_count } monetę
    [few] { $coins_count } monety
   *[many] { $coins_count } monet
} i staje na polu { $space_number }.
brian-boru-slid-down = Pole jest zajęte: { $seat } zsuwa się na pole { $space_number }.
brian-boru-expanded = { $seat } poszerza zasięg o miasto { $town } za { $coins_count ->
    [one] { $coins_count } monetę
    [few] { $coins_count } monety
   *[many] { $coins_count } monet
}.
brian-boru-not-expanded = { $seat } nie poszerza zasięgu.
brian-boru-cannot-expand = { $seat } nie może poszerzyć zasięgu.
brian-boru-town-freed = { $seat } uwalnia miasto { $town }; znów kontroluje je { $owner_seat }.
brian-boru-nothing-to-free = { $seat } nie ma czego uwolnić.

## Dziennik: Zaślubiny

brian-boru-married = { $seat } jest najwyżej na torze Zaślubin i zdobywa kartę { $marriage }.
brian-boru-marriage-points = { $seat } zdobywa za Zaślubiny { $points_count ->
    [one] { $points_count } punkt
    [few] { $points_count } punkty
   *[many] { $points_count } punktów
}.
brian-boru-marriage-renown = { $seat } zdobywa za Zaślubiny Poważanie: { $renown_count }.
brian-boru-marriage-town = { $seat } otrzymuje dzięki Zaślubinom miasto { $town }.
brian-boru-marriage-town-lost = W regionie { $region } nie ma wolnego miasta: { $seat } nic nie otrzymuje.
brian-boru-back-to-start = Dysk Zaślubin gracza { NAME($seat, form: "bare") } wraca na początek.
brian-boru-nobody-courted = Nikt się nie zalecał: { $marriage } odpada z gry.
brian-boru-princess-military = { $seat } prosi Księżniczkę o wsparcie wojskowe.
brian-boru-princess-trade = { $seat } ustanawia handel z Księżniczką.
brian-boru-princess-spurned = { $seat } odtrąca Księżniczkę i zdobywa { $points_count ->
    [one] { $points_count } punkt
    [few] { $points_count } punkty
   *[many] { $points_count } punktów
}.
brian-boru-track-coins = { $seat } zdobywa { $coins_count ->
    [one] { $coins_count } monetę
    [few] { $coins_count } monety
   *[many] { $coins_count } monet
} za pole { $space_number } toru Zaślubin.
brian-boru-track-renown = { $seat } zdobywa Poważanie ({ $renown_count }) za pole { $space_number } toru Zaślubin.
brian-boru-track-town = { $seat } bierze z toru Zaślubin miasto { $town }.

## Dziennik: Bitwa

brian-boru-raid-repelled = Nie został żaden Najeźdźca: żadne miasto nie pada.
brian-boru-incursion = { $raiders_count ->
    [one] Został { $raiders_count } Najeźdźca
   *[other] Zostało { $raiders_count } Najeźdźców
}: kto ma ich najmniej, traci miasto.
brian-boru-town-lost-to-leader = { $loser_seat } traci miasto { $town } na rzecz Wikingów; wybiera { $leader_seat }, bo ma najwięcej Najeźdźców.
brian-boru-town-lost = { $loser_seat } traci miasto { $town } na rzecz Wikingów.
brian-boru-town-lost-by-all = Wszyscy mają po równo, więc { $loser_seat } traci miasto { $town } na rzecz Wikingów.
brian-boru-no-town-to-lose = { $loser_seat } nie kontroluje żadnego miasta i nic nie traci.
brian-boru-raiders-leave = { $raiders_count ->
    [one] Ostatni Najeźdźca odpływa.
   *[other] Odpływa { $raiders_count } pozostałych Najeźdźców.
}
brian-boru-first-spoils = { $seat } ma najwięcej Najeźdźców, bez remisu: Poważanie ({ $renown_count }) i { $points_count ->
    [one] { $points_count } punkt
    [few] { $points_count } punkty
   *[many] { $points_count } punktów
}; do puli wraca { $raiders_count ->
    [one] { $raiders_count } Najeźdźca
   *[other] { $raiders_count } Najeźdźców
}.
brian-boru-first-spoils-shared = Remis w liczbie Najeźdźców: nie ma pierwszych łupów.
brian-boru-second-spoils = { $seat } zdobywa { $points_count ->
    [one] { $points_count } punkt
    [few] { $points_count } punkty
   *[many] { $points_count } punktów
} i zwraca Najeźdźcę.

## Dziennik: Kościół

brian-boru-first-monastery = { $seat } buduje klasztor w mieście { $town }.
brian-boru-no-town-for-monastery = { $seat } nie ma miasta na klasztor.
brian-boru-church-leader = { $seat } prowadzi w Kościele, bierze znacznik i odzyskuje { $discs_count ->
    [one] { $discs_count } dysk
    [few] { $discs_count } dyski
   *[many] { $discs_count } dysków
}.
brian-boru-church-tied = Remis w liczbie dysków w Kościele: znacznik zostaje na miejscu.
brian-boru-second-church = { $seat } zdobywa { $points_count ->
    [one] { $points_count } punkt
    [few] { $points_count } punkty
   *[many] { $points_count } punktów
} i odzyskuje dysk z Kościoła.
brian-boru-further-monastery = { $seat } buduje kolejny klasztor w mieście { $town }.
brian-boru-discs-taken-back = { $seat } odzyskuje z Kościoła { $discs_count ->
    [one] { $discs_count } dysk
    [few] { $discs_count } dyski
   *[many] { $discs_count } dysków
}.
brian-boru-discs-stay = { $seat } nie ma miasta na klasztor; dyski zostają w Kościele.

## Dziennik: Roszczenia

brian-boru-token-flipped = Odkryto znacznik regionu { $region }: suma miast to { $weight_count }, a próg to { $threshold_count }.
brian-boru-token-claimed = { $seat } zdobywa region { $region } z sumą { $total_count }.
brian-boru-token-kept = { $seat } utrzymuje region { $region } z sumą { $total_count }.
brian-boru-token-tied = Remis w regionie { $region } ({ $total_count }): znacznik zostaje na miejscu.
brian-boru-token-to-board = Wikingowie prowadzą w regionie { $region } ({ $total_count }): znacznik leży na planszy.
brian-boru-token-tied-with-vikings = Wikingowie remisują o prowadzenie w regionie { $region } ({ $total_count }): znacznik zostaje na miejscu.

## Dziennik: koniec

brian-boru-game-ends = Skończyła się ostatnia runda.
brian-boru-scored-coins = { $seat }: { $points_count } za najwięcej monet.
brian-boru-scored-marker = { $seat }: { $points_count } za znacznik.
brian-boru-scored-renown = { $seat }: { $points_count } za Poważanie.
brian-boru-scored-held = { $seat }: { $points_count } za zdobyte regiony.
brian-boru-scored-board = { $seat }: { $points_count } za regiony dzielone.
brian-boru-scored-spread = { $seat }: { $points_count } za miasta w { $regions_count ->
    [one] { $regions_count } regionie
   *[other] { $regions_count } regionach
}.
brian-boru-won = { $seat } wygrywa, zdobywając { $points_count ->
    [one] { $points_count } punkt
    [few] { $points_count } punkty
   *[many] { $points_count } punktów
}.
brian-boru-won-by-tokens = { $seat } wygrywa: spośród graczy z wynikiem { $points_count } nikt inny nie ma tylu znaczników Roszczenia ({ $tokens_count }).
brian-boru-won-by-marriages = { $seat } wygrywa: spośród graczy z wynikiem { $points_count } i taką samą liczbą znaczników Roszczenia nikt inny nie ma tylu kart Zaślubin ({ $marriages_count }).
brian-boru-shared-win = { $seat } dzieli zwycięstwo z wynikiem { $points_count }.

## Stół jako tekst

brian-boru-sheet-round = Runda { $round } z { $rounds } · Najeźdźcy na obszarze Bitwy: { $raiders } · karta Zaślubin: { $marriage }
brian-boru-sheet-region = Region (próg/punkty) znacznik
brian-boru-sheet-towns = Miasta: wolne z kolorem i drogami; * klasztor, ! Wikingowie, ◆ znacznik
brian-boru-sheet-claim-down = zakryty
brian-boru-sheet-claim-board = na planszy
brian-boru-sheet-players = Gracze (◆ ma znacznik)
brian-boru-sheet-player = Gracz
brian-boru-sheet-points = Pkt
brian-boru-sheet-coins = Monety
brian-boru-sheet-renown = Poważ.
brian-boru-sheet-raiders = Najeźdź.
brian-boru-sheet-church = Kościół
brian-boru-sheet-track = Tor
brian-boru-sheet-hand = Ręka
brian-boru-sheet-packet = Twój zestaw
brian-boru-sheet-claims = Regiony
brian-boru-sheet-marriages = Śluby
brian-boru-sheet-your-card = Twoja karta w próbie
brian-boru-sheet-trick = Próba o miasto { $town }
brian-boru-sheet-card = Karta
brian-boru-sheet-card-of = { $card } · { $colour }
brian-boru-sheet-acts = Działa
brian-boru-sheet-wins = wygrywa
brian-boru-sheet-main = Po wygranej
brian-boru-sheet-secondary-1 = Bez wygranej 1
brian-boru-sheet-secondary-2 = Bez wygranej 2

## Odpowiedzi

brian-boru-kind-start = Połóż pierwszy dysk
brian-boru-kind-pick = Zatrzymaj
brian-boru-kind-lead = Graj o miasto
brian-boru-kind-play = Zagraj
brian-boru-kind-use = Wykonaj
brian-boru-kind-buy = Dokup
brian-boru-kind-expand = Poszerz zasięg o
brian-boru-kind-free = Uwolnij
brian-boru-kind-settle = Połóż dysk
brian-boru-kind-princess = Księżniczka Danii
brian-boru-kind-lose = Oddaj Wikingom
brian-boru-kind-build = Zbuduj klasztor
brian-boru-action-pick = karty { $first } i { $second }
brian-boru-action-use = { $secondary ->
    [1] górna akcja Dodatkowa
   *[other] dolna akcja Dodatkowa
}
brian-boru-action-buy = { $count ->
    [0] nic
   *[other] jeszcze { $count }
}
brian-boru-action-decline = bez poszerzania zasięgu

## Podpowiedzi i analizy

brian-boru-order-start = Połóż pierwszy dysk na mieście { $town }.
brian-boru-order-pick = Zatrzymaj { $first } i { $second }.
brian-boru-order-lead = Graj o miasto { $town }.
brian-boru-order-play = Zagraj { $card }.
brian-boru-order-play-follow = Zagraj { $card } o miasto { $town }.
brian-boru-order-play-lead-card = Rozpocznij kartą { $card }.
brian-boru-order-use-1 = Wykonaj górną akcję.
brian-boru-order-use-2 = Wykonaj dolną akcję.
brian-boru-order-use-coin = { $count ->
    [one] Weź { $count } monetę
    [few] Weź { $count } monety
   *[many] Weź { $count } monet
}.
brian-boru-order-use-coin-expand = { $count ->
    [one] Weź { $count } monetę i możesz poszerzyć zasięg
    [few] Weź { $count } monety i możesz poszerzyć zasięg
   *[many] Weź { $count } monet i możesz poszerzyć zasięg
}.
brian-boru-order-use-church = { $count ->
    [one] Połóż { $count } dysk w Kościele
    [few] Połóż { $count } dyski w Kościele
   *[many] Połóż { $count } dysków w Kościele
}.
brian-boru-order-use-battle = { $count ->
    [one] Weź { $count } Najeźdźcę
    [few] Weź { $count } Najeźdźców
   *[many] Weź { $count } Najeźdźców
}.
brian-boru-order-use-no-raider = Weź Najeźdźcę, choć żadnego już nie ma.
brian-boru-order-use-marriage = { $count ->
    [one] Przesuń się o { $count } pole w górę toru Zaślubin
    [few] Przesuń się o { $count } pola w górę toru Zaślubin
   *[many] Przesuń się o { $count } pól w górę toru Zaślubin
}.
brian-boru-order-buy-0 = Nie dokupuj niczego.
brian-boru-order-buy = Dokup { $count }.
brian-boru-order-buy-0-buy-church = Nie dokupuj dysków do Kościoła.
brian-boru-order-buy-buy-church = { $count ->
    [one] Dokup { $count } dysk do Kościoła
    [few] Dokup { $count } dyski do Kościoła
   *[many] Dokup { $count } dysków do Kościoła
}.
brian-boru-order-buy-0-buy-raiders = Nie dokupuj Najeźdźców.
brian-boru-order-buy-buy-raiders = { $count ->
    [one] Dokup { $count } Najeźdźcę
    [few] Dokup { $count } Najeźdźców
   *[many] Dokup { $count } Najeźdźców
}.
brian-boru-order-buy-0-buy-steps = Nie dokupuj pól na torze Zaślubin.
brian-boru-order-buy-buy-steps = { $count ->
    [one] Dokup { $count } pole na torze Zaślubin
    [few] Dokup { $count } pola na torze Zaślubin
   *[many] Dokup { $count } pól na torze Zaślubin
}.
brian-boru-order-decline = Nie poszerzaj zasięgu.
brian-boru-order-expand = Poszerz zasięg o miasto { $town }.
brian-boru-order-free = Uwolnij miasto { $town } od Wikingów.
brian-boru-order-settle = Połóż dysk na mieście { $town }.
brian-boru-order-princess-military = Poproś Księżniczkę o wsparcie wojskowe.
brian-boru-order-princess-trade = Ustanów handel z Księżniczką.
brian-boru-order-princess-spurn = Odtrąć Księżniczkę.
brian-boru-order-lose = Oddaj miasto { $town } Wikingom.
brian-boru-order-lose-take-town = Niech Wikingowie zabiorą miasto { $town } gracza { NAME($loser_seat, form: "bare") }.
brian-boru-order-build = Zbuduj klasztor w mieście { $town }.
brian-boru-why-points = Daje więcej punktów.
brian-boru-why-points-at = Rozstrzyga na twoją korzyść region { $region }.
brian-boru-why-coins = Zostawia ci więcej monet.
brian-boru-why-lead = Daje ci znacznik, więc to ty wybierasz następne miasto.
brian-boru-why-towns = Daje ci więcej miast albo drogi do wolnych.
brian-boru-why-towns-at = Częściej daje ci miasto { $town }.
brian-boru-why-spread = Wprowadza cię do większej liczby regionów.
brian-boru-why-marriage = Przesuwa cię dalej na torze Zaślubin.
brian-boru-why-church = Wzmacnia cię w Kościele.
brian-boru-why-vikings = Daje więcej przeciw Wikingom: Poważanie, Najeźdźców albo bezpieczne miasto.
brian-boru-why-regions = Pewniej daje ci znaczniki Roszczenia w regionach.
brian-boru-why-regions-at = Pewniej daje ci region { $region }.
brian-boru-why-hand = Zostawia ci na ręce lepsze karty.
brian-boru-why-low-hand = Niższe karty kosztują mniej monet, gdy wygrywają, a dają więcej, gdy przegrywają.
brian-boru-why-rival = Powstrzymuje twojego najsilniejszego rywala: { $rival_seat }.
brian-boru-less-points = Daje mniej punktów.
brian-boru-less-points-at = Odbiera ci region { $region }.
brian-boru-less-coins = Zostawia ci mniej monet.
brian-boru-less-lead = Zostawia innym znacznik i wybór następnego miasta.
brian-boru-less-towns = Daje ci mniej miast albo mniej dróg do wolnych.
brian-boru-less-towns-at = Rzadziej daje ci miasto { $town }.
brian-boru-less-spread = Wprowadza cię do mniejszej liczby regionów.
brian-boru-less-marriage = Zostawia cię dalej z tyłu na torze Zaślubin.
brian-boru-less-church = Osłabia cię w Kościele.
brian-boru-less-vikings = Daje mniej przeciw Wikingom: Poważania, Najeźdźców albo bezpiecznych miast.
brian-boru-less-regions = Mniej pewnie daje ci znaczniki Roszczenia w regionach.
brian-boru-less-regions-at = Mniej pewnie daje ci region { $region }.
brian-boru-less-hand = Zostawia ci na ręce gorsze karty.
brian-boru-less-low-hand = Wyższe karty kosztują więcej monet, gdy wygrywają, a dają mniej, gdy przegrywają.
brian-boru-less-rival = Pomaga twojemu najsilniejszemu rywalowi: { $rival_seat }.
