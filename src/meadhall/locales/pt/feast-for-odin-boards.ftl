# O lado de um jogador à mesa de Um Banquete a Odin: tabuleiros, colocação, plano, reserva, cartas, banquete.

# --- coisas e lugares
feast-for-odin-boards-counted = { $count ->
    [1] { $item }
   *[other] { COUNT($count, $item) }
}
feast-for-odin-boards-home = Tabuleiro individual
feast-for-odin-boards-house = { $number ->
    [1] { $house }
   *[other] { $house } { $number }
}
feast-for-odin-boards-points = { $points ->
    [0] { $points } pontos
    [1] { $points } ponto
   *[other] { $points } pontos
}
feast-for-odin-boards-income-of = renda { $income }
feast-for-odin-boards-open-of = { $count ->
    [1] { $count } descoberto
   *[other] { $count } descobertos
}
feast-for-odin-boards-then = depois
feast-for-odin-boards-of = Tabuleiros de { $name }
feast-for-odin-boards-mine = Seu lado da mesa

# --- um quadrado, falado
feast-for-odin-boards-cell = coluna { $column }, linha { $row }{ $kind ->
    [income] , renda { $income }{ $pays ->
        [yes] , paga agora
       *[other] { "" }
    }
    [bonus] , bônus: { $gives }, { $open ->
        [0] cercado
        [1] falta { $open } para cercar
       *[other] faltam { $open } para cercar
    }
    [penalty] , menos 1
   *[other] { "" }
}, { $state ->
    [hole] não pode ser coberto
    [planned] { $item }, no plano
    [covered] { $item }
   *[other] livre
}

# --- colocar
feast-for-odin-boards-held = { $item }: escolha o lugar.
feast-for-odin-boards-held-keys = R ou a roda gira, Esc devolve
feast-for-odin-boards-held-keys-flip = R ou a roda gira, F vira, Esc devolve
feast-for-odin-boards-picked-up = { $item } na mão. As setas movem, R gira, F vira, Enter coloca, Esc devolve.
feast-for-odin-boards-laid = { NAME($item, form: "the") } no plano, em: { $board }.
feast-for-odin-boards-put-back = { NAME($item, form: "the") } de volta à reserva.
feast-for-odin-boards-lift = Pegar { NAME($item, form: "the") } de volta na mão
feast-for-odin-boards-no-flip = Não se pode virar { NAME($item, form: "the") }: só peças especiais têm os dois lados iguais.
feast-for-odin-boards-gain-income = renda { $before } → { $after }
feast-for-odin-boards-gain-penalties = { $count ->
    [1] 1 penalidade coberta
   *[other] { $count } penalidades cobertas
}
feast-for-odin-boards-gain-bonus = bônus cercado: { $gives }
feast-for-odin-boards-gain-buried = bônus coberto de vez: { $gives }
feast-for-odin-boards-gain-nothing = pode ficar aqui
feast-for-odin-boards-refuse-income-closed = { $count ->
    [1] renda { $income }: 1 quadrado à esquerda ou abaixo ainda está descoberto
   *[other] renda { $income }: { $count } quadrados à esquerda ou abaixo ainda estão descobertos
}
feast-for-odin-boards-refuse-cell-touches = { $colour ->
    [green] toca outra peça verde
    [orange] toca outra peça laranja
   *[red] toca outra peça vermelha
}
feast-for-odin-boards-refuse-cell-covered = já há algo ali
feast-for-odin-boards-refuse-cell-outside = passa da borda
feast-for-odin-boards-refuse-cell-hole = este quadrado nunca pode ser coberto
feast-for-odin-boards-refuse-area-takes-not = não se pode colocar { $item } aqui ({ $board })
feast-for-odin-boards-place-words = coluna { $column }, linha { $row }: { $verdict }
feast-for-odin-boards-turn-it = Girar
feast-for-odin-boards-flip-it = Virar
feast-for-odin-boards-put-it-back = Devolver
feast-for-odin-boards-lay-it = Colocar
feast-for-odin-boards-tap-a-board = { $item }: toque no tabuleiro em que deve ficar.

# --- bandeja e plano
feast-for-odin-boards-tray = Seus tabuleiros
feast-for-odin-boards-income = Renda
feast-for-odin-boards-open = Descobertos
feast-for-odin-boards-bonus = Bônus
feast-for-odin-boards-score = Pontos
feast-for-odin-boards-no-bonus = nenhum bônus ainda
feast-for-odin-boards-change = { $name }: { $before }, depois { $after }
feast-for-odin-boards-plan = Plano
feast-for-odin-boards-forget = Esquecer
feast-for-odin-boards-do-it = Fazer
feast-for-odin-boards-drop-step = Tirar “{ $step }” do plano
feast-for-odin-boards-broken = “{ $step }” não funciona mais. { $reason }
feast-for-odin-boards-plan-ends = Agora vem a sorte ou algo oculto: o plano termina aqui.
feast-for-odin-boards-wait = Este plano espera pela sua vez.
feast-for-odin-boards-step-lay = Colocar { NAME($item, form: "a") }
feast-for-odin-boards-step-buy = Comprar { NAME($item, form: "a") }
feast-for-odin-boards-step-load = Carregar minério em { NAME($item, form: "a") }
feast-for-odin-boards-step-fill = Pôr { NAME($item, form: "a") } em { NAME($building, form: "a") }

# --- reserva
feast-for-odin-boards-supply = Reserva
feast-for-odin-boards-supply-hint = cada coluna evolui: laranja, vermelho, verde, azul
feast-for-odin-boards-raise-hint = clique num recurso iluminado: ele muda como o painel mostra
feast-for-odin-boards-have = { $count ->
    [0] { $item }, 0
   *[other] { $item }, { $count }
}
feast-for-odin-boards-way-up = { $item } → { $next }
feast-for-odin-boards-weapons = Armas
feast-for-odin-boards-specials = Peças especiais

# --- cais, estábulos, cabana, Thing, mesa
feast-for-odin-boards-bay = Cais
feast-for-odin-boards-berth-small = vaga livre para um baleeiro
feast-for-odin-boards-berth-large = vaga livre para um knarr ou dracar
feast-for-odin-boards-buy = Comprar { NAME($item, form: "a") } por { $silver ->
    [1] { $silver } prata
   *[other] { $silver } pratas
}
feast-for-odin-boards-load = Carregar 1 minério em { NAME($item, form: "a") }
feast-for-odin-boards-stables = Estábulos
feast-for-odin-boards-no-animals = vazios
feast-for-odin-boards-shed = { $count ->
    [1] Cabana
   *[other] { $count } cabanas
}
feast-for-odin-boards-slot-filled = { $item }, encaixe ocupado
feast-for-odin-boards-slot-empty = encaixe vazio para { $item }, menos 1
feast-for-odin-boards-fill = Pôr { NAME($item, form: "a") } neste encaixe
feast-for-odin-boards-thing = Thing
feast-for-odin-boards-vikings = { $count ->
    [0] nenhum Viking restante
    [1] resta 1 Viking
   *[other] restam { $count } Vikings
}
feast-for-odin-boards-feast = Banquete
feast-for-odin-boards-feast-columns = { $count ->
    [0] nenhuma coluna a servir
    [1] 1 coluna a servir
   *[other] { $count } colunas a servir
}
feast-for-odin-boards-open-feast = Ver o banquete

# --- ocupações
feast-for-odin-boards-occupations = Ocupações
feast-for-odin-boards-in-play = { $count } em jogo
feast-for-odin-boards-none-in-play = nenhuma em jogo
feast-for-odin-boards-hand = Na mão
feast-for-odin-boards-hand-count = { $count ->
    [1] { $count }, só você vê
   *[other] { $count }, só você vê
}
feast-for-odin-boards-hand-of = { $count ->
    [0] nenhuma carta na mão
    [1] 1 carta na mão
   *[other] { $count } cartas na mão
}
feast-for-odin-boards-all-cards = todas as { $count }
feast-for-odin-boards-use-card = Usar
feast-for-odin-boards-play-card = Jogar
feast-for-odin-boards-card = { $points ->
    [0] { $title }. { $when }: { $does }
    [1] { $title }, { $points } ponto. { $when }: { $does }
   *[other] { $title }, { $points } pontos. { $when }: { $does }
}
feast-for-odin-boards-card-number = { $deck } · { $number }
feast-for-odin-boards-gallery = Todas as ocupações
feast-for-odin-boards-gallery-search = Buscar nomes e efeitos
feast-for-odin-boards-gallery-deck = Baralho
feast-for-odin-boards-gallery-all-decks = Todos os baralhos
feast-for-odin-boards-gallery-deck-of = Baralho { $deck }
feast-for-odin-boards-gallery-kind = Tipo
feast-for-odin-boards-gallery-all-kinds = Todos os tipos
feast-for-odin-boards-gallery-found = { $count ->
    [0] 0 de { $all } cartas
    [1] 1 de { $all } cartas
   *[other] { $count } de { $all } cartas
}
feast-for-odin-boards-box-immediate = Ao jogar
feast-for-odin-boards-box-each_time = Sempre que
feast-for-odin-boards-box-anytime = A qualquer momento
feast-for-odin-boards-box-as_soon_as = Assim que

# --- o banquete
feast-for-odin-boards-feast-title = O banquete
feast-for-odin-boards-feast-round = { $count ->
    [0] Rodada { $round }: nenhuma coluna a servir
    [1] Rodada { $round }: 1 coluna a servir
   *[other] Rodada { $round }: { $count } colunas a servir
}
feast-for-odin-boards-meal-full = { $silver ->
    [0] Todos comem: nenhuma penalidade, nenhuma prata gasta.
    [1] Todos comem: nenhuma penalidade, 1 prata gasta.
   *[other] Todos comem: nenhuma penalidade, { $silver } pratas gastas.
}
feast-for-odin-boards-meal-empty = { $count ->
    [1] 1 coluna fica vazia: menos { $points } pontos.
   *[other] { $count } colunas ficam vazias: menos { $points } pontos.
}
feast-for-odin-boards-meal-cheapest = Esta é a refeição permitida mais barata.
feast-for-odin-boards-meal-too-wide = { $count ->
    [1] A refeição tem 1 coluna a mais.
   *[other] A refeição tem { $count } colunas a mais.
}
feast-for-odin-boards-meal-neighbours = { $colour ->
    [orange] Dois pratos laranja ficariam lado a lado: ponha um vermelho, prata ou nada entre eles.
   *[red] Dois pratos vermelhos ficariam lado a lado: ponha um laranja, prata ou nada entre eles.
}
feast-for-odin-boards-minus-three = −3
feast-for-odin-boards-take-off = Tirar { NAME($item, form: "the") } da mesa
feast-for-odin-boards-upright = Pôr em pé
feast-for-odin-boards-lengthwise = Deitar
feast-for-odin-boards-larder = Despensa
feast-for-odin-boards-larder-hint = Clique em uma comida para servi-la e em um prato da mesa para tirá-lo. Os pratos se arrumam sozinhos: dois da mesma cor nunca ficam lado a lado, e de cada tipo só um fica deitado.
feast-for-odin-boards-larder-empty = Você não tem comida nem prata.
feast-for-odin-boards-food = largura { $width } · { $count ->
    [1] resta { $count }
   *[other] restam { $count }
}
feast-for-odin-boards-food-gone = não sobrou
feast-for-odin-boards-eats-later = O viking da rodada { $round } come a partir dela
feast-for-odin-boards-cheapest = Refeição mais barata
feast-for-odin-boards-back = Voltar
feast-for-odin-boards-serve = Servir
feast-for-odin-boards-serve-short = Servir, menos { $points } pontos
