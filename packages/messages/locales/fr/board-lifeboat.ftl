lifeboat-row =
    { $count ->
        [one] Ramer { $count } coup
       *[other] Ramer { $count } coups
    }
lifeboat-bail =
    { $count ->
        [one] Écoper { $count } seau
       *[other] Écoper { $count } seaux
    }
lifeboat-rowing = Ramer
lifeboat-bailing = Écoper
lifeboat-rolled = { $seat } a fait { $die }
lifeboat-leak = Après chaque tour, { $buckets } seaux d’eau entrent.
lifeboat-saved = L’équipage a gagné : tous sont à terre
lifeboat-distance = Coups de rame jusqu’au rivage
lifeboat-in-boat = Seaux d’eau
lifeboat-drowned = La partie est finie : le canot a coulé
