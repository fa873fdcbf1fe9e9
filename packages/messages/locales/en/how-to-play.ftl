### How each game is played, for the boards, `tyche play` and `tyche games NAME`: one sentence or two a line, three to six lines a game.

how-to-play-chess =
    White begins; the players take turns to move one piece.
    Attack the king so that it cannot escape: that is checkmate, and wins.
    A king in check must get out of it at once.
    A pawn that reaches the last row becomes a queen, rook, bishop or knight.
    No legal move without check is a draw; so are three repetitions, or fifty moves each without a capture or pawn move, if a player claims it.
how-to-play-backgammon =
    Each player moves 15 checkers around the board, the two in opposite directions, and then bears them off; the first to bear off all wins.
    Roll two dice and move by each of them, with one checker or two. A double is played four times.
    A point with two or more checkers of the other player is closed. A single checker there is hit and must enter again from the bar before anything else moves.
    Bear off only when all your checkers are in your last six points.
    Winning before the loser has borne off any is a gammon and counts double; with a loser's checker on the bar or in the winner's home it counts triple.
how-to-play-hypergammon =
    Backgammon with three checkers each, which start on the last three points before their way begins.
    Roll two dice and move by each of them; a double is played four times.
    A single checker that is hit must enter again from the bar.
    Bring all three home and bear them off before the other player does.
how-to-play-2048 =
    Slide all tiles left, right, up or down as far as they go.
    Two equal tiles that meet merge into one of twice the number, which is added to your score.
    After each slide a new tile appears on a free square: a 2, or one time in ten a 4.
    The game ends when no slide is possible.
how-to-play-minesweeper =
    Open every cell that has no mine.
    A number says how many of the cells around it have mines; a cell with none around it opens its neighbours too.
    Opening a mine loses.
    Flags are your own notes: they mark cells that you take for mines.
how-to-play-connect-four =
    Take turns to drop a disc into a column; it falls to the lowest free square.
    Four of your colour in a row win: across, up or on a diagonal.
    A full board without four in a row is a draw.
how-to-play-tic-tac-toe =
    Take turns to mark one of nine squares.
    Three of your marks in a row win: across, down or on a diagonal.
    A full board without three in a row is a draw.
how-to-play-pig =
    In your turn roll the die as often as you like and add up what it shows.
    Hold to keep the sum and pass the die on.
    A 1 loses the sum of this turn and ends it.
    The first to reach the goal wins, usually 100 points.
how-to-play-ludo =
    Bring all your pieces around the board and home.
    A six lets a piece in and gives another roll; a third six in a row ends the turn.
    A single piece that another lands on goes back to its yard.
    Two pieces of one colour on a square are a block that no opponent may land on or pass.
    A piece goes home by an exact roll. The first player with all pieces home wins.
how-to-play-blackjack =
    Come closer to 21 than the dealer without going over it.
    Cards count their number, jack, queen and king 10, an ace 1 or 11.
    Hit takes a card, stand ends your turn, double doubles the bet of 1 for exactly one more card.
    The dealer takes cards up to 16 and stands on 17 or more.
    An ace and a ten as your first two cards pay one and a half bets; equal totals pay nothing.
how-to-play-briscola =
    Both hold three cards. One plays any card, the other answers with any card; suits need not be followed.
    The higher card of the suit led takes both, unless a trump is played: the higher trump takes them. The turned card shows the trump suit.
    From high to low: ace (11 points), three (10), king (4), knight (3), jack (2), then 7, 6, 5, 4 and 2 for nothing.
    The winner of the trick draws first and leads to the next.
    More than 60 of the 120 points win.
how-to-play-einstein =
    The die says which of your stones moves: the one with its number, or, if that is gone, the next higher or lower one that is left.
    A stone goes one square towards the far corner: straight or diagonally.
    It takes any stone that it lands on, even your own.
    Reaching the far corner wins, and so does taking the last stone of the other.
how-to-play-pac-man =
    Eat all dots. Pac-Man moves one square, then every ghost does.
    A dot gives 10 points, every move costs 1, the last dot gives 500; being caught costs 500 and ends the game.
    A capsule, the large dot, scares the ghosts for a while: catching one then gives 200 points.
how-to-play-kuhn =
    Both pay one chip and get one card of three: jack, queen or king. You see only your own.
    Check, or bet one chip. After a bet the other folds, or calls and pays one too.
    A player who folds loses the pot; otherwise the higher card wins it.
    Betting with the jack is a bluff: it pays if the queen folds.
how-to-play-leduc =
    Six cards: two jacks, two queens, two kings. Both pay one chip and get a card that only they see.
    Two rounds of betting: check, bet, call, raise or fold. A bet is 2 chips in the first round and 4 in the second, with at most one raise.
    Before the second round a card for both is turned up.
    A pair with that card wins the pot, otherwise the higher card; equal cards share it.
how-to-play-liars-dice =
    Both roll in secret. A bid says how many dice of both players together show a face: “two fives”.
    Bid more dice, or as many of a higher face, or call the last bid a lie, which ends the round.
    The highest face, usually the six, is wild: it counts as any face.
    If at least as many dice as the bid show its face, the bidder wins, otherwise the caller.
how-to-play-goofspiel =
    Both hold the same cards, from 1 up. A prize is turned up, worth its number.
    Both choose a card in secret and show them together: the higher card wins the prize, and both cards are gone.
    With equal cards nobody gets the prize.
    After the last prize the player with more points wins.
how-to-play-rock-paper-scissors =
    Both choose a hand at the same time.
    Rock beats scissors, scissors beat paper, paper beats rock; equal hands count nothing.
    The game lasts several rounds, and its result is the mean: 1 for a win, −1 for a loss.
how-to-play-lifeboat =
    The crew wins or loses together: reach the shore before the boat sinks.
    On your turn, roll the die and use its number: row that many strokes, or bail that many buckets.
    Then two buckets of water leak in. Twelve buckets sink the boat.
how-to-play-hidden-coin =
    A coin lies under a cup: heads or tails, equally likely. The guesser does not see it.
    The guesser may stop for a sure 0.2, or go on and name the side: right gains 1, wrong loses 1.
    In the other variant the asker, who sees the coin, decides first: stop, which costs the guesser 1 on heads and pays 1 on tails, or ask.
    Asked, the guesser may pass for 0.2 or name the side. What one gains the other loses.
