import { mix32 } from "../chance/sfc32.js";

/** What a word is fed before values that are no small whole numbers, so that 1, "1", true and [1] differ. */
const TEXT = 0x3b9f0a41;
const DOUBLE = 0x5c1d77e3;
const ARRAY = 0x1e35a7bd;
const OBJECT = 0x6a09e667;
const TYPED = 0x2545f491;
const NOTHING = 0x71374491;
const TRUE = 0x12835b01;
const FALSE = 0x243185be;

/** A way to a part of a state: keys from outside in. */
export type Path = readonly string[];

const double = new Float64Array(1);
const words = new Int32Array(double.buffer);

/**
 * States by their structure: a hash of 64 bits and equality, without a text in between. Both see what the JSON of plain data
 * shows and nothing else: the order of keys counts, -0 is 0, what is undefined is not there, NaN is null. Beyond JSON, typed
 * arrays are lists of numbers of their own kind, and integers of any length are values.
 */
export class Structure {
  /** Both words of the value hashed last, signed 32-bit. */
  low = 0;
  high = 0;

  hash(value: unknown): void {
    this.low = 0x51ed270b;
    this.high = 0x7b1dcdaf;
    this.walk(value);
    const { low, high } = this;
    this.low = mix32(low ^ Math.imul(high, 0x9e3779b1));
    this.high = mix32(high);
  }

  /** Whether two values are equal; then their hashes are. */
  same(one: unknown, other: unknown): boolean {
    if (one === other) return true;
    const first = told(one);
    const second = told(other);
    if (typeof first !== "object" || typeof second !== "object" || first === null || second === null)
      return plain(first) === plain(second);
    if (isList(first)) {
      if (!isList(second) || Array.isArray(first) !== Array.isArray(second)) return false;
      if (first.length !== second.length) return false;
      for (let i = 0; i < first.length; i++) if (!this.same(first[i], second[i])) return false;
      return true;
    }
    if (isList(second)) return false;
    const keys = keysOf(first);
    const others = keysOf(second);
    if (keys.length !== others.length) return false;
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as never;
      if (key !== others[i] || !this.same(first[key], second[key])) return false;
    }
    return true;
  }

  /** The way to the first number, text or truth value in which two values of one shape differ; undefined where there is none. */
  difference(one: unknown, other: unknown): Path | undefined {
    if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
      return plain(one) === plain(other) ? undefined : [];
    const first = one as Readonly<Record<string, unknown>>;
    const second = other as Readonly<Record<string, unknown>>;
    for (const key of Object.keys(first)) {
      const rest = this.difference(first[key], second[key]);
      if (rest) return [key, ...rest];
    }
    return undefined;
  }

  private walk(value: unknown): void {
    if (typeof value === "number") this.number(value);
    else if (typeof value === "string") this.text(value);
    else if (typeof value === "boolean") this.feed(value ? TRUE : FALSE);
    else if (typeof value === "bigint") this.text(`${value}n`);
    else if (typeof value !== "object" || value === null) this.feed(NOTHING);
    else if (isList(value)) {
      this.feed(Array.isArray(value) ? ARRAY : TYPED);
      this.feed(value.length);
      for (let i = 0; i < value.length; i++) this.walk(value[i]);
    } else if (tells(value)) this.walk(value.toJSON());
    else this.object(value as Readonly<Record<string, unknown>>);
  }

  private object(value: Readonly<Record<string, unknown>>): void {
    this.feed(OBJECT);
    let count = 0;
    for (const key in value) {
      const part = value[key];
      if (isAbsent(part) || !Object.hasOwn(value, key)) continue;
      this.text(key);
      this.walk(part);
      count++;
    }
    this.feed(count);
  }

  private number(value: number): void {
    // -0 equals 0 here, as it does in JSON.
    if ((value | 0) === value) this.feed(value | 0);
    else if (Number.isFinite(value)) {
      double[0] = value;
      this.feed(DOUBLE);
      this.feed(words[0]!);
      this.feed(words[1]!);
    } else this.feed(NOTHING);
  }

  private text(value: string): void {
    this.feed(TEXT);
    this.feed(value.length);
    for (let i = 0; i < value.length; i++) this.feed(value.charCodeAt(i));
  }

  /** The round of MurmurHash3 (Austin Appleby, 2011), once with its own constants and once with others. */
  private feed(word: number): void {
    let mixed = Math.imul(word, 0xcc9e2d51);
    mixed = (mixed << 15) | (mixed >>> 17);
    const low = this.low ^ Math.imul(mixed, 0x1b873593);
    this.low = (Math.imul((low << 13) | (low >>> 19), 5) + 0xe6546b64) | 0;
    const high = Math.imul(this.high ^ word, 0x85ebca6b);
    this.high = (Math.imul((high << 17) | (high >>> 15), 9) + 0x38495ab5) | 0;
  }
}

/** A number, text or truth value as JSON has it; what it has no word for is null, and objects are themselves. */
function plain(value: unknown): unknown {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  return isAbsent(value) ? null : value;
}

function isList(value: object): value is ArrayLike<unknown> {
  return Array.isArray(value) || ArrayBuffer.isView(value);
}

/** Whether a value says itself what it is made of: a date, a class of one's own. */
function tells(value: object): value is { toJSON(): unknown } {
  return typeof (value as { toJSON?: unknown }).toJSON === "function";
}

function told(value: unknown): unknown {
  return typeof value === "object" && value !== null && !isList(value) && tells(value)
    ? value.toJSON()
    : value;
}

function keysOf(value: object): string[] {
  return Object.keys(value).filter((key) => !isAbsent(value[key as never]));
}

/** What JSON leaves out of an object. */
function isAbsent(part: unknown): boolean {
  return part === undefined || typeof part === "function" || typeof part === "symbol";
}
