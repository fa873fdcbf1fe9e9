backgammon-point = case { $point }
backgammon-bar = barre de { $seat }
backgammon-off = sortis par { $seat }
backgammon-checkers = { $count } de { $seat }
backgammon-movable = peut jouer
backgammon-picked = pris en main
backgammon-target = case possible

backgammon-decisions-roll = Lancer les dés
backgammon-decisions-double = Doubler
backgammon-decisions-take = Accepter
backgammon-decisions-pass = Passer
backgammon-decisions-beaver = Beaver
backgammon-decisions-raccoon = Raccoon
backgammon-decisions-resign-single = Abandonner
backgammon-decisions-resign-gammon = Abandonner un gammon
backgammon-decisions-resign-backgammon = Abandonner un backgammon
backgammon-decisions-accept = Accepter
backgammon-decisions-reject = Refuser

backgammon-no-move = aucun coup
backgammon-no-move-long = Aucun coup possible avec { $dice }.
backgammon-go-on = Continuer
backgammon-only-move = Le seul coup possible :
backgammon-choose = Jouez { $dice } : choisissez un pion, puis sa case.
backgammon-composed = Jusqu’ici { $moves }.
backgammon-done = Valider
backgammon-undo = Annuler
backgammon-flip = Retourner le tablier
backgammon-mirror = Sortir de l’autre côté
backgammon-pips =
    { $pips } { $pips ->
        [one] pip
       *[other] pips
    }
backgammon-ahead = { $pips } d’avance
backgammon-to-roll = Lancez les dés, ou doublez d’abord.
backgammon-rolled = { $seat } a lancé { $dice }.
backgammon-played = { $seat } a joué { $moves }.
backgammon-offered = { $seat } double à { $value } : accepter ou passer ?
backgammon-beavered = { $seat } fait un beaver à { $value } : accepter ou passer ?
backgammon-resigned = { $seat } : { $what } ?
backgammon-cube-in-middle = videau { $value }, au milieu
backgammon-cube-owned = a le videau, { $value }
backgammon-empty = vide
backgammon-score = { $points } sur { $length }, encore { $away }
backgammon-crawford = Partie Crawford : sans videau

backgammon-kinds-single = Une partie simple
backgammon-kinds-gammon = Un gammon
backgammon-kinds-backgammon = Un backgammon

backgammon-over = La partie est finie.
backgammon-keys = Les flèches choisissent une case, Entrée prend et pose un pion, 1 à 6 jouent ce dé, Retour arrière annule un pas, R lance, D double, F retourne le tablier.
backgammon-chances = Chances de { $seat }
backgammon-chances-help =
    { $depth ->
        [1] Après le coup classé premier.
       *[other] Après le coup classé premier, vu { $depth } coups à l’avance.
    }
backgammon-wins = Gagne
backgammon-loses = Perd

backgammon-of-which-all = en tout
backgammon-of-which-gammon = gammons
backgammon-of-which-backgammon = backgammons

backgammon-cube-title = Le videau
backgammon-cube-help =
    Pour le videau, la recherche voit { $depth } { $depth ->
        [one] décision
       *[other] décisions
    } à l’avance.

backgammon-cube-rows-no-double = Sans doubler
backgammon-cube-rows-double-take = Doubler, accepter
backgammon-cube-rows-double-pass = Doubler, passer

backgammon-equity = Équité
backgammon-match-chance = Partie entière
backgammon-take-point = Seuil d’acceptation
backgammon-market-losers = Sorties du marché

backgammon-variants-cube = argent, avec videau
backgammon-variants-match = match en 7 points
backgammon-variants-single = toute victoire compte 1

backgammon-editor-die = Dé { $number }
backgammon-editor-cube = Videau
backgammon-editor-owner = Videau à
backgammon-editor-middle = personne
backgammon-editor-crawford = Partie Crawford

backgammon-end =
    { $kind ->
        [single] Une partie simple
        [gammon] Un gammon
        [backgammon] Un backgammon
        [pass] Le videau a été refusé
       *[resigned] L’abandon a été accepté
    }{ $turned ->
        [no] {""}
       *[yes] , videau à { $cube }
    } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
backgammon-match-won = Match gagné { $own }–{ $other }.
backgammon-game-won = Gagne la partie : { $seat }. { $how }

backgammon-rules-match = Points du match, 0 : argent
backgammon-rules-jacoby = Règle de Jacoby
backgammon-rules-beavers = Beavers
backgammon-rules-automatic = Doubles automatiques
backgammon-rules-resign = Abandons permis
