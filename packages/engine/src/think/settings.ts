import { type Problem, SearchError } from "../contract/errors.js";
import type { Method, MethodOptions } from "../contract/game.js";
import type { OptionName, Setting, Settings } from "../contract/options.js";

type Named = Pick<Method, "name" | "settings" | "unused" | "instead">;

/** @throws SearchError if the method does not have a setting, or its value is invalid */
export function checkSettings({ name, settings }: Named, given: Settings = {}): void {
  for (const [key, value] of Object.entries(given)) {
    const setting = settings.find((known) => known.name === key);
    if (!setting) {
      const all = settings.map((known) => known.name);
      throw all.length === 0
        ? new SearchError(
            "method-no-settings",
            { method: name, name: key },
            `${name} has no setting "${key}": it has none.`,
          )
        : new SearchError(
            "method-setting-unknown",
            { method: name, name: key, all },
            `${name} has no setting "${key}"; it has: ${all.join(", ")}.`,
          );
    }
    if (!takes(setting, value)) {
      const what = describeSetting(setting);
      throw new SearchError(
        "method-setting-value",
        { method: name, name: key, wanted: what, value },
        `${name}: ${key} must be ${what.message}, not ${value}.`,
      );
    }
  }
}

function takes({ takes, least, most }: Setting, value: number | string): boolean {
  if (takes === "text") return typeof value === "string";
  if (typeof takes !== "string") return takes.includes(String(value));
  if (typeof value !== "number" || Number.isNaN(value)) return false;
  if (takes === "whole" && !Number.isSafeInteger(value)) return false;
  return value >= (least ?? Number.NEGATIVE_INFINITY) && value <= (most ?? Number.POSITIVE_INFINITY);
}

/** What a setting accepts, as part of a sentence: "a whole number, 1 or more". */
export function describeSetting({ takes, least, most }: Setting): Problem {
  if (takes === "text") return { id: "setting-text", values: {}, message: "a text" };
  if (typeof takes !== "string")
    return { id: "setting-words", values: { all: takes }, message: `one of ${takes.join(", ")}` };
  const kind = takes === "whole" ? "a whole number" : "a number";
  if (least !== undefined && most !== undefined)
    return {
      id: "setting-between",
      values: { kind: takes, least, most },
      message: `${kind} from ${least} to ${most}`,
    };
  if (least !== undefined)
    return { id: "setting-least", values: { kind: takes, least }, message: `${kind}, ${least} or more` };
  return most === undefined
    ? { id: "setting-number", values: { kind: takes }, message: kind }
    : { id: "setting-most", values: { kind: takes, most }, message: `${kind}, ${most} or less` };
}

/** A given option that does not apply to the method; undefined if there is none. */
export function unusedOption({ unused }: Named, options: MethodOptions<never>): OptionName | undefined {
  return unused.find((option) => options[option] !== undefined && options[option] !== false);
}

/** Rejects options that a method would silently ignore. @throws SearchError */
export function refuseUnused(method: Named, options: MethodOptions<never>): void {
  const option = unusedOption(method, options);
  if (option === undefined) return;
  const { name, instead } = method;
  throw instead
    ? new SearchError(
        "method-option-unused-instead",
        { method: name, option, instead },
        `${name} does not use "${option}": ${instead.message}.`,
      )
    : new SearchError(
        "method-option-unused",
        { method: name, option },
        `${name} does not use "${option}": leave it out.`,
      );
}
