### La ayuda de las órdenes sobre árboles: solve, draw, slides, sensitivity, risk, equilibrium, random, exercise, grade.

## Leer un árbol

help-tree-file = El árbol: un archivo, - para la entrada estándar, o el árbol mismo entre comillas.
help-format = Formato del árbol: { $formats }. Por defecto: se reconoce por el texto.
help-root = Quién mueve en la raíz de una lista anidada, de paréntesis o de una tabla sin kind; los niveles inferiores alternan.
help-algorithm = Algoritmo; `tyche solve --list` los enumera. Por defecto: el del archivo; si no, max^n con más de dos jugadores, expectiminimax con azar, minimax sin él.
help-game = En lugar de un árbol: el juego de este nombre, desplegado desde una posición hasta --depth decisiones (por defecto: { $usual }); el jugador 0 es MAX. A elegir: { $games }.
help-unfold-evaluator = Con --game: función de evaluación de las posiciones en la profundidad límite, por su nombre o un FILE de `tyche train`.
help-unfold-horizon = Con --game: evaluar en la decisión siguiente, o justo tras la última acción, antes del azar.

## Dibujar un árbol

help-draw-to = Formato de salida: { $formats }; csv es la traza de la búsqueda. Por defecto: según la extensión de --out; si no, { $usual }.
help-notation = Formas de los nodos: { $notations }. Por defecto: aima.
help-decimals = Escribir decimales en lugar de fracciones.
help-draw-windows = Mostrar las ventanas de búsqueda y los intervalos de los nodos de azar.
help-draw-windows-at = Mostrar las ventanas solo en los nodos interiores, las decisiones o los nodos de azar (inner, decisions, chance), o en nodos con nombre, como 1,2.1,B.
help-draw-direction = Dirección en que crece el árbol. Por defecto: la de la notación.
help-draw-scale = svg, tikz: factor de escala, como 0.7.
help-draw-page = svg, tikz: reducir el dibujo a una página A4.
help-draw-labels = svg, tikz: abreviar etiquetas y acciones a N columnas. Por defecto: 28.
help-draw-wrap = svg, tikz: partir etiquetas, acciones y ventanas en líneas de N columnas.
help-draw-limit = Dibujar como máximo N nodos. El valor por defecto depende del formato.
help-draw-fragment = tikz: escribir solo el dibujo, para incluirlo en un documento.
help-ascii = Dibujar solo con caracteres ASCII.

## solve

help-solve-json = Mostrar la respuesta como un objeto JSON. Los hijos se numeran desde 0 en JSON y en las trazas, desde 1 en el texto.
help-solve-trace = Escribir cada paso en un archivo .csv, .json o .jsonl; - los muestra como CSV en lugar de la respuesta.
help-solve-explain = Explicar cada paso en palabras antes de la respuesta.
help-solve-stream = Resolver JSON o una lista anidada sin construir el árbol, como se hace siempre desde 16 MB: una décima parte de la memoria, pero sin dibujo ni nombres. Para minimax, alpha-beta, expectiminimax y star1.
help-solve-batch = Resolver líneas JSON de la entrada estándar, cada una { "{" }"id", "tree"{ "}" }; una respuesta por línea.
help-solve-list = Enumerar los algoritmos; con --algorithm, describir uno.
example-solve-tree = max, luego min, luego los pagos
example-solve-chance = nodos de azar: 10 seguros frente a 9 o 100 con igual probabilidad
example-solve-star1 = Star1 con cotas de todos los valores (por defecto: el rango de las hojas)
example-solve-explain = cada paso en palabras, en francés
example-solve-trace = cada paso como una tabla en un archivo
example-solve-game = una posición de un juego como árbol, con cada paso de alpha-beta
example-solve-batch = muchos árboles, uno por línea
example-solve-list = todos los algoritmos, luego uno de ellos completo

## draw

example-draw-svg = la imagen de un árbol, sin valores
example-draw-tikz = lo mismo para LaTeX, con los valores y las podas de alpha-beta
example-draw-decision = en la notación del análisis de decisiones
example-draw-windows = ventanas e intervalos en cada nodo
example-draw-game = el árbol de una posición de un juego, dos decisiones por delante
example-draw-page = un árbol ancho en una página, con ventanas solo en los nodos interiores
example-draw-convert = conversión de un formato a otro

## slides

help-slides-language = Idioma de la página. Por defecto: en.
example-slides = alpha-beta para una clase: abra el archivo en un navegador y pulse la barra espaciadora
example-slides-spanish = un ejercicio nuevo para Star1, en español

## sensitivity

help-json-children = Mostrar la respuesta como un objeto JSON, donde los hijos se numeran desde 0.
help-sensitivity-by = Para el valor y el diagrama, variar cada número en esta parte de su rango. Por defecto: todo el rango. Los puntos de equilibrio no dependen de ello.
help-sensitivity-svg = Escribir también un diagrama de tornado en SVG; - lo muestra en lugar del texto.
example-sensitivity = 10 seguros frente a 9 o 100 con igual probabilidad: cuánto debe cambiar cada número para que lo seguro sea mejor
example-sensitivity-tornado = el diagrama de tornado, cada número variado en un décimo de su rango

## risk y equilibrium

help-risk-utility = Función de utilidad: linear; exponential:R con la tolerancia al riesgo R, por debajo de 0 para buscarlo; log:W o sqrt:W con la riqueza inicial W; points:X=U,X=U,… con rectas entre los puntos.
help-answer-to = Mostrar un dibujo en lugar de la respuesta: { $formats }.
help-answer-out = Escribir el dibujo en FILE.
example-risk = 40 seguros frente a 0 o 100 con igual probabilidad, para un jugador con aversión al riesgo
example-risk-points = utilidades preguntadas a una persona, unidas por rectas: todos los resultados son exactos
example-risk-svg = una imagen con el equivalente cierto y la utilidad esperada de cada nodo
example-equilibrium = las monedas iguales: el segundo jugador no ve la elección del primero
example-equilibrium-svg = lo mismo como imagen, con cintas que unen los nodos que no se pueden distinguir
help-equilibrium-method = Para juegos: { $methods }. pdcfr+ minimiza el arrepentimiento en todo el juego, mccfr en muestras de él; backward-induction resuelve un estado tras otro donde los jugadores solo deciden a la vez, e itera los valores si los estados se repiten; sequence-form halla fracciones exactas para juegos pequeños. Por defecto: backward-induction donde sirve y no se da --iterations, si no pdcfr+.
help-equilibrium-iterations = Para juegos: detenerse tras N iteraciones.
help-equilibrium-time = Para juegos: límite de tiempo en milisegundos.
help-equilibrium-gap = Para juegos: detenerse cuando la brecha, lo que los jugadores juntos ganarían con sus mejores respuestas, sea como máximo G. Por defecto, sin otros límites: 0,000001.
help-equilibrium-limit = Para juegos: el máximo de historias que se visitan. Por defecto: 5000000.
help-equilibrium-seed = Para mccfr: semilla de las muestras, un número o una palabra.
help-equilibrium-strategies = Para juegos: listar la estrategia en cada conjunto de información, sean cuantos sean.
help-equilibrium-save = Para juegos: escribir la estrategia en FILE, para un oponente o para el jugador strategy de la arena.
example-equilibrium-game = una ronda de piedra, papel o tijera, según las reglas del juego
example-equilibrium-exact = una pregunta sobre una moneda oculta, resuelta en fracciones

## random

help-random-seed = Semilla, un número o una palabra; la misma semilla da el mismo árbol.
help-random-depth = Niveles de nodos interiores, incluidos los de azar.
help-random-branching = Número de hijos de cada nodo interior, o su rango.
help-random-kinds = Tipos de los niveles por turno, de entre { $kinds }; o irregular. Por defecto: max,min, o player con --players.
help-random-leaves = Rango de los pagos, en números enteros.
help-random-probabilities = Probabilidades de los nodos de azar. Por defecto: iguales.
help-random-players = Número de jugadores; cada hoja tiene un pago para cada uno.
help-random-cuts = Generar árboles hasta que uno tenga al menos K podas.
help-random-deep-cut = Generar árboles hasta que uno tenga una poda profunda.
help-random-unique = Generar árboles hasta que uno tenga una sola mejor acción.
help-random-no-ties = Generar árboles hasta que todos los valores comparados difieran.
help-random-algorithm = Algoritmo de las podas y de --solved. Por defecto: uno adecuado al árbol, y uno que pode si se piden podas.
help-random-solved = Dibujar el árbol con los valores, las podas y las acciones elegidas.
example-random = max, azar y min por turno, dos o tres hijos cada uno
example-random-exercise = un ejercicio de alpha-beta con una poda profunda, como árbol en blanco en LaTeX, y su solucionario
example-random-irregular = nodos de todos los tipos, y probabilidades fáciles de calcular mentalmente
example-random-players = tres jugadores

## exercise y grade

help-exercise-kind = Tipo de los ejercicios (véase --list), o mixed para todos los tipos por turno. Por defecto: { $usual }. Con --tree también sin el algoritmo: values, moves, cuts, windows, returns, intervals, trace, order o effects; por defecto: values.
help-exercise-count = Número de ejercicios, { $most } como máximo. Por defecto: 1.
help-exercise-seed = Semilla, un número o una palabra; la misma semilla da los mismos ejercicios, byte por byte. Por defecto: 1.
help-exercise-level = 1: árboles pequeños; 2: árboles más grandes; 3: con fracciones y empates. Por defecto: 1.
help-exercise-ties = Si los valores iguales podan; en los ejercicios sobre jugadas, si basta una de varias iguales. Por defecto: prune.
help-exercise-fail = Lo que devuelve una búsqueda fuera de su ventana. Por defecto: soft.
help-exercise-tree = Preguntar por este árbol: un archivo, - para la entrada estándar, o el árbol entre comillas. Un archivo con varios árboles da un ejercicio por cada uno.
help-exercise-algorithm = Con --tree: el algoritmo. Por defecto: el primero de este tipo de ejercicio que sirva.
help-exercise-bounds = Con --tree: las cotas de todos los valores, para Star1 y Star2. Por defecto: el rango de los pagos.
help-exercise-variants = Con --tree: en su lugar N árboles de la misma forma y dificultad, { $most } como máximo en total: tantas podas del algoritmo, otros pagos. --seed da otros.
help-exercise-language = Idioma de los ejercicios. Por defecto: en.
help-exercise-to = Formato: { $formats }. moodle es el XML de Moodle, canvas un paquete QTI 1.2, json un archivo para `tyche grade`, link una dirección del Lab. Por defecto: text.
help-exercise-key = text, latex, html, json: incluir las respuestas.
help-exercise-two-per-page = latex, html: imprimir dos ejercicios por página.
help-exercise-lab = link: la dirección del Lab. Por defecto: { $usual }.
help-exercise-exam = link: un examen con este título, sin pistas ni solución, cuyas respuestas se guardan en un archivo para `tyche grade`.
help-exercise-phrase = link: una frase secreta que firma las respuestas del examen.
help-exercise-minutes = Límite de tiempo del examen en minutos, desde que se abre el enlace por primera vez.
help-exercise-tries = Cuántas veces se pueden guardar las respuestas del examen. Por defecto: sin límite.
help-exercise-list = Enumerar los tipos de ejercicios.
help-grade-file = Archivos de respuestas: guardados por estudiantes, o de `tyche exercise --to json`, rellenados; una carpeta para todos sus archivos; - para la entrada estándar. Si son varios, se califican en una tabla.
help-grade-json = Mostrar un objeto JSON: la calificación, y de cada ejercicio los veredictos, los comentarios y la idea errónea que lo explica; si son varios archivos, una lista de ellos.
help-grade-csv = Mostrar una fila de CSV por archivo.
help-grade-phrase = La frase secreta del enlace, para comprobar las firmas de los archivos entregados.
help-grade-language = Idioma de los comentarios. Por defecto: el de los ejercicios.
example-exercise-list = todos los tipos de ejercicio
example-exercise-key = un ejercicio y su solucionario
example-exercise-latex = diez ejercicios para imprimir y su solucionario
example-exercise-moodle = todos los tipos por turno para el banco de preguntas de Moodle, en francés
example-exercise-canvas = un paquete para Canvas
example-exercise-tree = su propio árbol para Moodle
example-exercise-variants = doce árboles como el suyo con otros pagos, para que los vecinos tengan otros
example-exercise-json = un archivo para rellenar, y sus calificaciones
example-exercise-link = un enlace a un examen con respuestas firmadas
example-grade = un solucionario, calificado: todo correcto
example-grade-json = lo mismo para un programa

## verify

help-verify-file = El certificado: un archivo, o - para la entrada estándar.
help-verify-input = De qué trata: el archivo de un árbol, o el archivo .js o .ts de un juego. Los juegos que trae Tyche no lo necesitan.
example-verify-tree = una demostración de lo que halló alfa-beta, comparada con el árbol
example-verify-game = Pig a 5 puntos: la demostración, y su comparación con las reglas
