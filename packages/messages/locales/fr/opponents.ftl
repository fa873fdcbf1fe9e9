opponent-searches = Explore { $nodes } nœuds par coup.
opponent-looks =
    { $depth ->
        [one] Regarde 1 décision plus loin.
       *[other] Regarde { $depth } décisions plus loin.
    }
opponent-sees =
    { $sees ->
        [numbers] Voit ce qui découle d’un seul chiffre et devine partout ailleurs.
        [marks] Voit les mines qui découlent d’un seul chiffre, et ce qui découle de celles-ci.
        [layouts] Compte toutes les dispositions des mines, sans regarder au-delà de la prochaine case.
       *[all] C’est le solveur : il compte toutes les dispositions des mines.
    }
opponent-errs = Un coup moins bon de { $half } est deux fois moins probable que le meilleur ; un coup qu’il voit moins bon de plus de { $most } n’est jamais joué.
opponent-errs-any = Un coup moins bon de { $half } est deux fois moins probable que le meilleur ; tout coup est possible.
opponent-best = Joue le meilleur coup qu’il trouve.
opponent-time = Il réfléchit jusqu’à une seconde.
opponent-rated = Classement Elo : { $elo } (de { $low } à { $high }), dans des parties avec les autres niveaux et le jeu au hasard, dont la moyenne est 0.
