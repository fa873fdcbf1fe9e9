import {
  buildTree,
  formatExact,
  readTree,
  type SolveSettings,
  solve,
  trace,
  type Value,
  writeTree,
} from "@tyche/trees";
import { fraction } from "@tyche/trees/numbers";
/** Regression tests for false sentences and drawings; `truth/` checks all sentences. */
import { describe, expect, it } from "vitest";
import { sentence } from "./words.js";

const read = (text: string) => readTree(text).tree;
const UNIT = [fraction(0), fraction(1)] as const;

function sentences(text: string, algorithm: string, settings: SolveSettings = {}): string[] {
  const tree = read(text);
  return trace(tree, algorithm, settings).events.map((event) => sentence(event, tree, "en"));
}

const EMPTY = '{"min":[{"min":[0,3]},{"chance":[{"min":[{"chance":[3]},{"chance":[3]}]}]}]}';
const AT_BOUND = '{"max":[1,{"chance":[{"max":[1,0]},{"max":[0,1]}]}]}';

describe("Star1 as Ballard published it", () => {
  it("says nothing false about nodes in an empty window", () => {
    const said = sentences(EMPTY, "star1-ballard").join("\n");
    expect(said).not.toMatch(/node 2\.1 (is done: it is worth|the value is already) at most 0/);
    expect(said).not.toContain("lies in [0, 0]");
    expect(said).toContain("MIN node 2.1 is done: it is worth at least 0.");
    expect(said).toContain(
      "At MIN node 2.1 the window (α, β) = (0, 0) is empty, so the search returns 0 whatever the node is worth",
    );
  });

  it("returns alpha where v <= A, after two leaves", () => {
    const { visited, value } = solve(read(AT_BOUND), "star1-ballard", { bounds: UNIT });
    expect(visited.leaf).toBe(2);
    expect(formatExact(value as Value)).toBe("1");
  });
});

describe("a cut before the first child is drawn", () => {
  const tree = read(AT_BOUND);
  const solution = solve(tree, "star1", { bounds: UNIT });

  it("in text", () => {
    const { text } = writeTree(tree, "text", { solution });
    expect(text.match(/✂ 1\/2: MAX pruned/g)).toHaveLength(2);
  });

  it.each([
    ["svg", /class="cross"/g],
    ["mermaid", /✂ pruned/g],
    ["dot", /✂ pruned/g],
    ["tikz", /\[tyche cut\]/g],
  ] as const)("in %s", (format, mark) => {
    expect(writeTree(tree, format, { solution }).text.match(mark)).toHaveLength(2);
  });
});

it("a given window is not described as a choice of MAX above", () => {
  const window = [fraction(5), fraction(10)] as const;
  const said = sentences("[[3,12,8],[2,4,6],[14,5,2]]", "alpha-beta", { window });
  const cuts = said.filter((text) => text.includes("skipped"));
  expect(cuts).toHaveLength(3);
  for (const cut of cuts) expect(cut).toContain("α = 5, the end of the window that the search was given;");
});

describe("an outcome of probability 0", () => {
  const text = '{"max":[3,{"chance":[4,{"max":[5,6]}],"p":[1,0]}]}';
  const tree = read(text);

  it("is not pruned, and is named", () => {
    expect(solve(tree, "expectiminimax").pruned).toBe(0);
    expect(sentences(text, "expectiminimax")).toContain(
      "Chance node 2 is visited; its child (2.2) has probability 0 and is never searched.",
    );
  });

  it("is drawn as impossible and not as cut", () => {
    const solution = solve(tree, "expectiminimax");
    const drawn = writeTree(tree, "text", { solution }).text;
    expect(drawn).toContain("── 0: MAX impossible");
    expect(drawn).not.toContain("pruned");
    expect(writeTree(tree, "svg", { solution }).text).not.toContain('cross"');
  });
});

it("best-reply search mentions a pass only if there is one", () => {
  const withActions = (actions: string): string =>
    `{"player":0,"children":[{"player":1,"children":[{"player":2,"children":[{"leaf":[1,2,3]},{"leaf":[3,2,1]}]${actions}},{"leaf":[2,2,2]}],"actions":["a","pass"]}]}`;
  const plain = sentences(withActions(""), "best-reply").find((text) => text.includes("another opponent"));
  expect(plain).toContain("this one takes its first action (1.1.1)");
  const passing = sentences(withActions(',"actions":["b","pass"]'), "best-reply");
  expect(passing.find((text) => text.includes("another opponent"))).toContain("this one passes (1.1.2)");
});

describe("fail-hard", () => {
  it("clips a leaf at the root", () => {
    const leaf = buildTree(7);
    const window = [fraction(0), fraction(5)] as const;
    expect(solve(leaf, "alpha-beta", { window, fail: "hard" })).toMatchObject({
      bound: "lower",
      exact: false,
    });
    expect(formatExact(solve(leaf, "alpha-beta", { window, fail: "hard" }).value as Value)).toBe("5");
    expect(formatExact(solve(leaf, "alpha-beta", { window, fail: "soft" }).value as Value)).toBe("7");
  });

  it("keeps ties if they are to be kept", () => {
    const tree = read('{"max":[{"chance":[2,4]},{"chance":[1,5]}]}');
    expect(solve(tree, "star1", { ties: "keep", fail: "hard" }).best).toEqual([0, 1]);
  });
});

it("negamax changes the sign of values and windows", () => {
  const said = sentences("[[3,5],[2,9]]", "negamax-alpha-beta");
  expect(said).toContain(
    "At MIN node 2 child 2.1 gives -(2) = -2, the best so far; the window is now (α, β) = (-2, -3).",
  );
  expect(said).toContain("The root (a MAX node) passes the window (−β, −α) = (−∞, -3) to MIN node 2.");
  const tree = read("[[3,5],[2,9]]");
  const { events } = trace(tree, "negamax-alpha-beta");
  const rows = writeTree(tree, "csv", { events }).text;
  expect(rows).toMatch(/^\d+,child,4,2,min,0,-2,-3,-2,-2,exact,/m);
});
