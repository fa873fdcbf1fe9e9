### 文本、树或请求中可能的错误：句末不加句号。

tree-a-node = { $kind ->
    [max] MAX 节点
    [min] MIN 节点
    [chance] 机会节点
    [player] 玩家节点
   *[leaf] 叶节点
  }
tree-a-read-node = { $read ->
    [max] MAX 节点
    [min] MIN 节点
    [chance] 机会节点
   *[player] 玩家节点
  }
tree-elsewhere = { $isPerfect ->
    [true] 请用 `tyche solve`，因为每名玩家都看得见一切
   *[false] 没有命令能求解这种带信息集的树
  }

thing-action-name = 行动的名称
thing-agent-count = 代理的数目
thing-any-node = 节点，即 "c"、"p" 或 "t"
thing-chance-event-number = 机会事件的编号
thing-comment = 注释
thing-depth = 深度
thing-digit = 数字
thing-end-of-line = 行尾
thing-edge-payoff = 边的收益
thing-estimate = 估值
thing-event-name = 引号中的名称
thing-field = 形如 key: "value" 的字段
thing-information-set-number = 信息集的编号
thing-key = 双引号中的键
thing-node = 节点
thing-node-name = 引号中的节点名称
thing-outcome-name = 结果的名称
thing-outcome-number = 结果的编号
thing-payoff = 收益
thing-player-name = 引号中的玩家名称
thing-player-number = 玩家的编号
thing-probability = 概率
thing-quoted-action-name = 引号中的行动名称
thing-quoted-value = 双引号中的值
thing-title = 引号中的标题
thing-value = 值
thing-version = 版本号 2
thing-end = 文本的结尾
thing-list = 列表
thing-object = 对象
unwritable-payoffs = 对每个玩家各有收益
unwritable-probabilities = 的概率不相等
unwritable-set = 在信息集中
unwritable-kind = 是 { tree-a-node }，而该处会读作 { tree-a-read-node }
utility-too-large = 收益 { $payoff } 超过 10^9：只有 linear 和 points 在那么大时仍是精确的
utility-outside-points = 收益 { $payoff } 在各点之外，各点从 { $from } 到 { $to }
utility-no-logarithm = 收益 { $payoff } 使财富 { $wealth } 只剩 { $left }，而只有大于 0 的数才有对数
utility-no-root = 收益 { $payoff } 使财富 { $wealth } 只剩 { $left }，而小于 0 的数没有平方根
utility-number-tolerance = 风险容忍度，如 exponential:50
utility-number-wealth = 初始财富，如 log:1000
utility-number-sqrt = 初始财富，如 sqrt:1000
wish-cuts = 至少有 { $cuts } 次剪枝
wish-deep-cut = 有深层剪枝
wish-unique-best = 最佳行动唯一
wish-no-ties = 没有并列

tree-expected = 此处应为 { LIST($should, "or") }，却是 { $found }
tree-is-not = { $found }不是{ LIST($should, "or") }
tree-not-whole = { LIST($what, "or") }不是从 1 起的整数：{ $found }
tree-empty = 没有树：文本是空的
tree-blanks = 文本以 { NUMBER($count, useGrouping: "true") } 个空白开头
tree-no-format = 没有以 { $begin } 开头的格式：JSON 以 { "{" } 开头，嵌套列表以 [ 开头，CMU 括号以 ( 开头，表格以 path,payoff 这样的列名开头，CS188 测试以 class: "…" 这样的字段开头，Gambit 博弈以 EFG 开头
tree-strategic-form = 这是策略式博弈（Gambit 的 .nfg），没有树：请把博弈存为 .efg，或把矩阵写成第二个玩家只有一个信息集的树，见 `tyche equilibrium --help`
tree-workbook = 这是 Gambit 的工作簿 (.gbt)：请在 Gambit 中打开，并把博弈存为 .efg
tree-goes-on = 树已经结束，而文本还在继续
tree-too-many-values = 文本中的值多于 { NUMBER($most, useGrouping: "true") } 个
tree-table-parent = 前面没有 id 为 { $parent } 的行
tree-table-twice = 路径 { $path } 有两行
tree-never-closed = 有一个 "{ $mark }" 没有闭合
tree-zero-denominator = { $text } 的分母为零
tree-too-many-digits = 以 { $begin } 开头的数位数太多
tree-exponent = { $text } 的指数太大
tree-not-number = { $text } 不是数
tree-negative-probability = 有一个概率为负：{ $text }
tree-zero-ahead = 有一个数以 0 开头，后面还有数字
tree-bare-fraction = 分数要写在引号中："1/3"
tree-control = 字符串中有换行或其他控制字符
tree-open-string = 有一个字符串没有闭合
tree-hexadecimal = "\u" 之后没有四位十六进制数字
tree-escape = 字符串中有未知的转义
tree-empty-after-comma = 逗号之后没有内容
tree-key-twice = 键 { $key } 出现了两次
tree-too-many-keys = 一个对象的键多于 { $most } 个
tree-unknown-key = { $key } 不是节点的键：请用 { $all } 之一
tree-misspelt-key = { $key } 不是节点的键；您是指 "{ $meant }" 吗？
tree-strange-key = { tree-a-node }没有 "{ $key }"，只有 { LIST($allowed, "and") }
tree-two-kinds = 一个对象说了两个种类："{ $kind }" 和 "{ $other }"
tree-no-kind = 一个对象没有说明种类：需要 { LIST($all, "and") } 之一
tree-who-moves = 玩家节点之下的列表没有说明由谁行动：请写 { "{" }"player": 1, "children": […]{ "}" }，或指明别的种类
tree-empty-list = 有一个列表是空的，而内部节点都要有子节点
tree-one-payoff = 收益列表对每个玩家各有一项，至少两项
tree-no-children-key = 玩家节点的子节点要放在 "children" 中
tree-not-children = "{ $key }" 不是子节点的列表
tree-not-probabilities = "p" 不是概率的列表
tree-not-pays = "pays" 不是每条边各有一项收益的列表
tree-pay-count = { tree-a-node }有 { $children } 个子节点，而 "pays" 中边的收益有 { $payoffs } 项
tree-edge-pays = 一条边支付 { $pays } 个数，而它上方的一条边支付 { $above } 个
tree-not-set = "set" 不是信息集的名称
tree-not-label = "label" 不是字符串
tree-not-actions = "actions" 不是名称的列表
tree-too-many-inside = 其中的值多于 { NUMBER($most, useGrouping: "true") } 个
tree-contains-itself = 有一个节点包含它自己
tree-comma = 此处的逗号没有分隔任何内容：子节点之间用空白分隔
tree-open-quotes = 引号中的文本没有闭合
tree-no-players = 这个博弈没有玩家
tree-missing-node = 文本在树之前结束：缺少一个节点
tree-game-too-large = 树的节点多于 { NUMBER($nodes, useGrouping: "true") } 个，或层数多于 { NUMBER($levels, useGrouping: "true") }
tree-long-sums = 一条路径上的收益位数太多，无法相加
tree-no-player = 没有玩家 { $number }，只有 1 到 { $players }
tree-set-unknown = 玩家 { $player }（{ $name }）的信息集 { $set } 首次出现时没有说明
tree-set-twice = 玩家 { $player } 的信息集 { $set } 有两种说明
tree-event-unknown = 机会事件 { $number } 首次出现时没有说明
tree-event-twice = 机会事件 { $number } 有两种不同的说明
tree-no-actions = 有一个节点没有行动
tree-outcome-none = 结果 0 表示没有结果，因此没有名称，也没有收益
tree-outcome-unknown = 结果 { $number } 首次出现时没有说明
tree-outcome-twice = 结果 { $number } 有两种不同的说明
tree-payoff-count = 一个结果有 { $payoffs } 项收益，而玩家有 { $players } 名
tree-not-agent = { $name } 不是代理：可用的有 { $all }
tree-no-start = 起始状态没有名称
tree-no-tree = 类 { $name } 的测试中没有树，只有 { $only } 才有
tree-field-meant = 这个值之前的字段名为 { $key }；您是指 "{ $meant }" 吗？
tree-no-field = 测试中没有字段 "{ $key }"
tree-field-twice = 字段 { $key } 出现了两次
tree-circle = 状态 { $state } 会回到它自己
tree-no-evaluation = 博弈在状态 { $state } 结束，而该状态没有评估值
tree-states-too-many = 展开成树时，这些状态会有 { $size } 个节点，多于 { NUMBER($most, useGrouping: "true") } 个
tree-successor-line = successors 中有一行不是“状态 行动 状态”
tree-action-twice = 状态 { $state } 有两个行动 { $action }
tree-evaluation-line = evaluation 中有一行不是“状态 数”
tree-evaluation-twice = 状态 { $state } 有两个评估值
tree-quote-open = 引号没有在同一行闭合
tree-block-open = 有一个块没有用单独一行的 { $mark } 闭合
tree-no-tree-at-all = 没有树
tree-second-root = 根节点不止一个
tree-stray-end = 有一个没有开始的节点结束了
tree-ends-inside = 树在一个{ tree-a-node }之内结束
tree-no-children = { tree-a-node }没有子节点
tree-action-count = { tree-a-node }有 { $children } 个子节点，而行动的名称有 { $actions } 个
tree-probability-count = 机会节点有 { $children } 个子节点，而概率有 { $probabilities } 个
tree-probability-sum = 机会节点的概率之和为 { $sum }，不是 1
tree-long-probabilities = 机会节点的概率位数太多，无法相加
tree-chance-in-set = 机会节点在信息集中，而只有决策才有信息集
tree-set-actions = 信息集 "{ $set }" 的节点 { $first } 和 { $other } 行动不同，因此其玩家能够区分它们
tree-no-probabilities = { tree-a-node }带有概率，而只有机会节点才可以有概率
tree-too-many-nodes = 树的节点多于 { NUMBER($most, useGrouping: "true") } 个
tree-too-many-levels = 树的层数多于 { NUMBER($most, useGrouping: "true") }
tree-payoffs-differ = 一个叶节点有 { $payoffs } 项收益，而第一个有多项收益的叶节点有 { $first } 项
tree-payoff-missing = 一个叶节点只有一项收益，而其他的有 { $others } 项
tree-not-player = 玩家不是从 0 起的整数
tree-player-of-two = 由玩家 { $player } 决策，而单项收益只用于玩家 0 和 1
tree-player-of-many = 由玩家 { $player } 决策，而叶节点的收益只到玩家 { $last }（从 0 起）
tree-no-algorithm = 没有算法 "{ $name }"；可用的有 { $all }
tree-no-chance = { $algorithm } 不能处理机会节点；请用 expectiminimax、star1 或 star2
tree-only-two = { $algorithm } 只用于两名玩家，而这棵树有 { $players } 名；请用 max^n、paranoid、best-reply 或 teams
tree-imperfect = { $algorithm } 用于完美信息，而此树中有玩家无法区分的节点；{ $isSolvable ->
    [true] 请用 `tyche equilibrium`
   *[false] `tyche equilibrium` 只求解两名玩家且收益为常和的此类树
  }
tree-constant-sum = { $algorithm } 要求每个叶节点的收益之和相同；请用 max^n 或 teams
tree-equal-chances = { $algorithm } 要求每个机会节点的各结果等概率；请用 star1
tree-no-setting = { $algorithm } 没有设置 "{ $setting }"；它有 { $has }
tree-ballard-soft = star1-ballard 按发表的形式为 fail-hard；fail-soft 请用 star1
tree-bad-depth = 深度不是从 0 起的整数
tree-bounds-turned = 下界 { $low } 大于上界 { $high }
tree-window-turned = 窗口中的 α 不小于 β
tree-bad-probes = 探测数不是从 1 起的整数
tree-bad-width = 束宽不是从 1 起的整数
tree-bad-random = 随机走的概率不在 0 和 1 之间
tree-not-playing = 没有玩家 { $player }：玩家的编号从 0 到 { $last }
tree-outside-bounds = { $what ->
    [any-leaf] 有一个叶节点的值为
    [leaf] 叶节点 { $node } 的值为
   *[estimate] 节点 { $node } 的估值为
  } { $value }，超出界 [{ $low }, { $high }]；请放宽 "bounds"
tree-no-teams = teams 需要知道队伍，请设置 "teams"，例如 0,2/1
tree-two-teams = 玩家 { $player } 在队伍中出现了不止一次
tree-no-estimate = 搜索在节点 { $node } 停止，而它没有 "estimate"（估值）；请给出估值，或搜索得更深
tree-no-estimate-deepening = iterative-deepening 先在每个内部节点停止，而节点 { $node } 没有 "estimate"（估值）；请给出估值，或使用 alpha-beta
tree-order-for-two = 顺序 "{ $order }" 只用于收益之和不变的两名玩家
tree-bad-order = 搜索的顺序没有把一个节点的 { $children } 个子节点各列出一次
tree-sensitivity-two = 敏感性分析用于两名玩家，且每个叶节点的收益之和相同
tree-sensitivity-root = 根节点无人决策，因此没有会改变的最佳行动
tree-sensitivity-share = 数的变化比例不在 0 和 1 之间
tree-no-utility = { $fault }（叶节点 { $leaf }）
tree-risk-no-chance = 树中没有机会节点：效用随收益增大，因此在确定的收益之间不改变任何决策
tree-risk-payoffs = 效用属于一个决策者，而叶节点的收益属于多个玩家
tree-risk-imperfect = 确定性等价用于完美信息，而有些节点无法区分
tree-no-equilibrium = 线性规划给出的不是均衡：有人还能多得 { $gap }
tree-program-unsolved = 序列形式的线性规划未能求解：树太大，或收益的数量级相差太大
tree-equilibrium-players = 序列形式的线性规划用于两名玩家，而此树有 { $players } 名；{ tree-elsewhere }
tree-equilibrium-sum = 各叶节点的收益之和不相同，没有线性规划能给出均衡；{ tree-elsewhere }
tree-equilibrium-recall = 在信息集 { "{" }{ $set }{ "}" } 处，玩家 { $player } 忘记了自己做过或知道的事，而序列形式要求完美记忆
tree-risk-players = 效用属于一个决策者，而树中有多个玩家
tree-linear-number = 效用 linear 不带数
tree-unknown-utility = 没有效用 "{ $name }"；可用的有 linear、exponential:R、log:W、sqrt:W 和 points:X=U,…
tree-utility-takes = 效用 { $name } 要带{ $what }
tree-utility-large = 效用 { $name } 的数超过 10^9
tree-zero-tolerance = 风险容忍度为 0，或太接近 0：它是一个收益，如 exponential:50
tree-few-points = 效用 points 至少要带两个点，如 points:0=0,50=0.8,100=1
tree-two-utilities = 收益 { $payoff } 有两个效用
tree-not-greater = { $payoff } 的效用不大于 { $before } 的效用：更多必须更好
tree-edge-pays-leaf = 一个叶节点有 { $payoffs } 项收益，而它上方的一条边支付 { $pays } 个数
tree-stream-set = "set" 是信息集的名称，为此必须建立整棵树
tree-stream-pays = "pays" 要加到下面的叶节点上，而流中没有它的位置：必须建立整棵树
tree-stream-algorithm = { $algorithm } 需要整棵树：流可用 { $all } 求解
tree-stream-depth = 深度需要整棵树：流要一直搜索到叶节点
tree-stream-order = 这种搜索顺序需要整棵树：流可用 given 和 reverse
tree-stream-payoffs = 一个叶节点对每个玩家各有收益：流只用于两名玩家、每个叶节点一项收益
tree-no-exercise = 随机种子 "{ $seed }" 的前 { $tries } 棵树中，没有一棵{ LIST($wishes, "and") }；请生成更大的树或取值范围更宽的叶节点，或放宽要求
tree-few-variants = 这棵树只有 { $found } 个变体，不足 { $count } 个：请少要一些，或扩大收益的范围
tree-bad-tries = 尝试次数不是从 1 起的整数
tree-random-too-large = 树的节点会多于 { NUMBER($most, useGrouping: "true") } 个；请减小深度或子节点数
tree-random-depth = 随机树的深度不是从 0 起的整数
tree-random-branching = 子节点数不是从 1 起的整数
tree-branching-turned = 子节点数从 { $least } 到 { $most }，前者更大
tree-leaf-range = 叶节点的取值范围不是 -{ $most } 到 { $most } 的两个整数
tree-leaves-turned = 叶节点的取值范围从 { $low } 到 { $high }，前者更大
tree-denominators = 分母不是 1 到 { $most } 的整数
tree-no-kinds = 没有可供抽取的节点种类
tree-unknown-kind = 没有节点种类 "{ $kind }"；可用的有 { $all }
tree-player-count = 玩家数不是 2 到 100 的整数
tree-players-needed = 种类 player 需要玩家数
tree-sum-needs-players = 收益之和需要玩家数
tree-sum-not-whole = 收益之和不是整数
tree-sum-impossible = { $players } 项从 { $low } 到 { $high } 的收益之和不可能为 { $sum }
tree-unfold-too-large = 树的节点多于 { NUMBER($most, useGrouping: "true") } 个；请展开得浅一些
tree-unfold-evaluator = 博弈超出了深度：请给出评估函数，或展开得更深
tree-unfold-players = 评估函数只代表玩家 0；玩家更多时请展开到终局
tree-unfold-payoff = 博弈给出的收益 { $payoff } 不是有限的数
tree-too-many-outcomes = 一条规则可能抽出多于 { NUMBER($most, useGrouping: "true") } 个结果：太多，无法展开
tree-bad-weight = 一条规则所用的权重不是大于 0 的有限数
tree-no-items = 一条规则要从零个元素中抽取一个
tree-unwritable = 格式“{ $format }”存不下这棵树：节点 { $node } { $why }；请写成 json
tree-backslash = { "" }.efg 文件存不下以反斜杠结尾的名称，例如节点 { $node } 处
tree-long-numeral = 有一个数长达 { $length } 个字符，而最多读取 { $most } 个
