# Um Banquete a Odin

## Nomes

feast-for-odin-item-peas = { $form ->
    [a] ervilhas
    [the] as ervilhas
    [of] das ervilhas
    [counted] { $count ->
        [0] ervilhas
        [one] ervilha
       *[other] ervilhas
    }
   *[plain] ervilhas
}
    .gender = feminine
feast-for-odin-item-mead = { $form ->
    [a] hidromel
    [the] o hidromel
    [of] do hidromel
    [counted] { $count ->
        [0] hidroméis
        [one] hidromel
       *[other] hidroméis
    }
   *[plain] hidromel
}
    .gender = masculine
feast-for-odin-item-oil = { $form ->
    [a] óleo
    [the] o óleo
    [of] do óleo
    [counted] { $count ->
        [0] óleos
        [one] óleo
       *[other] óleos
    }
   *[plain] óleo
}
    .gender = masculine
feast-for-odin-item-rune_stone = { $form ->
    [a] uma pedra rúnica
    [the] a pedra rúnica
    [of] da pedra rúnica
    [counted] { $count ->
        [0] pedras rúnicas
        [one] pedra rúnica
       *[other] pedras rúnicas
    }
   *[plain] pedra rúnica
}
    .gender = feminine
feast-for-odin-item-flax = { $form ->
    [a] linho
    [the] o linho
    [of] do linho
    [counted] { $count ->
        [0] linhos
        [one] linho
       *[other] linhos
    }
   *[plain] linho
}
    .gender = masculine
feast-for-odin-item-stockfish = { $form ->
    [a] um peixe seco
    [the] o peixe seco
    [of] do peixe seco
    [counted] { $count ->
        [0] peixes secos
        [one] peixe seco
       *[other] peixes secos
    }
   *[plain] peixe seco
}
    .gender = masculine
feast-for-odin-item-hide = { $form ->
    [a] um couro
    [the] o couro
    [of] do couro
    [counted] { $count ->
        [0] couros
        [one] couro
       *[other] couros
    }
   *[plain] couro
}
    .gender = masculine
feast-for-odin-item-silverware = { $form ->
    [a] prataria
    [the] a prataria
    [of] da prataria
    [counted] { $count ->
        [0] pratarias
        [one] prataria
       *[other] pratarias
    }
   *[plain] prataria
}
    .gender = feminine
feast-for-odin-item-beans = { $form ->
    [a] feijões
    [the] os feijões
    [of] dos feijões
    [counted] { $count ->
        [0] feijões
        [one] feijão
       *[other] feijões
    }
   *[plain] feijões
}
    .gender = masculine
feast-for-odin-item-milk = { $form ->
    [a] leite
    [the] o leite
    [of] do leite
    [counted] { $count ->
        [0] leites
        [one] leite
       *[other] leites
    }
   *[plain] leite
}
    .gender = masculine
feast-for-odin-item-wool = { $form ->
    [a] lã
    [the] a lã
    [of] da lã
    [counted] { $count ->
        [0] lãs
        [one] lã
       *[other] lãs
    }
   *[plain] lã
}
    .gender = feminine
feast-for-odin-item-chest = { $form ->
    [a] um baú
    [the] o baú
    [of] do baú
    [counted] { $count ->
        [0] baús
        [one] baú
       *[other] baús
    }
   *[plain] baú
}
    .gender = masculine
feast-for-odin-item-grain = { $form ->
    [a] cereais
    [the] os cereais
    [of] dos cereais
    [counted] { $count ->
        [0] cereais
        [one] cereal
       *[other] cereais
    }
   *[plain] cereais
}
    .gender = masculine
feast-for-odin-item-salt_meat = { $form ->
    [a] carne salgada
    [the] a carne salgada
    [of] da carne salgada
    [counted] { $count ->
        [0] carnes salgadas
        [one] carne salgada
       *[other] carnes salgadas
    }
   *[plain] carne salgada
}
    .gender = feminine
feast-for-odin-item-linen = { $form ->
    [a] um tecido de linho
    [the] o tecido de linho
    [of] do tecido de linho
    [counted] { $count ->
        [0] tecidos de linho
        [one] tecido de linho
       *[other] tecidos de linho
    }
   *[plain] tecido de linho
}
    .gender = masculine
feast-for-odin-item-silk = { $form ->
    [a] seda
    [the] a seda
    [of] da seda
    [counted] { $count ->
        [0] sedas
        [one] seda
       *[other] sedas
    }
   *[plain] seda
}
    .gender = feminine
feast-for-odin-item-cabbage = { $form ->
    [a] um repolho
    [the] o repolho
    [of] do repolho
    [counted] { $count ->
        [0] repolhos
        [one] repolho
       *[other] repolhos
    }
   *[plain] repolho
}
    .gender = masculine
feast-for-odin-item-game_meat = { $form ->
    [a] carne de caça
    [the] a carne de caça
    [of] da carne de caça
    [counted] { $count ->
        [0] carnes de caça
        [one] carne de caça
       *[other] carnes de caça
    }
   *[plain] carne de caça
}
    .gender = feminine
feast-for-odin-item-skin_and_bones = { $form ->
    [a] pele e ossos
    [the] a pele e ossos
    [of] da pele e ossos
    [counted] { $count ->
        [0] peles e ossos
        [one] pele e ossos
       *[other] peles e ossos
    }
   *[plain] pele e ossos
}
    .gender = feminine
feast-for-odin-item-spices = { $form ->
    [a] especiarias
    [the] as especiarias
    [of] das especiarias
    [counted] { $count ->
        [0] especiarias
        [one] especiaria
       *[other] especiarias
    }
   *[plain] especiarias
}
    .gender = feminine
feast-for-odin-item-sheep = { $form ->
    [a] uma ovelha
    [the] a ovelha
    [of] da ovelha
    [counted] { $count ->
        [0] ovelhas
        [one] ovelha
       *[other] ovelhas
    }
   *[plain] ovelha
}
    .gender = feminine
feast-for-odin-item-fur = { $form ->
    [a] uma pele
    [the] a pele
    [of] da pele
    [counted] { $count ->
        [0] peles
        [one] pele
       *[other] peles
    }
   *[plain] pele
}
    .gender = feminine
feast-for-odin-item-jewelry = { $form ->
    [a] joias
    [the] as joias
    [of] das joias
    [counted] { $count ->
        [0] joias
        [one] joia
       *[other] joias
    }
   *[plain] joias
}
    .gender = feminine
feast-for-odin-item-fruits = { $form ->
    [a] frutas
    [the] as frutas
    [of] das frutas
    [counted] { $count ->
        [0] frutas
        [one] fruta
       *[other] frutas
    }
   *[plain] frutas
}
    .gender = feminine
feast-for-odin-item-whale_meat = { $form ->
    [a] carne de baleia
    [the] a carne de baleia
    [of] da carne de baleia
    [counted] { $count ->
        [0] carnes de baleia
        [one] carne de baleia
       *[other] carnes de baleia
    }
   *[plain] carne de baleia
}
    .gender = feminine
feast-for-odin-item-robe = { $form ->
    [a] um manto
    [the] o manto
    [of] do manto
    [counted] { $count ->
        [0] mantos
        [one] manto
       *[other] mantos
    }
   *[plain] manto
}
    .gender = masculine
feast-for-odin-item-treasure_chest = { $form ->
    [a] uma arca do tesouro
    [the] a arca do tesouro
    [of] da arca do tesouro
    [counted] { $count ->
        [0] arcas do tesouro
        [one] arca do tesouro
       *[other] arcas do tesouro
    }
   *[plain] arca do tesouro
}
    .gender = feminine
feast-for-odin-item-cattle = { $form ->
    [a] uma vaca
    [the] a vaca
    [of] da vaca
    [counted] { $count ->
        [0] vacas
        [one] vaca
       *[other] vacas
    }
   *[plain] vaca
}
    .gender = feminine
feast-for-odin-item-clothing = { $form ->
    [a] uma túnica
    [the] a túnica
    [of] da túnica
    [counted] { $count ->
        [0] túnicas
        [one] túnica
       *[other] túnicas
    }
   *[plain] túnica
}
    .gender = feminine
feast-for-odin-item-silver_hoard = { $form ->
    [a] um tesouro de prata
    [the] o tesouro de prata
    [of] do tesouro de prata
    [counted] { $count ->
        [0] tesouros de prata
        [one] tesouro de prata
       *[other] tesouros de prata
    }
   *[plain] tesouro de prata
}
    .gender = masculine
feast-for-odin-item-pregnant_sheep = { $form ->
    [a] uma ovelha prenhe
    [the] a ovelha prenhe
    [of] da ovelha prenhe
    [counted] { $count ->
        [0] ovelhas prenhes
        [one] ovelha prenhe
       *[other] ovelhas prenhes
    }
   *[plain] ovelha prenhe
}
    .gender = feminine
feast-for-odin-item-pregnant_cattle = { $form ->
    [a] uma vaca prenhe
    [the] a vaca prenhe
    [of] da vaca prenhe
    [counted] { $count ->
        [0] vacas prenhes
        [one] vaca prenhe
       *[other] vacas prenhes
    }
   *[plain] vaca prenhe
}
    .gender = feminine
feast-for-odin-item-glass_beads = { $form ->
    [a] contas de vidro
    [the] as contas de vidro
    [of] das contas de vidro
    [counted] { $count ->
        [0] peças de contas de vidro
        [one] peça de contas de vidro
       *[other] peças de contas de vidro
    }
   *[plain] contas de vidro
}
    .gender = feminine
feast-for-odin-item-helmet = { $form ->
    [a] um elmo
    [the] o elmo
    [of] do elmo
    [counted] { $count ->
        [0] elmos
        [one] elmo
       *[other] elmos
    }
   *[plain] elmo
}
    .gender = masculine
feast-for-odin-item-cloakpin = { $form ->
    [a] um alfinete de manto
    [the] o alfinete de manto
    [of] do alfinete de manto
    [counted] { $count ->
        [0] alfinetes de manto
        [one] alfinete de manto
       *[other] alfinetes de manto
    }
   *[plain] alfinete de manto
}
    .gender = masculine
feast-for-odin-item-belt = { $form ->
    [a] um cinto
    [the] o cinto
    [of] do cinto
    [counted] { $count ->
        [0] cintos
        [one] cinto
       *[other] cintos
    }
   *[plain] cinto
}
    .gender = masculine
feast-for-odin-item-crucifix = { $form ->
    [a] um crucifixo
    [the] o crucifixo
    [of] do crucifixo
    [counted] { $count ->
        [0] crucifixos
        [one] crucifixo
       *[other] crucifixos
    }
   *[plain] crucifixo
}
    .gender = masculine
feast-for-odin-item-drinking_horn = { $form ->
    [a] um chifre de beber
    [the] o chifre de beber
    [of] do chifre de beber
    [counted] { $count ->
        [0] chifres de beber
        [one] chifre de beber
       *[other] chifres de beber
    }
   *[plain] chifre de beber
}
    .gender = masculine
feast-for-odin-item-amber_figure = { $form ->
    [a] uma estatueta de âmbar
    [the] a estatueta de âmbar
    [of] da estatueta de âmbar
    [counted] { $count ->
        [0] estatuetas de âmbar
        [one] estatueta de âmbar
       *[other] estatuetas de âmbar
    }
   *[plain] estatueta de âmbar
}
    .gender = feminine
feast-for-odin-item-horseshoe = { $form ->
    [a] uma ferradura
    [the] a ferradura
    [of] da ferradura
    [counted] { $count ->
        [0] ferraduras
        [one] ferradura
       *[other] ferraduras
    }
   *[plain] ferradura
}
    .gender = feminine
feast-for-odin-item-gold_brooch = { $form ->
    [a] um broche de ouro
    [the] o broche de ouro
    [of] do broche de ouro
    [counted] { $count ->
        [0] broches de ouro
        [one] broche de ouro
       *[other] broches de ouro
    }
   *[plain] broche de ouro
}
    .gender = masculine
feast-for-odin-item-forge_hammer = { $form ->
    [a] um martelo de forja
    [the] o martelo de forja
    [of] do martelo de forja
    [counted] { $count ->
        [0] martelos de forja
        [one] martelo de forja
       *[other] martelos de forja
    }
   *[plain] martelo de forja
}
    .gender = masculine
feast-for-odin-item-fibula = { $form ->
    [a] uma fíbula
    [the] a fíbula
    [of] da fíbula
    [counted] { $count ->
        [0] fíbulas
        [one] fíbula
       *[other] fíbulas
    }
   *[plain] fíbula
}
    .gender = feminine
feast-for-odin-item-throwing_axe = { $form ->
    [a] um machado de arremesso
    [the] o machado de arremesso
    [of] do machado de arremesso
    [counted] { $count ->
        [0] machados de arremesso
        [one] machado de arremesso
       *[other] machados de arremesso
    }
   *[plain] machado de arremesso
}
    .gender = masculine
feast-for-odin-item-chalice = { $form ->
    [a] um cálice
    [the] o cálice
    [of] do cálice
    [counted] { $count ->
        [0] cálices
        [one] cálice
       *[other] cálices
    }
   *[plain] cálice
}
    .gender = masculine
feast-for-odin-item-round_shield = { $form ->
    [a] um escudo redondo
    [the] o escudo redondo
    [of] do escudo redondo
    [counted] { $count ->
        [0] escudos redondos
        [one] escudo redondo
       *[other] escudos redondos
    }
   *[plain] escudo redondo
}
    .gender = masculine
feast-for-odin-item-english_crown = { $form ->
    [a] uma coroa inglesa
    [the] a coroa inglesa
    [of] da coroa inglesa
    [counted] { $count ->
        [0] coroas inglesas
        [one] coroa inglesa
       *[other] coroas inglesas
    }
   *[plain] coroa inglesa
}
    .gender = feminine
feast-for-odin-item-silver = { $form ->
    [a] prata
    [the] a prata
    [of] da prata
    [counted] { $count ->
        [0] pratas
        [one] prata
       *[other] pratas
    }
   *[plain] prata
}
    .gender = feminine
feast-for-odin-item-silver2 = { $form ->
    [a] 2 pratas
    [the] as 2 pratas
    [of] das 2 pratas
    [counted] { $count ->
        [0] pares de pratas
        [one] par de pratas
       *[other] pares de pratas
    }
   *[plain] 2 pratas
}
    .gender = feminine
feast-for-odin-item-ore = { $form ->
    [a] minério
    [the] o minério
    [of] do minério
    [counted] { $count ->
        [0] minérios
        [one] minério
       *[other] minérios
    }
   *[plain] minério
}
    .gender = masculine
feast-for-odin-item-wood = { $form ->
    [a] madeira
    [the] a madeira
    [of] da madeira
    [counted] { $count ->
        [0] madeiras
        [one] madeira
       *[other] madeiras
    }
   *[plain] madeira
}
    .gender = feminine
feast-for-odin-item-stone = { $form ->
    [a] pedra
    [the] a pedra
    [of] da pedra
    [counted] { $count ->
        [0] pedras
        [one] pedra
       *[other] pedras
    }
   *[plain] pedra
}
    .gender = feminine
feast-for-odin-item-bow = { $form ->
    [a] um arco
    [the] o arco
    [of] do arco
    [counted] { $count ->
        [0] arcos
        [one] arco
       *[other] arcos
    }
   *[plain] arco
}
    .gender = masculine
feast-for-odin-item-snare = { $form ->
    [a] uma armadilha
    [the] a armadilha
    [of] da armadilha
    [counted] { $count ->
        [0] armadilhas
        [one] armadilha
       *[other] armadilhas
    }
   *[plain] armadilha
}
    .gender = feminine
feast-for-odin-item-spear = { $form ->
    [a] uma lança
    [the] a lança
    [of] da lança
    [counted] { $count ->
        [0] lanças
        [one] lança
       *[other] lanças
    }
   *[plain] lança
}
    .gender = feminine
feast-for-odin-item-long_sword = { $form ->
    [a] uma espada
    [the] a espada
    [of] da espada
    [counted] { $count ->
        [0] espadas
        [one] espada
       *[other] espadas
    }
   *[plain] espada
}
    .gender = feminine
feast-for-odin-item-whaling_boat = { $form ->
    [a] um baleeiro
    [the] o baleeiro
    [of] do baleeiro
    [counted] { $count ->
        [0] baleeiros
        [one] baleeiro
       *[other] baleeiros
    }
   *[plain] baleeiro
}
    .gender = masculine
feast-for-odin-item-whaling_boat_1 = { $form ->
    [a] um baleeiro com minério
    [the] o baleeiro com minério
    [of] do baleeiro com minério
    [counted] { $count ->
        [0] baleeiros com minério
        [one] baleeiro com minério
       *[other] baleeiros com minério
    }
   *[plain] baleeiro com minério
}
    .gender = masculine
feast-for-odin-item-knarr = { $form ->
    [a] um knarr
    [the] o knarr
    [of] do knarr
    [counted] { $count ->
        [0] knarrs
        [one] knarr
       *[other] knarrs
    }
   *[plain] knarr
}
    .gender = masculine
feast-for-odin-item-longship = { $form ->
    [a] um dracar
    [the] o dracar
    [of] do dracar
    [counted] { $count ->
        [0] dracares
        [one] dracar
       *[other] dracares
    }
   *[plain] dracar
}
    .gender = masculine
feast-for-odin-item-longship_1 = { $form ->
    [a] um dracar com 1 minério
    [the] o dracar com 1 minério
    [of] do dracar com 1 minério
    [counted] { $count ->
        [0] dracares com 1 minério
        [one] dracar com 1 minério
       *[other] dracares com 1 minério
    }
   *[plain] dracar com 1 minério
}
    .gender = masculine
feast-for-odin-item-longship_2 = { $form ->
    [a] um dracar com 2 minérios
    [the] o dracar com 2 minérios
    [of] do dracar com 2 minérios
    [counted] { $count ->
        [0] dracares com 2 minérios
        [one] dracar com 2 minérios
       *[other] dracares com 2 minérios
    }
   *[plain] dracar com 2 minérios
}
    .gender = masculine
feast-for-odin-item-longship_3 = { $form ->
    [a] um dracar com 3 minérios
    [the] o dracar com 3 minérios
    [of] do dracar com 3 minérios
    [counted] { $count ->
        [0] dracares com 3 minérios
        [one] dracar com 3 minérios
       *[other] dracares com 3 minérios
    }
   *[plain] dracar com 3 minérios
}
    .gender = masculine
feast-for-odin-item-shed = { $form ->
    [a] uma cabana
    [the] a cabana
    [of] da cabana
    [counted] { $count ->
        [0] cabanas
        [one] cabana
       *[other] cabanas
    }
   *[plain] cabana
}
    .gender = feminine
feast-for-odin-item-stone_house = { $form ->
    [a] uma casa de pedra
    [the] a casa de pedra
    [of] da casa de pedra
    [counted] { $count ->
        [0] casas de pedra
        [one] casa de pedra
       *[other] casas de pedra
    }
   *[plain] casa de pedra
}
    .gender = feminine
feast-for-odin-item-long_house = { $form ->
    [a] uma casa longa
    [the] a casa longa
    [of] da casa longa
    [counted] { $count ->
        [0] casas longas
        [one] casa longa
       *[other] casas longas
    }
   *[plain] casa longa
}
    .gender = feminine

feast-for-odin-colour-orange = laranja
feast-for-odin-colour-red = vermelho
feast-for-odin-colour-green = verde
feast-for-odin-colour-blue = azul

feast-for-odin-board-shetland = { $form ->
    [the] as Ilhas Shetland
    [in] nas Ilhas Shetland
   *[plain] Ilhas Shetland
}
    .gender = feminine
feast-for-odin-board-faroe_islands = { $form ->
    [the] as Ilhas Faroé
    [in] nas Ilhas Faroé
   *[plain] Ilhas Faroé
}
    .gender = feminine
feast-for-odin-board-iceland = { $form ->
    [the] a Islândia
    [in] na Islândia
   *[plain] Islândia
}
    .gender = feminine
feast-for-odin-board-greenland = { $form ->
    [the] a Groenlândia
    [in] na Groenlândia
   *[plain] Groenlândia
}
    .gender = feminine
feast-for-odin-board-bear_island = { $form ->
    [the] a Ilha dos Ursos
    [in] na Ilha dos Ursos
   *[plain] Ilha dos Ursos
}
    .gender = feminine
feast-for-odin-board-baffin_island = { $form ->
    [the] a Ilha de Baffin
    [in] na Ilha de Baffin
   *[plain] Ilha de Baffin
}
    .gender = feminine
feast-for-odin-board-labrador = { $form ->
    [the] o Labrador
    [in] no Labrador
   *[plain] Labrador
}
    .gender = masculine
feast-for-odin-board-newfoundland = { $form ->
    [the] a Terra Nova
    [in] na Terra Nova
   *[plain] Terra Nova
}
    .gender = feminine

feast-for-odin-area-board_a = { $form ->
    [the] o tabuleiro de exploração A
    [in] no tabuleiro de exploração A
   *[plain] tabuleiro de exploração A
}
    .gender = masculine
feast-for-odin-area-board_b = { $form ->
    [the] o tabuleiro de exploração B
    [in] no tabuleiro de exploração B
   *[plain] tabuleiro de exploração B
}
    .gender = masculine
feast-for-odin-area-board_c = { $form ->
    [the] o tabuleiro de exploração C
    [in] no tabuleiro de exploração C
   *[plain] tabuleiro de exploração C
}
    .gender = masculine
feast-for-odin-area-board_d = { $form ->
    [the] o tabuleiro de exploração D
    [in] no tabuleiro de exploração D
   *[plain] tabuleiro de exploração D
}
    .gender = masculine
feast-for-odin-area-home = { $form ->
    [the] o tabuleiro individual
    [in] no tabuleiro individual
   *[plain] tabuleiro individual
}
    .gender = masculine
feast-for-odin-area-stone_house_1 = { $form ->
    [the] a casa de pedra 1
    [in] na casa de pedra 1
   *[plain] casa de pedra 1
}
    .gender = feminine
feast-for-odin-area-stone_house_2 = { $form ->
    [the] a casa de pedra 2
    [in] na casa de pedra 2
   *[plain] casa de pedra 2
}
    .gender = feminine
feast-for-odin-area-stone_house_3 = { $form ->
    [the] a casa de pedra 3
    [in] na casa de pedra 3
   *[plain] casa de pedra 3
}
    .gender = feminine
feast-for-odin-area-long_house_1 = { $form ->
    [the] a casa longa 1
    [in] na casa longa 1
   *[plain] casa longa 1
}
    .gender = feminine
feast-for-odin-area-long_house_2 = { $form ->
    [the] a casa longa 2
    [in] na casa longa 2
   *[plain] casa longa 2
}
    .gender = feminine
feast-for-odin-area-long_house_3 = { $form ->
    [the] a casa longa 3
    [in] na casa longa 3
   *[plain] casa longa 3
}
    .gender = feminine
feast-for-odin-area-long_house_4 = { $form ->
    [the] a casa longa 4
    [in] na casa longa 4
   *[plain] casa longa 4
}
    .gender = feminine
feast-for-odin-area-long_house_5 = { $form ->
    [the] a casa longa 5
    [in] na casa longa 5
   *[plain] casa longa 5
}
    .gender = feminine

feast-for-odin-strip-strip_1 = { $form ->
    [the] a faixa de montanha 1
    [of] da faixa de montanha 1
   *[plain] faixa de montanha 1
}
    .gender = feminine
feast-for-odin-strip-strip_2 = { $form ->
    [the] a faixa de montanha 2
    [of] da faixa de montanha 2
   *[plain] faixa de montanha 2
}
    .gender = feminine
feast-for-odin-strip-strip_3 = { $form ->
    [the] a faixa de montanha 3
    [of] da faixa de montanha 3
   *[plain] faixa de montanha 3
}
    .gender = feminine
feast-for-odin-strip-strip_4 = { $form ->
    [the] a faixa de montanha 4
    [of] da faixa de montanha 4
   *[plain] faixa de montanha 4
}
    .gender = feminine
feast-for-odin-strip-strip_5 = { $form ->
    [the] a faixa de montanha 5
    [of] da faixa de montanha 5
   *[plain] faixa de montanha 5
}
    .gender = feminine
feast-for-odin-strip-strip_6 = { $form ->
    [the] a faixa de montanha 6
    [of] da faixa de montanha 6
   *[plain] faixa de montanha 6
}
    .gender = feminine
feast-for-odin-strip-strip_7 = { $form ->
    [the] a faixa de montanha 7
    [of] da faixa de montanha 7
   *[plain] faixa de montanha 7
}
    .gender = feminine
feast-for-odin-strip-strip_8 = { $form ->
    [the] a faixa de montanha 8
    [of] da faixa de montanha 8
   *[plain] faixa de montanha 8
}
    .gender = feminine

feast-for-odin-space-build_shed = Construir uma cabana
feast-for-odin-space-build_whaling_boat = Construir um baleeiro
feast-for-odin-space-hunting_game_1 = Caça (1)
feast-for-odin-space-fishing_1 = Pesca
feast-for-odin-space-buy_stockfish = Comprar peixe seco
feast-for-odin-space-buy_salt_meat = Comprar carne salgada
feast-for-odin-space-market_beans = Mercado semanal: feijões
feast-for-odin-space-products_milk = Leite
feast-for-odin-space-craft_linen = Tecer linho
feast-for-odin-space-craft_rune_stone = Gravar uma pedra rúnica
feast-for-odin-space-mountain_2 = Montanha 2
feast-for-odin-space-mountain_1_upgrade_1 = Montanha 1, evoluir 1
feast-for-odin-space-upgrade_2 = Evoluir 2 recursos
feast-for-odin-space-overseas_trade_1 = Comércio exterior (1)
feast-for-odin-space-raiding = Incursão
feast-for-odin-space-explore_1 = Explorar ilhas próximas
feast-for-odin-space-draw_occupation = Comprar carta de ocupação
feast-for-odin-space-play_occupation_paid = Jogar uma ocupação por pedra ou minério
feast-for-odin-space-build_stone_house = Construir uma casa de pedra
feast-for-odin-space-build_knarr = Construir um knarr
feast-for-odin-space-hunting_game_2 = Caça (2)
feast-for-odin-space-laying_a_snare = Montar armadilhas
feast-for-odin-space-buy_sheep = Comprar uma ovelha
feast-for-odin-space-buy_cattle_milk = Comprar uma vaca e leite
feast-for-odin-space-market_flax_fish = Mercado semanal: linho e peixe seco
feast-for-odin-space-products_mead = Hidromel
feast-for-odin-space-craft_clothing = Costurar uma túnica
feast-for-odin-space-craft_chest = Fazer um baú
feast-for-odin-space-wood_per_player = Madeira e minério
feast-for-odin-space-mountain_3_upgrade_1 = Montanha 3, evoluir 1
feast-for-odin-space-upgrade_3 = Evoluir 3 recursos
feast-for-odin-space-overseas_trade_2 = Comércio exterior (2)
feast-for-odin-space-pillaging_2 = Pilhagem (2)
feast-for-odin-space-explore_2 = Explorar ilhas distantes
feast-for-odin-space-emigrate_2 = Emigrar (2)
feast-for-odin-space-play_occupations_1_2 = Jogar uma ou duas ocupações
feast-for-odin-space-build_long_house = Construir uma casa longa
feast-for-odin-space-build_longship = Construir um dracar
feast-for-odin-space-whaling_3 = Caça às baleias com até três barcos
feast-for-odin-space-sheep_or_cattle = Ovelha ou vaca
feast-for-odin-space-market_fruits = Mercado semanal: frutas
feast-for-odin-space-products_wool = Lã
feast-for-odin-space-forge = Forja
feast-for-odin-space-craft_chests_runes = Baús e pedras rúnicas
feast-for-odin-space-mountain_3_2 = Montanha 3 e 2
feast-for-odin-space-upgrade_3_weapons_4 = Evoluir 3 recursos, quatro armas
feast-for-odin-space-upgrade_4 = Evoluir 4 recursos
feast-for-odin-space-special_sale = Venda especial
feast-for-odin-space-pillaging_3 = Pilhagem (3)
feast-for-odin-space-explore_3 = Explorar o extremo oeste
feast-for-odin-space-emigrate_3 = Emigrar (3)
feast-for-odin-space-play_occupations_1_4 = Jogar de uma a quatro ocupações
feast-for-odin-space-build_combo = Construir uma casa e um navio
feast-for-odin-space-whaling_1 = Caça às baleias com um barco
feast-for-odin-space-buy_sheep_and_cattle = Comprar uma ovelha e uma vaca
feast-for-odin-space-market_spices = Mercado semanal: especiarias
feast-for-odin-space-craft_robe_jewelry = Manto e joias
feast-for-odin-space-mountain_4_double_upgrade_2 = Montanha 4, evoluir 2 em dobro
feast-for-odin-space-mountain_2222_or_double_upgrade_3 = Montanha 2, 2, 2, 2 ou evoluir 3 em dobro
feast-for-odin-space-plundering = Saque
feast-for-odin-space-exchange_boat_emigrate = Trocar um barco, emigrar
feast-for-odin-space-imitate_1 = Copiar a coluna 1
feast-for-odin-space-imitate_2 = Copiar a coluna 2
feast-for-odin-space-imitate_3 = Copiar a coluna 3
feast-for-odin-space-imitate_4 = Copiar a coluna 4

feast-for-odin-action-hunting_game = caça
feast-for-odin-action-laying_a_snare = montar armadilhas
feast-for-odin-action-whaling = caça às baleias
feast-for-odin-action-raiding = incursão
feast-for-odin-action-pillaging = pilhagem

feast-for-odin-card-1 = Mascate (1)
feast-for-odin-card-2 = Mecenas (2)
feast-for-odin-card-3 = Peleiro (3)
feast-for-odin-card-4 = Caçador (4)
feast-for-odin-card-5 = Chefe (5)
feast-for-odin-card-6 = Escultor em Pedra (6)
feast-for-odin-card-7 = Moleiro (7)
feast-for-odin-card-8 = Líder dos Artesãos (8)
feast-for-odin-card-9 = Barqueiro de Minério (9)
feast-for-odin-card-10 = Ordenhador (10)
feast-for-odin-card-11 = Caçador com Tridente (11)
feast-for-odin-card-12 = Timoneiro (12)
feast-for-odin-card-13 = Arqueiro (13)
feast-for-odin-card-14 = Dono de Navios (14)
feast-for-odin-card-15 = Aldeão (15)
feast-for-odin-card-16 = Capitão (16)
feast-for-odin-card-17 = Navegador do Oriente (17)
feast-for-odin-card-18 = Lutador (18)
feast-for-odin-card-19 = Anfitrião (19)
feast-for-odin-card-20 = Construtor (20)
feast-for-odin-card-21 = Colecionador (21)
feast-for-odin-card-22 = Mineiro (22)
feast-for-odin-card-23 = Zelador (23)
feast-for-odin-card-24 = Fornecedor de Baleeiros (24)
feast-for-odin-card-25 = Negociante de Carnes (25)
feast-for-odin-card-26 = Inspetor de Carnes (26)
feast-for-odin-card-27 = Pescador (27)
feast-for-odin-card-28 = Serralheiro (28)
feast-for-odin-card-29 = Conservador de Carnes (29)
feast-for-odin-card-30 = Mercador de Seda (30)
feast-for-odin-card-31 = Almoxarife (31)
feast-for-odin-card-32 = Fornecedor de Armas (32)
feast-for-odin-card-33 = Tosquiador (33)
feast-for-odin-card-34 = Pastor de Ovelhas (34)
feast-for-odin-card-35 = Criador de Vacas (35)
feast-for-odin-card-36 = Cozinheiro de Bordo (36)
feast-for-odin-card-37 = Comerciante Estrangeiro (37)
feast-for-odin-card-38 = Pacificador (38)
feast-for-odin-card-39 = Reformador (39)
feast-for-odin-card-40 = Mestre Marceneiro (40)
feast-for-odin-card-41 = Molenga (41)
feast-for-odin-card-42 = Intendente (42)
feast-for-odin-card-43 = Colhedor de Frutas (43)
feast-for-odin-card-44 = Mestre Alfaiate (44)
feast-for-odin-card-45 = Pirata (45)
feast-for-odin-card-46 = Arquiteto Naval (46)
feast-for-odin-card-47 = Curtidor (47)
feast-for-odin-card-48 = Fazendeiro (48)
feast-for-odin-card-49 = Arador (49)
feast-for-odin-card-50 = Gravador de Runas (50)
feast-for-odin-card-51 = Mestre Pedreiro (51)
feast-for-odin-card-52 = Tutor (52)
feast-for-odin-card-53 = Dono de Venda Rural (53)
feast-for-odin-card-54 = Negociante (54)
feast-for-odin-card-55 = Tesoureiro (55)
feast-for-odin-card-56 = Comerciante de Armas (56)
feast-for-odin-card-57 = Plantador de Feijão (57)
feast-for-odin-card-58 = Prensador de Linhaça (58)
feast-for-odin-card-59 = Tecelão de Linho (59)
feast-for-odin-card-60 = Inspetor (60)
feast-for-odin-card-61 = Dono do Estaleiro (61)
feast-for-odin-card-62 = Ferreiro de Arte (62)
feast-for-odin-card-63 = Torneiro de Chifres (63)
feast-for-odin-card-64 = Construtor de Navios (64)
feast-for-odin-card-65 = Matador de Dragões (65)
feast-for-odin-card-66 = Lavrador (66)
feast-for-odin-card-67 = Cozinheiro Particular (67)
feast-for-odin-card-68 = Abastecedor de Armas (68)
feast-for-odin-card-69 = Fornecedor de Equipamento (69)
feast-for-odin-card-70 = Estafeta (70)
feast-for-odin-card-71 = Estalajadeiro (71)
feast-for-odin-card-72 = Jarl (72)
feast-for-odin-card-73 = Artífice de Metais (73)
feast-for-odin-card-74 = Vaqueiro (74)
feast-for-odin-card-75 = Coletor de Ossos (75)
feast-for-odin-card-76 = Repatriado (76)
feast-for-odin-card-77 = Seguidor (77)
feast-for-odin-card-78 = Mercador Ambulante (78)
feast-for-odin-card-79 = Criador (79)
feast-for-odin-card-80 = Pastorzinho (80)
feast-for-odin-card-81 = Furriel (81)
feast-for-odin-card-82 = Construtor de Dracares (82)
feast-for-odin-card-83 = Atacadista (83)
feast-for-odin-card-84 = Guarda do Porto (84)
feast-for-odin-card-85 = Tocador de Trompa (85)
feast-for-odin-card-86 = Comprador de Couros (86)
feast-for-odin-card-87 = Pregador (87)
feast-for-odin-card-88 = Escriturário (88)
feast-for-odin-card-89 = Catapultista (89)
feast-for-odin-card-90 = Espadachim (90)
feast-for-odin-card-91 = Retardatário (91)
feast-for-odin-card-92 = Alma Caridosa (92)
feast-for-odin-card-93 = Ajudante nas Horas Difíceis (93)
feast-for-odin-card-94 = Mercador de Especiarias (94)
feast-for-odin-card-95 = Andarilho (95)
feast-for-odin-card-96 = Mercador de Carnes (96)
feast-for-odin-card-97 = Contador de Ervilhas (97)
feast-for-odin-card-98 = Nobre (98)
feast-for-odin-card-99 = Preceptor (99)
feast-for-odin-card-100 = Coveiro (100)
feast-for-odin-card-101 = Juiz (101)
feast-for-odin-card-102 = Mercador de Peles (102)
feast-for-odin-card-103 = Ferreiro da Floresta (103)
feast-for-odin-card-104 = Guerreiro Desanimado (104)
feast-for-odin-card-105 = Construtor de Knarrs (105)
feast-for-odin-card-106 = Belicista (106)
feast-for-odin-card-107 = Aventureiro (107)
feast-for-odin-card-108 = Ferreiro (108)
feast-for-odin-card-109 = Grão-Conde (109)
feast-for-odin-card-110 = Colono de Birka (110)
feast-for-odin-card-111 = Artista (111)
feast-for-odin-card-112 = Taberneiro (112)
feast-for-odin-card-113 = Aprendiz de Artesão (113)
feast-for-odin-card-114 = Bordador de Seda (114)
feast-for-odin-card-115 = Princesa (115)
feast-for-odin-card-116 = Mestre de Obras (116)
feast-for-odin-card-117 = Armador (117)
feast-for-odin-card-118 = Mensageiro (118)
feast-for-odin-card-119 = Leiteiro (119)
feast-for-odin-card-120 = Intermediário (120)
feast-for-odin-card-121 = Carpinteiro (121)
feast-for-odin-card-122 = Guarda da Montanha (122)
feast-for-odin-card-123 = Vendedor de Óleo (123)
feast-for-odin-card-124 = Operário (124)
feast-for-odin-card-125 = Escriba (125)
feast-for-odin-card-126 = Armadilheiro (126)
feast-for-odin-card-127 = Pescador de Vara (127)
feast-for-odin-card-128 = Escavador (128)
feast-for-odin-card-129 = Salgador de Carnes (129)
feast-for-odin-card-130 = Especialista em Armadilhas (130)
feast-for-odin-card-131 = Iscador (131)
feast-for-odin-card-132 = Berserker (132)
feast-for-odin-card-133 = Lanceiro (133)
feast-for-odin-card-134 = Beberrão (134)
feast-for-odin-card-135 = Lobo Solitário (135)
feast-for-odin-card-136 = Incursor (136)
feast-for-odin-card-137 = Combatente Corpo a Corpo (137)
feast-for-odin-card-138 = Ladrão (138)
feast-for-odin-card-139 = Caçador de Butim (139)
feast-for-odin-card-140 = Derretedor de Banha (140)
feast-for-odin-card-141 = Escultor de Marfim (141)
feast-for-odin-card-142 = Arpoador (142)
feast-for-odin-card-143 = Vendedor de Galhadas (143)
feast-for-odin-card-144 = Caçador de Cervos (144)
feast-for-odin-card-145 = Guarda-florestal (145)
feast-for-odin-card-146 = Condutor de Trenó (146)
feast-for-odin-card-147 = Piloto (147)
feast-for-odin-card-148 = Comerciante de Especiarias (148)
feast-for-odin-card-149 = Sacerdote (149)
feast-for-odin-card-150 = Comprador de Carnes (150)
feast-for-odin-card-151 = Porta-voz do Thing (151)
feast-for-odin-card-152 = Mercador (152)
feast-for-odin-card-153 = Caçador Experiente (153)
feast-for-odin-card-154 = Lenhador (154)
feast-for-odin-card-155 = Tanoeiro (155)
feast-for-odin-card-156 = Britador (156)
feast-for-odin-card-157 = Esfolador (157)
feast-for-odin-card-158 = Bárbaro (158)
feast-for-odin-card-159 = Caçador Festivo (159)
feast-for-odin-card-160 = Abstêmio (160)
feast-for-odin-card-161 = Ajudante de Baleeiro (161)
feast-for-odin-card-162 = Plantador de Linho (162)
feast-for-odin-card-163 = Peão (163)
feast-for-odin-card-164 = Combatente Armado (164)
feast-for-odin-card-165 = Líder da Aldeia (165)
feast-for-odin-card-166 = Guardião das Armas (166)
feast-for-odin-card-167 = Provador (167)
feast-for-odin-card-168 = Jarl de Lade (168)
feast-for-odin-card-169 = Semeador (169)
feast-for-odin-card-170 = Protetor dos Refugiados (170)
feast-for-odin-card-171 = Padeiro de Linhaça (171)
feast-for-odin-card-172 = Cozinheiro de Peixe (172)
feast-for-odin-card-173 = Cunhador (173)
feast-for-odin-card-174 = Viajante do Bósforo (174)
feast-for-odin-card-175 = Prensador de Óleo de Fígado (175)
feast-for-odin-card-176 = Mestre de Etiqueta (176)
feast-for-odin-card-177 = Criada (177)
feast-for-odin-card-178 = Construtor de Barcos (178)
feast-for-odin-card-179 = Mestre de Cúter (179)
feast-for-odin-card-180 = Saqueador de Praias (180)
feast-for-odin-card-181 = Remendador de Velas (181)
feast-for-odin-card-182 = Cultivador de Ervas (182)
feast-for-odin-card-183 = Entregador de Cereais (183)
feast-for-odin-card-184 = Patrocinador (184)
feast-for-odin-card-185 = Viajante de Dorestad (185)
feast-for-odin-card-186 = Padeiro de Farinha de Ervilha (186)
feast-for-odin-card-187 = Cronista (187)
feast-for-odin-card-188 = Minerador (188)
feast-for-odin-card-189 = Navegante (189)
feast-for-odin-card-190 = Mercador do Bósforo (190)

feast-for-odin-line-ships = Navios
feast-for-odin-line-emigrations = Emigrações
feast-for-odin-line-exploration_boards = Tabuleiros de exploração
feast-for-odin-line-buildings = Cabanas e casas
feast-for-odin-line-animals = Animais
feast-for-odin-line-occupations = Ocupações
feast-for-odin-line-silver = Prata
feast-for-odin-line-final_income = Renda final
feast-for-odin-line-english_crown = Coroa inglesa
feast-for-odin-line-home_cells = Descobertos, tabuleiro individual
feast-for-odin-line-exploration_cells = Descobertos, exploração
feast-for-odin-line-house_cells = Descobertos, casas
feast-for-odin-line-slots = Encaixes vazios
feast-for-odin-line-thing_penalties = Penalidades do Thing

## Opções

feast-for-odin-option-length = Duração da partida: sete rodadas, ou seis no jogo rápido.
feast-for-odin-option-length-long = Jogo longo
feast-for-odin-option-length-short = Jogo rápido
feast-for-odin-option-decks = Os baralhos de onde vêm as cartas de ocupação; só o A é para quem está começando.
feast-for-odin-option-decks-A = Baralho A
feast-for-odin-option-decks-B = Baralho B
feast-for-odin-option-decks-C = Baralho C
feast-for-odin-option-choose_starting_card = No jogo solo, escolher a carta inicial em vez de sorteá-la.

## Perguntas

feast-for-odin-question-starting-card = que carta inicial pegar
feast-for-odin-question-turn = para onde mandar Vikings
feast-for-odin-question-last-window = o que fazer antes de passar
feast-for-odin-question-imitate = que espaço copiar
feast-for-odin-question-fewer-vikings = quantos Vikings colocar
feast-for-odin-question-payment = com que pagar
feast-for-odin-question-early-card = se joga uma carta antes
feast-for-odin-question-late-card = se joga uma carta agora
feast-for-odin-question-instead = se faz outra coisa no lugar
feast-for-odin-question-effects = que carta usar
feast-for-odin-question-mountain = o que pegar da montanha
feast-for-odin-question-upgrade = que recurso evoluir
feast-for-odin-question-choose = que opção escolher
feast-for-odin-question-hand-over = que peça entregar
feast-for-odin-question-boats = que barcos usar
feast-for-odin-question-keep-roll = se fica com o lançamento
feast-for-odin-question-pay-roll = como pagar pela caça
feast-for-odin-question-spend-stones = quantas pedras gastar
feast-for-odin-question-spend-swords = quantas espadas gastar
feast-for-odin-question-spend-spears = quantas lanças gastar
feast-for-odin-question-loot = que peça levar
feast-for-odin-question-overseas = que recursos virar para o lado azul
feast-for-odin-question-sale = que peça especial comprar
feast-for-odin-question-emigrate = que navio emigra
feast-for-odin-question-play-cards = que carta jogar
feast-for-odin-question-lay-area = onde colocar a peça
feast-for-odin-question-lay-turn = como girar a peça
feast-for-odin-question-lay-cell = em que quadrado colocar a peça
feast-for-odin-question-place-by-card = o que colocar
feast-for-odin-question-flip = que peça virar
feast-for-odin-question-recall = de onde trazer Vikings de volta
feast-for-odin-question-feast = o que servir
feast-for-odin-question-window = o que mais fazer
feast-for-odin-question-draw-card = se compra uma carta
feast-for-odin-question-draw-weapon = se compra uma carta de arma
feast-for-odin-question-explore = que tabuleiro levar
feast-for-odin-question-forge = o que forjar
feast-for-odin-question-gain-pick = de que recurso ganhar mais um
feast-for-odin-question-throw-ore = que dracar abre mão de um minério
feast-for-odin-question-unload = que navio descarregar
feast-for-odin-question-use-space = que espaço usar
feast-for-odin-question-card-action = se faz a ação

feast-for-odin-ask-starting-card = Escolha sua carta inicial.
feast-for-odin-ask-turn = Rodada { $round_number }: coloque Vikings em um espaço de ação ou passe. { $vikings_count ->
    [1] Você tem 1 Viking.
   *[other] Você tem { $vikings_count } Vikings.
}
feast-for-odin-ask-last-window = { $vikings_count ->
    [0] Rodada { $round_number }: você não tem mais Vikings. Coloque peças, compre navios, carregue minério ou use cartas; depois passe.
   *[other] Rodada { $round_number }: nenhum espaço está aberto para os Vikings que lhe restam. Coloque peças, compre navios, carregue minério ou use cartas; depois passe.
}
feast-for-odin-ask-imitate = Escolha o espaço a copiar.
feast-for-odin-ask-fewer-vikings = “{ $space }” exige { $vikings_count ->
    [1] { $vikings_count } Viking
   *[other] { $vikings_count } Vikings
}: escolha { NAME($options_choice, list: "or") }.
feast-for-odin-ask-payment = { $space }: escolha o que pagar.
feast-for-odin-ask-early-card = Jogue uma ocupação antes de “{ $space }” ou continue sem jogar.
feast-for-odin-ask-late-card = Jogue uma ocupação depois de “{ $space }” ou encerre seu turno.
feast-for-odin-ask-instead = Use sua carta no lugar ou faça o que o espaço diz.
feast-for-odin-ask-effects = Você pode usar { NAME($cards_card, list: "or") }.
feast-for-odin-ask-mountain = { $most_count ->
    [1] Pegue o primeiro item de uma faixa de montanha.
   *[other] Pegue até { $most_count } itens de uma faixa de montanha.
}
feast-for-odin-ask-upgrade = { $steps_count ->
    [1] { $most_count ->
        [1] { $stop_count ->
            [0] Evolua 1 recurso em um passo.
           *[other] Evolua 1 recurso em um passo ou pare.
        }
       *[other] { $stop_count ->
            [0] Evolua até { $most_count } recursos em um passo cada.
           *[other] Evolua até { $most_count } recursos em um passo cada, ou pare.
        }
    }
   *[other] { $most_count ->
        [1] { $stop_count ->
            [0] Evolua 1 recurso em até { $steps_count } passos.
           *[other] Evolua 1 recurso em até { $steps_count } passos ou pare.
        }
       *[other] { $stop_count ->
            [0] Evolua até { $most_count } recursos em até { $steps_count } passos cada.
           *[other] Evolua até { $most_count } recursos em até { $steps_count } passos cada, ou pare.
        }
    }
}
feast-for-odin-ask-choose-card = { $card }: escolha { NAME($options_choice, list: "or") }{ $stop_count ->
    [0] .
   *[other] , ou continue.
}
feast-for-odin-ask-choose-space = { $space }: escolha { NAME($options_choice, list: "or") }{ $stop_count ->
    [0] .
   *[other] , ou continue.
}
feast-for-odin-ask-hand-over = Escolha a peça a entregar.
feast-for-odin-ask-boats = Escolha seus baleeiros: quantos sem minério e quantos com minério.
feast-for-odin-ask-keep-roll = { $action }: você tirou { $face_number }, o que dá { $result_number }. Fique com isso ou lance de novo ({ $left_count ->
    [1] resta { $left_count }
   *[other] restam { $left_count }
}).
feast-for-odin-ask-pay-roll = Pague { $result_number } em madeira e armas ou declare fracasso.
feast-for-odin-ask-spend-stones = O lançamento dá { $result_number }. Escolha quantas pedras gastar ou declare fracasso.
feast-for-odin-ask-spend-swords = O lançamento dá { $result_number }. Escolha quantas espadas gastar.
feast-for-odin-ask-spend-spears = O lançamento dá { $result_number }. Escolha quantas lanças gastar.
feast-for-odin-ask-loot = Leve uma peça com valor de combate de até { $result_number }.
feast-for-odin-ask-overseas = Vire recursos verdes para o lado azul, um de cada tipo, ou pare.
feast-for-odin-ask-sale = { $stop_count ->
    [0] Compre uma peça especial.
   *[other] Compre uma peça especial ou pare.
}
feast-for-odin-ask-emigrate = Escolha o navio que emigra.
feast-for-odin-ask-play-cards = { $stop_count ->
    [0] Jogue uma ocupação da mão.
   *[other] Jogue uma ocupação da mão ou pare.
}
feast-for-odin-ask-lay-area = Escolha o tabuleiro para { NAME($item, form: "the") }.
feast-for-odin-ask-lay-turn = Escolha como girar { NAME($item, form: "the") }.
feast-for-odin-ask-lay-cell = Coloque { NAME($item, form: "the") } { NAME($area, form: "in") }: escolha o quadrado do canto superior esquerdo.
feast-for-odin-ask-place-by-card = Coloque uma peça ou pare.
feast-for-odin-ask-flip = Vire uma peça para o outro lado ou pare.
feast-for-odin-ask-recall = Escolha o espaço de onde seus Vikings voltam.
feast-for-odin-ask-feast = O banquete, coluna { $column_number }: { $columns_count ->
    [1] falta preencher { $columns_count } coluna
   *[other] falta preencher { $columns_count } colunas
}. Ponha comida ou prata, ou deixe a coluna vazia.
feast-for-odin-ask-window = Coloque peças (“place robe home 8,0 r1”), compre navios, carregue minério ou use cartas. Depois diga que terminou.
feast-for-odin-ask-draw-card = Compre uma carta de ocupação ou use sua carta no lugar.
feast-for-odin-ask-draw-weapon = Compre uma carta de arma ou use sua carta no lugar.
feast-for-odin-ask-explore = Escolha o tabuleiro de exploração a levar.
feast-for-odin-ask-forge = Escolha a peça a forjar.
feast-for-odin-ask-gain-pick = Escolha o recurso de que ganhar mais um.
feast-for-odin-ask-throw-ore = Escolha o dracar que ataca e abre mão de um minério.
feast-for-odin-ask-unload = Escolha o navio de onde tirar um minério.
feast-for-odin-ask-use-space = Escolha o espaço a usar sem Vikings.
feast-for-odin-ask-card-action = { $card }: escolha { NAME($options_choice, list: "or") }, ou recuse.

## Recusas

feast-for-odin-refuse-other-question = Isso não responde à pergunta: { $question }.
feast-for-odin-refuse-imitation-closed = “{ $space }” não faz parte desta partida.
feast-for-odin-refuse-space-occupied = “{ $space }” já está ocupado.
feast-for-odin-refuse-too-few-vikings = { $vikings_count ->
    [0] “{ $space }” exige mais Vikings do que você tem: seu Thing está vazio.
    [1] “{ $space }” exige mais que o único Viking do seu Thing.
   *[other] “{ $space }” exige mais que os { $vikings_count } Vikings do seu Thing.
}
feast-for-odin-refuse-ship-missing = “{ $space }” exige um navio que você não tem.
feast-for-odin-refuse-cannot-pay = Você não pode pagar por “{ $space }”.
feast-for-odin-refuse-nothing-to-copy = Nenhum outro jogador está em um espaço dessa coluna que você possa usar.
feast-for-odin-refuse-nothing-to-do = Agora você não pode usar nenhuma parte de “{ $space }”.
feast-for-odin-refuse-ship-too-dear = { NAME($ship_item, form: "a") } custa { $silver_count ->
    [1] { $silver_count } prata
   *[other] { $silver_count } pratas
}, mais do que você tem.
feast-for-odin-refuse-no-berth = Seu cais não tem vaga livre para { NAME($ship_item, form: "a") }.
feast-for-odin-refuse-no-slot = Você não tem encaixe vazio ali, ou nada para pôr nele.
feast-for-odin-refuse-cannot-load = Você não pode carregar minério ali agora.
feast-for-odin-refuse-not-in-hand = { $card }: essa carta não está na sua mão.
feast-for-odin-refuse-not-held = Você não tem { $item } na reserva.
feast-for-odin-refuse-no-area-takes = Nenhum dos seus tabuleiros aceita { $item }.
feast-for-odin-refuse-no-room = Nenhum dos seus tabuleiros tem lugar para { NAME($item, form: "the") }.
feast-for-odin-refuse-not-your-area = Você não tem { NAME($area, form: "the") }.
feast-for-odin-refuse-area-takes-not = Não se pode colocar { $item } { NAME($area, form: "in") }.
feast-for-odin-refuse-no-room-in-area = Não há lugar para { NAME($item, form: "the") } { NAME($area, form: "in") }.
feast-for-odin-refuse-no-such-turn = Não se pode girar { NAME($item, form: "the") } assim ({ $turn_number }).
feast-for-odin-refuse-cell-hole = { $item } { NAME($area, form: "in") }: o quadrado da { $cell } nunca pode ser coberto.
feast-for-odin-refuse-cell-outside = { $item } { NAME($area, form: "in") }: a { $cell } fica fora do tabuleiro.
feast-for-odin-refuse-cell-covered = { $item } { NAME($area, form: "in") }: o quadrado da { $cell } já está coberto.
feast-for-odin-refuse-cell-touches = { $item } { NAME($area, form: "in") }: na { $cell } haveria contato com outra peça de cor { $colour }.
feast-for-odin-refuse-income-closed = { $item } { NAME($area, form: "in") }: a renda da { $cell } só pode ser coberta quando tudo à esquerda e abaixo dela estiver coberto, e o quadrado da { $open_cell } está aberto.
feast-for-odin-refuse-no-silver = Você não tem prata.
feast-for-odin-refuse-no-food = { $item }: isso não é comida.
feast-for-odin-refuse-food-neighbours = { $item }: ficaria ao lado de outra peça de cor { $colour }.
feast-for-odin-refuse-food-too-long = { $item }: passaria das colunas livres.
feast-for-odin-refuse-food-square = { $item }: a peça é quadrada; deitada e em pé são a mesma coisa.
feast-for-odin-refuse-food-lengthwise = { $item }: já há uma peça deitada; as outras devem ficar em pé.
feast-for-odin-refuse-mead-sober = Você já gastou a prata que recebeu por ficar sem hidromel.

## Posições impossíveis

feast-for-odin-position-negative = “{ $path_name }”: nenhuma contagem pode ficar abaixo de 0.
feast-for-odin-position-berths = “{ $path_name }”: { $seat } tem mais navios que vagas.
feast-for-odin-position-slots = “{ $path_name }”: { $seat } tem mais madeira ou pedra em encaixes do que há encaixes.
feast-for-odin-position-emigrations = “{ $path_name }”: { $seat } tem mais navios emigrados do que colunas livres na mesa.
feast-for-odin-position-owned-silver = “{ $path_name }”: um tabuleiro de exploração com dono não tem prata.
feast-for-odin-position-space = “{ $path_name }”: esses Vikings não podem estar em “{ $space }”.
feast-for-odin-position-vikings = “{ $path_name }”: { $seat } tem { $vikings_count } Vikings em jogo, mas neste momento devem ser { $wanted_count }.
feast-for-odin-position-weapons = “{ $path_name }”: as cartas de { $item } devem somar { $cards_count }.
feast-for-odin-position-special-places = “{ $path_name }”: { NAME($item, form: "the") } deve estar em exatamente um lugar, não em { $places_count }.
feast-for-odin-position-buildings = “{ $path_name }”: há construções demais ou de menos deste tipo: { $item }.
feast-for-odin-position-card-places = “{ $path_name }”: { $card } está em { $places_count } lugares.
feast-for-odin-position-card-twice = “{ $path_name }” cita uma carta duas vezes.
feast-for-odin-position-strip-places = “{ $path_name }”: { NAME($strip, form: "the") } está em dois lugares.
feast-for-odin-position-laid-outside = “{ $path_name }”: { $item } { NAME($area, form: "in") } fica fora dos quadrados que podem ser cobertos.
feast-for-odin-position-laid-overlap = “{ $path_name }”: { $item } { NAME($area, form: "in") } fica sobre outra peça.
feast-for-odin-position-laid-contact = “{ $path_name }”: { $item } { NAME($area, form: "in") } toca uma peça que não pode tocar.
feast-for-odin-position-piece = “{ $path_name }” deve ser uma peça, uma área, uma linha e coluna e uma orientação, não { $given_text }.
feast-for-odin-position-pending = “{ $path_name }”: esses passos pendentes não podem se seguir um ao outro.
feast-for-odin-position-frame = “{ $path_name }”: o passo pendente “{ $step_name }” não combina com a mesa.
feast-for-odin-position-round = “{ $path_name }”: a partida tem { $most_count } rodadas, e neste momento não pode ser esta.
feast-for-odin-position-aside = “{ $path_name }”: só no jogo solo há Vikings à espera.
feast-for-odin-position-spent = “{ $path_name }”: só cartas em jogo podem ter o efeito gasto.

## Diário

feast-for-odin-starting-player = { $seat } recebe o marcador de jogador inicial.
feast-for-odin-starting-card = A carta inicial de { $seat } é { $card }.
feast-for-odin-imitation-open = “{ $space }” faz parte desta partida.
feast-for-odin-round-begins = Começa a rodada { $round_number }.
feast-for-odin-new-viking = { $seat } tem { $vikings_count ->
    [1] { $vikings_count } Viking
   *[other] { $vikings_count } Vikings
} no Thing.
feast-for-odin-harvest = Colheita de nível { $level_number }.
feast-for-odin-no-harvest = Nesta rodada não há colheita.
feast-for-odin-board-turned = O tabuleiro de exploração é virado e agora mostra { NAME($board, form: "the") }.
feast-for-odin-board-silver = { $silver_count ->
    [1] Há { $silver_count } prata
   *[other] Há { $silver_count } pratas
} { NAME($board, form: "in") }.
feast-for-odin-weapon-drawn = { $seat } compra uma carta de arma: { $item }.
feast-for-odin-weapon-taken = { $seat } recebe { NAME($item, form: "a") }.
feast-for-odin-new-start-player = { $seat } colocou Vikings por último e recebe o marcador de jogador inicial.
feast-for-odin-income = { $seat } recebe { $silver_count ->
    [0] { $silver_count } pratas
    [1] { $silver_count } prata
   *[other] { $silver_count } pratas
} de renda.
feast-for-odin-born = { $young_count ->
    [1] Nasce 1 filhote de { $item } para { $seat }.
   *[other] Nascem { $young_count } filhotes de { $item } para { $seat }.
}
feast-for-odin-pregnant = { NAME($item, form: "a") } de { $seat } fica prenhe.
feast-for-odin-bonus = { $seat } recebe um bônus { NAME($area, form: "in") }: { $item }.
feast-for-odin-strip-aged = Perde-se o primeiro item { NAME($strip, form: "of") }.
feast-for-odin-strip-revealed = { NAME($strip, form: "the") } é revelada.
feast-for-odin-vikings-home = Todos os Vikings voltam ao Thing.
feast-for-odin-sent = { $vikings_count ->
    [1] { $seat } coloca 1 Viking em “{ $space }”.
   *[other] { $seat } coloca { $vikings_count } Vikings em “{ $space }”.
}
feast-for-odin-copied = { $seat } copia um espaço: { $space }.
feast-for-odin-used-by-card = { $seat } usa um espaço por uma carta: { $space }.
feast-for-odin-passed = { $seat } passa.
feast-for-odin-must-pass = { $seat } não tem mais o que fazer e passa.
feast-for-odin-paid = { $seat } paga { COUNT($paid_count, $item) }.
feast-for-odin-gained = { $seat } ganha { COUNT($gained_count, $item) }.
feast-for-odin-not-received = { $seat } não tem lugar para { NAME($item, form: "a") } e fica sem.
feast-for-odin-upgraded = { $seat } evolui { NAME($from_item, form: "a") } para { NAME($to_item, form: "a") }.
feast-for-odin-turned-over = { $seat } vira { NAME($from_item, form: "a") }: { $to_item }.
feast-for-odin-took-items = { $seat } pega { $items_count ->
    [1] { $items_count } item
   *[other] { $items_count } itens
} { NAME($strip, form: "of") }.
feast-for-odin-strip-gone = { NAME($strip, form: "the") } está vazia e sai do jogo.
feast-for-odin-bought-tile = { $seat } compra { NAME($item, form: "the") } por { $silver_count ->
    [0] { $silver_count } pratas
    [1] { $silver_count } prata
   *[other] { $silver_count } pratas
}.
feast-for-odin-forged = { $seat } forja { NAME($item, form: "a") }.
feast-for-odin-explored = { $silver_count ->
    [0] { $seat } explora { NAME($board, form: "the") }.
    [1] { $seat } explora { NAME($board, form: "the") } e encontra { $silver_count } prata.
   *[other] { $seat } explora { NAME($board, form: "the") } e encontra { $silver_count } pratas.
}
feast-for-odin-emigrated = { $seat } emigra com { NAME($item, form: "a") } por { $silver_count ->
    [0] { $silver_count } pratas
    [1] { $silver_count } prata
   *[other] { $silver_count } pratas
}.
feast-for-odin-recalled = { $vikings_count ->
    [1] { $seat } recebe 1 Viking de volta de “{ $space }”.
   *[other] { $seat } recebe { $vikings_count } Vikings de volta de “{ $space }”.
}
feast-for-odin-rolled = { $seat } tira { $roll_number }: o resultado é { $sum_number }.
feast-for-odin-forced-success = Não resta nada a pagar: { $seat } tem sucesso na hora.
feast-for-odin-succeeded = { $seat } tem sucesso com { $result_number }.
feast-for-odin-looted = { $seat } leva { NAME($item, form: "a") } com resultado { $result_number }.
feast-for-odin-failed = { $seat } fracassa.
feast-for-odin-card-drawn = { $seat } compra uma carta de ocupação.
feast-for-odin-card-seen = { $seat } comprou { $card }.
feast-for-odin-no-card-left = O baralho de ocupações está vazio; { $seat } não compra nada.
feast-for-odin-card-played = { $seat } joga { $card }.
feast-for-odin-card-used = { $seat } usa { $card }.
feast-for-odin-cell = coluna { $column }, linha { $row }
feast-for-odin-laid = { $seat } coloca { NAME($item, form: "a") } { NAME($area, form: "in") }, { $cell }.
feast-for-odin-slot-filled = { $seat } põe { $item } em um encaixe.
feast-for-odin-ship-bought = { $seat } compra { NAME($item, form: "a") } por { $silver_count ->
    [0] { $silver_count } pratas
    [1] { $silver_count } prata
   *[other] { $silver_count } pratas
}.
feast-for-odin-ore-loaded = { $seat } carrega 1 minério em { NAME($item, form: "a") }.
feast-for-odin-ore-unloaded = { $seat } tira 1 minério de { NAME($item, form: "a") }.
feast-for-odin-ore-thrown = { $seat } abre mão de 1 minério de { NAME($item, form: "a") } para melhorar o lançamento.
feast-for-odin-tile-swapped = { $seat } tira { NAME($item, form: "the") } de um tabuleiro de { $owner_seat }.
feast-for-odin-fed = { $seat } serve { NAME($item, form: "a") } na coluna { $column_number }.
feast-for-odin-column-empty = { $seat } deixa a coluna { $column_number } vazia.
feast-for-odin-feast-done = { $penalties_count ->
    [0] { $seat } deu de comer a todos os Vikings.
    [1] { $seat } leva 1 penalidade do Thing.
   *[other] { $seat } leva { $penalties_count } penalidades do Thing.
}
feast-for-odin-game-ends = Acabou o último banquete; a partida termina.
feast-for-odin-scored = { $points_number ->
    [0] { $seat } faz { $points_number } pontos.
    [1] { $seat } faz 1 ponto.
   *[other] { $seat } faz { $points_number } pontos.
}
feast-for-odin-won = { $points_number ->
    [0] { $seat } vence com { $points_number } pontos.
    [1] { $seat } vence com 1 ponto.
   *[other] { $seat } vence com { $points_number } pontos.
}

## Folhas

feast-for-odin-sheet-round = Rodada { $round } de { $rounds }
feast-for-odin-sheet-player = Jogador
feast-for-odin-sheet-thing = Vikings
feast-for-odin-sheet-supply = Reserva
feast-for-odin-sheet-income = Renda
feast-for-odin-sheet-feast = Comer
feast-for-odin-sheet-cards = Cartas
feast-for-odin-sheet-score = Pontos
feast-for-odin-sheet-spaces = Espaços de ação
feast-for-odin-sheet-column = Coluna { $number }
feast-for-odin-sheet-previous = rodada anterior
feast-for-odin-sheet-occupied = { $name } { $vikings }
feast-for-odin-sheet-area = { $name } ({ $area })
feast-for-odin-sheet-table = Na mesa
feast-for-odin-sheet-what = O quê
feast-for-odin-sheet-there = Há
feast-for-odin-sheet-display = Peças especiais
feast-for-odin-sheet-hand = Sua mão
feast-for-odin-sheet-played = Suas ocupações
feast-for-odin-sheet-number = N.º
feast-for-odin-sheet-card = Carta
feast-for-odin-sheet-points = Pontos
feast-for-odin-sheet-when = Quando
feast-for-odin-sheet-effect = Efeito

# --- respostas no terminal
feast-for-odin-place-words = { $turns ->
    [1] { $board }, { $cell }
   *[other] { $board }, { $cell }, { $turned }
}
feast-for-odin-place-nothing = Não cobre nenhuma penalidade nem muda a renda.
feast-for-odin-place-picture = { $item } ({ $mark }): { $gains }
feast-for-odin-offer-odds = Chance de sucesso: { $next } no próximo lançamento, { $within } em todos os que restam.
feast-for-odin-offer-success = Sucesso: { $items }.
feast-for-odin-offer-failure = { $count ->
    [0] Fracasso: nada.
   *[other] Fracasso: { $items }.
}
feast-for-odin-offer-width = { $count ->
    [1] Preenche 1 coluna.
   *[other] Preenche { $count } colunas.
}

## Dicas e análises

feast-for-odin-order-send = Mande Vikings para “{ $space }”.
feast-for-odin-order-pass = Passe.
feast-for-odin-order-copy = Use o espaço “{ $space }”.
feast-for-odin-order-play = Jogue { $card }.
feast-for-odin-order-take = Pegue { $count } { NAME($strip, form: "of") }.
feast-for-odin-order-upgrade = Evolua { NAME($good_item, form: "a") }.
feast-for-odin-order-turn = Vire { NAME($good_item, form: "a") } para o outro lado.
feast-for-odin-order-pick = Escolha { NAME($item, form: "a") }.
feast-for-odin-order-explore = Explore { NAME($board, form: "the") }.
feast-for-odin-order-roll = Lance o dado.
feast-for-odin-order-keep = Fique com o resultado.
feast-for-odin-order-lay = Coloque { NAME($item, form: "a") }.
feast-for-odin-order-fill = Preencha um encaixe { NAME($building_item, form: "of") } com { NAME($item, form: "a") }.
feast-for-odin-order-buy = Compre { NAME($ship_item, form: "a") }.
feast-for-odin-order-load = Carregue minério em { NAME($ship_item, form: "a") }.
feast-for-odin-order-recall = Traga Vikings de volta de “{ $space }”.
feast-for-odin-order-eat = Sirva { NAME($food_item, form: "a") }.
feast-for-odin-why-points = Dá mais pontos.
feast-for-odin-why-income = Dá mais renda nas próximas rodadas.
feast-for-odin-why-silver = Deixa você com mais prata.
feast-for-odin-why-tiles = Dá mais peças verdes, azuis ou especiais para seus tabuleiros.
feast-for-odin-why-material = Dá mais madeira, pedra ou minério.
feast-for-odin-why-weapons = Dá mais armas.
feast-for-odin-why-ships = Dá mais navios.
feast-for-odin-why-animals = Dá mais animais.
feast-for-odin-why-emigration = Dá uma emigração, que encurta todos os próximos banquetes.
feast-for-odin-why-cards = Dá mais ocupações.
feast-for-odin-why-vikings = Precisa de menos Vikings.
feast-for-odin-why-food = Alimenta melhor seus Vikings no próximo banquete.
feast-for-odin-why-boards = Deixa menos quadrados negativos descobertos, ou abre um tabuleiro que vale a pena.
feast-for-odin-why-rival = Freia seu rival mais forte: { $rival_seat }.
feast-for-odin-less-points = Dá menos pontos.
feast-for-odin-less-income = Dá menos renda nas próximas rodadas.
feast-for-odin-less-silver = Deixa você com menos prata.
feast-for-odin-less-tiles = Dá menos peças verdes, azuis ou especiais para seus tabuleiros.
feast-for-odin-less-material = Dá menos madeira, pedra ou minério.
feast-for-odin-less-weapons = Deixa você com menos armas.
feast-for-odin-less-ships = Dá menos navios.
feast-for-odin-less-animals = Dá menos animais.
feast-for-odin-less-emigration = Adia uma emigração, que encurtaria todos os próximos banquetes.
feast-for-odin-less-cards = Dá menos ocupações.
feast-for-odin-less-vikings = Precisa de mais Vikings.
feast-for-odin-less-food = Alimenta pior seus Vikings no próximo banquete.
feast-for-odin-less-boards = Deixa mais quadrados negativos descobertos, ou nenhum tabuleiro novo.
feast-for-odin-less-rival = Ajuda seu rival mais forte: { $rival_seat }.
