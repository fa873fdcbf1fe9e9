/** An exercise in a link: names that only the Practise page interprets. */
export interface ExerciseLink {
  readonly template: string;
  readonly level: number;
  readonly seed: string;
  readonly notation: string;
  readonly ties: string;
  readonly fail: string;
  /** A tree of its own, and the bounds of its values. */
  readonly tree?: string | undefined;
  readonly bounds?: readonly [low: string, high: string] | undefined;
}

/** What a link says of exercises whose answers are handed in. */
export interface HandInLink {
  readonly title: string;
  /** Whether answers are checked, with hints and the key; an exam has none of them. */
  readonly help: boolean;
  /** The key that signs the answers, in hexadecimal digits; empty for none. */
  readonly key: string;
  /** The time limit in minutes, from the first opening; undefined for none. */
  readonly minutes?: number | undefined;
  /** How often the answers can be saved; undefined for any number. */
  readonly tries?: number | undefined;
}

/** The practised exercises: one, or a set in its order, and which of them is shown. */
export interface PracticeLink {
  readonly exercises: readonly ExerciseLink[];
  readonly at: number;
  readonly handIn?: HandInLink | undefined;
}

/** Most exercises of a set, as on a worksheet. */
export const MOST_IN_SET = 60;
const LONGEST_TEXT = 40;
/** The longest tree: more than an exercise can have. */
const LONGEST_TREE = 20_000;
/** Longest title of exercises that are handed in. */
export const LONGEST_HAND_IN_TITLE = 80;
/** The largest limit of an exam: in minutes, about a week. */
export const MOST_LIMIT = 9999;
const KEY = /^(?:[0-9a-f]{64})?$/u;

/** Rows of texts, the index of the one shown and how they are handed in: short, because links contain it. */
export function packPractice({ exercises, at, handIn }: PracticeLink): unknown {
  const rows = exercises.map(({ template, level, seed, notation, ties, fail, tree, bounds = [] }) => [
    template,
    String(level),
    seed,
    notation,
    ties,
    fail,
    ...(tree === undefined ? [] : [tree, ...bounds]),
  ]);
  return [...rows, ...(at === 0 ? [] : [at]), ...(handIn ? [packHandIn(handIn)] : [])];
}

function packHandIn({ title, help, key, minutes, tries }: HandInLink): unknown {
  return {
    ...(title === "" ? {} : { t: title }),
    ...(help ? { h: 1 } : {}),
    ...(key === "" ? {} : { k: key }),
    ...(minutes && { m: minutes }),
    ...(tries && { n: tries }),
  };
}

/** Parses the output of `packPractice` from an untrusted value; undefined if it is invalid. */
export function practiceFrom(data: unknown): PracticeLink | undefined {
  if (!Array.isArray(data)) return undefined;
  const rows = [...(data as readonly unknown[])];
  const handIn = isRecord(rows.at(-1)) ? handInFrom(rows.pop() as Fields) : undefined;
  const last = typeof rows.at(-1) === "number" ? (rows.pop() as number) : 0;
  const exercises = rows.slice(0, MOST_IN_SET).map(exerciseFrom);
  if (exercises.length === 0 || exercises.includes(undefined)) return undefined;
  const at = Number.isSafeInteger(last) ? last : 0;
  return {
    exercises: exercises as readonly ExerciseLink[],
    at: Math.max(0, Math.min(at, exercises.length - 1)),
    ...(handIn && { handIn }),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function handInFrom({ t, h, k, m, n }: Fields): HandInLink {
  return {
    title: typeof t === "string" ? t.slice(0, LONGEST_HAND_IN_TITLE) : "",
    help: h === 1,
    key: typeof k === "string" && KEY.test(k) ? k : "",
    ...(isLimit(m) && { minutes: m }),
    ...(isLimit(n) && { tries: n }),
  };
}

function isLimit(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0 && (value as number) <= MOST_LIMIT;
}

function exerciseFrom(row: unknown): ExerciseLink | undefined {
  if (!Array.isArray(row) || ![6, 7, 9].includes(row.length)) return undefined;
  const isText = (text: unknown, i: number): boolean =>
    typeof text === "string" && text.length <= (i === 6 ? LONGEST_TREE : LONGEST_TEXT);
  if (!row.every(isText)) return undefined;
  const texts: readonly string[] = row;
  const [template = "", level = "", seed = "", notation = "", ties = "", fail = "", tree, low, high] = texts;
  const bounds = low === undefined || high === undefined ? undefined : ([low, high] as const);
  return { template, level: Number(level), seed, notation, ties, fail, ...(tree && { tree, bounds }) };
}
