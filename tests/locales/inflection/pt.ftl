counted = { $number } { $name }
test-item-chest = { $form ->
    [of] do baú
   *[plain] { $count ->
        [one] baú
       *[other] baús
    }
}
test-gained = { $seat } ganha { COUNT($gained_count, $item) }.
test-all = Perdeu-se: { $lost_item }.
test-pile = Pilha: { NAME($pile_item, form: "counted", list: "count") }.
