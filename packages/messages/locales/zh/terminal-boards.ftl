### 终端上的棋盘，以及单人游戏的结局。棋盘上的文字各占一行之内。

drawn-player = { $who ->
    [you] 您
    [engine] 引擎
   *[player] 玩家 { $player }
  }
drawn-rolls = { $who ->
    [you] 您掷得
    [engine] 引擎掷得
   *[player] 玩家 { $player } 掷得
  } { $die }
drawn-to-act = { $who ->
    [you] 轮到您行动
    [engine] 轮到引擎行动
   *[player] 轮到玩家 { $player } 行动
  }
drawn-over = 对局已结束
drawn-score = 得分 { $score }

## 双陆棋

drawn-backgammon-side = { $name }（{ drawn-player }）：{ $pips } 步，{ $off } 子已出
drawn-backgammon-to-roll = { $name } 待掷骰
drawn-backgammon-rolled = { $name } 掷得 { $roll }
drawn-cube = 加倍骰 { $cube }，{ $owner ->
    [none] 在中间
   *[any] 归 { $owner }
  }；{ $play ->
    [money] 计钱
    [match] { $points }，{ $length } 分制
   *[crawford] { $points }，{ $length } 分制，Crawford 局
  }
drawn-cube-offer = { $by }：{ $offer }。{ $to } 回应

## 二十一点

drawn-blackjack-dealer = 庄家  { $hand }
drawn-blackjack-you = 您    { $hand }
drawn-blackjack-doubled = 您    { $hand }，已加倍
drawn-blackjack-hard = { $cards }（{ $total }）
drawn-blackjack-soft = { $cards }（软 { $total }）
ending-blackjack-won = { $who ->
    [engine] 引擎
   *[you] 您
  }赢得 { $count } 注
ending-blackjack-lost = { $who ->
    [engine] 引擎
   *[you] 您
  }输掉 { $count } 注
ending-blackjack-even = { $who ->
    [engine] 引擎
   *[you] 您
  }收回赌注，无人获胜

## Briscola

drawn-briscola-suit = { $suit ->
    [cups] 杯
    [coins] 币
    [clubs] 棒
   *[swords] 剑
  }
drawn-briscola-trump = 将牌 { drawn-briscola-suit }（{ $card }，上面还有 { $count } 张可摸）
drawn-briscola-trump-drawn = 将牌 { drawn-briscola-suit }（{ $card }，已摸走）
drawn-briscola-hand = { drawn-player }：{ $count ->
    [0] 无牌
   *[other] { $cards }
  }（{ $points } 分）
drawn-briscola-table = 桌面：{ $card }
drawn-briscola-turn = 轮到{ $who ->
    [you] 您
    [engine] 引擎
   *[player] 玩家 { $player }{ " " }
  }{ $turn ->
    [lead] 首攻
   *[answer] 跟牌
  }

## EinStein

drawn-einstein-first = ❶ 向右、向下走，骰子 { $die }
drawn-einstein-second = ① 向左、向上走，骰子 { $die }
drawn-einstein-won = { $name } 获胜

## 杯下硬币

drawn-coin = 硬币：{ $coin }
drawn-coin-open = 还没有说出哪一面
drawn-coin-named = 该说出哪一面了
drawn-coin-over = { $who ->
    [you] 您得
    [engine] 引擎得
   *[player] 玩家 { $player } 得
  } { $pays }

## 石头、剪刀、布

drawn-hands-round = 第 { $round } 轮，共 { $rounds } 轮
drawn-hands-won = { $who ->
    [you] 您赢 { $wins } 轮，引擎
    [engine] 引擎赢 { $wins } 轮，您
   *[player] 玩家 0 赢 { $wins } 轮，玩家 1
  } { $losses } 轮，平 { $ties } 轮
drawn-hands-last = 上一轮：{ $one } 对 { $other }
drawn-hands-chosen = { $who ->
    [you] 您
    [engine] 引擎
   *[player] 玩家 { $player }{ " " }
  }已选定
drawn-goofspiel-prize = 奖品 { $prize }，第 { $round } 轮，共 { $rounds } 轮
drawn-goofspiel-over = 所有奖品都已分出
drawn-goofspiel-player = { $who ->
    [you] 您
    [engine] 引擎
   *[player] 玩家 { $player }{ " " }
  }有 { $points } 分，手牌 { $cards }
drawn-goofspiel-last = 上一轮：奖品 { $prize }，{ $one } 对 { $other }
drawn-goofspiel-bid = { $who ->
    [you] 您
    [engine] 引擎
   *[player] 玩家 { $player }{ " " }
  }已出价

## Kuhn poker and Leduc hold'em

drawn-poker-seat = { drawn-player }：{ $card }（底池中 { $chips } 枚筹码）
drawn-poker-board = 公共牌：{ $card }
drawn-poker-actions = 已进行：{ $actions }

## Liar's Dice

drawn-dice-seat = { drawn-player }：{ $dice }
drawn-dice-bids = 叫点：{ $bids }

## 救生艇

drawn-lifeboat-shore = { $shore } 岸
drawn-lifeboat-way = 还差 { $distance } 桨，{ $most } 桶中已有 { $water } 桶水，{ $status }
drawn-lifeboat-saved = 已获救
drawn-lifeboat-sunk = 已沉没

## Ludo

drawn-ludo-pieces = { $name } { drawn-player }：{ $pieces }（基地 { $yard }，终点 { $home }）

## 扫雷

drawn-minesweeper-won = 胜
drawn-minesweeper-lost = 负：{ $cell } 是地雷
drawn-minesweeper-mines = 未翻开的 { $hidden } 格中有 { $mines } 颗地雷
ending-minesweeper-won = { $who ->
    [engine] 引擎
   *[you] 您
  }获胜，没有地雷的格子都已翻开
ending-minesweeper-lost = { $who ->
    [engine] 引擎
   *[you] 您
  }输了，{ $cell } 是地雷

## 2048

ending-2048-points = { $who ->
    [engine] 引擎
   *[you] 您
  }得 { NUMBER($points, useGrouping: "true") } 分，最大的方块是 { $largest }
ending-2048-won = { $who ->
    [engine] 引擎
   *[you] 您
  }获胜，已有方块 { $target }
ending-2048-lost = { $who ->
    [engine] 引擎
   *[you] 您
  }输了，没有方块能滑动，最大的是 { $largest }

## Pac-Man

drawn-pac-man-won = 得分 { $scores }，胜
drawn-pac-man-lost = 得分 { $scores }，负
drawn-pac-man-moves = 得分 { $scores }，{ $name } 行动
drawn-pac-man-scared = 得分 { $scores }，{ $name } 行动，幽灵受惊还剩 { LIST($timers, "and") }
ending-pac-man-won = { $who ->
    [engine] 引擎
   *[you] 您
  }获胜，得 { LIST($scores, "and") } 分
ending-pac-man-caught = { $who ->
    [engine] 引擎
   *[you] 您
  }被抓住，得 { LIST($scores, "and") } 分
