### The answer of `tyche solve` and the list of algorithms.

answer-method = method
answer-value = value
answer-best = best
answer-line = line
answer-edges = edges
answer-edges-pay = they pay too: every value includes the payoffs on the path
answer-assuming = assuming
answer-visited = visited
answer-pruned = pruned
answer-exact = exact
answer-yes = yes
answer-none = none
answer-at-least = at least { $value }
answer-at-most = at most { $value }
answer-chance-moves-first = none: chance moves first
answer-is-leaf = none: the tree is a single leaf
answer-then-chance = then chance
answer-maybe-more = others may be as good: an algorithm with cuts does not check
answer-ties = ties
answer-from-leaves = the range of the leaves
answer-unproved = not proved: another may be better
answer-estimated = no: positions beyond the depth are estimated
answer-guessed = no: children were left out on a guess
answer-outside-window = no: the value is outside the window, so only a bound is known
answer-algorithm = algorithm
answer-needs = needs
answer-settings = settings
answer-two-players = 2 players
answer-any-players = any players
answer-no-chance = no chance
answer-chance = chance
answer-equal-chances = equal chances
answer-bounds = bounds
answer-constant-sum = constant sum
answer-note = note: { $sentence }
answer-pruned-of = { $pruned } of { $nodes } nodes
answer-gets = player { $player }: { $range }
answer-range = { $low } to { $high }
answer-ties-decide = the first of equal choices was taken; other choices may give{ $complete ->
    [true] { "" }
   *[false] { " " }at least
  }: { $ranges }
