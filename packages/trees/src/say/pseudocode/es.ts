import type { Told } from "./told.js";

/** Algorithms in Spanish. */
export const es: Told = {
  titles: {
    "Alpha-beta": "Alfa-beta",
    "Beam search": "Búsqueda en haz",
    "Best-reply search": "Búsqueda de la mejor réplica (best-reply)",
    "Iterative deepening with a table": "Profundización iterativa con una tabla",
    "Max^n with shallow pruning": "Max^n con poda superficial",
    "Negamax with alpha-beta": "Negamax con alfa-beta",
    "Paranoid search": "Búsqueda paranoica",
    "Principal variation search (NegaScout)": "Búsqueda de la variante principal (PVS, NegaScout)",
    "Star1 as Ballard published it": "Star1 como lo publicó Ballard",
    "Teams and alliances": "Equipos y alianzas",
  },
  sources: {
    "B. T. Lowerre 1976; forward pruning in game trees: C. E. Shannon 1950 (type B)":
      "B. T. Lowerre 1976; poda hacia delante en árboles de juego: C. E. Shannon 1950 (tipo B)",
    "M. P. D. Schadd, M. H. M. Winands 2011; first actions for passes: M. Esser et al. 2013 (BRS+)":
      "M. P. D. Schadd, M. H. M. Winands 2011; primeras acciones en vez de pasar: M. Esser et al. 2013 (BRS+)",
    "D. Michie 1966; R. Bellman 1957 (the model of the opponent makes it a decision process)":
      "D. Michie 1966; R. Bellman 1957 (el modelo del oponente lo hace un proceso de decisión)",
    "D. J. Slate, L. R. Atkin 1977; R. E. Korf 1985; table: A. L. Zobrist 1970":
      "D. J. Slate, L. R. Atkin 1977; R. E. Korf 1985; tabla: A. L. Zobrist 1970",
    "C. A. Luckhardt, K. B. Irani 1986; shallow pruning: R. E. Korf 1991":
      "C. A. Luckhardt, K. B. Irani 1986; poda superficial: R. E. Korf 1991",
    "D. E. Knuth, R. W. Moore 1975 (function F)": "D. E. Knuth, R. W. Moore 1975 (función F)",
    "D. E. Knuth, R. W. Moore 1975 (function F2); J. P. Fishburn 1983 (fail-soft)":
      "D. E. Knuth, R. W. Moore 1975 (función F2); J. P. Fishburn 1983 (fail-soft)",
    "N. R. Sturtevant, R. E. Korf 2000; at chance nodes: M. P. D. Schadd, M. H. M. Winands 2009":
      "N. R. Sturtevant, R. E. Korf 2000; en los nodos de azar: M. P. D. Schadd, M. H. M. Winands 2009",
    "B. W. Ballard 1983; any probabilities and fail-soft: T. Hauk, M. Buro, J. Schaeffer 2004":
      "B. W. Ballard 1983; probabilidades cualesquiera y fail-soft: T. Hauk, M. Buro, J. Schaeffer 2004",
    "C. E. Shannon 1950 (type A); S. Russell, P. Norvig, Artificial Intelligence: A Modern Approach, ch. 6":
      "C. E. Shannon 1950 (tipo A); S. Russell, P. Norvig, Artificial Intelligence: A Modern Approach, cap. 6",
    "C. A. Luckhardt, K. B. Irani 1986, with the sum of a team's payoffs for each of its players":
      "C. A. Luckhardt, K. B. Irani 1986, con la suma de los pagos del equipo para cada uno de sus jugadores",
  },
  costs: {
    "O(b m) and the table": "O(b m) y la tabla",
    "O(b^(m/2)) in the best order, for the table": "O(b^(m/2)) en el mejor orden, para la tabla",
    "O(b^(m/2)), all in OPEN": "O(b^(m/2)), todo en OPEN",
    "O((b (n-1))^(2m/n)) for n players, less with cuts":
      "O((b (n-1))^(2m/n)) con n jugadores, menos con podas",
    "O(b^(m (n-1)/n)) for n players in the best order, O(b^m) in the worst":
      "O(b^(m (n-1)/n)) con n jugadores en el mejor orden, O(b^m) en el peor",
    "O(b^(m/2)) in the best order, O(b^m) in the worst": "O(b^(m/2)) en el mejor orden, O(b^m) en el peor",
    "O(b^(m/2)) in the best order, O(b^m) in the worst, each pass":
      "O(b^(m/2)) en el mejor orden, O(b^m) en el peor, en cada pasada",
    "O(b^m n^m), never more leaves than expectiminimax": "O(b^m n^m), nunca más hojas que expectiminimax",
    "O(b^m); shallow pruning saves most where payoffs have a small sum":
      "O(b^m); la poda superficial ahorra más donde la suma de los pagos es pequeña",
    "O(n^(m-1) b^(m/2)) with ideal probes, O(b^m n^m) at worst":
      "O(n^(m-1) b^(m/2)) con sondeos ideales, O(b^m n^m) en el peor caso",
  },
  lines: {
    // Of many algorithms
    "if node is a leaf: return its payoff": "si node es una hoja: devolver su pago",
    "for each child of node:": "para cada hijo child de node:",
    "max node: best := max(best, value), alpha := max(alpha, best)":
      "nodo MAX: best := max(best, value), alpha := max(alpha, best)",
    "min node: best := min(best, value), beta := min(beta, best)":
      "nodo MIN: best := min(best, value), beta := min(beta, best)",
    "if alpha >= beta: skip the other children": "si alpha >= beta: podar los demás hijos",
    "return best": "devolver best",
    "return best, or sum": "devolver best, o sum",
    "return best (fail-hard: clipped to the window)": "devolver best (fail-hard: ajustado a la ventana)",
    "best := max or min of best and value, as the player who moves wants":
      "best := max o min de best y value, según el jugador que mueve",
    "chance node: as in Star1": "nodo de azar: como en Star1",
    "chance node: return the mean of the children's payoffs":
      "nodo de azar: devolver la media de los pagos de los hijos",
    "if node is a leaf: return the payoffs of all players":
      "si node es una hoja: devolver los pagos de todos los jugadores",
    "if node is a leaf: return the player's payoff": "si node es una hoja: devolver el pago del jugador",
    "return the best values": "devolver los mejores valores",
    // Beam search
    "beam(node), width k:": "beam(node), ancho k:",
    "keep the k children with the best estimates; drop the others unseen":
      "conservar los k hijos con las mejores estimaciones; descartar los demás sin verlos",
    "for each child kept: best := max or min of best and beam(child)":
      "para cada hijo child conservado: best := max o min de best y beam(child)",
    "chance node: the mean of all children": "nodo de azar: la media de todos los hijos",
    // Best-reply search
    "best-reply(node, alpha, beta, whether an opponent has replied), for one player:":
      "best-reply(node, alpha, beta, si un oponente ha replicado), para un jugador:",
    "the player's own node: max over the children; nobody has replied to the new move yet":
      "nodo del jugador: max sobre los hijos; nadie ha replicado aún a la nueva jugada",
    "an opponent's node: if another opponent has replied: it passes":
      "nodo de un oponente: si otro oponente ha replicado: pasa",
    "else min over the children: to reply here, or to pass and leave the reply to a later opponent":
      "si no, min sobre los hijos: replicar aquí, o pasar y dejar la réplica a un oponente posterior",
    "if alpha >= beta: skip the other children; chance node: as in Star1":
      "si alpha >= beta: podar los demás hijos; nodo de azar: como en Star1",
    // Expectimax, expectiminimax
    "max node: for each child: best := max(best, expectimax(child))":
      "nodo MAX: para cada hijo child: best := max(best, expectimax(child))",
    "chance node, or opponent as modelled: for each child: sum := sum + p(child) * expectimax(child)":
      "nodo de azar, u oponente según su modelo: para cada hijo child: sum := sum + p(child) * expectimax(child)",
    "max or min node: for each child: best := max or min of best and expectiminimax(child)":
      "nodo MAX o MIN: para cada hijo child: best := max o min de best y expectiminimax(child)",
    "chance node: for each child: sum := sum + p(child) * expectiminimax(child)":
      "nodo de azar: para cada hijo child: sum := sum + p(child) * expectiminimax(child)",
    // H-minimax
    "if node is a leaf: return its payoff; if the search stops here: return its estimate":
      "si node es una hoja: devolver su pago; si la búsqueda se detiene aquí: devolver su estimación",
    // Iterative deepening, MTD(f)
    "for depth := 1, 2, ... until no estimate is needed: value := search(root, depth, -infinity, +infinity)":
      "para depth := 1, 2, ... hasta que no haga falta ninguna estimación: value := search(root, depth, -infinity, +infinity)",
    "return value": "devolver value",
    "if depth = 0: return the estimate of node": "si depth = 0: devolver la estimación de node",
    "if the table has, for this depth, a value of node or a bound outside (alpha, beta): return it":
      "si la tabla tiene, para esta profundidad, un valor de node o una cota fuera de (alpha, beta): devolverlo",
    "for each child of node, the best one of the table first:":
      "para cada hijo child de node, primero el mejor según la tabla:",
    "put depth, best and the best child into the table: a value, or a lower or an upper bound":
      "poner depth, best y el mejor hijo en la tabla: un valor, o una cota inferior o superior",
    "mtdf(root, guess), all payoffs are whole numbers:":
      "mtdf(root, guess), todos los pagos son números enteros:",
    "while low < high:": "mientras low < high:",
    "beta := guess + 1 if guess = low, else guess": "beta := guess + 1 si guess = low; si no, guess",
    "if guess < beta: high := guess, else: low := guess":
      "si guess < beta: high := guess; si no: low := guess",
    "return guess": "devolver guess",
    "if the table has a bound of node that is >= beta or <= alpha: return it":
      "si la tabla tiene una cota de node que es >= beta o <= alpha: devolverla",
    "for each child of node: value := search(child, alpha, beta)":
      "para cada hijo child de node: value := search(child, alpha, beta)",
    "put best into the table: a value, or a lower or an upper bound":
      "poner best en la tabla: un valor, o una cota inferior o superior",
    // Max^n, teams
    "maxn(node, offer of the parent):": "maxn(node, oferta del padre):",
    "for each child: values := maxn(child); keep those that are best for the player who moves":
      "para cada hijo child: values := maxn(child); conservar los mejores para el jugador que mueve",
    "if the largest sum - what this player has <= offer: skip the other children":
      "si la mayor suma - lo que tiene este jugador <= oferta: podar los demás hijos",
    "for each child: values := teams(child)": "para cada hijo child: values := teams(child)",
    "keep those with the largest sum over the team of the player who moves":
      "conservar los de mayor suma para el equipo del jugador que mueve",
    // Negamax
    "if node is a leaf: return its payoff, seen by the player to move":
      "si node es una hoja: devolver su pago, visto por el jugador que mueve",
    "value := -negamax(child)   (no minus where the same player moves again)":
      "value := -negamax(child)   (sin menos donde vuelve a mover el mismo jugador)",
    "value := -negamax(child, -beta, -alpha)   (no minus where the same player moves again)":
      "value := -negamax(child, -beta, -alpha)   (sin menos donde vuelve a mover el mismo jugador)",
    // Paranoid search
    "paranoid(node, alpha, beta), for one player:": "paranoid(node, alpha, beta), para un jugador:",
    "the player's own node: best := max(best, value), alpha := max(alpha, best)":
      "nodo del jugador: best := max(best, value), alpha := max(alpha, best)",
    "any other player's node: best := min(best, value), beta := min(beta, best)":
      "nodo de otro jugador: best := min(best, value), beta := min(beta, best)",
    // Principal variation search
    "first child: value := pvs(child, alpha, beta)": "primer hijo: value := pvs(child, alpha, beta)",
    "every other child: a null window asks only whether it is better":
      "los demás hijos: una ventana nula solo pregunta si es mejor",
    "max node: value := pvs(child, alpha, alpha + 1), min node: pvs(child, beta - 1, beta)":
      "nodo MAX: value := pvs(child, alpha, alpha + 1), nodo MIN: pvs(child, beta - 1, beta)",
    "if alpha < value < beta and the child is no leaf: search it again":
      "si alpha < value < beta y el hijo no es una hoja: explorarlo de nuevo",
    "max node: value := pvs(child, value, beta), min node: pvs(child, alpha, value)":
      "nodo MAX: value := pvs(child, value, beta), nodo MIN: pvs(child, alpha, value)",
    // SSS*
    "sss(root): OPEN holds the root, live, with the merit +infinity":
      "sss(root): OPEN contiene la raíz, viva, con el mérito +infinity",
    "repeat: take from OPEN the entry with the greatest merit, of equal ones the leftmost":
      "repetir: tomar de OPEN la entrada de mayor mérito; entre iguales, la de más a la izquierda",
    "live leaf: put it back, solved, with min(merit, payoff)":
      "hoja viva: volver a ponerla, resuelta, con min(mérito, pago)",
    "live max node: put in all its children, live, with the same merit":
      "nodo MAX vivo: poner todos sus hijos, vivos, con el mismo mérito",
    "live min node: put in its first child, live, with the same merit":
      "nodo MIN vivo: poner su primer hijo, vivo, con el mismo mérito",
    "solved child of a max node: put in its parent, solved; remove all entries below the parent":
      "hijo resuelto de un nodo MAX: poner su padre, resuelto; quitar todas las entradas por debajo del padre",
    "solved child of a min node: put in the next child, live, or after the last one the parent, solved":
      "hijo resuelto de un nodo MIN: poner el hijo siguiente, vivo, o tras el último el padre, resuelto",
    "solved root: return its merit": "raíz resuelta: devolver su mérito",
    // Star1, Star2
    "star1(chance node with N children, alpha, beta):": "star1(nodo de azar con N hijos, alpha, beta):",
    "for each child:": "para cada hijo child:",
    "if v <= A: return alpha; if v >= B: return beta": "si v <= A: devolver alpha; si v >= B: devolver beta",
    "return vsum / N": "devolver vsum / N",
    "star1(chance node, alpha, beta):": "star1(nodo de azar, alpha, beta):",
    "every child lies in [L, U]: low := L, high := U": "todo hijo está en [L, U]: low := L, high := U",
    "for each child i, with probability p:": "para cada hijo i, con probabilidad p:",
    "A := what child i may be worth at most for high to fall to alpha":
      "A := lo que el hijo i puede valer como máximo para que high baje a alpha",
    "B := what child i must be worth at least for low to reach beta":
      "B := lo que el hijo i debe valer al menos para que low llegue a beta",
    "v := search(child i, max(A, L), min(B, U)): child i lies in [l, u], which is":
      "v := search(hijo i, max(A, L), min(B, U)): el hijo i está en [l, u], que es",
    "[v, v], or [L, v] where v is at most its alpha, or [v, U] where v is at least its beta":
      "[v, v], o [L, v] donde v es como máximo su alpha, o [v, U] donde v es al menos su beta",
    "if high <= alpha: return high (at most); if low >= beta: return low (at least)":
      "si high <= alpha: devolver high (como máximo); si low >= beta: devolver low (al menos)",
    "return low (= high); max and min nodes as in alpha-beta":
      "devolver low (= high); nodos MAX y MIN como en alfa-beta",
    "star2(chance node, alpha, beta):": "star2(nodo de azar, alpha, beta):",
    "for each child i: probe: search only its first moves":
      "para cada hijo i: sondear: explorar solo sus primeras jugadas",
    "max child: the best of them is a lower bound, low grows; min child: an upper bound, high falls":
      "hijo MAX: la mejor es una cota inferior, low crece; hijo MIN: una cota superior, high baja",
    "for each child i: as in Star1, with the bounds from the probes":
      "para cada hijo i: como en Star1, con las cotas de los sondeos",
    "v := search(child i, max(A, L_i), min(B, U_i)), low and high close in":
      "v := search(hijo i, max(A, L_i), min(B, U_i)), low y high se acercan",
  },
};
