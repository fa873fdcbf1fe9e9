### 命令行的帮助。

## 标题

help-usage = 用法：
help-arguments = 参数：
help-options = 选项：
help-commands = 命令：
help-examples = 示例：
help-more = 更多选项：`{ $call } { $naming } --help`；全部选项：`{ $call } --help all`。
help-options-of-algorithms = 算法的选项：
help-options-of-game = { $game } 的选项：
help-options-of-games = 各游戏的选项（见 `tyche games`）：

## 说明的形式

help-default = { $text }默认：{ $value }。
help-choices = { $text }可选：{ $choices }。
help-for-algorithms = { $text }用于 { $algorithms }。
help-for-games = 用于 { $games }。

## 各命令

help-tyche = 求解、绘制和生成带机会节点的博弈树；对弈、分析和学习带骰子、纸牌或随机出块的游戏。
help-solve = 求解博弈树：值、最佳行动、访问和剪去的节点。
help-draw = 把博弈树画成文本、SVG、LaTeX、DOT 或 Mermaid，或转换为其他格式。
help-slides = 生成讲课用的网页，每按一键演示搜索的一步。
help-sensitivity = 找出收益或概率的哪些变化会改变最佳行动，并画出龙卷风图。
help-risk = 按期望效用决策：带机会节点的树中每个节点的确定性等值。
help-equilibrium = 计算游戏的均衡，或带信息集的树（如 Gambit 文件）的均衡。
help-verify = 检验证书：证明一个回答的文件，不做任何搜索。
help-random = 由随机种子生成随机博弈树，或供练习用的树。
help-exercise = 由随机种子生成搜索练习，用于打印、Moodle、Canvas、GIFT 和程序。
help-grade = 为练习的答案评分，并指出答案背后的错误概念。
help-moves = 列出游戏某一局面的合法行动，以及各自通向何处。
help-think = 搜索游戏的一个局面：每个行动及其值，最佳者在前。
help-play = 在终端里与引擎对弈。
help-exact = 精确求解小游戏，并给出经证明包含其值的区间。
help-arena = 各玩家用同样的骰子进行比赛：收益、胜局和等级分，带置信区间。
help-check = 检查您自己编写的游戏：规则、事实、收益和概率。
help-games = 列出各游戏、它们的选项以及局面的写法。
help-analyze = 找出双陆棋比赛或国际象棋对局中的失误。
help-rollout = 用模拟估计双陆棋的局面，或其中的每个走法。
help-serve = 作为玩家连接到 GNU Backgammon。
help-train = 通过自我对弈训练游戏的评估函数，带检查点和学习曲线。
help-tune = 通过自我对弈调整玩家的数值参数（SPSA）。
help-levels = 为一个游戏（例如您自己的游戏）拟合对手的各个等级，并加以测量。
help-worker = 处理 Redis 队列中的任务：比赛、模拟、分析、训练局面和调参。
help-uci = 通过 Universal Chess Interface（UCI）为别的程序下国际象棋。
help-ubgi = 通过 Universal Backgammon Interface（UBGI）为别的程序下双陆棋。
help-lab = 提供 Lab 网页，用来搭建、单步演示、练习和分享树。
help-demo = 显示导览：示例树、几种算法以及各自剪去的部分。

## 所有命令的选项

help-help = 显示这份帮助。
help-version = 显示版本。
help-help-command = 显示某个命令的帮助。
help-language = 错误信息和这份帮助的语言。默认：环境的语言（LC_ALL、LC_MESSAGES、LANG），否则为 en。
help-output-language = 回答、错误信息和这份帮助的语言。默认：环境的语言（LC_ALL、LC_MESSAGES、LANG），否则为 en。
help-json = 把回答输出为一个 JSON 对象。
help-certificate = 把回答的证明写入 FILE，供 tyche verify 检验。没有证明的回答以退出码 1 结束。
help-out = 写入 FILE，而不输出到终端。
help-seed-dice = 骰子的随机种子，数或词；同一随机种子掷出同样的骰子。
help-search-depth = 搜索深度，以决策计。

## 线程和队列

help-threads = 线程数；0 表示只用主线程。默认：全部核心。
help-threads-one = 线程数；0 表示只用主线程。默认：1。
help-threads-cores = 线程数。默认：全部核心。
help-queue = 交给此 Redis 或 Valkey 服务器的工作进程（`tyche worker`）去做：redis://HOST:6379。
help-job = 与 --queue 合用：每个任务的工作秒数。默认：{ $usual }。
help-lost = 与 --queue 合用：工作进程多少秒没有音讯即视为丢失，其任务交给别的进程。默认：{ $usual }。
help-shard = 做 N 部分中的第 I 部分，供单独的进程或机器使用；须有 --log。用 `{ $command }` 合并各部分。

## 导览

example-tyche = 写在一行里的树
example-demo = 完整的导览
