import { type Node, type Solution, type SolveSettings, solve } from "@tyche/trees";
import { fraction, ZERO } from "@tyche/trees/numbers";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { numbers, sampleTree } from "../../test/sample.js";
import { failure } from "../../test/shape.js";
import { readJson } from "../read/json.js";
import { readTape } from "./json-tape.js";
import { STREAMED_ALGORITHMS, type StreamOptions, solveText } from "./solve-text.js";

const TREES = cases(1500, 25);

/** Writes a tree as JSON in varying spellings: keys in any order, numbers or strings, blanks, labels, action names. */
function spelt(root: Node, random: () => number): string {
  const blank = (): string => (random() < 0.1 ? "\n  " : "");
  const numeral = (text: string): string => (text.includes("/") || random() < 0.3 ? `"${text}"` : text);
  const text = (node: Node): string => {
    const label = random() < 0.1 ? [`"label":"n\\"${node.id}\\u00e9"`] : [];
    if (node.kind === "leaf") {
      const value = numeral(String(node.value));
      return random() < 0.8 ? value : `{${shuffled([`"leaf":${blank()}${value}`, ...label]).join(",")}}`;
    }
    const children = `[${node.children.map((child) => blank() + text(child)).join(`${blank()},`)}${blank()}]`;
    const members = [...label];
    if (random() < 0.1) members.push(`"actions":[${node.children.map((_, i) => `"a${i}"`).join()}]`);
    if (random() < 0.1) members.push('"estimate":"1/7"');
    if (
      node.kind === "chance" &&
      (random() < 0.9 || node.probabilities.some((p) => !p.equals(node.probabilities[0]!)))
    )
      members.push(`"p":[${node.probabilities.map((p) => numeral(String(p))).join(", ")}]`);
    if (node.kind === "player")
      return `{${shuffled([...members, `"player":${node.player}`, `"children":${children}`]).join()}}`;
    return `{${blank()}${shuffled([...members, `"${node.kind}":${children}`]).join(",")}}`;
  };
  const shuffled = (items: string[]): string[] => items.sort(() => random() - 0.5);
  return text(root);
}

/** Everything that is printed of a solution. */
const printed = ({ algorithm, value, bound, best, line, visited, pruned, exact, bounds }: Solution) => ({
  ...{ algorithm, bound, best, line, visited, pruned, exact },
  value: String(value),
  bounds: bounds?.map(String),
});

describe("a tree solved from its text", () => {
  it("has the same answer, counts and cuts as the built tree", () => {
    let cut = 0;
    let longest = 0;
    for (let seed = 0; seed < TREES; seed++) {
      const random = numbers(seed);
      const withPlayers = seed % 5 === 0;
      const decisions = withPlayers ? (["player", "max", "min"] as const) : (["max", "min"] as const);
      for (const algorithm of STREAMED_ALGORITHMS) {
        const hasChance = algorithm === "expectiminimax" || algorithm === "star1";
        const sample = sampleTree(random, {
          depth: 1 + (seed % 6),
          kinds: hasChance ? [...decisions, "chance"] : decisions,
        });
        const text = spelt(sample.root, random);
        const tree = readJson(text);
        const settings: SolveSettings = {
          order: seed % 3 === 0 ? "reverse" : "given",
          ...(algorithm !== "minimax" &&
            algorithm !== "expectiminimax" && {
              ties: seed % 4 === 0 ? "keep" : "prune",
              fail: seed % 7 === 0 ? "hard" : "soft",
              ...(seed % 6 === 1 && { window: [fraction(-1), fraction(2)] as const }),
            }),
          ...(algorithm === "star1" && seed % 3 === 1 && { bounds: [fraction(-20), fraction(20)] as const }),
        };
        const where = `seed ${seed}, ${algorithm}: ${text}`;
        const found = solveText(text, { algorithm, settings });
        expect(printed(found.solution), where).toEqual(printed(solve(tree, algorithm, settings)));
        expect(found.size, where).toBe(tree.nodes.length);
        cut += found.solution.pruned;
        longest = Math.max(longest, found.solution.line.length);
      }
    }
    expect(cut).toBeGreaterThan(TREES);
    expect(longest).toBeGreaterThan(3);
  });

  it("is read from the text again if there are too many numbers to keep", () => {
    for (let seed = 0; seed < cases(60, 5); seed++) {
      const random = numbers(seed);
      const text = spelt(sampleTree(random, { depth: 4, kinds: ["max", "chance"] }).root, random);
      const { nodes } = readJson(text);
      for (const kept of [0, 1]) {
        const tape = readTape(text, undefined, kept);
        for (const node of nodes) {
          if (node.kind === "leaf") expect(tape.valueOf(node.id).equals(node.value)).toBe(true);
          if (node.kind !== "chance") continue;
          const read =
            tape.probabilitiesOf(node.id) ?? node.children.map(() => fraction(1, node.children.length));
          expect(read.map(String), text).toEqual(node.probabilities.map(String));
        }
      }
    }
  });

  it("takes the turns of nested lists from the given root kind", () => {
    const text = '[[3,[12,"1/2"]],[[2],{"chance":[[1,5],[4]]}]]';
    for (const root of ["max", "min", "chance"] as const) {
      const expected = solve(readJson(text, root), "expectiminimax");
      expect(printed(solveText(text, { root }).solution), root).toEqual({
        ...printed(expected),
        algorithm: expect.any(String),
      });
    }
  });

  it("chooses the basic algorithm that fits", () => {
    expect(solveText("[[3,12],[2,4]]").algorithm.name).toBe("minimax");
    expect(solveText('{"chance":[1,2]}').algorithm.name).toBe("expectiminimax");
    expect(solveText("7").solution.value).toEqual(fraction(7));
  });

  it("does not overflow the stack on a chain of many levels", () => {
    const levels = cases(60_000, 7500);
    const text = `${"[1,".repeat(levels)}2${"]".repeat(levels)}`;
    const { solution } = solveText(text, { algorithm: "alpha-beta" });
    expect(printed(solution)).toEqual(printed(solve(readJson(text), "alpha-beta")));
  });
});

describe("a text that is not a tree", () => {
  it.each([
    ["[1,2", "found the end of the text"],
    ["[1,2]]", "the tree has ended, but the text goes on"],
    ["[1,,2]", 'found ","'],
    ["[1,]", "nothing follows a comma"],
    ["[[],1]", "a list is empty, but every inner node has children"],
    ['{"max":[]}', "a max node has no children"],
    ['{"chance":[1,2],"p":["1/2","1/3"]}', "the probabilities of a chance node add up to 5/6, not to 1"],
    ['{"chance":[1,2],"p":[1]}', "a chance node has 2 children but its probabilities are 1"],
    ['{"max":[1],"p":[1]}', 'a max node has no "p"'],
    ['{"max":[1],"max":[1]}', 'the key "max" appears twice'],
    ['{"max":[1],"min":[1]}', 'an object has two kinds, "max" and "min"'],
    ['{"label":"x"}', "an object has no kind"],
    ['{"maxx":[1]}', 'did you mean "max"?'],
    ['{"max":[1],"actions":["a","b"]}', "a max node has 1 child but its action names are 2"],
    ['{"player":2,"children":[1]}', "player 2 decides"],
    ["[true]", "true is not a node"],
    ['["abc"]', '"abc" is not a number'],
    ['{"leaf":[1,-1]}', "a stream is for two players and one payoff a leaf"],
  ])("%s is refused", (text, sentence) => {
    const { message, offset } = failure(() => solveText(text));
    expect(message).toContain(sentence);
    expect(offset).toBeGreaterThanOrEqual(0);
  });
});

describe("a search that needs the whole tree", () => {
  it.each<[string, StreamOptions, string]>([
    [
      "[1]",
      { algorithm: "star2" },
      "star2 needs the whole tree: a stream is solved by minimax, alpha-beta, expectiminimax, star1",
    ],
    ["[1]", { settings: { depth: 2 } }, "a depth needs the whole tree: a stream is searched to its leaves"],
    [
      "[1]",
      { settings: { order: "best" } },
      "this order of search needs the whole tree: in a stream, use given or reverse",
    ],
  ])("%s: %#", (text, options, sentence) => {
    expect(() => solveText(text, options)).toThrow(sentence);
  });

  it("is refused as for a built tree", () => {
    expect(() => solveText('{"chance":[1,2]}', { algorithm: "minimax" })).toThrow(
      "minimax cannot search chance nodes",
    );
    const bounds = [ZERO, fraction(2)] as const;
    expect(() => solveText("[[3,2],[1,0]]", { algorithm: "star1", settings: { bounds } })).toThrow(
      'a leaf is 3, outside the bounds [0, 2]; widen "bounds"',
    );
  });
});
