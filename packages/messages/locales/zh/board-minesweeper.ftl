minesweeper-hidden = 未翻开
minesweeper-mine = 地雷
minesweeper-flag = 旗
minesweeper-flagged = 已插旗
minesweeper-shows =
    { $number ->
        [0] 空白
       *[other] { $number }
    }
minesweeper-risk = 有雷 { $percent }
minesweeper-certainly-free = 必定安全
minesweeper-certainly-mine = 必定有雷
minesweeper-best = 建议的猜测
minesweeper-exploded = 踩中的雷
minesweeper-won = 所有地雷均已找出：您赢了
minesweeper-lost = 踩中地雷：您输了
minesweeper-opened = 翻开了 { $cells } 格
minesweeper-flags = { $mines } 颗雷，已插 { $set } 面旗
minesweeper-lay-flags = 插旗模式
minesweeper-open-safe = 翻开全部安全格（{ $cells }）
minesweeper-overlay = 棋盘上显示

minesweeper-overlays-chances = 雷的概率
minesweeper-overlays-certain = 只显示必然
minesweeper-overlays-none = 不显示

minesweeper-larger = 放大格子
minesweeper-smaller = 缩小格子
minesweeper-help = 回车或点击翻开；F、右键或长按插旗。数字周围的旗插够后，点数字翻开其余格。S 翻开所有安全格，B 跳到最佳格。
minesweeper-enter = 输入局面
minesweeper-entering = 别处的局面
minesweeper-paste = 粘贴局面
minesweeper-paste-help = 每行一排，0 到 8 为已翻开的格，点、#、? 或旗为未翻开的格，格间可有空格或竖线。也可在下面设置：选一个值再点格子，或直接键入。
minesweeper-columns = 列数
minesweeper-rows = 行数
minesweeper-mines = 雷数
minesweeper-usual = 按惯例
minesweeper-value = 要填的值
minesweeper-clear = 全部盖上
minesweeper-analyse = 分析
minesweeper-cancel = 取消
minesweeper-chance-to-win = 获胜概率
minesweeper-exact = 精确
minesweeper-estimate = 估计
minesweeper-layouts = 符合的布雷
minesweeper-unopened = 未翻开的格
minesweeper-proved = 已证明
minesweeper-proved-counts = { $free } 格安全，{ $mines } 颗雷
minesweeper-far = 不挨数字
minesweeper-far-risk = { $cells } 格，各 { $percent }

minesweeper-methods-first-click = 还什么都不知道：标出的格子是不错的开局。
minesweeper-methods-certain = 不用猜：有些格子在所有符合的布雷中都安全。
minesweeper-methods-exact = 必须猜，已精确求解：没有更高的胜率。
minesweeper-methods-lookahead = 必须猜：符合的布雷太多，无法求解，获胜概率是学来的估计。雷的概率是精确的。

minesweeper-cell = 格
minesweeper-progress = 进展
minesweeper-progress-help = 该格安全并使另一格必定安全的概率
minesweeper-win = 获胜
minesweeper-considered = 考虑过的格子
minesweeper-numbers-of = { $cell } 可能显示
minesweeper-number = 显示
minesweeper-chance = 概率
minesweeper-drawn = 所示的雷是从符合所见的 { $layouts } 种布雷中抽出的一种，每种机会相同。本游戏在踩到之前没有任何雷已放好：数字按其精确概率抽取。
minesweeper-draw-another = 再抽一次

minesweeper-variants-beginner = 初级，9×9，10 雷
minesweeper-variants-intermediate = 中级，16×16，40 雷
minesweeper-variants-classic = 高级，仅首格安全
minesweeper-variants-small = 小盘，5×4，4 雷
