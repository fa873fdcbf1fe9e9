### 游戏对局面的说明：如何下，为何某个行动最佳，加倍骰如何。

typing-2048 = 键入所有方块滑动的方向：left、right、up 或 down。
typing-backgammon = 键入走法，如 8/5 6/5，其中可用 bar 和 off，或键入其编号；对加倍骰，键入列表中的行动。
typing-blackjack = 键入 hit 再要一张牌，stand 停牌，或 double 加倍赌注并只要一张牌。
typing-minesweeper = 按行和列键入要翻开的格子，如 r2c7，或一次键入几个：r2c7 r3c1。
typing-pac-man = 键入下一步的方向：West、East、North 或 South，或键入 Stop 停留。
sweep-safe = 翻开所有必定安全的格子
seat-stones = { $first } 到 { $last }
seat-white = 白方
seat-black = 黑方

## 为何某个行动最佳

reason-draw = 双方都下得最好时，对局为和棋。
reason-wins = { $winner ->
    [first] 先手获胜，无论后手怎么下
   *[second] 后手获胜，无论先手怎么下
  }。
reason-wins-in = { $winner ->
    [first] 先手从此处起 { $plies } 子内获胜，无论后手怎么下
   *[second] 后手从此处起 { $plies } 子内获胜，无论先手怎么下
  }。
reason-first-told = 还什么都不知道：这是所要求的首次点击。
reason-first-click = 还什么都不知道：这样首次点击获胜最多。
reason-certain = { $cells ->
    [1] 该格
   *[other] 这些格子
  }在{ $only ->
    [true] 唯一符合的布雷中
   *[false] 全部 { $layouts } 种符合的布雷中都
  }没有地雷。
reason-exact = 没有必定安全的格子。在 { $layouts } 种符合的布雷中，最佳下法在 { $won } 种里获胜。
reason-lookahead = 没有必定安全的格子，且有 { $layouts } 种符合的布雷，多得无法精确求解：{ $even ->
    [true] 在两格之间对半猜，别处翻开什么都无法区分它们，现在就猜是为了它的数字所显示的信息
   *[false] 按前瞻猜测
  }。{ $tried ->
    [true] 曾尝试精确求解，但用时过长。
   *[false] { "" }
  }

## 加倍骰

advice-cube = 加倍骰：不加倍 { $none }，加倍且接受 { $take }，加倍且拒绝 { $pass }（{ $unit ->
    [normalised] 已归一化
   *[cube] 以加倍骰计
  }）
advice-match = 差 { $own } 分对差 { $other } 分：赢得比赛的机会 { $chances }
advice-points = 接受点 { $takePoint }，加倍即胜点 { $cashPoint }，双倍胜的价值：赢 { $won }、输 { $lost }，失去市场 { $losers }

## 精确求解

rules-blackjack = 无限副牌；庄家先查看是否为黑杰克，16 点及以下要牌，任何 17 点都停牌；黑杰克赔 3 比 2；任意前两张牌可加倍；不能分牌、买保险或投降。
method-retrograde-boards = 对旋转或镜像后不相同的所有棋盘作逆向分析
method-value-iteration = 值迭代
progress-solving = 正在求解：{ $percent } %
progress-positions = 已搜索 { NUMBER($positions, useGrouping: "true") } 个局面
progress-sweep = 第 { $sweep } 遍，{ $percent } %{ $change ->
    [none] { "" }
   *[any] ，最大变化 { $change }
  }
