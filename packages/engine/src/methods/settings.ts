import { SearchError } from "../contract/errors.js";
import type { Method } from "../contract/game.js";
import type { MethodOptions, Settings } from "../contract/options.js";
import type { OptionName, Setting } from "../contract/setting.js";

type Named = Pick<Method, "name" | "settings" | "unused" | "instead">;

/** @throws SearchError where a value is given that the method does not have or cannot take */
export function checkSettings({ name, settings }: Named, given: Settings = {}): void {
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

/** An option that was given and that the method has no use for; undefined where there is none. */
export function unusedOption({ unused }: Named, options: MethodOptions<never>): OptionName | undefined {
  return unused.find((option) => options[option] !== undefined && options[option] !== false);
}

/**
 * Refuses options that a method would ignore without a word.
 * @throws SearchError
 */
export function refuseUnused(method: Named, options: MethodOptions<never>): void {
  const given = unusedOption(method, options);
  if (given !== undefined)
    throw new SearchError(`${method.name} has no use for "${given}": ${method.instead}.`);
}

/** Leaves out what was not given, so that defaults hold. */
export function defined<T extends object>(given: { [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;
}
