# Terminal

cli-total = Razem
cli-place = Miejsce
cli-bot = { $name } { $number }
cli-welcome = { $game }. Grasz jako { $player }. Gra zapisuje się po każdym ruchu jako „{ $save }”. Wpisz numer albo słowa; ? wyjaśnia.
cli-resumed = { $count ->
    [one] Grasz dalej po { $count } ruchu.
   *[many] Grasz dalej po { $count } ruchach.
}
cli-left = Odchodzisz od stołu. „meadhall play --resume { $save }” wraca do tego miejsca.

# Co można wpisać; angielskie słowa są zawsze rozumiane. Po jednym słowie.
cli-word-quit = koniec
cli-word-help = pomoc
cli-word-table = stół
cli-word-log = dziennik
cli-word-list = lista
cli-word-undo = cofnij
cli-word-hint = podpowiedź
cli-word-back = wróć
cli-word-why = dlaczego
cli-word-rules = zasady
cli-help =
    Numer zagrywa tę odpowiedź, tak samo jej słowa albo jej zapis.
    Część słowa pokazuje odpowiedzi, które ją zawierają; Tab uzupełnia, strzałka w górę przywołuje ostatni wiersz.
    { cli-word-list } – wszystkie odpowiedzi; { cli-word-list } drewno – te z tym słowem
    { cli-word-table } – cały stół; { cli-word-table } drewno – to, co zawiera to słowo
    { cli-word-log } – wszystko, co się dotąd zdarzyło
    { cli-word-undo } – cofnij swoją ostatnią decyzję
    { cli-word-hint } – najlepsze ruchy, jakie znajduje kilka sekund szukania; zapis gry mówi o podpowiedziach
    { cli-word-back } – opuść listę miejsc bez wyboru
    { cli-word-why } – zasada stojąca za pytaniem; { cli-word-why } { $clause } – treść zasady
    { cli-word-rules } – rozdziały zasad; { cli-word-rules } 7 – rozdział; { cli-word-rules } dochód – zasady z tym słowem
    { cli-word-quit } lub q – odejdź od stołu; gra jest zapisana
cli-many = { $count ->
    [one] { $count } odpowiedź. Enter ją pokazuje, część słowa pokazuje te, które ją zawierają.
    [few] { $count } odpowiedzi. Enter pokazuje wszystkie, część słowa te, które ją zawierają.
   *[many] { $count } odpowiedzi. Enter pokazuje wszystkie, część słowa te, które ją zawierają.
}
cli-group = { $group } ({ $count })
cli-found-one = Enter ją zagrywa.
cli-more-found = { $count ->
    [one] Jeszcze { $count } je zawiera.
    [few] Jeszcze { $count } je zawierają.
   *[many] Jeszcze { $count } je zawiera.
}
cli-page = { $left ->
    [one] Enter pokazuje jeszcze { $left }.
   *[many] Enter pokazuje następne (zostało { $left }).
}
cli-ways = { $left ->
    [0] Wybierz miejsce, żeby je zobaczyć. „{ $back }” opuszcza listę.
    [one] Wybierz miejsce, żeby je zobaczyć. Enter pokazuje jeszcze { $left }, „{ $back }” opuszcza listę.
   *[many] Wybierz miejsce, żeby je zobaczyć. Enter pokazuje następne (zostało { $left }), „{ $back }” opuszcza listę.
}
cli-confirm = Enter kładzie element właśnie tak. Inny numer pokazuje inne miejsce, „{ $back }” rezygnuje.
cli-no-number = Nie ma odpowiedzi { $given_number }: są od 1 do { $most_number }.
cli-none-found = Żadna odpowiedź nie zawiera „{ $given_text }”.
cli-not-on-table = Nic na stole nie zawiera „{ $given_text }”.
cli-nowhere-back = Nie ma skąd wracać. „{ $undo_word }” cofa decyzję.
cli-undo-nothing = Nie ma twojej decyzji do cofnięcia.
cli-undone = { $marked ->
    [yes] Cofnięto: { $move }. Zapis gry mówi, że cofano ruchy po losowaniu albo po czymś ujawnionym.
   *[no] Cofnięto: { $move }.
}
cli-may-be-played = „{ $line }” można zagrać.
cli-no-clause = Nie ma zasady { $clause }.
cli-rules-hint = Numer pokazuje rozdział, słowo zasady, które je zawierają.
cli-rules-none = Żadna zasada nie zawiera „{ $wanted }”.
cli-rules-more = { $count ->
    [one] Zawiera je jeszcze { $count } zasada: dodaj słowo.
    [few] Zawierają je jeszcze { $count } zasady: dodaj słowo.
   *[many] Zawiera je jeszcze { $count } zasad: dodaj słowo.
}
cli-saved = Zapisane gry
cli-saved-name = Nazwa
cli-saved-game = Gra
cli-saved-players = Gracze
cli-saved-moves = Ruchy
cli-saved-when = Ostatnio
cli-saved-over = { $count }, koniec
cli-saved-hint = „meadhall play --resume NAZWA” wraca do jednej z nich; bez nazwy do tej, w którą grano ostatnio.
cli-games-title = { $title } · { $game } · liczba graczy: od { $least } do { $most }
cli-games-option = Opcja
cli-games-meaning = Co robi
cli-games-default = Domyślnie
cli-games-bots = Boty: { $bots }.
cli-replayed = { $count ->
    [one] Odtworzono { $count } ruch; zgadzają się wszystkie wiersze i stan końcowy. Skrót { $hash }
    [few] Odtworzono { $count } ruchy; zgadzają się wszystkie wiersze i stan końcowy. Skrót { $hash }
   *[many] Odtworzono { $count } ruchów; zgadzają się wszystkie wiersze i stan końcowy. Skrót { $hash }
}

language-unknown = Nie ma języka „{ $given_text }”: są { $languages_text }.
file-unreadable = Pliku „{ $path_name }” nie da się odczytać.
file-missing = Nie ma pliku „{ $path_name }”.
file-is-folder = „{ $path_name }” to folder, a nie plik.
file-not-text = „{ $path_name }” to nie jest plik tekstowy.
file-unwritable = Pliku „{ $path_name }” nie da się zapisać. { $reason_message }
option-unreadable = „{ $given_text }” nie jest opcją: napisz nazwa=wartość.
option-no-address = „{ $given_text }” to nie jest adres.
option-no-origin = „{ $given_text }” to nie jest źródło takie jak https://hall.example.org.
option-no-limit = Nie ma limitu „{ $given_text }”; są { $limits_text }.
option-no-number = „{ $given_text }” nie jest odpowiednią liczbą dla { $limit_name }.
option-not-positive = Limit { $limit_name } musi być większy od 0, a podano { $given_text }.
option-no-date = „{ $given_text }” to nie jest data taka jak 2026-12-31 albo 2026-12-31T18:00.
option-no-reason = Podaj powód, od 1 do 300 znaków.
option-none-of = „{ $given_text }” nie wchodzi w grę; do wyboru są { $choices_text }.
option-both = Wybierz --finished albo --abandoned; bez żadnej z nich chodzi o oba rodzaje.

save-name-wrong = „{ $given_text }” nie może być nazwą zapisanej gry: użyj najwyżej 80 liter, cyfr, kropek, myślników i podkreśleń, zaczynając od litery lub cyfry.
save-none = Nie ma gry, do której można wrócić.
save-unknown = Nie ma zapisanej gry „{ $given_text }”. Czy chodziło o „{ $nearest_name }”?
save-unreadable = Zapisanej gry „{ $save_name }” nie da się odczytać.
save-without-sitting = Zapisana gra „{ $save_name }” nie mówi, kto gdzie siedzi.
save-damaged = Zapisana gra „{ $save_name }” jest uszkodzona: { $reason_message }
save-in-use = Zapisana gra „{ $save_name }” jest otwarta w innym terminalu.
save-exists = Zapisana gra „{ $save_name }” już istnieje.
save-unwritable = Zapisanej gry „{ $save_name }” nie da się zapisać. { $reason_message }
game-missing = Podaj grę: { $games_text }.

arena-iterations-wrong = „{ $given_text }” nie oznacza żadnego bota: po @ napisz, ile iteracji może zużyć na turę.
arena-other-match = „{ $file_name }” zawiera gry innego meczu. Podaj inny plik albo powtórz mecz, którym go zaczęto.
arena-without-ray = Aby grać na klastrze, zainstaluj Ray: pip install 'meadhall[ray]'.
train-without-features = Gra { $game_name } nie ma cech, dla których można się uczyć wag.
train-alone = Gra { $game_name } uczy się w pojedynkę: jej wagi trenuje się z 1 graczem i służą każdej liczbie graczy, więc nie da się trenować przy { $given_count }.
train-too-few-games = { $given_count ->
    [one] { $given_count } gra to za mało, by się uczyć: zagraj co najmniej { $least_count }.
    [few] { $given_count } gry to za mało, by się uczyć: zagraj co najmniej { $least_count }.
   *[many] { $given_count } gier to za mało, by się uczyć: zagraj co najmniej { $least_count }.
}

cli-reviewing = Analiza trwa
cli-thinking = Namysł trwa
cli-review-given-up = Gry nie rozegrano do końca: ostatnie wartości są szacunkiem pozycji, w której ją przerwano.
cli-review-seat = { $seat }: od { $start_text } do { $end_text }. Szczęście { $luck_text }, decyzje wszystkich { $choices_text }. { $slip_count ->
    [0] Bez potknięć.
    [one] { $slip_count } potknięcie: { $costliest_text }.
    [few] { $slip_count } potknięcia, najkosztowniejsze { $costliest_text }.
    [many] { $slip_count } potknięć, najkosztowniejsze { $costliest_text }.
   *[other] { $slip_count } potknięcia, najkosztowniejsze { $costliest_text }.
}
cli-review-slip = Ruch { $move_number }, { $seat }: „{ $chosen_message }” kosztuje { $cost_text }. Lepiej: „{ $best_message }”
cli-review-luck = Ruch { $move_number }: los zmienia widoki gracza { NAME($seat, form: "bare") } o { $change_text }.
cli-hint-one = Jest tylko jedna odpowiedź: nie ma czego wybierać.
cli-hint-move = { $rank_number }. { $move_message } { $value_text } (od { $low_text } do { $high_text }), najlepszy w { $best_count } z { $batches_count }: { $sure_name ->
    [sure] na pewno.
    [fairly-sure] dość pewnie.
   *[too-close] zbyt wyrównane.
}
hint-game-over = Gra jest skończona: nie ma czego podpowiadać.
hint-no-such-ply = Zapis nie ma chwili po tylu ruchach: { $given_count }. Podaj liczbę od 0 do { $most_count }.
hint-without-game = Pozycja nie mówi, której jest gry: podaj „{ $path_name }”.
