blackjack-actions-hit = Hit
blackjack-actions-stand = Stand
blackjack-actions-double = Double
blackjack-actions-deal = Turn the dealer's card

blackjack-letters-hit = H
blackjack-letters-stand = S
blackjack-letters-double = D
blackjack-letters-deal = –

blackjack-dealer = Dealer
blackjack-player = You
blackjack-total =
    { $soft ->
        [true] soft { $total }
       *[false] { $total }
    }
blackjack-face-down = one face down
blackjack-doubled = bet doubled
blackjack-natural = Blackjack
blackjack-bust = bust
blackjack-card = card { $name }
blackjack-bets =
    { $written } { $count ->
        [one] bet
       *[other] bets
    }
blackjack-won = You have won { $bets }
blackjack-lost = You have lost { $bets }
blackjack-even = Your bet comes back
blackjack-strategy = Basic strategy, exact
blackjack-hand = Hand
blackjack-against = against { $name }
blackjack-edge = Playing by this table loses { $percent } of the bet per round: the house edge.
blackjack-only-two = With three cards or more you cannot double: hit instead, but stand on soft 18.
blackjack-sampling = Exact, because the hole card is drawn only when it is turned. A search that samples the hole card and plays on as if it were visible overvalues hitting: 12 against a ten by 0.005 bets or more.
blackjack-wait = Computing the table …

blackjack-ends = You { $player }, dealer { $dealer }.
