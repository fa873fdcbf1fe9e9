import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { numbers } from "../../test/sample.js";
import { failure, type Shape, shapeOf, sketch } from "../../test/shape.js";
import { writeJson } from "../write/json.js";
import { buildTree, type TreeSpec } from "./build-tree.js";
import type { RootKind } from "./document.js";
import { readJson } from "./json.js";

describe("nested lists", () => {
  it.each<[RootKind | undefined, string]>([
    [undefined, "max(min(3,12),min(max(2,chance(1/2:4,1/2:6))))"],
    ["max", "max(min(3,12),min(max(2,chance(1/2:4,1/2:6))))"],
    ["min", "min(max(3,12),max(min(2,chance(1/2:4,1/2:6))))"],
    ["chance", "chance(1/2:max(3,12),1/2:max(chance(1/2:2,1/2:chance(1/2:4,1/2:6))))"],
  ])("alternate from %s", (root, expected) => {
    expect(sketch(readJson('[[3,12],[[2,{"chance":[4,6]}]]]', root))).toBe(expected);
  });

  it("a text without a list is one leaf", () => {
    expect(sketch(readJson("2.50"))).toBe("5/2");
    expect(sketch(readJson('"-5/10"'))).toBe("-1/2");
  });
});

describe("lists inside objects", () => {
  it.each([
    ['{"max":[[1,[2]]]}', "max(min(1,max(2)))"],
    ['{"min":[[1,[2]]]}', "min(max(1,min(2)))"],
    ['{"chance":[[1,[2]]]}', "chance(1:max(1,min(2)))"],
    ['{"max":[{"chance":[[1,[2]]]}]}', "max(chance(1:min(1,max(2))))"],
    ['{"min":[{"chance":[[1]]}]}', "min(chance(1:max(1)))"],
    ['{"max":[{"chance":[{"chance":[[1]]}]}]}', "max(chance(1:chance(1:min(1))))"],
    ['[{"chance":[[1]]}]', "max(chance(1:min(1)))"],
  ])("%s is %s", (text, expected) => {
    expect(sketch(readJson(text))).toBe(expected);
  });

  it("take the other player's turn also below lists that alternate with chance", () => {
    expect(sketch(readJson('[[{"chance":[[1]]},{"min":[[2]]}]]', "chance"))).toBe(
      "chance(1:max(chance(1:min(1)),min(max(2))))",
    );
  });
});

describe("the JSON of a tree", () => {
  it("holds everything that a node can have", () => {
    const text = `{"max": [
      {"chance": [3, {"leaf": "1/3", "label": "B"}], "p": [0.25, "3/4"], "label": "A", "actions": ["six", "other"]},
      {"min": [0.10000000000000000001], "estimate": -2}
    ], "actions": ["left", "right"], "label": "root"}`;
    expect(shapeOf(readJson(text))).toEqual({
      kind: "max",
      label: "root",
      actions: ["left", "right"],
      children: [
        {
          kind: "chance",
          label: "A",
          p: ["1/4", "3/4"],
          actions: ["six", "other"],
          children: [
            { kind: "leaf", value: "3" },
            { kind: "leaf", value: "1/3", label: "B" },
          ],
        },
        {
          kind: "min",
          estimate: "-2",
          children: [{ kind: "leaf", value: "10000000000000000001/100000000000000000000" }],
        },
      ],
    });
  });

  it("holds games of many players", () => {
    const text = '{"player":2,"children":[{"leaf":[1,-2,"1/3"]},{"children":[{"leaf":[0,0,0]}],"player":0}]}';
    expect(sketch(readJson(text))).toBe("player2([1,-2,1/3],player0([0,0,0]))");
  });

  it.each([
    ['{"max":[1,[]]}', 10, "a list is empty, but every inner node has children"],
    ['{"min":[]}', 7, "a min node has no children"],
    ['{"chance":3}', 10, '"chance" is not a list of children'],
    ['{"player":1}', 0, 'a player node has its children in "children"'],
    ['{"player":-1,"children":[1]}', 10, "a player must be a whole number, 0 or more"],
    ['{"player":"1","children":[1]}', 10, "a player must be a whole number, 0 or more"],
    [
      '{"player":2,"children":[{"leaf":[1,2]}]}',
      0,
      "player 2 decides, but the leaves have payoffs for players 0 to 1",
    ],
    ['[{"leaf":[1,2,3]},{"leaf":[1,2]}]', 18, "a leaf has 2 payoffs where the first one with payoffs has 3"],
    ['[1,{"leaf":[1,2]}]', 1, "a leaf has one payoff where others have 2"],
    ['[{"leaf":[1]}]', 9, "a list of payoffs has one for each player, at least two"],
    ['[{"leaf":[1,[2]]}]', 12, "a list is not a payoff"],
    [
      '{"label":"x"}',
      0,
      'an object has no kind: it needs one of "max", "min", "chance", "player" and "leaf"',
    ],
    ['{"max":[1],"chance":[2]}', 11, 'an object has two kinds, "max" and "chance"'],
    ['{"Max":[1]}', 1, '"Max" is not a key of a node; did you mean "max"?'],
    ['{"max":[1],"lable":"x"}', 11, '"lable" is not a key of a node; did you mean "label"?'],
    [
      '{"max":[1],"p":[1]}',
      11,
      'a max node has no "p", only "max", "label", "actions", "pays", "estimate" and "set"',
    ],
    ['{"leaf":1,"estimate":1}', 10, 'a leaf node has no "estimate", only "leaf" and "label"'],
    ['{"max":[1],"label":7}', 19, '"label" is not a string'],
    ['{"max":[1],"actions":["a","b"]}', 21, "a max node has 1 child but its action names are 2"],
    ['{"max":[1],"actions":[1]}', 22, '"1" is not the name of an action'],
    ['{"max":[1],"estimate":[2]}', 22, "a list is not an estimate"],
    ['{"chance":[1,2],"p":[0.5]}', 20, "a chance node has 2 children but its probabilities are 1"],
    ['{"chance":[1,2],"p":[0.5,0.4]}', 20, "the probabilities of a chance node add up to 9/10, not to 1"],
    ['{"chance":[1,2],"p":[1.5,-0.5]}', 25, 'a probability is negative: "-0.5"'],
    ['{"chance":[1,2],"p":[1,null]}', 23, "null is not a probability"],
    ["[1,true]", 3, "true is not a node"],
    ['["1/0"]', 1, '"1/0" divides by zero'],
    ['["one"]', 1, '"one" is not a number'],
    ['["0x10"]', 1, '"0x10" is not a number'],
    ["[1e401]", 1, 'the exponent of "1e401" is too large'],
  ])("%s is refused", (text, offset, message) => {
    expect(failure(() => readJson(text))).toEqual({ message, offset });
  });

  it("lists all keys if none is similar", () => {
    expect(failure(() => readJson('{"probabilities":[1]}')).message).toMatch(
      /^"probabilities" is not a key of a node; use one of max, .*, estimate$/,
    );
  });

  it("names the fix for a list below a player", () => {
    const { message, offset } = failure(() => readJson('{"player":1,"children":[{"chance":[[1,2]]}]}'));
    expect(offset).toBe(35);
    expect(message).toMatch(/^a list below a player node does not say who moves: write \{"player": 1/);
  });

  it("refuses probabilities that would take hours to add up", () => {
    const digit = (i: number) => `"1/${10n ** 390n + BigInt(i)}"`;
    const text = `{"chance":[${new Array(20).fill(1)}],"p":[${Array.from({ length: 20 }, (_, i) => digit(2 * i + 1))}]}`;
    expect(failure(() => readJson(text)).message).toMatch(/too many digits to add up$/);
  });
});

interface Case {
  spec: TreeSpec;
  shape: Shape;
}

const numeral = fc.oneof(
  fc.integer({ min: -99, max: 99 }).map((n) => ({ spec: n as number | string, value: String(n) })),
  fc
    .tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 1, max: 12 }))
    .map(([n, d]) => ({ spec: `${n}/${d}` as number | string, value: lowest(n, d) })),
  fc.integer({ min: -999, max: 999 }).map((n) => ({ spec: n / 100, value: lowest(n, 100) })),
);

function lowest(n: number, d: number): string {
  const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));
  const g = gcd(n, d);
  return d === g ? String(n / g) : `${n / g}/${d / g}`;
}

/** Random trees and the texts they are read from, generated together. */
const trees: fc.Arbitrary<Case> = fc.letrec<{ node: Case; leaf: Case; inner: Case }>((tie) => ({
  node: fc.oneof({ maxDepth: 5, depthSize: "small" }, tie("leaf"), tie("inner")),
  leaf: fc
    .tuple(numeral, fc.option(fc.string({ maxLength: 4 }), { nil: undefined }))
    .map(([{ spec, value }, label]) =>
      label === undefined
        ? { spec, shape: { kind: "leaf", value } }
        : { spec: { leaf: spec, label }, shape: { kind: "leaf", value, label } },
    ),
  inner: fc
    .record({
      kind: fc.constantFrom("max" as const, "min" as const, "chance" as const),
      below: fc.array(fc.tuple(tie("node"), fc.nat(5), fc.string({ maxLength: 3 })), {
        minLength: 1,
        maxLength: 4,
      }),
      label: fc.option(fc.string({ maxLength: 4 }), { nil: undefined }),
      named: fc.boolean(),
      estimate: fc.option(numeral, { nil: undefined }),
    })
    .map(({ kind, below, label, named, estimate }): Case => {
      const weights = below.map(([, weight]) => weight);
      const sum = weights.reduce((a, b) => a + b, 0);
      const p = sum === 0 ? undefined : weights.map((weight) => lowest(weight, sum));
      const actions = named ? below.map(([, , name]) => name) : undefined;
      const children = below.map(([child]) => child.spec);
      const rest = { label, actions, estimate: estimate?.spec };
      const shape: Shape = { kind, children: below.map(([child]) => child.shape) };
      if (label !== undefined) shape.label = label;
      if (actions) shape.actions = actions;
      if (estimate) shape.estimate = estimate.value;
      if (kind === "chance") shape.p = p ?? below.map(() => lowest(1, below.length));
      const spec =
        kind === "chance"
          ? { chance: children, p, ...rest }
          : kind === "max"
            ? { max: children, ...rest }
            : { min: children, ...rest };
      return { spec, shape };
    }),
})).node;

describe("random trees", () => {
  it("are read back as written", () => {
    fc.assert(
      fc.property(trees, fc.constantFrom(0, 1), ({ spec, shape }, indent) => {
        expect(shapeOf(readJson(JSON.stringify(spec, null, indent)))).toEqual(shape);
      }),
      { numRuns: cases(3000), seed: 3 },
    );
  });

  it("are built from values as written", () => {
    fc.assert(
      fc.property(trees, ({ spec, shape }) => {
        expect(shapeOf(buildTree(spec))).toEqual(shape);
      }),
      { numRuns: cases(2000), seed: 4 },
    );
  });

  it("have preorder numbers and the right parents", () => {
    fc.assert(
      fc.property(trees, ({ spec }) => {
        const tree = buildTree(spec);
        tree.nodes.forEach((node, i) => {
          expect(node.id).toBe(i);
          for (const child of node.children) expect(tree.parents[child.id]).toBe(i);
        });
        expect(tree.parents[0]).toBe(-1);
      }),
      { numRuns: cases(500), seed: 5 },
    );
  });
});

type Written = number | Written[] | { [key: string]: unknown };

/** A random tree with players, edges that pay, sets and estimates, each node's keys in one of their orders. */
function writtenTree(random: () => number, depth: number, order: <T>(keys: T[]) => T[]): Written {
  const below = (count: number): number => Math.floor(random() * count);
  const node = (left: number): Written => {
    if (left === 0 || random() < 0.2) return { leaf: [below(9), -below(9)], label: `"pays" ${below(5)}` };
    const count = 1 + below(3);
    const kind = (["max", "min", "chance", "children"] as const)[below(4)]!;
    const members: [string, unknown][] = [[kind, Array.from({ length: count }, () => node(left - 1))]];
    if (kind === "children") members.push(["player", below(2)]);
    if (random() < 0.5) members.push(["pays", Array.from({ length: count }, () => [below(5), below(5)])]);
    if (kind !== "chance" && random() < 0.3) members.push(["set", `s${left}${count}${kind}`]);
    if (random() < 0.3) members.push(["actions", Array.from({ length: count }, (_, i) => `a${i}`)]);
    return Object.fromEntries(order(members));
  };
  return node(depth);
}

describe("keys in any order", () => {
  it("give the same tree, also if what the children need comes after them", () => {
    let late = 0;
    for (let seed = 0; seed < cases(4000, 400); seed++) {
      const shuffled = numbers(seed + 1e6);
      const usual = writtenTree(numbers(seed), 4, (keys) => [...keys].reverse());
      const mixed = writtenTree(numbers(seed), 4, (keys) => {
        const found = keys.map((key) => ({ key, at: shuffled() })).sort((a, b) => a.at - b.at);
        return found.map(({ key }) => key);
      });
      const text = JSON.stringify(mixed).replaceAll('"pays":', seed % 2 ? '"pays":' : '"p\\u0061ys":');
      if (/\],"player"/.test(text)) late++;
      expect(written(text), text).toEqual(written(JSON.stringify(usual)));
    }
    expect(late).toBeGreaterThan(50);
  });

  it("take time in proportion to the text", () => {
    const levels = cases(60_000, 5000);
    const text = `${'{"children":['.repeat(levels)}1${'],"player":0}'.repeat(levels)}`;
    expect(readJson(text).nodes).toHaveLength(levels + 1);
  });

  it.each([
    ['{"children":[1,"player":0}', 25, 'found "}" where "," or "]" was expected'],
    ['{"children":[[1],"player":0', 27, 'found the end of the text where "," or "]" was expected'],
    ['{"children":["a]","player":0}', 28, 'found "}" where "," or "]" was expected'],
    ['{"children":[1}],"player":0}', 14, 'found "}" where "," or "]" was expected'],
    ['{"max":[1,2],"pays":[1]}', 20, 'a max node has 2 children but its edges\' payoffs in "pays" are 1'],
    ['{"pays":[1],"max":[1,2]}', 8, 'a max node has 2 children but its edges\' payoffs in "pays" are 1'],
  ])("%s is refused", (text, offset, message) => {
    const found = failure(() => readJson(text));
    expect(found.message).toContain(message);
    expect(found.offset).toBe(offset);
  });
});

/** The tree as it is written, or why it is refused. */
function written(text: string): string {
  try {
    return writeJson(readJson(text));
  } catch (error) {
    return (error as Error).message;
  }
}
