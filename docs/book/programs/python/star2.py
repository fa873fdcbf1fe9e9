"""Star2: before it searches the children of a chance node, it probes one move
of each. Arguments: L and U.
"""
from math import inf

from tree import arguments, payoff, run

L, U = arguments(0, 10)


def star2(node, alpha, beta):
    children, p = node.children, node.p
    lows, highs = [L] * len(p), [U] * len(p)
    low, high = L, U
    probed = [None] * len(p)

    def window(i):
        a = (alpha - high) / p[i] + highs[i]
        b = (beta - low) / p[i] + lows[i]
        return max(a, lows[i]), min(b, highs[i])

    def narrow(i, least, most):
        nonlocal low, high
        low += p[i] * (least - lows[i])
        high += p[i] * (most - highs[i])
        lows[i], highs[i] = least, most

    # 1. The first move of a max child is worth at most what the child is; of
    # a min child, at least.
    for i, child in enumerate(children):
        if high <= alpha:
            return high
        if low >= beta:
            return low
        a, b = window(i)
        if child.kind == "leaf":
            value = payoff(child)
            narrow(i, value, value)
        elif child.kind == "max":
            probed[i] = search(child.children[0], lows[i], b)
            narrow(i, max(probed[i], lows[i]), highs[i])
        elif child.kind == "min":
            probed[i] = search(child.children[0], a, highs[i])
            narrow(i, lows[i], min(probed[i], highs[i]))
    # 2. Star1 with these bounds.
    for i, child in enumerate(children):
        if child.kind == "leaf":
            continue
        if high <= alpha:
            return high
        if low >= beta:
            return low
        a, b = window(i)
        value = search(child, a, b, probed[i])
        narrow(i, lows[i] if value <= a else value, highs[i] if value >= b else value)
    return high if high <= alpha else low


def search(node, alpha=-inf, beta=inf, first=None):
    """first: the value of the first child, if a probe has found it."""
    if node.kind == "leaf":
        return payoff(node)
    if node.kind == "chance":
        return star2(node, alpha, beta)
    best = -inf if node.kind == "max" else inf
    for i, child in enumerate(node.children):
        value = search(child, alpha, beta) if i > 0 or first is None else first
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
