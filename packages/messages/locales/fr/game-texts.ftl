### Ce que les jeux disent d’une position : comment on joue, pourquoi une action est la meilleure, ce qu’il en est du videau.

typing-2048 = Tapez la direction dans laquelle toutes les tuiles glissent : left, right, up ou down.
typing-backgammon = Tapez un coup comme 8/5 6/5, avec bar et off, ou son numéro ; pour le videau, une action de la liste.
typing-blackjack = Tapez hit pour une autre carte, stand pour ne plus en prendre, ou double pour doubler la mise et prendre une seule carte.
typing-minesweeper = Tapez la case à ouvrir par rangée et colonne, r2c7, ou plusieurs à la fois : r2c7 r3c1.
typing-pac-man = Tapez la direction du pas suivant : West, East, North ou South, ou Stop pour rester.
sweep-safe = ouvrir tout ce qui est sûr à coup sûr
seat-stones = { $first } à { $last }
seat-white = les Blancs
seat-black = les Noirs

## Pourquoi une action est la meilleure

reason-draw = Avec le meilleur jeu des deux joueurs, la partie est nulle.
reason-wins = Le { $winner ->
    [first] premier joueur gagne, quoi que joue le second
   *[second] second joueur gagne, quoi que joue le premier
  }.
reason-wins-in = Le { $winner ->
    [first] premier
   *[second] second
  } joueur gagne en { $plies ->
    [one] { $plies } pion
   *[other] { $plies } pions
  } à partir d’ici, quoi que joue { $winner ->
    [first] le second
   *[second] le premier
  }.
reason-first-told = On ne sait encore rien : c’est le premier clic demandé.
reason-first-click = On ne sait encore rien : ce premier clic gagne le plus de parties.
reason-certain = { $cells ->
    [one] Cette case est sûre
   *[other] Ces cases sont sûres
  } dans { $only ->
    [true] la seule disposition compatible
   *[false] les { $layouts } dispositions compatibles
  }.
reason-exact = Aucune case n’est sûre à coup sûr. Le meilleur jeu gagne { $won } des { $layouts } dispositions compatibles.
reason-lookahead = Aucune case n’est sûre à coup sûr, et { $layouts } dispositions sont compatibles, trop pour une solution exacte : { $even ->
    [true] un pari à chances égales entre deux cases que rien d’ouvert ailleurs ne départagera, fait maintenant pour ce que montre son chiffre
   *[false] un pari par anticipation
  }.{ $tried ->
    [true] { " " }Une solution exacte a été tentée et a pris trop de temps.
   *[false] { "" }
  }

## Le videau

advice-cube = videau : sans doubler { $none }, doubler et accepter { $take }, doubler et passer { $pass } ({ $unit ->
    [normalised] normalisé
   *[cube] en valeur du videau
  })
advice-match = { $own } à { $other } points du match : { $chances } de gagner le match
advice-points = seuil d’acceptation { $takePoint }, seuil de passe { $cashPoint }, valeur du gammon { $won } gagné et { $lost } perdu, pertes de marché { $losers }

## Solutions exactes

rules-blackjack = Un sabot infini ; le croupier vérifie s’il a un blackjack, tire jusqu’à 16 et reste à tout 17 ; un blackjack paie 3 pour 2 ; on peut doubler sur deux premières cartes quelconques ; ni partage, ni assurance, ni abandon.
method-retrograde-boards = analyse rétrograde de tous les plateaux qui ne se déduisent pas l’un de l’autre par rotation ou symétrie
method-value-iteration = itération sur les valeurs
progress-solving = résolution : { $percent } %
progress-positions = { $positions ->
    [one] { NUMBER($positions, useGrouping: "true") } position explorée
   *[other] { NUMBER($positions, useGrouping: "true") } positions explorées
  }
progress-sweep = passe { $sweep }, { $percent } %{ $change ->
    [none] { "" }
   *[any] , plus grand changement { $change }
  }
