import type { Decision } from "../contract/decision.js";
import type { Facts } from "../contract/facts.js";
import type { Game } from "../contract/game.js";
import { SearchError } from "../search/settings.js";
import type { ThinkOptions } from "../search/think.js";

/**
 * One way to come to a decision: a row of the table in `table.ts`. A program that lets a person choose (the command
 * line, a match, a worker) needs to know nothing else of it.
 */
export interface Method {
  /** Lower-case name as on the command line, for example "star2". */
  readonly name: string;
  /** One sentence: what it does, and who published it. */
  readonly help: string;
  /** What can be set beside the options that all methods share. */
  readonly settings: readonly Setting[];
  /** Why it cannot decide in a game with these facts, in one sentence that names the fix; undefined where it can. */
  refusal(facts: Facts): string | undefined;
  /**
   * Yields better and better decisions; the last one says why it stopped. It sees the state that it is handed and
   * nothing of the chance of a game in progress.
   *
   * @throws SearchError where the options do not fit the method or the game; the message names the fix
   */
  think<State, Action>(
    game: Game<State, Action>,
    state: State,
    options: MethodOptions<State>,
  ): AsyncGenerator<Decision<Action>, void, void>;
}

/** What any method may be told. Limits, evaluator and road are understood by all; the rest by the exact searches. */
export interface MethodOptions<State> extends Omit<ThinkOptions<State>, "algorithm"> {
  /** Values of the method's own settings, by name. */
  readonly settings?: Settings;
  /**
   * What a method keeps between the moves of one game: a table, a tree, what it has learned of an opponent. Make one
   * map for each player of a game and hand it in at every move.
   */
  readonly kept?: Map<string, unknown>;
}

export type Settings = Readonly<Record<string, number | string>>;

/** A setting of a method, from which usage lines and checks are made. */
export interface Setting {
  /** Lower-case, words joined by "-"; the same name means the same in every method that has it. */
  readonly name: string;
  /** One sentence that ends with the default. */
  readonly help: string;
  /** A whole number, any number, any text, or one of these words. */
  readonly takes: "whole" | "number" | "text" | readonly string[];
  /** The least and the most that a number may be. */
  readonly least?: number;
  readonly most?: number;
}

/** @throws SearchError where a value is given that the method does not have or cannot take */
export function checkSettings({ name, settings }: Method, given: Settings = {}): void {
  for (const [key, value] of Object.entries(given)) {
    const setting = settings.find((known) => known.name === key);
    if (!setting) {
      const names = settings.map((known) => known.name).join(", ") || "none";
      throw new SearchError(`${name} has no setting "${key}"; it has: ${names}.`);
    }
    if (!takes(setting, value))
      throw new SearchError(`${name}: ${key} must be ${wanted(setting)}, not ${value}.`);
  }
}

function takes({ takes, least, most }: Setting, value: number | string): boolean {
  if (takes === "text") return typeof value === "string";
  if (typeof takes !== "string") return takes.includes(String(value));
  if (typeof value !== "number" || Number.isNaN(value)) return false;
  if (takes === "whole" && !Number.isSafeInteger(value)) return false;
  return value >= (least ?? Number.NEGATIVE_INFINITY) && value <= (most ?? Number.POSITIVE_INFINITY);
}

/** What a setting takes, in words: "a whole number of at least 1". */
export function wanted({ takes, least, most }: Setting): string {
  if (takes === "text") return "a text";
  if (typeof takes !== "string") return `one of ${takes.join(", ")}`;
  const kind = takes === "whole" ? "a whole number" : "a number";
  if (least !== undefined && most !== undefined) return `${kind} from ${least} to ${most}`;
  if (least !== undefined) return `${kind} of at least ${least}`;
  return most === undefined ? kind : `${kind} of at most ${most}`;
}

/** Options of the exact searches that other methods may have no use for. */
type Unusable = "depth" | "horizon" | "beam" | "threshold" | "sparse" | "outcomes";

/**
 * Refuses options that a method would ignore without a word.
 * @throws SearchError
 */
export function refuseOptions<State>(
  name: string,
  options: MethodOptions<State>,
  unusable: readonly Unusable[],
  instead: string,
): void {
  const given = unusable.find((option) => options[option] !== undefined && options[option] !== false);
  if (given !== undefined) throw new SearchError(`${name} has no use for "${given}": ${instead}.`);
}
