opponent-searches = 每步搜索 { $nodes } 个节点。
opponent-looks =
    { $depth ->
       *[other] 向前看 { $depth } 个决策。
    }
opponent-sees =
    { $sees ->
        [numbers] 只看单个数字能推出的结论，其余全靠猜。
        [marks] 看出由单个数字推出的地雷，以及由这些地雷推出的结论。
        [layouts] 计算地雷的所有布局，但只看下一个格子。
       *[all] 就是求解器：计算地雷的所有布局。
    }
opponent-errs = 差 { $half } 的着法，选中的可能性是最佳着法的一半；它看出差距超过 { $most } 的着法从不选择。
opponent-errs-any = 差 { $half } 的着法，选中的可能性是最佳着法的一半；任何着法都可能出现。
opponent-best = 总是走它找到的最佳着法。
opponent-time = 最多思考一秒。
opponent-rated = 等级分 { $elo }（{ $low } 至 { $high }）：由与其他各级及随机走法的对局测得，平均为 0。
