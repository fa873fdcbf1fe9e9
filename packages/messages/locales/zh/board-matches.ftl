### 双陆棋比赛记录页面。

matches-open = 打开比赛
matches-folder = 打开文件夹
matches-import = 导入战绩
matches-export = 导出战绩
matches-forget = 删除战绩
matches-help = 也可以把比赛文件或文件夹拖到页面上：.mat、.sgf、.xg 或文本。分析在本设备上进行，文件不会离开本设备。
matches-refused = 无法读取这些文件：{ $files }
matches-judging = 深度 { $depth }：{ $all } 个决策中已分析 { $done } 个。
matches-games = 各局
matches-cards = 另存为抽认卡
matches-turn = { $player }，第 { $game } 局第 { $turn } 回合
matches-played = { $roll }：{ $played }。更好：{ $best }

matches-player = 玩家
matches-player-both = 双方
matches-kind = 决策
matches-kind-all = 走子与加倍
matches-kind-play = 走子
matches-kind-cube = 加倍
matches-least = 错误下限
matches-least-doubtful = 可疑
matches-least-bad = 坏棋
matches-least-very-bad = 大坏棋
matches-order = 排序
matches-order-loss = 损失大的在前
matches-order-turn = 按对局顺序

matches-record = { $count } 场比赛的战绩
matches-by-time = PR 随时间的变化
matches-by-phase = 按阶段
matches-by-decision = 走子与加倍
matches-by-opponent = 按对手
matches-by-kind = 代价最大的决策类型
matches-heads-date = 日期
matches-heads-opponent = 对手
matches-heads-rating = PR
matches-heads-luck = 运气
matches-heads-decisions = 决策
matches-heads-lost = 损失

matches-phase-opening = 开局
matches-phase-bar = 棋子在中条
matches-phase-back-game = 后方局
matches-phase-holding = 据点局
matches-phase-contact = 其他接触
matches-phase-race = 赛跑
matches-phase-bear-off = 退子
