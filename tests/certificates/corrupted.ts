import { readTree } from "@tyche/trees";
import { nameOfTree } from "@tyche/trees/certificate";
import { type Case, changed, type Line, sha256 } from "./both.js";

/**
 * A valid certificate with everything that the kind `graph` has. At a, going on reaches an end; b may loop for ever,
 * which pays 2 to 8; c is decided by both; r and t lead to each other until 10 is paid; d pays points on the way; f
 * could be worth anything.
 */
export const GRAPH: readonly Line[] = [
  {
    ...{ "tyche-certificate": 1, kind: "graph", note: "by hand", game: "small", options: { size: "7" } },
    ...{
      bounds: ["0", "10"],
      endless: ["2", "8"],
      start: [
        ["1/2", "a"],
        ["1/2", "g"],
      ],
      low: "17/6",
      high: 9,
    },
  },
  {
    ...{ s: "a", turn: "max", low: "17/3", high: "8", level: 3, rank: [0, 0] },
    to: [
      ["go", ["1/3", "b"], ["1/3", "c"], ["1/3", "r"]],
      ["stay", [1, "a"]],
      ["points", [1, "d", 1]],
    ],
  },
  {
    s: "b",
    turn: "min",
    low: 2,
    high: 8,
    level: 2,
    to: [
      ["end", [1, "ten"]],
      ["loop", [1, "b"]],
    ],
  },
  {
    ...{
      s: "c",
      turn: "both",
      low: "5",
      high: "5.0",
      level: 2,
      rows: ["heads", "tails"],
      columns: ["heads", "tails"],
    },
    ...{
      x: ["1/2", "0.5"],
      y: ["1/2", "1/2"],
      to: [
        [[[1, "ten"]], [[1, "zero"]]],
        [[[1, "zero"]], [[1, "ten"]]],
      ],
    },
  },
  {
    s: "r",
    turn: "max",
    low: 10,
    high: 10,
    level: 1,
    rank: [1, 1],
    to: [
      ["on", [1, "t"]],
      ["back", [1, "r"]],
    ],
  },
  {
    ...{ s: "t", turn: "max", low: 10, high: 10, level: 1, rank: [0, 0] },
    to: [
      ["back", [1, "r"]],
      ["win", ["1/2", "ten"], ["1/2", "r"]],
    ],
  },
  { s: "d", turn: "max", low: 3, high: 3, level: 1, to: [["take", [1, "zero", 3]]] },
  {
    s: "g",
    turn: "min",
    low: 0,
    high: 10,
    to: [
      ["known", [1, "ten"]],
      ["risk", [1, "f"]],
    ],
  },
  { s: "f", turn: "open" },
  { s: "ten", turn: "end", pays: 10 },
  { s: "zero", turn: "end", pays: "0" },
  { end: 10 },
];

/** A valid certificate of matching pennies with a losing first choice of player 0, and perfect recall of both. */
const PENNIES_TREE = '{"max":[{"max":[{"set":"b","min":[1,-1]},{"set":"b","min":[-1,1]}]},{"min":[-3,-2]}]}';
const PENNIES_NAME = nameOfTree(readTree(PENNIES_TREE).tree, sha256);
export const PENNIES: readonly Line[] = [
  {
    "tyche-certificate": 1,
    kind: "equilibrium",
    tree: PENNIES_NAME,
    low: "0",
    high: "0",
    input: JSON.parse(PENNIES_TREE),
  },
  { player: 0, node: 0, p: ["1", "0"] },
  { player: 0, node: 1, p: ["1/2", "1/2"] },
  { player: 1, set: "b", p: ["1/2", "1/2"] },
  { player: 1, node: 8, p: ["1", "0"] },
];

export function textOf(lines: readonly Line[]): string {
  return `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`;
}

/** The good graph with the members of a state changed. */
function state(s: string, members: Line): Case {
  return graph((lines) => lines.map((line) => (line.s === s ? { ...line, ...members } : line)));
}

function header(members: Line, lines: readonly Line[] = GRAPH): Case {
  return { certificate: textOf([{ ...lines[0]!, ...members }, ...lines.slice(1)]) };
}

function graph(change: (lines: Line[]) => readonly (Line | undefined)[]): Case {
  return { certificate: changed(textOf(GRAPH), change) };
}

/** A decision of both that claims 9 and would loop for ever, in a graph that is right otherwise. */
function bothLoop(to: unknown): Case {
  return graph(([head, ...lines]) => [
    { ...head, high: 10 },
    ...lines.map((line) => {
      if (line.s === "a") return { ...line, high: 10 };
      return line.s === "c" ? { ...line, low: 9, high: 10, x: [1, 0], y: [1, 0], to } : line;
    }),
  ]);
}

function pennies(change: (lines: Line[]) => readonly (Line | undefined)[]): Case {
  return { certificate: changed(textOf(PENNIES), change) };
}

/** The proof of the pennies for another tree, by its right name. */
function onTree(tree: string, lines: readonly Line[], members: Line = {}): Case {
  const name = nameOfTree(readTree(tree).tree, sha256);
  return header({ tree: name, input: JSON.parse(tree), ...members }, [PENNIES[0]!, ...lines]);
}

const HALVES = ["1/2", "1/2"];
const [first] = GRAPH;
const { length } = GRAPH;

/** Wrong certificates, by what is wrong. */
export const CORRUPTED: Readonly<Record<string, Case>> = {
  // The claim.
  "low raised by a billionth": header({ low: "17000000001/6000000000" }),
  "high lowered by a billionth": header({ high: "8999999999/1000000000" }),
  "a best choice of two starts": header({ best: ["go"] }),
  "a best choice that may be worse": header({ start: [[1, "a"]], low: "17/3", high: 8, best: ["points"] }),
  "a best choice that is none": header({ start: [[1, "a"]], low: "17/3", high: 8, best: ["leave"] }),
  "a best choice of both": header({ start: [[1, "c"]], low: 5, high: 5, best: ["heads"] }),
  "a best choice at an end": header({ start: [[1, "ten"]], low: 10, high: 10, best: ["heads"] }),
  "another start": header({ start: [[1, "b"]] }),
  "a start that is not listed": header({ start: [[1, "h"]] }),
  "starts that do not add up": header({
    start: [
      ["1/2", "a"],
      ["1/3", "g"],
    ],
  }),
  "a start with points": header({
    start: [
      ["1/2", "a", 1],
      ["1/2", "g"],
    ],
    low: "10/3",
    high: "19/2",
  }),
  "endless play outside the bounds": header({ endless: ["2", "11"] }),
  "endless play turned round": header({ endless: ["8", "2"] }),
  "endless play that pays less": header({ endless: ["1", "8"] }),
  "endless play that pays more": header({ endless: ["2", "9"] }),
  "bounds turned round": header({ bounds: [10, 0] }),
  "bounds too tight": header({ bounds: [0, 9] }),
  "an unknown field": header({ proof: true }),
  "no game": header({ game: undefined }),
  "options that are a list": header({ options: [] }),
  "an option that is a number": header({ options: { size: 7 } }),
  "not a number": header({ low: "NaN" }),
  "an exponent": header({ low: "1e0" }),
  // States.
  "a state left out": graph((lines) => lines.filter(({ s }) => s !== "d")),
  "a state left out, and counted": graph((lines) => [
    ...lines.filter(({ s, end }) => s !== "d" && end === undefined),
    { end: length - 3 },
  ]),
  "a state twice": graph(([head, a, ...rest]) => [head, a, a, ...rest.slice(0, -1), { end: length - 1 }]),
  "a state twice, the second one better": graph((lines) => [
    ...lines.slice(0, -1).filter(({ s }) => s !== "g"),
    ...[{ s: "g", turn: "open" }, lines.find(({ s }) => s === "g"), { end: length - 1 }],
  ]),
  "the last line missing": graph((lines) => lines.slice(0, -1)),
  "the file cut off": graph((lines) => lines.slice(0, -3)),
  "the last line in the middle": graph((lines) => [...lines.slice(0, -2), ...lines.slice(-2).reverse()]),
  "another count": graph((lines) => [...lines.slice(0, -1), { end: length }]),
  "an end that pays more": state("ten", { pays: 11 }),
  "an end that pays less": state("ten", { pays: 9 }),
  "an open state with a value": state("f", { low: 5 }),
  "a turn swapped": state("r", { turn: "min" }),
  "the turn of a loop swapped": state("b", { turn: "max", low: 10 }),
  "no such turn": state("g", { turn: "chance" }),
  "an open state taken as good": state("g", { low: 1 }),
  "an open state taken as bad": state("g", { turn: "max", low: 10, high: 9 }),
  "a high below the only action": state("g", { to: [["known", [1, "ten"]]], high: 9 }),
  "no action": state("g", { to: [] }),
  "an action of no name": state("g", { to: [[[1, "ten"]]] }),
  "an action twice": state("g", {
    to: [
      ["known", [1, "ten"]],
      ["known", [1, "f"]],
    ],
  }),
  "an action that leads nowhere": state("g", { to: [["known", [1, "ten"]], ["risk"]] }),
  "an action that leads to no state": state("g", {
    to: [
      ["known", [1, "ten"]],
      ["risk", [1, "h"]],
    ],
  }),
  "probabilities above 1": state("t", { to: [["win", ["1/2", "ten"], ["2/3", "r"]]] }),
  "a negative probability": state("t", { low: 20, to: [["win", [2, "ten"], [-1, "zero"]]] }),
  "an outcome of four": state("t", { to: [["win", [1, "ten", 0, 0]]] }),
  "low too high": state("a", { low: "6" }),
  "high too low": state("a", { high: "7" }),
  "a low above what a loop pays": state("b", { low: 3 }),
  "a high below what a loop pays": state("b", { high: 7 }),
  "a loop added for the minimiser": state("d", {
    turn: "min",
    to: [
      ["take", [1, "zero", 3]],
      ["wait", [1, "d"]],
    ],
  }),
  "all ranks equal": state("r", { rank: [0, 0] }),
  "a rank turned round": graph((lines) =>
    lines
      .map((line) =>
        line.s === "t"
          ? { ...line, rank: [2, 2] }
          : line.s === "r"
            ? { ...line, rank: [1, 1], to: [["on", [1, "t"]]] }
            : line,
      )
      .map((line) => (line.s === "t" ? { ...line, to: [["back", [1, "r"]]] } : line)),
  ),
  "three ranks": state("r", { rank: [1, 1, 1] }),
  "a rank that is a fraction": state("r", { rank: ["1/2", "1/2"] }),
  "progress of probability 0": state("t", { to: [["win", [0, "ten"], [1, "r"]]] }),
  "a level that rises": state("r", { level: 0 }),
  "progress by a level that rises": graph((lines) =>
    lines.map((line) =>
      line.s === "r"
        ? { ...line, to: [["on", [1, "t"]]], level: 2 }
        : line.s === "t"
          ? { ...line, to: [["back", [1, "r"]]] }
          : line,
    ),
  ),
  "a level that is no integer": state("r", { level: "1" }),
  "points without a lower level": state("d", { level: 3 }),
  "points round and round": state("b", {
    low: 8,
    to: [
      ["end", [1, "ten"]],
      ["loop", [1, "b", 1]],
    ],
  }),
  // Decisions of both.
  "a mixture that gives more away": state("c", { x: ["2/3", "1/3"] }),
  "a mixture of the other that gives more away": state("c", { y: ["2/3", "1/3"] }),
  "a mixture above 1": state("c", { x: ["2/3", "1/2"] }),
  "a negative share": state("c", { x: ["3/2", "-1/2"] }),
  "a mixture of three": state("c", { x: ["1/3", "1/3", "1/3"] }),
  "a matrix with a row too few": state("c", { to: [[[[1, "ten"]], [[1, "zero"]]]] }),
  "a matrix with half a row": state("c", { to: [[[[1, "ten"]], [[1, "zero"]]], [[[1, "zero"]]]] }),
  "rows of one name": state("c", { rows: ["heads", "heads"] }),
  "no columns": state("c", { columns: undefined }),
  "a loop of both": bothLoop([
    [[[1, "c"]], [[1, "c"]]],
    [[[1, "c"]], [[1, "c"]]],
  ]),
  "a loop of both, with an end that is never chosen": bothLoop([
    [[[1, "c"]], [[1, "c"]]],
    [[[1, "ten"]], [[1, "ten"]]],
  ]),
  // Equilibria.
  "a higher guarantee": pennies(([head, ...rest]) => [{ ...head, low: "1/1000000000" }, ...rest]),
  "a lower guarantee": pennies(([head, ...rest]) => [{ ...head, high: "-1/1000000000" }, ...rest]),
  "a strategy that loses": pennies(([head, one, two, ...rest]) => [
    head,
    one,
    { ...two, p: ["2/3", "1/3"] },
    ...rest,
  ]),
  "a strategy of the other that loses": pennies(([head, a, b, c, d]) => [
    head,
    a,
    b,
    { ...c, p: ["1/3", "2/3"] },
    d,
  ]),
  "the losing choice": pennies(([head, one, ...rest]) => [head, { ...one, p: ["0", "1"] }, ...rest]),
  "a strategy above 1": pennies(([head, one, ...rest]) => [head, { ...one, p: ["1", "1"] }, ...rest]),
  "a negative strategy": pennies(([head, one, ...rest]) => [head, { ...one, p: ["2", "-1"] }, ...rest]),
  "a strategy of three": pennies(([head, one, ...rest]) => [head, { ...one, p: ["1", "0", "0"] }, ...rest]),
  "a set left out": pennies((lines) => lines.filter(({ set }) => set === undefined)),
  "a node left out that is never reached": pennies((lines) => lines.filter(({ node }) => node !== 8)),
  "a set twice": pennies((lines) => [...lines, lines[3]]),
  "a set by its node": pennies(([head, a, b, _, d]) => [head, a, b, { player: 1, node: 2, p: HALVES }, d]),
  "a set of the other player": pennies(([head, a, b, c, d]) => [head, a, b, { ...c, player: 0 }, d]),
  "a set and a node": pennies(([head, a, b, c, d]) => [head, a, b, { ...c, node: 2 }, d]),
  "the name of another tree": pennies(([head, ...rest]) => [
    { ...head, tree: `sha256:${"0".repeat(64)}` },
    ...rest,
  ]),
  "another tree in the file": pennies(([head, ...rest]) => [
    {
      ...head,
      input: [
        [1, -1],
        [-1, 1],
      ],
    },
    ...rest,
  ]),
  "no tree in the file": pennies(([head, ...rest]) => [{ ...head, input: { max: [] } }, ...rest]),
  "a set of a player who forgets": onTree(
    '{"max":[{"set":"f","max":[1,-1]},{"set":"f","max":[-1,1]}]}',
    [
      { player: 0, node: 0, p: HALVES },
      { player: 0, set: "f", p: HALVES },
    ],
    { low: "0", high: "0" },
  ),
  "a set of a player who forgets what it knew": onTree(
    '{"chance":[{"set":"a","min":[{"set":"f","min":[3,-1]},0]},{"set":"g","min":[{"set":"f","min":[-1,3]},0]},{"set":"a","min":[0,0]},{"set":"g","min":[0,0]}]}',
    [
      { player: 1, set: "a", p: HALVES },
      { player: 1, set: "g", p: HALVES },
      { player: 1, set: "f", p: HALVES },
    ],
    { low: "0", high: "1" },
  ),
  "payoffs without a constant sum": onTree(
    '{"player":0,"children":[{"leaf":[1,-1]},{"leaf":[1,2]}]}',
    [{ player: 0, node: 0, p: ["1", "0"] }],
    { low: "1", high: "1" },
  ),
  "three players": onTree(
    '{"player":0,"children":[{"leaf":[1,-1,0]},{"leaf":[1,0,-1]}]}',
    [{ player: 0, node: 0, p: ["1", "0"] }],
    { low: "1", high: "1" },
  ),
  "no version": {
    certificate: textOf([{ ...first, "tyche-certificate": undefined } as Line, ...GRAPH.slice(1)]),
  },
};
