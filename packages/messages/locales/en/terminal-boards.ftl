### Boards as they are drawn for a terminal, and how games for one end. Texts of a drawing stay on one line.
### $who says how a player is called: "you", "engine", or "player" with a number. English that is the same for $who = player is in the code too.

drawn-player = { $who ->
    [you] you
    [engine] the engine
   *[player] player { $player }
  }
drawn-rolls = { $who ->
    [you] you roll
    [engine] the engine rolls
   *[player] player { $player } rolls
  } { $die }
drawn-to-act = { $who ->
    [you] you are
    [engine] the engine is
   *[player] player { $player } is
  } to act
drawn-over = the game is over
drawn-score = score { $score }

## Backgammon: X and O are the players.

drawn-backgammon-side = { $name } ({ drawn-player }): { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
  }, { $off } off
drawn-backgammon-to-roll = { $name } to roll
drawn-backgammon-rolled = { $name } rolled { $roll }
drawn-cube = Cube { $cube }, { $owner ->
    [none] in the middle
   *[any] { $owner }'s
  }; { $play ->
    [money] money
    [match] { $points } to { $length }
   *[crawford] { $points } to { $length }, Crawford game
  }
drawn-cube-offer = { $by }: { $offer }. { $to } answers

## Blackjack: the two hands begin at the same column.

drawn-blackjack-dealer = dealer  { $hand }
drawn-blackjack-you = you     { $hand }
drawn-blackjack-doubled = you     { $hand }, doubled
drawn-blackjack-hard = { $cards }  ({ $total })
drawn-blackjack-soft = { $cards }  (soft { $total })
ending-blackjack-won = { $who ->
    [engine] the engine has won
   *[you] you have won
  } { $count ->
    [one] { $count } bet
   *[other] { $count } bets
  }
ending-blackjack-lost = { $who ->
    [engine] the engine has lost
   *[you] you have lost
  } { $count ->
    [one] { $count } bet
   *[other] { $count } bets
  }
ending-blackjack-even = { $who ->
    [engine] the engine has its
   *[you] you have your
  } bet back, nobody has won

## Briscola

drawn-briscola-suit = { $suit ->
    [cups] cups
    [coins] coins
    [clubs] clubs
   *[swords] swords
  }
drawn-briscola-trump = trump { drawn-briscola-suit } ({ $card } below { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } to draw)
drawn-briscola-trump-drawn = trump { drawn-briscola-suit } ({ $card }, drawn)
drawn-briscola-hand = { drawn-player }: { $count ->
    [0] no cards
   *[other] { $cards }
  }  ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
drawn-briscola-table = table: { $card }
drawn-briscola-turn = { $who ->
    [you] you are
    [engine] the engine is
   *[player] player { $player } is
  } to { $turn ->
    [lead] lead
   *[answer] answer
  }

## EinStein

drawn-einstein-first = ❶ moves right and down, die { $die }
drawn-einstein-second = ① moves left and up, die { $die }
drawn-einstein-won = { $name } has won

## The coin under the cup

drawn-coin = coin: { $coin }
drawn-coin-open = nothing is named yet
drawn-coin-named = it is time to name a side
drawn-coin-over = { $who ->
    [you] you get
    [engine] the engine gets
   *[player] player { $player } gets
  } { $pays }

## Rock, paper, scissors

drawn-hands-round = round { $round } of { $rounds }
# $player is always 0; the other player is 1.
drawn-hands-won = { $who ->
    [you] you have won { $wins }, the engine
    [engine] the engine has won { $wins }, you
   *[player] player 0 has won { $wins }, player 1
  } { $losses }, nobody { $ties }
drawn-hands-last = last shown: { $one } against { $other }
drawn-hands-chosen = { $who ->
    [you] you have
    [engine] the engine has
   *[player] player { $player } has
  } chosen
drawn-goofspiel-prize = prize { $prize }, round { $round } of { $rounds }
drawn-goofspiel-over = all prizes are won
drawn-goofspiel-player = { $who ->
    [you] you have
    [engine] the engine has
   *[player] player { $player } has
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } and the cards { $cards }
drawn-goofspiel-last = last round: prize { $prize }, { $one } against { $other }
drawn-goofspiel-bid = { $who ->
    [you] you have
    [engine] the engine has
   *[player] player { $player } has
  } bid

## Kuhn poker and Leduc hold'em

drawn-poker-seat = { drawn-player }: { $card }  ({ $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
  } in the pot)
drawn-poker-board = public card: { $card }
drawn-poker-actions = played: { $actions }

## Liar's Dice

drawn-dice-seat = { drawn-player }: { $dice }
drawn-dice-bids = bids: { $bids }

## Lifeboat

drawn-lifeboat-shore = { $shore } shore
drawn-lifeboat-way = { $distance ->
    [one] { $distance } stroke
   *[other] { $distance } strokes
  } to go, { $water } of { $most } buckets, { $status }
drawn-lifeboat-saved = saved
drawn-lifeboat-sunk = sunk

## Ludo

drawn-ludo-pieces = { $name } { drawn-player }: { $pieces } ({ $yard } in the yard, { $home } home)

## Minesweeper

drawn-minesweeper-won = won
drawn-minesweeper-lost = lost: { $cell } was a mine
drawn-minesweeper-mines = { $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
  } under { $hidden ->
    [one] { $hidden } hidden cell
   *[other] { $hidden } hidden cells
  }
ending-minesweeper-won = { $who ->
    [engine] the engine has won
   *[you] you have won
  }, every cell without a mine is open
ending-minesweeper-lost = { $who ->
    [engine] the engine has lost
   *[you] you have lost
  }, { $cell } was a mine

## 2048

ending-2048-points = { $who ->
    [engine] the engine has
   *[you] you have
  } { $points ->
    [one] { NUMBER($points, useGrouping: "true") } point
   *[other] { NUMBER($points, useGrouping: "true") } points
  }, the largest tile is { $largest }
ending-2048-won = { $who ->
    [engine] the engine has won
   *[you] you have won
  }, there is a { $target }
ending-2048-lost = { $who ->
    [engine] the engine has lost
   *[you] you have lost
  }, no tile can slide and the largest tile is { $largest }

## Pac-Man: P and G are Pac-Man and a ghost.

drawn-pac-man-won = score { $scores }, won
drawn-pac-man-lost = score { $scores }, lost
drawn-pac-man-moves = score { $scores }, { $name } moves
drawn-pac-man-scared = score { $scores }, { $name } moves, scared for { LIST($timers, "and") } more
ending-pac-man-won = { $who ->
    [engine] the engine has won
   *[you] you have won
  } with { LIST($scores, "and") } points
ending-pac-man-caught = { $who ->
    [engine] the engine has been caught
   *[you] you have been caught
  }, with { LIST($scores, "and") } points
