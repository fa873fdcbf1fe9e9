import type { Game } from "@tyche/engine";
import type { SearchAlgorithm } from "@tyche/engine/search";

/** A measured game: its tree is searched through its rules, and through its native position if it has one. */
export interface PlainGame {
  readonly what: string;
  readonly game: Game<unknown, unknown>;
  readonly states: readonly unknown[];
  readonly depth: number;
  readonly algorithm: SearchAlgorithm;
  /** Another game's native position for the same tree, if these rules have none. */
  readonly native?: Game<unknown, unknown>;
  /** Goal for the cost of the adapter relative to a hand-written recursion. */
  readonly atMost: number;
}

/** Games by name. A game is loaded only in the process that measures it. */
export const PLAIN_GAMES: Readonly<Record<string, () => Promise<PlainGame>>> = {
  "connect-four": async () => {
    const { connectFourBoards, emptyBoard } = await import("./connect-four-boards.js");
    const { connectFour } = await import("@tyche/games/connect-four");
    return plain({
      what: "connect four, copied boards, alpha-beta to depth 10",
      game: connectFourBoards,
      states: [emptyBoard()],
      depth: 10,
      algorithm: "alpha-beta",
      native: connectFour({ payoff: "stones" }),
      atMost: 2,
    });
  },
  pig: async () => {
    const { pig } = await import("@tyche/games/pig");
    const game = pig();
    return plain({
      what: "Pig, expectiminimax to depth 7",
      game,
      states: ["40 51 12 0", "71 64 20 1"].map((text) => game.notation!.parsePosition(text)),
      depth: 7,
      algorithm: "expectiminimax",
      atMost: 2.5,
    });
  },
  einstein: async () => {
    const { einstein } = await import("@tyche/games/einstein");
    const game = einstein();
    const cells = "1 2 3 0 0 4 5 0 0 0 6 0 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1";
    return plain({
      what: "EinStein, expectiminimax to depth 3",
      game,
      states: [game.notation!.parsePosition(`${cells} 4 0`)],
      depth: 3,
      algorithm: "expectiminimax",
      atMost: 2.5,
    });
  },
  "2048": async () => {
    const { twenty48 } = await import("@tyche/games/2048");
    const game = twenty48();
    return plain({
      what: "2048, expectiminimax to depth 2",
      game,
      states: [game.notation!.parsePosition("2 4 16 128 0 2 8 32 0 0 4 16 0 0 2 4")],
      depth: 2,
      algorithm: "expectiminimax",
      atMost: 2.5,
    });
  },
  backgammon: async () => {
    const { backgammon } = await import("@tyche/games/backgammon");
    const game = backgammon();
    const { benchmarkPositions } = await import("../../backgammon/positions.js");
    return plain({
      what: "backgammon, expectiminimax to depth 2",
      game,
      states: benchmarkPositions().slice(0, 3),
      depth: 2,
      algorithm: "expectiminimax",
      atMost: 2.5,
    });
  },
};

function plain<State, Action>(
  measured: Omit<PlainGame, "game" | "native"> & {
    readonly game: Game<State, Action>;
    readonly native?: Game<never, never> | Game<never, number> | object;
  },
): PlainGame {
  return measured as unknown as PlainGame;
}
