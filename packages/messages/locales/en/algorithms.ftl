## Kinds of nodes

kind-max = MAX
kind-min = MIN
kind-chance = chance
kind-player = player
kind-leaf = leaf

## Properties of algorithms, and the conditions under which they hold

property-complete = complete
    .help = When it is certain to find a value.
property-exact = exact
    .help = When the value it finds is that of the tree.
property-optimal = optimal
    .help = When the action it chooses is the best one.
property-time = time
    .help = Nodes visited: b actions a decision, n outcomes a chance node, m the depth of the tree, d the depth limit, k a width.
property-space = space
    .help = Nodes held in memory at once.
condition-always = always
condition-finite-tree = the tree is finite
condition-no-horizon = no depth limit stops the search
condition-perfect-opponent = the opponent plays perfectly
condition-opponent-as-modelled = the opponent plays as modelled
condition-bounds-hold = all values lie within the bounds
condition-opponents-allied = all opponents play together against the player
condition-others-play-their-own-best = every player maximises its own payoff
condition-teams-hold-together = the players of a team maximise its sum
condition-one-opponent = there is only one opponent
condition-nothing-left-out = no child is left out unsearched on a guess

## Settings of searches

setting-depth = depth
    .help = Search depth, in decisions; chance levels do not count. Default: the whole tree; h-minimax stops at the first estimates.
setting-bounds = bounds
    .help = The least and the greatest possible value of a node. Default: the range of the leaves.
setting-ties = ties
    .help = Whether a value equal to α or β causes a cut.
setting-fail = fail
    .help = The value returned outside the window: its limit (hard), or the tighter proved bound (soft).
setting-order = order
    .help = The order in which children are searched. It affects cuts but not the value, except that max^n, teams and beam search take the first of equal children.
setting-window = window
    .help = The window (α, β) at the root. Default: (−∞, +∞).
setting-guess = first guess
    .help = The first guess of the value in MTD(f). Default: 0.
setting-probes = probes
    .help = Number of children probed at each child of a chance node (Star2.5).
setting-width = width
    .help = Number of children that beam search keeps at each decision.
setting-player = player
    .help = The player whose value is searched. Default: player 0 of two, or the first player to decide.
setting-teams = teams
    .help = The teams, as lists of players. A player in no list plays alone.
setting-random = random
    .help = The probability that the opponent moves at random instead of choosing its best action.
ties-prune = equal values cut
ties-keep = equal values do not cut
fail-soft = fail-soft
fail-hard = fail-hard
order-given = as given
order-reverse = reversed
order-best = best first
order-worst = worst first
order-estimate = by estimate

## Cuts and bounds

cut-beta = beta cut
cut-alpha = alpha cut
cut-chance-high = beta cut at a chance node
cut-chance-low = alpha cut at a chance node
cut-empty = empty window
cut-sum = shallow pruning by the sum of payoffs
cut-merit = merit
cut-width = beam width
cut-reply = one reply only
bound-exact = exact
bound-lower = lower bound
bound-upper = upper bound
