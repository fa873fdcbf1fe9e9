### `tyche analyze` 的报告：表格、网页，以及比赛文件里的注释。

## 标记

analysis-mark-doubtful = 可疑
analysis-mark-bad = 差
analysis-mark-very-bad = 很差
analysis-none-marked = 没有被标记的决策。
analysis-no-turn-marked = 没有被标记的回合。
analysis-no-move-marked = 没有被标记的走法。

## 表头

analysis-heading-game = 局
analysis-heading-turn = 回合
analysis-heading-move = 步
analysis-heading-player = 玩家
analysis-heading-position = 局面
analysis-heading-roll = 骰子
analysis-heading-played = 走法
analysis-heading-best = 最佳
analysis-heading-loss = 损失
analysis-heading-luck = 运气
analysis-heading-cube = 加倍骰
analysis-heading-correct = 正确
analysis-heading-turns = 回合数
analysis-heading-unforced = 非强制
analysis-heading-moves = 步数
analysis-heading-lost = 损失
analysis-heading-lost-per-move = 每步
analysis-heading-total-lost = 合计
analysis-heading-error-rate = 错误率
analysis-heading-snowie = Snowie
analysis-heading-of-match = 占比赛
analysis-heading-points = 分数
analysis-heading-performance = PR
analysis-heading-file = 文件
analysis-heading-matches = 比赛数
analysis-heading-decisions = 决策数
analysis-heading-opening = 开局
analysis-heading-bar = 中条
analysis-heading-back-game = 后方局
analysis-heading-holding = 据点局
analysis-heading-contact = 接触
analysis-heading-race = 赛跑
analysis-heading-bear-off = 退子
analysis-heading-result = 结果
analysis-heading-luck-adjusted = 去除运气
analysis-heading-play = 走法
analysis-heading-equity = 权益值
analysis-heading-depth = 深度
analysis-heading-difference = 差距
analysis-heading-score = 比分
analysis-heading-won = 胜者
analysis-heading-win = 胜 %
analysis-heading-win-gammon = 双倍胜 %
analysis-heading-win-backgammon = 三倍胜 %
analysis-heading-lose-gammon = 双倍负 %
analysis-heading-lose-backgammon = 三倍负 %

## 网页各行

analysis-unforced-plays = 非强制走法
analysis-lost-by-plays = 走子损失
analysis-lost-by-cube = 加倍骰损失
analysis-lost-in-total = 总损失
analysis-snowie-rate = Snowie 错误率
analysis-unforced-of = { $unforced }/{ $turns }
analysis-not-finished = 未完
analysis-percent = { $value }%
analysis-match-won = 胜
analysis-match-lost = 负

## 加倍骰决策

analysis-no-errors = 无误
analysis-correct-decisions = { $count } 次无误
analysis-error-missed-double = 错过加倍
    .counted = 错过加倍 { $count } 次
analysis-error-wrong-double = 错误加倍
    .counted = 错误加倍 { $count } 次
analysis-error-wrong-take = 错误接受
    .counted = 错误接受 { $count } 次
analysis-error-wrong-pass = 错误拒绝
    .counted = 错误拒绝 { $count } 次
analysis-error-missed-beaver = 错过反加倍
    .counted = 错过反加倍 { $count } 次
analysis-error-wrong-beaver = 错误反加倍
    .counted = 错误反加倍 { $count } 次
analysis-error-missed-raccoon = 错过再反加倍
    .counted = 错过再反加倍 { $count } 次
analysis-error-wrong-raccoon = 错误再反加倍
    .counted = 错误再反加倍 { $count } 次
analysis-action-no-double = 不加倍
analysis-action-double = 加倍
analysis-action-take = 接受
analysis-action-pass = 拒绝
analysis-action-beaver = 反加倍
analysis-action-raccoon = 再反加倍
analysis-heading-no-double = 不加倍
analysis-heading-double-take = 加倍，接受
analysis-heading-double-pass = 加倍，拒绝

## 网页

analysis-title = { $players }，{ $length ->
    [0] 赌分
   *[other] { $length } 分比赛
  }
analysis-play-title = 第 { $game } 局第 { $turn } 回合：{ $player } 掷得 { $roll }，走 { $played }
analysis-cube-title = 第 { $game } 局第 { $turn } 回合：{ $player } 掷骰之前
analysis-action-of = { $player }：{ $action }
analysis-action-error = { $player }：{ $action }，{ $error }，{ $loss }
analysis-loses = 损失 { $loss }
analysis-marked-loss = { $mark }，损失 { $loss }
analysis-too-close = { $loss }，相差太小，无法判定
analysis-rolled-out = { $loss } ± { $halfWidth }，由模拟得出
analysis-luck-of-roll = 此次掷骰的运气 { $luck }
analysis-correct-is = 正确：{ $verdict }。
analysis-without-cube = 不用加倍骰下到底的概率：
analysis-not-legal = 第 { $game } 局第 { $turn } 回合：{ $player } 用 { $roll } 走了 { $played }，不合规则，未予评判。
analysis-light-checkers = 掷骰一方执浅色棋子。
analysis-arrows = 箭头：绿色为最佳走法，橙色为实际走法。
analysis-show = 显示：
analysis-score = 比分 { $own }–{ $other }
analysis-away = 还差 { $own } 分和 { $other } 分，{ $length } 分比赛
analysis-crawford = 克劳福德局
analysis-pips = 点数 { $own }–{ $other }
analysis-borne-off = 已移出 { $own }–{ $other }
analysis-match-cost = 比赛的 { $cost }

## 棋盘

analysis-board = 掷骰一方 { $own }。对手 { $other }。
analysis-board-point = { $point }：{ $count }
analysis-board-bar = 中栏
analysis-board-off = 出 { $count } 子

## 注释

analysis-comment-play = { $play } { $equity }
analysis-comment-error = { $play } { $equity }，{ $loss }：{ $best } { $bestEquity }
analysis-comment-loss = 损失 { $loss }（{ $mark }）
analysis-comment-luck = 运气 { $luck }
analysis-comment-cube = 加倍骰：不加倍 { $noDouble }，加倍并接受 { $doubleTake }，正确：{ $verdict }
analysis-comment-cube-error = { $player } { $error }，{ $loss }
analysis-no-play = 无棋可走

## 各数的定义与由来

analysis-define-equity = 权益值以所下的注为单位 1：赌分时是加倍骰的分数，有比分时是赢下与输掉这些分数之间比赛胜率之差的一半。
analysis-define-error-rate = 错误率是走子损失的权益值，以千分之一分（mp）计，按非强制回合（不止一种不同走法）平均；Snowie 的错误率按双方全部回合平均。
analysis-define-total = 合计：走子与加倍骰，按非强制回合与计入的加倍骰决策平均（每次加倍、接受、拒绝，以及加倍的损失会小于 0.16 之处）；Snowie：按双方全部回合平均；PR 是每次决策所损失权益值的 500 倍，同 eXtreme Gammon，但它没有公布哪些决策计入。
analysis-define-luck = 一次掷骰的运气是它的最佳走法的权益值减去所有掷骰的平均值，以评估器为准；扣除运气后的结果是结果减去玩家自己的运气，再加上对手的运气。
analysis-define-phases = 各阶段的 PR：退子是没有接触且棋子全部在内盘；赛跑是没有接触。有接触时，一局的前六个回合是开局；此后，中条指有棋子在中条上，后方局指对方内盘有两枚以上己方棋子，据点局指在对方内盘或其 7 点有据点，接触指其余情形。走子的 PR 统计非强制的走子，加倍骰的 PR 统计计入的加倍骰决策。
analysis-not-measured = { $evaluator } 的误差尚未测定，因此只标出经模拟的决策。
analysis-by-depth = 以 { $evaluator } 分析，深度 { $depth }。
analysis-by-time = 以 { $evaluator } 分析，每次决策 { $seconds } 秒，深度最多 { $depth }。
analysis-doubt-depth = 损失达 0.02 的走法搜索到深度 { $depth }。
analysis-rollout = 损失达 0.02 的走法和距界限 0.05 以内的加倍骰决策由模拟得出，{ $trials } 局，每局 { $turns } 回合，已扣除运气。

## 国际象棋

analysis-mate-in = { $move }（{ $moves } 步将杀）
analysis-mated-in = { $move }（{ $moves } 步被将杀）
analysis-moves-left-out = 第 { $game } 局按规则在最后 { $count } 步之前已经结束，这些走法略去。
analysis-chess-loss = 损失以期望收益计：胜为 1，负为 -1。
