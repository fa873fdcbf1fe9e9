### La ayuda de las órdenes sobre juegos: games, moves, think, play, exact, analyze, rollout, uci, ubgi, lab.

## Un juego y una posición

help-game-argument = El juego: { $games }, o un archivo como ./my-game.js que exporta un juego.
help-position = Posición, en la notación del juego; véase `tyche games`.
help-roll = Dados, en los juegos con dados: 31 o 3-1, con un solo dado 4.
help-deal = Semilla de un inicio aleatorio en lugar de una posición; decide cartas y dados.

## Buscar

help-depth = Profundidad de búsqueda, en decisiones; el azar no cuenta.
help-time = Límite de tiempo en milisegundos. Por defecto, sin otro límite: { $usual }.
help-nodes = Límite aproximado de nodos.
help-game-algorithm = Algoritmo: { $algorithms }. Por defecto: el del juego; si no, alpha-beta sin azar y star2 con azar.
help-evaluator = Función de evaluación en la profundidad límite: un nombre de `tyche games`, o un FILE de `tyche train`.
help-horizon = Evaluar en la decisión siguiente, o justo tras la última acción, antes del azar.
help-rank = Valores exactos de todas las acciones, o solo de la mejor, que es más rápido.
help-table = Entradas de la tabla de transposición, de 32 bytes cada una; 0 para ninguna.
help-search-threads = Número de hilos para una búsqueda exacta, mcts o puct; los demás algoritmos y los lotes usan uno.
help-deterministic = Dar la misma respuesta sea cual sea el número de hilos; más lento.
help-beam = Aproximado: explorar solo las N acciones más prometedoras de cada decisión.
help-threshold = Aproximado: dejar fuera los resultados del azar de menor probabilidad.
help-sparse = Aproximado: tomar N muestras en los nodos de azar con más resultados.

## games, moves, think

help-games-name = Un juego, para mostrarlo solo y explicar cómo se juega.
help-games-json = Mostrar la lista como un objeto JSON.
help-moves-json = Mostrar las acciones como un objeto JSON.
help-places-batch = Leer líneas JSON de la entrada estándar, cada una { "{" }"id", "position", "roll"{ "}" }; una respuesta por línea.
help-think-replies = Con --batch: añadir la mejor respuesta del siguiente jugador a cada tirada, en juegos de dados que se exploran con filtros de jugadas.
help-think-json = Mostrar la respuesta como un objeto JSON. "bound": "exact" significa que una búsqueda de esta profundidad no omitió nada; "solved": true, que el valor es el del juego completo. "certainty" dice a partir de qué se calculó cada valor.
example-games = todos los juegos con sus opciones y notaciones
example-json = lo mismo para programas
example-games-name = un juego, y cómo se juega
example-moves = todas las jugadas de una tirada en backgammon
example-moves-2048 = los deslizamientos posibles en 2048, antes de la ficha nueva
example-places-batch = muchas posiciones, una por línea
example-think = todas las jugadas de una tirada de backgammon, dos decisiones por delante, exactamente
example-think-before = lo mismo antes de la tirada
example-think-2048 = los puntos que se ganan en 2048 en tres jugadas
example-think-time = medio segundo de cuatro en raya
example-think-threads = lo mismo en dos hilos
example-think-minesweeper = la casilla que abrir en el buscaminas, y por qué: seguridad, avance y probabilidad de ganar de cada candidata
example-think-ludo = un inicio de ludo aleatorio

## play

help-play-as = Su jugador, desde 0; none para mirar cómo el motor juega por todos.
help-play-level = Nivel del motor, de 1 para principiantes a 10; una fracción como 3.5 está entre dos niveles. Sin él, el motor juega lo mejor que puede en el tiempo de --time, por defecto un segundo. Las pistas son siempre las mejores posibles.
help-play-seed = Semilla de los dados, un número o una palabra; la misma semilla da los mismos dados. Por defecto: aleatoria.
help-play-record = Guardar la partida en FILE cuando acaba o se deja, en el formato habitual del juego: .mat, o .sgf si FILE se llama así, o .pgn. Los comentarios del tutor se guardan con ella.
help-play-pgn = Ajedrez: lo mismo que --record.
help-play-tutor = Señalar las acciones que pierden LOSS o más, preguntar antes de perder el doble y repasar la partida al final. En backgammon LOSS es 0.04 por defecto.
example-play = backgammon contra el motor (aquí la entrada acaba en el acto)
example-play-level = cuatro en raya contra un principiante
example-play-second = cuatro en raya, primero el motor, un quinto de segundo por jugada
example-play-match = un match a 7 puntos con el cubo, un tutor y un registro para analizar después
example-play-watch = mirar cómo el motor juega a 2048

## exact

help-exact-policy = Con --json: la mejor acción en cada posición que deja elegir.
help-exact-limit = Desistir más allá de N posiciones y nodos de azar. Por defecto: { $usual }.
example-exact-pig = la probabilidad de que el primer jugador gane a Cerdo a 40 puntos
example-exact-policy = lanzar o plantarse, con todas las demás decisiones
example-exact-2048 = la probabilidad de hacer un 32 en cuatro casillas jugando a la perfección
example-exact-blackjack = la ventaja de la casa en el blackjack, con sus reglas
example-exact-position = el tres en raya tras dos jugadas

## analyze

help-analyze-file = Un match de backgammon (.mat, .sgf de GNU Backgammon, .xg de eXtreme Gammon), una carpeta con varios o partidas de ajedrez (.pgn); - para la entrada estándar.
help-analyze-depth = Profundidad de búsqueda, en decisiones. Por defecto: { $usual }, en ajedrez { $chess }.
help-analyze-time = Backgammon: segundos por decisión. La profundidad crece hasta --depth (por defecto: { $deepest }) mientras una decisión haya gastado como máximo la vigésima parte.
help-analyze-doubt-depth = Backgammon: profundidad de búsqueda para las jugadas que pierden 0.02 según --depth. Por defecto: una más que --depth si esta es 2 o más, salvo con --rollout o --time.
help-analyze-evaluator = Función de evaluación: { $evaluators }, o el archivo de una red entrenada; en ajedrez quiet, squares, learned, classic, o un archivo así.
help-analyze-doubtful = Pérdida en puntos desde la que una jugada es dudosa.
help-analyze-bad = Pérdida desde la que una jugada es mala.
help-analyze-very-bad = Pérdida desde la que una jugada es muy mala.
help-analyze-rollout = Backgammon: simular las decisiones inciertas, con tantas partidas cada una: jugadas que pierden 0.02 y decisiones de cubo a 0.05 de un límite.
help-analyze-rollout-turns = Duración de esas partidas, en turnos.
help-analyze-jacoby = Backgammon por dinero: regla de Jacoby, los gammons cuentan 1 hasta que se gira el cubo. Por defecto: lo que diga el archivo; si no, off.
help-analyze-equities = Backgammon: la tabla de equidades de match (computed, kazaross-xg2) o un archivo propio, como para `tyche think backgammon --match`.
help-analyze-all = Enumerar todos los turnos, no solo los marcados.
help-analyze-html = Backgammon: escribir también el análisis como una página web autónoma con tableros.
help-analyze-comments = Backgammon: escribir también el match con el análisis en comentarios, como .sgf si FILE se llama así; si no, como .mat.
help-analyze-csv = Para una carpeta: escribir también una tabla con una fila por cada jugador de cada match.
help-analyze-to = Convertir el match o las partidas a este formato, sin análisis.
help-analyze-log = Guardar los resultados en FILE, turno a turno (en ajedrez partida a partida), y continuar desde ahí.
help-analyze-language = Backgammon: idioma del informe, la página y los comentarios. Por defecto: el del entorno (LC_ALL, LC_MESSAGES, LANG); si no, en.
help-analyze-json = Mostrar el análisis como un objeto JSON.
help-analyze-merge = Reunir las partes de un análisis; el resultado es el de una sola ejecución.
help-analyze-merge-files = Registros de todas las partes de un análisis, en cualquier orden.
help-analyze-merge-log = Guardar también el análisis entero en FILE.
example-analyze = los errores de ambos jugadores
example-analyze-json = lo mismo para programas, según la evaluación estática tras cada jugada
example-analyze-html = una página con tableros para leer y guardar; dos hilos
example-analyze-chess = los errores de una partida de ajedrez
example-analyze-convert = del formato de GNU Backgammon a .mat
example-analyze-folder = el perfil de todos los jugadores de una carpeta de matches
example-analyze-shard = la primera de dos partes de un análisis; analyze merge las reúne

## rollout

help-rollout-trials = Partidas por jugada; con --until, como máximo.
help-rollout-until = Parar cuando el intervalo de confianza del 95 % de cada equidad sea como máximo ±X; se comprueba cada 36 partidas.
help-rollout-cube = Jugar con el cubo; un match, que indica un XGID, siempre lo tiene.
help-rollout-jacoby = Con el cubo por dinero: regla de Jacoby, los gammons cuentan 1 hasta que se gira el cubo.
help-rollout-turns = Parar las partidas tras N turnos y evaluar la posición. Por defecto: jugarlas hasta el final.
help-rollout-candidates = Número de mejores jugadas que simular cuando se dan los dados.
help-rollout-depth = Profundidad de búsqueda para hallar las mejores jugadas, en decisiones.
help-rollout-evaluator = Función de evaluación de ambos jugadores: { $evaluators }, o el archivo de una red entrenada.
help-rollout-luck = Dejar la suerte de los dados en los resultados.
help-rollout-seed = Semilla de los dados, que son los mismos para todas las jugadas.
example-rollout = las tres mejores jugadas de una tirada de apertura, 36 partidas cada una, de ocho turnos
example-rollout-cube = si conviene doblar con un marcador, hasta que el intervalo sea de ±0.05
example-rollout-bearoff = una salida de fichas antes de la tirada

## uci y ubgi

help-interface-evaluator = Función de evaluación: { $evaluators }, o el archivo de una red entrenada.
help-no-filters = Explorar cada jugada a la profundidad entera.
help-ubgi-note = Lee ubgi, stop, quit, un XGID o un tablero de FIBS ("board:…"), uno por línea. A una posición se responde con una jugada (cada paso aparte: 24/18 18/13, bar, off; una línea vacía si nada puede mover), roll, double, take o drop; a una posición no válida con sorry y a cualquier otra línea con error bad_command, y la razón en la salida de error. Habla también el protocolo de la arena bgci (0.1 y 0.2): isready, newgame, position gnubgid, dice, go role chequer, etc.
example-uci = la mejor jugada tras 1. e4 e5, como la pide un programa de ajedrez
example-ubgi = la mejor jugada de una tirada de apertura, como la pide otro programa

## lab

help-lab-port = Puerto donde servirlo. Por defecto: { $usual }, o uno libre.
help-lab-host = Dirección donde escuchar; 0.0.0.0 permite que se conecten otras máquinas.
help-lab-folder = Mostrar la carpeta de la página construida, que cualquier alojamiento de archivos puede servir, y terminar.
example-lab = la carpeta que copiar a un alojamiento propio

## levels

help-levels-levels = Número de niveles, de 2 a 20.
help-levels-games = Partidas por pareja de jugadores, en el ajuste y en la medición; 0 para no medir clasificaciones.
help-levels-positions = Posiciones en las que se miden las pérdidas; 0 para ninguna.
help-levels-nodes = Nodos del nivel más fuerte; donde el juego no se puede resolver, juzga las pérdidas una búsqueda con cinco veces más.
help-levels-method = Pasos iguales de la pérdida por decisión, o de la clasificación Elo. Por defecto: loss si hay algo oculto o nadie juega contra otro; si no, elo.
help-levels-opening = Acciones aleatorias al comienzo de cada partida. Por defecto: 2 sin azar; si no, 0.
help-levels-time = Terminar a tiempo cada medición, para que todas juntas duren unos tantos minutos; el resultado depende entonces de la máquina.
help-levels-seed = Semilla, un número o una palabra; sin --time, la misma semilla da los mismos niveles.
help-levels-out = Escribir en FILE los niveles y las mediciones, como JSON.
help-levels-resume = Guardar los resultados en FILE; la misma orden continúa desde ahí tras una interrupción.
example-levels = diez niveles de una carrera corta con un dado
