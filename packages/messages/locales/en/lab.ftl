lab-title = Tyche Lab
lab-tagline = Game trees with chance, step by step
lab-skip = Skip to the content

lab-place-explore = Explore
lab-place-compare = Compare
lab-place-practise = Practise
lab-place-boards = Boards

lab-language-label = Language

lab-theme-label = Colours
lab-theme-system = System
lab-theme-light = Light
lab-theme-dark = Dark

lab-dismiss = Close
lab-more = More
lab-loading = Loading …

lab-failure-broken = Something on this page failed. Your tree is in the address: reload to continue.
lab-failure-not-loaded = This part is not stored on this device, and the network cannot be reached. Reload when you are online.
lab-failure-new-version = A new version of the Lab is ready.
lab-failure-reload = Reload

lab-panels-tree = Tree
lab-panels-text = Text
lab-panels-edit = Edit
lab-panels-search = Search
lab-panels-pseudocode = Pseudocode
lab-panels-counters = Counters
lab-panels-actions = Actions at the root
lab-panels-outcomes = Outcomes at the root
lab-panels-what-if = What changes the decision?
lab-panels-properties = Properties
lab-panels-equilibrium = Equilibrium
lab-panels-settings = Settings
lab-panels-share = Share
lab-panels-use = Use this tree

lab-tree-random = Random tree
lab-tree-seed = Seed
lab-tree-levels = Levels
lab-tree-branching = Children
lab-tree-kinds = Kinds
lab-tree-leaves = Leaves from, to
lab-tree-draw = Draw the tree
lab-tree-open = Open a file
lab-tree-drop = Or drop a file anywhere on the page: JSON, nested lists, CS188 tests, CMU parentheses, Gambit .efg, LaTeX forest, CSV tables.
lab-tree-root-kind = Root of lists
lab-tree-too-big = The file has { $megabytes } MB; the limit is 25 MB.
lab-text-too-large = The text has { $millions } million characters; the limit is { $most } million.
lab-unexpected = Something went wrong: { $message }
lab-tree-unreadable = The file could not be read.
lab-kinds-max-chance-min-chance = MAX, chance, MIN, chance
lab-kinds-max-chance-min = MAX, chance, MIN
lab-kinds-max-min = MAX, MIN
lab-kinds-max-chance = MAX, chance
lab-kinds-irregular = mixed

lab-text-label = The tree as text
lab-text-help = Type here or edit the picture: both always show the same tree.
lab-text-ok = Read as { $format }.
lab-text-too-long = This tree is too long to edit as text here. Save it as a file to edit it.

lab-node-kind = Kind
lab-node-label = Label
lab-node-value = Payoff
lab-node-payoffs = Edit the payoffs of all players in the text.
lab-node-estimate = Estimate
lab-node-action = Name of its edge
lab-node-pay = Payoff on its edge
lab-node-probability = Probability
lab-node-equal = Make outcomes equally likely
lab-node-add = Add a child
lab-node-remove = Delete
lab-node-left = Move left
lab-node-right = Move right
lab-node-mirror = Mirror
lab-node-copy = Copy
lab-node-paste = Paste
lab-node-root = root
lab-node-keys = In the tree: arrows move, Enter and the space bar step at the node, F2 edits, Insert adds, Delete deletes, Ctrl+C and Ctrl+V copy and paste, Alt+arrows reorder, M mirrors, full stop and comma step.
lab-edit-problem-root-stays = The root has no edge above it and cannot be deleted or moved.
lab-edit-problem-no-number = This is not a number: write 3, -2.5 or 1/3.
lab-edit-problem-no-probability = A probability must be between 0 and 1: write 0.25, 1/4 or 25%.
lab-edit-problem-only-outcome = A single outcome has probability 1.
lab-edit-problem-has-payoffs = This leaf has a payoff for each player; edit it in the text.
lab-edit-problem-too-long = A name can have at most 200 characters.

lab-picture-label = The game tree
lab-picture-undo = Undo
lab-picture-redo = Redo
lab-picture-zoom-in = Zoom in
lab-picture-zoom-out = Zoom out
lab-picture-fit = Fit the tree
lab-picture-all = Unfold everything
lab-picture-fold = Fold again
lab-picture-only-here = Show only this subtree
lab-picture-breadcrumb = Path to the subtree shown
lab-picture-minimap = { $isTouch ->
    [true] Overview; tap to go there
   *[other] Overview; click to go there
  }
lab-picture-more = +{ NUMBER($count, useGrouping: "auto") } more
lab-picture-shown = { NUMBER($shown, useGrouping: "auto") } of { NUMBER($all, useGrouping: "auto") } nodes shown
lab-picture-laying-out = Laying out the tree …
lab-picture-tree-help = Game tree
lab-picture-cut = cut off
lab-picture-faded = skipped
lab-picture-current = current
lab-line-label = { $name }: the value lies in { $interval }

lab-step-label = Step through the search
lab-step-first = First step
lab-step-back = Back
lab-step-play = Play
lab-step-pause = Pause
lab-step-forward = Forward
lab-step-last = Last step
lab-step-cut-back = Previous cut
lab-step-cut-forward = Next cut
lab-step-keys = Arrow keys step, the space bar plays, Home and End go to the ends, Page Up and Page Down to the cuts.
lab-step-slider = Step
lab-step-speed = Speed
lab-step-of = Step { $step } of { $all }
lab-step-start = { $isTouch ->
    [true] The search has not started. Step forward, press play, or tap a node.
   *[other] The search has not started. Step forward, press play, or click a node.
  }
lab-step-untold = This search is too long to step through: this is its end.
lab-step-working = Searching … { NUMBER($events, useGrouping: "auto") } events so far

lab-search-algorithm = Algorithm
lab-search-classic = Classic
lab-search-notation = Notation
lab-notation-aima = AIMA: triangles, circles
lab-notation-cs188 = CS188: trapezoids, circles
lab-notation-ucla = UCLA: MAX square, MIN circle
lab-notation-decision = Decision analysis
lab-search-numbers = Numbers
lab-search-exact = Exact fractions
lab-search-decimal = Decimals
lab-search-low = Lower bound L
lab-search-high = Upper bound U
lab-search-wrong = The setting “{ $setting }” is incomplete or not a number: write 3, -2.5 or 1/3.
lab-search-reset = Default settings
lab-search-auto = default

lab-counters-kind = Kind
lab-counters-visited = Visited
lab-counters-of-all = of all
lab-counters-total = All
lab-counters-pruned = Nodes pruned
lab-counters-cuts = Cuts
lab-counters-minimal = Leaves of the minimal tree (Knuth and Moore)
lab-counters-count = { $name }: { $count }
lab-counters-leaves-now = Leaves visited by this search
lab-counters-again = Star2 may visit a node twice: once to probe it.

lab-actions-action = Action
lab-actions-value = Search
lab-actions-exact = Exact
lab-actions-best = best
lab-actions-never = not visited
lab-actions-result = Value { $value }

lab-gallery-open = Classic trees …
lab-gallery-title = Classic trees
lab-gallery-new-tree = New tree
lab-gallery-name = Name of the tree
lab-preset-first = A first tree with chance: Star1 cuts, Star2 cuts more
lab-preset-aima-5-2 = Russell and Norvig, AIMA: the two-ply game tree
lab-preset-aima-chance = Russell and Norvig, AIMA: payoffs that keep their order and change the move
lab-preset-knuth-moore = After Knuth and Moore 1975: a deep cut
lab-preset-cs188-expectimax = CS188: trust the odds or fear the worst (expectimax)
lab-preset-ballard = After Ballard 1983: uniform chance nodes
lab-preset-dice = A die: go on or stop
lab-preset-three-players = Russell and Norvig, AIMA: three players (max^n)
lab-preset-name-safe = safe
lab-preset-name-risky = risky
lab-preset-name-clever = clever
lab-preset-name-first = first
lab-preset-name-second = second
lab-preset-name-left = left
lab-preset-name-right = right
lab-preset-name-stop = stop
lab-preset-name-roll-once = roll once
lab-preset-name-3-points = 3 points
lab-preset-name-die = die

lab-refused-chance = { $algorithm } has no rule for chance nodes.
lab-refused-players = { $algorithm } is for two players; this tree has { $players }.
lab-refused-imperfect = { $algorithm } needs perfect information, but in this tree a player cannot tell some nodes apart. { $isSolvable ->
    [true] Its Nash equilibrium is shown here.
   *[false] The command “tyche equilibrium” solves such trees for two players and a constant sum only.
  }
lab-refused-constant-sum = { $algorithm } needs payoffs that have the same sum at every leaf.
lab-refused-equal-probabilities = { $algorithm } needs equally likely outcomes at every chance node.
lab-refused-outside = The value { $value } of node { $node } is outside the bounds { $bounds }.
lab-refused-setting = The setting “{ $setting }” is out of range, or its bounds are reversed.
lab-refused-player = There is no player { $player }: there are { $players } players, numbered from 0.
lab-refused-teams = The teams are not set.
lab-refused-two-teams = Player { $player } is in two teams.
lab-refused-order = This search order needs two players whose payoffs have the same sum at every leaf.
lab-refused-estimate = The search stops at node { $node }, which has no estimate of its value.
lab-refused-estimates = Iterative deepening stops at every inner node first, and node { $node } has no estimate of its value.
lab-fix-use = Use { $algorithm }
lab-fix-with-bounds = Use the bounds { $bounds }
lab-fix-with-teams = Use the teams { $teams }
lab-fix-without = Clear the setting “{ $setting }”

lab-link-problem-too-large = This tree is too large for a link: save it as a file and share the file.
lab-link-problem-too-long = This is not a link of the Lab: it is too long.
lab-link-problem-not-ours = This is not a link of the Lab: part of it is missing or was changed.
lab-link-problem-version = This link comes from a newer version of the Lab.
lab-link-problem-bomb = This link contains more than a tree in a link may have.
lab-link-problem-damaged = The link is damaged: its end is missing or it was changed.
lab-link-problem-no-tree = The link contains no readable tree.
lab-link-problem-no-game = The link contains no readable game.

lab-save-tree = Save the tree as a file
lab-open-in-lab = Open in the Lab

lab-lesson-title = When may a search stop looking?
lab-lesson-open = Start with a question
lab-lesson-premise = Every payoff lies between { $low } and { $high }.
# The word of lab-lesson-premise that explains itself, as it is written there.
lab-lesson-payoff = payoff
lab-lesson-question = Can MAX stop looking at “{ $risky }”?
lab-lesson-ask = { $isTouch ->
    [true] Tap the branch you would skip.
   *[other] Click the branch you would skip.
  }
lab-lesson-right = Yes, that one.
lab-lesson-wrong = Not quite: see which one can be skipped.
lab-lesson-altogether = Not yet: MAX knows nothing about “{ $risky }”, which may be better than “{ $safe }”.
lab-lesson-beat-1 = MAX looks at “{ $safe }” first. The mean of its outcomes is what “{ $risky }” now has to beat.
lab-lesson-beat-2 = Now “{ $risky }”. Nothing is known about it yet: it may be worth as little or as much as a payoff can be.
lab-lesson-beat-3 = The first outcome leaves less room: whatever the others pay, “{ $risky }” cannot reach either end any more. It may still be better than “{ $safe }”.
lab-lesson-beat-4 = The second outcome pays the least there is. The best that “{ $risky }” can still be worth drops below “{ $safe }”.
lab-lesson-beat-5 = Even a { $high } could not lift “{ $risky }” to what MAX has from “{ $safe }”. MAX skips the last outcome unseen.
lab-lesson-beat-6 = MAX chooses “{ $safe }”. The answer is exact, and one leaf was never looked at. This search is called Star1.
lab-lesson-own = Make it yours: drag a leaf to the left or right, or double-click or double-tap it and type a number. When does the cut disappear?
lab-lesson-own-now = { $cuts ->
    [0] Nothing is cut now: Star1 visits all { $all } leaves.
   *[other] Star1 visits { $leaves } of { $all } leaves.
  }
lab-lesson-outside = A payoff of { $payoff } is not allowed here: a search can skip an outcome only if it knows that no payoff is below { $low } or above { $high }.
lab-lesson-next = Next
lab-lesson-back = Back
lab-lesson-to-own = Make it yours
lab-lesson-workbench = Open the workbench
lab-lesson-leave = Skip to the workbench

lab-format-json = JSON
lab-format-words = a tree in words
lab-format-nested = a nested list
lab-format-parentheses = CMU parentheses
lab-format-berkeley = a CS188 test
lab-format-csv = a table
lab-format-efg = a Gambit game (.efg)
lab-format-forest = a tree of LaTeX (forest)

lab-term-max = MAX is the player who wants the value to be as great as possible.
lab-term-min = MIN is the player who wants the value to be as small as possible.
lab-term-chance = At a chance node nobody decides: its value is the mean of its outcomes, weighted by their probabilities.
lab-term-player = A node at which one of several players decides, each for its own payoff.
lab-term-leaf = A leaf: the end of the game. Its payoff is what MAX receives; with several players, each has its own.
lab-term-probability = The number on an edge below a chance node is the probability of that outcome: 1/3 is once in three times.
lab-term-alpha = α is what MAX can already have elsewhere: a value of α or less changes nothing above.
lab-term-beta = β is the most that MIN has to allow, because of a choice elsewhere: a value of β or more changes nothing above.
lab-term-window = The window (α, β): only a value between the two can change the decision above.
lab-term-interval = [low, high]: the value is not below low and not above high, whatever is still unseen.
lab-term-bound = ≥ is at least and ≤ is at most: the search knows a bound of the value.
lab-term-cut = ✂ is a cut: the children below it cannot change the decision, so the search skips them.

lab-about = About
lab-about-access = Every function works with the keyboard and a screen reader; text has a contrast of at least 4.5 to 1; motion follows the system’s setting. The tree is also an ARIA tree: arrow keys move in it.
lab-about-licence = Sheets, slides and pictures made here may be used, changed and passed on under CC BY 4.0.
lab-about-cite = To cite: Tyche Lab, game trees with chance, step by step; add the link to your tree and the date.
lab-storage-refused = The browser refuses to store anything, because its storage is full or forbidden: results and games will be lost when this page is closed.
