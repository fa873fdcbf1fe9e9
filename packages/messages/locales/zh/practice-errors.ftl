exercise-count = 练习数不是 1 到 { $most } 的整数
exercise-no-tree = 随机种子 "{ $seed }" 给出的树都不适合练习 { $template }；请换一个随机种子
exercise-unfit = { $why ->
    [leaf] 这棵树只有一个叶节点：没有可问的
    [large] 这棵树有 { $nodes } 个节点；一道练习最多 { $most } 个
    [seeded] { $template } 只用于由随机种子生成的树：请用 cuts-alpha-beta
    [no-chance] { $template } 问的是机会节点，而这棵树没有
    [min] { $template } 没有 MIN 节点，而这棵树有：请用 values-expectiminimax
    [root] 这棵树的根节点是机会节点：没有最佳走法
    [table] { $algorithm } 在这里只搜索几棵相同子树中的一棵：请改一个收益或估计值
    [order] { $algorithm } 在这棵树中不剪枝；若所有子节点都倒序，则剪去 { $nodes } 个节点
    [given] { $template } 只用于给定的树
    [two-players] 这棵树的两个玩家互相对抗：请用 values-minimax 或 values-expectiminimax
    [no-sets] { $template } 问的是隐藏的走法，而这棵树中所有玩家都看得见一切
    [recall] 这棵树中有玩家会忘记自己做过或知道过什么，所以其行动没有自己的值
    [several] 这个博弈的均衡可能不止一个，所以别的答案也可能是对的
   *[no-cuts] { $algorithm } 在这棵树及其镜像中都不剪枝
  }
answer-file-format = 这不是答案文件：它的 "format" 不是 "{ $format }"，即 tyche exercise --to json 所写的格式
answer-file-json = 文件不是 JSON
answer-file-object = { $part ->
    [file] 文件
    [handedIn] "handedIn"{ " " }
    [sheet] "sheet"{ " " }
    [exercise] 练习 { $number }{ " " }
   *[answers] 练习 { $number } 的 "answers"{ " " }
  }不是 JSON 对象
answer-file-list = "exercises" 不是列表
answer-file-entries = "exercises" 有 { $found } 项，而 "sheet" 说有 { $count } 项
answer-file-seed = "sheet" 的 "seed" 不是文本
answer-file-count = "sheet" 的 "count" 不是 1 到 { $most } 的整数
answer-file-choice = "sheet" 的 "{ $name }" 不是下列之一：{ $all }
answer-file-answer = 练习 { $number } 中 "{ $question }" 的答案既不是文本，也不是数
