### Los tableros como los muestra un terminal, y el final de los juegos para uno. Un texto de un dibujo cabe en una línea.

drawn-player = { $who ->
    [you] usted
    [engine] el motor
   *[player] jugador { $player }
  }
drawn-rolls = { $who ->
    [you] usted saca
    [engine] el motor saca
   *[player] el jugador { $player } saca
  } { $die }
drawn-to-act = le toca { $who ->
    [you] a usted
    [engine] al motor
   *[player] al jugador { $player }
  }
drawn-over = la partida ha terminado
drawn-score = puntuación { $score }

## Backgammon

drawn-backgammon-side = { $name } ({ drawn-player }): { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
  }, { $off } fuera
drawn-backgammon-to-roll = { $name } debe lanzar
drawn-backgammon-rolled = { $name } sacó { $roll }
drawn-cube = Cubo { $cube }, { $owner ->
    [none] en el centro
   *[any] de { $owner }
  }; { $play ->
    [money] por dinero
    [match] { $points } a { $length }
   *[crawford] { $points } a { $length }, partida Crawford
  }
drawn-cube-offer = { $by }: { $offer }. { $to } responde

## Blackjack

drawn-blackjack-dealer = crupier  { $hand }
drawn-blackjack-you = usted    { $hand }
drawn-blackjack-doubled = usted    { $hand }, doblado
drawn-blackjack-hard = { $cards }  ({ $total })
drawn-blackjack-soft = { $cards }  ({ $total } blando)
ending-blackjack-won = { $who ->
    [engine] el motor ha ganado
   *[you] usted ha ganado
  } { $count ->
    [one] { $count } apuesta
   *[other] { $count } apuestas
  }
ending-blackjack-lost = { $who ->
    [engine] el motor ha perdido
   *[you] usted ha perdido
  } { $count ->
    [one] { $count } apuesta
   *[other] { $count } apuestas
  }
ending-blackjack-even = { $who ->
    [engine] el motor
   *[you] usted
  } recupera su apuesta, nadie ha ganado

## Briscola

drawn-briscola-suit = { $suit ->
    [cups] copas
    [coins] oros
    [clubs] bastos
   *[swords] espadas
  }
drawn-briscola-trump = triunfo { drawn-briscola-suit } ({ $card } bajo { $count ->
    [one] { $count } naipe
   *[other] { $count } naipes
  } por robar)
drawn-briscola-trump-drawn = triunfo { drawn-briscola-suit } ({ $card }, robado)
drawn-briscola-hand = { drawn-player }: { $count ->
    [0] sin naipes
   *[other] { $cards }
  }  ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  })
drawn-briscola-table = mesa: { $card }
drawn-briscola-turn = le toca { $turn ->
    [lead] salir
   *[answer] responder
  } { $who ->
    [you] a usted
    [engine] al motor
   *[player] al jugador { $player }
  }

## EinStein

drawn-einstein-first = ❶ mueve a la derecha y abajo, dado { $die }
drawn-einstein-second = ① mueve a la izquierda y arriba, dado { $die }
drawn-einstein-won = { $name } ha ganado

## La moneda bajo el vaso

drawn-coin = moneda: { $coin }
drawn-coin-open = aún no se ha dicho nada
drawn-coin-named = hay que decir un lado
drawn-coin-over = { $who ->
    [you] usted recibe
    [engine] el motor recibe
   *[player] el jugador { $player } recibe
  } { $pays }

## Piedra, papel, tijera

drawn-hands-round = ronda { $round } de { $rounds }
drawn-hands-won = { $who ->
    [you] usted ha ganado { $wins }, el motor
    [engine] el motor ha ganado { $wins }, usted
   *[player] el jugador 0 ha ganado { $wins }, el jugador 1
  } { $losses }, nadie { $ties }
drawn-hands-last = últimas manos: { $one } contra { $other }
drawn-hands-chosen = { $who ->
    [you] usted ha elegido
    [engine] el motor ha elegido
   *[player] el jugador { $player } ha elegido
  }
drawn-goofspiel-prize = premio { $prize }, ronda { $round } de { $rounds }
drawn-goofspiel-over = todos los premios están repartidos
drawn-goofspiel-player = { $who ->
    [you] usted tiene
    [engine] el motor tiene
   *[player] el jugador { $player } tiene
  } { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } y las cartas { $cards }
drawn-goofspiel-last = última ronda: premio { $prize }, { $one } contra { $other }
drawn-goofspiel-bid = { $who ->
    [you] usted ha apostado
    [engine] el motor ha apostado
   *[player] el jugador { $player } ha apostado
  }

## Kuhn poker and Leduc hold'em

drawn-poker-seat = { drawn-player }: { $card }  ({ $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
  } en el bote)
drawn-poker-board = carta común: { $card }
drawn-poker-actions = jugado: { $actions }

## Liar's Dice

drawn-dice-seat = { drawn-player }: { $dice }
drawn-dice-bids = pujas: { $bids }

## Bote salvavidas

drawn-lifeboat-shore = { $shore } orilla
drawn-lifeboat-way = { $distance ->
    [one] falta { $distance } palada
   *[other] faltan { $distance } paladas
  }, { $water } de { $most } cubos, { $status }
drawn-lifeboat-saved = a salvo
drawn-lifeboat-sunk = hundidos

## Ludo

drawn-ludo-pieces = { $name } { drawn-player }: { $pieces } ({ $yard } en casa, { $home } en la meta)

## Buscaminas

drawn-minesweeper-won = ganado
drawn-minesweeper-lost = perdido: { $cell } era una mina
drawn-minesweeper-mines = { $mines ->
    [one] { $mines } mina
   *[other] { $mines } minas
  } bajo { $hidden ->
    [one] { $hidden } casilla tapada
   *[other] { $hidden } casillas tapadas
  }
ending-minesweeper-won = { $who ->
    [engine] el motor ha ganado
   *[you] usted ha ganado
  }, todas las casillas sin mina están abiertas
ending-minesweeper-lost = { $who ->
    [engine] el motor ha perdido
   *[you] usted ha perdido
  }, { $cell } era una mina

## 2048

ending-2048-points = { $who ->
    [engine] el motor tiene
   *[you] usted tiene
  } { $points ->
    [one] { NUMBER($points, useGrouping: "true") } punto
   *[other] { NUMBER($points, useGrouping: "true") } puntos
  }, la ficha mayor es { $largest }
ending-2048-won = { $who ->
    [engine] el motor ha ganado
   *[you] usted ha ganado
  }, hay una ficha { $target }
ending-2048-lost = { $who ->
    [engine] el motor ha perdido
   *[you] usted ha perdido
  }, ninguna ficha puede deslizarse y la mayor es { $largest }

## Pac-Man

drawn-pac-man-won = puntuación { $scores }, ganado
drawn-pac-man-lost = puntuación { $scores }, perdido
drawn-pac-man-moves = puntuación { $scores }, mueve { $name }
drawn-pac-man-scared = puntuación { $scores }, mueve { $name }, fantasmas asustados { LIST($timers, "and") } más
ending-pac-man-won = { $who ->
    [engine] el motor ha ganado
   *[you] usted ha ganado
  } con { LIST($scores, "and") } puntos
ending-pac-man-caught = { $who ->
    [engine] han atrapado al motor
   *[you] le han atrapado
  }, con { LIST($scores, "and") } puntos
