### Errores de la búsqueda y de los métodos del motor

## Límites y ajustes

search-pruning-count = { $name } debe ser un número entero, 1 o más, y no { $count }.
search-threshold = threshold debe ser una probabilidad menor que 1, y no { $threshold }.
search-beam-evaluator = Un haz requiere una función de evaluación para elegir sus jugadas: dé una.
search-limit-number = El límite { $name } debe ser un número, 0 o más, y no { $limit }.
search-no-depth = Una búsqueda sin profundización requiere una profundidad.
search-depth = La profundidad debe ser un número entero de decisiones de 1 a { $most }, y no { $depth }.
search-policy-weight = La política dio a una jugada el peso { $weight }: todo peso debe ser un número finito, 0 o más.
search-rows = { $name } es «{ $text }», y «{ $word }» no es un número: escriba como 0,2/1,3.

## Posiciones

search-over = La partida ha terminado aquí: no hay nada que decidir.
search-game-over = { $game }: la partida ha terminado aquí, no hay nada que decidir.
search-at-chance = Aquí juega el azar: no hay nada que decidir.
search-no-move = { $game }: ninguna jugada de la posición nativa hace lo que hace la acción { $action } en { $state }.
search-too-wide = { $game } tiene ahí { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
  }, y { $method } explora { $most } como máximo: tome un juego más pequeño.
search-too-wide-instead = { $game } tiene ahí { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
  }, y { $method } explora { $most } como máximo: tome { LIST($instead, "or") }, o un juego más pequeño.

## Métodos y juegos

search-algorithm-unknown = Aquí no hay algoritmo «{ $name }»: tome uno de { $all }.
search-hidden = { $method } vería lo que se oculta al jugador: tome ismcts o regret-ismcts.
search-nothing-hidden = { $method } es para juegos con información oculta, y este juego no oculta nada: tome max-n o mcts.
search-equilibrium-players = equilibrium requiere dos jugadores con pagos de suma constante: use ismcts.
search-no-view = { $game } oculta algo, pero no tiene view ni determinize: déle ambos.
search-many-players = { $method } requiere un jugador, dos oponentes o jugadores que comparten un pago, y este juego tiene { $players } jugadores: tome max-n, paranoid o best-reply.
search-general-sum = { $method } requiere pagos de suma constante (facts.zeroSum) o compartidos (facts.cooperative): tome max-n.
search-no-chance = { $method } no sabe explorar nodos de azar: tome { LIST($instead, "or") }.
search-infinite-bounds = { $method } poda según las cotas de todos los valores, y facts.bounds es [{ $low } ; { $high }]: dé cotas finitas o tome expectiminimax.
search-exact-bounds = exact demuestra intervalos dentro de las cotas del juego, y facts.bounds es [{ $low } ; { $high }]: dé cotas finitas o tome expectiminimax.
search-expectimax-players = expectimax no tiene nodos MIN, y este juego tiene { $players } jugadores: tome { $instead }, o expectimax en la arena con un modelo de los demás.
search-negamax-players = negamax requiere dos oponentes, y este juego tiene { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
  }: tome max-n.
search-negamax-shared = negamax requiere dos oponentes, y los { $players } jugadores de este juego comparten un pago: tome max-n.
search-no-opponents = { $method } requiere jugadores enfrentados: tome max-n o expectiminimax.
search-no-other-team = { $method } requiere un oponente del equipo del jugador { $player }: tome max-n.
search-teams-and-weights = Hay equipos y pesos: dé uno de los dos, pues un equipo es un bloque de pesos 1.
search-team-player = Un equipo nombra al jugador { $player }, pero los jugadores son de 0 a { $last }.
search-team-twice = El jugador { $player } está dos veces en los equipos.
search-weights = Los pesos deben ser { $players } filas de { $players } números finitos, uno por jugador.
search-native-only = { $method } explora la posición nativa de { $game }: quite native.
search-playout-players = { $method }: una función de evaluación dice lo que recibe el jugador 0, y de ello no se siguen los pagos de { $players } jugadores: quite playout, para que las partidas se jueguen hasta el final.

## Funciones de evaluación

search-evaluator-unknown = { $game } no tiene la función de evaluación «{ $name }»; tiene: { $all }.
search-no-evaluators = { $game } no tiene la función de evaluación «{ $name }»: no tiene ninguna.
search-vector-evaluator-unknown = { $game } no tiene la función de evaluación «{ $name }» para todos los jugadores; tiene: { $all }.
search-no-vector-evaluators = { $game } no tiene la función de evaluación «{ $name }» para todos los jugadores: no tiene ninguna.
search-vector-evaluator = { $method } requiere aquí una función de evaluación del pago de cada jugador: nombre uno de los vectorEvaluators del juego.
search-batch-evaluator = { $method } requiere una función de evaluación de muchas posiciones a la vez: tome { LIST($all, "or") } en { $game }.
search-evaluator-native = { $game }: un { $name } requiere una posición nativa: dé una función de evaluación de los estados.
search-evaluator-horizon = { $game }: esta función de evaluación es para estados, y entre una acción y el azar no hay ninguno: tome el horizonte «decision».
search-evaluation-outside = La función de evaluación dio { $value }, fuera de las cotas [{ $low } ; { $high }] del juego: escálela o amplíe facts.bounds.
search-evaluation-not-finite = La función de evaluación dio { $given }, que no es un número finito: debe dar uno dentro de las cotas [{ $low } ; { $high }] del juego.
search-payoff-outside = Un pago del juego es { $payoff }, fuera de facts.bounds [{ $low } ; { $high }]: payoff(state) debe ser una lista de un número por jugador entre esas cotas.
search-value-outside = { $game }: { $method } con esta función de evaluación da el valor { $value }, que no es un número dentro de facts.bounds [{ $low } ; { $high }]: corrija la función o las cotas.
search-value-outside-named = { $game }: { $method } con la función de evaluación «{ $evaluator }» da el valor { $value }, que no es un número dentro de facts.bounds [{ $low } ; { $high }]: corrija la función o las cotas.

## Resolución exacta

solve-too-many-positions = Se pueden alcanzar más de { $limit } posiciones: permita más, o resuelva un juego más pequeño.
solve-retrograde-chance = El análisis retrógrado no sabe resolver nodos de azar: tome la iteración de valores.
solve-limit = { $game }: se alcanzó un límite antes de que el juego estuviera resuelto: dé más tiempo.
solve-infinite-bounds = { $game }: una solución exacta requiere cotas finitas, y facts.bounds es [{ $low } ; { $high }]: limite el juego o sus pagos.
solve-sampled = { $game }: un suceso de azar tiene más resultados de los que se enumeran, así que nada exacto se conoce: aumente enumeration.limit.
solve-growing = { $game }: { $count } posiciones seguidas son todas distintas: ¿contiene el estado algo que crece sin fin, como un contador de turnos?
solve-not-reached = { $game }: el estado { $state } no se puede alcanzar desde donde se resolvió el juego.
equilibrium-nothing-hidden = { $game } no oculta nada, así que ningún jugador necesita mezclar: resuélvalo con solveGame, o en la línea de comandos con tyche exact.
equilibrium-recall = { $game }: el jugador { $player } olvida lo que vio o hizo: su vista es la misma tras { $one } que tras { $other }. Añada a la vista lo que recuerda.
equilibrium-actions = { $game }: el jugador { $player } tiene acciones distintas en dos estados con la vista { $view }: lo que se permite debe deducirse de la vista.
equilibrium-payoff = { $game }: { $problem }, en el estado { $state }.
equilibrium-too-large = { $game } tiene más de { $most } historias: aumente el límite, o tome muestras con el método mccfr.
equilibrium-sampled = { $game }: un suceso de azar tiene más resultados de los que se enumeran: sortee en pasos más pequeños, aumente enumeration.limit, o tome muestras con el método mccfr.
equilibrium-state = El estado en `resume` no es de { $game } con estas opciones: no lo indique.
equilibrium-no-stages = { $game }: backward-induction necesita dos jugadores con una suma constante que deciden a la vez y ven todo lo demás: no indique el método.
equilibrium-endless = { $game }: una partida puede tener más de { $most } decisiones, o no terminar nunca: limite el número de rondas y cuéntelas en el estado.
equilibrium-cycles = { $game }: un estado se repite, aunque facts.cycles es false: póngalo en true.
equilibrium-open = { $game }: la partida puede no terminar nunca, y su valor depende de lo que pague entonces: solo está demostrado que se halla entre { $low } y { $high }. Limite el número de rondas y cuéntelas en el estado.
equilibrium-too-long = { $game }: una iteración de mccfr visita más de { $most } estados, porque prueba todas las acciones de un jugador en cada decisión: resuelva una variante con menos decisiones, o deje que juegue una búsqueda, como ismcts.
strategy-other = La estrategia es de { $other }, y no de { $game } con estas opciones: resuelva este juego, o dé las mismas opciones.
strategy-changed = La estrategia se cambió después de que Tyche la escribiera: su suma de control no coincide. Escríbala de nuevo con writeStrategy o tyche equilibrium --save.
strategy-damaged = El texto no es una estrategia escrita por Tyche, o está dañado: escríbalo de nuevo con writeStrategy o tyche equilibrium --save.

## Ajustes y opciones de un método

method-no-settings = { $method } no tiene el ajuste «{ $name }»: no tiene ninguno.
method-setting-unknown = { $method } no tiene el ajuste «{ $name }»; tiene: { $all }.
method-setting-value = { $method }: { $name } debe ser { $wanted }, y no { $value }.
setting-text = un texto
setting-words = uno de { $all }
setting-between = { $kind ->
    [whole] un número entero
   *[number] un número
  } de { $least } a { $most }
setting-least = { $kind ->
    [whole] un número entero
   *[number] un número
  }, { $least } o más
setting-most = { $kind ->
    [whole] un número entero
   *[number] un número
  }, { $most } o menos
setting-number = { $kind ->
    [whole] un número entero
   *[number] un número
  }
method-option-unused = { $method } no usa «{ $option }»: quítelo.
method-option-unused-instead = { $method } no usa «{ $option }»: { $instead }.
method-searches-all = explora todo lo que puede pasar
method-limit-simulations = limítelo con simulations, time o nodes
method-limit-tree = limítelo con simulations, time o nodes, y su ancho con widen-actions y widen-outcomes
method-filters = sus filtros eligen lo que se explora
method-counting = explora hasta donde lo permiten el recuento y sus propios límites de trabajo
method-sight = no mira más allá del clic
method-packed = limítelo con depth o time, y con un threshold de probabilidad
method-exact-values = conoce el valor exacto de cada acción
method-limit-time = limítelo con time
connect-four-perfect-only = { $method } es solo para cuatro en raya: tome otro método.
