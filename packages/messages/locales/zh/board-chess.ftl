chess-man =
    { $man ->
        [K] 白王
        [Q] 白后
        [R] 白车
        [B] 白象
        [N] 白马
        [P] 白兵
        [k] 黑王
        [q] 黑后
        [r] 黑车
        [b] 黑象
        [n] 黑马
       *[p] 黑兵
    }
chess-letter =
    { $man ->
        [K] K
        [Q] Q
        [R] R
        [B] B
       *[N] N
    }
chess-turn-around = 翻转棋盘
chess-promote = { $square } 兵升变为
chess-cancel = 取消
chess-controls =
    箭头和圆圈：用鼠标右键拖动或点按。没有鼠标时，长按一个格子或在格子上按 M，再选第二个格子即成箭头。点按棋盘即可清除。按 F 翻转棋盘。轮到对方时，您可以像走棋一样预先走好应着：届时若合法便会走出。按右键或 Escape 取消。
chess-marked = 已标记
chess-prepared = 已预设
chess-check = 将军
chess-mate = 将死：{ $won }
chess-takes = 吃{ $man }

chess-castles-short = 短易位
chess-castles-long = 长易位

chess-line = 主要变例
chess-no-line = 暂无着法。
chess-gauge = 白方评分 { $value }
chess-ahead = 多 { $count } 兵

chess-editor-castling =
    { $castling ->
        [K] 白方短易位
        [Q] 白方长易位
        [k] 黑方短易位
       *[q] 黑方长易位
    }
chess-editor-passing = 吃过路兵格
chess-editor-none = 无
chess-editor-clock = 和棋计步（满 100）
chess-editor-number = 回合数

chess-ends-stalemate = 逼和：无合法着法，王未被将军。
chess-ends-repetition = 提和成立：同一局面出现三次。
chess-ends-fivefold = 同一局面出现五次。
chess-ends-fifty = 提和成立：五十回合无吃子、无兵的移动。
chess-ends-seventy-five = 七十五回合无吃子、无兵的移动。
chess-ends-material = 双方子力均不足以将死。
