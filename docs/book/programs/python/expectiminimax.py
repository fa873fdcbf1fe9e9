"""Expectiminimax: minimax with dice. A chance node is worth the mean of its
children.
"""
from tree import payoff, run


def expectiminimax(node):
    if node.kind == "leaf":
        return payoff(node)
    values = [expectiminimax(child) for child in node.children]
    if node.kind == "chance":
        return sum(p * value for p, value in zip(node.p, values))
    return max(values) if node.kind == "max" else min(values)


run(expectiminimax)
