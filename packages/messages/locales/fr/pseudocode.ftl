### Algorithms: title, source, time, space and pseudocode. The English is in the sources of @tyche/trees; lines correspond one to one.

algorithm-minimax = Minimax
    .source = J. von Neumann 1928 ; C. E. Shannon 1950
    .time = O(b^m)
    .space = O(b m)
    .pseudocode =
        minimax(node):
          si node est une feuille : renvoyer son gain
          pour chaque enfant child de node :
            value := minimax(child)
            best := max ou min de best et de value, selon le joueur qui a le trait
          renvoyer best

algorithm-alpha-beta = Alpha-bêta
    .source = D. E. Knuth, R. W. Moore 1975 (fail-hard) ; J. P. Fishburn 1983 (fail-soft)
    .time = O(b^(m/2)) dans le meilleur ordre, O(b^m) dans le pire
    .space = O(b m)
    .pseudocode =
        alphabeta(node, alpha, beta):
          si node est une feuille : renvoyer son gain
          pour chaque enfant child de node :
            value := alphabeta(child, alpha, beta)
            nœud MAX : best := max(best, value), alpha := max(alpha, best)
            nœud MIN : best := min(best, value), beta := min(beta, best)
            si alpha >= beta : élaguer les autres enfants
          renvoyer best (fail-hard : ramené dans la fenêtre)

algorithm-negamax = Negamax
    .source = D. E. Knuth, R. W. Moore 1975 (fonction F)
    .time = O(b^m)
    .space = O(b m)
    .pseudocode =
        negamax(node):
          si node est une feuille : renvoyer son gain, vu par le joueur qui a le trait
          pour chaque enfant child de node :
            value := -negamax(child)   (sans moins là où le même joueur rejoue)
            best := max(best, value)
          renvoyer best

algorithm-negamax-alpha-beta = Negamax avec alpha-bêta
    .source = D. E. Knuth, R. W. Moore 1975 (fonction F2) ; J. P. Fishburn 1983 (fail-soft)
    .time = O(b^(m/2)) dans le meilleur ordre, O(b^m) dans le pire
    .space = O(b m)
    .pseudocode =
        negamax(node, alpha, beta):
          si node est une feuille : renvoyer son gain, vu par le joueur qui a le trait
          pour chaque enfant child de node :
            value := -negamax(child, -beta, -alpha)   (sans moins là où le même joueur rejoue)
            best := max(best, value), alpha := max(alpha, best)
            si alpha >= beta : élaguer les autres enfants
          renvoyer best (fail-hard : ramené dans la fenêtre)

algorithm-pvs = Recherche de la variante principale (PVS, NegaScout)
    .source = T. A. Marsland, M. Campbell 1982 ; Scout : J. Pearl 1980 ; NegaScout : A. Reinefeld 1983
    .time = O(b^(m/2)) dans le meilleur ordre, O(b^m) dans le pire
    .space = O(b m)
    .pseudocode =
        pvs(node, alpha, beta):
          si node est une feuille : renvoyer son gain
          premier enfant : value := pvs(child, alpha, beta)
          tout autre enfant : une fenêtre nulle demande seulement s’il est meilleur
            nœud MAX : value := pvs(child, alpha, alpha + 1), nœud MIN : pvs(child, beta - 1, beta)
            si alpha < value < beta et que l’enfant n’est pas une feuille : l’explorer de nouveau
              nœud MAX : value := pvs(child, value, beta), nœud MIN : pvs(child, alpha, value)
            nœud MAX : best := max(best, value), alpha := max(alpha, best)
            nœud MIN : best := min(best, value), beta := min(beta, best)
            si alpha >= beta : élaguer les autres enfants
          renvoyer best

algorithm-mtd-f = MTD(f)
    .source = A. Plaat, J. Schaeffer, W. Pijls, A. de Bruin 1996
    .time = O(b^(m/2)) dans le meilleur ordre, O(b^m) dans le pire, à chaque passe
    .space = O(b^(m/2)) dans le meilleur ordre, pour la table
    .pseudocode =
        mtdf(root, guess), tous les gains sont entiers :
          low := -infinity, high := +infinity
          tant que low < high :
            beta := guess + 1 si guess = low, sinon guess
            guess := search(root, beta - 1, beta)
            si guess < beta : high := guess, sinon : low := guess
          renvoyer guess
        search(node, alpha, beta):
          si la table a une borne de node qui est >= beta ou <= alpha : la renvoyer
          si node est une feuille : renvoyer son gain
          pour chaque enfant child de node : value := search(child, alpha, beta)
            nœud MAX : best := max(best, value), alpha := max(alpha, best)
            nœud MIN : best := min(best, value), beta := min(beta, best)
            si alpha >= beta : élaguer les autres enfants
          mettre best dans la table : une valeur, ou une borne inférieure ou supérieure
          renvoyer best

algorithm-sss = SSS*
    .source = G. C. Stockman 1979 ; I. Roizen, J. Pearl 1983
    .time = O(b^(m/2)) dans le meilleur ordre, O(b^m) dans le pire
    .space = O(b^(m/2)), tout dans OPEN
    .pseudocode =
        sss(root) : OPEN contient la racine, vivante, avec le mérite +infinity
          répéter : prendre dans OPEN l’entrée de plus grand mérite, à égalité la plus à gauche
            feuille vivante : la remettre, résolue, avec min(mérite, gain)
            nœud MAX vivant : mettre tous ses enfants, vivants, avec le même mérite
            nœud MIN vivant : mettre son premier enfant, vivant, avec le même mérite
            enfant résolu d’un nœud MAX : mettre son parent, résolu ; retirer toutes les entrées au-dessous du parent
            enfant résolu d’un nœud MIN : mettre l’enfant suivant, vivant, ou après le dernier le parent, résolu
            racine résolue : renvoyer son mérite

algorithm-iterative-deepening = Approfondissement itératif avec une table
    .source = D. J. Slate, L. R. Atkin 1977 ; R. E. Korf 1985 ; table : A. L. Zobrist 1970
    .time = O(b^(m/2)) dans le meilleur ordre, O(b^m) dans le pire
    .space = O(b m) et la table
    .pseudocode =
        deepen(root):
          pour depth := 1, 2, ... jusqu’à ce qu’aucune estimation ne serve : value := search(root, depth, -infinity, +infinity)
          renvoyer value
        search(node, depth, alpha, beta):
          si node est une feuille : renvoyer son gain
          si depth = 0 : renvoyer l’estimation de node
          si la table a, pour cette profondeur, une valeur de node ou une borne hors de (alpha, beta) : la renvoyer
          pour chaque enfant child de node, en premier le meilleur selon la table :
            value := search(child, depth - 1, alpha, beta)
            nœud MAX : best := max(best, value), alpha := max(alpha, best)
            nœud MIN : best := min(best, value), beta := min(beta, best)
            si alpha >= beta : élaguer les autres enfants
          mettre depth, best et le meilleur enfant dans la table : une valeur, ou une borne inférieure ou supérieure
          renvoyer best

algorithm-h-minimax = H-minimax
    .source = C. E. Shannon 1950 (type A) ; S. Russell, P. Norvig, Artificial Intelligence: A Modern Approach, chap. 6
    .time = O(b^d)
    .space = O(b d)
    .pseudocode =
        h-minimax(node, depth):
          si node est une feuille : renvoyer son gain ; si la recherche s’arrête ici : renvoyer son estimation
          pour chaque enfant child de node :
            value := h-minimax(child, depth - 1)
            best := max ou min de best et de value, selon le joueur qui a le trait
          renvoyer best

algorithm-beam = Recherche en faisceau
    .source = B. T. Lowerre 1976 ; élagage vers l’avant dans les arbres de jeu : C. E. Shannon 1950 (type B)
    .time = O(k^m)
    .space = O(k m)
    .pseudocode =
        beam(node), largeur k :
          si node est une feuille : renvoyer son gain
          garder les k enfants aux meilleures estimations ; écarter les autres sans les voir
          pour chaque enfant child gardé : best := max ou min de best et de beam(child)
          nœud de hasard : la moyenne de tous les enfants
          renvoyer best

algorithm-expectimax = Expectimax
    .source = D. Michie 1966 ; R. Bellman 1957 (le modèle de l’adversaire en fait un processus de décision)
    .time = O(b^m n^m)
    .space = O((b + n) m)
    .pseudocode =
        expectimax(node):
          si node est une feuille : renvoyer son gain
          nœud MAX : pour chaque enfant child : best := max(best, expectimax(child))
          nœud de hasard, ou adversaire selon son modèle : pour chaque enfant child : sum := sum + p(child) * expectimax(child)
          renvoyer best, ou sum

algorithm-expectiminimax = Expectiminimax
    .source = D. Michie 1966
    .time = O(b^m n^m)
    .space = O((b + n) m)
    .pseudocode =
        expectiminimax(node):
          si node est une feuille : renvoyer son gain
          nœud MAX ou MIN : pour chaque enfant child : best := max ou min de best et de expectiminimax(child)
          nœud de hasard : pour chaque enfant child : sum := sum + p(child) * expectiminimax(child)
          renvoyer best, ou sum

algorithm-star1 = Star1
    .source = B. W. Ballard 1983 ; probabilités quelconques et fail-soft : T. Hauk, M. Buro, J. Schaeffer 2004
    .time = O(b^m n^m), jamais plus de feuilles qu’expectiminimax
    .space = O((b + n) m)
    .pseudocode =
        star1(nœud de hasard, alpha, beta) :
          tout enfant est dans [L, U] : low := L, high := U
          pour chaque enfant i, de probabilité p :
            A := ce que l’enfant i peut valoir au plus pour que high descende à alpha
            B := ce que l’enfant i doit valoir au moins pour que low atteigne beta
            v := search(enfant i, max(A, L), min(B, U)) : l’enfant i est dans [l, u], qui est
              { "[" }v, v], ou [L, v] où v est au plus son alpha, ou [v, U] où v est au moins son beta
            low := low + p * (l - L), high := high - p * (U - u)
            si high <= alpha : renvoyer high (au plus) ; si low >= beta : renvoyer low (au moins)
          renvoyer low (= high)
        search(node, alpha, beta):
          si node est une feuille : renvoyer son gain
          si node est un nœud de hasard : renvoyer star1(node, alpha, beta)
          pour chaque enfant child de node : value := search(child, alpha, beta)
            nœud MAX : best := max(best, value), alpha := max(alpha, best)
            nœud MIN : best := min(best, value), beta := min(beta, best)
            si alpha >= beta : élaguer les autres enfants
          renvoyer best (fail-hard : ramené dans la fenêtre)

algorithm-star1-ballard = Star1 tel que Ballard l’a publié
    .source = B. W. Ballard 1983, Artificial Intelligence 21(3):327-350
    .time = O(b^m n^m), jamais plus de feuilles qu’expectiminimax
    .space = O((b + n) m)
    .pseudocode =
        star1(nœud de hasard à N enfants, alpha, beta) :
          A := N * (alpha - U) + U, B := N * (beta - L) + L, vsum := 0
          pour chaque enfant child :
            AX := max(A, L), BX := min(B, U)
            v := search(child, AX, BX), vsum := vsum + v
            si v <= A : renvoyer alpha ; si v >= B : renvoyer beta
            A := A + U - v, B := B + L - v
          renvoyer vsum / N
        search(node, alpha, beta):
          si node est une feuille : renvoyer son gain
          si node est un nœud de hasard : renvoyer star1(node, alpha, beta)
          pour chaque enfant child de node : value := search(child, alpha, beta)
            nœud MAX : best := max(best, value), alpha := max(alpha, best)
            nœud MIN : best := min(best, value), beta := min(beta, best)
            si alpha >= beta : élaguer les autres enfants
          renvoyer best (fail-hard : ramené dans la fenêtre)

algorithm-star2 = Star2
    .source = B. W. Ballard 1983
    .time = O(n^(m-1) b^(m/2)) avec des sondages idéaux, O(b^m n^m) au pire
    .space = O((b + n) m)
    .pseudocode =
        star2(nœud de hasard, alpha, beta) :
          tout enfant est dans [L, U] : low := L, high := U
          pour chaque enfant i : sonder : n’explorer que ses premiers coups
            enfant MAX : le meilleur est une borne inférieure, low monte ; enfant MIN : une borne supérieure, high descend
            feuille : son gain est les deux bornes
            si high <= alpha : renvoyer high (au plus) ; si low >= beta : renvoyer low (au moins)
          pour chaque enfant i : comme dans Star1, avec les bornes des sondages
            v := search(enfant i, max(A, L_i), min(B, U_i)), low et high se rapprochent
            si high <= alpha : renvoyer high (au plus) ; si low >= beta : renvoyer low (au moins)
          renvoyer low (= high)
        search(node, alpha, beta):
          si node est une feuille : renvoyer son gain
          si node est un nœud de hasard : renvoyer star2(node, alpha, beta)
          pour chaque enfant child de node : value := search(child, alpha, beta)
            nœud MAX : best := max(best, value), alpha := max(alpha, best)
            nœud MIN : best := min(best, value), beta := min(beta, best)
            si alpha >= beta : élaguer les autres enfants
          renvoyer best (fail-hard : ramené dans la fenêtre)

algorithm-star2-5 = Star2.5
    .source = B. W. Ballard 1983 ; T. Hauk, M. Buro, J. Schaeffer 2004
    .time = O(n^(m-1) b^(m/2)) avec des sondages idéaux, O(b^m n^m) au pire
    .space = O((b + n) m)
    .pseudocode =
        star2(nœud de hasard, alpha, beta) :
          tout enfant est dans [L, U] : low := L, high := U
          pour chaque enfant i : sonder : n’explorer que ses premiers coups
            enfant MAX : le meilleur est une borne inférieure, low monte ; enfant MIN : une borne supérieure, high descend
            feuille : son gain est les deux bornes
            si high <= alpha : renvoyer high (au plus) ; si low >= beta : renvoyer low (au moins)
          pour chaque enfant i : comme dans Star1, avec les bornes des sondages
            v := search(enfant i, max(A, L_i), min(B, U_i)), low et high se rapprochent
            si high <= alpha : renvoyer high (au plus) ; si low >= beta : renvoyer low (au moins)
          renvoyer low (= high)
        search(node, alpha, beta):
          si node est une feuille : renvoyer son gain
          si node est un nœud de hasard : renvoyer star2(node, alpha, beta)
          pour chaque enfant child de node : value := search(child, alpha, beta)
            nœud MAX : best := max(best, value), alpha := max(alpha, best)
            nœud MIN : best := min(best, value), beta := min(beta, best)
            si alpha >= beta : élaguer les autres enfants
          renvoyer best (fail-hard : ramené dans la fenêtre)

algorithm-max-n = Max^n avec élagage superficiel
    .source = C. A. Luckhardt, K. B. Irani 1986 ; élagage superficiel : R. E. Korf 1991
    .time = O(b^m) ; l’élagage superficiel économise le plus là où la somme des gains est petite
    .space = O(b m)
    .pseudocode =
        maxn(node, offre du parent) :
          si node est une feuille : renvoyer les gains de tous les joueurs
          nœud de hasard : renvoyer la moyenne des gains des enfants
          pour chaque enfant child : values := maxn(child) ; garder les meilleures pour le joueur qui a le trait
            si la plus grande somme - ce que ce joueur a <= offre : élaguer les autres enfants
          renvoyer les meilleures valeurs

algorithm-paranoid = Recherche paranoïaque
    .source = N. R. Sturtevant, R. E. Korf 2000 ; aux nœuds de hasard : M. P. D. Schadd, M. H. M. Winands 2009
    .time = O(b^(m (n-1)/n)) pour n joueurs dans le meilleur ordre, O(b^m) dans le pire
    .space = O(b m)
    .pseudocode =
        paranoid(node, alpha, beta), pour un joueur :
          si node est une feuille : renvoyer le gain du joueur
          pour chaque enfant child de node :
            value := paranoid(child, alpha, beta)
            nœud du joueur : best := max(best, value), alpha := max(alpha, best)
            nœud d’un autre joueur : best := min(best, value), beta := min(beta, best)
            si alpha >= beta : élaguer les autres enfants
          nœud de hasard : comme dans Star1
          renvoyer best

algorithm-best-reply = Recherche de la meilleure réplique (best-reply)
    .source = M. P. D. Schadd, M. H. M. Winands 2011 ; premières actions au lieu de passer : M. Esser et al. 2013 (BRS+)
    .time = O((b (n-1))^(2m/n)) pour n joueurs, moins avec des coupures
    .space = O(b m)
    .pseudocode =
        best-reply(node, alpha, beta, si un adversaire a répliqué), pour un joueur :
          si node est une feuille : renvoyer le gain du joueur
          nœud du joueur : max sur les enfants ; personne n’a encore répliqué au nouveau coup
          nœud d’un adversaire : si un autre adversaire a répliqué : il passe
            sinon min sur les enfants : répliquer ici, ou passer et laisser la réplique à un adversaire suivant
          si alpha >= beta : élaguer les autres enfants ; nœud de hasard : comme dans Star1
          renvoyer best

algorithm-teams = Équipes et alliances
    .source = C. A. Luckhardt, K. B. Irani 1986, avec la somme des gains de l’équipe pour chacun de ses joueurs
    .time = O(b^m)
    .space = O(b m)
    .pseudocode =
        teams(node):
          si node est une feuille : renvoyer les gains de tous les joueurs
          nœud de hasard : renvoyer la moyenne des gains des enfants
          pour chaque enfant child : values := teams(child)
            garder celles dont la somme est la plus grande pour l’équipe du joueur qui a le trait
          renvoyer les meilleures valeurs
