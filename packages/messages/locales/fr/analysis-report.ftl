### Le rapport de `tyche analyze` : tableaux, page et commentaires dans les fichiers de matchs.

## Marques

analysis-mark-doubtful = douteux
analysis-mark-bad = mauvais
analysis-mark-very-bad = très mauvais
analysis-none-marked = Aucune décision n’est marquée.
analysis-no-turn-marked = Aucun tour n’est marqué.
analysis-no-move-marked = Aucun coup n’est marqué.

## En-têtes

analysis-heading-game = partie
analysis-heading-turn = tour
analysis-heading-move = coup
analysis-heading-player = joueur
analysis-heading-position = position
analysis-heading-roll = jet
analysis-heading-played = joué
analysis-heading-best = meilleur
analysis-heading-loss = perte
analysis-heading-luck = chance
analysis-heading-cube = videau
analysis-heading-correct = juste
analysis-heading-turns = tours
analysis-heading-unforced = non forcés
analysis-heading-moves = coups
analysis-heading-lost = perdu
analysis-heading-lost-per-move = par coup
analysis-heading-total-lost = en tout
analysis-heading-error-rate = taux d’erreur
analysis-heading-snowie = Snowie
analysis-heading-of-match = du match
analysis-heading-points = points
analysis-heading-performance = PR
analysis-heading-file = fichier
analysis-heading-matches = matchs
analysis-heading-decisions = décisions
analysis-heading-opening = ouverture
analysis-heading-bar = barre
analysis-heading-back-game = jeu arrière
analysis-heading-holding = ancrage
analysis-heading-contact = contact
analysis-heading-race = course
analysis-heading-bear-off = sortie
analysis-heading-result = résultat
analysis-heading-luck-adjusted = sans la chance
analysis-heading-play = coup
analysis-heading-equity = équité
analysis-heading-depth = profondeur
analysis-heading-difference = écart
analysis-heading-score = score
analysis-heading-won = gagne
analysis-heading-win = gain %
analysis-heading-win-gammon = gammon %
analysis-heading-win-backgammon = bg %
analysis-heading-lose-gammon = perte gammon %
analysis-heading-lose-backgammon = perte bg %

## Lignes de la page

analysis-unforced-plays = coups non forcés
analysis-lost-by-plays = perdu aux pions
analysis-lost-by-cube = perdu au videau
analysis-lost-in-total = perdu en tout
analysis-snowie-rate = taux d’erreur de Snowie
analysis-unforced-of = { $unforced } sur { $turns }
analysis-not-finished = inachevé
analysis-percent = { $value } %
analysis-match-won = gagné
analysis-match-lost = perdu

## Décisions de videau

analysis-no-errors = sans faute
analysis-correct-decisions = { $count } sans faute
analysis-error-missed-double = double manqué
    .counted = { $count ->
        [one] { $count } double manqué
       *[other] { $count } doubles manqués
    }
analysis-error-wrong-double = double à tort
    .counted = { $count ->
        [one] { $count } double à tort
       *[other] { $count } doubles à tort
    }
analysis-error-wrong-take = double accepté à tort
    .counted = { $count ->
        [one] { $count } double accepté à tort
       *[other] { $count } doubles acceptés à tort
    }
analysis-error-wrong-pass = double passé à tort
    .counted = { $count ->
        [one] { $count } double passé à tort
       *[other] { $count } doubles passés à tort
    }
analysis-error-missed-beaver = beaver manqué
    .counted = { $count ->
        [one] { $count } beaver manqué
       *[other] { $count } beavers manqués
    }
analysis-error-wrong-beaver = beaver à tort
    .counted = { $count ->
        [one] { $count } beaver à tort
       *[other] { $count } beavers à tort
    }
analysis-error-missed-raccoon = raccoon manqué
    .counted = { $count ->
        [one] { $count } raccoon manqué
       *[other] { $count } raccoons manqués
    }
analysis-error-wrong-raccoon = raccoon à tort
    .counted = { $count ->
        [one] { $count } raccoon à tort
       *[other] { $count } raccoons à tort
    }
analysis-action-no-double = ne double pas
analysis-action-double = double
analysis-action-take = accepte
analysis-action-pass = passe
analysis-action-beaver = beaver
analysis-action-raccoon = raccoon
analysis-heading-no-double = sans doubler
analysis-heading-double-take = doubler, accepter
analysis-heading-double-pass = doubler, passer

## La page

analysis-title = { $players }, { $length ->
    [0] partie d’argent
   *[other] match en { $length }
  }
analysis-play-title = Partie { $game }, tour { $turn } : { $player } joue { $played } avec { $roll }
analysis-cube-title = Partie { $game }, tour { $turn } : { $player } avant le jet
analysis-action-of = { $player } : { $action }
analysis-action-error = { $player } : { $action }, { $error }, { $loss }
analysis-loses = perd { $loss }
analysis-marked-loss = { $mark }, perd { $loss }
analysis-too-close = { $loss }, trop proche pour trancher
analysis-rolled-out = { $loss } ± { $halfWidth }, par simulation
analysis-luck-of-roll = chance du jet { $luck }
analysis-correct-is = Juste : { $verdict }.
analysis-without-cube = Chances si la partie est jouée jusqu’au bout sans videau :
analysis-not-legal = Partie { $game }, tour { $turn } : { $player } a joué { $played } avec { $roll }, ce qui n’est pas permis ; le coup n’est pas jugé.
analysis-light-checkers = Le joueur au trait a les pions clairs.
analysis-arrows = Flèches : en vert le meilleur coup, en orange le coup joué.
analysis-show = Afficher :
analysis-score = Score { $own }–{ $other }
analysis-away = à { $own } et à { $other } de la victoire, match en { $length }
analysis-crawford = partie Crawford
analysis-pips = pips { $own }–{ $other }
analysis-borne-off = sortis { $own }–{ $other }
analysis-match-cost = { $cost } du match

## Un tablier

analysis-board = Au trait { $own }. Adversaire { $other }.
analysis-board-point = { $point } : { $count }
analysis-board-bar = barre
analysis-board-off = { $count ->
    [one] { $count } sorti
   *[other] { $count } sortis
  }

## Commentaires

analysis-comment-play = { $play } { $equity }
analysis-comment-error = { $play } { $equity }, { $loss } : { $best } { $bestEquity }
analysis-comment-loss = perd { $loss } ({ $mark })
analysis-comment-luck = chance { $luck }
analysis-comment-cube = videau : sans doubler { $noDouble }, doubler et accepter { $doubleTake }, juste : { $verdict }
analysis-comment-cube-error = { $error } par { $player }, { $loss }
analysis-no-play = aucun coup

## Définitions des nombres, et comment ils ont été trouvés

analysis-define-equity = Les équités sont relatives à l’enjeu : dans une partie d’argent, 1 est la valeur du videau ; dans un match, la moitié de l’écart entre les chances de gagner le match après avoir gagné et après avoir perdu cette valeur.
analysis-define-error-rate = Le taux d’erreur est l’équité perdue aux pions, en millièmes de point (mp), par tour non forcé (où il y a plus d’un coup distinct) ; celui de Snowie divise par tous les tours des deux joueurs.
analysis-define-total = En tout : pions et videau, par tour non forcé et décision de videau comptée (chaque double, accepté ou passé, et là où doubler aurait perdu moins de 0.16) ; Snowie : par tour des deux joueurs ; le PR est 500 fois l’équité perdue par décision, comme dans eXtreme Gammon, qui ne publie pas ce qu’il compte.
analysis-define-luck = La chance d’un jet est l’équité de son meilleur coup moins la moyenne de tous les jets, selon l’évaluateur ; le résultat sans la chance est le résultat moins la chance du joueur et plus celle de l’adversaire.
analysis-define-phases = PR par phase : la sortie est sans contact, tous les pions à la maison ; la course est sans contact. Avec contact, l’ouverture est formée des six premiers tours d’une partie ; ensuite, barre désigne un pion sur la barre, jeu arrière plus de deux pions dans le jan intérieur adverse, ancrage une ancre à cet endroit ou sur sa barre, contact tout le reste. Le PR des coups compte les coups non forcés, celui du cube les décisions de cube comptées.
analysis-not-measured = L’erreur de { $evaluator } n’a pas été mesurée : seules les décisions jugées par simulation sont marquées.
analysis-by-depth = Par { $evaluator }, profondeur { $depth }.
analysis-by-time = Par { $evaluator }, { $seconds } s par décision, profondeur { $depth } au plus.
analysis-doubt-depth = Les coups qui perdent 0.02 sont explorés à la profondeur { $depth }.
analysis-rollout = Les coups qui perdent 0.02 et les décisions de videau à moins de 0.05 d’un seuil sont jugés par simulation, { $trials } parties de { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }, la chance ôtée.

## Échecs

analysis-mate-in = { $move } (mat en { $moves })
analysis-mated-in = { $move } (subit le mat en { $moves })
analysis-moves-left-out = { $count ->
    [one] La partie { $game } est terminée selon les règles avant son dernier coup, qui est omis.
   *[other] La partie { $game } est terminée selon les règles avant ses { $count } derniers coups, qui sont omis.
  }
analysis-chess-loss = Les pertes sont en gain espéré : une victoire vaut 1, une défaite -1.
