"""H-minimax: minimax that stops at a depth and takes an estimate there.
Argument: the depth in decisions.
"""
from tree import arguments, payoff, run

(DEPTH,) = arguments(2)


def h_minimax(node, depth):
    if node.kind == "leaf" or depth == 0:
        return payoff(node)
    values = [h_minimax(child, depth - 1) for child in node.children]
    return max(values) if node.kind == "max" else min(values)


run(lambda root: h_minimax(root, DEPTH))
