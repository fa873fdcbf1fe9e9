board-board = Tablero
board-game = Juego
board-named = { $name }: { $text }

board-game-tic-tac-toe = Tres en raya
board-game-connect-four = Cuatro en raya
board-game-pig = Cerdo
board-game-backgammon = Backgammon
board-game-hypergammon = Hypergammon
board-game-einstein = EinStein würfelt nicht
board-game-2048 = 2048
board-game-chess = Ajedrez
board-game-blackjack = Blackjack
board-game-ludo = Ludo
board-game-briscola = Briscola
board-game-kuhn = Póquer de Kuhn
board-game-leduc = Leduc hold'em
board-game-liars-dice = Dado mentiroso
board-game-hidden-coin = Moneda bajo el cubilete
board-game-goofspiel = Goofspiel
board-game-rock-paper-scissors = Piedra, papel o tijera
board-game-minesweeper = Buscaminas
board-game-pac-man = Pac-Man
board-game-lifeboat = Bote salvavidas

board-new-game = Nueva partida
board-options = Reglas
board-standard = habituales
board-plays = { $seat }: juega
board-plays-alone = Juega
board-you = una persona
board-machine = con toda su fuerza en { $seconds } s

board-seat-tic-tac-toe =
    { $seat ->
        [0] Cruz
       *[1] Círculo
    }
board-seat-connect-four =
    { $seat ->
        [0] Rojo
       *[1] Amarillo
    }
board-seat-pig =
    { $seat ->
        [0] Primero
       *[1] Segundo
    }
board-seat-backgammon =
    { $seat ->
        [0] Blanco
       *[1] Negro
    }
board-seat-hypergammon =
    { $seat ->
        [0] Blanco
       *[1] Negro
    }
board-seat-einstein =
    { $seat ->
        [0] Azul
       *[1] Naranja
    }
board-seat-2048 = Jugador
board-seat-chess =
    { $seat ->
        [0] Blanco
       *[1] Negro
    }
board-seat-blackjack = Jugador
board-seat-ludo =
    { $seat ->
        [0] Rojo
        [1] Verde
        [2] Amarillo
       *[3] Azul
    }
board-seat-briscola =
    { $seat ->
        [0] Sur
       *[1] Norte
    }
board-seat-kuhn =
    { $seat ->
        [0] Primero
       *[1] Segundo
    }
board-seat-leduc =
    { $seat ->
        [0] Primero
       *[1] Segundo
    }
board-seat-liars-dice =
    { $seat ->
        [0] Primero
       *[1] Segundo
    }
board-seat-hidden-coin =
    { $seat ->
        [0] Quien adivina
       *[1] Quien pregunta
    }
board-seat-goofspiel =
    { $seat ->
        [0] Izquierda
       *[1] Derecha
    }
board-seat-rock-paper-scissors =
    { $seat ->
        [0] Izquierda
       *[1] Derecha
    }
board-seat-minesweeper = Jugador
board-seat-pac-man =
    { $seat ->
        [0] Pac-Man
       *[1] Los fantasmas
    }
board-seat-lifeboat =
    { $seat ->
        [0] El capitán
        [1] El contramaestre
        [2] El cocinero
       *[3] El marinero
    }

board-to-move = Le toca a { $seat }
board-thinks = { $seat } está pensando
board-wins = { $seat } ha ganado
board-you-won = Usted ha ganado
board-you-lost = Usted ha perdido
board-your-turn = Le toca a usted
board-yourself = usted
board-seat-player = { $seat } ({ $player })
board-you-resigned = Usted se ha rendido.
board-you-out-of-time = A usted se le ha acabado el tiempo.
board-end-lost-you = Perdido por sus propias jugadas
board-draw = Empate
board-ended = La partida ha terminado con { $payoff }
board-take-back = Deshacer la jugada
board-take-back-here = Deshacer hasta aquí
board-looking = Posición anterior
board-analysis = Análisis
board-longer = Pensar más
board-stop = Parar
board-loading = El juego se está cargando…
board-worker-ended = una parte de esta página se ha detenido; vuelva a intentarlo para reiniciarla
board-try-again = Reintentar
board-solving = Resolviendo…
board-failed = No hay análisis: { $sentence }
board-settled = { $depth ->
    [0] { $seconds } s
   *[other] profundidad { $depth }, { $seconds } s
 }
board-solved = resuelto
board-best = La mejor: { $action }, { $worth }
board-worth = { $unit ->
    [game] con { $value } de probabilidad de ganar
    [match] con { $value } de probabilidad de ganar el match
    [points] que vale { $value } puntos
    [pawns] que vale { $value } peones
   *[none] que vale { $value }
 }
board-margin = supera a la siguiente en { $difference }
board-equal = otras son igual de buenas
board-none-better = ninguna otra es mejor
board-close = Demasiado igualadas para decidir: { $actions }
board-close-many =
    { $count ->
        [one] Demasiado igualadas para decidir: { $count } jugada
       *[other] Demasiado igualadas para decidir: { $count } jugadas
    }
board-mix = Mezclar: { $actions }
board-mix-so-far = Mezclar, por ahora: { $actions }
board-only-move = la única jugada
board-move = Jugada
board-value = Valor
board-lost = Por detrás
board-depth = Profundidad
board-share = Frecuencia
board-share-title = Con qué frecuencia una estrategia mixta hace la jugada: quien juega siempre lo mismo puede ser explotado
board-wins-in = gana en { $plies } { $plies ->
    [one] jugada
   *[other] jugadas
 }
board-loses-in = pierde en { $plies } { $plies ->
    [one] jugada
   *[other] jugadas
 }
board-ends-in = termina en { $plies } { $plies ->
    [one] jugada
   *[other] jugadas
 }
board-mate-in = mate en { $moves }
board-mated-in = recibe mate en { $moves }
board-ends-title = Jugadas hasta el final de la partida, si el ganador se apresura y el perdedor resiste

board-bounds-exact = exacto a esta profundidad
board-bounds-lower = como mínimo
board-bounds-upper = como máximo
board-bounds-estimate = una estimación

board-ranked = Las jugadas clasificadas
board-why = Qué puede pasar
board-chance-of = Qué puede hacer el azar tras { $action }
board-chance-help = Pulsar un resultado hace que ocurra.
board-record = La partida hasta ahora
board-start = Inicio
board-graph = Valor tras cada jugada
board-graph-help = Arriba es bueno para { $seat }. Los puntos son jugadas que regalaron algo.
board-position = Posición
board-set = Colocar
board-dice = Dados limpios
board-promise = Compromiso
board-secret = Secreto
board-promise-help = El compromiso es el SHA-256 del secreto del que salen todos los dados de esta partida. El motor nunca ve el secreto.
board-reveal = Revelar y empezar otra partida
board-row = fila { $row }
board-column = columna { $column }
board-empty = vacía
board-last = última jugada

board-slides-up = Arriba
board-slides-right = Derecha
board-slides-down = Abajo
board-slides-left = Izquierda

board-score = Puntos: { $points }
board-die = El dado muestra { $face }
board-stone = ficha { $number }
board-chosen = elegida

board-editor-edit = Editar en el tablero
board-editor-title = Una posición de { $game }
board-editor-help = Tome una pieza y pulse casillas, o arrástrela. Una segunda pulsación la quita, como la goma y la tecla Supr.
board-editor-pieces = Piezas
board-editor-eraser = Goma
board-editor-left = { $name }, quedan { $left }
board-editor-use = Usar esta posición
board-editor-undo = Deshacer
board-editor-clear = Vaciar el tablero
board-editor-cancel = Cancelar
board-editor-to-move = Le toca a
board-editor-die = Dado
board-editor-score = Puntos
board-editor-not-rolled = sin tirar

board-opponent-levels = Nivel
board-opponent-level =
    { $level ->
        [1] Pollito
        [2] Ratón
        [3] Conejo
        [4] Ardilla
        [5] Nutria
        [6] Tejón
        [7] Zorro
        [8] Cuervo
        [9] Búho
       *[10] Águila
    }, nivel { $level }
board-opponent-stronger = Más fuerte que el nivel 10: más tiempo
board-opponent-machine = Con toda su fuerza
board-opponent-own = un método a elegir…
board-opponent-method = Método
board-opponent-usual = el que usa el juego
board-opponent-limit = Límite por jugada

board-opponent-limits-time = segundos
board-opponent-limits-depth = profundidad
board-opponent-limits-nodes = nodos

board-opponent-amount = Cuánto
board-opponent-pace = Las máquinas juegan

board-opponent-paces-0 = enseguida
board-opponent-paces-500 = tras medio segundo
board-opponent-paces-1000 = tras un segundo
board-opponent-paces-2500 = despacio

board-opponent-pause = Pausa
board-opponent-go-on = Seguir
board-opponent-claim = Reclamar tablas
board-opponent-cannot-play = La máquina no puede jugar: { $sentence }

board-review-title = Encontrar la mejor jugada
board-review-collect = Reunir mis peores momentos
board-review-collected =
    { $count ->
        [one] 1 momento reunido.
       *[other] { $count } momentos reunidos.
    }
board-review-judge-first = Juzgue primero toda la partida (página Cuenta).
board-review-ask = Preguntar ({ $waiting } { $waiting ->
        [one] pendiente
       *[other] pendientes
    })
board-review-daily = Posición del día
board-review-preparing = La posición se prepara…
board-review-none = La posición del día no tiene una respuesta clara: inténtelo más tarde.
board-review-question = Juega { $seat }: adivine primero.
board-review-right = Correcto.
board-review-wrong = No es la mejor.
board-review-gives = { $action } pierde { $loss }.
board-review-better = La mejor era { $action }.
board-review-played-then = En la partida: { $action }, que perdía { $loss }.
board-review-next = Siguiente
board-review-close = Cerrar
board-review-score = { $count } { $count ->
        [one] respuesta
       *[other] respuestas
    }, { $loss } perdido de media.
board-review-tutor = Tutor
board-review-threshold = Preguntar antes de que pierda más de
board-review-doubt = { $action } pierde { $loss }. ¿Jugarla de todos modos?
board-review-play-all = Jugarla
board-review-again = Pensar otra vez
board-review-hint = Pista
board-review-more = Más
board-review-stakes = Una jugada supera a todas las demás en { $margin }.
board-review-alike = Varias jugadas son igual de buenas.
board-review-undecided = De ninguna jugada es seguro que sea la mejor.
board-review-look = Mire aquí: { $area }.
board-review-why = { $action }, { $worth }.
board-review-why-next = La siguiente, { $action }, vale { $loss } menos.
board-review-expected = Variante principal: { $line }.
board-review-waiting = La pista llega con el primer análisis.

board-files-title = Archivos
board-files-record = Guardar la partida
board-files-text = Guardar como texto
board-files-picture = Imagen
board-files-no-picture = Este navegador no puede crear la imagen: use el SVG.
board-files-open = Abrir una partida
board-files-drop = También se puede soltar un archivo en cualquier lugar de la página: una partida guardada, ajedrez en PGN, backgammon en .mat, .sgf o .xg.
board-files-reading = Leyendo { $name }…

board-files-refusals-big = El archivo es demasiado grande para una partida.
board-files-refusals-unknown = El archivo no contiene una partida que esta página sepa leer.
board-files-refusals-slow = El archivo tarda demasiado en leerse: abra una parte.

board-files-games-in = { $count } partidas en { $name }
board-files-left = Jugadas omitidas, tras el final de la partida o desde la primera que no está permitida: { $count }.
board-files-left-out = Partidas que no se pueden leer, omitidas: { $count }.
board-files-encoding = El archivo no está en UTF-8: se lee como { $name }.
board-files-copy-position = Copiar la posición
board-files-copy-moves = Copiar las jugadas
board-files-copy-link = Copiar el enlace
board-files-copied = Copiado.

board-ledger-title = Cuenta: qué fue suerte y qué fue acierto
board-ledger-of = de
board-ledger-judge = Juzgar toda la partida
board-ledger-judging = se juzga el turno { $done } de { $all }
board-ledger-cancel = Cancelar
board-ledger-start = Valor al inicio
board-ledger-undealt = Valor antes de repartir o tirar por primera vez
board-ledger-luck = Suerte
board-ledger-own = Pérdidas propias
board-ledger-others = Pérdidas de los demás
board-ledger-changes = Elecciones de los demás
board-ledger-revision = Visto después
board-ledger-result = Resultado
board-ledger-so-far = Valor aquí
board-ledger-turn = Turno
board-ledger-choice = Elección
board-ledger-exact = Todos los valores son los del juego completo: las líneas suman el resultado.
board-ledger-estimate = Las líneas suman el resultado. Los valores son estimaciones; «visto después» es lo que el motor solo halló tras la jugada, o lo que estaba demasiado igualado para decidir.
board-ledger-open = La suerte se muestra cuando se ha evaluado el azar de todos los turnos.
board-ledger-average = Con suerte media y las mismas decisiones
board-ledger-unmeasured = ≈: los errores de los valores de este juego no se han medido; la suerte es una estimación sin margen de error.
board-ledger-partly = Se han juzgado { $done } de { $all } turnos.
board-ledger-none = Juzgue toda la partida para ver qué fue suerte y qué fue acierto.
board-ledger-impossible = Aquí no hay cuenta: lo que recibe un jugador no dice lo que reciben los demás, y el método juzga solo por uno.
board-ledger-receipt = Suerte de todos los dados: { $luck }. De todos los dados posibles en estos lugares, { $less } son peores.
board-ledger-receipt-between = Suerte de todos los dados: { $luck }. De todos los dados posibles en estos lugares, entre { $low } y { $high } son peores.
board-ledger-receipt-exact = La distribución se compone turno a turno, sin muestras.
board-ledger-receipt-judged = El motor valora cada tirada, todas las de un turno a la misma profundidad.
board-ledger-sampled =
    { $turns ->
        [one] En { $turns } turno
       *[other] En { $turns } turnos
    } podían ocurrir más cosas de las que se pueden enumerar o juzgar: la suerte es allí una estimación por muestras. La cifra tras ± es su error, válido en 95 de cada 100 casos.

board-ledger-curves-value = valor
board-ledger-curves-luck = inicio y suerte
board-ledger-curves-skill = inicio y elecciones

board-compare-compare = Comparar con
board-compare-nobody = ninguna otra jugada
board-compare-title = { $one } o { $other }, pase lo que pase
board-compare-happens = Si sale
board-compare-difference = Diferencia
board-compare-all = Todo junto
board-compare-unlike = El azar no hace lo mismo tras estas dos jugadas: sus resultados no se pueden emparejar.
board-compare-flip = Punto de cambio: la elección cambia si «{ $name }» tiene { $to } en vez de { $from }.
board-compare-firm = Ninguna probabilidad por sí sola cambia esta elección.
board-compare-close = Demasiado igualadas para decidir: la diferencia es menor que el error.

board-compare-certainty-solved = resuelto
board-compare-certainty-proved = demostrado
board-compare-certainty-sampled = muestra
board-compare-certainty-seen = estimado

board-compare-certainty-help-solved = el valor del juego completo
board-compare-certainty-help-proved = una cota demostrada del valor del juego
board-compare-certainty-help-sampled = una media de muestras, con su intervalo del 95 %
board-compare-certainty-help-seen = lo que ve una búsqueda de esta profundidad

board-compare-reply = { $happened }: la mejor respuesta es { $action }, vale { $value }.
board-compare-open = { $happened }: vale { $value }; no se sabe qué respuesta es la mejor.
board-compare-ends = { $happened }: la partida ha terminado, vale { $value }.
board-compare-follows = Lo que sigue tras { $action }
board-compare-too-many = Tras { $action } el azar puede hacer más de lo que se puede enumerar.

board-table-pages-moves = Jugadas
board-table-pages-ledger = Cuenta
board-table-pages-study = Estudio
board-table-pages-files = Archivos
board-table-pages-matches = Matches

board-table-beside = Junto al tablero
board-table-by-hand = Elegir a mano los resultados del azar
board-table-secret = No hay archivos ni enlace antes del final: mostrarían lo que tienen los demás.
board-table-fell = ¿Qué salió tras { $action }?

board-duel-title = Métodos lado a lado
board-duel-help = Cada uno empieza sin nada en memoria y piensa en la posición del tablero.
board-duel-side = Lado { $number }
board-duel-add = Añadir un lado
board-duel-remove = Quitar
board-duel-run = Dejarlos pensar
board-duel-stop = Parar
board-duel-together = dos a la vez
board-duel-running = { $method } está pensando…
board-duel-choice = Elección
board-duel-value = Valor
board-duel-depth = Profundidad
board-duel-nodes = Nodos
board-duel-rate = { $nodes } nodos por segundo
board-duel-time = Segundos
board-duel-cuts = Podas
board-duel-known = De la tabla
board-duel-saved = Se ahorró el { $share } de los nodos de { $method }, a la misma profundidad.
board-duel-explore = Abrir este árbol en Explorar
board-duel-explore-help = El propio árbol de la posición, cortado a unos 50 nodos: los algoritmos publicados lo recorren paso a paso. Sus hojas valen lo que dice una mirada de una jugada, redondeado.
board-duel-growing = El árbol está creciendo…
board-duel-tree-of = Árbol de una posición: { $game }

board-colours-colours = Colores del tablero

board-colours-names-usual = habituales
board-colours-names-wood = madera
board-colours-names-felt = fieltro verde
board-colours-names-slate = pizarra

board-settings = Ajustes
board-settings-done = Listo
board-mode = Jugar o analizar
board-modes-play = Jugar
board-modes-analyse = Analizar
board-new-game-undo = Recuperar la partida
board-resign = Abandonar
board-resigned = Abandono: { $seat }.
board-out-of-time = Se ha acabado el tiempo: { $seat }.
board-out-of-time-drawn = El otro bando ya no podía dar mate, así que la partida es tablas.
board-control = Reloj, desde la próxima partida
board-control-terms =
    { $minutes ->
        [0] Ninguno
       *[other] { $minutes } min, más { $seconds } s por jugada
    }
board-record-none = Aún no hay jugadas.
board-type-move = Escribir jugada
board-type-wrong = «{ $text }» no es aquí una jugada legal.

board-start-continue = Continuar
board-group-classics = Clásicos
board-group-dice = Dados
board-group-cards = Cartas y faroles
board-group-puzzles = En solitario o en equipo
board-about-chess = Atrape al rey contrario.
board-about-connect-four = Deje caer fichas hasta alinear cuatro.
board-about-tic-tac-toe = Tres en raya en nueve casillas.
board-about-backgammon = Una carrera con 15 fichas y dos dados.
board-about-hypergammon = Backgammon con tres fichas por bando.
board-about-pig = Tire otra vez o conserve lo que tiene.
board-about-ludo = Lleve a casa todas sus fichas antes que nadie.
board-about-einstein = El dado dice qué piedra avanza hacia la esquina opuesta.
board-about-blackjack = Acérquese a 21, más que la banca.
board-about-briscola = Bazas con baraja italiana y triunfo.
board-about-kuhn = El póquer más pequeño: tres cartas y una apuesta.
board-about-leduc = Póquer pequeño: seis cartas y dos rondas de apuestas.
board-about-liars-dice = Apueste sobre dados ocultos o denuncie la mentira.
board-about-goofspiel = Puje con cartas por los premios, en secreto.
board-about-rock-paper-scissors = Dos manos a la vez, varias rondas.
board-about-hidden-coin = Diga la cara oculta o tome un pago seguro.
board-about-2048 = Deslice las fichas y una las iguales.
board-about-minesweeper = Abra todas las celdas sin mina.
board-about-pac-man = Coma todos los puntos antes de que lo atrape un fantasma.
board-about-lifeboat = Remen y achiquen juntos antes de que se hunda el bote.
board-start-moves =
    { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }

board-end-title = Fin de la partida
board-end-lost = Perdido por sus jugadas: { $seat }
board-end-lost-alone = Perdido por las jugadas
board-amount = { $value } { $unit ->
    [pawns] peones
   *[points] puntos
 }
board-end-worst = La jugada más cara
board-end-judged = { $done } de { $all } turnos juzgados
board-results = Oponente: { $opponent }. Ganadas: { $won }; empatadas: { $drawn }; perdidas: { $lost }.
board-results-alone = { $played ->
    [one] 1 partida
   *[other] { $played } partidas
 }; ganadas: { $won }.
board-results-score = { $played ->
    [one] 1 partida: { $best }.
   *[other] { $played } partidas: la mejor, { $best }; la media, { $mean }.
 }
board-results-streak = Victorias seguidas: { $streak }; la racha más larga: { $longest }.
board-end-again = Jugar de nuevo
board-end-review = Revisar

board-end-tiles = Ningún deslizamiento es posible. Ficha mayor: { $tile }.
board-end-full = El tablero está lleno.
board-end-row = { $length } en línea.
board-end-points = { $own } puntos a { $other }.
board-end-corner = Una ficha ha llegado a la esquina opuesta.
board-end-taken = Todas las fichas de un bando han sido capturadas.

board-rules-how = Cómo se juega
board-rules-of = Cómo se juega: { $game }
board-rules-close = Cerrar
board-rules = Detalles
board-rules-use = Partida nueva con estas reglas

board-ledger-title-skill = Cuenta: dónde se perdió ventaja
board-ledger-none-skill = Juzgue toda la partida para ver dónde se perdió ventaja.
board-graph-open =
    { $count ->
        [one] 1 posición aún sin evaluar (en gris).
       *[other] { $count } posiciones aún sin evaluar (en gris).
    }

board-sounds = Sonidos
board-end-score = La partida ha terminado: { $points } puntos

board-daily = Partida de hoy
board-daily-of = Partida del día { $date }.
board-daily-start = Partida del día, igual para todos: { $game }, { $date }
board-daily-share = Copiar el resultado
board-daily-text = { $game }, partida del día { $date }: { $result }.
board-statistics = Estadísticas
board-results-fastest = Victoria más rápida: { $time }.
