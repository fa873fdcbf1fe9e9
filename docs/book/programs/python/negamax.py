"""Negamax: one rule for both players, since what is good for one is as bad
for the other. The players alternate.
"""
from math import inf

from tree import payoff, run


def negamax(node, sign):
    """The value for the player to move: MAX if sign is 1, MIN if it is -1."""
    if node.kind == "leaf":
        return sign * payoff(node)
    best = -inf
    for child in node.children:
        best = max(best, -negamax(child, -sign))
    return best


def value_of(root):
    sign = -1 if root.kind == "min" else 1
    return sign * negamax(root, sign)


run(value_of)
