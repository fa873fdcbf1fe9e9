### Ce qui peut être faux dans un texte, un arbre ou une demande : des phrases sans majuscule et sans point.

tree-a-node = { $kind ->
    [max] un nœud MAX
    [min] un nœud MIN
    [chance] un nœud de hasard
    [player] un nœud de joueur
   *[leaf] une feuille
  }
tree-a-read-node = { $read ->
    [max] un nœud MAX
    [min] un nœud MIN
    [chance] un nœud de hasard
   *[player] un nœud de joueur
  }
tree-elsewhere = { $isPerfect ->
    [true] prenez `tyche solve`, puisque chaque joueur voit tout
   *[false] aucune commande ne résout un tel arbre à ensembles d’information
  }

thing-action-name = le nom d’une action
thing-agent-count = le nombre d’agents
thing-any-node = un nœud, "c", "p" ou "t"
thing-chance-event-number = le numéro d’un événement de hasard
thing-comment = un commentaire
thing-depth = la profondeur
thing-digit = un chiffre
thing-end-of-line = la fin de la ligne
thing-edge-payoff = un gain d’une arête
thing-estimate = une estimation
thing-event-name = un nom entre guillemets
thing-field = un champ comme key: "value"
thing-information-set-number = le numéro d’un ensemble d’information
thing-key = une clé entre guillemets
thing-node = un nœud
thing-node-name = le nom du nœud entre guillemets
thing-outcome-name = le nom d’un résultat
thing-outcome-number = le numéro d’un résultat
thing-payoff = un gain
thing-player-name = le nom d’un joueur entre guillemets
thing-player-number = le numéro d’un joueur
thing-probability = une probabilité
thing-quoted-action-name = le nom d’une action entre guillemets
thing-quoted-value = une valeur entre guillemets
thing-title = le titre entre guillemets
thing-value = une valeur
thing-version = le numéro de version 2
thing-end = la fin du texte
thing-list = une liste
thing-object = un objet
unwritable-payoffs = a un gain pour chaque joueur
unwritable-probabilities = a des probabilités inégales
unwritable-set = est dans un ensemble d’information
unwritable-kind = est { tree-a-node } là où l’on lirait { tree-a-read-node }
utility-too-large = le gain { $payoff } dépasse 10^9 : seuls linear et points sont exacts aussi loin
utility-outside-points = le gain { $payoff } est en dehors des points, qui vont de { $from } à { $to }
utility-no-logarithm = le gain { $payoff } laisse { $left } de la richesse { $wealth }, et seuls les nombres au-dessus de 0 ont un logarithme
utility-no-root = le gain { $payoff } laisse { $left } de la richesse { $wealth }, et aucun nombre au-dessous de 0 n’a de racine carrée
utility-number-tolerance = une tolérance au risque, comme exponential:50
utility-number-wealth = la richesse initiale, comme log:1000
utility-number-sqrt = la richesse initiale, comme sqrt:1000
wish-cuts = { $cuts ->
    [one] au moins { $cuts } coupure
   *[other] au moins { $cuts } coupures
  }
wish-deep-cut = une coupure profonde
wish-unique-best = une seule meilleure action
wish-no-ties = aucune égalité

tree-expected = { $found } se trouve là où il faudrait { LIST($should, "or") }
tree-is-not = { $found } n’est pas { LIST($should, "or") }
tree-not-whole = { LIST($what, "or") } n’est pas un nombre entier à partir de 1 : { $found }
tree-empty = il n’y a pas d’arbre : le texte est vide
tree-blanks = le texte commence par { NUMBER($count, useGrouping: "true") } blancs
tree-no-format = aucun format ne commence par { $begin } : JSON commence par { "{" }, une liste imbriquée par [, les parenthèses CMU par (, un tableau par des colonnes comme path,payoff, un test CS188 par un champ comme class: "…", un jeu Gambit par EFG
tree-strategic-form = c’est un jeu sous forme stratégique (.nfg de Gambit), qui n’a pas d’arbre : enregistrez le jeu en .efg, ou écrivez sa matrice comme un arbre dont le second joueur n’a qu’un ensemble d’information, comme dans `tyche equilibrium --help`
tree-workbook = c’est un classeur de Gambit (.gbt) : ouvrez-le dans Gambit et enregistrez le jeu en .efg
tree-goes-on = l’arbre est terminé, mais le texte continue
tree-too-many-values = le texte contient plus de { NUMBER($most, useGrouping: "true") } valeurs
tree-table-parent = aucune ligne au-dessus n’a l’id { $parent }
tree-table-twice = le chemin { $path } a deux lignes
tree-never-closed = un "{ $mark }" n’est jamais fermé
tree-zero-denominator = { $text } divise par zéro
tree-too-many-digits = le nombre qui commence par { $begin } a trop de chiffres
tree-exponent = l’exposant de { $text } est trop grand
tree-not-number = { $text } n’est pas un nombre
tree-negative-probability = une probabilité est négative : { $text }
tree-zero-ahead = un nombre commence par 0 et continue par des chiffres
tree-bare-fraction = une fraction s’écrit entre guillemets : "1/3"
tree-control = une chaîne contient une fin de ligne ou un autre caractère de contrôle
tree-open-string = une chaîne n’est jamais fermée
tree-hexadecimal = "\u" n’est pas suivi de quatre chiffres hexadécimaux
tree-escape = une chaîne contient un échappement inconnu
tree-empty-after-comma = rien ne suit une virgule
tree-key-twice = la clé { $key } vient deux fois
tree-too-many-keys = un objet a plus de { $most } clés
tree-unknown-key = { $key } n’est pas une clé de nœud ; prenez l’une de { $all }
tree-misspelt-key = { $key } n’est pas une clé de nœud ; vouliez-vous dire "{ $meant }" ?
tree-strange-key = { tree-a-node } n’a pas de "{ $key }", seulement { LIST($allowed, "and") }
tree-two-kinds = un objet dit deux types, "{ $kind }" et "{ $other }"
tree-no-kind = un objet ne dit pas son type : il lui faut une clé parmi { LIST($all, "and") }
tree-who-moves = une liste sous un nœud de joueur ne dit pas qui joue : écrivez { "{" }"player": 1, "children": […]{ "}" } ou nommez un autre type
tree-empty-list = une liste est vide, mais tout nœud intérieur a des enfants
tree-one-payoff = une liste de gains en a un par joueur, deux au moins
tree-no-children-key = un nœud de joueur a ses enfants dans "children"
tree-not-children = "{ $key }" n’est pas une liste d’enfants
tree-not-probabilities = "p" n’est pas une liste de probabilités
tree-not-pays = "pays" n’est pas une liste avec un gain par arête
tree-pay-count = { tree-a-node } a { $children ->
    [one] { $children } enfant
   *[other] { $children } enfants
  } mais "pays" donne des gains pour { $payoffs ->
    [one] { $payoffs } arête
   *[other] { $payoffs } arêtes
  }
tree-edge-pays = une arête paie { $pays ->
    [one] { $pays } nombre
   *[other] { $pays } nombres
  } alors qu’une arête au-dessus en paie { $above }
tree-not-set = "set" n’est pas le nom d’un ensemble d’information
tree-not-label = "label" n’est pas une chaîne
tree-not-actions = "actions" n’est pas une liste de noms
tree-too-many-inside = la valeur contient plus de { NUMBER($most, useGrouping: "true") } valeurs
tree-contains-itself = un nœud se contient lui-même
tree-comma = une virgule ne sépare rien ici : les enfants sont séparés par des blancs
tree-open-quotes = un texte entre guillemets n’est jamais fermé
tree-no-players = le jeu n’a pas de joueurs
tree-missing-node = le texte se termine avant l’arbre : il manque un nœud
tree-game-too-large = l’arbre a plus de { NUMBER($nodes, useGrouping: "true") } nœuds ou de { NUMBER($levels, useGrouping: "true") } niveaux
tree-long-sums = les gains d’un chemin ont trop de chiffres pour être additionnés
tree-no-player = il n’y a pas de joueur { $number }, seulement de 1 à { $players }
tree-set-unknown = l’ensemble d’information { $set } du joueur { $player } ({ $name }) n’est pas décrit là où il vient en premier
tree-set-twice = l’ensemble d’information { $set } du joueur { $player } est décrit de deux façons
tree-event-unknown = l’événement de hasard { $number } n’est pas décrit là où il vient en premier
tree-event-twice = l’événement de hasard { $number } est décrit de deux façons
tree-no-actions = un nœud n’a pas d’actions
tree-outcome-none = le résultat 0 veut dire aucun, il n’a donc ni nom ni gains
tree-outcome-unknown = le résultat { $number } n’est pas décrit là où il vient en premier
tree-outcome-twice = le résultat { $number } est décrit de deux façons
tree-payoff-count = un résultat a { $payoffs ->
    [one] { $payoffs } gain
   *[other] { $payoffs } gains
  }, mais il y a { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }
tree-not-agent = { $name } n’est pas un agent : il y a { $all }
tree-no-start = l’état de départ n’a pas de nom
tree-no-tree = un test de la classe { $name } ne contient pas d’arbre, seule { $only } en contient
tree-field-meant = le champ avant cette valeur s’appelle { $key } ; vouliez-vous dire "{ $meant }" ?
tree-no-field = le test n’a pas de champ "{ $key }"
tree-field-twice = le champ { $key } vient deux fois
tree-circle = l’état { $state } ramène à lui-même
tree-no-evaluation = la partie se termine à l’état { $state }, qui n’a pas d’évaluation
tree-states-too-many = en arbre, les états feraient { $size } nœuds, plus de { NUMBER($most, useGrouping: "true") }
tree-successor-line = une ligne de successors n’est pas "état action état"
tree-action-twice = l’état { $state } a deux fois l’action { $action }
tree-evaluation-line = une ligne de evaluation n’est pas "état nombre"
tree-evaluation-twice = l’état { $state } a deux évaluations
tree-quote-open = un guillemet n’est pas fermé sur sa ligne
tree-block-open = un bloc n’est jamais fermé par { $mark } seul sur sa ligne
tree-no-tree-at-all = il n’y a pas d’arbre
tree-second-root = il y a plus d’une racine
tree-stray-end = un nœud se termine sans avoir commencé
tree-ends-inside = l’arbre se termine à l’intérieur d’{ tree-a-node }
tree-no-children = { tree-a-node } n’a pas d’enfants
tree-action-count = { tree-a-node } a { $children ->
    [one] { $children } enfant
   *[other] { $children } enfants
  } mais { $actions ->
    [one] { $actions } nom d’action
   *[other] { $actions } noms d’actions
  }
tree-probability-count = un nœud de hasard a { $children ->
    [one] { $children } enfant
   *[other] { $children } enfants
  } mais { $probabilities ->
    [one] { $probabilities } probabilité
   *[other] { $probabilities } probabilités
  }
tree-probability-sum = les probabilités d’un nœud de hasard ont pour somme { $sum }, et non 1
tree-long-probabilities = les probabilités d’un nœud de hasard ont trop de chiffres pour être additionnées
tree-chance-in-set = un nœud de hasard est dans un ensemble d’information, ce qui n’est que pour les décisions
tree-set-actions = les nœuds { $first } et { $other } de l’ensemble d’information "{ $set }" ont des actions différentes, et leur joueur pourrait les distinguer
tree-no-probabilities = { tree-a-node } a des probabilités, que seul un nœud de hasard peut avoir
tree-too-many-nodes = l’arbre a plus de { NUMBER($most, useGrouping: "true") } nœuds
tree-too-many-levels = l’arbre a plus de { NUMBER($most, useGrouping: "true") } niveaux
tree-payoffs-differ = une feuille a { $payoffs ->
    [one] { $payoffs } gain
   *[other] { $payoffs } gains
  } alors que la première qui en a plusieurs en a { $first }
tree-payoff-missing = une feuille a un seul gain alors que d’autres en ont { $others }
tree-not-player = un joueur n’est pas un nombre entier à partir de 0
tree-player-of-two = le joueur { $player } décide, mais des gains seuls sont pour les joueurs 0 et 1
tree-player-of-many = le joueur { $player } décide, mais les feuilles ont des gains pour les joueurs 0 à { $last }
tree-no-algorithm = il n’y a pas d’algorithme "{ $name }" ; il y a { $all }
tree-no-chance = { $algorithm } ne sait pas traiter les nœuds de hasard ; prenez expectiminimax, star1 ou star2
tree-only-two = { $algorithm } est pour deux joueurs et cet arbre en a { $players } ; prenez max^n, paranoid, best-reply ou teams
tree-imperfect = { $algorithm } est pour l’information parfaite, et dans cet arbre un joueur ne peut distinguer certains nœuds ; { $isSolvable ->
    [true] prenez `tyche equilibrium`
   *[false] `tyche equilibrium` ne résout de tels arbres que pour deux joueurs et une somme constante
  }
tree-constant-sum = { $algorithm } exige des gains dont la somme est la même à toutes les feuilles ; prenez max^n ou teams
tree-equal-chances = { $algorithm } exige des issues équiprobables à tous les nœuds de hasard ; prenez star1
tree-no-setting = { $algorithm } n’a pas de réglage "{ $setting }" ; il a { $has }
tree-ballard-soft = star1-ballard est fail-hard, comme il a été publié ; prenez star1 pour fail-soft
tree-bad-depth = la profondeur n’est pas un nombre entier à partir de 0
tree-bounds-turned = la borne inférieure { $low } est au-dessus de la borne supérieure { $high }
tree-window-turned = alpha n’est pas au-dessous de bêta dans la fenêtre
tree-bad-probes = le nombre de sondages n’est pas un nombre entier à partir de 1
tree-bad-width = la largeur du faisceau n’est pas un nombre entier à partir de 1
tree-bad-random = la probabilité d’un coup au hasard n’est pas comprise entre 0 et 1
tree-not-playing = le joueur { $player } ne joue pas : les joueurs sont numérotés de 0 à { $last }
tree-outside-bounds = { $what ->
    [any-leaf] une feuille vaut
    [leaf] la feuille { $node } vaut
   *[estimate] l’estimation de { $node } est
  } { $value }, hors des bornes [{ $low } ; { $high }] ; élargissez "bounds"
tree-no-teams = teams doit connaître les équipes : donnez à "teams" une valeur, par exemple 0,2/1
tree-two-teams = le joueur { $player } figure à plus d’un endroit dans les équipes
tree-no-estimate = la recherche s’arrête au nœud { $node }, dont la valeur n’a pas d’"estimate" ; donnez-en une ou cherchez plus profond
tree-no-estimate-deepening = iterative-deepening s’arrête d’abord à chaque nœud intérieur, et la valeur du nœud { $node } n’a pas d’"estimate" ; donnez-en une ou prenez alpha-beta
tree-order-for-two = l’ordre "{ $order }" est pour deux joueurs dont les gains ont une somme constante
tree-bad-order = l’ordre de la recherche ne nomme pas une fois chacun des { $children ->
    [one] { $children } enfant
   *[other] { $children } enfants
  } d’un nœud
tree-sensitivity-two = la sensibilité est pour deux joueurs dont les gains ont la même somme à toutes les feuilles
tree-sensitivity-root = personne ne décide à la racine, aucune meilleure action ne peut donc changer
tree-sensitivity-share = la part dont les nombres changent n’est pas comprise entre 0 et 1
tree-no-utility = { $fault } (à la feuille { $leaf })
tree-risk-no-chance = il n’y a pas de hasard dans l’arbre : une utilité croît avec le gain, et entre des gains sûrs elle ne change donc aucune décision
tree-risk-payoffs = une utilité est celle d’un seul décideur, et les feuilles paient plusieurs joueurs
tree-risk-imperfect = les équivalents certains sont pour l’information parfaite, et certains nœuds ne peuvent être distingués
tree-no-equilibrium = ce qu’a donné le programme linéaire n’est pas un équilibre : quelqu’un pourrait gagner { $gap }
tree-program-unsolved = le programme linéaire de la forme séquentielle n’a pas été résolu : l’arbre est trop grand, ou ses gains sont d’ordres trop différents
tree-equilibrium-players = le programme linéaire de la forme séquentielle est pour deux joueurs, et cet arbre en a { $players } ; { tree-elsewhere }
tree-equilibrium-sum = la somme des gains n’est pas la même à chaque feuille, et aucun programme linéaire ne donne l’équilibre ; { tree-elsewhere }
tree-equilibrium-recall = à l’ensemble d’information { "{" }{ $set }{ "}" }, le joueur { $player } a oublié ce qu’il a fait ou su, et la forme séquentielle exige une mémoire parfaite
tree-risk-players = une utilité est celle d’un seul décideur, et l’arbre a plusieurs joueurs
tree-linear-number = l’utilité linear ne prend pas de nombre
tree-unknown-utility = il n’y a pas d’utilité "{ $name }" ; il y a linear, exponential:R, log:W, sqrt:W et points:X=U,…
tree-utility-takes = l’utilité { $name } prend { $what }
tree-utility-large = le nombre de l’utilité { $name } dépasse 10^9
tree-zero-tolerance = la tolérance au risque est 0, ou trop près de 0 : c’est un gain, comme exponential:50
tree-few-points = l’utilité points prend au moins deux points, comme points:0=0,50=0.8,100=1
tree-two-utilities = le gain { $payoff } a deux utilités
tree-not-greater = l’utilité de { $payoff } n’est pas plus grande que celle de { $before } : plus doit valoir plus
tree-edge-pays-leaf = une feuille a { $payoffs ->
    [one] { $payoffs } gain
   *[other] { $payoffs } gains
  } alors qu’une arête au-dessus en paie { $pays }
tree-stream-set = "set" nomme un ensemble d’information, pour lequel l’arbre doit être construit
tree-stream-pays = "pays" s’ajoute aux feuilles au-dessous, ce pour quoi un flux n’a pas de place : l’arbre doit être construit
tree-stream-algorithm = { $algorithm } a besoin de l’arbre entier : un flux est résolu par { $all }
tree-stream-depth = une profondeur a besoin de l’arbre entier : un flux est exploré jusqu’aux feuilles
tree-stream-order = cet ordre de recherche a besoin de l’arbre entier : un flux a given et reverse
tree-stream-payoffs = une feuille a un gain par joueur : un flux est pour deux joueurs et un gain par feuille
tree-no-exercise = aucun des { $tries } premiers arbres de la graine "{ $seed }" n’a { LIST($wishes, "and") } ; tirez des arbres plus grands ou des feuilles d’une plus grande étendue, ou demandez moins
tree-few-variants = il n’y a que { $found } variantes de cet arbre, et non { $count } : demandez-en moins, ou prenez des gains d’un intervalle plus large
tree-bad-tries = le nombre d’essais n’est pas un nombre entier à partir de 1
tree-random-too-large = l’arbre aurait plus de { NUMBER($most, useGrouping: "true") } nœuds ; demandez moins de profondeur ou d’enfants
tree-random-depth = la profondeur d’un arbre aléatoire n’est pas un nombre entier à partir de 0
tree-random-branching = le nombre d’enfants n’est pas un nombre entier à partir de 1
tree-branching-turned = le nombre d’enfants va de { $least } à { $most } en descendant
tree-leaf-range = l’étendue des feuilles n’est pas faite de deux entiers de -{ $most } à { $most }
tree-leaves-turned = l’étendue des feuilles va de { $low } à { $high } en descendant
tree-denominators = les dénominateurs ne sont pas des nombres entiers de 1 à { $most }
tree-no-kinds = il n’y a aucun type de nœud à tirer
tree-unknown-kind = il n’y a pas de type de nœud "{ $kind }" ; il y a { $all }
tree-player-count = le nombre de joueurs n’est pas un nombre entier de 2 à 100
tree-players-needed = le type player exige le nombre de joueurs
tree-sum-needs-players = une somme des gains exige le nombre de joueurs
tree-sum-not-whole = la somme des gains n’est pas un entier
tree-sum-impossible = { $players ->
    [one] { $players } gain
   *[other] { $players } gains
  } de { $low } à { $high } ne peuvent pas avoir pour somme { $sum }
tree-unfold-too-large = l’arbre a plus de { NUMBER($most, useGrouping: "true") } nœuds ; dépliez-le moins profond
tree-unfold-evaluator = la partie continue au-delà de la profondeur : donnez un évaluateur, ou dépliez-la plus profond
tree-unfold-players = un évaluateur parle pour le joueur 0 seul ; à plus de joueurs, dépliez la partie jusqu’à la fin
tree-unfold-payoff = le jeu donne le gain { $payoff }, qui n’est pas un nombre fini
tree-too-many-outcomes = une règle peut tirer plus de { NUMBER($most, useGrouping: "true") } issues : trop pour être dépliées
tree-bad-weight = une règle tire selon un poids qui n’est pas un nombre fini au-dessus de 0
tree-no-items = une règle tire un élément là où il n’y en a aucun
tree-unwritable = le format « { $format } » ne peut pas contenir cet arbre : le nœud { $node } { $why } ; écrivez json
tree-backslash = un fichier .efg ne peut pas contenir un nom qui finit par une barre oblique inverse, comme au nœud { $node }
tree-long-numeral = un nombre a { $length } caractères, et les lecteurs en prennent { $most } au plus
