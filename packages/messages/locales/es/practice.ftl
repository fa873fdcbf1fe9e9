exercise-values-minimax = Valores: minimax
    .task = Dé el valor de cada nodo interior.
exercise-values-expectimax = Valores: expectimax
    .task = Dé el valor de cada nodo interior; un nodo de azar vale la media de sus hijos, ponderada por sus probabilidades.
exercise-values-expectiminimax = Valores: expectiminimax
    .task = Dé el valor de cada nodo interior; un nodo de azar vale la media de sus hijos, ponderada por sus probabilidades.
exercise-best-move = Mejor jugada
    .task = ¿Cuál es la mejor jugada en la raíz?
exercise-cuts-alpha-beta = Podas: alfa-beta
    .task = Tache las aristas que poda alfa-beta: lo que está debajo no se visita nunca.
exercise-cuts-mirrored = Podas: el árbol reflejado
    .task = Tache las aristas que alfa-beta poda y dé el valor de la raíz.
exercise-windows-alpha-beta = Ventanas: alfa-beta
    .task = Dé la ventana (α, β) con la que alfa-beta entra en cada nodo interior.
exercise-returns-alpha-beta = Valores devueltos: alfa-beta
    .task = Dé el valor que alfa-beta devuelve para cada nodo interior: el valor mismo o la cota que se demostró.
exercise-trace-alpha-beta = Tabla de traza: alfa-beta
    .task = Complete la traza: para cada arista, la ventana (α, β) que se pasa y el valor que vuelve.
exercise-intervals-star1 = Intervalos: Star1
    .task = Dé el intervalo en que está el valor de cada nodo de azar después de cada uno de sus hijos.
exercise-windows-star1 = Ventanas: Star1
    .task = Dé la ventana (α, β) con la que Star1 entra en cada nodo interior. Bajo un nodo de azar se limita a las cotas.
exercise-returns-star1 = Valores devueltos: Star1
    .task = Dé el valor que Star1 devuelve para cada nodo interior: el valor mismo o la cota que se demostró.
exercise-cuts-star1 = Podas: Star1
    .task = Tache las aristas que poda Star1: lo que está debajo no se visita nunca.
exercise-cuts-pvs = Podas: búsqueda de la variante principal
    .task = Tache las aristas que la búsqueda de la variante principal (NegaScout) poda en todas sus búsquedas: lo que está debajo no se visita nunca. El primer hijo se explora con toda la ventana, cada uno de los demás primero con una ventana nula.
exercise-cuts-mtd-f = Podas: MTD(f)
    .task = Tache las aristas que MTD(f) poda en todas sus pasadas: lo que está debajo no se visita nunca. La primera suposición es 0; cada pasada es un alfa-beta con ventana nula, y una tabla guarda las dos cotas de cada nodo.
exercise-cuts-sss = Podas: SSS*
    .task = Tache las aristas que SSS* deja fuera: lo que está debajo no llega nunca a la cabeza de OPEN. Va en cabeza la entrada de mayor mérito y, a igual mérito, la que está más a la izquierda.
exercise-cuts-iterative-deepening = Podas: profundización iterativa
    .task = Tache las aristas que la profundización iterativa poda en todas las profundidades: lo que está debajo no se visita nunca. A profundidad 1, 2, … un alfa-beta se detiene en las estimaciones (≈); el mejor hijo de la profundidad anterior, que guarda una tabla, se explora primero, los demás de izquierda a derecha, y lo que la tabla conoce por completo no se explora otra vez.
exercise-cuts-star2 = Podas: Star2
    .task = Tache las aristas que poda Star2: lo que está debajo no se visita nunca. Primero sondea un hijo de cada decisión bajo un nodo de azar y después sigue como Star1.
exercise-order-alpha-beta = Orden de visita: alfa-beta
    .task = Numere las hojas desde 1 en el orden en que alfa-beta las visita.
exercise-order-star1 = Orden de visita: Star1
    .task = Numere las hojas desde 1 en el orden en que Star1 las visita.
exercise-order-sss = Orden de visita: SSS*
    .task = Numere las hojas desde 1 en el orden en que SSS* las evalúa. Va en cabeza la entrada de mayor mérito y, a igual mérito, la que está más a la izquierda.
exercise-leaf-effects = Efecto de cada hoja
    .task = Para cada hoja, dé el valor de la raíz si solo esa hoja pagara 1 más.
exercise-values-max-n = Pagos: max^n
    .task = Dé los pagos de todos los jugadores en cada nodo interior. Cada jugador elige lo que más le paga; entre jugadas igual de buenas se toma la primera. Un nodo de azar tiene las medias de los pagos de sus hijos, ponderadas por sus probabilidades.
exercise-best-move-max-n = Mejor jugada: max^n
    .task = ¿Qué jugada es la mejor para el jugador de la raíz si todos eligen lo que más les paga? Más abajo, entre jugadas igual de buenas se toma la primera.
exercise-pure-strategies = Estrategias puras
    .task = ¿Cuántas estrategias puras tiene cada jugador? Una estrategia pura nombra una acción para cada conjunto de información del jugador.
exercise-beliefs = Creencias
    .task = Todos los jugadores eligen cada una de sus acciones con igual frecuencia, como se indica en las aristas. Dé la probabilidad de cada nodo de un conjunto de información, dado que se llega al conjunto.
exercise-best-response = Mejor respuesta
    .task = Todos los demás jugadores eligen cada una de sus acciones con igual frecuencia, como se indica en las aristas. Para cada acción por la que se pregunta, dé el pago medio en su conjunto de información si su jugador elige después lo mejor; de varios pagos de una hoja cuenta el del jugador.
exercise-equilibrium = Equilibrio
    .task = Dé la probabilidad de cada acción en el equilibrio, en el que ningún jugador gana con otra estrategia.
exercise-level-1 = 1: pequeño
exercise-level-2 = 2: más grande
exercise-level-3 = 3: con fracciones y empates

exercise-ties-prune = Los valores iguales podan.
exercise-ties-keep = Los valores iguales no podan.
exercise-fail-soft = La búsqueda es fail-soft: fuera de su ventana un nodo devuelve la cota más ajustada que demostró.
exercise-fail-hard = La búsqueda es fail-hard: fuera de su ventana un nodo devuelve el extremo de la ventana.
exercise-moves-prune = Si varias son igual de buenas, basta una.
exercise-moves-keep = Si varias son igual de buenas, márquelas todas.
exercise-bounds = Todos los valores están en [L, U] = [{ $low }, { $high }].
exercise-writing-values = Los números se escriben de cualquier forma: 3, 3.0, 1/2, 0.5.
exercise-writing-returns = Escriba las cotas ≥ 3 o >= 3, ≤ 3 o <= 3.
exercise-writing-windows = Escriba las ventanas (−∞, 3) o -inf, 3.
exercise-writing-intervals = Escriba los intervalos [2, 7/2] o 2, 3.5.
exercise-writing-cuts = Una cruz en una arista vale para todo lo que está debajo.
exercise-writing-trace = Escriba las ventanas (−∞, 3) o -inf, 3, y las cotas ≥ 3 o >= 3.
exercise-cross = Escriba x donde no se visita nada.
exercise-left-to-right = Los hijos se exploran de izquierda a derecha.
exercise-top-to-bottom = Los hijos se exploran de arriba abajo.

question-value = { FORM($node, "bare") }
question-window = { FORM($node, "bare") }: ventana
question-return = { FORM($node, "bare") }: valor devuelto
question-interval = { FORM($node, "bare") } después de { FORM($child, "bare") }
question-cut = arista hacia { FORM($node, "bare") }
question-move = jugada hacia { FORM($node, "bare") }
question-order = { FORM($node, "bare") }: lugar en el orden
question-effect = valor de la raíz si { FORM($node, "the") } paga uno más
question-payoff = { FORM($node, "bare") }: pago del jugador { $player }
question-plans = estrategias puras del jugador { $player }
question-belief = { FORM($node, "bare") }: probabilidad en su conjunto de información
question-action = { $nodes }: pago de { $action }
question-share = { $nodes }: probabilidad de { $action }
question-end = { $question }, { $end }
question-about = { $question }: { $text }

unreadable-not-a-number = «{ $text }» no es un número.
unreadable-not-finite = El valor de un nodo es finito.
unreadable-not-two = «{ $text }» no son dos números separados por una coma o un punto y coma.
unreadable-no-relation = Se pide el valor mismo, no una cota.
remark-rounded = Parece redondeado: dé la fracción exacta.
remark-wrong-value = Este no es el valor.
remark-wrong-window-low = α está mal.
remark-wrong-window-high = β está mal.
remark-wrong-window-both = Ni α ni β están bien.
remark-wrong-interval-low = El extremo inferior está mal.
remark-wrong-interval-high = El extremo superior está mal.
remark-wrong-interval-both = Ninguno de los dos extremos del intervalo está bien.
remark-is-exact = Aquí la búsqueda encuentra el valor mismo, no una cota.
remark-wrong-side = La cota es del otro lado.
remark-not-proved = Las hojas examinadas no demuestran tanto.
remark-too-loose = Es cierto, pero la búsqueda demuestra una cota más ajustada.
remark-not-clipped = Aquí fail-hard devuelve el extremo de la ventana.
remark-not-best = Esta jugada no es una de las mejores.
remark-more-moves = Hay otra jugada igual de buena.
remark-missed-cut = La arista hacia { FORM($node, "the") } se poda, pero no está tachada. { $why }
remark-needed-first = Hace falta { FORM($node, "the") }: es el primer hijo explorado { FORM($parent, "of") }, del que antes no se sabe nada.
remark-needed-decision = Hace falta { FORM($node, "the") }: { FORM($parent, "the") } vale { $rule ->
    [beta] al menos
   *[alpha] como máximo
  } { $best } hasta ahora, y { $best } { $relation } { $rule ->
    [beta] β
   *[alpha] α
  } = { $limit } no se cumple.{ $tie ->
    [true] { " " }Los dos son iguales, y aquí los valores iguales no podan.
   *[false] { "" }
  }
remark-needed-open = Hace falta { FORM($node, "the") }: llega a la cabeza de OPEN, con mérito { $merit }, antes de que se resuelva la raíz.
remark-needed-chance = Hace falta { FORM($node, "the") }: el valor { FORM($parent, "of") } todavía puede estar en cualquier parte de { $interval }, que no queda todo fuera de la ventana (α, β) = { $window }.{ $tie ->
    [true] { " " }Apenas se alcanza un extremo de la ventana, y aquí los valores iguales no podan.
   *[false] { "" }
  }

hint-where = Mire aquí: { $question }.
hint-value-max = Un nodo MAX vale el mayor valor de sus hijos.
hint-value-min = Un nodo MIN vale el menor valor de sus hijos.
hint-value-chance = Un nodo de azar vale la suma, sobre sus hijos, de probabilidad por valor.
hint-window-max = El hijo de un nodo MAX recibe la ventana de su padre, con α subida al mejor valor hallado allí hasta ahora.
hint-window-min = El hijo de un nodo MIN recibe la ventana de su padre, con β bajada al mejor valor hallado allí hasta ahora.
hint-window-chance = La ventana (A, B) del hijo de un nodo de azar indica dónde decide el hijo: en A el nodo caería a α aunque todos los demás hijos abiertos valieran U, en B llegaría a β aunque valieran L; ambos se mantienen dentro de [L, U].
hint-window-root = La raíz recibe la ventana de toda la búsqueda.
hint-return-soft = Un nodo devuelve lo mejor de lo que devolvieron sus hijos. En un extremo de la ventana o más allá es solo una cota: «≥» desde β, «≤» hasta α.
hint-return-hard = Un nodo devuelve lo mejor de lo que devolvieron sus hijos, pero no menos que α ni más que β: fuera de la ventana, su extremo, como cota.
hint-interval = Para el extremo inferior, un hijo no explorado cuenta como L; para el superior, como U; un hijo explorado cuenta como su valor, y si este es solo una cota, únicamente en el extremo que acota.
hint-cut-max = En un nodo MAX se poda el resto en cuanto el mejor valor es { $greater } β.
hint-cut-min = En un nodo MIN se poda el resto en cuanto el mejor valor es { $less } α.
hint-cut-chance = En un nodo de azar se poda el resto en cuanto el extremo inferior de su intervalo es { $greater } β o el superior { $less } α.
hint-move-max = MAX elige un hijo del mayor valor.
hint-move-min = MIN elige un hijo del menor valor.
hint-order = Cuente solo las hojas que se visitan: una hoja bajo una poda no tiene lugar en el orden.
hint-order-after = Justo antes se visita { FORM($node, "the") }.
hint-effect = Aumente el pago de esta hoja y calcule otra vez los nodos que están por encima; ningún otro cambia.
hint-payoff = Un jugador toma el hijo donde su propio pago es mayor, con los pagos de todos los jugadores; un nodo de azar tiene la media de los pagos de cada jugador.
hint-plans = Multiplique los números de acciones de los conjuntos de información del jugador; un nodo que el jugador distingue de todos los demás es un conjunto por sí solo.
hint-belief = Divida la probabilidad de llegar al nodo entre la de llegar a su conjunto de información.
hint-action = Pondere aquello a lo que lleva la acción en cada nodo del conjunto de información con la probabilidad del nodo, dado el conjunto.
hint-share = Cada jugador mezcla de modo que todas las acciones que mezcla el otro le pagan a este lo mismo.
hint-parts = Calcúlelo a partir de esto: { LIST($parts, "clauses") }.
hint-calculate = Calcule { $expression }.
hint-best-first = Va en cabeza la entrada de mayor mérito y, a igual mérito, la que está más a la izquierda. Un nodo MAX se resuelve con el primero de sus hijos que se resuelva, y desde entonces no se explora nada más por debajo; un nodo MIN explora sus hijos uno tras otro.
hint-merit = { FORM($node, "The") } va en cabeza de OPEN con mérito { $merit }.
hint-parent = { FORM($parent, "The") } tiene la ventana (α, β) = { $window }{ $best }{ $interval }.
hint-parent-best = , y su mejor valor hasta ahora es { $best }
hint-parent-interval = , y su valor está en { $interval }; este hijo tiene probabilidad { $probability }
hint-interval-before = Antes, el valor del nodo estaba en { $interval }. El hijo { $child } devuelve { $value } y tiene probabilidad { $probability }; hasta entonces podía valer cualquier cosa en { $bounds }.
hint-compare = En { FORM($node, "the") }, compare { $left } con { $right }.
hint-leaf = Una hoja devuelve su pago.
hint-answer = La respuesta es { $text }.
hint-stays = Aquí no hay nada que tachar ni marcar.
hint-crossed = Hay que tacharla o marcarla.

wrong-rule-levels-swapped = Parece que MAX y MIN se han intercambiado: MAX toma el valor mayor y MIN el menor.
wrong-rule-chance-mean = Parece que todos los resultados contaron por igual: cada uno cuenta con su propia probabilidad.
wrong-rule-chance-max = Parece que el azar tomó el valor mayor: en un nodo de azar nadie elige, su valor es la media ponderada por las probabilidades.
wrong-rule-chance-min = Parece que el azar tomó el valor menor: en un nodo de azar nadie elige, su valor es la media ponderada por las probabilidades.
wrong-rule-chance-likeliest = Parece que solo contó el resultado más probable: el valor de un nodo de azar es la media de todos, ponderada por las probabilidades.
wrong-rule-no-deep-cuts = Parece que cada nodo se comparó solo con su padre: α y β vienen de todos los nodos de arriba.
wrong-rule-global-bounds = Parece que hubo un solo α y un solo β para todo el árbol: cada nodo tiene los suyos, que se olvidan al subir.
wrong-rule-unfinished-bounds = Parece que un valor provisional movió la otra cota: los hijos de un nodo MIN solo bajan β, los de un nodo MAX solo suben α.
wrong-rule-full-window-at-root = Parece que cada jugada de la raíz se exploró con la ventana completa: desde la segunda, el mejor valor hallado es uno de sus extremos.
wrong-rule-right-to-left = { $algorithm ->
    [sss] Parece que, entre méritos iguales, fue primero el de más a la derecha: aquí va primero el de más a la izquierda.
   *[other] Parece que los hijos se exploraron de derecha a izquierda: aquí se va de izquierda a derecha.
  }
wrong-rule-cutting-leaf = Parece que se tachó también la hoja que provoca la poda: ya se ha leído, solo se poda lo que viene después.
wrong-rule-no-chance-cuts = Parece que los nodos de azar nunca podan y pasan la ventana completa: sus podas y sus ventanas se siguen de las cotas [L, U].
wrong-rule-table-forgotten = Parece que cada profundidad siguió el orden dado: el mejor hijo de la profundidad anterior va primero.
wrong-rule-last-depth-only = Parece que solo contó la última profundidad: lo que una profundidad anterior ha visitado no está podado.
wrong-rule-window-unchanged = Parece que los hijos de un nodo de azar recibieron la ventana de este: la suya se sigue de las probabilidades y de las cotas [L, U].
wrong-rule-first-payoff = Parece que todos los jugadores maximizaron el pago del jugador 0: cada uno maximiza el suyo.
wrong-rule-payoff-sum = Parece que se maximizó la suma de los pagos: cada jugador maximiza su propio pago.
wrong-rule-set-ignored = Parece que un jugador distinguía los nodos de un conjunto de información: elige una sola acción para todos ellos.
wrong-rule-beliefs-even = Parece que los nodos de un conjunto de información eran igual de probables: cada uno cuenta con la probabilidad de llegar a él.
wrong-rule-reach-not-shared = Parece que se dieron las probabilidades de llegar a los nodos: divídalas entre la de llegar al conjunto de información.
wrong-rule-plans-added = Parece que se sumaron los números de acciones: una estrategia pura nombra una acción para cada conjunto de información, así que se multiplican.
wrong-rule-mix-even = Parece que todas las acciones eran igual de probables: en el equilibrio, la mezcla de cada jugador deja indiferente al otro.
wrong-rule-mix-swapped = Parece que se intercambiaron las mezclas de los dos jugadores: cada una deja indiferente al otro jugador, no al que mezcla.
wrong-rule-other-ties = { $ties ->
    [prune] Parece que un valor igual a la cota no podó: aquí sí poda.
   *[keep] Parece que un valor igual a la cota podó: aquí solo poda un valor más allá de ella.
  }
wrong-rule-other-fail = { $fail ->
    [soft] Parece que se devolvió el extremo de la ventana: fail-soft devuelve el mejor valor hallado, también fuera de la ventana.
   *[hard] Parece que se devolvió el mejor valor hallado: fuera de la ventana, fail-hard devuelve el extremo de la ventana.
  }

worksheet-title = { $copy ->
    [key] Árboles de juego – Solucionario
   *[blank] Árboles de juego
  }
worksheet-key = Solucionario
worksheet-exercise = Ejercicio { $number }
worksheet-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
worksheet-seed = Semilla { $seed }
worksheet-person = Nombre
worksheet-line = { $question }:
worksheet-node = Nodo
worksheet-edge = Arista
worksheet-window = (α, β)
worksheet-value = Valor
worksheet-return = Devuelve
worksheet-interval = Intervalo
worksheet-order = Lugar
worksheet-effect = Valor de la raíz
worksheet-skipped = Hojas nunca visitadas
worksheet-moves = Mejor jugada
worksheet-value-of = Valor { $node }
worksheet-licence = Ejercicios y figuras hechos con Tyche (github.com/tyche-search/tyche), licencia CC BY 4.0. Para citar esta hoja, indique su línea de ajustes, con la que cualquiera puede volver a hacerla.
worksheet-made = Hecho con Tyche (github.com/tyche-search/tyche).

tree-leaf = { FORM($node, "bare") } = { $value }
tree-node = { FORM($node, "bare") }{ $estimate } [{ LIST($children, "clauses") }]
tree-estimate = { "" } (≈ { $value })
tree-set = { "" } (en un mismo conjunto de información con { $nodes })
tree-outcome = { $probability }: { $child }

kit-typing = Escriba las fracciones como 7/3, los decimales como 2,5, los infinitos como inf y -inf, y x para un nodo que no se visita nunca.
kit-visited = visitado
kit-skipped = nunca visitado
kit-markers = Arrastre ✂ al centro de cada arista podada, lo más arriba posible.
kit-low = extremo inferior
kit-high = extremo superior
kit-on-picture = en el dibujo
kit-as-list = como lista
kit-right = Bien.
kit-partly = Bien en parte.
kit-wrong = Mal.

practice-template = Ejercicio
practice-level = Nivel
practice-ties = Empates
practice-fail = Fuera de la ventana
practice-seed = Semilla
practice-next = Ejercicio siguiente
practice-check = Comprobar
practice-hint = Pista
practice-show = Mostrar la respuesta
practice-hide = Ocultar la respuesta
practice-clear = Empezar de nuevo
practice-tree = Árbol del ejercicio
practice-answers = Sus respuestas
practice-blank = Todavía no hay ninguna respuesta.
practice-solved = ¡Todo bien!
practice-score = { $right } bien, { $wrong } mal, { $missing } sin responder.
practice-more = { $count ->
    [one] Falta 1 poda más.
   *[other] Faltan { $count } podas más.
  }
practice-progress = { $solved } { $solved ->
    [one] resuelto
   *[other] resueltos
  } de { $tried } { $tried ->
    [one] intentado
   *[other] intentados
  } en este nivel{ $hinted ->
    [0] .
   *[other] , { $hinted } de ellos con pistas.
  }
practice-diagnosis = Diagnóstico
practice-forget = Olvidar mi progreso
practice-right = bien
practice-wrong = mal
practice-missing = falta
practice-press-to-cross = { $isTouch ->
    [true] Toque una arista o un nodo para tacharlo; toque otra vez para quitar la cruz.
   *[other] Pulse una arista o un nodo para tacharlo; pulse otra vez para quitar la cruz.
  }
practice-worksheet = Hoja de ejercicios…
practice-count = Número de ejercicios
practice-print = Imprimir
practice-print-key = Imprimir el solucionario
practice-latex = LaTeX
practice-latex-key = Solucionario en LaTeX
practice-page = Página web
practice-page-key = Página web del solucionario
practice-close = Cerrar
practice-mixed = Todos los tipos por turno
practice-choosing = Reglas, semilla { $seed }, hojas de ejercicios, enlaces
practice-list = Respuestas en una lista
practice-table = Tabla de traza
practice-enlarge = Ampliar el árbol
practice-whole = Ver el árbol entero
practice-keys = Signos para insertar
practice-chosen = elegida
practice-two-per-page = Dos ejercicios por página

## Entrega

hand-in = Guardar las respuestas para entregarlas
hand-in-exam = Examen
hand-in-no-help = Aquí no se comprueban las respuestas. Quedan en este navegador hasta que las guarde como archivo para su docente.
hand-in-leave = Salir y practicar libremente
hand-in-leave-ask = Pulse otra vez para salir del examen. Sus respuestas quedan en este navegador, y con «Atrás» se vuelve a él.
hand-in-saved = Guardado como { $file }: { $begun } de { $all } ejercicios tienen respuestas. Entregue este archivo a su docente.
hand-in-unsigned = El archivo contiene su nombre y sus respuestas.
hand-in-signed = El archivo contiene su nombre, sus respuestas y una firma, que deja de ser válida si el archivo se modifica.
hand-in-link = Enlace para entregar respuestas
hand-in-title = Título
hand-in-phrase = Frase secreta que firma las respuestas
hand-in-without-help = Examen: sin comprobar, sin pistas, sin solucionario
hand-in-copy = Copiar este enlace
hand-in-minutes = Límite de tiempo en minutos
hand-in-tries = Cuántas veces se pueden guardar las respuestas
hand-in-left = { $minutes ->
    [0] Se acabó el tiempo: guarde sus respuestas.
    [one] Queda 1 minuto.
   *[other] Quedan { $minutes } minutos.
  }
hand-in-tries-left = { $tries ->
    [0] Las respuestas ya no se pueden guardar.
    [one] Las respuestas se pueden guardar una vez.
   *[other] Las respuestas se pueden guardar { $tries } veces.
  }
hand-in-about = Los estudiantes guardan sus respuestas como archivo, y tyche grade califica todos los archivos de una carpeta. Una firma muestra que nadie editó el archivo; no demuestra quién lo escribió, porque quien tiene el enlace puede firmar.

## Calificación de varios archivos

grade-solved = Resueltos
grade-mistakes = Los errores más frecuentes, con el número de archivos:
grade-score = Nota
grade-help = Ayuda
grade-no-help = ninguna
grade-signature = Firma
grade-signature-valid = válida
grade-signature-invalid = no válida
grade-signature-none = ninguna
grade-signature-unchecked = sin comprobar
grade-other-exercises = { $file } responde a otros ejercicios que la mayoría de los archivos.
