import type { Told } from "./told.js";

/** Algorithms in Chinese. */
export const zh: Told = {
  titles: {
    "Beam search": "束搜索",
    "Best-reply search": "最佳应答搜索（best-reply）",
    "Iterative deepening with a table": "使用置换表的迭代加深",
    "Max^n with shallow pruning": "Max^n 与浅层剪枝",
    "Negamax with alpha-beta": "Negamax 与 alpha-beta",
    "Paranoid search": "偏执搜索（paranoid）",
    "Principal variation search (NegaScout)": "主要变例搜索（PVS、NegaScout）",
    "Star1 as Ballard published it": "Ballard 原文的 Star1",
    "Teams and alliances": "队伍与同盟",
  },
  sources: {
    "B. T. Lowerre 1976; forward pruning in game trees: C. E. Shannon 1950 (type B)":
      "B. T. Lowerre 1976；博弈树的前向剪枝：C. E. Shannon 1950（B 型）",
    "M. P. D. Schadd, M. H. M. Winands 2011; first actions for passes: M. Esser et al. 2013 (BRS+)":
      "M. P. D. Schadd、M. H. M. Winands 2011；以第一个行动代替跳过：M. Esser 等 2013（BRS+）",
    "D. Michie 1966; R. Bellman 1957 (the model of the opponent makes it a decision process)":
      "D. Michie 1966；R. Bellman 1957（对手的模型使它成为决策过程）",
    "D. J. Slate, L. R. Atkin 1977; R. E. Korf 1985; table: A. L. Zobrist 1970":
      "D. J. Slate、L. R. Atkin 1977；R. E. Korf 1985；置换表：A. L. Zobrist 1970",
    "C. A. Luckhardt, K. B. Irani 1986; shallow pruning: R. E. Korf 1991":
      "C. A. Luckhardt、K. B. Irani 1986；浅层剪枝：R. E. Korf 1991",
    "D. E. Knuth, R. W. Moore 1975 (function F)": "D. E. Knuth、R. W. Moore 1975（函数 F）",
    "D. E. Knuth, R. W. Moore 1975 (function F2); J. P. Fishburn 1983 (fail-soft)":
      "D. E. Knuth、R. W. Moore 1975（函数 F2）；J. P. Fishburn 1983（fail-soft）",
    "N. R. Sturtevant, R. E. Korf 2000; at chance nodes: M. P. D. Schadd, M. H. M. Winands 2009":
      "N. R. Sturtevant、R. E. Korf 2000；机会节点：M. P. D. Schadd、M. H. M. Winands 2009",
    "B. W. Ballard 1983; any probabilities and fail-soft: T. Hauk, M. Buro, J. Schaeffer 2004":
      "B. W. Ballard 1983；任意概率与 fail-soft：T. Hauk、M. Buro、J. Schaeffer 2004",
    "C. E. Shannon 1950 (type A); S. Russell, P. Norvig, Artificial Intelligence: A Modern Approach, ch. 6":
      "C. E. Shannon 1950（A 型）；S. Russell、P. Norvig, Artificial Intelligence: A Modern Approach，第 6 章",
    "C. A. Luckhardt, K. B. Irani 1986, with the sum of a team's payoffs for each of its players":
      "C. A. Luckhardt、K. B. Irani 1986，每名玩家都以全队收益之和计",
  },
  costs: {
    "O(b m) and the table": "O(b m) 及置换表",
    "O(b^(m/2)) in the best order, for the table": "最佳顺序下 O(b^(m/2))，用于置换表",
    "O(b^(m/2)), all in OPEN": "O(b^(m/2))，都在 OPEN 中",
    "O((b (n-1))^(2m/n)) for n players, less with cuts": "n 名玩家时 O((b (n-1))^(2m/n))，有剪枝时更少",
    "O(b^(m (n-1)/n)) for n players in the best order, O(b^m) in the worst":
      "n 名玩家时最佳顺序下 O(b^(m (n-1)/n))，最差 O(b^m)",
    "O(b^(m/2)) in the best order, O(b^m) in the worst": "最佳顺序下 O(b^(m/2))，最差 O(b^m)",
    "O(b^(m/2)) in the best order, O(b^m) in the worst, each pass":
      "每一遍：最佳顺序下 O(b^(m/2))，最差 O(b^m)",
    "O(b^m n^m), never more leaves than expectiminimax": "O(b^m n^m)，叶节点从不多于 expectiminimax",
    "O(b^m); shallow pruning saves most where payoffs have a small sum":
      "O(b^m)；收益总和小时，浅层剪枝省得最多",
    "O(n^(m-1) b^(m/2)) with ideal probes, O(b^m n^m) at worst":
      "探测理想时 O(n^(m-1) b^(m/2))，最差 O(b^m n^m)",
  },
  lines: {
    // Of many algorithms
    "if node is a leaf: return its payoff": "若 node 是叶节点：返回它的收益",
    "for each child of node:": "对 node 的每个子节点 child：",
    "max node: best := max(best, value), alpha := max(alpha, best)":
      "MAX 节点：best := max(best, value), alpha := max(alpha, best)",
    "min node: best := min(best, value), beta := min(beta, best)":
      "MIN 节点：best := min(best, value), beta := min(beta, best)",
    "if alpha >= beta: skip the other children": "若 alpha >= beta：剪去其余子节点",
    "return best": "返回 best",
    "return best, or sum": "返回 best 或 sum",
    "return best (fail-hard: clipped to the window)": "返回 best（fail-hard：截到窗口之内）",
    "best := max or min of best and value, as the player who moves wants":
      "best := best 与 value 的 max 或 min，依行动玩家而定",
    "chance node: as in Star1": "机会节点：与 Star1 相同",
    "chance node: return the mean of the children's payoffs": "机会节点：返回子节点收益的平均",
    "if node is a leaf: return the payoffs of all players": "若 node 是叶节点：返回所有玩家的收益",
    "if node is a leaf: return the player's payoff": "若 node 是叶节点：返回该玩家的收益",
    "return the best values": "返回最佳的一组值",
    // Beam search
    "beam(node), width k:": "beam(node)，束宽 k：",
    "keep the k children with the best estimates; drop the others unseen":
      "保留估值最好的 k 个子节点；其余不看就舍弃",
    "for each child kept: best := max or min of best and beam(child)":
      "对每个保留的子节点 child：best := best 与 beam(child) 的 max 或 min",
    "chance node: the mean of all children": "机会节点：所有子节点的平均",
    // Best-reply search
    "best-reply(node, alpha, beta, whether an opponent has replied), for one player:":
      "best-reply(node, alpha, beta) 另加是否已有对手应答，针对一名玩家：",
    "the player's own node: max over the children; nobody has replied to the new move yet":
      "该玩家的节点：对子节点取 max；新的一步尚无人应答",
    "an opponent's node: if another opponent has replied: it passes":
      "对手的节点：若另一对手已应答：跳过自己的一步",
    "else min over the children: to reply here, or to pass and leave the reply to a later opponent":
      "否则对子节点取 min：在此应答，或跳过，把应答留给后面的对手",
    "if alpha >= beta: skip the other children; chance node: as in Star1":
      "若 alpha >= beta：剪去其余子节点；机会节点：与 Star1 相同",
    // Expectimax, expectiminimax
    "max node: for each child: best := max(best, expectimax(child))":
      "MAX 节点：对每个子节点 child：best := max(best, expectimax(child))",
    "chance node, or opponent as modelled: for each child: sum := sum + p(child) * expectimax(child)":
      "机会节点，或按模型行动的对手：对每个子节点 child：sum := sum + p(child) * expectimax(child)",
    "max or min node: for each child: best := max or min of best and expectiminimax(child)":
      "MAX 或 MIN 节点：对每个子节点 child：best := best 与 expectiminimax(child) 的 max 或 min",
    "chance node: for each child: sum := sum + p(child) * expectiminimax(child)":
      "机会节点：对每个子节点 child：sum := sum + p(child) * expectiminimax(child)",
    // H-minimax
    "if node is a leaf: return its payoff; if the search stops here: return its estimate":
      "若 node 是叶节点：返回它的收益；若搜索止于此处：返回它的估值",
    // Iterative deepening, MTD(f)
    "for depth := 1, 2, ... until no estimate is needed: value := search(root, depth, -infinity, +infinity)":
      "对 depth := 1, 2, ... 直到不再需要估值：value := search(root, depth, -infinity, +infinity)",
    "return value": "返回 value",
    "if depth = 0: return the estimate of node": "若 depth = 0：返回 node 的估值",
    "if the table has, for this depth, a value of node or a bound outside (alpha, beta): return it":
      "若表中在此深度有 node 的值，或在 (alpha, beta) 之外的界：返回它",
    "for each child of node, the best one of the table first:":
      "对 node 的每个子节点 child，表中最佳的在先：",
    "put depth, best and the best child into the table: a value, or a lower or an upper bound":
      "把 depth、best 和最佳子节点存入表中：一个值，或下界，或上界",
    "mtdf(root, guess), all payoffs are whole numbers:": "mtdf(root, guess)，所有收益都是整数：",
    "while low < high:": "当 low < high：",
    "beta := guess + 1 if guess = low, else guess": "beta := 若 guess = low 则 guess + 1，否则 guess",
    "if guess < beta: high := guess, else: low := guess":
      "若 guess < beta：high := guess，否则：low := guess",
    "return guess": "返回 guess",
    "if the table has a bound of node that is >= beta or <= alpha: return it":
      "若表中有 node 的界 >= beta 或 <= alpha：返回它",
    "for each child of node: value := search(child, alpha, beta)":
      "对 node 的每个子节点 child：value := search(child, alpha, beta)",
    "put best into the table: a value, or a lower or an upper bound":
      "把 best 存入表中：一个值，或下界，或上界",
    // Max^n, teams
    "maxn(node, offer of the parent):": "maxn(node, offer)，offer 由父节点给出：",
    "for each child: values := maxn(child); keep those that are best for the player who moves":
      "对每个子节点 child：values := maxn(child)；保留对行动玩家最好的",
    "if the largest sum - what this player has <= offer: skip the other children":
      "若 最大总和 - 该玩家所得 <= offer：剪去其余子节点",
    "for each child: values := teams(child)": "对每个子节点 child：values := teams(child)",
    "keep those with the largest sum over the team of the player who moves": "保留使行动玩家一队总和最大的",
    // Negamax
    "if node is a leaf: return its payoff, seen by the player to move":
      "若 node 是叶节点：返回它的收益，从行动玩家一方看",
    "value := -negamax(child)   (no minus where the same player moves again)":
      "value := -negamax(child)（同一玩家接着行动时不取负）",
    "value := -negamax(child, -beta, -alpha)   (no minus where the same player moves again)":
      "value := -negamax(child, -beta, -alpha)（同一玩家接着行动时不取负）",
    // Paranoid search
    "paranoid(node, alpha, beta), for one player:": "paranoid(node, alpha, beta)，针对一名玩家：",
    "the player's own node: best := max(best, value), alpha := max(alpha, best)":
      "该玩家的节点：best := max(best, value), alpha := max(alpha, best)",
    "any other player's node: best := min(best, value), beta := min(beta, best)":
      "其他玩家的节点：best := min(best, value), beta := min(beta, best)",
    // Principal variation search
    "first child: value := pvs(child, alpha, beta)": "第一个子节点：value := pvs(child, alpha, beta)",
    "every other child: a null window asks only whether it is better": "其余子节点：用零窗口只问它是否更好",
    "max node: value := pvs(child, alpha, alpha + 1), min node: pvs(child, beta - 1, beta)":
      "MAX 节点：value := pvs(child, alpha, alpha + 1)；MIN 节点：pvs(child, beta - 1, beta)",
    "if alpha < value < beta and the child is no leaf: search it again":
      "若 alpha < value < beta 且子节点不是叶节点：重新搜索它",
    "max node: value := pvs(child, value, beta), min node: pvs(child, alpha, value)":
      "MAX 节点：value := pvs(child, value, beta)；MIN 节点：pvs(child, alpha, value)",
    // SSS*
    "sss(root): OPEN holds the root, live, with the merit +infinity":
      "sss(root)：OPEN 中有根节点，待解，优值为 +infinity",
    "repeat: take from OPEN the entry with the greatest merit, of equal ones the leftmost":
      "重复：从 OPEN 取优值最大的一项，相等时取最左的",
    "live leaf: put it back, solved, with min(merit, payoff)":
      "待解的叶节点：放回，已解，优值为 min（优值，收益）",
    "live max node: put in all its children, live, with the same merit":
      "待解的 MAX 节点：放入所有子节点，待解，优值相同",
    "live min node: put in its first child, live, with the same merit":
      "待解的 MIN 节点：放入第一个子节点，待解，优值相同",
    "solved child of a max node: put in its parent, solved; remove all entries below the parent":
      "MAX 节点的已解子节点：放入父节点，已解；删去父节点以下的所有项",
    "solved child of a min node: put in the next child, live, or after the last one the parent, solved":
      "MIN 节点的已解子节点：放入下一个子节点，待解；若是最后一个则放入父节点，已解",
    "solved root: return its merit": "已解的根节点：返回它的优值",
    // Star1, Star2
    "star1(chance node with N children, alpha, beta):":
      "star1(node, alpha, beta)，node 是有 N 个子节点的机会节点：",
    "for each child:": "对每个子节点 child：",
    "if v <= A: return alpha; if v >= B: return beta": "若 v <= A：返回 alpha；若 v >= B：返回 beta",
    "return vsum / N": "返回 vsum / N",
    "star1(chance node, alpha, beta):": "star1(node, alpha, beta)，node 是机会节点：",
    "every child lies in [L, U]: low := L, high := U": "每个子节点都在 [L, U] 之内：low := L, high := U",
    "for each child i, with probability p:": "对每个子节点 i，其概率为 p：",
    "A := what child i may be worth at most for high to fall to alpha":
      "A := 要使 high 降到 alpha，子节点 i 的值至多是多少",
    "B := what child i must be worth at least for low to reach beta":
      "B := 要使 low 升到 beta，子节点 i 的值至少是多少",
    "v := search(child i, max(A, L), min(B, U)): child i lies in [l, u], which is":
      "v := search(i, max(A, L), min(B, U))：子节点 i 在 [l, u] 之内，即",
    "[v, v], or [L, v] where v is at most its alpha, or [v, U] where v is at least its beta":
      "[v, v]；若 v 至多为其 alpha 则 [L, v]；若 v 至少为其 beta 则 [v, U]",
    "if high <= alpha: return high (at most); if low >= beta: return low (at least)":
      "若 high <= alpha：返回 high（至多）；若 low >= beta：返回 low（至少）",
    "return low (= high); max and min nodes as in alpha-beta":
      "返回 low (= high)；MAX 和 MIN 节点与 alpha-beta 相同",
    "star2(chance node, alpha, beta):": "star2(node, alpha, beta)，node 是机会节点：",
    "for each child i: probe: search only its first moves": "对每个子节点 i：探测：只搜索它的前几步",
    "max child: the best of them is a lower bound, low grows; min child: an upper bound, high falls":
      "MAX 子节点：其中最好的是下界，low 上升；MIN 子节点：是上界，high 下降",
    "for each child i: as in Star1, with the bounds from the probes":
      "对每个子节点 i：与 Star1 相同，用探测所得的界",
    "v := search(child i, max(A, L_i), min(B, U_i)), low and high close in":
      "v := search(i, max(A, L_i), min(B, U_i))，low 与 high 逐渐靠拢",
  },
};
