### Algorithms: title, source, time, space and pseudocode. The English is in the sources of @tyche/trees; lines correspond one to one.

algorithm-minimax = Minimax
    .source = J. von Neumann 1928; C. E. Shannon 1950
    .time = O(b^m)
    .space = O(b m)
    .pseudocode =
        minimax(node):
          若 node 是叶节点：返回它的收益
          对 node 的每个子节点 child：
            value := minimax(child)
            best := best 与 value 的 max 或 min，依行动玩家而定
          返回 best

algorithm-alpha-beta = Alpha-beta
    .source = D. E. Knuth, R. W. Moore 1975 (fail-hard); J. P. Fishburn 1983 (fail-soft)
    .time = 最佳顺序下 O(b^(m/2))，最差 O(b^m)
    .space = O(b m)
    .pseudocode =
        alphabeta(node, alpha, beta):
          若 node 是叶节点：返回它的收益
          对 node 的每个子节点 child：
            value := alphabeta(child, alpha, beta)
            MAX 节点：best := max(best, value), alpha := max(alpha, best)
            MIN 节点：best := min(best, value), beta := min(beta, best)
            若 alpha >= beta：剪去其余子节点
          返回 best（fail-hard：截到窗口之内）

algorithm-negamax = Negamax
    .source = D. E. Knuth、R. W. Moore 1975（函数 F）
    .time = O(b^m)
    .space = O(b m)
    .pseudocode =
        negamax(node):
          若 node 是叶节点：返回它的收益，从行动玩家一方看
          对 node 的每个子节点 child：
            value := -negamax(child)（同一玩家接着行动时不取负）
            best := max(best, value)
          返回 best

algorithm-negamax-alpha-beta = Negamax 与 alpha-beta
    .source = D. E. Knuth、R. W. Moore 1975（函数 F2）；J. P. Fishburn 1983（fail-soft）
    .time = 最佳顺序下 O(b^(m/2))，最差 O(b^m)
    .space = O(b m)
    .pseudocode =
        negamax(node, alpha, beta):
          若 node 是叶节点：返回它的收益，从行动玩家一方看
          对 node 的每个子节点 child：
            value := -negamax(child, -beta, -alpha)（同一玩家接着行动时不取负）
            best := max(best, value), alpha := max(alpha, best)
            若 alpha >= beta：剪去其余子节点
          返回 best（fail-hard：截到窗口之内）

algorithm-pvs = 主要变例搜索（PVS、NegaScout）
    .source = T. A. Marsland, M. Campbell 1982; Scout: J. Pearl 1980; NegaScout: A. Reinefeld 1983
    .time = 最佳顺序下 O(b^(m/2))，最差 O(b^m)
    .space = O(b m)
    .pseudocode =
        pvs(node, alpha, beta):
          若 node 是叶节点：返回它的收益
          第一个子节点：value := pvs(child, alpha, beta)
          其余子节点：用零窗口只问它是否更好
            MAX 节点：value := pvs(child, alpha, alpha + 1)；MIN 节点：pvs(child, beta - 1, beta)
            若 alpha < value < beta 且子节点不是叶节点：重新搜索它
              MAX 节点：value := pvs(child, value, beta)；MIN 节点：pvs(child, alpha, value)
            MAX 节点：best := max(best, value), alpha := max(alpha, best)
            MIN 节点：best := min(best, value), beta := min(beta, best)
            若 alpha >= beta：剪去其余子节点
          返回 best

algorithm-mtd-f = MTD(f)
    .source = A. Plaat, J. Schaeffer, W. Pijls, A. de Bruin 1996
    .time = 每一遍：最佳顺序下 O(b^(m/2))，最差 O(b^m)
    .space = 最佳顺序下 O(b^(m/2))，用于置换表
    .pseudocode =
        mtdf(root, guess)，所有收益都是整数：
          low := -infinity, high := +infinity
          当 low < high：
            beta := 若 guess = low 则 guess + 1，否则 guess
            guess := search(root, beta - 1, beta)
            若 guess < beta：high := guess，否则：low := guess
          返回 guess
        search(node, alpha, beta):
          若表中有 node 的界 >= beta 或 <= alpha：返回它
          若 node 是叶节点：返回它的收益
          对 node 的每个子节点 child：value := search(child, alpha, beta)
            MAX 节点：best := max(best, value), alpha := max(alpha, best)
            MIN 节点：best := min(best, value), beta := min(beta, best)
            若 alpha >= beta：剪去其余子节点
          把 best 存入表中：一个值，或下界，或上界
          返回 best

algorithm-sss = SSS*
    .source = G. C. Stockman 1979; I. Roizen, J. Pearl 1983
    .time = 最佳顺序下 O(b^(m/2))，最差 O(b^m)
    .space = O(b^(m/2))，都在 OPEN 中
    .pseudocode =
        sss(root)：OPEN 中有根节点，待解，优值为 +infinity
          重复：从 OPEN 取优值最大的一项，相等时取最左的
            待解的叶节点：放回，已解，优值为 min（优值，收益）
            待解的 MAX 节点：放入所有子节点，待解，优值相同
            待解的 MIN 节点：放入第一个子节点，待解，优值相同
            MAX 节点的已解子节点：放入父节点，已解；删去父节点以下的所有项
            MIN 节点的已解子节点：放入下一个子节点，待解；若是最后一个则放入父节点，已解
            已解的根节点：返回它的优值

algorithm-iterative-deepening = 使用置换表的迭代加深
    .source = D. J. Slate、L. R. Atkin 1977；R. E. Korf 1985；置换表：A. L. Zobrist 1970
    .time = 最佳顺序下 O(b^(m/2))，最差 O(b^m)
    .space = O(b m) 及置换表
    .pseudocode =
        deepen(root):
          对 depth := 1, 2, ... 直到不再需要估值：value := search(root, depth, -infinity, +infinity)
          返回 value
        search(node, depth, alpha, beta):
          若 node 是叶节点：返回它的收益
          若 depth = 0：返回 node 的估值
          若表中在此深度有 node 的值，或在 (alpha, beta) 之外的界：返回它
          对 node 的每个子节点 child，表中最佳的在先：
            value := search(child, depth - 1, alpha, beta)
            MAX 节点：best := max(best, value), alpha := max(alpha, best)
            MIN 节点：best := min(best, value), beta := min(beta, best)
            若 alpha >= beta：剪去其余子节点
          把 depth、best 和最佳子节点存入表中：一个值，或下界，或上界
          返回 best

algorithm-h-minimax = H-minimax
    .source = C. E. Shannon 1950（A 型）；S. Russell、P. Norvig, Artificial Intelligence: A Modern Approach，第 6 章
    .time = O(b^d)
    .space = O(b d)
    .pseudocode =
        h-minimax(node, depth):
          若 node 是叶节点：返回它的收益；若搜索止于此处：返回它的估值
          对 node 的每个子节点 child：
            value := h-minimax(child, depth - 1)
            best := best 与 value 的 max 或 min，依行动玩家而定
          返回 best

algorithm-beam = 束搜索
    .source = B. T. Lowerre 1976；博弈树的前向剪枝：C. E. Shannon 1950（B 型）
    .time = O(k^m)
    .space = O(k m)
    .pseudocode =
        beam(node)，束宽 k：
          若 node 是叶节点：返回它的收益
          保留估值最好的 k 个子节点；其余不看就舍弃
          对每个保留的子节点 child：best := best 与 beam(child) 的 max 或 min
          机会节点：所有子节点的平均
          返回 best

algorithm-expectimax = Expectimax
    .source = D. Michie 1966；R. Bellman 1957（对手的模型使它成为决策过程）
    .time = O(b^m n^m)
    .space = O((b + n) m)
    .pseudocode =
        expectimax(node):
          若 node 是叶节点：返回它的收益
          MAX 节点：对每个子节点 child：best := max(best, expectimax(child))
          机会节点，或按模型行动的对手：对每个子节点 child：sum := sum + p(child) * expectimax(child)
          返回 best 或 sum

algorithm-expectiminimax = Expectiminimax
    .source = D. Michie 1966
    .time = O(b^m n^m)
    .space = O((b + n) m)
    .pseudocode =
        expectiminimax(node):
          若 node 是叶节点：返回它的收益
          MAX 或 MIN 节点：对每个子节点 child：best := best 与 expectiminimax(child) 的 max 或 min
          机会节点：对每个子节点 child：sum := sum + p(child) * expectiminimax(child)
          返回 best 或 sum

algorithm-star1 = Star1
    .source = B. W. Ballard 1983；任意概率与 fail-soft：T. Hauk、M. Buro、J. Schaeffer 2004
    .time = O(b^m n^m)，叶节点从不多于 expectiminimax
    .space = O((b + n) m)
    .pseudocode =
        star1(node, alpha, beta)，node 是机会节点：
          每个子节点都在 [L, U] 之内：low := L, high := U
          对每个子节点 i，其概率为 p：
            A := 要使 high 降到 alpha，子节点 i 的值至多是多少
            B := 要使 low 升到 beta，子节点 i 的值至少是多少
            v := search(i, max(A, L), min(B, U))：子节点 i 在 [l, u] 之内，即
              { "[" }v, v]；若 v 至多为其 alpha 则 [L, v]；若 v 至少为其 beta 则 [v, U]
            low := low + p * (l - L), high := high - p * (U - u)
            若 high <= alpha：返回 high（至多）；若 low >= beta：返回 low（至少）
          返回 low (= high)
        search(node, alpha, beta):
          若 node 是叶节点：返回它的收益
          若 node 是机会节点：返回 star1(node, alpha, beta)
          对 node 的每个子节点 child：value := search(child, alpha, beta)
            MAX 节点：best := max(best, value), alpha := max(alpha, best)
            MIN 节点：best := min(best, value), beta := min(beta, best)
            若 alpha >= beta：剪去其余子节点
          返回 best（fail-hard：截到窗口之内）

algorithm-star1-ballard = Ballard 原文的 Star1
    .source = B. W. Ballard 1983, Artificial Intelligence 21(3):327-350
    .time = O(b^m n^m)，叶节点从不多于 expectiminimax
    .space = O((b + n) m)
    .pseudocode =
        star1(node, alpha, beta)，node 是有 N 个子节点的机会节点：
          A := N * (alpha - U) + U, B := N * (beta - L) + L, vsum := 0
          对每个子节点 child：
            AX := max(A, L), BX := min(B, U)
            v := search(child, AX, BX), vsum := vsum + v
            若 v <= A：返回 alpha；若 v >= B：返回 beta
            A := A + U - v, B := B + L - v
          返回 vsum / N
        search(node, alpha, beta):
          若 node 是叶节点：返回它的收益
          若 node 是机会节点：返回 star1(node, alpha, beta)
          对 node 的每个子节点 child：value := search(child, alpha, beta)
            MAX 节点：best := max(best, value), alpha := max(alpha, best)
            MIN 节点：best := min(best, value), beta := min(beta, best)
            若 alpha >= beta：剪去其余子节点
          返回 best（fail-hard：截到窗口之内）

algorithm-star2 = Star2
    .source = B. W. Ballard 1983
    .time = 探测理想时 O(n^(m-1) b^(m/2))，最差 O(b^m n^m)
    .space = O((b + n) m)
    .pseudocode =
        star2(node, alpha, beta)，node 是机会节点：
          每个子节点都在 [L, U] 之内：low := L, high := U
          对每个子节点 i：探测：只搜索它的前几步
            MAX 子节点：其中最好的是下界，low 上升；MIN 子节点：是上界，high 下降
            叶节点：它的收益同时是两个界
            若 high <= alpha：返回 high（至多）；若 low >= beta：返回 low（至少）
          对每个子节点 i：与 Star1 相同，用探测所得的界
            v := search(i, max(A, L_i), min(B, U_i))，low 与 high 逐渐靠拢
            若 high <= alpha：返回 high（至多）；若 low >= beta：返回 low（至少）
          返回 low (= high)
        search(node, alpha, beta):
          若 node 是叶节点：返回它的收益
          若 node 是机会节点：返回 star2(node, alpha, beta)
          对 node 的每个子节点 child：value := search(child, alpha, beta)
            MAX 节点：best := max(best, value), alpha := max(alpha, best)
            MIN 节点：best := min(best, value), beta := min(beta, best)
            若 alpha >= beta：剪去其余子节点
          返回 best（fail-hard：截到窗口之内）

algorithm-star2-5 = Star2.5
    .source = B. W. Ballard 1983; T. Hauk, M. Buro, J. Schaeffer 2004
    .time = 探测理想时 O(n^(m-1) b^(m/2))，最差 O(b^m n^m)
    .space = O((b + n) m)
    .pseudocode =
        star2(node, alpha, beta)，node 是机会节点：
          每个子节点都在 [L, U] 之内：low := L, high := U
          对每个子节点 i：探测：只搜索它的前几步
            MAX 子节点：其中最好的是下界，low 上升；MIN 子节点：是上界，high 下降
            叶节点：它的收益同时是两个界
            若 high <= alpha：返回 high（至多）；若 low >= beta：返回 low（至少）
          对每个子节点 i：与 Star1 相同，用探测所得的界
            v := search(i, max(A, L_i), min(B, U_i))，low 与 high 逐渐靠拢
            若 high <= alpha：返回 high（至多）；若 low >= beta：返回 low（至少）
          返回 low (= high)
        search(node, alpha, beta):
          若 node 是叶节点：返回它的收益
          若 node 是机会节点：返回 star2(node, alpha, beta)
          对 node 的每个子节点 child：value := search(child, alpha, beta)
            MAX 节点：best := max(best, value), alpha := max(alpha, best)
            MIN 节点：best := min(best, value), beta := min(beta, best)
            若 alpha >= beta：剪去其余子节点
          返回 best（fail-hard：截到窗口之内）

algorithm-max-n = Max^n 与浅层剪枝
    .source = C. A. Luckhardt、K. B. Irani 1986；浅层剪枝：R. E. Korf 1991
    .time = O(b^m)；收益总和小时，浅层剪枝省得最多
    .space = O(b m)
    .pseudocode =
        maxn(node, offer)，offer 由父节点给出：
          若 node 是叶节点：返回所有玩家的收益
          机会节点：返回子节点收益的平均
          对每个子节点 child：values := maxn(child)；保留对行动玩家最好的
            若 最大总和 - 该玩家所得 <= offer：剪去其余子节点
          返回最佳的一组值

algorithm-paranoid = 偏执搜索（paranoid）
    .source = N. R. Sturtevant、R. E. Korf 2000；机会节点：M. P. D. Schadd、M. H. M. Winands 2009
    .time = n 名玩家时最佳顺序下 O(b^(m (n-1)/n))，最差 O(b^m)
    .space = O(b m)
    .pseudocode =
        paranoid(node, alpha, beta)，针对一名玩家：
          若 node 是叶节点：返回该玩家的收益
          对 node 的每个子节点 child：
            value := paranoid(child, alpha, beta)
            该玩家的节点：best := max(best, value), alpha := max(alpha, best)
            其他玩家的节点：best := min(best, value), beta := min(beta, best)
            若 alpha >= beta：剪去其余子节点
          机会节点：与 Star1 相同
          返回 best

algorithm-best-reply = 最佳应答搜索（best-reply）
    .source = M. P. D. Schadd、M. H. M. Winands 2011；以第一个行动代替跳过：M. Esser 等 2013（BRS+）
    .time = n 名玩家时 O((b (n-1))^(2m/n))，有剪枝时更少
    .space = O(b m)
    .pseudocode =
        best-reply(node, alpha, beta) 另加是否已有对手应答，针对一名玩家：
          若 node 是叶节点：返回该玩家的收益
          该玩家的节点：对子节点取 max；新的一步尚无人应答
          对手的节点：若另一对手已应答：跳过自己的一步
            否则对子节点取 min：在此应答，或跳过，把应答留给后面的对手
          若 alpha >= beta：剪去其余子节点；机会节点：与 Star1 相同
          返回 best

algorithm-teams = 队伍与同盟
    .source = C. A. Luckhardt、K. B. Irani 1986，每名玩家都以全队收益之和计
    .time = O(b^m)
    .space = O(b m)
    .pseudocode =
        teams(node):
          若 node 是叶节点：返回所有玩家的收益
          机会节点：返回子节点收益的平均
          对每个子节点 child：values := teams(child)
            保留使行动玩家一队总和最大的
          返回最佳的一组值
