counted = { $number } { $name }
test-item-chest = { $form ->
    [a] un baúl
    [the] el baúl
    [of] del baúl
   *[plain] { $count ->
        [one] baúl
       *[other] baúles
    }
}
    .gender = masculine
test-item-iron = hierro e imán
test-item-ink = tinta
test-item-idol = imán
test-item-gold = oro
test-gained = { $seat } gana { COUNT($gained_count, $item) }.
test-found = Tapa { NAME($item, form: "of") }.
test-all = Se pierde { $lost_item }.
test-choose = Elige { NAME($wanted_item, list: "or") }.
test-drawn = { $seat } roba { NAME($drawn_item, repeated: "counted") }.
test-swapped = Cambia { $paid_amounts } por { NAME($gained_amounts, list: "or") }.
