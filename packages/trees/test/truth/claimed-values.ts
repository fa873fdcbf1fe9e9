import { type Limit, parseValue, type Value, type ValueBound } from "@tyche/trees";

/** @throws Error with what is not true */
export function check(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`not true: ${what}`);
}

export function numberOf(text: string): Value {
  const value = parseValue(text);
  if (!value) throw new Error(`no number: ${text}`);
  return value;
}

export function valuesOf(texts: readonly string[]): Value[] {
  return texts.map(numberOf);
}

export function limitOf(text: string): Limit {
  if (!text.endsWith("∞")) return numberOf(text);
  return text.startsWith("+") ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}

export function same<T extends Value | string>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((each, i) => String(each) === String(b[i]));
}

/** Whether a value is the true one, or a bound of it. */
export function relates(values: readonly Value[], bound: ValueBound, truth: readonly Value[]): boolean {
  if (values.length !== truth.length) return false;
  return values.every((value, i) => {
    const order = value.compare(truth[i]!);
    return bound === "exact" ? order === 0 : bound === "lower" ? order <= 0 : order >= 0;
  });
}
