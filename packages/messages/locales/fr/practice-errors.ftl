exercise-count = le nombre d’exercices n’est pas un nombre entier de 1 à { $most }
exercise-no-tree = aucun arbre de la graine "{ $seed }" ne convient à l’exercice { $template } ; prenez une autre graine
exercise-unfit = { $why ->
    [leaf] l’arbre est une seule feuille : il n’y a rien à demander
    [large] l’arbre a { $nodes } nœuds ; un exercice peut en avoir { $most } au plus
    [seeded] { $template } est réservé aux arbres tirés d’une graine : prenez cuts-alpha-beta
    [no-chance] { $template } porte sur les nœuds de hasard, et cet arbre n’en a pas
    [min] { $template } n’a pas de nœuds MIN, et cet arbre en a : prenez values-expectiminimax
    [root] le hasard joue à la racine de cet arbre : il n’y a pas de meilleur coup
    [table] { $algorithm } n’explore ici qu’un de plusieurs sous-arbres égaux : changez un gain ou une estimation
    [order] { $algorithm } ne coupe rien dans cet arbre, mais laisserait de côté { $nodes } de ses nœuds si tous les enfants étaient dans l’ordre inverse
    [given] { $template } est réservé aux arbres donnés
    [two-players] les deux joueurs de cet arbre jouent l’un contre l’autre : prenez values-minimax ou values-expectiminimax
    [no-sets] { $template } porte sur les coups cachés, et dans cet arbre tous les joueurs voient tout
    [recall] dans cet arbre un joueur oublie ce qu’il a fait ou su, si bien que ses actions n’ont pas de valeur propre
    [several] ce jeu peut avoir plus d’un équilibre, d’autres réponses pourraient donc être justes aussi
   *[no-cuts] { $algorithm } ne coupe rien dans cet arbre, ni dans son image en miroir
  }
answer-file-format = ce n’est pas un fichier de réponses : son "format" n’est pas "{ $format }", comme tyche exercise --to json l’écrit
answer-file-json = le fichier n’est pas du JSON
answer-file-object = { $part ->
    [file] le fichier
    [handedIn] "handedIn"
    [sheet] "sheet"
    [exercise] l’exercice { $number }
   *[answers] "answers" de l’exercice { $number }
  } n’est pas un objet JSON
answer-file-list = "exercises" n’est pas une liste
answer-file-entries = "exercises" a { $found } éléments, et "sheet" en annonce { $count }
answer-file-seed = "seed" de "sheet" n’est pas un texte
answer-file-count = "count" de "sheet" n’est pas un nombre entier de 1 à { $most }
answer-file-choice = "{ $name }" de "sheet" n’est aucun de { $all }
answer-file-answer = la réponse à "{ $question }" de l’exercice { $number } n’est ni un texte ni un nombre
