import type { Player, Seen } from "@tyche/arena";
import type { MoveFilters } from "@tyche/engine";
import { type Chance, seededChance } from "@tyche/engine";
import { problemOf } from "@tyche/engine/errors";
import {
  type BackgammonAction,
  type BackgammonState,
  backgammon,
  type CubeAction,
  type CubeGame,
  type CubeRules,
  type CubeState,
  cubeGame,
  type OutcomeEvaluator,
  seenBy,
} from "@tyche/games/backgammon";
import {
  bestOf,
  CubeLookahead,
  FULL_WIDTH,
  Lookahead,
  USUAL_FILTERS,
} from "@tyche/games/backgammon/analysis";
import { formatFibsBoard } from "@tyche/games/backgammon/notation";
import { countOf, oneOf } from "../../io/arguments.js";
import { evaluatorNamed } from "./evaluators.js";
import { GnubgClient, type GnubgOptions } from "./gnubg/client.js";
import { GnubgError } from "./gnubg/process.js";

/** What a player of backgammon is handed by the arena. */
type SeenBackgammon = Seen<unknown, unknown>;

export interface LookaheadPlayerOptions {
  readonly name: string;
  readonly evaluator: OutcomeEvaluator;
  /** Decisions looked ahead: 1 takes the evaluator's word on each play. */
  readonly depth: number;
  readonly filters?: MoveFilters;
  /** Of the game with the cube. */
  readonly rules?: CubeRules | undefined;
}

/** Plays the best by a look ahead; of equal plays one at random. */
function lookaheadPlayer({
  name,
  evaluator,
  depth,
  filters = USUAL_FILTERS,
  rules,
}: LookaheadPlayerOptions): Player {
  const lookahead = new Lookahead(evaluator, filters);
  const withCube = new CubeLookahead(evaluator, filters);
  let chance: Chance = seededChance(name);
  return {
    name,
    begin(_seat, seed) {
      chance = seededChance(seed);
    },
    choose({ view, actions }: SeenBackgammon) {
      if (actions.length === 1) return actions[0];
      if (rules) return bestOf(withCube.rank(rules, view as CubeState, depth), chance).action;
      const { points, player, dice } = view as BackgammonState;
      return bestOf(lookahead.rank(seenBy(points, player), dice!, depth), chance).play;
    },
  };
}

/**
 * GNU Backgammon as a player, in a process of its own.
 * @throws GnubgError where it cannot be started
 */
async function gnubgPlayer(name: string, options: GnubgOptions): Promise<Player> {
  const client = await GnubgClient.start(options);
  const { notation } = backgammon();
  const withCube = options.rules && cubeGame(options.rules).notation;
  return {
    name,
    async choose({ view, actions }: SeenBackgammon): Promise<BackgammonAction | CubeAction> {
      if (actions.length === 1) return actions[0] as BackgammonAction;
      const state = view as BackgammonState;
      const text = options.rules
        ? await client.decide(fibsLine(options.rules, view as CubeState))
        : await client.play(seenBy(state.points, state.player), state.dice!);
      try {
        return withCube ? withCube.parseAction(view as CubeState, text) : notation.parseAction(state, text);
      } catch (error) {
        throw new GnubgError(
          "gnubg-illegal",
          { problem: problemOf(error) },
          `GNU Backgammon plays an illegal action: ${(error as Error).message}`,
        );
      }
    },
    close: () => client.close(),
  };
}

/** What GNU Backgammon is asked about a state of the game with the cube: by the player on roll, also while a double is answered. */
function fibsLine(rules: CubeRules, state: CubeState): string {
  const { points, player, dice, offer, score, cube, owner, crawford } = state;
  const board = {
    points: seenBy(points, player),
    dice,
    doubled: offer !== null,
    length: rules.length,
    score: player === 0 ? score : ([score[1], score[0]] as const),
    crawford,
    cube,
    owner: owner === null ? null : owner === player ? 0 : 1,
  } as const;
  return formatFibsBoard(board, "gnubg");
}

/** What is agreed about the cube in a game of backgammon; undefined where it has none. */
export function cubeRulesOf(game: object): CubeRules | undefined {
  return "rules" in game ? (game as CubeGame).rules : undefined;
}

/** Options of a player as they were written, by name. */
type WrittenOptions = ReadonlyMap<string, string>;

/**
 * The player `tyche`: an evaluator and how far it looks ahead.
 * @throws UsageError
 */
export function tychePlayer(text: string, options: WrittenOptions, rules?: CubeRules): Player {
  return lookaheadPlayer({
    name: text,
    evaluator: evaluatorNamed(options.get("evaluator") ?? "default"),
    depth: countOf("depth", options.get("depth") ?? "1", 1, 4),
    filters:
      oneOf("width", options.get("width"), ["filters", "full"]) === "full" ? FULL_WIDTH : USUAL_FILTERS,
    rules,
  });
}

/**
 * The player `gnubg`: how many of its plies it looks ahead.
 * @throws UsageError, GnubgError
 */
export function writtenGnubgPlayer(
  text: string,
  options: WrittenOptions,
  rules?: CubeRules,
): Promise<Player> {
  const binary = options.get("binary");
  return gnubgPlayer(text, {
    plies: countOf("plies", options.get("plies") ?? "0", 0, 4),
    ...(binary !== undefined && { binary }),
    rules,
  });
}
