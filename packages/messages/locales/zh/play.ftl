### `tyche play` 的对话。要键入的词（list、hint、quit 等）在所有语言中相同。

play-title = tyche play { $game }，随机种子 { $seed }
play-name = { $who ->
    [you] 您
    [engine] 引擎
   *[player] 玩家 { $player }
  }

## 第一步之前

play-opening-alone = 键入 ? 查看帮助。
play-opening = 您{ $side ->
    [with] 与
   *[against] 对阵
  }{ $others ->
    [1] 引擎
   *[other] 由引擎操作的 { $others } 名玩家
  }{ $side ->
    [with] 合作
   *[against] { "" }
  }。{ play-opening-alone }
play-opening-seat = 您是 { $seat }，{ $side ->
    [with] 与
   *[against] 对阵
  }{ $others ->
    [1] 引擎
   *[other] 由引擎操作的 { $others } 名玩家
  }{ $side ->
    [with] 合作
   *[against] { "" }
  }。{ play-opening-alone }

## 提示符

play-prompt = 您的行动
play-prompt-end = new、undo、review 或 quit
play-prompt-sure = 仍然走 { $action } 吗？（是或否）
play-yes = 是

## 对局中

play-engine-thinks = 引擎正在思考……
play-thinks = { $who ->
    [you] 您
    [engine] 引擎
   *[player] 玩家 { $player }
  }正在思考……
play-plays = { $who ->
    [you] 您走
    [engine] 引擎走
   *[player] 玩家 { $player } 走
  } { $action }
play-you-play = 您走 { $actions }
play-claims = { $who ->
    [you] 您
    [engine] 引擎
   *[player] 玩家 { $player }
  }提出和棋
play-may-claim = 您可以提出和棋：键入 draw。
play-no-claim = 此处不能提出和棋：须第三次重复局面，或双方各 50 步没有进展。
play-no-claim-after = 走该步之后不能提出和棋。
play-nothing-to-undo = 没有可悔的步。
play-nothing-for-sweep = 此处 { $name } 无事可做。
play-which = 哪个行动？键入 ? 查看帮助，键入 list 查看所有行动。
play-bye = 再见。

## 帮助

play-typing = 键入列表中的行动，或其编号。
play-typing-examples = 键入列表中的行动，如 { LIST($examples, "or") }，或其编号。
play-arrows = 也可以用方向键。
play-enter = 只有一个行动时，直接按回车即可。
play-help-help = 本帮助
play-help-list = 所有行动
play-help-board = 画出棋盘
play-help-hint = 引擎会走什么以及原因；随后按回车即走该步
play-help-undo = 收回您的上一步及其后的一切，包括骰子
play-help-resign = 认输
play-help-new = 开始新的一局
play-help-quit = 离开对局
play-help-draw = 提出和棋，可单独键入，或写在使其成立的着法之后
play-help-end = new 开始新的一局，undo 收回您的上一步，review 显示您最差的时刻，quit 到此结束。

## 提示

play-reason-only = 这是唯一的行动。
play-reason-no-time = 没有时间比较各个行动。
play-reason-worth = { $action } 的值为 { $value }{ $solved ->
    [true] （已求解）
   *[false] { "" }
  }{ $than ->
    [equal] ，与 { $second } 相同
    [not-less] ，不小于 { $second }
    [at-least] ，比 { $second } 至少多 { $more }
    [close] ，与 { $second } 相差太小，无法判定
    [unknown] { "" }
   *[more] ，比 { $second } 多 { $more }
  }。
play-reason-depth = { $algorithm } 向前搜索了 { $depth } 个决策。
play-reason-line = 预计随后为 { $actions }。
play-hint-gives = { $action } 会损失 { $loss }。
play-hint-enter = 按回车走 { $action }。
play-hint-sweep = { $name } 走完全部 { $count } 步。

## 助教和回顾

play-tutor-looks = 助教正在查看……
play-wait = 等一下：{ $text }
play-better = { $best } { $tense ->
    [is] 更好
   *[was] 本来更好
  }，多 { $loss }。
play-sentence = { $text }。
play-review = 您在 { $decisions } 个决策中共损失 { $total }{ $worst ->
    [none] ，没有一次达到 { $least }。
   *[some] ；您最差的时刻：
  }
play-review-moment = { $index }. 第 { $number } 步：您选了 { $played }；{ $best } 更好，多 { $loss }。
play-review-more = ……另有 { $count } 个达到 { $least } 的时刻。

## 对局结束

play-over = 对局已结束：{ $how }。
play-ending-won = { $who ->
    [you] 您获胜
    [engine] 引擎获胜
   *[player] 玩家 { $player } 获胜
  }
play-ending-lost = { $who ->
    [you] 您输了
    [engine] 引擎输了
   *[player] 玩家 { $player } 输了
  }
play-ending-points = { $who ->
    [you] 您得
    [engine] 引擎得
   *[player] 玩家 { $player } 得
  } { $amount } 分
play-ending-won-points = { $who ->
    [you] 您赢得
    [engine] 引擎赢得
   *[player] 玩家 { $player } 赢得
  } { $amount } 分
play-ending-several = { LIST($names, "and") }获胜
play-ending-all-points = 所有人得 { $amount } 分
play-ending-all-won = 所有人一起获胜
play-ending-all-lost = 所有人一起失败
play-ending-draw = 和棋，无人获胜
play-ending-resigned = 您已认输
play-ending-resigned-to-engine = 您已认输，引擎获胜
