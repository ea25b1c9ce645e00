# Co się mówi temu, kto prowadzi serwer: `meadhall serve`, `backup`, `verify`, `admin`.

# --- uruchamianie serwera
operate-open = Meadhall: { $address_text }   (dane w { $folder_text }; Ctrl-C zatrzymuje)
operate-packages-missing = Serwer wymaga kolejnych pakietów (brakuje { $package_text }): pip install 'meadhall[hall]'
operate-port-taken = Port { $port_text } zajmuje inny program: wybierz inny przez --port.
operate-cant-listen = Serwer nie może nasłuchiwać pod adresem { $host_text }, port { $port_text }. { $reason_message }
operate-no-store = Adres { $address_text } nie prowadzi do bazy danych: musi się zaczynać od postgresql://.
operate-data-in-use = Danych w folderze { $folder_text } używa inny serwer: wybierz inny folder przez --data.
operate-folder-unusable = Nie da się użyć folderu danych { $path_text }. { $reason_message }
operate-database-unusable = Nie da się użyć bazy danych { $path_text }. { $reason_message }
operate-server-unusable = Nie da się użyć serwera bazy danych. { $reason_message }
operate-settings-unusable = Nie da się użyć ustawień serwera: { $reason_text }
operate-secret-empty = Plik { $path_text } jest pusty: wpisz do niego tajny klucz serwera albo go usuń.
operate-schema-newer = Baza danych jest na migracji { $found_text }, a ten Meadhall zna migracje do { $newest_text }: najpierw zaktualizuj Meadhall.
operate-schema-foreign = To baza danych innego programu.
operate-schema-no-list = Nie da się odczytać jej listy migracji.
operate-schema-no-table = Brakuje w niej tabeli { $table_text }.
operate-schema-no-column = W jej tabeli { $table_text } brakuje kolumny { $column_text }.

# --- kopia zapasowa i dowód
operate-backed-up = { $path_text }: { $tables_count ->
    [one] { $tables_count } stół
    [few] { $tables_count } stoły
   *[many] { $tables_count } stołów
}, { $lines_count ->
    [one] { $lines_count } wiersz dziennika
    [few] { $lines_count } wiersze dziennika
   *[many] { $lines_count } wierszy dziennika
}.
operate-no-backup = Nie utworzono kopii zapasowej. { $reason_message }
operate-no-database = Nie ma bazy danych { $path_text }.
operate-exists-already = { $path_text } już istnieje.
operate-copy-damaged = Kopia jest uszkodzona: { $reason_text }
operate-not-proven = NIE DOWIEDZIONO. { $reason_message }

# --- opieka nad serwerem: co zrobiono
operate-banned = { $until_text ->
    [never] Zablokowano: { $subject_text }.
   *[other] Zablokowano do { $until_text }: { $subject_text }.
}
operate-unbanned = Zniesiono blokadę: { $subject_text }.
operate-sessions-ended = { $ended_count ->
    [0] { $person_text } nie ma otwartych sesji.
    [one] Zakończono { $ended_count } sesję osoby { $person_text }.
    [few] Zakończono { $ended_count } sesje osoby { $person_text }.
   *[many] Zakończono { $ended_count } sesji osoby { $person_text }.
}
operate-reset-code = Kod: { $code_text }
operate-reset-link = Odnośnik: { $link_text }
operate-reset-until = Ważne dla jednego nowego hasła do { $until_text }.
operate-closed = Stół { $table_text } jest zamknięty.
operate-line-removed = Usunięto wiersz { $number_text } przy stole { $table_text }, napisany przez { $person_text }.
operate-pruned = Usunięte stoły: skończone { $finished_count }, porzucone { $abandoned_count }.
operate-prune-would = Stoły do usunięcia: skończone { $finished_count }, porzucone { $abandoned_count }.
operate-failed = Nie udało się. { $reason_message }

# --- opieka nad serwerem: czego nie można zrobić
operate-nobody-such = Nie ma nikogo o nazwie użytkownika lub identyfikatorze „{ $given_text }”: osoby znajduje „meadhall admin people”.
operate-no-such-login = Nie ma konta o nazwie użytkownika „{ $given_text }”.
operate-ban-in-the-past = { $until_text } już minęło: blokada nie objęłaby nikogo.
operate-not-banned = Nie ma blokady: { $subject_text }. Zablokowanych wymienia „meadhall admin bans”.
operate-cant-close = Nie można zamknąć stołu { $table_text }. { $reason_message }
operate-no-such-table = Nie ma stołu { $table_text }: stoły znajduje „meadhall admin tables”.
operate-no-such-line = Przy stole { $table_text } nie ma wiersza czatu o numerze { $number_text }.
operate-hall-no-answer = Serwer, który działa na tych danych, nie odpowiada; niczego nie zrobiono.
operate-hall-not-finished = Serwer zaczął, ale nie skończył: zobacz „meadhall admin log”.
operate-hall-older = Działa serwer w starszej wersji: najpierw uruchom go ponownie.
operate-hall-database-unusable = Nie da się użyć bazy danych. { $reason_message }
operate-no-hall-database = Nie ma bazy danych { $path_text }: podaj przez --data albo --database, gdzie serwer trzyma dane.

# --- opieka nad serwerem: listy
operate-nobody-found = Nikogo nie znaleziono.
operate-nobody-banned = Nikt nie jest zablokowany.
operate-nobody-spoke = Nikt nic nie powiedział.
operate-no-table-found = Nie znaleziono żadnego stołu.
operate-nothing-done = Niczego jeszcze nie zrobiono.
operate-banned-now = blokada
operate-adopted = teraz { $person_text }
operate-private = prywatny
operate-removed = (usunięto)
operate-status-open = otwarty
operate-status-playing = w grze
operate-status-finished = skończony
operate-state-waiting = czeka
operate-state-taken = zaczęto
operate-state-withdrawn = wycofano
operate-state-done = wykonano
operate-state-refused = odmówiono
operate-state-failed = nie udało się
operate-head-id = Identyfikator
operate-head-name = Imię
operate-head-login = Nazwa użytkownika
operate-head-since = Od
operate-head-last-seen = Ostatnia wizyta
operate-head-sessions = Sesje
operate-head-tables = Stoły
operate-head-who = Kto
operate-head-until = Do
operate-head-why = Dlaczego
operate-head-game = Gra
operate-head-status = Stan
operate-head-people = Osoby
operate-head-lines = Wiersze
operate-head-chat = Czat
operate-head-last-change = Ostatnia zmiana
operate-head-number = Numer
operate-head-when = Kiedy
operate-head-person = Osoba
operate-head-words = Słowa
operate-head-what = Co
operate-head-request = Zlecenie
operate-head-outcome = Skutek
