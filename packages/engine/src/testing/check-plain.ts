import type { Game } from "../contract/game.js";
import { impurityOf } from "../rules/index.js";
import { promise } from "./check-error.js";

/** What to write in place of what is no plain data. */
const INSTEAD: readonly (readonly [what: RegExp, instead: string])[] = [
  [/^a Map$/, "use an object, or a list of pairs"],
  [/^a Set$/, "use a list"],
  [/^a Date$/, "use a number"],
  [/^NaN|Infinity$/, "use a finite number, or null"],
  [/^undefined$/, "leave it out, or use null"],
  [/class/, "use a plain object, and functions beside it"],
  [/^a function$/, "keep functions beside the state"],
  [/^a circle/, "name the other by an index"],
];

/**
 * Holds a state, an action or a view to be plain data: numbers, texts, true and false, null, arrays and objects of these. All else is
 * lost or changed where states are compared, copied to a worker, or kept in a file.
 *
 * @param name how the value is called: "state", "action"
 */
export function checkPlain<State, Action>(
  { name: game }: Game<State, Action>,
  value: unknown,
  name: string,
  where: () => string,
): void {
  const found = impurityOf(value, name);
  if (!found) return;
  const { path, what } = found;
  const instead =
    INSTEAD.find(([pattern]) => pattern.test(what))?.[1] ?? "use numbers, texts, arrays and objects";
  promise(
    false,
    () => `${game}: the ${name} is not plain data: there is ${what} at ${path} (${instead}), ${where()}.`,
  );
}
