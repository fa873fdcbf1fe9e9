dice-liar = Liar!
dice-bid = { $count } × { $face }
dice-bids = Bids, with the probability that each is true
dice-no-bid = No bid has been made
dice-hidden =
    { $count } { $count ->
        [one] die
       *[other] dice
    } under the cup
dice-shown = { $bid } was called, the dice show { $dice }
dice-variant =
    { $dice } { $dice ->
        [one] die
       *[other] dice
    } each
dice-variant-faces = dice with { $faces } faces

dice-odds = How many dice count
dice-face = face
dice-seen = seen
dice-expected = of all, on average
dice-unseen = { $hidden ->
        [0] All dice are seen.
        [one] { $hidden } die is not seen.
       *[other] { $hidden } dice are not seen.
    }
dice-theory = { $wild } is wild: it counts for every face. The percentages on the bids are the odds of the dice alone. A good opponent's bids say more, and so do yours: a player who only bids what it holds can be read like an open cup, and one who bids what cannot be is called at once.
