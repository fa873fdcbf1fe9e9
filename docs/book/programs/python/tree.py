"""Game trees: each line of standard input is a tree as JSON, each line of
output its value and the leaves visited.
"""
import json
import sys
from dataclasses import dataclass, field

leaves = 0


@dataclass
class Node:
    kind: str  # "max", "min", "chance" or "leaf"
    value: float = 0.0  # the payoff of a leaf; the estimate of any other node
    children: list = field(default_factory=list)
    p: list = field(default_factory=list)  # the probabilities of a chance node's children


def node_of(data):
    if not isinstance(data, dict):
        return Node("leaf", float(data))
    kind = next(key for key in ("max", "min", "chance") if key in data)
    children = [node_of(child) for child in data[kind]]
    p = data.get("p", [1 / len(children)] * len(children))
    return Node(kind, data.get("estimate", 0.0), children, p)


def payoff(node):
    """The payoff of a leaf, or the estimate where a search stops; each is
    counted.
    """
    global leaves
    leaves += 1
    return node.value


def run(search):
    global leaves
    for line in sys.stdin:
        leaves = 0
        value = search(node_of(json.loads(line)))
        print(value, leaves)


def arguments(*defaults):
    """The numbers after the name of the program; where there are none, the
    defaults.
    """
    given = [float(text) for text in sys.argv[1:]]
    return given or defaults
