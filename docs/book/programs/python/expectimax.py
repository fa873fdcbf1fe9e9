"""Expectimax: the opponent errs, so its node is a chance node. Argument: the
probability that it moves at random.
"""
from tree import arguments, payoff, run

(RANDOM,) = arguments(1)


def expectimax(node):
    if node.kind == "leaf":
        return payoff(node)
    values = [expectimax(child) for child in node.children]
    if node.kind == "max":
        return max(values)
    if node.kind == "chance":
        return sum(p * value for p, value in zip(node.p, values))
    return (1 - RANDOM) * min(values) + RANDOM * sum(values) / len(values)


run(expectimax)
