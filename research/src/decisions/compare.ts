/** Allowed relative difference of sums in different orders. */
const ROUNDING = 1e-12;

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A line with the position that it answers. */
interface Answer {
  readonly game: string;
  readonly id: number;
}

/** The differences of one answer. */
interface Difference extends Answer {
  /** Each as "path: before -> after". */
  readonly what: readonly string[];
  /** The same without names of actions and numbers, each once: the pattern that many answers share. */
  readonly kinds: readonly string[];
}

export interface Comparison {
  readonly answers: number;
  /** Number of equal answers in which numbers differ by rounding. */
  readonly rounded: number;
  /** Number of answers with a new key, by its path. */
  readonly added: ReadonlyMap<string, number>;
  readonly different: readonly Difference[];
}

/** Compares answers with earlier ones one by one; an answer without an earlier one counts as different. */
export function compare(before: readonly (Answer | undefined)[], after: readonly Answer[]): Comparison {
  let rounded = 0;
  const added = new Map<string, number>();
  const different: Difference[] = [];
  for (const [i, answer] of after.entries()) {
    const found = new Findings();
    compareAt("", before[i] as Json | undefined, answer as typeof answer & Json, found);
    if (found.what.length > 0)
      different.push({ game: answer.game, id: answer.id, what: found.what, kinds: [...found.kinds] });
    else if (found.rounded) rounded++;
    for (const path of found.added) added.set(path, (added.get(path) ?? 0) + 1);
  }
  return { answers: after.length, rounded, added, different };
}

class Findings {
  readonly what: string[] = [];
  readonly kinds = new Set<string>();
  readonly added = new Set<string>();
  rounded = false;

  differ(path: string, before: Json | undefined, after: Json | undefined): void {
    const place = path || "answer";
    this.what.push(`${place}: ${shown(before)} -> ${shown(after)}`);
    this.kinds.add(`${anyOf(place)}: ${kindOf(before)} -> ${kindOf(after)}`);
  }
}

/** A path with the row replaced by a placeholder. */
function anyOf(path: string): string {
  return path.replace(/\[[^\]]*\]/g, "[]");
}

/** A text unchanged, anything else by its type. */
function kindOf(value: Json | undefined): string {
  if (value === undefined || value === null) return "nothing";
  if (typeof value === "string" || typeof value === "boolean") return shown(value);
  return Array.isArray(value) ? "a list" : typeof value === "number" ? "a number" : "an object";
}

function compareAt(path: string, before: Json | undefined, after: Json | undefined, found: Findings): void {
  if (Object.is(before, after)) return;
  if (typeof before === "number" && typeof after === "number" && isNear(before, after)) {
    found.rounded = true;
    return;
  }
  if (isObject(before) && isObject(after)) {
    for (const [key, value] of Object.entries(after)) {
      const inner = path === "" ? key : `${path}.${key}`;
      if (key in before) compareAt(inner, before[key], value, found);
      else found.added.add(anyOf(inner));
    }
    for (const key of Object.keys(before)) {
      if (!(key in after)) compareAt(path === "" ? key : `${path}.${key}`, before[key], undefined, found);
    }
    return;
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const [names, others] = [namesOf(before), namesOf(after)];
    if (names && others && isSameSet(names, others)) {
      if (names.join() !== others.join()) found.differ(`${path} in order`, names, others);
      for (const [i, name] of others.entries())
        compareAt(`${path}[${name}]`, before[names.indexOf(name)], after[i], found);
      return;
    }
    if (before.length === after.length) {
      for (const [i, value] of after.entries()) compareAt(`${path}[${i}]`, before[i], value, found);
      return;
    }
  }
  found.differ(path, before, after);
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= ROUNDING * Math.max(Math.abs(a), Math.abs(b));
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The names of rows that are actions, or replies to rolls, so that a row that moved is compared with itself. */
function namesOf(rows: readonly Json[]): readonly string[] | undefined {
  for (const key of ["roll", "action"]) {
    const names = rows.map((row) => (isObject(row) ? row[key] : undefined));
    if (names.every((name) => typeof name === "string") && new Set(names).size === names.length)
      return names as string[];
  }
  return undefined;
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name));
}

const SHOWN = 60;

function shown(value: Json | undefined): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`;
}

/** Greatest number of differences listed per answer; the others are counted. */
const LISTED = 4;

export function comparisonText({ answers, rounded, added, different }: Comparison): string {
  const lines = different.flatMap(({ game, id, what }) => [
    `${game} ${id}`,
    ...what.slice(0, LISTED).map((one) => `  ${one}`),
    ...(what.length > LISTED ? [`  and ${what.length - LISTED} more`] : []),
  ]);
  lines.push(
    `${answers} answers: ${answers - different.length} equal, of them ${rounded} up to rounding; ${different.length} differ`,
  );
  const kinds = different.flatMap(({ game, kinds }) => kinds.map((kind) => ({ game, kind })));
  for (const kind of new Set(kinds.map((one) => one.kind))) {
    const games = kinds.filter((one) => one.kind === kind).map(({ game }) => game);
    lines.push(`${kind} in ${games.length}: ${[...new Set(games)].join(", ")}`);
  }
  for (const [path, count] of added) lines.push(`new key ${path} in ${count}`);
  return `${lines.join("\n")}\n`;
}
