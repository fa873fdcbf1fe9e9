import type { Problem } from "../contract/errors.js";

/**
 * The first difference between two values of plain data: "state.total was 3 and is 7". Undefined if they are equal.
 */
export function changeOf(before: unknown, after: unknown, name: string): Problem | undefined {
  if (Object.is(before, after)) return undefined;
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after))
    return valueChange(name, short(before), short(after));
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length)
    return {
      id: "change-length",
      values: { path: name, before: before.length, after: after.length },
      message: `${name} had ${before.length} items and has ${after.length}`,
    };
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const path = Array.isArray(before) ? `${name}[${key}]` : `${name}.${key}`;
    const found = changeOf(before[key], after[key], path);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What rules call their state, or a view of it: of a game made by `simultaneousGame`, the part that is theirs. */
export function ownState(
  { simultaneous }: { readonly simultaneous?: { readonly askedFirst?: unknown } },
  at: unknown,
): unknown {
  // Only such games say how another player is asked first.
  if (!simultaneous?.askedFirst || !isObject(at)) return at;
  return "state" in at ? at.state : "seen" in at ? at.seen : at;
}

function valueChange(path: string, before: string, after: string): Problem {
  return {
    id: "change-value",
    values: { path, before, after },
    message: `${path} was ${before} and is ${after}`,
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

const LONGEST = 200;

/** A value as JSON, shortened if it is long. */
export function short(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    // Circular data, or a bigint.
  }
  text ??= String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
