"""Alpha-beta: minimax that leaves a node as soon as its value cannot matter
above.
"""
from math import inf

from tree import payoff, run


def alpha_beta(node, alpha=-inf, beta=inf):
    """alpha: what MAX can have already; beta: what MIN can hold MAX to.
    Outside of them the result is a bound.
    """
    if node.kind == "leaf":
        return payoff(node)
    best = -inf if node.kind == "max" else inf
    for child in node.children:
        value = alpha_beta(child, alpha, beta)
        if node.kind == "max":
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


run(alpha_beta)
