board-board = Plateau
board-game = Jeu
board-named = { $name } : { $text }

board-game-tic-tac-toe = Morpion
board-game-connect-four = Puissance quatre
board-game-pig = Cochon
board-game-backgammon = Backgammon
board-game-hypergammon = Hypergammon
board-game-einstein = EinStein würfelt nicht
board-game-2048 = 2048
board-game-chess = Échecs
board-game-blackjack = Blackjack
board-game-ludo = Ludo
board-game-briscola = Briscola
board-game-kuhn = Poker de Kuhn
board-game-leduc = Leduc hold’em
board-game-liars-dice = Dés menteurs
board-game-hidden-coin = Pièce sous le gobelet
board-game-goofspiel = Goofspiel
board-game-rock-paper-scissors = Pierre, feuille, ciseaux
board-game-minesweeper = Démineur
board-game-pac-man = Pac-Man
board-game-lifeboat = Canot de sauvetage

board-new-game = Nouvelle partie
board-options = Règles
board-standard = habituelles
board-plays = { $seat } est joué par
board-plays-alone = Joué par
board-you = une personne
board-machine = de toute sa force en { $seconds } s

board-seat-tic-tac-toe =
    { $seat ->
        [0] Croix
       *[1] Rond
    }
board-seat-connect-four =
    { $seat ->
        [0] Rouge
       *[1] Jaune
    }
board-seat-pig =
    { $seat ->
        [0] Premier
       *[1] Deuxième
    }
board-seat-backgammon =
    { $seat ->
        [0] Blanc
       *[1] Noir
    }
board-seat-hypergammon =
    { $seat ->
        [0] Blanc
       *[1] Noir
    }
board-seat-einstein =
    { $seat ->
        [0] Bleu
       *[1] Orangé
    }
board-seat-2048 = Joueur
board-seat-chess =
    { $seat ->
        [0] Blanc
       *[1] Noir
    }
board-seat-blackjack = Joueur
board-seat-ludo =
    { $seat ->
        [0] Rouge
        [1] Vert
        [2] Jaune
       *[3] Bleu
    }
board-seat-briscola =
    { $seat ->
        [0] Sud
       *[1] Nord
    }
board-seat-kuhn =
    { $seat ->
        [0] Premier
       *[1] Deuxième
    }
board-seat-leduc =
    { $seat ->
        [0] Premier
       *[1] Deuxième
    }
board-seat-liars-dice =
    { $seat ->
        [0] Premier
       *[1] Deuxième
    }
board-seat-hidden-coin =
    { $seat ->
        [0] Celui qui devine
       *[1] Celui qui demande
    }
board-seat-goofspiel =
    { $seat ->
        [0] Gauche
       *[1] Droite
    }
board-seat-rock-paper-scissors =
    { $seat ->
        [0] Gauche
       *[1] Droite
    }
board-seat-minesweeper = Joueur
board-seat-pac-man =
    { $seat ->
        [0] Pac-Man
       *[1] Les fantômes
    }
board-seat-lifeboat =
    { $seat ->
        [0] Le capitaine
        [1] Le second
        [2] Le cuisinier
       *[3] Le matelot
    }

board-to-move = { $seat } : à vous de jouer
board-thinks = { $seat } réfléchit
board-wins = { $seat } a gagné
board-you-won = Vous avez gagné
board-you-lost = Vous avez perdu
board-your-turn = À vous de jouer
board-yourself = vous
board-seat-player = { $seat } ({ $player })
board-you-resigned = Vous avez abandonné.
board-you-out-of-time = Votre temps est écoulé.
board-end-lost-you = Perdu par vos coups
board-draw = Partie nulle
board-ended = La partie est finie avec { $payoff }
board-take-back = Reprendre le coup
board-take-back-here = Reprendre jusqu’ici
board-looking = Position antérieure
board-analysis = Analyse
board-longer = Réfléchir plus longtemps
board-stop = Arrêter
board-loading = Le jeu se charge…
board-worker-ended = une partie de cette page s’est arrêtée ; réessayez pour la relancer
board-try-again = Réessayer
board-solving = Résolution en cours…
board-failed = Pas d’analyse : { $sentence }
board-settled = { $depth ->
    [0] { $seconds } s
   *[other] profondeur { $depth }, { $seconds } s
 }
board-solved = résolu
board-best = Meilleur coup : { $action }, { $worth }
board-worth = { $unit ->
    [game] avec { $value } de chances de gagner
    [match] avec { $value } de chances de gagner le match
    [points] qui vaut { $value } points
    [pawns] qui vaut { $value } pions
   *[none] qui vaut { $value }
 }
board-margin = devant le suivant de { $difference }
board-equal = d’autres sont aussi bons
board-none-better = aucun autre n’est meilleur
board-close = Trop proches pour trancher : { $actions }
board-close-many =
    { $count ->
        [one] Trop proches pour trancher : { $count } coup
       *[other] Trop proches pour trancher : { $count } coups
    }
board-mix = À mélanger : { $actions }
board-mix-so-far = À mélanger, pour l’instant : { $actions }
board-only-move = le seul coup
board-move = Coup
board-value = Valeur
board-lost = Écart
board-depth = Profondeur
board-share = Fréquence
board-share-title = À quelle fréquence une stratégie mixte joue ce coup : qui joue toujours de même peut être exploité
board-wins-in = gagne en { $plies } { $plies ->
    [one] coup
   *[other] coups
 }
board-loses-in = perd en { $plies } { $plies ->
    [one] coup
   *[other] coups
 }
board-ends-in = finit en { $plies } { $plies ->
    [one] coup
   *[other] coups
 }
board-mate-in = mat en { $moves }
board-mated-in = maté en { $moves }
board-ends-title = Coups jusqu’à la fin de la partie, si le gagnant se hâte et le perdant résiste

board-bounds-exact = exact à cette profondeur
board-bounds-lower = au moins
board-bounds-upper = au plus
board-bounds-estimate = une estimation

board-ranked = Les coups classés
board-why = Ce qui peut arriver
board-chance-of = Ce que le hasard peut faire après { $action }
board-chance-help = Appuyer sur une issue la fait arriver.
board-record = La partie jusqu’ici
board-start = Début
board-graph = Valeur après chaque coup
board-graph-help = Le haut est bon pour { $seat }. Les points sont des coups qui ont perdu quelque chose.
board-position = Position sur le plateau
board-set = Installer
board-dice = Dés honnêtes
board-promise = Engagement
board-secret = Clé secrète
board-promise-help = L’engagement est le SHA-256 de la clé secrète dont découlent tous les dés de cette partie. Le moteur ne voit jamais la clé.
board-reveal = Révéler et commencer une nouvelle partie
board-row = ligne { $row }
board-column = colonne { $column }
board-empty = vide
board-last = dernier coup

board-slides-up = Haut
board-slides-right = Droite
board-slides-down = Bas
board-slides-left = Gauche

board-score = Total { $points }
board-die = Le dé montre { $face }
board-stone = pierre { $number }
board-chosen = choisie

board-editor-edit = Modifier sur le plateau
board-editor-title = Une position de { $game }
board-editor-help = Prenez une pièce et pressez des cases, ou faites-la glisser. Une seconde pression l’enlève, comme la gomme et la touche Suppr.
board-editor-pieces = Pièces
board-editor-eraser = Gomme
board-editor-left = { $name }, reste { $left }
board-editor-use = Utiliser cette position
board-editor-undo = Défaire
board-editor-clear = Vider le plateau
board-editor-cancel = Annuler
board-editor-to-move = Au trait
board-editor-die = Dé
board-editor-score = Points
board-editor-not-rolled = pas lancé

board-opponent-levels = Niveau
board-opponent-level =
    { $level ->
        [1] Poussin
        [2] Souris
        [3] Lapin
        [4] Écureuil
        [5] Loutre
        [6] Blaireau
        [7] Renard
        [8] Corbeau
        [9] Hibou
       *[10] Aigle
    }, niveau { $level }
board-opponent-stronger = Plus fort que le niveau 10 : plus de temps
board-opponent-machine = De toute sa force
board-opponent-own = une méthode au choix…
board-opponent-method = Méthode
board-opponent-usual = celle que le jeu prend
board-opponent-limit = Limite par coup

board-opponent-limits-time = secondes
board-opponent-limits-depth = profondeur
board-opponent-limits-nodes = nœuds

board-opponent-amount = Combien
board-opponent-pace = Les machines jouent

board-opponent-paces-0 = aussitôt
board-opponent-paces-500 = après 0,5 s
board-opponent-paces-1000 = après 1 s
board-opponent-paces-2500 = lentement

board-opponent-pause = Faire une pause
board-opponent-go-on = Continuer
board-opponent-claim = Réclamer la nulle
board-opponent-cannot-play = La machine ne peut pas jouer : { $sentence }

board-review-title = Trouver le meilleur coup
board-review-collect = Réunir mes pires moments
board-review-collected =
    { $count ->
        [one] { $count } moment réuni.
       *[other] { $count } moments réunis.
    }
board-review-judge-first = Jugez d’abord toute la partie (page Compte).
board-review-ask = Interroger ({ $waiting } en attente)
board-review-daily = Position du jour
board-review-preparing = La position se prépare…
board-review-none = La position du jour n’a pas de réponse claire : réessayez plus tard.
board-review-question = { $seat } joue : devinez d’abord.
board-review-right = Juste.
board-review-wrong = Pas le meilleur.
board-review-gives = { $action } perd { $loss }.
board-review-better = Le meilleur était { $action }.
board-review-played-then = Dans la partie : { $action }, qui perdait { $loss }.
board-review-next = Suivante
board-review-close = Fermer
board-review-score = { $count } { $count ->
        [one] réponse
       *[other] réponses
    }, { $loss } perdu en moyenne.
board-review-tutor = Tuteur
board-review-threshold = Demander avant que je perde plus de
board-review-doubt = { $action } perd { $loss }. Le jouer quand même ?
board-review-play-all = Le jouer
board-review-again = Réfléchir encore
board-review-hint = Indice
board-review-more = Encore
board-review-stakes = Un coup devance tous les autres de { $margin }.
board-review-alike = Plusieurs coups se valent.
board-review-undecided = Aucun coup n’est à coup sûr le meilleur.
board-review-look = Regardez ici : { $area }.
board-review-why = { $action }, { $worth }.
board-review-why-next = Le suivant, { $action }, vaut { $loss } de moins.
board-review-expected = Variante principale : { $line }.
board-review-waiting = L’indice vient avec la première analyse.

board-files-title = Dossier
board-files-record = Enregistrer la partie
board-files-text = Enregistrer en texte
board-files-picture = Image
board-files-no-picture = Ce navigateur ne sait pas faire l’image : prenez le SVG.
board-files-open = Ouvrir une partie
board-files-drop = On peut aussi déposer un fichier n’importe où sur la page : une partie enregistrée, des échecs en PGN, du backgammon en .mat, .sgf ou .xg.
board-files-reading = Lecture de { $name }…

board-files-refusals-big = Le fichier est trop grand pour une partie.
board-files-refusals-unknown = Le fichier ne contient pas de partie que cette page sache lire.
board-files-refusals-slow = La lecture du fichier prend trop de temps : ouvrez-en une partie.

board-files-games-in = { $count } parties dans { $name }
board-files-left = Coups laissés de côté, après la fin de la partie ou à partir du premier qui n’est pas permis : { $count }.
board-files-left-out = Parties illisibles, laissées de côté : { $count }.
board-files-encoding = Le fichier n’est pas en UTF-8 : il est lu comme { $name }.
board-files-copy-position = Copier la position
board-files-copy-moves = Copier les coups
board-files-copy-link = Copier le lien
board-files-copied = C’est copié.

board-ledger-title = Compte : part de chance et part d’adresse
board-ledger-of = de
board-ledger-judge = Juger toute la partie
board-ledger-judging = le tour { $done } sur { $all } est jugé
board-ledger-cancel = Annuler
board-ledger-start = Valeur au début
board-ledger-undealt = Valeur avant la première donne ou le premier lancer
board-ledger-luck = Chance
board-ledger-own = Pertes propres
board-ledger-others = Pertes des autres
board-ledger-changes = Choix des autres
board-ledger-revision = Vu plus tard
board-ledger-result = Résultat
board-ledger-so-far = Valeur ici
board-ledger-turn = Tour
board-ledger-choice = Choix
board-ledger-exact = Toutes les valeurs sont celles du jeu entier : les lignes font le résultat.
board-ledger-estimate = Les lignes font le résultat. Les valeurs sont des estimations ; « vu plus tard » est ce que le moteur n’a trouvé qu’après le coup, ou ce qui était trop proche pour trancher.
board-ledger-open = La chance s’affiche quand le hasard de tous les tours a été évalué.
board-ledger-average = Avec une chance moyenne et les mêmes choix
board-ledger-unmeasured = ≈ : les erreurs des valeurs de ce jeu n’ont pas été mesurées ; la chance est une estimation sans marge d’erreur.
board-ledger-partly = Tours jugés : { $done } sur { $all }.
board-ledger-none = Jugez toute la partie pour voir la part de la chance et celle de l’adresse.
board-ledger-impossible = Pas de compte ici : ce que reçoit un joueur ne dit pas ce que reçoivent les autres, et la méthode ne juge que pour un seul.
board-ledger-receipt = Chance de tous les dés : { $luck }. De tous les dés possibles à ces endroits, { $less } sont pires.
board-ledger-receipt-between = Chance de tous les dés : { $luck }. De tous les dés possibles à ces endroits, entre { $low } et { $high } sont pires.
board-ledger-receipt-exact = La distribution est composée tour par tour, sans échantillon.
board-ledger-receipt-judged = Le moteur évalue chaque lancer, tous ceux d’un tour à la même profondeur.
board-ledger-sampled =
    { $turns ->
        [one] À { $turns } tour
       *[other] À { $turns } tours
    }, il pouvait se passer plus de choses qu’on n’en peut énumérer ou juger : la chance y est estimée sur des tirages. Le nombre après ± est son erreur, valable dans 95 cas sur 100.

board-ledger-curves-value = valeur
board-ledger-curves-luck = début et chance
board-ledger-curves-skill = début et choix

board-compare-compare = Comparer avec
board-compare-nobody = aucun autre coup
board-compare-title = { $one } ou { $other }, quoi qu’il arrive
board-compare-happens = Si
board-compare-difference = Différence
board-compare-all = Tout ensemble
board-compare-unlike = Le hasard ne fait pas la même chose après ces deux coups : leurs issues ne se comparent pas.
board-compare-flip = Point de bascule : le choix change si « { $name } » a { $to } au lieu de { $from }.
board-compare-firm = Aucune probabilité seule ne change ce choix.
board-compare-close = Trop proches pour trancher : la différence est inférieure à l’erreur.

board-compare-certainty-solved = résolue
board-compare-certainty-proved = prouvée
board-compare-certainty-sampled = échantillon
board-compare-certainty-seen = estimée

board-compare-certainty-help-solved = la valeur du jeu entier
board-compare-certainty-help-proved = une borne prouvée de la valeur du jeu
board-compare-certainty-help-sampled = une moyenne d’échantillons, avec son intervalle à 95 %
board-compare-certainty-help-seen = ce que voit une recherche de cette profondeur

board-compare-reply = { $happened } : la meilleure réponse est { $action }, valeur { $value }.
board-compare-open = { $happened } : vaut { $value } ; on ne sait pas quelle réponse est la meilleure.
board-compare-ends = { $happened } : la partie est finie, valeur { $value }.
board-compare-follows = Ce qui suit après { $action }
board-compare-too-many = Après { $action }, le hasard peut faire plus que ce qui se laisse énumérer.

board-table-pages-moves = Coups
board-table-pages-ledger = Compte
board-table-pages-study = Étude
board-table-pages-files = Fichiers
board-table-pages-matches = Matchs

board-table-beside = À côté du plateau
board-table-by-hand = Choisir à la main ce que donne le hasard
board-table-secret = Ni fichiers ni lien avant la fin : ils montreraient le jeu des autres.
board-table-fell = Qu’est-il sorti après { $action } ?

board-duel-title = Méthodes côte à côte
board-duel-help = Chacune commence sans rien en mémoire et réfléchit à la position sur le plateau.
board-duel-side = Côté { $number }
board-duel-add = Ajouter un côté
board-duel-remove = Retirer
board-duel-run = Les laisser réfléchir
board-duel-stop = Arrêter
board-duel-together = deux à la fois
board-duel-running = { $method } réfléchit…
board-duel-choice = Choix
board-duel-value = Valeur
board-duel-depth = Profondeur
board-duel-nodes = Nœuds
board-duel-rate = { $nodes } nœuds par seconde
board-duel-time = Secondes
board-duel-cuts = Coupures
board-duel-known = De la table
board-duel-saved = { $share } des nœuds de { $method } ont été évités, à la même profondeur.
board-duel-explore = Ouvrir cet arbre dans Explorer
board-duel-explore-help = L’arbre même de la position, coupé à une cinquantaine de nœuds : les algorithmes publiés le parcourent pas à pas. Ses feuilles valent ce que dit un regard d’un coup en avant, arrondi.
board-duel-growing = L’arbre pousse…
board-duel-tree-of = Arbre d’une position : { $game }

board-colours-colours = Couleurs du plateau

board-colours-names-usual = habituelles
board-colours-names-wood = bois
board-colours-names-felt = feutre vert
board-colours-names-slate = ardoise

board-settings = Réglages
board-settings-done = Terminé
board-mode = Jouer ou analyser
board-modes-play = Jouer
board-modes-analyse = Analyser
board-new-game-undo = Reprendre la partie
board-resign = Abandonner
board-resigned = Abandon : { $seat }.
board-out-of-time = Temps écoulé : { $seat }.
board-out-of-time-drawn = L’autre camp ne pouvait plus mater : la partie est nulle.
board-control = Pendule, à partir de la prochaine partie
board-control-terms =
    { $minutes ->
        [0] Aucune
       *[other] { $minutes } min, plus { $seconds } s par coup
    }
board-record-none = Aucun coup joué.
board-type-move = Taper un coup
board-type-wrong = « { $text } » n’est pas un coup légal ici.

board-start-continue = Continuer
board-group-classics = Classiques
board-group-dice = Dés
board-group-cards = Cartes et bluff
board-group-puzzles = Seul ou en équipe
board-about-chess = Piégez le roi adverse.
board-about-connect-four = Laissez tomber des jetons et alignez-en quatre.
board-about-tic-tac-toe = Trois à la suite, sur neuf cases.
board-about-backgammon = Une course de 15 pions, avec deux dés.
board-about-hypergammon = Le backgammon à trois pions chacun.
board-about-pig = Relancez, ou gardez ce que vous avez.
board-about-ludo = Ramenez tous vos pions à la maison en premier.
board-about-einstein = Le dé désigne la pierre qui avance vers le coin opposé.
board-about-blackjack = Approchez-vous de 21, plus que la banque.
board-about-briscola = Des plis avec un jeu italien et un atout.
board-about-kuhn = Le plus petit poker : trois cartes, une mise.
board-about-leduc = Un petit poker : six cartes, deux tours de mises.
board-about-liars-dice = Misez sur des dés cachés, ou dénoncez le mensonge.
board-about-goofspiel = Enchérissez en secret, carte contre prix.
board-about-rock-paper-scissors = Deux mains en même temps, plusieurs manches.
board-about-hidden-coin = Devinez la face cachée, ou prenez un gain sûr.
board-about-2048 = Faites glisser les tuiles et fusionnez les égales.
board-about-minesweeper = Ouvrez toutes les cases sans mine.
board-about-pac-man = Mangez tous les points avant qu’un fantôme ne vous attrape.
board-about-lifeboat = Ramez et écopez ensemble, avant que le canot ne coule.
board-start-moves =
    { $count ->
        [one] 1 coup joué
       *[other] { $count } coups joués
    }

board-end-title = Fin de la partie
board-end-lost = Perdu par ses coups : { $seat }
board-end-lost-alone = Perdu par les coups
board-amount = { $value } { $unit ->
    [pawns] pions
   *[points] points
 }
board-end-worst = Coup le plus coûteux
board-end-judged = { $done } tours jugés sur { $all }
board-results = Adversaire : { $opponent }. Gagnées : { $won }, nulles : { $drawn }, perdues : { $lost }.
board-results-alone = { $played ->
    [one] 1 partie
   *[other] { $played } parties
 }, gagnées : { $won }.
board-results-score = { $played ->
    [one] 1 partie : { $best }.
   *[other] { $played } parties : la meilleure { $best }, en moyenne { $mean }.
 }
board-results-streak = Victoires de suite : { $streak } ; la plus longue série : { $longest }.
board-end-again = Rejouer
board-end-review = Revoir la partie

board-end-tiles = Aucun glissement n’est possible. Plus grande tuile : { $tile }.
board-end-full = Le plateau est plein.
board-end-row = { $length } en ligne.
board-end-points = { $own } points à { $other }.
board-end-corner = Un pion a atteint le coin opposé.
board-end-taken = Tous les pions d’un camp sont pris.

board-rules-how = Comment jouer
board-rules-of = Comment jouer : { $game }
board-rules-close = Fermer
board-rules = Détails
board-rules-use = Nouvelle partie avec ces règles

board-ledger-title-skill = Compte : où l’avantage s’est perdu
board-ledger-none-skill = Jugez toute la partie pour voir où l’avantage s’est perdu.
board-graph-open =
    { $count ->
        [one] 1 position n’est pas encore évaluée (en gris).
       *[other] { $count } positions ne sont pas encore évaluées (en gris).
    }

board-sounds = Sons
board-end-score = La partie est finie : score { $points }

board-daily = Partie du jour
board-daily-of = Partie du jour, { $date }.
board-daily-start = Partie du jour, la même pour tous : { $game }, { $date }
board-daily-share = Copier le résultat
board-daily-text = { $game }, partie du jour, { $date } : { $result }.
board-statistics = Statistiques
board-results-fastest = Victoire la plus rapide : { $time }.
