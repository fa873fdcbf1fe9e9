"""Temporal differences: the program plays against itself, and moves the value
of each position a little towards the value of the one that comes next.
"""
from graph import arguments, parts, run, worth

games, explore = arguments(20000, 0.1)
seed = 1


def drawn():
    """A number from 0 to 1, by a generator that is the same in every
    language.
    """
    global seed
    seed = (1664525 * seed + 1013904223) % 2**32
    return seed / 2**32


def played(node, values):
    """The next position, or the end, and whether the best moves led to it."""
    kind, children, p = parts(node)
    if kind in ("name", "end"):
        return node, True
    if kind != "chance" and drawn() >= explore:
        best = max if kind == "max" else min
        return played(best(children, key=lambda child: worth(child, values)), values)
    if kind != "chance":
        return played(children[int(drawn() * len(children))], values)[0], False
    share = drawn()
    for child, chance in zip(children, p):
        share -= chance
        if share < 0:
            break
    return played(child, values)


def temporal_difference(game, first):
    values = {name: 0.5 for name in game}
    visits = {name: 0 for name in game}
    for _ in range(int(games)):
        position, moves = first, 0
        while position in game and moves < 1000:
            after, is_best = played(game[position], values)
            if is_best:
                visits[position] += 1
                rate = visits[position] ** -0.7
                values[position] += rate * (worth(after, values) - values[position])
            position, moves = after, moves + 1
    return [values[first]]


run(temporal_difference)
