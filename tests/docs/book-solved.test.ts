/** What chapter 14 says of solved games, by solvers that know nothing of the book; and the exams of the syllabus. */
import { readdirSync, readFileSync } from "node:fs";
import { solveHypergammon } from "@tyche/backgammon";
import { solveGame } from "@tyche/engine/exact";
import { pig } from "@tyche/games/pig";
import { type ExerciseSpec, exerciseOf, exercisesOf, keyOf, type WorksheetSpec } from "@tyche/practice";
import { type Node, readTree } from "@tyche/trees";
import { inflateSync, strFromU8 } from "fflate";
import { describe, expect, it, test } from "vitest";

const BOOK = `${import.meta.dirname}/../../docs/book/`;
const LANGUAGES = ["en", "es", "fr", "zh"];
const sourceIn = (language: string): string => readFileSync(`${BOOK}${language}/14-cycles.md`, "utf8");

/** The leaves of a figure, from left to right. */
function leavesOf(id: string): number[] {
  const [, text] = new RegExp(`<tyche-tree id="${id}"[^>]*>(.*)</tyche-tree>`).exec(sourceIn("en"))!;
  return readTree(text!).tree.nodes.flatMap((node) =>
    node.kind === "leaf" ? [(node.value as { toNumber(): number }).toNumber()] : [],
  );
}

/**
 * The ring, by squares to go: whether the player to move wins within so many decisions, whatever the other does, or loses;
 * squares where neither can be forced are missing. Searched forward, with a growing number of decisions.
 */
function solvedRing(squares: number): Map<number, { wins: boolean; decisions: number }> {
  const after = (go: number, step: number): number => (go - step > 0 ? go - step : go - step + squares);
  const wins = (go: number, most: number): boolean =>
    most > 0 && [2, 3].some((step) => go === step || loses(after(go, step), most - 1));
  const loses = (go: number, most: number): boolean =>
    most > 0 && [2, 3].every((step) => go !== step && wins(after(go, step), most - 1));
  const found = new Map<number, { wins: boolean; decisions: number }>();
  for (let go = 1; go <= squares; go++)
    for (let decisions = 1; decisions <= 2 * squares && !found.has(go); decisions++)
      if (wins(go, decisions) || loses(go, decisions))
        found.set(go, { wins: wins(go, decisions), decisions });
  return found;
}

describe("the ring with a gate", () => {
  it.each(LANGUAGES)("of seven squares is solved in the rounds of the table (%s)", (language) => {
    const numbersIn = (cell: string): number[] => (cell.match(/\d/g) ?? []).map(Number);
    const rounds = [...sourceIn(language).matchAll(/^\| (\d) \| ([\d、, ]+) \| .* \|$/gm)];
    const told = rounds.flatMap(([, round, squares]) => numbersIn(squares!).map((go) => [go, Number(round)]));
    const solved = [...solvedRing(7)].map(([go, { decisions }]) => [go, decisions]);
    expect(told.sort()).toEqual(solved.sort());
    // Odd rounds are won for the player to move.
    for (const { wins, decisions } of solvedRing(7).values()) expect(wins).toBe(decisions % 2 === 1);
  });

  it("is a draw in the positions that the text names", () => {
    const drawn = (squares: number): number[] =>
      Array.from({ length: squares }, (_, i) => i + 1).filter((go) => !solvedRing(squares).has(go));
    expect([5, 7, 8].map(drawn)).toEqual([[1, 4], [], [1, 4, 6]]);
    expect(sourceIn("en")).toContain("(Those with 1, 4 and 6 to go:");
  });
});

test("the leaves of Piglet are those of the solved game", () => {
  const game = pig({ dice: "coin", target: 2 });
  const worth = (position: string): number =>
    solveGame(game, { from: game.notation!.parsePosition(position) }).value.low;
  const [stop, heads, ...tails] = leavesOf("piglet");
  expect(stop).toBeCloseTo(1 - worth("0,1,0"), 9);
  expect(heads).toBe(1);
  for (const leaf of tails) expect(leaf).toBeCloseTo(1 - worth("0,0,0"), 9);
  expect(worth("0,0,0")).toBeCloseTo(4 / 7, 9);
});

test("hypergammon with one checker is worth what the text says", () => {
  const sweeps = solveHypergammon({ checkers: 1 });
  let step = sweeps.next();
  while (!step.done) step = sweeps.next();
  const [, told] = /\{=(0\.3143):3\}/.exec(sourceIn("en"))!;
  expect(step.value.opening).toBeCloseTo(Number(told), 4);
});

const numberOf = (value: unknown): number => (value as { toNumber(): number }).toNumber();

/** The value of a node, in doubles. */
function worth(node: Node): number {
  if (node.kind === "leaf") return numberOf(node.value);
  const values = node.children.map(worth);
  if (node.kind === "chance")
    return values.reduce((sum, value, i) => sum + value * numberOf(node.probabilities![i]), 0);
  return node.kind === "max" ? Math.max(...values) : Math.min(...values);
}

test.each(readdirSync(`${BOOK}en`).filter((name) => /^\d\d-/.test(name)))(
  "keys of exercises about values and best moves in %s are right",
  (name) => {
    const commands = readFileSync(`${BOOK}en/${name}`, "utf8").matchAll(
      /tyche exercise --kind (values-\S+|best-move) --level (\d) --seed (\S+)/g,
    );
    for (const [, template, level, seed] of commands) {
      const settings = { notation: "aima", ties: "prune", fail: "soft" };
      const sheet = { ...settings, template, level: Number(level), seed, count: 1 } as WorksheetSpec;
      const exercise = exerciseOf(exercisesOf(sheet)[0]!);
      const { nodes, root } = exercise.tree;
      for (const { id, type, node } of exercise.questions) {
        const key = keyOf(exercise).get(id)!;
        const value = worth(nodes[node]!);
        if (key.type === "number") expect(numberOf(key.value), `${seed} ${id}`).toBeCloseTo(value, 9);
        else
          expect([type, key], seed).toEqual([
            "move",
            { type: "mark", marked: Math.abs(value - worth(root)) < 1e-9 },
          ]);
      }
    }
  },
);

describe.each(LANGUAGES)("the syllabus (%s)", (language) => {
  const source = readFileSync(`${BOOK}${language}/appendix-b-teaching.md`, "utf8");
  const weeks = [...source.matchAll(/^\| (\d+) \| .*\(\/lab\/#1\.([\w-]+)\) \|$/gm)];

  it("has an exam for each week of six and of twelve, with exercises that can be made", () => {
    const packed = weeks.map(([, , text]) =>
      JSON.parse(strFromU8(inflateSync(Buffer.from(text!, "base64url")))),
    );
    const titles = weeks.map(([, week], i) => `${week} / ${i < 6 ? 6 : 12}`);
    expect(packed.map(({ e }) => e.at(-1).t)).toEqual(titles);
    expect(weeks).toHaveLength(18);
    for (const { p: page, e: rows } of packed) {
      expect(page).toBe("practise");
      const exercises = rows.slice(0, -1) as string[][];
      expect(exercises).toHaveLength(4);
      for (const [template, level, seed, notation, ties, fail] of exercises) {
        const spec = { template, level: Number(level), seed, notation, ties, fail } as ExerciseSpec;
        expect(exerciseOf(spec).questions.length, seed).toBeGreaterThan(0);
      }
    }
  });

  it("leads to figures and slides of the chapters of its weeks", () => {
    for (const [line] of weeks) {
      const linked = [...line.matchAll(/\((\d\d-[\w-]+\.md)\)/g)].map(([, name]) => name);
      const slides = [...line.matchAll(/\((\d\d-[\w-]+\.md)\?slides=1\)/g)].map(([, name]) => name);
      expect(slides).toEqual(linked);
      const [, name, id] = /\((\d\d-[\w-]+\.md)#(\w+)\)/.exec(line)!;
      expect(linked).toContain(name);
      expect(readFileSync(`${BOOK}${language}/${name}`, "utf8")).toContain(`<tyche-tree id="${id}"`);
    }
  });
});
