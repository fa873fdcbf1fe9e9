import type { Player, Seen } from "@tyche/arena";
import {
  type BackgammonAction,
  type BackgammonState,
  backgammon,
  type CubeAction,
  type CubeGame,
  type CubeRules,
  type CubeState,
  cubeGame,
  seenBy,
} from "@tyche/backgammon";
import { bestOf, CubeLookahead, FULL_WIDTH, Lookahead, USUAL_FILTERS } from "@tyche/backgammon/analysis";
import { formatFibsBoard } from "@tyche/backgammon/notation";
import { GnubgClient, GnubgError } from "@tyche/backgammon/servers";
import { type Chance, seededChance } from "@tyche/engine";
import { problemOf } from "@tyche/engine/errors";
import { evaluatorNamed } from "../analysis/backgammon-evaluators.js";
import { checkProgram } from "../io/access.js";
import { countOf, oneOf } from "../io/arguments.js";

/** The arena's input for a backgammon player. */
type SeenBackgammon = Seen<unknown, unknown>;

/** Options of a player as written, by name. */
type WrittenOptions = ReadonlyMap<string, string>;

/**
 * The player `tyche`: plays the best action found by the search, and chooses at random among equal ones.
 * @throws UsageError
 */
export function tychePlayer(name: string, options: WrittenOptions, rules?: CubeRules): Player {
  const evaluator = evaluatorNamed(options.get("evaluator") ?? "default");
  const depth = countOf("depth", options.get("depth") ?? "1", 1, 4);
  const width = oneOf("width", options.get("width"), ["filters", "full"]);
  const filters = width === "full" ? FULL_WIDTH : USUAL_FILTERS;
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
 * The player `gnubg`: GNU Backgammon in its own process.
 * @throws UsageError, GnubgError if the process cannot be started
 */
export async function gnubgPlayer(name: string, options: WrittenOptions, rules?: CubeRules): Promise<Player> {
  const binary = options.get("binary");
  checkProgram(binary ?? "gnubg");
  const plies = countOf("plies", options.get("plies") ?? "0", 0, 4);
  const client = await GnubgClient.start({ plies, ...(binary !== undefined && { binary }), rules });
  const { notation } = backgammon();
  const withCube = rules && cubeGame(rules).notation;
  return {
    name,
    async choose({ view, actions }: SeenBackgammon): Promise<BackgammonAction | CubeAction> {
      if (actions.length === 1) return actions[0] as BackgammonAction;
      const state = view as BackgammonState;
      const text = rules
        ? await client.decide(fibsLine(rules, view as CubeState))
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

/**
 * Converts a state with the cube to the FIBS line of a request, from the side of the player on roll even while a double
 * is being answered.
 */
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

/** The cube rules of a backgammon game; undefined if it has no cube. */
export function cubeRulesOf(game: object): CubeRules | undefined {
  return "rules" in game ? (game as CubeGame).rules : undefined;
}
