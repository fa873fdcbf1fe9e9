exercise-count = le nombre d’exercices n’est pas un nombre entier de 1 à { $most }
exercise-no-tree = aucun arbre de la graine "{ $seed }" ne convient à l’exercice { $template } ; prenez une autre graine
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
