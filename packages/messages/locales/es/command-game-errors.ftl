### Lo que puede estar mal en una llamada de las órdenes que toman un juego: frases sin mayúscula y sin punto, salvo las de GNU Backgammon y de las notaciones.

## Opciones

kind-milliseconds = un número de milisegundos
kind-threshold = una probabilidad menor que 1
kind-table-entries = un número de entradas hasta { $most }
kind-loss = una pérdida mayor que 0
option-for-game = { $option } es para un juego: nómbrelo con --game
option-for-tree = { $option } es para un árbol, no para --game
option-file-nested = { $file } empieza por @: el archivo de --{ $option } debe contener su valor
option-of-own-game = --{ $option } es para los juegos que vienen con Tyche, no para el de { $file }
tree-and-game = dé un árbol o --game, no ambos
level-alone = --level es para el motor como jugador, y { $game } es un juego para uno: use --as none
level-sets = { $option } no tiene efecto con --level, que fija cuánto busca el motor
tutor-needs-loss = en { $game }, --tutor necesita la pérdida a partir de la cual avisa, por ejemplo --tutor 0.1
line-no-position = la línea no tiene "position"
line-value = "{ $name }" debe ser un texto, un número o una lista de ellos

## Posiciones

place-no-dice = { $game } no tiene dados: omita la tirada
place-deal = --deal sortea un inicio entero, dados incluidos: delo solo, o --position y --roll
place-no-position = { $game } necesita una posición: dé --position ({ $how }), o --deal SEED para un inicio sorteado con esa semilla
place-too-many-actions = { $game } tiene ahí { $actions } acciones, y una búsqueda trata { $most } como máximo: { $instead }
place-smaller = use un juego más pequeño, o una posición más cercana al final
place-smaller-game = use un juego más pequeño
place-solver = use solver o random, o un juego más pequeño
dice-not-rolled = los dados aún no se han lanzado: dé --roll, por ejemplo --roll 31
think-over = la partida ha terminado ahí: no hay nada que decidir
exact-over = la partida ha terminado ahí: no hay nada que resolver
exact-policy = { $game } tiene demasiadas posiciones para --policy: dé --position
exact-no-start = { $game } no empieza siempre en la misma posición: dé --position

## Funciones de evaluación

evaluator-not-known = { $game } no tiene la función de evaluación «{ $name }», ni hay un archivo con ese nombre; tiene { $known }
evaluator-none = { $game } no tiene la función de evaluación «{ $name }» ni ninguna otra, ni hay un archivo con ese nombre
evaluator-no-file = no hay función de evaluación ni archivo «{ $name }»: use { $known } o el archivo de una red entrenada
evaluator-decisions-only = la función de evaluación { $evaluator } de { $game } solo juzga decisiones: use --horizon decision
unfold-time = el árbol de { $game } no se puede construir en { $seconds } segundos: use un --depth menor o una posición posterior de la partida

## Juegos de un archivo

user-game-own-position = en la notación del juego
user-game-json-position = el estado en JSON
user-game-none = { $file } no exporta ningún juego: exporte uno por defecto, como en "export default game"
user-game-function = { $file } exporta una función, que quizá devuelve un juego, pero ningún juego: exporte uno por defecto, como en "export default game"
user-game-several = { $file } exporta { $count } juegos ({ $names }): exporte uno por defecto, como en "export default game"
user-game-not-run = { $file } no se puede ejecutar: { $problem }
user-game-no-file = ese archivo no existe
user-game-await = usa await en su nivel superior: exporte el juego sin ello
user-game-typescript = Node { $node } no puede leer este TypeScript ({ $first }): use Node 22.18 o más reciente, o compílelo (npx tsc) y dé el .js
user-game-no-action = Aquí no hay ninguna acción «{ $text }».
user-game-no-such-action = Aquí no hay ninguna acción «{ $text }»: hay { $known }.
user-game-json = La posición no es JSON: { $reason }.
user-game-state = La posición { $text } no es un estado de { $game }.

## GNU Backgammon y UBGI

gnubg-not-installed = GNU Backgammon no está instalado aquí: en Debian o Ubuntu, instale los paquetes gnubg y gnubg-data.
gnubg-not-started = GNU Backgammon no se puede iniciar: { $problem }.
gnubg-ended = GNU Backgammon ha terminado.
gnubg-ended-with = GNU Backgammon ha terminado; su última salida fue «{ $last }».
gnubg-silent = GNU Backgammon no acepta conexiones.
gnubg-refused = GNU Backgammon rechaza una pregunta: { $line }
gnubg-evaluation = GNU Backgammon responde «{ $line }» a una posición que evaluar.
gnubg-illegal = GNU Backgammon juega una acción ilegal: { $problem }
gnubg-port = no se puede escuchar en el puerto { $port }: { $problem }
ubgi-first = La primera orden debe ser "ubgi".
ubgi-long = La línea es más larga que cualquier posición.
ubgi-unknown = «{ $text }» no es una orden de UBGI, ni un XGID, ni un tablero de FIBS.
