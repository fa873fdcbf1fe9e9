"""Star1 for any probabilities: the value of a chance node lies in [low,
high], which narrows child by child. Arguments: L and U.
"""
from math import inf

from tree import arguments, payoff, run

L, U = arguments(0, 10)


def star1(node, alpha, beta):
    low, high = L, U
    for p, child in zip(node.p, node.children):
        if high <= alpha:
            return high
        if low >= beta:
            return low
        a = max((alpha - high) / p + U, L)
        b = min((beta - low) / p + L, U)
        value = search(child, a, b)
        # At most a: an upper bound. At least b: a lower bound. Between them:
        # exact.
        low += p * ((L if value <= a else value) - L)
        high += p * ((U if value >= b else value) - U)
    return high if high <= alpha else low


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
