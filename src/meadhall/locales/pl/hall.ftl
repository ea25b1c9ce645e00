# Co mówi sam serwer: odmowy, komunikaty, dowód uczciwości.

# --- odmowy
hall-no-identity = Nie masz tu jeszcze tożsamości albo wygasła: poproś o nową.
hall-foreign-origin = To żądanie pochodzi z cudzej strony.
hall-request-unreadable = Żądania nie da się odczytać: { $reason_message }
hall-query-wrong = „{ $given_text }” nie jest wartością dla { $field_name }.
hall-not-json-type = Treść musi być typu application/json, a nie { $given_text }.
hall-body-too-long = Treść jest dłuższa niż { $most_count } bajtów.
hall-options-too-long = Opcje są dłuższe niż { $most_count } bajtów.
hall-body-too-slow = Treść nadchodziła zbyt długo.
hall-too-many = Za dużo żądań: spróbuj ponownie za { $seconds_count } s.
hall-watching-too-many = { $most_count ->
    [one] Jedno połączenie może śledzić najwyżej { $most_count } stół.
    [few] Jedno połączenie może śledzić najwyżej { $most_count } stoły.
   *[many] Jedno połączenie może śledzić najwyżej { $most_count } stołów.
}
hall-store-down = Baza danych nie odpowiada; spróbuj za chwilę.
hall-closing = Serwer się zamyka; spróbuj za chwilę.
hall-busy = Zbyt wiele osób pisze naraz; spróbuj za chwilę.
hall-failed = Na serwerze coś poszło nie tak; zostało to zapisane.
hall-no-such-address = Pod tym adresem nic nie ma.
hall-wrong-method = Ten adres nie przyjmuje takich żądań.
hall-no-such-table = Nie ma takiego stołu albo jest prywatny i potrzebuje linku.
hall-no-such-seat = Nie ma miejsca { $given_count }: ostatnie to { $most_count }.
hall-no-such-session = Nie ma takiej sesji.
hall-no-such-language = Nie ma tu języka „{ $given_text }”.
hall-no-rules-text = Zasady gry { $game_name } nie są tu spisane.
hall-no-spectators = Ten stół nie przyjmuje widzów.
hall-rules-version-newer = Gra przy tym stole toczy się już według wersji { $given_text } zasad, a ten serwer ma jeszcze wersję { $present_text }. Spróbuj ponownie, gdy serwer zostanie zaktualizowany.
hall-stranded = Tę grę rozpoczęto według starszych zasad i nie da się jej kontynuować według obecnych: można ją obejrzeć, zachować i zakończyć.
hall-stranded-transcript = Tę grę rozpoczęto według starszych zasad i według obecnych nie przebiega tak samo, nie ma więc zapisu, który dałoby się odtworzyć; zamiast niego można zachować dziennik.
hall-not-stranded = Zasady nie stoją tej grze na przeszkodzie: można po prostu grać dalej.
hall-end-already-agreed = { $seat } już się na to zgadza.
hall-rules-version-gone = Przy tym stole grano według wersji zasad { $given_text }; ten serwer zna wersję { $present_text }.
hall-table-damaged = Zapis tego stołu jest uszkodzony i nie można go otworzyć. Administrator może odtworzyć go z kopii zapasowej.
hall-not-your-seat = To nie twoje miejsce: { $seat }.
hall-not-seated = Nie siedzisz przy tym stole.
hall-not-host = Może to zrobić tylko gospodarz.
hall-already-seated = Już siedzisz przy tym stole.
hall-table-full = Wszystkie miejsca są zajęte.
hall-seat-taken = To miejsce jest zajęte: { $seat }.
hall-seats-free = { $seats_count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $seats_count } miejsca są jeszcze wolne.
   *[many] { $seats_count } miejsc jest jeszcze wolnych.
}
hall-seats-wrong-count = Opisano miejsc: { $given_count }, a graczy jest { $players_count }.
hall-seats-several-mine = Kilka miejsc jednej osoby jest możliwe tylko przy wspólnym ekranie.
hall-names-wrong-count = Podano imion: { $given_count }, a graczy jest { $players_count }.
hall-name-not-yours = Nazwać można tylko własne miejsca: { $seat } nie jest twoje.
hall-names-without-hot-seat = Miejsca mają własne imiona tylko przy stole wokół jednego ekranu.
hall-seeds-not-allowed = Ten serwer sam losuje ziarna.
hall-nonce-not-taken = To rozdanie jest już ustalone: nie przyjmuje twojego składnika.
hall-nonce-without-seat = Składnik należy do twojego miejsca, a żadne z tych miejsc nie jest twoje.
hall-reveal-not-asked = Nikt teraz nie prosi o twój składnik.
hall-reveal-wrong = To nie jest zapieczętowany wcześniej składnik gracza { NAME($seat, form: "bare") }.
hall-dealing = Miejsca są ustalone i trwa rozdanie; gra zacznie się za chwilę.
hall-daily-one-person = Rozdanie dnia jest dla jednej osoby: samotnie albo przeciw botom.
hall-daily-not-yours = To czyjeś rozdanie dnia: inni mogą je obejrzeć, gdy dzień minie (UTC).
hall-daily-day-over = To było rozdanie dnia { $day_text }: ten dzień minął i ziarno jest już znane.
hall-pace-field-unused = Tempo { $pace_name } nie ma pola { $field_name }.
hall-pace-out-of-bounds = { $field_name } musi być od { $least_count } do { $most_count }, a nie { $given_count }.
hall-bot-unknown = Nie ma bota „{ $given_text }”. Czy chodziło o { $nearest_name }?
hall-already-started = Gra już się zaczęła.
hall-not-started = Gra jeszcze się nie zaczęła.
hall-not-finished = Gra jeszcze się nie skończyła.
hall-finished = Gra jest skończona.
hall-nothing-to-leave = Nie ma czego opuszczać.
hall-already-out = { $seat } już nie gra.
hall-seat-away = { $seat } nie siedzi przy stole: najpierw trzeba znów usiąść.
hall-seat-flagged = { $seat }: czas się skończył. Najpierw wróć na swoje miejsce.
hall-missed-decision = { $seat }: trwa udzielanie odpowiedzi za spóźnioną decyzję. Spróbuj ponownie za chwilę.
hall-undo-nothing = Nie ma twojej decyzji do cofnięcia.
hall-undo-no-such-ply = Nie można cofnąć gry do ruchu { $given_count }: jest przy ruchu { $present_count }.
hall-undo-already-asked = { $seat } już prosi o cofnięcie.
hall-undo-not-asked = Żadne cofnięcie nie czeka na twoją odpowiedź.
hall-name-wrong = Imię ma od { $least_count } do { $most_count } widocznych znaków, w tym co najmniej jedną literę lub cyfrę, bez spiętrzonych znaków diakrytycznych.
hall-no-such-deck = Nie ma takiej zapisanej talii.
hall-deck-name-wrong = Nazwa talii ma od { $least_count } do { $most_count } widocznych znaków, w tym co najmniej jedną literę lub cyfrę, bez spiętrzonych znaków diakrytycznych.
hall-deck-name-taken = Inna zapisana talia nazywa się już „{ $name_text }”.
hall-decks-full = Masz { $most_count } zapisanych talii, a więcej serwer nie przechowuje: najpierw usuń jedną.
hall-deck-size-wrong = Zapisana talia ma od 1 do { $most_count } kart.
hall-undo-counting = Ten stół się liczy: nikt nie cofa losowania ani niczego, co zostało ujawnione, nawet za zgodą wszystkich.
hall-hint-counting = Ten stół się liczy: nie ma tu podpowiedzi.
hall-hint-not-asked = { $seat } nie ma teraz nic do zrobienia, więc nie ma czego podpowiadać.
hall-hint-one-move = Jest tylko jeden dozwolony ruch.
hall-hint-reaction = Tu nie ma podpowiedzi: wszyscy zobaczyliby prośbę o nią i domyślili się, że możesz zareagować.
hall-no-hint = { $seat }: nie proszono o podpowiedź.
hall-no-review = Ta gra nie została jeszcze przeanalizowana.
hall-review-not-played = Nie ma czego analizować: nikt nie wykonał ruchu albo gry nie da się odtworzyć.
hall-review-daily = To rozdanie dnia. Jego analiza otworzy się o północy (UTC), gdy nikt już nie będzie mógł go rozegrać.
hall-branch-past-end = Po ruchu { $given_count } nie ma już żadnej decyzji: wybierz ruch od 0 do { $most_count }.
hall-branch-daily = To rozdanie dnia. Gdy jego dzień minie, będzie można grać stąd dalej przy własnym stole.
hall-undo-needs-absent = { $seat }: tej osoby teraz nie ma i nie może się zgodzić, więc nie można tego cofnąć.
hall-chat-wrong = Wiersz czatu ma od 1 do { $most_count } znaków.
hall-has-account = Masz już konto.
hall-no-account = Nie masz jeszcze konta.
hall-login-taken = Nazwa „{ $login_text }” jest zajęta.
hall-login-wrong = Nazwa lub hasło są niepoprawne.
hall-banned = Nie masz wstępu na ten serwer. Powód: { $why_text }
hall-banned-until = Nie masz wstępu na ten serwer do { $until_text }. Powód: { $why_text }
hall-you-were-removed = Gospodarz usunął cię od tego stołu.
hall-nobody-there = Nikt tam nie siedzi: { $seat }.
hall-remove-yourself = Nie możesz usunąć siebie: po prostu wstań od stołu.
hall-not-removed = Tej osoby nie usunięto od tego stołu.
hall-table-closed = Operator serwera zamknął ten stół. Powód: { $why_text }
hall-confirm-wrong = To, co wpisano dla potwierdzenia, nie jest twoją nazwą użytkownika (a u gościa: imieniem).
hall-recovery-wrong = Nazwa lub kod są niepoprawne albo kod został już użyty lub wygasł.
hall-commitment-differs = Ziarno z zapisu ma zobowiązanie { $found_text }, a zanotowano { $noted_text }: to nie ta gra, którą rozpoczęto.
hall-nonce-not-in-deal = Nikt nie wniósł do tego rozdania składnika { $noted_text }.
hall-proof-of-position = Ten zapis zaczyna się od ustawionej pozycji, a nie od rozdania: niczego nie dowodzi o losowaniach przy stole.

# --- komunikaty
hall-sat-down = { $seat } siada.
hall-started = Gra się zaczyna.
hall-no-reveal = { $seat } nie ujawnia składnika na czas; rozdano bez niego.
hall-bot-stuck = Bot gracza { NAME($seat, form: "bare") } nie odpowiedział na czas; zagrano za niego losowo.
hall-undone = { $seat } cofa ruch.
hall-hint-taken = { $seat } prosi o podpowiedź. Gra zostaje oznaczona.
hall-undo-asked = { $seat } chce cofnąć ruch.
hall-undo-refused = { $seat } nie zgadza się na cofnięcie ruchu.
hall-left = { $seat } odchodzi; dalej gra bot.
hall-came-back = { $seat } wraca.
hall-resigned = { $seat } się poddaje; dalej gra bot.
hall-flagged = { $seat } przekracza czas; dalej gra bot.
hall-gone = { $seat } opuszcza ten serwer na zawsze; dalej gra bot.
hall-removed = Gospodarz usunął kogoś z miejsca { $place_count }.
hall-outage = Serwer był nieczynny przez { $seconds_count } s; zegary stały.
hall-rules-changed = Zasady tej gry zmieniły się z wersji { $from_text } na wersję { $to_text }. Wszystkie dotychczasowe ruchy dają według nowych zasad to samo, więc gra toczy się dalej według nich.
hall-rules-changed-uncompared = Zasady tej gry zmieniły się z wersji { $from_text } na wersję { $to_text }. Wszystkie dotychczasowe ruchy są według nowych zasad dozwolone, więc gra toczy się dalej według nich. Skutków części starszych ruchów wtedy nie zapisywano i nie można było ich porównać.
hall-end-agreed = { $seat } zgadza się zakończyć grę bez wyniku.
hall-ended-without-result = Gra kończy się bez wyniku: zasady się zmieniły i nie da się jej według nich kontynuować.
hall-prompt-stranded = Zasady się zmieniły: tej gry nie da się kontynuować.
hall-flagged-default = { $seat }: czas się skończył; do powrotu udzielane są domyślne odpowiedzi gry.
hall-reminder = { $seat }: na tę decyzję { $hours_count ->
    [one] została mniej niż godzina.
   *[other] zostało mniej niż { $hours_count } godz.
}
hall-clock-forward = Zegar serwera przestawiono do przodu o { $seconds_count } s; nikomu ich nie odliczono.
hall-clock-back = Zegar serwera cofnięto o { $seconds_count } s; czas wszystkich biegnie dalej bez zmian.
hall-daily-late = Dzień tego rozdania minął: ta próba już się nie liczy.

# --- dowód uczciwości
hall-proven = DOWIEDZIONE: ruchów { $moves_count }, wszystkie dozwolone, z ziarna o zobowiązaniu { $commitment_text }.
hall-proven-noted = To zobowiązanie zanotowane na początku: nic nie losowano ponownie.
hall-proven-not-noted = Porównaj je z pokazanym na początku stołu (albo podaj przez --commitment).
hall-proven-take-backs = W tej grze cofano ruchy: ktoś wrócił przed losowanie albo przed coś ujawnionego.
hall-proven-hints = O podpowiedzi prosili: { $hinted_seat }.
hall-proven-together = DOWIEDZIONE: ruchów { $moves_count }, wszystkie dozwolone, z części serwera o zobowiązaniu { $commitment_text } i ze składników graczy.
hall-proven-contributed = Składniki wnieśli: { $contributed_seat }. Każdy zgadza się ze swoim skrótem, a ziarno powstało ze wszystkich.
hall-proven-missing = Zobowiązania bez ujawnienia: { $missing_seat }. Ziarno powstało bez tych składników.
hall-proven-own = Twój składnik jest w rozdaniu: to składnik gracza { NAME($seat, form: "bare") }.
hall-unproven-alone = Nie dowiedziono, że serwer losował ziarno na ślepo. Nikt nie wniósł składnika, więc serwer mógł obejrzeć wiele ziaren, zanim się do jednego zobowiązał.
hall-unproven-contributed = Nikt nie mógł wybrać tego rozdania, jeśli choć jedna z tych osób nie jest w zmowie z serwerem i pokazała swój składnik dopiero po ustaleniu zobowiązania i wszystkich skrótów. Nie dowiedziono, kiedy to było i kto tam siedział.
hall-unproven-missing = Nie dowiedziono, dlaczego składnika brakuje. Serwer, który ukryje otrzymany składnik albo pomoże graczowi go zatrzymać, wybiera między dwoma rozdaniami za każdy brakujący.
hall-unproven-chosen = Nie dowiedziono niczego o losowaniu. Kto otworzył stół, wybrał ziarno i mógł znać wszystko z góry.
hall-unproven-allowed = Ten serwer pozwala otwierającemu stół wybrać ziarno (--allow-seeds). Zapis mówi, że to wylosował serwer; tego nie dowiedziono.
hall-unproven-daily = To rozdanie dnia { $day_text }, takie samo dla wszystkich, którzy je grali. Porównaj zobowiązanie z ogłoszonym przez serwer na ten dzień. Nie dowiedziono, że serwer losował na ślepo.
hall-unproven-moves = Nie dowiedziono, że to wszystkie ruchy, kto je wykonał, ani że nikt z prowadzących serwer nie podglądał zakrytych kart.
