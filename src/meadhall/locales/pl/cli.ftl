# Terminal

cli-total = Razem
cli-place = Miejsce
cli-bot = { $name } { $number }
cli-welcome = { $game }. Grasz jako { $player }. Odpowiadaj numerem akcji albo jej zapisem. ? wyjaśnia, q odchodzi od stołu.
cli-left = Odchodzisz od stołu.

# Co można wpisać; angielskie słowa są zawsze rozumiane. Po jednym słowie.
cli-word-quit = koniec
cli-word-help = pomoc
cli-word-table = stół
cli-word-log = dziennik
cli-word-why = dlaczego
cli-help =
    Numer albo zapis wykonuje tę akcję.
    { cli-word-table } – pokaż stół jeszcze raz
    { cli-word-log } – wszystko, co się dotąd zdarzyło
    { cli-word-why } BB-7.19 – treść zasady
    { cli-word-quit } lub q – odejdź od stołu
cli-no-clause = Nie ma zasady { $clause }.
cli-replayed = { $count ->
    [one] Odtworzono { $count } ruch; zgadzają się wszystkie wiersze i stan końcowy. Skrót { $hash }
    [few] Odtworzono { $count } ruchy; zgadzają się wszystkie wiersze i stan końcowy. Skrót { $hash }
   *[many] Odtworzono { $count } ruchów; zgadzają się wszystkie wiersze i stan końcowy. Skrót { $hash }
}

file-unreadable = Pliku „{ $path_name }” nie da się odczytać.
file-missing = Nie ma pliku „{ $path_name }”.
file-is-folder = „{ $path_name }” to folder, a nie plik.
file-not-text = „{ $path_name }” to nie jest plik tekstowy.
option-unreadable = „{ $given_text }” nie jest opcją: napisz nazwa=wartość.

arena-iterations-wrong = „{ $given_text }” nie oznacza żadnego bota: po @ napisz, ile iteracji może zużyć na turę.
arena-other-match = „{ $file_name }” zawiera gry innego meczu. Podaj inny plik albo powtórz mecz, którym go zaczęto.
train-without-features = Gra { $game_name } nie ma cech, dla których można uczyć wagi.
train-too-few-games = { $given_count ->
    [one] { $given_count } gra to za mało, by się uczyć: zagraj co najmniej { $least_count }.
    [few] { $given_count } gry to za mało, by się uczyć: zagraj co najmniej { $least_count }.
   *[many] { $given_count } gier to za mało, by się uczyć: zagraj co najmniej { $least_count }.
}
