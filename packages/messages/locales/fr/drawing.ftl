drawing-title = Arbre de jeu
drawing-kind = { $kind ->
    [max] MAX
    [min] MIN
    [chance] HASARD
   *[player] J{ $player }
  }
drawing-leaf = feuille
drawing-more = +{ $count } de plus
drawing-more-nodes = { $count ->
    [one] { $count } nœud de plus
   *[other] { $count } nœuds de plus
  }
drawing-estimate = estimation { $value }
drawing-interval = dans { $ends }
drawing-window = fenêtre { $ends }
drawing-pruned = élagué
drawing-impossible = impossible
drawing-probability-0 = probabilité 0
drawing-each = { $probability } chacune
drawing-aside = { $text } ({ $remark })
drawing-child = enfant { $number }
drawing-player = Joueur { $number }

drawing-described = Un arbre de jeu de { $nodes ->
    [one] { $nodes } nœud
   *[other] { $nodes } nœuds
  }, dont { $leaves ->
    [one] { $leaves } feuille
   *[other] { $leaves } feuilles
  }{ $root }.
drawing-root = { "" } ; la racine est un nœud { $kind ->
    [max] MAX
    [min] MIN
    [chance] de hasard
   *[player] du joueur { $player }
  }
drawing-found = Valeur { $value } par { $algorithm }{ $move }, { $count ->
    [one] { $count } nœud non visité
   *[other] { $count } nœuds non visités
  }.
drawing-move = , meilleur coup { $move }
drawing-edges-pay = Les arêtes rapportent aussi : chaque valeur comprend ce qui est gagné en chemin.
drawing-sets = Un ruban de couleur relie des nœuds que leur joueur ne peut pas distinguer.
drawing-shares = Plus une arête est épaisse, plus son action est jouée souvent ; celle d’une arête en tirets ne l’est jamais.

slides-start = → ou la barre d’espace pour l’étape suivante, ← pour la précédente.
slides-next = étape suivante
slides-back = étape précédente
slides-end = La recherche est terminée.

note-drawn = { $shown ->
    [one] { $shown } nœud est dessiné
   *[other] { $shown } nœuds sont dessinés
  } sur { $nodes }
format-list = liste imbriquée
note-payoffs-only = le format « { $format } » ne contient que des gains : étiquettes, noms d’actions et estimations sont omis
note-edges-left-out = les gains sur les arêtes sont omis : les feuilles les comptent déjà
note-root-unsaid = le format « { $format } » ne dit pas qui joue à la racine : lisez-le avec la racine { $root }
note-no-estimates = un fichier .efg ne contient pas d’estimations : aux feuilles, elles sont écrites comme des gains
note-edges-to-leaves = les gains sur les arêtes qui mènent à des feuilles n’y figurent pas comme tels dans un fichier .efg : les feuilles les comptent déjà
note-read-back = un fichier .efg nomme des joueurs et non des sortes de nœuds : relues, les décisions sont des nœuds { $sides ->
    [true] max et min
   *[false] player
  }
note-no-glyph = pdfLaTeX n’a pas de glyphe pour { $characters }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
  } : compilez avec LuaLaTeX ou XeLaTeX, et une police qui en a
note-too-wide = le dessin fait plus de 5 mètres de large ou de haut, ce que TeX ne peut pas contenir : dessinez une partie de l’arbre
note-edges = { $count } arêtes, c’est plus que les { $most } que Mermaid dessine si son maxEdges n’est pas augmenté
note-characters = { $count } caractères, c’est plus que les { $most } que Mermaid lit si son maxTextSize n’est pas augmenté
