lab-what-if-break-even = Break-even points
lab-what-if-break-even-help = One number changes and all others stay. When a probability changes, the other outcomes of its chance node share the rest in the same proportions.
lab-what-if-no-break-even = No single number can change the best action.
lab-what-if-tornado = Bars: how far the value of the tree moves with each number, widest first. ◆ marks where the best action changes.
lab-what-if-save-tornado = Save the tornado diagram (SVG)
lab-what-if-monotone = Other payoffs, same order
lab-what-if-monotone-help = Minimax only compares payoffs, so no change that keeps their order changes its choice. A mean weighs them, so expectimax may choose another action.
lab-what-if-change = Payoffs
lab-what-if-worst = Minimax (worst case)
lab-what-if-mean = Expectation
lab-transform-identity = x as given
lab-transform-rescale = 2x + 7
lab-transform-square = x², keeping the sign
lab-transform-log = ±log₂(1 + |x|)
lab-what-if-flipped = flipped
lab-what-if-none = This needs two players and a decision of MAX or MIN at the root.
lab-what-if-opponent = From a perfect to a random opponent
lab-what-if-opponent-help = MIN plays its best action, but with this probability a random one.
lab-what-if-perfect = perfect
lab-what-if-randomly = random
lab-what-if-slider = Probability of a random move
lab-what-if-no-flip = The best action is the same against every such opponent.
lab-what-if-flip = { $exact ->
    [true] At exactly { $at } the best action changes from { $before } to { $after }.
   *[false] At about { $at } the best action changes from { $before } to { $after }.
  }
lab-what-if-no-opponent = This needs MAX at the root and MIN below it.

lab-compare-first = First search
lab-compare-second = Second search
lab-compare-work = Leaves visited by both searches
lab-compare-leaves = { $now } of { $all } leaves
lab-compare-counts = Counts at this step
lab-compare-value = Value
lab-compare-difference = { $a } leaves against { $b } at the end

lab-share-link = Link to this tree, search and step
lab-share-copy-link = Copy the link
lab-share-copied = Copied.
lab-share-system = Share …
lab-share-embed = Embed in a course page
lab-share-copy-embed = Copy the iframe
lab-share-copy-element = Copy the element
lab-share-element-note = For pages of your own: the tree is in the text, and needs this Lab only for its script.
lab-share-embed-note = For pages without scripts, such as Moodle and Canvas.
lab-share-whole-run = The whole run
lab-share-tree-only = The tree only
lab-share-slides = Slides (HTML)
lab-share-strip = Printable strip of steps
lab-share-print = Print
lab-share-trace = Trace (CSV)
lab-share-certificate = An answer called “solved” can be written as a file that others can check: { $command }.
lab-share-length = { $characters } characters
lab-share-notices = Third-party licences
lab-share-close = Close
lab-use-exercise = As an exercise
lab-use-fitting = Fits this tree
lab-use-unfit = Does not fit: choose it to see why
lab-use-mixed = Every kind that fits
lab-use-variants = Variants of each tree (0: the tree itself)
lab-use-more = Further trees from a file { $count ->
    [0] { "" }
    [one] (1 tree)
   *[other] ({ $count } trees)
  }
lab-use-practise = Open it in Practise
lab-use-reverse = Reverse all children

lab-exercises-link = Copy the link to this exercise
lab-exercises-link-sheet = Copy a link to these exercises
lab-exercises-set = Set of exercises
lab-exercises-add = Add this exercise to a set
lab-exercises-remove = Remove this exercise from the set
lab-exercises-number = Exercise { $number } of { $all }
lab-exercises-answer = answer { $text }
lab-exercises-crossed = crossed out
