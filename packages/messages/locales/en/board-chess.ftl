chess-man =
    { $man ->
        [K] white king
        [Q] white queen
        [R] white rook
        [B] white bishop
        [N] white knight
        [P] white pawn
        [k] black king
        [q] black queen
        [r] black rook
        [b] black bishop
        [n] black knight
       *[p] black pawn
    }
chess-letter =
    { $man ->
        [K] K
        [Q] Q
        [R] R
        [B] B
       *[N] N
    }
chess-turn-around = Turn the board
chess-promote = The pawn is promoted on { $square } to
chess-cancel = Cancel
chess-controls =
    Arrows and circles: drag or press with the right mouse button. Without a mouse, touch a square for a while or press M on it, then a second square for an arrow. A press on the board removes them. F turns the board. While the opponent is to move, you can prepare an answer in the same way as a move: it is played if it is legal then. A right press or Escape cancels it.
chess-marked = marked
chess-prepared = prepared
chess-check = check
chess-mate = { $won } by checkmate
chess-takes = takes { $man }

chess-castles-short = castles short
chess-castles-long = castles long

chess-line = Principal variation
chess-no-line = No variation yet.
chess-gauge = White is at { $value }
chess-ahead =
    ahead by { $count } { $count ->
        [one] pawn
       *[other] pawns
    }

chess-editor-castling =
    { $castling ->
        [K] White castles short
        [Q] White castles long
        [k] Black castles short
       *[q] Black castles long
    }
chess-editor-passing = En passant on
chess-editor-none = none
chess-editor-clock = Half-moves towards the draw, of 100
chess-editor-number = Move number

chess-ends-stalemate = Stalemate: no legal move, and the king is not in check.
chess-ends-repetition = Claimed: the position has occurred three times.
chess-ends-fivefold = The position has occurred five times.
chess-ends-fifty = Claimed: fifty moves without a capture or a pawn move.
chess-ends-seventy-five = Seventy-five moves without a capture or a pawn move.
chess-ends-material = Neither side has enough material for mate.
