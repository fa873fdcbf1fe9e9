## The names and tasks of exercises

exercise-values-minimax = Values: minimax
    .task = Give the value of every inner node.
exercise-values-expectimax = Values: expectimax
    .task = Give the value of every inner node; a chance node is worth the mean of its children, weighted by their probabilities.
exercise-values-expectiminimax = Values: expectiminimax
    .task = Give the value of every inner node; a chance node is worth the mean of its children, weighted by their probabilities.
exercise-best-move = Best move
    .task = Which move is best at the root?
exercise-cuts-alpha-beta = Cuts: alpha-beta
    .task = Cross out the edges that alpha-beta cuts: what lies below is never visited.
exercise-cuts-mirrored = Cuts: the tree mirrored
    .task = This is the tree of “Cuts: alpha-beta” for the same seed, mirrored. Cross out the edges that alpha-beta cuts now, and give the value of the root.
exercise-windows-alpha-beta = Windows: alpha-beta
    .task = Give the window (α, β) with which alpha-beta enters every inner node.
exercise-returns-alpha-beta = Returned values: alpha-beta
    .task = Give the value that alpha-beta returns for every inner node: the value itself, or the bound that was proved.
exercise-trace-alpha-beta = Trace table: alpha-beta
    .task = Fill in the trace: for every edge the window (α, β) that is handed down and the value that comes back.
exercise-intervals-star1 = Intervals: Star1
    .task = Give the interval in which the value of each chance node lies after each of its children.
exercise-windows-star1 = Windows: Star1
    .task = Give the window (α, β) with which Star1 enters every inner node. Below a chance node it is kept within the bounds.
exercise-returns-star1 = Returned values: Star1
    .task = Give the value that Star1 returns for every inner node: the value itself, or the bound that was proved.
exercise-cuts-star1 = Cuts: Star1
    .task = Cross out the edges that Star1 cuts: what lies below is never visited.
exercise-cuts-pvs = Cuts: principal variation search
    .task = Cross out the edges that principal variation search (NegaScout) cuts in every one of its searches: what lies below is never visited. The first child is searched with the whole window, every other one with a null window first.
exercise-cuts-mtd-f = Cuts: MTD(f)
    .task = Cross out the edges that MTD(f) cuts in every one of its passes: what lies below is never visited. The first guess is 0; each pass is alpha-beta with a null window and keeps both bounds of every node in a table.
exercise-cuts-sss = Cuts: SSS*
    .task = Cross out the edges that SSS* leaves out: what lies below never comes first in OPEN. The entry with the greatest merit comes first, of equal ones the leftmost.
exercise-cuts-iterative-deepening = Cuts: iterative deepening
    .task = Cross out the edges that iterative deepening cuts at every depth: what lies below is never visited. Depth 1, 2, … is alpha-beta that stops at the estimates (≈); the best child of the depth before, which a table keeps, is searched first, the others from left to right, and what the table knows completely is not searched again.
exercise-cuts-star2 = Cuts: Star2
    .task = Cross out the edges that Star2 cuts: what lies below is never visited. It first probes one child of each decision below a chance node, then searches on as Star1.
exercise-level-1 = 1: small
exercise-level-2 = 2: larger
exercise-level-3 = 3: with fractions and ties

## The rules of an exercise

exercise-ties-prune = Equal values cut.
exercise-ties-keep = Equal values do not cut.
exercise-fail-soft = The search is fail-soft: outside its window a node returns the tightest bound that it proved.
exercise-fail-hard = The search is fail-hard: outside its window a node returns the end of the window.
exercise-moves-prune = Where several are equally good, one is enough.
exercise-moves-keep = Where several are equally good, mark them all.
exercise-bounds = All values lie in [L, U] = [{ $low }, { $high }].
exercise-writing-values = Numbers in any form: 3, 3.0, 1/2, 0.5.
exercise-writing-returns = Write bounds as ≥ 3 or >= 3, ≤ 3 or <= 3.
exercise-writing-windows = Write windows as (−∞, 3) or -inf, 3.
exercise-writing-intervals = Write intervals as [2, 7/2] or 2, 3.5.
exercise-writing-cuts = A cross at an edge stands for everything below it.
exercise-writing-trace = Write windows as (−∞, 3) or -inf, 3, and bounds as ≥ 3 or >= 3.
exercise-cross = Write x where nothing is visited.
exercise-left-to-right = Children are searched from left to right.
exercise-paragraph = { $text } { $next }

## Questions

question-value = { $node }
question-window = { $node }: window
question-return = { $node }: value returned
question-interval = { $node } after { $child }
question-cut = edge to { $node }
question-move = move to { $node }
question-end = { $question }, { $end }
question-about = { $question }: { $text }

## Answers that cannot be read, and remarks on answers

unreadable-not-a-number = “{ $text }” is no number.
unreadable-not-finite = The value of a node is finite.
unreadable-not-two = “{ $text }” is not two numbers with a comma or a semicolon between them.
unreadable-no-relation = The value itself is asked for, not a bound.
remark-rounded = This looks rounded: give the exact fraction.
remark-wrong-value = This is not the value.
remark-wrong-window-low = α is wrong.
remark-wrong-window-high = β is wrong.
remark-wrong-window-both = Neither α nor β is right.
remark-wrong-interval-low = The lower end is wrong.
remark-wrong-interval-high = The upper end is wrong.
remark-wrong-interval-both = Neither end of the interval is right.
remark-is-exact = Here the search finds the value itself, not a bound.
remark-wrong-side = The bound is on the other side.
remark-not-proved = The leaves examined do not prove as much.
remark-too-loose = True, but the search proves a tighter bound.
remark-not-clipped = Fail-hard returns the end of the window here.
remark-not-best = This move is not a best one.
remark-more-moves = There is another move that is just as good.
remark-missed-cut = The edge to { FORM($node, "the") } is cut, but not crossed out. { $why }
remark-needed-first = { FORM($node, "The") } is needed: it is the first child of { FORM($parent, "the") } that is searched, and before it nothing is known of that node.
remark-needed-decision = { FORM($node, "The") } is needed: { FORM($parent, "the") } is worth { $rule ->
    [beta] at least
   *[alpha] at most
  } { $best } so far, and { $best } { $relation } { $rule ->
    [beta] β
   *[alpha] α
  } = { $limit } does not hold.{ $tie ->
    [true] { " " }The two are equal, and equal values do not cut here.
   *[false] { "" }
  }
remark-needed-open = { FORM($node, "The") } is needed: it comes first in OPEN, live with merit { $merit }, before the root is solved.
remark-needed-chance = { FORM($node, "The") } is needed: the value of { FORM($parent, "the") } may still lie anywhere in { $interval }, and not all of that is outside the window (α, β) = { $window }.{ $tie ->
    [true] { " " }An end of the window is just reached, and equal values do not cut here.
   *[false] { "" }
  }

## Hints

hint-where = Look here: { $question }.
hint-value-max = A MAX node is worth the largest value of its children.
hint-value-min = A MIN node is worth the smallest value of its children.
hint-value-chance = A chance node is worth the sum of probability times value over its children.
hint-window-max = A child of a MAX node gets the window of its parent, with α raised to the best value found there so far.
hint-window-min = A child of a MIN node gets the window of its parent, with β lowered to the best value found there so far.
hint-window-chance = A child of a chance node gets the values at which it decides: at A the node would fall to α even if all other open children were worth U, at B it would reach β even if they were worth L; both are kept within [L, U].
hint-window-root = The root gets the window of the whole search.
hint-return-soft = A node returns the best of what its children returned. At or beyond an end of the window that is only a bound: “≥” at β or above, “≤” at α or below.
hint-return-hard = A node returns the best of what its children returned, but no less than α and no more than β: outside the window its end, as a bound.
hint-interval = For the lower end children that are not searched yet count as L, for the upper end as U; a child searched counts as its value, where that is a bound only for the end that it bounds.
# $greater is ≥ or >, $less is ≤ or <.
hint-cut-max = At a MAX node the rest is cut as soon as the best value so far is { $greater } β.
hint-cut-min = At a MIN node the rest is cut as soon as the best value so far is { $less } α.
hint-cut-chance = At a chance node the rest is cut as soon as the lower end of its interval is { $greater } β or the upper end { $less } α.
hint-move-max = MAX chooses a child with the largest value.
hint-move-min = MIN chooses a child with the smallest value.
hint-calculate = Work out { $expression }.
hint-best-first = The entry with the greatest merit comes first, of equal ones the leftmost. A max node is solved by the first of its children that is, and nothing else below it is searched from then on; a min node asks one child after the other.
hint-merit = { FORM($node, "The") } comes first in OPEN, live with merit { $merit }.
hint-parent = { FORM($parent, "The") } has the window (α, β) = { $window }{ $best }{ $interval }.
hint-parent-best = { "" } and the best value { $best }
hint-parent-interval = { "" } and lies in { $interval }; this child has probability { $probability }
hint-interval-before = Before, the node lay in { $interval }. Child { $child } returns { $value } and has probability { $probability }; until then it counted as anything in { $bounds }.
hint-compare = At { FORM($node, "the") } compare { $left } with { $right }.
hint-leaf = A leaf returns its payoff.
hint-answer = The answer is { $text }.
hint-stays = Nothing is to be crossed out or marked here.
hint-crossed = It is to be crossed out or marked.

## Mistakes behind wrong answers

wrong-rule-levels-swapped = It looks as if MAX and MIN were exchanged: MAX takes the largest value, MIN the smallest.
wrong-rule-chance-mean = It looks as if all outcomes were taken as equally likely: each counts with its own probability.
wrong-rule-chance-max = It looks as if chance took the largest value: at a chance node nobody chooses, its value is the mean weighted by the probabilities.
wrong-rule-chance-min = It looks as if chance took the smallest value: at a chance node nobody chooses, its value is the mean weighted by the probabilities.
wrong-rule-chance-likeliest = It looks as if only the likeliest outcome counted: the value of a chance node is the mean of all, weighted by the probabilities.
wrong-rule-no-deep-cuts = It looks as if each node were compared with its parent only: α and β come from all nodes above.
wrong-rule-global-bounds = It looks as if there were one α and one β for the whole tree: each node has its own, and on the way up they are forgotten.
wrong-rule-unfinished-bounds = It looks as if a value that is not final had moved the other bound: children of a MIN node only lower β, those of a MAX node only raise α.
wrong-rule-full-window-at-root = It looks as if every move of the root were searched with the full window: from the second on, the best value so far is one end of it.
wrong-rule-right-to-left = It looks as if children were searched from right to left: here it is from left to right.
wrong-rule-cutting-leaf = It looks as if the leaf that brings about a cut were crossed out too: it has been read, only what comes after it is cut.
wrong-rule-no-chance-cuts = It looks as if chance nodes never cut and handed down the full window: both follow from the bounds [L, U].
wrong-rule-table-forgotten = It looks as if every depth went in the given order: the best child of the depth before comes first.
wrong-rule-last-depth-only = It looks as if only the last depth counted: what an earlier depth has visited is not cut.
wrong-rule-window-unchanged = It looks as if the children of a chance node got its own window: theirs follows from the probabilities and the bounds [L, U].
wrong-rule-other-ties = { $ties ->
    [prune] It looks as if a value that equals the bound did not cut: here it does.
   *[keep] It looks as if a value that equals the bound cut: here only a value beyond it does.
  }
wrong-rule-other-fail = { $fail ->
    [soft] It looks as if the end of the window were returned: fail-soft returns the best value found, also outside the window.
   *[hard] It looks as if the best value found were returned: outside the window fail-hard returns the end of the window.
  }

## Worksheets

worksheet-title = { $copy ->
    [key] Game trees – Key
   *[blank] Game trees
  }
worksheet-key = Key
worksheet-exercise = Exercise { $number }
worksheet-seed = Seed { $seed }
worksheet-person = Name
worksheet-line = { $question }:
worksheet-node = Node
worksheet-edge = Edge
worksheet-window = (α, β)
worksheet-value = Value
worksheet-return = Returns
worksheet-interval = Interval
worksheet-skipped = Leaves never visited
worksheet-moves = Best move
worksheet-value-of = Value { $node }

## A tree in words

tree-leaf = { $node } = { $value }
tree-node = { $node }{ $estimate } [{ $children }]
tree-estimate = { "" } (≈ { $value })
tree-outcome = { $probability }: { $child }
tree-children = { $children }; { $next }

## Course systems

kit-typing = Write fractions as 7/3, decimals as 2.5, infinities as inf and -inf, and x for a node that is never visited.
kit-visited = visited
kit-skipped = never visited
kit-markers = Drag ✂ onto the middle of every edge that is cut, as far up as possible.
kit-low = lower end
kit-high = upper end
kit-on-picture = on the picture
kit-as-list = as a list
kit-right = Right.
kit-partly = Partly right.
kit-wrong = Not right.

## The page

practice-template = Exercise
practice-level = Level
practice-ties = Ties
practice-fail = Outside the window
practice-seed = Seed
practice-next = Next exercise
practice-check = Check
practice-hint = Hint
practice-show = Show the answer
practice-hide = Hide the answer
practice-clear = Start again
practice-tree = Tree of the exercise
practice-answers = Your answers
practice-blank = Nothing is answered yet.
practice-solved = All right!
practice-score = { $right } right, { $wrong } wrong, { $missing } missing.
practice-more = { $count ->
    [one] There is 1 more cut that is missed.
   *[other] There are { $count } more cuts that are missed.
  }
practice-progress = { $solved } solved of { $tried } tried at this level{ $hinted ->
    [0] .
   *[other] , { $hinted } of them with hints.
  }
practice-diagnosis = Diagnosis
practice-forget = Forget my progress
practice-right = right
practice-wrong = wrong
practice-missing = missing
practice-press-to-cross = Click an edge or a node to cross it out; click again to take the cross away.
practice-worksheet = Worksheet …
practice-count = Number of exercises
practice-print = Print
practice-print-key = Print the key
practice-latex = LaTeX
practice-latex-key = LaTeX key
practice-page = Web page
practice-page-key = Web page of the key
practice-close = Close
practice-mixed = All kinds in turn
