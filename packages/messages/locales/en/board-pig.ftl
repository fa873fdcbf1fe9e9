pig-turn-total = This turn
pig-roll = Roll
pig-hold = Hold
pig-lost-turn = turn lost
pig-gained = +{ $points }
pig-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
