statistics-title = Statistiques : { $game }
statistics-none = Aucune partie n’a encore été terminée sur cet appareil.
statistics-played = Parties
statistics-best = Meilleur
statistics-mean = Moyenne
statistics-won = Gagnées
statistics-drawn = Nulles
statistics-lost = Perdues
statistics-streak = De suite
statistics-longest = Plus longue série
statistics-fastest = Victoire la plus rapide
statistics-luck =
    { $count ->
        [one] Chance sur 1 partie : { $luck }
       *[other] Chance sur { $count } parties : { $luck }
    }
statistics-own = Pertes propres : { $own }
statistics-games = Parties terminées
statistics-result = Résultat
statistics-outcome =
    { $outcome ->
        [won] gagnée
        [drawn] nulle
       *[lost] perdue
    }
statistics-replay = Revoir
statistics-export = Tout enregistrer dans un fichier
statistics-import = Lire un fichier
statistics-stored = Tout cela n’est enregistré que sur cet appareil. Le fichier contient les résultats, les parties terminées et les réglages de tous les plateaux ; sa lecture remplace ici ceux qu’il contient.
statistics-unknown = Ce fichier n’a pas été enregistré par ces plateaux.
