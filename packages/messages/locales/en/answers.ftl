### What the commands on games answer: moves, think, exact, rollout, games.

## Tables
## A heading is looked up by the name that the game or the method gives it; blanks become hyphens.

answers-heading-action = action
answers-heading-position = position after it
answers-heading-value = value
answers-heading-roll = roll
answers-heading-best = best action
answers-heading-samples = samples
answers-heading-to-best = to best
answers-heading-ends = ends
answers-heading-depth = depth
answers-heading-method = method
answers-heading-equity = equity
answers-heading-match = match
answers-heading-win = win
answers-heading-win-gammon = win gammon
answers-heading-win-backgammon = win backgammon
answers-heading-lose-gammon = lose gammon
answers-heading-lose-backgammon = lose backgammon
answers-heading-cubeful = with cube
answers-heading-gammon = gammon
answers-heading-bg = bg
answers-heading-lose-bg = lose bg
answers-heading-safety = safety
answers-heading-progress = progress
answers-heading-zero = zero
answers-heading-second = second
answers-heading-outlook = outlook
answers-heading-probability = probability
answers-bound = { $bound ->
    [lower] at least
    [upper] at most
    [estimate] about
   *[exact] { "" }
  }
answers-hidden = not all seen
answers-by-chance = depends on chance

## Of moves and think

answers-over = The game is over.
answers-before-roll = { $value } before the roll
answers-line = { $best }, then { $actions }
answers-reason = { $method }: { $reason }
answers-method-certain = certain
answers-method-first-click = first click
answers-method-lookahead = lookahead
answers-method-evaluation = evaluation
answers-method-exact = exact
answers-mate = { $end ->
    [wins] mate
   *[loses] mated
  } in { $moves }
answers-end = { $end ->
    [wins] wins
    [loses] loses
   *[ends] ends
  } in { $plies ->
    [one] { $plies } action
   *[other] { $plies } actions
  }
# The method, what it cost, why it stopped early, and how exact it is.
answers-costs = { $algorithm }, depth { $depth }, { $nodes ->
    [one] { NUMBER($nodes, useGrouping: "true") } node
   *[other] { NUMBER($nodes, useGrouping: "true") } nodes
  }, { $ms } ms{ $stopped ->
    [time] , time limit reached
    [nodes] , node limit reached
    [abort] , interrupted
    [lost] , all threads were lost
   *[none] { "" }
  }; { $truth }
answers-solved = solved: the value of the whole game
answers-exact-to-depth = exact to its depth
answers-not-known = the value of the game is not known
answers-approximation = { $kind ->
    [horizon] positions beyond the depth are estimated
    [unjudged] the game has no evaluator, so all positions at the depth count the same
    [sampled] approximate: chance was sampled
    [beam] approximate: only promising actions were searched
    [filter] approximate: actions that looked bad were searched less deeply
    [abstraction] approximate: a simpler, similar board was searched
    [threshold] approximate: rare outcomes were left out
    [beliefs] approximate: what is hidden was drawn as if decisions revealed nothing
    [shared-view] approximate: the other players were assumed to see what this player sees, its secret choices included
    [learning] approximate: a mixture that a sampled search has learned so far
    [path] approximate: paths too long to follow were estimated at their end
   *[memory] the memory for the tree was full, so it grew no further
  }
answers-error = { $text } (an error of at most { $error })
answers-equilibrium = an equilibrium of the game: by deviating, the players gain at most { $gap } together

## Of exact

answers-exact-name = { $name ->
    [winProbability] win probability
    [expectedScore] expected score
   *[value] value
  }
answers-exact-value = { $name } { $value }, { $truth ->
    [exact] exactly
    [rounded] rounded
    [proved] proved to be between { $low } and { $high }
   *[estimated] estimated to be between { $low } and { $high }
  }
answers-exact-fraction = as a fraction: { $fraction }
answers-exact-rules = rules: { $rules }
answers-exact-costs = { $method }, { $positions ->
    [one] { NUMBER($positions, useGrouping: "true") } position
   *[other] { NUMBER($positions, useGrouping: "true") } positions
  }
answers-exact-stopped = stopped: nothing was saved, and the same command starts again from the beginning

## Of verify

answers-verify-tree = proved: { $bound ->
    [exact] the value is { $value }
    [lower] the value is at least { $value }
   *[upper] the value is at most { $value }
  } ({ $model })
answers-verify-interval = proved: { $isExact ->
    [yes] the value is { $low }
   *[no] the value is between { $low } and { $high }
  }
answers-verify-best = a best choice: { $best }
answers-verify-start = { $several ->
    [no] from { $from }
   *[yes] from { $from } first positions, with their probabilities
  }
answers-verify-endless = assumed: endless play pays from { $low } to { $high }
answers-verify-open = assumed: in { $open ->
    [one] { $open } position that is
   *[other] { $open } positions that are
  } not expanded, the payoffs are from { $low } to { $high }
answers-verify-rules = { $game }: { $rules ->
    [listed] assumed: the rules are as listed
    [compared] every position agrees with the rules
   *[from-start] every position agrees with the rules, from the start of the game
  }

## Of rollout

answers-rollout-before-roll = before the roll
answers-rollout-no-double = no double
answers-rollout-double-take = double, take
answers-heading-interval = 95 % ±
answers-rollout-how = { $trials ->
    [one] { $trials } game
   *[other] { $trials } games
  } each, { $turns ->
    [0] played to the end
    [one] { $turns } turn long
   *[other] { $turns } turns long
  }, by { $evaluator }, { $luck ->
    [removed] luck removed
   *[kept] luck not removed
  }; the same dice for all
answers-rollout-cube = with the cube, equities normalised; { $verdict }
answers-rollout-progress = { $done } of { $trials } games of each

## Of games

answers-games-head = { $name }: { $help }
answers-games-position = position
answers-games-evaluators = evaluators
