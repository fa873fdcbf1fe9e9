### La página de los matches de backgammon anotados.

matches-open = Abrir matches
matches-folder = Abrir una carpeta
matches-import = Importar un historial
matches-export = Exportar el historial
matches-forget = Borrar el historial
matches-help = También puede soltar en la página archivos de matches o una carpeta: .mat, .sgf, .xg o texto. Se juzgan en este dispositivo y no salen de él.
matches-refused = No se pueden leer estos archivos: { $files }
matches-judging = Profundidad { $depth }: { $done } de { $all } decisiones juzgadas.
matches-games = Partidas
matches-cards = Guardar como tarjetas
matches-turn = { $player }, partida { $game }, turno { $turn }
matches-played = { $roll }: { $played }. Mejor: { $best }

matches-player = Jugador
matches-player-both = Ambos jugadores
matches-kind = Decisiones
matches-kind-all = Jugadas y cubo
matches-kind-play = Jugadas
matches-kind-cube = Cubo
matches-least = Errores desde
matches-least-doubtful = dudosos
matches-least-bad = malos
matches-least-very-bad = muy malos
matches-order = Orden
matches-order-loss = La mayor pérdida primero
matches-order-turn = Como se jugó

matches-record = { $count ->
    [one] Historial de { $count } match
   *[other] Historial de { $count } matches
  }
matches-by-time = PR a lo largo del tiempo
matches-by-phase = Por fase
matches-by-decision = Jugadas y cubo
matches-by-opponent = Por oponente
matches-by-kind = Los tipos de decisión más costosos
matches-heads-date = Fecha
matches-heads-opponent = Oponente
matches-heads-rating = PR
matches-heads-luck = Suerte
matches-heads-decisions = Decisiones
matches-heads-lost = Perdido

matches-phase-opening = Apertura
matches-phase-bar = Ficha en la barra
matches-phase-back-game = Juego trasero
matches-phase-holding = Juego de retención
matches-phase-contact = Otro contacto
matches-phase-race = Carrera
matches-phase-bear-off = Salida de fichas
