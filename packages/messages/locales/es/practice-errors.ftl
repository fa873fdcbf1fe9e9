exercise-count = el número de ejercicios no es un número entero de 1 a { $most }
exercise-no-tree = ningún árbol de la semilla "{ $seed }" sirve para el ejercicio { $template }; tome otra semilla
exercise-unfit = { $why ->
    [leaf] el árbol es una sola hoja: no hay nada que preguntar
    [large] el árbol tiene { $nodes } nodos; un ejercicio puede tener { $most } como máximo
    [seeded] { $template } es solo para árboles hechos a partir de una semilla: use cuts-alpha-beta
    [no-chance] { $template } trata de los nodos de azar, y este árbol no tiene ninguno
    [min] { $template } no tiene nodos MIN, y este árbol sí: use values-expectiminimax
    [root] en la raíz de este árbol mueve el azar: no hay mejor jugada
    [table] { $algorithm } explora aquí solo uno de varios subárboles iguales: cambie un pago o una estimación
    [order] { $algorithm } no poda nada en este árbol, pero con todos los hijos en orden inverso dejaría sin visitar { $nodes } de sus nodos
    [given] { $template } es solo para árboles dados
    [two-players] los dos jugadores de este árbol juegan uno contra otro: use values-minimax o values-expectiminimax
    [no-sets] { $template } trata de jugadas ocultas, y en este árbol todos los jugadores lo ven todo
    [recall] en este árbol un jugador olvida lo que hizo o supo, así que sus acciones no tienen valores propios
    [several] este juego puede tener más de un equilibrio, así que otras respuestas también podrían ser correctas
   *[no-cuts] { $algorithm } no poda nada en este árbol ni en su imagen reflejada
  }
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
