ludo-enter = 出一枚棋子
ludo-pass = 跳过：没有棋子能走
ludo-piece = 第 { $square } 格的棋子
ludo-move = 从 { $from } 到 { $to }
ludo-home = 终点
ludo-sixes = 此前连掷的六点
ludo-stands = 营内 { $yard }，途中 { $way }，到家 { $home }
# No piece is on the way.
ludo-none = 无
ludo-rolled = { $seat }掷出 { $die }
ludo-chances = 获胜机会
ludo-after = 此后：{ $action }
ludo-vectors = 超过两人时，一个局面的值是每人一个数。各人都选对自己最好的走法（max^n），而不是最伤别人的；着法按走子一方的数排序。

ludo-ends = 所有棋子都已到家。
