blackjack-actions-hit = 要牌
blackjack-actions-stand = 停牌
blackjack-actions-double = 加倍
blackjack-actions-deal = 翻开庄家的牌

blackjack-letters-hit = 要
blackjack-letters-stand = 停
blackjack-letters-double = 倍
blackjack-letters-deal = –

blackjack-dealer = 庄家
blackjack-player = 您
blackjack-total =
    { $soft ->
        [true] 软 { $total }
       *[false] { $total }
    }
blackjack-face-down = 一张暗牌
blackjack-doubled = 已加倍
blackjack-natural = 黑杰克
blackjack-bust = 爆牌
blackjack-card = 牌 { $name }
blackjack-bets = { $written } 注
blackjack-won = 您赢了 { $bets }
blackjack-lost = 您输了 { $bets }
blackjack-even = 平局，退回赌注
blackjack-strategy = 基本策略（精确）
blackjack-hand = 手牌
blackjack-against = 对 { $name }
blackjack-edge = 照此表打，每局平均输掉赌注的 { $percent }：这就是庄家优势。
blackjack-only-two = 三张牌以上不能加倍：改为要牌，但软 18 停牌。
blackjack-sampling = 结果精确，因为暗牌在翻开时才抽。若搜索先抽样暗牌、再当作看得见来打，会高估要牌：12 对十至少高估 0.005 注。
blackjack-wait = 正在计算表格……

blackjack-ends = 您 { $player }，庄家 { $dealer }。
