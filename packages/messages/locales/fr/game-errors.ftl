### Errors of the games: options, positions, actions and files. Those of backgammon have a file of their own.

## Any game

game-unknown = Il n’y a pas de jeu « { $name } » ; choisissez parmi { $all }.
game-no-options = Le jeu { $game } n’a pas d’options, donc pas d’option « { $option } ».
game-unknown-option = Le jeu { $game } n’a pas d’option « { $option } » ; ses options sont { $all }.
game-option-not-whole = L’option { $option } de { $game } doit être un nombre entier, et non « { $text } ».
game-option-not-choice = L’option { $option } de { $game } doit être l’un de { $all }, et non « { $text } ».
game-option-not-size = L’option { $option } de { $game } doit être faite de deux nombres comme 5x4, ou d’un seul pour les deux, et non « { $text } ».
game-over = « { $text } » ne peut pas être joué : la partie est finie.
game-illegal-action = « { $text } » n’est pas une action légale ici ; légales : { $legal }.
game-not-whole = « { $text } » n’est pas un nombre entier.
game-no-roll = Le dé n’est pas encore lancé : donnez de 1 à { $sides } comme dé ou comme jet.
game-die = Un dé montre de 1 à { $sides }, et non { $rolled }.
game-other-roll = Le dé montre { $written } dans la position, mais le jet est { $rolled }.
game-player-of-two = Le joueur au trait doit être 0 ou 1, et non « { $text } ».
game-row-count = La position a { $found ->
    [one] { $found } ligne
   *[other] { $found } lignes
  }, mais le plateau en a { $rows }.
game-row-length = La ligne { $row } a { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
  }, mais le plateau a { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
  }.
game-x-o-cell = Une case doit être X, O ou un point, et non « { $text } ».
game-x-o-turns = X commence et l’on joue à tour de rôle : il ne peut pas y avoir { $x } X et { $o } O.
game-too-many-positions = { $game } a plus de { NUMBER($limit, useGrouping: "true") } positions à partir de là, trop pour être résolu : choisissez un jeu plus petit, une position plus près de la fin ou un --limit plus grand.
game-other-training = C’est l’état d’un autre apprentissage : sa graine n’est pas la même.

## Tic-tac-toe

tic-tac-toe-cells = Un plateau de morpion a 9 cases, et non { $found }.
tic-tac-toe-both-won = X et O ne peuvent pas avoir tous deux trois pions alignés.
tic-tac-toe-after-win = { $winner } a trois pions alignés : { $loser } ne peut pas avoir joué ensuite.

## Connect four

connect-four-size = Un plateau de puissance quatre a de 4 à 9 { $what ->
    [rows] lignes
   *[columns] colonnes
  }, et non { $size }.
connect-four-column = Le coup { $move } est dans la colonne { $column }, mais les colonnes vont de 1 à { $columns }.
connect-four-full-column = Le coup { $move } est dans la colonne { $column }, qui est pleine.
connect-four-after-end = Le coup { $move } vient après la fin de la partie.
connect-four-gap = Dans la colonne { $column }, un pion est au-dessus d’une case vide.
connect-four-both-won = X et O ne peuvent pas avoir tous deux quatre pions alignés.
connect-four-after-win = { $winner } a quatre pions alignés : { $loser } ne peut pas avoir joué ensuite.

## Chess: positions

chess-fen-fields = Un FEN a au plus 6 champs, et non { $count }.
chess-ranks = Un FEN commence par 8 rangées, séparées par /, et non par { $count }.
chess-rank-digits = Des cases vides voisines s’écrivent avec un seul chiffre : « { $text } » en a deux de suite.
chess-rank = Une rangée a 8 cases, mais « { $text } » en a { $squares }.
chess-piece = « { $text } » n’est pas une pièce d’échecs.
chess-side-to-move = Le camp au trait doit être w ou b, et non « { $text } ».
chess-castling = Les droits de roque doivent être - ou des lettres comme KQkq, et non « { $text } ».
chess-960 = Les droits de roque « { $text } » sont ceux du Chess960 ; ici le roi roque depuis la colonne e, avec les tours dans les coins.
chess-en-passant = La case de prise en passant doit être - ou une case comme e3 ou d6, et non « { $text } ».
chess-en-passant-side = La case de prise en passant ne peut pas être { $square } quand les { $side ->
    [w] blancs
   *[b] noirs
  } sont au trait.
chess-clock = Le compteur de demi-coups doit être un nombre entier, au moins 0, et non « { $text } ».
chess-move-number = Le numéro du coup doit être un nombre entier, au moins 1, et non « { $text } ».
chess-no-king = Les { $side ->
    [w] blancs
   *[b] noirs
  } n’ont pas de roi sur l’échiquier.
chess-kings = Les { $side ->
    [w] blancs
   *[b] noirs
  } ont { $count } rois.
chess-pawns = Il ne peut pas y avoir de pions sur la première ou la dernière rangée.
chess-king-capture = Le camp au trait pourrait prendre le roi.
chess-no-draw = On ne peut pas réclamer la nulle dans cette position : « { $text } ».

## Chess: moves and games

chess-ambiguous = « { $text } » est ambigu : c’est peut-être l’un de { $all }.
chess-foreign-piece = « { $text } » commence par « { $letter } », qui n’est pas une pièce : écrivez K, Q, R, B, N ou des figurines.
chess-illegal-move = « { $text } » n’est pas un coup légal ici ; légaux : { $legal }.
chess-pass = « { $text } » passe, ce qui n’est pas un coup d’échecs.
chess-variant = C’est une partie de « { $text } », et non d’échecs ordinaires.
chess-pgn-empty = Il n’y a pas de partie dans ce PGN.
chess-pgn-result = La balise Result est « { $tag } » et le résultat des coups est { $result }, qui prévaut.
chess-pgn-line = Partie { $number } du PGN, ligne { $line } : { $problem }
chess-pgn-move = Partie { $number } du PGN, ligne { $line }, coup { $move } : { $problem }
chess-pgn-bracket = Il y a une ) sans sa (.
chess-pgn-tag = L’étiquette n’a pas de fin : « { $text } ».
chess-pgn-comment = Le commentaire n’a pas de fin : il manque { "}" }.
chess-pgn-variation = La variante n’a pas de fin : il manque ).
chess-weights = Le modèle doit avoir { $count } poids pour les échecs.
chess-inputs = Les entrées pour les échecs doivent être l’une de { $all }, et non « { $text } ».

## Pig

pig-target = Le but du Cochon doit être de 1 à 1000 points, et non { $target }.
pig-sides = Les dés du Cochon doivent avoir de 2 à { $most } faces, et non { $sides }.
pig-coin-sides = Une pièce a deux faces, et non { $sides } : n’indiquez pas l’option sides, ou choisissez des dés.
pig-numbers = Une position du Cochon a de 2 à 4 nombres (les points de qui joue, ceux de l’autre, le total du tour et le joueur), et non { $found }.
pig-negative = { $what ->
    [own] Les points de qui joue ne peuvent pas être { $number }.
    [other] Les points de l’autre ne peuvent pas être { $number }.
    [turn] Le total du tour ne peut pas être { $number }.
   *[player] Le joueur ne peut pas être { $number }.
  }
pig-score = Un score ne peut pas être { $score } : { $target } points gagnent, donc aucun score ne dépasse { $highest }.
pig-both-won = Les deux scores ont atteint { $target }, mais le premier à y arriver finit la partie.
pig-turn-after-end = La partie est finie : le total du tour doit être 0.
pig-turn-too-high = Le total du tour ne peut pas être { $turnTotal } avec un score de { $own } : à { $target } points un joueur s’arrête.

## EinStein

einstein-size = Un plateau d’EinStein a de 3 à 7 cases par côté, et non { $size }.
einstein-numbers = Une position a { $numbers } nombres ({ $squares } cases, le dé et le joueur), et non { $found }.
einstein-stone = Les pions portent les numéros 1 à { $most }, et non { $stone }.
einstein-stone-twice = Le pion { $stone } du joueur { $player } est deux fois sur le plateau.
einstein-both-arrived = Les deux joueurs ont un pion au but, mais la partie finit avec le premier arrivé.
einstein-no-stones = Il n’y a aucun pion sur le plateau.

## 2048

twenty48-size = Un plateau de 2048 a de 2 à 8 { $what ->
    [rows] lignes
   *[columns] colonnes
  }, et non { $size }.
twenty48-target = Le but d’un plateau { $size } doit être une puissance de deux de 8 à { $most }, et non { $target }.
twenty48-cells = Un plateau { $size } a { $count } cases, et non { $found } : donnez-les ligne par ligne, 0 pour une case vide.
twenty48-tile = Une tuile doit être 2, 4, 8 et ainsi de suite, ou 0 pour une case vide, et non { $tile }.
twenty48-above-target = La partie finit avec la tuile { $target } : il ne peut pas y avoir de tuile { $tile }.
twenty48-empty = Le plateau est vide, mais une partie commence avec deux tuiles.
twenty48-unreachable = Une partie sur { $cells } cases ne peut pas atteindre { $count ->
    [one] une tuile { $tile }
   *[other] { $count } tuiles de { $tile } ou plus
  }.
twenty48-one-score = Après « score » il faut un seul nombre.
twenty48-score = Le score de ces tuiles doit être de 0 à { $most }, et non { $score }.
twenty48-too-large = 2048 sur { $size } cases est trop grand pour être résolu : choisissez au plus { $most } cases, comme avec --size 3x3, ou une --position près de la fin.
twenty48-evaluator = { $method } demande 4x4 cases, aucun but, et la fonction d’évaluation net, { $lines } ou le fichier d’un réseau ; ou choisissez un autre algorithme.
twenty48-depth = La profondeur de { $method } doit être un nombre entier de 1 à { $most }, et non { $depth }.
twenty48-threshold = Le seuil (threshold) de { $method } doit être une probabilité inférieure à 1, et non { $threshold }.
twenty48-downgrade = L’option downgrade doit être 0 ou une tuile de 2 à { $most }, et non { $tile }.
twenty48-step-size = Le pas d’apprentissage doit être supérieur à 0 et au plus 1, et non { $rate }.
twenty48-other-tuples = Ce modèle a d’autres n-uplets que le réseau à entraîner.
twenty48-unknown-tuples = Il n’y a pas de n-uplets « { $text } » pour 2048 ; choisissez parmi { $all }.

## Minesweeper

minesweeper-size = Un plateau du démineur a de 1 à { $most } { $what ->
    [rows] lignes
   *[columns] colonnes
  }, et non { $length }.
minesweeper-no-room = Un plateau de { $size } cases n’a pas de place pour des mines avec la règle de départ « { $start } ».
minesweeper-mine-count = Un plateau de { $size } cases avec la règle de départ « { $start } » a de 1 à { $most } mines, et non { $mines }.
minesweeper-sign = « { $text } » n’est pas une case : écrivez un point pour une case cachée, 0 à 8 pour une case ouverte, * pour la mine qui a fini la partie.
minesweeper-two-mines = Une seule mine peut avoir fini la partie.
minesweeper-hidden-cells = Il y a { $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
  }, mais seulement { $hidden ->
    [one] { $hidden } case cachée
   *[other] { $hidden } cases cachées
  }.
minesweeper-first-mine = Avec la règle de départ « { $start } », le premier clic ne peut pas tomber sur une mine.
minesweeper-no-layout = Aucune disposition de { $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
  } ne convient à ces nombres.
minesweeper-not-a-mine = La case { $cell } ne peut pas être une mine.
minesweeper-unknown-cell = « { $text } » n’est pas une case : écrivez la ligne et la colonne, à partir de 1, par exemple r2c7.
minesweeper-outside = « { $text } » est hors du plateau de { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
  } et { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
  }.
minesweeper-open-already = « { $text } » est déjà ouverte.
minesweeper-first-click = « { $text } » ne peut pas être le premier clic : hors des cases qu’il garde libres, il n’y a pas de place pour { $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
  }.
minesweeper-evaluator = { $method } demande comme fonction d’évaluation un fichier de `tyche train minesweeper` : choisissez-en un, ou un autre algorithme.
minesweeper-games = Le nombre de parties doit être supérieur à 0, et non { $games }.

## Pac-Man

pac-man-unknown-layout = Il n’y a pas de labyrinthe « { $text } » ; choisissez parmi { $all }, ou dessinez-en un, avec % pour les murs.
pac-man-empty-layout = Le labyrinthe est vide : dessinez des murs avec %.
pac-man-layout-size = Un labyrinthe doit avoir au plus { $most } cases de large et de haut, et non { $width }x{ $height }.
pac-man-no-pac-man = Le labyrinthe n’a pas de Pac-Man : mettez un P là où il commence.
pac-man-no-food = Le labyrinthe n’a pas de nourriture : mettez un point sur une case au moins.
pac-man-too-many-agents = Un labyrinthe doit avoir au plus { $most } Pac-Man et fantômes en tout, et non { $agents }.
pac-man-open-layout = Le labyrinthe est ouvert à la ligne { $row }, colonne { $column } : il doit avoir des murs (%) tout autour.
pac-man-walled-in = Le Pac-Man ou le fantôme qui commence en x { $x }, y { $y } a des murs des quatre côtés.
pac-man-rows-cut = Le labyrinthe est aussi large que sa première ligne, { $width ->
    [one] { $width } case
   *[other] { $width } cases
  } ; le reste { $count ->
    [one] de la ligne { $row }
   *[other] des { $count } lignes plus longues, dont la première est la ligne { $row },
  } a été omis.
pac-man-ghost-behaviour = Un fantôme doit être random, directional, directional:ATTACK:FLEE en pour cent, learned ou minimising, et non « { $text } ».
pac-man-ghost-count = Le labyrinthe a { $ghosts ->
    [one] { $ghosts } fantôme
   *[other] { $ghosts } fantômes
  } : donnez un comportement pour tous ou un pour chacun, et non { $given }.
pac-man-other-size = La position a { $size } cases, mais le labyrinthe de ce jeu en a { $layout } : choisissez le labyrinthe de la position.
pac-man-extra-wall = La ligne { $row }, colonne { $column } est un mur dans la position, mais pas dans le labyrinthe de ce jeu : choisissez le labyrinthe de la position.
pac-man-missing-wall = La ligne { $row }, colonne { $column } est un mur dans le labyrinthe de ce jeu, mais pas dans la position : choisissez le labyrinthe de la position.
pac-man-extra-food = Il y a « { $letter } » à la ligne { $row }, colonne { $column }, où le labyrinthe de ce jeu n’en a pas.
pac-man-field = Après le labyrinthe viennent score, turn, P et G avec leurs valeurs, et non « { $text } ».
pac-man-no-places = Il n’y a plus de nourriture : la position doit dire où est chacun, par exemple P 2,3 West.
pac-man-scores = Le score doit être { $count ->
    [one] un nombre entier
   *[other] fait de { $count } nombres entiers
  }, et non « { $text } ».
pac-man-turn = Le tour doit être celui de l’un de { $all }, et non « { $text } ».
pac-man-pac-man-place = Un Pac-Man s’écrit comme P 2,3 West, avec caught à la fin s’il est pris, et non « { $text } ».
pac-man-ghost-place = Un fantôme s’écrit comme G 6.5,3 East 12, le dernier nombre seulement tant qu’il est effrayé, et non « { $text } ».
pac-man-agents = La position a { $pacmen } Pac-Man et { $ghosts ->
    [one] { $ghosts } fantôme
   *[other] { $ghosts } fantômes
  }, mais le labyrinthe de ce jeu en a { $wantedPacmen } et { $wantedGhosts }.
pac-man-in-wall = Pac-Man ne peut pas être en { $place }, qui n’est pas une case ouverte.
pac-man-ghost-facing = Un fantôme ne peut pas être en { $place } et regarder vers { $facing }.
pac-man-between-cells = Le fantôme en { $place } est entre deux cases, où seul un fantôme effrayé peut être.
pac-man-timer = Un fantôme est effrayé pendant { $most } coups au plus, et non { $timer }.
pac-man-score = Le score { $score } est impossible dans ce labyrinthe.
pac-man-chance-turn = { $name } est déplacé par le hasard : indiquez le joueur dont c’est ensuite le tour, par exemple turn P.
pac-man-caught-turn = { $name } est pris et ne peut pas être au trait.

## Ludo

ludo-players = Le Ludo a de 2 à 4 joueurs, et non { $players }.
ludo-pieces = Chaque joueur de Ludo a de 1 à 4 pions, et non { $pieces }.
ludo-partners = Le Ludo en équipes demande 4 joueurs, et non { $players }.
ludo-position = Une position s’écrit avec les pions, « | », le joueur et le dé, par exemple 5 0/3 1|0 4.
ludo-player-count = La position doit avoir les pions de { $players } joueurs, séparés par /, et non de { $found }.
ludo-piece-count = Un joueur a { $pieces ->
    [one] { $pieces } pion
   *[other] { $pieces } pions
  }, et non { $found }.
ludo-progress = Un pion a parcouru de 0 à { $most } cases, et non { $progress }.
ludo-roll = Après « | » viennent le joueur, le dé et, s’il y en a, les six d’avant.
ludo-player = Le joueur doit être de 0 à { $last }, et non { $player }.
ludo-six-count = Il y a de 0 à { $most } six avant un jet, et non { $sixes }.
ludo-third-six = Le troisième six de suite finit le tour et ne se joue pas.

## Lifeboat

lifeboat-players = L’équipage du canot de sauvetage compte de 2 à 4 joueurs, et non { $players }.
lifeboat-shore-distance = La rive doit être à une distance de 1 à 100 coups de rame, et non { $distance }.
lifeboat-numbers = Une position a 4 nombres (coups de rame, seaux, joueur et dé), et non { $found }.
lifeboat-number = { $what ->
    [strokes] Les coups de rame doivent être
    [buckets] Les seaux doivent être
    [player] Le joueur doit être
   *[die] Le dé doit être
  } de 0 à { $most }, et non { $number }.

## Blackjack

blackjack-position = Une position s’écrit comme { "T6 v T?" }, avec A pour un as et T pour une carte qui vaut dix, et non « { $text } ».
blackjack-dealer-draws = Le croupier ne tire que quand le joueur a fini : ajoutez « done » à la fin.
blackjack-dealer-hole = Le croupier ne tire que quand sa carte cachée est retournée.
blackjack-dealer-natural = Le croupier a un blackjack : le joueur n’a rien à décider.
blackjack-over = La manche est finie : il n’y a rien à décider.

## Briscola

briscola-number = Briscola se joue avec { $least } à { $most } { $what ->
    [suits] couleurs
    [ranks] valeurs
   *[hand] cartes en main
  }, et non { $number }.
briscola-cards = Briscola demande un nombre pair de cartes, au moins { $least }, et non { $size }.
briscola-position = Une position s’écrit { $format }, et non « { $text } ».
briscola-one-trump = L’atout doit être une seule carte, et non « { $text } ».
briscola-one-led = La carte jouée doit être une seule carte ou -, et non « { $text } ».
briscola-not-points = Les points doivent être deux nombres entiers, au moins 0, et non « { $text } ».
briscola-unknown-card = « { $text } » n’est pas une carte de ce jeu : écrivez, par exemple, Au pour l’as de coupe, ou - pour aucune carte.
briscola-card-twice = La carte { $card } est à deux endroits.
briscola-card-count = Le jeu a { $cards } cartes, mais la position en a { $found }.
briscola-last-card = La dernière carte du talon doit être l’atout.
briscola-odd-stock = Le talon doit avoir un nombre pair de cartes, car les deux joueurs tirent après chaque pli.
briscola-hands = Avant un pli, les deux mains doivent avoir le même nombre de cartes, { $hand } tant qu’il y a un talon.

## Kuhn poker and Leduc hold'em

poker-card = Une carte doit être l’une de { $all }, ou un point d’interrogation si on ne la voit pas, et non « { $text } ».
poker-two-cards = Une position commence par deux cartes, comme dans { $example }, et non par « { $text } ».
poker-too-many-cards = Il n’y a pas assez de cartes { $card } pour cette position.
poker-action = On ne peut pas jouer « { $text } » ici ; coups légaux : { $legal }.
poker-ended = « { $text } » vient après la fin du coup.
kuhn-cards = Le poker de Kuhn se joue avec 3 à 13 cartes, et non { $cards }.
leduc-no-board = Après le premier tour d’enchères, il faut indiquer la carte commune.

## Liar's Dice

liars-dice-number = Les dés menteurs se jouent avec { $least } à { $most } { $what ->
    [dice] dés par joueur
   *[faces] faces
  }, et non { $number }.
liars-dice-position = Une position commence par les dés des deux joueurs, comme dans { $example }, et non par « { $text } ».
liars-dice-count = Le nombre de dés de chaque joueur est { $dice }, et non { $found }.
liars-dice-face = Un dé montre de 1 à { $faces }, ou un point d’interrogation si on ne le voit pas, et non « { $text } ».
liars-dice-bid = « { $text } » n’est pas une annonce : écrivez, par exemple, 2x5 pour deux cinq, ou liar.
liars-dice-low = On ne peut pas annoncer { $text } ici : une annonce doit être plus haute que la précédente, et au plus { $most }.
liars-dice-first = Le premier joueur doit faire une annonce.
liars-dice-ended = « { $text } » vient après la fin de la manche.

## Hidden coin

hidden-coin-stage = Une position doit commencer par l’un de { $all }, et non « { $text } ».
hidden-coin-side = La pièce doit être heads, tails ou un point d’interrogation, et non « { $text } ».
hidden-coin-payoff = Le gain du joueur 0 doit être un nombre de -1 à 1, et non « { $text } ».

## Rock-paper-scissors

rock-paper-scissors-rounds = Une partie de pierre, feuille, ciseaux a de 1 à 1000 manches, et non { $rounds }.
rock-paper-scissors-round = « { $text } » n’est pas une manche : écrivez deux des lettres r, p et s, ou une seule à la fin.
rock-paper-scissors-too-many-rounds = La partie a { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }, mais la position en a { $begun }.

## Goofspiel

goofspiel-cards = Goofspiel se joue avec 2 à 13 cartes, et non { $cards }.
goofspiel-round = « { $text } » n’est pas une manche : écrivez le prix et les deux mises comme 3:1-4, et à la fin un prix seul.
goofspiel-card = Il n’y a pas de carte { $card } : les cartes vont de 1 à { $cards }.
goofspiel-prize-twice = Le prix { $prize } y est deux fois.
goofspiel-card-twice = Le joueur { $player } mise deux fois le { $card }.
goofspiel-no-prize = Il manque à la fin de la position le prix en jeu.
game-weights = les poids de ce jeu n’ont pas pu être chargés depuis { $file }
