lab-what-if-break-even = Seuils de décision
lab-what-if-break-even-help = Un seul nombre change, tous les autres restent ; quand une probabilité change, les autres issues du nœud de hasard se partagent le reste comme avant.
lab-what-if-no-break-even = Aucun nombre à lui seul ne peut changer la meilleure action.
lab-what-if-tornado = Barres : de combien la valeur de l’arbre bouge avec chaque nombre, la plus large d’abord. ◆ : ici la meilleure action change.
lab-what-if-save-tornado = Enregistrer le diagramme en tornade (SVG)
lab-what-if-monotone = D’autres gains, le même ordre
lab-what-if-monotone-help = Minimax ne fait que comparer les gains : aucun changement qui garde leur ordre ne change son choix. Une moyenne les pondère : expectimax peut choisir une autre action.
lab-what-if-change = Gains
lab-what-if-worst = Minimax (pire cas)
lab-what-if-mean = Espérance
lab-transform-identity = x tel quel
lab-transform-rescale = 2x + 7
lab-transform-square = x², signe gardé
lab-transform-log = ±log₂(1 + |x|)
lab-what-if-flipped = changée
lab-what-if-none = Il faut une décision de MAX ou de MIN à la racine et deux joueurs.
lab-what-if-opponent = De l’adversaire parfait au hasard
lab-what-if-opponent-help = MIN joue sa meilleure action, mais avec cette probabilité une action au hasard.
lab-what-if-perfect = parfait
lab-what-if-randomly = au hasard
lab-what-if-slider = Probabilité d’un coup au hasard
lab-what-if-no-flip = La meilleure action est la même contre tous ces adversaires.
lab-what-if-flip = { $exact ->
    [true] À exactement { $at }, la meilleure action passe de { $before } à { $after }.
   *[false] À environ { $at }, la meilleure action passe de { $before } à { $after }.
  }
lab-what-if-no-opponent = Il faut MAX à la racine et MIN au-dessous.

lab-compare-first = Première recherche
lab-compare-second = Seconde recherche
lab-compare-work = Feuilles visitées par les deux recherches
lab-compare-leaves = { $now } { $now ->
        [one] feuille
       *[other] feuilles
    } sur { $all }
lab-compare-counts = Compteurs à cette étape
lab-compare-value = Valeur
lab-compare-difference = À la fin, { $a } feuilles contre { $b }

lab-share-link = Lien vers cet arbre, cette recherche et cette étape
lab-share-copy-link = Copier le lien
lab-share-copied = Copié.
lab-share-system = Partager…
lab-share-embed = Pour une page de cours
lab-share-copy-embed = Copier l’iframe
lab-share-copy-element = Copier l’élément
lab-share-element-note = Pour vos propres pages : l’arbre est dans le texte, et seul le script vient de ce Lab.
lab-share-embed-note = Pour les pages sans scripts, comme celles de Moodle et de Canvas.
lab-share-whole-run = Toute la recherche
lab-share-tree-only = L’arbre seul
lab-share-slides = Diapositives (HTML)
lab-share-strip = Bande d’étapes à imprimer
lab-share-print = Imprimer
lab-share-trace = Trace (CSV)
lab-share-certificate = Une réponse dite « résolue » peut être écrite dans un fichier que d’autres peuvent vérifier : { $command }.
lab-share-length = { $characters } caractères
lab-share-notices = Licences des logiciels tiers
lab-share-close = Fermer
lab-use-exercise = En exercice
lab-use-fitting = Convient à cet arbre
lab-use-unfit = Ne convient pas : choisissez-en un pour voir pourquoi
lab-use-mixed = Tous les types qui conviennent
lab-use-variants = Variantes de chaque arbre (0 : l’arbre lui-même)
lab-use-more = Autres arbres d’un fichier { $count ->
    [0] { "" }
    [one] (1 arbre)
   *[other] ({ $count } arbres)
  }
lab-use-practise = Ouvrir dans S’exercer
lab-use-reverse = Inverser l’ordre de tous les enfants

lab-exercises-link = Copier le lien vers cet exercice
lab-exercises-link-sheet = Copier un lien vers ces exercices
lab-exercises-set = Série d’exercices
lab-exercises-add = Ajouter cet exercice à une série
lab-exercises-remove = Retirer cet exercice de la série
lab-exercises-number = Exercice { $number } sur { $all }
lab-exercises-answer = réponse { $text }
lab-exercises-crossed = barré
