### Lo que responden las órdenes sobre juegos: moves, think, exact, rollout, games.

## Tablas

answers-heading-action = acción
answers-heading-position = posición después
answers-heading-value = valor
answers-heading-roll = tirada
answers-heading-best = mejor acción
answers-heading-samples = simulaciones
answers-heading-to-best = diferencia
answers-heading-ends = final
answers-heading-depth = profundidad
answers-heading-method = método
answers-heading-equity = equidad
answers-heading-match = match
answers-heading-win = gana
answers-heading-win-gammon = gana gammon
answers-heading-win-backgammon = gana backgammon
answers-heading-lose-gammon = pierde gammon
answers-heading-lose-backgammon = pierde backgammon
answers-heading-cubeful = con cubo
answers-heading-gammon = gammon
answers-heading-bg = bg
answers-heading-lose-bg = pierde bg
answers-heading-safety = seguridad
answers-heading-progress = avance
answers-heading-zero = cero
answers-heading-second = segunda
answers-heading-outlook = perspectiva
answers-heading-probability = probabilidad
answers-bound = { $bound ->
    [lower] al menos
    [upper] como máximo
    [estimate] aprox.
   *[exact] { "" }
  }
answers-hidden = no todo visible
answers-by-chance = depende del azar

## De moves y think

answers-over = La partida ha terminado.
answers-before-roll = { $value } antes de la tirada
answers-line = { $best }, luego { $actions }
answers-reason = { $method }: { $reason }
answers-method-certain = certeza
answers-method-first-click = primer clic
answers-method-lookahead = anticipación
answers-method-evaluation = evaluación
answers-method-exact = exacto
answers-mate = { $end ->
    [wins] mate
   *[loses] recibe mate
  } en { $moves }
answers-end = { $end ->
    [wins] gana
    [loses] pierde
   *[ends] termina
  } en { $plies ->
    [one] { $plies } acción
   *[other] { $plies } acciones
  }
answers-costs = { $algorithm }, profundidad { $depth }, { $nodes ->
    [one] { NUMBER($nodes, useGrouping: "true") } nodo
   *[other] { NUMBER($nodes, useGrouping: "true") } nodos
  }, { $ms } ms{ $stopped ->
    [time] , límite de tiempo alcanzado
    [nodes] , límite de nodos alcanzado
    [abort] , interrumpido
    [lost] , se perdieron todos los hilos
   *[none] { "" }
  }; { $truth }
answers-solved = resuelto: el valor del juego completo
answers-exact-to-depth = exacto a esta profundidad
answers-not-known = no se conoce el valor de la partida
answers-approximation = { $kind ->
    [horizon] las posiciones más allá de la profundidad están estimadas
    [unjudged] el juego no tiene función de evaluación, así que todas las posiciones a esa profundidad cuentan igual
    [sampled] aproximado: se muestreó el azar
    [beam] aproximado: solo se exploraron las acciones prometedoras
    [filter] aproximado: las acciones que parecían malas se exploraron con menos profundidad
    [abstraction] aproximado: se exploró un tablero parecido más sencillo
    [threshold] aproximado: se omitieron los resultados raros
    [beliefs] aproximado: lo oculto se sorteó como si las decisiones no revelaran nada
    [shared-view] aproximado: se supuso que los demás jugadores ven lo que ve este, incluidas sus elecciones secretas
    [learning] aproximado: una mezcla que una búsqueda por muestreo ha aprendido hasta ahora
    [path] aproximado: los caminos demasiado largos se estimaron en su final
   *[memory] la memoria del árbol estaba llena y este no creció más
  }
answers-error = { $text } (un error de { $error } como máximo)
answers-equilibrium = un equilibrio del juego: al desviarse, los jugadores juntos ganan como máximo { $gap }

## De exact

answers-exact-name = { $name ->
    [winProbability] probabilidad de ganar
    [expectedScore] puntuación esperada
   *[value] valor
  }
answers-exact-value = { $name } { $value }, { $truth ->
    [exact] exactamente
    [rounded] redondeado
    [proved] demostrado entre { $low } y { $high }
   *[estimated] estimado entre { $low } y { $high }
  }
answers-exact-fraction = como fracción: { $fraction }
answers-exact-rules = reglas: { $rules }
answers-exact-costs = { $method }, { $positions ->
    [one] { NUMBER($positions, useGrouping: "true") } posición
   *[other] { NUMBER($positions, useGrouping: "true") } posiciones
  }
answers-exact-stopped = detenido: no se guardó nada, y la misma orden empieza de nuevo

## De verify

answers-verify-tree = demostrado: { $bound ->
    [exact] el valor es { $value }
    [lower] el valor es al menos { $value }
   *[upper] el valor es como máximo { $value }
  } ({ $model })
answers-verify-interval = demostrado: { $isExact ->
    [yes] el valor es { $low }
   *[no] el valor está entre { $low } y { $high }
  }
answers-verify-best = una mejor elección: { $best }
answers-verify-start = { $several ->
    [no] desde { $from }
   *[yes] desde { $from } primeras posiciones, con sus probabilidades
  }
answers-verify-endless = supuesto: una partida sin fin paga de { $low } a { $high }
answers-verify-open = supuesto: en { $open ->
    [one] { $open } posición no desarrollada
   *[other] { $open } posiciones no desarrolladas
  }, los pagos van de { $low } a { $high }
answers-verify-rules = { $game }: { $rules ->
    [listed] supuesto: las reglas son las de la lista
    [compared] cada posición concuerda con las reglas
   *[from-start] cada posición concuerda con las reglas, desde el inicio del juego
  }

## De rollout

answers-rollout-before-roll = antes de la tirada
answers-rollout-no-double = no doblar
answers-rollout-double-take = doblar, aceptar
answers-heading-interval = 95 % ±
answers-rollout-how = { $trials ->
    [one] { $trials } partida
   *[other] { $trials } partidas
  } para cada una, { $turns ->
    [0] hasta el final
    [one] de { $turns } turno
   *[other] de { $turns } turnos
  }, según { $evaluator }, { $luck ->
    [removed] sin la suerte
   *[kept] con la suerte
  }; los mismos dados para todas
answers-rollout-cube = con el cubo, equidades normalizadas; { $verdict }
answers-rollout-progress = { $done } de { $trials } partidas de cada una

## De games

answers-games-head = { $name }: { $help }
answers-games-position = posición
answers-games-evaluators = funciones de evaluación
