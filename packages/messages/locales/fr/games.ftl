### The games, their options and how positions are written. English is in the code of the games.

## What the games are

game-tic-tac-toe = Trois pions alignés sur neuf cases.
game-connect-four = Laissez tomber des pions dans les colonnes ; quatre alignés gagnent.
game-chess = Les échecs, évalués par des poids des pièces que le programme a appris lui-même.
game-pig = Lancez aussi souvent que vous voulez, mais un 1 perd les points du tour.
game-einstein = EinStein würfelt nicht : le dé décide quel pion peut avancer vers le coin opposé.
game-2048 = Glissez toutes les tuiles, fusionnez celles qui sont égales et faites de la place pour la suivante.
game-minesweeper = Ouvrez toutes les cases sans mine ; un nombre compte les mines qui l’entourent.
game-pac-man = Pac-Man selon les règles du cours de Berkeley, avec des fantômes déplacés par le hasard ou par un joueur.
game-backgammon = Le backgammon, sur demande avec le videau et en match.
game-hypergammon = Le backgammon avec trois pions de chaque côté, ou un autre petit nombre.
game-ludo = Faites faire le tour du plateau à quatre pions, de deux à quatre joueurs ou deux équipes.
game-lifeboat = Ramer ou écoper : un équipage avec un seul dé atteint la rive ou se noie ensemble.
game-blackjack = Le blackjack contre le croupier, avec un paquet infini et une carte du croupier cachée.
game-briscola = Le jeu de plis italien à deux, avec des mains cachées et un talon.
game-kuhn = Le poker de Kuhn : une carte chacun et une seule mise, le plus petit jeu où il faut bluffer.
game-leduc = Le Leduc hold’em : une carte chacun, une carte commune et deux tours d’enchères, avec six cartes.
game-liars-dice = Les dés menteurs : annoncez toujours plus haut sur des dés que personne ne voit tous, ou traitez l’autre de menteur.
game-hidden-coin = Deux jeux minuscules où l’on se trompe en explorant ce qui est caché comme si on le voyait.
game-rock-paper-scissors = Les deux joueurs montrent une main en même temps, manche après manche.
game-goofspiel = Les deux joueurs misent une carte en même temps pour chaque prix ; la plus haute l’emporte.

## Options

option-connect-four-size = Colonnes et lignes du plateau, de 4 à 9 chacune, 7x6 par défaut.
option-connect-four-payoff = Ce que vaut une victoire : 1, ou un de plus que le nombre de pions qui restent au gagnant.
option-pig-target = Points nécessaires pour gagner, de 1 à 1000, 100 par défaut.
option-pig-dice = Un dé ; deux dés, avec lesquels deux 1 perdent aussi le score ; ou une pièce, qui vaut un point.
option-pig-sides = Faces des dés, de 2 à 12, 6 par défaut.
option-einstein-size = Cases par côté, de 3 à 7, 5 par défaut.
option-einstein-placement = Si les pions commencent dans un ordre aléatoire ou dans l’ordre de leurs numéros.
option-2048-size = Lignes et colonnes du plateau, de 2 à 8 chacune, 4x4 par défaut.
option-2048-target = La tuile qui gagne ; la valeur est alors la probabilité de la faire au lieu de l’espérance du score.
option-minesweeper-size = Colonnes et lignes du plateau, de 1 à 100 chacune, 30x16 par défaut.
option-minesweeper-mines = Mines, par défaut aussi denses que 99 sur 30x16.
option-minesweeper-start = Ce qui est sans mine : la première case (classic), aussi toutes ses voisines (modern), ou rien (unprotected).
option-pac-man-layout = Un labyrinthe par son nom, ou dessiné dans le format de texte public, lignes séparées par des barres obliques ; en ligne de commande aussi @FILE, un fichier qui contient un dessin.
option-pac-man-ghosts = Comment les fantômes se déplacent : un mot pour tous ou un pour chacun, séparés par des virgules ; random par défaut.
option-pac-man-pac-men = Si plusieurs Pac-Man partagent un score ou si chacun joue pour le sien.
option-pac-man-stop = Si Pac-Man peut rester sur place, yes par défaut.
option-backgammon-stakes = Avec money, un gammon compte 2 et un backgammon 3 ; avec single, toute victoire compte 1.
option-backgammon-cube = Avec le videau, en argent ; off par défaut, on avec l’une des options suivantes.
option-backgammon-match = Un match entier en N points, de 1 à 64, avec le videau.
option-backgammon-equities = Pour un match : la table d’équités de match, celle de ce projet (computed), Kazaross-XG2 ou un fichier ; computed.
option-backgammon-jacoby = En argent : les gammons comptent 1 tant que le videau n’est pas tourné ; off par défaut.
option-backgammon-beavers = En argent : le joueur doublé peut tourner le videau encore une fois et le garder, puis celui qui a doublé à son tour ; off par défaut.
option-backgammon-automatic-doubles = En argent : des dés d’ouverture égaux tournent le videau, N fois au plus ; 0 par défaut.
option-backgammon-resign = Si un joueur peut proposer d’abandonner avant son jet ; off par défaut.
option-hypergammon-stakes = { option-backgammon-stakes }
option-hypergammon-checkers = Nombre de pions de chaque joueur, de 1 à 6, un sur chacune des premières flèches de l’adversaire (2, c’est HypestGammon).
option-ludo-players = Nombre de joueurs, 4 par défaut.
option-ludo-pieces = Pions de chaque joueur, de 1 à 4, 4 par défaut.
option-ludo-partners = Si les joueurs assis face à face gagnent ensemble, no par défaut.
option-lifeboat-players = Nombre de joueurs dans le canot, 3 par défaut.
option-lifeboat-distance = Coups de rame jusqu’à la rive, de 1 à 100, 30 par défaut.
option-blackjack-hole = Si la deuxième carte du croupier est donnée face cachée, ou tirée plus tard, comme l’exigent les recherches exactes.
option-briscola-suits = Nombre de couleurs, 4 par défaut.
option-briscola-ranks = Nombre de valeurs de chaque couleur, les plus fortes, de 3 à 10, 10 par défaut.
option-briscola-hand = Cartes en main, 3 par défaut.
option-kuhn-cards = Nombre de cartes du paquet, de 3 à 13, 3 par défaut.
option-liars-dice-dice = Dés de chaque joueur, de 1 à 5, 1 par défaut.
option-liars-dice-faces = Faces d’un dé, de 2 à 6, 6 par défaut ; la plus haute est un joker.
option-hidden-coin-variant = Si le joueur 0 peut deviner la pièce, ou est interrogé par le joueur 1, qui l’a vue.
option-rock-paper-scissors-rounds = Manches d’une partie, de 1 à 1000, 100 par défaut.
option-goofspiel-cards = Cartes de chaque joueur, de 2 à 13, 4 par défaut.

## How positions are written

position-tic-tac-toe = les neuf cases ligne par ligne avec X, O ou un point, et | ou / entre les lignes si l’on veut
position-connect-four = les colonnes jouées depuis le début, comme 4433, ou les lignes de haut en bas séparées par /
position-chess = un FEN, une ligne d’EPD ou startpos, suivi des coups joués depuis là après le mot moves
position-pig = les points de qui joue, ceux de l’autre et le total du tour : 41,49,22 ; avec ,1 si c’est au joueur 1
position-einstein = les cases ligne par ligne, les pions du joueur 1 en négatif, puis le dé (0 avant le jet) et le joueur
position-2048 = les tuiles ligne par ligne, 0 pour une case vide ; puis score N pour les points déjà faits
position-minesweeper = les lignes depuis le haut séparées par / : un point pour une case cachée, 0 à 8 pour une case ouverte ; une case s’écrit r2c7
position-pac-man = le labyrinthe avec chacun à sa place, lignes séparées par des barres obliques ; puis, tout ou rien, score, turn, et chaque P et G avec x,y, direction et minuteur
position-backgammon = un XGID ou OGID, un Position ID de GNU vu par le joueur au lancer, avec ou sans Match ID, ou 26 nombres ; le lancer comme 31 ou 3-1
position-hypergammon = { position-backgammon }
position-ludo = les pions de chaque joueur par le chemin parcouru, / entre les joueurs, puis | et le joueur, le dé et les six d’avant
position-lifeboat = coups de rame jusqu’à la rive, seaux d’eau, joueur et dé : 30 0 0 4
position-blackjack = les cartes du joueur, v et celles du croupier, un point d’interrogation pour la carte cachée : { "T6 v T?" }
position-briscola = les deux mains, la carte jouée, l’atout, le talon, les cartes prises, les points, le joueur ; #3 pour trois cartes inconnues
position-kuhn = les cartes du joueur 0 et du joueur 1, un point d’interrogation pour celle qu’on ne voit pas, puis ce qui a été joué : { "Q? check bet" }
position-leduc = les cartes du joueur 0 et du joueur 1, un point d’interrogation pour celle qu’on ne voit pas, puis ce qui a été joué et la carte commune : { "Q? check bet call K bet" }
position-liars-dice = les dés du joueur 0, / et ceux du joueur 1, un point d’interrogation pour celui qu’on ne voit pas, puis les annonces : { "5/? 1x4 2x4" }
position-hidden-coin = open, named ou over, puis heads (pile), tails (face) ou un point d’interrogation, et après over le gain du joueur 0
position-rock-paper-scissors = les manches montrées, la main du joueur 0 d’abord, comme rp ss ; puis ce que le joueur 0 a choisi dans cette manche, s’il l’a fait
position-goofspiel = chaque prix attribué, avec les mises des deux joueurs, puis le prix en jeu, comme 3:1-4 2 ; puis une barre oblique et ce que le joueur 0 a misé, s’il l’a fait
