### Comment se joue chaque jeu, pour les plateaux, `tyche play` et `tyche games NOM` : une ou deux phrases par ligne, de trois à six lignes par jeu.

how-to-play-chess =
    Les Blancs commencent ; chacun à son tour joue une pièce.
    Attaquez le roi de sorte qu’il ne puisse s’échapper : c’est l’échec et mat, qui gagne.
    Un roi en échec doit en sortir aussitôt.
    Un pion qui atteint la dernière rangée devient dame, tour, fou ou cavalier.
    Sans coup légal et sans échec, la partie est nulle ; de même après trois répétitions, ou cinquante coups de chacun sans prise ni coup de pion, si un joueur le réclame.
how-to-play-backgammon =
    Chaque joueur fait faire le tour du plateau à 15 pions, en sens opposés, puis les sort ; le premier qui les a tous sortis gagne.
    Lancez deux dés et jouez chacun d’eux, avec un pion ou avec deux. Un double se joue quatre fois.
    Une case qui porte deux pions adverses ou plus est fermée. Un pion seul y est frappé et doit rentrer depuis la barre avant tout autre coup.
    On ne sort des pions que lorsque tous sont sur ses six dernières cases.
    Gagner avant que l’autre ait sorti un pion est un gammon et compte double ; s’il lui reste un pion sur la barre ou dans le jan du gagnant, cela compte triple.
how-to-play-hypergammon =
    Un backgammon avec trois pions par joueur, placés au départ sur les trois premières cases de leur trajet.
    Lancez deux dés et jouez chacun d’eux ; un double se joue quatre fois.
    Un pion seul qui est frappé doit rentrer depuis la barre.
    Ramenez vos trois pions et sortez-les avant l’autre joueur.
how-to-play-2048 =
    Faites glisser toutes les tuiles à gauche, à droite, en haut ou en bas, aussi loin qu’elles vont.
    Deux tuiles égales qui se touchent fusionnent en une du double, qui s’ajoute à votre score.
    Après chaque glissement, une nouvelle tuile paraît sur une case libre : un 2 ou, une fois sur dix, un 4.
    La partie finit quand plus rien ne peut glisser.
how-to-play-minesweeper =
    Ouvrez toutes les cases qui n’ont pas de mine.
    Un nombre dit combien des cases autour de lui ont une mine ; une case qui n’en a aucune autour d’elle ouvre aussi ses voisines.
    Ouvrir une mine perd.
    Les drapeaux sont vos notes : ils marquent les cases que vous croyez minées.
how-to-play-connect-four =
    Chacun à son tour laisse tomber un jeton dans une colonne ; il descend sur la case libre la plus basse.
    Quatre jetons de votre couleur alignés gagnent : en ligne, en colonne ou en diagonale.
    Un plateau plein sans quatre jetons alignés est une partie nulle.
how-to-play-tic-tac-toe =
    Chacun à son tour marque l’une des neuf cases.
    Trois de vos marques alignées gagnent : en ligne, en colonne ou en diagonale.
    Un plateau plein sans trois marques alignées est une partie nulle.
how-to-play-pig =
    À votre tour, lancez le dé autant de fois que vous voulez et additionnez ce qu’il montre.
    Arrêtez-vous pour garder la somme et passer le dé.
    Un 1 fait perdre la somme de ce tour et y met fin.
    Le premier qui atteint le but gagne, d’ordinaire 100 points.
how-to-play-ludo =
    Faites faire le tour du plateau à tous vos pions et ramenez-les chez vous.
    Un six fait entrer un pion et donne un autre lancer ; un troisième six de suite met fin au tour.
    Un pion seul sur lequel un autre arrive retourne à son départ.
    Deux pions d’une couleur sur une case forment un barrage : aucun adversaire ne peut y arriver ni le passer.
    Un pion arrive chez lui par un lancer exact. Le premier qui a tous ses pions chez lui gagne.
how-to-play-blackjack =
    Approchez-vous de 21 plus que le croupier, sans dépasser.
    Les cartes valent leur nombre ; le valet, la dame et le roi 10 ; l’as 1 ou 11.
    Vous pouvez tirer une carte, rester, ou doubler la mise de 1 contre exactement une carte de plus.
    Le croupier tire jusqu’à 16 et reste à 17 ou plus.
    Un as et un dix comme deux premières cartes paient une mise et demie ; à égalité, rien n’est payé.
how-to-play-briscola =
    Chacun tient trois cartes. L’un joue une carte de son choix, l’autre répond par n’importe laquelle ; on n’est pas tenu de fournir.
    La plus haute carte de la couleur jouée prend les deux, sauf s’il y a des atouts : le plus haut atout les prend. La carte retournée montre la couleur d’atout.
    De la plus haute à la plus basse : as (11 points), trois (10), roi (4), cavalier (3), valet (2), puis 7, 6, 5, 4 et 2, qui ne comptent pas.
    Qui gagne le pli pioche en premier et entame le suivant.
    Plus de 60 des 120 points gagnent.
how-to-play-einstein =
    Le dé dit laquelle de vos pierres avance : celle de son numéro ou, si elle n’est plus là, la suivante au-dessus ou au-dessous qui reste.
    Une pierre avance d’une case vers le coin opposé, tout droit ou en diagonale.
    Elle prend toute pierre sur laquelle elle arrive, même une des vôtres.
    Atteindre le coin opposé gagne, comme prendre la dernière pierre de l’autre.
how-to-play-pac-man =
    Mangez toutes les pastilles. Pac-Man avance d’une case, puis chaque fantôme.
    Une pastille donne 10 points, chaque coup en coûte 1, la dernière pastille en donne 500 ; être attrapé en coûte 500 et finit la partie.
    Une capsule, la grosse pastille, effraie les fantômes un moment : en attraper un donne alors 200 points.
how-to-play-kuhn =
    Chacun paie un jeton et reçoit une carte parmi trois : valet, dame ou roi. Vous ne voyez que la vôtre.
    Passez, ou misez un jeton. Après une mise, l’autre se couche, ou suit et paie aussi un jeton.
    Qui se couche perd le pot ; sinon la plus haute carte le gagne.
    Miser avec le valet est un bluff : il réussit si la dame se couche.
how-to-play-leduc =
    Six cartes : deux valets, deux dames, deux rois. Chacun paie un jeton et reçoit une carte que lui seul voit.
    Deux tours de mises : passer, miser, suivre, relancer ou se coucher. Une mise est de 2 jetons au premier tour et de 4 au second, avec une relance au plus.
    Avant le second tour, une carte commune est retournée.
    Une paire avec cette carte gagne le pot, sinon la plus haute carte ; des cartes égales le partagent.
how-to-play-liars-dice =
    Chacun lance en secret. Une annonce dit combien de dés des deux joueurs ensemble montrent une face : « deux cinq ».
    Annoncez plus de dés, ou autant d’une face plus haute, ou dites que la dernière annonce est un mensonge, ce qui finit la manche.
    La face la plus haute, d’ordinaire le six, est un joker : elle compte pour toute face.
    Si au moins autant de dés que l’annonce en dit montrent cette face, son auteur gagne, sinon celui qui l’a mise en doute.
how-to-play-goofspiel =
    Chacun a les mêmes cartes, à partir de 1. Un prix est retourné ; il vaut son nombre.
    Chacun choisit une carte en secret, et tous deux les montrent ensemble : la plus haute gagne le prix, et les deux sont dépensées.
    À cartes égales, personne n’a le prix.
    Après le dernier prix, celui qui a le plus de points gagne.
how-to-play-rock-paper-scissors =
    Chacun choisit une main en même temps.
    La pierre bat les ciseaux, les ciseaux battent la feuille, la feuille bat la pierre ; des mains égales ne comptent pas.
    Le jeu dure plusieurs manches, et son résultat est la moyenne : 1 pour une manche gagnée, −1 pour une manche perdue.
how-to-play-lifeboat =
    L’équipage gagne ou perd ensemble : atteignez le rivage avant que le canot ne coule.
    À votre tour, le dé dit votre force : ramez d’autant de coups, ou écopez autant de seaux.
    Puis deux seaux d’eau entrent. À douze seaux, le canot coule.
how-to-play-hidden-coin =
    Une pièce est sous un gobelet : pile ou face, aussi probables l’un que l’autre. Celui qui devine ne la voit pas.
    Il peut s’arrêter pour 0,2 sûrs, ou continuer et nommer le côté : juste, il gagne 1, faux, il perd 1.
    Dans l’autre variante, celui qui demande voit la pièce et décide d’abord : s’arrêter, ce qui coûte 1 à celui qui devine sur face et lui paie 1 sur pile, ou demander.
    À la question, on peut passer pour 0,2 ou nommer le côté. Ce que l’un gagne, l’autre le perd.
