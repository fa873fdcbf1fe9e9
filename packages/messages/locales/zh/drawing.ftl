drawing-title = 博弈树
drawing-kind = { $kind ->
    [max] MAX
    [min] MIN
    [chance] 机会
   *[player] 玩家 { $player }
  }
drawing-leaf = 叶节点
drawing-more = 还有 { $count } 个
drawing-more-nodes = 还有 { $count } 个节点
drawing-estimate = 估值 { $value }
drawing-interval = 区间 { $ends }
drawing-window = 窗口 { $ends }
drawing-pruned = 已剪去
drawing-impossible = 不可能
drawing-probability-0 = 概率为 0
drawing-each = 各 { $probability }
drawing-aside = { $text }（{ $remark }）
drawing-child = 第 { $number } 个子节点
drawing-player = 玩家 { $number }

drawing-described = 博弈树共有 { $nodes } 个节点，其中叶节点 { $leaves } 个{ $root }。
drawing-root = ；根节点是{ $kind ->
    [max] { " " }MAX 节点
    [min] { " " }MIN 节点
    [chance] 机会节点
   *[player] 玩家 { $player } 的节点
  }
drawing-found = { $algorithm } 求得的值为 { $value }{ $move }，{ $count } 个节点未访问。
drawing-move = ，最佳走法：{ $move }
drawing-edges-pay = 边也有收益：每个值都包括途中的收益。
drawing-sets = 色带连接的是其玩家无法区分的节点。
drawing-shares = 边越粗，其行动越常采用；虚线边的行动从不采用。

slides-start = 按 → 或空格键前进一步，按 ← 后退一步。
slides-next = 下一步
slides-back = 上一步
slides-end = 搜索结束。

note-drawn = 画出了 { $nodes } 个节点中的 { $shown } 个
format-list = 嵌套列表
note-payoffs-only = 格式“{ $format }”只有收益：标签、行动名称和估值都略去
note-edges-left-out = 边上的收益略去：叶节点的收益已包括它们
note-root-unsaid = 格式“{ $format }”不说明根节点由谁走：读入时请指定根节点为 { $root }
note-no-estimates = .efg 文件不含估值：叶节点的估值写成收益
note-edges-to-leaves = 通往叶节点的边上的收益不单独写入 .efg 文件：叶节点的收益已包括它们
note-read-back = .efg 文件只写玩家，不写节点类型：再读入时，决策节点是 { $sides ->
    [true] max 和 min
   *[false] player
  } 节点
note-no-glyph = pdfLaTeX 没有 { $characters } { $more ->
    [0] { "" }
   *[other] 以及另外 { $more } 个字符
  }的字形：请用 LuaLaTeX 或 XeLaTeX 编译，并选用含有它们的字体
note-too-wide = 图的宽或高超过 5 米，TeX 容纳不下：请只画树的一部分
note-edges = { $count } 条边超过了 Mermaid 所画的 { $most } 条，除非调高它的 maxEdges
note-characters = { $count } 个字符超过了 Mermaid 所读的 { $most } 个，除非调高它的 maxTextSize
