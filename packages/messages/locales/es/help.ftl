### La ayuda de la línea de órdenes.

## Títulos

help-usage = Uso:
help-arguments = Argumentos:
help-options = Opciones:
help-commands = Órdenes:
help-examples = Ejemplos:
help-more = Más opciones: `{ $call } { $naming } --help`; todas: `{ $call } --help all`.
help-options-of-algorithms = Opciones de los algoritmos:
help-options-of-game = Opciones de { $game }:
help-options-of-games = Opciones de los juegos (véase `tyche games`):

## Forma de una descripción

help-default = { $text } Por defecto: { $value }.
help-choices = { $text } A elegir: { $choices }.
help-for-algorithms = { $text } Para { $algorithms }.
help-for-games = Para { $games }.

## Las órdenes

help-tyche = Resolver, dibujar y generar árboles de juego con azar; jugar, analizar y aprender juegos de dados, cartas y fichas aleatorias.
help-solve = Resolver un árbol de juego: valor, mejores acciones, nodos visitados y podados.
help-draw = Dibujar un árbol de juego como texto, SVG, LaTeX, DOT o Mermaid, o convertirlo a otro formato.
help-slides = Crear una página web para una clase, que recorre una búsqueda paso a paso con cada tecla.
help-sensitivity = Hallar los cambios de un pago o de una probabilidad que cambian la mejor acción, y dibujar un diagrama de tornado.
help-risk = Decidir según la utilidad esperada: el equivalente cierto de cada nodo de un árbol con azar.
help-equilibrium = Calcular un equilibrio de un juego, o de un árbol con conjuntos de información, como un archivo de Gambit.
help-verify = Comprobar un certificado: un archivo que demuestra una respuesta, sin ninguna búsqueda.
help-random = Generar un árbol de juego aleatorio, o uno para un ejercicio, a partir de una semilla.
help-exercise = Generar ejercicios de búsqueda a partir de una semilla, para imprimir o para Moodle, Canvas, GIFT y programas.
help-grade = Calificar respuestas a ejercicios y nombrar la idea errónea que las explica.
help-moves = Enumerar las acciones legales en una posición de un juego y adónde lleva cada una.
help-think = Buscar en una posición de un juego: cada acción con su valor, la mejor primero.
help-play = Jugar a un juego contra el motor en el terminal.
help-exact = Resolver exactamente un juego pequeño, con un intervalo que se demuestra que contiene el valor.
help-arena = Jugar matches con los mismos dados para todos los jugadores: pagos, victorias y clasificaciones con intervalos de confianza.
help-check = Comprobar un juego propio: reglas, hechos, pagos y probabilidades.
help-games = Enumerar los juegos, sus opciones y cómo se escriben sus posiciones.
help-analyze = Encontrar los errores de un match de backgammon o de partidas de ajedrez.
help-rollout = Estimar por simulación una posición de backgammon, o cada una de sus jugadas.
help-serve = Conectarse a GNU Backgammon como jugador.
help-train = Entrenar una función de evaluación de un juego jugando contra sí misma, con puntos de control y curva de aprendizaje.
help-tune = Ajustar los parámetros numéricos de un jugador jugando contra sí mismo (SPSA).
help-levels = Ajustar niveles de un oponente a un juego, también a uno propio, y medirlos.
help-worker = Procesar las tareas de una cola de Redis: matches, simulaciones, análisis, posiciones de entrenamiento y ajustes.
help-uci = Jugar al ajedrez para otro programa mediante la Universal Chess Interface (UCI).
help-ubgi = Jugar al backgammon para otro programa mediante la Universal Backgammon Interface (UBGI).
help-lab = Servir el Lab, una página web para construir, recorrer, practicar y compartir árboles.
help-demo = Mostrar un recorrido: árboles de ejemplo, varios algoritmos y lo que podan.

## Opciones de todas las órdenes

help-help = Mostrar esta ayuda.
help-version = Mostrar la versión.
help-help-command = Mostrar la ayuda de una orden.
help-language = Idioma de los errores y de esta ayuda. Por defecto: el del entorno (LC_ALL, LC_MESSAGES, LANG); si no, en.
help-output-language = Idioma de la respuesta, de los errores y de esta ayuda. Por defecto: el del entorno (LC_ALL, LC_MESSAGES, LANG); si no, en.
help-json = Mostrar la respuesta como un objeto JSON.
help-certificate = Escribir una demostración de la respuesta en FILE, para tyche verify. Una respuesta sin ella termina con el código 1.
help-out = Escribir en FILE en lugar del terminal.
help-seed-dice = Semilla de los dados, un número o una palabra; la misma semilla da los mismos dados.
help-search-depth = Profundidad de búsqueda, en decisiones.

## Hilos y colas

help-threads = Número de hilos; 0 para usar solo el hilo principal. Por defecto: todos los núcleos.
help-threads-one = Número de hilos; 0 para usar solo el hilo principal. Por defecto: 1.
help-threads-cores = Número de hilos. Por defecto: todos los núcleos.
help-queue = Encargar el trabajo a los trabajadores (`tyche worker`) de este servidor Redis o Valkey: redis://HOST:6379.
help-job = Con --queue: segundos de trabajo por tarea. Por defecto: { $usual }.
help-lost = Con --queue: segundos de silencio tras los que un trabajador se da por perdido y sus tareas pasan a otros. Por defecto: { $usual }.
help-shard = Hacer la parte I de N, para un proceso o una máquina aparte; exige --log. `{ $command }` reúne las partes.

## El recorrido

example-tyche = un árbol en una línea
example-demo = todo el recorrido
