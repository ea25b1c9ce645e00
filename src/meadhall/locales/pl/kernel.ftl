# Co mówi każdy stół, jakakolwiek gra na nim leży.

seat-number = { $form ->
    [bare] { $number }
   *[plain] Gracz { $number }
}

# A number and the name of what is counted; $name has the right form already.
counted = { $number } { $name }

prompt-over = Gra skończona.
prompt-waiting = Teraz decyduje: { $waiting_seat }.

## Akcje, których nie można zagrać

action-game-over = Gra skończona; nic więcej nie można zagrać.
action-not-asked = { $asked_seat } nie ma teraz nic do rozstrzygnięcia; teraz decyduje: { $waiting_seat }.
action-stale = To odpowiedź na pytanie z ruchu { $given_count }, a gra jest przy ruchu { $present_count }.
action-unreadable = „{ $given_text }” nie jest akcją. Najbliższa dozwolona to „{ $nearest_text }”.
action-past-barrier = Po „{ $barrier_text }” coś zostanie dobrane lub ujawnione: nie da się jeszcze wiedzieć, co potem. Zagraj to najpierw, a potem kontynuuj.
action-out-of-space = { $given_count } nie jest akcją: mają numery od 0 do { $most_count }.
seat-unknown = Nie ma miejsca { $given_text }: miejsca mają numery od 0 do { $most_count }.

## Gry i opcje

game-unknown = Nie ma gry „{ $given_text }”. Czy chodziło o „{ $nearest_name }”?
players-wrong = { $game_name }: nie można grać w { $given_text }; liczba graczy to { $counts_text }.
option-unknown = { $game_name } nie ma opcji „{ $option_name }”; ma { $known_names }.
option-not-flag = Opcja „{ $option_name }” to true albo false, a nie { $given_text }.
option-not-number = Opcja „{ $option_name }” to liczba całkowita od { $least_count } do { $most_count }, a nie { $given_text }.
option-not-choice = Opcja „{ $option_name }” to jedno z { $known_names }, a nie { $given_text }.
option-not-choices = Opcja „{ $option_name }” to lista jednego lub kilku z { $known_names }, a nie { $given_text }.
option-not-numbers = Opcja „{ $option_name }” to lista najwyżej { $longest_count } liczb całkowitych od { $least_count } do { $most_count } albo jeden z zestawów { $known_names }, a nie { $given_text }.
option-without-effect = Opcja „{ $option_name }” niczego nie zmienia przy { $given_count } grających: jest tylko dla takiej liczby grających: { $counts_text }.
seed-wrong = Ziarno to liczba całkowita albo wiersz do 200 znaków bez spacji na brzegach, a nie { $given_text }.

## Pozycje

position-not-object = „{ $path_name }” musi być obiektem JSON.
position-not-whole = „{ $path_name }” musi być liczbą całkowitą od { $least_count } do { $most_count }, a nie { $given_text }.
position-not-flag = „{ $path_name }” musi mieć wartość true albo false, a nie { $given_text }.
position-not-list = „{ $path_name }” musi być listą, a nie { $given_text }.
position-not-wholes = „{ $path_name }” musi być listą liczb całkowitych w granicach, a nie { $given_text }.
position-no-such-frame = „{ $path_name }” musi być krokiem z jego liczbami, a nie { $given_text }.
position-unknown-name = „{ $path_name }” wymienia { $given_text }, czego nie ma. Czy chodziło o „{ $nearest_name }”?
position-wrong-length = „{ $path_name }” musi być listą o długości { $wanted_count }, a nie { $given_text }.
position-unknown-field = Pozycja nie ma pola „{ $path_name }”. Czy chodziło o „{ $nearest_name }”?
position-names-no-game = Pozycja nie mówi, z jakiej jest gry: wpisz to w „{ $path_name }” albo podaj przez --game.
position-other-game = Pozycja jest z gry „{ $given_text }”, a nie „{ $game_name }”.
position-other-rules = Pozycja jest z wersji zasad { $given_text }; tu jest wersja { $present_text }.
position-bad-key = „{ $path_name }” musi być kluczem z 64 cyfr szesnastkowych, a nie { $given_text }.
position-nothing-pending = „pending” jest puste, choć gra nie jest skończona.
position-phase-and-pending = „phase” i „pending” mówią to samo: podaj jedno z nich.
position-over-pending = Gra nie może być skończona, dopóki są oczekujące kroki: podaj „pending” jako pustą listę.
position-not-json = Pozycji nie da się odczytać. { $reason_message }
input-field-missing = W „{ $path_name }” brakuje pola „{ $field_name }”.
input-field-unknown = W „{ $path_name }” jest niedozwolone pole „{ $field_name }”.
input-wrong-type = Wartość „{ $path_name }” musi mieć typ { $wanted_name }, a nie { $given_name }.
input-not-json = To nie jest JSON: bajt { $byte_number } jest błędny.
input-cut-off = Dane są ucięte.
input-wrong-value = Wartość „{ $path_name }” jest niedozwolona.

## Zapisy gier

transcript-no-header = To nie jest zapis gry: pierwszy wiersz musi brzmieć „{ $wanted_text }”.
transcript-truncated = Zapis jest ucięty: brakuje „{ $field_name }”.
transcript-bad-field = Wiersza { $line_number } nie da się odczytać: „{ $given_text }”.
transcript-bad-line = Wiersz { $line_number } powinien być ruchem { $wanted_number }, a brzmi „{ $given_text }”.
transcript-bad-json = Pola „{ $field_name }” nie da się odczytać: „{ $given_text }”.
transcript-illegal = Wiersza { $line_number }, „{ $given_text }”, nie można zagrać: { $reason_message }
transcript-other-rules = Zapis pochodzi z wersji { $given_text } zasad i według wersji { $present_text } nie przebiega tak samo. { $reason_message } Program Meadhall, który go zapisał, nadal potrafi go odtworzyć.
transcript-newer-rules = Zapis pochodzi z wersji { $given_text } zasad, a ten Meadhall ma tylko wersję { $present_text }. Zaktualizuj go, żeby odtworzyć ten zapis.
transcript-older-rules = Zapis powstał według wersji { $given_text } zasad. Według wersji { $present_text } wszystkie wiersze też są dozwolone, a gra kończy się tak samo.
transcript-other-seed = Ziarno „{ $given_text }” nie zgadza się z pieczęcią zapisu.
transcript-differs = Wiersz { $line_number } podaje { $field_name } „{ $said_text }”, a gra daje „{ $found_text }”.
transcript-seed-kept = Zapis nie pokazuje jeszcze ziarna: gra nie jest skończona albo to rozdanie dnia, który jeszcze trwa. Podaj ziarno, by odtworzyć grę.
transcript-bad-contribution = Wiersz { $line_number } nie jest składnikiem rozdania: „{ $given_text }”.
transcript-other-nonce = Wiersz { $line_number }: składnik, który wnosi { $seat }, nie zgadza się ze swoim skrótem.

## Boty

bot-unknown = Nie ma bota „{ $given_text }”. Czy chodziło o „{ $nearest_name }”?
bot-unloadable = Nie można wczytać bota „{ $given_text }”: { $reason_text }
bot-incomplete = „{ $given_text }” nie jest botem: bot ma nazwę i metodę choose(seat).
bot-bad-answer = Bot „{ $bot_name }” odpowiedział { $given_text }, a to nie jest żaden z jego dozwolonych kodów.
bots-same-name = Dwa różne boty nazywają się „{ $bot_name }”: nadaj każdemu własną nazwę.
out-unknown-kind = „{ $file_name }” nie mówi, jak zapisywać gry: zakończ nazwę na .jsonl dla wierszy JSON, na .parquet dla Parquet albo na / dla folderu z zapisami gier.
package-missing = { $feature_text } wymaga pakietu { $package_name }, który nie jest zainstalowany: pip install 'meadhall[{ $extra_name }]'
jobs-wrong = Liczba procesów nie może wynosić { $given_count }: podaj co najmniej 1 albo 0, żeby użyć wszystkich procesorów.
cores-wrong = Liczba rdzeni nie może wynosić { $given_count }: podaj co najmniej 1.
bots-wrong-count = Podano botów: { $given_count }, a miejsc jest { $players_count }: podaj jednego dla wszystkich albo po jednym na miejsce.
games-wrong = Nie można rozegrać { $given_count } gier: potrzeba co najmniej jednej.
game-without-decks = { $game_name } nie używa własnych talii graczy.
nothing-to-suppose = { $game_name }: nie ma tu czego zakładać.

## Środowiska dla kodu uczącego się

reward-wrong = „{ $given_text }” nie jest nagrodą przy stole, przy którym liczba miejsc to { $players_count }: podaj „places” (nie przy stole dla jednej osoby) albo „scores”.
observation-wrong = „{ $given_text }” nie jest rodzajem obserwacji: podaj „vector”, „fields” albo „view”.
environment-not-reset = Nie zaczęto tu jeszcze gry: najpierw wywołaj reset.
actions-wrong = „{ $given_text }” nie jest rodzajem akcji gry { $game_name }: podaj „decisions” albo „turns”, jeśli gra ma całe tury.
action-no-turn = „{ $action_text }” nie zaczyna tury: maska mówi, które akcje ją zaczynają.
batch-wrong-count = Podano odpowiedzi: { $given_count }, a gier jest { $games_count }: podaj po jednej na grę.

## Podpowiedzi i analizy

order-plain = { $line_text }
review-round = Runda { $round_number }
review-not-over = Przeanalizować można tylko skończoną grę.
review-nothing-played = Nikt nie wykonał ruchu: nie ma czego analizować.

## Dlaczego system odmawia

system-missing = Nie ma takiego pliku ani folderu.
system-forbidden = System na to nie pozwala.
system-is-folder = Folder o tej nazwie już jest.
system-no-folder = Część ścieżki nie jest folderem.
system-exists = Coś o tej nazwie już istnieje.
system-full = Zabrakło miejsca.
system-no-answer = Nie ma odpowiedzi.
system-no-address = Ten komputer nie ma takiego adresu.
system-says = System mówi: „{ $reason_text }”.
