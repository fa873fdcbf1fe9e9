import type { Problem } from "../contract/errors.js";
import type { Game } from "../contract/game.js";
import { ownState } from "../rules/changed.js";
import { impurityOf } from "../rules/plain.js";
import { CheckError } from "./check-error.js";
import { AS_JSON } from "./places.js";

/** What to write in place of an object of a built-in class, by its name. */
const INSTEAD_OF_CLASS: Readonly<Record<string, Problem>> = {
  Map: { id: "plain-use-pairs", values: {}, message: "use an object, or a list of pairs" },
  Set: { id: "plain-use-list", values: {}, message: "use a list" },
  Date: { id: "plain-use-number", values: {}, message: "use a number, as getTime() returns" },
};

const PLAIN_OBJECT: Problem = {
  id: "plain-use-object",
  values: {},
  message: "use a plain object, and functions beside it",
};

/** What to write in place of a value that is not plain data, by its id. */
const INSTEAD: Readonly<Record<string, Problem>> = {
  "plain-not-finite": { id: "plain-use-finite", values: {}, message: "use a finite number, or null" },
  "plain-undefined": { id: "plain-leave-out", values: {}, message: "leave it out, or use null" },
  "plain-class": PLAIN_OBJECT,
  "plain-some-class": PLAIN_OBJECT,
  "plain-circle": { id: "plain-use-index", values: {}, message: "name the other by an index" },
};

function insteadOf({ id, values }: Problem): Problem {
  if (/Array$/.test(String(values.class)))
    return { id: "plain-use-list", values: {}, message: "use a list, as Array.from returns" };
  if (values.type === "function")
    return { id: "plain-functions-beside", values: {}, message: "keep functions beside the state" };
  return (
    INSTEAD_OF_CLASS[String(values.class)] ??
    INSTEAD[id] ?? { id: "plain-use-plain", values: {}, message: "use numbers, texts, arrays and objects" }
  );
}

/**
 * Checks that a state, an action or a view, named by `name`, is plain data: everything else is lost or changed when
 * states are compared, copied to a worker, or stored in a file.
 */
export function checkPlain<State, Action>(
  checked: Game<State, Action>,
  value: unknown,
  name: string,
  where: () => Problem,
): void {
  const found = impurityOf(name === "action" ? value : ownState(checked, value), name);
  if (!found) return;
  const { name: game } = checked;
  const { what, path } = found;
  const instead = insteadOf(what);
  const at = where();
  throw new CheckError(
    "check-not-plain",
    { game, name, what, path, instead, where: at },
    `${game}: the ${name} is not plain data: there is ${what.message} at ${path} (${instead.message}), ${at.message}.`,
  );
}

/** Checks a state before it is written as JSON. */
export function checkSaved<State, Action>(game: Game<State, Action>, state: State): void {
  checkPlain(game, state, "state", () => AS_JSON);
}
