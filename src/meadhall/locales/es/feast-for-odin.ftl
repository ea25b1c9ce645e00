# El banquete de Odín

## Nombres

feast-for-odin-item-peas = { $form ->
    [counted] de guisantes
    [a] 1 de guisantes
    [the] los guisantes
    [of] de los guisantes
    [to] a los guisantes
   *[plain] guisantes
}
    .gender = masculine
feast-for-odin-item-mead = { $form ->
    [counted] { $count ->
        [one] hidromiel
       *[other] hidromieles
    }
    [a] un hidromiel
    [the] el hidromiel
    [of] del hidromiel
    [to] al hidromiel
   *[plain] hidromiel
}
    .gender = masculine
feast-for-odin-item-oil = { $form ->
    [counted] { $count ->
        [one] aceite
       *[other] aceites
    }
    [a] un aceite
    [the] el aceite
    [of] del aceite
    [to] al aceite
   *[plain] aceite
}
    .gender = masculine
feast-for-odin-item-rune_stone = { $form ->
    [counted] { $count ->
        [one] piedra rúnica
       *[other] piedras rúnicas
    }
    [a] una piedra rúnica
    [the] la piedra rúnica
    [of] de la piedra rúnica
    [to] a la piedra rúnica
   *[plain] piedra rúnica
}
    .gender = feminine
feast-for-odin-item-flax = { $form ->
    [counted] { $count ->
        [one] lino
       *[other] linos
    }
    [a] un lino
    [the] el lino
    [of] del lino
    [to] al lino
   *[plain] lino
}
    .gender = masculine
feast-for-odin-item-stockfish = { $form ->
    [counted] { $count ->
        [one] pescado seco
       *[other] pescados secos
    }
    [a] un pescado seco
    [the] el pescado seco
    [of] del pescado seco
    [to] al pescado seco
   *[plain] pescado seco
}
    .gender = masculine
feast-for-odin-item-hide = { $form ->
    [counted] { $count ->
        [one] cuero
       *[other] cueros
    }
    [a] un cuero
    [the] el cuero
    [of] del cuero
    [to] al cuero
   *[plain] cuero
}
    .gender = masculine
feast-for-odin-item-silverware = { $form ->
    [counted] { $count ->
        [one] cubertería de plata
       *[other] cuberterías de plata
    }
    [a] una cubertería de plata
    [the] la cubertería de plata
    [of] de la cubertería de plata
    [to] a la cubertería de plata
   *[plain] cubertería de plata
}
    .gender = feminine
feast-for-odin-item-beans = { $form ->
    [counted] de habas
    [a] 1 de habas
    [the] las habas
    [of] de las habas
    [to] a las habas
   *[plain] habas
}
    .gender = feminine
feast-for-odin-item-milk = { $form ->
    [counted] { $count ->
        [one] leche
       *[other] leches
    }
    [a] una leche
    [the] la leche
    [of] de la leche
    [to] a la leche
   *[plain] leche
}
    .gender = feminine
feast-for-odin-item-wool = { $form ->
    [counted] { $count ->
        [one] lana
       *[other] lanas
    }
    [a] una lana
    [the] la lana
    [of] de la lana
    [to] a la lana
   *[plain] lana
}
    .gender = feminine
feast-for-odin-item-chest = { $form ->
    [counted] { $count ->
        [one] baúl
       *[other] baúles
    }
    [a] un baúl
    [the] el baúl
    [of] del baúl
    [to] al baúl
   *[plain] baúl
}
    .gender = masculine
feast-for-odin-item-grain = { $form ->
    [counted] de cereales
    [a] 1 de cereales
    [the] los cereales
    [of] de los cereales
    [to] a los cereales
   *[plain] cereales
}
    .gender = masculine
feast-for-odin-item-salt_meat = { $form ->
    [counted] { $count ->
        [one] carne salada
       *[other] carnes saladas
    }
    [a] una carne salada
    [the] la carne salada
    [of] de la carne salada
    [to] a la carne salada
   *[plain] carne salada
}
    .gender = feminine
feast-for-odin-item-linen = { $form ->
    [counted] { $count ->
        [one] tela de lino
       *[other] telas de lino
    }
    [a] una tela de lino
    [the] la tela de lino
    [of] de la tela de lino
    [to] a la tela de lino
   *[plain] tela de lino
}
    .gender = feminine
feast-for-odin-item-silk = { $form ->
    [counted] { $count ->
        [one] seda
       *[other] sedas
    }
    [a] una seda
    [the] la seda
    [of] de la seda
    [to] a la seda
   *[plain] seda
}
    .gender = feminine
feast-for-odin-item-cabbage = { $form ->
    [counted] { $count ->
        [one] col
       *[other] coles
    }
    [a] una col
    [the] la col
    [of] de la col
    [to] a la col
   *[plain] col
}
    .gender = feminine
feast-for-odin-item-game_meat = { $form ->
    [counted] { $count ->
        [one] carne de venado
       *[other] carnes de venado
    }
    [a] una carne de venado
    [the] la carne de venado
    [of] de la carne de venado
    [to] a la carne de venado
   *[plain] carne de venado
}
    .gender = feminine
feast-for-odin-item-skin_and_bones = { $form ->
    [counted] de piel y huesos
    [a] 1 de piel y huesos
    [the] la piel y huesos
    [of] de la piel y huesos
    [to] a la piel y huesos
   *[plain] piel y huesos
}
    .gender = feminine
feast-for-odin-item-spices = { $form ->
    [counted] de especias
    [a] 1 de especias
    [the] las especias
    [of] de las especias
    [to] a las especias
   *[plain] especias
}
    .gender = feminine
feast-for-odin-item-sheep = { $form ->
    [counted] { $count ->
        [one] oveja
       *[other] ovejas
    }
    [a] una oveja
    [the] la oveja
    [of] de la oveja
    [to] a la oveja
   *[plain] oveja
}
    .gender = feminine
feast-for-odin-item-fur = { $form ->
    [counted] de pieles
    [a] 1 de pieles
    [the] las pieles
    [of] de las pieles
    [to] a las pieles
   *[plain] pieles
}
    .gender = feminine
feast-for-odin-item-jewelry = { $form ->
    [counted] de joyas
    [a] 1 de joyas
    [the] las joyas
    [of] de las joyas
    [to] a las joyas
   *[plain] joyas
}
    .gender = feminine
feast-for-odin-item-fruits = { $form ->
    [counted] de fruta
    [a] 1 de fruta
    [the] la fruta
    [of] de la fruta
    [to] a la fruta
   *[plain] fruta
}
    .gender = feminine
feast-for-odin-item-whale_meat = { $form ->
    [counted] { $count ->
        [one] carne de ballena
       *[other] carnes de ballena
    }
    [a] una carne de ballena
    [the] la carne de ballena
    [of] de la carne de ballena
    [to] a la carne de ballena
   *[plain] carne de ballena
}
    .gender = feminine
feast-for-odin-item-robe = { $form ->
    [counted] { $count ->
        [one] capa
       *[other] capas
    }
    [a] una capa
    [the] la capa
    [of] de la capa
    [to] a la capa
   *[plain] capa
}
    .gender = feminine
feast-for-odin-item-treasure_chest = { $form ->
    [counted] { $count ->
        [one] cofre
       *[other] cofres
    }
    [a] un cofre
    [the] el cofre
    [of] del cofre
    [to] al cofre
   *[plain] cofre
}
    .gender = masculine
feast-for-odin-item-cattle = { $form ->
    [counted] { $count ->
        [one] res
       *[other] reses
    }
    [a] una res
    [the] la res
    [of] de la res
    [to] a la res
   *[plain] res
}
    .gender = feminine
feast-for-odin-item-clothing = { $form ->
    [counted] { $count ->
        [one] túnica
       *[other] túnicas
    }
    [a] una túnica
    [the] la túnica
    [of] de la túnica
    [to] a la túnica
   *[plain] túnica
}
    .gender = feminine
feast-for-odin-item-silver_hoard = { $form ->
    [counted] { $count ->
        [one] botín de plata
       *[other] botines de plata
    }
    [a] un botín de plata
    [the] el botín de plata
    [of] del botín de plata
    [to] al botín de plata
   *[plain] botín de plata
}
    .gender = masculine
feast-for-odin-item-pregnant_sheep = { $form ->
    [counted] { $count ->
        [one] oveja embarazada
       *[other] ovejas embarazadas
    }
    [a] una oveja embarazada
    [the] la oveja embarazada
    [of] de la oveja embarazada
    [to] a la oveja embarazada
   *[plain] oveja embarazada
}
    .gender = feminine
feast-for-odin-item-pregnant_cattle = { $form ->
    [counted] { $count ->
        [one] res embarazada
       *[other] reses embarazadas
    }
    [a] una res embarazada
    [the] la res embarazada
    [of] de la res embarazada
    [to] a la res embarazada
   *[plain] res embarazada
}
    .gender = feminine
feast-for-odin-item-glass_beads = { $form ->
    [counted] de cuentas de cristal
    [a] las cuentas de cristal
    [the] las cuentas de cristal
    [of] de las cuentas de cristal
    [to] a las cuentas de cristal
   *[plain] cuentas de cristal
}
    .gender = feminine
feast-for-odin-item-helmet = { $form ->
    [counted] { $count ->
        [one] casco
       *[other] cascos
    }
    [a] el casco
    [the] el casco
    [of] del casco
    [to] al casco
   *[plain] casco
}
    .gender = masculine
feast-for-odin-item-cloakpin = { $form ->
    [counted] { $count ->
        [one] alfiler de capa
       *[other] alfileres de capa
    }
    [a] el alfiler de capa
    [the] el alfiler de capa
    [of] del alfiler de capa
    [to] al alfiler de capa
   *[plain] alfiler de capa
}
    .gender = masculine
feast-for-odin-item-belt = { $form ->
    [counted] { $count ->
        [one] cinturón
       *[other] cinturones
    }
    [a] el cinturón
    [the] el cinturón
    [of] del cinturón
    [to] al cinturón
   *[plain] cinturón
}
    .gender = masculine
feast-for-odin-item-crucifix = { $form ->
    [counted] { $count ->
        [one] crucifijo
       *[other] crucifijos
    }
    [a] el crucifijo
    [the] el crucifijo
    [of] del crucifijo
    [to] al crucifijo
   *[plain] crucifijo
}
    .gender = masculine
feast-for-odin-item-drinking_horn = { $form ->
    [counted] { $count ->
        [one] cuerno para beber
       *[other] cuernos para beber
    }
    [a] el cuerno para beber
    [the] el cuerno para beber
    [of] del cuerno para beber
    [to] al cuerno para beber
   *[plain] cuerno para beber
}
    .gender = masculine
feast-for-odin-item-amber_figure = { $form ->
    [counted] { $count ->
        [one] figura de ámbar
       *[other] figuras de ámbar
    }
    [a] la figura de ámbar
    [the] la figura de ámbar
    [of] de la figura de ámbar
    [to] a la figura de ámbar
   *[plain] figura de ámbar
}
    .gender = feminine
feast-for-odin-item-horseshoe = { $form ->
    [counted] { $count ->
        [one] herradura
       *[other] herraduras
    }
    [a] la herradura
    [the] la herradura
    [of] de la herradura
    [to] a la herradura
   *[plain] herradura
}
    .gender = feminine
feast-for-odin-item-gold_brooch = { $form ->
    [counted] { $count ->
        [one] broche de oro
       *[other] broches de oro
    }
    [a] el broche de oro
    [the] el broche de oro
    [of] del broche de oro
    [to] al broche de oro
   *[plain] broche de oro
}
    .gender = masculine
feast-for-odin-item-forge_hammer = { $form ->
    [counted] { $count ->
        [one] martillo de forja
       *[other] martillos de forja
    }
    [a] el martillo de forja
    [the] el martillo de forja
    [of] del martillo de forja
    [to] al martillo de forja
   *[plain] martillo de forja
}
    .gender = masculine
feast-for-odin-item-fibula = { $form ->
    [counted] { $count ->
        [one] fíbula
       *[other] fíbulas
    }
    [a] la fíbula
    [the] la fíbula
    [of] de la fíbula
    [to] a la fíbula
   *[plain] fíbula
}
    .gender = feminine
feast-for-odin-item-throwing_axe = { $form ->
    [counted] { $count ->
        [one] hacha arrojadiza
       *[other] hachas arrojadizas
    }
    [a] el hacha arrojadiza
    [the] el hacha arrojadiza
    [of] del hacha arrojadiza
    [to] al hacha arrojadiza
   *[plain] hacha arrojadiza
}
    .gender = feminine
feast-for-odin-item-chalice = { $form ->
    [counted] { $count ->
        [one] cáliz
       *[other] cálices
    }
    [a] el cáliz
    [the] el cáliz
    [of] del cáliz
    [to] al cáliz
   *[plain] cáliz
}
    .gender = masculine
feast-for-odin-item-round_shield = { $form ->
    [counted] { $count ->
        [one] escudo redondo
       *[other] escudos redondos
    }
    [a] el escudo redondo
    [the] el escudo redondo
    [of] del escudo redondo
    [to] al escudo redondo
   *[plain] escudo redondo
}
    .gender = masculine
feast-for-odin-item-english_crown = { $form ->
    [counted] { $count ->
        [one] corona inglesa
       *[other] coronas inglesas
    }
    [a] la corona inglesa
    [the] la corona inglesa
    [of] de la corona inglesa
    [to] a la corona inglesa
   *[plain] corona inglesa
}
    .gender = feminine
feast-for-odin-item-silver = { $form ->
    [counted] de plata
    [a] 1 de plata
    [the] la plata
    [of] de la plata
    [to] a la plata
   *[plain] plata
}
    .gender = feminine
feast-for-odin-item-silver2 = 2 de plata
    .gender = feminine
feast-for-odin-item-ore = { $form ->
    [counted] { $count ->
        [one] mineral
       *[other] minerales
    }
    [a] un mineral
    [the] el mineral
    [of] del mineral
    [to] al mineral
   *[plain] mineral
}
    .gender = masculine
feast-for-odin-item-wood = { $form ->
    [counted] { $count ->
        [one] madera
       *[other] maderas
    }
    [a] una madera
    [the] la madera
    [of] de la madera
    [to] a la madera
   *[plain] madera
}
    .gender = feminine
feast-for-odin-item-stone = { $form ->
    [counted] { $count ->
        [one] piedra
       *[other] piedras
    }
    [a] una piedra
    [the] la piedra
    [of] de la piedra
    [to] a la piedra
   *[plain] piedra
}
    .gender = feminine
feast-for-odin-item-bow = { $form ->
    [counted] { $count ->
        [one] arco
       *[other] arcos
    }
    [a] un arco
    [the] el arco
    [of] del arco
    [to] al arco
   *[plain] arco
}
    .gender = masculine
feast-for-odin-item-snare = { $form ->
    [counted] { $count ->
        [one] trampa
       *[other] trampas
    }
    [a] una trampa
    [the] la trampa
    [of] de la trampa
    [to] a la trampa
   *[plain] trampa
}
    .gender = feminine
feast-for-odin-item-spear = { $form ->
    [counted] { $count ->
        [one] lanza
       *[other] lanzas
    }
    [a] una lanza
    [the] la lanza
    [of] de la lanza
    [to] a la lanza
   *[plain] lanza
}
    .gender = feminine
feast-for-odin-item-long_sword = { $form ->
    [counted] { $count ->
        [one] espada
       *[other] espadas
    }
    [a] una espada
    [the] la espada
    [of] de la espada
    [to] a la espada
   *[plain] espada
}
    .gender = feminine
feast-for-odin-item-whaling_boat = { $form ->
    [counted] { $count ->
        [one] bote ballenero
       *[other] botes balleneros
    }
    [a] un bote ballenero
    [the] el bote ballenero
    [of] del bote ballenero
    [to] al bote ballenero
   *[plain] bote ballenero
}
    .gender = masculine
feast-for-odin-item-whaling_boat_1 = { $form ->
    [counted] { $count ->
        [one] bote ballenero con mineral
       *[other] botes balleneros con mineral
    }
    [a] un bote ballenero con mineral
    [the] el bote ballenero con mineral
    [of] del bote ballenero con mineral
    [to] al bote ballenero con mineral
   *[plain] bote ballenero con mineral
}
    .gender = masculine
feast-for-odin-item-knarr = { $form ->
    [a] un knarr
    [the] el knarr
    [of] del knarr
    [to] al knarr
   *[plain] knarr
}
    .gender = masculine
feast-for-odin-item-longship = { $form ->
    [a] un drakkar
    [the] el drakkar
    [of] del drakkar
    [to] al drakkar
   *[plain] drakkar
}
    .gender = masculine
feast-for-odin-item-longship_1 = { $form ->
    [a] un drakkar con 1 mineral
    [the] el drakkar con 1 mineral
    [of] del drakkar con 1 mineral
    [to] al drakkar con 1 mineral
   *[plain] drakkar con 1 mineral
}
    .gender = masculine
feast-for-odin-item-longship_2 = { $form ->
    [a] un drakkar con 2 minerales
    [the] el drakkar con 2 minerales
    [of] del drakkar con 2 minerales
    [to] al drakkar con 2 minerales
   *[plain] drakkar con 2 minerales
}
    .gender = masculine
feast-for-odin-item-longship_3 = { $form ->
    [a] un drakkar con 3 minerales
    [the] el drakkar con 3 minerales
    [of] del drakkar con 3 minerales
    [to] al drakkar con 3 minerales
   *[plain] drakkar con 3 minerales
}
    .gender = masculine
feast-for-odin-item-shed = { $form ->
    [counted] { $count ->
        [one] cobertizo
       *[other] cobertizos
    }
    [a] un cobertizo
    [the] el cobertizo
    [of] del cobertizo
    [to] al cobertizo
   *[plain] cobertizo
}
    .gender = masculine
feast-for-odin-item-stone_house = { $form ->
    [counted] { $count ->
        [one] casa de piedra
       *[other] casas de piedra
    }
    [a] una casa de piedra
    [the] la casa de piedra
    [of] de la casa de piedra
    [to] a la casa de piedra
   *[plain] casa de piedra
}
    .gender = feminine
feast-for-odin-item-long_house = { $form ->
    [counted] { $count ->
        [one] casa comunal
       *[other] casas comunales
    }
    [a] una casa comunal
    [the] la casa comunal
    [of] de la casa comunal
    [to] a la casa comunal
   *[plain] casa comunal
}
    .gender = feminine

feast-for-odin-colour-orange = naranja
feast-for-odin-colour-red = rojo
feast-for-odin-colour-green = verde
feast-for-odin-colour-blue = azul

feast-for-odin-board-shetland = { $form ->
    [the] las Islas Shetland
    [of] de las Islas Shetland
    [to] a las Islas Shetland
   *[plain] Islas Shetland
}
    .gender = feminine
feast-for-odin-board-faroe_islands = { $form ->
    [the] las Islas Feroe
    [of] de las Islas Feroe
    [to] a las Islas Feroe
   *[plain] Islas Feroe
}
    .gender = feminine
feast-for-odin-board-iceland = { $form ->
    [of] de Islandia
    [to] a Islandia
   *[plain] Islandia
}
    .gender = feminine
feast-for-odin-board-greenland = { $form ->
    [of] de Groenlandia
    [to] a Groenlandia
   *[plain] Groenlandia
}
    .gender = feminine
feast-for-odin-board-bear_island = { $form ->
    [the] la Isla del Oso
    [of] de la Isla del Oso
    [to] a la Isla del Oso
   *[plain] Isla del Oso
}
    .gender = feminine
feast-for-odin-board-baffin_island = { $form ->
    [the] la Isla de Baffin
    [of] de la Isla de Baffin
    [to] a la Isla de Baffin
   *[plain] Isla de Baffin
}
    .gender = feminine
feast-for-odin-board-labrador = { $form ->
    [of] de Labrador
    [to] a Labrador
   *[plain] Labrador
}
    .gender = masculine
feast-for-odin-board-newfoundland = { $form ->
    [of] de Terranova
    [to] a Terranova
   *[plain] Terranova
}
    .gender = feminine

feast-for-odin-area-board_a = { $form ->
    [the] el tablero de territorio A
    [of] del tablero de territorio A
    [to] al tablero de territorio A
   *[plain] tablero de territorio A
}
    .gender = masculine
feast-for-odin-area-board_b = { $form ->
    [the] el tablero de territorio B
    [of] del tablero de territorio B
    [to] al tablero de territorio B
   *[plain] tablero de territorio B
}
    .gender = masculine
feast-for-odin-area-board_c = { $form ->
    [the] el tablero de territorio C
    [of] del tablero de territorio C
    [to] al tablero de territorio C
   *[plain] tablero de territorio C
}
    .gender = masculine
feast-for-odin-area-board_d = { $form ->
    [the] el tablero de territorio D
    [of] del tablero de territorio D
    [to] al tablero de territorio D
   *[plain] tablero de territorio D
}
    .gender = masculine
feast-for-odin-area-home = { $form ->
    [the] el tablero individual
    [of] del tablero individual
    [to] al tablero individual
   *[plain] tablero individual
}
    .gender = masculine
feast-for-odin-area-stone_house_1 = { $form ->
    [the] la casa de piedra 1
    [of] de la casa de piedra 1
    [to] a la casa de piedra 1
   *[plain] casa de piedra 1
}
    .gender = feminine
feast-for-odin-area-stone_house_2 = { $form ->
    [the] la casa de piedra 2
    [of] de la casa de piedra 2
    [to] a la casa de piedra 2
   *[plain] casa de piedra 2
}
    .gender = feminine
feast-for-odin-area-stone_house_3 = { $form ->
    [the] la casa de piedra 3
    [of] de la casa de piedra 3
    [to] a la casa de piedra 3
   *[plain] casa de piedra 3
}
    .gender = feminine
feast-for-odin-area-long_house_1 = { $form ->
    [the] la casa comunal 1
    [of] de la casa comunal 1
    [to] a la casa comunal 1
   *[plain] casa comunal 1
}
    .gender = feminine
feast-for-odin-area-long_house_2 = { $form ->
    [the] la casa comunal 2
    [of] de la casa comunal 2
    [to] a la casa comunal 2
   *[plain] casa comunal 2
}
    .gender = feminine
feast-for-odin-area-long_house_3 = { $form ->
    [the] la casa comunal 3
    [of] de la casa comunal 3
    [to] a la casa comunal 3
   *[plain] casa comunal 3
}
    .gender = feminine
feast-for-odin-area-long_house_4 = { $form ->
    [the] la casa comunal 4
    [of] de la casa comunal 4
    [to] a la casa comunal 4
   *[plain] casa comunal 4
}
    .gender = feminine
feast-for-odin-area-long_house_5 = { $form ->
    [the] la casa comunal 5
    [of] de la casa comunal 5
    [to] a la casa comunal 5
   *[plain] casa comunal 5
}
    .gender = feminine

feast-for-odin-strip-strip_1 = { $form ->
    [the] la tira de montaña 1
    [of] de la tira de montaña 1
    [to] a la tira de montaña 1
   *[plain] tira de montaña 1
}
    .gender = feminine
feast-for-odin-strip-strip_2 = { $form ->
    [the] la tira de montaña 2
    [of] de la tira de montaña 2
    [to] a la tira de montaña 2
   *[plain] tira de montaña 2
}
    .gender = feminine
feast-for-odin-strip-strip_3 = { $form ->
    [the] la tira de montaña 3
    [of] de la tira de montaña 3
    [to] a la tira de montaña 3
   *[plain] tira de montaña 3
}
    .gender = feminine
feast-for-odin-strip-strip_4 = { $form ->
    [the] la tira de montaña 4
    [of] de la tira de montaña 4
    [to] a la tira de montaña 4
   *[plain] tira de montaña 4
}
    .gender = feminine
feast-for-odin-strip-strip_5 = { $form ->
    [the] la tira de montaña 5
    [of] de la tira de montaña 5
    [to] a la tira de montaña 5
   *[plain] tira de montaña 5
}
    .gender = feminine
feast-for-odin-strip-strip_6 = { $form ->
    [the] la tira de montaña 6
    [of] de la tira de montaña 6
    [to] a la tira de montaña 6
   *[plain] tira de montaña 6
}
    .gender = feminine
feast-for-odin-strip-strip_7 = { $form ->
    [the] la tira de montaña 7
    [of] de la tira de montaña 7
    [to] a la tira de montaña 7
   *[plain] tira de montaña 7
}
    .gender = feminine
feast-for-odin-strip-strip_8 = { $form ->
    [the] la tira de montaña 8
    [of] de la tira de montaña 8
    [to] a la tira de montaña 8
   *[plain] tira de montaña 8
}
    .gender = feminine

feast-for-odin-space-build_shed = Construir un cobertizo
feast-for-odin-space-build_whaling_boat = Construir un bote ballenero
feast-for-odin-space-hunting_game_1 = Caza forestal (1)
feast-for-odin-space-fishing_1 = Pesca
feast-for-odin-space-buy_stockfish = Comprar pescado seco
feast-for-odin-space-buy_salt_meat = Comprar carne salada
feast-for-odin-space-market_beans = Mercado semanal: habas
feast-for-odin-space-products_milk = Leche
feast-for-odin-space-craft_linen = Tejer tela de lino
feast-for-odin-space-craft_rune_stone = Tallar una piedra rúnica
feast-for-odin-space-mountain_2 = Montaña 2
feast-for-odin-space-mountain_1_upgrade_1 = Montaña 1, mejorar 1 producto
feast-for-odin-space-upgrade_2 = Mejorar 2 productos
feast-for-odin-space-overseas_trade_1 = Comercio exterior (1)
feast-for-odin-space-raiding = Incursión
feast-for-odin-space-explore_1 = Explorar islas cercanas
feast-for-odin-space-draw_occupation = Robar un oficio
feast-for-odin-space-play_occupation_paid = Jugar un oficio por piedra o mineral
feast-for-odin-space-build_stone_house = Construir una casa de piedra
feast-for-odin-space-build_knarr = Construir un knarr
feast-for-odin-space-hunting_game_2 = Caza forestal (2)
feast-for-odin-space-laying_a_snare = Montar trampas
feast-for-odin-space-buy_sheep = Comprar una oveja
feast-for-odin-space-buy_cattle_milk = Comprar una res y leche
feast-for-odin-space-market_flax_fish = Mercado semanal: lino y pescado seco
feast-for-odin-space-products_mead = Hidromiel
feast-for-odin-space-craft_clothing = Coser una túnica
feast-for-odin-space-craft_chest = Hacer un baúl
feast-for-odin-space-wood_per_player = Madera y mineral
feast-for-odin-space-mountain_3_upgrade_1 = Montaña 3, mejorar 1 producto
feast-for-odin-space-upgrade_3 = Mejorar 3 productos
feast-for-odin-space-overseas_trade_2 = Comercio exterior (2)
feast-for-odin-space-pillaging_2 = Pillaje (2)
feast-for-odin-space-explore_2 = Explorar islas lejanas
feast-for-odin-space-emigrate_2 = Migración (2)
feast-for-odin-space-play_occupations_1_2 = Jugar uno o dos oficios
feast-for-odin-space-build_long_house = Construir una casa comunal
feast-for-odin-space-build_longship = Construir un drakkar
feast-for-odin-space-whaling_3 = Caza de ballenas con hasta tres botes
feast-for-odin-space-sheep_or_cattle = Oveja o res
feast-for-odin-space-market_fruits = Mercado semanal: fruta
feast-for-odin-space-products_wool = Lana
feast-for-odin-space-forge = Herrería
feast-for-odin-space-craft_chests_runes = Baúles y piedras rúnicas
feast-for-odin-space-mountain_3_2 = Montaña 3 y 2
feast-for-odin-space-upgrade_3_weapons_4 = Mejorar 3 productos, 4 armas
feast-for-odin-space-upgrade_4 = Mejorar 4 productos
feast-for-odin-space-special_sale = Compra de losetas especiales
feast-for-odin-space-pillaging_3 = Pillaje (3)
feast-for-odin-space-explore_3 = Explorar el lejano oeste
feast-for-odin-space-emigrate_3 = Migración (3)
feast-for-odin-space-play_occupations_1_4 = Jugar de uno a cuatro oficios
feast-for-odin-space-build_combo = Construir una casa y un barco
feast-for-odin-space-whaling_1 = Caza de ballenas con un bote
feast-for-odin-space-buy_sheep_and_cattle = Comprar una oveja y una res
feast-for-odin-space-market_spices = Mercado semanal: especias
feast-for-odin-space-craft_robe_jewelry = Capa y joyas
feast-for-odin-space-mountain_4_double_upgrade_2 = Montaña 4, mejora doble de 2 productos
feast-for-odin-space-mountain_2222_or_double_upgrade_3 = Montaña 2, 2, 2, 2 o mejora doble de 3 productos
feast-for-odin-space-plundering = Saqueo
feast-for-odin-space-exchange_boat_emigrate = Cambiar un bote y emigrar
feast-for-odin-space-imitate_1 = Copiar la columna 1
feast-for-odin-space-imitate_2 = Copiar la columna 2
feast-for-odin-space-imitate_3 = Copiar la columna 3
feast-for-odin-space-imitate_4 = Copiar la columna 4

feast-for-odin-action-hunting_game = caza forestal
feast-for-odin-action-laying_a_snare = montar trampas
feast-for-odin-action-whaling = caza de ballenas
feast-for-odin-action-raiding = incursión
feast-for-odin-action-pillaging = pillaje

feast-for-odin-card-1 = Buhonero (1)
feast-for-odin-card-2 = Mecenas (2)
feast-for-odin-card-3 = Peletero (3)
feast-for-odin-card-4 = Cazador (4)
feast-for-odin-card-5 = Jefe (5)
feast-for-odin-card-6 = Cantero (6)
feast-for-odin-card-7 = Molinero (7)
feast-for-odin-card-8 = Maestro artesano (8)
feast-for-odin-card-9 = Barquero del mineral (9)
feast-for-odin-card-10 = Ordeñador (10)
feast-for-odin-card-11 = Cazador con tridente (11)
feast-for-odin-card-12 = Timonel (12)
feast-for-odin-card-13 = Arquero (13)
feast-for-odin-card-14 = Armador (14)
feast-for-odin-card-15 = Casero (15)
feast-for-odin-card-16 = Capitán (16)
feast-for-odin-card-17 = Naviero de Oriente (17)
feast-for-odin-card-18 = Luchador (18)
feast-for-odin-card-19 = Anfitrión (19)
feast-for-odin-card-20 = Constructor (20)
feast-for-odin-card-21 = Coleccionista (21)
feast-for-odin-card-22 = Minero (22)
feast-for-odin-card-23 = Conserje (23)
feast-for-odin-card-24 = Proveedor de balleneros (24)
feast-for-odin-card-25 = Tratante de carne (25)
feast-for-odin-card-26 = Inspector de carne (26)
feast-for-odin-card-27 = Pescador (27)
feast-for-odin-card-28 = Cerrajero (28)
feast-for-odin-card-29 = Conservero de carne (29)
feast-for-odin-card-30 = Comerciante de seda (30)
feast-for-odin-card-31 = Almacenero (31)
feast-for-odin-card-32 = Abastecedor de armas (32)
feast-for-odin-card-33 = Esquilador (33)
feast-for-odin-card-34 = Pastor (34)
feast-for-odin-card-35 = Ganadero (35)
feast-for-odin-card-36 = Cocinero de a bordo (36)
feast-for-odin-card-37 = Comerciante extranjero (37)
feast-for-odin-card-38 = Pacificador (38)
feast-for-odin-card-39 = Reformador (39)
feast-for-odin-card-40 = Maestro ebanista (40)
feast-for-odin-card-41 = Rezagado (41)
feast-for-odin-card-42 = Mayordomo (42)
feast-for-odin-card-43 = Recolector de fruta (43)
feast-for-odin-card-44 = Maestro sastre (44)
feast-for-odin-card-45 = Pirata (45)
feast-for-odin-card-46 = Ingeniero naval (46)
feast-for-odin-card-47 = Curtidor (47)
feast-for-odin-card-48 = Granjero (48)
feast-for-odin-card-49 = Labrador (49)
feast-for-odin-card-50 = Grabador de runas (50)
feast-for-odin-card-51 = Maestro cantero (51)
feast-for-odin-card-52 = Tutor (52)
feast-for-odin-card-53 = Tendero de granja (53)
feast-for-odin-card-54 = Negociante (54)
feast-for-odin-card-55 = Tesorero (55)
feast-for-odin-card-56 = Traficante de armas (56)
feast-for-odin-card-57 = Cultivador de habas (57)
feast-for-odin-card-58 = Prensador de linaza (58)
feast-for-odin-card-59 = Tejedor de lino (59)
feast-for-odin-card-60 = Inspector (60)
feast-for-odin-card-61 = Dueño del embarcadero (61)
feast-for-odin-card-62 = Herrero fino (62)
feast-for-odin-card-63 = Tornero de cuernos (63)
feast-for-odin-card-64 = Constructor de barcos (64)
feast-for-odin-card-65 = Matadragones (65)
feast-for-odin-card-66 = Agricultor (66)
feast-for-odin-card-67 = Cocinero privado (67)
feast-for-odin-card-68 = Proveedor de armas (68)
feast-for-odin-card-69 = Proveedor de equipo (69)
feast-for-odin-card-70 = Correo (70)
feast-for-odin-card-71 = Posadero (71)
feast-for-odin-card-72 = Conde (72)
feast-for-odin-card-73 = Metalista (73)
feast-for-odin-card-74 = Vaquero (74)
feast-for-odin-card-75 = Recolector de huesos (75)
feast-for-odin-card-76 = Repatriado (76)
feast-for-odin-card-77 = Seguidor (77)
feast-for-odin-card-78 = Mercader ambulante (78)
feast-for-odin-card-79 = Criador (79)
feast-for-odin-card-80 = Zagal (80)
feast-for-odin-card-81 = Intendente (81)
feast-for-odin-card-82 = Constructor de drakkar (82)
feast-for-odin-card-83 = Mayorista (83)
feast-for-odin-card-84 = Guardia del puerto (84)
feast-for-odin-card-85 = Tocador de cuerno (85)
feast-for-odin-card-86 = Comprador de cueros (86)
feast-for-odin-card-87 = Predicador (87)
feast-for-odin-card-88 = Escribiente (88)
feast-for-odin-card-89 = Catapultero (89)
feast-for-odin-card-90 = Espadachín (90)
feast-for-odin-card-91 = Tardón (91)
feast-for-odin-card-92 = Alma compasiva (92)
feast-for-odin-card-93 = Ayuda en la necesidad (93)
feast-for-odin-card-94 = Mercader de especias (94)
feast-for-odin-card-95 = Caminante (95)
feast-for-odin-card-96 = Mercader de carne (96)
feast-for-odin-card-97 = Contador de guisantes (97)
feast-for-odin-card-98 = Noble (98)
feast-for-odin-card-99 = Preceptor (99)
feast-for-odin-card-100 = Sepulturero (100)
feast-for-odin-card-101 = Juez (101)
feast-for-odin-card-102 = Mercader de pieles (102)
feast-for-odin-card-103 = Herrero del bosque (103)
feast-for-odin-card-104 = Guerrero desanimado (104)
feast-for-odin-card-105 = Constructor de knarr (105)
feast-for-odin-card-106 = Belicista (106)
feast-for-odin-card-107 = Aventurero (107)
feast-for-odin-card-108 = Herrero (108)
feast-for-odin-card-109 = Gran conde (109)
feast-for-odin-card-110 = Colono de Birka (110)
feast-for-odin-card-111 = Artista (111)
feast-for-odin-card-112 = Tabernero (112)
feast-for-odin-card-113 = Aprendiz de artesano (113)
feast-for-odin-card-114 = Bordador de seda (114)
feast-for-odin-card-115 = Princesa (115)
feast-for-odin-card-116 = Maestro albañil (116)
feast-for-odin-card-117 = Naviero (117)
feast-for-odin-card-118 = Mensajero (118)
feast-for-odin-card-119 = Lechero (119)
feast-for-odin-card-120 = Intermediario (120)
feast-for-odin-card-121 = Carpintero (121)
feast-for-odin-card-122 = Guarda de montaña (122)
feast-for-odin-card-123 = Vendedor de aceite (123)
feast-for-odin-card-124 = Jornalero (124)
feast-for-odin-card-125 = Escriba (125)
feast-for-odin-card-126 = Trampero (126)
feast-for-odin-card-127 = Pescador de caña (127)
feast-for-odin-card-128 = Excavador (128)
feast-for-odin-card-129 = Salador de carne (129)
feast-for-odin-card-130 = Especialista en trampas (130)
feast-for-odin-card-131 = Cebador (131)
feast-for-odin-card-132 = Berserker (132)
feast-for-odin-card-133 = Lancero (133)
feast-for-odin-card-134 = Borracho (134)
feast-for-odin-card-135 = Lobo solitario (135)
feast-for-odin-card-136 = Asaltante (136)
feast-for-odin-card-137 = Luchador cuerpo a cuerpo (137)
feast-for-odin-card-138 = Ladrón (138)
feast-for-odin-card-139 = Cazador de botines (139)
feast-for-odin-card-140 = Cocinero de grasa de ballena (140)
feast-for-odin-card-141 = Escultor de marfil (141)
feast-for-odin-card-142 = Ballenero (142)
feast-for-odin-card-143 = Vendedor de astas (143)
feast-for-odin-card-144 = Cazador de ciervos (144)
feast-for-odin-card-145 = Guardabosques (145)
feast-for-odin-card-146 = Picapedrero (146)
feast-for-odin-card-147 = Piloto (147)
feast-for-odin-card-148 = Tratante de especias (148)
feast-for-odin-card-149 = Sacerdote (149)
feast-for-odin-card-150 = Comprador de carne (150)
feast-for-odin-card-151 = Portavoz del thing (151)
feast-for-odin-card-152 = Mercader (152)
feast-for-odin-card-153 = Cazador experto (153)
feast-for-odin-card-154 = Leñador (154)
feast-for-odin-card-155 = Tonelero (155)
feast-for-odin-card-156 = Triturador de piedra (156)
feast-for-odin-card-157 = Desollador (157)
feast-for-odin-card-158 = Bárbaro (158)
feast-for-odin-card-159 = Cazador festivo (159)
feast-for-odin-card-160 = Abstemio (160)
feast-for-odin-card-161 = Ayudante de ballenero (161)
feast-for-odin-card-162 = Cultivador de lino (162)
feast-for-odin-card-163 = Peón de granja (163)
feast-for-odin-card-164 = Luchador armado (164)
feast-for-odin-card-165 = Jefe de la aldea (165)
feast-for-odin-card-166 = Guardián de las armas (166)
feast-for-odin-card-167 = Catador (167)
feast-for-odin-card-168 = Conde de Lade (168)
feast-for-odin-card-169 = Sembrador (169)
feast-for-odin-card-170 = Auxiliar de refugiados (170)
feast-for-odin-card-171 = Panadero de lino (171)
feast-for-odin-card-172 = Cocinero de pescado (172)
feast-for-odin-card-173 = Troquelador (173)
feast-for-odin-card-174 = Viajero del Bósforo (174)
feast-for-odin-card-175 = Prensador de aceite de bacalao (175)
feast-for-odin-card-176 = Maestro de etiqueta (176)
feast-for-odin-card-177 = Criada (177)
feast-for-odin-card-178 = Constructor de botes (178)
feast-for-odin-card-179 = Patrón de balandro (179)
feast-for-odin-card-180 = Saqueador de playas (180)
feast-for-odin-card-181 = Remendón de velas (181)
feast-for-odin-card-182 = Jardinero de hierbas (182)
feast-for-odin-card-183 = Repartidor de cereales (183)
feast-for-odin-card-184 = Benefactor (184)
feast-for-odin-card-185 = Viajero de Dorestad (185)
feast-for-odin-card-186 = Panadero de harina de guisante (186)
feast-for-odin-card-187 = Cronista (187)
feast-for-odin-card-188 = Trabajador de la mina (188)
feast-for-odin-card-189 = Navegante (189)
feast-for-odin-card-190 = Mercader del Bósforo (190)

feast-for-odin-line-ships = Barcos
feast-for-odin-line-emigrations = Migraciones
feast-for-odin-line-exploration_boards = Tableros de territorio
feast-for-odin-line-buildings = Cobertizos y casas
feast-for-odin-line-animals = Animales
feast-for-odin-line-occupations = Oficios
feast-for-odin-line-silver = Plata
feast-for-odin-line-final_income = Ingresos finales
feast-for-odin-line-english_crown = Corona inglesa
feast-for-odin-line-home_cells = Casillas libres, tablero individual
feast-for-odin-line-exploration_cells = Casillas libres, territorios
feast-for-odin-line-house_cells = Casillas libres, casas
feast-for-odin-line-slots = Huecos vacíos
feast-for-odin-line-thing_penalties = Sanciones del thing

## Opciones

feast-for-odin-option-length = Duración de la partida: siete rondas, o seis en la versión corta.
feast-for-odin-option-length-long = Versión larga
feast-for-odin-option-length-short = Versión corta
feast-for-odin-option-decks = Los mazos de los que salen las cartas de oficio. Los principiantes usan solo el A.
feast-for-odin-option-decks-A = Mazo A
feast-for-odin-option-decks-B = Mazo B
feast-for-odin-option-decks-C = Mazo C
feast-for-odin-option-choose_starting_card = En solitario, elegir la carta inicial en vez de robarla.

## Preguntas

feast-for-odin-question-starting-card = qué carta inicial tomar
feast-for-odin-question-turn = adónde enviar vikingos
feast-for-odin-question-last-window = qué hacer antes de pasar
feast-for-odin-question-imitate = qué casilla copiar
feast-for-odin-question-fewer-vikings = cuántos vikingos colocar
feast-for-odin-question-payment = con qué pagar
feast-for-odin-question-early-card = si jugar antes una carta
feast-for-odin-question-late-card = si jugar ahora una carta
feast-for-odin-question-instead = si hacer otra cosa en su lugar
feast-for-odin-question-effects = qué carta usar
feast-for-odin-question-mountain = qué tomar de la montaña
feast-for-odin-question-upgrade = qué producto mejorar
feast-for-odin-question-choose = qué opción elegir
feast-for-odin-question-hand-over = qué pieza entregar
feast-for-odin-question-boats = qué botes usar
feast-for-odin-question-keep-roll = si quedarse con la tirada
feast-for-odin-question-pay-roll = cómo pagar la captura
feast-for-odin-question-spend-stones = cuántas piedras gastar
feast-for-odin-question-spend-swords = cuántas espadas gastar
feast-for-odin-question-spend-spears = cuántas lanzas gastar
feast-for-odin-question-loot = qué loseta tomar
feast-for-odin-question-overseas = qué productos voltear a su cara azul
feast-for-odin-question-sale = qué loseta especial comprar
feast-for-odin-question-emigrate = qué barco emigra
feast-for-odin-question-play-cards = qué carta jugar
feast-for-odin-question-lay-area = dónde colocar la pieza
feast-for-odin-question-lay-turn = cómo girar la pieza
feast-for-odin-question-lay-cell = en qué casilla colocar la pieza
feast-for-odin-question-place-by-card = qué colocar
feast-for-odin-question-flip = qué loseta voltear
feast-for-odin-question-recall = de dónde traer vikingos de vuelta
feast-for-odin-question-feast = qué servir
feast-for-odin-question-window = qué más hacer
feast-for-odin-question-draw-card = si robar
feast-for-odin-question-draw-weapon = si robar un arma
feast-for-odin-question-explore = qué tablero tomar
feast-for-odin-question-forge = qué forjar
feast-for-odin-question-gain-pick = de qué producto tomar uno más
feast-for-odin-question-throw-ore = qué drakkar entrega un mineral
feast-for-odin-question-unload = qué barco descargar
feast-for-odin-question-use-space = qué casilla usar
feast-for-odin-question-card-action = si realizar la acción

feast-for-odin-ask-starting-card = Elige tu carta inicial.
feast-for-odin-ask-turn = Ronda { $round_number }: coloca vikingos en una casilla de acción, o pasa. { $vikings_count ->
    [one] Te queda 1 vikingo.
   *[other] Te quedan { $vikings_count } vikingos.
}
feast-for-odin-ask-last-window = Ronda { $round_number }: { $vikings_count ->
    [0] no te quedan vikingos.
   *[other] ninguna casilla admite los vikingos que te quedan.
} Coloca losetas, compra barcos, carga mineral o usa cartas, y luego pasa.
feast-for-odin-ask-imitate = Elige la casilla que copias.
feast-for-odin-ask-fewer-vikings = «{ $space }» pide { $vikings_count ->
    [one] 1 vikingo
   *[other] { $vikings_count } vikingos
}: elige { NAME($options_choice, list: "or") }.
feast-for-odin-ask-payment = «{ $space }»: elige con qué pagas.
feast-for-odin-ask-early-card = Juega un oficio antes de «{ $space }», o sigue sin jugarlo.
feast-for-odin-ask-late-card = Juega un oficio después de «{ $space }», o acaba tu turno.
feast-for-odin-ask-instead = Usa tu carta en su lugar, o haz lo que dice la casilla.
feast-for-odin-ask-effects = Puedes usar { NAME($cards_card, list: "or") }.
feast-for-odin-ask-mountain = { $most_count ->
    [one] Toma el primer elemento de una tira de montaña.
   *[other] Toma hasta { $most_count } elementos de una tira de montaña.
}
feast-for-odin-ask-upgrade = { $steps_count ->
    [one] { $most_count ->
        [one] { $stop_count ->
            [0] Mejora 1 producto un paso.
           *[other] Mejora 1 producto un paso, o para.
        }
       *[other] { $stop_count ->
            [0] Mejora hasta { $most_count } productos un paso cada uno.
           *[other] Mejora hasta { $most_count } productos un paso cada uno, o para.
        }
    }
   *[other] { $most_count ->
        [one] { $stop_count ->
            [0] Mejora 1 producto hasta { $steps_count } pasos.
           *[other] Mejora 1 producto hasta { $steps_count } pasos, o para.
        }
       *[other] { $stop_count ->
            [0] Mejora hasta { $most_count } productos hasta { $steps_count } pasos cada uno.
           *[other] Mejora hasta { $most_count } productos hasta { $steps_count } pasos cada uno, o para.
        }
    }
}
feast-for-odin-ask-choose-card = { $card }: elige { NAME($options_choice, list: "or") }{ $stop_count ->
    [0] .
   *[other] , o sigue.
}
feast-for-odin-ask-choose-space = «{ $space }»: elige { NAME($options_choice, list: "or") }{ $stop_count ->
    [0] .
   *[other] , o sigue.
}
feast-for-odin-ask-hand-over = Elige la pieza que entregas.
feast-for-odin-ask-boats = Elige tus botes balleneros: cuántos sin mineral y cuántos con mineral.
feast-for-odin-ask-keep-roll = { $left_count ->
    [one] { $action }: has sacado { $face_number }, que da { $result_number }. Quédate con la tirada o tira otra vez (queda 1 tirada).
   *[other] { $action }: has sacado { $face_number }, que da { $result_number }. Quédate con la tirada o tira otra vez (quedan { $left_count } tiradas).
}
feast-for-odin-ask-pay-roll = Paga { $result_number } en maderas y armas, o declara el fracaso.
feast-for-odin-ask-spend-stones = La tirada da { $result_number }: ¿cuántas piedras gastas, o declaras el fracaso?
feast-for-odin-ask-spend-swords = La tirada da { $result_number }: ¿cuántas espadas gastas?
feast-for-odin-ask-spend-spears = La tirada da { $result_number }: ¿cuántas lanzas gastas?
feast-for-odin-ask-loot = Toma una loseta con un valor de combate de hasta { $result_number }.
feast-for-odin-ask-overseas = Voltea productos verdes a su cara azul, uno de cada tipo, o para.
feast-for-odin-ask-sale = { $stop_count ->
    [0] Compra una loseta especial.
   *[other] Compra una loseta especial, o para.
}
feast-for-odin-ask-emigrate = Elige el barco que emigra.
feast-for-odin-ask-play-cards = { $stop_count ->
    [0] Juega un oficio de tu mano.
   *[other] Juega un oficio de tu mano, o para.
}
feast-for-odin-ask-lay-area = ¿Dónde colocas { NAME($item, form: "the") }?
feast-for-odin-ask-lay-turn = ¿Cómo giras { NAME($item, form: "the") }?
feast-for-odin-ask-lay-cell = Coloca { NAME($item, form: "the") } en { NAME($area, form: "the") }: elige la casilla de su esquina superior izquierda.
feast-for-odin-ask-place-by-card = Coloca una loseta, o para.
feast-for-odin-ask-flip = Voltea una loseta a su otra cara, o para.
feast-for-odin-ask-recall = Elige la casilla de la que vuelven tus vikingos.
feast-for-odin-ask-feast = { $columns_count ->
    [one] El banquete, columna { $column_number }: queda 1 columna por llenar. Pon comida o plata, o deja vacía la columna.
   *[other] El banquete, columna { $column_number }: quedan { $columns_count } columnas por llenar. Pon comida o plata, o deja vacía la columna.
}
feast-for-odin-ask-window = Coloca losetas («place robe home 8,0 r1»), compra barcos, carga mineral o usa cartas. Cuando acabes, sigue.
feast-for-odin-ask-draw-card = Roba un oficio, o usa tu carta en su lugar.
feast-for-odin-ask-draw-weapon = Roba un arma, o usa tu carta en su lugar.
feast-for-odin-ask-explore = Elige el tablero de territorio que tomas.
feast-for-odin-ask-forge = Elige la loseta que forjas.
feast-for-odin-ask-gain-pick = Elige el producto del que ganas uno más.
feast-for-odin-ask-throw-ore = Elige el drakkar que sale de incursión y entrega un mineral.
feast-for-odin-ask-unload = Elige el barco del que quitas un mineral.
feast-for-odin-ask-use-space = Elige la casilla que usas sin vikingos.
feast-for-odin-ask-card-action = { $card }: elige { NAME($options_choice, list: "or") }, o recházalo.

## Rechazos

feast-for-odin-refuse-other-question = Eso no responde a lo que se pregunta ahora: { $question }.
feast-for-odin-refuse-imitation-closed = «{ $space }» no forma parte de esta partida.
feast-for-odin-refuse-space-occupied = Ya hay vikingos en «{ $space }».
feast-for-odin-refuse-too-few-vikings = «{ $space }» pide más vikingos { $vikings_count ->
    [0] de los que tienes: no queda ninguno en tu thing.
    [one] que el único de tu thing.
   *[other] que los { $vikings_count } de tu thing.
}
feast-for-odin-refuse-ship-missing = «{ $space }» exige un barco que no tienes.
feast-for-odin-refuse-cannot-pay = No puedes pagar «{ $space }».
feast-for-odin-refuse-nothing-to-copy = Ningún otro jugador ocupa una casilla de esa columna que puedas usar.
feast-for-odin-refuse-nothing-to-do = Ahora no puedes usar ninguna parte de «{ $space }».
feast-for-odin-refuse-ship-too-dear = { NAME($ship_item, form: "a") } cuesta { $silver_count } de plata, más de lo que tienes.
feast-for-odin-refuse-no-berth = Tu muelle no tiene espacio libre para { NAME($ship_item, form: "a") }.
feast-for-odin-refuse-no-slot = Allí no tienes ningún hueco vacío, o nada que poner en él.
feast-for-odin-refuse-cannot-load = Ahora no puedes cargar mineral ahí.
feast-for-odin-refuse-not-in-hand = No tienes en la mano { $card }.
feast-for-odin-refuse-not-held = No tienes { $item } en tu reserva.
feast-for-odin-refuse-no-area-takes = Ninguno de tus tableros admite { $item }.
feast-for-odin-refuse-no-room = En ninguno de tus tableros cabe { NAME($item, form: "the") }.
feast-for-odin-refuse-not-your-area = { NAME($area, form: "the") } no es tuyo.
feast-for-odin-refuse-area-takes-not = En { NAME($area, form: "the") } no se puede colocar { $item }.
feast-for-odin-refuse-no-room-in-area = En { NAME($area, form: "the") } no hay sitio para { NAME($item, form: "the") }.
feast-for-odin-refuse-no-such-turn = { $item }: no se puede girar así ({ $turn_number }).
feast-for-odin-refuse-cell-hole = { $item } en { NAME($area, form: "the") }: la casilla de la { $cell } no se puede cubrir nunca.
feast-for-odin-refuse-cell-outside = { $item } en { NAME($area, form: "the") }: la { $cell } queda fuera del tablero.
feast-for-odin-refuse-cell-covered = { $item } en { NAME($area, form: "the") }: la casilla de la { $cell } ya está cubierta.
feast-for-odin-refuse-cell-touches = { $item } en { NAME($area, form: "the") }: en la { $cell } tocaría otra loseta { ID($colour) ->
    [orange] naranja
    [red] roja
    [green] verde
   *[blue] azul
}.
feast-for-odin-refuse-income-closed = { $item } en { NAME($area, form: "the") }: los ingresos de la { $cell } solo se pueden cubrir cuando lo esté todo lo que queda a su izquierda y debajo, y la casilla de la { $open_cell } está libre.
feast-for-odin-refuse-no-silver = No tienes plata.
feast-for-odin-refuse-no-food = { $item }: no es comida.
feast-for-odin-refuse-food-neighbours = { $item }: quedaría junto a otra loseta { ID($colour) ->
    [orange] naranja
   *[red] roja
}.
feast-for-odin-refuse-food-too-long = { $item }: se saldría de las columnas libres.
feast-for-odin-refuse-food-square = { $item }: es una loseta cuadrada, apaisada y de pie son lo mismo.
feast-for-odin-refuse-food-lengthwise = { $item }: ya hay una loseta apaisada; las demás deben ir de pie.
feast-for-odin-refuse-mead-sober = Ya has gastado la plata que recibiste por prescindir del hidromiel.

## Posiciones imposibles

feast-for-odin-position-negative = «{ $path_name }»: ninguna cantidad puede bajar de 0.
feast-for-odin-position-berths = «{ $path_name }»: { $seat } tiene más barcos que espacios en el muelle.
feast-for-odin-position-slots = «{ $path_name }»: { $seat } tiene en los huecos más madera o piedra de la que cabe.
feast-for-odin-position-emigrations = «{ $path_name }»: { $seat } tiene más barcos emigrados que columnas libres en el banquete.
feast-for-odin-position-owned-silver = «{ $path_name }»: un tablero de territorio con dueño no lleva plata.
feast-for-odin-position-space = «{ $path_name }»: estos vikingos no pueden estar en «{ $space }».
feast-for-odin-position-vikings = «{ $path_name }»: { $seat } tiene { $vikings_count } vikingos en juego, pero en este momento deben ser { $wanted_count }.
feast-for-odin-position-weapons = «{ $path_name }»: las cartas de { $item } deben sumar { $cards_count }.
feast-for-odin-position-special-places = «{ $path_name }»: { NAME($item, form: "the") } debe estar en un solo lugar, no en { $places_count }.
feast-for-odin-position-buildings = «{ $path_name }»: { $item }, hay de más o de menos.
feast-for-odin-position-card-places = «{ $path_name }»: { $card } está en { $places_count } lugares.
feast-for-odin-position-card-twice = «{ $path_name }» nombra una carta dos veces.
feast-for-odin-position-strip-places = «{ $path_name }»: { NAME($strip, form: "the") } está en dos lugares.
feast-for-odin-position-laid-outside = «{ $path_name }»: { $item } queda fuera de las casillas que se pueden cubrir { NAME($area, form: "of") }.
feast-for-odin-position-laid-overlap = «{ $path_name }»: { $item } se solapa con otra pieza en { NAME($area, form: "the") }.
feast-for-odin-position-laid-contact = «{ $path_name }»: { $item } toca en { NAME($area, form: "the") } una loseta que no puede tocar.
feast-for-odin-position-piece = «{ $path_name }» debe ser una pieza, una zona, una fila y columna y una orientación, no { $given_text }.
feast-for-odin-position-pending = «{ $path_name }»: estos pasos pendientes no pueden seguirse así.
feast-for-odin-position-frame = «{ $path_name }»: el paso pendiente «{ $step_name }» no encaja con la mesa.
feast-for-odin-position-round = «{ $path_name }»: la partida tiene { $most_count } rondas, y esta no puede darse en este momento.
feast-for-odin-position-aside = «{ $path_name }»: solo en solitario hay vikingos en espera.
feast-for-odin-position-spent = «{ $path_name }»: solo las cartas en juego pueden haber gastado su efecto.

## Diario

feast-for-odin-starting-player = Empieza { $seat }.
feast-for-odin-starting-card = La carta inicial de { $seat } es { $card }.
feast-for-odin-imitation-open = «{ $space }» forma parte de esta partida.
feast-for-odin-round-begins = Empieza la ronda { $round_number }.
feast-for-odin-new-viking = { $seat } tiene { $vikings_count ->
    [one] 1 vikingo
   *[other] { $vikings_count } vikingos
} en el thing.
feast-for-odin-harvest = Cosecha de nivel { $level_number }.
feast-for-odin-no-harvest = En esta ronda no hay cosecha.
feast-for-odin-board-turned = El tablero de territorio se voltea y muestra ahora { NAME($board, form: "the") }.
feast-for-odin-board-silver = Hay { $silver_count } de plata en { NAME($board, form: "the") }.
feast-for-odin-weapon-drawn = { $seat } roba { NAME($item, form: "a") }.
feast-for-odin-weapon-taken = { $seat } toma { NAME($item, form: "a") }.
feast-for-odin-new-start-player = { $seat } colocó vikingos en último lugar y pasa a ser el jugador inicial.
feast-for-odin-income = { $silver_count ->
    [0] { $seat } no cobra ingresos.
   *[other] { $seat } cobra { $silver_count } de plata de ingresos.
}
feast-for-odin-born = { $young_count ->
    [one] A { $seat } le nace una cría de { $item }.
   *[other] A { $seat } le nacen { $young_count } crías de { $item }.
}
feast-for-odin-pregnant = { $seat } tiene ahora { NAME($item, form: "a") } embarazada.
feast-for-odin-bonus = { $seat } recibe { NAME($item, form: "a") } como recompensa en { NAME($area, form: "the") }.
feast-for-odin-strip-aged = Se pierde el primer elemento { NAME($strip, form: "of") }.
feast-for-odin-strip-revealed = Se descubre { NAME($strip, form: "the") }.
feast-for-odin-vikings-home = Todos los vikingos vuelven a su thing.
feast-for-odin-sent = { $seat } envía { $vikings_count ->
    [one] 1 vikingo
   *[other] { $vikings_count } vikingos
} a «{ $space }».
feast-for-odin-copied = { $seat } copia «{ $space }».
feast-for-odin-used-by-card = { $seat } usa «{ $space }» mediante una carta.
feast-for-odin-passed = { $seat } pasa.
feast-for-odin-must-pass = { $seat } no puede hacer nada más y pasa.
feast-for-odin-paid = { $seat } paga { COUNT($paid_count, $item) }.
feast-for-odin-gained = { $seat } gana { COUNT($gained_count, $item) }.
feast-for-odin-not-received = { $seat } no puede recibir { NAME($item, form: "the") }.
feast-for-odin-upgraded = { $seat } mejora { NAME($from_item, form: "a") } y obtiene { NAME($to_item, form: "a") }.
feast-for-odin-turned-over = { $seat } voltea { NAME($from_item, form: "a") } y obtiene { NAME($to_item, form: "a") }.
feast-for-odin-took-items = { $seat } toma { $items_count ->
    [one] un elemento
   *[other] { $items_count } elementos
} { NAME($strip, form: "of") }.
feast-for-odin-strip-gone = { NAME($strip, form: "the") } está vacía y sale del juego.
feast-for-odin-bought-tile = { $seat } compra { NAME($item, form: "a") } por { $silver_count } de plata.
feast-for-odin-forged = { $seat } forja { NAME($item, form: "a") }.
feast-for-odin-explored = { $silver_count ->
    [0] { $seat } explora { NAME($board, form: "the") }.
   *[other] { $seat } explora { NAME($board, form: "the") } y encuentra { $silver_count } de plata.
}
feast-for-odin-emigrated = { $seat } emigra con { NAME($item, form: "a") } por { $silver_count } de plata.
feast-for-odin-recalled = { $vikings_count ->
    [one] Un vikingo de { $seat } vuelve de «{ $space }».
   *[other] { $vikings_count } vikingos de { $seat } vuelven de «{ $space }».
}
feast-for-odin-rolled = { $seat } saca { $roll_number }: el resultado es { $sum_number }.
feast-for-odin-forced-success = No queda nada que pagar: { $seat } tiene éxito en el acto.
feast-for-odin-succeeded = { $seat } tiene éxito con { $result_number }.
feast-for-odin-looted = { $seat } toma { NAME($item, form: "a") } con un resultado de { $result_number }.
feast-for-odin-failed = { $seat } fracasa.
feast-for-odin-card-drawn = { $seat } roba una carta de oficio.
feast-for-odin-card-seen = { $seat } ha robado { $card }.
feast-for-odin-no-card-left = El mazo de oficios está vacío; { $seat } no roba nada.
feast-for-odin-card-played = { $seat } juega { $card }.
feast-for-odin-card-used = { $seat } usa { $card }.
feast-for-odin-cell = columna { $column }, fila { $row }
feast-for-odin-laid = { $seat } coloca { NAME($item, form: "a") } en { NAME($area, form: "the") }, { $cell }.
feast-for-odin-slot-filled = { $seat } llena un hueco con { NAME($item, form: "a") }.
feast-for-odin-ship-bought = { $seat } compra { NAME($item, form: "a") } por { $silver_count } de plata.
feast-for-odin-ore-loaded = { $seat } carga 1 mineral en { NAME($item, form: "a") }.
feast-for-odin-ore-unloaded = { $seat } descarga 1 mineral de { NAME($item, form: "a") }.
feast-for-odin-ore-thrown = { $seat } tira por la borda un mineral de { NAME($item, form: "a") } para mejorar la tirada.
feast-for-odin-tile-swapped = { $seat } quita { NAME($item, form: "the") } de un tablero de { $owner_seat }.
feast-for-odin-fed = { $seat } sirve { NAME($item, form: "a") } en la columna { $column_number }.
feast-for-odin-column-empty = { $seat } deja vacía la columna { $column_number }.
feast-for-odin-feast-done = { $penalties_count ->
    [0] { $seat } ha dado de comer a todos sus vikingos.
    [one] { $seat } recibe una sanción del thing.
   *[other] { $seat } recibe { $penalties_count } sanciones del thing.
}
feast-for-odin-game-ends = Acaba el último banquete y con él la partida.
feast-for-odin-scored = { $seat } consigue { $points_number ->
    [one] 1 punto
   *[other] { $points_number } puntos
}.
feast-for-odin-won = { $seat } gana con { $points_number ->
    [one] 1 punto
   *[other] { $points_number } puntos
}.

## Hojas

feast-for-odin-sheet-round = Ronda { $round } de { $rounds }
feast-for-odin-sheet-player = Jugador
feast-for-odin-sheet-thing = Vikingos
feast-for-odin-sheet-supply = Reserva
feast-for-odin-sheet-income = Ingresos
feast-for-odin-sheet-feast = Banquete
feast-for-odin-sheet-cards = Cartas
feast-for-odin-sheet-score = Puntos
feast-for-odin-sheet-spaces = Casillas de acción
feast-for-odin-sheet-column = Columna { $number }
feast-for-odin-sheet-previous = ronda anterior
feast-for-odin-sheet-occupied = { $name } { $vikings }
feast-for-odin-sheet-area = { $name } ({ $area })
feast-for-odin-sheet-table = En la mesa
feast-for-odin-sheet-what = Qué
feast-for-odin-sheet-there = Hay
feast-for-odin-sheet-display = Losetas especiales
feast-for-odin-sheet-hand = Tu mano
feast-for-odin-sheet-played = Tus oficios
feast-for-odin-sheet-number = N.º
feast-for-odin-sheet-card = Carta
feast-for-odin-sheet-points = Puntos
feast-for-odin-sheet-when = Cuándo
feast-for-odin-sheet-effect = Efecto

# --- respuestas en la terminal
feast-for-odin-place-words = { $turns ->
    [1] { $board }, { $cell }
   *[other] { $board }, { $cell }, { $turned }
}
feast-for-odin-place-nothing = No cubre ninguna penalización ni cambia los ingresos.
feast-for-odin-place-picture = { $item } ({ $mark }): { $gains }
feast-for-odin-offer-odds = Probabilidad de éxito: { $next } en la próxima tirada, { $within } en todas las que quedan.
feast-for-odin-offer-success = Éxito: { $items }.
feast-for-odin-offer-failure = { $count ->
    [0] Fracaso: nada.
   *[other] Fracaso: { $items }.
}
feast-for-odin-offer-width = { $count ->
    [one] Llena 1 columna.
   *[other] Llena { $count } columnas.
}

## Pistas y análisis

feast-for-odin-order-send = Envía vikingos a «{ $space }».
feast-for-odin-order-pass = Pasa.
feast-for-odin-order-copy = Usa la casilla «{ $space }».
feast-for-odin-order-play = Juega { $card }.
feast-for-odin-order-take = Toma { $count } { NAME($strip, form: "of") }.
feast-for-odin-order-upgrade = Mejora { NAME($good_item, form: "a") }.
feast-for-odin-order-turn = Voltea { NAME($good_item, form: "a") } a su otra cara.
feast-for-odin-order-pick = Elige { NAME($item, form: "a") }.
feast-for-odin-order-explore = Explora { NAME($board, form: "the") }.
feast-for-odin-order-roll = Tira el dado.
feast-for-odin-order-keep = Quédate con la tirada.
feast-for-odin-order-lay = Coloca { NAME($item, form: "a") }.
feast-for-odin-order-fill = Llena un hueco { NAME($building_item, form: "of") } con { NAME($item, form: "a") }.
feast-for-odin-order-buy = Compra { NAME($ship_item, form: "a") }.
feast-for-odin-order-load = Carga mineral en { NAME($ship_item, form: "a") }.
feast-for-odin-order-recall = Recupera vikingos de «{ $space }».
feast-for-odin-order-eat = Sirve { NAME($food_item, form: "a") }.
feast-for-odin-why-points = Da más puntos.
feast-for-odin-why-income = Da más ingresos en las rondas que quedan.
feast-for-odin-why-silver = Te deja con más plata.
feast-for-odin-why-tiles = Da más losetas verdes, azules o especiales para tus tableros.
feast-for-odin-why-material = Da más madera, piedra o mineral.
feast-for-odin-why-weapons = Da más armas.
feast-for-odin-why-ships = Da más barcos.
feast-for-odin-why-animals = Da más animales.
feast-for-odin-why-emigration = Da una emigración, que acorta todos los banquetes que quedan.
feast-for-odin-why-cards = Da más oficios.
feast-for-odin-why-vikings = Necesita menos vikingos.
feast-for-odin-why-food = Alimenta mejor a tus vikingos en el próximo banquete.
feast-for-odin-why-boards = Deja menos casillas negativas abiertas, o abre un tablero que vale la pena.
feast-for-odin-why-rival = Frena a tu rival más fuerte: { $rival_seat }.
feast-for-odin-less-points = Da menos puntos.
feast-for-odin-less-income = Da menos ingresos en las rondas que quedan.
feast-for-odin-less-silver = Te deja con menos plata.
feast-for-odin-less-tiles = Da menos losetas verdes, azules o especiales para tus tableros.
feast-for-odin-less-material = Da menos madera, piedra o mineral.
feast-for-odin-less-weapons = Te deja con menos armas.
feast-for-odin-less-ships = Da menos barcos.
feast-for-odin-less-animals = Da menos animales.
feast-for-odin-less-emigration = Retrasa una emigración, que acortaría todos los banquetes que quedan.
feast-for-odin-less-cards = Da menos oficios.
feast-for-odin-less-vikings = Necesita más vikingos.
feast-for-odin-less-food = Alimenta peor a tus vikingos en el próximo banquete.
feast-for-odin-less-boards = Deja más casillas negativas abiertas, o ningún tablero nuevo.
feast-for-odin-less-rival = Ayuda a tu rival más fuerte: { $rival_seat }.
