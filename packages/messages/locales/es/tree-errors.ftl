### Lo que puede estar mal en un texto, un árbol o una petición: frases sin mayúscula y sin punto.

tree-a-node = { $kind ->
    [max] un nodo MAX
    [min] un nodo MIN
    [chance] un nodo de azar
    [player] un nodo de jugador
   *[leaf] una hoja
  }
tree-a-read-node = { $read ->
    [max] un nodo MAX
    [min] un nodo MIN
    [chance] un nodo de azar
   *[player] un nodo de jugador
  }
tree-elsewhere = { $isPerfect ->
    [true] use `tyche solve`, pues cada jugador lo ve todo
   *[false] ninguna orden resuelve un árbol así con conjuntos de información
  }

thing-action-name = el nombre de una acción
thing-agent-count = el número de agentes
thing-any-node = un nodo, "c", "p" o "t"
thing-chance-event-number = el número de un suceso de azar
thing-comment = un comentario
thing-depth = la profundidad
thing-digit = una cifra
thing-end-of-line = el final de la línea
thing-edge-payoff = un pago de una arista
thing-estimate = una estimación
thing-event-name = un nombre entre comillas
thing-field = un campo como key: "value"
thing-information-set-number = el número de un conjunto de información
thing-key = una clave entre comillas
thing-node = un nodo
thing-node-name = el nombre del nodo entre comillas
thing-outcome-name = el nombre de un resultado
thing-outcome-number = el número de un resultado
thing-payoff = un pago
thing-player-name = el nombre de un jugador entre comillas
thing-player-number = el número de un jugador
thing-probability = una probabilidad
thing-quoted-action-name = el nombre de una acción entre comillas
thing-quoted-value = un valor entre comillas
thing-title = el título entre comillas
thing-value = un valor
thing-version = el número de versión 2
thing-end = el final del texto
thing-list = una lista
thing-object = un objeto
unwritable-payoffs = tiene un pago para cada jugador
unwritable-probabilities = tiene probabilidades desiguales
unwritable-set = está en un conjunto de información
unwritable-kind = es { tree-a-node } donde se leería { tree-a-read-node }
utility-too-large = el pago { $payoff } pasa de 10^9: solo linear y points son exactos tan lejos
utility-outside-points = el pago { $payoff } está fuera de los puntos, que van de { $from } a { $to }
utility-no-logarithm = el pago { $payoff } deja { $left } de la riqueza { $wealth }, y solo los números por encima de 0 tienen logaritmo
utility-no-root = el pago { $payoff } deja { $left } de la riqueza { $wealth }, y ningún número por debajo de 0 tiene raíz cuadrada
utility-number-tolerance = una tolerancia al riesgo, como exponential:50
utility-number-wealth = la riqueza inicial, como log:1000
utility-number-sqrt = la riqueza inicial, como sqrt:1000
wish-cuts = { $cuts ->
    [one] al menos { $cuts } poda
   *[other] al menos { $cuts } podas
  }
wish-deep-cut = una poda profunda
wish-unique-best = una única mejor acción
wish-no-ties = ningún empate

tree-expected = { $found } está donde debería estar { LIST($should, "or") }
tree-is-not = { $found } no es { LIST($should, "or") }
tree-not-whole = { LIST($what, "or") } no es un número entero desde 1: { $found }
tree-empty = no hay árbol: el texto está vacío
tree-blanks = el texto empieza con { NUMBER($count, useGrouping: "true") } espacios
tree-no-format = ningún formato empieza con { $begin }: JSON empieza con { "{" }, una lista anidada con [, los paréntesis CMU con (, una tabla con columnas como path,payoff, una prueba CS188 con un campo como class: "…", un juego de Gambit con EFG
tree-strategic-form = es un juego en forma estratégica (.nfg de Gambit), que no tiene árbol: guarde el juego como .efg, o escriba su matriz como un árbol cuyo segundo jugador tiene un solo conjunto de información, como en `tyche equilibrium --help`
tree-workbook = es un libro de trabajo de Gambit (.gbt): ábralo en Gambit y guarde el juego como .efg
tree-goes-on = el árbol ha terminado, pero el texto sigue
tree-too-many-values = el texto contiene más de { NUMBER($most, useGrouping: "true") } valores
tree-table-parent = ninguna fila anterior tiene el id { $parent }
tree-table-twice = la ruta { $path } tiene dos filas
tree-never-closed = un "{ $mark }" no se cierra nunca
tree-zero-denominator = { $text } divide por cero
tree-too-many-digits = el número que empieza con { $begin } tiene demasiadas cifras
tree-exponent = el exponente de { $text } es demasiado grande
tree-not-number = { $text } no es un número
tree-negative-probability = una probabilidad es negativa: { $text }
tree-zero-ahead = un número empieza con 0 y sigue con cifras
tree-bare-fraction = una fracción se escribe entre comillas: "1/3"
tree-control = una cadena contiene un fin de línea u otro carácter de control
tree-open-string = una cadena no se cierra nunca
tree-hexadecimal = tras "\u" faltan cuatro cifras hexadecimales
tree-escape = una cadena contiene un escape desconocido
tree-empty-after-comma = tras una coma no hay nada
tree-key-twice = la clave { $key } aparece dos veces
tree-too-many-keys = un objeto tiene más de { $most } claves
tree-unknown-key = { $key } no es una clave de nodo; use una de { $all }
tree-misspelt-key = { $key } no es una clave de nodo; ¿quería decir "{ $meant }"?
tree-strange-key = { tree-a-node } no tiene "{ $key }", solo { LIST($allowed, "and") }
tree-two-kinds = un objeto dice dos tipos, "{ $kind }" y "{ $other }"
tree-no-kind = un objeto no dice su tipo: necesita una clave de entre { LIST($all, "and") }
tree-who-moves = una lista bajo un nodo de jugador no dice quién mueve: escriba { "{" }"player": 1, "children": […]{ "}" } o nombre otro tipo
tree-empty-list = una lista está vacía, pero todo nodo interior tiene hijos
tree-one-payoff = una lista de pagos tiene uno por jugador, al menos dos
tree-no-children-key = un nodo de jugador tiene sus hijos en "children"
tree-not-children = "{ $key }" no es una lista de hijos
tree-not-probabilities = "p" no es una lista de probabilidades
tree-not-pays = "pays" no es una lista con un pago por arista
tree-pay-count = { tree-a-node } tiene { $children ->
    [one] { $children } hijo
   *[other] { $children } hijos
  } pero "pays" da pagos para { $payoffs ->
    [one] { $payoffs } arista
   *[other] { $payoffs } aristas
  }
tree-edge-pays = una arista paga { $pays ->
    [one] { $pays } número
   *[other] { $pays } números
  } donde una de más arriba paga { $above }
tree-not-set = "set" no es el nombre de un conjunto de información
tree-not-label = "label" no es una cadena
tree-not-actions = "actions" no es una lista de nombres
tree-too-many-inside = el valor contiene más de { NUMBER($most, useGrouping: "true") } valores
tree-contains-itself = un nodo se contiene a sí mismo
tree-comma = una coma no separa nada aquí: los hijos se separan con espacios
tree-open-quotes = un texto entre comillas no se cierra nunca
tree-no-players = el juego no tiene jugadores
tree-missing-node = el texto termina antes que el árbol: falta un nodo
tree-game-too-large = el árbol tiene más de { NUMBER($nodes, useGrouping: "true") } nodos o de { NUMBER($levels, useGrouping: "true") } niveles
tree-long-sums = los pagos de un camino tienen demasiadas cifras para sumarlos
tree-no-player = no hay jugador { $number }, solo del 1 al { $players }
tree-set-unknown = el conjunto de información { $set } del jugador { $player } ({ $name }) no se describe donde aparece primero
tree-set-twice = el conjunto de información { $set } del jugador { $player } se describe de dos maneras
tree-event-unknown = el suceso de azar { $number } no se describe donde aparece primero
tree-event-twice = el suceso de azar { $number } se describe de dos maneras
tree-no-actions = un nodo no tiene acciones
tree-outcome-none = el resultado 0 significa ninguno, así que no tiene nombre ni pagos
tree-outcome-unknown = el resultado { $number } no se describe donde aparece primero
tree-outcome-twice = el resultado { $number } se describe de dos maneras
tree-payoff-count = un resultado tiene { $payoffs ->
    [one] { $payoffs } pago
   *[other] { $payoffs } pagos
  }, pero hay { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
  }
tree-not-agent = { $name } no es un agente: hay { $all }
tree-no-start = el estado inicial no tiene nombre
tree-no-tree = una prueba de la clase { $name } no contiene árbol, solo { $only } lo contiene
tree-field-meant = el campo antes de este valor se llama { $key }; ¿quería decir "{ $meant }"?
tree-no-field = la prueba no tiene el campo "{ $key }"
tree-field-twice = el campo { $key } aparece dos veces
tree-circle = el estado { $state } lleva de vuelta a sí mismo
tree-no-evaluation = el juego termina en el estado { $state }, que no tiene evaluación
tree-states-too-many = como árbol los estados serían { $size } nodos, más de { NUMBER($most, useGrouping: "true") }
tree-successor-line = una línea de successors no es "estado acción estado"
tree-action-twice = el estado { $state } tiene dos veces la acción { $action }
tree-evaluation-line = una línea de evaluation no es "estado número"
tree-evaluation-twice = el estado { $state } tiene dos evaluaciones
tree-quote-open = unas comillas no se cierran en su línea
tree-block-open = un bloque no se cierra nunca con { $mark } solo en su línea
tree-no-tree-at-all = no hay árbol
tree-second-root = hay más de una raíz
tree-stray-end = termina un nodo que no empezó
tree-ends-inside = el árbol termina dentro de { tree-a-node }
tree-no-children = { tree-a-node } no tiene hijos
tree-action-count = { tree-a-node } tiene { $children ->
    [one] { $children } hijo
   *[other] { $children } hijos
  } pero { $actions ->
    [one] { $actions } nombre de acción
   *[other] { $actions } nombres de acciones
  }
tree-probability-count = un nodo de azar tiene { $children ->
    [one] { $children } hijo
   *[other] { $children } hijos
  } pero { $probabilities ->
    [one] { $probabilities } probabilidad
   *[other] { $probabilities } probabilidades
  }
tree-probability-sum = las probabilidades de un nodo de azar suman { $sum }, y no 1
tree-long-probabilities = las probabilidades de un nodo de azar tienen demasiadas cifras para sumarlas
tree-chance-in-set = un nodo de azar está en un conjunto de información, que es solo para decisiones
tree-set-actions = los nodos { $first } y { $other } del conjunto de información "{ $set }" tienen acciones distintas, así que su jugador podría distinguirlos
tree-no-probabilities = { tree-a-node } tiene probabilidades, que solo puede tener un nodo de azar
tree-too-many-nodes = el árbol tiene más de { NUMBER($most, useGrouping: "true") } nodos
tree-too-many-levels = el árbol tiene más de { NUMBER($most, useGrouping: "true") } niveles
tree-payoffs-differ = una hoja tiene { $payoffs ->
    [one] { $payoffs } pago
   *[other] { $payoffs } pagos
  } y la primera que tiene varios tiene { $first }
tree-payoff-missing = una hoja tiene un solo pago donde otras tienen { $others }
tree-not-player = un jugador no es un número entero desde 0
tree-player-of-two = decide el jugador { $player }, pero los pagos sueltos son para los jugadores 0 y 1
tree-player-of-many = decide el jugador { $player }, pero las hojas tienen pagos para los jugadores 0 a { $last }
tree-no-algorithm = no hay algoritmo "{ $name }"; hay { $all }
tree-no-chance = { $algorithm } no puede recorrer nodos de azar; use expectiminimax, star1 o star2
tree-only-two = { $algorithm } es para dos jugadores y este árbol tiene { $players }; use max^n, paranoid, best-reply o teams
tree-imperfect = { $algorithm } es para información perfecta, y en este árbol un jugador no puede distinguir algunos nodos; { $isSolvable ->
    [true] use `tyche equilibrium`
   *[false] `tyche equilibrium` resuelve tales árboles solo para dos jugadores y suma constante
  }
tree-constant-sum = { $algorithm } exige pagos que sumen lo mismo en todas las hojas; use max^n o teams
tree-equal-chances = { $algorithm } exige resultados equiprobables en todos los nodos de azar; use star1
tree-no-setting = { $algorithm } no tiene el ajuste "{ $setting }"; tiene { $has }
tree-ballard-soft = star1-ballard es fail-hard, como se publicó; use star1 para fail-soft
tree-bad-depth = la profundidad no es un número entero desde 0
tree-bounds-turned = la cota inferior { $low } está por encima de la cota superior { $high }
tree-window-turned = alfa no está por debajo de beta en la ventana
tree-bad-probes = el número de sondeos no es un número entero desde 1
tree-bad-width = el ancho de haz no es un número entero desde 1
tree-bad-random = la probabilidad de una jugada al azar no está entre 0 y 1
tree-not-playing = el jugador { $player } no juega: los jugadores se numeran del 0 al { $last }
tree-outside-bounds = { $what ->
    [any-leaf] una hoja vale
    [leaf] la hoja { $node } vale
   *[estimate] la estimación de { $node } es
  } { $value }, fuera de las cotas [{ $low }; { $high }]; amplíe "bounds"
tree-no-teams = teams tiene que conocer los equipos: dé a "teams" un valor, por ejemplo 0,2/1
tree-two-teams = el jugador { $player } está en más de un lugar en los equipos
tree-no-estimate = la búsqueda se detiene en el nodo { $node }, que no tiene "estimate" de su valor; déselo o busque más hondo
tree-no-estimate-deepening = iterative-deepening se detiene primero en cada nodo interior, y el nodo { $node } no tiene "estimate" de su valor; déselo o use alpha-beta
tree-order-for-two = el orden "{ $order }" es para dos jugadores con pagos de suma constante
tree-bad-order = el orden de la búsqueda no nombra una vez cada uno de los { $children ->
    [one] { $children } hijo
   *[other] { $children } hijos
  } de un nodo
tree-sensitivity-two = la sensibilidad es para dos jugadores cuyos pagos suman lo mismo en todas las hojas
tree-sensitivity-root = nadie decide en la raíz, así que ninguna mejor acción puede cambiar
tree-sensitivity-share = la parte en que cambian los números no está entre 0 y 1
tree-no-utility = { $fault } (en la hoja { $leaf })
tree-risk-no-chance = no hay azar en el árbol: una utilidad crece con el pago, así que entre pagos seguros no cambia ninguna decisión
tree-risk-payoffs = una utilidad es la de quien decide solo, y las hojas pagan a varios jugadores
tree-risk-imperfect = los equivalentes ciertos son para información perfecta, y algunos nodos no se pueden distinguir
tree-no-equilibrium = lo que dio el programa lineal no es un equilibrio: alguien podría mejorar en { $gap }
tree-program-unsolved = el programa lineal de la forma secuencial no se resolvió: el árbol es demasiado grande o sus pagos son de órdenes demasiado distintos
tree-equilibrium-players = el programa lineal de la forma secuencial es para dos jugadores, y este árbol tiene { $players }; { tree-elsewhere }
tree-equilibrium-sum = los pagos no suman lo mismo en cada hoja, y ningún programa lineal da el equilibrio; { tree-elsewhere }
tree-equilibrium-recall = en el conjunto de información { "{" }{ $set }{ "}" } el jugador { $player } ha olvidado lo que hizo o supo, y la forma secuencial exige memoria perfecta
tree-risk-players = una utilidad es la de quien decide solo, y el árbol tiene varios jugadores
tree-linear-number = la utilidad linear no toma número
tree-unknown-utility = no hay utilidad "{ $name }"; hay linear, exponential:R, log:W, sqrt:W y points:X=U,…
tree-utility-takes = la utilidad { $name } toma { $what }
tree-utility-large = el número de la utilidad { $name } pasa de 10^9
tree-zero-tolerance = la tolerancia al riesgo es 0, o está demasiado cerca: es un pago, como exponential:50
tree-few-points = la utilidad points toma al menos dos puntos, como points:0=0,50=0.8,100=1
tree-two-utilities = el pago { $payoff } tiene dos utilidades
tree-not-greater = la utilidad de { $payoff } no es mayor que la de { $before }: más tiene que valer más
tree-edge-pays-leaf = una hoja tiene { $payoffs ->
    [one] { $payoffs } pago
   *[other] { $payoffs } pagos
  } donde una arista de más arriba paga { $pays }
tree-stream-set = "set" nombra un conjunto de información, para el que hay que construir el árbol
tree-stream-pays = "pays" se suma a las hojas de debajo, para lo que un flujo no tiene lugar: hay que construir el árbol
tree-stream-algorithm = { $algorithm } necesita el árbol entero: un flujo se resuelve con { $all }
tree-stream-depth = una profundidad necesita el árbol entero: un flujo se explora hasta las hojas
tree-stream-order = este orden de búsqueda necesita el árbol entero: un flujo tiene given y reverse
tree-stream-payoffs = una hoja tiene un pago por jugador: un flujo es para dos jugadores y un pago por hoja
tree-no-exercise = ninguno de los primeros { $tries } árboles de la semilla "{ $seed }" tiene { LIST($wishes, "and") }; genere árboles más grandes u hojas de un rango mayor, o pida menos
tree-few-variants = solo hay { $found } variantes de este árbol, y no { $count }: pida menos, o use pagos de un intervalo más amplio
tree-bad-tries = el número de intentos no es un número entero desde 1
tree-random-too-large = el árbol tendría más de { NUMBER($most, useGrouping: "true") } nodos; pida menos profundidad o menos hijos
tree-random-depth = la profundidad de un árbol aleatorio no es un número entero desde 0
tree-random-branching = el número de hijos no es un número entero desde 1
tree-branching-turned = el número de hijos va de { $least } a { $most }, hacia abajo
tree-leaf-range = el rango de las hojas no son dos enteros de -{ $most } a { $most }
tree-leaves-turned = el rango de las hojas va de { $low } a { $high }, hacia abajo
tree-denominators = los denominadores no son números enteros de 1 a { $most }
tree-no-kinds = no hay tipos de nodos entre los que elegir
tree-unknown-kind = no hay tipo de nodo "{ $kind }"; hay { $all }
tree-player-count = el número de jugadores no es un número entero de 2 a 100
tree-players-needed = el tipo player necesita el número de jugadores
tree-sum-needs-players = una suma de los pagos necesita el número de jugadores
tree-sum-not-whole = la suma de los pagos no es un entero
tree-sum-impossible = { $players ->
    [one] { $players } pago
   *[other] { $players } pagos
  } de { $low } a { $high } no pueden sumar { $sum }
tree-unfold-too-large = el árbol tiene más de { NUMBER($most, useGrouping: "true") } nodos; despliéguelo con menos profundidad
tree-unfold-evaluator = el juego sigue más allá de la profundidad: dé un evaluador o despliéguelo más hondo
tree-unfold-players = un evaluador habla solo por el jugador 0; con más jugadores, despliegue el juego hasta el final
tree-unfold-payoff = el juego da el pago { $payoff }, que no es un número finito
tree-too-many-outcomes = una regla puede dar más de { NUMBER($most, useGrouping: "true") } resultados: demasiados para desplegarlos
tree-bad-weight = una regla sortea con un peso que no es un número finito mayor que 0
tree-no-items = una regla sortea entre ningún elemento
tree-unwritable = el formato «{ $format }» no puede contener este árbol: el nodo { $node } { $why }; escriba json
tree-backslash = un archivo .efg no puede contener un nombre que termina en barra invertida, como en el nodo { $node }
tree-long-numeral = un número tiene { $length } caracteres, y los lectores toman { $most } como máximo
