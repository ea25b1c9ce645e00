# A small catalogue: what sentences need of names, for the tests of Python and of the browser.
counted = { $number } { $name }
seat-number = Player { $number }
test-item-chest = { $form ->
    [a] a chest
    [the] the chest
   *[plain] { $count ->
        [one] chest
       *[other] chests
    }
}
test-item-amber = { $form ->
    [a] an amber figure
    [the] the amber figure
   *[plain] { $count ->
        [one] amber figure
       *[other] amber figures
    }
}
test-item-peas = { $form ->
    [counted] { $count ->
        [one] pea
       *[other] peas
    }
   *[plain] peas
}
test-gained = { $seat } gains { COUNT($gained_count, $item) }.
test-found = { $seat } finds { NAME($item, form: "a") }.
test-label = { $item } left
test-lost = { NAME($item, form: "the") } is lost.
test-all = { COUNT($lost_item) ->
    [one] Lost: { $lost_item }.
   *[other] Lost ({ COUNT($lost_item) }): { $lost_item }.
}
test-choose = Choose { NAME($wanted_item, form: "a", list: "or") }.
test-selected = { ID($item) ->
    [chest] It has a lid.
   *[other] It has none.
}
test-odd = { NAME($item, form: "no such form") } and { $unnamed_item }
test-both = { $seat } and { $other_seat }: { $waiting_seat }
test-drawn = { $seat } draws { NAME($drawn_item, form: "a", repeated: "counted") }.
test-owned = The deck of { NAME($seat, form: "bare") }: { $seat }.
test-waited = Waiting for { NAME($waiting_seat, form: "bare") }.
test-swapped = Swap { $paid_amounts } for { NAME($gained_amounts, list: "or") }.
test-cell = column { $column }, row { $row }
test-dug = { $seat } digs at { $cell }.
