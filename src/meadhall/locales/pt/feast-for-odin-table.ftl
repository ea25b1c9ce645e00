# O que a mesa simples diz de Um Banquete a Odin: ações, grupos, campos da vista, lembretes.

# --- como os valores são nomeados
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

# --- grupos de ações
feast-for-odin-kind-send = Mandar Vikings
feast-for-odin-kind-copy = Usar um espaço
feast-for-odin-kind-play = Jogar uma ocupação
feast-for-odin-kind-use = Usar uma carta
feast-for-odin-kind-option = Escolher
feast-for-odin-kind-take = Pegar da montanha
feast-for-odin-kind-upgrade = Evoluir um recurso
feast-for-odin-kind-turn = Virar para o outro lado
feast-for-odin-kind-pick = Escolher
feast-for-odin-kind-explore = Explorar
feast-for-odin-kind-boats = Baleeiros
feast-for-odin-kind-pay = Pagar
feast-for-odin-kind-spend = Gastar
feast-for-odin-kind-lay = Colocar uma peça
feast-for-odin-kind-on = Colocar em
feast-for-odin-kind-turned = Girar
feast-for-odin-kind-at = O canto superior esquerdo
feast-for-odin-kind-fill = Preencher um encaixe
feast-for-odin-kind-buy = Comprar um navio
feast-for-odin-kind-load = Carregar minério
feast-for-odin-kind-recall = Trazer Vikings de volta
feast-for-odin-kind-eat = Servir

# --- ações
feast-for-odin-action-send = { $space }
feast-for-odin-action-pass = passar: sem mais Vikings nesta rodada
feast-for-odin-action-copy = { $space }
feast-for-odin-action-play = { $card }
feast-for-odin-action-use = { $offer ->
    [b] { $card }, a outra oferta
   *[other] { $card }
}
feast-for-odin-action-option = opção { $number }
feast-for-odin-action-done = pronto, continuar
feast-for-odin-action-take = { $count ->
    [1] { $strip }: o primeiro item
   *[other] { $strip }: os { $count } primeiros itens
}
feast-for-odin-action-upgrade = { $steps ->
    [1] { $good }
   *[other] { $good }, { $steps } passos
}
feast-for-odin-action-turn = { $good }
feast-for-odin-action-pick = { $item }
feast-for-odin-action-explore = { $board }
feast-for-odin-action-boats = { $loaded ->
    [0] { $empty } sem minério
   *[other] { $empty } sem minério, { $loaded } com minério
}
feast-for-odin-action-roll = lançar o dado
feast-for-odin-action-keep = ficar com o lançamento
feast-for-odin-action-fail = declarar fracasso
feast-for-odin-action-pay = { $weapons ->
    [0] { $wood ->
        [0] { $wood } madeiras
        [1] { $wood } madeira
       *[other] { $wood } madeiras
    }
    [1] { $wood ->
        [0] 1 arma
        [1] { $wood } madeira e 1 arma
       *[other] { $wood } madeiras e 1 arma
    }
   *[other] { $wood ->
        [0] { $weapons } armas
        [1] { $wood } madeira e { $weapons } armas
       *[other] { $wood } madeiras e { $weapons } armas
    }
}
feast-for-odin-action-spend = { $count }
feast-for-odin-action-lay = { $item }
feast-for-odin-action-on = { $area }
feast-for-odin-action-turned = { $turn ->
    [0] como impresso
    [1] um quarto de volta
    [2] meia-volta
    [3] três quartos de volta
    [4] espelhada
    [5] espelhada, um quarto de volta
    [6] espelhada, meia-volta
   *[other] espelhada, três quartos de volta
}
feast-for-odin-action-at = coluna { $column }, linha { $row }
feast-for-odin-action-fill = { NAME($item, form: "a") } em { NAME($building, form: "a") }
feast-for-odin-action-buy = { $ship }
feast-for-odin-action-load = { $ship }
feast-for-odin-action-recall = { $space }
feast-for-odin-action-eat = { $how ->
    [upright] { $food }, em pé
   *[other] { $food }
}
feast-for-odin-action-leave = deixar a próxima coluna vazia
feast-for-odin-ask-feast-shortcut = feast
feast-for-odin-ask-feast-shortcut-words = Servir a refeição mais barata
feast-for-odin-notation-hint = “place robe home 8,0 r1” coloca uma peça em uma linha, “feast” serve a refeição mais barata.

# --- o que uma opção quer dizer, pelo espaço ou pela carta que a oferece
feast-for-odin-action-option-sheep_or_cattle-1 = 1 ovelha
feast-for-odin-action-option-sheep_or_cattle-2 = 1 vaca por 1 prata
feast-for-odin-action-option-build_combo-1 = uma casa de pedra e um dracar
feast-for-odin-action-option-build_combo-2 = uma casa longa e um knarr
feast-for-odin-action-option-mountain_2222_or_double_upgrade_3-1 = até 2 itens de cada uma de até quatro faixas de montanha
feast-for-odin-action-option-mountain_2222_or_double_upgrade_3-2 = evoluir até 3 recursos em até dois passos cada
feast-for-odin-action-option-craft_robe_jewelry-1 = 1 lã por 1 manto
feast-for-odin-action-option-craft_robe_jewelry-2 = 1 prataria por 1 joia
feast-for-odin-action-option-exchange_boat_emigrate-1 = um baleeiro por um knarr
feast-for-odin-action-option-exchange_boat_emigrate-2 = emigrar por prata igual ao número da rodada
feast-for-odin-action-option-plundering-1 = colocar todos os Vikings
feast-for-odin-action-option-plundering-2 = colocar 1 Viking a menos
feast-for-odin-action-option-plundering-3 = colocar 2 Vikings a menos
feast-for-odin-action-option-38-1 = 1 madeira
feast-for-odin-action-option-38-2 = 1 pedra
feast-for-odin-action-option-38-3 = 1 minério
feast-for-odin-action-option-41-1 = 1 prata por 1 óleo
feast-for-odin-action-option-41-2 = 1 hidromel por 1 óleo
feast-for-odin-action-option-46-1 = 3 madeiras e 1 lã por um dracar
feast-for-odin-action-option-46-2 = 3 madeiras e 1 tecido de linho por um dracar
feast-for-odin-action-option-51-1 = uma pedra rúnica por 1 prata e 1 leite
feast-for-odin-action-option-51-2 = uma pedra rúnica por 1 prata e 1 repolho
feast-for-odin-action-option-54-1 = prataria por seda
feast-for-odin-action-option-54-2 = prataria por um baú
feast-for-odin-action-option-60-1 = trazer 1 Viking de volta
feast-for-odin-action-option-60-2 = trazer 2 Vikings de volta por prata igual ao número da rodada
feast-for-odin-action-option-62-1 = o crucifixo
feast-for-odin-action-option-62-2 = o alfinete de manto
feast-for-odin-action-option-63-1 = 1 ovelha por carne salgada, um couro e lã
feast-for-odin-action-option-63-2 = 3 pratas pelo chifre de beber
feast-for-odin-action-option-73-1 = 1 prataria de graça
feast-for-odin-action-option-73-2 = o crucifixo por 2 pratas
feast-for-odin-action-option-73-3 = o cálice por 5 pratas
feast-for-odin-action-option-85-hunting_game-1 = pagar 1 prata e caçar
feast-for-odin-action-option-85-laying_a_snare-1 = pagar 2 pratas e montar armadilhas
feast-for-odin-action-option-86-1 = 1 couro por 2 pratas
feast-for-odin-action-option-86-2 = 2 couros por 4 pratas
feast-for-odin-action-option-86-3 = 3 couros por 6 pratas
feast-for-odin-action-option-87-1 = o crucifixo
feast-for-odin-action-option-87-2 = até 4 itens de uma faixa de montanha
feast-for-odin-action-option-96-1 = 1 carne de caça por 1 carne de baleia
feast-for-odin-action-option-96-2 = 1 carne de baleia por 2 carnes de caça
feast-for-odin-action-option-102-1 = 1 carne de caça por 1 pele
feast-for-odin-action-option-102-2 = 1 seda por 1 pele
feast-for-odin-action-option-104-1 = 1 peixe seco
feast-for-odin-action-option-104-2 = 1 óleo
feast-for-odin-action-option-133-1 = 1 prata
feast-for-odin-action-option-133-2 = 1 ervilha
feast-for-odin-action-option-169-1 = 1 linho
feast-for-odin-action-option-169-2 = 1 cereal
feast-for-odin-action-option-174-1 = seda por 3 pratas
feast-for-odin-action-option-174-2 = especiarias por 4 pratas
feast-for-odin-action-option-182-1 = 2 madeiras por 1 especiaria
feast-for-odin-action-option-182-2 = 5 madeiras por 2 especiarias
feast-for-odin-action-option-184-1 = 4 madeiras por um dracar
feast-for-odin-action-option-184-2 = 3 pratas por um dracar

# --- o mesmo em uma pergunta, pela resposta que a escolhe
feast-for-odin-choice-sheep_or_cattle-1 = opção 1 ({ feast-for-odin-action-option-sheep_or_cattle-1 })
feast-for-odin-choice-sheep_or_cattle-2 = opção 2 ({ feast-for-odin-action-option-sheep_or_cattle-2 })
feast-for-odin-choice-build_combo-1 = opção 1 ({ feast-for-odin-action-option-build_combo-1 })
feast-for-odin-choice-build_combo-2 = opção 2 ({ feast-for-odin-action-option-build_combo-2 })
feast-for-odin-choice-mountain_2222_or_double_upgrade_3-1 = opção 1 ({ feast-for-odin-action-option-mountain_2222_or_double_upgrade_3-1 })
feast-for-odin-choice-mountain_2222_or_double_upgrade_3-2 = opção 2 ({ feast-for-odin-action-option-mountain_2222_or_double_upgrade_3-2 })
feast-for-odin-choice-craft_robe_jewelry-1 = opção 1 ({ feast-for-odin-action-option-craft_robe_jewelry-1 })
feast-for-odin-choice-craft_robe_jewelry-2 = opção 2 ({ feast-for-odin-action-option-craft_robe_jewelry-2 })
feast-for-odin-choice-exchange_boat_emigrate-1 = opção 1 ({ feast-for-odin-action-option-exchange_boat_emigrate-1 })
feast-for-odin-choice-exchange_boat_emigrate-2 = opção 2 ({ feast-for-odin-action-option-exchange_boat_emigrate-2 })
feast-for-odin-choice-plundering-1 = opção 1 ({ feast-for-odin-action-option-plundering-1 })
feast-for-odin-choice-plundering-2 = opção 2 ({ feast-for-odin-action-option-plundering-2 })
feast-for-odin-choice-plundering-3 = opção 3 ({ feast-for-odin-action-option-plundering-3 })
feast-for-odin-choice-38-1 = opção 1 ({ feast-for-odin-action-option-38-1 })
feast-for-odin-choice-38-2 = opção 2 ({ feast-for-odin-action-option-38-2 })
feast-for-odin-choice-38-3 = opção 3 ({ feast-for-odin-action-option-38-3 })
feast-for-odin-choice-41-1 = opção 1 ({ feast-for-odin-action-option-41-1 })
feast-for-odin-choice-41-2 = opção 2 ({ feast-for-odin-action-option-41-2 })
feast-for-odin-choice-46-1 = opção 1 ({ feast-for-odin-action-option-46-1 })
feast-for-odin-choice-46-2 = opção 2 ({ feast-for-odin-action-option-46-2 })
feast-for-odin-choice-51-1 = opção 1 ({ feast-for-odin-action-option-51-1 })
feast-for-odin-choice-51-2 = opção 2 ({ feast-for-odin-action-option-51-2 })
feast-for-odin-choice-54-1 = opção 1 ({ feast-for-odin-action-option-54-1 })
feast-for-odin-choice-54-2 = opção 2 ({ feast-for-odin-action-option-54-2 })
feast-for-odin-choice-60-1 = opção 1 ({ feast-for-odin-action-option-60-1 })
feast-for-odin-choice-60-2 = opção 2 ({ feast-for-odin-action-option-60-2 })
feast-for-odin-choice-62-1 = opção 1 ({ feast-for-odin-action-option-62-1 })
feast-for-odin-choice-62-2 = opção 2 ({ feast-for-odin-action-option-62-2 })
feast-for-odin-choice-63-1 = opção 1 ({ feast-for-odin-action-option-63-1 })
feast-for-odin-choice-63-2 = opção 2 ({ feast-for-odin-action-option-63-2 })
feast-for-odin-choice-73-1 = opção 1 ({ feast-for-odin-action-option-73-1 })
feast-for-odin-choice-73-2 = opção 2 ({ feast-for-odin-action-option-73-2 })
feast-for-odin-choice-73-3 = opção 3 ({ feast-for-odin-action-option-73-3 })
feast-for-odin-choice-85-hunting_game-1 = opção 1 ({ feast-for-odin-action-option-85-hunting_game-1 })
feast-for-odin-choice-85-laying_a_snare-1 = opção 1 ({ feast-for-odin-action-option-85-laying_a_snare-1 })
feast-for-odin-choice-86-1 = opção 1 ({ feast-for-odin-action-option-86-1 })
feast-for-odin-choice-86-2 = opção 2 ({ feast-for-odin-action-option-86-2 })
feast-for-odin-choice-86-3 = opção 3 ({ feast-for-odin-action-option-86-3 })
feast-for-odin-choice-87-1 = opção 1 ({ feast-for-odin-action-option-87-1 })
feast-for-odin-choice-87-2 = opção 2 ({ feast-for-odin-action-option-87-2 })
feast-for-odin-choice-96-1 = opção 1 ({ feast-for-odin-action-option-96-1 })
feast-for-odin-choice-96-2 = opção 2 ({ feast-for-odin-action-option-96-2 })
feast-for-odin-choice-102-1 = opção 1 ({ feast-for-odin-action-option-102-1 })
feast-for-odin-choice-102-2 = opção 2 ({ feast-for-odin-action-option-102-2 })
feast-for-odin-choice-104-1 = opção 1 ({ feast-for-odin-action-option-104-1 })
feast-for-odin-choice-104-2 = opção 2 ({ feast-for-odin-action-option-104-2 })
feast-for-odin-choice-133-1 = opção 1 ({ feast-for-odin-action-option-133-1 })
feast-for-odin-choice-133-2 = opção 2 ({ feast-for-odin-action-option-133-2 })
feast-for-odin-choice-169-1 = opção 1 ({ feast-for-odin-action-option-169-1 })
feast-for-odin-choice-169-2 = opção 2 ({ feast-for-odin-action-option-169-2 })
feast-for-odin-choice-174-1 = opção 1 ({ feast-for-odin-action-option-174-1 })
feast-for-odin-choice-174-2 = opção 2 ({ feast-for-odin-action-option-174-2 })
feast-for-odin-choice-182-1 = opção 1 ({ feast-for-odin-action-option-182-1 })
feast-for-odin-choice-182-2 = opção 2 ({ feast-for-odin-action-option-182-2 })
feast-for-odin-choice-184-1 = opção 1 ({ feast-for-odin-action-option-184-1 })
feast-for-odin-choice-184-2 = opção 2 ({ feast-for-odin-action-option-184-2 })

# --- o que um espaço faz
feast-for-odin-about-build_shed = Um Viking. Pague 2 madeiras, receba uma cabana.
feast-for-odin-about-build_whaling_boat = Um Viking. Pague 1 madeira, receba um baleeiro.
feast-for-odin-about-hunting_game_1 = Um Viking. Lance o d8, quanto menor, melhor: pague o resultado em madeira e arcos por um couro e carne de caça.
feast-for-odin-about-fishing_1 = Um Viking. Receba 1 peixe seco.
feast-for-odin-about-buy_stockfish = Um Viking. Pague 1 prata, receba 2 peixes secos.
feast-for-odin-about-buy_salt_meat = Um Viking. Pague 2 pratas, receba 2 carnes salgadas.
feast-for-odin-about-market_beans = Um Viking. Receba 1 feijão e 1 prata.
feast-for-odin-about-products_milk = Um Viking. Leite conforme suas vacas, no máximo 3.
feast-for-odin-about-craft_linen = Um Viking. Troque 1 linho por 1 tecido de linho.
feast-for-odin-about-craft_rune_stone = Um Viking. Pague 1 pedra: 1 pedra rúnica e 1 prata.
feast-for-odin-about-mountain_2 = Um Viking. Até 2 itens de uma faixa de montanha.
feast-for-odin-about-mountain_1_upgrade_1 = Um Viking. 1 item de uma faixa de montanha, e evolua 1 recurso em um passo.
feast-for-odin-about-upgrade_2 = Um Viking. Evolua até 2 recursos em um passo.
feast-for-odin-about-overseas_trade_1 = Um Viking. Pague 1 prata, exige um knarr: vire para azul quantos recursos verdes diferentes quiser.
feast-for-odin-about-raiding = Um Viking. Exige um dracar. Lance o d8, quanto maior, melhor; o minério a bordo não conta.
feast-for-odin-about-explore_1 = Um Viking. Leve as Ilhas Shetland ou as Ilhas Faroé; exige qualquer navio.
feast-for-odin-about-draw_occupation = Um Viking. Compre 1 carta de ocupação e receba 1 prata.
feast-for-odin-about-play_occupation_paid = Um Viking. Pague 1 pedra ou 1 minério, jogue 1 ocupação, receba 1 prata.
feast-for-odin-about-build_stone_house = Dois Vikings. Pague 1 pedra, receba uma casa de pedra.
feast-for-odin-about-build_knarr = Dois Vikings. Pague 2 madeiras, receba um knarr.
feast-for-odin-about-hunting_game_2 = Dois Vikings. Lance o d8, quanto menor, melhor: pague o resultado em madeira e arcos por um couro e carne de caça.
feast-for-odin-about-laying_a_snare = Dois Vikings. Lance o d8, quanto menor, melhor: pague o resultado em madeira e armadilhas por uma pele e uma armadilha.
feast-for-odin-about-buy_sheep = Dois Vikings. Pague 1 prata, receba 1 ovelha.
feast-for-odin-about-buy_cattle_milk = Dois Vikings. Pague 3 pratas, receba 1 vaca e 1 leite.
feast-for-odin-about-market_flax_fish = Dois Vikings. Receba 1 linho, 1 peixe seco e 1 prata.
feast-for-odin-about-products_mead = Dois Vikings. Receba 2 hidroméis e 2 pratas.
feast-for-odin-about-craft_clothing = Dois Vikings. Troque 1 couro + 1 tecido de linho por 1 túnica; receba também 2 pratas.
feast-for-odin-about-craft_chest = Dois Vikings. Pague 1 madeira ou 1 minério: 1 baú e 1 prata.
feast-for-odin-about-wood_per_player = Dois Vikings. Tantas madeiras quantos forem os jogadores (1 no jogo solo) e 1 minério.
feast-for-odin-about-mountain_3_upgrade_1 = Dois Vikings. Até 3 itens de uma faixa, e evolua 1 recurso em um passo.
feast-for-odin-about-upgrade_3 = Dois Vikings. Evolua até 3 recursos em um passo.
feast-for-odin-about-overseas_trade_2 = Dois Vikings. Pague 1 prata, exige um knarr: vire para azul quantos recursos verdes diferentes quiser.
feast-for-odin-about-pillaging_2 = Dois Vikings. Exige um dracar. Lance o d12, quanto maior, melhor; o minério a bordo conta.
feast-for-odin-about-explore_2 = Dois Vikings. Leve a Islândia, a Groenlândia ou a Ilha dos Ursos; exige knarr ou dracar.
feast-for-odin-about-emigrate_2 = Dois Vikings. Pague prata igual ao número da rodada: um knarr ou dracar emigra e cobre parte da mesa.
feast-for-odin-about-play_occupations_1_2 = Dois Vikings. Jogue 1 ou 2 ocupações sem custo.
feast-for-odin-about-build_long_house = Três Vikings. Pague 2 pedras, receba uma casa longa.
feast-for-odin-about-build_longship = Três Vikings. Pague 2 madeiras, receba um dracar.
feast-for-odin-about-whaling_3 = Três Vikings. Com um a três baleeiros: lance o d12, quanto menor, melhor, descontado o minério a bordo.
feast-for-odin-about-sheep_or_cattle = Três Vikings. Receba 1 ovelha de graça ou pague 1 prata por 1 vaca.
feast-for-odin-about-market_fruits = Três Vikings. Receba 1 fruta, 1 óleo, 1 carne salgada e 1 prata.
feast-for-odin-about-products_wool = Três Vikings. Lã conforme suas ovelhas, no máximo 3.
feast-for-odin-about-forge = Três Vikings. Pague 1 minério: joias ou uma peça especial que possa ser forjada.
feast-for-odin-about-craft_chests_runes = Três Vikings. Pague 2 pedras + 2 madeiras: 2 baús e 2 pedras rúnicas.
feast-for-odin-about-mountain_3_2 = Três Vikings. Até 3 itens de uma faixa e até 2 de outra.
feast-for-odin-about-upgrade_3_weapons_4 = Três Vikings. Evolua até 3 recursos em um passo; compre 4 cartas de arma.
feast-for-odin-about-upgrade_4 = Três Vikings. Evolua até 4 recursos em um passo.
feast-for-odin-about-special_sale = Três Vikings. Com um knarr, compre até 2 peças especiais pelo preço impresso.
feast-for-odin-about-pillaging_3 = Três Vikings. Exige um dracar. Lance o d12, quanto maior, melhor; o minério a bordo conta.
feast-for-odin-about-explore_3 = Três Vikings. Leve a Ilha de Baffin, o Labrador ou a Terra Nova; exige um dracar.
feast-for-odin-about-emigrate_3 = Três Vikings. Pague prata igual ao número da rodada: um knarr ou dracar emigra e cobre parte da mesa.
feast-for-odin-about-play_occupations_1_4 = Três Vikings. Jogue de 1 a 4 ocupações sem custo (a carta recém-comprada pela coluna pode ser uma delas).
feast-for-odin-about-build_combo = Quatro Vikings. Pague 2 pedras + 2 madeiras: casa de pedra e dracar, ou casa longa e knarr.
feast-for-odin-about-whaling_1 = Quatro Vikings. Com exatamente um baleeiro: lance o d12, quanto menor, melhor, descontado o minério a bordo.
feast-for-odin-about-buy_sheep_and_cattle = Quatro Vikings. Pague 3 pratas, receba 1 ovelha e 1 vaca.
feast-for-odin-about-market_spices = Quatro Vikings. Receba 1 especiaria e 1 prata; 2 leites se tiver vaca; 1 lã se tiver ovelha.
feast-for-odin-about-craft_robe_jewelry = Quatro Vikings. Receba 4 pratas; depois troque 1 lã por um manto, 1 prataria por joias, ou as duas coisas.
feast-for-odin-about-mountain_4_double_upgrade_2 = Quatro Vikings. Até 4 itens de uma faixa, e evolua até 2 recursos em até dois passos cada.
feast-for-odin-about-mountain_2222_or_double_upgrade_3 = Quatro Vikings. Até 2 itens de cada uma de até quatro faixas, ou evolua até 3 recursos em até dois passos cada.
feast-for-odin-about-plundering = Quatro Vikings. Com 2 dracares, receba 1 tesouro de prata, sem dado.
feast-for-odin-about-exchange_boat_emigrate = Quatro Vikings. Você pode trocar 1 baleeiro por um knarr (o minério carregado se perde); depois, emigrar por prata igual ao número da rodada.
feast-for-odin-about-imitate_1 = Um Viking. Faça o que faz um espaço da coluna 1 em que haja outro jogador.
feast-for-odin-about-imitate_2 = Dois Vikings. Faça o que faz um espaço da coluna 2 em que haja outro jogador.
feast-for-odin-about-imitate_3 = Três Vikings. Faça o que faz um espaço da coluna 3 em que haja outro jogador.
feast-for-odin-about-imitate_4 = Quatro Vikings. Faça o que faz um espaço da coluna 4 em que haja outro jogador.

# --- campos da vista
feast-for-odin-field-round = Rodada
feast-for-odin-field-rounds = Total de rodadas
feast-for-odin-field-step = Passo
feast-for-odin-field-start_player = Jogador inicial
feast-for-odin-field-turn = Vez
feast-for-odin-field-passed = Passaram
feast-for-odin-field-seats = Jogadores
feast-for-odin-field-spaces = Vikings em espaços
feast-for-odin-field-imitations = Espaços de cópia
feast-for-odin-field-boards = Tabuleiros de exploração
feast-for-odin-field-display = Peças especiais
feast-for-odin-field-buildings = Construções restantes
feast-for-odin-field-strips = Faixas de montanha
feast-for-odin-field-strips_hidden = Faixas ainda ocultas
feast-for-odin-field-weapons = Armas
feast-for-odin-field-deck = Cartas no baralho
feast-for-odin-field-discard = Descartadas
feast-for-odin-field-vikings = Vikings
feast-for-odin-field-vikings_aside = Vikings à espera
feast-for-odin-field-seat = Jogador
feast-for-odin-field-dice = O lançamento
feast-for-odin-field-table = O banquete
feast-for-odin-field-laying = Colocando
feast-for-odin-field-hand = Cartas na mão
feast-for-odin-field-supply = Reserva
feast-for-odin-field-thing = Vikings no Thing
feast-for-odin-field-played = Ocupações
feast-for-odin-field-slots = Encaixes ocupados
feast-for-odin-field-shed_wood = Madeira em cabanas
feast-for-odin-field-shed_stone = Pedra em cabanas
feast-for-odin-field-house_wood = Madeira em casas de pedra
feast-for-odin-field-house_stone = Pedra em casas de pedra
feast-for-odin-field-emigrated = Navios emigrados
feast-for-odin-field-penalties = Penalidades do Thing
feast-for-odin-field-laid = Peças colocadas
feast-for-odin-field-areas = Tabuleiros e casas
feast-for-odin-field-income = Renda
feast-for-odin-field-bonuses = Bônus
feast-for-odin-field-feast = Colunas do banquete
feast-for-odin-field-score = Pontos até agora
feast-for-odin-field-side = Lado
feast-for-odin-field-owner = Dono
feast-for-odin-field-area = Área
feast-for-odin-field-rolls = Lançamentos
feast-for-odin-field-most_rolls = Máximo de lançamentos
feast-for-odin-field-rolls_left = Lançamentos restantes
feast-for-odin-field-sides = Lados do dado
feast-for-odin-field-throws = Cada lançamento
feast-for-odin-field-face = Face do dado
feast-for-odin-field-by_cards = Somado por cartas
feast-for-odin-field-by_ore_thrown = Somado por minério jogado ao mar
feast-for-odin-field-by_ships = Somado ou descontado por navios
feast-for-odin-field-needed = Necessário
feast-for-odin-field-reach = Ao alcance
feast-for-odin-field-result = Resultado
feast-for-odin-field-boats = Barcos sem e com minério
feast-for-odin-field-spent = Gasto
feast-for-odin-field-pieces = Servido
feast-for-odin-field-column = Coluna

# --- a mesa própria do jogo
feast-for-odin-table-board = A mesa de Um Banquete a Odin
feast-for-odin-table-action-board = Tabuleiro de ações
feast-for-odin-table-keys = Nesta mesa: setas entre espaços e quadrados · Enter manda, escolhe, coloca · 1 a 4 primeiro espaço utilizável de uma coluna · / achar um espaço · G reserva · B, Shift+B tabuleiros · R girar · F virar · Esc devolver, fechar · P o plano · T o banquete · O tabuleiros dos outros
feast-for-odin-table-tab-actions = Ações
feast-for-odin-table-tab-mine = Meu tabuleiro
feast-for-odin-table-tab-others = Outros
feast-for-odin-table-back-to-mine = Voltar aos meus tabuleiros
feast-for-odin-table-chip = { $vikings ->
    [0] { $vikings } Vikings
    [1] 1 Viking
   *[other] { $vikings } Vikings
} no Thing, { $silver ->
    [0] { $silver } pratas
    [1] 1 prata
   *[other] { $silver } pratas
}, { $score ->
    [0] { $score } pontos
    [1] { $score } ponto
   *[other] { $score } pontos
} se acabasse agora
feast-for-odin-table-passed = passou
feast-for-odin-table-chip-vikings = Vikings
feast-for-odin-table-chip-silver = Prata
feast-for-odin-table-chip-score = Se acabasse agora
feast-for-odin-table-rounds = Rodadas
feast-for-odin-table-round-harvest = Rodada { $round }: colheita de nível { $level }
feast-for-odin-table-round-no-harvest = Rodada { $round }: sem colheita
feast-for-odin-table-phases = Fases da rodada
feast-for-odin-table-phase-harvest = Novo Viking e colheita
feast-for-odin-table-phase-weapon = Tabuleiros de exploração, nova arma
feast-for-odin-table-phase-actions = Ações
feast-for-odin-table-phase-income = Renda
feast-for-odin-table-phase-breeding = Procriação
feast-for-odin-table-phase-feast = Banquete
feast-for-odin-table-phase-bonus = Bônus
feast-for-odin-table-since = { $count ->
    [0] Desde o seu último turno: nada
    [1] Desde o seu último turno: 1 fato
   *[other] Desde o seu último turno: { $count } fatos
}
feast-for-odin-table-since-title = Desde o seu último turno
feast-for-odin-table-pass = Passar
feast-for-odin-table-pass-sure = { $count ->
    [1] Passar com 1 Viking restante?
   *[other] Passar com { $count } Vikings restantes?
}

# temas e colunas do tabuleiro de ações
feast-for-odin-table-theme-houses = Casas
feast-for-odin-table-theme-ships = Navios
feast-for-odin-table-theme-hunting = Caça
feast-for-odin-table-theme-livestock = Animais
feast-for-odin-table-theme-market = Mercado
feast-for-odin-table-theme-products = Produtos
feast-for-odin-table-theme-crafting = Artesanato
feast-for-odin-table-theme-mountain = Montanha
feast-for-odin-table-theme-sailing = Navegação
feast-for-odin-table-theme-settling = Emigração
feast-for-odin-table-theme-imitation = Copiar
feast-for-odin-table-column = { $count ->
    [1] Espaços de 1 Viking
   *[other] Espaços de { $count } Vikings
}
feast-for-odin-table-column-3 = Primeiro você compra uma carta de ocupação.
feast-for-odin-table-column-4 = Você pode jogar uma carta de ocupação antes ou depois da ação.
feast-for-odin-table-column-3-short = comprar
feast-for-odin-table-column-4-short = jogar
feast-for-odin-table-last-round = Vikings da rodada anterior
feast-for-odin-table-stands-here = Ocupado: { $name }
feast-for-odin-table-usable = Pode ser usado agora
feast-for-odin-table-not-now = Agora não

# achar um espaço
feast-for-odin-table-find = Achar
feast-for-odin-table-find-key = Achar um espaço (/)
feast-for-odin-table-find-words = Nome ou palavra, por exemplo “lã”
feast-for-odin-table-find-close = Mostrar todos os espaços
feast-for-odin-table-found = { $count ->
    [0] Nenhum espaço encontrado
    [1] 1 espaço
   *[other] { $count } espaços
}
feast-for-odin-table-want-usable = utilizáveis agora
feast-for-odin-table-want-wood = madeira
feast-for-odin-table-want-stone = pedra
feast-for-odin-table-want-ore = minério
feast-for-odin-table-want-silver = prata
feast-for-odin-table-want-food = comida
feast-for-odin-table-want-upgrade = evoluir
feast-for-odin-table-want-green = recursos verdes
feast-for-odin-table-want-blue = recursos azuis, peças especiais
feast-for-odin-table-want-animals = animais
feast-for-odin-table-want-ships = navios
feast-for-odin-table-want-houses = casas
feast-for-odin-table-want-cards = ocupações
feast-for-odin-table-want-weapons = armas
feast-for-odin-table-want-islands = explorar, emigrar
feast-for-odin-table-show-spaces = Que espaços mostrar
feast-for-odin-table-by-vikings = Espaços por Vikings
feast-for-odin-table-all-spaces = Todos
feast-for-odin-table-usable-spaces = Utilizáveis { $count }

# o que falta
feast-for-odin-table-so-many = { COUNT($count, $item) }
feast-for-odin-table-vikings = { $count ->
    [0] { $count } Vikings
    [1] 1 Viking
   *[other] { $count } Vikings
}
feast-for-odin-table-short = { $count ->
    [1] falta { COUNT($count, $item) }
   *[other] faltam { COUNT($count, $item) }
}
feast-for-odin-table-short-any = falta um destes: { NAME($items, list: "or") }
feast-for-odin-table-short-vikings = { $count ->
    [1] falta 1 Viking
   *[other] faltam { $count } Vikings
}
feast-for-odin-table-lack-imitation-closed = não faz parte desta partida
feast-for-odin-table-lack-space-occupied = já está ocupado
feast-for-odin-table-lack-too-few-vikings = Vikings de menos
feast-for-odin-table-lack-ship-missing = falta o navio
feast-for-odin-table-lack-cannot-pay = você não pode pagar
feast-for-odin-table-lack-nothing-to-copy = nenhum outro jogador ocupa um espaço desta coluna que você possa usar
feast-for-odin-table-lack-nothing-to-do = agora não serviria para nada
feast-for-odin-table-lost = Você ficaria sem isto, por falta de lugar ou de estoque: { $items }.

# à disposição
feast-for-odin-table-mountain = Montanha
feast-for-odin-table-special-tiles = Peças especiais
feast-for-odin-table-left = { $count ->
    [1] resta { $count }
   *[other] restam { $count }
}
feast-for-odin-table-not-for-sale = não à venda
feast-for-odin-table-to-explore = Para explorar
feast-for-odin-table-tile-tip = { $forged ->
    [true] { $name }: valor de combate { $swords }; pode sair da forja
   *[other] { $name }: valor de combate { $swords }
}
feast-for-odin-table-board-tip = { $name }: { $points } pontos, com { $silver ->
    [0] { $silver } pratas
    [1] { $silver } prata
   *[other] { $silver } pratas
}
feast-for-odin-table-board-note = { $name }: { $points } pontos, { $silver ->
    [0] { $silver } pratas
    [1] { $silver } prata
   *[other] { $silver } pratas
}
feast-for-odin-table-board-cost = { $count ->
    [1] { $count } casa custa um ponto até ser coberta.
   *[other] { $count } casas custam um ponto cada até serem cobertas.
}
feast-for-odin-table-price-note = { $name } por { $silver ->
    [0] { $silver } pratas
    [1] { $silver } prata
   *[other] { $silver } pratas
}
feast-for-odin-table-loot-note = { $name }: valor de combate { $swords }, { $cells } casas
feast-for-odin-table-house-worth = { $name }: { $points } pontos, menos 1 por cada um dos seus { $count } espaços vazios.
feast-for-odin-table-emigrate-note = { $name }: { $points } pontos, duas colunas a menos para servir
feast-for-odin-table-more = +{ $number }

# o painel de um espaço
feast-for-odin-table-close = Fechar
feast-for-odin-table-in-vain = Do jeito que as coisas estão, isto não lhe dá nada.
feast-for-odin-table-back = Voltar
feast-for-odin-table-confirm = Confirmar
feast-for-odin-table-chosen = Escolhido até agora
feast-for-odin-table-take-back = Desfazer isto
feast-for-odin-table-take-back-step = Desfazer: { $step }
feast-for-odin-table-choose-one = Escolha um
feast-for-odin-table-choose-card = Escolha uma carta
feast-for-odin-table-will-happen = Isto vai acontecer
feast-for-odin-table-send = { $count ->
    [1] Mandar 1 Viking
   *[other] Mandar { $count } Vikings
}
feast-for-odin-table-send-roll = { $count ->
    [1] Mandar 1 Viking e lançar o dado
   *[other] Mandar { $count } Vikings e lançar o dado
}
feast-for-odin-table-send-rest = { $action }, deixar o resto
feast-for-odin-table-barrier = O que vem depois só se sabe quando isto for feito.
feast-for-odin-table-barrier-card = Primeiro você compra uma carta, depois continua.
feast-for-odin-table-barrier-dice = Em seguida lança-se o dado.
feast-for-odin-table-barrier-draw = Depois você compra e vê o que veio.
feast-for-odin-table-barrier-play = { $players ->
    [1] A carta é jogada; depois você continua.
   *[other] Todos veem a carta; depois você continua.
}
feast-for-odin-table-barrier-undo-marks = A partir daí, desfazer marca a partida “com jogadas desfeitas”.
feast-for-odin-table-barrier-undo-ask = A partir daí, as outras pessoas à mesa precisam concordar em desfazer.
feast-for-odin-table-barrier-undo-counting = A partir daí nada pode ser desfeito: esta mesa conta.
feast-for-odin-table-ask-title-mountain = Montanha
feast-for-odin-table-ask-title-upgrade = Evoluir
feast-for-odin-table-ask-title-turn = Virar recursos
feast-for-odin-table-ask-title-picks = Escolha
feast-for-odin-table-ask-title-explore = Explorar
feast-for-odin-table-ask-title-dice = Dado
feast-for-odin-table-ask-title-cards = Ocupações
feast-for-odin-table-ask-title-spaces = Escolha um espaço
feast-for-odin-table-ask-title-options = Escolha
feast-for-odin-table-ask-title-lay = Colocar uma peça
feast-for-odin-table-ask-title-feast = Banquete
feast-for-odin-table-ask-title-window = Mais alguma coisa?
feast-for-odin-table-ask-title-words = Escolha
feast-for-odin-table-mountain-how = { $count ->
    [1] Pegue o primeiro item de uma faixa.
   *[other] Clique no último item que quiser: ele vem com todos os anteriores, no máximo { $count }.
}
feast-for-odin-table-take = Pegar { $items }
feast-for-odin-table-becomes = { NAME($from, form: "the") } vira { NAME($to, form: "a") }
feast-for-odin-table-play-card = Jogar { $card }
feast-for-odin-table-use-card = Usar { $card }
feast-for-odin-table-plan = Plano
feast-for-odin-table-add-to-plan = Acrescentar ao plano
feast-for-odin-table-balance-gain = Você ganha { $items }.
feast-for-odin-table-balance-give = Você entrega { $items }.
feast-for-odin-table-feast-waits = Seu banquete espera. Se quiser, coloque peças antes.
feast-for-odin-table-feast-open = Pôr a mesa

# sair de uma pergunta
feast-for-odin-table-done-mountain = { $before ->
    [0] Não pegar nada
   *[other] Não pegar mais nada
}
feast-for-odin-table-done-upgrade = { $before ->
    [0] Não evoluir nada
   *[other] Não evoluir mais nada
}
feast-for-odin-table-done-overseas = { $before ->
    [0] Não virar nada
   *[other] Não virar mais nada
}
feast-for-odin-table-done-sale = { $before ->
    [0] Não comprar nada
   *[other] Não comprar mais nada
}
feast-for-odin-table-done-flip = { $before ->
    [0] Não virar nada
   *[other] Não virar mais nada
}
feast-for-odin-table-done-play-cards = { $before ->
    [0] Não jogar nenhuma carta
   *[other] Não jogar mais cartas
}
feast-for-odin-table-done-early-card = Continuar sem carta
feast-for-odin-table-done-late-card = Encerrar o turno sem carta
feast-for-odin-table-done-instead = Fazer o que o espaço diz
feast-for-odin-table-done-effects = Não usar
feast-for-odin-table-done-choose-card = Continuar
feast-for-odin-table-done-choose-space = Continuar
feast-for-odin-table-done-draw-card = Comprar a carta
feast-for-odin-table-done-draw-weapon = Comprar a carta
feast-for-odin-table-done-card-action = Recusar
feast-for-odin-table-done-place-by-card = Não colocar mais nada
feast-for-odin-table-done-loot = Não levar mais nada
feast-for-odin-table-done-window = Continuar
feast-for-odin-table-done-gain-pick = Continuar
feast-for-odin-table-done-use-space = Recusar
feast-for-odin-table-done-unload = Continuar
feast-for-odin-table-done-throw-ore = Continuar
feast-for-odin-table-done-recall = Continuar
feast-for-odin-table-done-forge = Continuar
feast-for-odin-table-done-hand-over = Continuar
feast-for-odin-table-done-emigrate = Continuar
feast-for-odin-table-done-explore = Continuar
feast-for-odin-table-done-payment = Continuar
feast-for-odin-table-done-boats = Continuar

# janelas entre as fases
feast-for-odin-table-window-before_harvest = Antes da colheita
feast-for-odin-table-window-before_actions = Antes das ações
feast-for-odin-table-window-actions = Mais alguma coisa neste turno?
feast-for-odin-table-window-latecomers = Depois das ações
feast-for-odin-table-window-before_income = Antes da renda: coloque peças agora
feast-for-odin-table-window-before_breeding = Antes da procriação
feast-for-odin-table-window-breeding = Depois da procriação
feast-for-odin-table-window-feast = Antes do banquete
feast-for-odin-table-window-final_window = A última chance de colocar peças
feast-for-odin-table-window-before_bonus = Antes dos bônus: coloque peças agora
feast-for-odin-table-window-before_mountain_strips = Antes de as faixas de montanha avançarem
feast-for-odin-table-window-done-before_harvest = Ir para a colheita
feast-for-odin-table-window-done-before_actions = Ir para as ações
feast-for-odin-table-window-done-actions = Encerrar o turno
feast-for-odin-table-window-done-latecomers = Continuar
feast-for-odin-table-window-done-before_income = Ir para a renda
feast-for-odin-table-window-done-before_breeding = Ir para a procriação
feast-for-odin-table-window-done-breeding = Continuar
feast-for-odin-table-window-done-feast = Ir para o banquete
feast-for-odin-table-window-done-final_window = Ir para a pontuação final
feast-for-odin-table-window-done-before_bonus = Ir para os bônus
feast-for-odin-table-window-done-before_mountain_strips = Continuar
feast-for-odin-table-window-income = Como estão seus tabuleiros, sua renda é de { $silver ->
    [0] { $silver } pratas
    [1] 1 prata
   *[other] { $silver } pratas
}. Peças colocadas agora ainda contam.
feast-for-odin-table-window-no-bonus = Como estão seus tabuleiros, nenhum bônus paga. Peças que você colocar agora ainda contam.
feast-for-odin-table-window-lay = Você ainda pode colocar peças, comprar navios, carregar minério ou usar cartas.
feast-for-odin-table-window-fits = Você pode colocar { $items }.
feast-for-odin-table-window-plan-waits = Seu plano ainda não foi feito. Faça-o agora ou esqueça-o antes.
feast-for-odin-table-window-plan = Fazer o plano e continuar
feast-for-odin-table-prompt-window = Coloque peças, compre navios, carregue minério ou use cartas; depois continue.
feast-for-odin-table-prompt-feast = { $columns_count ->
    [0] O banquete: nenhuma coluna a encher.
    [1] O banquete: 1 coluna a encher com comida ou prata.
   *[other] O banquete: { $columns_count } colunas a encher com comida ou prata.
}

# dado
feast-for-odin-table-percent = { $number }%
feast-for-odin-table-odds-before = { $goal ->
    [high] Lançamentos de { $face } ou mais têm sucesso: { $next } com um lançamento, { $within } com até { $rolls }.
   *[low] Lançamentos de { $face } ou menos têm sucesso: { $next } com um lançamento, { $within } com até { $rolls }.
}
feast-for-odin-table-odds-none = Com o que você tem, nenhum lançamento pode ter sucesso.
feast-for-odin-table-dice-before = Você pode pagar até { $reach }.
feast-for-odin-table-dice-payable = { $result } a pagar, e você pode pagar
feast-for-odin-table-dice-too-dear = { $result } a pagar, e você pode pagar no máximo { $reach }
feast-for-odin-table-dice-reaches = { $more ->
    [0] { $result }: é o bastante
   *[other] { $result } agora, até { $reach } com tudo o que você tem
}
feast-for-odin-table-dice-short = { $more ->
    [0] { $result }: nada ao alcance
   *[other] { $result } agora, { $reach } com tudo o que você tem: nada ao alcance
}
feast-for-odin-table-dice-sum = { $face } no dado, { $added } de navios e cartas: { $result }
feast-for-odin-table-you-hold = Você tem
feast-for-odin-table-rolls = Lançamento { $made } de { $most }
feast-for-odin-table-each-face = O que cada face significa
feast-for-odin-table-face-costs = pague { $number }
feast-for-odin-table-face-reaches = até { $number }
feast-for-odin-table-face-fails = não
feast-for-odin-table-within-reach = Ao alcance
feast-for-odin-table-raid-pick = Escolha sua peça: gasta-se o necessário
feast-for-odin-table-raid-spends = Você gasta
feast-for-odin-table-odds-next = o próximo lançamento tem sucesso
feast-for-odin-table-odds-within = { $count ->
    [1] no lançamento que resta
   *[other] nos { $count } lançamentos que restam
}
feast-for-odin-table-odds-lower = o próximo lançamento dá menos de { $face }
feast-for-odin-table-odds-higher = o próximo lançamento dá mais de { $face }
feast-for-odin-table-success = Sucesso
feast-for-odin-table-success-loot = Um recurso azul ou uma peça especial ao alcance
feast-for-odin-table-failure = O fracasso dá
feast-for-odin-table-vikings-back = { $count ->
    [1] 1 Viking volta
   *[other] { $count } Vikings voltam
}
feast-for-odin-table-roll-first = Lançar
feast-for-odin-table-roll-again = Lançar de novo: { $odds } de chance de melhorar
feast-for-odin-table-roll-to-succeed = Lançar de novo: { $odds } de chance de sucesso
feast-for-odin-table-keep-steps = Manter { $result } e decidir passo a passo
feast-for-odin-table-keep-fails = Manter e fracassar: receba { $items }
feast-for-odin-table-fail-takes = Desistir: receba { $items }
feast-for-odin-table-pay = Pagar { $items }
feast-for-odin-table-spend = { $count ->
    [0] Não gastar nada: { $result }
   *[other] Gastar { $items }: { $result }
}
feast-for-odin-table-boats = { $empty } sem minério, { $loaded } com minério: { $odds }

# se acabasse agora
feast-for-odin-table-ended-now = Se acabasse agora
feast-for-odin-table-final = Pontuação final
feast-for-odin-table-score-line = Linha da pontuação
feast-for-odin-table-together = Total
feast-for-odin-table-to-beat = A superar no jogo solo
feast-for-odin-score-alone = Um total de 100 ou mais é um bom resultado no jogo solo.
feast-for-odin-table-end-of-round = Ainda por vir nesta rodada
feast-for-odin-table-rest-income = Renda: { $silver ->
    [0] { $silver } pratas
    [1] { $silver } prata
   *[other] { $silver } pratas
}
feast-for-odin-table-rest-young = { $count ->
    [1] Vai nascer: 1 filhote de { $animal }
   *[other] Vão nascer: { $count } filhotes de { $animal }
}
feast-for-odin-table-rest-feast = { $columns ->
    [0] Banquete: nenhuma coluna.
    [1] Banquete: 1 coluna.
   *[other] Banquete: { $columns } colunas.
}
feast-for-odin-table-feast-fed = Sua comida basta.
feast-for-odin-table-feast-silver = Sua comida e { $silver ->
    [1] { $silver } prata
   *[other] { $silver } pratas
} bastam.
feast-for-odin-table-feast-hungry = { $count ->
    [1] 1 coluna ficaria vazia: −{ $points } pontos.
   *[other] { $count } colunas ficariam vazias: −{ $points } pontos.
}
feast-for-odin-table-rest-bonus = Bônus: { $item }
feast-for-odin-table-solo-aside = { $count ->
    [1] 1 Viking da outra cor espera; os desta rodada ficam em seus espaços na próxima.
   *[other] { $count } Vikings da outra cor esperam; os desta rodada ficam em seus espaços na próxima.
}
