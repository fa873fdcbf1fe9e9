### 有关游戏的命令的帮助：games、moves、think、play、exact、analyze、rollout、uci、ubgi、lab。

## 游戏和局面

help-game-argument = 游戏：{ $games }，或导出游戏的文件，如 ./my-game.js。
help-position = 局面，用该游戏的写法；见 `tyche games`。
help-roll = 骰子，用于有骰子的游戏：31 或 3-1，只有一颗时如 4。
help-deal = 随机种子：以它抽出的开局代替局面。

## 搜索

help-depth = 搜索深度，以决策计；机会节点不计深度。
help-time = 时间限制，以毫秒计。没有其他限制时默认：{ $usual }。
help-nodes = 大致的节点数限制。
help-game-algorithm = 算法：{ $algorithms }。默认：游戏自带的算法；没有时，无机会节点则为 alpha-beta，有则为 star2。
help-evaluator = 深度上限处的评估函数：`tyche games` 所列的名称，或 `tyche train` 所写的 FILE。
help-horizon = 在下一个决策处评估，或在最后一个行动之后、机会节点之前评估。
help-rank = 求所有行动的精确值，或只求最佳者的，后者更快。
help-table = 置换表的条目数，每条 32 字节；0 表示不用。
help-search-threads = 精确搜索、mcts 或 puct 的线程数；其他算法和批处理只用一个线程。
help-deterministic = 无论线程数多少都给出相同的回答；较慢。
help-beam = 近似：每个决策只搜索最有希望的 N 个行动。
help-threshold = 近似：略去概率更小的随机结果。
help-sparse = 近似：结果更多的机会节点取 N 个样本。

## games、moves、think

help-games-name = 一个游戏：只列出它，并说明玩法。
help-games-json = 把列表输出为一个 JSON 对象。
help-moves-json = 把行动输出为一个 JSON 对象。
help-places-batch = 从标准输入读取 JSON 行，每行为 { "{" }"id", "position", "roll"{ "}" }；每行一个回答。
help-think-replies = 与 --batch 一起：在用走法过滤器搜索的骰子游戏中，加上下一位玩家对每次掷骰的最佳应手。
help-think-json = 把回答输出为一个 JSON 对象。"bound": "exact" 表示这一深度的搜索没有略去任何东西，"solved": true 表示该值是整局游戏的值。"certainty" 说明每个值由何得出。
example-games = 所有游戏、它们的选项和写法
example-json = 同上，供程序使用
example-games-name = 一个游戏及其玩法
example-moves = 双陆棋一次掷骰的所有走法
example-moves-2048 = 2048 中可行的滑动，新方块出现之前
example-places-batch = 许多局面，每行一个
example-think = 双陆棋一次掷骰的所有走法，两个决策深，精确
example-think-before = 同上，掷骰之前
example-think-2048 = 2048 三步之内的得分
example-think-time = 四子棋，半秒
example-think-threads = 同上，用两个线程
example-think-minesweeper = 扫雷该翻开的格子及原因：每个候选的安全性、进展和获胜概率
example-think-ludo = 卢多棋的随机开局

## play

help-play-as = 您的玩家，从 0 数起；none 表示看引擎替所有人下。
help-play-level = 引擎的级别，从适合初学者的 1 到 10；3.5 之类的小数在两级之间。不给时，引擎在 --time（默认一秒）之内尽力而为。提示总是用全力。
help-play-seed = 骰子的随机种子，数或词；同一随机种子掷出同样的骰子。默认：随机。
help-play-record = 对局结束或离开时存入 FILE，用该游戏通行的格式：.mat，FILE 以 .sgf 结尾时用 .sgf，或 .pgn。导师的评语作为注释写入。
help-play-pgn = 国际象棋：与 --record 相同。
help-play-tutor = 行动损失达到 LOSS 时指出，达到其两倍时先询问，结束时复盘。双陆棋的 LOSS 默认为 0.04。
example-play = 与引擎下双陆棋（此处输入立即结束）
example-play-level = 与初学者水平的引擎下四子棋
example-play-second = 四子棋，引擎先下，每步五分之一秒
example-play-match = 用加倍骰的 7 分比赛，有导师，并留下记录供事后分析
example-play-watch = 看引擎玩 2048

## exact

help-exact-policy = 与 --json 合用：每个有选择余地的局面的最佳行动。
help-exact-limit = 局面和机会节点超过 N 个时放弃。默认：{ $usual }。
example-exact-pig = 40 分制小猪骰子中先手获胜的概率
example-exact-policy = 掷骰还是收手，以及其他所有决策
example-exact-2048 = 在四个格子上完美玩法得到 32 的概率
example-exact-blackjack = 二十一点的庄家优势及其规则
example-exact-position = 两步之后的井字棋

## analyze

help-analyze-file = 双陆棋比赛（.mat，GNU Backgammon 的 .sgf，eXtreme Gammon 的 .xg）、装有这些比赛的文件夹，或国际象棋对局（.pgn）；- 表示标准输入。
help-analyze-depth = 搜索深度，以决策计。默认：{ $usual }，国际象棋为 { $chess }。
help-analyze-time = 双陆棋：每个决策的秒数。决策用时不超过其二十分之一时加深，直到 --depth（默认：{ $deepest }）。
help-analyze-doubt-depth = 双陆棋：对按 --depth 损失达 0.02 的走法的搜索深度。默认：--depth 为 2 或更多时比它多一，用 --rollout 或 --time 时除外。
help-analyze-evaluator = 评估函数：{ $evaluators }，或训练所得网络的文件；国际象棋为 quiet、squares、learned、classic，或这样的文件。
help-analyze-doubtful = 损失达到多少分算可疑。
help-analyze-bad = 损失达到多少分算坏棋。
help-analyze-very-bad = 损失达到多少分算大坏棋。
help-analyze-rollout = 双陆棋：对不明确的决策做模拟，每个下这么多局：损失 0.02 的走法，以及距分界 0.05 以内的加倍骰决策。
help-analyze-rollout-turns = 这样一局的回合数。
help-analyze-jacoby = 赌分双陆棋：Jacoby 规则，加倍骰未转动前双倍胜（gammon）计 1。默认：按文件所写，否则 off。
help-analyze-equities = 双陆棋：比赛权益值表（computed、kazaross-xg2）或您自己的文件，同 `tyche think backgammon --match`。
help-analyze-all = 列出每个回合，而不只是有标记的。
help-analyze-html = 双陆棋：另把分析写成带棋盘的独立网页。
help-analyze-comments = 双陆棋：另写出以注释附分析的比赛，FILE 以 .sgf 结尾时用该格式，否则为 .mat。
help-analyze-csv = 用于文件夹：另写一个表格，每场比赛的每位玩家一行。
help-analyze-to = 把比赛或对局转换为此格式，不作分析。
help-analyze-log = 把结果逐回合（国际象棋逐局）存入 FILE，并可由此继续。
help-analyze-language = 双陆棋：报告、页面和注释的语言。默认：环境的语言（LC_ALL、LC_MESSAGES、LANG），否则为 en。
help-analyze-json = 把分析输出为一个 JSON 对象。
help-analyze-merge = 合并一次分析的各部分；结果与一次跑完相同。
help-analyze-merge-files = 一次分析所有部分的日志，顺序不限。
help-analyze-merge-log = 同时把整个分析存入 FILE。
example-analyze = 双方的失误
example-analyze-json = 同上，供程序使用，按每步之后的静态评估
example-analyze-html = 供阅读和保存的网页，带棋盘；两个线程
example-analyze-chess = 一局国际象棋中的失误
example-analyze-convert = 从 GNU Backgammon 的格式转为 .mat
example-analyze-folder = 一个文件夹的比赛中所有玩家的概况
example-analyze-shard = 分析两部分中的第一部分，用 analyze merge 合并

## rollout

help-rollout-trials = 每个走法的局数；与 --until 合用时为上限。
help-rollout-until = 每个权益值的 95 % 置信区间不超过 ±X 时停止；每 36 局检查一次。
help-rollout-cube = 使用加倍骰；XGID 所写的比赛总是使用。
help-rollout-jacoby = 赌分并使用加倍骰时：Jacoby 规则，加倍骰未转动前双倍胜（gammon）计 1。
help-rollout-turns = N 个回合后停止并评估局面。默认：下到终局。
help-rollout-candidates = 已掷骰时，模拟多少个最佳走法。
help-rollout-depth = 为找出最佳走法的搜索深度，以决策计。
help-rollout-evaluator = 双方的评估函数：{ $evaluators }，或训练所得网络的文件。
help-rollout-luck = 在结果中保留骰子的运气。
help-rollout-seed = 骰子的随机种子，各走法用同样的骰子。
example-rollout = 开局掷骰的三个最佳走法，各 36 局，每局八个回合
example-rollout-cube = 某比分下是否加倍，直到区间为 ±0.05
example-rollout-bearoff = 掷骰之前的收子局面

## uci 和 ubgi

help-interface-evaluator = 评估函数：{ $evaluators }，或训练所得网络的文件。
help-no-filters = 每个走法都搜索到完整深度。
help-ubgi-note = 读取 ubgi、stop、quit、XGID 或 FIBS 的棋盘（"board:…"），每行一个。对局面的回答是走法（每一步分开写：24/18 18/13、bar、off；不能走时为空行）、roll、double、take 或 drop；对无效局面回答 sorry，对其他行回答 error bad_command，原因写到标准错误。也支持对战平台 bgci 的协议（0.1 和 0.2）：isready、newgame、position gnubgid、dice、go role chequer 等。
example-uci = 1. e4 e5 之后的最佳走法，按国际象棋程序的提问方式
example-ubgi = 开局掷骰的最佳走法，按别的程序的提问方式

## lab

help-lab-port = 提供服务的端口。默认：{ $usual }，或一个空闲端口。
help-lab-host = 监听的地址；0.0.0.0 允许其他机器连接。
help-lab-folder = 显示已构建页面所在的文件夹后退出；任何文件主机都能提供该页面。
example-lab = 可复制到您自己的网站主机的文件夹

## levels

help-levels-levels = 等级数，2 到 20。
help-levels-games = 拟合和测量时每对玩家的对局数；0 表示不测量等级分。
help-levels-positions = 测量损失的局面数；0 表示不测量。
help-levels-nodes = 最强等级的节点数；游戏无法求解时，由五倍节点数的搜索来评判损失。
help-levels-method = 按每次决策的损失或按 Elo 等级分等距划分。默认：有隐藏信息或没有对手时为 loss，否则为 elo。
help-levels-opening = 每局开始时的随机行动数。默认：没有随机性时为 2，否则为 0。
help-levels-time = 让每项测量按时结束，全部约用这么多分钟；此时结果取决于机器。
help-levels-seed = 随机种子，一个数或一个词；不用 --time 时，相同的随机种子给出相同的等级。
help-levels-out = 把等级和测量结果以 JSON 写入 FILE。
help-levels-resume = 把结果保存在 FILE 中；中断后，同一命令从那里继续。
example-levels = 一场掷骰短赛的十个等级
