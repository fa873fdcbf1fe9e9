strategies-hidden = Ce que { $seat } ne voit pas
strategies-expected = D’après la règle de Bayes, ce que { $seat } voit et les stratégies ci-dessous.
strategies-unexpected = Les stratégies ci-dessous ne mènent jamais ici : seul le hasard compte.

strategies-title = Stratégies et meilleures réponses
strategies-of = Stratégie de
strategies-holding = Avec
strategies-equilibrium = Équilibre
strategies-worth = Vaut
strategies-worth-title = Ce que le coup obtient contre la stratégie de l’autre, avec les meilleures réponses ensuite ; la coche marque le meilleur
strategies-wins = La meilleure réponse de { $other } obtient en moyenne { $value }. Contre une stratégie d’équilibre, elle obtiendrait { $fair } : la stratégie de { $seat } cède { $more }.
strategies-rest = Le jeu est trop grand pour être résolu en entier : seules les décisions de ce moment peuvent être modifiées, et le reste est un équilibre.
strategies-gap = L’équilibre est exact à { $gap } près. Déplacez les curseurs ici, et à d’autres moments de la partie, pour voir comment une autre stratégie est punie.
strategies-computing = Le jeu est en cours de résolution…
strategies-too-large = Le jeu est trop grand pour être résolu ici. Choisissez une variante plus petite dans les réglages.
