### The games, their options and how positions are written. English is in the code of the games.

## What the games are

game-tic-tac-toe = 九格之中三子连线。
game-connect-four = 把棋子投入各列，四子连线即胜。
game-chess = 国际象棋，以自学得到的子力权重评估。
game-pig = 想掷多少次就掷多少次，但掷出 1 就失去本轮的分数。
game-einstein = EinStein würfelt nicht：由骰子决定哪枚棋子可以走向对角。
game-2048 = 滑动所有方块，合并相同的，为下一个方块腾出地方。
game-minesweeper = 翻开所有没有雷的格；数字表示周围的雷数。
game-pac-man = 按伯克利课程规则的吃豆人，幽灵由机会或玩家移动。
game-backgammon = 双陆棋，可选用加倍骰和比赛。
game-hypergammon = 每方三枚或其他少数棋子的双陆棋。
game-ludo = 让四枚棋子绕棋盘一周，二至四人，或两组搭档。
game-lifeboat = 划桨还是舀水：全体船员共用一个骰子，一起靠岸或一起沉没。
game-blackjack = 与庄家玩二十一点，牌副无限，庄家的第二张牌是暗牌。
game-briscola = 意大利的双人吃墩游戏，手牌隐藏，并有牌堆。
game-kuhn = 库恩扑克：每人一张牌、一次下注，是必须诈唬的最小的游戏。
game-leduc = Leduc 扑克：每人一张牌，一张公共牌，两轮下注，共六张牌。
game-liars-dice = 大话骰：对谁也看不全的骰子越叫越高，或者指对方说谎。
game-hidden-coin = 两个极小的游戏，把隐藏的信息当作看得见来搜索就会出错。
game-rock-paper-scissors = 双方同时出手，一轮又一轮。
game-goofspiel = 双方为每个奖品同时出一张牌，牌大者得奖。

## Options

option-connect-four-size = 棋盘的列数和行数，各 4 到 9，默认 7x6。
option-connect-four-payoff = 获胜的收益：1，或得胜者剩余棋子数加一。
option-pig-target = 获胜所需的分数，1 到 1000，默认 100。
option-pig-dice = 一颗骰子；两颗骰子，掷出两个 1 时总分也清零；或值一分的硬币。
option-pig-sides = 骰子的面数，2 到 12，默认 6。
option-einstein-size = 每边的格数，3 到 7，默认 5。
option-einstein-placement = 棋子开局时随机排列，还是按编号排列。
option-2048-size = 棋盘的行数和列数，各 2 到 8，默认 4x4。
option-2048-target = 获胜的方块；此时的值是得到它的概率，而不是得分的期望值。
option-minesweeper-size = 棋盘的列数和行数，各 1 到 100，默认 30x16。
option-minesweeper-mines = 雷数，默认密度同 30x16 上 99 个。
option-minesweeper-start = 哪里没有雷：第一格（classic），连同周围各格（modern），或不作保证（unprotected）。
option-pac-man-layout = 迷宫的名称，或以公开的文本格式画出，各行以斜线分隔；命令行也可用 @FILE，即含有图的文件。
option-pac-man-ghosts = 幽灵的走法：一个词管全部，或各写一个，以逗号分隔；默认 random。
option-pac-man-pac-men = 多个吃豆人共享得分，还是各自为己。
option-pac-man-stop = 吃豆人是否可以停在原地，默认 yes。
option-backgammon-stakes = money 时双倍胜（gammon）计 2、三倍胜（backgammon）计 3；single 时每胜计 1。
option-backgammon-cube = 使用加倍骰，赌分；默认 off，用到下列任一选项时为 on。
option-backgammon-match = 一整场 N 分的比赛，1 到 64，用加倍骰。
option-backgammon-equities = 用于比赛：比赛权益值表，本项目计算的（computed）、Kazaross-XG2 或文件；默认 computed。
option-backgammon-jacoby = 赌分：加倍骰未转动前双倍胜计 1；默认 off。
option-backgammon-beavers = 赌分：被加倍者可再转一次加倍骰并保留它，加倍者随后可再转一次；默认 off。
option-backgammon-automatic-doubles = 赌分：开局骰子相同时转动加倍骰，最多 N 次；默认 0。
option-backgammon-resign = 玩家掷骰之前是否可以提出认输；默认 off。
option-hypergammon-stakes = { option-backgammon-stakes }
option-hypergammon-checkers = 每名玩家的棋子数，1 到 6，分别放在对手最前面的各点上（2 即 HypestGammon）。
option-ludo-players = 玩家人数，默认 4。
option-ludo-pieces = 每名玩家的棋子数，1 到 4，默认 4。
option-ludo-partners = 对坐的玩家是否同胜，默认 no。
option-lifeboat-players = 船上的玩家人数，默认 3。
option-lifeboat-distance = 到岸的划桨数，1 到 100，默认 30。
option-blackjack-hole = 庄家的第二张牌是面朝下发出，还是稍后再抽；精确搜索要求后者。
option-briscola-suits = 花色数，默认 4。
option-briscola-ranks = 每种花色的点数种类，取最大的，3 到 10，默认 10。
option-briscola-hand = 每手牌的张数，默认 3。
option-kuhn-cards = 牌的张数，3 到 13，默认 3。
option-liars-dice-dice = 每名玩家的骰子数，1 到 5，默认 1。
option-liars-dice-faces = 骰子的面数，2 到 6，默认 6；最大的一面可当任意点数。
option-hidden-coin-variant = 由玩家 0 猜硬币，还是由看过硬币的玩家 1 来问玩家 0。
option-rock-paper-scissors-rounds = 一局的轮数，1 到 1000，默认 100。
option-goofspiel-cards = 每位玩家的牌数，2 到 13，默认 4。

## How positions are written

position-tic-tac-toe = 逐行九格，写 X、O 或点，行间可用 | 或 /
position-connect-four = 从头下过的列，如 4433；或从上到下各行，以 / 分隔
position-chess = FEN、EPD 行或 startpos；其后下过的着法写在 moves 之后
position-pig = 轮到者的分数、对方的分数、本轮累计：41,49,22；轮到玩家 1 时加 ,1
position-einstein = 逐行写各格，玩家 1 的棋子写负数，然后是骰子点数（未掷为 0）和玩家
position-2048 = 逐行写方块，空格写 0；已得的分写在后面：score N
position-minesweeper = 从上到下各行，以 / 分隔：未翻开的格写点，翻开的写 0 到 8；格子写作 r2c7
position-pac-man = 迷宫与各角色的位置，行间用斜线；其后要么全写要么全不写：score、turn，以及每个 P 和 G 的 x,y、方向和计时
position-backgammon = XGID 或 OGID；掷骰者视角的 GNU Position ID，可带 Match ID；或 26 个数；点数写作 31 或 3-1
position-hypergammon = { position-backgammon }
position-ludo = 各人棋子走过的格数，人与人之间用 /；然后 | 和玩家、骰子、此前连掷的六点次数
position-lifeboat = 到岸的桨数、水桶数、玩家和骰子：30 0 0 4
position-blackjack = 玩家的牌、v、庄家的牌，暗牌写 ?：T6 v T?
position-briscola = 双方手牌、领出的牌、将牌、牌堆、吃进的牌、分数、玩家；三张未见的牌写 #3
position-kuhn = 玩家 0 和玩家 1 的牌，未见的写 ?，然后是已进行的行动：Q? check bet
position-leduc = 玩家 0 和玩家 1 的牌，未见的写 ?，然后是已进行的行动和公共牌：Q? check bet call K bet
position-liars-dice = 玩家 0 的骰子、/、玩家 1 的骰子，未见的写 ?，然后是各次叫点：5/? 1x4 2x4
position-hidden-coin = open、named 或 over，再写 heads（正）、tails（反）或 ?，over 之后写玩家 0 的收益：named ?
position-rock-paper-scissors = 已出的各轮，玩家 0 的手在前，如 rp ss；若玩家 0 在本轮已选，再写其选择
position-goofspiel = 已分出的各奖品及双方的出价，然后是当前奖品，如 3:1-4 2；若玩家 0 已出价，再写斜杠和该牌
