import { serve } from "@tyche/engine/threads";
import type { NamedGame } from "@tyche/games/options";
import { expose } from "comlink";
import { tellLoaded } from "../offline/loaded-games.js";
import type { Grown } from "./explore/position-tree.js";
import { BOARD_GAMES, choiceFor, type GameChoice, gameChosen, keptGamesIn } from "./games-by-name.js";
import { insightOf } from "./insights.js";
import { networksFetched } from "./network-files.js";
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
 * What a worker of the page is for, said in its name. A referee knows the rules and is told the dice; an engine thinks about one
 * game and a host decides for the machines that play it, and neither is ever told how the dice will fall; an adviser says what a
 * game alone knows of its states; a reader takes a file of games apart. One script for all, so that a game's file is loaded once.
 */
export type Role =
  // The game that he will be told to open first.
  | { readonly role: "referee"; readonly choice?: GameChoice }
  | { readonly role: "reader" }
  | { readonly role: "engine" | "adviser"; readonly choice: GameChoice }
  | { readonly role: "host"; readonly choice: GameChoice; readonly seed: string };

/** A game as it was found, and the places on its way. */
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

/** A game for somebody who judges in it, with the network that it is judged by. */
async function judgedGame(choice: GameChoice): Promise<NamedGame> {
  const game = await gameChosen(choice);
  await networksFetched();
  return game;
}

/** What the page asks a referee: the rules run beside it, so that it never waits for them. */
const desk = {
  async open(choice: GameChoice): Promise<GameSheet> {
    opened = await gameChosen(choice);
    referee = new Referee(opened);
    return referee.sheet;
  },
  /** The game of a link, all in one answer: the page that asks is busy loading itself. */
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
  /** The position's own tree, cut to some 50 nodes. */
  async tree(state: unknown): Promise<Grown> {
    asked();
    // The leaves of the tree are judged.
    await networksFetched();
    const { positionTree } = await import("./explore/position-tree.js");
    return positionTree(opened!, state);
  },
};
export type Desk = typeof desk;

/** What the page asks an adviser, who has one game. */
function adviserOf(choice: GameChoice) {
  // Loaded while the first question is on its way.
  const known = Promise.all([judgedGame(choice), insightOf(choice.game)]);
  return {
    async insight(state: unknown, viewers: readonly number[]): Promise<unknown> {
      const [game, find] = await known;
      return find?.(game, state, viewers);
    },
  };
}
export type Adviser = ReturnType<typeof adviserOf>;

/** What the page asks a reader, for one file: whoever gives it one that takes too long can end it. */
const readerDesk = { games: keptGamesIn };
export type ReaderDesk = typeof readerDesk;

/** What the page asks the host of the machines at a game. */
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
  // Loaded before he is told to open it, who says what is wrong with it.
  if (role.choice) gameChosen(role.choice).catch(() => {});
} else if (role.role === "reader") expose(readerDesk);
else if (role.role === "adviser") expose(adviserOf(role.choice));
else if (role.role === "host") expose(hostDesk(new Host(judgedGame(role.choice), role.seed)));
// Of a game that there is none of the referee says so, and nobody asks this one.
else if (BOARD_GAMES.includes(role.choice.game))
  serve(self as unknown as Worker, [(await judgedGame(role.choice)).game]);
