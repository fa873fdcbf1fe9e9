dice-liar = Menteur !
dice-bid = { $count } × { $face }
dice-bids = Annonces, avec la probabilité que chacune soit vraie
dice-no-bid = Rien n’a encore été annoncé
dice-hidden =
    { $count } { $count ->
        [one] dé
       *[other] dés
    } sous le gobelet
dice-shown = { $bid } a été contesté, les dés montrent { $dice }
dice-variant =
    { $dice } { $dice ->
        [one] dé
       *[other] dés
    } par joueur
dice-variant-faces = dés à { $faces } faces

dice-odds = Combien de dés comptent
dice-face = face
dice-seen = vus
dice-expected = de tous, en moyenne
dice-unseen = { $hidden ->
        [0] Tous les dés sont vus.
        [one] { $hidden } dé n’est pas vu.
       *[other] { $hidden } dés ne sont pas vus.
    }
dice-theory = Le { $wild } est un joker : il compte pour toutes les faces. Les pourcentages des annonces sont ceux des dés seuls. Les annonces d’un bon adversaire en disent plus, et les vôtres aussi : qui n’annonce que ce qu’il a joue à gobelet ouvert, et qui annonce l’impossible est aussitôt traité de menteur.
