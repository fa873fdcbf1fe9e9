### Errors of the games: options, positions, actions and files. Those of backgammon have a file of their own.

## Any game

game-unknown = 没有游戏“{ $name }”；请选择 { $all } 之一。
game-no-options = 游戏 { $game } 没有选项，因此也没有选项“{ $option }”。
game-unknown-option = 游戏 { $game } 没有选项“{ $option }”；它的选项有 { $all }。
game-option-not-whole = { $game } 的选项 { $option } 应为整数，而不是“{ $text }”。
game-option-not-choice = { $game } 的选项 { $option } 应为 { $all } 之一，而不是“{ $text }”。
game-option-not-size = { $game } 的选项 { $option } 应为两个数，如 5x4，或两者共用一个数，而不是“{ $text }”。
game-over = 不能走“{ $text }”：对局已结束。
game-illegal-action = “{ $text }”在这里不是合法行动；合法的有：{ $legal }。
game-not-whole = “{ $text }”不是整数。
game-no-roll = 骰子还没掷：请在局面或掷骰中给出 1 到 { $sides }。
game-die = 骰子为 1 到 { $sides }，而不是 { $rolled }。
game-other-roll = 局面中的骰子是 { $written }，而掷出的是 { $rolled }。
game-player-of-two = 轮到的玩家应为 0 或 1，而不是“{ $text }”。
game-row-count = 局面有 { $found } 行，但棋盘有 { $rows } 行。
game-row-length = 第 { $row } 行有 { $cells } 格，但棋盘有 { $columns } 列。
game-x-o-cell = 一格应写 X、O 或点，而不是“{ $text }”。
game-x-o-turns = X 先下、双方轮流，所以不可能有 { $x } 个 X 和 { $o } 个 O。
game-too-many-positions = { $game } 从那里起有超过 { NUMBER($limit, useGrouping: "true") } 个局面，多得无法求解：请选更小的游戏、更接近终局的局面，或更大的 --limit。
game-other-training = 这是另一次训练的状态：随机种子不同。

## Tic-tac-toe

tic-tac-toe-cells = 井字棋有 9 格，而不是 { $found } 格。
tic-tac-toe-both-won = X 和 O 不可能都三子连线。
tic-tac-toe-after-win = { $winner } 已三子连线，{ $loser } 不可能再下。

## Connect four

connect-four-size = 四子棋的棋盘有 4 到 9 { $what ->
    [rows] 行
   *[columns] 列
  }，而不是 { $size }。
connect-four-column = 第 { $move } 步在第 { $column } 列，但只有 1 到 { $columns } 列。
connect-four-full-column = 第 { $move } 步在第 { $column } 列，该列已满。
connect-four-after-end = 第 { $move } 步在对局结束之后。
connect-four-gap = 第 { $column } 列有棋子在空格之上。
connect-four-both-won = X 和 O 不可能都四子连线。
connect-four-after-win = { $winner } 已四子连线，{ $loser } 不可能再下。

## Chess: positions

chess-fen-fields = FEN 最多有 6 个字段，而不是 { $count } 个。
chess-ranks = FEN 以 8 行棋盘开头，行间用 /，而不是 { $count } 行。
chess-rank-digits = 相邻的空格写成一个数字：“{ $text }”中有两个数字相连。
chess-rank = 一行有 8 格，而“{ $text }”有 { $squares } 格。
chess-piece = “{ $text }”不是国际象棋的棋子。
chess-side-to-move = 轮到的一方应为 w 或 b，而不是“{ $text }”。
chess-castling = 王车易位权应为 - 或 KQkq 这样的字母，而不是“{ $text }”。
chess-960 = 王车易位权“{ $text }”属于 Chess960；此处的王从 e 线易位，车在角上。
chess-en-passant = 吃过路兵的格子应为 - 或 e3、d6 这样的格子，而不是“{ $text }”。
chess-en-passant-side = 轮到{ $side ->
    [w] 白方
   *[b] 黑方
  }时，吃过路兵的格子不能是 { $square }。
chess-clock = 半回合计数应为整数，至少为 0，而不是“{ $text }”。
chess-move-number = 回合数应为整数，至少为 1，而不是“{ $text }”。
chess-no-king = { $side ->
    [w] 白方
   *[b] 黑方
  }在棋盘上没有王。
chess-kings = { $side ->
    [w] 白方
   *[b] 黑方
  }有 { $count } 个王。
chess-pawns = 兵不能在第一行或最后一行。
chess-king-capture = 轮到的一方可以吃掉王。
chess-no-draw = 这个局面不能提出和棋：“{ $text }”。

## Chess: moves and games

chess-ambiguous = “{ $text }”有歧义：可能是 { $all } 之一。
chess-foreign-piece = “{ $text }”以“{ $letter }”开头，没有这种棋子：请用 K、Q、R、B、N 或棋子图形。
chess-illegal-move = “{ $text }”在这里不是合法走法；合法的有：{ $legal }。
chess-pass = “{ $text }”是放弃一着，国际象棋中没有这样的着法。
chess-variant = 这是一局“{ $text }”，而不是普通的国际象棋。
chess-pgn-empty = 此 PGN 中没有对局。
chess-pgn-result = Result 标签为“{ $tag }”，而着法后的结果为 { $result }，以后者为准。
chess-pgn-line = PGN 第 { $number } 局第 { $line } 行：{ $problem }
chess-pgn-move = PGN 第 { $number } 局第 { $line } 行，着法 { $move }：{ $problem }
chess-pgn-bracket = 有一个 )，没有与它成对的 (。
chess-pgn-tag = 标签没有结尾：“{ $text }”。
chess-pgn-comment = 注释没有结尾：缺少 { "}" }。
chess-pgn-variation = 变着没有结尾：缺少 )。
chess-weights = 模型应有 { $count } 个国际象棋的权重。
chess-inputs = 国际象棋的输入应为 { $all } 之一，而不是“{ $text }”。

## Pig

pig-target = 小猪骰子的目标应为 1 到 1000 分，而不是 { $target } 分。
pig-sides = 小猪骰子的骰子应有 2 到 { $most } 面，而不是 { $sides } 面。
pig-coin-sides = 硬币有两面，而不是 { $sides } 面：请去掉选项 sides，或改用骰子。
pig-numbers = 小猪骰子的局面有 2 到 4 个数（轮到者的分数、对方的分数、本轮累计和玩家），而不是 { $found } 个。
pig-negative = { $what ->
    [own] 轮到者的分数
    [other] 对方的分数
    [turn] 本轮累计
   *[player] 玩家
  }不能是 { $number }。
pig-score = 分数不能是 { $score }：{ $target } 分即胜，所以分数不超过 { $highest }。
pig-both-won = 双方都到了 { $target } 分，但先到者已结束对局。
pig-turn-after-end = 对局已结束，本轮累计应为 0。
pig-turn-too-high = 分数为 { $own } 时本轮累计不能是 { $turnTotal }：到 { $target } 分就收手。

## EinStein

einstein-size = 爱因斯坦棋的棋盘每边 3 到 7 格，而不是 { $size } 格。
einstein-numbers = 局面有 { $numbers } 个数（{ $squares } 格、骰子和玩家），而不是 { $found } 个。
einstein-stone = 棋子编号为 1 到 { $most }，而不是 { $stone }。
einstein-stone-twice = 玩家 { $player } 的 { $stone } 号棋子在棋盘上出现两次。
einstein-both-arrived = 双方都有棋子到达目标，但先到者已结束对局。
einstein-no-stones = 棋盘上没有棋子。

## 2048

twenty48-size = 2048 的棋盘有 2 到 8 { $what ->
    [rows] 行
   *[columns] 列
  }，而不是 { $size }。
twenty48-target = { $size } 棋盘的目标应为 8 到 { $most } 的二的幂，而不是 { $target }。
twenty48-cells = { $size } 的棋盘有 { $count } 格，而不是 { $found } 格：请逐行写，空格写 0。
twenty48-tile = 方块应为 2、4、8 等，空格写 0，而不是 { $tile }。
twenty48-above-target = 得到方块 { $target } 时对局结束，所以不可能有方块 { $tile }。
twenty48-empty = 棋盘是空的，但开局有两个方块。
twenty48-unreachable = { $cells } 格的对局不可能得到 { $count ->
    [1] 方块 { $tile }
   *[other] { $count } 个 { $tile } 或更大的方块
  }。
twenty48-one-score = “score”之后应有一个数。
twenty48-score = 这些方块的得分应为 0 到 { $most }，而不是 { $score }。
twenty48-too-large = { $size } 格的 2048 太大，无法求解：请最多选 { $most } 格，如 --size 3x3，或给出接近终局的 --position。
twenty48-evaluator = { $method } 需要 4x4 格、没有目标，评估函数为 net、{ $lines } 或网络文件；或请选另一种算法。
twenty48-depth = { $method } 的深度应为 1 到 { $most } 的整数，而不是 { $depth }。
twenty48-threshold = { $method } 的阈值（threshold）应为小于 1 的概率，而不是 { $threshold }。
twenty48-downgrade = 选项 downgrade 应为 0 或 2 到 { $most } 的方块，而不是 { $tile }。
twenty48-step-size = 学习率应大于 0 且不超过 1，而不是 { $rate }。
twenty48-other-tuples = 这个模型的元组与要训练的网络不同。
twenty48-unknown-tuples = 2048 没有元组“{ $text }”；请选择 { $all } 之一。

## Minesweeper

minesweeper-size = 扫雷的棋盘有 1 到 { $most } { $what ->
    [rows] 行
   *[columns] 列
  }，而不是 { $length }。
minesweeper-no-room = 在起始规则“{ $start }”下，{ $size } 格的棋盘放不下雷。
minesweeper-mine-count = 在起始规则“{ $start }”下，{ $size } 格的棋盘有 1 到 { $most } 个雷，而不是 { $mines } 个。
minesweeper-sign = “{ $text }”不是格：未翻开的写点，翻开的写 0 到 8，结束对局的雷写 *。
minesweeper-two-mines = 只有一个雷能结束对局。
minesweeper-hidden-cells = 有 { $mines } 个雷，但只有 { $hidden } 个未翻开的格。
minesweeper-first-mine = 在起始规则“{ $start }”下，第一次点击不会遇到雷。
minesweeper-no-layout = 没有一种 { $mines } 个雷的布局符合这些数字。
minesweeper-not-a-mine = 格 { $cell } 不可能是雷。
minesweeper-unknown-cell = “{ $text }”不是格：请从 1 起写行和列，如 r2c7。
minesweeper-outside = “{ $text }”在 { $rows } 行 { $columns } 列的棋盘之外。
minesweeper-open-already = “{ $text }”已经翻开。
minesweeper-first-click = “{ $text }”不能作为第一次点击：除去须留空的格，放不下 { $mines } 个雷。
minesweeper-evaluator = { $method } 需要 `tyche train minesweeper` 的文件作为评估函数：请选一个，或选另一种算法。
minesweeper-games = 对局数应大于 0，而不是 { $games }。

## Pac-Man

pac-man-unknown-layout = 没有迷宫“{ $text }”；请选择 { $all } 之一，或自己画一个，以 % 为墙。
pac-man-empty-layout = 迷宫是空的：请用 % 画墙。
pac-man-layout-size = 迷宫的宽和高应不超过 { $most } 格，而不是 { $width }x{ $height }。
pac-man-no-pac-man = 迷宫中没有吃豆人：请在其起点写 P。
pac-man-no-food = 迷宫中没有豆子：请至少在一格写点。
pac-man-too-many-agents = 迷宫中吃豆人和幽灵合计应不超过 { $most } 个，而不是 { $agents } 个。
pac-man-open-layout = 迷宫在第 { $row } 行第 { $column } 列有缺口：四周须全是墙（%）。
pac-man-walled-in = 从 x { $x }、y { $y } 出发的吃豆人或幽灵四面是墙。
pac-man-rows-cut = 迷宫与第一行同宽，为 { $width } 格；{ $count ->
    [1] 第 { $row } 行
   *[other] { $count } 个更长的行（最先是第 { $row } 行）
  }多出的部分已略去。
pac-man-ghost-behaviour = 幽灵的走法应为 random、directional、以百分数表示的 directional:ATTACK:FLEE、learned 或 minimising，而不是“{ $text }”。
pac-man-ghost-count = 迷宫中有 { $ghosts } 个幽灵：请给出一种共用的走法，或每个一种，而不是 { $given } 种。
pac-man-other-size = 局面为 { $size } 格，而此游戏的迷宫为 { $layout } 格：请选择局面所用的迷宫。
pac-man-extra-wall = 第 { $row } 行第 { $column } 列在局面中是墙，但在此游戏的迷宫中不是：请选择局面所用的迷宫。
pac-man-missing-wall = 第 { $row } 行第 { $column } 列在此游戏的迷宫中是墙，但在局面中不是：请选择局面所用的迷宫。
pac-man-extra-food = 第 { $row } 行第 { $column } 列有“{ $letter }”，但此游戏的迷宫那里没有。
pac-man-field = 迷宫之后应为 score、turn、P 和 G 及其内容，而不是“{ $text }”。
pac-man-no-places = 豆子已吃完，局面须说明各角色在哪里，如 P 2,3 West。
pac-man-scores = 分数应为 { $count } 个整数，而不是“{ $text }”。
pac-man-turn = 轮到者应为 { $all } 之一，而不是“{ $text }”。
pac-man-pac-man-place = 吃豆人的写法如 P 2,3 West，出局时末尾加 caught，而不是“{ $text }”。
pac-man-ghost-place = 幽灵的写法如 G 6.5,3 East 12，末尾的数只在受惊时写，而不是“{ $text }”。
pac-man-agents = 局面有 { $pacmen } 个吃豆人和 { $ghosts } 个幽灵，而此游戏的迷宫有 { $wantedPacmen } 个和 { $wantedGhosts } 个。
pac-man-in-wall = 吃豆人不能在 { $place }：那里不是空格。
pac-man-ghost-facing = 幽灵不能在 { $place } 朝向 { $facing }。
pac-man-between-cells = { $place } 的幽灵在两格之间，只有受惊的幽灵才会如此。
pac-man-timer = 幽灵受惊最多 { $most } 步，而不是 { $timer } 步。
pac-man-score = 此迷宫中不会出现分数 { $score }。
pac-man-chance-turn = { $name } 随机移动：请说明接下来轮到哪个玩家，如 turn P。
pac-man-caught-turn = { $name } 已被抓，不能轮到它。

## Ludo

ludo-players = 卢多棋有 2 到 4 名玩家，而不是 { $players } 名。
ludo-pieces = 卢多棋每名玩家有 1 到 4 枚棋子，而不是 { $pieces } 枚。
ludo-partners = 卢多棋结伴须有 4 名玩家，而不是 { $players } 名。
ludo-position = 局面写作棋子、“|”、玩家和骰子，如 5 0/3 1|0 4。
ludo-player-count = 局面应有 { $players } 名玩家的棋子，以 / 分隔，而不是 { $found } 名的。
ludo-piece-count = 一名玩家有 { $pieces } 枚棋子，而不是 { $found } 枚。
ludo-progress = 棋子走过 0 到 { $most } 格，而不是 { $progress } 格。
ludo-roll = “|”之后是玩家、骰子，以及可能有的此前的六点次数。
ludo-player = 玩家应为 0 到 { $last }，而不是 { $player }。
ludo-six-count = 掷骰前的六点为 0 到 { $most } 次，而不是 { $sixes } 次。
ludo-third-six = 连续第三个六点结束此轮，不能走。

## Lifeboat

lifeboat-players = 救生艇由 2 到 4 名玩家组成，而不是 { $players } 名。
lifeboat-shore-distance = 到岸的划桨数应为 1 到 100，而不是 { $distance }。
lifeboat-numbers = 局面有 4 个数（桨数、水桶数、玩家和骰子），而不是 { $found } 个。
lifeboat-number = { $what ->
    [strokes] 桨数
    [buckets] 水桶数
    [player] 玩家
   *[die] 骰子
  }应为 0 到 { $most }，而不是 { $number }。

## Blackjack

blackjack-position = 局面的写法如 T6 v T?，A 为尖牌，T 为值十点的牌，而不是“{ $text }”。
blackjack-dealer-draws = 玩家结束后庄家才抽牌：请在末尾加“done”。
blackjack-dealer-hole = 庄家的暗牌翻开后才抽牌。
blackjack-dealer-natural = 庄家拿到天成牌，玩家没有可决策的。
blackjack-over = 此轮已结束：没有可决策的。

## Briscola

briscola-number = 布里斯科拉用 { $least } 到 { $most } { $what ->
    [suits] 种花色
    [ranks] 种点数
   *[hand] 张手牌
  }，而不是 { $number }。
briscola-cards = 布里斯科拉要求偶数张牌，至少 { $least } 张，而不是 { $size } 张。
briscola-position = 局面的写法是 { $format }，而不是“{ $text }”。
briscola-one-trump = 将牌应为一张牌，而不是“{ $text }”。
briscola-one-led = 领出的牌应为一张牌或 -，而不是“{ $text }”。
briscola-not-points = 分数应为两个整数，至少为 0，而不是“{ $text }”。
briscola-unknown-card = “{ $text }”不是此游戏的牌：例如圣杯尖牌写 Au，没有牌写 -。
briscola-card-twice = 牌 { $card } 出现在两处。
briscola-card-count = 此游戏有 { $cards } 张牌，而局面有 { $found } 张。
briscola-last-card = 牌堆的最后一张应为将牌。
briscola-odd-stock = 牌堆应有偶数张牌，因为每墩之后双方各抽一张。
briscola-hands = 每墩之前双方的手牌应一样多，有牌堆时各 { $hand } 张。

## Kuhn poker and Leduc hold'em

poker-card = 牌应为 { $all } 之一，未见的写 ?，而不是“{ $text }”。
poker-two-cards = 局面应以两张牌开头，如 { $example }，而不是“{ $text }”。
poker-too-many-cards = 牌 { $card } 不够这个局面所用。
poker-action = 此处不能走“{ $text }”；合法的是：{ $legal }。
poker-ended = “{ $text }”在此局结束之后。
kuhn-cards = 库恩扑克用 3 到 13 张牌，而不是 { $cards } 张。
leduc-no-board = 第一轮下注之后，局面需要写出公共牌。

## Liar's Dice

liars-dice-number = 大话骰用{ $what ->
    [dice] 每人 { $least } 到 { $most } 颗骰子
   *[faces] { $least } 到 { $most } 面的骰子
  }，而不是 { $number }。
liars-dice-position = 局面应以双方的骰子开头，如 { $example }，而不是“{ $text }”。
liars-dice-count = 每名玩家的骰子数是 { $dice }，而不是 { $found }。
liars-dice-face = 骰子的点数是 1 到 { $faces }，未见的写 ?，而不是“{ $text }”。
liars-dice-bid = “{ $text }”不是叫点：例如两个五写作 2x5，或写 liar。
liars-dice-low = 此处不能叫 { $text }：必须高于上一次叫点，且至多 { $most }。
liars-dice-first = 先手玩家必须叫点。
liars-dice-ended = “{ $text }”在此轮结束之后。

## Hidden coin

hidden-coin-stage = 局面应以 { $all } 之一开头，而不是“{ $text }”。
hidden-coin-side = 硬币应为 heads、tails 或 ?，而不是“{ $text }”。
hidden-coin-payoff = 玩家 0 的收益应为 -1 到 1 的数，而不是“{ $text }”。

## Rock-paper-scissors

rock-paper-scissors-rounds = 石头剪刀布一局有 1 到 1000 轮，而不是 { $rounds } 轮。
rock-paper-scissors-round = “{ $text }”不是一轮：请写 r、p、s 中的两个字母，末尾可只写一个。
rock-paper-scissors-too-many-rounds = 此局有 { $rounds } 轮，而局面有 { $begun } 轮。

## Goofspiel

goofspiel-cards = Goofspiel 用 2 到 13 张牌，而不是 { $cards } 张。
goofspiel-round = “{ $text }”不是一轮：请把奖品和双方出价写成 3:1-4，末尾可只写一个奖品。
goofspiel-card = 没有牌 { $card }：牌为 1 到 { $cards }。
goofspiel-prize-twice = 奖品 { $prize } 出现了两次。
goofspiel-card-twice = 玩家 { $player } 两次出 { $card }。
goofspiel-no-prize = 局面末尾缺少当前奖品。
game-weights = 无法从 { $file } 加载这个游戏的权重
