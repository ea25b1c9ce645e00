# Co mówi klient w przeglądarce wokół każdego stołu.

shell-title = Meadhall: gry planszowe z czasów wikingów
shell-welcome = Siadaj, miód już nalany
shell-welcome-words = Gry planszowe z czasów wikingów, ściśle według zasad: samotnie z botami, przy jednym ekranie, na żywo albo po jednym ruchu dziennie. Bez zakładania konta.
shell-home = Strona główna
shell-navigation = Główna nawigacja
shell-nav-play = Nowy stół
shell-nav-settings = Ustawienia
shell-nav-profile = Profil
shell-switch-theme = Dzień lub noc
shell-skip-to-content = Przejdź do treści
shell-announcements = Komunikaty
shell-unreachable = Serwer jest teraz nieosiągalny. Spróbuj ponownie.
shell-reconnecting = Utracono połączenie. Łączę ponownie…
shell-loading = Wczytywanie…
shell-close = Zamknij
shell-save = Zapisz
shell-cancel = Anuluj
shell-not-found = Pod tym adresem nic nie ma
shell-not-found-words = Może link został ucięty. Stoły są na stronie głównej.
shell-session-ended = Twoja sesja się zakończyła; jesteś tu teraz nowym gościem. Zaloguj się, aby odzyskać swoje stoły:
shell-guest = Gość
shell-gone = Były gracz
shell-banned = Nie możesz wejść
shell-turn-elsewhere = Twoja kolej: { $game }, grają { $names }
shell-turns-more = { $count ->
    [one] jeszcze jeden stół
    [few] jeszcze { $count } stoły
   *[other] jeszcze { $count } stołów
}

## Strona główna

shell-games = Gry
shell-players-range = Od { $least } do { $most } graczy
shell-play-now = Zagraj teraz
shell-starting = Rozkładam…
shell-new-table = Nowy stół
shell-rules = Zasady
shell-your-tables = Twoje stoły
shell-open-tables = Otwarte stoły
shell-no-open-tables = Nikt teraz nie czeka na graczy. Otwórz stół i wyślij link.
shell-finished-tables = Zakończone gry
shell-result-with = przy stole: { $names }
shell-result-place = Miejsce { $place } z { $players }
shell-result-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
shell-free-seat = Wolne miejsce
shell-your-turn = Twój ruch
shell-status-open = Czeka na graczy
shell-status-finished = Zakończona
shell-status-stranded = Zasady się zmieniły
shell-one-screen = Przy jednym ekranie
shell-move-number = Ruch { $number }

## Otwieranie stołu

shell-game = Gra
shell-players = Gracze
shell-seats = Miejsca
shell-seats-hint = Kto gdzie siedzi. Zostaw wolne miejsce dla kogoś, kto ma link.
shell-seat-me = Ja
shell-seat-open = Wolne, dla kogoś z linkiem
shell-seat-bot = Bot: { $bot }
shell-bot-random = Wędrowiec (losowy)
shell-bot-greedy = Zarządca (szybki)
shell-bot-quick = Zarządca (szybki)
shell-bot-steady = Huskarl (wytrwały)
shell-bot-strong = Jarl (silny)
shell-bot-random-name = Wędrowiec
shell-bot-greedy-name = Zarządca
shell-bot-quick-name = Zarządca
shell-bot-steady-name = Huskarl
shell-bot-strong-name = Jarl
shell-bot-random-about = Zagrywa cokolwiek, na co pozwalają zasady.
shell-bot-quick-about = Odpowiada od razu i bierze to, co w tej chwili wygląda najlepiej.
shell-bot-steady-about = Patrzy kilka ruchów naprzód i potrzebuje na to chwili.
shell-bot-strong-about = Myśli naprzód nawet trzy sekundy na turę: najsilniejszy przeciwnik na tym serwerze.
shell-bot-quick-raider = Zarządca łupieżca (szybki)
shell-bot-quick-merchant = Zarządca kupiec (szybki)
shell-bot-quick-builder = Zarządca budowniczy (szybki)
shell-bot-steady-raider = Huskarl łupieżca (wytrwały)
shell-bot-steady-merchant = Huskarl kupiec (wytrwały)
shell-bot-steady-builder = Huskarl budowniczy (wytrwały)
shell-bot-strong-raider = Jarl łupieżca (silny)
shell-bot-strong-merchant = Jarl kupiec (silny)
shell-bot-strong-builder = Jarl budowniczy (silny)
shell-bot-quick-raider-name = Zarządca łupieżca
shell-bot-quick-merchant-name = Zarządca kupiec
shell-bot-quick-builder-name = Zarządca budowniczy
shell-bot-steady-raider-name = Huskarl łupieżca
shell-bot-steady-merchant-name = Huskarl kupiec
shell-bot-steady-builder-name = Huskarl budowniczy
shell-bot-strong-raider-name = Jarl łupieżca
shell-bot-strong-merchant-name = Jarl kupiec
shell-bot-strong-builder-name = Jarl budowniczy
shell-bot-quick-raider-about = { shell-bot-quick-about } { shell-temper-raider-about }
shell-bot-quick-merchant-about = { shell-bot-quick-about } { shell-temper-merchant-about }
shell-bot-quick-builder-about = { shell-bot-quick-about } { shell-temper-builder-about }
shell-bot-steady-raider-about = { shell-bot-steady-about } { shell-temper-raider-about }
shell-bot-steady-merchant-about = { shell-bot-steady-about } { shell-temper-merchant-about }
shell-bot-steady-builder-about = { shell-bot-steady-about } { shell-temper-builder-about }
shell-bot-strong-raider-about = { shell-bot-strong-about } { shell-temper-raider-about }
shell-bot-strong-merchant-about = { shell-bot-strong-about } { shell-temper-merchant-about }
shell-bot-strong-builder-about = { shell-bot-strong-about } { shell-temper-builder-about }
shell-temper = Usposobienie
shell-temper-none = Bez szczególnego usposobienia
shell-temper-raider = Łupieżca
shell-temper-merchant = Kupiec
shell-temper-builder = Budowniczy
shell-temper-raider-about = Bardziej niż inni ceni najazdy, drakkary i wojska.
shell-temper-merchant-about = Bardziej niż inni ceni pieniądze, handel i bogate ziemie.
shell-temper-builder-about = Bardziej niż inni ceni klasztory, domy i zamki.
shell-name-of-seat = Imię: { $seat }
shell-hot-seat-hint = Kilka miejsc należy do ciebie: gracie przy jednym ekranie, a kurtyna zasłania karty przed pozostałymi.
shell-pace = Tempo
shell-pace-untimed = Bez zegara
shell-pace-live = Na żywo
shell-pace-correspondence = Korespondencyjnie
shell-pace-untimed-hint = Każdy myśli tak długo, jak potrzebuje.
shell-pace-live-hint = Każdy gracz ma zegar; każda decyzja dodaje trochę czasu.
shell-pace-correspondence-hint = Na każdą decyzję masz kilka dni.
shell-pace-live-short = { $minutes } min + { $seconds } s
shell-pace-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
   *[many] { $days } dni na ruch
}
shell-minutes = Minuty na gracza
shell-increment = Sekundy dodawane za decyzję
shell-days = Dni na decyzję
shell-private = Stół prywatny
shell-private-hint = Znajdą go i obejrzą tylko osoby z linkiem.
shell-daily = Rozdanie dnia
shell-counting-table = Stół, który się liczy
shell-counting = Liczy się
shell-counting-hint = Nikt nie cofa losowania ani niczego, co ujawniono, nawet za zgodą wszystkich.
shell-counted = Liczy się dziś
shell-counted-hint = To twoja jedyna liczona próba dzisiejszej gry; nikt nie cofa losowania ani niczego, co ujawniono.
shell-practice = Trening
shell-practice-hint = Ta gra się nie liczy: twoja próba dnia już się odbyła albo jej dzień minął.
shell-take-backs = Z cofaniem
shell-take-backs-hint = Ktoś cofnął losowanie albo coś, co ujawniono. Gra pozostaje oznaczona.
shell-on-timeout = Gdy minie termin
shell-on-timeout-stand-in = Decyduje bot
shell-on-timeout-default = Odpowiedzi domyślne
shell-on-timeout-stand-in-hint = Kto przekracza termin, dostaje wcześniej przypomnienie; potem aż do powrotu gra za niego bot.
shell-on-timeout-default-hint = Kto przekracza termin, dostaje wcześniej przypomnienie; potem aż do powrotu udzielane są domyślne odpowiedzi gry. Jeśli gra ich nie ma, decyduje bot.
shell-daily-hint = Kto zaznaczy to dzisiaj, będzie miał takie samo szczęście jak inni. Dla jednej osoby: samotnie albo przeciw botom; inni mogą obejrzeć jutro.
shell-daily-alone = Rozdanie dnia jest dla jednej osoby: pozostałe miejsca oddaj botom.
shell-daily-commitment = Rozdanie dnia jest ustalone: jego zobowiązanie to { $hash }. Ziarno poznasz, gdy dzień minie.
shell-daily-results = Wyniki dnia
shell-daily-nobody = Nikt jeszcze nie skończył.
shell-daily-rank = Miejsce
shell-daily-name = Imię
shell-daily-kind = { $players ->
    [one] W pojedynkę
    [few] { $players } graczy; przeciwnicy: { $bots }
    [many] { $players } graczy; przeciwnicy: { $bots }
   *[other] { $players } gracza; przeciwnicy: { $bots }
}
shell-options = Opcje gry
shell-option-clause = Zasada { $clause }
shell-option-editor = Otwórz kreator
shell-start-now = Rozpocznij grę
shell-open-table = Otwórz stół

## Poczekalnia

shell-table = Stół
shell-table-closed = Tego stołu nie można pokazać
shell-closed = Ten stół został zamknięty
shell-host = Gospodarz
shell-sit-down = Usiądź
shell-stand-up = Wstań
shell-put-bot = Posadź bota…
shell-take-off = Usuń
shell-remove-person = Usuń od stołu: { $name }
shell-remove-sure = Ta osoba od razu straci miejsce i nie będzie mogła tu usiąść ani pisać na czacie, chyba że wpuścisz ją ponownie.
shell-remove-yes = Tak, usuń
shell-removed-people = Usunięci od stołu
shell-let-in = Wpuść ponownie
shell-start = Start
shell-start-with-bots = { $count ->
    [one] Zacznij z botem na wolnym miejscu
    [few] Zacznij z botami na { $count } wolnych miejscach
   *[many] Zacznij z botami na { $count } wolnych miejscach
}
shell-waiting-seats = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[many] { $count } miejsc jest jeszcze wolnych.
}
shell-waiting-host = Wszystkie miejsca są zajęte. Grę rozpoczyna gospodarz.
shell-invite = Zaproś
shell-invite-hint = Kto otworzy ten link, może usiąść: bez konta i w swoim języku.
shell-invite-link = Link do tego stołu
shell-copy = Kopiuj
shell-copied = Skopiowano
shell-copy-link = Kopiuj link do tego stołu
shell-qr = Kod QR linku

## Przy stole

shell-you = Ty
shell-is-bot = Bot
shell-out-resigned = Rezygnacja
shell-out-flagged = Koniec czasu
shell-out-gone = Odejście
shell-away = Poza stołem
shell-offline = Brak połączenia
shell-deadline-near = Termin blisko
shell-to-move = Na ruchu
shell-clock = Pozostało { $time }
shell-clock-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}
shell-watchers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
}
shell-menu = Menu
shell-side = Dziennik i czat
shell-log = Dziennik
shell-log-all = Pokaż cały dziennik
shell-chat = Czat
shell-chat-empty = Nikt jeszcze nic nie powiedział.
shell-chat-removed = (usunięto)
shell-chat-unread = { $count ->
    [one] { $count } nieprzeczytany wpis na czacie
    [few] { $count } nieprzeczytane wpisy na czacie
   *[other] { $count } nieprzeczytanych wpisów na czacie
}
shell-chat-write = Powiedz coś
shell-send = Wyślij
shell-why = dlaczego?
shell-why-clause = Dlaczego? Zasada { $clause }
shell-why-title = Dlaczego?
shell-read-rules = Przeczytaj w zasadach
shell-steps = Pokazywanie efektów
shell-pause = Pauza
shell-go-on = Dalej
shell-next-step = Następny efekt
shell-skip = Pomiń
shell-undo = Cofnij
shell-undo-ask = Cofnij: inni zostaną zapytani
shell-undo-marks = Cofnij: za losowaniem lub ujawnieniem gra zostanie oznaczona „z cofaniem”
shell-undo-counting = Cofnij: ten stół się liczy, więc nigdy za losowanie ani ujawnienie
shell-undo-asked = { $name } prosi o cofnięcie ruchu.
shell-undo-asked-move = { $name } prosi o cofnięcie: „{ $move }”
shell-undo-refused = { $name } nie zgadza się na cofnięcie ruchu.
shell-undo-refused-move = { $name } nie zgadza się cofnąć: „{ $move }”
shell-agree = Zgoda
shell-refuse = Odmowa
shell-outlook = Gdyby runda skończyła się teraz
shell-outlook-short = Gdyby to był koniec
shell-copy-moment = Kopiuj link do tego momentu
shell-plain-table = Prosty stół: listy i przyciski
shell-own-table = Widok graficzny
shell-let-bot-play = Odchodzę: niech gra za mnie bot
shell-come-back = Wracam na swoje miejsce
shell-i-am-back = Już jestem
shell-you-are-flagged = Twój czas się skończył. Do twojego powrotu gra za ciebie bot.
shell-you-are-flagged-default = Twój czas się skończył. Do twojego powrotu udzielane są odpowiedzi domyślne.
shell-you-are-away = Nie ma cię przy tym stole. Do twojego powrotu gra za ciebie bot.
shell-resign = Poddaj się
shell-resign-sure = Bot zagra za ciebie do końca. Tego nie da się cofnąć.
shell-resign-yes = Tak, poddaję się
shell-keys-line = Klawisze: U cofnij · S pomiń · E gdyby to był koniec · L dziennik · C czat · M plansza · H ręka · I podpowiedź · strzałki i Enter na planszy
shell-dealing = Miejsca są ustalone; trwa rozdanie…
shell-commitment = Zobowiązanie to { $hash }. Ziarno, którego dotyczy, poznasz po zakończeniu gry.
shell-deal-title = Jak powstało to rozdanie
shell-deal-hall = Serwer wylosował tajne ziarno i ustalił je, zanim ktokolwiek usiadł.
shell-deal-daily = To rozdanie dnia { $day }: wszyscy, którzy je grają, mają takie samo. Ustalono je, zanim dzień się zaczął.
shell-deal-daily-short = Rozdanie dnia
shell-deal-chosen = Kto otworzył ten stół, wybrał jego ziarno i może znać wszystko z góry.
shell-deal-chosen-short = Wybrane ziarno
shell-deal-allowed = Ten serwer pozwala otwierającemu stół wybrać ziarno: służy on do testów.
shell-deal-allowed-short = Serwer testowy
shell-deal-given = Składnik ziarna, by serwer nie wybrał go sam, wnieśli: { $names }.
shell-deal-nobody = Nikt nie wniósł składnika: ziarno wylosował sam serwer.
shell-deal-missing = Bez składnika na czas: { $names }.
shell-deal-kept = Twoja przeglądarka wniosła { $nonce }, a serwer dotrzymał wszystkiego, co przedtem ustalono.
shell-deal-late = Składnik z twojej przeglądarki przyszedł za późno; rozdano bez niego.
shell-deal-broken = UWAGA: serwer nie dotrzymał tego, co ustalił, gdy twoja przeglądarka wniosła { $nonce }.
shell-deal-verify = Aby wszystko sprawdzić, zapisz zapis gry i uruchom:
shell-deal-verify-later = Zanotuj zobowiązanie: z nim i z zapisem gry każdy może po jej zakończeniu sprawdzić rozdanie.
shell-curtain = Przekaż ekran: { $name }
shell-curtain-hint = Nikt inny nie powinien teraz patrzeć.
shell-curtain-open = To ja, { $name }
shell-actions = Co możesz zrobić
shell-actions-none = Nie ma teraz nic do rozstrzygnięcia.
shell-actions-search = Znajdź akcję
shell-actions-not-found = Żadna akcja nie zawiera tych słów.
shell-notation = Zapisz w notacji
shell-view = Stół
shell-view-all = Wszystko, co wiadomo

## Koniec gry

shell-game-over = Koniec gry
shell-result = Wynik
shell-winner = { $count ->
    [one] Wygrywa { $names }!
   *[other] Wygrywają { $names }!
}
shell-nobody-wins = Nikt nie wygrywa.
shell-score-alone = { $score ->
    [one] { $name }: { $score } punkt
    [few] { $name }: { $score } punkty
   *[many] { $name }: { $score } punktów
}
shell-score = Punktacja
shell-total = Razem
shell-place = Miejsce
shell-rematch = Rewanż
shell-replay = Powtórka
shell-transcript = Zapis gry

## A game whose rules have changed

shell-stranded = { $game }: zasady się zmieniły
shell-stranded-over = { $game }: zakończona przez zmianę zasad
shell-stranded-why = Tę grę rozpoczęto według wersji { $from } zasad. Od tego czasu zasady poprawiono i serwer gra według wersji { $to }. Według poprawionych zasad ta gra nie potoczyłaby się tak, jak się potoczyła. Niczyich ruchów nie ocenia się nigdy według późniejszych zasad, więc gry nie da się kontynuować.
shell-stranded-setup = Już przygotowanie gry byłoby inne, więc na planszy nie można pokazać niczego. Wszystkie ruchy są nadal zapisane.
shell-stranded-illegal = Do ruchu { $last } gra przebiega dokładnie tak samo i można ją obejrzeć. Ruch { $next } nie jest już dozwolony.
shell-stranded-differs = Do ruchu { $last } gra przebiega dokładnie tak samo i można ją obejrzeć. Ruch { $next } miałby teraz inne skutki.
shell-stranded-look = Obejrzyj dotychczasową grę
shell-save-log = Zapisz dziennik
shell-end-game = Zakończ grę…
shell-end-game-sure = Gra zakończy się bez wyniku, gdy tylko zgodzą się wszyscy przy stole. Wtedy wszystkie ręce, zakryte karty i ruchy będą widoczne dla każdego. Nie da się tego cofnąć.
shell-end-game-yes = Zgoda: zakończ bez wyniku
shell-end-game-waiting = Na zakończenie muszą się jeszcze zgodzić: { $names }.
shell-ended-without-result = Zakończona za zgodą wszystkich, bez wyniku.
shell-result-not-kept = Tę grę ukończono według starszych zasad. Jej wyniku wtedy nie zapisano i nie da się go już ustalić.
shell-stored-moves = { $count ->
    [one] Jeszcze jeden zapisany ruch
    [few] Jeszcze { $count } zapisane ruchy
    [many] Jeszcze { $count } zapisanych ruchów
   *[other] Jeszcze { $count } zapisanego ruchu
}
shell-stored-moves-words = Te ruchy wykonano według starszych zasad i są podane tak, jak je zapisano. Ruchy innych graczy zostaną pokazane po zakończeniu gry, bo niektóre są tajne.
shell-stored-move-hidden = widoczny po zakończeniu gry

## Powtórka

shell-back-to-table = Wróć do stołu
shell-previous-move = Poprzedni ruch
shell-next-move = Następny ruch
shell-moment = Moment gry
shell-move-of = Ruch { $number } z { $last }
shell-look-from = Widok gracza
shell-spectator = Widz

## Zasady

shell-rules-search = Szukaj w zasadach
shell-rules-chapters = Rozdziały
shell-rules-lesson = Nauka w dziesięć minut
shell-rules-clauses = Wszystkie zasady, punkt po punkcie
shell-rules-none = Zasady tej gry nie są tu jeszcze spisane.
shell-rules-not-found = Żadna zasada nie zawiera tych słów.

## Ustawienia

shell-language = Język
shell-theme = Kolory
shell-theme-auto = Jak w systemie
shell-theme-light = Jasne
shell-theme-dark = Ciemne
shell-motion = Animacje
shell-motion-auto = Jak w systemie
shell-motion-less = Mniej
shell-motion-full = Pełne
shell-steps-slow = Wolno
shell-steps-normal = Normalnie
shell-steps-fast = Szybko
shell-steps-none = Wszystko naraz
shell-sound = Stuknięcie, gdy przychodzi mój ruch
shell-patterns = Znaki obok kolorów
shell-settings-of-account = Imię, konto, hasło i twoje dane
shell-keys = Klawisze
shell-key-help = Otwórz menu stołu
shell-key-undo = Cofnij
shell-key-skip = Pomiń pokazywane efekty
shell-key-outlook = Gdyby runda skończyła się teraz
shell-key-log = Pokaż lub ukryj dziennik
shell-key-chat = Pisz na czacie
shell-key-board = Przejdź do planszy
shell-key-hand = Przejdź do kart
shell-key-arrows = Poruszanie się po planszy i kartach; poprzedni i następny ruch w powtórce
shell-key-enter = Wybierz
shell-key-escape = Zamknij

## Profil

shell-your-name = Twoje imię przy stole
shell-name-hint = Do 24 znaków.
shell-name-changed = Odtąd tak się nazywasz.
shell-account = Konto
shell-account-hint = Jesteś gościem tej przeglądarki. Z kontem twoje stoły pójdą za tobą na inne urządzenia.
shell-account-of = Konto: { $login }
shell-account-made = Konto gotowe, a twoje stoły przeszły razem z tobą.
shell-login-name = Nazwa użytkownika
shell-password = Hasło
shell-make-account = Załóż konto
shell-log-in = Zaloguj się
shell-log-out = Wyloguj się
shell-logged-in = Witaj ponownie.
shell-logged-out = Wylogowano.
shell-change-password = Zmień hasło
shell-old-password = Obecne hasło
shell-new-password = Nowe hasło
shell-password-changed = Hasło zostało zmienione; twoje inne urządzenia są wylogowane.
shell-forgot-password = Nie pamiętasz hasła?
shell-recover-title = Nowe hasło
shell-recover-hint = Potrzebujesz jednego ze swoich kodów odzyskiwania. Jeśli nie masz żadnego, poproś osobę prowadzącą ten serwer o kod jednorazowy.
shell-recovery-code = Kod odzyskiwania
shell-recovered = Hasło zostało zmienione i jesteś zalogowany.
shell-recovery-codes = Kody odzyskiwania
shell-recovery-hint = Jeśli zapomnisz hasła, każdy z tych kodów pozwoli raz ustawić nowe.
shell-recovery-keep = Zachowaj te kody w bezpiecznym miejscu. Widać je tylko teraz.
shell-recovery-left = { $count ->
    [0] Nie masz już żadnych kodów.
    [one] Został ci jeden kod.
    [few] Zostały ci { $count } kody.
   *[other] Zostało ci { $count } kodów.
}
shell-recovery-new = Utwórz nowe kody
shell-recovery-new-hint = Stare przestaną działać.
shell-your-data = Twoje dane
shell-your-data-hint = Wszystko, co ten serwer o tobie wie: imię, sesje, stoły i to, co zostało powiedziane.
shell-export = Pobierz wszystko
shell-delete = Usuń wszystko
shell-delete-words = W dawnych grach zamiast imienia pojawi się „Były gracz”, twoje wypowiedzi znikną, a twoje miejsca do końca zagrają boty. Nikt nie może tego cofnąć.
shell-delete-confirm = Wpisz „{ $word }”, aby potwierdzić
shell-delete-yes = Usuń na zawsze
shell-deleted = Ten serwer już cię nie pamięta. Jesteś nowym gościem.

## Podziękowania i wygląd

shell-credits = Podziękowania
shell-credits-words = Meadhall to projekt miłośników, niezwiązany z wydawcami gier. Wszystkie słowa, plansze i rysunki są nasze, prócz tego, co z wdzięcznością wymieniamy tutaj.
shell-credit-icons = Ikony
shell-credit-reading-font = Krój do czytania
shell-credit-coast = Linia brzegowa Irlandii
shell-credit-fluent = Tłumaczenia
shell-credit-qr = Kody QR
shell-credit-svelte = Interfejs
shell-design = System wyglądu
shell-design-colours = Kolory
shell-design-type = Typografia
shell-design-controls = Przyciski i pola
shell-design-icons = Ikony

## Hints and reviews

shell-hint = Podpowiedź
shell-hint-asked = Poproszono o podpowiedź
shell-hints = Z podpowiedziami
shell-hints-hint = W tej grze ktoś poprosił o podpowiedź; przy jego imieniu stoi lampka.
shell-mark-1 = pierwszy ruch podpowiedzi
shell-mark-2 = drugi ruch podpowiedzi
shell-mark-3 = trzeci ruch podpowiedzi
shell-mark-played = zagrano
shell-mark-strong = co zagrałby silny gracz
shell-review = Analiza
shell-review-tomorrow = Analiza otworzy się po zakończeniu dnia.
shell-branch-title = Inny przebieg skończonej gry.
shell-branch-words = Tu nic się nie liczy.
shell-branch-back = Wróć do analizy
