goofspiel-prize = Premio { $prize }, ronda { $round }
goofspiel-over = Se han ganado todos los premios
goofspiel-points =
    { $points } { $points ->
        [one] punto
       *[other] puntos
    }
goofspiel-bid = ya ha pujado
goofspiel-bids = puja { $card }
goofspiel-variant =
    { $cards } { $cards ->
        [one] carta
       *[other] cartas
    }
goofspiel-left = Cartas y premios que quedan
goofspiel-prizes = premios por salir
goofspiel-theory = El juego es simétrico, así que su valor es 0. A una puja que se puede prever le gana la carta siguiente: solo una mezcla de varias cartas no puede explotarse.
