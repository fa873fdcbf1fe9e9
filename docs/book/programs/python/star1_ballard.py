"""Star1 as published: N outcomes, all equally likely, and every value between
L and U. Arguments: L and U.
"""
from math import inf

from tree import arguments, payoff, run

L, U = arguments(0, 10)


def star1(node, alpha, beta):
    n = len(node.children)
    a = n * (alpha - U) + U
    b = n * (beta - L) + L
    total = 0
    for child in node.children:
        value = search(child, max(a, L), min(b, U))
        total += value
        if value <= a:
            return alpha
        if value >= b:
            return beta
        a += U - value
        b += L - value
    return total / n


def search(node, alpha=-inf, beta=inf):
    if node.kind == "leaf":
        return payoff(node)
    if node.kind == "chance":
        return star1(node, alpha, beta)
    best = -inf if node.kind == "max" else inf
    for child in node.children:
        value = search(child, alpha, beta)
        if node.kind == "max":
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


run(search)
