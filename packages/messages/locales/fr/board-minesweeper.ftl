minesweeper-hidden = fermée
minesweeper-mine = mine
minesweeper-flag = drapeau
minesweeper-flagged = drapeau posé
minesweeper-shows =
    { $number ->
        [0] vide
       *[other] { $number }
    }
minesweeper-risk = mine à { $percent }
minesweeper-certainly-free = sûre à coup sûr
minesweeper-certainly-mine = minée à coup sûr
minesweeper-best = pari proposé
minesweeper-exploded = la mine qui a sauté
minesweeper-won = Toutes les mines sont trouvées : c’est gagné
minesweeper-lost = Une mine a sauté : c’est perdu
minesweeper-opened = { $cells } cases ouvertes
minesweeper-flags = { $set } { $set ->
        [one] drapeau
       *[other] drapeaux
    } pour { $mines } mines
minesweeper-lay-flags = Poser des drapeaux
minesweeper-open-safe = Ouvrir le sûr ({ $cells })
minesweeper-overlay = Montrer sur la grille

minesweeper-overlays-chances = risques de mine
minesweeper-overlays-certain = le certain seulement
minesweeper-overlays-none = rien

minesweeper-larger = Cases plus grandes
minesweeper-smaller = Cases plus petites
minesweeper-help = Entrée ou un appui ouvre ; F, un clic droit ou un appui long pose un drapeau. Sur un chiffre qui a tous ses drapeaux, cela ouvre le reste autour. S ouvre tout ce qui est sûr, B mène à la meilleure case.
minesweeper-enter = Saisir une grille
minesweeper-entering = Une grille venue d’ailleurs
minesweeper-paste = Coller une grille
minesweeper-paste-help = Une rangée par ligne, 0 à 8 pour les cases ouvertes et un point, #, ? ou un drapeau pour les fermées, avec ou sans espaces ou barres. Ou bien réglez les cases ci-dessous : choisissez une valeur et touchez, ou tapez-la.
minesweeper-columns = Colonnes
minesweeper-rows = Rangées
minesweeper-mines = Nombre de mines
minesweeper-usual = comme d’habitude
minesweeper-value = Valeur à poser
minesweeper-clear = Tout fermer
minesweeper-analyse = Analyser
minesweeper-cancel = Annuler
minesweeper-chance-to-win = Chance de gagner
minesweeper-exact = exacte
minesweeper-estimate = estimée
minesweeper-layouts = Dispositions possibles
minesweeper-unopened = Cases fermées
minesweeper-proved = Prouvées
minesweeper-proved-counts =
    { $free } { $free ->
        [one] sûre
       *[other] sûres
    }, { $mines } { $mines ->
        [one] minée
       *[other] minées
    }
minesweeper-far = Loin des chiffres
minesweeper-far-risk = { $cells } { $cells ->
        [one] case
       *[other] cases
    } à { $percent }

minesweeper-methods-first-click = On ne sait encore rien : la case marquée est un bon début.
minesweeper-methods-certain = Inutile de parier : des cases sont sûres dans toutes les dispositions possibles.
minesweeper-methods-exact = Un pari, résolu exactement : aucun jeu ne gagne plus souvent.
minesweeper-methods-lookahead = Un pari : trop de dispositions pour le résoudre, la chance de gagner est une estimation apprise. Les risques de mine sont exacts.

minesweeper-cell = Case
minesweeper-progress = Progrès
minesweeper-progress-help = Chance que la case soit sûre et qu’elle en rende une autre sûre à coup sûr
minesweeper-win = Gain
minesweeper-considered = Cases examinées
minesweeper-numbers-of = Ce que { $cell } peut montrer
minesweeper-number = Montre
minesweeper-chance = Probabilité
minesweeper-drawn = Les mines montrées sont un tirage parmi les { $layouts } dispositions compatibles avec ce qu’on a vu, toutes aussi probables. Dans ce jeu, aucune mine n’est posée avant qu’on la touche : les chiffres sont tirés selon leurs chances exactes.
minesweeper-draw-another = Tirer à nouveau

minesweeper-variants-beginner = Débutant, 9×9, 10 mines
minesweeper-variants-intermediate = Intermédiaire, 16×16, 40 mines
minesweeper-variants-classic = Expert, seule la première case est sûre
minesweeper-variants-small = Petite grille, 5×4, 4 mines
