### 有关树的命令的帮助：solve、draw、slides、sensitivity、risk、equilibrium、random、exercise、grade。

## 读取树

help-tree-file = 树：文件；- 表示标准输入；或引号中的树本身。
help-format = 树的格式：{ $formats }。默认：由文本识别。
help-root = 嵌套列表、括号或没有 kind 列的表格的根节点由谁行动；其下各层交替。
help-algorithm = 算法；`tyche solve --list` 列出全部。默认：文件所要求的，否则多于两名玩家时为 max^n，有机会节点时为 expectiminimax，其余为 minimax。
help-game = 代替树：此名称的游戏从一个局面展开到 --depth 个决策（默认：{ $usual }）；玩家 0 是 MAX。可选：{ $games }。
help-unfold-evaluator = 与 --game 合用：在深度上限处评估局面的函数，可写名称或 `tyche train` 所写的 FILE。
help-unfold-horizon = 与 --game 合用：在下一个决策处评估，或在最后一个行动之后、机会节点之前评估。

## 画树

help-draw-to = 输出格式：{ $formats }；csv 是搜索的跟踪记录。默认：按 --out 的扩展名，否则为 { $usual }。
help-notation = 节点的形状：{ $notations }。默认：aima。
help-decimals = 写小数而不写分数。
help-draw-windows = 显示搜索窗口和机会节点的区间。
help-draw-windows-at = 只在内部节点、决策节点或机会节点（inner、decisions、chance），或按名称给出的节点（如 1,2.1,B）显示窗口。
help-draw-direction = 树的生长方向。默认：按画法的习惯。
help-draw-scale = svg、tikz：缩放倍数，如 0.7。
help-draw-page = svg、tikz：缩小到一页 A4。
help-draw-labels = svg、tikz：把标签和行动缩短到 N 列。默认：28。
help-draw-wrap = svg、tikz：标签、行动和窗口每行 N 列。
help-draw-limit = 最多画 N 个节点。默认值因格式而异。
help-draw-fragment = tikz：只输出图，供插入文档。
help-ascii = 只用 ASCII 字符画图。

## solve

help-solve-json = 把回答输出为一个 JSON 对象。子节点在 JSON 和跟踪记录中从 0 编号，在文字中从 1 编号。
help-solve-trace = 把每一步写入 .csv、.json 或 .jsonl 文件；- 表示以 CSV 输出，不输出回答。
help-solve-explain = 在回答之前用文字说明每一步。
help-solve-stream = 不建立树而求解 JSON 或嵌套列表，16 MB 以上时总是如此：只需十分之一的内存，但没有图也没有名称。用于 minimax、alpha-beta、expectiminimax 和 star1。
help-solve-batch = 求解标准输入中的 JSON 行，每行为 { "{" }"id", "tree"{ "}" }；每行一个回答。
help-solve-list = 列出算法；与 --algorithm 合用时说明其中一个。
example-solve-tree = 先 max，再 min，然后是收益
example-solve-chance = 机会节点：稳得 10，或以相等的概率得 9 或 100
example-solve-star1 = 给出所有值的上下界的 Star1（默认：叶节点的取值范围）
example-solve-explain = 用法语说明每一步
example-solve-trace = 把每一步作为表格写入文件
example-solve-game = 把游戏的局面作为树，列出 alpha-beta 的每一步
example-solve-batch = 许多树，每行一棵
example-solve-list = 所有算法，然后是其中一个的全部信息

## draw

example-draw-svg = 一棵不带值的树的图
example-draw-tikz = 同上，用于 LaTeX，带 alpha-beta 的值和剪枝
example-draw-decision = 用决策分析的画法
example-draw-windows = 每个节点上的窗口和区间
example-draw-game = 游戏局面的树，两个决策深
example-draw-page = 把很宽的树放在一页上，只在内部节点写窗口
example-draw-convert = 从一种格式转为另一种

## slides

help-slides-language = 页面的语言。默认：en。
example-slides = 讲课用的 alpha-beta：在浏览器中打开文件，按空格键
example-slides-spanish = 一道新的 Star1 练习，用西班牙语

## sensitivity

help-json-children = 把回答输出为一个 JSON 对象，其中子节点从 0 编号。
help-sensitivity-by = 计算值和龙卷风图时，每个数按其范围的这一比例变动。默认：整个范围。临界点与此无关。
help-sensitivity-svg = 另以 SVG 写一幅龙卷风图；- 表示输出图而不输出文字。
example-sensitivity = 稳得 10，或以相等的概率得 9 或 100：各数须变动多少才会选择稳得的
example-sensitivity-tornado = 龙卷风图，每个数变动其范围的十分之一

## risk 和 equilibrium

help-risk-utility = 效用函数：linear；exponential:R，R 为风险容忍度，小于 0 表示偏好风险；log:W 或 sqrt:W，W 为初始财富；points:X=U,X=U,…，各点之间为直线。
help-answer-to = 输出图而不输出回答：{ $formats }。
help-answer-out = 把图写入 FILE。
example-risk = 稳得 40，或以相等的概率得 0 或 100，玩家厌恶风险
example-risk-points = 向人询问所得的效用，其间为直线：所有结果都精确
example-risk-svg = 标出每个节点的确定性等值和期望效用的图
example-equilibrium = 猜硬币：第二名玩家看不到第一名的选择
example-equilibrium-svg = 同上，画成图，无法区分的节点以色带相连
help-equilibrium-method = 用于游戏：{ $methods }。pdcfr+ 在整个游戏上最小化遗憾值，mccfr 在抽样上进行；backward-induction 适用于除同时决策外一切公开的游戏，逐个求解状态，状态会重复出现时则迭代其值；sequence-form 为小游戏求出精确分数。默认：适用且未给出 --iterations 时为 backward-induction，否则为 pdcfr+。
help-equilibrium-iterations = 用于游戏：N 次迭代后停止。
help-equilibrium-time = 用于游戏：时间限制（毫秒）。
help-equilibrium-gap = 用于游戏：差距（各玩家改用最佳应对合计多得的量）不超过 G 时停止。没有其他限制时默认为 0.000001。
help-equilibrium-limit = 用于游戏：最多访问的历史数。默认：5000000。
help-equilibrium-seed = 用于 mccfr：抽样的随机种子，一个数或一个词。
help-equilibrium-strategies = 用于游戏：列出每个信息集上的策略，不论有多少。
help-equilibrium-save = 用于游戏：把策略写入 FILE，供对手或对战中的 strategy 玩家使用。
example-equilibrium-game = 一轮石头剪刀布，由游戏规则求解
example-equilibrium-exact = 关于一枚隐藏硬币的提问，用分数求解

## random

help-random-seed = 随机种子，数或词；同一随机种子得到同一棵树。
help-random-depth = 内部节点的层数，包括机会节点层。
help-random-branching = 每个内部节点的子节点数，或其范围。
help-random-kinds = 各层的种类依次取自 { $kinds }；或 irregular。默认：max,min，有 --players 时为 player。
help-random-leaves = 收益的取值范围，为整数。
help-random-probabilities = 机会节点的概率。默认：相等。
help-random-players = 玩家数；每个叶节点对每名玩家各有一项收益。
help-random-cuts = 不断生成树，直到有一棵至少有 K 次剪枝。
help-random-deep-cut = 不断生成树，直到有一棵有深层剪枝。
help-random-unique = 不断生成树，直到有一棵的最佳行动唯一。
help-random-no-ties = 不断生成树，直到有一棵中所比较的值各不相等。
help-random-algorithm = 用于剪枝和 --solved 的算法。默认：适合该树的；要求剪枝时为会剪枝的。
help-random-solved = 画出值、剪枝和所选的行动。
example-random = max、机会、min 依次交替，各有两三个子节点
example-random-exercise = 带深层剪枝的 alpha-beta 练习，LaTeX 空白树及参考答案
example-random-irregular = 各种类的节点，便于心算的概率
example-random-players = 三名玩家

## exercise 和 grade

help-exercise-kind = 练习的题型（见 --list），或 mixed 表示各种题型轮流。默认：{ $usual }。与 --tree 合用时也可不写算法：values、moves、cuts、windows、returns、intervals、trace、order 或 effects；默认：values。
help-exercise-count = 练习的数目，最多 { $most }。默认：1。
help-exercise-seed = 随机种子，数或词；同一随机种子得到逐字节相同的练习。默认：1。
help-exercise-level = 1：小树；2：较大的树；3：有分数和相等的值。默认：1。
help-exercise-ties = 相等时是否剪枝；在关于走法的练习中，同样好的走法是否只需一个。默认：prune。
help-exercise-fail = 搜索在窗口之外返回什么。默认：soft。
help-exercise-tree = 就这棵树提问：文件；- 表示标准输入；或引号中的树。含多棵树的文件为每棵树出一道练习。
help-exercise-algorithm = 与 --tree 合用：算法。默认：该题型中第一个适用的。
help-exercise-bounds = 与 --tree 合用：所有值的上下界，用于 Star1 和 Star2。默认：收益的范围。
help-exercise-variants = 与 --tree 合用：改用 N 棵形状和难度相同的树，总数最多 { $most }：算法的剪枝次数相同，收益不同。--seed 给出另一批。
help-exercise-language = 练习的语言。默认：en。
help-exercise-to = 格式：{ $formats }。moodle 为 Moodle XML，canvas 为 QTI 1.2 包，json 为供 `tyche grade` 使用的文件，link 为 Lab 的网址。默认：text。
help-exercise-key = text、latex、html、json：附上答案。
help-exercise-two-per-page = latex、html：每页印两题。
help-exercise-lab = link：Lab 的网址。默认：{ $usual }。
help-exercise-exam = link：以此为标题的考试，没有提示和答案；作答保存为供 `tyche grade` 使用的文件。
help-exercise-phrase = link：为考试作答签名的密语。
help-exercise-minutes = 考试的时间限制（分钟），从首次打开链接算起。
help-exercise-tries = 考试答案可以保存的次数。默认：不限。
help-exercise-list = 列出题型。
help-grade-file = 答案文件：学生保存的，或填好的 `tyche exercise --to json` 文件；给出文件夹则取其中所有文件；- 表示标准输入。多个文件以表格评分。
help-grade-json = 输出一个 JSON 对象：分数，以及每道练习的判定、评语和背后的错误概念；多个文件则为其列表。
help-grade-csv = 每个文件输出一行 CSV。
help-grade-phrase = 链接的密语，用于核对所提交文件的签名。
help-grade-language = 评语的语言。默认：练习的语言。
example-exercise-list = 所有题型
example-exercise-key = 一道练习及其参考答案
example-exercise-latex = 十道供打印的练习及其参考答案
example-exercise-moodle = 各种题型轮流，供 Moodle 题库使用，用法语
example-exercise-canvas = 供 Canvas 使用的包
example-exercise-tree = 用自己的树为 Moodle 出题
example-exercise-variants = 十二棵与您的树相似而收益不同的树，使邻座的题目不同
example-exercise-json = 供填写的文件，及其评分
example-exercise-link = 考试的链接，作答带签名
example-grade = 给参考答案评分：全对
example-grade-json = 同上，供程序使用

## verify

help-verify-file = 证书：一个文件，或用 - 表示标准输入。
help-verify-input = 证书所针对的内容：树的文件，或游戏的 .js 或 .ts 文件。Tyche 自带的游戏不需要。
example-verify-tree = alpha-beta 结果的证明，与树对照检验
example-verify-game = 5 分制 Pig：证明，以及与规则的比较
