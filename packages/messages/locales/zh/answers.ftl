### 游戏命令（moves、think、exact、rollout、games）的回答。

## 表格

answers-heading-action = 行动
answers-heading-position = 之后的局面
answers-heading-value = 值
answers-heading-roll = 掷骰
answers-heading-best = 最佳行动
answers-heading-samples = 模拟次数
answers-heading-to-best = 差距
answers-heading-ends = 终局
answers-heading-depth = 深度
answers-heading-method = 方法
answers-heading-equity = 权益值
answers-heading-match = 赢得比赛
answers-heading-win = 胜
answers-heading-win-gammon = 双倍胜
answers-heading-win-backgammon = 三倍胜
answers-heading-lose-gammon = 双倍负
answers-heading-lose-backgammon = 三倍负
answers-heading-cubeful = 含加倍骰
answers-heading-gammon = 双倍胜
answers-heading-bg = 三倍胜
answers-heading-lose-bg = 三倍负
answers-heading-safety = 安全
answers-heading-progress = 进展
answers-heading-zero = 为零
answers-heading-second = 第二步
answers-heading-outlook = 前景
answers-heading-probability = 概率
answers-bound = { $bound ->
    [lower] 至少
    [upper] 至多
    [estimate] 约
   *[exact] { "" }
  }
answers-hidden = 不全可见
answers-by-chance = 取决于机会

## moves 和 think

answers-over = 对局已结束。
answers-before-roll = 掷骰前 { $value }
answers-line = { $best }，然后 { $actions }
answers-reason = { $method }：{ $reason }
answers-method-certain = 必然
answers-method-first-click = 首次点击
answers-method-lookahead = 前瞻
answers-method-evaluation = 评估
answers-method-exact = 精确
answers-mate = { $moves } 回合{ $end ->
    [wins] 杀
   *[loses] 被杀
  }
answers-end = { $plies } 步{ $end ->
    [wins] 胜
    [loses] 负
   *[ends] 终局
  }
answers-costs = { $algorithm }，深度 { $depth }，{ NUMBER($nodes, useGrouping: "true") } 个节点，{ $ms } ms{ $stopped ->
    [time] ，已达时间限制
    [nodes] ，已达节点限制
    [abort] ，已中断
    [lost] ，所有线程都已失去
   *[none] { "" }
  }；{ $truth }
answers-solved = 已求解：整局游戏的值
answers-exact-to-depth = 在此深度下精确
answers-not-known = 对局的值未知
answers-approximation = { $kind ->
    [horizon] 超出深度的局面为估计值
    [unjudged] 该游戏没有评估函数，所以到达深度的局面都同等看待
    [sampled] 近似：机会节点采用抽样
    [beam] 近似：只搜索了有希望的行动
    [filter] 近似：看起来差的行动搜索得较浅
    [abstraction] 近似：搜索的是相似而更简单的棋盘
    [threshold] 近似：略去了罕见的结果
    [beliefs] 近似：抽取隐藏内容时，假定各方的决策不透露任何信息
    [shared-view] 近似：假定其他玩家能看到该玩家所见的一切，包括其秘密选择
    [learning] 近似：抽样搜索目前学到的混合策略
    [path] 近似：过长的路径在其末端估计
   *[memory] 树的内存已满，不再增长
  }
answers-error = { $text }（误差至多 { $error }）
answers-equilibrium = 游戏的均衡：偏离时，各玩家合计至多多得 { $gap }

## exact

answers-exact-name = { $name ->
    [winProbability] 获胜概率
    [expectedScore] 期望得分
   *[value] 值
  }
answers-exact-value = { $name } { $value }，{ $truth ->
    [exact] 精确
    [rounded] （四舍五入）
    [proved] 已证明在 { $low } 与 { $high } 之间
   *[estimated] 估计在 { $low } 与 { $high } 之间
  }
answers-exact-fraction = 分数形式：{ $fraction }
answers-exact-rules = 规则：{ $rules }
answers-exact-costs = { $method }，{ NUMBER($positions, useGrouping: "true") } 个局面
answers-exact-stopped = 已停止：没有保存任何内容，同一命令将从头开始

## verify

answers-verify-tree = 已证明：{ $bound ->
    [exact] 值为 { $value }
    [lower] 值至少为 { $value }
   *[upper] 值至多为 { $value }
  }（{ $model }）
answers-verify-interval = 已证明：{ $isExact ->
    [yes] 值为 { $low }
   *[no] 值在 { $low } 与 { $high } 之间
  }
answers-verify-best = 最佳选择之一：{ $best }
answers-verify-start = { $several ->
    [no] 从 { $from } 开始
   *[yes] 从 { $from } 个初始局面开始，带有各自的概率
  }
answers-verify-endless = 假设：无尽的对局收益在 { $low } 与 { $high } 之间
answers-verify-open = 假设：{ $open } 个未展开的局面，收益在 { $low } 与 { $high } 之间
answers-verify-rules = { $game }：{ $rules ->
    [listed] 假设：规则如所列
    [compared] 每个局面都符合规则
   *[from-start] 每个局面都符合规则，从游戏开始起
  }

## rollout

answers-rollout-before-roll = 掷骰前
answers-rollout-no-double = 不加倍
answers-rollout-double-take = 加倍，接受
answers-heading-interval = 95% ±
answers-rollout-how = 每项 { $trials } 局，{ $turns ->
    [0] 下到终局
   *[other] 每局 { $turns } 手
  }，由 { $evaluator } 评估，{ $luck ->
    [removed] 已去除运气
   *[kept] 未去除运气
  }；各项所用骰子相同
answers-rollout-cube = 含加倍骰，权益值已归一化；{ $verdict }
answers-rollout-progress = 每项 { $trials } 局中已完成 { $done } 局

## games

answers-games-head = { $name }：{ $help }
answers-games-position = 局面
answers-games-evaluators = 评估函数
