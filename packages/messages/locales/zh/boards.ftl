board-board = 棋盘
board-game = 游戏
board-named = { $name }：{ $text }

board-game-tic-tac-toe = 井字棋
board-game-connect-four = 四子棋
board-game-pig = 小猪骰子
board-game-backgammon = 双陆棋
board-game-hypergammon = 三子双陆棋
board-game-einstein = 爱因斯坦棋
board-game-2048 = 2048
board-game-chess = 国际象棋
board-game-blackjack = 二十一点
board-game-ludo = 卢多棋
board-game-briscola = 布里斯科拉
board-game-kuhn = 库恩扑克
board-game-leduc = Leduc 扑克
board-game-liars-dice = 大话骰
board-game-hidden-coin = 杯下硬币
board-game-goofspiel = Goofspiel
board-game-rock-paper-scissors = 石头剪刀布
board-game-minesweeper = 扫雷
board-game-pac-man = 吃豆人
board-game-lifeboat = 救生艇

board-new-game = 新局
board-options = 规则
board-standard = 标准
board-plays = { $seat }由谁下
board-plays-alone = 由谁玩
board-you = 人
board-machine = { $seconds } 秒内全力

board-seat-tic-tac-toe =
    { $seat ->
        [0] 叉方
       *[1] 圈方
    }
board-seat-connect-four =
    { $seat ->
        [0] 红方
       *[1] 黄方
    }
board-seat-pig =
    { $seat ->
        [0] 先手
       *[1] 后手
    }
board-seat-backgammon =
    { $seat ->
        [0] 白方
       *[1] 黑方
    }
board-seat-hypergammon =
    { $seat ->
        [0] 白方
       *[1] 黑方
    }
board-seat-einstein =
    { $seat ->
        [0] 蓝方
       *[1] 橙方
    }
board-seat-2048 = 玩家
board-seat-chess =
    { $seat ->
        [0] 白方
       *[1] 黑方
    }
board-seat-blackjack = 玩家
board-seat-ludo =
    { $seat ->
        [0] 红方
        [1] 绿方
        [2] 黄方
       *[3] 蓝方
    }
board-seat-briscola =
    { $seat ->
        [0] 南家
       *[1] 北家
    }
board-seat-kuhn =
    { $seat ->
        [0] 先手
       *[1] 后手
    }
board-seat-leduc =
    { $seat ->
        [0] 先手
       *[1] 后手
    }
board-seat-liars-dice =
    { $seat ->
        [0] 先手
       *[1] 后手
    }
board-seat-hidden-coin =
    { $seat ->
        [0] 猜方
       *[1] 问方
    }
board-seat-goofspiel =
    { $seat ->
        [0] 左方
       *[1] 右方
    }
board-seat-rock-paper-scissors =
    { $seat ->
        [0] 左方
       *[1] 右方
    }
board-seat-minesweeper = 玩家
board-seat-pac-man =
    { $seat ->
        [0] 吃豆人
       *[1] 幽灵
    }
board-seat-lifeboat =
    { $seat ->
        [0] 船长
        [1] 大副
        [2] 厨师
       *[3] 水手
    }

board-to-move = 轮到{ $seat }
board-thinks = { $seat }正在思考
board-wins = { $seat }获胜
board-you-won = 您赢了
board-you-lost = 您输了
board-your-turn = 轮到您了
board-yourself = 您
board-seat-player = { $seat }（{ $player }）
board-you-resigned = 您已认输。
board-you-out-of-time = 您已超时。
board-end-lost-you = 您的失分
board-draw = 和局
board-ended = 本局结束，得 { $payoff }
board-take-back = 悔棋
board-take-back-here = 悔到这里
board-looking = 正在查看之前的局面
board-analysis = 分析
board-longer = 再想一会儿
board-stop = 停止
board-loading = 正在载入游戏……
board-worker-ended = 本页的一部分已停止运行，重试即可重新启动
board-try-again = 重试
board-solving = 正在求解……
board-failed = 无法分析：{ $sentence }
board-settled = { $depth ->
    [0] { $seconds } 秒
   *[other] 深度 { $depth }，{ $seconds } 秒
 }
board-solved = 已解出
board-best = 最佳：{ $action }，{ $worth }
board-worth = { $unit ->
    [game] 胜率 { $value }
    [match] 赢得比赛的概率 { $value }
    [points] 值为 { $value } 分
    [pawns] 值为 { $value } 兵
   *[none] 值为 { $value }
 }
board-margin = 比次佳多 { $difference }
board-equal = 另有同样好的着法
board-none-better = 没有更好的着法
board-close = 难分高下：{ $actions }
board-close-many = 难分高下：{ $count } 种着法
board-mix = 混合：{ $actions }
board-mix-so-far = 目前的混合：{ $actions }
board-only-move = 唯一的着法
board-move = 着法
board-value = 值
board-lost = 落后
board-depth = 深度
board-share = 频率
board-share-title = 混合策略采用这步的频率：总是同样走法的人会被对手利用
board-wins-in = { $plies } 步胜
board-loses-in = { $plies } 步负
board-ends-in = { $plies } 步终局
board-mate-in = { $moves } 回合杀
board-mated-in = { $moves } 回合被杀
board-ends-title = 胜方求快、负方求慢时，到终局还有几步

board-bounds-exact = 此深度下精确
board-bounds-lower = 至少
board-bounds-upper = 至多
board-bounds-estimate = 估计值

board-ranked = 着法排名
board-why = 可能发生什么
board-chance-of = { $action } 之后的随机结果
board-chance-help = 点击一个结果，让它发生。
board-record = 本局着法
board-start = 开局
board-graph = 每步之后的值
board-graph-help = 越高对{ $seat }越有利。圆点是有所损失的着法。
board-position = 局面
board-set = 摆上
board-dice = 公平骰子
board-promise = 承诺
board-secret = 密钥
board-promise-help = 承诺是密钥的 SHA-256；本局所有骰子都由密钥决定。引擎看不到密钥。
board-reveal = 公布并开始新局
board-row = 第 { $row } 行
board-column = 第 { $column } 列
board-empty = 空
board-last = 上一步

board-slides-up = 上
board-slides-right = 右
board-slides-down = 下
board-slides-left = 左

board-score = 得分 { $points }
board-die = 骰子为 { $face }
board-stone = { $number } 号子
board-chosen = 已选

board-editor-edit = 在棋盘上编辑
board-editor-title = { $game }的局面
board-editor-help = 选一枚棋子，再点格子，或直接拖动。再点一次即取走，橡皮和 Delete 键也可以。
board-editor-pieces = 棋子
board-editor-eraser = 橡皮
board-editor-left = { $name }，还剩 { $left }
board-editor-use = 使用此局面
board-editor-undo = 撤销
board-editor-clear = 清空棋盘
board-editor-cancel = 取消
board-editor-to-move = 轮到
board-editor-die = 骰子
board-editor-score = 分数
board-editor-not-rolled = 未掷

board-opponent-levels = 等级
board-opponent-level =
    { $level ->
        [1] 小鸡
        [2] 老鼠
        [3] 兔子
        [4] 松鼠
        [5] 水獭
        [6] 獾
        [7] 狐狸
        [8] 渡鸦
        [9] 猫头鹰
       *[10] 老鹰
    }，{ $level } 级
board-opponent-stronger = 强于 10 级：更多时间
board-opponent-machine = 全力
board-opponent-own = 自选方法……
board-opponent-method = 方法
board-opponent-usual = 该游戏的常用方法
board-opponent-limit = 每步限制

board-opponent-limits-time = 秒
board-opponent-limits-depth = 深度
board-opponent-limits-nodes = 节点

board-opponent-amount = 数量
board-opponent-pace = 机器落子

board-opponent-paces-0 = 立即
board-opponent-paces-500 = 半秒后
board-opponent-paces-1000 = 一秒后
board-opponent-paces-2500 = 慢慢地

board-opponent-pause = 暂停
board-opponent-go-on = 继续
board-opponent-claim = 提出和棋
board-opponent-cannot-play = 机器无法落子：{ $sentence }

board-review-title = 找出更好的着法
board-review-collect = 收集我最差的时刻
board-review-collected = 已收集 { $count } 个时刻。
board-review-judge-first = 请先评判整局（“账目”页）。
board-review-ask = 考考我（{ $waiting } 题待答）
board-review-daily = 每日一题
board-review-preparing = 正在准备局面……
board-review-none = 今天的局面没有明确的答案，请稍后再试。
board-review-question = 轮到{ $seat }：先猜一猜。
board-review-right = 正确。
board-review-wrong = 不是最佳。
board-review-gives = { $action } 损失 { $loss }。
board-review-better = 最佳是 { $action }。
board-review-played-then = 对局中走的是 { $action }，损失 { $loss }。
board-review-next = 下一题
board-review-close = 关闭
board-review-score = 已答 { $count } 题，平均损失 { $loss }。
board-review-tutor = 助教
board-review-threshold = 损失超过此值前先问我
board-review-doubt = { $action } 会损失 { $loss }。仍然要走吗？
board-review-play-all = 照走
board-review-again = 再想想
board-review-hint = 提示
board-review-more = 更多
board-review-stakes = 有一步比其他所有着法多 { $margin }。
board-review-alike = 有几步一样好。
board-review-undecided = 没有哪一步确定是最好的。
board-review-look = 看这里：{ $area }。
board-review-why = { $action }，{ $worth }。
board-review-why-next = 其次是 { $action }，少 { $loss }。
board-review-expected = 主要变例：{ $line }。
board-review-waiting = 有了初步分析就会给出提示。

board-files-title = 文件
board-files-record = 保存对局
board-files-text = 保存为文本
board-files-picture = 图片
board-files-no-picture = 此浏览器无法生成图片，请使用 SVG。
board-files-open = 打开对局
board-files-drop = 也可以把文件拖到页面的任何位置：保存的对局、PGN 国际象棋、.mat、.sgf 或 .xg 双陆棋。
board-files-reading = 正在读取 { $name } …

board-files-refusals-big = 文件太大，不是一局棋。
board-files-refusals-unknown = 文件中没有本页能读取的对局。
board-files-refusals-slow = 读取文件的时间太长：请打开其中一部分。

board-files-games-in = { $name } 中有 { $count } 局
board-files-left = 略去终局之后、或从第一步不合规则的着法起的着法：{ $count }。
board-files-left-out = 无法读取而略去的对局：{ $count }。
board-files-encoding = 文件不是 UTF-8：按 { $name } 读取。
board-files-copy-position = 复制局面
board-files-copy-moves = 复制着法
board-files-copy-link = 复制链接
board-files-copied = 已复制。

board-ledger-title = 账目：哪些是运气，哪些是技巧
board-ledger-of = 视角
board-ledger-judge = 评判整局
board-ledger-judging = 正在评判第 { $done } 回合，共 { $all } 回合
board-ledger-cancel = 取消
board-ledger-start = 开局的值
board-ledger-undealt = 首次发牌或掷骰之前的值
board-ledger-luck = 运气
board-ledger-own = 自己的损失
board-ledger-others = 他人的损失
board-ledger-changes = 他人的选择
board-ledger-revision = 后来才看到的
board-ledger-result = 结果
board-ledger-so-far = 此处的值
board-ledger-turn = 回合
board-ledger-choice = 选择
board-ledger-exact = 这里的值都是整局游戏的值：各行相加即为结果。
board-ledger-estimate = 各行相加即为结果。值是估计值；“后来才看到的”是引擎在走子之后才发现的部分，或当时难分高下的部分。
board-ledger-open = 评估完每个回合的随机结果后才显示运气。
board-ledger-average = 运气平均、选择不变时
board-ledger-unmeasured = ≈：这个游戏的估值误差尚未测量，因此运气只是没有误差范围的估计。
board-ledger-partly = 已评判 { $done } 回合，共 { $all } 回合。
board-ledger-none = 评判整局，便知哪些是运气，哪些是技巧。
board-ledger-impossible = 此处没有账目：一名玩家所得不能说明其他玩家所得，而该方法只为一名玩家评判。
board-ledger-receipt = 全部骰子的运气：{ $luck }。在这些局面可能掷出的所有结果中，{ $less } 更差。
board-ledger-receipt-between = 全部骰子的运气：{ $luck }。在这些局面可能掷出的所有结果中，{ $low } 到 { $high } 更差。
board-ledger-receipt-exact = 分布按回合逐一卷积得出，没有抽样。
board-ledger-receipt-judged = 每个掷骰结果由引擎评值，同一回合的结果深度相同。
board-ledger-sampled = 有 { $turns } 个回合可能发生的情形太多，无法逐一列出或评判：这些回合的运气由抽样估计，± 后为误差，100 次中有 95 次成立。

board-ledger-curves-value = 值
board-ledger-curves-luck = 开局加运气
board-ledger-curves-skill = 开局加选择

board-compare-compare = 比较对象
board-compare-nobody = 不比较
board-compare-title = 无论发生什么，{ $one } 还是 { $other }
board-compare-happens = 若出现
board-compare-difference = 差值
board-compare-all = 合计
board-compare-unlike = 这两步之后的随机结果不同，无法配对。
board-compare-flip = 转折点：若“{ $name }”的概率从 { $from } 变为 { $to }，选择就会改变。
board-compare-firm = 没有任何单个概率能改变这个选择。
board-compare-close = 难分高下：差值小于误差。

board-compare-certainty-solved = 已解出
board-compare-certainty-proved = 已证
board-compare-certainty-sampled = 抽样
board-compare-certainty-seen = 估计

board-compare-certainty-help-solved = 整局游戏的值
board-compare-certainty-help-proved = 真值的已证的界
board-compare-certainty-help-sampled = 样本均值及其 95% 区间
board-compare-certainty-help-seen = 此深度的搜索所见

board-compare-reply = { $happened }：最佳应着是 { $action }，值 { $value }。
board-compare-open = { $happened }：值 { $value }；尚不知哪个应着最好。
board-compare-ends = { $happened }：对局结束，值 { $value }。
board-compare-follows = { $action } 之后
board-compare-too-many = { $action } 之后的随机结果太多，无法列出。

board-table-pages-moves = 着法
board-table-pages-ledger = 账目
board-table-pages-study = 研究
board-table-pages-files = 文件
board-table-pages-matches = 比赛

board-table-beside = 棋盘旁
board-table-by-hand = 手动选择随机结果
board-table-secret = 终局之前没有文件和链接，以免泄露他人手中之物。
board-table-fell = { $action } 之后出现了什么？

board-duel-title = 方法对比
board-duel-help = 每种方法都从空白开始，思考棋盘上的局面。
board-duel-side = 第 { $number } 方
board-duel-add = 增加一方
board-duel-remove = 移除
board-duel-run = 开始思考
board-duel-stop = 停止
board-duel-together = 两个同时
board-duel-running = { $method } 正在思考……
board-duel-choice = 选择
board-duel-value = 值
board-duel-depth = 深度
board-duel-nodes = 节点
board-duel-rate = 每秒 { $nodes } 个节点
board-duel-time = 秒
board-duel-cuts = 剪枝
board-duel-known = 来自置换表
board-duel-saved = 在相同深度下，比 { $method } 节省了 { $share } 的节点。
board-duel-explore = 在“探索”中打开这棵树
board-duel-explore-help = 该局面本身的树，剪到约 50 个节点，可用已发表的算法逐步演示。叶节点的值取自向前看一步的搜索，并经舍入。
board-duel-growing = 树正在生长……
board-duel-tree-of = 局面的树：{ $game }

board-colours-colours = 棋盘颜色

board-colours-names-usual = 默认
board-colours-names-wood = 木纹
board-colours-names-felt = 绿绒
board-colours-names-slate = 石板

board-settings = 设置
board-settings-done = 完成
board-mode = 对局或分析
board-modes-play = 对局
board-modes-analyse = 分析
board-new-game-undo = 撤销新对局
board-resign = 认输
board-resigned = { $seat }认输。
board-out-of-time = { $seat }已超时。
board-out-of-time-drawn = 对方已无法将死，因此为和棋。
board-control = 棋钟（从下一局开始）
board-control-terms =
    { $minutes ->
        [0] 无
       *[other] { $minutes } 分钟，每步加 { $seconds } 秒
    }
board-record-none = 还没有走棋。
board-type-move = 输入着法
board-type-wrong = “{ $text }”在这里不是合法着法。

board-start-continue = 继续
board-group-classics = 经典
board-group-dice = 骰子
board-group-cards = 纸牌与虚张声势
board-group-puzzles = 单人或合作
board-about-chess = 困住对方的王。
board-about-connect-four = 落子下沉，四子连线。
board-about-tic-tac-toe = 九格之内，三子连线。
board-about-backgammon = 十五枚棋子、两颗骰子的赛跑。
board-about-hypergammon = 每方三枚棋子的双陆棋。
board-about-pig = 继续掷，还是见好就收。
board-about-ludo = 率先让所有棋子回家。
board-about-einstein = 骰子决定哪枚石子走向对角。
board-about-blackjack = 比庄家更接近 21 点。
board-about-briscola = 意大利纸牌，吃墩与将牌。
board-about-kuhn = 最小的扑克：三张牌，一次下注。
board-about-leduc = 小型扑克：六张牌，两轮下注。
board-about-liars-dice = 对暗骰叫数，或者揭穿谎言。
board-about-goofspiel = 暗中出牌竞价，赢取奖品。
board-about-rock-paper-scissors = 同时出手，多轮较量。
board-about-hidden-coin = 猜暗面，或拿稳妥的收益。
board-about-2048 = 滑动方块，合并相同的数。
board-about-minesweeper = 打开所有没有地雷的格子。
board-about-pac-man = 在被鬼抓住之前吃光豆子。
board-about-lifeboat = 齐心划桨舀水，别让船沉没。
board-start-moves = 已走 { $count } 步

board-end-title = 对局结束
board-end-lost = { $seat }的失分
board-end-lost-alone = 失分
board-amount = { $value } { $unit ->
    [pawns] 兵
   *[points] 分
 }
board-end-worst = 损失最大的一步
board-end-judged = 已评判 { $done } 回合，共 { $all } 回合
board-results = 对{ $opponent }：{ $won } 胜 { $drawn } 平 { $lost } 负。
board-results-alone = 共 { $played } 局，胜 { $won } 局。
board-results-score = { $played ->
    [1] 1 局：{ $best }。
   *[other] 共 { $played } 局：最好 { $best }，平均 { $mean }。
 }
board-results-streak = 连胜 { $streak } 局；最长连胜 { $longest } 局。
board-end-again = 再来一局
board-end-review = 复盘

board-end-tiles = 已无法滑动。最大方块：{ $tile }。
board-end-full = 棋盘已满。
board-end-row = { $length } 子连成一线。
board-end-points = { $own } 比 { $other }。
board-end-corner = 一枚棋子到达了对角。
board-end-taken = 一方的棋子全部被吃。

board-rules-how = 玩法
board-rules-of = { $game }的玩法
board-rules-close = 关闭
board-rules = 细则
board-rules-use = 用这些规则开新局

board-ledger-title-skill = 账目：优势在哪里丢失
board-ledger-none-skill = 评判整局，便知优势在哪里丢失。
board-graph-open = 还有 { $count } 个局面未评估（灰色）。

board-sounds = 声音
board-end-score = 游戏结束：得分 { $points }

board-daily = 今日对局
board-daily-of = { $date }的每日对局。
board-daily-start = 每日对局，人人相同：{ $game }，{ $date }
board-daily-share = 复制结果
board-daily-text = { $game }，{ $date }的每日对局：{ $result }。
board-statistics = 统计
board-results-fastest = 最快获胜：{ $time }。
