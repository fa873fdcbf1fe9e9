briscola-suit-cups = cups
briscola-suit-coins = coins
briscola-suit-clubs = clubs
briscola-suit-swords = swords
briscola-faces-jack = jack
briscola-faces-knight = knight
briscola-faces-king = king
briscola-faces-ace = ace

briscola-card = { $rank } of { $suit }
briscola-hand = { $seat }'s hand
briscola-hidden = { $cards } face down
briscola-points =
    { $points } { $points ->
        [one] point
       *[other] points
    }
briscola-stock = { $cards } to draw
briscola-trump = Trump: { $card }
briscola-led = Led: { $card }
briscola-nothing-led = Nothing has been led
briscola-took = { $seat } took the trick
briscola-result = { $own } to { $other }
briscola-unseen = Seen and unseen
briscola-chance = Each unseen card is in the other hand with probability { $percent }.
briscola-all-seen = Every card has been seen.

briscola-key-here = seen in play
briscola-key-out = gone
briscola-key-unseen = unseen

briscola-sampling = The machine sees what its player sees. It deals the unseen cards at random and searches one tree for all deals (ISMCTS). Searching each deal separately, as if all cards were open, makes a player believe that he can choose by cards he does not see: strategy fusion. Neither method infers from the opponent's plays what he holds.
