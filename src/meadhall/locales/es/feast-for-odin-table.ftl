# Lo que dice la mesa de El banquete de Odín: acciones y sus grupos, campos de la vista, recordatorios.

# --- cómo se nombran los valores
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

# --- grupos de acciones
feast-for-odin-kind-send = Enviar vikingos
feast-for-odin-kind-copy = Usar una casilla
feast-for-odin-kind-play = Jugar un oficio
feast-for-odin-kind-use = Usar una carta
feast-for-odin-kind-option = Elegir
feast-for-odin-kind-take = Tomar de la montaña
feast-for-odin-kind-upgrade = Mejorar un producto
feast-for-odin-kind-turn = Voltear a su otra cara
feast-for-odin-kind-pick = Elegir
feast-for-odin-kind-explore = Explorar
feast-for-odin-kind-boats = Botes balleneros
feast-for-odin-kind-pay = Pagar
feast-for-odin-kind-spend = Gastar
feast-for-odin-kind-lay = Colocar una pieza
feast-for-odin-kind-on = Colocarla en
feast-for-odin-kind-turned = Girarla
feast-for-odin-kind-at = Esquina superior izquierda
feast-for-odin-kind-fill = Llenar un hueco
feast-for-odin-kind-buy = Comprar un barco
feast-for-odin-kind-load = Cargar mineral
feast-for-odin-kind-recall = Recuperar vikingos
feast-for-odin-kind-eat = Servir

# --- acciones
feast-for-odin-action-send = { $space }
feast-for-odin-action-pass = pasar: no más vikingos en esta ronda
feast-for-odin-action-copy = { $space }
feast-for-odin-action-play = { $card }
feast-for-odin-action-use = { $offer ->
    [b] { $card }, su otra oferta
   *[other] { $card }
}
feast-for-odin-action-option = opción { $number }
feast-for-odin-action-done = nada más, seguir
feast-for-odin-action-take = { $count ->
    [one] { $strip }: el primer elemento
   *[other] { $strip }: los { $count } primeros elementos
}
feast-for-odin-action-upgrade = { $steps ->
    [one] { $good }
   *[other] { $good }, { $steps } pasos
}
feast-for-odin-action-turn = { $good }
feast-for-odin-action-pick = { $item }
feast-for-odin-action-explore = { $board }
feast-for-odin-action-boats = { $loaded ->
    [0] { $empty } sin mineral
   *[other] { $empty } sin mineral, { $loaded } con él
}
feast-for-odin-action-roll = tirar
feast-for-odin-action-keep = quedarse con la tirada
feast-for-odin-action-fail = declarar el fracaso
feast-for-odin-action-pay = { $weapons ->
    [0] { $wood ->
        [one] 1 madera
       *[other] { $wood } maderas
    }
    [one] { $wood ->
        [0] 1 arma
        [one] 1 madera y 1 arma
       *[other] { $wood } maderas y 1 arma
    }
   *[other] { $wood ->
        [0] { $weapons } armas
        [one] 1 madera y { $weapons } armas
       *[other] { $wood } maderas y { $weapons } armas
    }
}
feast-for-odin-action-spend = { $count }
feast-for-odin-action-lay = { $item }
feast-for-odin-action-on = { $area }
feast-for-odin-action-turned = { $turn ->
    [0] como está impresa
    [1] un cuarto de vuelta
    [2] media vuelta
    [3] tres cuartos de vuelta
    [4] en espejo
    [5] en espejo, un cuarto de vuelta
    [6] en espejo, media vuelta
   *[other] en espejo, tres cuartos de vuelta
}
feast-for-odin-action-at = columna { $column }, fila { $row }
feast-for-odin-action-fill = { NAME($item, form: "a") } en { NAME($building, form: "a") }
feast-for-odin-action-buy = { $ship }
feast-for-odin-action-load = { $ship }
feast-for-odin-action-recall = { $space }
feast-for-odin-action-eat = { $how ->
    [upright] { $food }, de pie
   *[other] { $food }
}
feast-for-odin-action-leave = dejar vacía la columna siguiente
feast-for-odin-ask-feast-shortcut = feast
feast-for-odin-ask-feast-shortcut-words = Servir la comida más barata
feast-for-odin-notation-hint = «place robe home 8,0 r1» coloca una pieza en una línea; «feast» sirve la comida más barata.

# --- qué significa una opción, según la casilla o carta que la ofrece
feast-for-odin-action-option-sheep_or_cattle-1 = 1 oveja
feast-for-odin-action-option-sheep_or_cattle-2 = 1 res por 1 de plata
feast-for-odin-action-option-build_combo-1 = una casa de piedra y un drakkar
feast-for-odin-action-option-build_combo-2 = una casa comunal y un knarr
feast-for-odin-action-option-mountain_2222_or_double_upgrade_3-1 = hasta 2 elementos de cada una de hasta cuatro tiras de montaña
feast-for-odin-action-option-mountain_2222_or_double_upgrade_3-2 = mejorar hasta 3 productos, hasta dos pasos cada uno
feast-for-odin-action-option-craft_robe_jewelry-1 = 1 lana por 1 capa
feast-for-odin-action-option-craft_robe_jewelry-2 = 1 cubertería de plata por 1 de joyas
feast-for-odin-action-option-exchange_boat_emigrate-1 = un bote ballenero por un knarr
feast-for-odin-action-option-exchange_boat_emigrate-2 = emigrar por tanta plata como el número de ronda
feast-for-odin-action-option-plundering-1 = colocar todos los vikingos
feast-for-odin-action-option-plundering-2 = colocar 1 vikingo menos
feast-for-odin-action-option-plundering-3 = colocar 2 vikingos menos
feast-for-odin-action-option-38-1 = 1 madera
feast-for-odin-action-option-38-2 = 1 piedra
feast-for-odin-action-option-38-3 = 1 mineral
feast-for-odin-action-option-41-1 = 1 de plata por 1 aceite
feast-for-odin-action-option-41-2 = 1 hidromiel por 1 aceite
feast-for-odin-action-option-46-1 = 3 maderas y 1 lana por un drakkar
feast-for-odin-action-option-46-2 = 3 maderas y 1 tela de lino por un drakkar
feast-for-odin-action-option-51-1 = una piedra rúnica por 1 de plata y 1 leche
feast-for-odin-action-option-51-2 = una piedra rúnica por 1 de plata y 1 col
feast-for-odin-action-option-54-1 = una cubertería de plata por una seda
feast-for-odin-action-option-54-2 = una cubertería de plata por un baúl
feast-for-odin-action-option-60-1 = recuperar 1 vikingo
feast-for-odin-action-option-60-2 = recuperar 2 vikingos por tanta plata como el número de ronda
feast-for-odin-action-option-62-1 = el crucifijo
feast-for-odin-action-option-62-2 = el alfiler de capa
feast-for-odin-action-option-63-1 = 1 oveja por carne salada, un cuero y lana
feast-for-odin-action-option-63-2 = 3 de plata por el cuerno para beber
feast-for-odin-action-option-73-1 = 1 cubertería de plata gratis
feast-for-odin-action-option-73-2 = el crucifijo por 2 de plata
feast-for-odin-action-option-73-3 = el cáliz por 5 de plata
feast-for-odin-action-option-85-hunting_game-1 = pagar 1 de plata y salir de caza forestal
feast-for-odin-action-option-85-laying_a_snare-1 = pagar 2 de plata y montar trampas
feast-for-odin-action-option-86-1 = 1 cuero por 2 de plata
feast-for-odin-action-option-86-2 = 2 cueros por 4 de plata
feast-for-odin-action-option-86-3 = 3 cueros por 6 de plata
feast-for-odin-action-option-87-1 = el crucifijo
feast-for-odin-action-option-87-2 = hasta 4 elementos de una tira de montaña
feast-for-odin-action-option-96-1 = 1 carne de venado por 1 carne de ballena
feast-for-odin-action-option-96-2 = 1 carne de ballena por 2 carnes de venado
feast-for-odin-action-option-102-1 = 1 carne de venado por 1 de pieles
feast-for-odin-action-option-102-2 = 1 seda por 1 de pieles
feast-for-odin-action-option-104-1 = 1 pescado seco
feast-for-odin-action-option-104-2 = 1 aceite
feast-for-odin-action-option-133-1 = 1 de plata
feast-for-odin-action-option-133-2 = 1 de guisantes
feast-for-odin-action-option-169-1 = 1 lino
feast-for-odin-action-option-169-2 = 1 de cereales
feast-for-odin-action-option-174-1 = seda por 3 de plata
feast-for-odin-action-option-174-2 = especias por 4 de plata
feast-for-odin-action-option-182-1 = 2 maderas por 1 de especias
feast-for-odin-action-option-182-2 = 5 maderas por 2 de especias
feast-for-odin-action-option-184-1 = 4 maderas por un drakkar
feast-for-odin-action-option-184-2 = 3 de plata por un drakkar

# --- lo mismo en una pregunta, con la respuesta que lo elige
feast-for-odin-choice-sheep_or_cattle-1 = opción 1 ({ feast-for-odin-action-option-sheep_or_cattle-1 })
feast-for-odin-choice-sheep_or_cattle-2 = opción 2 ({ feast-for-odin-action-option-sheep_or_cattle-2 })
feast-for-odin-choice-build_combo-1 = opción 1 ({ feast-for-odin-action-option-build_combo-1 })
feast-for-odin-choice-build_combo-2 = opción 2 ({ feast-for-odin-action-option-build_combo-2 })
feast-for-odin-choice-mountain_2222_or_double_upgrade_3-1 = opción 1 ({ feast-for-odin-action-option-mountain_2222_or_double_upgrade_3-1 })
feast-for-odin-choice-mountain_2222_or_double_upgrade_3-2 = opción 2 ({ feast-for-odin-action-option-mountain_2222_or_double_upgrade_3-2 })
feast-for-odin-choice-craft_robe_jewelry-1 = opción 1 ({ feast-for-odin-action-option-craft_robe_jewelry-1 })
feast-for-odin-choice-craft_robe_jewelry-2 = opción 2 ({ feast-for-odin-action-option-craft_robe_jewelry-2 })
feast-for-odin-choice-exchange_boat_emigrate-1 = opción 1 ({ feast-for-odin-action-option-exchange_boat_emigrate-1 })
feast-for-odin-choice-exchange_boat_emigrate-2 = opción 2 ({ feast-for-odin-action-option-exchange_boat_emigrate-2 })
feast-for-odin-choice-plundering-1 = opción 1 ({ feast-for-odin-action-option-plundering-1 })
feast-for-odin-choice-plundering-2 = opción 2 ({ feast-for-odin-action-option-plundering-2 })
feast-for-odin-choice-plundering-3 = opción 3 ({ feast-for-odin-action-option-plundering-3 })
feast-for-odin-choice-38-1 = opción 1 ({ feast-for-odin-action-option-38-1 })
feast-for-odin-choice-38-2 = opción 2 ({ feast-for-odin-action-option-38-2 })
feast-for-odin-choice-38-3 = opción 3 ({ feast-for-odin-action-option-38-3 })
feast-for-odin-choice-41-1 = opción 1 ({ feast-for-odin-action-option-41-1 })
feast-for-odin-choice-41-2 = opción 2 ({ feast-for-odin-action-option-41-2 })
feast-for-odin-choice-46-1 = opción 1 ({ feast-for-odin-action-option-46-1 })
feast-for-odin-choice-46-2 = opción 2 ({ feast-for-odin-action-option-46-2 })
feast-for-odin-choice-51-1 = opción 1 ({ feast-for-odin-action-option-51-1 })
feast-for-odin-choice-51-2 = opción 2 ({ feast-for-odin-action-option-51-2 })
feast-for-odin-choice-54-1 = opción 1 ({ feast-for-odin-action-option-54-1 })
feast-for-odin-choice-54-2 = opción 2 ({ feast-for-odin-action-option-54-2 })
feast-for-odin-choice-60-1 = opción 1 ({ feast-for-odin-action-option-60-1 })
feast-for-odin-choice-60-2 = opción 2 ({ feast-for-odin-action-option-60-2 })
feast-for-odin-choice-62-1 = opción 1 ({ feast-for-odin-action-option-62-1 })
feast-for-odin-choice-62-2 = opción 2 ({ feast-for-odin-action-option-62-2 })
feast-for-odin-choice-63-1 = opción 1 ({ feast-for-odin-action-option-63-1 })
feast-for-odin-choice-63-2 = opción 2 ({ feast-for-odin-action-option-63-2 })
feast-for-odin-choice-73-1 = opción 1 ({ feast-for-odin-action-option-73-1 })
feast-for-odin-choice-73-2 = opción 2 ({ feast-for-odin-action-option-73-2 })
feast-for-odin-choice-73-3 = opción 3 ({ feast-for-odin-action-option-73-3 })
feast-for-odin-choice-85-hunting_game-1 = opción 1 ({ feast-for-odin-action-option-85-hunting_game-1 })
feast-for-odin-choice-85-laying_a_snare-1 = opción 1 ({ feast-for-odin-action-option-85-laying_a_snare-1 })
feast-for-odin-choice-86-1 = opción 1 ({ feast-for-odin-action-option-86-1 })
feast-for-odin-choice-86-2 = opción 2 ({ feast-for-odin-action-option-86-2 })
feast-for-odin-choice-86-3 = opción 3 ({ feast-for-odin-action-option-86-3 })
feast-for-odin-choice-87-1 = opción 1 ({ feast-for-odin-action-option-87-1 })
feast-for-odin-choice-87-2 = opción 2 ({ feast-for-odin-action-option-87-2 })
feast-for-odin-choice-96-1 = opción 1 ({ feast-for-odin-action-option-96-1 })
feast-for-odin-choice-96-2 = opción 2 ({ feast-for-odin-action-option-96-2 })
feast-for-odin-choice-102-1 = opción 1 ({ feast-for-odin-action-option-102-1 })
feast-for-odin-choice-102-2 = opción 2 ({ feast-for-odin-action-option-102-2 })
feast-for-odin-choice-104-1 = opción 1 ({ feast-for-odin-action-option-104-1 })
feast-for-odin-choice-104-2 = opción 2 ({ feast-for-odin-action-option-104-2 })
feast-for-odin-choice-133-1 = opción 1 ({ feast-for-odin-action-option-133-1 })
feast-for-odin-choice-133-2 = opción 2 ({ feast-for-odin-action-option-133-2 })
feast-for-odin-choice-169-1 = opción 1 ({ feast-for-odin-action-option-169-1 })
feast-for-odin-choice-169-2 = opción 2 ({ feast-for-odin-action-option-169-2 })
feast-for-odin-choice-174-1 = opción 1 ({ feast-for-odin-action-option-174-1 })
feast-for-odin-choice-174-2 = opción 2 ({ feast-for-odin-action-option-174-2 })
feast-for-odin-choice-182-1 = opción 1 ({ feast-for-odin-action-option-182-1 })
feast-for-odin-choice-182-2 = opción 2 ({ feast-for-odin-action-option-182-2 })
feast-for-odin-choice-184-1 = opción 1 ({ feast-for-odin-action-option-184-1 })
feast-for-odin-choice-184-2 = opción 2 ({ feast-for-odin-action-option-184-2 })

# --- qué hace una casilla
feast-for-odin-about-build_shed = Un vikingo. Paga 2 maderas y toma un cobertizo.
feast-for-odin-about-build_whaling_boat = Un vikingo. Paga 1 madera y toma un bote ballenero.
feast-for-odin-about-hunting_game_1 = Un vikingo. Tira el d8, mejor bajo: paga el resultado en maderas y arcos por un cuero y una carne de venado.
feast-for-odin-about-fishing_1 = Un vikingo. Toma 1 pescado seco.
feast-for-odin-about-buy_stockfish = Un vikingo. Paga 1 de plata y toma 2 pescados secos.
feast-for-odin-about-buy_salt_meat = Un vikingo. Paga 2 de plata y toma 2 carnes saladas.
feast-for-odin-about-market_beans = Un vikingo. Toma 1 de habas y 1 de plata.
feast-for-odin-about-products_milk = Un vikingo. Toma tantas leches como reses tengas, 3 como mucho.
feast-for-odin-about-craft_linen = Un vikingo. Cambia 1 lino por 1 tela de lino.
feast-for-odin-about-craft_rune_stone = Un vikingo. Paga 1 piedra: 1 piedra rúnica y 1 de plata.
feast-for-odin-about-mountain_2 = Un vikingo. Toma hasta 2 elementos de una tira de montaña.
feast-for-odin-about-mountain_1_upgrade_1 = Un vikingo. Toma 1 elemento de una tira de montaña y mejora 1 producto un paso.
feast-for-odin-about-upgrade_2 = Un vikingo. Mejora hasta 2 productos un paso.
feast-for-odin-about-overseas_trade_1 = Un vikingo. Exige un knarr. Paga 1 de plata y voltea a azul cualquier número de productos verdes distintos.
feast-for-odin-about-raiding = Un vikingo. Exige un drakkar. Tira el d8, mejor alto; el mineral a bordo no cuenta.
feast-for-odin-about-explore_1 = Un vikingo. Toma las Islas Shetland o las Islas Feroe; exige un barco cualquiera.
feast-for-odin-about-draw_occupation = Un vikingo. Roba 1 oficio y toma 1 de plata.
feast-for-odin-about-play_occupation_paid = Un vikingo. Paga 1 piedra o 1 mineral, juega 1 oficio y toma 1 de plata.
feast-for-odin-about-build_stone_house = Dos vikingos. Paga 1 piedra y toma una casa de piedra.
feast-for-odin-about-build_knarr = Dos vikingos. Paga 2 maderas y toma un knarr.
feast-for-odin-about-hunting_game_2 = Dos vikingos. Tira el d8, mejor bajo: paga el resultado en maderas y arcos por un cuero y una carne de venado.
feast-for-odin-about-laying_a_snare = Dos vikingos. Tira el d8, mejor bajo: paga el resultado en maderas y trampas por 1 de pieles y una trampa.
feast-for-odin-about-buy_sheep = Dos vikingos. Paga 1 de plata y toma 1 oveja.
feast-for-odin-about-buy_cattle_milk = Dos vikingos. Paga 3 de plata y toma 1 res y 1 leche.
feast-for-odin-about-market_flax_fish = Dos vikingos. Toma 1 lino, 1 pescado seco y 1 de plata.
feast-for-odin-about-products_mead = Dos vikingos. Toma 2 hidromieles y 2 de plata.
feast-for-odin-about-craft_clothing = Dos vikingos. Cambia 1 cuero y 1 tela de lino por 1 túnica y 2 de plata.
feast-for-odin-about-craft_chest = Dos vikingos. Paga 1 madera o 1 mineral: 1 baúl y 1 de plata.
feast-for-odin-about-wood_per_player = Dos vikingos. Toma tantas maderas como jugadores (1 en solitario) y 1 mineral.
feast-for-odin-about-mountain_3_upgrade_1 = Dos vikingos. Toma hasta 3 elementos de una tira y mejora 1 producto un paso.
feast-for-odin-about-upgrade_3 = Dos vikingos. Mejora hasta 3 productos un paso.
feast-for-odin-about-overseas_trade_2 = Dos vikingos. Exige un knarr. Paga 1 de plata y voltea a azul cualquier número de productos verdes distintos.
feast-for-odin-about-pillaging_2 = Dos vikingos. Exige un drakkar. Tira el d12, mejor alto; el mineral a bordo cuenta.
feast-for-odin-about-explore_2 = Dos vikingos. Toma Islandia, Groenlandia o la Isla del Oso; exige un knarr o un drakkar.
feast-for-odin-about-emigrate_2 = Dos vikingos. Paga tanta plata como el número de ronda: un knarr o un drakkar emigra y cubre parte del banquete.
feast-for-odin-about-play_occupations_1_2 = Dos vikingos. Juega gratis 1 o 2 oficios.
feast-for-odin-about-build_long_house = Tres vikingos. Paga 2 piedras y toma una casa comunal.
feast-for-odin-about-build_longship = Tres vikingos. Paga 2 maderas y toma un drakkar.
feast-for-odin-about-whaling_3 = Tres vikingos. Con uno a tres botes balleneros: tira el d12, mejor bajo, y resta el mineral a bordo.
feast-for-odin-about-sheep_or_cattle = Tres vikingos. Toma 1 oveja gratis, o paga 1 de plata por 1 res.
feast-for-odin-about-market_fruits = Tres vikingos. Toma 1 de fruta, 1 aceite, 1 carne salada y 1 de plata.
feast-for-odin-about-products_wool = Tres vikingos. Toma tantas lanas como ovejas tengas, 3 como mucho.
feast-for-odin-about-forge = Tres vikingos. Paga 1 mineral: 1 de joyas o una loseta especial que se pueda forjar.
feast-for-odin-about-craft_chests_runes = Tres vikingos. Paga 2 piedras y 2 maderas: 2 baúles y 2 piedras rúnicas.
feast-for-odin-about-mountain_3_2 = Tres vikingos. Toma hasta 3 elementos de una tira y hasta 2 de otra.
feast-for-odin-about-upgrade_3_weapons_4 = Tres vikingos. Mejora hasta 3 productos un paso y roba 4 armas.
feast-for-odin-about-upgrade_4 = Tres vikingos. Mejora hasta 4 productos un paso.
feast-for-odin-about-special_sale = Tres vikingos. Con un knarr, compra hasta 2 losetas especiales a su precio impreso.
feast-for-odin-about-pillaging_3 = Tres vikingos. Exige un drakkar. Tira el d12, mejor alto; el mineral a bordo cuenta.
feast-for-odin-about-explore_3 = Tres vikingos. Toma la Isla de Baffin, Labrador o Terranova; exige un drakkar.
feast-for-odin-about-emigrate_3 = Tres vikingos. Paga tanta plata como el número de ronda: un knarr o un drakkar emigra y cubre parte del banquete.
feast-for-odin-about-play_occupations_1_4 = Tres vikingos. Juega gratis de 1 a 4 oficios (también la carta que acabas de robar por la columna).
feast-for-odin-about-build_combo = Cuatro vikingos. Paga 2 piedras y 2 maderas: casa de piedra y drakkar, o casa comunal y knarr.
feast-for-odin-about-whaling_1 = Cuatro vikingos. Con exactamente un bote ballenero: tira el d12, mejor bajo, y resta el mineral a bordo.
feast-for-odin-about-buy_sheep_and_cattle = Cuatro vikingos. Paga 3 de plata y toma 1 oveja y 1 res.
feast-for-odin-about-market_spices = Cuatro vikingos. Toma 1 de especias y 1 de plata; 2 leches si tienes reses; 1 lana si tienes ovejas.
feast-for-odin-about-craft_robe_jewelry = Cuatro vikingos. Toma 4 de plata; luego cambia 1 lana por una capa, 1 cubertería de plata por 1 de joyas, o ambas cosas.
feast-for-odin-about-mountain_4_double_upgrade_2 = Cuatro vikingos. Toma hasta 4 elementos de una tira y mejora hasta 2 productos hasta dos pasos cada uno.
feast-for-odin-about-mountain_2222_or_double_upgrade_3 = Cuatro vikingos. Toma hasta 2 elementos de cada una de hasta cuatro tiras, o mejora hasta 3 productos hasta dos pasos cada uno.
feast-for-odin-about-plundering = Cuatro vikingos. Con 2 drakkar, toma 1 botín de plata sin tirar el dado.
feast-for-odin-about-exchange_boat_emigrate = Cuatro vikingos. Puedes cambiar 1 bote ballenero por un knarr (su mineral cargado se pierde); luego emigra por tanta plata como el número de ronda.
feast-for-odin-about-imitate_1 = Un vikingo. Haz lo que hace una casilla de la columna 1 donde haya otro jugador.
feast-for-odin-about-imitate_2 = Dos vikingos. Haz lo que hace una casilla de la columna 2 donde haya otro jugador.
feast-for-odin-about-imitate_3 = Tres vikingos. Haz lo que hace una casilla de la columna 3 donde haya otro jugador.
feast-for-odin-about-imitate_4 = Cuatro vikingos. Haz lo que hace una casilla de la columna 4 donde haya otro jugador.

# --- campos de la vista
feast-for-odin-field-round = Ronda
feast-for-odin-field-rounds = Rondas en total
feast-for-odin-field-step = Paso
feast-for-odin-field-start_player = Jugador inicial
feast-for-odin-field-turn = Turno
feast-for-odin-field-passed = Han pasado
feast-for-odin-field-seats = Jugadores
feast-for-odin-field-spaces = Vikingos en casillas
feast-for-odin-field-imitations = Casillas de copia
feast-for-odin-field-boards = Tableros de territorio
feast-for-odin-field-display = Losetas especiales
feast-for-odin-field-buildings = Edificios que quedan
feast-for-odin-field-strips = Tiras de montaña
feast-for-odin-field-strips_hidden = Tiras aún ocultas
feast-for-odin-field-weapons = Armas
feast-for-odin-field-deck = Cartas en el mazo
feast-for-odin-field-discard = Descarte
feast-for-odin-field-vikings = Vikingos
feast-for-odin-field-vikings_aside = Vikingos en espera
feast-for-odin-field-seat = Jugador
feast-for-odin-field-dice = La tirada
feast-for-odin-field-table = El banquete
feast-for-odin-field-laying = Colocando
feast-for-odin-field-hand = Cartas en mano
feast-for-odin-field-supply = Reserva
feast-for-odin-field-thing = Vikingos en el thing
feast-for-odin-field-played = Oficios
feast-for-odin-field-slots = Huecos llenos
feast-for-odin-field-shed_wood = Madera en cobertizos
feast-for-odin-field-shed_stone = Piedra en cobertizos
feast-for-odin-field-house_wood = Madera en casas de piedra
feast-for-odin-field-house_stone = Piedra en casas de piedra
feast-for-odin-field-emigrated = Barcos emigrados
feast-for-odin-field-penalties = Sanciones del thing
feast-for-odin-field-laid = Piezas colocadas
feast-for-odin-field-areas = Tableros y casas
feast-for-odin-field-income = Ingresos
feast-for-odin-field-bonuses = Recompensas
feast-for-odin-field-feast = Columnas del banquete
feast-for-odin-field-score = Puntos hasta ahora
feast-for-odin-field-side = Cara
feast-for-odin-field-owner = Dueño
feast-for-odin-field-area = Zona
feast-for-odin-field-rolls = Tiradas
feast-for-odin-field-most_rolls = Máximo de tiradas
feast-for-odin-field-rolls_left = Tiradas que quedan
feast-for-odin-field-sides = Caras del dado
feast-for-odin-field-throws = Cada tirada
feast-for-odin-field-face = Cara del dado
feast-for-odin-field-by_cards = Sumado por cartas
feast-for-odin-field-by_ore_thrown = Sumado por mineral tirado por la borda
feast-for-odin-field-by_ships = Sumado o restado por barcos
feast-for-odin-field-needed = Necesario
feast-for-odin-field-reach = Al alcance
feast-for-odin-field-result = Resultado
feast-for-odin-field-boats = Botes sin y con mineral
feast-for-odin-field-spent = Gastado
feast-for-odin-field-pieces = Servido
feast-for-odin-field-column = Columna

# --- la mesa propia del juego
feast-for-odin-table-board = La mesa de El banquete de Odín
feast-for-odin-table-action-board = Tablero de acciones
feast-for-odin-table-keys = En esta mesa: flechas entre casillas · Intro enviar, elegir, colocar · 1 a 4 primera casilla utilizable de una columna · / buscar una casilla · G reserva · B, Mayús+B tableros · R girar · F voltear · Esc devolver, cerrar · P el plan · T el banquete · O tableros ajenos
feast-for-odin-table-tab-actions = Acciones
feast-for-odin-table-tab-mine = Mi tablero
feast-for-odin-table-tab-others = Los demás
feast-for-odin-table-back-to-mine = Volver a mis tableros
feast-for-odin-table-chip = { $vikings ->
    [one] 1 vikingo
   *[other] { $vikings } vikingos
} en el thing, { $silver } de plata, { $score ->
    [one] 1 punto
   *[other] { $score } puntos
} si acabara ahora
feast-for-odin-table-passed = ha pasado
feast-for-odin-table-chip-vikings = Vikingos
feast-for-odin-table-chip-silver = Plata
feast-for-odin-table-chip-score = Si acabara ahora
feast-for-odin-table-rounds = Rondas
feast-for-odin-table-round-harvest = Ronda { $round }: cosecha de nivel { $level }
feast-for-odin-table-round-no-harvest = Ronda { $round }: sin cosecha
feast-for-odin-table-phases = Fases de la ronda
feast-for-odin-table-phase-harvest = Nuevo vikingo y cosecha
feast-for-odin-table-phase-weapon = Territorios y nueva arma
feast-for-odin-table-phase-actions = Acciones
feast-for-odin-table-phase-income = Ingresos
feast-for-odin-table-phase-breeding = Cría
feast-for-odin-table-phase-feast = Banquete
feast-for-odin-table-phase-bonus = Recompensas
feast-for-odin-table-since = { $count ->
    [one] Desde tu último turno: 1 suceso
   *[other] Desde tu último turno: { $count } sucesos
}
feast-for-odin-table-since-title = Desde tu último turno
feast-for-odin-table-pass = Pasar
feast-for-odin-table-pass-sure = { $count ->
    [one] ¿Pasar con 1 vikingo sin usar?
   *[other] ¿Pasar con { $count } vikingos sin usar?
}

# temas y columnas del tablero de acciones
feast-for-odin-table-theme-houses = Casas
feast-for-odin-table-theme-ships = Barcos
feast-for-odin-table-theme-hunting = Caza
feast-for-odin-table-theme-livestock = Ganado
feast-for-odin-table-theme-market = Mercado
feast-for-odin-table-theme-products = Productos
feast-for-odin-table-theme-crafting = Artesanía
feast-for-odin-table-theme-mountain = Montaña
feast-for-odin-table-theme-sailing = Navegación
feast-for-odin-table-theme-settling = Migración
feast-for-odin-table-theme-imitation = Copia
feast-for-odin-table-column = { $count ->
    [one] Casillas de 1 vikingo
   *[other] Casillas de { $count } vikingos
}
feast-for-odin-table-column-3 = Primero robas una carta de oficio.
feast-for-odin-table-column-4 = Puedes jugar una carta de oficio antes o después de la acción.
feast-for-odin-table-column-3-short = robar
feast-for-odin-table-column-4-short = jugar
feast-for-odin-table-last-round = Vikingos de la ronda anterior
feast-for-odin-table-stands-here = Ocupada: { $name }
feast-for-odin-table-usable = Se puede usar ahora
feast-for-odin-table-not-now = Ahora no

# buscar una casilla
feast-for-odin-table-find = Buscar
feast-for-odin-table-find-key = Buscar una casilla (/)
feast-for-odin-table-find-words = Nombre o palabra, p. ej. «lana»
feast-for-odin-table-find-close = Mostrar todas las casillas
feast-for-odin-table-found = { $count ->
    [0] Ninguna casilla
    [one] 1 casilla
   *[other] { $count } casillas
}
feast-for-odin-table-want-usable = utilizables ahora
feast-for-odin-table-want-wood = madera
feast-for-odin-table-want-stone = piedra
feast-for-odin-table-want-ore = mineral
feast-for-odin-table-want-silver = plata
feast-for-odin-table-want-food = comida
feast-for-odin-table-want-upgrade = mejoras
feast-for-odin-table-want-green = productos verdes
feast-for-odin-table-want-blue = productos azules, losetas especiales
feast-for-odin-table-want-animals = animales
feast-for-odin-table-want-ships = barcos
feast-for-odin-table-want-houses = casas
feast-for-odin-table-want-cards = oficios
feast-for-odin-table-want-weapons = armas
feast-for-odin-table-want-islands = exploración, migración
feast-for-odin-table-show-spaces = Qué casillas se muestran
feast-for-odin-table-by-vikings = Casillas según los vikingos
feast-for-odin-table-all-spaces = Todas
feast-for-odin-table-usable-spaces = Utilizables: { $count }

# qué falta
feast-for-odin-table-so-many = { COUNT($count, $item) }
feast-for-odin-table-vikings = { $count ->
    [one] 1 vikingo
   *[other] { $count } vikingos
}
feast-for-odin-table-short = { $count ->
    [one] falta { COUNT($count, $item) }
   *[other] faltan { COUNT($count, $item) }
}
feast-for-odin-table-short-any = falta una de estas cosas: { NAME($items, list: "or") }
feast-for-odin-table-short-vikings = { $count ->
    [one] falta 1 vikingo
   *[other] faltan { $count } vikingos
}
feast-for-odin-table-lack-imitation-closed = no está en esta partida
feast-for-odin-table-lack-space-occupied = ya está ocupada
feast-for-odin-table-lack-too-few-vikings = faltan vikingos
feast-for-odin-table-lack-ship-missing = falta el barco
feast-for-odin-table-lack-cannot-pay = no puedes pagarla
feast-for-odin-table-lack-nothing-to-copy = nadie más ocupa una casilla de esta columna que puedas usar
feast-for-odin-table-lack-nothing-to-do = ahora no te serviría de nada
feast-for-odin-table-lost = Te quedarías sin esto, por falta de sitio o de existencias: { $items }.

# en oferta
feast-for-odin-table-mountain = Montaña
feast-for-odin-table-special-tiles = Losetas especiales
feast-for-odin-table-left = { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
feast-for-odin-table-not-for-sale = no se vende
feast-for-odin-table-to-explore = Por explorar
feast-for-odin-table-tile-tip = { $forged ->
    [true] { $name }: valor de combate { $swords }; se puede forjar
   *[other] { $name }: valor de combate { $swords }
}
feast-for-odin-table-board-tip = { $name }: { $points } puntos, { $silver } de plata encima
feast-for-odin-table-board-note = { $name }: { $points } puntos, { $silver } de plata
feast-for-odin-table-board-cost = { $count ->
    [one] { $count } casilla cuesta un punto hasta que se cubra.
   *[other] { $count } casillas cuestan un punto cada una hasta que se cubran.
}
feast-for-odin-table-price-note = { $name } por { $silver } de plata
feast-for-odin-table-loot-note = { $name }: valor de combate { $swords }, { $cells } casillas
feast-for-odin-table-house-worth = { $name }: { $points } puntos, menos 1 por cada uno de sus { $count } espacios vacíos.
feast-for-odin-table-emigrate-note = { $name }: { $points } puntos, dos columnas menos que llenar
feast-for-odin-table-more = +{ $number }

# el panel de una casilla
feast-for-odin-table-close = Cerrar
feast-for-odin-table-in-vain = Tal como están las cosas, esto no te da nada.
feast-for-odin-table-back = Atrás
feast-for-odin-table-confirm = Confirmar
feast-for-odin-table-chosen = Elegido hasta ahora
feast-for-odin-table-take-back = Deshacer esto
feast-for-odin-table-take-back-step = Deshacer: { $step }
feast-for-odin-table-choose-one = Elige una cosa
feast-for-odin-table-choose-card = Elige una carta
feast-for-odin-table-will-happen = Ocurrirá esto
feast-for-odin-table-balance-gain = Ganas { $items }.
feast-for-odin-table-balance-give = Das { $items }.
feast-for-odin-table-send = { $count ->
    [one] Enviar 1 vikingo
   *[other] Enviar { $count } vikingos
}
feast-for-odin-table-send-roll = { $count ->
    [one] Enviar 1 vikingo y tirar
   *[other] Enviar { $count } vikingos y tirar
}
feast-for-odin-table-send-rest = { $action }, dejar el resto
feast-for-odin-table-barrier = Lo que sigue no se sabe hasta que esto esté hecho.
feast-for-odin-table-barrier-card = Primero robas una carta y luego sigues.
feast-for-odin-table-barrier-dice = Luego se tira el dado.
feast-for-odin-table-barrier-draw = Luego robas y ves qué te toca.
feast-for-odin-table-barrier-play = { $players ->
    [1] Se juega la carta; después sigues.
   *[other] Todos ven la carta; después sigues.
}
feast-for-odin-table-barrier-undo-marks = Desde entonces, deshacer marca la partida «con jugadas deshechas».
feast-for-odin-table-barrier-undo-ask = Desde entonces, las demás personas de la mesa deben estar de acuerdo para deshacer.
feast-for-odin-table-barrier-undo-counting = Desde entonces ya no se puede deshacer: esta mesa cuenta.
feast-for-odin-table-ask-title-mountain = Montaña
feast-for-odin-table-ask-title-upgrade = Mejorar productos
feast-for-odin-table-ask-title-turn = Voltear productos
feast-for-odin-table-ask-title-picks = Elige
feast-for-odin-table-ask-title-explore = Explorar
feast-for-odin-table-ask-title-dice = Dado
feast-for-odin-table-ask-title-cards = Oficios
feast-for-odin-table-ask-title-spaces = Elige una casilla
feast-for-odin-table-ask-title-options = Elige
feast-for-odin-table-ask-title-lay = Coloca una pieza
feast-for-odin-table-ask-title-feast = Banquete
feast-for-odin-table-ask-title-window = ¿Algo más?
feast-for-odin-table-ask-title-words = Elige
feast-for-odin-table-mountain-how = { $count ->
    [one] Toma el primer elemento de una tira.
   *[other] Pulsa el último elemento que quieras: viene con todos los anteriores, hasta { $count }.
}
feast-for-odin-table-take = Tomar { $items }
feast-for-odin-table-becomes = { $from } → { $to }
feast-for-odin-table-play-card = Jugar { $card }
feast-for-odin-table-use-card = Usar { $card }
feast-for-odin-table-plan = Plan
feast-for-odin-table-add-to-plan = Añadir al plan
feast-for-odin-table-feast-waits = Te espera el banquete. Antes puedes colocar losetas si quieres.
feast-for-odin-table-feast-open = Poner la mesa

# dejar una pregunta
feast-for-odin-table-done-mountain = { $before ->
    [0] No tomar nada
   *[other] No tomar nada más
}
feast-for-odin-table-done-upgrade = { $before ->
    [0] No mejorar nada
   *[other] No mejorar nada más
}
feast-for-odin-table-done-overseas = { $before ->
    [0] No voltear nada
   *[other] No voltear nada más
}
feast-for-odin-table-done-sale = { $before ->
    [0] No comprar nada
   *[other] No comprar nada más
}
feast-for-odin-table-done-flip = { $before ->
    [0] No voltear nada
   *[other] No voltear nada más
}
feast-for-odin-table-done-play-cards = { $before ->
    [0] No jugar ninguna carta
   *[other] No jugar más cartas
}
feast-for-odin-table-done-early-card = Seguir sin carta
feast-for-odin-table-done-late-card = Acabar el turno sin carta
feast-for-odin-table-done-instead = Hacer lo que dice la casilla
feast-for-odin-table-done-effects = No usarla
feast-for-odin-table-done-choose-card = Seguir
feast-for-odin-table-done-choose-space = Seguir
feast-for-odin-table-done-draw-card = Robar
feast-for-odin-table-done-draw-weapon = Robar
feast-for-odin-table-done-card-action = Rechazar
feast-for-odin-table-done-place-by-card = No colocar nada más
feast-for-odin-table-done-loot = No tomar nada más
feast-for-odin-table-done-window = Seguir
feast-for-odin-table-done-gain-pick = Seguir
feast-for-odin-table-done-use-space = Rechazar
feast-for-odin-table-done-unload = Seguir
feast-for-odin-table-done-throw-ore = Seguir
feast-for-odin-table-done-recall = Seguir
feast-for-odin-table-done-forge = Seguir
feast-for-odin-table-done-hand-over = Seguir
feast-for-odin-table-done-emigrate = Seguir
feast-for-odin-table-done-explore = Seguir
feast-for-odin-table-done-payment = Seguir
feast-for-odin-table-done-boats = Seguir

# ventanas entre las fases
feast-for-odin-table-window-before_harvest = Antes de la cosecha
feast-for-odin-table-window-before_actions = Antes de las acciones
feast-for-odin-table-window-actions = ¿Algo más este turno?
feast-for-odin-table-window-latecomers = Después de las acciones
feast-for-odin-table-window-before_income = Antes de los ingresos: coloca losetas ahora
feast-for-odin-table-window-before_breeding = Antes de la cría
feast-for-odin-table-window-breeding = Después de la cría
feast-for-odin-table-window-feast = Antes del banquete
feast-for-odin-table-window-final_window = Última ocasión de colocar losetas
feast-for-odin-table-window-before_bonus = Antes de las recompensas: coloca losetas ahora
feast-for-odin-table-window-before_mountain_strips = Antes de que avancen las tiras de montaña
feast-for-odin-table-window-done-before_harvest = Ir a la cosecha
feast-for-odin-table-window-done-before_actions = Ir a las acciones
feast-for-odin-table-window-done-actions = Acabar el turno
feast-for-odin-table-window-done-latecomers = Seguir
feast-for-odin-table-window-done-before_income = Ir a los ingresos
feast-for-odin-table-window-done-before_breeding = Ir a la cría
feast-for-odin-table-window-done-breeding = Seguir
feast-for-odin-table-window-done-feast = Ir al banquete
feast-for-odin-table-window-done-final_window = Ir a la puntuación final
feast-for-odin-table-window-done-before_bonus = Ir a las recompensas
feast-for-odin-table-window-done-before_mountain_strips = Seguir
feast-for-odin-table-window-income = Tal como están tus tableros, tus ingresos son de { $silver } de plata. Las losetas que coloques ahora aún cuentan.
feast-for-odin-table-window-no-bonus = Tal como están tus tableros, no paga ninguna recompensa. Las losetas que coloques ahora aún cuentan.
feast-for-odin-table-window-lay = Aún puedes colocar losetas, comprar barcos, cargar mineral o usar cartas.
feast-for-odin-table-window-fits = Podrías colocar { $items }.
feast-for-odin-table-window-plan-waits = Tu plan aún no está hecho. Hazlo ahora u olvídalo antes.
feast-for-odin-table-window-plan = Hacer el plan y seguir
feast-for-odin-table-prompt-window = Coloca losetas, compra barcos, carga mineral o usa cartas; luego sigue.
feast-for-odin-table-prompt-feast = { $columns_count ->
    [one] El banquete: 1 columna que llenar con comida o plata.
   *[other] El banquete: { $columns_count } columnas que llenar con comida o plata.
}

# dados
feast-for-odin-table-percent = { $number } %
feast-for-odin-table-odds-before = { $goal ->
    [high] Las tiradas de { $face } o más tienen éxito: { $next } con una tirada, { $within } con hasta { $rolls }.
   *[low] Las tiradas de { $face } o menos tienen éxito: { $next } con una tirada, { $within } con hasta { $rolls }.
}
feast-for-odin-table-odds-none = Con lo que tienes, ninguna tirada puede tener éxito.
feast-for-odin-table-dice-before = Puedes pagar hasta { $reach }.
feast-for-odin-table-dice-payable = { $result } que pagar, y puedes pagarlo
feast-for-odin-table-dice-too-dear = { $result } que pagar, y puedes pagar { $reach } como mucho
feast-for-odin-table-dice-reaches = { $more ->
    [0] { $result }: es suficiente
   *[other] { $result } ahora, hasta { $reach } con todo lo que tienes
}
feast-for-odin-table-dice-short = { $more ->
    [0] { $result }: nada al alcance
   *[other] { $result } ahora, { $reach } con todo lo que tienes: nada al alcance
}
feast-for-odin-table-dice-sum = { $face } en el dado, { $added } por barcos y cartas: { $result }
feast-for-odin-table-you-hold = Tienes
feast-for-odin-table-rolls = Tirada { $made } de { $most }
feast-for-odin-table-each-face = Qué significa cada cara
feast-for-odin-table-face-costs = pagar { $number }
feast-for-odin-table-face-reaches = hasta { $number }
feast-for-odin-table-face-fails = no
feast-for-odin-table-within-reach = Al alcance
feast-for-odin-table-raid-pick = Elige tu loseta: se gasta lo que haga falta
feast-for-odin-table-raid-spends = Gastas
feast-for-odin-table-odds-next = éxito en la próxima tirada
feast-for-odin-table-odds-within = { $count ->
    [one] en la tirada que queda
   *[other] en las { $count } tiradas que quedan
}
feast-for-odin-table-odds-lower = la próxima tirada da menos de { $face }
feast-for-odin-table-odds-higher = la próxima tirada da más de { $face }
feast-for-odin-table-success = Éxito
feast-for-odin-table-success-loot = Un producto azul o una loseta especial al alcance
feast-for-odin-table-failure = El fracaso da
feast-for-odin-table-vikings-back = { $count ->
    [one] vuelve 1 vikingo
   *[other] vuelven { $count } vikingos
}
feast-for-odin-table-roll-first = Tirar
feast-for-odin-table-roll-again = Tirar otra vez: { $odds } de mejorar
feast-for-odin-table-roll-to-succeed = Tirar otra vez: { $odds } de tener éxito
feast-for-odin-table-keep-steps = Quedársela ({ $result }) y decidir paso a paso
feast-for-odin-table-keep-fails = Quedársela y fracasar: tomar { $items }
feast-for-odin-table-fail-takes = Renunciar: tomar { $items }
feast-for-odin-table-pay = Pagar { $items }
feast-for-odin-table-spend = { $count ->
    [0] No gastar nada: { $result }
   *[other] Gastar { $items }: { $result }
}
feast-for-odin-table-boats = { $empty } sin mineral, { $loaded } con mineral: { $odds }

# si acabara ahora
feast-for-odin-table-ended-now = Si acabara ahora
feast-for-odin-table-final = Puntuación final
feast-for-odin-table-score-line = Línea de la hoja de puntuación
feast-for-odin-table-together = En total
feast-for-odin-table-to-beat = Meta en solitario
feast-for-odin-score-alone = Un total de 100 o más es un buen resultado en solitario.
feast-for-odin-table-end-of-round = Aún por venir en esta ronda
feast-for-odin-table-rest-income = Ingresos: { $silver } de plata
feast-for-odin-table-rest-young = { $count ->
    [one] Nacerá { COUNT($count, $animal) }
   *[other] Nacerán { COUNT($count, $animal) }
}
feast-for-odin-table-rest-feast = { $columns ->
    [one] Banquete: 1 columna.
   *[other] Banquete: { $columns } columnas.
}
feast-for-odin-table-feast-fed = Tu comida las cubre.
feast-for-odin-table-feast-silver = Tu comida y { $silver } de plata las cubren.
feast-for-odin-table-feast-hungry = { $count ->
    [one] 1 columna quedaría vacía: −{ $points } puntos.
   *[other] { $count } columnas quedarían vacías: −{ $points } puntos.
}
feast-for-odin-table-rest-bonus = Recompensa: { $item }
feast-for-odin-table-solo-aside = { $count ->
    [one] 1 vikingo del otro color espera; los de esta ronda se quedan en sus casillas en la siguiente.
   *[other] { $count } vikingos del otro color esperan; los de esta ronda se quedan en sus casillas en la siguiente.
}
