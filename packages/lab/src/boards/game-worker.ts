import { serve } from "@tyche/engine/threads";
import { loadWeights, type NamedGame } from "@tyche/games/options";
import { expose } from "comlink";
import { tellLoaded } from "../offline/loaded-games.js";
import type { Grown } from "./explore/position-tree.js";
import { BOARD_GAMES, choiceFor, type GameChoice, gameChosen, keptGamesIn } from "./games-by-name.js";
import { insightOf } from "./insights.js";
import { Host } from "./opponents/host.js";
import type { Machine } from "./opponents/player.js";
import type { BoardLink } from "./record/board-link.js";
import {
  type GameSheet,
  type NamedAction,
  Referee,
  type Scene,
  type SceneOutcome,
  type SceneSpread,
} from "./referee/referee.js";
import { carryProblems } from "./worker-errors.js";

/**
 * The task of a worker, contained in its name. A referee knows the rules and receives the dice. An engine analyses one
 * game, and a host chooses the moves of machine players; neither ever learns future dice. An adviser computes a game's
 * own insight into a state. A reader parses one file of games. All use one script, so that a game's file is loaded
 * once.
 */
export type Role =
  // `choice` is the game that it will open first.
  | { readonly role: "referee"; readonly choice?: GameChoice }
  | { readonly role: "reader" }
  | { readonly role: "engine" | "adviser"; readonly choice: GameChoice }
  | { readonly role: "host"; readonly choice: GameChoice; readonly seed: string };

/** An opened game with the positions of its moves. */
export interface Reached {
  readonly choice: GameChoice;
  readonly sheet: GameSheet;
  readonly scenes: readonly Scene[];
}

let referee: Referee | undefined;
let opened: NamedGame | undefined;

function asked(): Referee {
  if (!referee) throw new Error("no game has been opened");
  return referee;
}

/** A game with its evaluator's network loaded. */
async function judgedGame(choice: GameChoice): Promise<NamedGame> {
  const game = await gameChosen(choice);
  await loadWeights();
  return game;
}

/** The referee's interface for the page. The rules run in the worker, so that the page never waits for them. */
const desk = {
  async open(choice: GameChoice): Promise<GameSheet> {
    opened = await gameChosen(choice);
    referee = new Referee(opened);
    return referee.sheet;
  },
  /** Opens the game of a link in one call, because the calling page is busy loading. */
  async reach({ game, options, start, plies }: BoardLink, luck: string): Promise<Reached> {
    const choice = start === "" ? { game, options } : await choiceFor({ game, options }, start);
    const sheet = await desk.open(choice);
    return { choice, sheet, scenes: asked().way(start, plies, luck) };
  },
  start: (luck: string): Scene => asked().start(luck),
  written: (states: readonly unknown[], actions: readonly unknown[], players: readonly string[]): string =>
    asked().written(states, actions, players),
  drawn: (seed: string): Scene => asked().drawn(seed),
  read: (text: string): Scene => asked().read(text),
  play: (state: unknown, action: string, luck: string): Scene => asked().play(state, action, luck),
  line: (state: unknown, actions: readonly unknown[]): readonly NamedAction[] => asked().line(state, actions),
  outcomes: (state: unknown, action: unknown): readonly SceneOutcome[] => asked().outcomes(state, action),
  spread: (state: unknown, action: unknown, ms: number): SceneSpread => asked().spread(state, action, { ms }),
  /** The position's tree, cut to about 50 nodes. */
  async tree(state: unknown): Promise<Grown> {
    asked();
    // An evaluator judges the leaves of the tree.
    await loadWeights();
    const { positionTree } = await import("./explore/position-tree.js");
    return positionTree(opened!, state);
  },
};
export type Desk = typeof desk;

/** The adviser's interface for the page; it has one game. */
function adviserOf(choice: GameChoice) {
  // Loaded while the first request is on its way.
  const known = Promise.all([judgedGame(choice), insightOf(choice.game)]);
  return {
    async insight(state: unknown, viewers: readonly number[]): Promise<unknown> {
      const [game, find] = await known;
      return find?.(game, state, viewers);
    },
  };
}
export type Adviser = ReturnType<typeof adviserOf>;

/** The reader's interface for the page, for one file; a reader that takes too long can be terminated. */
const readerDesk = { games: keptGamesIn };
export type ReaderDesk = typeof readerDesk;

/** The host's interface for the page. */
function hostDesk(host: Host) {
  return {
    play: (seat: number, machine: Machine, state: unknown): Promise<unknown> =>
      host.play(seat, machine, state),
    rest: (): void => host.rest(),
  };
}
export type HostDesk = ReturnType<typeof hostDesk>;

tellLoaded();
carryProblems();
const role = JSON.parse(self.name) as Role;
if (role.role === "referee") {
  expose(desk);
  // Loaded before `open` is called, which reports errors.
  if (role.choice) gameChosen(role.choice).catch(() => {});
} else if (role.role === "reader") expose(readerDesk);
else if (role.role === "adviser") expose(adviserOf(role.choice));
else if (role.role === "host") expose(hostDesk(new Host(judgedGame(role.choice), role.seed)));
// The referee reports unknown games; this engine is then unused.
else if (BOARD_GAMES.includes(role.choice.game))
  serve(self as unknown as Worker, [(await judgedGame(role.choice)).game]);
