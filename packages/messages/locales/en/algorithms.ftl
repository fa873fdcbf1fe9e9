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
    .help = How many decisions to look ahead; chance levels are free. Without it the whole tree is searched.
setting-bounds = bounds
    .help = The least and the greatest value that any node may have; without them the range of the leaves.
setting-ties = ties
    .help = Whether a value that only equals α or β cuts.
setting-fail = fail
    .help = What is returned outside the window: its end (hard), or the tighter bound that was proved (soft).
setting-order = order
    .help = The order in which children are searched; it changes what is cut, not the value (of equal children max^n, teams and beam search take the first).
setting-window = window
    .help = The window (α, β) at the root, (−∞, +∞) without it.
setting-guess = first guess
    .help = What MTD(f) takes the value for before its first pass; 0 without it.
setting-probes = probes
    .help = How many children are probed at each child of a chance node (Star2.5).
setting-width = width
    .help = How many children beam search keeps at each decision.
setting-player = player
    .help = The player searched for; without it player 0 of two, or the one who decides first.
setting-teams = teams
    .help = Who plays together, as lists of players; a player in no list stands alone.
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
