import { french as t } from "../french.js";
import type { Told } from "./told.js";

/** Algorithms in French. */
export const fr: Told = {
  titles: {
    "Alpha-beta": "Alpha-bêta",
    "Beam search": "Recherche en faisceau",
    "Best-reply search": "Recherche de la meilleure réplique (best-reply)",
    "Iterative deepening with a table": "Approfondissement itératif avec une table",
    "Max^n with shallow pruning": "Max^n avec élagage superficiel",
    "Negamax with alpha-beta": "Negamax avec alpha-bêta",
    "Paranoid search": "Recherche paranoïaque",
    "Principal variation search (NegaScout)": "Recherche de la variante principale (PVS, NegaScout)",
    "Star1 as Ballard published it": "Star1 tel que Ballard l’a publié",
    "Teams and alliances": "Équipes et alliances",
  },
  sources: {
    "B. T. Lowerre 1976; forward pruning in game trees: C. E. Shannon 1950 (type B)": t`B. T. Lowerre 1976 ; élagage vers l’avant dans les arbres de jeu : C. E. Shannon 1950 (type B)`,
    "M. P. D. Schadd, M. H. M. Winands 2011; first actions for passes: M. Esser et al. 2013 (BRS+)": t`M. P. D. Schadd, M. H. M. Winands 2011 ; premières actions au lieu de passer : M. Esser et al. 2013 (BRS+)`,
    "D. Michie 1966; R. Bellman 1957 (the model of the opponent makes it a decision process)": t`D. Michie 1966 ; R. Bellman 1957 (le modèle de l’adversaire en fait un processus de décision)`,
    "D. J. Slate, L. R. Atkin 1977; R. E. Korf 1985; table: A. L. Zobrist 1970": t`D. J. Slate, L. R. Atkin 1977 ; R. E. Korf 1985 ; table : A. L. Zobrist 1970`,
    "C. A. Luckhardt, K. B. Irani 1986; shallow pruning: R. E. Korf 1991": t`C. A. Luckhardt, K. B. Irani 1986 ; élagage superficiel : R. E. Korf 1991`,
    "D. E. Knuth, R. W. Moore 1975 (function F)": "D. E. Knuth, R. W. Moore 1975 (fonction F)",
    "D. E. Knuth, R. W. Moore 1975 (function F2); J. P. Fishburn 1983 (fail-soft)": t`D. E. Knuth, R. W. Moore 1975 (fonction F2) ; J. P. Fishburn 1983 (fail-soft)`,
    "N. R. Sturtevant, R. E. Korf 2000; at chance nodes: M. P. D. Schadd, M. H. M. Winands 2009": t`N. R. Sturtevant, R. E. Korf 2000 ; aux nœuds de hasard : M. P. D. Schadd, M. H. M. Winands 2009`,
    "B. W. Ballard 1983; any probabilities and fail-soft: T. Hauk, M. Buro, J. Schaeffer 2004": t`B. W. Ballard 1983 ; probabilités quelconques et fail-soft : T. Hauk, M. Buro, J. Schaeffer 2004`,
    "C. E. Shannon 1950 (type A); S. Russell, P. Norvig, Artificial Intelligence: A Modern Approach, ch. 6": t`C. E. Shannon 1950 (type A) ; S. Russell, P. Norvig, Artificial Intelligence: A Modern Approach, chap. 6`,
    "C. A. Luckhardt, K. B. Irani 1986, with the sum of a team's payoffs for each of its players":
      "C. A. Luckhardt, K. B. Irani 1986, avec la somme des gains de l’équipe pour chacun de ses joueurs",
  },
  costs: {
    "O(b m) and the table": "O(b m) et la table",
    "O(b^(m/2)) in the best order, for the table": "O(b^(m/2)) dans le meilleur ordre, pour la table",
    "O(b^(m/2)), all in OPEN": "O(b^(m/2)), tout dans OPEN",
    "O((b (n-1))^(2m/n)) for n players, less with cuts":
      "O((b (n-1))^(2m/n)) pour n joueurs, moins avec des coupures",
    "O(b^(m (n-1)/n)) for n players in the best order, O(b^m) in the worst":
      "O(b^(m (n-1)/n)) pour n joueurs dans le meilleur ordre, O(b^m) dans le pire",
    "O(b^(m/2)) in the best order, O(b^m) in the worst":
      "O(b^(m/2)) dans le meilleur ordre, O(b^m) dans le pire",
    "O(b^(m/2)) in the best order, O(b^m) in the worst, each pass":
      "O(b^(m/2)) dans le meilleur ordre, O(b^m) dans le pire, à chaque passe",
    "O(b^m n^m), never more leaves than expectiminimax":
      "O(b^m n^m), jamais plus de feuilles qu’expectiminimax",
    "O(b^m); shallow pruning saves most where payoffs have a small sum": t`O(b^m) ; l’élagage superficiel économise le plus là où la somme des gains est petite`,
    "O(n^(m-1) b^(m/2)) with ideal probes, O(b^m n^m) at worst":
      "O(n^(m-1) b^(m/2)) avec des sondages idéaux, O(b^m n^m) au pire",
  },
  lines: {
    // Of many algorithms
    "if node is a leaf: return its payoff": t`si node est une feuille : renvoyer son gain`,
    "for each child of node:": t`pour chaque enfant child de node :`,
    "max node: best := max(best, value), alpha := max(alpha, best)": t`nœud MAX : best := max(best, value), alpha := max(alpha, best)`,
    "min node: best := min(best, value), beta := min(beta, best)": t`nœud MIN : best := min(best, value), beta := min(beta, best)`,
    "if alpha >= beta: skip the other children": t`si alpha >= beta : élaguer les autres enfants`,
    "return best": "renvoyer best",
    "return best, or sum": "renvoyer best, ou sum",
    "return best (fail-hard: clipped to the window)": t`renvoyer best (fail-hard : ramené dans la fenêtre)`,
    "best := max or min of best and value, as the player who moves wants":
      "best := max ou min de best et de value, selon le joueur qui a le trait",
    "chance node: as in Star1": t`nœud de hasard : comme dans Star1`,
    "chance node: return the mean of the children's payoffs": t`nœud de hasard : renvoyer la moyenne des gains des enfants`,
    "if node is a leaf: return the payoffs of all players": t`si node est une feuille : renvoyer les gains de tous les joueurs`,
    "if node is a leaf: return the player's payoff": t`si node est une feuille : renvoyer le gain du joueur`,
    "return the best values": "renvoyer les meilleures valeurs",
    // Beam search
    "beam(node), width k:": t`beam(node), largeur k :`,
    "keep the k children with the best estimates; drop the others unseen": t`garder les k enfants aux meilleures estimations ; écarter les autres sans les voir`,
    "for each child kept: best := max or min of best and beam(child)": t`pour chaque enfant child gardé : best := max ou min de best et de beam(child)`,
    "chance node: the mean of all children": t`nœud de hasard : la moyenne de tous les enfants`,
    // Best-reply search
    "best-reply(node, alpha, beta, whether an opponent has replied), for one player:": t`best-reply(node, alpha, beta, si un adversaire a répliqué), pour un joueur :`,
    "the player's own node: max over the children; nobody has replied to the new move yet": t`nœud du joueur : max sur les enfants ; personne n’a encore répliqué au nouveau coup`,
    "an opponent's node: if another opponent has replied: it passes": t`nœud d’un adversaire : si un autre adversaire a répliqué : il passe`,
    "else min over the children: to reply here, or to pass and leave the reply to a later opponent": t`sinon min sur les enfants : répliquer ici, ou passer et laisser la réplique à un adversaire suivant`,
    "if alpha >= beta: skip the other children; chance node: as in Star1": t`si alpha >= beta : élaguer les autres enfants ; nœud de hasard : comme dans Star1`,
    // Expectimax, expectiminimax
    "max node: for each child: best := max(best, expectimax(child))": t`nœud MAX : pour chaque enfant child : best := max(best, expectimax(child))`,
    "chance node, or opponent as modelled: for each child: sum := sum + p(child) * expectimax(child)": t`nœud de hasard, ou adversaire selon son modèle : pour chaque enfant child : sum := sum + p(child) * expectimax(child)`,
    "max or min node: for each child: best := max or min of best and expectiminimax(child)": t`nœud MAX ou MIN : pour chaque enfant child : best := max ou min de best et de expectiminimax(child)`,
    "chance node: for each child: sum := sum + p(child) * expectiminimax(child)": t`nœud de hasard : pour chaque enfant child : sum := sum + p(child) * expectiminimax(child)`,
    // H-minimax
    "if node is a leaf: return its payoff; if the search stops here: return its estimate": t`si node est une feuille : renvoyer son gain ; si la recherche s’arrête ici : renvoyer son estimation`,
    // Iterative deepening, MTD(f)
    "for depth := 1, 2, ... until no estimate is needed: value := search(root, depth, -infinity, +infinity)": t`pour depth := 1, 2, ... jusqu’à ce qu’aucune estimation ne serve : value := search(root, depth, -infinity, +infinity)`,
    "return value": "renvoyer value",
    "if depth = 0: return the estimate of node": t`si depth = 0 : renvoyer l’estimation de node`,
    "if the table has, for this depth, a value of node or a bound outside (alpha, beta): return it": t`si la table a, pour cette profondeur, une valeur de node ou une borne hors de (alpha, beta) : la renvoyer`,
    "for each child of node, the best one of the table first:": t`pour chaque enfant child de node, en premier le meilleur selon la table :`,
    "put depth, best and the best child into the table: a value, or a lower or an upper bound": t`mettre depth, best et le meilleur enfant dans la table : une valeur, ou une borne inférieure ou supérieure`,
    "mtdf(root, guess), all payoffs are whole numbers:": t`mtdf(root, guess), tous les gains sont entiers :`,
    "while low < high:": t`tant que low < high :`,
    "beta := guess + 1 if guess = low, else guess": "beta := guess + 1 si guess = low, sinon guess",
    "if guess < beta: high := guess, else: low := guess": t`si guess < beta : high := guess, sinon : low := guess`,
    "return guess": "renvoyer guess",
    "if the table has a bound of node that is >= beta or <= alpha: return it": t`si la table a une borne de node qui est >= beta ou <= alpha : la renvoyer`,
    "for each child of node: value := search(child, alpha, beta)": t`pour chaque enfant child de node : value := search(child, alpha, beta)`,
    "put best into the table: a value, or a lower or an upper bound": t`mettre best dans la table : une valeur, ou une borne inférieure ou supérieure`,
    // Max^n, teams
    "maxn(node, offer of the parent):": t`maxn(node, offre du parent) :`,
    "for each child: values := maxn(child); keep those that are best for the player who moves": t`pour chaque enfant child : values := maxn(child) ; garder les meilleures pour le joueur qui a le trait`,
    "if the largest sum - what this player has <= offer: skip the other children": t`si la plus grande somme - ce que ce joueur a <= offre : élaguer les autres enfants`,
    "for each child: values := teams(child)": t`pour chaque enfant child : values := teams(child)`,
    "keep those with the largest sum over the team of the player who moves":
      "garder celles dont la somme est la plus grande pour l’équipe du joueur qui a le trait",
    // Negamax
    "if node is a leaf: return its payoff, seen by the player to move": t`si node est une feuille : renvoyer son gain, vu par le joueur qui a le trait`,
    "value := -negamax(child)   (no minus where the same player moves again)":
      "value := -negamax(child)   (sans moins là où le même joueur rejoue)",
    "value := -negamax(child, -beta, -alpha)   (no minus where the same player moves again)":
      "value := -negamax(child, -beta, -alpha)   (sans moins là où le même joueur rejoue)",
    // Paranoid search
    "paranoid(node, alpha, beta), for one player:": t`paranoid(node, alpha, beta), pour un joueur :`,
    "the player's own node: best := max(best, value), alpha := max(alpha, best)": t`nœud du joueur : best := max(best, value), alpha := max(alpha, best)`,
    "any other player's node: best := min(best, value), beta := min(beta, best)": t`nœud d’un autre joueur : best := min(best, value), beta := min(beta, best)`,
    // Principal variation search
    "first child: value := pvs(child, alpha, beta)": t`premier enfant : value := pvs(child, alpha, beta)`,
    "every other child: a null window asks only whether it is better": t`tout autre enfant : une fenêtre nulle demande seulement s’il est meilleur`,
    "max node: value := pvs(child, alpha, alpha + 1), min node: pvs(child, beta - 1, beta)": t`nœud MAX : value := pvs(child, alpha, alpha + 1), nœud MIN : pvs(child, beta - 1, beta)`,
    "if alpha < value < beta and the child is no leaf: search it again": t`si alpha < value < beta et que l’enfant n’est pas une feuille : l’explorer de nouveau`,
    "max node: value := pvs(child, value, beta), min node: pvs(child, alpha, value)": t`nœud MAX : value := pvs(child, value, beta), nœud MIN : pvs(child, alpha, value)`,
    // SSS*
    "sss(root): OPEN holds the root, live, with the merit +infinity": t`sss(root) : OPEN contient la racine, vivante, avec le mérite +infinity`,
    "repeat: take from OPEN the entry with the greatest merit, of equal ones the leftmost": t`répéter : prendre dans OPEN l’entrée de plus grand mérite, à égalité la plus à gauche`,
    "live leaf: put it back, solved, with min(merit, payoff)": t`feuille vivante : la remettre, résolue, avec min(mérite, gain)`,
    "live max node: put in all its children, live, with the same merit": t`nœud MAX vivant : mettre tous ses enfants, vivants, avec le même mérite`,
    "live min node: put in its first child, live, with the same merit": t`nœud MIN vivant : mettre son premier enfant, vivant, avec le même mérite`,
    "solved child of a max node: put in its parent, solved; remove all entries below the parent": t`enfant résolu d’un nœud MAX : mettre son parent, résolu ; retirer toutes les entrées au-dessous du parent`,
    "solved child of a min node: put in the next child, live, or after the last one the parent, solved": t`enfant résolu d’un nœud MIN : mettre l’enfant suivant, vivant, ou après le dernier le parent, résolu`,
    "solved root: return its merit": t`racine résolue : renvoyer son mérite`,
    // Star1, Star2
    "star1(chance node with N children, alpha, beta):": t`star1(nœud de hasard à N enfants, alpha, beta) :`,
    "for each child:": t`pour chaque enfant child :`,
    "if v <= A: return alpha; if v >= B: return beta": t`si v <= A : renvoyer alpha ; si v >= B : renvoyer beta`,
    "return vsum / N": "renvoyer vsum / N",
    "star1(chance node, alpha, beta):": t`star1(nœud de hasard, alpha, beta) :`,
    "every child lies in [L, U]: low := L, high := U": t`tout enfant est dans [L, U] : low := L, high := U`,
    "for each child i, with probability p:": t`pour chaque enfant i, de probabilité p :`,
    "A := what child i may be worth at most for high to fall to alpha":
      "A := ce que l’enfant i peut valoir au plus pour que high descende à alpha",
    "B := what child i must be worth at least for low to reach beta":
      "B := ce que l’enfant i doit valoir au moins pour que low atteigne beta",
    "v := search(child i, max(A, L), min(B, U)): child i lies in [l, u], which is": t`v := search(enfant i, max(A, L), min(B, U)) : l’enfant i est dans [l, u], qui est`,
    "[v, v], or [L, v] where v is at most its alpha, or [v, U] where v is at least its beta":
      "[v, v], ou [L, v] où v est au plus son alpha, ou [v, U] où v est au moins son beta",
    "if high <= alpha: return high (at most); if low >= beta: return low (at least)": t`si high <= alpha : renvoyer high (au plus) ; si low >= beta : renvoyer low (au moins)`,
    "return low (= high); max and min nodes as in alpha-beta": t`renvoyer low (= high) ; nœuds MAX et MIN comme dans alpha-bêta`,
    "star2(chance node, alpha, beta):": t`star2(nœud de hasard, alpha, beta) :`,
    "for each child i: probe: search only its first moves": t`pour chaque enfant i : sonder : n’explorer que ses premiers coups`,
    "max child: the best of them is a lower bound, low grows; min child: an upper bound, high falls": t`enfant MAX : le meilleur est une borne inférieure, low monte ; enfant MIN : une borne supérieure, high descend`,
    "for each child i: as in Star1, with the bounds from the probes": t`pour chaque enfant i : comme dans Star1, avec les bornes des sondages`,
    "v := search(child i, max(A, L_i), min(B, U_i)), low and high close in":
      "v := search(enfant i, max(A, L_i), min(B, U_i)), low et high se rapprochent",
  },
};
