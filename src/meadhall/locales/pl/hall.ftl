# Co mówi sama sala: odmowy, ogłoszenia, dowód uczciwości.

# --- odmowy
hall-no-identity = Nie masz tu jeszcze tożsamości albo już wygasła: poproś o nową.
hall-foreign-origin = To żądanie pochodzi ze strony innej witryny.
hall-request-unreadable = Nie da się odczytać żądania: { $reason_text }
hall-query-wrong = „{ $given_text }” nie jest wartością pola { $field_name }.
hall-not-json-type = Treść musi być typu application/json, a nie { $given_text }.
hall-body-too-long = Treść jest dłuższa niż { $most_count } bajtów.
hall-body-too-slow = Treść docierała zbyt długo.
hall-too-many = Za dużo żądań: spróbuj ponownie za { $seconds_count } s.
hall-watching-too-many = Jedno połączenie może śledzić najwyżej { $most_count } stołów.
hall-store-down = Magazyn sali nie odpowiada; spróbuj za chwilę.
hall-closing = Sala się zamyka; spróbuj za chwilę.
hall-busy = Zbyt wiele osób zapisuje naraz; spróbuj za chwilę.
hall-failed = Coś poszło w sali nie tak; zostało to zapisane.
hall-no-such-address = Pod tym adresem nic nie ma.
hall-wrong-method = Ten adres nie przyjmuje takich żądań.
hall-no-such-table = Nie ma takiego stołu albo jest prywatny i potrzebny jest jego odnośnik.
hall-no-such-seat = Nie ma miejsca { $given_count }: ostatnie to { $most_count }.
hall-no-such-session = Nie ma takiej sesji.
hall-no-such-language = Nie ma tu języka „{ $given_text }”.
hall-no-rules-text = Zasady gry { $game_name } nie są tu spisane.
hall-no-spectators = Ten stół jest zamknięty dla widzów.
hall-rules-version-gone = Przy tym stole grano według wersji { $given_text } zasad; ta sala zna wersję { $present_text }.
hall-not-your-seat = To nie twoje miejsce: { $seat }.
hall-not-seated = Nie siedzisz przy tym stole.
hall-not-host = Może to zrobić tylko gospodarz stołu.
hall-already-seated = Siedzisz już przy tym stole.
hall-table-full = Wszystkie miejsca są zajęte.
hall-seat-taken = To miejsce jest zajęte: { $seat }.
hall-seats-free = { $seats_count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $seats_count } miejsca są jeszcze wolne.
   *[other] Wolnych miejsc zostało jeszcze { $seats_count }.
}
hall-seats-wrong-count = Opisano { $given_count } miejsc dla { $players_count } graczy.
hall-seats-several-mine = Tylko stół na wspólnym ekranie pozwala jednej osobie zająć kilka miejsc.
hall-seeds-not-allowed = Ta sala sama losuje ziarna.
hall-pace-field-unused = Tempo { $pace_name } nie ma pola { $field_name }.
hall-pace-out-of-bounds = { $field_name } musi być od { $least_count } do { $most_count }, a nie { $given_count }.
hall-bot-unknown = Nie ma bota „{ $given_text }”. Może chodziło o { $nearest_name }?
hall-already-started = Gra już się zaczęła.
hall-not-started = Gra jeszcze się nie zaczęła.
hall-not-finished = Gra jeszcze się nie skończyła.
hall-finished = Gra jest skończona.
hall-nothing-to-leave = Nie ma czego opuszczać.
hall-already-out = { $seat } nie bierze już udziału w grze.
hall-seat-away = { $seat } jest poza stołem: najpierw trzeba znów usiąść.
hall-undo-nothing = Nie ma twojej decyzji do cofnięcia.
hall-undo-no-such-ply = Gra nie może wrócić do ruchu { $given_count }: trwa ruch { $present_count }.
hall-undo-already-asked = { $seat } prosi już o cofnięcie.
hall-undo-not-asked = Nikt nie czeka na twoją zgodę na cofnięcie.
hall-name-wrong = Imię ma od { $least_count } do { $most_count } widocznych znaków.
hall-chat-wrong = Wypowiedź ma od 1 do { $most_count } znaków.
hall-has-account = Masz już konto.
hall-no-account = Nie masz jeszcze konta.
hall-login-taken = Login „{ $login_text }” jest zajęty.
hall-login-wrong = Login lub hasło są błędne.
hall-commitment-differs = Ziarno z zapisu ma zobowiązanie { $found_text }, a zanotowano { $noted_text }: to nie ta gra, którą rozpoczęto.

# --- ogłoszenia
hall-sat-down = { $seat } siada do stołu.
hall-started = Gra się zaczyna.
hall-bot-stuck = Bot gracza { $seat } nie odpowiedział na czas; zagrano za niego losowy ruch.
hall-undone = { $seat } cofa grę do ruchu { $ply_count }.
hall-undo-asked = { $seat } prosi o powrót do ruchu { $ply_count }.
hall-undo-refused = { $seat } nie zgadza się na cofnięcie.
hall-left = { $seat } odchodzi; dalej gra bot.
hall-came-back = { $seat } wraca do stołu.
hall-resigned = { $seat } poddaje się; dalej gra bot.
hall-flagged = Graczowi { $seat } skończył się czas; dalej gra bot.
hall-outage = Sali nie było przez { $seconds_count } s; żaden zegar nie biegł.

# --- dowód uczciwości
hall-proven = UDOWODNIONO: { $moves_count } ruchów, wszystkie legalne, rozdane z ziarna o zobowiązaniu { $commitment_text }.
hall-proven-noted = To zobowiązanie zanotowane na początku gry: niczego nie losowano ponownie.
hall-proven-not-noted = Porównaj je z pokazanym na początku gry (albo podaj je w --commitment).
