pig-turn-total = Ce tour
pig-roll = Lancer
pig-hold = Garder
pig-lost-turn = tour perdu
pig-gained = +{ $points }
pig-points =
    { $points } { $points ->
        [one] point
       *[other] points
    }
