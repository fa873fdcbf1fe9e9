import type { Player, Seen } from "@tyche/arena";
import type { MoveFilters } from "@tyche/engine";
import { type Chance, seededChance } from "@tyche/engine";
import {
  type BackgammonAction,
  type BackgammonState,
  backgammon,
  type OutcomeEvaluator,
  seenBy,
} from "@tyche/games/backgammon";
import { bestOf, FULL_WIDTH, Lookahead, USUAL_FILTERS } from "@tyche/games/backgammon/analysis";
import { oneOf } from "../../io/arguments.js";
import { UsageError } from "../../io/errors.js";
import { evaluatorNamed } from "./evaluators.js";
import { GnubgClient, type GnubgOptions } from "./gnubg/client.js";
import { GnubgError } from "./gnubg/process.js";
import { wholeOf } from "./numbers.js";

/** What a player of backgammon is handed by the arena. */
type SeenBackgammon = Seen<unknown, unknown>;

export interface LookaheadPlayerOptions {
  readonly name: string;
  readonly evaluator: OutcomeEvaluator;
  /** Decisions looked ahead: 1 takes the evaluator's word on each play. */
  readonly depth: number;
  readonly filters?: MoveFilters;
}

/** @throws UsageError where the cube is to be decided about */
function refuseCube(name: string, actions: readonly unknown[]): void {
  if (actions.length > 1 && typeof actions[0] === "string")
    throw new UsageError(`the player ${name} knows no cube: take filtered, or play without it`);
}

/** Plays the best by a look ahead; of equal plays one at random. */
function lookaheadPlayer({
  name,
  evaluator,
  depth,
  filters = USUAL_FILTERS,
}: LookaheadPlayerOptions): Player {
  const lookahead = new Lookahead(evaluator, filters);
  let chance: Chance = seededChance(name);
  return {
    name,
    begin(_seat, seed) {
      chance = seededChance(seed);
    },
    choose({ view, actions }: SeenBackgammon) {
      const { points, player, dice } = view as BackgammonState;
      refuseCube(name, actions);
      if (dice === null || actions.length === 1) return actions[0];
      return bestOf(lookahead.rank(seenBy(points, player), dice, depth), chance).play;
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
  return {
    name,
    async choose({ view, actions }: SeenBackgammon): Promise<BackgammonAction> {
      const state = view as BackgammonState;
      refuseCube(name, actions);
      if (state.dice === null || actions.length === 1) return actions[0] as BackgammonAction;
      const text = await client.play(seenBy(state.points, state.player), state.dice);
      try {
        return notation.parseAction(state, text);
      } catch (error) {
        throw new GnubgError(`GNU Backgammon plays what it may not: ${(error as Error).message}`);
      }
    },
    close: () => client.close(),
  };
}

/** Options of a player as they were written, by name. */
type WrittenOptions = ReadonlyMap<string, string>;

/**
 * The player `tyche`: an evaluator and how far it looks ahead.
 * @throws UsageError
 */
export function tychePlayer(text: string, options: WrittenOptions): Player {
  return lookaheadPlayer({
    name: text,
    evaluator: evaluatorNamed(options.get("evaluator") ?? "default"),
    depth: wholeOf("depth", options.get("depth") ?? "1", 1, 4),
    filters:
      oneOf("width", options.get("width"), ["filters", "full"]) === "full" ? FULL_WIDTH : USUAL_FILTERS,
  });
}

/**
 * The player `gnubg`: how many of its plies it looks ahead.
 * @throws UsageError, GnubgError
 */
export function writtenGnubgPlayer(text: string, options: WrittenOptions): Promise<Player> {
  const binary = options.get("binary");
  return gnubgPlayer(text, {
    plies: wholeOf("plies", options.get("plies") ?? "0", 0, 4),
    ...(binary !== undefined && { binary }),
  });
}
