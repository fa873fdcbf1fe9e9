hands-hands-rock = 石头
hands-hands-paper = 布
hands-hands-scissors = 剪刀

hands-round = 第 { $number } 局
hands-chosen = 已选好
hands-score = 胜 { $won }，负 { $lost }，平 { $even }
hands-habits = 各手出现次数
hands-theory = 双方同时暗选；这里一先一后，后者什么也不知道。由极小极大定理，只有各手等频且无规律地出，才不会吃亏。只从一方视角搜索会给出一手：任何确定的一手都可被击败。
