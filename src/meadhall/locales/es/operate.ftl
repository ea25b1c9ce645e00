# Lo que se dice a quien administra una sala: `meadhall serve`, `backup`, `verify`, `admin`.

# --- abrir una sala
operate-open = Meadhall: { $address_text }   (datos en { $folder_text }; se detiene con Ctrl-C)
operate-packages-missing = La sala necesita más paquetes (falta { $package_text }): pip install 'meadhall[hall]'
operate-port-taken = Otro programa ocupa el puerto { $port_text }: elige otro con --port.
operate-cant-listen = La sala no puede escuchar en { $host_text }, puerto { $port_text }. { $reason_message }
operate-no-store = La dirección { $address_text } no sirve como base de datos: debe empezar por postgresql://.
operate-data-in-use = Otra sala usa los datos de { $folder_text }: elige otra carpeta con --data.
operate-folder-unusable = No se puede usar la carpeta de datos { $path_text }. { $reason_message }
operate-database-unusable = No se puede usar la base de datos { $path_text }. { $reason_message }
operate-server-unusable = No se puede usar el servidor de la base de datos. { $reason_message }
operate-settings-unusable = No se pueden usar los ajustes de la sala: { $reason_text }
operate-secret-empty = { $path_text } está vacío: escribe ahí el secreto de la sala o borra el archivo.
operate-schema-newer = La base de datos está en la migración { $found_text } y este Meadhall conoce hasta la { $newest_text }: actualiza antes Meadhall.
operate-schema-foreign = Es una base de datos de otro programa.
operate-schema-no-list = No se puede leer su lista de migraciones.
operate-schema-no-table = Le falta la tabla { $table_text }.
operate-schema-no-column = A su tabla { $table_text } le falta la columna { $column_text }.

# --- copia de seguridad y prueba
operate-backed-up = { $path_text }: { $tables_count ->
    [one] 1 mesa
   *[other] { $tables_count } mesas
}, { $lines_count ->
    [one] 1 línea de registro
   *[other] { $lines_count } líneas de registro
}.
operate-no-backup = No se hizo ninguna copia de seguridad. { $reason_message }
operate-no-database = No existe la base de datos { $path_text }.
operate-exists-already = { $path_text } ya existe.
operate-copy-damaged = La copia está dañada: { $reason_text }
operate-not-proven = NO PROBADO. { $reason_message }

# --- cuidar de una sala: lo que se hizo
operate-banned = { $until_text ->
    [never] Queda vetado: { $subject_text }.
   *[other] Queda vetado hasta { $until_text }: { $subject_text }.
}
operate-unbanned = Ya no está vetado: { $subject_text }.
operate-sessions-ended = { $ended_count ->
    [0] { $person_text } no tenía ninguna sesión abierta.
    [one] Se cerró 1 sesión de { $person_text }.
   *[other] Se cerraron { $ended_count } sesiones de { $person_text }.
}
operate-reset-code = Código: { $code_text }
operate-reset-link = Enlace: { $link_text }
operate-reset-until = Vale para una contraseña nueva hasta { $until_text }.
operate-closed = La mesa { $table_text } está cerrada.
operate-line-removed = Se borró la línea { $number_text } de la mesa { $table_text }, escrita por { $person_text }.
operate-pruned = Mesas borradas: { $finished_count } acabadas, { $abandoned_count } abandonadas.
operate-prune-would = Mesas que se borrarían: { $finished_count } acabadas, { $abandoned_count } abandonadas.
operate-failed = Falló. { $reason_message }

# --- cuidar de una sala: lo que no se puede
operate-nobody-such = No hay nadie con el nombre de usuario o id «{ $given_text }»: «meadhall admin people» busca personas.
operate-no-such-login = No hay ninguna cuenta con el nombre de usuario «{ $given_text }».
operate-ban-in-the-past = { $until_text } ya ha pasado: nadie quedaría vetado.
operate-not-banned = No hay ningún veto contra { $subject_text }: «meadhall admin bans» muestra a quién se ha vetado.
operate-cant-close = No se puede cerrar la mesa { $table_text }. { $reason_message }
operate-no-such-table = No existe la mesa { $table_text }: «meadhall admin tables» busca mesas.
operate-no-such-line = La mesa { $table_text } no tiene ninguna línea de chat con el número { $number_text }.
operate-hall-no-answer = La sala que usa estos datos no responde; no se hizo nada.
operate-hall-not-finished = La sala ha empezado, pero no ha terminado: mira «meadhall admin log».
operate-hall-older = La sala en marcha es de una versión anterior: reiníciala primero.
operate-hall-database-unusable = No se puede usar la base de datos. { $reason_message }
operate-no-hall-database = No existe la base de datos { $path_text }: di con --data o --database dónde guarda la sala sus datos.

# --- cuidar de una sala: listas
operate-nobody-found = No se encontró a nadie.
operate-nobody-banned = Nadie está vetado.
operate-nobody-spoke = Nadie ha dicho nada.
operate-no-table-found = No se encontró ninguna mesa.
operate-nothing-done = Todavía no se ha hecho nada.
operate-banned-now = con veto
operate-adopted = ahora { $person_text }
operate-private = privada
operate-removed = (borrado)
operate-status-open = abierta
operate-status-playing = en juego
operate-status-finished = acabada
operate-state-waiting = en espera
operate-state-taken = empezado
operate-state-withdrawn = retirado
operate-state-done = hecho
operate-state-refused = rechazado
operate-state-failed = fallido
operate-head-id = Id
operate-head-name = Nombre
operate-head-login = Usuario
operate-head-since = Desde
operate-head-last-seen = Última visita
operate-head-sessions = Sesiones
operate-head-tables = Mesas
operate-head-who = Quién
operate-head-until = Hasta
operate-head-why = Por qué
operate-head-game = Juego
operate-head-status = Estado
operate-head-people = Personas
operate-head-lines = Líneas
operate-head-chat = Chat
operate-head-last-change = Último cambio
operate-head-number = Número
operate-head-when = Cuándo
operate-head-person = Persona
operate-head-words = Palabras
operate-head-what = Qué
operate-head-request = Petición
operate-head-outcome = Resultado
