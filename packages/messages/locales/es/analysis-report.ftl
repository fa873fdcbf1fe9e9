### El informe de `tyche analyze`: tablas, página y comentarios en los archivos de matches.

## Marcas

analysis-mark-doubtful = dudosa
analysis-mark-bad = mala
analysis-mark-very-bad = muy mala
analysis-none-marked = Ninguna decisión está marcada.
analysis-no-turn-marked = Ningún turno está marcado.
analysis-no-move-marked = Ninguna jugada está marcada.

## Encabezados

analysis-heading-game = partida
analysis-heading-turn = turno
analysis-heading-move = jugada
analysis-heading-player = jugador
analysis-heading-position = posición
analysis-heading-roll = tirada
analysis-heading-played = jugada
analysis-heading-best = mejor
analysis-heading-loss = pérdida
analysis-heading-luck = suerte
analysis-heading-cube = cubo
analysis-heading-correct = correcto
analysis-heading-turns = turnos
analysis-heading-unforced = no forzados
analysis-heading-moves = jugadas
analysis-heading-lost = perdido
analysis-heading-lost-per-move = por jugada
analysis-heading-total-lost = en total
analysis-heading-error-rate = tasa de error
analysis-heading-snowie = Snowie
analysis-heading-of-match = del match
analysis-heading-points = puntos
analysis-heading-performance = PR
analysis-heading-file = archivo
analysis-heading-matches = matches
analysis-heading-decisions = decisiones
analysis-heading-opening = apertura
analysis-heading-bar = barra
analysis-heading-back-game = juego trasero
analysis-heading-holding = retención
analysis-heading-contact = contacto
analysis-heading-race = carrera
analysis-heading-bear-off = salida
analysis-heading-result = resultado
analysis-heading-luck-adjusted = sin suerte
analysis-heading-play = jugada
analysis-heading-equity = equidad
analysis-heading-depth = profundidad
analysis-heading-difference = diferencia
analysis-heading-score = marcador
analysis-heading-won = gana
analysis-heading-win = gana %
analysis-heading-win-gammon = gammon %
analysis-heading-win-backgammon = bg %
analysis-heading-lose-gammon = pierde gammon %
analysis-heading-lose-backgammon = pierde bg %

## Filas de la página

analysis-unforced-plays = jugadas no forzadas
analysis-lost-by-plays = perdido en jugadas
analysis-lost-by-cube = perdido en el cubo
analysis-lost-in-total = perdido en total
analysis-snowie-rate = tasa de error de Snowie
analysis-unforced-of = { $unforced } de { $turns }
analysis-not-finished = sin terminar
analysis-percent = { $value } %
analysis-match-won = ganado
analysis-match-lost = perdido

## Decisiones de cubo

analysis-no-errors = sin errores
analysis-correct-decisions = { $count ->
    [one] { $count } correcta
   *[other] { $count } correctas
  }
analysis-error-missed-double = doble omitido
    .counted = { $count ->
        [one] { $count } doble omitido
       *[other] { $count } dobles omitidos
    }
analysis-error-wrong-double = doble erróneo
    .counted = { $count ->
        [one] { $count } doble erróneo
       *[other] { $count } dobles erróneos
    }
analysis-error-wrong-take = doble mal aceptado
    .counted = { $count ->
        [one] { $count } doble mal aceptado
       *[other] { $count } dobles mal aceptados
    }
analysis-error-wrong-pass = doble mal pasado
    .counted = { $count ->
        [one] { $count } doble mal pasado
       *[other] { $count } dobles mal pasados
    }
analysis-error-missed-beaver = beaver omitido
    .counted = { $count ->
        [one] { $count } beaver omitido
       *[other] { $count } beavers omitidos
    }
analysis-error-wrong-beaver = beaver erróneo
    .counted = { $count ->
        [one] { $count } beaver erróneo
       *[other] { $count } beavers erróneos
    }
analysis-error-missed-raccoon = raccoon omitido
    .counted = { $count ->
        [one] { $count } raccoon omitido
       *[other] { $count } raccoons omitidos
    }
analysis-error-wrong-raccoon = raccoon erróneo
    .counted = { $count ->
        [one] { $count } raccoon erróneo
       *[other] { $count } raccoons erróneos
    }
analysis-action-no-double = no dobla
analysis-action-double = dobla
analysis-action-take = acepta
analysis-action-pass = pasa
analysis-action-beaver = beaver
analysis-action-raccoon = raccoon
analysis-heading-no-double = sin doblar
analysis-heading-double-take = doble, acepta
analysis-heading-double-pass = doble, pasa

## La página

analysis-title = { $players }, { $length ->
    [0] partida por dinero
   *[other] match a { $length }
  }
analysis-play-title = Partida { $game }, turno { $turn }: { $player } juega { $played } con { $roll }
analysis-cube-title = Partida { $game }, turno { $turn }: { $player } antes de la tirada
analysis-action-of = { $player }: { $action }
analysis-action-error = { $player }: { $action }, { $error }, { $loss }
analysis-loses = pierde { $loss }
analysis-marked-loss = { $mark }, pierde { $loss }
analysis-too-close = { $loss }, demasiado cerca para decidir
analysis-rolled-out = { $loss } ± { $halfWidth }, por simulación
analysis-luck-of-roll = suerte de la tirada { $luck }
analysis-correct-is = Correcto: { $verdict }.
analysis-without-cube = Probabilidades si se juega hasta el final sin cubo:
analysis-not-legal = Partida { $game }, turno { $turn }: { $player } jugó { $played } con { $roll }, lo que no está permitido; la jugada no se juzga.
analysis-light-checkers = El jugador que tira tiene las fichas claras.
analysis-arrows = Flechas: en verde la mejor jugada, en naranja la jugada hecha.
analysis-show = Mostrar:
analysis-score = Marcador { $own }–{ $other }
analysis-away = a falta de { $own } y de { $other }, match a { $length }
analysis-crawford = partida Crawford
analysis-pips = pips { $own }–{ $other }
analysis-borne-off = retiradas { $own }–{ $other }
analysis-match-cost = { $cost } del match

## Un tablero

analysis-board = Tira { $own }. Oponente { $other }.
analysis-board-point = { $point }: { $count }
analysis-board-bar = barra
analysis-board-off = { $count ->
    [one] { $count } retirada
   *[other] { $count } retiradas
  }

## Comentarios

analysis-comment-play = { $play } { $equity }
analysis-comment-error = { $play } { $equity }, { $loss }: { $best } { $bestEquity }
analysis-comment-loss = pierde { $loss } ({ $mark })
analysis-comment-luck = suerte { $luck }
analysis-comment-cube = cubo: sin doblar { $noDouble }, doble aceptado { $doubleTake }, correcto: { $verdict }
analysis-comment-cube-error = { $error } de { $player }, { $loss }
analysis-no-play = sin jugada

## Definiciones de los números, y cómo se hallaron

analysis-define-equity = Las equidades son relativas a lo que está en juego: en una partida por dinero, 1 es el valor del cubo; en un match, la mitad de la diferencia entre las probabilidades de ganar el match tras ganar y tras perder ese valor.
analysis-define-error-rate = La tasa de error es la equidad perdida en jugadas, en milésimas de punto (mp), por turno no forzado (con más de una jugada distinta); la de Snowie divide por todos los turnos de ambos jugadores.
analysis-define-total = En total: jugadas y cubo, por turno no forzado y decisión de cubo contada (cada doble, aceptado o pasado, y donde doblar habría perdido menos de 0.16); Snowie: por turno de ambos jugadores; el PR es 500 veces la equidad perdida por decisión, como en eXtreme Gammon, que no publica qué cuenta.
analysis-define-luck = La suerte de una tirada es la equidad de su mejor jugada menos la media de todas las tiradas, según el evaluador; el resultado sin la suerte es el resultado menos la suerte del jugador y más la del oponente.
analysis-define-phases = PR por fase: en la salida no hay contacto y todas las fichas están en casa; en la carrera no hay contacto. Con contacto, la apertura son los seis primeros turnos de una partida; después, barra es una ficha en la barra; juego trasero, más de dos fichas en la casa del oponente; retención, un ancla allí o en su punto de barra; contacto, todo lo demás. El PR de las jugadas cuenta las no forzadas; el del cubo, las decisiones de cubo contadas.
analysis-not-measured = El error de { $evaluator } no se ha medido: solo se marcan las decisiones juzgadas por simulación.
analysis-by-depth = Con { $evaluator }, profundidad { $depth }.
analysis-by-time = Con { $evaluator }, { $seconds } s por decisión, profundidad { $depth } como máximo.
analysis-doubt-depth = Las jugadas que pierden 0.02 se buscan a profundidad { $depth }.
analysis-rollout = Las jugadas que pierden 0.02 y las decisiones de cubo a menos de 0.05 de un umbral se juzgan por simulación, { $trials } partidas de { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
  }, sin la suerte.

## Ajedrez

analysis-mate-in = { $move } (mate en { $moves })
analysis-mated-in = { $move } (recibe mate en { $moves })
analysis-moves-left-out = { $count ->
    [one] La partida { $game } termina según las reglas antes de su última jugada, que se omite.
   *[other] La partida { $game } termina según las reglas antes de sus últimas { $count } jugadas, que se omiten.
  }
analysis-chess-loss = Las pérdidas están en pago esperado: una victoria vale 1, una derrota -1.
