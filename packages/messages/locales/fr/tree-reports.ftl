break-even-input = { $form ->
    [The] { $type ->
        [payoff] Gain de { $name }
        [edge] Gain sur l’arête vers { $name }
       *[probability] Probabilité de { $name }
      }
   *[the] { $type ->
        [payoff] gain de { $name }
        [edge] gain sur l’arête vers { $name }
       *[probability] probabilité de { $name }
      }
  }
break-even-changes = { FORM($input, "The") } : { $value }. Au-dessous de { $at }, la meilleure action est { $below } ; au-dessus, { $above }.
break-even-same = { FORM($input, "The") } : { $value }. Quelle que soit cette valeur, la meilleure action reste la même.
tornado-title = Comment la valeur de l’arbre varie avec chaque nombre
tornado-value = valeur
tornado-changes = ici la meilleure action change

risk-title = Attitude face au risque
risk-utility = utilité
risk-certainty-equivalent = équivalent certain
risk-sign = EC
risk-expected-utility = espérance d’utilité
risk-expected-value = espérance
risk-premium = prime de risque
risk-best = meilleur
risk-neutral = meilleur sans elle
risk-action = action
risk-drawn = EC est l’équivalent certain d’un nœud, le gain sûr qui le vaut ; u est son espérance d’utilité.
risk-rounded = Les nombres après ≈ sont arrondis à 6 décimales ; des actions qui diffèrent de moins d’un milliardième comptent comme égales.
risk-min = MIN joue contre la personne dont c’est l’utilité.
risk-no-chance = L’arbre est sans hasard : l’utilité croît avec le gain et ne change donc aucune décision entre des gains sûrs.
risk-impossible = Un gain de cet arbre n’a pas d’utilité de cette sorte, ou le nombre n’est pas valable.
risk-linear = linéaire (indifférent au risque)
risk-exponential = exponentielle : tolérance au risque
risk-log = logarithme : richesse initiale
risk-sqrt = racine carrée : richesse initiale
risk-points = par des points

equilibrium-value = valeur pour le joueur 0
equilibrium-gap = écart
equilibrium-player = joueur
equilibrium-where = où
equilibrium-behaviour = comportement
equilibrium-found = Un équilibre de Nash par les programmes linéaires de la forme séquentielle. Supposé et vérifié : deux joueurs, gains à somme constante, mémoire parfaite.
equilibrium-no-gap = Personne ne gagne à dévier : les meilleures réponses exactes le prouvent, et la valeur est exacte.
equilibrium-gap-of = Selon les meilleures réponses exactes, personne ne gagne plus de { $gap } à dévier.
equilibrium-unreached = (jamais atteint)
equilibrium-unreached-means = jamais atteint : les actions du joueur lui-même n’y mènent pas, et tout comportement s’y vaut.
tree-ends-in-estimates = Les feuilles marquées ≈ sont des estimations : les résultats valent pour cet arbre, non pour la partie entière.
equilibrium-rounded = ≈ : arrondi à dix chiffres significatifs ; --json donne la fraction exacte.
equilibrium-interval = prouvé entre
equilibrium-from-to = { $low } et { $high }
equilibrium-payoffs = gains
equilibrium-exploitability = exploitabilité
equilibrium-view = vue
equilibrium-proved = La valeur du jeu est entre ces bornes : les meilleures réponses exactes à la stratégie de chaque joueur le prouvent.
equilibrium-unproved = Avec plus de deux joueurs, ou des gains dont la somme n’est pas constante, rien n’est prouvé : la minimisation du regret n’atteint pas toujours un équilibre. L’écart est ce que les joueurs ensemble gagneraient par leurs meilleures réponses exactes.
equilibrium-sampled-value = Une estimation de ce que cette stratégie obtient contre elle-même, sur des parties tirées (à 95 % entre { $low } et { $high }) ; elle ne dit rien de la valeur du jeu. Les meilleures réponses n’ont pas été calculées.
equilibrium-unfinished = Une limite a été atteinte avant que chaque histoire ne soit visitée, donc rien n’est encore connu : la stratégie choisit toutes les actions avec la même probabilité. Donnez plus de temps, ou prenez des échantillons avec --method mccfr.
equilibrium-unlisted = { $sets ->
    [one] { $sets } ensemble d’information n’est pas listé
   *[other] { $sets } ensembles d’information ne sont pas listés
  } : ajoutez --strategies.
equilibrium-costs = { $method } : { $iterations ->
    [0] {""}
    [one] { $iterations } itération,{" "}
   *[other] { $iterations } itérations,{" "}
  }{ $sets } ensembles d’information, { $nodes }{ $method ->
    [backward-induction] {""} paires d’actions
   *[other] {""} histoires
  }, { $ms } ms{ $stopped ->
    [time] {""} (limite de temps atteinte)
    [abort] {""} (arrêté)
   *[other] {""}
  }
equilibrium-progress = { $iterations } itérations, valeur { $value }, écart { $gap }
equilibrium-progress-nodes = { $nodes } paires d’actions
