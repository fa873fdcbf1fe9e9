drawing-title = Árbol de juego
drawing-kind = { $kind ->
    [max] MAX
    [min] MIN
    [chance] AZAR
   *[player] J{ $player }
  }
drawing-leaf = hoja
drawing-more = +{ $count } más
drawing-more-nodes = { $count ->
    [one] { $count } nodo más
   *[other] { $count } nodos más
  }
drawing-estimate = estimación { $value }
drawing-interval = en { $ends }
drawing-window = ventana { $ends }
drawing-pruned = podado
drawing-impossible = imposible
drawing-probability-0 = probabilidad 0
drawing-each = { $probability } cada uno
drawing-aside = { $text } ({ $remark })
drawing-child = hijo { $number }
drawing-player = Jugador { $number }

drawing-described = Un árbol de juego con { $nodes ->
    [one] { $nodes } nodo
   *[other] { $nodes } nodos
  }, { $leaves } de ellos { $leaves ->
    [one] hoja
   *[other] hojas
  }{ $root }.
drawing-root = ; la raíz es un nodo { $kind ->
    [max] MAX
    [min] MIN
    [chance] de azar
   *[player] del jugador { $player }
  }
drawing-found = Valor { $value } según { $algorithm }{ $move }, { $count ->
    [one] { $count } nodo
   *[other] { $count } nodos
  } sin visitar.
drawing-move = , mejor jugada { $move }
drawing-edges-pay = Las aristas también pagan: todo valor incluye lo pagado por el camino.
drawing-sets = Una cinta de color une nodos que su jugador no puede distinguir.
drawing-shares = Cuanto más gruesa es una arista, más a menudo se juega su acción; la de una arista discontinua, nunca.

slides-start = → o la barra espaciadora para el paso siguiente, ← para el anterior.
slides-next = paso siguiente
slides-back = paso anterior
slides-end = La búsqueda ha terminado.

note-drawn = { $shown ->
    [one] se dibuja { $shown } nodo
   *[other] se dibujan { $shown } nodos
  } de { $nodes }
format-list = lista anidada
note-payoffs-only = el formato «{ $format }» solo contiene pagos: se omiten etiquetas, nombres de acciones y estimaciones
note-edges-left-out = se omiten los pagos en las aristas: las hojas ya los incluyen
note-root-unsaid = el formato «{ $format }» no dice quién mueve en la raíz: léalo con la raíz { $root }
note-no-estimates = un archivo .efg no contiene estimaciones: en las hojas se escriben como pagos
note-edges-to-leaves = los pagos en aristas que llevan a hojas no figuran como tales en un archivo .efg: las hojas ya los incluyen
note-read-back = un archivo .efg nombra jugadores y no clases de nodos: al leerlo, las decisiones son nodos { $sides ->
    [true] max y min
   *[false] player
  }
note-no-glyph = pdfLaTeX no tiene glifo para { $characters }{ $more ->
    [0] { "" }
   *[other] { " " }y { $more } más
  }: compile con LuaLaTeX o XeLaTeX, y una fuente que lo tenga
note-too-wide = el dibujo mide más de 5 metros de ancho o de alto, y TeX no puede contenerlo: dibuje una parte del árbol
note-edges = { $count } aristas son más que las { $most } que dibuja Mermaid si no se aumenta su maxEdges
note-characters = { $count } caracteres son más que los { $most } que lee Mermaid si no se aumenta su maxTextSize
