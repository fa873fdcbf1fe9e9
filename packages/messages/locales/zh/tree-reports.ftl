break-even-input = { $type ->
    [payoff] { $name } 的收益
    [edge] 通往 { $name } 的边的收益
   *[probability] { $name } 的概率
  }
break-even-changes = { $input }为 { $value }：低于 { $at } 时最佳行动为 { $below }，高于它时为 { $above }。
break-even-same = { $input }为 { $value }：无论它是多少，最佳行动都不变。
tornado-title = 博弈树的值随每个数的变化
tornado-value = 值
tornado-changes = 最佳行动在此改变

risk-title = 风险态度
risk-utility = 效用
risk-certainty-equivalent = 确定性等价
risk-sign = CE
risk-expected-utility = 期望效用
risk-expected-value = 期望值
risk-premium = 风险溢价
risk-best = 最佳
risk-neutral = 不计风险时最佳
risk-action = 行动
risk-drawn = CE 是节点的确定性等价，即与它同样好的确定收益；u 是它的期望效用。
risk-rounded = ≈ 后的数四舍五入到 6 位小数；相差不到十亿分之一的行动视为相等。
risk-min = MIN 与效用的所有者作对。
risk-no-chance = 树中没有机会节点：效用随收益增加，因此在确定的收益之间不会改变任何决策。
risk-impossible = 此树的某个收益没有这样的效用，或者所填的数无效。
risk-linear = 线性（对风险无所谓）
risk-exponential = 指数：风险容忍度
risk-log = 对数：初始财富
risk-sqrt = 开方：初始财富
risk-points = 经过若干点

equilibrium-value = 玩家 0 的值
equilibrium-gap = 差距
equilibrium-player = 玩家
equilibrium-where = 位置
equilibrium-behaviour = 行为策略
equilibrium-found = 由序列形式的线性规划求得的纳什均衡。已假设并检验：两名玩家、收益为常和、完美记忆。
equilibrium-no-gap = 谁偏离都得不到更多：精确的最佳应对证明了这一点，因此值是精确的。
equilibrium-gap-of = 按精确的最佳应对，谁偏离都多得不超过 { $gap }。
equilibrium-unreached = （到不了）
equilibrium-unreached-means = 到不了：该玩家自己的行动不会通到那里，在那里怎样行动都一样好。
tree-ends-in-estimates = 标有 ≈ 的叶节点是估值：结果只对这棵树成立，不是整局的结果。
equilibrium-rounded = ≈：四舍五入到十位有效数字；精确分数见 --json。
equilibrium-interval = 已证明介于
equilibrium-from-to = { $low } 与 { $high }
equilibrium-payoffs = 收益
equilibrium-exploitability = 可利用度
equilibrium-view = 视图
equilibrium-proved = 游戏的值介于这两个界之间：对各玩家策略的精确最佳应对证明了这一点。
equilibrium-unproved = 玩家多于两名，或收益之和不为常数时，什么也没有证明：遗憾最小化不一定达到均衡。差距是各玩家改用精确最佳应对合计多得的量。
equilibrium-sampled-value = 这是该策略与自己对局所得的估计，来自抽样对局（95% 介于 { $low } 与 { $high }）；它与游戏的值无关。没有计算最佳应对。
equilibrium-unfinished = 访问完所有历史之前已达到限制，因此尚无任何结果：该策略以相同概率选择所有行动。请给更多时间，或用 --method mccfr 抽样。
equilibrium-unlisted = 有 { $sets } 个信息集未列出：请加 --strategies。
equilibrium-costs = { $method }：{ $iterations ->
    [0] {""}
   *[other] { $iterations } 次迭代，
  }{ $sets } 个信息集，{ $nodes }{ $method ->
    [backward-induction] {""} 个行动对
   *[other] {""} 个历史
  }，{ $ms } 毫秒{ $stopped ->
    [time] （已达时间限制）
    [abort] （已停止）
   *[other] {""}
  }
equilibrium-progress = { $iterations } 次迭代，值 { $value }，差距 { $gap }
equilibrium-progress-nodes = { $nodes } 对行动
