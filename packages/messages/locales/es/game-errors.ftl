### Errors of the games: options, positions, actions and files. Those of backgammon have a file of their own.

## Any game

game-unknown = No hay ningún juego «{ $name }»; elija uno de { $all }.
game-no-options = El juego { $game } no tiene opciones, así que tampoco la opción «{ $option }».
game-unknown-option = El juego { $game } no tiene la opción «{ $option }»; sus opciones son { $all }.
game-option-not-whole = La opción { $option } de { $game } debe ser un número entero, y no «{ $text }».
game-option-not-choice = La opción { $option } de { $game } debe ser una de { $all }, y no «{ $text }».
game-option-not-size = La opción { $option } de { $game } debe ser dos números como 5x4, o uno para ambos, y no «{ $text }».
game-over = «{ $text }» no se puede jugar: la partida ha terminado.
game-illegal-action = «{ $text }» no es aquí una acción legal; legales: { $legal }.
game-not-whole = «{ $text }» no es un número entero.
game-no-roll = El dado aún no se ha tirado: dé de 1 a { $sides } como dado o como tirada.
game-die = Un dado muestra de 1 a { $sides }, y no { $rolled }.
game-other-roll = El dado muestra { $written } en la posición, pero la tirada es { $rolled }.
game-player-of-two = El jugador que mueve debe ser 0 o 1, y no «{ $text }».
game-row-count = La posición tiene { $found ->
    [one] { $found } fila
   *[other] { $found } filas
  }, pero el tablero tiene { $rows }.
game-row-length = La fila { $row } tiene { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
  }, pero el tablero tiene { $columns ->
    [one] { $columns } columna
   *[other] { $columns } columnas
  }.
game-x-o-cell = Una casilla debe ser X, O o un punto, y no «{ $text }».
game-x-o-turns = Empieza X y se juega por turnos: no puede haber { $x } X y { $o } O.
game-too-many-positions = { $game } tiene más de { NUMBER($limit, useGrouping: "true") } posiciones desde ahí, demasiadas para resolverlo: elija un juego más pequeño, una posición más cerca del final o un --limit mayor.
game-other-training = Es el estado de otro entrenamiento: su semilla no es la misma.

## Tic-tac-toe

tic-tac-toe-cells = Un tablero de tres en raya tiene 9 casillas, y no { $found }.
tic-tac-toe-both-won = X y O no pueden tener ambos tres en raya.
tic-tac-toe-after-win = { $winner } tiene tres en raya: { $loser } no puede haber jugado después.

## Connect four

connect-four-size = Un tablero de cuatro en raya tiene de 4 a 9 { $what ->
    [rows] filas
   *[columns] columnas
  }, y no { $size }.
connect-four-column = La jugada { $move } es en la columna { $column }, pero las columnas van de 1 a { $columns }.
connect-four-full-column = La jugada { $move } es en la columna { $column }, que está llena.
connect-four-after-end = La jugada { $move } viene después del final de la partida.
connect-four-gap = En la columna { $column } hay una ficha sobre una casilla vacía.
connect-four-both-won = X y O no pueden tener ambos cuatro en raya.
connect-four-after-win = { $winner } tiene cuatro en raya: { $loser } no puede haber jugado después.

## Chess: positions

chess-fen-fields = Un FEN tiene como máximo 6 campos, y no { $count }.
chess-ranks = Un FEN empieza con 8 filas, separadas por /, y no con { $count }.
chess-rank-digits = Las casillas vacías contiguas se escriben con una sola cifra: «{ $text }» tiene dos seguidas.
chess-rank = Una fila tiene 8 casillas, pero «{ $text }» tiene { $squares }.
chess-piece = «{ $text }» no es una pieza de ajedrez.
chess-side-to-move = El bando que mueve debe ser w o b, y no «{ $text }».
chess-castling = Los derechos de enroque deben ser - o letras como KQkq, y no «{ $text }».
chess-960 = Los derechos de enroque «{ $text }» son de Chess960; aquí el rey enroca desde la columna e, con las torres en las esquinas.
chess-en-passant = La casilla al paso debe ser - o una casilla como e3 o d6, y no «{ $text }».
chess-en-passant-side = La casilla al paso no puede ser { $square } cuando mueven las { $side ->
    [w] blancas
   *[b] negras
  }.
chess-clock = El contador de medias jugadas debe ser un número entero, 0 o más, y no «{ $text }».
chess-move-number = El número de jugada debe ser un número entero, 1 o más, y no «{ $text }».
chess-no-king = Las { $side ->
    [w] blancas
   *[b] negras
  } no tienen rey en el tablero.
chess-kings = Las { $side ->
    [w] blancas
   *[b] negras
  } tienen { $count } reyes.
chess-pawns = No puede haber peones en la primera ni en la última fila.
chess-king-capture = El bando que mueve podría capturar el rey.
chess-no-draw = No se pueden reclamar tablas en esta posición: «{ $text }».

## Chess: moves and games

chess-ambiguous = «{ $text }» es ambigua; puede ser una de { $all }.
chess-foreign-piece = «{ $text }» empieza por «{ $letter }», que no es una pieza: use K, Q, R, B, N o figurines.
chess-illegal-move = «{ $text }» no es aquí una jugada legal; legales: { $legal }.
chess-pass = «{ $text }» pasa, lo que no es una jugada de ajedrez.
chess-variant = Es una partida de «{ $text }», y no de ajedrez normal.
chess-pgn-empty = No hay ninguna partida en este PGN.
chess-pgn-result = La etiqueta Result es “{ $tag }” y el resultado de las jugadas es { $result }, que es el que vale.
chess-pgn-line = Partida { $number } del PGN, línea { $line }: { $problem }
chess-pgn-move = Partida { $number } del PGN, línea { $line }, jugada { $move }: { $problem }
chess-pgn-bracket = Hay un ) sin su (.
chess-pgn-tag = La etiqueta no termina: «{ $text }».
chess-pgn-comment = El comentario no termina: falta { "}" }.
chess-pgn-variation = La variante no termina: falta ).
chess-weights = El modelo debe tener { $count } pesos para el ajedrez.
chess-inputs = Las entradas para el ajedrez deben ser una de { $all }, y no «{ $text }».

## Pig

pig-target = La meta de Cerdo debe ser de 1 a 1000 puntos, y no { $target }.
pig-sides = Los dados de Cerdo deben tener de 2 a { $most } caras, y no { $sides }.
pig-coin-sides = Una moneda tiene dos caras, y no { $sides }: quite la opción sides, o elija dados.
pig-numbers = Una posición de Cerdo tiene de 2 a 4 números (los puntos de quien juega, los del otro, el total del turno y el jugador), y no { $found }.
pig-negative = { $what ->
    [own] Los puntos de quien juega no pueden ser { $number }.
    [other] Los puntos del otro no pueden ser { $number }.
    [turn] El total del turno no puede ser { $number }.
   *[player] El jugador no puede ser { $number }.
  }
pig-score = Una puntuación no puede ser { $score }: { $target } puntos ganan, así que ninguna pasa de { $highest }.
pig-both-won = Ambas puntuaciones han llegado a { $target }, pero la primera que llega acaba la partida.
pig-turn-after-end = La partida ha terminado: el total del turno debe ser 0.
pig-turn-too-high = El total del turno no puede ser { $turnTotal } con { $own } puntos: con { $target } puntos un jugador se planta.

## EinStein

einstein-size = Un tablero de EinStein tiene de 3 a 7 casillas por lado, y no { $size }.
einstein-numbers = Una posición tiene { $numbers } números ({ $squares } casillas, el dado y el jugador), y no { $found }.
einstein-stone = Las piedras llevan los números 1 a { $most }, y no { $stone }.
einstein-stone-twice = La piedra { $stone } del jugador { $player } está dos veces en el tablero.
einstein-both-arrived = Ambos jugadores tienen una piedra en su meta, pero la partida acaba con la primera que llega.
einstein-no-stones = No hay ninguna piedra en el tablero.

## 2048

twenty48-size = Un tablero de 2048 tiene de 2 a 8 { $what ->
    [rows] filas
   *[columns] columnas
  }, y no { $size }.
twenty48-target = La meta de un tablero { $size } debe ser una potencia de dos de 8 a { $most }, y no { $target }.
twenty48-cells = Un tablero { $size } tiene { $count } casillas, y no { $found }: delas fila por fila, 0 para una vacía.
twenty48-tile = Una ficha debe ser 2, 4, 8 y así sucesivamente, o 0 para una casilla vacía, y no { $tile }.
twenty48-above-target = La partida acaba con la ficha { $target }, así que no puede haber una ficha { $tile }.
twenty48-empty = El tablero está vacío, pero una partida empieza con dos fichas.
twenty48-unreachable = Una partida en { $cells } casillas no puede llegar a { $count ->
    [one] una ficha { $tile }
   *[other] { $count } fichas de { $tile } o más
  }.
twenty48-one-score = Tras «score» debe haber un solo número.
twenty48-score = La puntuación de estas fichas debe ser de 0 a { $most }, y no { $score }.
twenty48-too-large = 2048 en { $size } casillas es demasiado grande para resolverlo: elija como máximo { $most } casillas, como con --size 3x3, o una --position cerca del final.
twenty48-evaluator = { $method } requiere 4x4 casillas, ninguna meta, y la función de evaluación net, { $lines } o el archivo de una red; o elija otro algoritmo.
twenty48-depth = La profundidad de { $method } debe ser un número entero de 1 a { $most }, y no { $depth }.
twenty48-threshold = El umbral (threshold) de { $method } debe ser una probabilidad menor que 1, y no { $threshold }.
twenty48-downgrade = La opción downgrade debe ser 0 o una ficha de 2 a { $most }, y no { $tile }.
twenty48-step-size = La tasa de aprendizaje debe ser mayor que 0 y como máximo 1, y no { $rate }.
twenty48-other-tuples = Este modelo tiene otras tuplas que la red que se va a entrenar.
twenty48-unknown-tuples = No hay tuplas «{ $text }» para 2048; elija unas de { $all }.

## Minesweeper

minesweeper-size = Un tablero de buscaminas tiene de 1 a { $most } { $what ->
    [rows] filas
   *[columns] columnas
  }, y no { $length }.
minesweeper-no-room = En un tablero de { $size } casillas no caben minas con la regla de inicio «{ $start }».
minesweeper-mine-count = Un tablero de { $size } casillas con la regla de inicio «{ $start }» tiene de 1 a { $most } minas, y no { $mines }.
minesweeper-sign = «{ $text }» no es una casilla: escriba un punto para una casilla cubierta, 0 a 8 para una abierta, * para la mina que acabó la partida.
minesweeper-two-mines = Solo una mina puede haber acabado la partida.
minesweeper-hidden-cells = Hay { $mines ->
    [one] { $mines } mina
   *[other] { $mines } minas
  }, pero solo { $hidden ->
    [one] { $hidden } casilla cubierta
   *[other] { $hidden } casillas cubiertas
  }.
minesweeper-first-mine = Con la regla de inicio «{ $start }» el primer clic no puede dar con una mina.
minesweeper-no-layout = Ninguna disposición de { $mines ->
    [one] { $mines } mina
   *[other] { $mines } minas
  } encaja con estos números.
minesweeper-not-a-mine = La casilla { $cell } no puede ser una mina.
minesweeper-unknown-cell = «{ $text }» no es una casilla: escriba la fila y la columna, desde 1, por ejemplo r2c7.
minesweeper-outside = «{ $text }» está fuera del tablero de { $rows ->
    [one] { $rows } fila
   *[other] { $rows } filas
  } y { $columns ->
    [one] { $columns } columna
   *[other] { $columns } columnas
  }.
minesweeper-open-already = «{ $text }» ya está abierta.
minesweeper-first-click = «{ $text }» no puede ser el primer clic: fuera de las casillas que deja libres no hay sitio para { $mines ->
    [one] { $mines } mina
   *[other] { $mines } minas
  }.
minesweeper-evaluator = { $method } requiere como función de evaluación un archivo de `tyche train minesweeper`: elija uno, u otro algoritmo.
minesweeper-games = El número de partidas debe ser mayor que 0, y no { $games }.

## Pac-Man

pac-man-unknown-layout = No hay ningún laberinto «{ $text }»; elija uno de { $all }, o dibuje uno, con % para los muros.
pac-man-empty-layout = El laberinto está vacío: dibuje muros con %.
pac-man-layout-size = Un laberinto debe tener como máximo { $most } casillas de ancho y de alto, y no { $width }x{ $height }.
pac-man-no-pac-man = El laberinto no tiene Pac-Man: ponga una P donde empieza.
pac-man-no-food = El laberinto no tiene comida: ponga un punto en alguna casilla.
pac-man-too-many-agents = Un laberinto debe tener como máximo { $most } Pac-Man y fantasmas en total, y no { $agents }.
pac-man-open-layout = El laberinto está abierto en la fila { $row }, columna { $column }: debe tener muros (%) todo alrededor.
pac-man-walled-in = El Pac-Man o el fantasma que empieza en x { $x }, y { $y } tiene muros por los cuatro lados.
pac-man-rows-cut = El laberinto es tan ancho como su primera fila, { $width ->
    [one] { $width } casilla
   *[other] { $width } casillas
  }; el resto { $count ->
    [one] de la fila { $row }
   *[other] de las { $count } filas más largas, la primera de ellas la fila { $row },
  } se ha omitido.
pac-man-ghost-behaviour = Un fantasma debe ser random, directional, directional:ATTACK:FLEE en tanto por ciento, learned o minimising, y no «{ $text }».
pac-man-ghost-count = El laberinto tiene { $ghosts ->
    [one] { $ghosts } fantasma
   *[other] { $ghosts } fantasmas
  }: dé un comportamiento para todos o uno para cada uno, y no { $given }.
pac-man-other-size = La posición tiene { $size } casillas, pero el laberinto de este juego tiene { $layout }: elija el laberinto de la posición.
pac-man-extra-wall = La fila { $row }, columna { $column } es un muro en la posición, pero no en el laberinto de este juego: elija el laberinto de la posición.
pac-man-missing-wall = La fila { $row }, columna { $column } es un muro en el laberinto de este juego, pero no en la posición: elija el laberinto de la posición.
pac-man-extra-food = Hay «{ $letter }» en la fila { $row }, columna { $column }, donde el laberinto de este juego no lo tiene.
pac-man-field = Tras el laberinto van score, turn, P y G con sus valores, y no «{ $text }».
pac-man-no-places = No queda comida: la posición debe decir dónde está cada uno, por ejemplo P 2,3 West.
pac-man-scores = La puntuación debe ser { $count ->
    [one] un número entero
   *[other] { $count } números enteros
  }, y no «{ $text }».
pac-man-turn = El turno debe ser de uno de { $all }, y no de «{ $text }».
pac-man-pac-man-place = Un Pac-Man se escribe como P 2,3 West, con caught al final si está atrapado, y no «{ $text }».
pac-man-ghost-place = Un fantasma se escribe como G 6.5,3 East 12, el último número solo mientras está asustado, y no «{ $text }».
pac-man-agents = La posición tiene { $pacmen } Pac-Man y { $ghosts ->
    [one] { $ghosts } fantasma
   *[other] { $ghosts } fantasmas
  }, pero el laberinto de este juego tiene { $wantedPacmen } y { $wantedGhosts }.
pac-man-in-wall = Pac-Man no puede estar en { $place }, que no es una casilla abierta.
pac-man-ghost-facing = Un fantasma no puede estar en { $place } mirando a { $facing }.
pac-man-between-cells = El fantasma en { $place } está entre dos casillas, donde solo puede estar un fantasma asustado.
pac-man-timer = Un fantasma está asustado { $most } jugadas como máximo, y no { $timer }.
pac-man-score = La puntuación { $score } es imposible en este laberinto.
pac-man-chance-turn = A { $name } lo mueve el azar: indique el jugador del turno siguiente, por ejemplo turn P.
pac-man-caught-turn = { $name } está atrapado y no puede mover.

## Ludo

ludo-players = El ludo tiene de 2 a 4 jugadores, y no { $players }.
ludo-pieces = Cada jugador de ludo tiene de 1 a 4 fichas, y no { $pieces }.
ludo-partners = El ludo por parejas requiere 4 jugadores, y no { $players }.
ludo-position = Una posición se escribe con las fichas, «|», el jugador y el dado, por ejemplo 5 0/3 1|0 4.
ludo-player-count = La posición debe tener las fichas de { $players } jugadores, separadas por /, y no de { $found }.
ludo-piece-count = Un jugador tiene { $pieces ->
    [one] { $pieces } ficha
   *[other] { $pieces } fichas
  }, y no { $found }.
ludo-progress = Una ficha ha avanzado de 0 a { $most } casillas, y no { $progress }.
ludo-roll = Tras «|» van el jugador, el dado y, si los hay, los seises anteriores.
ludo-player = El jugador debe ser de 0 a { $last }, y no { $player }.
ludo-six-count = Antes de una tirada hay de 0 a { $most } seises, y no { $sixes }.
ludo-third-six = El tercer seis seguido acaba el turno y no se juega.

## Lifeboat

lifeboat-players = La tripulación del bote salvavidas es de 2 a 4 jugadores, y no { $players }.
lifeboat-shore-distance = La orilla debe estar a entre 1 y 100 paladas, y no a { $distance }.
lifeboat-numbers = Una posición tiene 4 números (paladas, cubos, jugador y dado), y no { $found }.
lifeboat-number = { $what ->
    [strokes] Las paladas deben ser
    [buckets] Los cubos deben ser
    [player] El jugador debe ser
   *[die] El dado debe ser
  } de 0 a { $most }, y no { $number }.

## Blackjack

blackjack-position = Una posición se escribe como { "T6 v T?" }, con A para un as y T para una carta que vale diez, y no «{ $text }».
blackjack-dealer-draws = El crupier solo roba cuando el jugador ha acabado: añada «done» al final.
blackjack-dealer-hole = El crupier solo roba cuando su carta tapada está descubierta.
blackjack-dealer-natural = El crupier tiene un blackjack, así que el jugador no tiene nada que decidir.
blackjack-over = La ronda ha terminado: no hay nada que decidir.

## Briscola

briscola-number = Briscola se juega con { $least } a { $most } { $what ->
    [suits] palos
    [ranks] rangos
   *[hand] cartas en la mano
  }, y no { $number }.
briscola-cards = Briscola requiere un número par de cartas, { $least } o más, y no { $size }.
briscola-position = Una posición se escribe { $format }, y no «{ $text }».
briscola-one-trump = El triunfo debe ser una sola carta, y no «{ $text }».
briscola-one-led = La carta de salida debe ser una sola carta o -, y no «{ $text }».
briscola-not-points = Los puntos deben ser dos números enteros, 0 o más, y no «{ $text }».
briscola-unknown-card = «{ $text }» no es una carta de este juego: escriba, por ejemplo, Au para el as de copas, o - para ninguna.
briscola-card-twice = La carta { $card } está en dos sitios.
briscola-card-count = El juego tiene { $cards } cartas, pero la posición tiene { $found }.
briscola-last-card = La última carta del mazo debe ser el triunfo.
briscola-odd-stock = El mazo debe tener un número par de cartas, pues ambos jugadores roban tras cada baza.
briscola-hands = Antes de una baza ambas manos deben tener el mismo número de cartas, { $hand } mientras haya mazo.

## Kuhn poker and Leduc hold'em

poker-card = Una carta debe ser una de { $all }, o un signo de interrogación si no se ve, y no «{ $text }».
poker-two-cards = Una posición empieza con dos cartas, como en { $example }, y no con «{ $text }».
poker-too-many-cards = No hay bastantes cartas { $card } para esta posición.
poker-action = Ahí no se puede jugar «{ $text }»; legales: { $legal }.
poker-ended = «{ $text }» está después del final de la mano.
kuhn-cards = El póquer de Kuhn se juega con 3 a 13 cartas, y no con { $cards }.
leduc-no-board = Tras la primera ronda de apuestas, la posición necesita la carta común.

## Liar's Dice

liars-dice-number = El dado mentiroso se juega con { $least } a { $most } { $what ->
    [dice] dados por jugador
   *[faces] caras
  }, y no { $number }.
liars-dice-position = Una posición empieza con los dados de ambos jugadores, como en { $example }, y no con «{ $text }».
liars-dice-count = El número de dados de cada jugador es { $dice }, y no { $found }.
liars-dice-face = Un dado muestra de 1 a { $faces }, o un signo de interrogación si no se ve, y no «{ $text }».
liars-dice-bid = «{ $text }» no es una puja: escriba, por ejemplo, 2x5 para dos cincos, o liar.
liars-dice-low = Ahí no se puede pujar { $text }: una puja debe ser más alta que la anterior, y como máximo { $most }.
liars-dice-first = El primer jugador debe pujar.
liars-dice-ended = «{ $text }» está después del final de la ronda.

## Hidden coin

hidden-coin-stage = Una posición debe empezar por uno de { $all }, y no por «{ $text }».
hidden-coin-side = La moneda debe ser heads, tails o un signo de interrogación, y no «{ $text }».
hidden-coin-payoff = El pago del jugador 0 debe ser un número de -1 a 1, y no «{ $text }».

## Rock-paper-scissors

rock-paper-scissors-rounds = Una partida de piedra, papel o tijera tiene de 1 a 1000 rondas, y no { $rounds }.
rock-paper-scissors-round = «{ $text }» no es una ronda: escriba dos de las letras r, p y s, o una sola al final.
rock-paper-scissors-too-many-rounds = La partida tiene { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
  }, pero la posición tiene { $begun }.

## Goofspiel

goofspiel-cards = Goofspiel se juega con 2 a 13 cartas, y no { $cards }.
goofspiel-round = «{ $text }» no es una ronda: escriba el premio y ambas apuestas como 3:1-4, y al final un premio solo.
goofspiel-card = No hay carta { $card }: las cartas van de 1 a { $cards }.
goofspiel-prize-twice = El premio { $prize } está dos veces.
goofspiel-card-twice = El jugador { $player } apuesta dos veces el { $card }.
goofspiel-no-prize = Falta al final de la posición el premio en juego.
game-weights = no se pudieron cargar los pesos de este juego desde { $file }
