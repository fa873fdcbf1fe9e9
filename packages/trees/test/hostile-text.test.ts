import { explain, READ_FORMATS, readTree, TreeError } from "@tyche/trees";
import { fraction } from "@tyche/trees/numbers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";

const LEVELS = cases(100_000, 7500);

const EFG = `EFG 2 R "t \\" x" { "A" "B" } "comment"
c "" 1 "coin" { "h" 1/2 "t" .5 } 1 "ante" { 1, -1 }
p "" 1 1 "" { "l" "r" } 0
t "" 2 "" { 1 -1 }
t "" 0
p "b" 2 1 "" { "l" } 0
t "" 2`;
const CS188 = `class: "GraphGameTreeTest"
alg: "AlphaBetaAgent"
depth: "1"
num_agents: "2"
start_state: "s"
win_states: "a b"
lose_states: ""
successors: """
s x a
s y c
c x b
"""
evaluation: """
a 1
b 2.5
c 0
"""`;
const VALID = [
  EFG,
  CS188,
  '{"max":[1,{"chance":[2,"3/4"],"p":[0.5,"1/2"],"label":"é\\n"},[4,{"leaf":5,"label":"x"}]],"actions":["a","b","c"]}',
  '{"player":2,"children":[{"leaf":[1,2,3]},{"leaf":["1/2",0,-1]}]}',
  "[[3,12,8],[2,4,6],[14,5,2]]",
  "(((3)(17))((2 12)))",
  "\\begin{forest} for tree={draw} [MIN [\\bigcirc [1] [{$\\frac{1}{2}$}]] % a comment\n [2]] \\end{forest}",
  "[MAX [$A$, edge label={node{a}} [3] [12]] [$B$ [2, edge label={node{1/2}}] [4, edge label={node{1/2}}]]]",
  "max(chance(2/3: 3, 1/3: min(5, 1/2)), chance(0, 9))",
];

/** Reads a text in every way; anything but a tree or a TreeError with a position inside the text is a failure. */
function readEveryWay(text: string): number {
  let trees = 0;
  for (const format of [undefined, ...READ_FORMATS]) {
    try {
      trees += readTree(text, { format }).tree.nodes.length > 0 ? 1 : 0;
    } catch (error) {
      if (!(error instanceof TreeError)) throw error;
      expect(error.offset ?? 0).toBeLessThanOrEqual(text.length);
      expect(explain(error, text)).not.toMatch(/\n|undefined|NaN|\[object/);
    }
  }
  return trees;
}

describe("any text gives a tree or one error sentence", () => {
  it("random text", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.string({ maxLength: 60 })),
        (text) => {
          readEveryWay(text);
        },
      ),
      { numRuns: cases(1000, 50), seed: 7 },
    );
  });

  it("text made of the formats' words", () => {
    const words = [
      '"',
      '"""',
      "{",
      "}",
      "[",
      "]",
      "(",
      ")",
      ":",
      ",",
      "\n",
      " ",
      "max",
      '"max":',
      '"p":',
      "1",
      "-",
    ];
    words.push(
      "1/2",
      "0",
      "p",
      "c",
      "t",
      'EFG 2 R "" { "A" "B" } ',
      '"" ',
      "#",
      "s a t",
      "successors",
      "\\",
      "\ud800",
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 40 }), (parts) => {
        readEveryWay(parts.join(""));
      }),
      { numRuns: cases(1500, 100), seed: 8 },
    );
  });

  it("a valid text with changes", () => {
    let read = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...VALID),
        fc.array(fc.tuple(fc.nat(), fc.nat(4), fc.string({ maxLength: 2 })), { minLength: 1, maxLength: 4 }),
        (valid, edits) => {
          let text = valid;
          for (const [place, cut, put] of edits) {
            const at = place % (text.length + 1);
            text = text.slice(0, at) + put + text.slice(at + cut);
          }
          read += readEveryWay(text);
        },
      ),
      { numRuns: cases(3000, 250), seed: 9 },
    );
    expect(read).toBeGreaterThan(cases(300, 20));
  });

  it("a valid text that is cut off", () => {
    for (const valid of VALID) {
      for (let length = 0; length < valid.length; length++) readEveryWay(valid.slice(0, length));
      expect(readEveryWay(valid)).toBeGreaterThanOrEqual(2);
    }
  });
});

describe(`a chain of ${LEVELS} nodes is read`, () => {
  const steps = Array.from({ length: LEVELS }, (_, i) => i);
  it.each([
    ["nested lists", `${"[".repeat(LEVELS)}1${"]".repeat(LEVELS)}`],
    ["JSON", `${'{"chance":['.repeat(LEVELS)}1${"]}".repeat(LEVELS)}`],
    ["parentheses", `${"(".repeat(LEVELS + 1)}1${")".repeat(LEVELS + 1)}`],
    [
      "a CS188 test",
      `num_agents: "2"\nstart_state: "s0"\nsuccessors: """\n${steps
        .map((i) => `s${i} x s${i + 1}`)
        .join("\n")}\n"""\nevaluation: """\ns${LEVELS} 1\n"""`,
    ],
    [
      "a Gambit game",
      `EFG 2 R "" { "A" "B" }\n${steps.map((i) => `p "" ${1 + (i % 2)} ${i} "" { "x" } 0`).join("\n")}\nt "" 1 "" { 1 -1 }`,
    ],
  ])("from %s", (_, text) => {
    const { tree } = readTree(text);
    expect(tree.nodes).toHaveLength(LEVELS + 1);
    expect(tree.parents[LEVELS]).toBe(LEVELS - 1);
  });
});

describe("megabytes of garbage are refused at once", () => {
  const size = cases(1_500_000, 40_000);
  const beginnings = [
    "",
    '{"max":[',
    "[1,",
    "(",
    'EFG 2 R "',
    'EFG 2 R "" { "A" } ',
    'class: """\n',
    'class: "',
  ];
  const pieces = [
    "[",
    "(",
    "{",
    "a",
    " ",
    "\n",
    "1",
    '"',
    "\\",
    "\u0000",
    "-",
    "#",
    '{"max":[',
    "[1,",
    "(1 ",
    'a: "b"\n',
    '\n"""x',
  ];
  it.each(beginnings)("beginning with %j", (beginning) => {
    for (const piece of pieces) {
      const text = beginning + piece.repeat(size / piece.length);
      const start = process.cpuUsage().user;
      expect(() => readTree(text)).toThrow(TreeError);
      // A reader that is not linear in the text would need minutes.
      expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(10);
    }
  });
});

describe("a large tree", () => {
  it("is read with every payoff in place", () => {
    const rows = cases(200_000, 2500);
    const row = (i: number) => `{"chance":[${i},-${i},"${i}/3",0.5],"label":"n${i}"}`;
    const { tree } = readTree(`[${Array.from({ length: rows }, (_, i) => row(i))}]`);
    expect(tree.nodes).toHaveLength(5 * rows + 1);
    const at = rows - 1234;
    const last = tree.nodes[1 + 5 * at]!;
    expect(last.label).toBe(`n${at}`);
    const values = last.children.map((child) => child.kind === "leaf" && child.value.toFraction());
    expect(values).toEqual([`${at}`, `-${at}`, fraction(at, 3).toFraction(), "1/2"]);
  });
});
