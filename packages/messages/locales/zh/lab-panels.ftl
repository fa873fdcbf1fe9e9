lab-what-if-break-even = 临界点
lab-what-if-break-even-help = 只改变一个数，其余不变；改变一个概率时，该机会节点的其他结果按原比例分配剩余概率。
lab-what-if-no-break-even = 没有哪个数单独改变就能改变最佳行动。
lab-what-if-tornado = 条形：树的值随每个数变动的范围，最宽的在前。◆：最佳行动在此改变。
lab-what-if-save-tornado = 保存龙卷风图（SVG）
lab-what-if-monotone = 收益改变，顺序不变
lab-what-if-monotone-help = minimax 只比较收益：保持顺序的改变不会改变它的选择。期望要加权：expectimax 可能选择别的行动。
lab-what-if-change = 收益
lab-what-if-worst = minimax（最坏情况）
lab-what-if-mean = 期望
lab-transform-identity = x 不变
lab-transform-rescale = 2x + 7
lab-transform-square = x²（保留符号）
lab-transform-log = ±log₂(1 + |x|)
lab-what-if-flipped = 改变
lab-what-if-none = 需要根节点是 MAX 或 MIN 的决策，并且只有两个玩家。
lab-what-if-opponent = 从完美对手到随机对手
lab-what-if-opponent-help = MIN 走最佳行动，但以这个概率随机走。
lab-what-if-perfect = 完美
lab-what-if-randomly = 随机
lab-what-if-slider = 随机走的概率
lab-what-if-no-flip = 对所有这样的对手，最佳行动都相同。
lab-what-if-flip = { $exact ->
    [true] 恰好在 { $at } 处，最佳行动从 { $before } 变为 { $after }。
   *[false] 大约在 { $at } 处，最佳行动从 { $before } 变为 { $after }。
  }
lab-what-if-no-opponent = 需要根节点是 MAX，下面有 MIN。

lab-compare-first = 第一个搜索
lab-compare-second = 第二个搜索
lab-compare-work = 两次搜索访问的叶节点
lab-compare-leaves = { $all } 个叶节点中的 { $now } 个
lab-compare-counts = 这一步的计数器
lab-compare-value = 值
lab-compare-difference = 最后访问的叶节点：{ $a } 个与 { $b } 个

lab-share-link = 这棵树、这次搜索和这一步的链接
lab-share-copy-link = 复制链接
lab-share-copied = 已复制。
lab-share-system = 分享……
lab-share-embed = 用于课程网页
lab-share-copy-embed = 复制 iframe
lab-share-copy-element = 复制元素
lab-share-element-note = 用于自己的网页：树写在文本里，只有脚本来自本 Lab。
lab-share-embed-note = 用于不能使用脚本的网页，例如 Moodle 和 Canvas。
lab-share-whole-run = 整个搜索
lab-share-tree-only = 只有树
lab-share-slides = 幻灯片（HTML）
lab-share-strip = 可打印的步骤图
lab-share-print = 打印
lab-share-trace = 记录（CSV）
lab-share-certificate = 标为“已解出”的答案可以写成他人能够验证的文件：{ $command }。
lab-share-length = { $characters } 个字符
lab-share-notices = 第三方软件的许可证
lab-share-close = 关闭
lab-use-exercise = 作为练习
lab-use-fitting = 适合这棵树
lab-use-unfit = 不适合：选择后可看到原因
lab-use-mixed = 所有适合的类型
lab-use-variants = 每棵树的变体数（0：原树）
lab-use-more = 从文件添加更多的树{ $count ->
    [0] { "" }
   *[other] （{ $count } 棵）
  }
lab-use-practise = 在“练习”中打开
lab-use-reverse = 反转所有子节点的顺序

lab-exercises-link = 复制本练习的链接
lab-exercises-link-sheet = 复制这些练习的链接
lab-exercises-set = 练习集
lab-exercises-add = 把本练习加入练习集
lab-exercises-remove = 从练习集中移除本练习
lab-exercises-number = 第 { $number } 题，共 { $all } 题
lab-exercises-answer = 答案 { $text }
lab-exercises-crossed = 已划掉
