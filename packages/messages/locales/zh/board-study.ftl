### 双陆棋局面的研究：推演、每种点数之后以及各比分下的加倍骰。

study-title = 研究此局面
study-rollout = 推演（rollout）
study-until = 每个 95 % 区间不超过此值时停止推演
study-rolls = 每种点数之后的加倍骰
study-scores = 各比分下的加倍骰
study-stop = 停止
study-before-roll = 掷骰之前
study-rollout-note = 每行 { $trials } 局，最多 { $most } 局，每局 { $turns } 手，之后用静态评估。
study-rolls-note = 每种点数走最佳着法之后，下一方的加倍骰决定；– 表示不能加倍或对局已结束。指向格子可看着法。
study-scores-note = 行：掷骰一方还需的分数；列：对手还需的分数。每格依次为加倍骰、接受点和全胜（gammon）的价值，加倍骰居中为 1；还需 1 分时为 Crawford 局之后。
