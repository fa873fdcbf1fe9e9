#!/usr/bin/env python3
"""Checks a certificate of Tyche (docs/certificates.md): verify-certificate.py FILE [TREE] [max|min|chance]

Prints "proved: ..." (exit code 0), "not proved: ..." (1) or "not readable: ..." (2). TREE is a tree as JSON or as nested
lists, the last argument who moves at the root of nested lists. It knows no game and no search, needs the standard library
only, and shares no code with Tyche.
"""
import hashlib
import json
import re
import sys
import threading
from collections import Counter
from fractions import Fraction

INFINITE = float("inf")
NODE_KEYS = set("player children chance max min leaf p label actions pays set estimate".split())


class Refused(Exception):
    """The proof is wrong: the line, from 1, and the reason."""


class Numeral(str):
    """A JSON number as it is written."""


def need(condition, line, reason):
    if not condition:
        raise Refused(f"line {line}: {reason}")


def once(pairs):
    if len(dict(pairs)) < len(pairs):
        raise ValueError("a key is there twice")
    return dict(pairs)


JSON = json.JSONDecoder(object_pairs_hook=once, parse_float=Numeral, parse_int=Numeral, parse_constant=int)
# Without C, whose recursion is limited: a tree may have many levels.
DEEP = json.JSONDecoder(object_pairs_hook=once, parse_float=Numeral, parse_int=Numeral, parse_constant=int)
DEEP.scan_once = json.scanner.py_make_scanner(DEEP)


def integer(value, line, what):
    need(isinstance(value, Numeral) and re.fullmatch("-?[0-9]{1,14}", value), line, f"{what} is no integer")
    return int(value)


def number(value, line, what):
    pattern = "-?[0-9]+" if isinstance(value, Numeral) else r"-?[0-9]+(/0*[1-9][0-9]*|\.[0-9]+)?"
    need(isinstance(value, str) and len(value) <= 5000 and re.fullmatch(pattern, value), line, f"{what} is no number")
    return Fraction(value)


def text(value, line, what):
    need(isinstance(value, str) and not isinstance(value, Numeral), line, f"{what} is no text")
    return value


def items(values, line, what, count=None, read=lambda value, line, what: value):
    need(isinstance(values, list) and count in (None, len(values)), line, f"{what} is no such list")
    return [read(value, line, what) for value in values]


def shares(values, line, what, count=None):
    found = items(values, line, what, count, number)
    need(min(found, default=-1) >= 0 and sum(found) == 1, line, f"{what}: negative, or the sum is not 1")
    return found


def fields(row, line, required, optional=""):
    for key in set(row) ^ set(required.split()):
        need(key in row and key in optional.split(), line, f'the field "{key}" is {"unknown" if key in row else "missing"}')


class Node:
    """`own` are a leaf's payoffs, `values` those with what the edges above it pay."""

    def __init__(self, paid):
        self.paid, self.children, self.kind = paid, [], "leaf"
        self.player = self.p = self.edges = self.set = None


def tree_numbers(value):
    """One number or several, in the notation of trees."""
    parts = value if isinstance(value, list) and len(value) > 1 else [value]
    for part in parts:
        if not isinstance(part, str) or len(part) > 400 or not re.fullmatch(r"[-+]?([0-9]+/[0-9]+|([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]{1,3})?)", part):
            raise ValueError("not a number")
    return [Fraction(part) for part in parts]


def plus(a, b):
    if a and b and len(a) != len(b):
        raise ValueError("payoffs of different lengths")
    return [x + y for x, y in zip(a, b)] if a and b else a or b


def after(turn, kind, is_list):
    """Who moves in plain lists below a node, who decided last, and whether chance and max alternate."""
    if is_list and turn[2]:
        return ("max", turn[1], True) if kind == "chance" else ("chance", "max", True)
    decided = turn[1] if kind == "chance" else kind
    return {None: "max", "max": "min", "min": "max"}.get(decided), decided, False


def tree_of(value, root="max"):
    """The nodes of a tree in preorder, children as numbers."""
    nodes, waiting = [], [(value, (root, None, root == "chance"), None, None)]
    while waiting:
        item, turn, parent, edge = waiting.pop()
        node = Node(plus(parent and parent.paid, edge))
        if parent:
            parent.children.append(len(nodes))
        nodes.append(node)
        is_list = isinstance(item, list)
        item = {turn[0]: item} if is_list else item if isinstance(item, dict) else {"leaf": item}
        kinds = [kind for kind in ("max", "min", "chance", "player", "leaf") if kind in item]
        if len(kinds) != 1 or not set(item) <= NODE_KEYS:
            raise ValueError("not a node")
        node.kind = kinds[0]
        if node.kind == "leaf":
            node.own = tree_numbers(item["leaf"])
            node.values = plus(node.own, node.paid)
            continue
        children = item["children" if node.kind == "player" else node.kind]
        node.player = {"max": 0, "min": 1, "chance": None}[node.kind] if node.kind != "player" else int(item["player"])
        node.set = item.get("set")
        if node.kind == "chance":
            node.p = [tree_numbers(p)[0] for p in item["p"]] if "p" in item else [Fraction(1, len(children))] * len(children)
            if len(node.p) != len(children) or min(node.p) < 0 or sum(node.p) != 1:
                raise ValueError("not probabilities")
        edges = [tree_numbers(edge) for edge in item["pays"]] if "pays" in item else [[]] * len(children)
        node.edges = edges if any(map(any, edges)) else None
        if not children or len(edges) != len(children) or not isinstance(children, list):
            raise ValueError("not children")
        waiting += reversed([(child, after(turn, node.kind, is_list), node, edge if any(edge) else None) for child, edge in zip(children, edges)])
    sets = Counter((node.player, node.set) for node in nodes)
    for node in nodes:
        node.set = node.set if sets[node.player, node.set] > 1 else None
    counts = {len(node.values) for node in nodes if node.kind == "leaf"}
    if len(counts) > 1 or not all((node.player or 0) in range(max(2, *counts, 0)) for node in nodes):
        raise ValueError("payoffs of different lengths")
    return nodes


def name_of(nodes):
    """The SHA-256 of the tree's canonical text."""
    digest = hashlib.sha256()
    for node in nodes:
        words = [node.kind] + [str(node.player)] * (node.kind == "player")
        words += map(str, node.own) if node.kind == "leaf" else [str(len(node.children))]
        words += ["p", *map(str, node.p)] if node.p else []
        words += ["pays", ";".join(" ".join(map(str, edge)) for edge in node.edges)] if node.edges else []
        words += ["set", json.dumps(node.set, ensure_ascii=False)] if node.set is not None else []
        digest.update((" ".join(words) + "\n").encode())
    return "sha256:" + digest.hexdigest()


def payoff(leaf, player):
    return leaf.values[player] if len(leaf.values) > 1 else leaf.values[0] * (1, -1)[player]


def mean(weights, ends):
    parts = [(weight, end) for weight, end in zip(weights, ends) if weight]
    infinite = [end for _, end in parts if end in (INFINITE, -INFINITE)]
    return infinite[0] if infinite else sum(weight * end for weight, end in parts)


def game_of(header):
    options = header.get("options")
    need(isinstance(options, dict), 1, "options are no object")
    for value in [header.get("game"), *options.values(), header.get("rules", "")]:
        text(value, 1, "game, options or rules")
    return f"{header['game']}: rules as listed"


def is_two_sided(nodes):
    leaves = [node.values for node in nodes if node.kind == "leaf"]
    return len(leaves[0]) <= 2 and (len(leaves[0]) == 1 or len(set(map(sum, leaves))) == 1)


def check_tree(header, rows, nodes):
    model = header.get("model")
    own = {"minimax": "", "expectimax": " random", "coalition": " player", "max^n": ""}
    need(model in own, 1, "no such model")
    fields(header, 1, "tyche-certificate kind tree model value bound" + own[model], "note best" + " bounds" * (model != "max^n"))
    need(header["tree"] == name_of(nodes), 1, "the proof is of another tree")
    leaves = [node for node in nodes if node.kind == "leaf"]
    players = range(max(2, len(leaves[0].values)))
    me = integer(header.get("player", Numeral(0)), 1, "player")
    random = number(header.get("random", "0"), 1, "random")
    need(me in players and 0 <= random <= 1 and not any(node.set for node in nodes), 1, "the model is not for this tree")
    need(model in ("coalition", "max^n") or is_two_sided(nodes), 1, "the model is for two players")
    paid = [[payoff(leaf, i) for leaf in leaves] for i in players]
    most = max(map(sum, zip(*paid)))

    def rest(low, i):
        return most - sum(low) + low[i]

    of = players if model == "max^n" else [me]
    beyond = [(min(paid[i]), rest(list(map(min, paid)), i)) for i in players] if model == "max^n" else [(-INFINITE, INFINITE)]
    if "bounds" in header:
        beyond = [tuple(items(header["bounds"], 1, "bounds", 2, number))]
        need(beyond[0][0] <= min(paid[me]) and max(paid[me]) <= beyond[0][1], 1, "a payoff lies outside the bounds")
    behind = list(range(1, len(nodes) + 1))
    for at in reversed(range(len(nodes))):
        behind[at] = behind[nodes[at].children[-1]] if nodes[at].children else at + 1
    skipped, hidden, free, choose = set(), bytearray(len(nodes)), 1, {}
    for line, row in rows:
        if model == "max^n" and "choose" in row:
            fields(row, line, "choose")
            for at, child in (items(pair, line, "choose", 2, integer) for pair in items(row["choose"], line, "choose")):
                need(0 <= at < len(nodes) and nodes[at].player is not None and 0 <= child < len(nodes[at].children) and at not in choose, line, "no such choice")
                choose[at] = child
            continue
        fields(row, line, "skip")
        for at in items(row["skip"], line, "skip", None, integer):
            need(free <= at < len(nodes), line, f"the skipped node {at} is out of order, or inside another one")
            skipped.add(at)
            free = behind[at]
            hidden[at + 1:free] = b"1" * (free - at - 1)
    boxes = [None] * len(nodes)

    def is_best(at, child):
        """No other child can be better for whoever decides."""
        if nodes[at].player is None or not 0 <= child < len(nodes[at].children):
            return False
        i = nodes[at].player if model == "max^n" else 0
        one, *others = [boxes[nodes[at].children[child]][i]] + [boxes[kid][i] for kid in nodes[at].children if kid != nodes[at].children[child]]
        rises = model == "max^n" or nodes[at].player == me
        return all(one[0] >= other[1] if rises else one[1] <= other[0] for other in others)

    for at in (at for at in reversed(range(len(nodes))) if not hidden[at]):
        node, kids = nodes[at], [boxes[child] for child in nodes[at].children]
        if at in skipped or node.kind == "leaf":
            boxes[at] = beyond if at in skipped else [(payoff(node, i),) * 2 for i in of]
        elif node.kind == "chance":
            boxes[at] = [tuple(mean(node.p, ends) for ends in zip(*parts)) for parts in zip(*kids)]
        elif at in choose:
            need(is_best(at, choose[at]), 1, f"the choice at node {at} is not proved")
            boxes[at] = kids[choose[at]]
        elif model == "max^n":
            floor = max(kid[node.player][0] for kid in kids)
            kids = [kid for kid in kids if kid[node.player][1] >= floor]
            low = [floor if i == node.player else min(kid[i][0] for kid in kids) for i in players]
            boxes[at] = [(low[i], min(max(kid[i][1] for kid in kids), rest(low, i))) for i in players]
        else:
            ends = list(zip(*(kid[0] for kid in kids)))
            best = [(max if node.player == me else min)(end) for end in ends]
            even = [mean([Fraction(1, len(kids))] * len(kids), end) for end in ends]
            boxes[at] = [tuple(best if node.player == me else [mean([random, 1 - random], pair) for pair in zip(even, best)])]
    value = items(header["value"], 1, "value", len(of), number) if model == "max^n" else [number(header["value"], 1, "value")]
    bound, (low, high) = header["bound"], zip(*boxes[0])
    need(bound == "exact" or model != "max^n" and bound in ("lower", "upper"), 1, "no such bound")
    need(bound == "upper" or all(end >= claim for end, claim in zip(low, value)), 1, "the value is not proved")
    need(bound == "lower" or all(end <= claim for end, claim in zip(high, value)), 1, "the value is not proved")
    for child in items(header.get("best", []), 1, "best", None, integer):
        need(is_best(0, child), 1, f"{child} is not proved to be a best choice")
    return f"{bound} value {', '.join(map(str, value))} ({model})"


def check_equilibrium(header, rows, given):
    fields(header, 1, "tyche-certificate kind tree low high", "note game options rules input")
    trees = [tree for tree in (given, "input" in header and tree_of(header["input"])) if tree]
    need(all(header["tree"] == name_of(tree) for tree in trees), 1, "the proof is of another tree")
    nodes = trees[0]
    need(is_two_sided(nodes), 1, "the proof is for two players whose payoffs add up to one sum")
    before, sets, places, play = {0: (None, None)}, {}, {}, {}
    for at, node in enumerate(nodes):
        if node.player is not None:
            places[at] = place = (node.player, "node", at) if node.set is None else (node.player, "set", node.set)
            own = before[at][node.player], len(node.children)
            need(sets.setdefault(place, own) == own, 1, f"{place}: the player forgets, or the actions differ")
        for action, child in enumerate(node.children):
            before[child] = tuple((places[at], action) if i == node.player else before[at][i] for i in (0, 1))
    for line, row in rows:
        kind = "set" if "set" in row else "node"
        fields(row, line, f"player {kind} p")
        place = integer(row["player"], line, "player"), kind, (text if kind == "set" else integer)(row[kind], line, kind)
        need(place in sets and place not in play, line, f"{place} is no decision, or is there twice")
        play[place] = shares(row["p"], line, "p", sets[place][1])
    need(len(play) == len(sets), 1, "a decision has no strategy")

    def reply(player):
        """What player 0 gets if this player replies as well as possible to the other's strategy."""
        sums = {place: [Fraction(0)] * count for place, (_, count) in sets.items() if place[0] == player}
        sums[None], reach = [Fraction(0)], {0: Fraction(1)}
        for at, node in enumerate(nodes):
            if node.kind == "leaf":
                place, action = before[at][player] or (None, 0)
                sums[place][action] += reach[at] * node.values[0]
            for i, child in enumerate(node.children):
                reach[child] = reach[at] * (node.p[i] if node.p else 1 if node.player == player else play[places[at]][i])
        for place in reversed([place for place in sums if place]):
            above, action = sets[place][0] or (None, 0)
            sums[above][action] += (max, min)[player](sums[place])
        return sums[None][0]

    low, high = (number(header[end], 1, end) for end in ("low", "high"))
    need(low <= reply(1) and reply(0) <= high, 1, "the strategies do not guarantee what is claimed")
    return f"the value lies between {low} and {high}" + ("; " + game_of(header) if "game" in header else "")


def check_graph(header, rows, _):
    fields(header, 1, "tyche-certificate kind game options bounds endless start low high", "note rules best")
    bounds, endless = (items(header[pair], 1, pair, 2, number) for pair in ("bounds", "endless"))
    need(bounds[0] <= endless[0] <= endless[1] <= bounds[1], 1, "endless is not within bounds")
    line, last = rows.pop() if rows else (1, {})
    fields(last, line, "end")
    need(integer(last["end"], line, "end") == len(rows), line, "the file is cut off")
    states = {}

    def outcomes(values, line):
        found = [(text(item[1], line, "a state"), number(item[2], line, "points") if len(item) == 3 else 0) for item in items(values, line, "outcomes") if items(item, line, "an outcome", min(max(len(item), 2), 3))]
        return [(p, *rest) for p, rest in zip(shares([item[0] for item in values], line, "outcomes"), found)]

    def names(values, line, what):
        found = items(values, line, what, None, text)
        need(found and len(set(found)) == len(found), line, f"{what}: no name, or one twice")
        return found

    for line, row in rows:
        name, turn = text(row.get("s"), line, "s"), row.get("turn")
        kinds = {"end": " pays", "open": "", "max": " low high to", "min": " low high to", "both": " low high to x y rows columns"}
        need(turn in kinds and name not in states, line, f"no such turn, or {name} is there twice")
        fields(row, line, "s turn" + kinds[turn], "level rank" if "low" in kinds[turn] else "")
        pays = [number(row[end], line, end) for end in (("pays", "pays") if turn == "end" else ("low", "high"))] if turn != "open" else bounds
        need("low" in kinds[turn] or bounds[0] <= pays[0] <= bounds[1], line, "a payoff lies outside the bounds")
        rank = items(row.get("rank", [Numeral(0)] * 2), line, "rank", 2, integer)
        states[name] = state = dict(line=line, turn=turn, ends=pays, level=integer(row.get("level", Numeral(0)), line, "level"), rank=rank, to={})
        if turn == "both":
            size = [len(names(row[side], line, side)) for side in ("rows", "columns")]
            state["mix"] = [shares(row[mix], line, mix, count) for mix, count in zip("xy", size)]
            matrix = [items(cells, line, "to", size[1]) for cells in items(row["to"], line, "to", size[0])]
            state["to"] = {(i, j): outcomes(cell, line) for i, cells in enumerate(matrix) for j, cell in enumerate(cells)}
        elif "low" in kinds[turn]:
            actions = [items(item, line, "to") or [None] for item in items(row["to"], line, "to")]
            state["to"] = dict(zip(names([item[0] for item in actions], line, "to"), (outcomes(item[1:], line) for item in actions)))

    def worth(found, end):
        return sum(p * (points + states[to]["ends"][end]) for p, to, points in found)

    def keeps(one, other, end):
        return one >= other if end == 0 else one <= other

    def is_exempt(state, end):
        return keeps(endless[end], state["ends"][end], end)

    def advances(found, state, end):
        """Some outcome is nearer to an end, or to where endless play is no worse."""
        near = [next for next in (states[to] for p, to, _ in found if p > 0) if not next["to"] or next["level"] < state["level"] or is_exempt(next, end) or next["rank"][end] < state["rank"][end]]
        return bool(near)

    for name, state in states.items():
        line, to, turn = state["line"], state["to"], state["turn"]
        for _, successor, points in (outcome for found in to.values() for outcome in found):
            need(successor in states, line, f"{successor} is not listed")
            next = states[successor]
            need(not next["to"] or next["level"] < state["level"] or next["level"] == state["level"] and points == 0, line, "a level is too high")
        for end in (0, 1) if to else ():
            claim, exempt = state["ends"][end], is_exempt(state, end)
            if turn == "both":
                own, other = ([(i, p) for i, p in enumerate(mix)] for mix in (state["mix"][end], state["mix"][1 - end]))
                lines = [[(p, to[(i, j) if end == 0 else (j, i)]) for i, p in own] for j, _ in other]
                good = [keeps(sum(p * worth(cell, end) for p, cell in each), claim, end) and (exempt or any(p > 0 and advances(cell, state, end) for p, cell in each)) for each in lines]
            else:
                good = [keeps(worth(found, end), claim, end) and (exempt or advances(found, state, end)) for found in to.values()]
            need((any if turn == ("max", "min")[end] else all)(good), line, f"{('low', 'high')[end]} of {name} does not follow, or play could stay there for ever")
    start = outcomes(header["start"], 1)
    need(all(to in states and points == 0 for _, to, points in start), 1, "a start is not listed")
    low, high = (number(header[end], 1, end) for end in ("low", "high"))
    need(low <= worth(start, 0) and worth(start, 1) <= high, 1, "the claimed interval does not contain that of the start")
    first = states[start[0][1]]
    for name in items(header.get("best", []), 1, "best", None, text):
        need(len(start) == 1 and first["turn"] in ("max", "min") and name in first["to"], 1, "no such action")
        end = int(first["turn"] == "min")
        need(all(other == name or keeps(worth(first["to"][name], end), worth(found, 1 - end), end) for other, found in first["to"].items()), 1, f"{name} is not proved to be best")
    unknown = sum(state["turn"] == "open" for state in states.values())
    return f"the value lies between {low} and {high}; {game_of(header)}" + f"; endless play pays {endless[0]} to {endless[1]}" * (endless != bounds) + f"; {unknown} states, not expanded, pay {bounds[0]} to {bounds[1]}" * (unknown > 0)


def read(file):
    with open(file, encoding="utf-8", newline="") as opened:
        return opened.read()


def verdict(file, tree=None, root="max"):
    """The exit code, and what is printed."""
    try:
        lines, nodes = read(file).split("\n"), tree and tree_of(DEEP.decode(read(tree)), root)
    except (OSError, ValueError, LookupError, TypeError, ZeroDivisionError) as error:
        return 2, f"not readable: {error}"
    try:
        rows = []
        for line, written in enumerate(lines[:-1] if lines[-1] == "" else lines, 1):
            need(written.startswith("{"), line, "it is not a JSON object")
            rows.append((line, JSON.decode(written)))
        header = rows.pop(0)[1] if rows else {}
        need(integer(header.get("tyche-certificate"), 1, "tyche-certificate") == 1, 1, "the version is not 1")
        check = {"tree": check_tree, "equilibrium": check_equilibrium, "graph": check_graph}[text(header.get("kind"), 1, "kind")]
        if check != check_graph and not nodes and (check == check_tree or "input" not in header):
            return 2, "not readable: name the file of the tree too"
        return 0, f"proved: {check(header, rows, nodes)}"
    except Refused as reason:
        return 1, f"not proved: {reason}"
    except (ValueError, LookupError, TypeError, ZeroDivisionError, AttributeError) as error:
        return 1, f"not proved: something is not what the format allows ({error})"


def main():
    code, message = verdict(*sys.argv[1:])
    print(message)
    outcome.append(code)


outcome = []
if __name__ == "__main__":
    getattr(sys, "set_int_max_str_digits", int)(0)
    sys.setrecursionlimit(10**7)
    threading.stack_size(2**29)
    thread = threading.Thread(target=main)
    thread.start()
    thread.join()
    sys.exit(outcome[0] if outcome else 2)
