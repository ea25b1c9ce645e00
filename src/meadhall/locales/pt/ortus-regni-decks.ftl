# Montagem de baralhos em Ortus Regni: o montador, a seleção, Torres da bandeja, Pontos de Legado, troca.

ortus-regni-decks-title = Monte seu baralho
ortus-regni-decks-builder = Montador de baralhos
ortus-regni-decks-note = { $locked ->
    [0] 24 das 90 cartas do seu conjunto, no máximo 6 de um tipo. Os outros nunca veem a lista.
    [1] { $locked } carta é fixa e fica; o resto é escolha sua. No máximo 6 de um tipo.
   *[other] { $locked } cartas são fixas e ficam; o resto é escolha sua. No máximo 6 de um tipo.
}
ortus-regni-decks-house-title = Exponha as cartas comuns
ortus-regni-decks-house-note = Estas doze cartas estarão no baralho de todos.
ortus-regni-decks-yours = Seu baralho
ortus-regni-decks-cards = As cartas deste baralho
ortus-regni-decks-less = { $card }: uma a menos
ortus-regni-decks-more = { $card }: uma a mais
ortus-regni-decks-count = { COUNT($count, $card) }
ortus-regni-decks-of = de { $most }
ortus-regni-decks-legal = Permitido: { $size } cartas, nenhuma mais vezes do que o conjunto permite.
ortus-regni-decks-judging = As regras o estão conferindo.
ortus-regni-decks-short = { $count ->
    [1] Falta 1 carta.
   *[other] Faltam { $count } cartas.
}
ortus-regni-decks-long = { $count ->
    [1] 1 carta a mais.
   *[other] { $count } cartas a mais.
}
ortus-regni-decks-row-estates = Domínios
ortus-regni-decks-row-armies = Exércitos
ortus-regni-decks-row-church = Igreja
ortus-regni-decks-row-lords = Lordes
ortus-regni-decks-row-plots = Tramas
ortus-regni-decks-row-answers = Respostas
ortus-regni-decks-row-crown = Coroa
ortus-regni-decks-row-draw = Mais cartas
ortus-regni-decks-share = vence { $won }% ({ $least }–{ $most }), acaso { $chance }%
ortus-regni-decks-share-note = Partidas entre bots rápidos: { $games }, com { $players } Condes e um baralho de exemplo para cada um. Vencidas: { $won }%; com 95% de certeza, de { $least } a { $most }%. Um baralho tão bom quanto os outros vence { $chance }%.
ortus-regni-decks-plays-land_army = Encha um só Palácio de Terras e mercados e marche com muitos soldados. Fraco contra Intriga.
ortus-regni-decks-plays-lords = Muitos Castelos com Lordes fortes, e Aliados para protegê-los. Fácil de jogar.
ortus-regni-decks-plays-church_emissaries = Domine a Igreja e compre os Vikings com Monges. Lento no começo, depois difícil de deter.
ortus-regni-decks-plays-politics = Assassine e roube; guarde Vassalos para as respostas. Pede boa memória.
ortus-regni-decks-plays-all_rounder = Um pouco de tudo. Um bom primeiro baralho.
ortus-regni-decks-saved-note = { $count ->
    [1] seu baralho salvo, 1 carta
   *[other] seu baralho salvo, { $count } cartas
}
ortus-regni-decks-forget = Apagar o baralho { $name }
ortus-regni-decks-test-hand = Mão de teste
ortus-regni-decks-again = Outra mão
ortus-regni-decks-import = Importar
ortus-regni-decks-import-label = Um baralho como texto, por exemplo castle*3 land*2 church
ortus-regni-decks-import-now = Usar este baralho
ortus-regni-decks-export = Exportar
ortus-regni-decks-export-label = Este baralho como texto
ortus-regni-decks-copy = Copiar
ortus-regni-decks-copied = Copiado
ortus-regni-decks-save = Salvar
ortus-regni-decks-save-label = Nome do baralho
ortus-regni-decks-save-note = O salão o guarda para você. Com uma conta, você o encontra em qualquer navegador.
ortus-regni-decks-save-now = Salvar o baralho
ortus-regni-decks-save-replaces = Substitui seu baralho salvo com esse nome.
ortus-regni-decks-rename = Renomear o baralho { $name }
ortus-regni-decks-rename-now = Renomear
ortus-regni-decks-forgotten = “{ $name }” foi apagado.
ortus-regni-decks-have-back = Desfazer
ortus-regni-decks-unnamed = Baralho { $number }
ortus-regni-decks-play = Jogar com este baralho
ortus-regni-decks-lay-out = Expor estas cartas
ortus-regni-decks-for-all = Todos jogam com este baralho
ortus-regni-decks-at-the-table = Cada um monta um baralho à mesa
ortus-regni-decks-open-builder = Abrir o montador de baralhos

ortus-regni-decks-draft-title = Selecione seu baralho
ortus-regni-decks-draft-passing = Pacote { $pack } de { $packs }. O resto é passado:
ortus-regni-decks-draft-last = Pacote { $pack } de { $packs }. O que sobrar depois é retirado.
ortus-regni-decks-draft-note = { $due ->
    [1] Guarde mais uma carta; o resto do maço passa ao seu vizinho.
   *[other] Guarde { $due } cartas; o resto do maço passa ao seu vizinho.
}
ortus-regni-decks-kept = { $count ->
    [0] Guardadas até agora: 0 cartas
    [1] Guardadas até agora: 1 carta
   *[other] Guardadas até agora: { $count } cartas
}
ortus-regni-decks-keep-due = { $due ->
    [1] Escolha uma carta
   *[other] Escolha { $due } cartas
}
ortus-regni-decks-keep = Guardar { $cards }

ortus-regni-decks-tray-towers-title = Torres da sua bandeja
ortus-regni-decks-tray-towers-note = { $left ->
    [1] Escolha mais 1 carta para pôr virada para baixo como Torre. Só você vê qual é.
   *[other] Escolha { $left } cartas para pôr viradas para baixo como Torres. Só você vê quais são.
}
ortus-regni-decks-legacy-tower-title = Suas Torres compradas
ortus-regni-decks-legacy-tower-note = Escolha uma carta do seu conjunto para pôr virada para baixo como Torre. Só você vê qual é.
ortus-regni-decks-legacy-title = Pontos de Legado
ortus-regni-decks-legacy-buy = { $price ->
    [1] Comprar por 1 ponto: { $card }
   *[other] Comprar por { $price } pontos: { $card }
}
ortus-regni-decks-legacy-lord = Lorde
ortus-regni-decks-legacy-property = Propriedades
ortus-regni-decks-legacy-building = Feudo novo
ortus-regni-decks-legacy-banner = Estandarte (você tem { $count })
ortus-regni-decks-legacy-note = { $left ->
    [1] Você tem 1 ponto. Cada ponto compra uma coisa; o que você compra sai do seu conjunto.
   *[other] Você tem { $left } pontos. Cada ponto compra uma coisa; o que você compra sai do seu conjunto.
}
ortus-regni-decks-barter-title = Troca
ortus-regni-decks-barter-note = Abra mão de duas cartas da mão por uma da sua bandeja.
ortus-regni-decks-barter-take-title = Pegue uma carta da sua bandeja
ortus-regni-decks-barter-take-note = Ninguém vê que carta você pega.
ortus-regni-decks-choose-tower = Pôr como Torre
ortus-regni-decks-choose-place = Comprar e colocar
ortus-regni-decks-choose-install = Comprar como Lorde
ortus-regni-decks-choose-towers = Comprar 2 Torres
ortus-regni-decks-choose-buy = Comprar
ortus-regni-decks-choose-discard = Abrir mão
ortus-regni-decks-choose-take = Pegar
ortus-regni-decks-not-measured = vitórias ainda não medidas
