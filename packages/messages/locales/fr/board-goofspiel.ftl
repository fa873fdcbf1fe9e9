goofspiel-prize = Prix { $prize }, manche { $round }
goofspiel-over = Tous les prix sont gagnés
goofspiel-points =
    { $points } { $points ->
        [one] point
       *[other] points
    }
goofspiel-bid = a misé
goofspiel-bids = mise { $card }
goofspiel-variant =
    { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }
goofspiel-left = Cartes et prix qui restent
goofspiel-prizes = prix à venir
goofspiel-theory = Le jeu est symétrique, sa valeur est donc 0. Une mise prévisible est battue par la carte juste au-dessus : seul un mélange de plusieurs cartes ne peut pas être exploité.
