"""Iterative deepening: alpha-beta to depth 1, 2, 3 and so on. A table keeps
the best child of each node, to try it first. Argument: the last depth.
"""
from math import inf

from tree import arguments, payoff, run

(DEPTH,) = arguments(3)


def search(node, depth, alpha, beta, table):
    if node.kind == "leaf" or depth == 0:
        return payoff(node)
    is_max = node.kind == "max"
    best = -inf if is_max else inf
    first = table.get(id(node))
    for child in sorted(node.children, key=lambda child: child is not first):
        value = search(child, depth - 1, alpha, beta, table)
        if value > best if is_max else value < best:
            best = value
            table[id(node)] = child
        if is_max:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


def deepen(root):
    table = {}
    for depth in range(1, int(DEPTH) + 1):
        value = search(root, depth, -inf, inf, table)
    return value


run(deepen)
