import { type Chance, type Game, OVER, seededChance } from "@tyche/engine";
import { decideSync } from "@tyche/engine/search";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { type PacManAction, type PacManOptions, type PacManState, pacMan } from "../index.js";
import { HEADINGS } from "../maze/maze.js";
import type { ChanceGhost } from "../state/ghosts.js";
import { cellAt } from "../state/moves.js";
import { evasionTable, ghostGraphOf } from "./evasion.js";
import { Survival } from "./survival.js";

/** A ring and two dead ends; the only dot is unreachable, so that only a ghost can end the game. */
const RINGS = "%%%%%%%%%/%P   G%%%/% %% %%.%/%  G o%%%/%%%%%%%%%";

const ROUNDS = [1, 2, 4];

/** The same problem as a game for the engine: Pac-Man loses 1 when caught, and is safe once it has a capsule. */
function flight(options: PacManOptions): Game<PacManState, PacManAction> {
  const game = pacMan(options);
  const capsules = game.variant.layout.capsules.length;
  const isSafe = (state: PacManState) => state.capsules.length < capsules;
  return {
    name: "flight",
    facts: { ...game.facts, bounds: [-1, 0] },
    start: (chance: Chance) => game.start(chance),
    turn: (state) => (isSafe(state) ? OVER : game.turn(state)),
    actions: (state) => (isSafe(state) ? [] : game.actions(state)),
    play: (state, action, chance) => {
      const next = game.play(state, action, chance);
      return { ...next, scores: [0] };
    },
    payoff: ({ pacmen }) => [pacmen[0]!.caught ? -1 : 0],
    key: (state) => game.key!(state),
  };
}

/** States of a game in which all agents move randomly. */
function* wanderings(game: Game<PacManState, PacManAction>, games: number): Generator<PacManState> {
  for (let i = 0; i < games; i++) {
    const chance = seededChance(`flight ${i}`);
    let state = game.start(chance);
    for (let move = 0; game.turn(state) === 0 && move < 6; move++) {
      yield state;
      state = game.play(state, chance.pick(game.actions(state)), chance);
    }
  }
}

describe("survival", () => {
  it.each<PacManOptions>([
    { ghosts: "random" },
    { ghosts: "directional" },
    { ghosts: "random,directional:60:10" },
    { ghosts: "directional:50", stop: false },
    { ghosts: "directional,random", layout: RINGS.replace("o", " ") },
  ])("matches the risk that the engine finds in the game itself: %o", (options) => {
    const given = { layout: RINGS, ...options };
    const { variant } = pacMan(given);
    const { maze, layout, mayStop } = variant;
    const [a, b] = variant.ghosts as ChanceGhost[];
    const graph = ghostGraphOf(maze, layout.ghosts);
    const cells = [...layout.walls.keys()].filter((cell) => !layout.walls[cell]);
    const evasion = { maze, graph, cells, mayStop, attacks: [a!.attack, b!.attack] as const };
    const tables = ROUNDS.map((rounds) => evasionTable({ ...evasion, refuges: layout.capsules, rounds }));
    const game = flight(given);
    let risky = 0;
    let compared = 0;
    for (const state of wanderings(game, cases(24, 6))) {
      const [first, second] = state.ghosts.map(
        ({ x, y, facing }) => graph.standAt[5 * (2 * y * maze.stride + 2 * x) + HEADINGS.indexOf(facing)]!,
      );
      const row = (first! * graph.cellOf.length + second!) * cells.length;
      const at = row + cells.indexOf(cellAt(variant, state.pacmen[0]!));
      for (const [i, table] of tables.entries()) {
        const { value } = decideSync(game, state, {
          depth: ROUNDS[i]!,
          deepening: false,
          evaluator: () => 0,
        });
        expect(table[at]).toBeCloseTo(-value!, 5);
        if (value! < -0.01 && value! > -0.99) risky++;
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(cases(200, 7));
    expect(risky).toBeGreaterThan(cases(20, 1));
  });

  it("with three ghosts knows the pair that surrounds Pac-Man, whichever two it is", () => {
    const survivalAt = (layout: string) => {
      const game = pacMan({ layout, ghosts: "directional" });
      const survival = Survival.of(game.variant)!;
      const position = game.position(game.start(seededChance(1)));
      survival.look(position, position.pacmanCell(0));
      return survival;
    };
    const two = survivalAt("%%%%%%%%%%%/%1  P  2%.%/%%%%%%%%%%%/%    %%%%%%/%%%%%%%%%%%");
    expect(two.risk).toBeGreaterThan(0.9);
    for (const ghosts of ["12 3", "13 2", "23 1"]) {
      const [a, b, , far] = ghosts;
      const three = survivalAt(`%%%%%%%%%%%/%${a}  P  ${b}%.%/%%%%%%%%%%%/%${far}   %%%%%%/%%%%%%%%%%%`);
      expect(three.risk).toBe(two.risk);
      expect(three.isComplete).toBe(true);
    }
  });

  it("leaves out ghosts that are scared for long, and reports if one will soon be dangerous", () => {
    const game = pacMan({ layout: "%%%%%%%%%/%oP  G%%%/% %%% %.%/%   G %%%/%%%%%%%%%", ghosts: "random" });
    const survival = Survival.of(game.variant)!;
    const look = (first: string, second: string) => {
      const text = `%%%%%%%%%/%     %%%/% %%% %.%/%     %%%/%%%%%%%%%; P 2,3 West; G ${first}; G ${second}; turn P`;
      const position = game.position(game.notation!.parsePosition(text));
      survival.look(position, position.pacmanCell(0));
      return [survival.isComplete, survival.risk] as const;
    };
    const [, both] = look("4,1 West", "5,3 East");
    expect(look("4,1 West 40", "5,3 East 40")).toEqual([true, 0]);
    expect(look("4,1 West 40", "5,3 East 5")).toEqual([false, 0]);
    const [isComplete, one] = look("4,1 West 40", "5,3 East");
    expect(isComplete).toBe(true);
    expect(one).toBeLessThanOrEqual(both);
  });

  it("is prepared for the current capsules and those that may be eaten next, so that a search creates no table", () => {
    const far = "%%%%%%%%%%%%/%oP  G%.  o%/% %%% %%%%%%/%   G %%%%%%/%%%%%%%%%%%%";
    const { variant, position, start } = pacMan({ layout: far });
    const survival = Survival.of(variant)!;
    const { tables } = survival as unknown as { readonly tables: ReadonlyMap<number, unknown> };
    const at = position(start(seededChance(1)));
    survival.prepare(at, at.pacmanCell(0));
    // The other capsule is behind a wall.
    expect([...tables.keys()].sort()).toEqual([0b10, 0b11]);
    survival.look(at, at.pacmanCell(0));
    const prepared = survival.risk;
    const fresh = Survival.of(variant)!;
    fresh.look(at, at.pacmanCell(0));
    expect(prepared).toBe(fresh.risk);
    expect(tables.size).toBe(2);
  });

  it.each<[PacManOptions, boolean]>([
    [{ layout: "small" }, true],
    [{ layout: "trap", ghosts: "directional" }, true],
    [{ layout: "small", ghosts: "learned" }, false],
    [{ layout: "small", ghosts: "random,minimising" }, false],
    [{ layout: "medium" }, false],
    [{ layout: "%%%%%%%%/%P.o ..%/%.%%%%.%/%P.. .G%/%%%%%%%%" }, false],
  ])("supports %o: %s", (options, isKnown) => {
    expect(Survival.of(pacMan(options).variant) !== undefined).toBe(isKnown);
  });
});
