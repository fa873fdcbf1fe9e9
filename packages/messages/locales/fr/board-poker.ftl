poker-actions-check = Parole
poker-actions-bet = Miser
poker-actions-call = Suivre
poker-actions-raise = Relancer
poker-actions-fold = Se coucher

poker-cards =
    { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }
poker-holds = Tient : { $card }
poker-face-down = La carte est face cachée
poker-paid =
    { $chips } { $chips ->
        [one] jeton misé
       *[other] jetons misés
    }
poker-pot =
    { $chips } { $chips ->
        [one] jeton
       *[other] jetons
    } dans le pot
poker-no-board = La carte commune est retournée après le premier tour
poker-board = Carte commune : { $card }
poker-nothing-played = Rien n’a encore été joué
poker-won =
    { $won } : { $chips } { $chips ->
        [one] jeton
       *[other] jetons
    }

poker-theory = À l’équilibre, le premier joueur perd 1/18 de jeton par coup. Il peut miser le valet avec n’importe quelle probabilité jusqu’à 1/3, s’il mise le roi trois fois plus souvent : une mise en dit alors trop peu pour que la dame sache quoi faire. Déplacez les curseurs pour voir comment toute autre stratégie est punie.
