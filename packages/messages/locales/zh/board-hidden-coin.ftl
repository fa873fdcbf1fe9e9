coin-actions-stop = 停止
coin-actions-play = 继续
coin-actions-ask = 提问
coin-actions-pass = 放弃
coin-actions-heads = 正面
coin-actions-tails = 反面

coin-under = 硬币在杯下
coin-lies = 硬币是：{ $side }
coin-variant = 知情者提问
coin-ways = 搜索隐藏信息的两种方法

coin-methods-ismcts = 按已知信息一棵树（ISMCTS）
coin-methods-determinized = 每种硬币分开（确定化）

coin-fusion = 继续的值是 0：谁也不能猜得比碰运气好，而停止得 0.2。若把正面与反面分开搜索，每次都知道该说哪面，就以为“继续”值 1。抽样再多也治不好：这叫策略融合。
coin-non-local = 看得见硬币的人遇正面就停，所以被问就意味着反面，说反面值 1。两种方法都从提问开始，把两面看得一样可能，为 0.2 而放弃：更知情的对手绝不会让它发生的情形，没有从信念里去掉（非局部性）。
coin-paid = 猜方得 { $value }
