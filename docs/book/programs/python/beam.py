"""Beam search: at each decision only the children that look best are
searched. Argument: how many.
"""
from tree import arguments, payoff, run

(WIDTH,) = arguments(2)


def beam(node):
    if node.kind == "leaf":
        return payoff(node)
    if node.kind == "chance":
        return sum(p * beam(child) for p, child in zip(node.p, node.children))
    is_max = node.kind == "max"
    by_estimate = sorted(node.children, key=lambda child: child.value, reverse=is_max)
    values = [beam(child) for child in by_estimate[: int(WIDTH)]]
    return max(values) if is_max else min(values)


run(beam)
