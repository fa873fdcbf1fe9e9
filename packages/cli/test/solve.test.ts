import { describe, expect, it } from "vitest";
import { tyche } from "./harness.js";

/** The answer to `tyche solve … --json`; checks that it is one line and the only output. */
async function answer(...argv: string[]): Promise<unknown> {
  const { code, out, err } = await tyche(["solve", ...argv, "--json"]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out.split("\n")).toHaveLength(2);
  return JSON.parse(out);
}

const AIMA = "[[3,12,8],[2,4,6],[14,5,2]]";
const BOLD = '{"max":[{"chance":[10,10]},{"chance":[9,100]}]}';

describe("tyche solve --json, checked by hand", () => {
  it("solves Russell and Norvig's tree by minimax", async () => {
    const { out } = await tyche(["solve", AIMA, "--json"]);
    expect(out).toBe(
      '{"algorithm":"minimax","value":"3","bound":"exact","number":3,"best":[0],"line":[0,0],' +
        '"visited":{"max":1,"min":3,"chance":0,"leaf":9},"pruned":0,"exact":true}\n',
    );
  });

  it("with alpha-beta prunes exactly the second and third child of C", async () => {
    expect(await answer(AIMA, "--algorithm", "alpha-beta")).toEqual({
      algorithm: "alpha-beta",
      value: "3",
      bound: "exact",
      number: 3,
      best: [0],
      line: [0, 0],
      visited: { max: 1, min: 3, chance: 0, leaf: 7 },
      pruned: 2,
      exact: true,
    });
  });

  it("gives 109/2 as the mean of 9 and 100", async () => {
    expect(await answer(BOLD)).toEqual({
      algorithm: "expectiminimax",
      value: "109/2",
      bound: "exact",
      number: 54.5,
      best: [1],
      line: [1],
      visited: { max: 1, min: 0, chance: 2, leaf: 4 },
      pruned: 0,
      exact: true,
    });
  });

  it("keeps thirds exact", async () => {
    const value = await answer('{"chance":[1,2],"p":["1/3","2/3"]}');
    expect(value).toMatchObject({ value: "5/3", number: 5 / 3, best: [], line: [] });
    expect(await answer("[0.1,0.2]")).toMatchObject({ value: "1/5", number: 0.2, best: [1] });
  });

  it("lists all best actions of a tie", async () => {
    expect(await answer("[[3,9],[7,3],[2,8]]")).toMatchObject({ value: "3", best: [0, 1], line: [0, 0] });
  });

  it("three players: gives a value and a number for each, and counts their nodes", async () => {
    const tree =
      '{"player":0,"children":[{"player":1,"children":[{"leaf":[1,2,6]},{"leaf":["1/3",5,2]}]},{"leaf":[0,9,9]}]}';
    expect(await answer(tree)).toEqual({
      algorithm: "max^n",
      value: ["1/3", "5", "2"],
      bound: "exact",
      number: [1 / 3, 5, 2],
      best: [0],
      line: [0, 1],
      visited: { max: 0, min: 0, chance: 0, leaf: 3, player: 2 },
      pruned: 0,
      exact: true,
    });
  });

  it("two players whose payoffs do not sum to a constant are solved by max^n", async () => {
    const tree = '{"player":0,"children":[{"leaf":[1,1]},{"leaf":[2,5]}]}';
    expect(await answer(tree)).toMatchObject({ algorithm: "max^n", value: ["2", "5"] });
  });

  it("a value out of the range of doubles has no number", async () => {
    expect(await answer("[1e350,1]")).toMatchObject({ value: `1${"0".repeat(350)}`, number: null });
  });

  it("positions beyond the depth are estimated, so the value is not exact", async () => {
    const tree = '{"max":[{"min":[1,5],"estimate":4},3]}';
    expect(await answer(tree, "--depth", "1")).toMatchObject({
      value: "4",
      best: [0],
      exact: false,
      pruned: 0,
    });
  });

  it("a value outside the window is a bound, so it is not exact", async () => {
    const window = ["--algorithm", "alpha-beta", "--window", "5,10"];
    expect(await answer(AIMA, ...window)).toMatchObject({ exact: false, bound: "upper", value: "5" });
    expect(await answer(AIMA, "--algorithm", "alpha-beta", "--window", "0,2")).toMatchObject({
      bound: "lower",
    });
    expect(await answer(AIMA, "--algorithm", "alpha-beta", "--window", "-inf,10")).toMatchObject({
      exact: true,
    });
  });

  it("a beam that drops a child does not guarantee the value", async () => {
    expect(await answer("[1,5,3]", "--algorithm", "beam", "--width", "2")).toMatchObject({
      algorithm: "beam",
      value: "5",
      visited: { leaf: 2 },
      pruned: 1,
      exact: false,
    });
  });

  it("bounds may be negative, after a space or an equals sign", async () => {
    for (const bounds of [["--bounds", "-10,10"], ["--bounds=-10,10"], ["--bounds", "-20/2, 1e1"]]) {
      expect(await answer("[-3,4]", "--algorithm", "star1", ...bounds)).toMatchObject({ value: "4" });
    }
  });

  it("the root of a list may be min or chance", async () => {
    expect(await answer("[[3,12],[2,4]]", "--root", "min")).toMatchObject({ value: "4", best: [1] });
    expect(await answer("[3,12]", "--root", "chance")).toMatchObject({ value: "15/2", best: [] });
  });

  it("passes on the settings of every algorithm", async () => {
    const three =
      '{"player":0,"children":[{"player":1,"children":[{"leaf":[1,2,6]},{"leaf":[4,0,9]}]},{"leaf":[0,9,9]}]}';
    const teams = await answer(three, "-a", "teams", "--teams", "0,1/2");
    expect(teams).toMatchObject({ value: ["0", "9", "9"], best: [1] });
    expect(await answer(three, "-a", "paranoid", "--player", "0")).toMatchObject({ value: "1", best: [0] });
    expect(await answer("[[0,8],[3,3]]", "-a", "expectimax", "--random", "1/2")).toMatchObject({
      value: "3",
    });
    expect(await answer("[[0,8],[3,3]]", "-a", "expectimax")).toMatchObject({ value: "4", best: [0] });
    expect(
      await answer(BOLD, "-a", "star2.5", "--probes", "3", "--fail", "hard", "--ties", "keep"),
    ).toMatchObject({ value: "109/2" });
    expect(await answer(AIMA, "-a", "alpha-beta", "--order", "reverse")).toMatchObject({
      value: "3",
      best: [0],
    });
  });

  it("a CS188 test specifies its own algorithm", async () => {
    const test = [
      'class: "GraphGameTreeTest"',
      'alg: "ExpectimaxAgent"',
      'depth: "1"',
      'start_state: "a"',
      'win_states: "c d e f"',
      'lose_states: ""',
      'num_agents: "2"',
      'successors: """',
      "a L b",
      "a R g",
      "b 1 c",
      "b 2 d",
      "g 1 e",
      "g 2 f",
      '"""',
      'evaluation: """',
      "c 10",
      "d 10",
      "e 9",
      "f 100",
      '"""',
    ].join("\n");
    const { code, out } = await tyche(["solve", "-", "--json"], { stdin: test });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ algorithm: "expectimax", value: "109/2", best: [1] });
  });
});

describe("tyche solve, as text", () => {
  it("draws the tree and gives the answer line by line", async () => {
    const { code, out } = await tyche(["solve", AIMA, "--algorithm", "alpha-beta"]);
    expect(code).toBe(0);
    expect(out).toBe(`MAX = 3
├─▶ MIN = 3
│   ├─▶ 3
│   ├── 12
│   ╰── 8
├── MIN ≤ 2
│   ├── 2
│   ├─✂ 4 pruned
│   ╰─✂ 6 pruned
╰── MIN = 2
    ├── 14
    ├── 5
    ╰── 2

method    alpha-beta
value     3
best      child 1
line      child 1, child 1
assuming  the opponent plays perfectly
visited   MAX 1, MIN 3, leaf 7
pruned    2 of 13 nodes
exact     yes
`);
  });

  it("names actions, explains what is not exact, and reports what is unknown", async () => {
    const named = '{"max":[{"chance":[1,2]},0],"actions":["roll","hold"]}';
    const { out } = await tyche(["solve", named]);
    expect(out).toMatch(/^value +3\/2 = 1\.5$/m);
    expect(out).toMatch(/^best +roll$/m);
    expect(out).toMatch(/^line +roll, then chance$/m);
    const estimated = await tyche(["solve", '{"max":[{"min":[1,5],"estimate":4},3]}', "--depth", "1"]);
    expect(estimated.out).toMatch(/^exact +no: positions beyond the depth are estimated$/m);
    const guessed = await tyche(["solve", "[1,5,3]", "-a", "beam"]);
    expect(guessed.out).toMatch(/^exact +no: children were left out/m);
    const outside = await tyche(["solve", AIMA, "-a", "alpha-beta", "--window", "5,10"]);
    expect(outside.out).toMatch(/^value +at most 5$/m);
    expect(outside.out).toMatch(/^best +child 3 \(not proved: another may be better\)$/m);
    expect(outside.out).toMatch(/^exact +no: the value is outside the window/m);
    const tie = await tyche(["solve", "[[3,9],[3,1]]", "-a", "alpha-beta"]);
    expect(tie.out).toMatch(/^best +child 1 \(others may be as good/m);
    const chance = await tyche(["solve", "[1,2]", "--root", "chance"]);
    expect(chance.out).toMatch(/^best +none: chance moves first$/m);
    const leaf = await tyche(["solve", "-"], { stdin: "7" });
    expect(leaf.out).toMatch(/^best +none: the tree is a single leaf$/m);
  });

  it("answers in four languages", async () => {
    const values = { en: "value", fr: "valeur", es: "valor", zh: "值" };
    for (const [language, word] of Object.entries(values)) {
      const { out } = await tyche(["solve", AIMA, "--explain", "--language", language]);
      expect(out).toMatch(new RegExp(`^${word} +3$`, "m"));
    }
    const { out } = await tyche(["solve", "[[3,5],[2,9]]", "-a", "alpha-beta", "--explain"]);
    expect(out).toMatch(
      /^ +1 {2}The root \(a MAX node\) is searched with the window \(α, β\) = \(−∞, \+∞\)\.$/m,
    );
    expect(out).toMatch(/at most 2 ≤ α = 3, so MAX above will not let play come here/);
  });

  it("uses colours only on terminals, and never with NO_COLOR", async () => {
    const code = "\u001b[";
    expect((await tyche(["solve", AIMA])).out).not.toContain(code);
    expect((await tyche(["solve", AIMA], { terminal: 80 })).out).toContain(code);
    expect((await tyche(["solve", AIMA], { terminal: 80, env: { NO_COLOR: "1" } })).out).not.toContain(
      escape,
    );
    expect((await tyche(["solve", AIMA], { terminal: 80, env: { TERM: "dumb" } })).out).not.toContain(code);
    expect((await tyche(["solve", AIMA], { env: { FORCE_COLOR: "1" } })).out).toContain(code);
    expect((await tyche(["solve", AIMA], { terminal: 80, env: { FORCE_COLOR: "0" } })).out).not.toContain(
      escape,
    );
    const both = { NO_COLOR: "1", FORCE_COLOR: "1" };
    expect((await tyche(["solve", AIMA], { terminal: 80, env: both })).out).not.toContain(code);
    expect((await tyche(["solve", AIMA, "--json"], { terminal: 80 })).out).not.toContain(code);
  });

  it("fits the width of the terminal", async () => {
    const long = JSON.stringify({
      max: [{ leaf: 1, label: "x".repeat(300) }, 2],
      actions: ["a".repeat(200), "b"],
    });
    for (const terminal of [30, 60]) {
      const { out } = await tyche(["solve", long], { terminal, env: { NO_COLOR: "1" } });
      const drawing = out.slice(0, out.indexOf("\n\n")).split("\n");
      expect(Math.max(...drawing.map((line) => line.length))).toBeLessThanOrEqual(terminal);
    }
  });
});

describe("tyche solve --list", () => {
  it("lists every algorithm with its requirements", async () => {
    const { code, out } = await tyche(["solve", "--list"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^star2 +2 players, chance, bounds +b +c f +c d f$/m);
    expect(out).toMatch(/^f {2}all values lie within the bounds$/m);
    expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it("lists them as data", async () => {
    const { out } = await tyche(["solve", "--list", "--json"]);
    const list = JSON.parse(out) as { name: string; needs: unknown; settings: string[] }[];
    expect(list.map(({ name }) => name)).toContain("star2.5");
    expect(list.find(({ name }) => name === "minimax")).toMatchObject({
      needs: { players: "two", bounds: false },
      properties: { complete: "finite-tree", time: "O(b^m)" },
      settings: ["depth", "order"],
    });
  });

  it("describes one in full", async () => {
    const { out } = await tyche(["solve", "--list", "--algorithm", "star1"]);
    expect(out).toContain("Ballard");
    expect(out).toMatch(/^--bounds +The least and the greatest possible value/m);
  });
});
