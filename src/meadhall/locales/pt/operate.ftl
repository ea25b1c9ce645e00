# O que é dito a quem administra um salão: `meadhall serve`, `backup`, `verify`, `admin`.

# --- abrir um salão
operate-open = Meadhall: { $address_text }   (dados em { $folder_text }; pare com Ctrl-C)
operate-packages-missing = O salão precisa de mais pacotes (falta { $package_text }): pip install 'meadhall[hall]'
operate-port-taken = A porta { $port_text } está ocupada por outro programa: escolha outra com --port.
operate-cant-listen = O salão não consegue escutar em { $host_text }, porta { $port_text }. { $reason_message }
operate-no-store = O endereço { $address_text } não serve como banco de dados: ele precisa começar com postgresql://.
operate-data-in-use = Outro salão usa os dados de { $folder_text }: escolha outra pasta com --data.
operate-folder-unusable = Não é possível usar a pasta de dados { $path_text }. { $reason_message }
operate-database-unusable = Não é possível usar o banco de dados { $path_text }. { $reason_message }
operate-server-unusable = Não é possível usar o servidor do banco de dados. { $reason_message }
operate-settings-unusable = Não é possível usar as configurações do salão: { $reason_text }
operate-secret-empty = { $path_text } está vazio: escreva nele o segredo do salão ou apague o arquivo.
operate-schema-newer = O banco de dados está na migração { $found_text } e este Meadhall conhece até a { $newest_text }: atualize o Meadhall primeiro.
operate-schema-foreign = É um banco de dados de outro programa.
operate-schema-no-list = Não é possível ler a lista de migrações dele.
operate-schema-no-table = Falta nele a tabela { $table_text }.
operate-schema-no-column = Falta na tabela { $table_text } a coluna { $column_text }.

# --- backup e prova
operate-backed-up = { $path_text }: { $tables_count ->
    [1] 1 mesa
   *[other] { $tables_count } mesas
}, { $lines_count ->
    [1] 1 linha de registro
   *[other] { $lines_count } linhas de registro
}.
operate-no-backup = Nenhum backup foi feito. { $reason_message }
operate-no-database = O banco de dados { $path_text } não existe.
operate-exists-already = { $path_text } já existe.
operate-copy-damaged = A cópia está danificada: { $reason_text }
operate-not-proven = NÃO PROVADO. { $reason_message }

# --- cuidar de um salão: o que foi feito
operate-banned = { $until_text ->
    [never] Fica banido: { $subject_text }.
   *[other] Fica banido até { $until_text }: { $subject_text }.
}
operate-unbanned = Não está mais banido: { $subject_text }.
operate-sessions-ended = { $ended_count ->
    [0] { $person_text } não tinha nenhuma sessão aberta.
    [1] Foi encerrada 1 sessão de { $person_text }.
   *[other] Foram encerradas { $ended_count } sessões de { $person_text }.
}
operate-reset-code = Código: { $code_text }
operate-reset-link = Link: { $link_text }
operate-reset-until = Vale para uma senha nova até { $until_text }.
operate-closed = A mesa { $table_text } está fechada.
operate-line-removed = Foi apagada a linha { $number_text } da mesa { $table_text }, escrita por { $person_text }.
operate-pruned = Mesas apagadas: { $finished_count } terminadas, { $abandoned_count } abandonadas.
operate-prune-would = Mesas que seriam apagadas: { $finished_count } terminadas, { $abandoned_count } abandonadas.
operate-failed = Falhou. { $reason_message }

# --- cuidar de um salão: o que não dá para fazer
operate-nobody-such = Não há ninguém com o nome de usuário ou id “{ $given_text }”: “meadhall admin people” encontra pessoas.
operate-no-such-login = Não há conta com o nome de usuário “{ $given_text }”.
operate-ban-in-the-past = { $until_text } já passou: ninguém seria banido.
operate-not-banned = { $subject_text } não tem banimento: “meadhall admin bans” mostra quem tem.
operate-cant-close = A mesa { $table_text } não pode ser fechada. { $reason_message }
operate-no-such-table = A mesa { $table_text } não existe: “meadhall admin tables” encontra mesas.
operate-no-such-line = A mesa { $table_text } não tem nenhuma linha de chat com o número { $number_text }.
operate-hall-no-answer = O salão que usa esses dados não responde; nada foi feito.
operate-hall-not-finished = O salão começou, mas não terminou: veja “meadhall admin log”.
operate-hall-older = O salão em funcionamento é de uma versão anterior: reinicie-o primeiro.
operate-hall-database-unusable = Não é possível usar o banco de dados. { $reason_message }
operate-no-hall-database = O banco de dados { $path_text } não existe: diga com --data ou --database onde o salão guarda seus dados.

# --- cuidar de um salão: listas
operate-nobody-found = Ninguém foi encontrado.
operate-nobody-banned = Ninguém está banido.
operate-nobody-spoke = Ninguém disse nada.
operate-no-table-found = Nenhuma mesa foi encontrada.
operate-nothing-done = Nada foi feito ainda.
operate-banned-now = com banimento
operate-adopted = agora { $person_text }
operate-private = privada
operate-removed = (apagado)
operate-status-open = aberta
operate-status-playing = em jogo
operate-status-finished = terminada
operate-state-waiting = em espera
operate-state-taken = iniciado
operate-state-withdrawn = retirado
operate-state-done = feito
operate-state-refused = recusado
operate-state-failed = falhou
operate-head-id = Id
operate-head-name = Nome
operate-head-login = Usuário
operate-head-since = Desde
operate-head-last-seen = Última visita
operate-head-sessions = Sessões
operate-head-tables = Mesas
operate-head-who = Quem
operate-head-until = Até
operate-head-why = Por quê
operate-head-game = Jogo
operate-head-status = Situação
operate-head-people = Pessoas
operate-head-lines = Linhas
operate-head-chat = Chat
operate-head-last-change = Última mudança
operate-head-number = Número
operate-head-when = Quando
operate-head-person = Pessoa
operate-head-words = Palavras
operate-head-what = O quê
operate-head-request = Pedido
operate-head-outcome = Resultado
