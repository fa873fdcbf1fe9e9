### Études d’une position de backgammon : rollout, le videau après chaque lancer et à chaque score.

study-title = Étudier cette position
study-rollout = Faire un rollout
study-until = Arrêter le rollout quand chaque intervalle à 95 % tient dans
study-rolls = Le videau après chaque lancer
study-scores = Le videau à chaque score
study-stop = Arrêter
study-before-roll = Avant le lancer
study-rollout-note = { $trials } parties sur { $most } au plus par ligne, de { $turns } tours, puis l’évaluation statique.
study-rolls-note = Le videau du joueur suivant après le meilleur coup de chaque lancer ; – s’il ne peut être tourné ou si la partie est finie. Pointez une case pour voir le coup.
study-scores-note = Lignes : les points qui manquent au joueur au trait ; colonnes : ceux de l’adversaire. Chaque case donne le videau, le point de prise et la valeur d’un gammon, avec un videau centré à 1 ; à 1 point, après la partie Crawford.
