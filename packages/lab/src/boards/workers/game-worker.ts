import type { Decision } from "@tyche/engine";
import type { GameSolution } from "@tyche/engine/exact";
import { answerCalls } from "@tyche/engine/threads";
import { loadWeights, type NamedGame } from "@tyche/games";
import { tellLoaded } from "../../offline/loaded-games.js";
import { insightOf } from "../games/insights.js";
import type { BoardLink } from "../record/board-link.js";
import type { GameChoice, GameSheet } from "../record/scene.js";
import { holdLock } from "./lock.js";
import { MachinePlayers } from "./machines.js";
import type { Machine } from "./player.js";
import type { PositionTree } from "./position-tree.js";
import type { ThinkingOptions } from "./question.js";
import { Referee } from "./referee.js";
import { choiceFor, gameChosen, gamesInFile, optionsFor } from "./rules.js";
import { solvedFirst } from "./solved-first.js";
import type { EditedSet, NamedAnswer, Strategies } from "./strategies.js";

/** What a worker loads before it is asked; contained in its name, with the name of its lock. */
export interface Preparation {
  readonly choice: GameChoice;
  /** Whether it will evaluate positions, for which it needs the game's networks. */
  readonly evaluates: boolean;
}

interface Rules {
  readonly named: NamedGame;
  readonly referee: Referee;
}

async function rulesOf(choice: GameChoice): Promise<Rules> {
  const named = await gameChosen(choice);
  return { named, referee: new Referee(named) };
}

tellLoaded();
const { lock, ...prepared } = JSON.parse(self.name) as Partial<Preparation> & { readonly lock: string };
holdLock(self, lock);
/** The open game; a call gets the error if it could not be opened. */
let rules: Promise<Rules> | undefined = prepared.choice && rulesOf(prepared.choice);
rules?.catch(() => {});
if (prepared.evaluates) evaluated().catch(() => {});
/** What the methods of an engine keep from position to position. */
const kept = new Map<string, unknown>();
let machines: MachinePlayers | undefined;
let solution: GameSolution<unknown, unknown> | undefined;
let strategies: Strategies | undefined;

async function current(): Promise<Rules> {
  if (!rules) throw new Error("no game has been opened");
  return rules;
}

/** The open game, ready to be evaluated. */
async function evaluated(): Promise<NamedGame> {
  const { named } = await current();
  await loadWeights();
  return named;
}

/**
 * All calls that a worker answers besides those of its referee. The page starts one worker for each purpose. Only the
 * one that plays a game's moves ever receives a seed of its dice: an engine and a machine player never do.
 */
const calls = {
  async open(choice: GameChoice): Promise<GameSheet> {
    const opened = rulesOf(choice);
    const { referee } = await opened;
    rules = opened;
    return referee.sheet;
  },
  /** Opens the game of a link in one call, because the calling page is busy loading. */
  async reach({ game, options, start, plies, day }: BoardLink, luck: string) {
    const choice = start === "" ? { game, options } : await choiceFor({ game, options }, start);
    const sheet = await calls.open(choice);
    return {
      choice,
      sheet,
      scenes: (await current()).referee.scenesOf(start, plies, luck, day !== undefined),
    };
  },
  /** The options with which a position is set up. */
  optionsFor,
  /** The position's tree, cut to about 50 nodes. */
  async tree(state: unknown): Promise<PositionTree> {
    const { positionTree } = await import("./position-tree.js");
    return positionTree(await evaluated(), state);
  },
  async *think(
    state: unknown,
    options: ThinkingOptions,
    signal: AbortSignal,
  ): AsyncGenerator<Decision<unknown>, void, void> {
    const { game } = await evaluated();
    if (!signal.aborted) yield* solvedFirst(game, state, { kept, ...options, signal });
  },
  /**
   * The exact solution of a state, or of the game from there on, which later calls look up.
   *
   * @param limit most positions
   * @throws SearchError if there are more
   */
  async solve(state: unknown, limit: number): Promise<Decision<unknown>> {
    const { game } = (await current()).named;
    const { solvedDecision, solveGame } = await import("@tyche/engine/exact");
    if (!solution?.reaches(state)) solution = solveGame(game, { from: state, limit });
    return solvedDecision(game, state, solution);
  },
  /** The game's strategies at a state; uses only what the viewer may know. */
  async *strategies(
    state: unknown,
    viewer: number,
    edits: readonly EditedSet[],
    signal: AbortSignal,
  ): AsyncGenerator<NamedAnswer, void, void> {
    const { game } = (await current()).named;
    const { Strategies } = await import("./strategies.js");
    strategies ??= new Strategies(game);
    yield* strategies.at(state, viewer, edits, signal);
  },
  /** The action of the machine player at a seat. @param seed of the errors that weak levels make */
  async choose(
    seed: string,
    seat: number,
    machine: Machine,
    state: unknown,
    signal: AbortSignal,
  ): Promise<unknown> {
    machines ??= new MachinePlayers(await evaluated(), seed);
    return machines.choose(seat, machine, state, signal);
  },
  /** The game's own insight into a state; uses only what the viewers may know. */
  async insight(state: unknown, viewers: readonly number[]): Promise<unknown> {
    const named = await evaluated();
    return (await insightOf(prepared.choice!.game))(named, state, viewers);
  },
  /** The games of a file. */
  games: gamesInFile,
  /** Answers a question of the game's own studies about a state. */
  async *study(state: object, question: unknown, signal: AbortSignal) {
    const { study } = await import("../games/backgammon/study.js");
    for await (const answer of study(await evaluated(), state, question as Parameters<typeof study>[2])) {
      if (signal.aborted) return;
      yield answer;
    }
  },
  /** Judges the match of a file in a number of passes. */
  async *judge(file: string | Uint8Array, passes: number, signal: AbortSignal) {
    const { judge } = await import("../games/backgammon/judge.js");
    await loadWeights();
    for await (const match of judge(file, passes)) {
      if (signal.aborted) return;
      yield match;
    }
  },
};

export type GameCalls = typeof calls &
  Pick<Referee, "deals" | "drawn" | "line" | "outcomes" | "play" | "read" | "spread" | "typed" | "written">;

answerCalls(self, async (name) => {
  if (Object.hasOwn(calls, name)) return calls[name as keyof typeof calls];
  const { referee } = await current();
  // A referee answers at once, so it takes no signal.
  const method = referee[name as "read"].bind(referee) as (...args: unknown[]) => unknown;
  return (...args: unknown[]) => method(...args.slice(0, -1));
});
