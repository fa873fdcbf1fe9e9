"""Games whose positions come back: each line of standard input is a game as
JSON, an object of positions by name. A child is a number, a node or a name.
The first position is the one that is asked about.
"""
import json
import sys


def parts(node):
    """The kind of a node, its children and their probabilities."""
    if isinstance(node, str):
        return "name", [], []
    if not isinstance(node, dict):
        return "end", [], []
    kind = next(key for key in ("max", "min", "chance") if key in node)
    children = node[kind]
    return kind, children, node.get("p", [1 / len(children)] * len(children))


def worth(node, values):
    """What a node is worth if each position is worth what `values` says."""
    kind, children, p = parts(node)
    if kind == "name":
        return values[node]
    if kind == "end":
        return node
    found = [worth(child, values) for child in children]
    if kind == "chance":
        return sum(share * value for share, value in zip(p, found))
    return max(found) if kind == "max" else min(found)


def run(solve):
    for line in sys.stdin:
        game = json.loads(line)
        print(*solve(game, next(iter(game))))


def arguments(*defaults):
    """The numbers after the name of the program, or else the defaults."""
    given = [float(text) for text in sys.argv[1:]]
    return given + list(defaults[len(given):])
