import { hashText } from "../chance/sfc32.js";
import { SearchError } from "../contract/errors.js";
import type { Game } from "../contract/game.js";
import { canonicalText } from "../position/canonical-text.js";
import { firstDecisions, type Strategy, type StrategySet, strategyOf } from "./strategy.js";

const FORMAT = "tyche strategy";
const VERSION = 1;

/** A strategy as the text of a file, which `readStrategy` reads. */
export function writeStrategy(strategy: Strategy): string {
  const { game } = strategy;
  const sets = Array.from(strategy.sets(), ({ player, view, actions, probabilities }) =>
    JSON.stringify({ player, view, actions, probabilities }),
  );
  const checksum = checksumOf(game, `[${sets.join(",")}]`);
  const head = JSON.stringify({ format: FORMAT, version: VERSION, game, checksum });
  return `${head.slice(0, -1)},"sets":[${sets.map((set) => `\n  ${set}`).join(",")}\n]}\n`;
}

/** The error allowed in the sum of probabilities. */
const ROUNDING = 1e-6;

/**
 * Reads the text of a file that `writeStrategy` wrote.
 * @throws SearchError if it is something else, damaged, or a strategy of another game or of other options
 */
export function readStrategy<State, Action>(game: Game<State, Action>, text: string): Strategy<Action> {
  let file: { format?: unknown; version?: unknown; game?: unknown; checksum?: unknown; sets?: unknown };
  try {
    file = JSON.parse(text);
  } catch {
    throw damaged();
  }
  if (file?.format !== FORMAT || file.version !== VERSION || !Array.isArray(file.sets)) throw damaged();
  if (!file.sets.every(isSet)) throw damaged();
  if (file.checksum !== checksumOf(file.game, JSON.stringify(file.sets))) throw changed();
  const strategy = strategyOf<Action>(String(file.game), file.sets as StrategySet<Action>[]);
  if (file.game !== game.name || !fits(game, strategy))
    throw new SearchError(
      "strategy-other",
      { game: game.name, other: strategy.game },
      `The strategy is of ${strategy.game}, and not of ${game.name} with these options: solve this game, or give the same options.`,
    );
  return strategy;
}

function isSet(value: unknown): boolean {
  const { player, view, actions, probabilities } = (value ?? {}) as Partial<StrategySet>;
  return (
    Number.isInteger(player) &&
    typeof view === "string" &&
    Array.isArray(actions) &&
    Array.isArray(probabilities) &&
    actions.length === probabilities.length &&
    probabilities.every((share) => typeof share === "number" && share >= 0) &&
    Math.abs(probabilities.reduce((sum, share) => sum + share, 0) - 1) <= ROUNDING
  );
}

/** A 32-bit hash as hexadecimal digits. */
function checksumOf(game: unknown, sets: string): string {
  return (hashText(`${game} ${sets}`, 0) >>> 0).toString(16).padStart(8, "0");
}

function changed(): SearchError {
  return new SearchError(
    "strategy-changed",
    {},
    "The strategy was changed after Tyche wrote it: its checksum does not match. Write it again with writeStrategy or tyche equilibrium --save.",
  );
}

function damaged(): SearchError {
  return new SearchError(
    "strategy-damaged",
    {},
    "The text is not a strategy that Tyche wrote, or it is damaged: write it again with writeStrategy or tyche equilibrium --save.",
  );
}

/** Whether a strategy knows nothing yet, or the first view of some random games, with the same actions. */
function fits<State, Action>(game: Game<State, Action>, strategy: Strategy<Action>): boolean {
  if (strategy.size === 0) return true;
  return firstDecisions(game).every(({ player, view, actions }) => {
    const set = strategy.at(player, view);
    return set && canonicalText(set.actions) === canonicalText(actions);
  });
}
