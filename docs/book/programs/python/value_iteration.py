"""Value iteration: goes over all positions again and again. The lower values
start from the least payoff, the upper ones from the greatest, so the value
of the game stays between them.
"""
from graph import arguments, run, worth

sweeps, least, greatest = arguments(100, 0, 1)


def value_iteration(game, first):
    low = {name: least for name in game}
    high = {name: greatest for name in game}
    for _ in range(int(sweeps)):
        low = {name: worth(node, low) for name, node in game.items()}
        high = {name: worth(node, high) for name, node in game.items()}
    return low[first], high[first]


run(value_iteration)
