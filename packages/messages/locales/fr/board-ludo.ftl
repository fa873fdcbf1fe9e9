ludo-enter = Sortir un pion
ludo-pass = Passer : aucun pion ne peut bouger
ludo-piece = Le pion en { $square }
ludo-move = De { $from } à { $to }
ludo-home = l’arrivée
ludo-sixes = Six déjà faits
ludo-stands =
    { $yard } à l’écurie, { $way } en chemin, { $home } { $home ->
        [one] arrivé
       *[other] arrivés
    }
# No piece is on the way.
ludo-none = aucun
ludo-rolled = { $seat } a fait { $die }
ludo-chances = Chances de gagner
ludo-after = Après : { $action }
ludo-vectors = À plus de deux joueurs, une valeur est un nombre par joueur. Chacun prend le coup le meilleur pour lui (max^n), et non celui qui gêne le plus les autres ; les coups sont classés par le nombre de qui joue.

ludo-ends = Tous les pions sont arrivés.
