counted = { $number } { $name }
seat-number = { $form ->
    [bare] { $number }
   *[plain] Gracz { $number }
}
test-item-chest = { $form ->
    [genitive] { $count ->
        [one] skrzyni
       *[many] skrzyń
    }
    [accusative] { $count ->
        [one] skrzynię
        [few] skrzynie
        [other] skrzyni
       *[many] skrzyń
    }
    [instrumental] { $count ->
        [one] skrzynią
       *[many] skrzyniami
    }
   *[plain] { $count ->
        [one] skrzynia
        [few] skrzynie
        [other] skrzyni
       *[many] skrzyń
    }
}
    .gender = feminine
test-item-amber = { $form ->
    [genitive] figurki z bursztynu
    [accusative] figurkę z bursztynu
   *[plain] figurka z bursztynu
}
    .gender = feminine
test-item-peas = groch
    .gender = masculine
test-gained = { $seat } zdobywa { COUNT($gained_count, $item, form: "accusative") }.
test-found = { $seat } nie ma { NAME($item, form: "genitive") }.
test-label = { $item }: zostało
test-lost = { GENDER($item) ->
    [feminine] { $item } przepadła.
   *[masculine] { $item } przepadł.
}
test-all = Stracono: { NAME($lost_item, form: "accusative") } ({ COUNT($lost_item) }).
test-choose = Wybierz { NAME($wanted_item, form: "accusative", list: "or") }.
test-drawn = { $seat } dobiera { NAME($drawn_item, form: "accusative", repeated: "accusative") }.
test-owned = Talia gracza { NAME($seat, form: "bare") }: { $seat }.
test-waited = Czekamy na graczy { NAME($waiting_seat, form: "bare") }.
test-swapped = Wymień { NAME($paid_amounts, form: "accusative") } na { NAME($gained_amounts, form: "accusative", list: "or") }.
test-cell = kolumna { $column }, rząd { $row }
test-dug = { $seat } kopie: { $cell }.
