### Les plateaux tels qu’un terminal les montre, et la fin des jeux en solitaire. Un texte d’un dessin tient sur une ligne.

drawn-player = { $who ->
    [you] vous
    [engine] le moteur
   *[player] joueur { $player }
  }
drawn-rolls = { $who ->
    [you] vous lancez
    [engine] le moteur lance
   *[player] le joueur { $player } lance
  } { $die }
drawn-to-act = c’est { $who ->
    [you] à vous
    [engine] au moteur
   *[player] au joueur { $player }
  } de jouer
drawn-over = la partie est terminée
drawn-score = score { $score }

## Backgammon

drawn-backgammon-side = { $name } ({ drawn-player }) : { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
  }, { $off ->
    [one] { $off } sorti
   *[other] { $off } sortis
  }
drawn-backgammon-to-roll = { $name } doit lancer
drawn-backgammon-rolled = { $name } a lancé { $roll }
drawn-cube = Videau { $cube }, { $owner ->
    [none] au milieu
   *[any] à { $owner }
  } ; { $play ->
    [money] argent
    [match] { $points } en { $length }
   *[crawford] { $points } en { $length }, partie Crawford
  }
drawn-cube-offer = { $by } : { $offer }. { $to } répond

## Blackjack

drawn-blackjack-dealer = croupier  { $hand }
drawn-blackjack-you = vous      { $hand }
drawn-blackjack-doubled = vous      { $hand }, doublé
drawn-blackjack-hard = { $cards }  ({ $total })
drawn-blackjack-soft = { $cards }  ({ $total } souple)
ending-blackjack-won = { $who ->
    [engine] le moteur a gagné
   *[you] vous avez gagné
  } { $count ->
    [one] { $count } mise
   *[other] { $count } mises
  }
ending-blackjack-lost = { $who ->
    [engine] le moteur a perdu
   *[you] vous avez perdu
  } { $count ->
    [one] { $count } mise
   *[other] { $count } mises
  }
ending-blackjack-even = { $who ->
    [engine] le moteur récupère sa mise
   *[you] vous récupérez votre mise
  }, personne n’a gagné

## Briscola

drawn-briscola-suit = { $suit ->
    [cups] coupes
    [coins] deniers
    [clubs] bâtons
   *[swords] épées
  }
drawn-briscola-trump = atout { drawn-briscola-suit } ({ $card } sous { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } à piocher)
drawn-briscola-trump-drawn = atout { drawn-briscola-suit } ({ $card }, pioché)
drawn-briscola-hand = { drawn-player } : { $count ->
    [0] aucune carte
   *[other] { $cards }
  }  ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
drawn-briscola-table = table : { $card }
drawn-briscola-turn = { $who ->
    [you] à vous
    [engine] au moteur
   *[player] au joueur { $player }
  } { $turn ->
    [lead] d’entamer
   *[answer] de répondre
  }

## EinStein

drawn-einstein-first = ❶ joue vers la droite et le bas, dé { $die }
drawn-einstein-second = ① joue vers la gauche et le haut, dé { $die }
drawn-einstein-won = { $name } a gagné

## La pièce sous le gobelet

drawn-coin = pièce : { $coin }
drawn-coin-open = rien n’est encore annoncé
drawn-coin-named = il faut annoncer un côté
drawn-coin-over = { $who ->
    [you] vous recevez
    [engine] le moteur reçoit
   *[player] le joueur { $player } reçoit
  } { $pays }

## Pierre, feuille, ciseaux

drawn-hands-round = manche { $round } sur { $rounds }
drawn-hands-won = { $who ->
    [you] vous avez gagné { $wins }, le moteur
    [engine] le moteur a gagné { $wins }, vous
   *[player] le joueur 0 a gagné { $wins }, le joueur 1
  } { $losses }, personne { $ties }
drawn-hands-last = dernières mains : { $one } contre { $other }
drawn-hands-chosen = { $who ->
    [you] vous avez choisi
    [engine] le moteur a choisi
   *[player] le joueur { $player } a choisi
  }
drawn-goofspiel-prize = prix { $prize }, manche { $round } sur { $rounds }
drawn-goofspiel-over = tous les prix sont attribués
drawn-goofspiel-player = { $who ->
    [you] vous avez
    [engine] le moteur a
   *[player] le joueur { $player } a
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et les cartes { $cards }
drawn-goofspiel-last = dernière manche : prix { $prize }, { $one } contre { $other }
drawn-goofspiel-bid = { $who ->
    [you] vous avez misé
    [engine] le moteur a misé
   *[player] le joueur { $player } a misé
  }

## Kuhn poker and Leduc hold'em

drawn-poker-seat = { drawn-player } : { $card }  ({ $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
  } dans le pot)
drawn-poker-board = carte commune : { $card }
drawn-poker-actions = joué : { $actions }

## Liar's Dice

drawn-dice-seat = { drawn-player } : { $dice }
drawn-dice-bids = annonces : { $bids }

## Canot de sauvetage

drawn-lifeboat-shore = { $shore } rive
drawn-lifeboat-way = encore { $distance ->
    [one] { $distance } coup de rame
   *[other] { $distance } coups de rame
  }, { $water } seaux sur { $most }, { $status }
drawn-lifeboat-saved = sauvés
drawn-lifeboat-sunk = coulés

## Ludo

drawn-ludo-pieces = { $name } { drawn-player } : { $pieces } ({ $yard } à l’écurie, { $home } arrivés)

## Démineur

drawn-minesweeper-won = gagné
drawn-minesweeper-lost = perdu : { $cell } était une mine
drawn-minesweeper-mines = { $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
  } sous { $hidden ->
    [one] { $hidden } case fermée
   *[other] { $hidden } cases fermées
  }
ending-minesweeper-won = { $who ->
    [engine] le moteur a gagné
   *[you] vous avez gagné
  }, toutes les cases sans mine sont ouvertes
ending-minesweeper-lost = { $who ->
    [engine] le moteur a perdu
   *[you] vous avez perdu
  }, { $cell } était une mine

## 2048

ending-2048-points = { $who ->
    [engine] le moteur a
   *[you] vous avez
  } { $points ->
    [one] { NUMBER($points, useGrouping: "true") } point
   *[other] { NUMBER($points, useGrouping: "true") } points
  }, la plus grande tuile est { $largest }
ending-2048-won = { $who ->
    [engine] le moteur a gagné
   *[you] vous avez gagné
  }, il y a une tuile { $target }
ending-2048-lost = { $who ->
    [engine] le moteur a perdu
   *[you] vous avez perdu
  }, aucune tuile ne peut glisser et la plus grande est { $largest }

## Pac-Man

drawn-pac-man-won = score { $scores }, gagné
drawn-pac-man-lost = score { $scores }, perdu
drawn-pac-man-moves = score { $scores }, { $name } joue
drawn-pac-man-scared = score { $scores }, { $name } joue, fantômes apeurés encore { LIST($timers, "and") }
ending-pac-man-won = { $who ->
    [engine] le moteur a gagné
   *[you] vous avez gagné
  } avec { LIST($scores, "and") } points
ending-pac-man-caught = { $who ->
    [engine] le moteur a été attrapé
   *[you] vous avez été attrapé
  }, avec { LIST($scores, "and") } points
