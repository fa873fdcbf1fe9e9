### Erreurs de la recherche et des méthodes du moteur

## Limites et réglages

search-pruning-count = { $name } doit être un nombre entier, au moins 1, et non { $count }.
search-threshold = threshold doit être une probabilité inférieure à 1, et non { $threshold }.
search-beam-evaluator = Un faisceau demande une fonction d’évaluation pour choisir ses coups : donnez-en une.
search-limit-number = La limite { $name } doit être un nombre, au moins 0, et non { $limit }.
search-no-depth = Une recherche sans approfondissement demande une profondeur.
search-depth = La profondeur doit être un nombre entier de décisions de 1 à { $most }, et non { $depth }.
search-policy-weight = La politique a donné à un coup le poids { $weight } : tout poids doit être un nombre fini, au moins 0.
search-rows = { $name } est « { $text } », et « { $word } » n’est pas un nombre : écrivez comme 0,2/1,3.

## Positions

search-over = La partie est finie ici : il n’y a rien à décider.
search-game-over = { $game } : la partie est finie ici, il n’y a rien à décider.
search-at-chance = C’est au hasard de jouer ici : il n’y a rien à décider.
search-no-move = { $game } : aucun coup de la position native ne fait ce que fait l’action { $action } à { $state }.
search-too-wide = { $game } y a { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }, et { $method } en explore { $most } au plus : prenez un jeu plus petit.
search-too-wide-instead = { $game } y a { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }, et { $method } en explore { $most } au plus : prenez { LIST($instead, "or") }, ou un jeu plus petit.

## Méthodes et jeux

search-algorithm-unknown = Il n’y a pas d’algorithme « { $name } » ici : prenez-en un parmi { $all }.
search-hidden = { $method } verrait ce qui est caché au joueur : prenez ismcts ou regret-ismcts.
search-nothing-hidden = { $method } est pour les jeux à information cachée, et ce jeu ne cache rien : prenez max-n ou mcts.
search-equilibrium-players = equilibrium demande deux joueurs et des gains de somme constante : prenez ismcts.
search-no-view = { $game } cache quelque chose, mais n’a ni view ni determinize : donnez-lui les deux.
search-many-players = { $method } demande un joueur, deux adversaires, ou des joueurs qui partagent un gain, et ce jeu a { $players } joueurs : prenez max-n, paranoid ou best-reply.
search-general-sum = { $method } demande des gains de somme constante (facts.zeroSum) ou partagés (facts.cooperative) : prenez max-n.
search-no-chance = { $method } ne sait pas explorer les nœuds de hasard : prenez { LIST($instead, "or") }.
search-infinite-bounds = { $method } coupe d’après les bornes de toutes les valeurs, et facts.bounds est [{ $low } ; { $high }] : donnez des bornes finies ou prenez expectiminimax.
search-exact-bounds = exact prouve des intervalles entre les bornes du jeu, et facts.bounds est [{ $low } ; { $high }] : donnez des bornes finies ou prenez expectiminimax.
search-expectimax-players = expectimax n’a pas de nœuds MIN, et ce jeu a { $players } joueurs : prenez { $instead }, ou expectimax dans l’arène avec un modèle des autres.
search-negamax-players = negamax demande deux adversaires, et ce jeu a { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  } : prenez max-n.
search-negamax-shared = negamax demande deux adversaires, et les { $players } joueurs de ce jeu partagent un gain : prenez max-n.
search-no-opponents = { $method } demande des joueurs qui jouent l’un contre l’autre : prenez max-n ou expectiminimax.
search-no-other-team = { $method } demande un adversaire de l’équipe du joueur { $player } : prenez max-n.
search-teams-and-weights = Il y a des équipes et des poids : donnez l’un des deux, car une équipe est un bloc de poids 1.
search-team-player = Une équipe nomme le joueur { $player }, mais les joueurs sont 0 à { $last }.
search-team-twice = Le joueur { $player } est deux fois dans les équipes.
search-weights = Les poids doivent être { $players } lignes de { $players } nombres finis, un par joueur.
search-native-only = { $method } explore la position native de { $game } : n’indiquez pas native.
search-playout-players = { $method } : une fonction d’évaluation dit ce que gagne le joueur 0, d’où ne découlent pas les gains de { $players } joueurs : n’indiquez pas playout, pour que les parties soient jouées jusqu’au bout.

## Fonctions d’évaluation

search-evaluator-unknown = { $game } n’a pas de fonction d’évaluation « { $name } » ; il a : { $all }.
search-no-evaluators = { $game } n’a pas de fonction d’évaluation « { $name } » : il n’en a aucune.
search-vector-evaluator-unknown = { $game } n’a pas de fonction d’évaluation « { $name } » pour tous les joueurs ; il a : { $all }.
search-no-vector-evaluators = { $game } n’a pas de fonction d’évaluation « { $name } » pour tous les joueurs : il n’en a aucune.
search-vector-evaluator = { $method } demande ici une fonction d’évaluation du gain de chaque joueur : nommez l’un des vectorEvaluators du jeu.
search-batch-evaluator = { $method } demande une fonction d’évaluation de beaucoup de positions à la fois : prenez { LIST($all, "or") } dans { $game }.
search-evaluator-native = { $game } : un { $name } demande une position native : donnez une fonction d’évaluation des états.
search-evaluator-horizon = { $game } : cette fonction d’évaluation est pour des états, et entre une action et le hasard il n’y en a pas : prenez l’horizon « decision ».
search-evaluation-outside = La fonction d’évaluation a donné { $value }, hors des bornes [{ $low } ; { $high }] du jeu : mettez-la à l’échelle ou élargissez facts.bounds.
search-evaluation-not-finite = La fonction d’évaluation a donné { $given }, qui n’est pas un nombre fini : elle doit en donner un entre les bornes [{ $low } ; { $high }] du jeu.
search-payoff-outside = Un gain du jeu est { $payoff }, hors de facts.bounds [{ $low } ; { $high }] : payoff(state) doit être une liste d’un nombre par joueur entre ces bornes.
search-value-outside = { $game } : { $method } avec cette fonction d’évaluation donne la valeur { $value }, qui n’est pas un nombre entre facts.bounds [{ $low } ; { $high }] : corrigez la fonction ou les bornes.
search-value-outside-named = { $game } : { $method } avec la fonction d’évaluation « { $evaluator } » donne la valeur { $value }, qui n’est pas un nombre entre facts.bounds [{ $low } ; { $high }] : corrigez la fonction ou les bornes.

## Résolution exacte

solve-too-many-positions = On peut atteindre plus de { $limit } positions : permettez-en plus, ou résolvez un jeu plus petit.
solve-retrograde-chance = L’analyse rétrograde ne sait pas résoudre les nœuds de hasard : prenez l’itération de la valeur.
solve-limit = { $game } : une limite a été atteinte avant que le jeu ne soit résolu : donnez plus de temps.
solve-infinite-bounds = { $game } : une solution exacte demande des bornes finies, et facts.bounds est [{ $low } ; { $high }] : limitez le jeu ou ses gains.
solve-sampled = { $game } : un événement de hasard a plus d’issues qu’on n’en énumère, donc rien d’exact n’est connu : augmentez enumeration.limit.
solve-growing = { $game } : { $count } positions de suite sont toutes différentes : l’état contient-il quelque chose qui grandit sans fin, comme un compteur de tours ?
solve-not-reached = { $game } : l’état { $state } ne peut être atteint de là où le jeu a été résolu.
equilibrium-nothing-hidden = { $game } ne cache rien, donc aucun joueur n’a besoin de mélanger : résolvez-le avec solveGame, ou en ligne de commande avec tyche exact.
equilibrium-recall = { $game } : le joueur { $player } oublie ce qu’il a vu ou fait : sa vue est la même après { $one } qu’après { $other }. Ajoutez à la vue ce dont il se souvient.
equilibrium-actions = { $game } : le joueur { $player } a des actions différentes dans deux états de même vue { $view } : ce qui est permis doit découler de la vue.
equilibrium-payoff = { $game } : { $problem }, à l’état { $state }.
equilibrium-too-large = { $game } a plus de { $most } histoires : augmentez la limite, ou prenez des échantillons avec la méthode mccfr.
equilibrium-sampled = { $game } : un événement de hasard a plus d’issues qu’on n’en énumère : tirez par plus petites étapes, augmentez enumeration.limit, ou prenez des échantillons avec la méthode mccfr.
equilibrium-state = L’état dans `resume` n’est pas de { $game } avec ces options : ne l’indiquez pas.
equilibrium-no-stages = { $game } : backward-induction demande deux joueurs à somme constante qui décident en même temps et voient tout le reste : n’indiquez pas la méthode.
equilibrium-endless = { $game } : une partie peut avoir plus de { $most } décisions, ou ne jamais finir : limitez le nombre de tours et comptez-les dans l’état.
equilibrium-cycles = { $game } : un état revient, alors que facts.cycles vaut false : mettez-le à true.
equilibrium-open = { $game } : une partie peut ne jamais finir, et sa valeur dépend de ce que rapporte alors une partie sans fin : il est seulement prouvé qu’elle se situe entre { $low } et { $high }. Limitez le nombre de tours et comptez-les dans l’état.
equilibrium-too-long = { $game } : une itération de mccfr visite plus de { $most } états, car elle essaie toutes les actions d’un joueur à chaque décision : résolvez une variante avec moins de décisions, ou laissez jouer une recherche, par exemple ismcts.
strategy-other = La stratégie est de { $other }, et non de { $game } avec ces options : résolvez ce jeu, ou donnez les mêmes options.
strategy-changed = La stratégie a été modifiée après que Tyche l’a écrite : sa somme de contrôle ne correspond pas. Écrivez-la de nouveau avec writeStrategy ou tyche equilibrium --save.
strategy-damaged = Le texte n’est pas une stratégie écrite par Tyche, ou il est abîmé : écrivez-le de nouveau avec writeStrategy ou tyche equilibrium --save.

## Réglages et options d’une méthode

method-no-settings = { $method } n’a pas de réglage « { $name } » : elle n’en a aucun.
method-setting-unknown = { $method } n’a pas de réglage « { $name } » ; elle a : { $all }.
method-setting-value = { $method } : { $name } doit être { $wanted }, et non { $value }.
setting-text = un texte
setting-words = un mot parmi { $all }
setting-between = { $kind ->
    [whole] un nombre entier
   *[number] un nombre
  } de { $least } à { $most }
setting-least = { $kind ->
    [whole] un nombre entier
   *[number] un nombre
  }, au moins { $least }
setting-most = { $kind ->
    [whole] un nombre entier
   *[number] un nombre
  }, au plus { $most }
setting-number = { $kind ->
    [whole] un nombre entier
   *[number] un nombre
  }
method-option-unused = { $method } n’utilise pas « { $option } » : ne l’indiquez pas.
method-option-unused-instead = { $method } n’utilise pas « { $option } » : { $instead }.
method-searches-all = elle explore tout ce qui peut arriver
method-limit-simulations = limitez-la par simulations, time ou nodes
method-limit-tree = limitez-la par simulations, time ou nodes, et sa largeur par widen-actions et widen-outcomes
method-filters = ses filtres choisissent ce qui est exploré
method-counting = elle explore aussi loin que le comptage et ses propres limites de travail le permettent
method-sight = elle ne voit pas plus loin que le clic
method-packed = limitez-la par depth ou time, et par un threshold de probabilité
method-exact-values = elle connaît la valeur exacte de chaque action
method-limit-time = limitez-la par time
connect-four-perfect-only = { $method } est seulement pour le puissance quatre : prenez une autre méthode.
