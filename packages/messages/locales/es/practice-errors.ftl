exercise-count = el número de ejercicios no es un número entero de 1 a { $most }
exercise-no-tree = ningún árbol de la semilla "{ $seed }" sirve para el ejercicio { $template }; tome otra semilla
answer-file-format = no es un archivo de respuestas: su "format" no es "{ $format }", como lo escribe tyche exercise --to json
answer-file-json = el archivo no es JSON
answer-file-object = { $part ->
    [file] el archivo
    [handedIn] "handedIn"
    [sheet] "sheet"
    [exercise] el ejercicio { $number }
   *[answers] "answers" del ejercicio { $number }
  } no es un objeto de JSON
answer-file-list = "exercises" no es una lista
answer-file-entries = "exercises" tiene { $found } elementos, y "sheet" dice { $count }
answer-file-seed = "seed" de "sheet" no es un texto
answer-file-count = "count" de "sheet" no es un número entero de 1 a { $most }
answer-file-choice = "{ $name }" de "sheet" no es ninguno de { $all }
answer-file-answer = la respuesta a "{ $question }" del ejercicio { $number } no es ni un texto ni un número
