## The names and tasks of exercises

exercise-values-minimax = Values: minimax
    .task = Give the value of every inner node.
exercise-values-expectimax = Values: expectimax
    .task = Give the value of every inner node. The value of a chance node is the mean of its children’s values, weighted by their probabilities.
exercise-values-expectiminimax = Values: expectiminimax
    .task = Give the value of every inner node. The value of a chance node is the mean of its children’s values, weighted by their probabilities.
exercise-best-move = Best move
    .task = Which move is best at the root?
exercise-cuts-alpha-beta = Cuts: alpha-beta
    .task = Cross out the edges that alpha-beta cuts: the nodes below them are never visited.
exercise-cuts-mirrored = Cuts: the tree mirrored
    .task = Cross out the edges that alpha-beta cuts, and give the value of the root.
exercise-windows-alpha-beta = Windows: alpha-beta
    .task = Give the window (α, β) with which alpha-beta enters each inner node.
exercise-returns-alpha-beta = Returned values: alpha-beta
    .task = Give the value that alpha-beta returns for each inner node: the exact value, or the bound that it proved.
exercise-trace-alpha-beta = Trace table: alpha-beta
    .task = Fill in the trace: for each edge, the window (α, β) passed down and the value returned.
exercise-intervals-star1 = Intervals: Star1
    .task = Give the interval that contains the value of each chance node after each of its children is searched.
exercise-windows-star1 = Windows: Star1
    .task = Give the window (α, β) with which Star1 enters each inner node. Below a chance node, the window is clipped to the bounds.
exercise-returns-star1 = Returned values: Star1
    .task = Give the value that Star1 returns for each inner node: the exact value, or the bound that it proved.
exercise-cuts-star1 = Cuts: Star1
    .task = Cross out the edges that Star1 cuts: the nodes below them are never visited.
exercise-cuts-pvs = Cuts: principal variation search
    .task = Cross out the edges that principal variation search (NegaScout) cuts in all of its searches: the nodes below them are never visited. The first child is searched with the full window, each of the others with a null window first.
exercise-cuts-mtd-f = Cuts: MTD(f)
    .task = Cross out the edges that MTD(f) cuts in all of its passes: the nodes below them are never visited. The first guess is 0; each pass is an alpha-beta search with a null window, which stores both bounds of each node in a table.
exercise-cuts-sss = Cuts: SSS*
    .task = Cross out the edges that SSS* skips: the nodes below them never come first in OPEN. The entry with the greatest merit comes first; among equal merits, the leftmost.
exercise-cuts-iterative-deepening = Cuts: iterative deepening
    .task = Cross out the edges that iterative deepening cuts at every depth: the nodes below them are never visited. Each depth 1, 2, … is an alpha-beta search that stops at the estimates (≈). The best child of the previous depth, which a table stores, is searched first, the others from left to right; what the table knows completely is not searched again.
exercise-cuts-star2 = Cuts: Star2
    .task = Cross out the edges that Star2 cuts: the nodes below them are never visited. Star2 first probes one child of each decision below a chance node, then continues as Star1.
exercise-order-alpha-beta = Order of visits: alpha-beta
    .task = Number the leaves from 1 on in the order in which alpha-beta visits them.
exercise-order-star1 = Order of visits: Star1
    .task = Number the leaves from 1 on in the order in which Star1 visits them.
exercise-order-sss = Order of visits: SSS*
    .task = Number the leaves from 1 on in the order in which SSS* evaluates them. The entry with the greatest merit comes first; among equal merits, the leftmost.
exercise-leaf-effects = Effect of each leaf
    .task = For each leaf, give the value of the root if that leaf alone paid 1 more.
exercise-values-max-n = Payoffs: max^n
    .task = Give the payoffs of all players at every inner node. Each player chooses what pays that player most; of equally good moves, the first is taken. A chance node has the means of its children’s payoffs, weighted by their probabilities.
exercise-best-move-max-n = Best move: max^n
    .task = Which move is best for the player at the root, if all players choose what pays them most? Of equally good moves further down, the first is taken.
exercise-pure-strategies = Pure strategies
    .task = How many pure strategies does each player have? A pure strategy names one action for each information set of the player.
exercise-beliefs = Beliefs
    .task = All players choose each of their actions equally often, as written at the edges. Give the probability of each node of an information set, given that the set is reached.
exercise-best-response = Best response
    .task = All other players choose each of their actions equally often, as written at the edges. For each action asked about, give the average payoff at its information set if its player chooses best afterwards; of several payoffs at a leaf, the player’s own counts.
exercise-equilibrium = Equilibrium
    .task = Give the probability of each action in equilibrium, in which no player gains by another strategy.
exercise-level-1 = 1: small
exercise-level-2 = 2: larger
exercise-level-3 = 3: with fractions and ties

## The rules of an exercise

exercise-ties-prune = Equal values cut.
exercise-ties-keep = Equal values do not cut.
exercise-fail-soft = The search is fail-soft: outside its window a node returns the tightest bound that it proved.
exercise-fail-hard = The search is fail-hard: outside its window a node returns the nearer end of the window.
exercise-moves-prune = If several moves are equally good, one is enough.
exercise-moves-keep = If several moves are equally good, mark them all.
exercise-bounds = All values are in [L, U] = [{ $low }, { $high }].
exercise-writing-values = Write numbers in any form: 3, 3.0, 1/2, 0.5.
exercise-writing-returns = Write bounds as ≥ 3 or >= 3, ≤ 3 or <= 3.
exercise-writing-windows = Write windows as (−∞, 3) or -inf, 3.
exercise-writing-intervals = Write intervals as [2, 7/2] or 2, 3.5.
exercise-writing-cuts = A cross on an edge also counts for everything below it.
exercise-writing-trace = Write windows as (−∞, 3) or -inf, 3, and bounds as ≥ 3 or >= 3.
exercise-cross = Write x where nothing is visited.
exercise-left-to-right = Children are searched from left to right.
exercise-top-to-bottom = Children are searched from top to bottom.

## Questions

question-value = { $node }
question-window = { $node }: window
question-return = { $node }: returned value
question-interval = { $node } after { $child }
question-cut = edge to { $node }
question-move = move to { $node }
question-order = { $node }: place in the order
question-effect = value of the root with { FORM($node, "the") } raised by one
question-payoff = { $node }: payoff of player { $player }
question-plans = pure strategies of player { $player }
question-belief = { $node }: probability in its information set
question-action = { $nodes }: payoff of { $action }
question-share = { $nodes }: probability of { $action }
question-end = { $question }, { $end }
question-about = { $question }: { $text }

## Answers that cannot be read, and remarks on answers

unreadable-not-a-number = “{ $text }” is not a number.
unreadable-not-finite = The value of a node is finite.
unreadable-not-two = “{ $text }” is not two numbers separated by a comma or a semicolon.
unreadable-no-relation = Give the exact value, not a bound.
remark-rounded = This looks rounded: give the exact fraction.
remark-wrong-value = This is not the value.
remark-wrong-window-low = α is wrong.
remark-wrong-window-high = β is wrong.
remark-wrong-window-both = Neither α nor β is right.
remark-wrong-interval-low = The lower end is wrong.
remark-wrong-interval-high = The upper end is wrong.
remark-wrong-interval-both = Neither end of the interval is right.
remark-is-exact = Here the search finds the exact value, not a bound.
remark-wrong-side = The bound is on the other side.
remark-not-proved = The leaves examined do not prove this much.
remark-too-loose = True, but the search proves a tighter bound.
remark-not-clipped = Fail-hard returns the end of the window here.
remark-not-best = This is not a best move.
remark-more-moves = Another move is just as good.
remark-missed-cut = The edge to { FORM($node, "the") } is cut, but not crossed out. { $why }
remark-needed-first = { FORM($node, "The") } is needed: it is the first child of { FORM($parent, "the") } to be searched, and nothing is known about that node before.
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
remark-needed-chance = { FORM($node, "The") } is needed: the value of { FORM($parent, "the") } may still be anywhere in { $interval }, which is not entirely outside the window (α, β) = { $window }.{ $tie ->
    [true] { " " }It just reaches an end of the window, and equal values do not cut here.
   *[false] { "" }
  }

## Hints

hint-where = Look here: { $question }.
hint-value-max = The value of a MAX node is the largest value of its children.
hint-value-min = The value of a MIN node is the smallest value of its children.
hint-value-chance = The value of a chance node is the sum of probability times value over its children.
hint-window-max = A child of a MAX node gets the window of its parent, with α raised to the best value found there so far.
hint-window-min = A child of a MIN node gets the window of its parent, with β lowered to the best value found there so far.
hint-window-chance = The window (A, B) of a child of a chance node shows where the child decides: at A, the node would fall to α even if all other children not yet searched were worth U; at B, it would reach β even if they were worth L. Both are clipped to [L, U].
hint-window-root = The root gets the window of the whole search.
hint-return-soft = A node returns the best value that its children returned. At an end of the window or beyond it, this is only a bound: “≥” at β or above, “≤” at α or below.
hint-return-hard = A node returns the best value that its children returned, but no less than α and no more than β: outside the window, it returns the end of the window as a bound.
hint-interval = For the lower end, a child not yet searched counts as L; for the upper end, as U. A child already searched counts as its value; if that is only a bound, it counts only for the end that it bounds.
# $greater is ≥ or >, $less is ≤ or <.
hint-cut-max = At a MAX node, the remaining children are cut as soon as the best value so far is { $greater } β.
hint-cut-min = At a MIN node, the remaining children are cut as soon as the best value so far is { $less } α.
hint-cut-chance = At a chance node, the remaining children are cut as soon as the lower end of its interval is { $greater } β or the upper end is { $less } α.
hint-move-max = MAX chooses a child with the largest value.
hint-move-min = MIN chooses a child with the smallest value.
hint-order = Count only the leaves that are visited: a leaf below a cut has no place in the order.
hint-order-after = { FORM($node, "The") } is visited just before it.
hint-effect = Raise the payoff of this leaf and compute the nodes above it again; no other node changes.
hint-payoff = A player takes the child where its own payoff is largest, with the payoffs of all players; a chance node has the mean of each player’s payoffs.
hint-plans = Multiply the numbers of actions of the player’s information sets; a node that the player can tell from all others is a set of its own.
hint-belief = Divide the probability of reaching the node by the probability of reaching its information set.
hint-action = Weight what the action leads to at each node of the information set with the probability of the node, given the set.
hint-share = Each player mixes so that all actions that the other player mixes pay that player equally.
hint-parts = Compute it from these: { LIST($parts, "clauses") }.
hint-calculate = Calculate { $expression }.
hint-best-first = The entry with the greatest merit comes first; among equal merits, the leftmost. A MAX node is solved as soon as one of its children is, and nothing else below it is searched after that; a MIN node searches its children one after the other.
hint-merit = { FORM($node, "The") } comes first in OPEN, live with merit { $merit }.
hint-parent = { FORM($parent, "The") } has the window (α, β) = { $window }{ $best }{ $interval }.
hint-parent-best = , and its best value so far is { $best }
hint-parent-interval = , and its value is in { $interval }; this child has probability { $probability }
hint-interval-before = Before, the value of the node was in { $interval }. Child { $child } returns { $value } and has probability { $probability }; until then, it could have any value in { $bounds }.
hint-compare = At { FORM($node, "the") }, compare { $left } with { $right }.
hint-leaf = A leaf returns its payoff.
hint-answer = The answer is { $text }.
hint-stays = Nothing should be crossed out or marked here.
hint-crossed = This should be crossed out or marked.

## Mistakes behind wrong answers

wrong-rule-levels-swapped = It looks as if MAX and MIN were swapped: MAX takes the largest value, MIN the smallest.
wrong-rule-chance-mean = It looks as if all outcomes counted equally: each counts with its own probability.
wrong-rule-chance-max = It looks as if chance took the largest value: nobody chooses at a chance node; its value is the mean, weighted by the probabilities.
wrong-rule-chance-min = It looks as if chance took the smallest value: nobody chooses at a chance node; its value is the mean, weighted by the probabilities.
wrong-rule-chance-likeliest = It looks as if only the most likely outcome counted: the value of a chance node is the mean of all outcomes, weighted by the probabilities.
wrong-rule-no-deep-cuts = It looks as if each node were compared only with its parent: α and β come from all nodes above.
wrong-rule-global-bounds = It looks as if there were one α and one β for the whole tree: each node has its own, which are dropped on the way up.
wrong-rule-unfinished-bounds = It looks as if a value that was not final moved the other bound: the children of a MIN node only lower β, those of a MAX node only raise α.
wrong-rule-full-window-at-root = It looks as if every move at the root were searched with the full window: from the second move on, the best value so far is one end of the window.
wrong-rule-right-to-left = { $algorithm ->
    [sss] It looks as if, among equal merits, the rightmost came first: here the leftmost does.
   *[other] It looks as if children were searched from right to left: here they are searched from left to right.
  }
wrong-rule-cutting-leaf = It looks as if the leaf that causes a cut were crossed out too: it was visited; only what comes after it is cut.
wrong-rule-no-chance-cuts = It looks as if chance nodes never cut and passed on the full window: their cuts and windows follow from the bounds [L, U].
wrong-rule-table-forgotten = It looks as if every depth used the given order: the best child of the previous depth is searched first.
wrong-rule-last-depth-only = It looks as if only the last depth counted: what an earlier depth visited is not cut.
wrong-rule-window-unchanged = It looks as if the children of a chance node got its own window: theirs follow from the probabilities and the bounds [L, U].
wrong-rule-first-payoff = It looks as if every player maximised the payoff of player 0: each maximises its own.
wrong-rule-payoff-sum = It looks as if the sum of the payoffs were maximised: each player maximises its own payoff.
wrong-rule-set-ignored = It looks as if a player could tell the nodes of an information set apart: the player chooses one action for all of them.
wrong-rule-beliefs-even = It looks as if the nodes of an information set were equally likely: each counts with the probability of reaching it.
wrong-rule-reach-not-shared = It looks as if the probabilities of reaching the nodes were given: divide them by the probability of reaching the information set.
wrong-rule-plans-added = It looks as if the numbers of actions were added: a pure strategy names an action for each information set, so they are multiplied.
wrong-rule-mix-even = It looks as if all actions were equally likely: in equilibrium, each player’s mixture makes the other player indifferent.
wrong-rule-mix-swapped = It looks as if the mixtures of the two players were exchanged: each makes the other player indifferent, not the player who mixes.
wrong-rule-other-ties = { $ties ->
    [prune] It looks as if a value equal to the bound did not cut: here it does.
   *[keep] It looks as if a value equal to the bound caused a cut: here only a value beyond it does.
  }
wrong-rule-other-fail = { $fail ->
    [soft] It looks as if the end of the window were returned: fail-soft returns the best value found, even outside the window.
   *[hard] It looks as if the best value found were returned: outside the window, fail-hard returns the end of the window.
  }

## Worksheets

worksheet-title = { $copy ->
    [key] Game trees – Answer key
   *[blank] Game trees
  }
worksheet-key = Answer key
worksheet-exercise = Exercise { $number }
worksheet-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
worksheet-seed = Seed { $seed }
worksheet-person = Name
worksheet-line = { $question }:
worksheet-node = Node
worksheet-edge = Edge
worksheet-window = (α, β)
worksheet-value = Value
worksheet-return = Returns
worksheet-interval = Interval
worksheet-order = Place
worksheet-effect = Value of the root
worksheet-skipped = Leaves never visited
worksheet-moves = Best move
worksheet-value-of = Value { $node }
worksheet-licence = Exercises and pictures made with Tyche (github.com/tyche-search/tyche), licence CC BY 4.0. To cite this sheet, give its line of settings, from which anybody can make it again.
worksheet-made = Made with Tyche (github.com/tyche-search/tyche).

## A tree in words

tree-leaf = { $node } = { $value }
tree-node = { $node }{ $estimate } [{ LIST($children, "clauses") }]
tree-estimate = { "" } (≈ { $value })
tree-set = { "" } (in one information set with { $nodes })
tree-outcome = { $probability }: { $child }

## Course systems

kit-typing = Write fractions as 7/3, decimals as 2.5, infinities as inf and -inf, and x for a node that is never visited.
kit-visited = visited
kit-skipped = never visited
kit-markers = Drag ✂ onto the middle of each edge that is cut, as far up as possible.
kit-low = lower end
kit-high = upper end
kit-on-picture = on the picture
kit-as-list = as a list
kit-right = Correct.
kit-partly = Partly correct.
kit-wrong = Incorrect.

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
practice-blank = No answers yet.
practice-solved = All correct!
practice-score = { $right } right, { $wrong } wrong, { $missing } missing.
practice-more = { $count ->
    [one] 1 more cut is missing.
   *[other] { $count } more cuts are missing.
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
practice-press-to-cross = { $isTouch ->
    [true] Tap an edge or a node to cross it out; tap again to remove the cross.
   *[other] Click an edge or a node to cross it out; click again to remove the cross.
  }
practice-worksheet = Worksheet…
practice-count = Number of exercises
practice-print = Print
practice-print-key = Print the answer key
practice-latex = LaTeX
practice-latex-key = LaTeX answer key
practice-page = Web page
practice-page-key = Web page of the answer key
practice-close = Close
practice-mixed = All kinds in turn
practice-choosing = Rules, seed { $seed }, worksheets, links
practice-list = Answers as a list
practice-table = Trace table
practice-enlarge = Enlarge the tree
practice-whole = Show the whole tree
practice-keys = Characters to insert
practice-chosen = chosen
practice-two-per-page = Two exercises per page

## Handing in

hand-in = Save answers to hand in
hand-in-exam = Exam
hand-in-no-help = Answers are not checked here. They stay in this browser until you save them as a file for your lecturer.
hand-in-leave = Leave, and practise freely
hand-in-leave-ask = Press again to leave the exam. Your answers stay in this browser, and Back returns to it.
hand-in-saved = Saved as { $file }: { $begun } of { $all } exercises have answers. Give this file to your lecturer.
hand-in-unsigned = The file contains your name and your answers.
hand-in-signed = The file contains your name, your answers, and a signature that no longer fits if the file is changed.
hand-in-link = Link for answers to hand in
hand-in-title = Title
hand-in-phrase = Secret phrase that signs the answers
hand-in-without-help = Exam: no check, no hints, no key
hand-in-copy = Copy this link
hand-in-minutes = Time limit in minutes
hand-in-tries = How often answers can be saved
hand-in-left = { $minutes ->
    [0] The time is up: save your answers.
    [one] 1 minute left.
   *[other] { $minutes } minutes left.
  }
hand-in-tries-left = { $tries ->
    [0] Answers cannot be saved any more.
    [one] Answers can be saved once.
   *[other] Answers can be saved { $tries } times.
  }
hand-in-about = Students save their answers as a file, and tyche grade grades all files of a folder. A signature shows that a file was not edited; it does not prove who wrote it, because whoever has the link can sign.

## Grades of many files

grade-solved = Solved
grade-mistakes = The commonest mistakes, with the number of files:
grade-score = Score
grade-help = Help
grade-no-help = none
grade-signature = Signature
grade-signature-valid = valid
grade-signature-invalid = not valid
grade-signature-none = none
grade-signature-unchecked = not checked
grade-other-exercises = { $file } answers different exercises from those in most files.
