poker-actions-check = 过牌
poker-actions-bet = 下注
poker-actions-call = 跟注
poker-actions-raise = 加注
poker-actions-fold = 弃牌

poker-cards = { $cards } 张牌
poker-holds = 持有：{ $card }
poker-face-down = 牌面朝下
poker-paid = 已投入 { $chips } 枚筹码
poker-pot = 底池 { $chips } 枚筹码
poker-no-board = 公共牌在第一轮之后翻开
poker-board = 公共牌：{ $card }
poker-nothing-played = 尚未行动
poker-won = { $won }：{ $chips } 枚筹码

poker-theory = 在均衡中，先手每局输 1/18 枚筹码。它可以用不超过 1/3 的任意概率以 J 下注，只要以 K 下注的次数是其三倍：这样，下注透露的信息太少，持 Q 的一方无从决定。移动滑块，看看其他策略怎样受到惩罚。
