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
test-drawn = { $seat } compra { NAME($drawn_item, repeated: "counted") }.
test-swapped = Troque { $paid_amounts } por { NAME($gained_amounts, list: "or") }.
