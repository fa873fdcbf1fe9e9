### 引擎的搜索与方法的错误

## 限制与设置

search-pruning-count = { $name } 应为不小于 1 的整数，而不是 { $count }。
search-threshold = threshold 应为小于 1 的概率，而不是 { $threshold }。
search-beam-evaluator = 束搜索须有评估函数来选择走法：请给出一个。
search-limit-number = 限制 { $name } 应为不小于 0 的数，而不是 { $limit }。
search-no-depth = 不作加深的搜索须给出深度。
search-depth = 深度应为 1 到 { $most } 的整数个决策，而不是 { $depth }。
search-policy-weight = 策略给一步棋的权重是 { $weight }：每个权重须为有限的数，且不小于 0。
search-rows = { $name } 为“{ $text }”，而“{ $word }”不是数：请写成 0,2/1,3 的形式。

## 局面

search-over = 对局在此已结束：没有可决策的。
search-game-over = { $game }：对局在此已结束，没有可决策的。
search-at-chance = 此处轮到机会：没有可决策的。
search-no-move = { $game }：在 { $state } 处，原生局面没有一步棋与行动 { $action } 的作用相同。
search-too-wide = { $game } 在那里有 { $actions } 个行动，而 { $method } 最多搜索 { $most } 个：请用更小的游戏。
search-too-wide-instead = { $game } 在那里有 { $actions } 个行动，而 { $method } 最多搜索 { $most } 个：请用 { LIST($instead, "or") }，或更小的游戏。

## 方法与游戏

search-algorithm-unknown = 这里没有算法“{ $name }”：请用 { $all } 之一。
search-hidden = { $method } 会看到对玩家隐藏的内容：请用 ismcts 或 regret-ismcts。
search-nothing-hidden = { $method } 用于有隐藏信息的游戏，而此游戏没有隐藏的内容：请用 max-n 或 mcts。
search-equilibrium-players = equilibrium 需要两名玩家且收益之和为常数：请用 ismcts。
search-no-view = { $game } 有隐藏的内容，却没有 view 和 determinize：请两者都给出。
search-many-players = { $method } 要求一名玩家、两名对手，或共享收益的玩家，而此游戏有 { $players } 名玩家：请用 max-n、paranoid 或 best-reply。
search-general-sum = { $method } 要求收益之和为常数（facts.zeroSum）或共享收益（facts.cooperative）：请用 max-n。
search-no-chance = { $method } 不能搜索机会节点：请用 { LIST($instead, "or") }。
search-infinite-bounds = { $method } 按所有值的上下界剪枝，而 facts.bounds 为 [{ $low }, { $high }]：请给出有限的上下界，或用 expectiminimax。
search-exact-bounds = exact 在游戏的上下界内证明区间，而 facts.bounds 为 [{ $low }, { $high }]：请给出有限的上下界，或用 expectiminimax。
search-expectimax-players = expectimax 没有 MIN 节点，而此游戏有 { $players } 名玩家：请用 { $instead }，或在 arena 中用 expectimax 和他人的模型。
search-negamax-players = negamax 要求两名对手，而此游戏有 { $players } 名玩家：请用 max-n。
search-negamax-shared = negamax 要求两名对手，而此游戏的 { $players } 名玩家共享收益：请用 max-n。
search-no-opponents = { $method } 要求玩家相互对立：请用 max-n 或 expectiminimax。
search-no-other-team = { $method } 要求玩家 { $player } 的队伍有对手：请用 max-n。
search-teams-and-weights = 既有队伍又有权重：请只给出一个，因为队伍就是一组为 1 的权重。
search-team-player = 队伍中写了玩家 { $player }，而玩家是 0 到 { $last }。
search-team-twice = 玩家 { $player } 在队伍中出现两次。
search-weights = 权重应为 { $players } 行、每行 { $players } 个有限的数，每名玩家一个。
search-native-only = { $method } 搜索 { $game } 的原生局面：请去掉 native。
search-playout-players = { $method }：评估函数给出玩家 0 的收益，由此推不出 { $players } 名玩家的收益：请去掉 playout，把对局下到终局。

## 评估函数

search-evaluator-unknown = { $game } 没有评估函数“{ $name }”；它有：{ $all }。
search-no-evaluators = { $game } 没有评估函数“{ $name }”：它一个也没有。
search-vector-evaluator-unknown = { $game } 没有针对所有玩家的评估函数“{ $name }”；它有：{ $all }。
search-no-vector-evaluators = { $game } 没有针对所有玩家的评估函数“{ $name }”：它一个也没有。
search-vector-evaluator = { $method } 在此需要评估每个玩家收益的函数：请指定游戏的 vectorEvaluators 之一。
search-batch-evaluator = { $method } 需要一次评估许多局面的评估函数：在 { $game } 中请用 { LIST($all, "or") }。
search-evaluator-native = { $game }：{ $name } 需要原生局面：请给出针对状态的评估函数。
search-evaluator-horizon = { $game }：此评估函数用于状态，而行动与机会之间没有状态：请用水平线“decision”。
search-evaluation-outside = 评估函数给出 { $value }，超出游戏的上下界 [{ $low }, { $high }]：请缩放它，或放宽 facts.bounds。
search-evaluation-not-finite = 评估函数给出 { $given }，不是有限的数：它应给出游戏上下界 [{ $low }, { $high }] 之内的数。
search-payoff-outside = 游戏的一个收益为 { $payoff }，超出 facts.bounds [{ $low }, { $high }]：payoff(state) 应为每名玩家一个、在此范围内的数的列表。
search-value-outside = { $game }：{ $method } 用此评估函数得到的值为 { $value }，不是 facts.bounds [{ $low }, { $high }] 之内的数：请改正评估函数或上下界。
search-value-outside-named = { $game }：{ $method } 用评估函数“{ $evaluator }”得到的值为 { $value }，不是 facts.bounds [{ $low }, { $high }] 之内的数：请改正评估函数或上下界。

## 精确求解

solve-too-many-positions = 可到达的局面超过 { $limit } 个：请允许更多，或求解更小的游戏。
solve-retrograde-chance = 倒推分析不能求解机会节点：请用值迭代。
solve-limit = { $game }：求解完成之前已达到限制：请给更多时间。
solve-infinite-bounds = { $game }：精确求解须有有限的上下界，而 facts.bounds 为 [{ $low }, { $high }]：请限制游戏或其收益。
solve-sampled = { $game }：某个机会事件的结果多于枚举的上限，因而得不到精确值：请提高 enumeration.limit。
solve-growing = { $game }：连续 { $count } 个局面各不相同：状态中是否有无限增长的内容，例如回合计数？
solve-not-reached = { $game }：从求解的起点到不了状态 { $state }。
equilibrium-nothing-hidden = { $game } 没有隐藏任何内容，因而没有玩家需要混合策略：请用 solveGame 求解，在命令行请用 tyche exact。
equilibrium-recall = { $game }：玩家 { $player } 忘记了自己看到或做过的事：在 { $one } 之后与在 { $other } 之后，它的视图相同。请把它记得的内容加入视图。
equilibrium-actions = { $game }：在视图同为 { $view } 的两个状态中，玩家 { $player } 的行动不同：允许的行动必须能由视图得出。
equilibrium-payoff = { $game }：{ $problem }，状态为 { $state }。
equilibrium-too-large = { $game } 的历史多于 { $most } 个：请提高上限，或用 mccfr 方法抽样。
equilibrium-sampled = { $game }：某个机会事件的结果多于枚举的上限：请分小步抽取、提高 enumeration.limit，或用 mccfr 方法抽样。
equilibrium-state = `resume` 中的状态不属于采用这些选项的 { $game }：请不要给出。
equilibrium-no-stages = { $game }：backward-induction 需要两名收益之和为常数的玩家同时决策，且其他一切公开：请不要指定方法。
equilibrium-endless = { $game }：一局可能超过 { $most } 次决策，或永远不会结束：请限制回合数，并在状态中记录回合。
equilibrium-cycles = { $game }：某个状态会重复出现，而 facts.cycles 为 false：请将它设为 true。
equilibrium-open = { $game }：对局可能永远不会结束，其值取决于无限对局的收益：只能证明它在 { $low } 与 { $high } 之间。请限制回合数，并在状态中记录回合。
equilibrium-too-long = { $game }：mccfr 的一次迭代访问了超过 { $most } 个状态，因为它在每次决策时都要尝试一名玩家的所有行动：请求解决策次数更少的变体，或改用搜索来对局，例如 ismcts。
strategy-other = 该策略属于 { $other }，而不属于采用这些选项的 { $game }：请求解本游戏，或给出相同的选项。
strategy-changed = 该策略在 Tyche 写出之后被改动过：校验和不符。请用 writeStrategy 或 tyche equilibrium --save 重新写出。
strategy-damaged = 该文本不是 Tyche 写出的策略，或已损坏：请用 writeStrategy 或 tyche equilibrium --save 重新写出。

## 方法的设置与选项

method-no-settings = { $method } 没有设置“{ $name }”：它没有任何设置。
method-setting-unknown = { $method } 没有设置“{ $name }”；它有：{ $all }。
method-setting-value = { $method }：{ $name } 应为{ $wanted }，而不是 { $value }。
setting-text = 文本
setting-words = { $all } 之一
setting-between = 从 { $least } 到 { $most } 的{ $kind ->
    [whole] 整数
   *[number] 数
  }
setting-least = 不小于 { $least } 的{ $kind ->
    [whole] 整数
   *[number] 数
  }
setting-most = 不大于 { $most } 的{ $kind ->
    [whole] 整数
   *[number] 数
  }
setting-number = { $kind ->
    [whole] 整数
   *[number] 数
  }
method-option-unused = { $method } 不使用“{ $option }”：请去掉它。
method-option-unused-instead = { $method } 不使用“{ $option }”：{ $instead }。
method-searches-all = 它搜索一切可能发生的情况
method-limit-simulations = 请用 simulations、time 或 nodes 限制它
method-limit-tree = 请用 simulations、time 或 nodes 限制它，用 widen-actions 和 widen-outcomes 限制其宽度
method-filters = 由它的过滤器选择搜索的内容
method-counting = 它搜索到计数和自身工作量上限所允许的地方
method-sight = 它不看这次点击之后的事
method-packed = 请用 depth 或 time，以及概率的 threshold 来限制它
method-exact-values = 它知道每个行动的精确值
method-limit-time = 请用 time 限制它
connect-four-perfect-only = { $method } 只用于四子棋：请用别的方法。
