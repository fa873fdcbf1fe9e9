### What is wrong with a call of the command, or with what it reads and writes.
pgn-not-chess = --pgn es para partidas de ajedrez, y no de { $game }

note = nota: { $problem }
interrupted = interrumpido
internal-error = algo ha fallado dentro de { $program }: { $text }

## Commands, arguments and options

command-missing = nombre una orden; `{ $program } help` las enumera
command-unknown = no existe la orden «{ $name }»; `{ $program } help` las enumera
command-unknown-meant = no existe la orden «{ $name }»; ¿quería decir «{ $meant }»?
argument-missing = falta el argumento <{ $name }>
too-many-arguments = demasiados argumentos: { $command } toma { $most }, y no { $given }
option-unknown = no existe la opción «{ $option }»
option-unknown-meant = no existe la opción «{ $option }»; ¿quería decir «{ $meant }»?
option-without-value = la opción { $flags } requiere un valor
option-missing = falta la opción { $flags }
option-one-of = { $option } debe ser { LIST($words, "or") }, y no «{ $text }»
option-must-be = { $option } debe ser { $kind }, y no «{ $text }»
option-idle-with = { $option } no hace nada con { $output }
option-no-text = { $option } no hace nada con { $output }, que no muestra texto
option-no-drawing = { $option } no hace nada con { $output }, que no hace ningún dibujo

## What the value of an option must be

kind-whole-from = un número entero, { $least } o más
kind-whole-between = un número entero de { $least } a { $most }
kind-number-between = un número de { $least } a { $most }
kind-points = un número de puntos mayor que 0, como 0.08
kind-share = una parte de 0 a 1, como --by 1/10
kind-share-above-0 = un número mayor que 0 y de 1 como máximo
kind-two-numbers = dos números separados por una coma, como { $example }
kind-number-guess = un número, como --guess 7/2
kind-player-number = el número de un jugador, 0 o más
kind-teams = equipos de jugadores, como --teams 0,2/1
kind-probability = una probabilidad, como --random 1/2
kind-branching = un número entero o un rango como 2-4
kind-node-kinds = irregular o una lista de { $kinds }
kind-leaf-range = dos números enteros, como --leaves -10,10
kind-rates = un número, o dos separados por una coma
kind-parameter = un nombre con su comienzo y sus cotas, como c=1.0,0.1,4.0
kind-elo-differences = dos diferencias de Elo, la menor primero, como 0,20
kind-equities-file = computed, kazaross-xg2 o @FILE con una tabla de equidades de match

## Files, standard input and the output

standard-input = la entrada estándar
standard-input-keyboard = la entrada estándar es el teclado: envíe un texto por una tubería o nombre un archivo
file-name-empty = el nombre del archivo está vacío
file-missing = no existe el archivo { $file }
file-not-plain = { $file } no es un archivo ordinario
file-not-read = no se puede leer { $file }: { $why }
file-not-written = no se puede escribir { $file }: { $why }
file-not-opened = no se puede abrir { $file }: { $why }
file-too-large = { $file } pasa de { $size }, lo máximo que se puede leer
size-gigabytes = { $gigabytes } GB
size-megabytes = { $megabytes } MB
file-endless = { $file } es un dispositivo que nunca acaba
file-pipe-unused = { $file } es una tubería en la que nadie escribe
file-read-as = { $file } no está en UTF-8: se lee como { $encoding }
file-utf-16 = { $file } es texto en UTF-16: guárdelo como UTF-8
file-not-text = { $file } no es texto: sus bytes no son UTF-8
file-in-use = { $file } lo está usando el proceso { $process }: espérelo o nombre otro archivo ({ $lock } lo dice)
file-in-use-elsewhere = { $file } lo está usando el proceso { $process } en { $machine }: espérelo o nombre otro archivo ({ $lock } lo dice)
file-taken-over = otro proceso se hizo cargo de { $file }, pues este no daba señales de vida
output-not-written = no se puede escribir la salida: { $why }

## What the system says

system-enoent = no existe ese archivo o carpeta
system-eisdir = es una carpeta
system-enxio = es un socket o un dispositivo ausente
system-eio = su dispositivo informa de un error
system-eagain = ahora no hay nada que leer
system-enotdir = una parte de su ruta no es una carpeta
system-eacces = permiso denegado
system-eperm = permiso denegado
system-enametoolong = su nombre es demasiado largo
system-enospc = no queda espacio en el disco
system-efbig = aquí los archivos no pueden ser tan grandes
system-edquot = no queda espacio para este usuario
system-erofs = el disco es de solo lectura
system-emfile = hay demasiados archivos abiertos
system-eloop = sus enlaces dan vueltas en círculo
system-etimedout = no responde a tiempo
system-econnreset = la conexión se cortó
system-ehostunreach = no hay ruta hasta allí
system-enetunreach = no hay ruta hasta su red
system-eai-again = ningún servidor de nombres responde
system-enotfound = no hay ninguna máquina con ese nombre
system-eaddrinuse = otro programa ya escucha allí
system-eaddrnotavail = no es una dirección de esta máquina
system-other = { $text }

## Lines of a batch

at-column = columna { $column }: { $sentence }
the-line = la línea
line-not-object = la línea no es un objeto JSON como { "{" }"id": 1, "tree": [3, 12]{ "}" }
line-key-twice = columna { $column }: la clave «{ $key }» aparece dos veces
line-expected = columna { $column }: aquí se espera { $what }
line-a-key = una clave entre comillas dobles
line-a-value = un valor
line-a-json-value = un valor en JSON
line-comma-or-end = "," o "{ "}" }"
line-the-end = el fin de la línea
line-open-string = columna { $column }: una cadena no se cierra
line-too-large = una línea pasa de 512 MB
line-unknown-key = la línea tiene una clave desconocida «{ $key }»; puede tener { $known }
line-no-tree = la línea no tiene "tree"
lines-alike = las { $lines } líneas tienen el mismo error: { $problem }
lines-wrong = { $what ->
    [trees] { $wrong ->
        [one] { $wrong } línea de { $lines } no se pudo resolver
       *[other] { $wrong } líneas de { $lines } no se pudieron resolver
    }
   *[positions] { $wrong ->
        [one] { $wrong } línea de { $lines } quedó sin respuesta
       *[other] { $wrong } líneas de { $lines } quedaron sin respuesta
    }
}; cada una tiene su "error"
answer-files-wrong = { $wrong ->
    [one] no se ha podido calificar 1 archivo de { $files }
   *[other] no se han podido calificar { $wrong } archivos de { $files }
  }
folder-without-answers = { $folder } no contiene ningún archivo cuyo nombre termine en .json
grade-two-formats = --json y --csv son dos formatos: elija uno

## Trees and their algorithms

tree-missing = no hay árbol: nombre un archivo, escriba - para la entrada estándar, o el árbol entre comillas
root-given-by-tree = --root es para listas anidadas y paréntesis: este árbol dice él mismo quién mueve en su raíz
algorithm-without-setting = { $algorithm } no tiene el ajuste «{ $setting }»; tiene { $settings }
algorithm-without-cuts = { $algorithm } no hace podas: nombre un algoritmo que las haga, como alpha-beta o star1
explain-and-json = --explain muestra texto y --json muestra JSON: dé uno de los dos
trace-beside = { $option } y --trace - escriben ambos en la salida: nombre un archivo para la traza
trace-file = --trace debe ser un archivo cuyo nombre termine en .csv, .json o .jsonl, o - para mostrar CSV, y no «{ $text }»
list-with-tree = --list enumera los algoritmos: quite el árbol
batch-with-file = --batch lee la entrada estándar y no un archivo: tyche solve --batch < { $file }
batch-without-steps = --batch muestra respuestas y no pasos: quite --trace y --explain
stream-format = --stream solo lee JSON y listas anidadas: quítelo para un árbol en otro formato
stream-of-game = --stream lee un texto, y el árbol de --game no lo tiene
tree-too-large-to-build = { $reason }; con --json y sin --depth lo resuelven sin construirlo { LIST($all, "and") }
option-needs-tree = { $option } necesita el árbol entero, que --stream no construye: quite uno de los dos
json-and-diagram = --json y --svg - escriben ambos en la salida: nombre un archivo para el diagrama
utility-missing = falta --utility: linear, exponential:50, log:1000, sqrt o points:0=0,100=1
random-algorithm-idle = { $option } no hace nada aquí: es para --solved, --windows, --cuts y parecidas
random-no-chance = { $option } es para nodos de azar: añada chance a --kinds

## Drawings, slides and exercises

out-without-format = --out escribe un dibujo: añada --to con uno de { $formats }
drawing-ending = Tyche no hace archivos { $ending }: dibuje en .svg, que los navegadores e Inkscape convierten, o en .tex para un PDF con pdflatex
option-not-shown = { $option } no se ve en { $format }: es para { $formats }
option-tree-alone = { $option } no hace nada en { $format }, que solo contiene el árbol
setting-without-algorithm = { $option } es para un dibujo con valores: nombre también un --algorithm
scale-and-page = --scale y --page fijan ambos el tamaño: dé uno de los dos
windows-at-unknown-node = --windows-at nombra el nodo «{ $node }», que el árbol no tiene
slides-too-many-nodes = el árbol tiene { $nodes } nodos, y las diapositivas muestran { $most } como máximo
slides-too-many-steps = la búsqueda tiene { $steps } pasos, y las diapositivas muestran { $most } como máximo
canvas-without-out = un paquete para Canvas es un archivo zip: nómbrelo con --out
bad-lab-address = --lab debe ser una dirección como { $usual }, no { $lab }
option-without-exam = { $option } es para un examen: añada --exam
link-seed-too-long = en un enlace, una semilla puede tener como máximo { $most } caracteres
option-answers-included = { $option } no hace nada en { $format }, que ya contiene las respuestas
option-ties-keep = { $option } solo importa donde podan valores iguales: quite --ties keep
option-without-tree = { $option } es para ejercicios sobre un árbol: añada --tree
option-without-variants = { $option } no hace nada con --tree, salvo para --variants
exercise-kind-algorithm = no hay ejercicio { $kind } con { $algorithm }: use { LIST($kinds, "or") }

## Games

record-no-format = --record requiere un formato de archivo para partidas, y { $game } no lo tiene
tutor-without-player = --tutor le necesita como jugador: quite --as none
policy-without-json = --policy es para programas: añada --json
rollout-game = las simulaciones (rollouts) son para el backgammon, y no para «{ $game }»
rollout-game-over = la partida ha terminado en esta posición: no hay nada que simular
serve-game = GNU Backgammon solo juega al backgammon, y no a «{ $game }»
pgn-of-backgammon = --to pgn es para ajedrez, y este es un match de backgammon
option-not-for-chess = { $option } es para backgammon, y estas son partidas de ajedrez
option-not-for-folder = { $option } es para un solo match, no para una carpeta
csv-without-folder = --csv es para una carpeta de matches
folder-no-match = { $folder } no contiene ningún match de backgammon que se pueda leer
folder-file-skipped = { $file } se omite: { $problem }
doubt-depth-and = dé --doubt-depth o { $option }, no ambos
to-without-analysis = --to escribe el match sin análisis: quite --shard y --log
thresholds-order = --bad debe ser al menos --doubtful, y --very-bad al menos --bad

## Matches, tuning and training

players-missing = { $game } no es un juego de uno: nombre dos jugadores o más
shard-without-log = --shard requiere --log FILE, que lee `{ $command }`
sprt-and-shard = --sprt necesita las partidas en su orden: quite --shard
sprt-players = --sprt es para un match de dos jugadores, y no de { $players }
learn-and-shard = --learn necesita todas las partidas: quite --shard
learn-file = --learn debe ser un archivo cuyo nombre termine en .json, y no «{ $text }»
parameter-missing = dé el comienzo y las cotas de { "{" }{ $name }{ "}" }: --parameter { $name }=…
parameter-not-in-player = el jugador «{ $player }» no tiene { "{" }{ $name }{ "}" }
parameter-twice = --parameter { $name } se da dos veces
merge-without-out = nombre con --out FILE el archivo de todas las posiciones
queue-without-gather = --queue es para reunir posiciones: añada --gather
shard-without-gather = --shard es para reunir posiciones: añada --gather
gather-with-evaluator = --gather equivale a --evaluator positions: quite la otra función de evaluación
train-one-thread = la función de evaluación { $evaluator } de { $game } se entrena en 1 hilo, y no en { $threads }
train-evaluator-unknown = { $game } no tiene una función de evaluación «{ $evaluator }» que entrenar; tome una de { $names }
train-setting-idle = { $option } no hace nada para la función de evaluación { $evaluator } de { $game }, que toma { $known }
passes-without-positions = --passes no hace nada sin --positions
strength-of-one = --strength debe ser 0, o 2 o más: una sola partida no tiene intervalo

## Threads, workers and the Lab

threads-share-cores = { $threads } hilos comparten { $cores ->
    [one] el único núcleo
   *[other] los { $cores } núcleos
} de esta máquina: más de { $cores } no aportan nada
queue-named-twice = la cola se da dos veces: quite --queue o la dirección que la precede
queue-missing = nombre la cola: tyche worker --queue redis://HOST:6379
worker-files-not-allowed = el trabajador no puede abrir { $file }: inícielo con --allow-files DIR
worker-file-not-listed = el trabajador no puede abrir { $file }, que su cálculo no enumera: nómbrelo con su carpeta, como ./FILE
worker-file-outside = el trabajador no puede abrir { $file }, que está fuera de las carpetas de --allow-files
worker-file-differs = el trabajo requiere { $file }, que aquí es distinto
worker-programs-not-allowed = el trabajador no puede iniciar { $program }: inicie el trabajador con --allow-programs
lab-not-built = el Lab no está construido; ejecute antes `npm run build` en la carpeta del proyecto
lab-not-served = el Lab no se puede servir en { $host }, puerto { $port }: { $why }

## Equilibrios

equilibrium-drawing = un dibujo necesita todo el árbol: añada --method sequence-form, para juegos pequeños
equilibrium-option = { $option } no hace nada con --method { $method }: no lo indique
equilibrium-nothing-hidden-here = { $game } no oculta nada, así que ningún jugador necesita mezclar: use tyche exact
option-of-game = { $option } es para un juego: nombre uno, o el archivo de uno
kind-amount = un número, 0 o más
player-strategy-file = el jugador { $text } necesita el archivo de una estrategia, como en strategy:file=kuhn.json

## Certificados

uncertified = sin certificado: { $reason }
verify-refused = no demostrado: línea { $line }: { $reason }
certificate-of-game = aquí --certificate es para un árbol: para un juego, use tyche exact o tyche think

## levels

levels-time = muy poco tiempo: { $done } mediciones de al menos { $least }; dé más minutos a --time
levels-alike = un jugador que elige al azar no pierde nada medible en { $game }, así que todos los niveles serían iguales
levels-elo = --method elo necesita jugadores enfrentados; use --method loss
