# Co zwykły stół mówi o grze Uczta dla Odyna: akcje, ich grupy, pola widoku, przypomnienia.

# --- jak nazywane są wartości
feast-for-odin-named-types = item space area board strip
feast-for-odin-names-of-good = item
feast-for-odin-names-of-food = item
feast-for-odin-names-of-building = item
feast-for-odin-names-of-ship = item
feast-for-odin-names-of-supply = item
feast-for-odin-names-of-display = item
feast-for-odin-names-of-buildings = item
feast-for-odin-names-of-discard = item
feast-for-odin-names-of-bonuses = area
feast-for-odin-names-of-emigrated = item
feast-for-odin-names-of-pieces = item
feast-for-odin-names-of-side = board
feast-for-odin-names-of-strips = strip
feast-for-odin-names-of-strips_hidden = strip
feast-for-odin-names-of-spaces = space
feast-for-odin-names-of-imitations = space
feast-for-odin-names-of-areas = area
feast-for-odin-names-of-hand = card
feast-for-odin-names-of-played = card
feast-for-odin-names-of-score = line
feast-for-odin-names-of-owner = seat
feast-for-odin-names-of-passed = seat
feast-for-odin-names-of-start_player = seat

# --- grupy akcji
feast-for-odin-kind-send = Wyślij wikingów
feast-for-odin-kind-copy = Użyj pola
feast-for-odin-kind-play = Zagraj pomocnika
feast-for-odin-kind-use = Użyj karty
feast-for-odin-kind-option = Wybierz
feast-for-odin-kind-take = Weź z gór
feast-for-odin-kind-upgrade = Ulepsz dobro
feast-for-odin-kind-turn = Odwróć na drugą stronę
feast-for-odin-kind-pick = Wybierz
feast-for-odin-kind-explore = Odkryj wyspę
feast-for-odin-kind-boats = Łodzie wielorybnicze
feast-for-odin-kind-pay = Zapłać
feast-for-odin-kind-spend = Wydaj
feast-for-odin-kind-lay = Ułóż żeton
feast-for-odin-kind-on = Gdzie ułożyć
feast-for-odin-kind-turned = Obróć
feast-for-odin-kind-at = Lewy górny róg
feast-for-odin-kind-fill = Zapełnij miejsce
feast-for-odin-kind-buy = Kup statek
feast-for-odin-kind-load = Załaduj rudę
feast-for-odin-kind-recall = Sprowadź wikingów
feast-for-odin-kind-eat = Podaj

# --- akcje
feast-for-odin-action-send = { $space }
feast-for-odin-action-pass = pas: w tej rundzie już bez wikingów
feast-for-odin-action-copy = { $space }
feast-for-odin-action-play = { $card }
feast-for-odin-action-use = { $offer ->
    [b] { $card }, druga możliwość
   *[other] { $card }
}
feast-for-odin-action-option = opcja { $number }
feast-for-odin-action-done = gotowe, dalej
feast-for-odin-action-take = { $count ->
    [one] { $strip }: pierwszy przedmiot
    [few] { $strip }: pierwsze { $count } przedmioty
   *[many] { $strip }: pierwszych { $count } przedmiotów
}
feast-for-odin-action-upgrade = { $steps ->
    [one] { $good }
    [few] { $good }, o { $steps } stopnie
   *[many] { $good }, o { $steps } stopni
}
feast-for-odin-action-turn = { $good }
feast-for-odin-action-pick = { $item }
feast-for-odin-action-explore = { $board }
feast-for-odin-action-boats = { $loaded ->
    [0] { $empty } bez rudy
   *[other] { $empty } bez rudy, { $loaded } z rudą
}
feast-for-odin-action-roll = rzuć
feast-for-odin-action-keep = zatrzymaj rzut
feast-for-odin-action-fail = ogłoś porażkę
feast-for-odin-action-pay = { $weapons ->
    [0] drewno: { $wood }
   *[other] drewno: { $wood }, broń: { $weapons }
}
feast-for-odin-action-spend = { $count }
feast-for-odin-action-lay = { $item }
feast-for-odin-action-on = { $area }
feast-for-odin-action-turned = { $turn ->
    [0] jak wydrukowano
    [1] ćwierć obrotu
    [2] pół obrotu
    [3] trzy czwarte obrotu
    [4] odbicie
    [5] odbicie, ćwierć obrotu
    [6] odbicie, pół obrotu
   *[other] odbicie, trzy czwarte obrotu
}
feast-for-odin-action-at = kolumna { $column }, rząd { $row }
feast-for-odin-action-fill = { $item }: { $building }
feast-for-odin-action-buy = { $ship }
feast-for-odin-action-load = { $ship }
feast-for-odin-action-recall = { $space }
feast-for-odin-action-eat = { $how ->
    [upright] { $food }, w poprzek
   *[other] { $food }
}
feast-for-odin-action-leave = zostaw następną kolumnę pustą
feast-for-odin-ask-feast-shortcut = feast
feast-for-odin-ask-feast-shortcut-words = Podaj najtańszy posiłek
feast-for-odin-notation-hint = „place robe home 8,0 r1” układa element jedną linią, „feast” podaje najtańszy posiłek.

# --- co znaczy możliwość, według pola lub karty, która ją daje
feast-for-odin-action-option-sheep_or_cattle-1 = 1 owca
feast-for-odin-action-option-sheep_or_cattle-2 = 1 krowa za 1 srebrnik
feast-for-odin-action-option-build_combo-1 = kamienny dom i drakkar
feast-for-odin-action-option-build_combo-2 = długi dom i knara
feast-for-odin-action-option-mountain_2222_or_double_upgrade_3-1 = do 2 przedmiotów z każdego z najwyżej czterech pasków gór
feast-for-odin-action-option-mountain_2222_or_double_upgrade_3-2 = ulepszenie do 3 dóbr, każdego o najwyżej dwa stopnie
feast-for-odin-action-option-craft_robe_jewelry-1 = 1 wełna na 1 płaszcz
feast-for-odin-action-option-craft_robe_jewelry-2 = 1 srebrna zastawa na 1 żeton biżuterii
feast-for-odin-action-option-exchange_boat_emigrate-1 = łódź wielorybnicza na knarę
feast-for-odin-action-option-exchange_boat_emigrate-2 = emigracja za tyle srebra, ile wynosi numer rundy
feast-for-odin-action-option-plundering-1 = wszyscy wikingowie
feast-for-odin-action-option-plundering-2 = o 1 wikinga mniej
feast-for-odin-action-option-plundering-3 = o 2 wikingów mniej
feast-for-odin-action-option-38-1 = 1 drewno
feast-for-odin-action-option-38-2 = 1 kamień
feast-for-odin-action-option-38-3 = 1 ruda
feast-for-odin-action-option-41-1 = 1 srebrnik na 1 olej
feast-for-odin-action-option-41-2 = 1 miód pitny na 1 olej
feast-for-odin-action-option-46-1 = 3 drewna i 1 wełna na drakkar
feast-for-odin-action-option-46-2 = 3 drewna i 1 płótno na drakkar
feast-for-odin-action-option-51-1 = kamień runiczny na 1 srebrnik i 1 mleko
feast-for-odin-action-option-51-2 = kamień runiczny na 1 srebrnik i 1 kapustę
feast-for-odin-action-option-54-1 = srebrna zastawa na jedwab
feast-for-odin-action-option-54-2 = srebrna zastawa na skrzynię
feast-for-odin-action-option-60-1 = powrót 1 wikinga
feast-for-odin-action-option-60-2 = powrót 2 wikingów za tyle srebra, ile wynosi numer rundy
feast-for-odin-action-option-62-1 = krucyfiks
feast-for-odin-action-option-62-2 = zapinka
feast-for-odin-action-option-63-1 = 1 owca na solone mięso, skórę i wełnę
feast-for-odin-action-option-63-2 = 3 srebrniki na róg do picia
feast-for-odin-action-option-73-1 = 1 srebrna zastawa za darmo
feast-for-odin-action-option-73-2 = krucyfiks za 2 srebrniki
feast-for-odin-action-option-73-3 = kielich za 5 srebrników
feast-for-odin-action-option-85-hunting_game-1 = polowanie na zwierzynę za 1 srebrnik
feast-for-odin-action-option-85-laying_a_snare-1 = zastawianie sideł za 2 srebrniki
feast-for-odin-action-option-86-1 = 1 skóra za 2 srebrniki
feast-for-odin-action-option-86-2 = 2 skóry za 4 srebrniki
feast-for-odin-action-option-86-3 = 3 skóry za 6 srebrników
feast-for-odin-action-option-87-1 = krucyfiks
feast-for-odin-action-option-87-2 = do 4 przedmiotów z jednego paska gór
feast-for-odin-action-option-96-1 = 1 żeton dziczyzny na 1 mięso wieloryba
feast-for-odin-action-option-96-2 = 1 mięso wieloryba na 2 żetony dziczyzny
feast-for-odin-action-option-102-1 = 1 żeton dziczyzny na 1 futro
feast-for-odin-action-option-102-2 = 1 jedwab na 1 futro
feast-for-odin-action-option-104-1 = 1 suszona ryba
feast-for-odin-action-option-104-2 = 1 olej
feast-for-odin-action-option-133-1 = 1 srebrnik
feast-for-odin-action-option-133-2 = 1 groch
feast-for-odin-action-option-169-1 = 1 len
feast-for-odin-action-option-169-2 = 1 zboże
feast-for-odin-action-option-174-1 = jedwab za 3 srebrniki
feast-for-odin-action-option-174-2 = przyprawy za 4 srebrniki
feast-for-odin-action-option-182-1 = 2 drewna na 1 żeton przypraw
feast-for-odin-action-option-182-2 = 5 drewna na 2 żetony przypraw
feast-for-odin-action-option-184-1 = 4 drewna za drakkar
feast-for-odin-action-option-184-2 = 3 srebrniki za drakkar

# --- to samo w pytaniu, z odpowiedzią, którą się daje
feast-for-odin-choice-sheep_or_cattle-1 = opcja 1 ({ feast-for-odin-action-option-sheep_or_cattle-1 })
feast-for-odin-choice-sheep_or_cattle-2 = opcja 2 ({ feast-for-odin-action-option-sheep_or_cattle-2 })
feast-for-odin-choice-build_combo-1 = opcja 1 ({ feast-for-odin-action-option-build_combo-1 })
feast-for-odin-choice-build_combo-2 = opcja 2 ({ feast-for-odin-action-option-build_combo-2 })
feast-for-odin-choice-mountain_2222_or_double_upgrade_3-1 = opcja 1 ({ feast-for-odin-action-option-mountain_2222_or_double_upgrade_3-1 })
feast-for-odin-choice-mountain_2222_or_double_upgrade_3-2 = opcja 2 ({ feast-for-odin-action-option-mountain_2222_or_double_upgrade_3-2 })
feast-for-odin-choice-craft_robe_jewelry-1 = opcja 1 ({ feast-for-odin-action-option-craft_robe_jewelry-1 })
feast-for-odin-choice-craft_robe_jewelry-2 = opcja 2 ({ feast-for-odin-action-option-craft_robe_jewelry-2 })
feast-for-odin-choice-exchange_boat_emigrate-1 = opcja 1 ({ feast-for-odin-action-option-exchange_boat_emigrate-1 })
feast-for-odin-choice-exchange_boat_emigrate-2 = opcja 2 ({ feast-for-odin-action-option-exchange_boat_emigrate-2 })
feast-for-odin-choice-plundering-1 = opcja 1 ({ feast-for-odin-action-option-plundering-1 })
feast-for-odin-choice-plundering-2 = opcja 2 ({ feast-for-odin-action-option-plundering-2 })
feast-for-odin-choice-plundering-3 = opcja 3 ({ feast-for-odin-action-option-plundering-3 })
feast-for-odin-choice-38-1 = opcja 1 ({ feast-for-odin-action-option-38-1 })
feast-for-odin-choice-38-2 = opcja 2 ({ feast-for-odin-action-option-38-2 })
feast-for-odin-choice-38-3 = opcja 3 ({ feast-for-odin-action-option-38-3 })
feast-for-odin-choice-41-1 = opcja 1 ({ feast-for-odin-action-option-41-1 })
feast-for-odin-choice-41-2 = opcja 2 ({ feast-for-odin-action-option-41-2 })
feast-for-odin-choice-46-1 = opcja 1 ({ feast-for-odin-action-option-46-1 })
feast-for-odin-choice-46-2 = opcja 2 ({ feast-for-odin-action-option-46-2 })
feast-for-odin-choice-51-1 = opcja 1 ({ feast-for-odin-action-option-51-1 })
feast-for-odin-choice-51-2 = opcja 2 ({ feast-for-odin-action-option-51-2 })
feast-for-odin-choice-54-1 = opcja 1 ({ feast-for-odin-action-option-54-1 })
feast-for-odin-choice-54-2 = opcja 2 ({ feast-for-odin-action-option-54-2 })
feast-for-odin-choice-60-1 = opcja 1 ({ feast-for-odin-action-option-60-1 })
feast-for-odin-choice-60-2 = opcja 2 ({ feast-for-odin-action-option-60-2 })
feast-for-odin-choice-62-1 = opcja 1 ({ feast-for-odin-action-option-62-1 })
feast-for-odin-choice-62-2 = opcja 2 ({ feast-for-odin-action-option-62-2 })
feast-for-odin-choice-63-1 = opcja 1 ({ feast-for-odin-action-option-63-1 })
feast-for-odin-choice-63-2 = opcja 2 ({ feast-for-odin-action-option-63-2 })
feast-for-odin-choice-73-1 = opcja 1 ({ feast-for-odin-action-option-73-1 })
feast-for-odin-choice-73-2 = opcja 2 ({ feast-for-odin-action-option-73-2 })
feast-for-odin-choice-73-3 = opcja 3 ({ feast-for-odin-action-option-73-3 })
feast-for-odin-choice-85-hunting_game-1 = opcja 1 ({ feast-for-odin-action-option-85-hunting_game-1 })
feast-for-odin-choice-85-laying_a_snare-1 = opcja 1 ({ feast-for-odin-action-option-85-laying_a_snare-1 })
feast-for-odin-choice-86-1 = opcja 1 ({ feast-for-odin-action-option-86-1 })
feast-for-odin-choice-86-2 = opcja 2 ({ feast-for-odin-action-option-86-2 })
feast-for-odin-choice-86-3 = opcja 3 ({ feast-for-odin-action-option-86-3 })
feast-for-odin-choice-87-1 = opcja 1 ({ feast-for-odin-action-option-87-1 })
feast-for-odin-choice-87-2 = opcja 2 ({ feast-for-odin-action-option-87-2 })
feast-for-odin-choice-96-1 = opcja 1 ({ feast-for-odin-action-option-96-1 })
feast-for-odin-choice-96-2 = opcja 2 ({ feast-for-odin-action-option-96-2 })
feast-for-odin-choice-102-1 = opcja 1 ({ feast-for-odin-action-option-102-1 })
feast-for-odin-choice-102-2 = opcja 2 ({ feast-for-odin-action-option-102-2 })
feast-for-odin-choice-104-1 = opcja 1 ({ feast-for-odin-action-option-104-1 })
feast-for-odin-choice-104-2 = opcja 2 ({ feast-for-odin-action-option-104-2 })
feast-for-odin-choice-133-1 = opcja 1 ({ feast-for-odin-action-option-133-1 })
feast-for-odin-choice-133-2 = opcja 2 ({ feast-for-odin-action-option-133-2 })
feast-for-odin-choice-169-1 = opcja 1 ({ feast-for-odin-action-option-169-1 })
feast-for-odin-choice-169-2 = opcja 2 ({ feast-for-odin-action-option-169-2 })
feast-for-odin-choice-174-1 = opcja 1 ({ feast-for-odin-action-option-174-1 })
feast-for-odin-choice-174-2 = opcja 2 ({ feast-for-odin-action-option-174-2 })
feast-for-odin-choice-182-1 = opcja 1 ({ feast-for-odin-action-option-182-1 })
feast-for-odin-choice-182-2 = opcja 2 ({ feast-for-odin-action-option-182-2 })
feast-for-odin-choice-184-1 = opcja 1 ({ feast-for-odin-action-option-184-1 })
feast-for-odin-choice-184-2 = opcja 2 ({ feast-for-odin-action-option-184-2 })

# --- co robi pole
feast-for-odin-about-build_shed = Jeden wiking. Zapłać 2 drewna, weź szopę.
feast-for-odin-about-build_whaling_boat = Jeden wiking. Zapłać 1 drewno, weź łódź wielorybniczą.
feast-for-odin-about-hunting_game_1 = Jeden wiking. Rzuć k8, im mniej, tym lepiej: zapłać wynik drewnem i łukami za skórę i dziczyznę.
feast-for-odin-about-fishing_1 = Jeden wiking. Weź 1 suszoną rybę.
feast-for-odin-about-buy_stockfish = Jeden wiking. Zapłać 1 srebrnik, weź 2 suszone ryby.
feast-for-odin-about-buy_salt_meat = Jeden wiking. Zapłać 2 srebrniki, weź 2 solone mięsa.
feast-for-odin-about-market_beans = Jeden wiking. Weź 1 fasolę i 1 srebrnik.
feast-for-odin-about-products_milk = Jeden wiking. Tyle mleka, ile masz krów, najwyżej 3.
feast-for-odin-about-craft_linen = Jeden wiking. Wymień 1 len na 1 płótno.
feast-for-odin-about-craft_rune_stone = Jeden wiking. Zapłać 1 kamień: 1 kamień runiczny i 1 srebrnik.
feast-for-odin-about-mountain_2 = Jeden wiking. Do 2 przedmiotów z jednego paska gór.
feast-for-odin-about-mountain_1_upgrade_1 = Jeden wiking. 1 przedmiot z paska gór i ulepszenie 1 dobra o jeden stopień.
feast-for-odin-about-upgrade_2 = Jeden wiking. Ulepsz do 2 dóbr o jeden stopień.
feast-for-odin-about-overseas_trade_1 = Jeden wiking. Zapłać 1 srebrnik, potrzebna knara: odwróć na niebieskie dowolnie wiele różnych zielonych dóbr.
feast-for-odin-about-raiding = Jeden wiking. Potrzebny drakkar. Rzuć k8, im więcej, tym lepiej; ruda na pokładzie się nie liczy.
feast-for-odin-about-explore_1 = Jeden wiking. Weź Szetlandy lub Wyspy Owcze; potrzebny dowolny statek.
feast-for-odin-about-draw_occupation = Jeden wiking. Dobierz 1 kartę pomocnika i weź 1 srebrnik.
feast-for-odin-about-play_occupation_paid = Jeden wiking. Zapłać 1 kamień lub 1 rudę, zagraj 1 pomocnika, weź 1 srebrnik.
feast-for-odin-about-build_stone_house = Dwóch wikingów. Zapłać 1 kamień, weź kamienny dom.
feast-for-odin-about-build_knarr = Dwóch wikingów. Zapłać 2 drewna, weź knarę.
feast-for-odin-about-hunting_game_2 = Dwóch wikingów. Rzuć k8, im mniej, tym lepiej: zapłać wynik drewnem i łukami za skórę i dziczyznę.
feast-for-odin-about-laying_a_snare = Dwóch wikingów. Rzuć k8, im mniej, tym lepiej: zapłać wynik drewnem i sidłami za futro i kartę sideł.
feast-for-odin-about-buy_sheep = Dwóch wikingów. Zapłać 1 srebrnik, weź 1 owcę.
feast-for-odin-about-buy_cattle_milk = Dwóch wikingów. Zapłać 3 srebrniki, weź 1 krowę i 1 mleko.
feast-for-odin-about-market_flax_fish = Dwóch wikingów. Weź 1 len, 1 suszoną rybę, 1 srebrnik.
feast-for-odin-about-products_mead = Dwóch wikingów. Weź 2 miody pitne i 2 srebrniki.
feast-for-odin-about-craft_clothing = Dwóch wikingów. Wymień 1 skórę + 1 płótno na 1 żeton odzieży; do tego 2 srebrniki.
feast-for-odin-about-craft_chest = Dwóch wikingów. Zapłać 1 drewno lub 1 rudę: 1 skrzynia i 1 srebrnik.
feast-for-odin-about-wood_per_player = Dwóch wikingów. Tyle drewna, ilu jest graczy (solo 1), i 1 ruda.
feast-for-odin-about-mountain_3_upgrade_1 = Dwóch wikingów. Do 3 przedmiotów z jednego paska i ulepszenie 1 dobra o jeden stopień.
feast-for-odin-about-upgrade_3 = Dwóch wikingów. Ulepsz do 3 dóbr o jeden stopień.
feast-for-odin-about-overseas_trade_2 = Dwóch wikingów. Zapłać 1 srebrnik, potrzebna knara: odwróć na niebieskie dowolnie wiele różnych zielonych dóbr.
feast-for-odin-about-pillaging_2 = Dwóch wikingów. Potrzebny drakkar. Rzuć k12, im więcej, tym lepiej; ruda na pokładzie się liczy.
feast-for-odin-about-explore_2 = Dwóch wikingów. Weź Islandię, Grenlandię lub Wyspę Niedźwiedzią; potrzebna knara lub drakkar.
feast-for-odin-about-emigrate_2 = Dwóch wikingów. Zapłać tyle srebra, ile wynosi numer rundy: knara lub drakkar emigruje i zakrywa część stołu.
feast-for-odin-about-play_occupations_1_2 = Dwóch wikingów. Zagraj za darmo 1 lub 2 pomocników.
feast-for-odin-about-build_long_house = Trzech wikingów. Zapłać 2 kamienie, weź długi dom.
feast-for-odin-about-build_longship = Trzech wikingów. Zapłać 2 drewna, weź drakkar.
feast-for-odin-about-whaling_3 = Trzech wikingów. Z jedną do trzech łodzi wielorybniczych: rzuć k12, im mniej, tym lepiej, odejmij rudę na pokładzie.
feast-for-odin-about-sheep_or_cattle = Trzech wikingów. Weź 1 owcę za darmo albo zapłać 1 srebrnik za 1 krowę.
feast-for-odin-about-market_fruits = Trzech wikingów. Weź 1 żeton owoców, 1 olej, 1 solone mięso, 1 srebrnik.
feast-for-odin-about-products_wool = Trzech wikingów. Tyle wełny, ile masz owiec, najwyżej 3.
feast-for-odin-about-forge = Trzech wikingów. Zapłać 1 rudę: biżuteria albo żeton specjalny, który można wykuć.
feast-for-odin-about-craft_chests_runes = Trzech wikingów. Zapłać 2 kamienie + 2 drewna: 2 skrzynie i 2 kamienie runiczne.
feast-for-odin-about-mountain_3_2 = Trzech wikingów. Do 3 przedmiotów z jednego paska i do 2 z innego.
feast-for-odin-about-upgrade_3_weapons_4 = Trzech wikingów. Ulepsz do 3 dóbr o jeden stopień; dobierz 4 karty broni.
feast-for-odin-about-upgrade_4 = Trzech wikingów. Ulepsz do 4 dóbr o jeden stopień.
feast-for-odin-about-special_sale = Trzech wikingów. Mając knarę, kup do 2 żetonów specjalnych po wydrukowanej cenie.
feast-for-odin-about-pillaging_3 = Trzech wikingów. Potrzebny drakkar. Rzuć k12, im więcej, tym lepiej; ruda na pokładzie się liczy.
feast-for-odin-about-explore_3 = Trzech wikingów. Weź Ziemię Baffina, Labrador lub Nową Fundlandię; potrzebny drakkar.
feast-for-odin-about-emigrate_3 = Trzech wikingów. Zapłać tyle srebra, ile wynosi numer rundy: knara lub drakkar emigruje i zakrywa część stołu.
feast-for-odin-about-play_occupations_1_4 = Trzech wikingów. Zagraj za darmo od 1 do 4 pomocników (także kartę właśnie dobraną za kolumnę).
feast-for-odin-about-build_combo = Czterech wikingów. Zapłać 2 kamienie + 2 drewna: kamienny dom i drakkar albo długi dom i knara.
feast-for-odin-about-whaling_1 = Czterech wikingów. Z dokładnie jedną łodzią wielorybniczą: rzuć k12, im mniej, tym lepiej, odejmij rudę na pokładzie.
feast-for-odin-about-buy_sheep_and_cattle = Czterech wikingów. Zapłać 3 srebrniki, weź 1 owcę i 1 krowę.
feast-for-odin-about-market_spices = Czterech wikingów. Weź 1 żeton przypraw i 1 srebrnik; 2 mleka, jeśli masz krowę; 1 wełnę, jeśli masz owcę.
feast-for-odin-about-craft_robe_jewelry = Czterech wikingów. Weź 4 srebrniki; potem wymień 1 wełnę na płaszcz, 1 srebrną zastawę na biżuterię albo jedno i drugie.
feast-for-odin-about-mountain_4_double_upgrade_2 = Czterech wikingów. Do 4 przedmiotów z jednego paska i ulepszenie do 2 dóbr, każdego o najwyżej dwa stopnie.
feast-for-odin-about-mountain_2222_or_double_upgrade_3 = Czterech wikingów. Albo do 2 przedmiotów z każdego z najwyżej czterech pasków, albo ulepszenie do 3 dóbr, każdego o najwyżej dwa stopnie.
feast-for-odin-about-plundering = Czterech wikingów. Mając 2 drakkary, weź 1 srebrny skarb, bez rzutu.
feast-for-odin-about-exchange_boat_emigrate = Czterech wikingów. Możesz wymienić 1 łódź wielorybniczą na knarę (załadowana ruda przepada); potem możesz emigrować za tyle srebra, ile wynosi numer rundy.
feast-for-odin-about-imitate_1 = Jeden wiking. Zrób to, co pole kolumny 1, na którym stoi ktoś inny.
feast-for-odin-about-imitate_2 = Dwóch wikingów. Zrób to, co pole kolumny 2, na którym stoi ktoś inny.
feast-for-odin-about-imitate_3 = Trzech wikingów. Zrób to, co pole kolumny 3, na którym stoi ktoś inny.
feast-for-odin-about-imitate_4 = Czterech wikingów. Zrób to, co pole kolumny 4, na którym stoi ktoś inny.

# --- pola widoku
feast-for-odin-field-round = Runda
feast-for-odin-field-rounds = Wszystkich rund
feast-for-odin-field-step = Krok
feast-for-odin-field-start_player = Gracz rozpoczynający
feast-for-odin-field-turn = Tura
feast-for-odin-field-passed = Po pasie
feast-for-odin-field-seats = Gracze
feast-for-odin-field-spaces = Wikingowie na polach
feast-for-odin-field-imitations = Pola naśladowania
feast-for-odin-field-boards = Plansze wysp
feast-for-odin-field-display = Żetony specjalne
feast-for-odin-field-buildings = Pozostałe budynki
feast-for-odin-field-strips = Paski gór
feast-for-odin-field-strips_hidden = Jeszcze zakryte paski
feast-for-odin-field-weapons = Broń
feast-for-odin-field-deck = Karty w talii
feast-for-odin-field-discard = Odrzucone
feast-for-odin-field-vikings = Wikingowie
feast-for-odin-field-vikings_aside = Wikingowie odłożeni
feast-for-odin-field-seat = Gracz
feast-for-odin-field-dice = Rzut
feast-for-odin-field-table = Uczta
feast-for-odin-field-laying = Układane teraz
feast-for-odin-field-hand = Karty na ręce
feast-for-odin-field-supply = Zasoby
feast-for-odin-field-thing = Wikingowie na polu Thing
feast-for-odin-field-played = Pomocnicy
feast-for-odin-field-slots = Zapełnione miejsca
feast-for-odin-field-shed_wood = Drewno w szopach
feast-for-odin-field-shed_stone = Kamień w szopach
feast-for-odin-field-house_wood = Drewno w kamiennych domach
feast-for-odin-field-house_stone = Kamień w kamiennych domach
feast-for-odin-field-emigrated = Statki po emigracji
feast-for-odin-field-penalties = Kary Thing
feast-for-odin-field-laid = Ułożone elementy
feast-for-odin-field-areas = Plansze i domy
feast-for-odin-field-income = Dochód
feast-for-odin-field-bonuses = Premie
feast-for-odin-field-feast = Kolumny uczty
feast-for-odin-field-score = Obecny wynik
feast-for-odin-field-side = Strona
feast-for-odin-field-owner = Właściciel
feast-for-odin-field-area = Obszar
feast-for-odin-field-rolls = Rzuty
feast-for-odin-field-most_rolls = Najwięcej rzutów
feast-for-odin-field-rolls_left = Pozostałe rzuty
feast-for-odin-field-sides = Ścianki kości
feast-for-odin-field-throws = Każdy rzut
feast-for-odin-field-face = Wyrzucone oczka
feast-for-odin-field-by_cards = Dodane przez karty
feast-for-odin-field-by_ore_thrown = Dodane za wyrzuconą rudę
feast-for-odin-field-by_ships = Dodane lub odjęte przez statki
feast-for-odin-field-needed = Potrzeba
feast-for-odin-field-reach = W zasięgu
feast-for-odin-field-result = Wynik
feast-for-odin-field-boats = Łodzie bez rudy i z rudą
feast-for-odin-field-spent = Wydane
feast-for-odin-field-pieces = Podane
feast-for-odin-field-column = Kolumna

# --- własny stół gry
feast-for-odin-table-board = Stół gry Uczta dla Odyna
feast-for-odin-table-action-board = Plansza akcji
feast-for-odin-table-keys = Przy tym stole: strzałki między polami i kratkami · Enter wyślij, wybierz, połóż · 1 do 4 pierwsze możliwe pole kolumny · / szukaj pola · G zasoby · B, Shift+B plansze · R obróć · F odwróć · Esc odłóż, zamknij · P plan · T uczta · O cudze plansze
feast-for-odin-table-tab-actions = Akcje
feast-for-odin-table-tab-mine = Moja plansza
feast-for-odin-table-tab-others = Inni
feast-for-odin-table-back-to-mine = Wróć do moich plansz
feast-for-odin-table-chip = { $vikings ->
    [one] { $vikings } wiking
   *[many] { $vikings } wikingów
} na polu Thing, srebro: { $silver }, punkty, gdyby gra kończyła się teraz: { $score }
feast-for-odin-table-passed = po pasie
feast-for-odin-table-chip-vikings = Wikingowie
feast-for-odin-table-chip-silver = Srebro
feast-for-odin-table-chip-score = Gdyby gra kończyła się teraz
feast-for-odin-table-rounds = Rundy
feast-for-odin-table-round-harvest = Runda { $round }: żniwa poziomu { $level }
feast-for-odin-table-round-no-harvest = Runda { $round }: bez żniw
feast-for-odin-table-phases = Fazy rundy
feast-for-odin-table-phase-harvest = Nowy wiking i żniwa
feast-for-odin-table-phase-weapon = Plansze wysp, nowa broń
feast-for-odin-table-phase-actions = Akcje
feast-for-odin-table-phase-income = Dochód
feast-for-odin-table-phase-breeding = Rozmnażanie
feast-for-odin-table-phase-feast = Uczta
feast-for-odin-table-phase-bonus = Premie
feast-for-odin-table-since = { $count ->
    [one] Od twojej ostatniej tury: { $count } zdarzenie
    [few] Od twojej ostatniej tury: { $count } zdarzenia
   *[many] Od twojej ostatniej tury: { $count } zdarzeń
}
feast-for-odin-table-since-title = Od twojej ostatniej tury
feast-for-odin-table-pass = Pas
feast-for-odin-table-pass-sure = { $count ->
    [one] Spasować, choć został { $count } wiking?
   *[many] Spasować, choć zostało { $count } wikingów?
}

# grupy i kolumny planszy akcji
feast-for-odin-table-theme-houses = Domy
feast-for-odin-table-theme-ships = Statki
feast-for-odin-table-theme-hunting = Łowy
feast-for-odin-table-theme-livestock = Zwierzęta
feast-for-odin-table-theme-market = Targ
feast-for-odin-table-theme-products = Produkty
feast-for-odin-table-theme-crafting = Rzemiosło
feast-for-odin-table-theme-mountain = Góry
feast-for-odin-table-theme-sailing = Żegluga
feast-for-odin-table-theme-settling = Osadnictwo
feast-for-odin-table-theme-imitation = Naśladuj
feast-for-odin-table-column = { $count ->
    [one] Pola dla { $count } wikinga
   *[many] Pola dla { $count } wikingów
}
feast-for-odin-table-column-3 = Najpierw dobierasz kartę pomocnika.
feast-for-odin-table-column-4 = Przed akcją lub po niej możesz zagrać kartę pomocnika.
feast-for-odin-table-column-3-short = dobierz
feast-for-odin-table-column-4-short = zagraj
feast-for-odin-table-last-round = Wikingowie z poprzedniej rundy
feast-for-odin-table-stands-here = Zajęte: { $name }
feast-for-odin-table-usable = Można teraz użyć
feast-for-odin-table-not-now = Teraz nie

# szukanie pola
feast-for-odin-table-find = Szukaj
feast-for-odin-table-find-key = Szukaj pola (/)
feast-for-odin-table-find-words = Nazwa lub słowo, np. „wełna”
feast-for-odin-table-find-close = Pokaż wszystkie pola
feast-for-odin-table-found = { $count ->
    [0] Nie znaleziono pola
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}
feast-for-odin-table-want-usable = możliwe teraz
feast-for-odin-table-want-wood = drewno
feast-for-odin-table-want-stone = kamień
feast-for-odin-table-want-ore = ruda
feast-for-odin-table-want-silver = srebro
feast-for-odin-table-want-food = żywność
feast-for-odin-table-want-upgrade = ulepszenia
feast-for-odin-table-want-green = zielone dobra
feast-for-odin-table-want-blue = niebieskie dobra, żetony specjalne
feast-for-odin-table-want-animals = zwierzęta
feast-for-odin-table-want-ships = statki
feast-for-odin-table-want-houses = domy
feast-for-odin-table-want-cards = pomocnicy
feast-for-odin-table-want-weapons = broń
feast-for-odin-table-want-islands = wyspy, emigracja
feast-for-odin-table-show-spaces = Które pola są widoczne
feast-for-odin-table-by-vikings = Pola według liczby wikingów
feast-for-odin-table-all-spaces = Wszystkie
feast-for-odin-table-usable-spaces = Możliwe { $count }

# czego brakuje
feast-for-odin-table-so-many = { COUNT($count, $item) }
feast-for-odin-table-vikings = { $count ->
    [one] { $count } wiking
   *[many] { $count } wikingów
}
feast-for-odin-table-short = brakuje { COUNT($count, $item, form: "genitive") }
feast-for-odin-table-short-any = brakuje jednego z: { NAME($items, list: "or") }
feast-for-odin-table-short-vikings = { $count ->
    [one] brakuje { $count } wikinga
   *[many] brakuje { $count } wikingów
}
feast-for-odin-table-lack-imitation-closed = nie ma go w tej grze
feast-for-odin-table-lack-space-occupied = już zajęte
feast-for-odin-table-lack-too-few-vikings = za mało wikingów
feast-for-odin-table-lack-ship-missing = brakuje statku
feast-for-odin-table-lack-cannot-pay = nie możesz zapłacić
feast-for-odin-table-lack-nothing-to-copy = żaden inny gracz nie zajmuje pola tej kolumny, którego możesz użyć
feast-for-odin-table-lack-nothing-to-do = teraz nic by ci nie dało
feast-for-odin-table-lost = Obejdziesz się bez tego z braku miejsca lub zapasu: { $items }.

# wystawka
feast-for-odin-table-mountain = Góry
feast-for-odin-table-special-tiles = Żetony specjalne
feast-for-odin-table-left = zostało { $count }
feast-for-odin-table-not-for-sale = nie na sprzedaż
feast-for-odin-table-to-explore = Do odkrycia
feast-for-odin-table-tile-tip = { $forged ->
    [true] { $name }: wartość miecza { $swords }; można wykuć
   *[other] { $name }: wartość miecza { $swords }
}
feast-for-odin-table-board-tip = { $name }: punkty { $points }, leżące srebro { $silver }
feast-for-odin-table-board-note = { $name }: punkty { $points }, srebro { $silver }
feast-for-odin-table-board-cost = { $count ->
    [one] { $count } pole kosztuje punkt, dopóki nie zostanie zakryte.
    [few] { $count } pola kosztują po punkcie, dopóki nie zostaną zakryte.
   *[many] { $count } pól kosztuje po punkcie, dopóki nie zostaną zakryte.
}
feast-for-odin-table-price-note = { $silver ->
    [one] { $name } za { $silver } srebrnik
    [few] { $name } za { $silver } srebrniki
   *[many] { $name } za { $silver } srebrników
}
feast-for-odin-table-loot-note = { $name }: wartość miecza { $swords }, pola: { $cells }
feast-for-odin-table-house-worth = { $name }: punkty { $points }, minus 1 za każde z { $count } pustych miejsc.
feast-for-odin-table-emigrate-note = { $name }: punkty { $points }, o dwie kolumny mniej do wykarmienia
feast-for-odin-table-more = +{ $number }

# panel pola
feast-for-odin-table-close = Zamknij
feast-for-odin-table-in-vain = W tej chwili nic ci to nie da.
feast-for-odin-table-back = Wstecz
feast-for-odin-table-confirm = Potwierdź
feast-for-odin-table-chosen = Dotychczasowy wybór
feast-for-odin-table-take-back = Cofnij to
feast-for-odin-table-take-back-step = Cofnij: { $step }
feast-for-odin-table-choose-one = Wybierz jedno
feast-for-odin-table-choose-card = Wybierz kartę
feast-for-odin-table-will-happen = Oto, co się stanie
feast-for-odin-table-send = { $count ->
    [one] Wyślij { $count } wikinga
   *[many] Wyślij { $count } wikingów
}
feast-for-odin-table-send-roll = { $count ->
    [one] Wyślij { $count } wikinga i rzuć
   *[many] Wyślij { $count } wikingów i rzuć
}
feast-for-odin-table-send-rest = { $action }, resztę zostaw
feast-for-odin-table-barrier = Co będzie dalej, okaże się dopiero potem.
feast-for-odin-table-barrier-card = Najpierw dobierasz kartę, potem idziesz dalej.
feast-for-odin-table-barrier-dice = Potem następuje rzut.
feast-for-odin-table-barrier-draw = Potem dobierasz i widzisz, co ci przypadło.
feast-for-odin-table-barrier-play = { $players ->
    [1] Karta zostanie zagrana, potem grasz dalej.
   *[other] Wszyscy zobaczą kartę, potem grasz dalej.
}
feast-for-odin-table-barrier-undo-marks = Od tej chwili cofnięcie oznaczy grę „z cofaniem”.
feast-for-odin-table-barrier-undo-ask = Od tej chwili na cofnięcie muszą się zgodzić inne osoby przy stole.
feast-for-odin-table-barrier-undo-counting = Od tej chwili niczego nie można cofnąć: ten stół się liczy.
feast-for-odin-table-ask-title-mountain = Góry
feast-for-odin-table-ask-title-upgrade = Ulepszanie
feast-for-odin-table-ask-title-turn = Odwracanie dóbr
feast-for-odin-table-ask-title-picks = Wybierz
feast-for-odin-table-ask-title-explore = Odkrywanie wysp
feast-for-odin-table-ask-title-dice = Rzut
feast-for-odin-table-ask-title-cards = Pomocnicy
feast-for-odin-table-ask-title-spaces = Wybierz pole
feast-for-odin-table-ask-title-options = Wybierz
feast-for-odin-table-ask-title-lay = Ułóż element
feast-for-odin-table-ask-title-feast = Uczta
feast-for-odin-table-ask-title-window = Coś jeszcze?
feast-for-odin-table-ask-title-words = Wybierz
feast-for-odin-table-mountain-how = { $count ->
    [one] Weź pierwszy przedmiot paska.
   *[other] Kliknij ostatni przedmiot, który chcesz: weźmiesz go ze wszystkimi przed nim, najwyżej { $count }.
}
feast-for-odin-table-take = Weź: { $items }
feast-for-odin-table-balance-gain = Zyskujesz { NAME($items, form: "accusative") }.
feast-for-odin-table-balance-give = Oddajesz { NAME($items, form: "accusative") }.
feast-for-odin-table-becomes = { $from } → { $to }
feast-for-odin-table-play-card = Zagraj: { $card }
feast-for-odin-table-use-card = Użyj: { $card }
feast-for-odin-table-plan = Plan
feast-for-odin-table-add-to-plan = Dodaj do planu
feast-for-odin-table-feast-waits = Czeka twoja uczta. Jeśli chcesz, ułóż najpierw żetony.
feast-for-odin-table-feast-open = Zastaw stół

# wyjście z pytania
feast-for-odin-table-done-mountain = { $before ->
    [0] Nie bierz nic
   *[other] Nie bierz już nic
}
feast-for-odin-table-done-upgrade = { $before ->
    [0] Nie ulepszaj nic
   *[other] Nie ulepszaj już nic
}
feast-for-odin-table-done-overseas = { $before ->
    [0] Nie odwracaj nic
   *[other] Nie odwracaj już nic
}
feast-for-odin-table-done-sale = { $before ->
    [0] Nie kupuj nic
   *[other] Nie kupuj już nic
}
feast-for-odin-table-done-flip = { $before ->
    [0] Nie odwracaj nic
   *[other] Nie odwracaj już nic
}
feast-for-odin-table-done-play-cards = { $before ->
    [0] Nie graj karty
   *[other] Nie graj już kart
}
feast-for-odin-table-done-early-card = Dalej bez karty
feast-for-odin-table-done-late-card = Zakończ turę bez karty
feast-for-odin-table-done-instead = Zrób, co mówi pole
feast-for-odin-table-done-effects = Nie używaj
feast-for-odin-table-done-choose-card = Dalej
feast-for-odin-table-done-choose-space = Dalej
feast-for-odin-table-done-draw-card = Dobierz
feast-for-odin-table-done-draw-weapon = Dobierz
feast-for-odin-table-done-card-action = Zrezygnuj
feast-for-odin-table-done-place-by-card = Nie układaj już nic
feast-for-odin-table-done-loot = Nie bierz już nic
feast-for-odin-table-done-window = Dalej
feast-for-odin-table-done-gain-pick = Dalej
feast-for-odin-table-done-use-space = Zrezygnuj
feast-for-odin-table-done-unload = Dalej
feast-for-odin-table-done-throw-ore = Dalej
feast-for-odin-table-done-recall = Dalej
feast-for-odin-table-done-forge = Dalej
feast-for-odin-table-done-hand-over = Dalej
feast-for-odin-table-done-emigrate = Dalej
feast-for-odin-table-done-explore = Dalej
feast-for-odin-table-done-payment = Dalej
feast-for-odin-table-done-boats = Dalej

# okna między fazami
feast-for-odin-table-window-before_harvest = Przed żniwami
feast-for-odin-table-window-before_actions = Przed akcjami
feast-for-odin-table-window-actions = Coś jeszcze w tej turze?
feast-for-odin-table-window-latecomers = Po akcjach
feast-for-odin-table-window-before_income = Przed dochodem: układaj teraz żetony
feast-for-odin-table-window-before_breeding = Przed rozmnażaniem
feast-for-odin-table-window-breeding = Po rozmnażaniu
feast-for-odin-table-window-feast = Przed ucztą
feast-for-odin-table-window-final_window = Ostatnia okazja, by układać żetony
feast-for-odin-table-window-before_bonus = Przed premiami: układaj teraz żetony
feast-for-odin-table-window-before_mountain_strips = Zanim paski gór się przesuną
feast-for-odin-table-window-income = { $silver ->
    [one] Przy obecnych planszach twój dochód to { $silver } srebrnik. Żetony ułożone teraz jeszcze się liczą.
    [few] Przy obecnych planszach twój dochód to { $silver } srebrniki. Żetony ułożone teraz jeszcze się liczą.
   *[many] Przy obecnych planszach twój dochód to { $silver } srebrników. Żetony ułożone teraz jeszcze się liczą.
}
feast-for-odin-table-window-no-bonus = Przy obecnych planszach żadna premia nie zostanie wypłacona. Żetony ułożone teraz jeszcze się liczą.
feast-for-odin-table-window-lay = Możesz jeszcze układać żetony, kupować statki, ładować rudę lub używać kart.
feast-for-odin-table-window-fits = Możesz ułożyć: { $items }.
feast-for-odin-table-window-plan-waits = Twój plan nie jest jeszcze wykonany. Wykonaj go teraz albo najpierw porzuć.
feast-for-odin-table-window-plan = Wykonaj plan i dalej
feast-for-odin-table-prompt-window = Układaj żetony, kupuj statki, ładuj rudę lub używaj kart; potem idź dalej.
feast-for-odin-table-prompt-feast = { $columns_count ->
    [one] Uczta: { $columns_count } kolumna do zapełnienia żywnością lub srebrem.
    [few] Uczta: { $columns_count } kolumny do zapełnienia żywnością lub srebrem.
   *[many] Uczta: { $columns_count } kolumn do zapełnienia żywnością lub srebrem.
}
feast-for-odin-table-window-done-before_harvest = Do żniw
feast-for-odin-table-window-done-before_actions = Do akcji
feast-for-odin-table-window-done-actions = Zakończ turę
feast-for-odin-table-window-done-latecomers = Dalej
feast-for-odin-table-window-done-before_income = Do dochodu
feast-for-odin-table-window-done-before_breeding = Do rozmnażania
feast-for-odin-table-window-done-breeding = Dalej
feast-for-odin-table-window-done-feast = Do uczty
feast-for-odin-table-window-done-final_window = Do punktacji
feast-for-odin-table-window-done-before_bonus = Do premii
feast-for-odin-table-window-done-before_mountain_strips = Dalej

# kości
feast-for-odin-table-percent = { $number }%
feast-for-odin-table-odds-before = { $goal ->
    [high] Wynik { $face } lub większy daje sukces: { $next } w jednym rzucie, { $within } najwyżej w { $rolls }.
   *[low] Wynik { $face } lub mniejszy daje sukces: { $next } w jednym rzucie, { $within } najwyżej w { $rolls }.
}
feast-for-odin-table-odds-none = Z tym, co masz, żaden rzut się nie uda.
feast-for-odin-table-dice-before = Możesz zapłacić do { $reach }.
feast-for-odin-table-dice-payable = Do zapłaty { $result } i możesz zapłacić
feast-for-odin-table-dice-too-dear = Do zapłaty { $result }, a możesz zapłacić najwyżej { $reach }
feast-for-odin-table-dice-reaches = { $more ->
    [0] { $result }: to wystarczy
   *[other] Teraz { $result }, ze wszystkim, co masz, do { $reach }
}
feast-for-odin-table-dice-short = { $more ->
    [0] { $result }: nic nie jest w zasięgu
   *[other] Teraz { $result }, ze wszystkim, co masz, { $reach }: nic nie jest w zasięgu
}
feast-for-odin-table-dice-sum = { $face } na kości, { $added } od statków i kart: { $result }
feast-for-odin-table-you-hold = Masz
feast-for-odin-table-rolls = Rzut { $made } z { $most }
feast-for-odin-table-each-face = Co znaczy każdy wynik
feast-for-odin-table-face-costs = płacisz { $number }
feast-for-odin-table-face-reaches = do { $number }
feast-for-odin-table-face-fails = nie
feast-for-odin-table-within-reach = W zasięgu
feast-for-odin-table-raid-pick = Wybierz żeton: wydasz tyle, ile trzeba
feast-for-odin-table-raid-spends = Wydajesz
feast-for-odin-table-odds-next = następny rzut się uda
feast-for-odin-table-odds-within = { $count ->
    [one] w pozostałym rzucie
   *[other] w pozostałych { $count } rzutach
}
feast-for-odin-table-odds-lower = następny rzut da mniej niż { $face }
feast-for-odin-table-odds-higher = następny rzut da więcej niż { $face }
feast-for-odin-table-success = Sukces
feast-for-odin-table-success-loot = Jedno niebieskie dobro lub żeton specjalny w zasięgu
feast-for-odin-table-failure = Porażka daje
feast-for-odin-table-vikings-back = { $count ->
    [one] { $count } wiking wraca
   *[many] { $count } wikingów wraca
}
feast-for-odin-table-roll-first = Rzuć
feast-for-odin-table-roll-again = Rzuć znowu: { $odds } na lepszy wynik
feast-for-odin-table-roll-to-succeed = Rzuć znowu: { $odds } na sukces
feast-for-odin-table-keep-steps = Zatrzymaj { $result } i decyduj krok po kroku
feast-for-odin-table-keep-fails = Zatrzymaj i ponieś porażkę: weź { NAME($items, form: "accusative") }
feast-for-odin-table-fail-takes = Zrezygnuj: weź { NAME($items, form: "accusative") }
feast-for-odin-table-pay = Zapłać: { $items }
feast-for-odin-table-spend = { $count ->
    [0] Nic nie wydawaj: { $result }
   *[other] Wydaj { NAME($items, form: "accusative") }: { $result }
}
feast-for-odin-table-boats = { $empty } bez rudy, { $loaded } z rudą: { $odds }

# gdyby gra kończyła się teraz
feast-for-odin-table-ended-now = Gdyby gra kończyła się teraz
feast-for-odin-table-final = Wynik końcowy
feast-for-odin-table-score-line = Wiersz arkusza punktacji
feast-for-odin-table-together = Razem
feast-for-odin-table-to-beat = Do pobicia solo
feast-for-odin-score-alone = 100 punktów lub więcej to dobry wynik w grze solo.
feast-for-odin-table-end-of-round = Jeszcze w tej rundzie
feast-for-odin-table-rest-income = Dochód: { $silver ->
    [one] { $silver } srebrnik
    [few] { $silver } srebrniki
   *[many] { $silver } srebrników
}
feast-for-odin-table-rest-young = Urodzi się: { COUNT($count, $animal) }
feast-for-odin-table-rest-feast = { $columns ->
    [one] Uczta: { $columns } kolumna.
    [few] Uczta: { $columns } kolumny.
   *[many] Uczta: { $columns } kolumn.
}
feast-for-odin-table-feast-fed = Twoja żywność wystarczy.
feast-for-odin-table-feast-silver = { $silver ->
    [one] Wystarczy twoja żywność i { $silver } srebrnik.
    [few] Wystarczy twoja żywność i { $silver } srebrniki.
   *[many] Wystarczy twoja żywność i { $silver } srebrników.
}
feast-for-odin-table-feast-hungry = { $count ->
    [one] { $count } kolumna zostałaby pusta: −{ $points } pkt.
    [few] { $count } kolumny zostałyby puste: −{ $points } pkt.
   *[many] { $count } kolumn zostałoby pustych: −{ $points } pkt.
}
feast-for-odin-table-rest-bonus = Premia: { $item }
feast-for-odin-table-solo-aside = { $count ->
    [one] { $count } wiking drugiego koloru czeka; wikingowie z tej rundy zostają na polach w następnej.
   *[many] { $count } wikingów drugiego koloru czeka; wikingowie z tej rundy zostają na polach w następnej.
}
