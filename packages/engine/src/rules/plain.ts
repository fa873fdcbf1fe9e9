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
   * Only what JSON loses or cannot write: a search treats two states that differ only there as equal. Default false:
   * also what a copy changes (classes, dates, undefined properties).
   */
  readonly lossy?: boolean;
}

/**
 * The first part of a value that is not plain data; undefined if all of it is.
 *
 * @param name the name of the value in the path
 */
export function impurityOf(value: unknown, name: string, options: PlainOptions = {}): Impurity | undefined {
  return new Walk(options.lossy === true).find(value, name);
}

class Walk {
  private readonly lossy: boolean;
  /** The ancestors of the current object, with their paths. */
  private readonly above = new Map<object, string>();

  constructor(lossy: boolean) {
    this.lossy = lossy;
  }

  find(value: unknown, path: string): Impurity | undefined {
    switch (typeof value) {
      case "string":
      case "boolean":
        return undefined;
      case "number":
        return Number.isFinite(value) ? undefined : notFinite(path, value);
      case "object":
        return value === null ? undefined : this.inObject(value, path);
      case "undefined":
        return { path, what: { id: "plain-undefined", values: {}, message: "undefined" } };
      default: {
        const type = typeof value;
        return { path, what: { id: "plain-type", values: { type }, message: `a ${type}` } };
      }
    }
  }

  private inObject(value: object, path: string): Impurity | undefined {
    const circle = this.above.get(value);
    if (circle !== undefined)
      return {
        path,
        what: { id: "plain-circle", values: { path: circle }, message: `a circle back to ${circle}` },
      };
    const isArray = Array.isArray(value);
    const kind = isArray ? undefined : kindOf(value);
    if (kind !== undefined && (!this.lossy || isLost(value))) return { path, what: kind };
    this.above.set(value, path);
    const found = isArray ? this.inArray(value, path) : this.inMembers(value, path);
    this.above.delete(value);
    return found;
  }

  private inArray(items: readonly unknown[], path: string): Impurity | undefined {
    for (let i = 0; i < items.length; i++) {
      const found = this.find(items[i], `${path}[${i}]`);
      // JSON writes null for a missing item: another array with null there has the same text.
      if (found)
        return found.what.id === "plain-undefined" && !(i in items)
          ? { ...found, what: { id: "plain-gap", values: {}, message: "a gap" } }
          : found;
    }
    return undefined;
  }

  private inMembers(value: object, path: string): Impurity | undefined {
    for (const [name, member] of Object.entries(value)) {
      if (member === undefined && this.lossy) continue;
      const at = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name)
        ? `${path}.${name}`
        : `${path}[${JSON.stringify(name)}]`;
      const found = this.find(member, at);
      if (found) return found;
    }
    const [symbol] = Object.getOwnPropertySymbols(value);
    if (!symbol || this.lossy) return undefined;
    const name = String(symbol);
    return {
      path,
      what: { id: "plain-symbol", values: { symbol: name }, message: `a member named by ${name}` },
    };
  }
}

function notFinite(path: string, value: number): Impurity {
  const text = String(value);
  return { path, what: { id: "plain-not-finite", values: { value: text }, message: text } };
}

/** The class of an object; undefined if it has none. */
function kindOf(value: object): Problem | undefined {
  const prototype: unknown = Object.getPrototypeOf(value);
  // Objects of another realm (a test framework's, a frame's) have their own prototype object, whose prototype is
  // null.
  if (prototype === null || Object.getPrototypeOf(prototype) === null) return undefined;
  const { name } = value.constructor ?? {};
  const article = /^[AEIOU]/.test(name) ? "an" : "a";
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

/** Whether JSON loses the contents of an object. */
function isLost(value: object): boolean {
  return value instanceof Map || value instanceof Set || value instanceof WeakMap || value instanceof WeakSet;
}
