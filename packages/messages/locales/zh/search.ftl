### FORM 决定节点前后的空格：“before” 在名称后留空，“after” 在前面留空，“between” 两边都留；玩家也是如此。

search-node = { $form ->
    [before] { search-noun }{ " " }
    [after] { search-gap }{ search-noun }
    [between] { search-gap }{ search-noun }{ " " }
   *[alone] { search-noun }
  }
search-name = “{ $name }”
search-name-number = 第 { $number } 个
search-name-of = { $above }的{ $name }
search-root = 根节点（{ search-root-kind }）
search-gap = { $kind ->
    [max] { " " }
    [min] { " " }
   *[other] { "" }
  }
search-noun = { $kind ->
    [max] MAX 节点 { $name }
    [min] MIN 节点 { $name }
    [chance] 机会节点 { $name }
    [player] 玩家 { $player } 的节点 { $name }
   *[leaf] 叶节点 { $name }
  }
search-root-kind = { $kind ->
    [max] MAX 节点
    [min] MIN 节点
    [chance] 机会节点
    [player] 玩家 { $player } 的节点
   *[leaf] 叶节点
  }
search-side = { $kind ->
    [max] { " " }MAX{ " " }
    [min] { " " }MIN{ " " }
   *[player] 玩家 { $player }{ " " }
  }
search-any-side = 玩家
# “is”：为 3、至少为 3。否则在数字前留空： 3、至少 3。
search-value = { $form ->
    [is] { $bound ->
        [exact] 为 { $value }
        [lower] 至少为 { $value }
       *[upper] 至多为 { $value }
      }
   *[alone] { $bound ->
        [exact] { " " }{ $value }
        [lower] 至少 { $value }
       *[upper] 至多 { $value }
      }
  }
search-paid = { $form ->
    [is] 为 { $value }（此处 { $here }，途中 { $path }）
   *[alone] { " " }{ $value }（此处 { $here }，途中 { $path }）
  }
search-to-side = { $form ->
    [is] 对{ FORM($side) }而言{ FORM($value, "is") }
   *[alone] { $value }（对{ FORM($side) }而言）
  }
search-turned = ，对{ FORM($side) }而言计为 { $value }

search-enter = 访问{ FORM($node, "after") }{ $impossible }。
search-impossible = ；它有 { $count } 个子节点（{ $names }）的概率为 0，从不搜索
search-first = ；先搜索置换表中最好的子节点 { $child }
search-enter-root = 以窗口 { $ends } = { $window } 搜索{ FORM($node, "after") }{ $first }{ $impossible }。
search-enter-window = { FORM($from, "before") }把窗口 { $ends } = { $window } 传给{ FORM($node, "after") }{ $first }{ $impossible }。
search-enter-null = { FORM($from, "before") }把零窗口 { $ends } = { $window } 传给{ FORM($node, "after") }，只问它是否更好。
search-enter-again = { FORM($from, "before") }把窗口 { $ends } = { $window } 传给{ FORM($node, "after") }：它更好，因此重新搜索以求其值。
search-enter-pass = 第 { $number } 遍：{ FORM($node, "before") }的值在 { $low } 与 { $high } 之间；以零窗口 (α, β) = { $window } 搜索。
search-enter-depth = 深度为 { $depth }：以窗口 { $ends } = { $window } 搜索{ FORM($node, "after") }{ $first }。
search-probe = { FORM($from, "before") }以窗口 { $ends } = { $window } 探测{ FORM($node, "after") }：只搜索它的部分子节点，以求得一个界。
search-recall = 置换表中已有{ FORM($node, "after") }：其值{ FORM($value, "is") }。
search-recall-same = 置换表中已有{ FORM($node, "after") }，其子树与{ FORM($same, "between") }的相同：其值{ FORM($value, "is") }。

search-open = { FORM($node) }（待解，优值 { $merit }）排在 OPEN 之首{ $added }。
search-open-added = { $count ->
    [1] ：它的第一个子节点（{ $names }）以同样的优值进入 OPEN，待解
   *[other] ：它的 { $count } 个子节点（{ $names }）以同样的优值进入 OPEN，待解
  }
search-open-payoff = { FORM($node, "before") }的值{ FORM($value, "is") }；它放回 OPEN，已解，优值 { $merit }。
search-open-estimate = 搜索在{ FORM($node, "between") }处停止：它的值取估值{ $value }；它放回 OPEN，已解，优值 { $merit }。
search-solved-max = 在{ FORM($node, "after") }，子节点 { $child }（已解，优值 { $merit }）排在 OPEN 之首：因此该节点以此优值得解{ $removed ->
    [0] 。
   *[other] ，其下的 { $removed } 项移出 OPEN。
  }
search-solved-next = 在{ FORM($node, "after") }，子节点 { $child }（已解，优值 { $merit }）排在 OPEN 之首：下一个子节点 { $next } 以同样的优值进入 OPEN，待解。
search-solved-last = 在{ FORM($node, "after") }，子节点 { $child }（已解，优值 { $merit }）排在 OPEN 之首：它是最后一个子节点，因此该节点以此优值得解。

search-payoff = { FORM($node, "before") }的值{ FORM($value, "is") }{ $turned }。
search-payoff-to = { FORM($node, "before") }的值对{ FORM($side) }而言{ FORM($value, "is") }{ $turned }。
search-estimate = 搜索在{ FORM($node, "between") }处停止：它的值取估值{ $value }{ $turned }。
search-child-better = 在{ FORM($node, "after") }，子节点 { $child } 给出{ $value }，是目前最好的{ $window }。
search-window-now = ；窗口变为 (α, β) = { $window }
search-child-worse = 在{ FORM($node, "after") }，子节点 { $child } 给出{ $value }，并不优于 { $best }{ $window }。
search-window-still = ；窗口仍为 (α, β) = { $window }
search-child-enough = 在{ FORM($node, "after") }，子节点 { $child } 给出{ $value }，不差于 { $best }，而窗口 (α, β) = { $window } 中没有更好的值。
search-child-tied = 在{ FORM($node, "after") }，子节点 { $child } 给出{ $value }，对决策者来说与 { $best } 同样好：保留先得到的，其他玩家的收益也随之确定。
search-child-left = 在{ FORM($node, "after") }，子节点 { $child } 提前离开，目前为{ $value }：它给决策者的不会多于 { $best }。
search-outcome = 在{ FORM($node, "after") }，子节点 { $child } 以概率 { $probability } 给出{ $value }，贡献{ $product }{ $interval }。
search-random-move = 在{ FORM($node, "after") }，子节点 { $child } 给出{ $value }；随机行动以概率 { $probability } 选中它，在随机行动的平均值中贡献{ $product }{ $interval }。
search-interval = ：该节点的值现在位于 { $interval }

search-skipped = { $which ->
    [probed] 它的 { $count } 个子节点（{ $names }）无需继续搜索
    [open] 其余 { $count } 个子节点（{ $names }）无需继续搜索
    [all] 剪去它的 { $count } 个子节点（{ $names }）
   *[rest] 剪去其余 { $count } 个子节点（{ $names }）
  }
search-reached = 在{ FORM($node, "after") }，值已经{ $rule ->
    [beta] 至少
   *[alpha] 至多
  }为 { $inequality }
search-cut-side = { search-reached }，因此上方的{ FORM($side) }{ $tie ->
    [true] 不必
   *[false] 不会
  }让对局走到这里；{ $skipped }。
search-cut-chance = { search-reached }，因此它的确切值对上方已无影响；{ $skipped }。
search-cut-window = { search-reached }，即给定的搜索窗口的端点；{ $skipped }。
search-cut-bound = { search-reached }，即上下界所允许的最{ $rule ->
    [beta] 大
   *[alpha] 小
  }值；{ $skipped }。
search-cut-null = { search-reached }，搜索在此不再多求；{ $skipped }。
search-cut-empty = 在{ FORM($node, "after") }，窗口 (α, β) = ({ $left }, { $right }) 是空的，因此无论该节点的值是多少，搜索都返回 { $left }；{ $skipped }。
search-cut-at-chance = 在{ FORM($node, "after") }，{ $whatever ->
    [probed] 无论继续搜索得到什么
    [all] 无论子节点的值是多少
   *[rest] 无论其余子节点的值是多少
  }，值都{ $rule ->
    [chance-high] 至少为 { $left } { $relation } β
   *[chance-low] 至多为 { $left } { $relation } α
  } = { $right }；{ $skipped }。
search-cut-sum = 在{ FORM($node, "after") }，除去已被取走的部分，上方的{ FORM($side) }至多得到 { $left } { $relation } { $right }，并无增益；{ $skipped }。
search-cut-merit = 在{ FORM($node, "after") }，OPEN 中没有比 { $left } { $relation } { $right } 更大的，后者是{ FORM($above, "between") }得解的优值；{ $skipped }。
search-cut-width = 在{ FORM($node, "after") }，束搜索保留最有希望的 { $kept } 个子节点（宽度为 { $width }）；{ $skipped }，这只是猜测，并未证明。
search-cut-reply = 在{ FORM($node, "after") }，另一个对手已经应答，而只许一个对手应答，因此这里{ $passes ->
    [true] 不行动
   *[false] 采取第一个行动
  }（{ $kept }）；{ $skipped }，这只是猜测，并未证明。

search-leave = { FORM($node, "before") }搜索完毕：其值{ FORM($value, "is") }。
search-leave-early = 提前离开{ FORM($node, "after") }，目前为{ $value }。
search-leave-probe = 对{ FORM($node, "between") }的探测结束：其值{ FORM($value, "is") }。
search-leave-turned = { FORM($node, "before") }搜索完毕：对{ FORM($side) }而言计为{ $value }。

## 节点的数轴

search-line-title = { FORM($node, "alone") }可能的值
search-line-has = { FORM($side) }从{ FORM($child, "alone") }得到 { $value }
search-line-needs = { FORM($node, "alone") }{ $end ->
    [alpha] 低于 { $value } 则太低
   *[beta] 高于 { $value } 则太高
  }
search-line-post = { $end ->
    [alpha] α
   *[beta] β
  } = { $value }
search-line-end = { $kind ->
    [chance] { $side ->
        [lower] 最差 { $value }
       *[upper] 最好 { $value }
      }
   *[max] { $side ->
        [lower] 至少 { $value }
       *[upper] 至多 { $value }
      }
  }
