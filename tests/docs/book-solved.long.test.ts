/** The programs of chapters 14 and 15 on random games whose positions come back, and the figure of Pig, against exact answers. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { seededChance } from "@tyche/engine/chance";
import { solveGame } from "@tyche/engine/exact";
import { pig } from "@tyche/games/pig";
import { readTree } from "@tyche/trees";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { hasProgram } from "../programs.js";

const BOOK = fileURLToPath(new URL("../../docs/book/", import.meta.url));

type Graph = number | string | { max?: Graph[]; min?: Graph[]; chance?: Graph[] };
type Game = Record<string, Graph>;

const piglet = (): Game => {
  const name = (own: number, other: number, player: string): string => `${own}:${other}${player}`;
  const game: Game = {};
  for (const [player, next, win, best] of [
    ["", "'", 1, "max"],
    ["'", "", 0, "min"],
  ] as const)
    for (const own of [0, 1])
      for (const other of [0, 1]) {
        const tails = name(other, own, next);
        const heads = { [best]: [name(other, 1, next), { chance: [win, tails] }] };
        game[name(own, other, player)] = { chance: [own === 1 ? win : heads, tails] };
      }
  return game;
};

/** Positions in which one side chooses between coins; each coin may end the game. */
function randomGame(seed: number): Game {
  const chance = seededChance(`book graph ${seed}`);
  const names = ["a", "b", "c", "d"];
  const coin = (): Graph => ({ chance: [chance.die(5) / 4 - 1 / 4, names[chance.die(4) - 1]!] });
  return Object.fromEntries(
    names.map((name) => [name, { [chance.die(2) === 1 ? "max" : "min"]: [coin(), coin()] }]),
  );
}

/** The value of a random game: the best of all plans of one side against the worst answer to each. */
function exactValue(game: Game): number {
  const names = Object.keys(game);
  const plans = Array.from({ length: 2 ** names.length }, (_, bits) => names.map((_, i) => (bits >> i) & 1));
  const isMax = names.map((name) => "max" in (game[name] as object));
  const played = (plan: readonly number[]): number => {
    // Each step ends with probability 1/2, so a hundred steps are as good as the solution of the equations.
    let values = names.map(() => 0);
    for (let i = 0; i < 100; i++)
      values = names.map((name, at) => {
        const node = game[name] as { max?: Graph[]; min?: Graph[] };
        const [end, next] = ((node.max ?? node.min)![plan[at]!] as { chance: [number, string] }).chance;
        return (end + values[names.indexOf(next)]!) / 2;
      });
    return values[0]!;
  };
  // The plan of one side is its part of the bits.
  const part = (plan: readonly number[], own: boolean): string =>
    plan.map((choice, i) => (isMax[i] === own ? choice : "-")).join("");
  const worst = new Map<string, number>();
  for (const plan of plans)
    worst.set(part(plan, true), Math.min(worst.get(part(plan, true)) ?? 1, played(plan)));
  return Math.max(...worst.values());
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tyche-graphs-"));
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  const compilerOptions = {
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
    rewriteRelativeImportExtensions: true,
  };
  for (const name of ["graph", "value-iteration", "temporal-difference"]) {
    const source = readFileSync(`${BOOK}programs/typescript/${name}.ts`, "utf8");
    writeFileSync(join(folder, `${name}.js`), ts.transpileModule(source, { compilerOptions }).outputText);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const LANGUAGES = {
  typescript: (program: string) => [process.execPath, join(folder, `${program}.js`)],
  python: (program: string) => ["python3", "-B", `${BOOK}programs/python/${program.replace("-", "_")}.py`],
};

function answers(call: readonly string[], games: readonly Game[], ...words: number[]): number[][] {
  const [program, ...first] = call;
  const input = games.map((game) => JSON.stringify(game)).join("\n");
  const { status, stdout, stderr } = spawnSync(program!, [...first, ...words.map(String)], {
    input,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trim()
    .split("\n")
    .map((line) => line.split(" ").map(Number));
}

describe.each(["typescript", "python"] as const)("the programs in %s", (language) => {
  const isHere =
    language === "typescript" ||
    hasProgram(
      "python3",
      spawnSync("python3", ["--version"]).error === undefined,
      "tools/install-languages.sh",
    );
  const call = LANGUAGES[language];

  it.runIf(isHere)("value iteration holds the value between its bounds, and finds it", () => {
    const games = Array.from({ length: 50 }, (_, seed) => randomGame(seed));
    const few = answers(call("value-iteration"), games, 3);
    const many = answers(call("value-iteration"), games, 60);
    for (const [i, game] of games.entries()) {
      const value = exactValue(game);
      expect(few[i]![0]).toBeLessThanOrEqual(value + 1e-12);
      expect(few[i]![1]).toBeGreaterThanOrEqual(value - 1e-12);
      for (const bound of many[i]!) expect(bound).toBeCloseTo(value, 9);
    }
  });

  it.runIf(isHere)("temporal differences come close to the value by playing", () => {
    const games = [piglet(), ...Array.from({ length: 5 }, (_, seed) => randomGame(seed))];
    const learned = answers(call("temporal-difference"), games, 3000);
    for (const [i, game] of games.entries())
      expect(Math.abs(learned[i]![0]! - (i === 0 ? 4 / 7 : exactValue(game))), `game ${i}`).toBeLessThan(
        0.03,
      );
  });
});

describe("numbers of the chapters that a program prints", () => {
  it("the sweeps of chapter 14", () => {
    const source = readFileSync(`${BOOK}en/14-cycles.md`, "utf8");
    const row = (name: string): number[] =>
      new RegExp(`^\\| ${name} \\|(.*)\\|$`, "m")
        .exec(source)![1]!
        .split("|")
        .map((cell) => Number(/[\d.]+/.exec(cell)![0]));
    const told = ["at least", "at most"].map(row);
    for (const [i, sweeps] of row("sweeps").entries()) {
      const [found] = answers(LANGUAGES.typescript("value-iteration"), [piglet()], sweeps);
      expect(found!.map((bound) => bound.toFixed(3))).toEqual(told.map((cells) => cells[i]!.toFixed(3)));
    }
  });

  it("the error after 20,000 games in chapter 15", () => {
    const [found] = answers(LANGUAGES.typescript("temporal-difference"), [piglet()]).flat();
    expect(Math.abs(found! - 4 / 7)).toBeLessThan(0.01);
  });
});

test("the leaves of the figure of Pig, and when to stop, are those of the solved game", () => {
  const [, text] = /<tyche-tree id="waves"[^>]*>(.*)<\/tyche-tree>/.exec(
    readFileSync(`${BOOK}en/14-cycles.md`, "utf8"),
  )!;
  const leaves = readTree(text!).tree.nodes.flatMap((node) =>
    node.kind === "leaf" ? [(node.value as { toNumber(): number }).toNumber()] : [],
  );
  const game = pig({});
  const at = (turn: number) => game.notation!.parsePosition(`41,49,${turn}`);
  const solved = solveGame(game, { from: at(2), tolerance: 1e-6 });
  const worth = (turn: number, action?: string): number => {
    const { actions } = solved.at(at(turn));
    return (actions.find((one) => one.action === action) ?? actions[0])!.value.low;
  };
  const others = [29, 30, 31, 32, 33].map((turn) => worth(turn));
  const lost = 6 * worth(27, "roll") - others.reduce((sum, value) => sum + value);
  expect(leaves).toEqual([worth(27, "hold"), lost, ...others].map((value) => Math.round(10_000 * value)));
  const best = (turn: number): unknown => solved.at(at(turn)).actions[0]!.action;
  for (let turn = 22; turn <= 58; turn++)
    expect(best(turn), `${turn}`).toBe(turn === 27 || turn >= 57 ? "roll" : "hold");
});
