### 图形 <tyche-tree>：按钮、问题和拒绝。

figure-label = 博弈树，用 { $algorithm } 搜索
figure-steps = 逐步查看搜索
figure-first = 第一步
figure-cut-back = 上一次剪枝
figure-back = 后退
figure-forward = 前进
figure-cut-forward = 下一次剪枝
figure-last = 最后一步
figure-step = 步
figure-step-of = 第 { $step } 步，共 { $all } 步
figure-start = 搜索还没有开始。
figure-end = 根节点的值是 { $value }。
figure-cut = 剪去
figure-skipped = 已跳过
figure-current = 当前
figure-line = 值在 { $interval } 内
figure-payoff = 收益
figure-probability = 概率

## 问题

figure-asks-value = { FORM($node, "before") }的值是多少？
figure-asks-cut = 接下来剪去哪条分支？请在树中选择。
figure-answer = 您的答案
figure-check = 检查
figure-no-branch = 没有
figure-show = 显示答案
figure-right = 正确。
figure-wrong = 不对，请再试一次。
figure-searched = 不对：这条分支会被搜索。请另选一条。
figure-some-cut = 不对：有一条分支被剪去。请找出来。
figure-worth = { FORM($node, "before") }的值是 { $value }。
figure-nothing-cut = 没有剪枝。

## 拒绝

figure-no-number = 这不是数：请写 3、-2.5 或 1/3。
figure-no-probability = 概率在 0 和 1 之间：请写 0.25、1/4 或 25%。
figure-empty = 这个图形没有树：请写在元素里，或写在属性“tree”里。
figure-too-large = 这棵树有 { $nodes } 个节点；一个图形最多 { $most } 个。
figure-bad-attribute = 属性 { $attribute } 不能是“{ $value }”：请写 { LIST($allowed, "or") }。
figure-no-node = 树中没有节点“{ $name }”。
figure-unexpected = 图形出错：{ $message }
