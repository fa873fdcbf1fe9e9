import { describe, expect, it } from "vitest";
import { pig, type TicTacToeState, ticTacToe } from "../../test/sample-games.js";
import { SearchError } from "../contract/errors.js";
import type { MethodName } from "../contract/options.js";
import { Table } from "../search/table.js";
import { METHODS, methodNamed, usualMethod } from "./table.js";
import { decide, think } from "./think.js";

/** The names alone, without arbitrary text. */
type Offered = MethodName extends infer Name ? (string extends Name ? never : Name) : never;

const EMPTY: TicTacToeState = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const THREE = { ...ticTacToe.facts, players: 3, zeroSum: false };

describe("the table of methods", () => {
  it("names each once, with a sentence of help", () => {
    const names = METHODS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, help, settings } of METHODS) {
      expect(name).toMatch(/^[a-z0-9.*+-]+$/);
      expect(help).toMatch(/\.$/);
      for (const setting of settings) expect(setting.help).toMatch(/\.$/);
    }
  });

  it("has the names that editors suggest", () => {
    // Must be complete to compile.
    const offered: Record<Offered, true> = {
      ...{
        minimax: true,
        "alpha-beta": true,
        expectiminimax: true,
        star1: true,
        star2: true,
        "star2.5": true,
      },
      ...{ expectimax: true, negamax: true, "max-n": true, paranoid: true, "best-reply": true, mcts: true },
      ...{ puct: true, ismcts: true, exact: true },
      ...{ equilibrium: true, "regret-ismcts": true },
    };
    expect(METHODS.map(({ name }) => name).sort()).toEqual(Object.keys(offered).sort());
  });

  it("gives a setting of one name one meaning", () => {
    const known = new Map<string, unknown>();
    for (const setting of METHODS.flatMap(({ settings }) => settings)) {
      expect(known.get(setting.name) ?? setting).toEqual(setting);
      known.set(setting.name, setting);
    }
  });

  it("rejects with one sentence that ends with a full stop", () => {
    const facts = [
      THREE,
      { ...ticTacToe.facts, zeroSum: false },
      { ...ticTacToe.facts, hidden: true },
      { ...pig(10).facts, bounds: [0, Number.POSITIVE_INFINITY] as const },
    ];
    for (const method of METHODS) {
      for (const fact of facts) expect(method.refusal(fact)?.message ?? "It can.").toMatch(/^[^.]\S.*\.$/);
    }
    expect(() => think(pig(10), [0, 0, 0, 0], { algorithm: "alpha-beta" })).toThrow(
      "alpha-beta cannot search chance nodes",
    );
  });

  it("knows its names and settings, and lists them in errors", () => {
    expect(() => methodNamed("magic")).toThrow(/^There is no algorithm "magic" here: use one of minimax, /);
    expect(() => think(pig(10), [0, 0, 0, 0], { algorithm: "star2.5", settings: { depth: 3 } })).toThrow(
      'star2.5 has no setting "depth"; it has: probes.',
    );
    for (const probes of [0, 1.5, Number.NaN, "many"]) {
      expect(() => think(pig(10), [0, 0, 0, 0], { algorithm: "star2.5", settings: { probes } })).toThrow(
        `star2.5: probes must be a whole number, 1 or more, not ${probes}.`,
      );
    }
    expect(() => think(pig(10), [0, 0, 0, 0], { algorithm: "star2", settings: { probes: 2 } })).toThrow(
      SearchError,
    );
  });

  it("chooses the fastest exact search if no method is named", () => {
    expect(usualMethod(ticTacToe).name).toBe("alpha-beta");
    expect(usualMethod(pig(10)).name).toBe("star2");
  });
});

describe("exact searches by name", () => {
  it("answer as `decide` does", async () => {
    for (const algorithm of ["expectiminimax", "star1", "star2", "star2.5"] as const) {
      const options = { depth: 4, rank: "all" } as const;
      const { ms: _, ...byName } = await decide(pig(20), [3, 4, 8, 0], { ...options, algorithm });
      const { ms: __, ...direct } = await decide(pig(20), [3, 4, 8, 0], { ...options, algorithm });
      expect(byName).toEqual(direct);
    }
  });

  it("keep their table from move to move", async () => {
    const kept = new Map<string, unknown>();
    const first = await decide(ticTacToe, EMPTY, { algorithm: "alpha-beta", kept });
    const again = await decide(ticTacToe, EMPTY, { algorithm: "alpha-beta", kept });
    expect(kept.get("table")).toBeInstanceOf(Table);
    expect(again.value).toBe(first.value);
    expect(again.nodes.decision).toBeLessThan(0.75 * first.nodes.decision);
  });
});
