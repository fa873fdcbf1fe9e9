### The help of the commands about games: games, moves, think, play, exact, analyze, rollout, uci, ubgi, lab.

## A game and a position

help-game-argument = The game: { $games }, or a file such as ./my-game.js that exports a game.
help-position = Position, in the notation of the game; see `tyche games`.
help-roll = Dice, in games with dice: 31 or 3-1, with one die 4.
help-deal = Seed of a random start in place of a position; it decides cards and dice.

## Searching

help-depth = Search depth, in decisions; chance costs no depth.
help-time = Time limit in milliseconds. Default without other limits: { $usual }.
help-nodes = Approximate node limit.
help-game-algorithm = Algorithm: { $algorithms }. Default: that of the game, else alpha-beta without chance and star2 with it.
help-evaluator = Evaluator at the depth limit: a name from `tyche games`, or a FILE from `tyche train`.
help-horizon = Evaluate at the next decision, or right after the last action, before chance.
help-rank = Exact values of all actions, or of the best one only, which is faster.
help-table = Entries of the transposition table, 32 bytes each; 0 for none.
help-search-threads = Number of threads for an exact search, mcts or puct; other algorithms and batches use one.
help-deterministic = Give the same answer for any number of threads; slower.
help-beam = Approximate: search only the N most promising actions of each decision.
help-threshold = Approximate: leave out chance outcomes of smaller probability.
help-sparse = Approximate: draw N samples at chance nodes with more outcomes.

## games, moves, think

help-games-name = A game, to list it alone with how it is played.
help-games-json = Print the list as one JSON object.
help-moves-json = Print the actions as one JSON object.
help-places-batch = Read JSON lines from standard input, each { "{" }"id", "position", "roll"{ "}" }; one answer per line.
help-think-replies = With --batch: add the next player's best reply to each roll, for games of dice that search with move filters.
help-think-json = Print the answer as one JSON object. "bound": "exact" means that a search of this depth omitted nothing, "solved": true that the value is that of the whole game. "certainty" says what each value was computed from.
example-games = all games with their options and notations
example-json = the same for programs
example-games-name = one game, and how it is played
example-moves = all plays of a roll in backgammon
example-moves-2048 = the slides possible in 2048, before the new tile appears
example-places-batch = many positions, one per line
example-think = all plays of a backgammon roll, two decisions deep, exactly
example-think-before = the same before the roll
example-think-2048 = the points gained in 2048 within three moves
example-think-time = half a second of connect four
example-think-threads = the same on two threads
example-think-minesweeper = the cell to open in Minesweeper, and why: safety, progress and winning chance of every candidate
example-think-ludo = a random start of Ludo

## play

help-play-as = Your player, from 0; none to watch the engine play for all.
help-play-level = Level of the engine, from 1 for beginners to 10; a fraction such as 3.5 is between two levels. Without it, the engine plays as well as it can in --time, by default one second. Hints are always as good as possible.
help-play-seed = Seed of the dice, a number or a word; the same seed gives the same dice. Default: random.
help-play-record = Save the game to FILE when it ends or is left, in the usual format of the game: .mat, or .sgf if FILE is called so, or .pgn. Remarks of the tutor become comments.
help-play-pgn = Chess: the same as --record.
help-play-tutor = Point out actions that lose LOSS or more, ask before a loss of twice as much, and review the game at its end. In backgammon LOSS is 0.04 by default.
example-play = backgammon against the engine (here the input ends at once)
example-play-level = connect four against a beginner
example-play-second = connect four, the engine first, a fifth of a second per move
example-play-match = a match to 7 points with the cube, a tutor, and a record to analyse afterwards
example-play-watch = watch the engine play 2048

## exact

help-exact-policy = With --json: the best action in every position that leaves a choice.
help-exact-limit = Give up beyond N positions and chance nodes. Default: { $usual }.
example-exact-pig = the probability that the first player wins Pig to 40 points
example-exact-policy = roll or hold, with all other decisions
example-exact-2048 = the probability of making a 32 on four cells with perfect play
example-exact-blackjack = the house edge of blackjack, with its rules
example-exact-position = tic-tac-toe after two moves

## analyze

help-analyze-file = A backgammon match (.mat, .sgf of GNU Backgammon, .xg of eXtreme Gammon), a folder of them, or chess games (.pgn); - for standard input.
help-analyze-depth = Search depth, in decisions. Default: { $usual }, in chess { $chess }.
help-analyze-time = Backgammon: seconds per decision. The depth grows up to --depth (default: { $deepest }) while a decision has used at most a twentieth of them.
help-analyze-doubt-depth = Backgammon: search depth for plays that lose 0.02 by --depth. Default: one more than --depth if that is 2 or more, unless --rollout or --time is given.
help-analyze-evaluator = Evaluator: { $evaluators }, or the file of a trained network; in chess quiet, squares, learned, classic, or such a file.
help-analyze-doubtful = Loss in points from which a play is doubtful.
help-analyze-bad = Loss from which a play is bad.
help-analyze-very-bad = Loss from which a play is very bad.
help-analyze-rollout = Backgammon: roll out unclear decisions, with this many games each: plays that lose 0.02 and cube decisions within 0.05 of a border.
help-analyze-rollout-turns = Length of these games in turns.
help-analyze-jacoby = Backgammon for money: Jacoby rule, gammons count 1 until the cube is turned. Default: as the file says, else off.
help-analyze-equities = Backgammon: the match equity table (computed, kazaross-xg2) or a file of your own, as for `tyche think backgammon --match`.
help-analyze-all = List every turn, not only the marked ones.
help-analyze-html = Backgammon: also write the analysis as a self-contained web page with boards.
help-analyze-comments = Backgammon: also write the match with the analysis as comments, as .sgf if FILE is called so, else as .mat.
help-analyze-csv = For a folder: also write a table with a row for each player of each match.
help-analyze-to = Convert the match or the games to this format, without analysis.
help-analyze-log = Save the results to FILE, turn by turn (in chess game by game), and resume from it.
help-analyze-language = Backgammon: language of the report, the page and the comments. Default: that of the environment (LC_ALL, LC_MESSAGES, LANG), else en.
help-analyze-json = Print the analysis as one JSON object.
help-analyze-merge = Merge the parts of an analysis; the result is that of a single run.
help-analyze-merge-files = Logs of all parts of one analysis, in any order.
help-analyze-merge-log = Also save the whole analysis to FILE.
example-analyze = the errors of both players
example-analyze-json = the same for programs, by the static evaluation after each play
example-analyze-html = a page with boards to read and keep; two threads
example-analyze-chess = the errors in a chess game
example-analyze-convert = from GNU Backgammon's format to .mat
example-analyze-folder = the profile of all players in a folder of matches
example-analyze-shard = the first of two parts of an analysis; analyze merge merges them

## rollout

help-rollout-trials = Games per play; with --until at most.
help-rollout-until = Stop when the 95 % confidence interval of every equity is at most ±X; checked every 36 games.
help-rollout-cube = Play with the cube; a match, which an XGID names, always has it.
help-rollout-jacoby = With the cube for money: Jacoby rule, gammons count 1 until the cube is turned.
help-rollout-turns = Stop games after N turns and evaluate the position. Default: play to the end.
help-rollout-candidates = Number of best plays to roll out when the dice are given.
help-rollout-depth = Search depth to find the best plays, in decisions.
help-rollout-evaluator = Evaluator of both players: { $evaluators }, or the file of a trained network.
help-rollout-luck = Leave the luck of the dice in the results.
help-rollout-seed = Seed of the dice, which are the same for all plays.
example-rollout = the three best plays of an opening roll, 36 games each, eight turns long
example-rollout-cube = whether to double at a score, until the interval is ±0.05
example-rollout-bearoff = a bear-off before the roll

## uci and ubgi

help-interface-evaluator = Evaluator: { $evaluators }, or the file of a trained network.
help-no-filters = Search every play to the full depth.
help-ubgi-note = Reads ubgi, stop, quit, an XGID or a board of FIBS ("board:…"), one per line. A position is answered by a play (each step by itself: 24/18 18/13, bar, off; an empty line if nothing can move), roll, double, take or drop; an invalid position by sorry and any other line by error bad_command, with the reason on standard error. Also speaks the protocol of the arena bgci (0.1 and 0.2): isready, newgame, position gnubgid, dice, go role chequer, and so on.
example-uci = the best move after 1. e4 e5, as a chess program asks for it
example-ubgi = the best play of an opening roll, as another program asks for it

## lab

help-lab-port = Port to serve at. Default: { $usual }, or a free one.
help-lab-host = Address to listen on; 0.0.0.0 lets other machines connect.
help-lab-folder = Print the folder of the built page, which any file host can serve, and exit.
example-lab = the folder to copy to a web host of your own

## levels

help-levels-levels = Number of levels, 2 to 20.
help-levels-games = Games per pair of players, in the fit and in the measurement; 0 to measure no ratings.
help-levels-positions = Positions in which losses are measured; 0 for none.
help-levels-nodes = Nodes of the strongest level; losses are judged by a search of five times as many, where the game cannot be solved.
help-levels-method = Equal steps of the loss of a decision, or of the Elo rating. Default: loss if something is hidden or nobody plays against another, else elo.
help-levels-opening = Random actions at the start of every game. Default: 2 without chance, else 0.
help-levels-time = Stop each measurement in time, so that all together take about this many minutes; the result then depends on the machine.
help-levels-seed = Seed, a number or a word; without --time, the same seed gives the same levels.
help-levels-out = Write levels and measurements to FILE as JSON.
help-levels-resume = Keep results in FILE; the same command continues from there after a stop.
example-levels = ten levels of a short race with a die
