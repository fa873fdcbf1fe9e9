## Kinds of nodes

kind-max = MAX
kind-min = MIN
kind-chance = 机会
kind-player = 玩家
kind-leaf = 叶节点

## Properties of algorithms, and the conditions under which they hold

property-complete = 完备性
    .help = 在什么条件下必定能求出一个值。
property-exact = 精确性
    .help = 在什么条件下求出的值就是博弈树的值。
property-optimal = 最优性
    .help = 在什么条件下所选的行动是最佳行动。
property-time = 时间
    .help = 访问的节点数：b 为每个决策的行动数，n 为每个机会节点的结果数，m 为树的深度，d 为深度限制，k 为宽度。
property-space = 空间
    .help = 同时保存在内存中的节点数。
condition-always = 总是成立
condition-finite-tree = 树是有限的
condition-no-horizon = 没有深度限制使搜索提前停止
condition-perfect-opponent = 对手的走法完美无误
condition-opponent-as-modelled = 对手按模型行动
condition-bounds-hold = 所有的值都在界内
condition-opponents-allied = 所有对手联合起来对付该玩家
condition-others-play-their-own-best = 每个玩家都最大化自己的收益
condition-teams-hold-together = 同队玩家最大化全队收益之和
condition-one-opponent = 只有一个对手
condition-nothing-left-out = 没有子节点未经证明就被舍弃

## Settings of searches

setting-depth = 深度
    .help = 向前看多少个决策；机会层不计。不设时搜索整棵树；h-minimax 到首个估值即停。
setting-bounds = 上下界
    .help = 任何节点可能取的最小值和最大值；不设时取叶节点的范围。
setting-ties = 相等
    .help = 值恰好等于 α 或 β 时是否剪枝。
setting-fail = 窗口之外
    .help = 值落在窗口之外时返回什么：窗口的端点（fail-hard），或已证明的更紧的界（fail-soft）。
setting-order = 顺序
    .help = 搜索子节点的顺序；它影响剪枝，但不影响值（子节点相等时，max^n、团队和束搜索取第一个）。
setting-window = 窗口
    .help = 根节点的窗口 (α, β)；不设时为 (−∞, +∞)。
setting-guess = 初始猜测
    .help = MTD(f) 在第一遍搜索之前对值的猜测；不设时为 0。
setting-probes = 探测数
    .help = 在机会节点的每个子节点处探测多少个子节点（Star2.5）。
setting-width = 宽度
    .help = 束搜索在每个决策处保留多少个子节点。
setting-player = 玩家
    .help = 为哪个玩家搜索；不设时：两人时为玩家 0，否则为最先决策的玩家。
setting-teams = 队伍
    .help = 谁与谁同队，写成玩家列表；不在任何列表中的玩家单独行动。
setting-random = 随机程度
    .help = 对手随机行动而不选最佳行动的概率。
ties-prune = 相等时剪枝
ties-keep = 相等时不剪枝
fail-soft = fail-soft
fail-hard = fail-hard
order-given = 原顺序
order-reverse = 逆序
order-best = 最佳优先
order-worst = 最差优先
order-estimate = 按估值

## Cuts and bounds

cut-beta = β 剪枝
cut-alpha = α 剪枝
cut-chance-high = 机会节点处的 β 剪枝
cut-chance-low = 机会节点处的 α 剪枝
cut-empty = 空窗口
cut-sum = 按收益总和的浅层剪枝
cut-merit = 优值
cut-width = 束宽
cut-reply = 只许一次应答
bound-exact = 精确值
bound-lower = 下界
bound-upper = 上界
