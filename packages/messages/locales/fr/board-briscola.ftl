briscola-suit-cups = { $form ->
    [of] de coupes
   *[name] coupes
  }
briscola-suit-coins = { $form ->
    [of] de deniers
   *[name] deniers
  }
briscola-suit-clubs = { $form ->
    [of] de bâtons
   *[name] bâtons
  }
briscola-suit-swords = { $form ->
    [of] d’épées
   *[name] épées
  }
briscola-faces-jack = valet
briscola-faces-knight = cavalier
briscola-faces-king = roi
briscola-faces-ace = as

briscola-card = { $rank } { FORM($suit, "of") }
briscola-hand = Main de { $seat }
briscola-hidden =
    { $cards } { $cards ->
        [one] carte cachée
       *[other] cartes cachées
    }
briscola-points =
    { $points } { $points ->
        [one] point
       *[other] points
    }
briscola-stock = { $cards } à piocher
briscola-trump = Atout : { $card }
briscola-led = Carte jouée : { $card }
briscola-nothing-led = Rien n’est entamé
briscola-took = { $seat } a pris le pli
briscola-result = { $own } à { $other }
briscola-unseen = Vu et non vu
briscola-chance = Chaque carte non vue est dans l’autre main à { $percent }.
briscola-all-seen = Toutes les cartes sont vues.

briscola-key-here = vue en jeu
briscola-key-out = tombée
briscola-key-unseen = non vue

briscola-sampling = La machine voit ce que voit son joueur. Elle tire les cartes non vues au hasard et parcourt un seul arbre pour toutes les donnes (ISMCTS). Chercher dans chaque donne à part, cartes sur table, fait croire qu’on pourra choisir d’après des cartes qu’on ne voit pas : la fusion de stratégies. Ni l’une ni l’autre ne déduit du jeu de l’adversaire ce qu’il doit tenir.
