import type { Problem } from "@tyche/engine/errors";
import { ONE, type Value, ZERO } from "../model/number.js";
import { Rational } from "../model/rational.js";
import { parseJson } from "./json-text.js";
import type { Json } from "./json-value.js";
import { REASONS } from "./reasons.js";

type Reason = keyof typeof REASONS;
type Values = Readonly<Record<string, string | number>>;

/** A certificate proves nothing: the line of the first fault, from 1, and what is wrong. */
export class CertificateError extends Error implements Problem {
  override readonly name = "CertificateError";
  readonly line: number;
  readonly id: `certificate-${Reason}`;
  readonly values: Values;

  constructor(line: number, reason: Reason, values: Values) {
    super(REASONS[reason].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])));
    this.line = line;
    this.id = `certificate-${reason}`;
    this.values = { ...values, line };
  }
}

const NUMBER = /^-?[0-9]+(?:\/0*[1-9][0-9]*|\.[0-9]+)?$/;
const INTEGER = /^-?[0-9]+$/;
const MOST_CHARACTERS = 5000;
const MOST_DIGITS = 15;

/** A reader of one kind of member; undefined if the JSON is something else. */
export type Reader<T> = (json: Json | undefined) => T | undefined;

/** Numbers as certificates write them: a JSON integer, or a string with an integer, a quotient or a decimal. */
export const valueIn: Reader<Value> = (json) => {
  if (json?.type !== "number" && json?.type !== "string") return undefined;
  const { type, text } = json;
  if (text.length > MOST_CHARACTERS || !(type === "number" ? INTEGER : NUMBER).test(text)) return undefined;
  const [over = "", under] = text.split("/");
  const [whole = "", part = ""] = over.split(".");
  return Rational.of(BigInt(whole + part), under === undefined ? 10n ** BigInt(part.length) : BigInt(under));
};

/** A JSON integer of at most 15 characters. */
export const wholeIn: Reader<number> = (json) =>
  json?.type === "number" && INTEGER.test(json.text) && json.text.length <= MOST_DIGITS
    ? Number(json.text)
    : undefined;

export const textIn: Reader<string> = (json) => (json?.type === "string" ? json.text : undefined);

export const itemsIn: Reader<readonly Json[]> = (json) => (json?.type === "list" ? json.items : undefined);

/** A list of what another reader reads. @param count the number of items, if it must be this one */
export function listOf<T>(read: Reader<T>, count?: number): Reader<T[]> {
  return (json) => {
    const items = itemsIn(json)?.map(read);
    return items?.includes(undefined) || (count ?? items?.length) !== items?.length
      ? undefined
      : (items as T[]);
  };
}

/** One line of a certificate: a JSON object whose members are read by name. */
export class Row {
  readonly line: number;
  readonly text: string;
  private readonly members = new Map<string, Json>();

  /** @throws CertificateError if the text is not a JSON object with each key once */
  constructor(text: string, line: number) {
    this.line = line;
    this.text = text;
    let json: Json | undefined;
    try {
      json = text.startsWith("{") ? parseJson(text) : undefined;
    } catch {
      // The line is named below.
    }
    this.need(json?.type === "object", "json");
    for (const { key, value } of (json as Json & { type: "object" }).members) this.members.set(key, value);
  }

  /** @throws CertificateError with the reason if the condition does not hold */
  need(condition: unknown, reason: Reason, values: Values = {}): asserts condition {
    if (!condition) throw new CertificateError(this.line, reason, values);
  }

  has(key: string): boolean {
    return this.members.has(key);
  }

  /** Refuses other members than these, with commas between; one that ends in "?" may be absent. */
  only(keys: string): this {
    const names = keys.split(",");
    for (const field of this.members.keys())
      this.need(names.includes(field) || names.includes(`${field}?`), "unknown", { field });
    for (const field of names) this.need(field.endsWith("?") || this.has(field), "missing", { field });
    return this;
  }

  /** @param otherwise the value of a member that is absent */
  read<T>(field: string, read: Reader<T>, otherwise?: T): T {
    const found = otherwise !== undefined && !this.has(field) ? otherwise : read(this.members.get(field));
    this.need(found !== undefined, "field", { field });
    return found;
  }

  /** Probabilities: at least 0, with the sum 1. */
  checkShares(shares: readonly Value[], place: string): void {
    const sum = shares.reduce((total, share) => total.add(share), ZERO);
    this.need(sum.equals(ONE) && shares.every(({ n }) => n >= 0n), "sum", { place });
  }
}

/** The game that a certificate is about: its name, its options, and the hash of the file of its rules. */
export interface NamedRules {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly rules: string | undefined;
}

/** @throws CertificateError if the header does not name a game */
export function rulesIn(header: Row): NamedRules {
  const options = header.read("options", (json) =>
    json?.type === "object" && json.members.every(({ value }) => value.type === "string")
      ? Object.fromEntries(json.members.map(({ key, value }) => [key, textIn(value)!]))
      : undefined,
  );
  const rules = header.has("rules") ? header.read("rules", textIn) : undefined;
  return { game: header.read("game", textIn), options, rules };
}

/** Every line of a certificate; a line feed at the end is allowed. */
export function rowsOf(text: string): Row[] {
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines.map((line, i) => new Row(line, i + 1));
}
