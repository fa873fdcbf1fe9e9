exercise-values-minimax = 求值：minimax
    .task = 写出每个内部节点的值。
exercise-values-expectimax = 求值：expectimax
    .task = 写出每个内部节点的值；机会节点的值是其子节点的值按概率加权的平均。
exercise-values-expectiminimax = 求值：expectiminimax
    .task = 写出每个内部节点的值；机会节点的值是其子节点的值按概率加权的平均。
exercise-best-move = 最佳走法
    .task = 在根节点处哪一步最好？
exercise-cuts-alpha-beta = 剪枝：alpha-beta
    .task = 划掉 alpha-beta 剪去的边：边以下的节点都不会被访问。
exercise-cuts-mirrored = 剪枝：镜像的树
    .task = 划掉 alpha-beta 剪去的边，并写出根节点的值。
exercise-windows-alpha-beta = 窗口：alpha-beta
    .task = 写出 alpha-beta 进入每个内部节点时的窗口 (α, β)。
exercise-returns-alpha-beta = 返回值：alpha-beta
    .task = 写出 alpha-beta 对每个内部节点返回的值：值本身，或已证明的界。
exercise-trace-alpha-beta = 跟踪表：alpha-beta
    .task = 填写跟踪表：每条边向下传递的窗口 (α, β) 和返回的值。
exercise-intervals-star1 = 区间：Star1
    .task = 写出每个机会节点在搜索完每个子节点之后其值所在的区间。
exercise-windows-star1 = 窗口：Star1
    .task = 写出 Star1 进入每个内部节点时的窗口 (α, β)。机会节点以下的窗口不超出上下界。
exercise-returns-star1 = 返回值：Star1
    .task = 写出 Star1 对每个内部节点返回的值：值本身，或已证明的界。
exercise-cuts-star1 = 剪枝：Star1
    .task = 划掉 Star1 剪去的边：边以下的节点都不会被访问。
exercise-cuts-pvs = 剪枝：主要变例搜索
    .task = 划掉主要变例搜索（NegaScout）在每次搜索中都剪去的边：边以下的节点都不会被访问。第一个子节点用完整的窗口搜索，其余的先用零窗口搜索。
exercise-cuts-mtd-f = 剪枝：MTD(f)
    .task = 划掉 MTD(f) 在每一遍搜索中都剪去的边：边以下的节点都不会被访问。初始猜测为 0；每一遍都是零窗口的 alpha-beta 搜索，置换表保存每个节点的上下界。
exercise-cuts-sss = 剪枝：SSS*
    .task = 划掉 SSS* 略去的边：边以下的节点从不排到 OPEN 之首。优值最大的一项排在最前，相等时取最左边的。
exercise-cuts-iterative-deepening = 剪枝：迭代加深
    .task = 划掉迭代加深在每个深度都剪去的边：边以下的节点都不会被访问。深度 1、2、… 各是一次 alpha-beta 搜索，到估值（≈）处停止；置换表所存的上一深度的最佳子节点最先搜索，其余从左到右，表中已完全知道的不再搜索。
exercise-cuts-star2 = 剪枝：Star2
    .task = 划掉 Star2 剪去的边：边以下的节点都不会被访问。它先探测机会节点下每个决策的一个子节点，然后像 Star1 一样继续搜索。
exercise-order-alpha-beta = 访问顺序：alpha-beta
    .task = 从 1 起，按 alpha-beta 访问的顺序给叶节点编号。
exercise-order-star1 = 访问顺序：Star1
    .task = 从 1 起，按 Star1 访问的顺序给叶节点编号。
exercise-order-sss = 访问顺序：SSS*
    .task = 从 1 起，按 SSS* 求值的顺序给叶节点编号。优值最大的一项排在最前，相等时取最左边的。
exercise-leaf-effects = 每个叶节点的影响
    .task = 对每个叶节点，写出只有它的收益增加 1 时根节点的值。
exercise-values-max-n = 收益：max^n
    .task = 写出每个内部节点处所有玩家的收益。每个玩家都选对自己收益最大的走法；同样好时取第一个。机会节点的收益是其子节点的收益按概率加权的平均。
exercise-best-move-max-n = 最佳走法：max^n
    .task = 若所有玩家都选对自己收益最大的走法，根节点处的玩家哪一步最好？在下方的节点，同样好时取第一个。
exercise-pure-strategies = 纯策略
    .task = 每个玩家各有多少个纯策略？一个纯策略为该玩家的每个信息集指定一个行动。
exercise-beliefs = 信念
    .task = 所有玩家都以相同的概率选各个行动，如边上所写。写出在到达信息集的条件下，其中每个节点的概率。
exercise-best-response = 最佳应对
    .task = 其他玩家都以相同的概率选各个行动，如边上所写。对所问的每个行动，写出在其信息集处的平均收益，设所属玩家此后都选最好的；叶节点有多个收益时，只算该玩家自己的。
exercise-equilibrium = 均衡
    .task = 写出均衡中每个行动的概率；在均衡中，任何玩家改用别的策略都不会得益。
exercise-level-1 = 1：小
exercise-level-2 = 2：较大
exercise-level-3 = 3：有分数和相等的值

exercise-ties-prune = 相等时剪枝。
exercise-ties-keep = 相等时不剪枝。
exercise-fail-soft = 搜索为 fail-soft：在窗口之外，节点返回它所证明的最紧的界。
exercise-fail-hard = 搜索为 fail-hard：在窗口之外，节点返回窗口的端点。
exercise-moves-prune = 若有几步同样好，选一步即可。
exercise-moves-keep = 若有几步同样好，请全部标出。
exercise-bounds = 所有的值都在 [L, U] = [{ $low }, { $high }] 之内。
exercise-writing-values = 数可以写成任何形式：3、3.0、1/2、0.5。
exercise-writing-returns = 界写作 ≥ 3 或 >= 3，≤ 3 或 <= 3。
exercise-writing-windows = 窗口写作 (−∞, 3) 或 -inf, 3。
exercise-writing-intervals = 区间写作 [2, 7/2] 或 2, 3.5。
exercise-writing-cuts = 在一条边上打叉，即表示其下的一切。
exercise-writing-trace = 窗口写作 (−∞, 3) 或 -inf, 3，界写作 ≥ 3 或 >= 3。
exercise-cross = 不会被访问之处写 x。
exercise-left-to-right = 子节点从左到右搜索。
exercise-top-to-bottom = 子节点从上到下搜索。

question-value = { $node }
question-window = { $node }：窗口
question-return = { $node }：返回值
question-interval = { $node }，在{ FORM($child, "between") }之后
question-cut = 通向{ FORM($node, "between") }的边
question-move = 走向{ FORM($node, "after") }
question-order = { $node }：访问次序
question-effect = { FORM($node, "before") }的收益加一时根节点的值
question-payoff = { $node }：玩家 { $player } 的收益
question-plans = 玩家 { $player } 的纯策略数
question-belief = { $node }：在其信息集中的概率
question-action = { $nodes }：{ $action } 的收益
question-share = { $nodes }：{ $action } 的概率
question-end = { $question }，{ $end }
question-about = { $question }：{ $text }

unreadable-not-a-number = “{ $text }”不是数。
unreadable-not-finite = 节点的值是有限的。
unreadable-not-two = “{ $text }”不是以逗号或分号隔开的两个数。
unreadable-no-relation = 要求的是值本身，不是界。
remark-rounded = 这像是四舍五入的结果：请写出精确的分数。
remark-wrong-value = 这不是该节点的值。
remark-wrong-window-low = α 不对。
remark-wrong-window-high = β 不对。
remark-wrong-window-both = α 和 β 都不对。
remark-wrong-interval-low = 区间的下端不对。
remark-wrong-interval-high = 区间的上端不对。
remark-wrong-interval-both = 区间的两端都不对。
remark-is-exact = 搜索在此求得的是值本身，不是界。
remark-wrong-side = 界的方向反了。
remark-not-proved = 已考察的叶节点还证明不了这么多。
remark-too-loose = 这没有错，但搜索证明的界更紧。
remark-not-clipped = fail-hard 在此返回窗口的端点。
remark-not-best = 这一步不是最佳走法。
remark-more-moves = 还有另一步同样好。
remark-missed-cut = 通向{ FORM($node, "between") }的边被剪去，却没有划掉。{ $why }
remark-needed-first = { FORM($node, "before") }不能略去：它是{ FORM($parent, "between") }第一个被搜索的子节点，在此之前对该节点一无所知。
remark-needed-decision = { FORM($node, "before") }不能略去：{ FORM($parent, "before") }的值目前{ $rule ->
    [beta] 至少
   *[alpha] 至多
  }为 { $best }，而 { $best } { $relation } { $rule ->
    [beta] β
   *[alpha] α
  } = { $limit } 不成立。{ $tie ->
    [true] 两者相等，而此处相等时不剪枝。
   *[false] { "" }
  }
remark-needed-open = { FORM($node, "before") }不能略去：在根节点得解之前，它以优值 { $merit } 排到了 OPEN 之首。
remark-needed-chance = { FORM($node, "before") }不能略去：{ FORM($parent, "before") }的值仍可能是 { $interval } 中的任何数，而这个区间并未全部落在窗口 (α, β) = { $window } 之外。{ $tie ->
    [true] 刚好达到窗口的一端，而此处相等时不剪枝。
   *[false] { "" }
  }

hint-where = 请看这里：{ $question }。
hint-value-max = MAX 节点的值是其子节点的值中最大的。
hint-value-min = MIN 节点的值是其子节点的值中最小的。
hint-value-chance = 机会节点的值是各子节点的概率乘以值之和。
hint-window-max = MAX 节点的子节点得到父节点的窗口，其中 α 提高到该处目前的最佳值。
hint-window-min = MIN 节点的子节点得到父节点的窗口，其中 β 降低到该处目前的最佳值。
hint-window-chance = 机会节点的子节点的窗口 (A, B) 表示该子节点在何处起决定作用：在 A 处，即使其他未搜索的子节点都取 U，该节点也会降到 α；在 B 处，即使它们都取 L，该节点也会达到 β；两者都不超出 [L, U]。
hint-window-root = 根节点得到整个搜索的窗口。
hint-return-soft = 节点返回其子节点所返回的最佳值。达到或超出窗口的一端时，它只是一个界：不小于 β 时为“≥”，不大于 α 时为“≤”。
hint-return-hard = 节点返回其子节点所返回的最佳值，但不小于 α，也不大于 β：在窗口之外返回窗口的端点，作为界。
hint-interval = 计算下端时，尚未搜索的子节点按 L 计，计算上端时按 U 计；已搜索的子节点按其值计，若其值只是界，则只用于它所限定的那一端。
hint-cut-max = 在 MAX 节点处，一旦目前的最佳值 { $greater } β，其余的就被剪去。
hint-cut-min = 在 MIN 节点处，一旦目前的最佳值 { $less } α，其余的就被剪去。
hint-cut-chance = 在机会节点处，一旦其区间的下端 { $greater } β 或上端 { $less } α，其余的就被剪去。
hint-move-max = MAX 选择值最大的子节点。
hint-move-min = MIN 选择值最小的子节点。
hint-order = 只数被访问的叶节点：剪去的叶节点没有次序。
hint-order-after = { FORM($node, "before") }恰在它之前被访问。
hint-effect = 提高这个叶节点的收益，再重新计算它上方的节点；其他节点不变。
hint-payoff = 玩家取自己收益最大的子节点，连同所有玩家的收益；机会节点取每个玩家收益的平均。
hint-plans = 把该玩家各信息集的行动数相乘；玩家能与其他节点区分开的节点自成一个信息集。
hint-belief = 用到达该节点的概率除以到达其信息集的概率。
hint-action = 把该行动在信息集各节点处得到的收益，按到达信息集的条件下各节点的概率加权。
hint-share = 每个玩家的混合使对方所混合的各个行动给对方的收益相等。
hint-parts = 请由这些计算：{ LIST($parts, "clauses") }。
hint-calculate = 请计算 { $expression }。
hint-best-first = 优值最大的一项排在最前，相等时取最左边的。MAX 节点只要有一个子节点得解就得解，此后其下的其他节点都不再搜索；MIN 节点逐个搜索它的子节点。
hint-merit = { FORM($node, "before") }以优值 { $merit } 排在 OPEN 之首。
hint-parent = { FORM($parent, "before") }的窗口为 (α, β) = { $window }{ $best }{ $interval }。
hint-parent-best = ，目前的最佳值为 { $best }
hint-parent-interval = ，其值在 { $interval } 之内；这个子节点的概率为 { $probability }
hint-interval-before = 此前该节点的值在 { $interval } 之内。子节点 { $child } 返回 { $value }，概率为 { $probability }；在此之前它可以是 { $bounds } 中的任何数。
hint-compare = 在{ FORM($node, "between") }处，请比较 { $left } 与 { $right }。
hint-leaf = 叶节点返回它的收益。
hint-answer = 答案是 { $text }。
hint-stays = 这里不必划掉，也不必标出。
hint-crossed = 这里应当划掉或标出。

wrong-rule-levels-swapped = 看来 MAX 与 MIN 弄反了：MAX 取最大的值，MIN 取最小的值。
wrong-rule-chance-mean = 看来把所有结果当成了等可能的：每个结果按自己的概率计算。
wrong-rule-chance-max = 看来让机会节点取了最大的值：机会节点无人选择，它的值是按概率加权的平均。
wrong-rule-chance-min = 看来让机会节点取了最小的值：机会节点无人选择，它的值是按概率加权的平均。
wrong-rule-chance-likeliest = 看来只算了最可能的结果：机会节点的值是所有结果按概率加权的平均。
wrong-rule-no-deep-cuts = 看来每个节点只与父节点比较：α 和 β 来自上方的所有节点。
wrong-rule-global-bounds = 看来整棵树只用了一个 α 和一个 β：每个节点有自己的 α 和 β，返回上层时就不再保留。
wrong-rule-unfinished-bounds = 看来用尚未确定的值移动了另一个界：MIN 节点的子节点只降低 β，MAX 节点的子节点只提高 α。
wrong-rule-full-window-at-root = 看来根节点的每一步都用完整的窗口搜索：从第二步起，目前的最佳值就是窗口的一端。
wrong-rule-right-to-left = { $algorithm ->
    [sss] 看来优值相等时先取了最右的一项：此处先取最左的。
   *[other] 看来子节点是从右到左搜索的：此处是从左到右。
  }
wrong-rule-cutting-leaf = 看来把引起剪枝的叶节点也划掉了：它已经被读过，剪去的只是它之后的部分。
wrong-rule-no-chance-cuts = 看来机会节点从不剪枝，并且向下传递完整的窗口：它们的剪枝和窗口都由界 [L, U] 得出。
wrong-rule-table-forgotten = 看来每个深度都按原来的顺序搜索：上一深度的最佳子节点应排在最前。
wrong-rule-last-depth-only = 看来只算了最后一个深度：较浅的深度访问过的节点不算剪去。
wrong-rule-window-unchanged = 看来机会节点的子节点得到了它自己的窗口：它们的窗口由概率和界 [L, U] 得出。
wrong-rule-first-payoff = 看来所有玩家都在使玩家 0 的收益最大：每个玩家只使自己的收益最大。
wrong-rule-payoff-sum = 看来最大化的是收益之和：每个玩家只使自己的收益最大。
wrong-rule-set-ignored = 看来玩家能区分同一信息集中的节点：玩家对这些节点只能选同一个行动。
wrong-rule-beliefs-even = 看来信息集中的节点被当作同样可能：每个节点按到达它的概率计算。
wrong-rule-reach-not-shared = 看来写的是到达各节点的概率：还要除以到达信息集的概率。
wrong-rule-plans-added = 看来行动数被相加了：一个纯策略为每个信息集指定一个行动，所以要相乘。
wrong-rule-mix-even = 看来所有行动被当作同样可能：在均衡中，每个玩家的混合使对方无差异。
wrong-rule-mix-swapped = 看来两个玩家的混合被对调了：每个混合使对方无差异，而不是使混合者自己无差异。
wrong-rule-other-ties = { $ties ->
    [prune] 看来没有让等于界的值剪枝：此处相等也剪枝。
   *[keep] 看来让等于界的值剪了枝：此处只有越过界的值才剪枝。
  }
wrong-rule-other-fail = { $fail ->
    [soft] 看来返回了窗口的一端：fail-soft 返回找到的最佳值，即使它在窗口之外。
   *[hard] 看来返回了找到的最佳值：值在窗口之外时，fail-hard 返回窗口的一端。
  }

worksheet-title = { $copy ->
    [key] 博弈树 – 参考答案
   *[blank] 博弈树
  }
worksheet-key = 参考答案
worksheet-exercise = 练习 { $number }
worksheet-points = { $points } 分
worksheet-seed = 随机种子 { $seed }
worksheet-person = 姓名
worksheet-line = { $question }：
worksheet-node = 节点
worksheet-edge = 边
worksheet-window = (α, β)
worksheet-value = 值
worksheet-return = 返回
worksheet-interval = 区间
worksheet-order = 次序
worksheet-effect = 根节点的值
worksheet-skipped = 不会被访问的叶节点
worksheet-moves = 最佳走法
worksheet-value-of = 值 { $node }
worksheet-licence = 练习和图由 Tyche（github.com/tyche-search/tyche）生成，许可协议 CC BY 4.0。引用本卷时请注明其设置行，任何人都能据此重新生成。
worksheet-made = 由 Tyche（github.com/tyche-search/tyche）生成。

tree-leaf = { $node } = { $value }
tree-node = { $node }{ $estimate } [{ LIST($children, "clauses") }]
tree-estimate = { "" } (≈ { $value })
tree-set = { "" }（与 { $nodes } 同属一个信息集）
tree-outcome = { $probability }: { $child }

kit-typing = 分数写成 7/3，小数写成 2.5，无穷写成 inf 和 -inf，不会被访问的节点写 x。
kit-visited = 被访问
kit-skipped = 不会被访问
kit-markers = 把 ✂ 拖到每条被剪去的边的中间，尽可能靠上。
kit-low = 下端
kit-high = 上端
kit-on-picture = 在图上
kit-as-list = 列表
kit-right = 正确。
kit-partly = 部分正确。
kit-wrong = 不对。

practice-template = 练习
practice-level = 难度
practice-ties = 相等
practice-fail = 窗口之外
practice-seed = 随机种子
practice-next = 下一题
practice-check = 检查
practice-hint = 提示
practice-show = 显示答案
practice-hide = 隐藏答案
practice-clear = 重新开始
practice-tree = 练习的树
practice-answers = 您的答案
practice-blank = 还没有作答。
practice-solved = 全部正确！
practice-score = { $right } 个正确，{ $wrong } 个错误，{ $missing } 个未答。
practice-more = 还有 { $count } 处漏掉的剪枝。
practice-progress = 这一难度做过 { $tried } 题，做对 { $solved } 题{ $hinted ->
    [0] 。
   *[other] ，其中 { $hinted } 题用过提示。
  }
practice-diagnosis = 诊断
practice-forget = 清除我的进度
practice-right = 正确
practice-wrong = 错误
practice-missing = 未答
practice-press-to-cross = { $isTouch ->
    [true] 轻触一条边或一个节点把它划掉；再轻触一次取消。
   *[other] 点击一条边或一个节点把它划掉；再点一次取消。
  }
practice-worksheet = 练习卷……
practice-count = 题数
practice-print = 打印
practice-print-key = 打印参考答案
practice-latex = LaTeX
practice-latex-key = LaTeX 参考答案
practice-page = 网页
practice-page-key = 参考答案网页
practice-close = 关闭
practice-mixed = 各种题型轮流
practice-choosing = 规则、随机种子 { $seed }、练习卷、链接
practice-list = 以列表作答
practice-table = 跟踪表
practice-enlarge = 放大这棵树
practice-whole = 显示整棵树
practice-keys = 可插入的符号
practice-chosen = 已选
practice-two-per-page = 每页两题

## 提交

hand-in = 保存答案以便提交
hand-in-exam = 考试
hand-in-no-help = 这里不检查答案。答案留在此浏览器中，直到您把它保存为交给老师的文件。
hand-in-leave = 退出，自由练习
hand-in-leave-ask = 再按一次即退出考试。您的答案留在此浏览器中，用“后退”可以回来。
hand-in-saved = 已保存为 { $file }：{ $all } 题中有 { $begun } 题已作答。请把这个文件交给老师。
hand-in-unsigned = 文件包含您的姓名和答案。
hand-in-signed = 文件包含您的姓名、答案和签名；文件一经改动，签名即失效。
hand-in-link = 提交答案用的链接
hand-in-title = 标题
hand-in-phrase = 用于给答案签名的密语
hand-in-without-help = 考试：不检查，无提示，无参考答案
hand-in-copy = 复制此链接
hand-in-minutes = 时间限制（分钟）
hand-in-tries = 可以保存答案的次数
hand-in-left = { $minutes ->
    [0] 时间到：请保存答案。
   *[other] 还剩 { $minutes } 分钟。
  }
hand-in-tries-left = { $tries ->
    [0] 不能再保存答案。
   *[other] 还可以保存 { $tries } 次答案。
  }
hand-in-about = 学生把答案保存为文件，tyche grade 为一个文件夹中的所有文件评分。签名表明文件没有被改动，但不能证明是谁写的，因为有链接的人都能签名。

## 多个文件的评分

grade-solved = 做对
grade-mistakes = 最常见的错误及其文件数：
grade-score = 分数
grade-help = 帮助
grade-no-help = 无
grade-signature = 签名
grade-signature-valid = 有效
grade-signature-invalid = 无效
grade-signature-none = 无
grade-signature-unchecked = 未核对
grade-other-exercises = { $file } 作答的练习与多数文件不同。
