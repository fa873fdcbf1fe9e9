### Algorithms: title, source, time, space and pseudocode. The English is in the sources of @tyche/trees; lines correspond one to one.

algorithm-minimax = Minimax
    .source = J. von Neumann 1928; C. E. Shannon 1950
    .time = O(b^m)
    .space = O(b m)
    .pseudocode =
        minimax(node):
          si node es una hoja: devolver su pago
          para cada hijo child de node:
            value := minimax(child)
            best := max o min de best y value, según el jugador que mueve
          devolver best

algorithm-alpha-beta = Alfa-beta
    .source = D. E. Knuth, R. W. Moore 1975 (fail-hard); J. P. Fishburn 1983 (fail-soft)
    .time = O(b^(m/2)) en el mejor orden, O(b^m) en el peor
    .space = O(b m)
    .pseudocode =
        alphabeta(node, alpha, beta):
          si node es una hoja: devolver su pago
          para cada hijo child de node:
            value := alphabeta(child, alpha, beta)
            nodo MAX: best := max(best, value), alpha := max(alpha, best)
            nodo MIN: best := min(best, value), beta := min(beta, best)
            si alpha >= beta: podar los demás hijos
          devolver best (fail-hard: ajustado a la ventana)

algorithm-negamax = Negamax
    .source = D. E. Knuth, R. W. Moore 1975 (función F)
    .time = O(b^m)
    .space = O(b m)
    .pseudocode =
        negamax(node):
          si node es una hoja: devolver su pago, visto por el jugador que mueve
          para cada hijo child de node:
            value := -negamax(child)   (sin menos donde vuelve a mover el mismo jugador)
            best := max(best, value)
          devolver best

algorithm-negamax-alpha-beta = Negamax con alfa-beta
    .source = D. E. Knuth, R. W. Moore 1975 (función F2); J. P. Fishburn 1983 (fail-soft)
    .time = O(b^(m/2)) en el mejor orden, O(b^m) en el peor
    .space = O(b m)
    .pseudocode =
        negamax(node, alpha, beta):
          si node es una hoja: devolver su pago, visto por el jugador que mueve
          para cada hijo child de node:
            value := -negamax(child, -beta, -alpha)   (sin menos donde vuelve a mover el mismo jugador)
            best := max(best, value), alpha := max(alpha, best)
            si alpha >= beta: podar los demás hijos
          devolver best (fail-hard: ajustado a la ventana)

algorithm-pvs = Búsqueda de la variante principal (PVS, NegaScout)
    .source = T. A. Marsland, M. Campbell 1982; Scout: J. Pearl 1980; NegaScout: A. Reinefeld 1983
    .time = O(b^(m/2)) en el mejor orden, O(b^m) en el peor
    .space = O(b m)
    .pseudocode =
        pvs(node, alpha, beta):
          si node es una hoja: devolver su pago
          primer hijo: value := pvs(child, alpha, beta)
          los demás hijos: una ventana nula solo pregunta si es mejor
            nodo MAX: value := pvs(child, alpha, alpha + 1), nodo MIN: pvs(child, beta - 1, beta)
            si alpha < value < beta y el hijo no es una hoja: explorarlo de nuevo
              nodo MAX: value := pvs(child, value, beta), nodo MIN: pvs(child, alpha, value)
            nodo MAX: best := max(best, value), alpha := max(alpha, best)
            nodo MIN: best := min(best, value), beta := min(beta, best)
            si alpha >= beta: podar los demás hijos
          devolver best

algorithm-mtd-f = MTD(f)
    .source = A. Plaat, J. Schaeffer, W. Pijls, A. de Bruin 1996
    .time = O(b^(m/2)) en el mejor orden, O(b^m) en el peor, en cada pasada
    .space = O(b^(m/2)) en el mejor orden, para la tabla
    .pseudocode =
        mtdf(root, guess), todos los pagos son números enteros:
          low := -infinity, high := +infinity
          mientras low < high:
            beta := guess + 1 si guess = low; si no, guess
            guess := search(root, beta - 1, beta)
            si guess < beta: high := guess; si no: low := guess
          devolver guess
        search(node, alpha, beta):
          si la tabla tiene una cota de node que es >= beta o <= alpha: devolverla
          si node es una hoja: devolver su pago
          para cada hijo child de node: value := search(child, alpha, beta)
            nodo MAX: best := max(best, value), alpha := max(alpha, best)
            nodo MIN: best := min(best, value), beta := min(beta, best)
            si alpha >= beta: podar los demás hijos
          poner best en la tabla: un valor, o una cota inferior o superior
          devolver best

algorithm-sss = SSS*
    .source = G. C. Stockman 1979; I. Roizen, J. Pearl 1983
    .time = O(b^(m/2)) en el mejor orden, O(b^m) en el peor
    .space = O(b^(m/2)), todo en OPEN
    .pseudocode =
        sss(root): OPEN contiene la raíz, viva, con el mérito +infinity
          repetir: tomar de OPEN la entrada de mayor mérito; entre iguales, la de más a la izquierda
            hoja viva: volver a ponerla, resuelta, con min(mérito, pago)
            nodo MAX vivo: poner todos sus hijos, vivos, con el mismo mérito
            nodo MIN vivo: poner su primer hijo, vivo, con el mismo mérito
            hijo resuelto de un nodo MAX: poner su padre, resuelto; quitar todas las entradas por debajo del padre
            hijo resuelto de un nodo MIN: poner el hijo siguiente, vivo, o tras el último el padre, resuelto
            raíz resuelta: devolver su mérito

algorithm-iterative-deepening = Profundización iterativa con una tabla
    .source = D. J. Slate, L. R. Atkin 1977; R. E. Korf 1985; tabla: A. L. Zobrist 1970
    .time = O(b^(m/2)) en el mejor orden, O(b^m) en el peor
    .space = O(b m) y la tabla
    .pseudocode =
        deepen(root):
          para depth := 1, 2, ... hasta que no haga falta ninguna estimación: value := search(root, depth, -infinity, +infinity)
          devolver value
        search(node, depth, alpha, beta):
          si node es una hoja: devolver su pago
          si depth = 0: devolver la estimación de node
          si la tabla tiene, para esta profundidad, un valor de node o una cota fuera de (alpha, beta): devolverlo
          para cada hijo child de node, primero el mejor según la tabla:
            value := search(child, depth - 1, alpha, beta)
            nodo MAX: best := max(best, value), alpha := max(alpha, best)
            nodo MIN: best := min(best, value), beta := min(beta, best)
            si alpha >= beta: podar los demás hijos
          poner depth, best y el mejor hijo en la tabla: un valor, o una cota inferior o superior
          devolver best

algorithm-h-minimax = H-minimax
    .source = C. E. Shannon 1950 (tipo A); S. Russell, P. Norvig, Artificial Intelligence: A Modern Approach, cap. 6
    .time = O(b^d)
    .space = O(b d)
    .pseudocode =
        h-minimax(node, depth):
          si node es una hoja: devolver su pago; si la búsqueda se detiene aquí: devolver su estimación
          para cada hijo child de node:
            value := h-minimax(child, depth - 1)
            best := max o min de best y value, según el jugador que mueve
          devolver best

algorithm-beam = Búsqueda en haz
    .source = B. T. Lowerre 1976; poda hacia delante en árboles de juego: C. E. Shannon 1950 (tipo B)
    .time = O(k^m)
    .space = O(k m)
    .pseudocode =
        beam(node), ancho k:
          si node es una hoja: devolver su pago
          conservar los k hijos con las mejores estimaciones; descartar los demás sin verlos
          para cada hijo child conservado: best := max o min de best y beam(child)
          nodo de azar: la media de todos los hijos
          devolver best

algorithm-expectimax = Expectimax
    .source = D. Michie 1966; R. Bellman 1957 (el modelo del oponente lo hace un proceso de decisión)
    .time = O(b^m n^m)
    .space = O((b + n) m)
    .pseudocode =
        expectimax(node):
          si node es una hoja: devolver su pago
          nodo MAX: para cada hijo child: best := max(best, expectimax(child))
          nodo de azar, u oponente según su modelo: para cada hijo child: sum := sum + p(child) * expectimax(child)
          devolver best, o sum

algorithm-expectiminimax = Expectiminimax
    .source = D. Michie 1966
    .time = O(b^m n^m)
    .space = O((b + n) m)
    .pseudocode =
        expectiminimax(node):
          si node es una hoja: devolver su pago
          nodo MAX o MIN: para cada hijo child: best := max o min de best y expectiminimax(child)
          nodo de azar: para cada hijo child: sum := sum + p(child) * expectiminimax(child)
          devolver best, o sum

algorithm-star1 = Star1
    .source = B. W. Ballard 1983; probabilidades cualesquiera y fail-soft: T. Hauk, M. Buro, J. Schaeffer 2004
    .time = O(b^m n^m), nunca más hojas que expectiminimax
    .space = O((b + n) m)
    .pseudocode =
        star1(nodo de azar, alpha, beta):
          todo hijo está en [L, U]: low := L, high := U
          para cada hijo i, con probabilidad p:
            A := lo que el hijo i puede valer como máximo para que high baje a alpha
            B := lo que el hijo i debe valer al menos para que low llegue a beta
            v := search(hijo i, max(A, L), min(B, U)): el hijo i está en [l, u], que es
              { "[" }v, v], o [L, v] donde v es como máximo su alpha, o [v, U] donde v es al menos su beta
            low := low + p * (l - L), high := high - p * (U - u)
            si high <= alpha: devolver high (como máximo); si low >= beta: devolver low (al menos)
          devolver low (= high)
        search(node, alpha, beta):
          si node es una hoja: devolver su pago
          si node es un nodo de azar: devolver star1(node, alpha, beta)
          para cada hijo child de node: value := search(child, alpha, beta)
            nodo MAX: best := max(best, value), alpha := max(alpha, best)
            nodo MIN: best := min(best, value), beta := min(beta, best)
            si alpha >= beta: podar los demás hijos
          devolver best (fail-hard: ajustado a la ventana)

algorithm-star1-ballard = Star1 como lo publicó Ballard
    .source = B. W. Ballard 1983, Artificial Intelligence 21(3):327-350
    .time = O(b^m n^m), nunca más hojas que expectiminimax
    .space = O((b + n) m)
    .pseudocode =
        star1(nodo de azar con N hijos, alpha, beta):
          A := N * (alpha - U) + U, B := N * (beta - L) + L, vsum := 0
          para cada hijo child:
            AX := max(A, L), BX := min(B, U)
            v := search(child, AX, BX), vsum := vsum + v
            si v <= A: devolver alpha; si v >= B: devolver beta
            A := A + U - v, B := B + L - v
          devolver vsum / N
        search(node, alpha, beta):
          si node es una hoja: devolver su pago
          si node es un nodo de azar: devolver star1(node, alpha, beta)
          para cada hijo child de node: value := search(child, alpha, beta)
            nodo MAX: best := max(best, value), alpha := max(alpha, best)
            nodo MIN: best := min(best, value), beta := min(beta, best)
            si alpha >= beta: podar los demás hijos
          devolver best (fail-hard: ajustado a la ventana)

algorithm-star2 = Star2
    .source = B. W. Ballard 1983
    .time = O(n^(m-1) b^(m/2)) con sondeos ideales, O(b^m n^m) en el peor caso
    .space = O((b + n) m)
    .pseudocode =
        star2(nodo de azar, alpha, beta):
          todo hijo está en [L, U]: low := L, high := U
          para cada hijo i: sondear: explorar solo sus primeras jugadas
            hijo MAX: la mejor es una cota inferior, low crece; hijo MIN: una cota superior, high baja
            hoja: su pago es ambas cotas
            si high <= alpha: devolver high (como máximo); si low >= beta: devolver low (al menos)
          para cada hijo i: como en Star1, con las cotas de los sondeos
            v := search(hijo i, max(A, L_i), min(B, U_i)), low y high se acercan
            si high <= alpha: devolver high (como máximo); si low >= beta: devolver low (al menos)
          devolver low (= high)
        search(node, alpha, beta):
          si node es una hoja: devolver su pago
          si node es un nodo de azar: devolver star2(node, alpha, beta)
          para cada hijo child de node: value := search(child, alpha, beta)
            nodo MAX: best := max(best, value), alpha := max(alpha, best)
            nodo MIN: best := min(best, value), beta := min(beta, best)
            si alpha >= beta: podar los demás hijos
          devolver best (fail-hard: ajustado a la ventana)

algorithm-star2-5 = Star2.5
    .source = B. W. Ballard 1983; T. Hauk, M. Buro, J. Schaeffer 2004
    .time = O(n^(m-1) b^(m/2)) con sondeos ideales, O(b^m n^m) en el peor caso
    .space = O((b + n) m)
    .pseudocode =
        star2(nodo de azar, alpha, beta):
          todo hijo está en [L, U]: low := L, high := U
          para cada hijo i: sondear: explorar solo sus primeras jugadas
            hijo MAX: la mejor es una cota inferior, low crece; hijo MIN: una cota superior, high baja
            hoja: su pago es ambas cotas
            si high <= alpha: devolver high (como máximo); si low >= beta: devolver low (al menos)
          para cada hijo i: como en Star1, con las cotas de los sondeos
            v := search(hijo i, max(A, L_i), min(B, U_i)), low y high se acercan
            si high <= alpha: devolver high (como máximo); si low >= beta: devolver low (al menos)
          devolver low (= high)
        search(node, alpha, beta):
          si node es una hoja: devolver su pago
          si node es un nodo de azar: devolver star2(node, alpha, beta)
          para cada hijo child de node: value := search(child, alpha, beta)
            nodo MAX: best := max(best, value), alpha := max(alpha, best)
            nodo MIN: best := min(best, value), beta := min(beta, best)
            si alpha >= beta: podar los demás hijos
          devolver best (fail-hard: ajustado a la ventana)

algorithm-max-n = Max^n con poda superficial
    .source = C. A. Luckhardt, K. B. Irani 1986; poda superficial: R. E. Korf 1991
    .time = O(b^m); la poda superficial ahorra más donde la suma de los pagos es pequeña
    .space = O(b m)
    .pseudocode =
        maxn(node, oferta del padre):
          si node es una hoja: devolver los pagos de todos los jugadores
          nodo de azar: devolver la media de los pagos de los hijos
          para cada hijo child: values := maxn(child); conservar los mejores para el jugador que mueve
            si la mayor suma - lo que tiene este jugador <= oferta: podar los demás hijos
          devolver los mejores valores

algorithm-paranoid = Búsqueda paranoica
    .source = N. R. Sturtevant, R. E. Korf 2000; en los nodos de azar: M. P. D. Schadd, M. H. M. Winands 2009
    .time = O(b^(m (n-1)/n)) con n jugadores en el mejor orden, O(b^m) en el peor
    .space = O(b m)
    .pseudocode =
        paranoid(node, alpha, beta), para un jugador:
          si node es una hoja: devolver el pago del jugador
          para cada hijo child de node:
            value := paranoid(child, alpha, beta)
            nodo del jugador: best := max(best, value), alpha := max(alpha, best)
            nodo de otro jugador: best := min(best, value), beta := min(beta, best)
            si alpha >= beta: podar los demás hijos
          nodo de azar: como en Star1
          devolver best

algorithm-best-reply = Búsqueda de la mejor réplica (best-reply)
    .source = M. P. D. Schadd, M. H. M. Winands 2011; primeras acciones en vez de pasar: M. Esser et al. 2013 (BRS+)
    .time = O((b (n-1))^(2m/n)) con n jugadores, menos con podas
    .space = O(b m)
    .pseudocode =
        best-reply(node, alpha, beta, si un oponente ha replicado), para un jugador:
          si node es una hoja: devolver el pago del jugador
          nodo del jugador: max sobre los hijos; nadie ha replicado aún a la nueva jugada
          nodo de un oponente: si otro oponente ha replicado: pasa
            si no, min sobre los hijos: replicar aquí, o pasar y dejar la réplica a un oponente posterior
          si alpha >= beta: podar los demás hijos; nodo de azar: como en Star1
          devolver best

algorithm-teams = Equipos y alianzas
    .source = C. A. Luckhardt, K. B. Irani 1986, con la suma de los pagos del equipo para cada uno de sus jugadores
    .time = O(b^m)
    .space = O(b m)
    .pseudocode =
        teams(node):
          si node es una hoja: devolver los pagos de todos los jugadores
          nodo de azar: devolver la media de los pagos de los hijos
          para cada hijo child: values := teams(child)
            conservar los de mayor suma para el equipo del jugador que mueve
          devolver los mejores valores
