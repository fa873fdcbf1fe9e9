import { NotationError, outcomesOf, seededChance } from "@tyche/engine";
import { solveGame } from "@tyche/engine/exact";
import { decideSync } from "@tyche/engine/search";
import { checkGame } from "@tyche/engine/testing";
import { describe, expect, it } from "vitest";
import { cases, IS_LONG, rows } from "../../../../tests/cases.js";
import { GameOptionError } from "../kit/texts.js";
import { LAYOUTS, type PacManOptions, type PacManState, pacMan } from "./index.js";
import type { Direction } from "./maze/maze.js";
import { DIRECTIONAL_GHOST, ghostWeights, RANDOM_GHOST } from "./state/ghosts.js";

/** Two Pac-Men, a capsule within reach, and space to move. */
const TWO = "%%%%%%%%/%P.o ..%/%.%%%%.%/%P.. .G%/%%%%%%%%";

describe("Pac-Man", () => {
  const all: readonly PacManOptions[] = [
    {},
    { ghosts: "directional" },
    { ghosts: "minimising" },
    { layout: "minimax" },
    { layout: "minimax", ghosts: "random,directional:90:60,minimising", stop: false },
    { layout: "trap", ghosts: "directional:100" },
    { layout: TWO },
    { layout: TWO, ghosts: "minimising" },
    { layout: TWO, teams: "rivals", ghosts: "directional" },
    { layout: TWO, teams: "rivals", ghosts: "minimising" },
    { layout: "%%%%%/%P..%/%%%%%" },
    { ghosts: "learned" },
    { layout: TWO, ghosts: "learned" },
    { layout: "medium", ghosts: "learned,directional" },
    { layout: "tricky" },
  ];
  it.each(rows(all, 2))("fulfils the game contract, with rules and native positions: %o", (options) => {
    expect(
      checkGame(pacMan(options), { games: cases(4, 1), plies: cases(60, 15), nodes: cases(2000, 50) })
        .compared,
    ).toBeGreaterThan(cases(5, 0));
  });

  it.each([
    [1, 9],
    [2, 8],
    [3, 7],
    [4, -492],
  ])("has the minimax value of the Berkeley course's layout at depth %i: %i", (rounds, value) => {
    const game = pacMan({ layout: "minimax", ghosts: "minimising" });
    const { score } = game.evaluators!;
    const decision = decideSync(game, game.start(seededChance(1)), {
      depth: 4 * rounds,
      deepening: false,
      evaluator: score!,
      native: false,
    });
    expect(decision.value).toBe(value);
  });

  it("matches the course's demonstration at depth 12: minimax takes the trap as lost, expectimax finds a way out", () => {
    const ghosts = pacMan({ layout: "trap", ghosts: "minimising" });
    const chance = pacMan({ layout: "trap" });
    const start = ghosts.start(seededChance(1));
    const best = (game: typeof ghosts, depth: number): string =>
      decideSync(game, start, { depth, evaluator: game.evaluators!.score!, native: false }).actions[0]!
        .action;
    expect([best(ghosts, 9), best(chance, 3)]).toEqual(["East", "West"]);
  });

  it.each([
    [
      "two dangerous ghosts on one cell",
      "%%%%%%/%P   %/%....%/%GG  %/%%%%%%",
      "%%%%%%/%    %/%....%/%    %/%%%%%%; score -1; turn P; P 1,3 Stop; G 2,3 Stop; G 2,3 Stop",
      "East",
      -1002,
      0,
    ],
    [
      "the last food under a dangerous ghost",
      "%%%%%/%P.G%/%%%%%",
      "%%%%%/% . %/%%%%%; score 0; turn P; P 1,1 Stop; G 2,1 Stop",
      "East",
      509,
      1,
    ],
    [
      "the last food under a scared ghost",
      "%%%%%/%P.G%/%%%%%",
      "%%%%%/% . %/%%%%%; score 0; turn P; P 1,1 Stop; G 2,1 Stop 9",
      "East",
      709,
      1,
    ],
  ])("%s", (_name, layout, position, move, score, won) => {
    const game = pacMan({ layout, ghosts: "minimising" });
    const state = game.notation!.parsePosition(position);
    const next = game.play(state, game.notation!.parseAction(state, move), seededChance(1));
    expect([next.scores[0], next.food.length === 0 ? 1 : 0, game.turn(next)]).toEqual([score, won, -1]);
  });

  describe("scared ghosts", () => {
    const game = pacMan({ layout: "%%%%%%%%%%%/%Po.     G%/%%%%%%%%%%%", ghosts: "minimising" });
    const at = (text: string): PacManState =>
      game.notation!.parsePosition(`%%%%%%%%%%%/% o.      %/%%%%%%%%%%%; score 0; ${text}`);
    const after = (state: PacManState, move: Direction): PacManState =>
      game.play(state, move, seededChance(1));

    it("are scared before a collision on the capsule's cell", () => {
      const next = after(at("turn P; P 1,1 Stop; G 2,1 West"), "East");
      expect([next.scores[0], next.ghosts[0]]).toEqual([199, { x: 9, y: 1, facing: "Stop", timer: 0 }]);
    });

    it("move half a cell, and continue in their direction between two cells", () => {
      const next = after(at("turn G1; P 1,1 Stop; G 7,1 West 40"), "West");
      expect(next.ghosts[0]).toEqual({ x: 6.5, y: 1, facing: "West", timer: 39 });
      expect(game.actions({ ...next, mover: 1 })).toEqual(["West"]);
    });

    it("stay between two cells when they are scared anew", () => {
      const next = after(at("turn P; P 1,1 Stop; G 6.5,1 West 7"), "East");
      expect(next.ghosts[0]).toEqual({ x: 6.5, y: 1, facing: "West", timer: 40 });
    });

    it("are placed on a whole cell after their last scared move, rounding halves up", () => {
      const next = after(at("turn G1; P 1,1 Stop; G 7,1 West 1"), "West");
      expect(next.ghosts[0]).toEqual({ x: 7, y: 1, facing: "West", timer: 0 });
    });

    it("are eaten from half a cell away", () => {
      const next = after(at("turn G1; P 2,1 Stop; G 3,1 West 3"), "West");
      expect([next.scores[0], next.ghosts[0]]).toEqual([200, { x: 9, y: 1, facing: "Stop", timer: 0 }]);
    });
  });

  it("lists moves as the Berkeley course does: ghosts never stop and turn back only in dead ends", () => {
    const game = pacMan({ layout: "%%%%%%/%P   %/% .% %/%G % %/%%%%%%", ghosts: "minimising" });
    const moves = (text: string): readonly string[] =>
      game.actions(game.notation!.parsePosition(`%%%%%%/%    %/% .% %/%  % %/%%%%%%; ${text}`));
    expect(moves("P 2,3 East; G 4,1 South; turn P")).toEqual(["West", "Stop", "East", "South"]);
    expect(moves("P 1,1 Stop; G 4,1 South; turn G1")).toEqual(["North"]);
    expect(moves("P 1,1 Stop; G 2,3 East; turn G1")).toEqual(["East", "South"]);
    expect(moves("P 1,1 Stop; G 2,3 Stop; turn G1")).toEqual(["West", "East", "South"]);
  });

  it("has a key for everything that affects the rest of a game, including the ghosts' directions, since they may not turn back", () => {
    const game = pacMan({ ghosts: "directional" });
    const chance = seededChance(4);
    const start = game.start(chance);
    const state = game.play(start, chance.pick(game.actions(start)), chance);
    const [first, ...others] = state.ghosts as [PacManState["ghosts"][number], ...PacManState["ghosts"]];
    const changes: Partial<PacManState>[] = [
      ...(["North", "East", "South", "West", "Stop"] as const)
        .filter((facing) => facing !== first.facing)
        .map((facing) => ({ ghosts: [{ ...first, facing }, ...others] })),
      { ghosts: [{ ...first, timer: first.timer + 1 }, ...others] },
      { ghosts: [{ ...first, x: first.x + 1 }, ...others] },
      { food: state.food.slice(1) },
      { capsules: state.capsules.slice(1) },
      { scores: [state.scores[0]! + 1] },
      { mover: state.mover + 1 },
    ];
    const keys = [state, ...changes.map((change) => ({ ...state, ...change }))].map((each) =>
      game.key!(each),
    );
    expect(new Set(keys).size).toBe(1 + changes.length);
  });

  it("lets a directional ghost flee until its last scared move, and attack from the next one on", () => {
    const game = pacMan({ ghosts: "directional" });
    const start = game.start(seededChance(1));
    const [first, ...others] = start.ghosts as [PacManState["ghosts"][number], ...PacManState["ghosts"]];
    const headings = (timer: number): readonly string[] => {
      const state = { ...start, ghosts: [{ ...first, timer }, ...others] };
      const { outcomes, probabilities } = outcomesOf(game, state, "Stop");
      const shares = new Map<string, number>();
      for (const [i, { result }] of outcomes.entries()) {
        const { facing } = result.ghosts[0]!;
        shares.set(facing, (shares.get(facing) ?? 0) + probabilities[i]!);
      }
      return [...shares].map(([facing, share]) => `${facing} ${share.toFixed(6)}`).sort();
    };
    expect(headings(1)).toEqual(headings(9));
    expect(headings(1)).not.toEqual(headings(0));
  });

  it("moves directional ghosts to the nearest cell with probability 4/5 and randomly with 1/5, and away while scared", () => {
    expect(ghostWeights(DIRECTIONAL_GHOST, [3, 5, 3], false)).toEqual([280, 40, 280]);
    expect(ghostWeights(DIRECTIONAL_GHOST, [3, 5, 3], true)).toEqual([20, 260, 20]);
    expect(ghostWeights(RANDOM_GHOST, [3, 5, 3], false)).toEqual([200, 200, 200]);
  });

  it.each<[layout: string, ghosts: string, score: number, won: number]>([
    ["trap", "random", 15, 0.5],
    ["trap", "directional", -398.6, 0.1],
    ...(IS_LONG
      ? ([
          ["minimax", "random", 364.72, 0.850772],
          ["minimax", "directional", 161.008, 0.652413],
        ] satisfies [string, string, number, number][])
      : []),
  ])(
    "matches the known value of layout %s with %s ghosts: %f, win rate %f",
    (layout, ghosts, score, _won) => {
      const { value } = solveGame(pacMan({ layout, ghosts }));
      expect(value.high - value.low).toBeLessThan(1e-6);
      expect(value.low).toBeCloseTo(score, 3);
    },
  );

  it("reads a layout's text as the start, with any surrounding whitespace", () => {
    const game = pacMan({ layout: `\n${LAYOUTS.minimax}  \r\n\n` });
    const start = game.start(seededChance(1));
    expect(game.notation!.parsePosition(LAYOUTS.minimax)).toEqual(start);
    expect(start.ghosts.map(({ x, y }) => [x, y])).toEqual([
      [1, 1],
      [5, 2],
      [7, 3],
    ]);
  });

  it("ships a maze of 20x7 cells with 55 dots, two capsules and two ghosts", () => {
    const { layout } = pacMan({ layout: "small" }).variant;
    expect([layout.width, layout.height]).toEqual([20, 7]);
    expect([layout.food, layout.capsules, layout.ghosts].map(({ length }) => length)).toEqual([55, 2, 2]);
  });

  it.each([
    ["medium", [20, 11], 2],
    ["tricky", [20, 13], 4],
  ] as const)("ships the maze %s, where every dot is reachable", (layout, size, ghosts) => {
    const { layout: drawn, maze } = pacMan({ layout }).variant;
    expect([drawn.width, drawn.height]).toEqual(size);
    expect(drawn.ghosts).toHaveLength(ghosts);
    const home = drawn.pacmen[0]!.y * drawn.width + drawn.pacmen[0]!.x;
    const steps = [...drawn.food, ...drawn.capsules].map(
      (cell) => maze.distance[home * maze.ways.length + cell]!,
    );
    expect(Math.max(...steps)).toBeLessThan(60);
  });

  it("uses the width of the first row, as the Berkeley course does, and reports what it ignored", () => {
    const even = "%%%%%/%P.G%/%%%%%";
    const rowsOf = (layout: string) => {
      const { width, height, walls, food, ghosts } = pacMan({ layout }).variant.layout;
      return { width, height, walls, food, ghosts };
    };
    const noteOf = (layout: string) => pacMan({ layout }).variant.layout.note;
    expect(rowsOf("%%%%%/%P.G%%% ./%%%%%%")).toEqual(rowsOf(even));
    expect(noteOf(even)).toBeUndefined();
    expect(noteOf("%%%%%  /%P.G%/%%%%%%")).toEqual({
      id: "pac-man-rows-cut",
      values: { width: 5, count: 1, row: 3 },
      message: "The layout is as wide as its first row, 5 cells; the rest of row 3 was left out.",
    });
    expect(noteOf("%%%%%/%P.G%.%/%%%%%%")?.message).toBe(
      "The layout is as wide as its first row, 5 cells; the rest of the 2 longer rows, the first of them row 2, was left out.",
    );
    // Truncation must never silently open the border.
    expect(() => pacMan({ layout: "%%%%/%P..%/%%%%%" })).toThrow("open at row 2, column 4");
    const game = pacMan({ layout: even });
    const state = game.notation!.parsePosition("%%%%%/%P.G%%/%%%%%");
    expect(state).toEqual(game.start(undefined as never));
  });

  it.each([
    ["", "pac-man-empty-layout"],
    ["maze.lay", "pac-man-unknown-layout"],
    ["%%%%/%P %/%%%%", "pac-man-no-food"],
    ["%%%%/%. %/%%%%", "pac-man-no-pac-man"],
    ["%%%%/%P. /%%%%", "pac-man-open-layout"],
    ["%%%%%/%P%.%/%%%%%", "pac-man-walled-in"],
  ])("rejects the layout %j", (layout, id) => {
    expect(() => pacMan({ layout })).toThrow(NotationError);
    expect(() => pacMan({ layout })).toThrow(expect.objectContaining({ id }));
  });

  it.each([
    ["%%%%%/%P.G%", "pac-man-other-size"],
    ["%%%%%/%P%G%/%%%%%", "pac-man-extra-wall"],
    ["%%%%%/%.PG%/%%%%%", "pac-man-extra-food"],
    ["%%%%%/%P.G%/%%%%%; score x", "pac-man-scores"],
    ["%%%%%/%P.G%/%%%%%; turn G1", "pac-man-chance-turn"],
    ["%%%%%/%P.G%/%%%%%; turn G2", "pac-man-turn"],
    ["%%%%%/%P.G%/%%%%%; P 1,1 West", "pac-man-agents"],
    ["%%%%%/%P.G%/%%%%%; P 0,1 West; G 3,1 West", "pac-man-in-wall"],
    ["%%%%%/%P.G%/%%%%%; P 1,1 West; G 2.5,1 West", "pac-man-between-cells"],
    ["%%%%%/%P.G%/%%%%%; P 1,1 West; G 2.5,1 North 3", "pac-man-ghost-facing"],
    ["%%%%%/%P.G%/%%%%%; P 1,1 West; G 3,1 West 41", "pac-man-timer"],
    ["%%%%%/%P.G%/%%%%%; score 900", "pac-man-score"],
    ["%%%%%/%P.G%/%%%%%; hello", "pac-man-field"],
  ])("rejects the position %j", (position, id) => {
    const { notation } = pacMan({ layout: "%%%%%/%P.G%/%%%%%" });
    expect(() => notation!.parsePosition(position)).toThrow(NotationError);
    expect(() => notation!.parsePosition(position)).toThrow(expect.objectContaining({ id }));
  });

  it.each(["fast", "directional:120", "random,random,random"])("rejects the ghosts %j", (ghosts) => {
    expect(() => pacMan({ ghosts })).toThrow(GameOptionError);
  });
});
