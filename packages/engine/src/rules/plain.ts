import type { Problem } from "../contract/errors.js";

/** The part of a value that is not plain data (numbers, texts, booleans, null, arrays, objects of these). */
export interface Impurity {
  /** Its path, as in code: `state.hands[0].cards`. */
  readonly path: string;
  /** What it is: "a Map", "NaN", "a circle back to state". */
  readonly what: Problem;
}

export interface PlainOptions {
  /**
   * Only what JSON loses or cannot write. Default false: also what a copy changes (classes, dates, undefined
   * properties).
   */
  readonly lossy?: boolean;
}

/** The first part of a value of this name that is not plain data; undefined if all of it is. */
export function impurityOf(
  value: unknown,
  name: string,
  { lossy = false }: PlainOptions = {},
): Impurity | undefined {
  const above = new Map<object, string>();

  const find = (part: unknown, path: string): Impurity | undefined => {
    const type = typeof part;
    if (type === "string" || type === "boolean" || part === null) return undefined;
    if (typeof part === "number") return Number.isFinite(part) ? undefined : notFinite(path, part);
    if (typeof part === "object") return inObject(part, path);
    if (part === undefined)
      return { path, what: { id: "plain-undefined", values: {}, message: "undefined" } };
    return { path, what: { id: "plain-type", values: { type }, message: `a ${type}` } };
  };

  const inObject = (object: object, path: string): Impurity | undefined => {
    const circle = above.get(object);
    if (circle !== undefined) {
      const message = `a circle back to ${circle}`;
      return { path, what: { id: "plain-circle", values: { path: circle }, message } };
    }
    const isArray = Array.isArray(object);
    const kind = isArray ? undefined : kindOf(object);
    const isKept = kind?.id !== "plain-built-in" || ArrayBuffer.isView(object) || "toJSON" in object;
    if (kind !== undefined && !(lossy && isKept)) return { path, what: kind };
    above.set(object, path);
    const found = isArray ? inArray(object, path) : inMembers(object, path);
    above.delete(object);
    return found;
  };

  const inArray = (items: readonly unknown[], path: string): Impurity | undefined => {
    for (let i = 0; i < items.length; i++) {
      const found = find(items[i], `${path}[${i}]`);
      // JSON writes null for a missing item: another array with null there has the same text.
      if (found)
        return found.what.id === "plain-undefined" && !(i in items)
          ? { ...found, what: { id: "plain-gap", values: {}, message: "a gap" } }
          : found;
    }
    return undefined;
  };

  const inMembers = (object: object, path: string): Impurity | undefined => {
    for (const [key, member] of Object.entries(object)) {
      if (member === undefined && lossy) continue;
      const isName = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key);
      const found = find(member, isName ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`);
      if (found) return found;
    }
    const [symbol] = Object.getOwnPropertySymbols(object);
    if (!symbol) return undefined;
    const text = String(symbol);
    return {
      path,
      what: { id: "plain-symbol", values: { symbol: text }, message: `a member named by ${text}` },
    };
  };

  return find(value, name);
}

function notFinite(path: string, value: number): Impurity {
  const text = String(value);
  return { path, what: { id: "plain-not-finite", values: { value: text }, message: text } };
}

function kindOf(value: object): Problem | undefined {
  const prototype: unknown = Object.getPrototypeOf(value);
  // Objects of another realm (a test framework's, a frame's) have their own prototype object, whose prototype is
  // null.
  if (prototype === null || Object.getPrototypeOf(prototype) === null) return undefined;
  const { name } = value.constructor ?? {};
  const article = /^([AEIO]|U[^i])/.test(name) ? "an" : "a";
  if (!name) return { id: "plain-some-class", values: {}, message: "an object of a class" };
  return BUILT_IN.has(name) || ArrayBuffer.isView(value)
    ? { id: "plain-built-in", values: { class: name }, message: `${article} ${name}` }
    : { id: "plain-class", values: { class: name }, message: `an object of the class ${name}` };
}

const BUILT_IN: ReadonlySet<string> = new Set([
  "Map",
  "Set",
  "WeakMap",
  "WeakSet",
  "Date",
  "RegExp",
  "Promise",
  "Error",
]);
