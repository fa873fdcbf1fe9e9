### El diálogo de `tyche play`. Lo que se teclea (list, hint, quit …) es igual en todas las lenguas.

play-title = tyche play { $game }, semilla { $seed }
play-name = { $who ->
    [you] usted
    [engine] el motor
   *[player] el jugador { $player }
  }

## Antes de la primera acción

play-opening-alone = Teclee { "?" } para la ayuda.
play-opening = Usted juega { $side ->
    [with] con
   *[against] contra
  } { $others ->
    [one] el motor
   *[other] { $others } jugadores que mueve el motor
  }. { play-opening-alone }
play-opening-seat = Usted es { $seat } y juega { $side ->
    [with] con
   *[against] contra
  } { $others ->
    [one] el motor
   *[other] { $others } jugadores que mueve el motor
  }. { play-opening-alone }

## Indicadores

play-prompt = su acción
play-prompt-end = new, undo, review o quit
play-prompt-sure = ¿jugar { $action } de todos modos? (sí o no)
play-yes = sí

## Durante la partida

play-engine-thinks = el motor piensa…
play-thinks = { $who ->
    [you] usted piensa
    [engine] el motor piensa
   *[player] el jugador { $player } piensa
  }…
play-plays = { $who ->
    [you] usted juega
    [engine] el motor juega
   *[player] el jugador { $player } juega
  } { $action }
play-you-play = usted juega { $actions }
play-claims = { $who ->
    [you] usted reclama
    [engine] el motor reclama
   *[player] el jugador { $player } reclama
  } tablas
play-may-claim = Puede reclamar tablas: teclee draw.
play-no-claim = Aquí no se pueden reclamar tablas: hace falta una tercera repetición, o 50 jugadas de cada bando sin progreso.
play-no-claim-after = Tras esa jugada no se pueden reclamar tablas.
play-nothing-to-undo = No hay nada que deshacer.
play-nothing-for-sweep = Aquí no hay nada para { $name }.
play-which = ¿Qué acción? Teclee { "?" } para la ayuda, list para todas las acciones.
play-bye = Adiós.

## Ayuda

play-typing = Teclee una acción tal como está en la lista, o su número.
play-typing-examples = Teclee una acción tal como está en la lista, { LIST($examples, "or") }, o su número.
play-arrows = Las flechas también sirven.
play-enter = Intro sola juega la acción si solo hay una.
play-help-help = esta ayuda
play-help-list = todas las acciones
play-help-board = dibujar el tablero
play-help-hint = qué jugaría el motor, y por qué; después Intro lo juega
play-help-undo = deshacer su última acción y todo lo que vino después, dados incluidos
play-help-resign = abandonar la partida
play-help-new = empezar otra partida
play-help-quit = salir de la partida
play-help-draw = reclamar tablas, sola o tras una jugada que lo permite
play-help-end = new empieza otra partida, undo deshace su última acción, review muestra sus peores momentos, quit termina aquí.

## Pistas

play-reason-only = Es la única acción.
play-reason-no-time = No hubo tiempo para comparar las acciones.
play-reason-worth = { $action } vale { $value }{ $solved ->
    [true] { " " }(resuelto)
   *[false] { "" }
  }{ $than ->
    [equal] , tanto como { $second }
    [not-less] , no menos que { $second }
    [at-least] , al menos { $more } más que { $second }
    [close] , demasiado cerca de { $second } para decidir
    [unknown] { "" }
   *[more] , { $more } más que { $second }
  }.
play-reason-depth = { $algorithm } exploró { $depth ->
    [one] { $depth } decisión
   *[other] { $depth } decisiones
  } por delante.
play-reason-line = Espera después { $actions }.
play-hint-gives = { $action } perdería { $loss }.
play-hint-enter = Intro juega { $action }.
play-hint-sweep = { $name } juega las { $count }.

## El tutor y el repaso

play-tutor-looks = el tutor comprueba…
play-wait = Espere: { $text }
play-better = { $best } { $tense ->
    [is] es
   *[was] era
  } mejor por { $loss }.
play-sentence = { $text }.
play-review = Ha perdido { $total } en { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
  }{ $worst ->
    [none] , nunca { $least } o más de una vez.
   *[some] ; sus peores momentos:
  }
play-review-moment = { $index }. Acción { $number }: usted eligió { $played }; { $best } era mejor por { $loss }.
play-review-more = …y { $count } más de { $least } o más.

## El final de una partida

play-over = La partida ha terminado: { $how }.
play-ending-won = { $who ->
    [you] usted ha ganado
    [engine] el motor ha ganado
   *[player] el jugador { $player } ha ganado
  }
play-ending-lost = { $who ->
    [you] usted ha perdido
    [engine] el motor ha perdido
   *[player] el jugador { $player } ha perdido
  }
play-ending-points = { $who ->
    [you] usted tiene
    [engine] el motor tiene
   *[player] el jugador { $player } tiene
  } { $count ->
    [one] { $amount } punto
   *[other] { $amount } puntos
  }
play-ending-won-points = { $who ->
    [you] usted ha ganado
    [engine] el motor ha ganado
   *[player] el jugador { $player } ha ganado
  } { $count ->
    [one] { $amount } punto
   *[other] { $amount } puntos
  }
play-ending-several = { LIST($names, "and") } han ganado
play-ending-all-points = { $count ->
    [one] { $amount } punto
   *[other] { $amount } puntos
  } para todos
play-ending-all-won = todos han ganado juntos
play-ending-all-lost = todos han perdido juntos
play-ending-draw = tablas, nadie ha ganado
play-ending-resigned = usted ha abandonado
play-ending-resigned-to-engine = usted ha abandonado, el motor ha ganado
