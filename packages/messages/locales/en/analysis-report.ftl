### The report of `tyche analyze`: tables, the page, and comments in files of matches.

## Marks

analysis-mark-doubtful = doubtful
analysis-mark-bad = bad
analysis-mark-very-bad = very bad
analysis-none-marked = No decision is marked.
analysis-no-turn-marked = No turn is marked.
analysis-no-move-marked = No move is marked.

## Headings

analysis-heading-game = game
analysis-heading-turn = turn
analysis-heading-move = move
analysis-heading-player = player
analysis-heading-position = position
analysis-heading-roll = roll
analysis-heading-played = played
analysis-heading-best = best
analysis-heading-loss = loss
analysis-heading-luck = luck
analysis-heading-cube = cube
analysis-heading-correct = correct
analysis-heading-turns = turns
analysis-heading-unforced = unforced
analysis-heading-moves = moves
analysis-heading-lost = lost
analysis-heading-lost-per-move = per move
analysis-heading-total-lost = total
analysis-heading-error-rate = error rate
analysis-heading-snowie = Snowie
analysis-heading-of-match = of the match
analysis-heading-points = points
analysis-heading-performance = PR
analysis-heading-file = file
analysis-heading-matches = matches
analysis-heading-decisions = decisions
analysis-heading-opening = opening
analysis-heading-bar = bar
analysis-heading-back-game = back game
analysis-heading-holding = holding
analysis-heading-contact = contact
analysis-heading-race = race
analysis-heading-bear-off = bear-off
analysis-heading-result = result
analysis-heading-luck-adjusted = after luck
analysis-heading-play = play
analysis-heading-equity = equity
analysis-heading-depth = depth
analysis-heading-difference = difference
analysis-heading-score = score
analysis-heading-won = won
analysis-heading-win = win %
analysis-heading-win-gammon = gammon %
analysis-heading-win-backgammon = bg %
analysis-heading-lose-gammon = lose gammon %
analysis-heading-lose-backgammon = lose bg %

## Rows of the page

analysis-unforced-plays = unforced plays
analysis-lost-by-plays = lost by plays
analysis-lost-by-cube = lost by cube decisions
analysis-lost-in-total = lost in total
analysis-snowie-rate = Snowie error rate
analysis-unforced-of = { $unforced } of { $turns }
analysis-not-finished = not finished
analysis-percent = { $value }%
analysis-match-won = won
analysis-match-lost = lost

## Cube decisions

analysis-no-errors = no errors
analysis-correct-decisions = { $count } correct
analysis-error-missed-double = missed double
    .counted = { $count ->
        [one] { $count } missed double
       *[other] { $count } missed doubles
    }
analysis-error-wrong-double = wrong double
    .counted = { $count ->
        [one] { $count } wrong double
       *[other] { $count } wrong doubles
    }
analysis-error-wrong-take = wrong take
    .counted = { $count ->
        [one] { $count } wrong take
       *[other] { $count } wrong takes
    }
analysis-error-wrong-pass = wrong pass
    .counted = { $count ->
        [one] { $count } wrong pass
       *[other] { $count } wrong passes
    }
analysis-error-missed-beaver = missed beaver
    .counted = { $count ->
        [one] { $count } missed beaver
       *[other] { $count } missed beavers
    }
analysis-error-wrong-beaver = wrong beaver
    .counted = { $count ->
        [one] { $count } wrong beaver
       *[other] { $count } wrong beavers
    }
analysis-error-missed-raccoon = missed raccoon
    .counted = { $count ->
        [one] { $count } missed raccoon
       *[other] { $count } missed raccoons
    }
analysis-error-wrong-raccoon = wrong raccoon
    .counted = { $count ->
        [one] { $count } wrong raccoon
       *[other] { $count } wrong raccoons
    }
analysis-action-no-double = no double
analysis-action-double = double
analysis-action-take = take
analysis-action-pass = pass
analysis-action-beaver = beaver
analysis-action-raccoon = raccoon
analysis-heading-no-double = no double
analysis-heading-double-take = double, take
analysis-heading-double-pass = double, pass

## The page

analysis-title = { $players }, { $length ->
    [0] money game
   *[other] match to { $length }
  }
analysis-play-title = Game { $game }, turn { $turn }: { $player } plays { $played } with { $roll }
analysis-cube-title = Game { $game }, turn { $turn }: { $player } before the roll
analysis-action-of = { $player }: { $action }
analysis-action-error = { $player }: { $action }, { $error }, { $loss }
analysis-loses = loses { $loss }
analysis-marked-loss = { $mark }, loses { $loss }
analysis-too-close = { $loss }, too close to call
analysis-rolled-out = { $loss } ± { $halfWidth }, rolled out
analysis-luck-of-roll = luck of the roll { $luck }
analysis-correct-is = Correct: { $verdict }.
analysis-without-cube = Chances if the board is played to the end without the cube:
analysis-not-legal = Game { $game }, turn { $turn }: { $player } played { $played } with { $roll }, which is not legal; it is not judged.
analysis-light-checkers = The player on roll has the light checkers.
analysis-arrows = Arrows: green the best play, orange the play made.
analysis-show = Show:
analysis-score = Score { $own }–{ $other }
analysis-away = { $own }-away { $other }-away, match to { $length }
analysis-crawford = Crawford game
analysis-pips = pips { $own }–{ $other }
analysis-borne-off = off { $own }–{ $other }
analysis-match-cost = { $cost } of the match

## A board

analysis-board = On roll { $own }. Opponent { $other }.
analysis-board-point = { $point }: { $count }
analysis-board-bar = bar
analysis-board-off = { $count } off

## Comments

analysis-comment-play = { $play } { $equity }
analysis-comment-error = { $play } { $equity }, { $loss }: { $best } { $bestEquity }
analysis-comment-loss = loses { $loss } ({ $mark })
analysis-comment-luck = luck { $luck }
analysis-comment-cube = cube: no double { $noDouble }, double and take { $doubleTake }, correct: { $verdict }
analysis-comment-cube-error = { $error } by { $player }, { $loss }
analysis-no-play = no play

## How the numbers are defined, and how they were found

analysis-define-equity = Equities are relative to the stake: in a money game 1 is the value of the cube; in a match it is half the difference between the chances of winning the match after winning and after losing that value.
analysis-define-error-rate = The error rate is the equity lost by plays, in thousandths of a point (mp), per unforced turn (with more than one distinct play); the Snowie error rate divides by all turns of both players.
analysis-define-total = In total: plays and cube, per unforced turn and counted cube decision (every double, take and pass, and where a double would have lost less than 0.16); Snowie: per turn of both players; PR is 500 times the equity lost per decision, as in eXtreme Gammon, which does not publish what it counts.
analysis-define-luck = The luck of a roll is the equity of its best play minus the mean over all rolls, according to the evaluator; the luck-adjusted result is the result minus the player’s own luck plus the opponent’s.
analysis-define-phases = PR by phase: a bear-off has no contact and all checkers at home, a race no contact. With contact, the opening is the first six turns of a game; later, bar means a checker on the bar, back game more than two checkers in the opponent’s home board, holding an anchor there or on its bar point, contact all else. The PR of plays counts unforced plays, that of the cube counted cube decisions.
analysis-not-measured = The error of { $evaluator } has not been measured, so only decisions that were rolled out are marked.
analysis-by-depth = By { $evaluator }, depth { $depth }.
analysis-by-time = By { $evaluator }, { $seconds } s per decision, depth { $depth } at most.
analysis-doubt-depth = Plays that lose 0.02 are searched to depth { $depth }.
analysis-rollout = Plays that lose 0.02 and cube decisions within 0.05 of a threshold are rolled out, { $trials } games of { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }, without luck.

## Chess

analysis-mate-in = { $move } (mate in { $moves })
analysis-mated-in = { $move } (mated in { $moves })
analysis-moves-left-out = { $count ->
    [one] Game { $game } is over by the rules before its last move, which is left out.
   *[other] Game { $game } is over by the rules before its last { $count } moves, which are left out.
  }
analysis-chess-loss = Losses are in expected payoff: a win is 1, a loss -1.
