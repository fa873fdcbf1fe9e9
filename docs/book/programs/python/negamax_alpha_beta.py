"""Alpha-beta in the form of negamax: the window changes its sides with the
player. The players alternate.
"""
from math import inf

from tree import payoff, run


def negamax(node, sign, alpha, beta):
    """The value for the player to move: MAX if sign is 1, MIN if it is -1."""
    if node.kind == "leaf":
        return sign * payoff(node)
    best = -inf
    for child in node.children:
        best = max(best, -negamax(child, -sign, -beta, -alpha))
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


def value_of(root):
    sign = -1 if root.kind == "min" else 1
    return sign * negamax(root, sign, -inf, inf)


run(value_of)
