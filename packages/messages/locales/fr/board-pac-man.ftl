pac-man-directions-west = à gauche
pac-man-directions-east = à droite
pac-man-directions-north = en haut
pac-man-directions-south = en bas
pac-man-directions-stop = sur place

pac-man-food = { $left } { $left ->
        [one] pastille restante
       *[other] pastilles restantes
    }
pac-man-ghost = Fantôme { $number }
pac-man-scared = effrayé pour { $moves }
pac-man-at = colonne { $column }, rangée { $row }
pac-man-caught = attrapé
pac-man-cleared = tout est mangé

pac-man-dot = une pastille
pac-man-capsule = une capsule

pac-man-facing = { $who } regarde
pac-man-fright = { $who } : coups de peur
pac-man-ways = Où vont les fantômes
pac-man-ways-help = Si Pac-Man va { $action } : chances par fantôme, avant son prochain pas.
pac-man-caught-chance = Attrapé aussitôt
pac-man-exact = Valeur exacte
pac-man-exact-help = En jeu parfait jusqu’au bout, sur les { $positions } positions de ce labyrinthe.
pac-man-help = Les flèches, un glissement ou les boutons déplacent Pac-Man ; la barre d’espace le laisse sur place.

pac-man-variants-chasing = 20×7, fantômes qui poursuivent
pac-man-variants-minimising = 20×7, fantômes menés par un joueur
pac-man-variants-four-random = 9×5, trois fantômes au hasard (exact)
pac-man-variants-four-chasing = 9×5, trois fantômes qui poursuivent (exact)
pac-man-variants-four-minimising = 9×5, trois fantômes menés par un joueur
pac-man-variants-trap-random = Piège, fantômes au hasard (exact)
pac-man-variants-trap-chasing = Piège, fantômes qui poursuivent (exact)
pac-man-variants-medium = 20×11, fantômes qui poursuivent
pac-man-variants-tricky = 20×13, quatre fantômes qui poursuivent

pac-man-ends-cleared = Toutes les pastilles sont mangées.
pac-man-ends-caught = Un fantôme a attrapé Pac-Man.
pac-man-ends-lowest = Le score a atteint sa limite inférieure.
