### The help of the commands for developers and researchers, in English alone: arena, train, tune, worker, check, serve.

help-error-language = Language of errors; this help is in English. Default: that of the environment (LC_ALL, LC_MESSAGES, LANG), else en.

## arena

help-arena-players = The players, such as random or star2:depth=2,evaluator=race; at least two, in a one-player game also one, or none for the game's own algorithm.
help-arena-games = Games per pair, or per player in a one-player game.
help-arena-time = Milliseconds per move of players without a limit of their own. Default without other limits: { $usual }, except for a single player with an algorithm for whole games (packed in 2048: depth 3).
help-arena-depth = Search depth of players without a limit of their own, in decisions.
help-arena-nodes = Nodes per move of players without a limit of their own.
help-arena-simulations = Simulations per move of players without a limit of their own.
help-arena-series = Rounds after which players forget what they learned.
help-arena-no-paired = Roll new dice for every game instead of the same dice for every seating.
help-arena-opening = Begin with N random actions, the same for every seating of a round.
help-arena-sprt = Two players: stop when one of two Elo differences is accepted (5 % errors).
help-arena-log = Save every game to FILE, and resume from it.
help-arena-model = Opponent model that expectimax uses: a model as below, or a FILE.json.
help-arena-learn = Save what --model (default: { $usual }) learns about the last player to FILE.json.
help-arena-json = Print the result as one JSON object.
help-arena-merge = Merge the parts of a match; the result is that of a single run.
help-arena-merge-files = Logs of all parts of one match, in any order.
help-arena-merge-log = Also save the whole match to FILE, from which it can be resumed.
example-arena = two ways to play EinStein, both seats on the same dice
example-arena-robin = a round robin with ratings
example-arena-2048 = which evaluator scores more in 2048 on the same tiles
example-arena-network = twenty games of 2048 by the shipped network, one move ahead
example-arena-minesweeper = how often the solver wins small Minesweeper boards; the same seed gives the same boards
example-arena-ghosts = minimax, which expects the worst, against ghosts of Pac-Man that move at random
example-arena-shard = the second of four parts of a match, for a machine of its own; arena merge merges them
example-arena-sprt = stop as soon as a gain of 50 Elo is accepted or rejected

## Players and models of the arena

help-players = Players:
help-models = Models of other players:
help-player-random = A random action, all equally likely.
help-player-greedy = The action after which the position is best by its evaluator (a name, or a FILE from `tyche train`). The name of an evaluator alone means the same.
help-player-level = An opponent as `createOpponent` makes it, n from 1 for beginners to 10, as in level:3. nodes or time replace the limit of the level.
help-player-strategy = The mixed strategy that `tyche equilibrium --save FILE` wrote, as in strategy:file=FILE. Where it knows no answer, it plays like the highest level.
help-player-expectimax = Treats the other players as chance, as its model predicts them, and searches by a one-player algorithm (default: expectiminimax) with its options.
help-player-solver = The first of the game's own algorithms, which `tyche think` uses too.
help-player-perfect = One of the best actions; exact unless a depth is given.
help-player-noisy = Another model (of, by default perfect), but a random action with probability epsilon, by default 0.2.
help-player-softmax = Quantal response: better actions are likelier, by their value divided by the temperature, by default 0.5.
help-player-biased = Actions by weight, as in biased:rock=5,paper=3; 1 for all others.
help-player-cycle = The legal actions in turn, from game to game.
help-player-tyche = Backgammon: a search of all rolls and plays (depth, 1 to 4 decisions; width, filters or full) with an evaluator, and the cube where it is in use.
help-player-gnubg = Backgammon: GNU Backgammon at this many of its plies (0 is its static evaluation), and the cube where it is in use.
help-player-algorithm = A search by this algorithm, with the options of `tyche think`: star2:depth=2,evaluator=race. An option of the game after "as." is what the player takes the game to be: expectiminimax:depth=3,as.ghosts=directional.
help-player-evaluator-name = the name of an evaluator of the game
help-player-evaluator = The same as greedy with this evaluator.
help-model-counts = Learns how often each action was seen: by=state or by=action. prior, another model, counts as weight observations per action.
help-model-sequence = Learns which actions follow which, by context-tree weighting over the last depth actions, by default 4.
help-model-mixture = One of several models, learning which: mixture:a=uniform,b=[noisy:epsilon=0.1].
help-model-player-name = noisy, perfect and all players above that act by probabilities
help-model-player = The same as the player of this name.

## train

help-train-evaluator = What is trained: network, ntuple or linear; in backgammon also positions, to fit a network to later. Default: the usual one of the game.
help-train-games = Total number of games; an interrupted training run plays the remaining ones.
help-train-seed = Seed, a number or a word; the same seed gives the same training run.
help-train-rate = Step size, or two separated by a comma: at the first and at the last game.
help-train-lambda = Weight of the game's end in the targets of its positions, 0 to 1.
help-train-explore = Share of random moves, 0 to 1, for a wider range of positions.
help-train-noise = With --gather in backgammon: largest error in points that is added to the value of a play when plays are chosen, so that near-best plays occur too.
help-train-rare = Backgammon: share of games that begin in rare positions such as back games, primes and late hits, 0 to 1.
help-train-depth = Search depth for a move, in decisions, where moves are searched.
help-train-inputs = Input features. Backgammon: points, pairs (also pairs of points), phases (also by the phase of the game), prospects (also shots, blocked moves, pip counts); chess: all, pieces, mobility, squares, squares-mobility, phases.
help-train-hidden = Units of the hidden layers of a network, multiples of 8: 256,32.
help-train-full = Compute targets from all chance outcomes instead of the drawn one; slow and exact.
help-train-positions = Fit to positions gathered before; files separated by commas.
help-train-passes = With --positions: number of passes over the positions.
help-train-tuples = Tuples of a network for 2048: small, medium or large.
help-train-downgrade = 2048: halve large tiles from this tile on in the input of the network; 0 for never.
help-train-every = Games between two reports.
help-train-average = Number of reports over which the weights of the model are averaged, for a steadier model.
help-train-from = A model to start from.
help-train-out = File of the model; its checkpoint and learning curve are saved beside it. Default: GAME.model.
help-train-strength = Games to measure playing strength at each checkpoint; 0 for none.
help-train-checkpoint = Seconds between checkpoints; an interrupted training run resumes from the last one.
help-train-threads = Number of learners, each on a thread; after each iteration their mean is the start of the next. With --gather, number of threads.
help-train-gather = The same as --evaluator positions: record games of the network of --from, to fit to later.
help-train-shard = With --gather: do part I of N, for a process or machine of its own. `tyche train merge` merges the parts.
help-train-json = Print every report as a line of JSON.
help-train-merge = Merge the parts of gathered positions; the file is that of a single run.
help-train-merge-files = Files of all parts, in any order.
help-train-merge-out = File of all positions.
example-train = tic-tac-toe by its rules alone
example-train-backgammon = a small backgammon network from scratch

## tune

help-tune-player = A player of `tyche arena` with names in braces for the numbers: "mcts:exploration={ "{" }c{ "}" }".
help-tune-parameter = A number to tune: its start and its bounds. May be repeated. All three without a decimal point: whole numbers.
help-tune-iterations = Number of steps.
help-tune-directions = Duels per step, played in parallel; the step is their mean.
help-tune-games = Games per duel.
help-tune-spread = Distance of the two sides of a duel from the centre, as a share of the bounds.
help-tune-step = Length of the first step if one side wins all games. Default: twice the spread.
help-tune-seed = Seed, a number or a word; the same seed gives the same result.
help-tune-json = Print every step as a line of JSON, then the result.
example-tune = how often a player of Pig should err: never, as the games show

## worker

help-worker-url = The same as --queue.
help-worker-queue = The Redis or Valkey server that arena, rollout, analyze, train --gather and tune use as --queue: redis://HOST:6379.
help-worker-allow-files = Let jobs name files in DIR, such as a network, or a game of your own, which is run as a program. May be repeated. Default: no files.
help-worker-allow-programs = Let jobs start programs: the player gnubg, or any program named in its place. Default: none.
help-worker-threads = Number of jobs at a time. Default: the number of cores.
help-worker-lost = Seconds of silence after which a worker counts as lost; the same for all workers. Default: { $usual }.
help-worker-longest = Seconds after which a job counts as hung and is tried again. Default: { $usual }.
example-worker = work for a Redis server on this machine, on two threads

## check

help-check-file = A file such as ./my-game.js that exports a game, or the name of a game.
help-check-games = Number of random games.
help-check-plies = Most decisions per game.
help-check-depth = Search depth at which a native position is compared with the rules, in decisions.
help-check-seed = Seed, a number or a word; the same seed gives the same games.
help-check-time = Milliseconds after which no further state is checked.
help-check-json = Print what was checked as one JSON object.
example-check = a game of your own
example-check-pig = a game that comes with Tyche

## serve

help-serve-port = Port to listen on; 0 for any free port.
help-serve-host = Address to listen on.
help-serve-cube = Whether the session uses the doubling cube. Default: on.
help-serve-jacoby = For money: Jacoby rule, gammons count 1 until the cube is turned. Default: on.
help-serve-beavers = For money: beaver where it is right, if the session allows it. Default: off.
help-serve-resign = Resign lost games as soon as that costs nothing. Default: on.
help-serve-commands = In GNU Backgammon:
help-serve-note = GNU Backgammon sends the score and the cube with each position. In money games it does not send whether the Jacoby rule, beavers and the cube are in use (there: set cube use off), so set that with the options above.
example-serve = connect to GNU Backgammon, one roll ahead
example-serve-port = on any free port, every play by its static evaluation
