### The help of the commands about trees: solve, draw, slides, sensitivity, risk, equilibrium, random, exercise, grade.

## Reading a tree

help-tree-file = The tree: a file, - for standard input, or the tree itself in quotes.
help-format = Format of the tree: { $formats }. Default: recognised from the text.
help-root = Who moves at the root of a nested list, of parentheses or of a table without kinds; the levels below alternate.
help-algorithm = Algorithm; `tyche solve --list` lists them. Default: that of the file, else max^n for more than two players, expectiminimax with chance, minimax without.
help-game = In place of a tree: the game of this name, unfolded from a position to --depth decisions (default: { $usual }); player 0 is MAX. One of { $games }.
help-unfold-evaluator = With --game: evaluator of positions at the depth limit, by name or a FILE from `tyche train`.
help-unfold-horizon = With --game: evaluate at the next decision, or right after the last action, before chance.

## Drawing a tree

help-draw-to = Output format: { $formats }; csv is the trace of the search. Default: by the extension of --out, else { $usual }.
help-notation = Shapes of the nodes: { $notations }. Default: aima.
help-decimals = Write decimals instead of fractions.
help-draw-windows = Show the search windows and the intervals of chance nodes.
help-draw-windows-at = Show windows only at inner nodes, decisions or chance nodes (inner, decisions, chance), or at named nodes, such as 1,2.1,B.
help-draw-direction = Direction in which the tree grows. Default: that of the notation.
help-draw-scale = svg, tikz: scale factor, such as 0.7.
help-draw-page = svg, tikz: shrink the drawing to an A4 page.
help-draw-labels = svg, tikz: shorten labels and actions to N columns. Default: 28.
help-draw-wrap = svg, tikz: wrap labels, actions and windows at N columns.
help-draw-limit = Draw at most N nodes. The default depends on the format.
help-draw-fragment = tikz: write the drawing alone, to include in a document.
help-ascii = Draw with ASCII characters only.

## solve

help-solve-json = Print the answer as one JSON object. Children are numbered from 0 in JSON and in traces, from 1 in text.
help-solve-trace = Write every step to a .csv, .json or .jsonl file; - prints them as CSV instead of the answer.
help-solve-explain = Explain every step in words before the answer.
help-solve-stream = Solve JSON or a nested list without building the tree, as is always done from 16 MB on: a tenth of the memory, but no drawing and no names. For minimax, alpha-beta, expectiminimax and star1.
help-solve-batch = Solve JSON lines from standard input, each { "{" }"id", "tree"{ "}" }; one answer per line.
help-solve-list = List the algorithms; with --algorithm, describe one.
example-solve-tree = max, then min, then the payoffs
example-solve-chance = chance nodes: a safe 10 against an even chance of 9 or 100
example-solve-star1 = Star1 with bounds on all values (default: the range of the leaves)
example-solve-explain = every step in words, in French
example-solve-trace = every step as a table in a file
example-solve-game = a position of a game as a tree, with every step of alpha-beta
example-solve-batch = many trees, one per line
example-solve-list = all algorithms, then one of them in full

## draw

example-draw-svg = a picture of a tree without values
example-draw-tikz = the same for LaTeX, with the values and cuts of alpha-beta
example-draw-decision = in the notation of decision analysis
example-draw-windows = windows and intervals at every node
example-draw-game = the tree of a position of a game, two decisions deep
example-draw-page = a wide tree on a page, with windows at inner nodes only
example-draw-convert = conversion from one format to another

## slides

help-slides-language = Language of the page. Default: en.
example-slides = alpha-beta for a lecture: open the file in a browser and press the space bar
example-slides-spanish = a new exercise for Star1, in Spanish

## sensitivity

help-json-children = Print the answer as one JSON object, in which children are numbered from 0.
help-sensitivity-by = For the value and the diagram, vary each number by this share of its range. Default: the whole range. Break-even points do not depend on it.
help-sensitivity-svg = Also write a tornado diagram as SVG; - prints it instead of the text.
example-sensitivity = a safe 10 against an even chance of 9 or 100: how far each number must change for the safe one to be better
example-sensitivity-tornado = the tornado diagram, each number varied by a tenth of its range

## risk and equilibrium

help-risk-utility = Utility function: linear; exponential:R with the risk tolerance R, below 0 for risk seeking; log:W or sqrt:W with the initial wealth W; points:X=U,X=U,… with straight lines between the points.
help-answer-to = Print a drawing instead of the answer: { $formats }.
help-answer-out = Write the drawing to FILE.
example-risk = a safe 40 against an even chance of 0 or 100, for a risk-averse player
example-risk-points = utilities elicited from a person, with straight lines between them: all results are exact
example-risk-svg = a picture with the certainty equivalent and the expected utility of every node
example-equilibrium = matching pennies: the second player cannot see the move of the first
example-equilibrium-svg = the same as a picture, with ribbons through the nodes that cannot be told apart
help-equilibrium-method = For games: { $methods }. pdcfr+ minimises regret over the whole game, mccfr over samples of it; backward-induction solves one state after another where players only decide at the same time, and iterates values if states come back; sequence-form finds exact fractions for small games. Default: backward-induction where it applies and --iterations is not given, else pdcfr+.
help-equilibrium-iterations = For games: stop after N iterations.
help-equilibrium-time = For games: time limit in milliseconds.
help-equilibrium-gap = For games: stop when the gap, what the players together would gain by best responses, is at most G. Default without other limits: 0.000001.
help-equilibrium-limit = For games: the most histories to visit. Default: 5000000.
help-equilibrium-seed = For mccfr: seed of the samples, a number or a word.
help-equilibrium-strategies = For games: list the strategy at every information set, however many there are.
help-equilibrium-save = For games: write the strategy to FILE, for an opponent or for the player strategy of the arena.
example-equilibrium-game = one round of rock-paper-scissors, from the rules of the game
example-equilibrium-exact = a question about a hidden coin, solved in fractions

## random

help-random-seed = Seed, a number or a word; the same seed gives the same tree.
help-random-depth = Levels of inner nodes, chance levels included.
help-random-branching = Number of children of each inner node, or its range.
help-random-kinds = Kinds of the levels in turn, from { $kinds }; or irregular. Default: max,min, or player with --players.
help-random-leaves = Range of the payoffs, as whole numbers.
help-random-probabilities = Probabilities of chance nodes. Default: equal.
help-random-players = Number of players; each leaf has a payoff for every player.
help-random-cuts = Generate trees until one has at least K cuts.
help-random-deep-cut = Generate trees until one has a deep cut.
help-random-unique = Generate trees until one has only one best action.
help-random-no-ties = Generate trees until all values that are compared differ.
help-random-algorithm = Algorithm for the cuts and for --solved. Default: one that fits the tree, and one that prunes where cuts are asked for.
help-random-solved = Draw the tree with values, cuts and chosen actions.
example-random = max, chance and min in turn, two or three children each
example-random-exercise = an exercise for alpha-beta with a deep cut, as a blank tree in LaTeX, and its answer key
example-random-irregular = nodes of all kinds, and probabilities for mental arithmetic
example-random-players = three players

## exercise and grade

help-exercise-kind = Kind of the exercises (see --list), or mixed for all kinds in turn. Default: { $usual }. With --tree also without the algorithm: values, moves, cuts, windows, returns, intervals, trace, order or effects; default: values.
help-exercise-count = Number of exercises, at most { $most }. Default: 1.
help-exercise-seed = Seed, a number or a word; the same seed gives the same exercises, byte for byte. Default: 1.
help-exercise-level = 1: small trees; 2: larger trees; 3: with fractions and ties. Default: 1.
help-exercise-ties = Whether equal values cut; in exercises about moves, whether one of several equal moves is enough. Default: prune.
help-exercise-fail = What a search returns outside its window. Default: soft.
help-exercise-tree = Ask about this tree: a file, - for standard input, or the tree in quotes. A file with several trees gives an exercise for each.
help-exercise-algorithm = With --tree: the algorithm. Default: the first one for this kind of exercise that fits.
help-exercise-bounds = With --tree: the bounds of all values, for Star1 and Star2. Default: the range of the payoffs.
help-exercise-variants = With --tree: N trees of the same shape and difficulty in its place, at most { $most } in all: as many cuts of the algorithm, other payoffs. --seed draws others.
help-exercise-language = Language of the exercises. Default: en.
help-exercise-to = Format: { $formats }. moodle is Moodle XML, canvas a QTI 1.2 package, json a file for `tyche grade`, link an address of the Lab. Default: text.
help-exercise-key = text, latex, html, json: include the answers.
help-exercise-two-per-page = latex, html: print two exercises on each page.
help-exercise-lab = link: the address of the Lab. Default: { $usual }.
help-exercise-exam = link: an exam with this title, without hints and key, whose answers are saved as a file for `tyche grade`.
help-exercise-phrase = link: a secret phrase that signs the answers to the exam.
help-exercise-minutes = Time limit of the exam in minutes, from the first opening of the link.
help-exercise-tries = How often the answers to the exam can be saved. Default: any number of times.
help-exercise-list = List the kinds of exercises.
help-grade-file = Answer files: saved by students, or from `tyche exercise --to json`, filled in; a folder for all of its files; - for standard input. Several are graded in a table.
help-grade-json = Print one JSON object: the score, and for each exercise the verdicts, the remarks and the misconception behind it; of several files, a list of these.
help-grade-csv = Print one row of CSV for each file.
help-grade-phrase = The secret phrase of the link, to check the signatures of handed-in files.
help-grade-language = Language of the remarks. Default: that of the exercises.
example-exercise-list = every kind of exercise
example-exercise-key = an exercise and its answer key
example-exercise-latex = ten exercises for print and their answer key
example-exercise-moodle = all kinds in turn for Moodle's question bank, in French
example-exercise-canvas = a package for Canvas
example-exercise-tree = your own tree for Moodle
example-exercise-variants = twelve trees like yours with other payoffs, so that neighbours differ
example-exercise-json = a file to fill in, and its grades
example-exercise-link = a link to an exam with signed answers
example-grade = an answer key, graded: all correct
example-grade-json = the same for a program

## verify

help-verify-file = The certificate: a file, or - for standard input.
help-verify-input = What it is about: the file of a tree, or the .js or .ts file of a game. Games that come with Tyche need none.
example-verify-tree = a proof of what alpha-beta found, checked against the tree
example-verify-game = Pig to 5 points: the proof, and its comparison with the rules
