# Terminal

cli-total = Razem
cli-place = Miejsce
cli-welcome = { $game }. Grasz jako { $player }. Odpowiadaj numerem akcji albo jej zapisem. ? wyjaśnia, q odchodzi od stołu.
cli-left = Odchodzisz od stołu.
cli-help =
    Numer albo zapis wykonuje tę akcję.
    table – pokaż stół jeszcze raz
    log – wszystko, co się dotąd zdarzyło
    why BB-7.19 – treść zasady
    q – odejdź od stołu
cli-no-clause = Nie ma zasady { $clause }.

file-unreadable = Pliku „{ $path_name }” nie da się odczytać: { $reason_text }.
option-unreadable = „{ $given_text }” nie jest opcją: napisz nazwa=wartość.

arena-iterations-wrong = „{ $given_text }” nie oznacza żadnego bota: po @ podaje się, ile iteracji może zużyć na turę.
arena-other-match = „{ $file_name }” zawiera gry innego meczu. Podaj inny plik albo powtórz mecz, którym go zaczęto.
train-without-features = Gra { $game_name } nie ma cech, dla których można uczyć wagi.
train-too-few-games = { $given_count ->
    [one] { $given_count } gra to za mało, by się uczyć: zagraj co najmniej { $least_count }.
    [few] { $given_count } gry to za mało, by się uczyć: zagraj co najmniej { $least_count }.
   *[many] { $given_count } gier to za mało, by się uczyć: zagraj co najmniej { $least_count }.
}
