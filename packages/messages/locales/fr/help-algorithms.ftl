### Les options des algorithmes. L’anglais est dans @tyche/engine et @tyche/games.

algorithm-option-ties = Si une valeur qui ne fait qu’égaler une borne de la fenêtre coupe. Par défaut : prune.
algorithm-option-probes = Coups que star2.5 sonde sous chaque issue. Par défaut : 3.
algorithm-option-coalitions = Joueurs qui maximisent la somme de leurs gains, comme 0,2/1,3. Par défaut : chacun pour soi.
algorithm-option-weights = Poids que chaque joueur donne aux gains de tous, en lignes séparées par /, comme 1,0.5/0,1. Par défaut : son seul gain.
algorithm-option-simulations = Nombre maximal de simulations. Par défaut : sans limite.
algorithm-option-exploration = Constante d’exploration c, en unités de l’étendue des gains. Par défaut : 0.7.
algorithm-option-playout = Décisions jouées au hasard avant d’appeler la fonction d’évaluation. Par défaut : jusqu’à la fin pour mcts, 0 pour puct.
algorithm-option-widen-actions = Nombre d’actions d’une nouvelle décision ; d’autres s’ajoutent avec les visites. Par défaut : 40.
algorithm-option-widen-outcomes = Nombre d’issues d’un nouveau nœud de hasard ; d’autres s’ajoutent avec les visites. Par défaut : 64.
algorithm-option-batches = Sans parties aléatoires, compter les actions d’une nouvelle décision comme autant de simulations à la fois (mcts seul). Par défaut : on.
algorithm-option-solver = Remonter les valeurs prouvées. Par défaut : on.
algorithm-option-memory = Limite de mémoire de l’arbre, en mégaoctets. Par défaut : 256.
algorithm-option-samples = Nombre d’échantillons par nœud de hasard. Par défaut : 5.
algorithm-option-searches = Nombre de recherches de chaque profondeur, chacune avec ses échantillons. Par défaut : 8.
algorithm-option-cuts = Coupures aux nœuds de hasard. Par défaut : star2.
algorithm-option-confidence = Écarts types dont une prédiction peut se tromper. Par défaut : 1.5.
algorithm-option-positions = Nombre de positions dont les prédictions d’une profondeur sont apprises. Par défaut : 40.
algorithm-option-worlds = Nombre maximal d’états tirés. Par défaut : 40.
algorithm-option-world-nodes = Limite de nœuds de la recherche de chaque état si aucune profondeur n’est donnée. Par défaut : 20000.
algorithm-option-downgrade = Réduire de moitié, dans la recherche, les grandes tuiles à partir de celle-ci ; 0 pour jamais. Par défaut : la première tuile que peu de parties du réseau ont atteinte.
algorithm-option-first = Premier clic, comme r1c1. Par défaut : celui du solveur.
algorithm-option-finalists = Nombre de candidats d’un pari explorés deux paris plus loin. Par défaut : celui du solveur.
algorithm-option-sees = Des chiffres isolés, aussi les mines qui s’en déduisent (marks), ou toutes les dispositions compatibles. Par défaut : layouts.
algorithm-option-width = Filtres de coups, ou tous les coups à chaque profondeur (full). Par défaut : filters.
