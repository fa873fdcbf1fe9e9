import { mix32 } from "../chance/sfc32.js";
import { canonicalText, hasToJson, isAbsent, isList, type Parts } from "./canonical-text.js";

/** Fed before values that are not small whole numbers, so that 1, "1", true and [1] differ. */
const TEXT = 0x3b9f0a41;
const DOUBLE = 0x5c1d77e3;
const ARRAY = 0x1e35a7bd;
const OBJECT = 0x6a09e667;
const TYPED = 0x2545f491;
const NOTHING = 0x71374491;
const TRUE = 0x12835b01;
const FALSE = 0x243185be;
const MAP = 0x550c7dc3;
const SET = 0x72be5d74;
const UNDEFINED = 0x0fc19dc6;

/** The initial words of a hash. */
const LOW = 0x51ed270b;
const HIGH = 0x7b1dcdaf;

/** The path to a part of a state: keys from outside in. */
export type Path = readonly string[];

const double = new Float64Array(1);
const words = new Int32Array(double.buffer);

/**
 * A property hashed before: consecutive states have the same keys in the same order, and share most of their parts. What
 * a property adds to the hash depends on its key and its part alone.
 */
class Property {
  key: string | undefined = undefined;
  /** The words after the key. */
  low = 0;
  high = 0;
  part: unknown = undefined;
  /** What the property adds to the sums of its object. */
  addsLow = 0;
  addsHigh = 0;
}

/**
 * Compares and hashes states by their structure (64 bits), without an intermediate text. Two values are equal exactly
 * if their `canonicalText` is.
 */
export class Structure {
  /** Both words of the value hashed last, signed 32-bit. */
  low = 0;
  high = 0;
  /** By the number of objects around an object, then by place in it. */
  private readonly properties: Property[][] = [];
  private depth = 0;

  /** States must not change between two calls: parts that are the same object are not hashed again. */
  hash(value: unknown): void {
    // A toJSON that threw left it where it was.
    this.depth = 0;
    this.low = LOW;
    this.high = HIGH;
    this.walk(value);
    const { low, high } = this;
    this.low = mix32(low ^ Math.imul(high, 0x9e3779b1));
    this.high = mix32(high);
  }

  /** Whether two values are equal; then their hashes are too. */
  same(one: unknown, other: unknown): boolean {
    if (one === other) return true;
    const first = asJson(one);
    const second = asJson(other);
    if (typeof first !== "object" || typeof second !== "object" || first === null || second === null)
      return isSameScalar(first, second);
    if (isList(first)) {
      if (!isList(second) || Array.isArray(first) !== Array.isArray(second)) return false;
      if (first.length !== second.length) return false;
      for (let i = 0; i < first.length; i++) if (!this.same(first[i], second[i])) return false;
      return true;
    }
    if (isList(second)) return false;
    if (isCollection(first) || isCollection(second)) return canonicalText(first) === canonicalText(second);
    const keys = keysOf(first);
    if (keys.length !== keysOf(second).length) return false;
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i]!;
      const part = Object.hasOwn(second, key) ? (second as Parts)[key] : undefined;
      if (isAbsent(part) || !this.same((first as Parts)[key], part)) return false;
    }
    return true;
  }

  /** The path to the first number, text or boolean in which two values of one shape differ, if there is one. */
  difference(one: unknown, other: unknown): Path | undefined {
    if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
      return isSameScalar(one, other) ? undefined : [];
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
    else if (isAbsent(value)) this.feed(UNDEFINED);
    else if (typeof value !== "object" || value === null) this.feed(NOTHING);
    else if (isList(value)) {
      this.feed(Array.isArray(value) ? ARRAY : TYPED);
      this.feed(value.length);
      for (let i = 0; i < value.length; i++) {
        const item = value[i];
        if (typeof item === "number" && (item | 0) === item) this.feed(item | 0);
        else this.walk(item);
      }
    } else if (hasToJson(value)) this.walk(value.toJSON());
    else if (value instanceof Map) this.entries(MAP, value.entries());
    else if (value instanceof Set) this.entries(SET, value.entries());
    else this.object(value as Readonly<Record<string, unknown>>);
  }

  /** Hashes each property separately and feeds the sums of their words, so that their order does not matter. */
  private object(value: Readonly<Record<string, unknown>>): void {
    const { low, high } = this;
    this.properties[this.depth] ??= [];
    const properties = this.properties[this.depth++]!;
    let count = 0;
    let sumLow = 0;
    let sumHigh = 0;
    for (const key in value) {
      const part = value[key];
      if (isAbsent(part) || !Object.hasOwn(value, key)) continue;
      if (count === properties.length) properties.push(new Property());
      const property = properties[count++]!;
      if (property.key !== key) this.begin(property, key);
      if (property.part !== part) this.add(property, part);
      sumLow = (sumLow + property.addsLow) | 0;
      sumHigh = (sumHigh + property.addsHigh) | 0;
    }
    this.depth--;
    this.low = low;
    this.high = high;
    this.unordered(OBJECT, count, sumLow, sumHigh);
  }

  private begin(property: Property, key: string): void {
    this.low = LOW;
    this.high = HIGH;
    this.text(key);
    property.key = key;
    property.low = this.low;
    property.high = this.high;
    property.part = undefined;
  }

  private add(property: Property, part: unknown): void {
    this.low = property.low;
    this.high = property.high;
    this.walk(part);
    property.part = part;
    property.addsLow = mix32(this.low);
    property.addsHigh = mix32(this.high);
  }

  private entries(kind: number, entries: Iterable<readonly [unknown, unknown]>): void {
    const { low, high } = this;
    let count = 0;
    let sumLow = 0;
    let sumHigh = 0;
    for (const [key, part] of entries) {
      this.low = LOW;
      this.high = HIGH;
      this.walk(key);
      if (kind === MAP) this.walk(part);
      sumLow = (sumLow + mix32(this.low)) | 0;
      sumHigh = (sumHigh + mix32(this.high)) | 0;
      count++;
    }
    this.low = low;
    this.high = high;
    this.unordered(kind, count, sumLow, sumHigh);
  }

  private unordered(kind: number, count: number, low: number, high: number): void {
    this.feed(kind);
    this.feed(count);
    this.feed(low);
    this.feed(high);
  }

  private number(value: number): void {
    // -0 equals 0 here, as it does in JSON.
    if ((value | 0) === value) this.feed(value | 0);
    else if (Number.isFinite(value)) {
      double[0] = value;
      this.feed(DOUBLE);
      this.feed(words[0]!);
      this.feed(words[1]!);
    } else this.text(`${value}`);
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

/** For two values of which at least one is not an object. */
function isSameScalar(one: unknown, other: unknown): boolean {
  return one === other || Object.is(one, other) || (isAbsent(one) && isAbsent(other));
}

function isCollection(value: object): value is Map<unknown, unknown> | Set<unknown> {
  return value instanceof Map || value instanceof Set;
}

function asJson(value: unknown): unknown {
  return typeof value === "object" && value !== null && !isList(value) && hasToJson(value)
    ? value.toJSON()
    : value;
}

function keysOf(value: object): string[] {
  return Object.keys(value).filter((key) => !isAbsent((value as Parts)[key]));
}
