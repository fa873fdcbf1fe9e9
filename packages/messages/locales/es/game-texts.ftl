### Lo que los juegos dicen de una posición: cómo se juega, por qué una acción es la mejor, qué hacer con el cubo.

typing-2048 = Teclee la dirección en que se deslizan todas las fichas: left, right, up o down.
typing-backgammon = Teclee una jugada como 8/5 6/5, con bar y off, o su número; para el cubo, una acción de la lista.
typing-blackjack = Teclee hit para otra carta, stand para no tomar más, o double para doblar la apuesta y tomar una sola carta.
typing-minesweeper = Teclee la casilla que se abre por fila y columna, r2c7, o varias a la vez: r2c7 r3c1.
typing-pac-man = Teclee la dirección del paso siguiente: West, East, North o South, o Stop para quedarse.
sweep-safe = abrir todo lo que es seguro con certeza
seat-stones = { $first } a { $last }
seat-white = las blancas
seat-black = las negras

## Por qué una acción es la mejor

reason-draw = Con el mejor juego de ambos, la partida es tablas.
reason-wins = Gana el { $winner ->
    [first] primer jugador, juegue lo que juegue el segundo
   *[second] segundo jugador, juegue lo que juegue el primero
  }.
reason-wins-in = Gana el { $winner ->
    [first] primer
   *[second] segundo
  } jugador en { $plies ->
    [one] { $plies } ficha
   *[other] { $plies } fichas
  } desde aquí, juegue lo que juegue el { $winner ->
    [first] segundo
   *[second] primero
  }.
reason-first-told = Aún no se sabe nada: es el primer clic que se pidió.
reason-first-click = Aún no se sabe nada: este primer clic gana más partidas.
reason-certain = { $cells ->
    [one] Esta casilla es segura
   *[other] Estas casillas son seguras
  } en { $only ->
    [true] la única disposición que encaja
   *[false] las { $layouts } disposiciones que encajan
  }.
reason-exact = Ninguna casilla es segura con certeza. El juego perfecto gana { $won } de las { $layouts } disposiciones que encajan.
reason-lookahead = Ninguna casilla es segura con certeza, y encajan { $layouts } disposiciones, demasiadas para una solución exacta: { $even ->
    [true] una apuesta a partes iguales entre dos casillas que nada abierto en otra parte distinguirá, hecha ahora por lo que muestra su número
   *[false] una apuesta por anticipación
  }.{ $tried ->
    [true] { " " }Se intentó una solución exacta y tardaba demasiado.
   *[false] { "" }
  }

## El cubo

advice-cube = cubo: sin doblar { $none }, doblar y aceptar { $take }, doblar y pasar { $pass } ({ $unit ->
    [normalised] normalizado
   *[cube] en valor del cubo
  })
advice-match = a { $own } y { $other } puntos del match: { $chances } de ganar el match
advice-points = punto de aceptación { $takePoint }, punto de pase { $cashPoint }, valor del gammon { $won } ganado y { $lost } perdido, pérdidas de mercado { $losers }

## Soluciones exactas

rules-blackjack = Un mazo infinito; el crupier comprueba si tiene blackjack, pide hasta 16 y se planta con todo 17; un blackjack paga 3 a 2; se puede doblar con dos primeras cartas cualesquiera; sin dividir, seguro ni rendición.
method-retrograde-boards = análisis retrógrado de todos los tableros que no son iguales girados o reflejados
method-value-iteration = iteración de valores
progress-solving = resolviendo: { $percent } %
progress-positions = { $positions ->
    [one] { NUMBER($positions, useGrouping: "true") } posición explorada
   *[other] { NUMBER($positions, useGrouping: "true") } posiciones exploradas
  }
progress-sweep = pasada { $sweep }, { $percent } %{ $change ->
    [none] { "" }
   *[any] , mayor cambio { $change }
  }
