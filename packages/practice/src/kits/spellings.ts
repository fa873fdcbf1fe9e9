import { formatDecimal, formatExact, type Limit, parseValue, type Value } from "@tyche/trees";
import { CROSS } from "../exercises/question.js";

const NEVER = [CROSS, "×", "-"];
const SIGN = "\u2212";

/**
 * The spellings of a number for fields that are compared letter by letter; the first is the usual one. Values are
 * exact, so rounded decimals are not among them.
 */
export function spellingsOf(limit: Limit): string[] {
  if (typeof limit === "number") {
    return limit < 0
      ? ["-inf", "-∞", `${SIGN}∞`, "-infinity", "-oo"]
      : ["inf", "∞", "+∞", "+inf", "infinity", "oo"];
  }
  const exact = formatExact(limit);
  const decimal = decimalOf(limit);
  const forms = [
    exact,
    mixedOf(limit),
    decimal,
    decimal?.replace(".", ","),
    limit.d === 1n ? `${exact}.0` : undefined,
  ];
  const known = forms.filter((form) => form !== undefined);
  return [
    ...new Set(known.flatMap((form) => (form.startsWith("-") ? [form, SIGN + form.slice(1)] : [form]))),
  ];
}

/** The spellings of a bound: "≥ 3", ">=3". */
export function spellingsOfBound(relation: "≥" | "≤" | "=", value: Value): string[] {
  const numbers = spellingsOf(value);
  if (relation === "=") return numbers;
  const signs = relation === "≥" ? ["≥", ">="] : ["≤", "<="];
  return numbers.flatMap((number) => signs.flatMap((sign) => [`${sign} ${number}`, `${sign}${number}`]));
}

/** The spellings of "never visited". */
export function spellingsOfNever(): string[] {
  return NEVER;
}

/** A decimal that equals the value exactly; undefined for 1/3. */
export function decimalOf(value: Value): string | undefined {
  const decimal = formatDecimal(value);
  return parseValue(decimal)?.equals(value) ? decimal : undefined;
}

/** "2 1/3" for 7/3. */
function mixedOf(value: Value): string | undefined {
  const { n, d } = value;
  const size = n < 0n ? -n : n;
  if (d === 1n || size < d) return undefined;
  return `${n < 0n ? "-" : ""}${size / d} ${size % d}/${d}`;
}
