### 算法的选项。英文在 @tyche/engine 和 @tyche/games 中。

algorithm-option-ties = 值恰好等于窗口边界时是否剪枝。默认：prune。
algorithm-option-probes = star2.5 在每个结果之下探测的走法数。默认：3。
algorithm-option-coalitions = 追求收益之和的玩家，如 0,2/1,3。默认：各自为己。
algorithm-option-weights = 每个玩家对所有人收益的权重，各行以 / 分隔，如 1,0.5/0,1。默认：只计自己的。
algorithm-option-simulations = 模拟次数上限。默认：不限。
algorithm-option-exploration = 探索常数 c，以收益范围为单位。默认：0.7。
algorithm-option-playout = 调用评估函数之前随机走的决策数。默认：mcts 走到终局，puct 为 0。
algorithm-option-widen-actions = 新决策的行动数，随访问次数增加。默认：40。
algorithm-option-widen-outcomes = 新机会节点的结果数，随访问次数增加。默认：64。
algorithm-option-batches = 不做随机模拟时，新决策的各行动同时各算一次模拟（仅 mcts）。默认：on。
algorithm-option-solver = 把已证明的值向上传递。默认：on。
algorithm-option-memory = 树的内存上限，以兆字节计。默认：256。
algorithm-option-samples = 每个机会节点的样本数。默认：5。
algorithm-option-searches = 每个深度的搜索次数，各用自己的样本。默认：8。
algorithm-option-cuts = 机会节点处的剪枝。默认：star2。
algorithm-option-confidence = 预测可偏差的标准差数。默认：1.5。
algorithm-option-positions = 学习一个深度的预测所用的局面数。默认：40。
algorithm-option-worlds = 抽取的状态数上限。默认：40。
algorithm-option-world-nodes = 未给深度时每个状态的搜索节点数上限。默认：20000。
algorithm-option-downgrade = 搜索中从这个方块起把大方块减半；0 表示从不。默认：网络的对局很少达到的第一个方块。
algorithm-option-first = 第一次点击，如 r1c1。默认：由求解器决定。
algorithm-option-finalists = 猜测时看到两次猜测之后的候选数。默认：由求解器决定。
algorithm-option-sees = 单个数字，还有由它们推出的雷（marks），或所有符合的布雷。默认：layouts。
algorithm-option-width = 走法过滤器，或每个深度看所有走法（full）。默认：filters。
