### Reports on trees: break-even points, attitude to risk, equilibria.

## Break-even points

# What a number of the tree is called.
break-even-input = { $type ->
    [payoff] payoff of { $name }
    [edge] payoff on the edge to { $name }
   *[probability] probability of { $name }
  }
break-even-changes = The { $input } is { $value }: below { $at } the best action is { $below }, above it { $above }.
break-even-same = The { $input } is { $value }: whatever it is, the best action stays the same.
tornado-title = How the value of the tree changes with each number
tornado-value = value
tornado-changes = here the best action changes

## Attitude to risk

risk-title = Attitude to risk
risk-utility = utility
risk-certainty-equivalent = certainty equivalent
# The same in short, before its number in a drawing.
risk-sign = CE
risk-expected-utility = expected utility
risk-expected-value = expected value
risk-premium = risk premium
risk-best = best
risk-neutral = best without it
risk-action = action
risk-drawn = CE is the certainty equivalent of a node, the certain payoff that is as good; u is its expected utility.
risk-rounded = Numbers after ≈ are rounded to 6 decimals; actions that differ by less than a billionth count as equal.
risk-min = MIN plays against the person whose utility it is.
risk-no-chance = The tree has no chance nodes: utility increases with the payoff, so it changes no decision between certain payoffs.
risk-impossible = A payoff of this tree has no such utility, or the number is invalid.
risk-linear = linear (indifferent to risk)
risk-exponential = exponential: risk tolerance
risk-log = logarithm: initial wealth
risk-sqrt = square root: initial wealth
risk-points = through points

## Equilibria

equilibrium-value = value to player 0
equilibrium-gap = gap
equilibrium-player = player
equilibrium-where = where
equilibrium-behaviour = behaviour
equilibrium-found = A Nash equilibrium by the linear programs of the sequence form. Assumed and checked: two players, payoffs of constant sum, perfect recall.
equilibrium-no-gap = No player gains by deviating: exact best responses prove it, and the value is exact.
equilibrium-gap-of = By exact best responses no player gains more than { $gap } by deviating.
equilibrium-unreached = (not reached)
equilibrium-unreached-means = not reached: its player's own actions never lead there, and any behaviour there is as good.
tree-ends-in-estimates = The leaves marked ≈ are estimates: the results hold for this tree, not for the whole game.
equilibrium-rounded = ≈: rounded to ten significant digits; --json has the exact fraction.
equilibrium-interval = proved between
equilibrium-from-to = { $low } and { $high }
equilibrium-payoffs = payoffs
equilibrium-exploitability = exploitability
equilibrium-view = view
equilibrium-proved = The value of the game lies between these bounds: exact best responses to the strategy of each player prove it.
equilibrium-unproved = With more than two players, or payoffs whose sum is not constant, nothing is proved: regret minimisation need not reach an equilibrium. The gap is what the players together would gain by exact best responses.
equilibrium-sampled-value = An estimate of what this strategy gets against itself, from sampled games (95 % between { $low } and { $high }); it says nothing about the value of the game. Best responses were not computed.
equilibrium-unfinished = A limit was reached before every history was visited, so nothing is known yet: the strategy takes all actions with equal probability. Allow more time, or sample the game with --method mccfr.
equilibrium-unlisted = { $sets ->
    [one] { $sets } information set is
   *[other] { $sets } information sets are
  } not listed: add --strategies.
equilibrium-costs = { $method }: { $iterations ->
    [0] {""}
    [one] { $iterations } iteration,{" "}
   *[other] { $iterations } iterations,{" "}
  }{ $sets } information sets, { $nodes }{ $method ->
    [backward-induction] {""} pairs of actions
   *[other] {""} histories
  }, { $ms } ms{ $stopped ->
    [time] {""} (time limit reached)
    [abort] {""} (stopped)
   *[other] {""}
  }
equilibrium-progress = { $iterations } iterations, value { $value }, gap { $gap }
equilibrium-progress-nodes = { $nodes } pairs of actions
