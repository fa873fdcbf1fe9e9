poker-actions-check = Check
poker-actions-bet = Bet
poker-actions-call = Call
poker-actions-raise = Raise
poker-actions-fold = Fold

poker-cards =
    { $cards } { $cards ->
        [one] card
       *[other] cards
    }
poker-holds = Holds: { $card }
poker-face-down = The card is face down
poker-paid =
    { $chips } { $chips ->
        [one] chip
       *[other] chips
    } paid in
poker-pot =
    { $chips } { $chips ->
        [one] chip
       *[other] chips
    } in the pot
poker-no-board = The public card is turned up after the first round
poker-board = Public card: { $card }
poker-nothing-played = Nothing has been played
poker-won =
    { $won }: { $chips } { $chips ->
        [one] chip
       *[other] chips
    }

poker-theory = In equilibrium the first player loses 1/18 chip a hand. It may bet the jack with any probability up to 1/3, if it bets the king three times as often: a bet then says too little for the queen to know what to do. Move the bars to see how any other strategy is punished.
