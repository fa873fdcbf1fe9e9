### The games, their options and how positions are written. English is in the code of the games.

## What the games are

game-tic-tac-toe = Tres en línea en nueve casillas.
game-connect-four = Deje caer fichas en las columnas; cuatro en línea ganan.
game-chess = El ajedrez, evaluado con pesos de las piezas que el programa ha aprendido por sí mismo.
game-pig = Tire tantas veces como quiera, pero un 1 pierde los puntos del turno.
game-einstein = EinStein würfelt nicht: el dado decide qué piedra puede avanzar hacia la esquina opuesta.
game-2048 = Deslice todas las fichas, una las iguales y haga sitio para la siguiente.
game-minesweeper = Abra todas las casillas sin mina; un número cuenta las minas que lo rodean.
game-pac-man = Pac-Man según las reglas del curso de Berkeley, con fantasmas movidos por el azar o por un jugador.
game-backgammon = Backgammon, a petición con el cubo de doblar y como match.
game-hypergammon = Backgammon con tres fichas por bando, u otro número pequeño.
game-ludo = Lleve cuatro fichas alrededor del tablero, para dos a cuatro jugadores o dos parejas.
game-lifeboat = Remar o achicar: una tripulación con un solo dado llega a la orilla o se ahoga junta.
game-blackjack = Blackjack contra el crupier, con una baraja infinita y una carta del crupier tapada.
game-briscola = El juego de bazas italiano para dos, con manos ocultas y un mazo.
game-kuhn = Póquer de Kuhn: una carta por jugador y una sola apuesta, el juego más pequeño en que hay que farolear.
game-leduc = Leduc hold'em: una carta por jugador, una carta común y dos rondas de apuestas, con seis cartas.
game-liars-dice = Dado mentiroso: puje cada vez más alto sobre dados que nadie ve del todo, o llame mentiroso al otro.
game-hidden-coin = Dos juegos diminutos en los que es un error explorar lo oculto como si se viera.
game-rock-paper-scissors = Ambos jugadores muestran una mano a la vez, ronda tras ronda.
game-goofspiel = Ambos jugadores apuestan una carta a la vez por cada premio; la más alta se lo lleva.

## Options

option-connect-four-size = Columnas y filas del tablero, de 4 a 9 cada una; por defecto 7x6.
option-connect-four-payoff = Lo que paga una victoria: 1, o uno más que el número de fichas que le quedan al ganador.
option-pig-target = Puntos necesarios para ganar, de 1 a 1000; por defecto 100.
option-pig-dice = Un dado; dos dados, con los que dos unos pierden también la puntuación; o una moneda, que vale un punto.
option-pig-sides = Caras de los dados, de 2 a 12; por defecto 6.
option-einstein-size = Casillas por lado, de 3 a 7; por defecto 5.
option-einstein-placement = Si las piedras empiezan en un orden aleatorio o en el de sus números.
option-2048-size = Filas y columnas del tablero, de 2 a 8 cada una; por defecto 4x4.
option-2048-target = La ficha que gana; el valor es entonces la probabilidad de hacerla en lugar de la puntuación esperada.
option-minesweeper-size = Columnas y filas del tablero, de 1 a 100 cada una; por defecto 30x16.
option-minesweeper-mines = Minas; por defecto tan densas como 99 en 30x16.
option-minesweeper-start = Lo que está libre de minas: la primera casilla (classic), también todas sus vecinas (modern), o nada (unprotected).
option-pac-man-layout = Un laberinto por su nombre, o dibujado en el formato de texto público con sus filas separadas por barras; en la línea de órdenes también @FILE, un archivo con un dibujo.
option-pac-man-ghosts = Cómo se mueven los fantasmas: una palabra para todos o una para cada uno, separadas por comas; por defecto random.
option-pac-man-pac-men = Si varios Pac-Man comparten una puntuación o cada uno juega por la suya.
option-pac-man-stop = Si Pac-Man puede quedarse donde está; por defecto yes.
option-backgammon-stakes = Con money un gammon cuenta 2 y un backgammon 3; con single toda victoria cuenta 1.
option-backgammon-cube = Con el cubo de doblar, por dinero; por defecto off, on con cualquiera de las opciones siguientes.
option-backgammon-match = Un match entero a N puntos, de 1 a 64, con el cubo.
option-backgammon-equities = Para un match: la tabla de equidades de match, la de este proyecto (computed), Kazaross-XG2 o un archivo; computed.
option-backgammon-jacoby = Por dinero: los gammons cuentan 1 hasta que se gira el cubo; por defecto off.
option-backgammon-beavers = Por dinero: quien recibe el doble puede girar el cubo otra vez y quedárselo, y luego quien dobló otra más; por defecto off.
option-backgammon-automatic-doubles = Por dinero: dados de apertura iguales giran el cubo, N veces como máximo; por defecto 0.
option-backgammon-resign = Si un jugador puede ofrecer abandonar antes de su tirada; por defecto off.
option-hypergammon-stakes = { option-backgammon-stakes }
option-hypergammon-checkers = Número de fichas de cada jugador, de 1 a 6, una en cada uno de los primeros puntos del oponente (2 es HypestGammon).
option-ludo-players = Número de jugadores; por defecto 4.
option-ludo-pieces = Fichas de cada jugador, de 1 a 4; por defecto 4.
option-ludo-partners = Si los jugadores sentados frente a frente ganan juntos; por defecto no.
option-lifeboat-players = Número de jugadores en el bote; por defecto 3.
option-lifeboat-distance = Paladas hasta la orilla, de 1 a 100; por defecto 30.
option-blackjack-hole = Si la segunda carta del crupier se da boca abajo, o se roba después, como exigen las búsquedas exactas.
option-briscola-suits = Número de palos; por defecto 4.
option-briscola-ranks = Número de rangos de cada palo, los más fuertes, de 3 a 10; por defecto 10.
option-briscola-hand = Cartas en la mano; por defecto 3.
option-kuhn-cards = Número de cartas de la baraja, de 3 a 13; por defecto 3.
option-liars-dice-dice = Dados de cada jugador, de 1 a 5; por defecto 1.
option-liars-dice-faces = Caras de un dado, de 2 a 6; por defecto 6. La más alta es un comodín.
option-hidden-coin-variant = Si el jugador 0 puede adivinar la moneda, o le pregunta el jugador 1, que la ha visto.
option-rock-paper-scissors-rounds = Rondas de una partida, de 1 a 1000; por defecto 100.
option-goofspiel-cards = Cartas de cada jugador, de 2 a 13; por defecto 4.

## How positions are written

position-tic-tac-toe = las nueve casillas fila por fila con X, O o un punto, y | o / entre las filas si se quiere
position-connect-four = las columnas jugadas desde el inicio, como 4433, o las filas de arriba abajo separadas por /
position-chess = un FEN, una línea de EPD o startpos, con las jugadas hechas desde ahí tras la palabra moves
position-pig = los puntos de quien juega, los del otro y el total del turno: 41,49,22; con ,1 si juega el jugador 1
position-einstein = las casillas fila por fila, las piedras del jugador 1 en negativo, luego el dado (0 antes de la tirada) y el jugador
position-2048 = las fichas fila por fila, 0 para una casilla vacía; luego score N para los puntos ya hechos
position-minesweeper = las filas desde arriba separadas por /: un punto para una casilla cubierta, 0 a 8 para una abierta; una casilla se escribe r2c7
position-pac-man = el laberinto con todos en su lugar, filas separadas por barras; luego, todo o nada, score, turn, y cada P y G con x,y, dirección y temporizador
position-backgammon = un XGID u OGID, un Position ID de GNU visto por quien tira, con o sin Match ID, o 26 números; la tirada como 31 o 3-1
position-hypergammon = { position-backgammon }
position-ludo = las fichas de cada jugador por lo avanzado, / entre jugadores, luego | y el jugador, el dado y los seises anteriores
position-lifeboat = paladas hasta la orilla, cubos de agua, jugador y dado: 30 0 0 4
position-blackjack = las cartas del jugador, v y las del crupier, { "?" } para la carta tapada: { "T6 v T?" }
position-briscola = ambas manos, la carta de salida, el triunfo, el mazo, las cartas ganadas, los puntos, el jugador; #3 para tres cartas no vistas
position-kuhn = las cartas del jugador 0 y del jugador 1, { "?" } para la que no se ve, y lo que se ha jugado: { "Q? check bet" }
position-leduc = las cartas del jugador 0 y del jugador 1, { "?" } para la que no se ve; luego lo que se ha jugado y la carta común: { "Q? check bet call K bet" }
position-liars-dice = los dados del jugador 0, / y los del jugador 1, { "?" } para el que no se ve; luego las pujas: { "5/? 1x4 2x4" }
position-hidden-coin = open, named u over, luego heads (cara), tails (cruz) o { "?" }, y tras over el pago del jugador 0: { "named ?" }
position-rock-paper-scissors = las rondas mostradas, primero la mano del jugador 0, como rp ss; luego lo que el jugador 0 ha elegido en esta ronda, si lo ha hecho
position-goofspiel = cada premio repartido, con las apuestas de ambos jugadores, y luego el premio en juego, como 3:1-4 2; después una barra y lo que ha apostado el jugador 0, si lo ha hecho
