# Budowa talii w grze Ortus Regni: kreator, wybór kart, wieże z tacki, punkty dziedzictwa, wymiana.

ortus-regni-decks-title = Zbuduj talię
ortus-regni-decks-builder = Kreator talii
ortus-regni-decks-note = { $locked ->
    [0] 24 z 90 kart twojego zestawu, najwyżej 6 z rodzaju. Inni nigdy nie widzą listy.
    [one] { $locked } karta jest ustalona i zostaje; resztę wybierasz. Najwyżej 6 z rodzaju.
    [few] { $locked } karty są ustalone i zostają; resztę wybierasz. Najwyżej 6 z rodzaju.
   *[many] { $locked } kart jest ustalonych i zostaje; resztę wybierasz. Najwyżej 6 z rodzaju.
}
ortus-regni-decks-house-title = Wyłóż wspólne karty
ortus-regni-decks-house-note = Te dwanaście kart będzie w każdej talii.
ortus-regni-decks-yours = Twoja talia
ortus-regni-decks-cards = Karty tej talii
ortus-regni-decks-less = { $card }: o jedną mniej
ortus-regni-decks-more = { $card }: o jedną więcej
ortus-regni-decks-count = { COUNT($count, $card) }
ortus-regni-decks-of = z { $most }
ortus-regni-decks-legal = Dozwolona: liczba kart { $size }, żadnej więcej, niż ma zestaw.
ortus-regni-decks-judging = Zasady właśnie ją sprawdzają.
ortus-regni-decks-short = { $count ->
    [one] Brakuje { $count } karty.
   *[many] Brakuje { $count } kart.
}
ortus-regni-decks-long = { $count ->
    [one] O { $count } kartę za dużo.
    [few] O { $count } karty za dużo.
   *[many] O { $count } kart za dużo.
}
ortus-regni-decks-row-estates = Włości
ortus-regni-decks-row-armies = Armie
ortus-regni-decks-row-church = Kościół
ortus-regni-decks-row-lords = Panowie
ortus-regni-decks-row-plots = Spiski
ortus-regni-decks-row-answers = Odpowiedzi
ortus-regni-decks-row-crown = Korona
ortus-regni-decks-row-draw = Więcej kart
ortus-regni-decks-share = wygrane { $won }% ({ $least }–{ $most }), los { $chance }%
ortus-regni-decks-share-note = Gry między szybkimi botami: { $games }; hrabiowie: { $players }, każdy z gotową talią. Wygrane: { $won }%, z pewnością 95% od { $least } do { $most }%. Talia tak dobra jak inne wygrywa { $chance }%.
ortus-regni-decks-not-measured = odsetek wygranych jeszcze niezmierzony
ortus-regni-decks-plays-land_army = Otocz jeden pałac ziemiami i miastami targowymi, potem ruszaj z wieloma żołnierzami. Słaba wobec intrygi.
ortus-regni-decks-plays-lords = Wiele zamków z silnymi panami i sojusznicy, którzy ich strzegą. Łatwa w grze.
ortus-regni-decks-plays-church_emissaries = Władaj Kościołem i kupuj wikingów mnichami. Na początku powolna, potem trudna do zatrzymania.
ortus-regni-decks-plays-politics = Morduj i kradnij; zachowaj wasali na odpowiedzi. Wymaga dobrej pamięci.
ortus-regni-decks-plays-all_rounder = Wszystkiego po trochu. Dobra pierwsza talia.
ortus-regni-decks-saved-note = { $count ->
    [one] twoja zapisana talia, { $count } karta
    [few] twoja zapisana talia, { $count } karty
   *[many] twoja zapisana talia, { $count } kart
}
ortus-regni-decks-forget = Usuń talię { $name }
ortus-regni-decks-test-hand = Próbna ręka
ortus-regni-decks-again = Inna ręka
ortus-regni-decks-import = Wczytaj
ortus-regni-decks-import-label = Talia jako tekst, na przykład castle*3 land*2 church
ortus-regni-decks-import-now = Weź tę talię
ortus-regni-decks-export = Eksportuj
ortus-regni-decks-export-label = Ta talia jako tekst
ortus-regni-decks-copy = Kopiuj
ortus-regni-decks-copied = Skopiowano
ortus-regni-decks-save = Zapisz
ortus-regni-decks-save-label = Nazwa talii
ortus-regni-decks-save-note = Serwer przechowa ją dla ciebie. Z kontem znajdziesz ją w każdej przeglądarce.
ortus-regni-decks-save-now = Zapisz talię
ortus-regni-decks-save-replaces = Zastąpi twoją zapisaną talię o tej nazwie.
ortus-regni-decks-rename = Zmień nazwę talii { $name }
ortus-regni-decks-rename-now = Zmień nazwę
ortus-regni-decks-forgotten = Usunięto talię „{ $name }”.
ortus-regni-decks-have-back = Cofnij
ortus-regni-decks-unnamed = Talia { $number }
ortus-regni-decks-play = Graj tą talią
ortus-regni-decks-lay-out = Wyłóż te karty
ortus-regni-decks-for-all = Wszyscy grają tą talią
ortus-regni-decks-at-the-table = Każdy buduje talię przy stole
ortus-regni-decks-open-builder = Otwórz kreator talii

ortus-regni-decks-draft-title = Wybierz karty do talii
ortus-regni-decks-draft-passing = Paczka { $pack } z { $packs }. Reszta idzie dalej:
ortus-regni-decks-draft-last = Paczka { $pack } z { $packs }. To, co potem zostanie, odkłada się.
ortus-regni-decks-draft-note = { $due ->
    [one] Zatrzymaj jeszcze { $due } kartę; reszta paczki idzie do sąsiada.
    [few] Zatrzymaj { $due } karty; reszta paczki idzie do sąsiada.
   *[many] Zatrzymaj { $due } kart; reszta paczki idzie do sąsiada.
}
ortus-regni-decks-kept = { $count ->
    [one] Dotąd zatrzymano: { $count } kartę
    [few] Dotąd zatrzymano: { $count } karty
   *[many] Dotąd zatrzymano: { $count } kart
}
ortus-regni-decks-keep-due = { $due ->
    [one] Wybierz kartę
    [few] Wybierz { $due } karty
   *[many] Wybierz { $due } kart
}
ortus-regni-decks-keep = Zatrzymaj: { $cards }

ortus-regni-decks-tray-towers-title = Wieże z twojej tacki
ortus-regni-decks-tray-towers-note = { $left ->
    [one] Wybierz jeszcze { $left } kartę, którą położysz zakrytą jako wieżę. Tylko ty widzisz, co to jest.
    [few] Wybierz { $left } karty, które położysz zakryte jako wieże. Tylko ty widzisz, co to jest.
   *[many] Wybierz { $left } kart, które położysz zakryte jako wieże. Tylko ty widzisz, co to jest.
}
ortus-regni-decks-legacy-tower-title = Twoje kupione wieże
ortus-regni-decks-legacy-tower-note = Wybierz ze swojego zestawu kartę, którą położysz zakrytą jako wieżę. Tylko ty widzisz, co to jest.
ortus-regni-decks-legacy-title = Punkty dziedzictwa
ortus-regni-decks-legacy-buy = { $price ->
    [one] Kup za { $price } punkt: { $card }
    [few] Kup za { $price } punkty: { $card }
   *[many] Kup za { $price } punktów: { $card }
}
ortus-regni-decks-legacy-lord = Pan
ortus-regni-decks-legacy-property = Posiadłości
ortus-regni-decks-legacy-building = Nowe lenno
ortus-regni-decks-legacy-banner = Chorągiew (masz { $count })
ortus-regni-decks-legacy-note = { $left ->
    [one] Masz { $left } punkt. Za każdy kupujesz jedną rzecz; kupionych nie ma już w zestawie.
    [few] Masz { $left } punkty. Za każdy kupujesz jedną rzecz; kupionych nie ma już w zestawie.
   *[many] Masz { $left } punktów. Za każdy kupujesz jedną rzecz; kupionych nie ma już w zestawie.
}
ortus-regni-decks-barter-title = Wymiana z tacką
ortus-regni-decks-barter-note = Oddaj dwie karty z ręki za jedną z tacki.
ortus-regni-decks-barter-take-title = Weź kartę z tacki
ortus-regni-decks-barter-take-note = Nikt nie widzi, którą kartę bierzesz.
ortus-regni-decks-choose-tower = Połóż jako wieżę
ortus-regni-decks-choose-place = Kup i wyłóż
ortus-regni-decks-choose-install = Kup jako pana
ortus-regni-decks-choose-towers = Kup 2 wieże
ortus-regni-decks-choose-buy = Kup
ortus-regni-decks-choose-discard = Oddaj
ortus-regni-decks-choose-take = Weź
