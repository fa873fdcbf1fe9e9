import type { Game } from "../contract/game.js";

/** An object by the names of its properties. */
export type Parts = Readonly<Record<string, unknown>>;
/**
 * One text for all equal values: JSON with sorted keys, and texts for NaN, the infinities, undefined in a list,
 * integers of any length, Maps, Sets and typed arrays. The key of states without their own.
 */
export function canonicalText(value: unknown): string {
  switch (typeof value) {
    case "number":
      return value === 0 ? "0" : `${value}`;
    case "string":
      return JSON.stringify(value);
    case "boolean":
      return value ? "true" : "false";
    case "bigint":
      return `${value}n`;
    case "object":
      return value === null ? "null" : textOfObject(value);
    default:
      return "undefined";
  }
}

function textOfObject(value: object): string {
  if (Array.isArray(value)) return textOfList(value);
  if (ArrayBuffer.isView(value)) return `typed${textOfList(Array.from(value as Uint8Array))}`;
  if (hasToJson(value)) return canonicalText(value.toJSON());
  if (value instanceof Map)
    return `Map{${Array.from(value, ([key, part]) => `${canonicalText(key)}:${canonicalText(part)}`)
      .sort()
      .join()}}`;
  if (value instanceof Set) return `Set{${Array.from(value, canonicalText).sort().join()}}`;
  const keys = Object.keys(value);
  for (let i = 1; i < keys.length; i++)
    if (keys[i - 1]! > keys[i]!) {
      keys.sort();
      break;
    }
  let text = "{";
  for (const key of keys) {
    const part = (value as Parts)[key];
    if (isAbsent(part)) continue;
    text += `${text.length > 1 ? "," : ""}${JSON.stringify(key)}:${canonicalText(part)}`;
  }
  return `${text}}`;
}

function textOfList(items: readonly unknown[]): string {
  // States consist mostly of lists of finite numbers, and JSON writes those faster.
  if (items.every(Number.isFinite)) return JSON.stringify(items);
  let text = "[";
  for (let i = 0; i < items.length; i++) text += `${i > 0 ? "," : ""}${canonicalText(items[i])}`;
  return `${text}]`;
}

export function isList(value: object): value is ArrayLike<unknown> {
  return Array.isArray(value) || ArrayBuffer.isView(value);
}

/** Whether a value defines its own JSON form: a date, a class with `toJSON`. */
export function hasToJson(value: object): value is { toJSON(): unknown } {
  return typeof (value as { toJSON?: unknown }).toJSON === "function";
}

/** Whether a property is omitted from an object. */
export function isAbsent(part: unknown): boolean {
  return part === undefined || typeof part === "function" || typeof part === "symbol";
}

/**
 * Whether two states have the same key. Nearly all that do also have the same parts in the same order, which is found
 * without writing the texts.
 */
export function haveSameKey<State, Action>(game: Game<State, Action>, one: State, other: State): boolean {
  return haveSameParts(one, other) || keyOf(game, one) === keyOf(game, other);
}

function haveSameParts(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (isList(one)) {
    if (!isList(other) || one.length !== other.length || one.constructor !== other.constructor) return false;
    for (let i = 0; i < one.length; i++) if (!haveSameParts(one[i], other[i])) return false;
    return true;
  }
  if (isList(other) || hasToJson(one) || one instanceof Map || one instanceof Set) return false;
  const keys = Object.keys(one);
  const others = Object.keys(other);
  if (keys.length !== others.length || one.constructor !== other.constructor) return false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!;
    if (key !== others[i] || !haveSameParts((one as Parts)[key], (other as Parts)[key])) return false;
  }
  return true;
}

/** Canonical text of a state: its `key` if the game has one, else the same text for all states of equal structure. */
export function keyOf<State, Action>(game: Game<State, Action>, state: State): string {
  return game.key ? game.key(state) : canonicalText(state);
}
