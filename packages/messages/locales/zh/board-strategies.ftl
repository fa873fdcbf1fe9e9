strategies-hidden = { $seat }看不到的
strategies-expected = 按贝叶斯法则，由{ $seat }所见和下面的策略得出。
strategies-unexpected = 下面的策略从不走到这里，所以只按随机的概率计算。

strategies-title = 策略与最佳应对
strategies-of = 策略属于
strategies-holding = 持有
strategies-equilibrium = 均衡
strategies-worth = 价值
strategies-worth-title = 对付对方的策略、之后都作最佳应对时，这一步所得；勾号标出最好的
strategies-wins = { $other }的最佳应对平均得 { $value }。对均衡策略只能得 { $fair }：{ $seat }的策略白送 { $more }。
strategies-rest = 游戏太大，无法整体求解：只能修改此刻的决定，其余部分按均衡进行。
strategies-gap = 均衡精确到 { $gap }。在这里和对局的其他时刻移动滑块，看看别的策略怎样受到惩罚。
strategies-computing = 正在求解 …
strategies-too-large = 游戏太大，无法在此求解。请在设置中选择较小的变体。
