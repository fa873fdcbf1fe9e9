### 双陆棋：局面、走法、加倍骰、比赛记录

## 局面与骰子

backgammon-game-over = 对局已结束。
backgammon-nothing-to-roll = 对局已结束，无需再掷。
backgammon-nothing-to-decide = 对局已结束，没有可决策的。
backgammon-roll-first = 走“{ $text }”之前须先掷骰。
backgammon-already-rolled = 已掷出 { $dice }。
backgammon-bad-roll = “{ $text }”不是掷骰：请写两枚 1 到 6 的骰子，例如 31 或 3-1。
backgammon-two-rolls = 掷出的是 { $dice }，而局面自带 { $own }。
backgammon-no-position = 局面是空的。
backgammon-after-roll = 掷骰之后只能写“p1”，而不是“{ $text }”。
backgammon-number-count = 棋盘是 { $count } 个数（中条、24 点、中条），而不是 { $found } 个。
backgammon-bad-number = 棋盘的第 { $number } 个数应为整数枚棋子，而不是“{ $text }”。
backgammon-opponents-bar = 对手的中条（第 0 个数）上不能有您的棋子。
backgammon-own-bar = 您的中条（第 25 个数）上不能有对手的棋子。
backgammon-too-many-checkers = { $who ->
    [mover] 掷骰一方
   *[opponent] 对手
  }有 { $count } 枚棋子，但 { $game } 每方 { $most } 枚。
backgammon-no-checkers = 棋盘上没有棋子。
backgammon-home-board = 内盘是六个整数，即 1 到 6 点上的棋子数，合计最多 15 枚。

## GNU Backgammon 的 Position ID 和 Match ID

backgammon-too-many-ids = “{ $text }”多于一个 Position ID 和一个 Match ID；XGID 以“XGID=”开头。
backgammon-id-length = { $name } 有 { $length } 个字符，但“{ $text }”有 { $found } 个。
backgammon-id-character = { $name }“{ $text }”的第 { $at } 个字符是“{ $character }”；只允许 A-Z、a-z、0-9、+ 和 /。
backgammon-id-end = { $name }“{ $text }”不能以“{ $character }”结尾：最后一个字节之后还有置位。
backgammon-position-id-full = Position ID 最多含 30 枚棋子。
backgammon-position-id-checkers = “{ $text }”不是 Position ID：棋子太多。
backgammon-position-id-shared = Position ID“{ $text }”中，双方都有棋子在掷骰一方的 { $point } 点上。
backgammon-ogid-shared = OGID“{ $text }”中，双方都有棋子在 { $point } 点上。
backgammon-position-id-rest = “{ $text }”不是 Position ID：最后的中条之后还有内容。
backgammon-match-id-field = Match ID 的第 { $field } 个字段是 { $value }，放不进 { $bits } 位。
backgammon-match-id-dice = Match ID“{ $text }”的骰子是 { $one } 和 { $two }，不是有效的掷骰。
backgammon-match-id-owner = Match ID“{ $text }”没有说明加倍骰归谁。
backgammon-match-id-offer = 此 Match ID 在等待回应加倍或认输，但此游戏没有加倍骰。

## XGID

backgammon-xgid-fields = XGID 有 { $count } 个以“:”分隔的字段，但这个有 { $found } 个。
backgammon-xgid-number = XGID 的{ $field ->
    [cube] 加倍骰
    [cube-owner] 加倍骰归属
    [turn] 轮次
    [bottom-score] 下方得分
    [top-score] 上方得分
    [rule] 规则
    [match-length] 比赛分数
   *[highest-cube] 加倍骰上限
  }应为 { $low } 到 { $high } 的整数，而不是“{ $text }”。
backgammon-xgid-turn = XGID 的轮次应为 1（下方）或 -1（上方），而不是“0”。
backgammon-xgid-position = XGID 的局面有 { $count } 个字符，而不是 { $found } 个。
backgammon-xgid-character = XGID 局面的第 { $at } 个字符是“{ $character }”；只允许“-”、A 到 P 和 a 到 p。
backgammon-xgid-dice = XGID 的骰子应为两个 1 到 6 的数字、00、D、B 或 R，而不是“{ $text }”。
backgammon-xgid-double = 此 XGID 在等待回应加倍，但此游戏没有加倍骰。
backgammon-xgid-word = XGID 之后只能写 resign=single、refused=single（或 gammon、backgammon）和 result=N，而不是“{ $text }”。

## FIBS 棋盘

backgammon-fibs-turn = FIBS 棋盘中没有轮到任何人。
backgammon-fibs-direction = FIBS 棋盘中正数一方须朝 1 点走。
backgammon-fibs-dice = FIBS 棋盘中的骰子是 { $one } 和 { $two }，不是有效的掷骰。
backgammon-fibs-form = FIBS 棋盘是“board:”、两个名字和 { $count } 个数，以冒号分隔。
backgammon-fibs-number = FIBS 棋盘中的“{ $text }”不是整数。
backgammon-fibs-negative = FIBS 棋盘中的双方得分和比赛分数不能小于 0，而写的是 { $one }、{ $two } 和 { $length }。
backgammon-fibs-over = FIBS 棋盘中的比赛已结束：{ $length } 分比赛中比分为 { $one }-{ $two }。
backgammon-fibs-cube = FIBS 棋盘中的加倍骰应为不超过 { $most } 的 2 的幂，而不是 { $cube }。

## 走法

backgammon-has-move = 有合法走法，不能跳过此回合。
backgammon-no-blot = “{ $text }”标明在 { $point } 打子，但那里没有可打的单子。
backgammon-no-checker = “{ $text }”从 { $from } 移子，但那里没有可移的棋子。
backgammon-not-legal = “{ $text }”在这里不是合法走法。
backgammon-ambiguous = “{ $text }”可以理解为 { LIST($ways, "or") }。
backgammon-odd-points = “{ $text }”不是走法：点须成对写出，起点和终点。
backgammon-bad-move = “{ $text }”不是走法：请写成 13/7、24/20*/14、bar/22、6/off 或 8/4(2)。
backgammon-backward = “{ $text }”中棋子后退了：应先写起点再写终点。
backgammon-bad-point = “{ $text }”中的“{ $point }”不是可作{ $end ->
    [from] 起点
   *[to] 终点
  }的点。
backgammon-not-possible = “{ $text }”在这里不可行；可行的有：{ $actions }。
backgammon-answer-first = 掷出的是 { $dice }，但须先回应对方的提议。

## 加倍骰与比赛

backgammon-other-length = 局面属于{ $position ->
    [0] 赌分的一局
   *[other]{" "}{ $position } 分比赛
  }，而这里是{ $game ->
    [0] 赌分的一局
   *[other]{" "}{ $game } 分比赛
  }：请{ $position ->
    [0] 去掉 --match
   *[other] 给出 --match { $position }
  }。
backgammon-other-rule = { $rule ->
    [jacoby] { $position ->
        [on] 局面使用 Jacoby 规则，而此游戏不用：请给出 --jacoby on。
       *[off] 局面不用 Jacoby 规则，而此游戏使用：请给出 --jacoby off。
      }
   *[beavers] { $position ->
        [on] 局面允许 beaver，而此游戏不允许：请给出 --beavers on。
       *[off] 局面不允许 beaver，而此游戏允许：请给出 --beavers off。
      }
  }
backgammon-position-with-cube = 局面属于{ $length ->
    [0] 用加倍骰的一局
   *[other]{" "}{ $length } 分比赛
  }：请去掉 { $option }。
backgammon-cube-too-high = 加倍骰在 { $cube }，但最高 { $most }。
backgammon-both-won = 双方都有 { $points } 分或更多，但只能有一方获胜。
backgammon-not-crawford = 克劳福德局中有一方只差 1 分，但 { $length } 分比赛的比分是 { $score }。
backgammon-crawford-cube = 克劳福德局不用加倍骰。
backgammon-needless-double = 此处加倍的一方以现有的加倍骰就能赢得比赛。
backgammon-match-not-over = 此局已结束，但比分表明整场尚未结束。
backgammon-match-length = 比赛为 1 到 { $most } 分，而不是 { $length } 分。
backgammon-money-only = Jacoby 规则、beaver 和自动加倍用于赌分：比赛中请去掉。
backgammon-highest-cube = 加倍骰的上限应为不超过 { $most } 的 2 的幂，而不是 { $cube }。
backgammon-automatic-doubles = 自动加倍的次数应为 0 到 { $most }，而不是 { $count }。
backgammon-cube-off = 比赛、Jacoby 规则、beaver、自动加倍和认输都用加倍骰：请去掉 --cube off。
backgammon-stakes-with-cube = 使用加倍骰时赌注由赌分或比赛决定：请去掉 --stakes。

## 比赛权益值

backgammon-equities-name = --equities 必须是 computed、kazaross-xg2，或含有比赛权益值表的 @FILE，而不是“{ $text }”。
backgammon-equities-money = 比赛权益值表用于比赛：请给出 --match N。
backgammon-equities-length = 比赛权益值表到 { $longest } 分为止，不到 { $length } 分。
backgammon-equities-columns = 比赛权益值表有 1 到 { $most } 列，而不是 { $found } 列。
backgammon-equities-rows = { $columns } 列的比赛权益值表有 { $rows } 行，最后一行用于克劳福德局之后的各局，而不是 { $found } 行。
backgammon-equities-row = 比赛权益值表第 { $row } 行有 { $found } 个数，而不是 { $columns } 个。
backgammon-equities-sum = 比赛权益值表第 { $row } 行中，第 { $column } 列的概率与其对称项之和不为 1。
backgammon-equities-chance = 比赛权益值表第 { $row } 行中的“{ $text }”不是 0 到 1 的数。

## Hypergammon

backgammon-small-checkers = Hypergammon 每方用 1 到 { $most } 枚棋子，而不是 { $count } 枚。
backgammon-exact-checkers = 精确解只适用于每方 1 到 3 枚棋子，而不是 { $count } 枚。
backgammon-solver-checkers = Hypergammon 只在每方最多 3 枚棋子时求解：请给出 --checkers 3 或更少。
backgammon-solver-stakes = Hypergammon 只在 money 赌注下求解：请去掉 --stakes。

## 网络

backgammon-rare-positions = --rare 设定对局如何开始，但用 --positions 时不下对局
backgammon-gather-from = 局面由网络收集：请用 --from 指定一个
backgammon-inputs = 双陆棋网络的输入为 { LIST($known, "or") }，而不是“{ $text }”。
backgammon-model-inputs = 此网络的输入是未知的“{ $text }”；已知的有 { LIST($known, "and") }。

## 比赛记录：位置

backgammon-record-game = 第 { $game } 局：{ $problem }
backgammon-record-node = 节点 { $node }：{ $problem }
backgammon-record-line = 第 { $line } 行：{ $problem }
backgammon-mat-place = 第 { $line } 行第 { $column } 列：{ $problem }
backgammon-xg-record = { $game ->
    [0] 第 { $record } 条记录
   *[other] 第 { $game } 局第 { $record } 条记录
  }：{ $problem }

## 比赛记录：内容

backgammon-record-empty = 此文本中没有比赛。
backgammon-record-long-line = 此行有 { $length } 个字符；比赛的任何一行都不超过 { $most } 个。
backgammon-record-second-match = 开始了第二场比赛；{ $format } 文件只有一场。
backgammon-xg-position = 这是一个局面，不是一场比赛：{ $xgid }
backgammon-record-set-up = 对局从摆好的棋盘继续，不支持这种记录。
backgammon-record-not-from-start = 比赛文件中的对局从头开始，而这一局从摆好的局面开始。
backgammon-record-jacoby = { $asked ->
    [true] 比赛写明未用 Jacoby 规则：请去掉 --jacoby on。
   *[false] 比赛写明使用 Jacoby 规则：请去掉 --jacoby off。
  }
backgammon-record-no-play = { $roll } 的任何走法都不会导致之后的棋盘。
backgammon-record-impossible = 无论是否合规则，都没有棋子能从那里这样走：{ $text }。
backgammon-record-unanswered = 加倍未得到回应。
backgammon-record-twice = 走 { $roll } 的一方上一回合也走了。
backgammon-record-doubled-plays = 掷出的 { $roll } 由被加倍的一方走，而不是加倍的一方。
backgammon-record-not-on-roll = 加倍的一方未轮到掷骰。
backgammon-record-not-owner = 加倍的一方没有加倍骰。
backgammon-record-answer = { $answer ->
    [take] 接受
    [drop] 拒绝
    [beaver] 反加倍
   *[raccoon] 再反加倍
  }须回应另一方的{ $offer ->
    [beaver] 反加倍
   *[double] 加倍
  }。
backgammon-record-loser-wins = 记录的胜者是输掉此局的一方。
backgammon-record-points = 记录为赢得 { $points } 分，但加倍骰在 { $cube } 时此局计 { LIST($counts, "or") } 分。
backgammon-record-cube = 加倍骰从 { $from } 转到了 { $to }，而不是 { $expected }。
backgammon-record-after-end = 对局结束后仍在继续。
backgammon-record-number = 比赛的长度、比分和加倍骰须为 0 到 { $most } 的整数，而不是“{ $text }”。
backgammon-record-score = 此局从 { $own } 开始，但上一局之后的比分是 { $score }。
backgammon-record-match-over = 有一局从 { $score } 开始，而 { $length } 分比赛此时已结束。
backgammon-record-first-cube = 首次掷骰时加倍骰为 { $cube }；此前只有赌分时的自动加倍会把它转到 2 的幂。
backgammon-record-position = 局面是 { $position }，而此前的走法导致 { $expected }。
backgammon-record-rules = 按这些规则，“{ $action }”在那里不可行。
backgammon-record-wrong-roller = 掷出 { $roll } 的一方未轮到掷骰。

## .mat 文件

backgammon-mat-beginning = .mat 文件以“N point match”开头，然后是“Game 1”和双方的名字。
backgammon-mat-empty = 此文件中没有比赛：.mat 文件须写明几分制和双方。
backgammon-mat-names = “Game N”之后须写双方的名字，各带冒号和得分。
backgammon-mat-length = 第一局之前须写明比赛分数：“5 point match”。
backgammon-mat-line = “{ $text }”不是对局的回合。
backgammon-mat-cells = 一个回合的行超过两栏。
backgammon-mat-cell = “{ $text }”既不是带走法的掷骰（“31: 8/5 6/5”），也不是加倍骰的用语（“Doubles => 2”、“Takes”、“Drops”）。

## SGF 文件

backgammon-sgf-empty = 此 SGF 文件中没有对局。
backgammon-sgf-game = 这是别的游戏的 SGF 文件；双陆棋是 GM[6]。
backgammon-sgf-turn = “{ $text }”不是回合：应为两枚骰子，然后是成对的字母。
backgammon-sgf-branch = SGF 在第 { $at } 个字符处分支，而比赛没有变化。
backgammon-sgf-close = SGF 第 { $at } 个字符处的“)”没有对应的对局。
backgammon-sgf-character = 这不是 SGF：第 { $at } 个字符是“{ $character }”。
backgammon-sgf-open-game = SGF 在对局中途结束。
backgammon-sgf-open-value = SGF 在一个值中间结束。

## GNU Backgammon 的导出

backgammon-export-beginning = GNU Backgammon 的导出以“The score (after 0 games) is: …”开头。
backgammon-export-score = 比分须写出双方及各自的分数。
backgammon-export-names = 双方同名：无法区分回合。
backgammon-export-other-match = 后面是另一场比赛的一局。
backgammon-export-number = 第 { $number } 步接在第 { $before } 步之后。
backgammon-export-cube = 没有人把加倍骰转到 { $cube }。
backgammon-export-move = “{ $text }”既不是要走的掷骰，也不是加倍或加倍骰的决策。
backgammon-export-too-early = 第一步之前就有动作。
backgammon-export-second-action = 这一步里有第二个动作。
backgammon-export-wrong-player = 这是未轮到的一方的动作。
backgammon-export-action = “{ $text }”在这里不可行。
backgammon-export-player = “{ $text }”不是任何一方的名字。
backgammon-export-no-action = 第 { $number } 步没有动作。

## .xg 文件

backgammon-xg-beginning = .xg 文件以“{ $mark }”开头。
backgammon-xg-no-match = 此 .xg 文件中没有比赛：其归档里没有 temp.xg。
backgammon-xg-empty = 此 .xg 文件中没有比赛：没有任何记录。
backgammon-xg-size = .xg 文件的一部分解压后有 { $size } 字节；任何部分都不超过 { $most }。
backgammon-xg-damaged = .xg 文件已损坏：{ $what ->
    [archive] 归档
    [register] 目录
   *[match] 比赛
  }的校验和或长度不对。
backgammon-xg-cut-off = .xg 文件不完整：到 { $length } 字节就结束了。
backgammon-xg-length = 比赛有 { $length } 字节，而一条记录有 { $record } 字节：最后一条不完整。
backgammon-xg-kind = .xg 文件没有第 { $kind } 类记录。
backgammon-xg-first-record = .xg 文件的第一条记录须说明比赛。
backgammon-xg-too-early = 第一局开始之前就有动作。
backgammon-xg-mark = 比赛记录没有 .xg 文件的标记。
backgammon-xg-version = 文件是第 { $version } 版；支持到第 { $newest } 版。
backgammon-xg-variant = 比赛不是双陆棋，而是 Nackgammon、hypergammon 或 Longgammon。
backgammon-xg-match-length = 比赛不能是 { $length } 分。
backgammon-xg-board = 局面不是可能的棋盘；此前的走法导致 { $expected }。
backgammon-xg-dice = 骰子 { $one } 和 { $two } 不是有效的掷骰。
backgammon-xg-cube = 加倍骰为 { $shown }，而此前的动作使它为 { $expected }。
backgammon-xg-after-unplayed = 一次掷骰未走之后对局仍在继续。
backgammon-xg-player = 没有玩家 { $player }。
