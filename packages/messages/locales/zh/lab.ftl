lab-title = Tyche Lab
lab-tagline = 一步一步看带机会节点的博弈树
lab-skip = 跳到主要内容

lab-place-explore = 探索
lab-place-compare = 比较
lab-place-practise = 练习
lab-place-boards = 棋盘

lab-language-label = 语言

lab-theme-label = 颜色
lab-theme-system = 跟随系统
lab-theme-light = 浅色
lab-theme-dark = 深色

lab-dismiss = 关闭
lab-more = 更多
lab-loading = 正在加载……

lab-failure-broken = 页面的一部分出错了。您的树保存在地址中：重新加载即可继续。
lab-failure-not-loaded = 此部分未存储在本设备上，网络也无法连接。联网后请重新加载。
lab-failure-new-version = Lab 有新版本可用。
lab-failure-reload = 重新加载

lab-panels-tree = 树
lab-panels-text = 文本
lab-panels-edit = 编辑
lab-panels-search = 搜索
lab-panels-pseudocode = 伪代码
lab-panels-counters = 计数器
lab-panels-actions = 根节点的行动
lab-panels-outcomes = 根节点的结果
lab-panels-what-if = 什么会改变决策？
lab-panels-properties = 性质
lab-panels-equilibrium = 均衡
lab-panels-settings = 设置
lab-panels-share = 分享
lab-panels-use = 使用这棵树

lab-tree-random = 随机树
lab-tree-seed = 随机种子
lab-tree-levels = 层数
lab-tree-branching = 子节点数
lab-tree-kinds = 种类
lab-tree-leaves = 叶节点从、到
lab-tree-draw = 生成树
lab-tree-open = 打开文件
lab-tree-drop = 也可以把文件拖到页面上：JSON、嵌套列表、CS188 测试、CMU 括号、Gambit .efg、LaTeX forest、CSV 表格。
lab-tree-root-kind = 列表的根节点
lab-tree-too-big = 文件有 { $megabytes } MB，最多读取 25 MB。
lab-text-too-large = 文本有 { $millions } 百万字符，最多读取 { $most } 百万。
lab-unexpected = 出错了：{ $message }
lab-tree-unreadable = 无法读取文件。
lab-kinds-max-chance-min-chance = MAX、机会、MIN、机会
lab-kinds-max-chance-min = MAX、机会、MIN
lab-kinds-max-min = MAX、MIN
lab-kinds-max-chance = MAX、机会
lab-kinds-irregular = 混合

lab-text-label = 树的文本
lab-text-help = 在这里输入或者编辑图：两者总是同一棵树。
lab-text-ok = 按 { $format } 读取。
lab-text-too-long = 这棵树的文本太长，不能在这里编辑。请存成文件再编辑。

lab-node-kind = 种类
lab-node-label = 标签
lab-node-value = 收益
lab-node-payoffs = 所有玩家的收益请在文本中编辑。
lab-node-estimate = 估值
lab-node-action = 边的名称
lab-node-pay = 边的收益
lab-node-probability = 概率
lab-node-equal = 让各结果等可能
lab-node-add = 添加子节点
lab-node-remove = 删除
lab-node-left = 左移
lab-node-right = 右移
lab-node-mirror = 镜像
lab-node-copy = 复制
lab-node-paste = 粘贴
lab-node-root = 根节点
lab-node-keys = 在树中：方向键移动，Enter 和空格键在节点处前进，F2 编辑，Insert 添加，Delete 删除，Ctrl+C 和 Ctrl+V 复制粘贴，Alt+方向键改变顺序，M 镜像，句号和逗号前进后退。
lab-edit-problem-root-stays = 根节点上方没有边，不能删除或移动。
lab-edit-problem-no-number = 这不是数：请写 3、-2.5 或 1/3。
lab-edit-problem-no-probability = 概率在 0 和 1 之间：请写 0.25、1/4 或 25%。
lab-edit-problem-only-outcome = 唯一的结果概率为 1。
lab-edit-problem-has-payoffs = 这个叶节点对每个玩家各有收益，请在文本中编辑。
lab-edit-problem-too-long = 名称最多 200 个字符。

lab-picture-label = 博弈树
lab-picture-undo = 撤销
lab-picture-redo = 重做
lab-picture-zoom-in = 放大
lab-picture-zoom-out = 缩小
lab-picture-fit = 显示整棵树
lab-picture-all = 全部展开
lab-picture-fold = 重新折叠
lab-picture-only-here = 只看这棵子树
lab-picture-breadcrumb = 到所示子树的路径
lab-picture-minimap = { $isTouch ->
    [true] 总览；轻触前往
   *[other] 总览；点击前往
  }
lab-picture-more = 还有 { NUMBER($count, useGrouping: "auto") } 个
lab-picture-shown = 显示 { NUMBER($shown, useGrouping: "auto") } / { NUMBER($all, useGrouping: "auto") } 个节点
lab-picture-laying-out = 正在布局……
lab-picture-tree-help = 博弈树
lab-picture-cut = 剪去
lab-picture-faded = 已跳过
lab-picture-current = 当前
lab-line-label = { $name }：值在 { $interval } 内

lab-step-label = 逐步查看搜索
lab-step-first = 第一步
lab-step-back = 后退
lab-step-play = 播放
lab-step-pause = 暂停
lab-step-forward = 前进
lab-step-last = 最后一步
lab-step-cut-back = 上一次剪枝
lab-step-cut-forward = 下一次剪枝
lab-step-keys = 方向键步进，空格键播放，Home 和 End 到首尾，Page Up 和 Page Down 到剪枝处。
lab-step-slider = 步
lab-step-speed = 速度
lab-step-of = 第 { $step } 步，共 { $all } 步
lab-step-start = { $isTouch ->
    [true] 搜索还没有开始。请前进、播放，或轻触一个节点。
   *[other] 搜索还没有开始。请前进、播放，或点击一个节点。
  }
lab-step-untold = 这次搜索太长，无法逐步查看：这是它的结果。
lab-step-working = 正在搜索……已有 { NUMBER($events, useGrouping: "auto") } 个事件

lab-search-algorithm = 算法
lab-search-classic = 经典
lab-search-notation = 画法
lab-notation-aima = AIMA：三角形、圆
lab-notation-cs188 = CS188：梯形、圆
lab-notation-ucla = UCLA：MAX 方形，MIN 圆形
lab-notation-decision = 决策分析
lab-search-numbers = 数
lab-search-exact = 精确分数
lab-search-decimal = 小数
lab-search-low = 下界 L
lab-search-high = 上界 U
lab-search-wrong = 设置“{ $setting }”不完整或不是数：请写 3、-2.5 或 1/3。
lab-search-reset = 默认设置
lab-search-auto = 默认

lab-counters-kind = 种类
lab-counters-visited = 已访问
lab-counters-of-all = 总数
lab-counters-total = 全部
lab-counters-pruned = 剪去的节点
lab-counters-cuts = 剪枝次数
lab-counters-minimal = 最小树的叶节点数（Knuth 与 Moore）
lab-counters-count = { $name }：{ $count }
lab-counters-leaves-now = 访问的叶节点
lab-counters-again = Star2 可能访问一个节点两次：其中一次是探测。

lab-actions-action = 行动
lab-actions-value = 搜索
lab-actions-exact = 精确
lab-actions-best = 最佳
lab-actions-never = 未访问
lab-actions-result = 值为 { $value }

lab-gallery-open = 经典的树……
lab-gallery-title = 经典的树
lab-gallery-new-tree = 新建树
lab-gallery-name = 树的名称
lab-preset-first = 第一棵带机会节点的树：Star1 剪枝，Star2 剪得更多
lab-preset-aima-5-2 = Russell 与 Norvig《AIMA》：两步的博弈树
lab-preset-aima-chance = Russell 与 Norvig《AIMA》：收益的次序不变，走法却变了
lab-preset-knuth-moore = 依 Knuth 与 Moore 1975：一次深层剪枝
lab-preset-cs188-expectimax = CS188：相信概率，还是担心最坏情况（expectimax）
lab-preset-ballard = 依 Ballard 1983：均匀的机会节点
lab-preset-dice = 一颗骰子：继续还是停下
lab-preset-three-players = Russell 与 Norvig《AIMA》：三名玩家（max^n）
lab-preset-name-safe = 稳妥
lab-preset-name-risky = 冒险
lab-preset-name-clever = 巧妙
lab-preset-name-first = 第一
lab-preset-name-second = 第二
lab-preset-name-left = 左
lab-preset-name-right = 右
lab-preset-name-stop = 停手
lab-preset-name-roll-once = 掷一次
lab-preset-name-3-points = 3 分
lab-preset-name-die = 骰子

lab-refused-chance = { $algorithm } 没有处理机会节点的规则。
lab-refused-players = { $algorithm } 只用于两个玩家，而这棵树有 { $players } 个玩家。
lab-refused-imperfect = { $algorithm } 用于完美信息，而此树中有玩家无法区分的节点。{ $isSolvable ->
    [true] 这里显示它的纳什均衡。
   *[false] 命令“tyche equilibrium”只求解两名玩家且收益为常和的此类树。
  }
lab-refused-constant-sum = { $algorithm } 要求每个叶节点的收益之和都相同。
lab-refused-equal-probabilities = { $algorithm } 要求每个机会节点的各个结果概率相等。
lab-refused-outside = 节点 { $node } 的值 { $value } 超出了界限 { $bounds }。
lab-refused-setting = 设置“{ $setting }”不是允许的数，或者两端颠倒了。
lab-refused-player = 没有玩家 { $player }：共有 { $players } 个玩家，从 0 开始编号。
lab-refused-teams = 尚未设置分队。
lab-refused-two-teams = 玩家 { $player } 同时在两个队里。
lab-refused-order = 这种搜索顺序只用于每个叶节点收益之和相同的两个玩家。
lab-refused-estimate = 搜索停在节点 { $node }，而它没有估计值。
lab-refused-estimates = 迭代加深会先停在每个内部节点，而节点 { $node } 没有估计值。
lab-fix-use = 使用 { $algorithm }
lab-fix-with-bounds = 使用界限 { $bounds }
lab-fix-with-teams = 使用分队 { $teams }
lab-fix-without = 清除设置“{ $setting }”

lab-link-problem-too-large = 这棵树太大，无法放进链接：请保存为文件，再传送文件。
lab-link-problem-too-long = 链接太长，不是 Lab 的链接。
lab-link-problem-not-ours = 这不是 Lab 的链接：缺少一部分或被改动过。
lab-link-problem-version = 链接来自更新版本的 Lab。
lab-link-problem-bomb = 链接展开后超过了链接中的树所允许的大小。
lab-link-problem-damaged = 链接已损坏：缺少结尾或被改动过。
lab-link-problem-no-tree = 链接中没有可以读取的树。
lab-link-problem-no-game = 链接中没有可以读取的对局。

lab-save-tree = 将树保存为文件
lab-open-in-lab = 在 Lab 中打开

lab-lesson-title = 搜索什么时候可以不再看下去？
lab-lesson-open = 从一个问题开始
lab-lesson-premise = 所有收益都在 { $low } 到 { $high } 之间。
# The word of lab-lesson-premise that explains itself, as it is written there.
lab-lesson-payoff = 收益
lab-lesson-question = MAX 可以不再看“{ $risky }”吗？
lab-lesson-ask = { $isTouch ->
    [true] 请轻触您会跳过的那条边。
   *[other] 请点击您会跳过的那条边。
  }
lab-lesson-right = 对，就是这条。
lab-lesson-wrong = 不是这条：请看哪一条可以跳过。
lab-lesson-altogether = 还不行：MAX 对“{ $risky }”一无所知，它可能比“{ $safe }”更好。
lab-lesson-beat-1 = MAX 先看“{ $safe }”。现在“{ $risky }”必须超过它各结果的平均值。
lab-lesson-beat-2 = 再看“{ $risky }”。现在还一无所知：它的值可以低到最低的收益，也可以高到最高的收益。
lab-lesson-beat-3 = 第一个结果缩小了范围：无论其余结果如何，“{ $risky }”都到不了两端了，但仍有可能比“{ $safe }”更好。
lab-lesson-beat-4 = 第二个结果的收益是最低的。“{ $risky }”最多能达到的值已低于“{ $safe }”。
lab-lesson-beat-5 = 即使最后是 { $high }，“{ $risky }”也达不到 MAX 从“{ $safe }”得到的值。MAX 不看最后一个结果就跳过它。
lab-lesson-beat-6 = MAX 选择“{ $safe }”。答案是精确的，而有一个叶节点从未看过。这种搜索叫作 Star1。
lab-lesson-own = 现在由您来改：左右拖动一个叶节点，或连按它两次再输入。剪枝什么时候会消失？
lab-lesson-own-now = { $cuts ->
    [0] 现在没有剪枝：Star1 访问全部 { $all } 个叶节点。
   *[other] Star1 访问 { $all } 个叶节点中的 { $leaves } 个。
  }
lab-lesson-outside = 这里不能有 { $payoff } 的收益：只有知道没有收益低于 { $low } 或高于 { $high }，搜索才能跳过结果。
lab-lesson-next = 下一步
lab-lesson-back = 后退
lab-lesson-to-own = 由您来改
lab-lesson-workbench = 打开工作台
lab-lesson-leave = 直接到工作台

lab-format-json = JSON
lab-format-words = 文字写出的树
lab-format-nested = 嵌套列表
lab-format-parentheses = CMU 括号
lab-format-berkeley = CS188 测试
lab-format-csv = 表格
lab-format-efg = Gambit 博弈（.efg）
lab-format-forest = LaTeX 树（forest）

lab-term-max = MAX 是希望值尽可能大的玩家。
lab-term-min = MIN 是希望值尽可能小的玩家。
lab-term-chance = 机会节点上没有人做决定：它的值是各结果按概率加权的平均。
lab-term-player = 由多名玩家之一做决定的节点，每名玩家只看自己的收益。
lab-term-leaf = 叶节点：博弈的终点。它的收益是 MAX 所得；有多名玩家时，每人有自己的收益。
lab-term-probability = 机会节点下方边上的数是该结果的概率：1/3 就是三次中有一次。
lab-term-alpha = α 是 MAX 在别处已经能得到的值：不超过 α 的值不会改变上面的决定。
lab-term-beta = β 是 MIN 在别处已经能压到的值：不低于 β 的值不会改变上面的决定。
lab-term-window = 窗口 (α, β)：只有在两者之间的值才可能改变上面的决定。
lab-term-interval = 区间的两端是下界和上界：无论还没看到的部分如何，值都在两者之间。
lab-term-bound = ≥ 表示至少，≤ 表示至多：搜索知道值的一个界。
lab-term-cut = ✂ 是一次剪枝：下面的子节点不会改变决定，搜索跳过它们。

lab-about = 关于
lab-about-access = 所有功能都可以用键盘和屏幕阅读器使用；文字对比度至少为 4.5:1；动画遵循系统设置。图同时是一棵 ARIA 树：方向键在其中移动。
lab-about-licence = 在此制作的练习卷、幻灯片和图可按 CC BY 4.0 使用、修改和传播。
lab-about-cite = 引用：Tyche Lab，带机会节点的博弈树，逐步查看；请附上树的链接和日期。
lab-storage-refused = 浏览器无法保存任何内容，因为存储空间已满或被禁用：关闭此页面后，结果和对局将会丢失。
