"""Minimax: each player chooses the best that the other one leaves."""
from tree import payoff, run


def minimax(node):
    if node.kind == "leaf":
        return payoff(node)
    values = [minimax(child) for child in node.children]
    return max(values) if node.kind == "max" else min(values)


run(minimax)
