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
chess-check = check
chess-mate = Checkmate: { $won }
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
