"""Principal variation search: of every child after the first, a null window
asks only whether it is better. Payoffs are whole numbers.
"""
from math import inf

from tree import payoff, run


def pvs(node, alpha=-inf, beta=inf):
    if node.kind == "leaf":
        return payoff(node)
    is_max = node.kind == "max"
    best = -inf if is_max else inf
    for i, child in enumerate(node.children):
        if i == 0:
            value = pvs(child, alpha, beta)
        else:
            value = pvs(child, alpha, alpha + 1) if is_max else pvs(child, beta - 1, beta)
            if alpha < value < beta and child.kind != "leaf":
                value = pvs(child, value, beta) if is_max else pvs(child, alpha, value)
        if is_max:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


run(pvs)
