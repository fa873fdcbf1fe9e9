goofspiel-prize = Prize { $prize }, round { $round }
goofspiel-over = All prizes are won
goofspiel-points =
    { $points } { $points ->
        [one] point
       *[other] points
    }
goofspiel-bid = has bid
goofspiel-bids = bids { $card }
goofspiel-variant =
    { $cards } { $cards ->
        [one] card
       *[other] cards
    }
goofspiel-left = Cards and prizes left
goofspiel-prizes = prizes to come
goofspiel-theory = The game is symmetrical, so its value is 0. A bid that can be foreseen is beaten by a card that is one higher: only a mixture of several cards cannot be exploited.
