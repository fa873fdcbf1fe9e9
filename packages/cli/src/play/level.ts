import { createOpponent, type Game, highestLevel, type Opponent } from "@tyche/engine";
import { englishTexts, type Problem } from "@tyche/engine/errors";
import { chosenEvaluator, withEvaluator } from "../games/evaluator.js";
import type { Place } from "../games/place.js";
import type { SearchChoice, WrittenSearch } from "../games/search-options.js";
import { numberOf } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import { refuseIdle } from "../io/idle.js";

const texts = englishTexts({
  "level-sets": "{option} has no effect with --level, which sets how much the engine searches",
  "level-alone": "--level is for the engine as a player, and {game} is a game for one: use --as none",
});

/** The engine's players by seat; the same for a whole game. */
export type Opponents = (seat: number) => Promise<Opponent<unknown, unknown>>;

/** Search options that a level sets itself. */
const SAID = ["depth", "horizon", "deterministic", "table", "beam", "threshold", "sparse"];
const WHY = (option: string): Problem => texts.phrase("level-sets", { option });

/**
 * Returns the engine's level; undefined if none is given.
 *
 * @throws UsageError if the level is invalid or has no effect, or if other options have no effect with it
 */
export function readLevel(
  written: WrittenSearch & { readonly level?: string | undefined },
  { settings = {} }: SearchChoice,
  game: Game<unknown, unknown>,
  human: number | undefined,
): number | undefined {
  if (written.level === undefined) return undefined;
  const level = numberOf("level", written.level, 1, highestLevel(game));
  if (game.facts.players === 1 && human !== undefined)
    throw texts.error(UsageError, "level-alone", { game: game.name });
  refuseIdle(written, SAID, WHY);
  refuseIdle(settings, Object.keys(settings), WHY);
  if (written.threads !== "1") refuseIdle(written, ["threads"], WHY);
  return level;
}

/** Returns a function that creates new opponents of a level for each game. */
export function opponentsOf(level: number, choice: SearchChoice, seed: string): (place: Place) => Opponents {
  const { time, nodes, algorithm, evaluator } = choice;
  const options = {
    level,
    ...(time !== undefined && { time }),
    ...(nodes !== undefined && { nodes }),
    ...(algorithm !== undefined && { algorithm }),
  };
  return ({ named }) => {
    // A level has an evaluator of its own.
    const judge = evaluator === "default" ? {} : chosenEvaluator(named, evaluator);
    const made = new Map<number, Opponent<unknown, unknown>>();
    return async (seat) => {
      const { game } = await withEvaluator(named, evaluator);
      const opponent =
        made.get(seat) ?? createOpponent(game, { ...options, ...judge, seed: `${seed} ${seat}` });
      made.set(seat, opponent);
      return opponent;
    };
  };
}
