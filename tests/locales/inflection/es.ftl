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
test-pile = Pila: { NAME($pile_item, form: "counted", list: "count") }.
