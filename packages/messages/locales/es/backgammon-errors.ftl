### Backgammon: posiciones, jugadas, cubo, matches registrados

## Posiciones y dados

backgammon-game-over = La partida ha terminado.
backgammon-nothing-to-roll = La partida ha terminado: no hay nada que tirar.
backgammon-nothing-to-decide = La partida ha terminado: no hay nada que decidir.
backgammon-roll-first = Hay que lanzar los dados antes de jugar «{ $text }».
backgammon-already-rolled = La tirada ya es { $dice }.
backgammon-bad-roll = «{ $text }» no es una tirada: escriba dos dados de 1 a 6, por ejemplo 31 o 3-1.
backgammon-two-rolls = La tirada es { $dice }, pero la posición viene con { $own }.
backgammon-no-position = La posición está vacía.
backgammon-after-roll = Tras la tirada solo puede ir «p1», y no «{ $text }».
backgammon-number-count = Un tablero son { $count } números (barra, 24 puntos, barra), y no { $found }.
backgammon-bad-number = El número { $number } del tablero debe ser un número entero de fichas, y no «{ $text }».
backgammon-opponents-bar = La barra del oponente (número 0) no puede tener fichas propias.
backgammon-own-bar = La barra propia (número 25) no puede tener fichas del oponente.
backgammon-too-many-checkers = { $who ->
    [mover] Quien tira
   *[opponent] El oponente
  } tiene { $count } fichas, pero en { $game } hay { $most } por bando.
backgammon-no-checkers = No hay ninguna ficha en el tablero.
backgammon-home-board = Una casa son seis números enteros de fichas, en los puntos 1 a 6, 15 en total como máximo.

## Position ID y Match ID de GNU Backgammon

backgammon-too-many-ids = «{ $text }» tiene más que un Position ID y un Match ID; un XGID empieza con «XGID=».
backgammon-id-length = Un { $name } tiene { $length } caracteres, pero «{ $text }» tiene { $found }.
backgammon-id-character = El carácter { $at } del { $name } «{ $text }» es «{ $character }»; solo se permiten A-Z, a-z, 0-9, + y /.
backgammon-id-end = El { $name } «{ $text }» no puede acabar en «{ $character }»: hay bits puestos tras su último byte.
backgammon-position-id-full = Un Position ID contiene 30 fichas como máximo.
backgammon-position-id-checkers = «{ $text }» no es un Position ID: contiene demasiadas fichas.
backgammon-position-id-shared = En el Position ID «{ $text }» ambos bandos tienen fichas en el punto { $point } de quien tira.
backgammon-ogid-shared = En el OGID «{ $text }» ambos bandos tienen fichas en el punto { $point }.
backgammon-position-id-rest = «{ $text }» no es un Position ID: algo sigue a la última barra.
backgammon-match-id-field = El campo { $field } del Match ID es { $value }, que no cabe en { $bits ->
    [one] { $bits } bit
   *[other] { $bits } bits
  }.
backgammon-match-id-dice = El Match ID «{ $text }» tiene los dados { $one } y { $two }, que no son una tirada.
backgammon-match-id-owner = El Match ID «{ $text }» no dice de quién es el cubo.
backgammon-match-id-offer = Este Match ID espera respuesta a un doble o a un abandono, pero este juego no tiene cubo de doblar.

## XGID

backgammon-xgid-fields = Un XGID tiene { $count } campos separados por «:», pero este tiene { $found }.
backgammon-xgid-number = En un XGID, { $field ->
    [cube] el cubo
    [cube-owner] el dueño del cubo
    [turn] el turno
    [bottom-score] el marcador del jugador de abajo
    [top-score] el marcador del jugador de arriba
    [rule] la regla
    [match-length] la longitud del match
   *[highest-cube] el cubo más alto
  } debe ser un número entero de { $low } a { $high }, y no «{ $text }».
backgammon-xgid-turn = El turno de un XGID debe ser 1 (abajo) o -1 (arriba), y no «0».
backgammon-xgid-position = La posición de un XGID tiene { $count } caracteres, y no { $found }.
backgammon-xgid-character = El carácter { $at } de la posición del XGID es «{ $character }»; solo se permiten «-», de A a P y de a a p.
backgammon-xgid-dice = Los dados de un XGID deben ser dos dígitos de 1 a 6, 00, D, B o R, y no «{ $text }».
backgammon-xgid-double = Este XGID espera respuesta a un doble, pero este juego no tiene cubo de doblar.
backgammon-xgid-word = Tras un XGID solo pueden ir resign=single, refused=single (o gammon, backgammon) y result=N, y no «{ $text }».

## Tableros de FIBS

backgammon-fibs-turn = En el tablero de FIBS no es el turno de nadie.
backgammon-fibs-direction = En el tablero de FIBS el jugador de los números positivos debe ir hacia el punto 1.
backgammon-fibs-dice = El tablero de FIBS tiene los dados { $one } y { $two }, que no son una tirada.
backgammon-fibs-form = Un tablero de FIBS es «board:», dos nombres y { $count } números, separados por dos puntos.
backgammon-fibs-number = «{ $text }» en el tablero de FIBS no es un número entero.
backgammon-fibs-negative = El marcador y la longitud del match del tablero de FIBS deben ser 0 o más, y no { $one }, { $two } y { $length }.
backgammon-fibs-over = En el tablero de FIBS el match ha terminado: { $one }-{ $two } en un match a { $length }.
backgammon-fibs-cube = El cubo del tablero de FIBS debe mostrar una potencia de 2 hasta { $most }, y no { $cube }.

## Jugadas

backgammon-has-move = Hay una jugada legal: no se puede pasar el turno.
backgammon-no-blot = «{ $text }» marca un golpe en { $point }, pero no hay ficha suelta que golpear.
backgammon-no-checker = «{ $text }» mueve una ficha de { $from }, donde no hay ninguna que mover.
backgammon-not-legal = «{ $text }» no es una jugada legal aquí.
backgammon-ambiguous = «{ $text }» puede significar { LIST($ways, "or") }.
backgammon-odd-points = «{ $text }» no es una jugada: los puntos van por pares, salida y llegada.
backgammon-bad-move = «{ $text }» no es una jugada: escríbala como 13/7, 24/20*/14, bar/22, 6/off o 8/4(2).
backgammon-backward = En «{ $text }» una ficha retrocede: escriba la salida antes que la llegada.
backgammon-bad-point = «{ $point }» en «{ $text }» no es un punto { $end ->
    [from] del que salir
   *[to] al que llegar
  }.
backgammon-not-possible = «{ $text }» no es posible aquí; posibles: { $actions }.
backgammon-answer-first = La tirada es { $dice }, pero antes hay que responder a lo ofrecido.

## Cubo y matches

backgammon-other-length = La posición es de { $position ->
    [0] una partida por dinero
   *[other] un match a { $position }
  }, pero este juego es { $game ->
    [0] una partida por dinero
   *[other] un match a { $game }
  }: { $position ->
    [0] quite --match
   *[other] dé --match { $position }
  }.
backgammon-other-rule = { $rule ->
    [jacoby] { $position ->
        [on] La regla de Jacoby rige en la posición, pero no en este juego: dé --jacoby on.
       *[off] La regla de Jacoby no rige en la posición, pero sí en este juego: dé --jacoby off.
      }
   *[beavers] { $position ->
        [on] Los beavers se permiten en la posición, pero no en este juego: dé --beavers on.
       *[off] Los beavers no se permiten en la posición, pero sí en este juego: dé --beavers off.
      }
  }
backgammon-position-with-cube = La posición es de { $length ->
    [0] una partida con el cubo
   *[other] un match a { $length }
  }: quite { $option }.
backgammon-cube-too-high = El cubo está en { $cube }, pero no pasa de { $most }.
backgammon-both-won = Ambos jugadores tienen { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } o más, pero solo uno puede haber ganado.
backgammon-not-crawford = En una partida Crawford a uno le falta 1 punto, pero el marcador es { $score } en un match a { $length }.
backgammon-crawford-cube = En una partida Crawford no se usa el cubo.
backgammon-needless-double = Quien dobla aquí gana el match con el cubo tal como está.
backgammon-match-not-over = La partida ha terminado, pero el marcador no dice que el match también.
backgammon-match-length = Un match tiene de 1 a { $most } puntos, y no { $length }.
backgammon-money-only = La regla de Jacoby, los beavers y los dobles automáticos son para partidas por dinero: quítelos en un match.
backgammon-highest-cube = El cubo más alto debe ser una potencia de 2 hasta { $most }, y no { $cube }.
backgammon-automatic-doubles = El número de dobles automáticos debe ser de 0 a { $most }, y no { $count }.
backgammon-cube-off = Los matches, la regla de Jacoby, los beavers, los dobles automáticos y los abandonos se juegan con el cubo: quite --cube off.
backgammon-stakes-with-cube = Con el cubo se juega por dinero o por el match: quite --stakes.

## Equidades de match

backgammon-equities-name = --equities debe ser computed, kazaross-xg2 o @FILE con una tabla de equidades de match, y no «{ $text }».
backgammon-equities-money = Una tabla de equidades de match es para un match: dé --match N.
backgammon-equities-length = La tabla de equidades de match llega hasta { $longest ->
    [one] { $longest } punto
   *[other] { $longest } puntos
  }, y no { $length }.
backgammon-equities-columns = Una tabla de equidades de match tiene de 1 a { $most } columnas, y no { $found }.
backgammon-equities-rows = Una tabla de equidades de match con { $columns ->
    [one] { $columns } columna
   *[other] { $columns } columnas
  } tiene { $rows } filas, la última para las partidas tras la partida Crawford, y no { $found }.
backgammon-equities-row = La fila { $row } de la tabla de equidades de match tiene { $found ->
    [one] { $found } número
   *[other] { $found } números
  }, y no { $columns }.
backgammon-equities-sum = En la fila { $row } de la tabla de equidades de match, la probabilidad de la columna { $column } y su simétrica no suman 1.
backgammon-equities-chance = La fila { $row } de la tabla de equidades de match tiene «{ $text }», que no es un número de 0 a 1.

## Hypergammon

backgammon-small-checkers = Hypergammon se juega con 1 a { $most } fichas por bando, y no { $count }.
backgammon-exact-checkers = La solución exacta es para 1 a 3 fichas por bando, y no { $count }.
backgammon-solver-checkers = Hypergammon se resuelve con 3 fichas por bando como máximo: dé --checkers 3 o menos.
backgammon-solver-stakes = Hypergammon solo se resuelve por dinero: quite --stakes.

## Redes

backgammon-rare-positions = --rare fija cómo empiezan las partidas, pero con --positions no se juega ninguna
backgammon-gather-from = las posiciones las reúne una red: nombre una con --from
backgammon-inputs = Las entradas de una red de backgammon son { LIST($known, "or") }, y no «{ $text }».
backgammon-model-inputs = Esta red tiene las entradas «{ $text }», que son desconocidas; se conocen { LIST($known, "and") }.

## Matches registrados: dónde

backgammon-record-game = Partida { $game }: { $problem }
backgammon-record-node = nodo { $node }: { $problem }
backgammon-record-line = Línea { $line }: { $problem }
backgammon-mat-place = Línea { $line }, columna { $column }: { $problem }
backgammon-xg-record = { $game ->
    [0] Registro { $record }
   *[other] Partida { $game }, registro { $record }
  }: { $problem }

## Matches registrados: qué

backgammon-record-empty = No hay ningún match en este texto.
backgammon-record-long-line = La línea tiene { $length } caracteres; ninguna línea de un match tiene más de { $most }.
backgammon-record-second-match = Empieza un segundo match; un archivo { $format } solo tiene uno.
backgammon-xg-position = Es una posición, no un match: { $xgid }
backgammon-record-set-up = La partida sigue desde un tablero montado, lo que no se admite.
backgammon-record-not-from-start = Un archivo de match tiene partidas desde su inicio, pero esta empieza en una posición montada.
backgammon-record-jacoby = El match dice que se jugó { $asked ->
    [true] sin la regla de Jacoby: quite --jacoby on
   *[false] con la regla de Jacoby: quite --jacoby off
  }.
backgammon-record-no-play = Ninguna jugada de { $roll } lleva al tablero que sigue.
backgammon-record-impossible = Ninguna ficha puede ir así desde ahí, esté permitido o no: { $text }.
backgammon-record-unanswered = El doble queda sin respuesta.
backgammon-record-twice = Quien juega { $roll } jugó también el turno anterior.
backgammon-record-doubled-plays = La tirada { $roll } la juega quien recibió el doble, y no quien dobló.
backgammon-record-not-on-roll = Quien dobla no tiene la tirada.
backgammon-record-not-owner = Quien dobla no tiene el cubo.
backgammon-record-answer = { $answer ->
    [take] Una aceptación
    [drop] Un rechazo
    [beaver] Un beaver
   *[raccoon] Un raccoon
  } debe responder a { $offer ->
    [beaver] un beaver
   *[double] un doble
  } del otro jugador.
backgammon-record-loser-wins = El ganador registrado es el jugador que perdió la partida.
backgammon-record-points = La victoria registrada es de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }, pero con el cubo en { $cube } la partida cuenta { LIST($counts, "or") }.
backgammon-record-cube = El cubo se gira de { $from } a { $to }, y no a { $expected }.
backgammon-record-after-end = La partida sigue tras su final.
backgammon-record-number = Las longitudes, los marcadores y los cubos de un match son números enteros de 0 a { $most }, no “{ $text }”.
backgammon-record-score = La partida empieza con { $own }, pero tras la anterior el marcador es { $score }.
backgammon-record-match-over = Una partida empieza con { $score }, cuando el match a { $length } ha terminado.
backgammon-record-first-cube = El cubo muestra { $cube } en la primera tirada; antes solo lo giran los dobles automáticos, a una potencia de 2, en partidas por dinero.
backgammon-record-position = La posición es { $position }, pero las jugadas anteriores llevan a { $expected }.
backgammon-record-rules = «{ $action }» no es posible ahí según estas reglas.
backgammon-record-wrong-roller = Quien tira { $roll } no tiene la tirada.

## Archivos .mat

backgammon-mat-beginning = Un archivo .mat empieza con «N point match», luego «Game 1» y los nombres de los jugadores.
backgammon-mat-empty = No hay ningún match en este archivo: un archivo .mat debe decir a cuántos puntos va y quién juega.
backgammon-mat-names = Tras «Game N» deben ir ambos nombres, cada uno con dos puntos y un marcador.
backgammon-mat-length = Antes de la primera partida debe ir la longitud del match: «5 point match».
backgammon-mat-line = «{ $text }» no es un turno de una partida.
backgammon-mat-cells = La línea de un turno tiene más de dos celdas.
backgammon-mat-cell = «{ $text }» no es ni una tirada con su jugada («31: 8/5 6/5») ni una palabra del cubo («Doubles => 2», «Takes», «Drops»).

## Archivos SGF

backgammon-sgf-empty = No hay ninguna partida en este archivo SGF.
backgammon-sgf-game = Es un archivo SGF de otro juego; el backgammon es GM[6].
backgammon-sgf-turn = «{ $text }» no es un turno: deben ser dos dados, luego pares de letras.
backgammon-sgf-branch = El SGF se ramifica en el carácter { $at }, pero un match no tiene variantes.
backgammon-sgf-close = El «)» en el carácter { $at } del SGF no cierra ninguna partida.
backgammon-sgf-character = No es SGF: el carácter { $at } es «{ $character }».
backgammon-sgf-open-game = El SGF acaba en mitad de una partida.
backgammon-sgf-open-value = El SGF acaba en mitad de un valor.

## Exportaciones de GNU Backgammon

backgammon-export-beginning = Una exportación de GNU Backgammon empieza con «The score (after 0 games) is: …».
backgammon-export-score = El marcador debe nombrar a ambos jugadores, cada uno con sus puntos.
backgammon-export-names = Ambos jugadores tienen el mismo nombre: no se distinguen sus turnos.
backgammon-export-other-match = Sigue una partida de otro match.
backgammon-export-number = La jugada número { $number } sigue a la número { $before }.
backgammon-export-cube = Ningún jugador ha girado el cubo a { $cube }.
backgammon-export-move = «{ $text }» no es ni una tirada por jugar, ni un doble, ni una decisión de cubo.
backgammon-export-too-early = Hay una acción antes de la primera jugada.
backgammon-export-second-action = La jugada tiene una segunda acción.
backgammon-export-wrong-player = La acción es del jugador que no tiene el turno.
backgammon-export-action = «{ $text }» no es posible aquí.
backgammon-export-player = «{ $text }» no nombra a ninguno de los jugadores.
backgammon-export-no-action = La jugada número { $number } no tiene acción.

## Archivos .xg

backgammon-xg-beginning = Un archivo .xg empieza con «{ $mark }».
backgammon-xg-no-match = No hay ningún match en este archivo .xg: su paquete no tiene temp.xg.
backgammon-xg-empty = No hay ningún match en este archivo .xg: no tiene registros.
backgammon-xg-size = Una parte del archivo .xg se descomprime en { $size } bytes; ninguna tiene más de { $most }.
backgammon-xg-damaged = El archivo .xg está dañado: la suma de control o la longitud { $what ->
    [archive] de su paquete
    [register] de su índice
   *[match] de su match
  } es errónea.
backgammon-xg-cut-off = El archivo .xg está cortado: acaba tras { $length ->
    [one] { $length } byte
   *[other] { $length } bytes
  }.
backgammon-xg-length = El match tiene { $length ->
    [one] { $length } byte
   *[other] { $length } bytes
  } y un registro { $record }: el último está incompleto.
backgammon-xg-kind = Un archivo .xg no tiene registros de la clase { $kind }.
backgammon-xg-first-record = El primer registro de un archivo .xg debe ser el del match.
backgammon-xg-too-early = Hay una acción antes de la primera partida.
backgammon-xg-mark = El registro del match no tiene la marca de un archivo .xg.
backgammon-xg-version = El archivo es de la versión { $version }; se admiten las versiones hasta { $newest }.
backgammon-xg-variant = El match no es de backgammon, sino de Nackgammon, hypergammon o Longgammon.
backgammon-xg-match-length = Un match no puede tener { $length } puntos.
backgammon-xg-board = La posición no es un tablero posible; las jugadas anteriores llevan a { $expected }.
backgammon-xg-dice = Los dados { $one } y { $two } no son una tirada.
backgammon-xg-cube = El cubo muestra { $shown }, pero las acciones anteriores lo dejaron en { $expected }.
backgammon-xg-after-unplayed = La partida sigue tras una tirada que no se jugó.
backgammon-xg-player = No hay jugador { $player }.
