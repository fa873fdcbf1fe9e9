### The help of the command line: headings, commands, and options that several commands share.
### What is typed (options, names of games and formats, FILE) is the same in every language.

## Headings

help-usage = Usage:
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-examples = Examples:
help-more = More options: `{ $call } { $naming } --help`; all of them: `{ $call } --help all`.
help-options-of-algorithms = Options of algorithms:
help-options-of-game = Options of { $game }:
# Above options of all games.
help-options-of-games = Options of games (see `tyche games`):

## The form of a description

help-default = { $text } Default: { $value }.
help-choices = { $text } One of { $choices }.
# What an option does, and which algorithms take it.
help-for-algorithms = { $text } For { $algorithms }.
help-for-games = For { $games }.

## The command and its commands

help-tyche = Solve, draw and generate game trees with chance; play, analyse and learn games of dice, cards and random tiles.
help-solve = Solve a game tree: value, best actions, nodes visited and pruned.
help-draw = Draw a game tree as text, SVG, LaTeX, DOT or Mermaid, or convert it to another format.
help-slides = Create a web page for a lecture that steps through a search at each key press.
help-sensitivity = Find the changes of a payoff or a probability that change the best action, and draw a tornado diagram.
help-risk = Decide by expected utility: the certainty equivalent of every node of a tree with chance.
help-equilibrium = Compute an equilibrium of a game, or of a tree with information sets such as a Gambit file.
help-verify = Check a certificate: a file that proves an answer, without any search.
help-random = Generate a random game tree, or one for an exercise, from a seed.
help-exercise = Generate search exercises from a seed, for print, Moodle, Canvas, GIFT and programs.
help-grade = Grade answers to exercises and name the misconception behind them.
help-moves = List the legal actions in a position of a game and where each leads.
help-think = Search a position of a game: every action with its value, best first.
help-play = Play a game against the engine in the terminal.
help-exact = Solve a small game exactly, with an interval proved to contain its value.
help-arena = Play matches with the same dice for all players: payoffs, wins and ratings with confidence intervals.
help-check = Check a game of your own: rules, facts, payoffs and probabilities.
help-games = List the games, their options and their notations of positions.
help-analyze = Find the errors in a backgammon match or in chess games.
help-rollout = Estimate a backgammon position, or each play in it, by rollouts.
help-serve = Connect to GNU Backgammon as a player.
help-train = Train an evaluator of a game by self-play, with checkpoints and a learning curve.
help-tune = Tune numeric parameters of a player by self-play (SPSA).
help-levels = Fit levels of an opponent to a game, such as one of your own, and measure them.
help-worker = Process queued jobs from Redis: matches, rollouts, analyses, training positions and tuning.
help-uci = Play chess for another program through the Universal Chess Interface (UCI).
help-ubgi = Play backgammon for another program through the Universal Backgammon Interface (UBGI).
help-lab = Serve the Lab, a web page to build, step through, practise and share trees.
help-demo = Show a tour: example trees, several algorithms and what they prune.

## Options of all commands

help-help = Print this help.
help-version = Print the version.
help-help-command = Print the help of a command.
help-language = Language of errors and of this help. Default: that of the environment (LC_ALL, LC_MESSAGES, LANG), else en.
help-output-language = Language of the output, of errors and of this help. Default: that of the environment (LC_ALL, LC_MESSAGES, LANG), else en.
help-json = Print the answer as one JSON object.
help-certificate = Write a proof of the answer to FILE, for tyche verify. An answer without a proof ends with exit code 1.
help-out = Write to FILE instead of the terminal.
help-seed-dice = Seed of the dice, a number or a word; the same seed gives the same dice.
help-search-depth = Search depth, in decisions.

## Threads and queues

help-threads = Number of threads; 0 uses the main thread only. Default: all cores.
help-threads-one = Number of threads; 0 uses the main thread only. Default: 1.
help-threads-cores = Number of threads. Default: all cores.
help-queue = Let the workers (`tyche worker`) of this Redis or Valkey server do the work: redis://HOST:6379.
help-job = With --queue: seconds of work per job. Default: { $usual }.
help-lost = With --queue: seconds of silence after which a worker counts as lost and its jobs go to others. Default: { $usual }.
help-shard = Do part I of N, for a process or machine of its own; needs --log. `{ $command }` merges the parts.

## The tour

example-tyche = a tree on one line
example-demo = the whole tour
