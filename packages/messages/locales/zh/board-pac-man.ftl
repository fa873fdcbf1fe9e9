pac-man-directions-west = 向左
pac-man-directions-east = 向右
pac-man-directions-north = 向上
pac-man-directions-south = 向下
pac-man-directions-stop = 不动

pac-man-food = 剩余 { $left } 颗豆
pac-man-ghost = { $number } 号幽灵
pac-man-scared = 惊慌 { $moves } 步
pac-man-at = 第 { $column } 列第 { $row } 行
pac-man-caught = 被抓住
pac-man-cleared = 豆子吃光

pac-man-dot = 豆子
pac-man-capsule = 能量豆

pac-man-facing = { $who }朝向
pac-man-fright = { $who }：受惊步数
pac-man-ways = 幽灵的去向
pac-man-ways-help = 若吃豆人{ $action }：它下一步之前各幽灵位置的概率。
pac-man-caught-chance = 立即被抓
pac-man-exact = 精确价值
pac-man-exact-help = 按完美着法走到底，出自此迷宫的全部 { $positions } 个局面。
pac-man-help = 方向键、滑动或按钮移动吃豆人；空格键停留。

pac-man-variants-chasing = 20×7，追踪的幽灵
pac-man-variants-minimising = 20×7，由玩家控制的幽灵
pac-man-variants-four-random = 9×5，三个随机幽灵（可精确求解）
pac-man-variants-four-chasing = 9×5，三个追踪幽灵（可精确求解）
pac-man-variants-four-minimising = 9×5，三个由玩家控制的幽灵
pac-man-variants-trap-random = 陷阱，随机幽灵（可精确求解）
pac-man-variants-trap-chasing = 陷阱，追踪幽灵（可精确求解）
pac-man-variants-medium = 20×11，追踪的幽灵
pac-man-variants-tricky = 20×13，四个追踪的幽灵

pac-man-ends-cleared = 豆子全部吃完。
pac-man-ends-caught = 吃豆人被幽灵抓住了。
pac-man-ends-lowest = 得分已达下限。
