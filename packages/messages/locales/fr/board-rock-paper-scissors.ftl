hands-hands-rock = Pierre
hands-hands-paper = Feuille
hands-hands-scissors = Ciseaux

hands-round = Manche { $number }
hands-chosen = a choisi
hands-score =
    { $won } { $won ->
        [one] gagnée
       *[other] gagnées
    }, { $lost } { $lost ->
        [one] perdue
       *[other] perdues
    }, { $even } à égalité
hands-habits = Combien de fois chaque main a été montrée
hands-theory = Tous deux choisissent en secret ; ici l’un après l’autre, et le second n’en sait rien. Par le théorème du minimax, seul ne perd rien qui montre chaque main aussi souvent et sans motif. Une recherche d’un seul point de vue nomme une main : toute main certaine peut être battue.
