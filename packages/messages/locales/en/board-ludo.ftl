ludo-enter = Bring a piece in
ludo-pass = Pass: no piece can move
ludo-piece = The piece on { $square }
ludo-move = From { $from } to { $to }
ludo-home = home
ludo-sixes = Sixes before this roll
ludo-stands = { $yard } in the yard, { $way } on the way, { $home } home
# No piece is on the way.
ludo-none = none
ludo-rolled = { $seat } has rolled { $die }
ludo-chances = Chances to win
ludo-after = After: { $action }
ludo-vectors = With more than two players a value is one number per player. Each player takes the move that is best for himself (max^n), not the one that hurts the others most; moves are ranked by the mover's number.

ludo-ends = All pieces are home.
