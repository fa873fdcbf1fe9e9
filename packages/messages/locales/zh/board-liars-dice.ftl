dice-liar = 说谎！
dice-bid = { $count } 个 { $face }
dice-bids = 各叫点，及其为真的概率
dice-no-bid = 尚未叫点
dice-hidden = 杯下有 { $count } 颗骰子
dice-shown = { $bid }被质疑，骰子是 { $dice }
dice-variant = 每人 { $dice } 颗骰子
dice-variant-faces = { $faces } 面的骰子

dice-odds = 有多少骰子算数
dice-face = 点数
dice-seen = 已见
dice-expected = 总数的平均
dice-unseen = { $hidden ->
        [0] 所有的骰子都已见。
       *[other] 有 { $hidden } 颗骰子未见。
    }
dice-theory = { $wild } 可当任意点数。各叫点上的百分比只计骰子本身。好对手的叫点透露得更多，您的也一样：只叫自己所有的，等于掀开杯子；叫不可能的，马上被质疑。
