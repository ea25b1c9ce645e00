# Dicas na mesa e análise de uma partida encerrada.

## Hints

review-hint-title = Pedir uma dica?
review-hint-words = Um jogador forte olha por alguns segundos o que você pode ver e indica as melhores jogadas com o motivo.
review-hint-price-title = Pedir marca esta partida.
review-hint-price = Todos veem uma pequena lâmpada ao lado do seu nome, e o resultado e a transcrição dizem isso. As próximas dicas não mudam mais nada.
review-hint-show = Mostrar as melhores jogadas
review-hint-where = Diga só onde olhar
review-hint-thinking = Pensando…
review-hint-stop = Parar
review-hint-stopped = Interrompida antes do fim: isto é o que foi achado até agora.
review-hint-failed = Desta vez nenhuma dica foi encontrada.
review-hint-stale = A posição mudou; esta dica é antiga.
review-hint-again = Pedir de novo
review-hint-counting = Esta mesa conta; as dicas estão desligadas.
review-hint-single = Não há o que escolher: só uma jogada é legal.
review-hint-waiting = Você pode pedir uma dica quando for a sua vez de decidir.
review-hint-closed = As dicas são para quem joga aqui.
review-hint-look = Vale a pena olhar:
review-thing-card = carta { $id }
review-hint-ready = { $count ->
    [1] A dica está pronta: uma jogada.
   *[other] A dica está pronta: { $count } jogadas.
}
review-hint-moves = Jogadas da dica
review-hint-nth = Dica { $rank } de { $count }
review-hint-marked-title = Esta partida está marcada.
review-hint-marked = Só você vê a dica; todos veem a marca.
review-hint-legend-chance = Barras: sua chance de vencer, de { $least } a { $most }. Pontilhado: { $before } antes desta jogada.
review-hint-legend-points = Barras: sua pontuação final esperada, de { $least } a { $most }. Pontilhado: { $before } antes desta jogada.
review-sure-sure = Certo
review-sure-fairly-sure = Quase certo
review-sure-too-close = Parelho demais
review-weaker-sure = Com certeza pior
review-weaker-fairly-sure = Provavelmente pior
review-best-in = nenhum lance melhor em { $times } de { $tries } tentativas

## What a move changes

review-change-points = pontos
review-change-towns = cidades
review-change-coins = moedas
review-change-silver = prata
review-change-income = renda
review-change-renown = renome
review-change-cards = cartas
review-change-armies = exércitos
review-change-towers = Torres
review-change-tiles = peças
review-change-ships = navios
review-change-church = discos na Igreja
review-change-raiders = invasores
review-change-courtship = trilha de casamento
review-change-wood = madeira
review-change-stone = pedra
review-change-ore = minério
review-change-weapons = armas
review-change-animals = animais
review-change-buildings = construções
review-change-properties = Propriedades
review-change-lords = Lordes
review-change-mercenaries = Mercenários
review-change-banners = Estandartes
review-change-vikings = Vikings livres
review-change-high-cards = cartas altas
review-change-white-cards = cartas brancas
review-change-food = comida para o banquete

## Why one move is better than another, in things one can count

review-why-1 = { $reason_message } { $than_name ->
    [played] Diante do que se jogou
    [best] Diante da melhor jogada
   *[next] Diante da segunda melhor
}: { $first_change } { $first_text }.
review-why-2 = { $reason_message } { $than_name ->
    [played] Diante do que se jogou
    [best] Diante da melhor jogada
   *[next] Diante da segunda melhor
}: { $first_change } { $first_text }, { $second_change } { $second_text }.
review-why-3 = { $reason_message } { $than_name ->
    [played] Diante do que se jogou
    [best] Diante da melhor jogada
   *[next] Diante da segunda melhor
}: { $first_change } { $first_text }, { $second_change } { $second_text }, { $third_change } { $third_text }.
review-theirs-1 = { $reason_message } { $than_name ->
    [played] Do rival, diante do que se jogou
    [best] Do rival, diante da melhor jogada
   *[next] Do rival, diante da segunda melhor
}: { $first_change } { $first_text }.
review-theirs-2 = { $reason_message } { $than_name ->
    [played] Do rival, diante do que se jogou
    [best] Do rival, diante da melhor jogada
   *[next] Do rival, diante da segunda melhor
}: { $first_change } { $first_text }, { $second_change } { $second_text }.
review-theirs-3 = { $reason_message } { $than_name ->
    [played] Do rival, diante do que se jogou
    [best] Do rival, diante da melhor jogada
   *[next] Do rival, diante da segunda melhor
}: { $first_change } { $first_text }, { $second_change } { $second_text }, { $third_change } { $third_text }.

## The review of a game

review-title = Análise
review-by = revisada por { $adviser }, o jogador forte
review-course = O curso da partida
review-working = A partida está sendo analisada; o que já se sabe é mostrado.
review-failed = Não foi possível terminar a análise. Recarregue a página para tentar de novo.
review-lanes = Uma faixa para cada
review-as-table = Como tabela
review-share = Compartilhar este momento
review-truth = Com tudo revelado
review-truth-words = A segunda leitura: valores com as cartas ocultas como realmente eram.
review-sums = Do começo ao fim
review-at-start = no começo
review-by-luck = sorte
review-by-choices = decisões de todos
review-by-own-choices = decisões próprias
review-slips = { $count ->
    [0] deslizes
    [1] deslize: { $most }
   *[other] deslizes, o pior { $most }
}
review-at-end = no fim
review-at-stop = onde parou (estimativa)
review-stopped = A partida não foi jogada até o fim: os últimos valores são estimativas de como estava.
review-no-sheet = Não há folha de pontos: a partida não foi jogada até o fim.
review-judged-turns = Só se comparam turnos inteiros: não, por si só, como os recursos são colocados, evoluídos ou comidos.
review-luck = Sorte
review-drawn = O que foi sorteado
review-choices = Decisões
review-others = Outros
review-equal = igual
review-out = fora da partida
review-turning = Pontos de virada
review-listed = { $listed } de { $all }
review-all = todos
review-fewer = menos
review-no-points = Nenhuma jogada mudou muito.
review-points-later = Aparecem à medida que a partida é analisada.
review-whose-mine = Decisão própria
review-whose-another = Decisão de outro
review-whose-luck = Sorte
review-anothers-move = { $name }: { $words }
review-better = melhor: { $words }
review-one-move = Uma só jogada legal
review-move = Jogada { $number }
review-move-of = Jogada { $number } de { $last }
review-end = O fim
review-effect-another = decisão de outro, { $change } para este lugar
review-effect-luck = { $change } para este lugar, sabendo de tudo
review-cost-chance = { $count ->
    [1] decisão própria, custou um ponto de chance
   *[other] decisão própria, custou { $count } pontos de chance
}
review-cost-points = { $count ->
    [1] decisão própria, custou um ponto esperado
   *[other] decisão própria, custou { $count } pontos esperados
}
review-no-cost = decisão própria, sem perda clara
review-strong = O jogador forte:
review-played = Jogado:
review-strong-and-played = Jogado, e a escolha do jogador forte:
review-line = A jogada do jogador forte, passo a passo
review-try = Tentar daqui
review-try-words = abre uma mesa sua, no lugar de onde se olha; esta partida fica como estava
review-try-against = Contra
review-try-same = quem estava lá
review-tab-board = Tabuleiro
review-tab-score = Folha de pontos
review-steps = De jogada em jogada
review-first = Primeira jogada
review-last = Ao fim
review-next-point = Próximo ponto de virada
review-column-move = Jogada
review-column-what = O que foi feito
review-table-chance = Chance de vencer antes de cada jogada
review-table-points = Pontuação final esperada antes de cada jogada
review-outline-chance = Chance de vencer de { $name }: { $start } no começo, máximo de { $highest } antes da jogada { $highest_move }, mínimo de { $lowest } antes da jogada { $lowest_move }, { $end } no fim.
review-outline-points = Pontuação final esperada de { $name }: { $start } no começo, máximo de { $highest } antes da jogada { $highest_move }, mínimo de { $lowest } antes da jogada { $lowest_move }, { $end } no fim.
review-slider-chance = { $move } de { $last }, { $round }, chance de { $name }: { $value }
review-slider-points = { $move } de { $last }, { $round }, pontuação esperada de { $name }: { $value }
