backgammon-point = { $point } 点
backgammon-bar = { $seat }的中栏
backgammon-off = { $seat }已出子
backgammon-checkers = { $seat } { $count } 子
backgammon-movable = 可走
backgammon-picked = 已拿起
backgammon-target = 可到

backgammon-decisions-roll = 掷骰
backgammon-decisions-double = 加倍
backgammon-decisions-take = 接受加倍
backgammon-decisions-pass = 拒绝
backgammon-decisions-beaver = 反加倍
backgammon-decisions-raccoon = 再反加倍
backgammon-decisions-resign-single = 认输
backgammon-decisions-resign-gammon = 认输双倍
backgammon-decisions-resign-backgammon = 认输三倍
backgammon-decisions-accept = 同意
backgammon-decisions-reject = 拒绝

backgammon-no-move = 无棋可走
backgammon-no-move-long = 掷得 { $dice }，无棋可走。
backgammon-go-on = 继续
backgammon-only-move = 唯一走法：
backgammon-choose = 走 { $dice }：先选棋子，再选去处。
backgammon-composed = 已走 { $moves }。
backgammon-done = 确定
backgammon-undo = 撤销
backgammon-flip = 翻转棋盘
backgammon-mirror = 换到另一侧出子
backgammon-pips = { $pips } 步
backgammon-ahead = 领先 { $pips }
backgammon-to-roll = 请掷骰，或先加倍。
backgammon-rolled = { $seat }掷得 { $dice }。
backgammon-played = { $seat }走了 { $moves }。
backgammon-offered = { $seat }加倍到 { $value }：接受还是放弃？
backgammon-beavered = { $seat }反加倍到 { $value }：接受还是放弃？
backgammon-resigned = { $seat }：{ $what }？
backgammon-cube-in-middle = 加倍骰 { $value }，在中间
backgammon-cube-owned = 持有加倍骰 { $value }
backgammon-empty = 空
backgammon-score = { $points }/{ $length }，还差 { $away }
backgammon-crawford = 克劳福德局：不用加倍骰

backgammon-kinds-single = 单倍胜
backgammon-kinds-gammon = 双倍胜
backgammon-kinds-backgammon = 三倍胜

backgammon-over = 本局结束。
backgammon-keys = 方向键选点，回车拿起或放下棋子，1 到 6 按该骰子走，退格撤销一步，R 掷骰，D 加倍，F 翻转棋盘。
backgammon-chances = { $seat }的胜负机会
backgammon-chances-help =
    { $depth ->
        [1] 按排在首位的走法。
       *[other] 按排在首位的走法，前看 { $depth } 手。
    }
backgammon-wins = 胜
backgammon-loses = 负

backgammon-of-which-all = 合计
backgammon-of-which-gammon = 双倍
backgammon-of-which-backgammon = 三倍

backgammon-cube-title = 加倍骰
backgammon-cube-help = 加倍骰前看 { $depth } 个决策。

backgammon-cube-rows-no-double = 不加倍
backgammon-cube-rows-double-take = 加倍，接受
backgammon-cube-rows-double-pass = 加倍，拒绝

backgammon-equity = 期望值
backgammon-match-chance = 赢得比赛
backgammon-take-point = 接受点
backgammon-market-losers = 错失时机

backgammon-variants-cube = 赌分，用加倍骰
backgammon-variants-match = 7 分比赛
backgammon-variants-single = 每胜计 1 分

backgammon-editor-die = 骰子 { $number }
backgammon-editor-cube = 加倍骰
backgammon-editor-owner = 加倍骰归
backgammon-editor-middle = 无人
backgammon-editor-crawford = 克劳福德局

backgammon-end =
    { $kind ->
        [single] 单倍胜
        [gammon] 双倍胜
        [backgammon] 三倍胜
        [pass] 对方拒绝加倍
       *[resigned] 认输被接受
    }{ $turned ->
        [no] {""}
       *[yes] ，加倍骰 { $cube }
    }：{ $points } 分。
backgammon-match-won = 以 { $own }–{ $other } 赢得比赛。
backgammon-game-won = { $seat }赢得这一局。{ $how }

backgammon-rules-match = 比赛分数，0 为赌分
backgammon-rules-jacoby = Jacoby 规则
backgammon-rules-beavers = 反加倍
backgammon-rules-automatic = 自动加倍次数
backgammon-rules-resign = 允许认输
