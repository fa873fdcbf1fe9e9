## Kinds of nodes

kind-max = MAX
kind-min = MIN
kind-chance = hasard
kind-player = joueur
kind-leaf = feuille

## Properties of algorithms, and the conditions under which they hold

property-complete = complet
    .help = Quand il est certain de trouver une valeur.
property-exact = exact
    .help = Quand la valeur trouvée est celle de l’arbre.
property-optimal = optimal
    .help = Quand l’action choisie est la meilleure.
property-time = temps
    .help = Nœuds visités : b actions par décision, n issues par nœud de hasard, m la profondeur de l’arbre, d la limite de profondeur, k une largeur.
property-space = mémoire
    .help = Nœuds gardés en mémoire à la fois.
condition-always = toujours
condition-finite-tree = l’arbre est fini
condition-no-horizon = aucune limite de profondeur n’arrête la recherche
condition-perfect-opponent = l’adversaire joue parfaitement
condition-opponent-as-modelled = l’adversaire joue selon son modèle
condition-bounds-hold = toutes les valeurs respectent les bornes
condition-opponents-allied = tous les adversaires s’allient contre le joueur
condition-others-play-their-own-best = chaque joueur maximise son propre gain
condition-teams-hold-together = les joueurs d’une équipe maximisent sa somme
condition-one-opponent = l’adversaire est seul
condition-nothing-left-out = aucun enfant n’est écarté sans preuve

## Settings of searches

setting-depth = profondeur
    .help = Nombre de décisions à prévoir ; les niveaux de hasard ne comptent pas. Sans elle, tout l’arbre est exploré ; h-minimax s’arrête aux premières estimations.
setting-bounds = bornes
    .help = La plus petite et la plus grande valeur qu’un nœud puisse avoir ; à défaut, l’étendue des feuilles.
setting-ties = égalités
    .help = Si une valeur seulement égale à α ou à β provoque une coupure.
setting-fail = hors fenêtre
    .help = Ce qui est renvoyé hors de la fenêtre : son extrémité (fail-hard) ou la borne plus fine qui a été prouvée (fail-soft).
setting-order = ordre
    .help = L’ordre dans lequel les enfants sont explorés ; il change ce qui est élagué, pas la valeur (à égalité, max^n, les équipes et la recherche en faisceau prennent le premier).
setting-window = fenêtre
    .help = La fenêtre (α, β) à la racine, (−∞, +∞) à défaut.
setting-guess = première estimation
    .help = Ce pour quoi MTD(f) prend la valeur avant sa première passe ; 0 sans elle.
setting-probes = sondages
    .help = Nombre d’enfants sondés sous chaque enfant d’un nœud de hasard (Star2.5).
setting-width = largeur
    .help = Nombre d’enfants que la recherche en faisceau garde à chaque décision.
setting-player = joueur
    .help = Le joueur pour qui l’on cherche ; à défaut, le joueur 0 de deux, ou celui qui décide le premier.
setting-teams = équipes
    .help = Qui joue ensemble, en listes de joueurs ; un joueur absent des listes est seul.
setting-random = part de hasard
    .help = La probabilité que l’adversaire joue au hasard au lieu de choisir sa meilleure action.
ties-prune = les valeurs égales coupent
ties-keep = les valeurs égales ne coupent pas
fail-soft = fail-soft
fail-hard = fail-hard
order-given = tel quel
order-reverse = inversé
order-best = le meilleur d’abord
order-worst = le pire d’abord
order-estimate = selon l’estimation

## Cuts and bounds

cut-beta = coupure bêta (élagage alpha-bêta)
cut-alpha = coupure alpha (élagage alpha-bêta)
cut-chance-high = coupure bêta à un nœud de hasard
cut-chance-low = coupure alpha à un nœud de hasard
cut-empty = fenêtre vide
cut-sum = élagage superficiel par la somme des gains
cut-merit = mérite
cut-width = largeur du faisceau
cut-reply = une seule réplique
bound-exact = exacte
bound-lower = borne inférieure
bound-upper = borne supérieure
