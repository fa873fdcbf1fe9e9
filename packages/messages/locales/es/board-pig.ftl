pig-turn-total = Este turno
pig-roll = Tirar
pig-hold = Plantarse
pig-lost-turn = turno perdido
pig-gained = +{ $points }
pig-points =
    { $points } { $points ->
        [one] punto
       *[other] puntos
    }
