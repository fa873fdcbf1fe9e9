lab-title = Tyche Lab
lab-tagline = Árboles de juego con azar, paso a paso
lab-skip = Ir al contenido

lab-place-explore = Explorar
lab-place-compare = Comparar
lab-place-practise = Practicar
lab-place-boards = Tableros

lab-language-label = Idioma

lab-theme-label = Colores
lab-theme-system = Sistema
lab-theme-light = Claro
lab-theme-dark = Oscuro

lab-dismiss = Cerrar
lab-more = Más
lab-loading = Cargando…

lab-failure-broken = Algo de esta página ha dejado de funcionar. Su árbol está en la dirección: recargue para seguir.
lab-failure-not-loaded = Esta parte no está guardada en este dispositivo y no hay conexión. Recargue cuando tenga red.
lab-failure-new-version = Hay una versión nueva del Lab.
lab-failure-reload = Recargar

lab-panels-tree = Árbol
lab-panels-text = Texto
lab-panels-edit = Editar
lab-panels-search = Búsqueda
lab-panels-pseudocode = Pseudocódigo
lab-panels-counters = Contadores
lab-panels-actions = Acciones en la raíz
lab-panels-outcomes = Resultados en la raíz
lab-panels-what-if = ¿Qué cambia la decisión?
lab-panels-properties = Propiedades
lab-panels-equilibrium = Equilibrio
lab-panels-settings = Ajustes
lab-panels-share = Compartir
lab-panels-use = Usar este árbol

lab-tree-random = Árbol aleatorio
lab-tree-seed = Semilla
lab-tree-levels = Niveles
lab-tree-branching = Hijos
lab-tree-kinds = Tipos
lab-tree-leaves = Hojas de, a
lab-tree-draw = Generar el árbol
lab-tree-open = Abrir un archivo
lab-tree-drop = O suelte un archivo en la página: JSON, listas anidadas, pruebas CS188, paréntesis CMU, .efg de Gambit, forest de LaTeX, tablas CSV.
lab-tree-root-kind = Raíz de las listas
lab-tree-too-big = El archivo tiene { $megabytes } MB y se leen 25 MB como máximo.
lab-text-too-large = El texto tiene { $millions } millones de caracteres y se leen { $most } millones como máximo.
lab-unexpected = Algo ha salido mal: { $message }
lab-tree-unreadable = No se pudo leer el archivo.
lab-kinds-max-chance-min-chance = MAX, azar, MIN, azar
lab-kinds-max-chance-min = MAX, azar, MIN
lab-kinds-max-min = MAX, MIN
lab-kinds-max-chance = MAX, azar
lab-kinds-irregular = mezclados

lab-text-label = El árbol como texto
lab-text-help = Escriba aquí o cambie el dibujo: ambos muestran siempre el mismo árbol.
lab-text-ok = Leído como { $format }.
lab-text-too-long = El texto de este árbol es demasiado largo para cambiarlo aquí. Guárdelo como archivo.

lab-node-kind = Tipo
lab-node-label = Etiqueta
lab-node-value = Pago
lab-node-payoffs = Los pagos de todos los jugadores se cambian en el texto.
lab-node-estimate = Estimación
lab-node-action = Nombre de la arista
lab-node-pay = Pago en la arista
lab-node-probability = Probabilidad
lab-node-equal = Hacer equiprobables los resultados
lab-node-add = Añadir un hijo
lab-node-remove = Borrar
lab-node-left = A la izquierda
lab-node-right = A la derecha
lab-node-mirror = Reflejar
lab-node-copy = Copiar
lab-node-paste = Pegar
lab-node-root = raíz
lab-node-keys = En el árbol: las flechas mueven, Intro y el espacio avanzan en el nodo, F2 edita, Insert añade, Supr borra, Ctrl+C y Ctrl+V copian y pegan, Alt+flechas reordenan, M refleja, el punto y la coma avanzan y retroceden.
lab-edit-problem-root-stays = La raíz no tiene arista encima y no se puede borrar ni mover.
lab-edit-problem-no-number = Esto no es un número: escriba 3, -2.5 o 1/3.
lab-edit-problem-no-probability = Una probabilidad está entre 0 y 1: escriba 0.25 o 1/4 o 25 %.
lab-edit-problem-only-outcome = Un resultado único tiene la probabilidad 1.
lab-edit-problem-has-payoffs = Esta hoja tiene un pago por jugador; cámbiela en el texto.
lab-edit-problem-too-long = Un nombre tiene 200 caracteres como máximo.

lab-picture-label = El árbol de juego
lab-picture-undo = Deshacer
lab-picture-redo = Rehacer
lab-picture-zoom-in = Ampliar
lab-picture-zoom-out = Reducir
lab-picture-fit = Ver todo el árbol
lab-picture-all = Desplegar todo
lab-picture-fold = Plegar
lab-picture-only-here = Solo este subárbol
lab-picture-breadcrumb = Camino al subárbol mostrado
lab-picture-minimap = { $isTouch ->
    [true] Vista general; toque para ir
   *[other] Vista general; haga clic para ir
  }
lab-picture-more = +{ NUMBER($count, useGrouping: "auto") } más
lab-picture-shown = { NUMBER($shown, useGrouping: "auto") } de { NUMBER($all, useGrouping: "auto") } nodos
lab-picture-laying-out = Se está trazando el árbol…
lab-picture-tree-help = Árbol de juego
lab-picture-cut = podado
lab-picture-faded = omitido
lab-picture-current = actual
lab-line-label = { $name }: el valor está en { $interval }

lab-step-label = Recorrer la búsqueda
lab-step-first = Primer paso
lab-step-back = Atrás
lab-step-play = Reproducir
lab-step-pause = Pausa
lab-step-forward = Adelante
lab-step-last = Último paso
lab-step-cut-back = Poda anterior
lab-step-cut-forward = Poda siguiente
lab-step-keys = Las flechas avanzan y retroceden, el espacio reproduce, Inicio y Fin van a los extremos, Re Pág y Av Pág a las podas.
lab-step-slider = Paso
lab-step-speed = Velocidad
lab-step-of = Paso { $step } de { $all }
lab-step-start = { $isTouch ->
    [true] La búsqueda no ha empezado. Avance, reproduzca o toque un nodo.
   *[other] La búsqueda no ha empezado. Avance, reproduzca o haga clic en un nodo.
  }
lab-step-untold = Esta búsqueda es demasiado larga para recorrerla: este es su final.
lab-step-working = Buscando… { NUMBER($events, useGrouping: "auto") } sucesos

lab-search-algorithm = Algoritmo
lab-search-classic = Clásicos
lab-search-notation = Notación
lab-notation-aima = AIMA: triángulos, círculos
lab-notation-cs188 = CS188: trapecios, círculos
lab-notation-ucla = UCLA: MAX cuadrado, MIN círculo
lab-notation-decision = Análisis de decisiones
lab-search-numbers = Números
lab-search-exact = Fracciones exactas
lab-search-decimal = Decimales
lab-search-low = Cota inferior L
lab-search-high = Cota superior U
lab-search-wrong = El ajuste «{ $setting }» está incompleto o no es un número: escriba 3, -2.5 o 1/3.
lab-search-reset = Ajustes iniciales
lab-search-auto = por defecto

lab-counters-kind = Tipo
lab-counters-visited = Visitados
lab-counters-of-all = de
lab-counters-total = Todos
lab-counters-pruned = Nodos podados
lab-counters-cuts = Podas
lab-counters-minimal = Hojas del árbol mínimo (Knuth y Moore)
lab-counters-count = { $name }: { $count }
lab-counters-leaves-now = Hojas visitadas
lab-counters-again = Star2 puede visitar un nodo dos veces: una para sondearlo.

lab-actions-action = Acción
lab-actions-value = Búsqueda
lab-actions-exact = Exacto
lab-actions-best = mejor
lab-actions-never = no visitada
lab-actions-result = Valor { $value }

lab-gallery-open = Árboles clásicos…
lab-gallery-title = Árboles clásicos
lab-gallery-new-tree = Árbol nuevo
lab-gallery-name = Nombre del árbol
lab-preset-first = Un primer árbol con azar: Star1 poda, Star2 poda más
lab-preset-aima-5-2 = Russell y Norvig, AIMA: el árbol de juego de dos jugadas
lab-preset-aima-chance = Russell y Norvig, AIMA: pagos que conservan su orden y cambian la jugada
lab-preset-knuth-moore = Según Knuth y Moore 1975: una poda profunda
lab-preset-cs188-expectimax = CS188: fiarse de las probabilidades o temer lo peor (expectimax)
lab-preset-ballard = Según Ballard 1983: nodos de azar uniformes
lab-preset-dice = Un dado: seguir o parar
lab-preset-three-players = Russell y Norvig, AIMA: tres jugadores (max^n)
lab-preset-name-safe = segura
lab-preset-name-risky = arriesgada
lab-preset-name-clever = astuta
lab-preset-name-first = primero
lab-preset-name-second = segundo
lab-preset-name-left = izquierda
lab-preset-name-right = derecha
lab-preset-name-stop = parar
lab-preset-name-roll-once = lanzar una vez
lab-preset-name-3-points = 3 puntos
lab-preset-name-die = dado

lab-refused-chance = { $algorithm } no tiene regla para los nodos de azar.
lab-refused-players = { $algorithm } es para dos jugadores, y este árbol tiene { $players }.
lab-refused-imperfect = { $algorithm } es para información perfecta, y en este árbol un jugador no puede distinguir algunos nodos. { $isSolvable ->
    [true] Aquí se muestra su equilibrio de Nash.
   *[false] El comando «tyche equilibrium» resuelve tales árboles solo para dos jugadores y suma constante.
  }
lab-refused-constant-sum = { $algorithm } necesita pagos que sumen lo mismo en cada hoja.
lab-refused-equal-probabilities = { $algorithm } necesita resultados igual de probables en cada nodo de azar.
lab-refused-outside = El valor { $value } del nodo { $node } está fuera de las cotas { $bounds }.
lab-refused-setting = El ajuste «{ $setting }» no es un número permitido, o sus extremos están al revés.
lab-refused-player = No hay jugador { $player }: hay { $players } jugadores, contados desde 0.
lab-refused-teams = No se han definido los equipos.
lab-refused-two-teams = El jugador { $player } está en dos equipos.
lab-refused-order = Este orden de búsqueda es para dos jugadores cuyos pagos suman lo mismo en cada hoja.
lab-refused-estimate = La búsqueda se detiene en el nodo { $node }, que no tiene estimación de su valor.
lab-refused-estimates = La profundización iterativa se detiene primero en cada nodo interno, y el nodo { $node } no tiene estimación de su valor.
lab-fix-use = Usar { $algorithm }
lab-fix-with-bounds = Usar las cotas { $bounds }
lab-fix-with-teams = Usar los equipos { $teams }
lab-fix-without = Vaciar el ajuste «{ $setting }»

lab-link-problem-too-large = Este árbol es demasiado grande para un enlace: guárdelo como archivo y envíe el archivo.
lab-link-problem-too-long = El enlace es demasiado largo para ser del Lab.
lab-link-problem-not-ours = El enlace no es del Lab: le falta una parte o fue modificado.
lab-link-problem-version = El enlace es de una versión más nueva del Lab.
lab-link-problem-bomb = El enlace contiene más de lo que puede tener un árbol de enlace.
lab-link-problem-damaged = El enlace está dañado: le falta el final o fue modificado.
lab-link-problem-no-tree = El enlace no contiene un árbol legible.
lab-link-problem-no-game = El enlace no contiene una partida legible.

lab-save-tree = Guardar el árbol como archivo
lab-open-in-lab = Abrir en el Lab

lab-lesson-title = ¿Cuándo puede una búsqueda dejar de mirar?
lab-lesson-open = Empezar con una pregunta
lab-lesson-premise = Todos los pagos están entre { $low } y { $high }.
# The word of lab-lesson-premise that explains itself, as it is written there.
lab-lesson-payoff = pagos
lab-lesson-question = ¿Puede MAX dejar de mirar «{ $risky }»?
lab-lesson-ask = { $isTouch ->
    [true] Toque la arista que omitiría.
   *[other] Haga clic en la arista que omitiría.
  }
lab-lesson-right = Sí, esa.
lab-lesson-wrong = No es esa: vea cuál se puede omitir.
lab-lesson-altogether = Todavía no: MAX no sabe nada de «{ $risky }», que puede valer más que «{ $safe }».
lab-lesson-beat-1 = MAX mira primero «{ $safe }». La media de sus resultados es lo que «{ $risky }» tiene que superar ahora.
lab-lesson-beat-2 = Ahora «{ $risky }». Aún no se sabe nada: puede valer tan poco o tanto como puede valer un pago.
lab-lesson-beat-3 = El primer resultado reduce las posibilidades: paguen lo que paguen los demás, «{ $risky }» ya no puede llegar a ninguno de los dos extremos. Todavía puede valer más que «{ $safe }».
lab-lesson-beat-4 = El segundo resultado paga lo mínimo. Lo máximo que «{ $risky }» puede valer todavía queda por debajo de «{ $safe }».
lab-lesson-beat-5 = Ni siquiera un { $high } podría elevar «{ $risky }» a lo que MAX tiene con «{ $safe }». MAX omite el último resultado sin mirarlo.
lab-lesson-beat-6 = MAX elige «{ $safe }». La respuesta es exacta, y una hoja no se miró nunca. Esta búsqueda se llama Star1.
lab-lesson-own = Hágalo suyo: arrastre una hoja a la izquierda o a la derecha, o púlsela dos veces y escriba. ¿Cuándo desaparece la poda?
lab-lesson-own-now = { $cuts ->
    [0] Ahora no se poda nada: Star1 visita las { $all } hojas.
   *[other] Star1 visita { $leaves } de { $all } hojas.
  }
lab-lesson-outside = Aquí no se admite un pago de { $payoff }: una búsqueda solo puede omitir un resultado si sabe que ningún pago es menor que { $low } ni mayor que { $high }.
lab-lesson-next = Siguiente
lab-lesson-back = Atrás
lab-lesson-to-own = Hágalo suyo
lab-lesson-workbench = Abrir el banco de trabajo
lab-lesson-leave = Ir al banco de trabajo

lab-format-json = JSON
lab-format-words = un árbol en palabras
lab-format-nested = lista anidada
lab-format-parentheses = paréntesis de CMU
lab-format-berkeley = prueba de CS188
lab-format-csv = tabla
lab-format-efg = juego de Gambit (.efg)
lab-format-forest = árbol de LaTeX (forest)

lab-term-max = MAX es el jugador que quiere que el valor sea lo más grande posible.
lab-term-min = MIN es el jugador que quiere que el valor sea lo más pequeño posible.
lab-term-chance = En un nodo de azar no decide nadie: su valor es la media de sus resultados, ponderada por sus probabilidades.
lab-term-player = Un nodo en el que decide uno de varios jugadores, cada uno por su propio pago.
lab-term-leaf = Una hoja: el final del juego. Su pago es lo que recibe MAX; con varios jugadores, cada uno tiene el suyo.
lab-term-probability = El número en una arista bajo un nodo de azar es la probabilidad de ese resultado: 1/3 es una de cada tres veces.
lab-term-alpha = α es lo que MAX ya puede tener en otro lugar: un valor de α o menos no cambia nada más arriba.
lab-term-beta = β es lo que MIN no necesita superar en otro lugar: un valor de β o más no cambia nada más arriba.
lab-term-window = La ventana (α, β): solo un valor entre los dos puede cambiar la decisión de más arriba.
lab-term-interval = [mínimo, máximo]: el valor está entre los dos, pase lo que pase con lo que aún no se ha visto.
lab-term-bound = ≥ es al menos y ≤ es como máximo: la búsqueda conoce una cota del valor.
lab-term-cut = ✂ es una poda: los hijos de debajo no pueden cambiar la decisión y la búsqueda los omite.

lab-about = Acerca de
lab-about-access = Todo funciona con el teclado y con un lector de pantalla; el texto tiene un contraste de al menos 4,5 a 1; el movimiento sigue el ajuste del sistema. El dibujo es también un árbol ARIA: las flechas se mueven por él.
lab-about-licence = Las hojas de ejercicios, las diapositivas y los dibujos que haga aquí se pueden usar, cambiar y difundir con la licencia CC BY 4.0.
lab-about-cite = Para citar: Tyche Lab, árboles de juego con azar, paso a paso; añada el enlace a su árbol y la fecha.
lab-storage-refused = El navegador no permite guardar nada, porque su almacenamiento está lleno o prohibido: los resultados y las partidas se perderán al cerrar esta página.
