### La figure <tyche-tree> : boutons, questions et refus.

figure-label = Arbre de jeu, exploré par { $algorithm }
figure-steps = Parcourir la recherche
figure-first = Première étape
figure-cut-back = Coupure précédente
figure-back = Reculer
figure-forward = Avancer
figure-cut-forward = Coupure suivante
figure-last = Dernière étape
figure-step = Étape
figure-step-of = Étape { $step } sur { $all }
figure-start = La recherche n’a pas commencé.
figure-end = La racine vaut { $value }.
figure-cut = coupé
figure-skipped = ignoré
figure-current = en cours
figure-line = la valeur est dans { $interval }
figure-payoff = Gain
figure-probability = Probabilité

## Questions

figure-asks-value = Que vaut { FORM($node, "the") } ?
figure-asks-cut = Quelle branche sera coupée ensuite ? Choisissez-la dans l’arbre.
figure-answer = Votre réponse
figure-check = Vérifier
figure-no-branch = Aucune
figure-show = Voir la réponse
figure-right = C’est juste.
figure-wrong = Ce n’est pas cela. Essayez encore.
figure-searched = Non : cette branche est explorée. Essayez-en une autre.
figure-some-cut = Non : une branche est coupée. Cherchez-la.
figure-worth = { FORM($node, "The") } vaut { $value }.
figure-nothing-cut = Rien n’est coupé.

## Refus

figure-no-number = Ce n’est pas un nombre : écrivez 3, -2.5 ou 1/3.
figure-no-probability = Une probabilité est comprise entre 0 et 1 : écrivez 0,25 ou 1/4 ou 25 %.
figure-empty = Cette figure n’a pas d’arbre : mettez-en un à l’intérieur, ou dans son attribut « tree ».
figure-too-large = Cet arbre a { $nodes } nœuds ; une figure en a { $most } au plus.
figure-bad-attribute = L’attribut { $attribute } ne peut pas être « { $value } » : écrivez { LIST($allowed, "or") }.
figure-no-node = L’arbre n’a pas de nœud « { $name } ».
figure-unexpected = La figure a échoué : { $message }
