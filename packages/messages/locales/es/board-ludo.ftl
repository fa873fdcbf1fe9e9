ludo-enter = Sacar una ficha
ludo-pass = Pasar: ninguna ficha puede mover
ludo-piece = La ficha en { $square }
ludo-move = De { $from } a { $to }
ludo-home = la meta
ludo-sixes = Seises antes de esta tirada
ludo-stands = { $yard } en casa, { $way } en camino, { $home } en la meta
# No piece is on the way.
ludo-none = ninguna
ludo-rolled = { $seat } ha sacado un { $die }
ludo-chances = Posibilidades de ganar
ludo-after = Después: { $action }
ludo-vectors = Con más de dos jugadores un valor es un número por jugador. Cada uno elige lo mejor para sí (max^n), no lo que más daña a los demás; las jugadas se ordenan por el número de quien mueve.

ludo-ends = Todas las fichas están en casa.
