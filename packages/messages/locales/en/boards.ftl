board-board = Board
board-game = Game
board-named = { $name }: { $text }

board-game-tic-tac-toe = Tic-tac-toe
board-game-connect-four = Connect four
board-game-pig = Pig
board-game-backgammon = Backgammon
board-game-hypergammon = Hypergammon
board-game-einstein = EinStein würfelt nicht
board-game-2048 = 2048
board-game-chess = Chess
board-game-blackjack = Blackjack
board-game-ludo = Ludo
board-game-briscola = Briscola
board-game-kuhn = Kuhn poker
board-game-leduc = Leduc hold'em
board-game-liars-dice = Liar's Dice
board-game-hidden-coin = Coin under the cup
board-game-goofspiel = Goofspiel
board-game-rock-paper-scissors = Rock, paper, scissors
board-game-minesweeper = Minesweeper
board-game-pac-man = Pac-Man
board-game-lifeboat = Lifeboat

board-new-game = New game
board-options = Rules
board-standard = standard
board-plays = { $seat } is played by
board-plays-alone = Played by
board-you = a person
board-machine = as strong as possible in { $seconds } s

board-seat-tic-tac-toe =
    { $seat ->
        [0] Cross
       *[1] Nought
    }
board-seat-connect-four =
    { $seat ->
        [0] Red
       *[1] Yellow
    }
board-seat-pig =
    { $seat ->
        [0] First
       *[1] Second
    }
board-seat-backgammon =
    { $seat ->
        [0] White
       *[1] Black
    }
board-seat-hypergammon =
    { $seat ->
        [0] White
       *[1] Black
    }
board-seat-einstein =
    { $seat ->
        [0] Blue
       *[1] Orange
    }
board-seat-2048 = Player
board-seat-chess =
    { $seat ->
        [0] White
       *[1] Black
    }
board-seat-blackjack = Player
board-seat-ludo =
    { $seat ->
        [0] Red
        [1] Green
        [2] Yellow
       *[3] Blue
    }
board-seat-briscola =
    { $seat ->
        [0] South
       *[1] North
    }
board-seat-kuhn =
    { $seat ->
        [0] First
       *[1] Second
    }
board-seat-leduc =
    { $seat ->
        [0] First
       *[1] Second
    }
board-seat-liars-dice =
    { $seat ->
        [0] First
       *[1] Second
    }
board-seat-hidden-coin =
    { $seat ->
        [0] The guesser
       *[1] The asker
    }
board-seat-goofspiel =
    { $seat ->
        [0] Left
       *[1] Right
    }
board-seat-rock-paper-scissors =
    { $seat ->
        [0] Left
       *[1] Right
    }
board-seat-minesweeper = Player
board-seat-pac-man =
    { $seat ->
        [0] Pac-Man
       *[1] Ghosts
    }
board-seat-lifeboat =
    { $seat ->
        [0] Captain
        [1] Mate
        [2] Cook
       *[3] Deckhand
    }

board-to-move = { $seat } to move
board-thinks = { $seat } is thinking
board-wins = { $seat } has won
board-you-won = You have won
board-you-lost = You have lost
board-your-turn = Your turn
board-yourself = you
board-seat-player = { $seat } ({ $player })
board-you-resigned = You resigned.
board-you-out-of-time = You have run out of time.
board-end-lost-you = You gave away
board-draw = A draw
board-ended = The game has ended with { $payoff }
board-take-back = Take back
board-take-back-here = Take back to here
board-looking = Looking at an earlier position
board-analysis = Analysis
board-longer = Think longer
board-stop = Stop
board-loading = Loading the game …
board-worker-ended = a part of this page has stopped; try again to restart it
board-try-again = Try again
board-solving = Solving …
board-failed = No analysis: { $sentence }
board-settled = { $depth ->
    [0] { $seconds } s
   *[other] depth { $depth }, { $seconds } s
 }
board-solved = solved
board-best = Best: { $action }, { $worth }
board-worth = { $unit ->
    [game] { $value } to win
    [match] { $value } to win the match
    [points] worth { $value } points
    [pawns] worth { $value } pawns
   *[none] worth { $value }
 }
board-margin = ahead of the next by { $difference }
board-equal = others are as good
board-none-better = no other is better
board-close = Too close to call: { $actions }
board-close-many =
    { $count ->
        [one] Too close to call: 1 move
       *[other] Too close to call: { $count } moves
    }
board-mix = Mix: { $actions }
board-mix-so-far = Mix so far: { $actions }
board-only-move = the only move
board-move = Move
board-value = Value
board-lost = Behind
board-depth = Depth
board-share = How often
board-share-title = How often a mixed strategy chooses the move; a player who always makes the same move can be exploited
board-wins-in = wins in { $plies } { $plies ->
    [one] turn
   *[other] turns
 }
board-loses-in = loses in { $plies } { $plies ->
    [one] turn
   *[other] turns
 }
board-ends-in = ends in { $plies } { $plies ->
    [one] turn
   *[other] turns
 }
board-mate-in = mate in { $moves }
board-mated-in = mated in { $moves }
board-ends-title = Moves until the game ends, when the winner is quick and the loser slow

board-bounds-exact = exact at this depth
board-bounds-lower = at least
board-bounds-upper = at most
board-bounds-estimate = an estimate

board-ranked = Ranked moves
board-why = What can happen
board-chance-of = What chance can do after { $action }
board-chance-help = Press an outcome to make it happen.
board-record = The game so far
board-start = Start
board-graph = Value after every move
board-graph-help = Up is good for { $seat }. Dots mark moves that gave something away.
board-position = Position
board-set = Set up
board-dice = Fair dice
board-promise = Commitment
board-secret = Secret
board-promise-help = The commitment is the SHA-256 hash of the secret that determines all dice of this game. The engine never sees the secret.
board-reveal = Reveal and start a new game
board-row = row { $row }
board-column = column { $column }
board-empty = empty
board-last = played last

board-slides-up = Up
board-slides-right = Right
board-slides-down = Down
board-slides-left = Left

board-score = Score { $points }
board-die = The die shows { $face }
board-stone = stone { $number }
board-chosen = chosen

board-editor-edit = Edit on the board
board-editor-title = A position of { $game }
board-editor-help = Take a piece and press squares, or drag. Press again to remove it; the eraser and the Delete key do the same.
board-editor-pieces = Pieces
board-editor-eraser = Eraser
board-editor-left = { $name }, { $left } left
board-editor-use = Use this position
board-editor-undo = Undo
board-editor-clear = Clear the board
board-editor-cancel = Cancel
board-editor-to-move = To move
board-editor-die = Die
board-editor-score = Score
board-editor-not-rolled = not rolled

board-opponent-levels = Level
board-opponent-level =
    { $level ->
        [1] Chick
        [2] Mouse
        [3] Rabbit
        [4] Squirrel
        [5] Otter
        [6] Badger
        [7] Fox
        [8] Raven
        [9] Owl
       *[10] Eagle
    }, level { $level }
board-opponent-stronger = Stronger than level 10: more time
board-opponent-machine = As strong as possible
board-opponent-own = a method of your choice …
board-opponent-method = Method
board-opponent-usual = the game's default method
board-opponent-limit = Limit per move

board-opponent-limits-time = seconds
board-opponent-limits-depth = depth
board-opponent-limits-nodes = nodes

board-opponent-amount = Amount
board-opponent-pace = Machines move

board-opponent-paces-0 = at once
board-opponent-paces-500 = after half a second
board-opponent-paces-1000 = after a second
board-opponent-paces-2500 = slowly

board-opponent-pause = Pause
board-opponent-go-on = Go on
board-opponent-claim = Claim a draw
board-opponent-cannot-play = The machine cannot play: { $sentence }

board-review-title = Find the better move
board-review-collect = Collect my worst moments
board-review-collected =
    { $count ->
        [one] 1 moment was collected.
       *[other] { $count } moments were collected.
    }
board-review-judge-first = Judge the whole game first (Ledger page).
board-review-ask = Ask me ({ $waiting } waiting)
board-review-daily = Position of the day
board-review-preparing = Preparing the position …
board-review-none = The position of the day has no clear answer: try again later.
board-review-question = { $seat } to move: guess first.
board-review-right = Right.
board-review-wrong = Not the best.
board-review-gives = { $action } gives away { $loss }.
board-review-better = Best was { $action }.
board-review-played-then = In the game: { $action }, which gave away { $loss }.
board-review-next = Next
board-review-close = Close
board-review-score = { $count } answered, { $loss } given away on average.
board-review-tutor = Tutor
board-review-threshold = Ask before I give away more than
board-review-doubt = { $action } gives away { $loss }. Play it anyway?
board-review-play-all = Play it
board-review-again = Think again
board-review-hint = Hint
board-review-more = More
board-review-stakes = One move is ahead of all others by { $margin }.
board-review-alike = Several moves are equally good.
board-review-undecided = No single move is surely the best.
board-review-look = Look here: { $area }.
board-review-why = { $action }, { $worth }.
board-review-why-next = The next, { $action }, is worth { $loss } less.
board-review-expected = Expected: { $line }.
board-review-waiting = The hint appears after the first analysis.

board-files-title = Files
board-files-record = Save the game
board-files-text = Save as text
board-files-picture = Picture
board-files-no-picture = This browser cannot create the picture: save the SVG instead.
board-files-open = Open a game
board-files-drop = You can also drop a file anywhere on the page: a saved game, chess as PGN, backgammon as .mat, .sgf or .xg.
board-files-reading = Reading { $name } …

board-files-refusals-big = The file is too large to be a game.
board-files-refusals-unknown = The file contains no game that this page can read.
board-files-refusals-slow = The file takes too long to read: open part of it.

board-files-games-in = { $count } games in { $name }
board-files-left = Moves left out because they follow the end of the game or an illegal move: { $count }.
board-files-left-out = Games left out because they cannot be read: { $count }.
board-files-encoding = The file is not UTF-8 and is read as { $name }.
board-files-copy-position = Copy the position
board-files-copy-moves = Copy the moves
board-files-copy-link = Copy the link
board-files-copied = Copied.

board-ledger-title = Ledger: what was luck, and what was skill
board-ledger-of = of
board-ledger-judge = Judge the whole game
board-ledger-judging = Judging turn { $done } of { $all }
board-ledger-cancel = Cancel
board-ledger-start = Value at the start
board-ledger-undealt = Value before the first deal or roll
board-ledger-luck = Luck
board-ledger-own = Own losses
board-ledger-others = Losses of the others
board-ledger-changes = Choices of the others
board-ledger-revision = Seen later
board-ledger-result = Result
board-ledger-so-far = Value here
board-ledger-turn = Turn
board-ledger-choice = Choice
board-ledger-exact = Every value here is that of the whole game: the lines add up to the result.
board-ledger-estimate = The lines add up to the result. Values are estimates; “seen later” is what the engine only found out after the move, or what was too close to call.
board-ledger-open = Luck is shown once the chance of every turn has been evaluated.
board-ledger-average = With average luck, same choices
board-ledger-unmeasured = ≈: the errors of this game’s values have not been measured, so the luck is an estimate without an error.
board-ledger-partly = { $done } of { $all } turns have been judged so far.
board-ledger-none = Judge the whole game to see what was luck and what was skill.
board-ledger-impossible = There is no ledger here: one player's payoff does not determine the others', and the method judges for a single player.
board-ledger-receipt = Luck of all dice: { $luck }. Of all dice that could have fallen at these places, { $less } are worse.
board-ledger-receipt-between = Luck of all dice: { $luck }. Of all dice that could have fallen at these places, between { $low } and { $high } are worse.
board-ledger-receipt-exact = The distribution was convolved turn by turn, without sampling.
board-ledger-receipt-judged = Each roll is valued by the engine, to one depth for all rolls of a turn.
board-ledger-sampled =
    { $turns ->
        [one] In one turn more could happen than can be listed or judged: luck there is estimated from samples.
       *[other] In { $turns } turns more could happen than can be listed or judged: luck there is estimated from samples.
    } The figure after ± is the error, which holds in 95 of 100 cases.

board-ledger-curves-value = value
board-ledger-curves-luck = start and luck
board-ledger-curves-skill = start and choices

board-compare-compare = Compare with
board-compare-nobody = no other move
board-compare-title = { $one } or { $other }, whatever happens
board-compare-happens = If
board-compare-difference = Difference
board-compare-all = All together
board-compare-unlike = Chance acts differently after these two moves: their outcomes cannot be paired.
board-compare-flip = Flip point: the choice changes where “{ $name }” has { $to } in place of { $from }.
board-compare-firm = No single probability changes this choice.
board-compare-close = Too close to call: the difference is within the error.

board-compare-certainty-solved = solved
board-compare-certainty-proved = proved
board-compare-certainty-sampled = sampled
board-compare-certainty-seen = estimate

board-compare-certainty-help-solved = the value of the whole game
board-compare-certainty-help-proved = a proved bound on the value of the game
board-compare-certainty-help-sampled = a mean of samples, with its 95% interval
board-compare-certainty-help-seen = what a search of this depth sees

board-compare-reply = { $happened }: the best reply is { $action }, worth { $value }.
board-compare-open = { $happened }: worth { $value }; no reply is known to be best.
board-compare-ends = { $happened }: the game is over, worth { $value }.
board-compare-follows = What follows after { $action }
board-compare-too-many = Chance has too many outcomes after { $action } to list.

board-table-pages-moves = Moves
board-table-pages-ledger = Ledger
board-table-pages-study = Study
board-table-pages-files = Files
board-table-pages-matches = Matches

board-table-beside = Beside the board
board-table-by-hand = Choose chance outcomes by hand
board-table-secret = No files and no link before the end: they would reveal what others hold.
board-table-fell = What came up after { $action }?

board-duel-title = Methods side by side
board-duel-help = Each method starts with nothing remembered and searches the position on the board.
board-duel-side = Side { $number }
board-duel-add = Add a side
board-duel-remove = Remove
board-duel-run = Let them think
board-duel-stop = Stop
board-duel-together = two at once
board-duel-running = { $method } is thinking …
board-duel-choice = Choice
board-duel-value = Value
board-duel-depth = Depth
board-duel-nodes = Nodes
board-duel-rate = { $nodes } nodes a second
board-duel-time = Seconds
board-duel-cuts = Cuts
board-duel-known = From the table
board-duel-saved = { $share } of the nodes of { $method } were saved, at the same depth.
board-duel-explore = Open this tree in Explore
board-duel-explore-help = The position's own tree, cut to about 50 nodes, to step through with the published algorithms. Its leaves have the values of a search one move deep, rounded.
board-duel-growing = Building the tree …
board-duel-tree-of = Tree of a position: { $game }

board-colours-colours = Colours of the board

board-colours-names-usual = usual
board-colours-names-wood = wood
board-colours-names-felt = green felt
board-colours-names-slate = slate

board-settings = Settings
board-settings-done = Done
board-mode = Play or analyse
board-modes-play = Play
board-modes-analyse = Analyse
board-new-game-undo = Undo new game
board-resign = Resign
board-resigned = { $seat } resigned.
board-out-of-time = { $seat } has run out of time.
board-out-of-time-drawn = The other side could not checkmate any more, so the game is a draw.
board-control = Clock, from the next game
board-control-terms =
    { $minutes ->
        [0] None
       *[other] { $minutes } min, and { $seconds } s more for each move
    }
board-record-none = No moves yet.
board-type-move = Type a move
board-type-wrong = “{ $text }” is not a legal move here.

board-start-continue = Continue
board-group-classics = Classics
board-group-dice = Dice
board-group-cards = Cards and bluffing
board-group-puzzles = Alone or as a team
board-about-chess = Trap the king of the other side.
board-about-connect-four = Drop discs until four of them are in a row.
board-about-tic-tac-toe = Three in a row, on nine squares.
board-about-backgammon = A race with 15 checkers and two dice.
board-about-hypergammon = Backgammon with three checkers each.
board-about-pig = Roll again, or keep what you have.
board-about-ludo = Bring all your pieces home first.
board-about-einstein = The die says which stone moves towards the far corner.
board-about-blackjack = Come near 21, and nearer than the dealer.
board-about-briscola = Tricks with an Italian deck and a trump.
board-about-kuhn = The smallest poker: three cards, one bet.
board-about-leduc = Small poker: six cards, two rounds of bets.
board-about-liars-dice = Bid on hidden dice, or call the lie.
board-about-goofspiel = Bid cards for prizes, in secret.
board-about-rock-paper-scissors = Two hands at the same time, several rounds.
board-about-hidden-coin = Name the hidden side, or take a sure gain.
board-about-2048 = Slide tiles, and merge equal ones.
board-about-minesweeper = Open every cell that has no mine.
board-about-pac-man = Eat all dots before a ghost catches you.
board-about-lifeboat = Row and bail together, before the boat sinks.
board-start-moves =
    { $count ->
        [one] 1 move played
       *[other] { $count } moves played
    }

board-end-title = End of the game
board-end-lost = { $seat } gave away
board-end-lost-alone = Given away
board-amount = { $value } { $unit ->
    [pawns] pawns
   *[points] points
 }
board-end-worst = Costliest move
board-end-judged = { $done } of { $all } turns judged
board-results = Against { $opponent }: { $won } won, { $drawn } drawn, { $lost } lost.
board-results-alone = { $played ->
    [one] 1 game
   *[other] { $played } games
 }, { $won } won.
board-results-score = { $played ->
    [one] 1 game: { $best }.
   *[other] { $played } games: best { $best }, mean { $mean }.
 }
board-results-streak = { $streak } in a row; the longest run is { $longest }.
board-end-again = Play again
board-end-review = Review

board-end-tiles = No slide is possible. Largest tile: { $tile }.
board-end-full = The board is full.
board-end-row = { $length } in a row.
board-end-points = { $own } points to { $other }.
board-end-corner = A stone has reached the far corner.
board-end-taken = All stones of one side are taken.

board-rules-how = How to play
board-rules-of = How to play { $game }
board-rules-close = Close
board-rules = Details
board-rules-use = New game with these rules

board-ledger-title-skill = Ledger: where value was given away
board-ledger-none-skill = Judge the whole game to see where value was given away.
board-graph-open =
    { $count ->
        [one] 1 position is not evaluated yet (grey).
       *[other] { $count } positions are not evaluated yet (grey).
    }

board-sounds = Sounds
board-end-score = The game has ended: score { $points }

board-daily = Today’s game
board-daily-of = Daily game of { $date }.
board-daily-start = Game of the day, the same for everybody: { $game }, { $date }
board-daily-share = Copy the result
board-daily-text = { $game }, daily game of { $date }: { $result }.
board-statistics = Statistics
board-results-fastest = Fastest win: { $time }.
