briscola-suit-cups = 杯
briscola-suit-coins = 币
briscola-suit-clubs = 棒
briscola-suit-swords = 剑
briscola-faces-jack = 侍从
briscola-faces-knight = 骑士
briscola-faces-king = 国王
briscola-faces-ace = A

briscola-card = { $suit }{ $rank }
briscola-hand = { $seat }手牌
briscola-hidden = { $cards } 张未亮
briscola-points = { $points } 分
briscola-stock = 余 { $cards } 张
briscola-trump = 将牌：{ $card }
briscola-led = 首攻：{ $card }
briscola-nothing-led = 尚未出牌
briscola-took = { $seat }赢得此墩
briscola-result = { $own } 比 { $other }
briscola-unseen = 已见与未见
briscola-chance = 每张未见的牌在对方手里的机会是 { $percent }。
briscola-all-seen = 所有的牌都已见。

briscola-key-here = 场上可见
briscola-key-out = 已出
briscola-key-unseen = 未见

briscola-sampling = 机器只看它的玩家看得见的牌。它随机补全未见的牌，并为所有牌局只走一棵树（ISMCTS）。若把每副牌局当作明牌分开搜索，就会以为将来能按看不见的牌来选择：这叫策略融合。两种方法都不会从对手的出牌推断他手里必有什么。
