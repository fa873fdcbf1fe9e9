backgammon-point = punto { $point }
backgammon-bar = barra de { $seat }
backgammon-off = retiradas por { $seat }
backgammon-checkers = { $count } de { $seat }
backgammon-movable = puede mover
backgammon-picked = en la mano
backgammon-target = destino posible

backgammon-decisions-roll = Tirar los dados
backgammon-decisions-double = Doblar
backgammon-decisions-take = Aceptar el doble
backgammon-decisions-pass = Pasar
backgammon-decisions-beaver = Beaver
backgammon-decisions-raccoon = Raccoon
backgammon-decisions-resign-single = Rendirse
backgammon-decisions-resign-gammon = Rendirse con gammon
backgammon-decisions-resign-backgammon = Rendirse con backgammon
backgammon-decisions-accept = Aceptar
backgammon-decisions-reject = Rechazar

backgammon-no-move = sin jugada
backgammon-no-move-long = No hay jugada posible con { $dice }.
backgammon-go-on = Seguir
backgammon-only-move = La única jugada posible:
backgammon-choose = Juegue { $dice }: elija una ficha y luego su destino.
backgammon-composed = Hasta ahora { $moves }.
backgammon-done = Confirmar
backgammon-undo = Deshacer
backgammon-flip = Girar el tablero
backgammon-mirror = Retirar por el otro lado
backgammon-pips =
    { $pips } { $pips ->
        [one] pip
       *[other] pips
    }
backgammon-ahead = ventaja de { $pips }
backgammon-to-roll = Tira los dados, o dobla antes.
backgammon-rolled = { $seat } sacó { $dice }.
backgammon-played = { $seat } jugó { $moves }.
backgammon-offered = { $seat } dobla a { $value }: ¿aceptar o pasar?
backgammon-beavered = { $seat } hace beaver a { $value }: ¿aceptar o pasar?
backgammon-resigned = { $seat }: ¿{ $what }?
backgammon-cube-in-middle = cubo { $value }, en el centro
backgammon-cube-owned = tiene el cubo, { $value }
backgammon-empty = vacío
backgammon-score = { $points } de { $length }, faltan { $away }
backgammon-crawford = Partida Crawford: sin cubo

backgammon-kinds-single = Una partida simple
backgammon-kinds-gammon = Un gammon
backgammon-kinds-backgammon = Un backgammon

backgammon-over = La partida ha terminado.
backgammon-keys = Las flechas eligen un punto, Intro toma y deja una ficha, 1 a 6 mueven con ese dado, Retroceso deshace un paso, R tira, D dobla, F gira el tablero.
backgammon-chances = Probabilidades de { $seat }
backgammon-chances-help =
    { $depth ->
        [1] Tras la jugada clasificada primera.
       *[other] Tras la jugada clasificada primera, vistas { $depth } jugadas.
    }
backgammon-wins = Gana
backgammon-loses = Pierde

backgammon-of-which-all = en total
backgammon-of-which-gammon = gammons
backgammon-of-which-backgammon = backgammons

backgammon-cube-title = El cubo
backgammon-cube-help =
    Para el cubo se mira { $depth } { $depth ->
        [one] decisión
       *[other] decisiones
    } por delante.

backgammon-cube-rows-no-double = Sin doblar
backgammon-cube-rows-double-take = Doble, acepta
backgammon-cube-rows-double-pass = Doble, pasa

backgammon-equity = Equidad
backgammon-match-chance = Match ganado
backgammon-take-point = Punto de aceptación
backgammon-market-losers = Pierden el mercado

backgammon-variants-cube = dinero, con cubo
backgammon-variants-match = match a 7
backgammon-variants-single = toda victoria vale 1

backgammon-editor-die = Dado { $number }
backgammon-editor-cube = Cubo
backgammon-editor-owner = El cubo es de
backgammon-editor-middle = nadie
backgammon-editor-crawford = Partida Crawford

backgammon-end =
    { $kind ->
        [single] Una partida simple
        [gammon] Un gammon
        [backgammon] Un backgammon
        [pass] El doble fue rechazado
       *[resigned] La rendición fue aceptada
    }{ $turned ->
        [no] {""}
       *[yes] {" "}con el cubo en { $cube }
    }: { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
backgammon-match-won = Match ganado { $own }–{ $other }.
backgammon-game-won = Gana la partida: { $seat }. { $how }

backgammon-rules-match = Puntos del match, 0: dinero
backgammon-rules-jacoby = Regla de Jacoby
backgammon-rules-beavers = Beavers
backgammon-rules-automatic = Dobles automáticos
backgammon-rules-resign = Se permite rendirse
