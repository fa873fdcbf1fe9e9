### Cómo se juega cada juego, para los tableros, `tyche play` y `tyche games NOMBRE`: una o dos frases por línea, de tres a seis líneas por juego.

how-to-play-chess =
    Empiezan las blancas; los jugadores mueven por turnos una pieza.
    Ataque al rey de modo que no pueda escapar: es jaque mate y gana.
    Un rey en jaque debe salir de él de inmediato.
    Un peón que llega a la última fila se convierte en dama, torre, alfil o caballo.
    Si no hay jugada legal y no hay jaque, son tablas; también tras tres repeticiones, o cincuenta jugadas de cada bando sin captura ni movimiento de peón, si un jugador lo reclama.
how-to-play-backgammon =
    Cada jugador lleva 15 fichas alrededor del tablero, en sentidos opuestos, y después las retira; gana quien retira todas primero.
    Tire dos dados y mueva según cada uno, con una ficha o con dos. Un doble se juega cuatro veces.
    Un punto con dos o más fichas del otro está cerrado. Una ficha sola recibe el golpe y debe volver a entrar desde la barra antes de que se mueva otra.
    Solo puede retirar fichas cuando todas están en sus seis últimos puntos.
    Ganar antes de que el otro haya retirado alguna es un gammon y cuenta doble; si además le queda una ficha en la barra o en la casa del ganador, cuenta triple.
how-to-play-hypergammon =
    Backgammon con tres fichas por jugador, que salen de los tres primeros puntos de su camino.
    Tire dos dados y mueva según cada uno; un doble se juega cuatro veces.
    Una ficha sola que recibe un golpe debe volver a entrar desde la barra.
    Lleve las tres a casa y retírelas antes que el otro jugador.
how-to-play-2048 =
    Deslice todas las fichas a la izquierda, a la derecha, arriba o abajo, hasta donde lleguen.
    Dos fichas iguales que se encuentran se unen en una del doble, que se suma a su puntuación.
    Tras cada movimiento aparece una ficha nueva en una casilla libre: un 2 o, una vez de cada diez, un 4.
    El juego termina cuando ya no se puede deslizar nada.
how-to-play-minesweeper =
    Abra todas las casillas que no tienen mina.
    Un número dice cuántas de las casillas que lo rodean tienen mina; una casilla sin minas alrededor abre también sus vecinas.
    Abrir una mina pierde.
    Las banderas son notas suyas: marcan las casillas que toma por minas.
how-to-play-connect-four =
    Por turnos, deje caer una ficha en una columna; cae hasta la casilla libre más baja.
    Cuatro de su color en línea ganan: en horizontal, en vertical o en diagonal.
    Un tablero lleno sin cuatro en línea es un empate.
how-to-play-tic-tac-toe =
    Por turnos, marque una de las nueve casillas.
    Tres marcas suyas en línea ganan: en horizontal, en vertical o en diagonal.
    Un tablero lleno sin tres en línea es un empate.
how-to-play-pig =
    En su turno tire el dado cuantas veces quiera y sume lo que sale.
    Plántese para guardar la suma y pasar el dado.
    Un 1 pierde la suma de este turno y lo termina.
    Gana quien llega primero a la meta, por lo común 100 puntos.
how-to-play-ludo =
    Lleve todas sus fichas alrededor del tablero y a casa.
    Un seis deja entrar una ficha y da otra tirada; el tercer seis seguido termina el turno.
    Una ficha sola sobre la que cae otra vuelve a su salida.
    Dos fichas de un color en una casilla forman un bloque: ningún oponente puede caer en él ni pasarlo.
    Una ficha entra en casa con una tirada exacta. Gana el primero que tiene todas en casa.
how-to-play-blackjack =
    Acérquese a 21 más que el crupier, sin pasarse.
    Las cartas valen su número; la sota, la reina y el rey, 10; el as, 1 u 11.
    Puede pedir carta, plantarse, o doblar la apuesta de 1 a cambio de exactamente una carta más.
    El crupier toma cartas hasta 16 y se planta con 17 o más.
    Un as y un diez como primeras dos cartas pagan apuesta y media; los totales iguales no pagan nada.
how-to-play-briscola =
    Ambos tienen tres cartas. Uno juega una carta cualquiera y el otro responde con cualquiera; no hay que seguir el palo.
    La carta más alta del palo de salida se lleva las dos, salvo que haya triunfos: entonces gana el triunfo más alto. La carta descubierta muestra el palo de triunfo.
    De mayor a menor: as (11 puntos), tres (10), rey (4), caballo (3), sota (2), y después 7, 6, 5, 4 y 2, que no valen nada.
    Quien gana la baza roba primero y sale en la siguiente.
    Ganan más de 60 de los 120 puntos.
how-to-play-einstein =
    El dado dice cuál de sus piedras se mueve: la de su número o, si ya no está, la siguiente mayor o menor que quede.
    Una piedra avanza una casilla hacia la esquina opuesta, en línea recta o en diagonal.
    Captura cualquier piedra sobre la que cae, aunque sea suya.
    Gana quien llega a la esquina opuesta o captura la última piedra del otro.
how-to-play-pac-man =
    Coma todos los puntos. Pac-Man avanza una casilla y después lo hace cada fantasma.
    Un punto del laberinto da 10 puntos, cada paso cuesta 1 y el último da 500; ser atrapado cuesta 500 y termina el juego.
    Una cápsula, el punto grande, asusta un rato a los fantasmas: atrapar uno da entonces 200 puntos.
how-to-play-kuhn =
    Ambos pagan una ficha y reciben una carta de tres: sota, reina o rey. Usted ve solo la suya.
    Pase, o apueste una ficha. Tras una apuesta, el otro se retira, o iguala y paga otra.
    Quien se retira pierde el bote; si nadie lo hace, lo gana la carta más alta.
    Apostar con la sota es un farol: sale bien si la reina se retira.
how-to-play-leduc =
    Seis cartas: dos sotas, dos reinas y dos reyes. Ambos pagan una ficha y reciben una carta que solo ve cada uno.
    Dos rondas de apuestas: pasar, apostar, igualar, subir o retirarse. Una apuesta es de 2 fichas en la primera ronda y de 4 en la segunda, con una subida como máximo.
    Antes de la segunda ronda se descubre una carta común.
    Una pareja con esa carta gana el bote; si no, la carta más alta. Con cartas iguales se reparte.
how-to-play-liars-dice =
    Ambos tiran en secreto. Una puja dice cuántos dados de los dos jugadores juntos muestran una cara: «dos cincos».
    Puje más dados, o tantos de una cara más alta, o llame mentira a la última puja, y la ronda termina.
    La cara más alta, por lo común el seis, es comodín: cuenta como cualquier cara.
    Si muestran esa cara al menos tantos dados como dice la puja, gana quien pujó; si no, quien la puso en duda.
how-to-play-goofspiel =
    Ambos tienen las mismas cartas, desde el 1. Se descubre un premio, que vale su número.
    Ambos eligen una carta en secreto y las muestran a la vez: la más alta gana el premio, y las dos se gastan.
    Con cartas iguales nadie se lleva el premio.
    Tras el último premio gana quien tiene más puntos.
how-to-play-rock-paper-scissors =
    Ambos eligen una mano a la vez.
    La piedra gana a las tijeras, las tijeras al papel y el papel a la piedra; las manos iguales no cuentan.
    El juego dura varias rondas, y su resultado es la media: 1 por ganar, −1 por perder.
how-to-play-lifeboat =
    La tripulación gana o pierde junta: llegue a la orilla antes de que el bote se hunda.
    En su turno el dado dice cuánta fuerza tiene: reme tantas brazadas, o achique tantos cubos.
    Después entran dos cubos de agua. Con doce cubos el bote se hunde.
how-to-play-hidden-coin =
    Una moneda está bajo un cubilete: cara o cruz, igual de probables. Quien adivina no la ve.
    Puede parar por 0,2 seguros, o seguir y nombrar el lado: acertar gana 1, fallar pierde 1.
    En la otra variante decide antes quien pregunta, que ve la moneda: parar, que cuesta 1 a quien adivina si es cara y le paga 1 si es cruz, o preguntar.
    Ante la pregunta se puede pasar por 0,2 o nombrar el lado. Lo que gana uno lo pierde el otro.
