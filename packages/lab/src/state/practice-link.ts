/** An exercise in a link: names that only the Practise page interprets. */
export interface ExerciseLink {
  readonly template: string;
  readonly level: number;
  readonly seed: string;
  readonly notation: string;
  readonly ties: string;
  readonly fail: string;
}

/** The practised exercises: one, or a set in its order, and which of them is shown. */
export interface PracticeLink {
  readonly exercises: readonly ExerciseLink[];
  readonly at: number;
}

/** Most exercises of a set, as on a worksheet. */
export const MOST_IN_SET = 60;
const LONGEST_TEXT = 40;

/** Rows of texts and the index of the one shown: short, because links contain it. */
export function packPractice({ exercises, at }: PracticeLink): unknown {
  const rows = exercises.map(({ template, level, seed, notation, ties, fail }) => [
    template,
    String(level),
    seed,
    notation,
    ties,
    fail,
  ]);
  return at === 0 ? rows : [...rows, at];
}

/** Parses the output of `packPractice` from an untrusted value; undefined if it is invalid. */
export function practiceFrom(data: unknown): PracticeLink | undefined {
  if (!Array.isArray(data)) return undefined;
  const last: unknown = data.at(-1);
  const rows: readonly unknown[] = typeof last === "number" ? data.slice(0, -1) : data;
  const exercises = rows.slice(0, MOST_IN_SET).map(exerciseFrom);
  if (exercises.length === 0 || exercises.includes(undefined)) return undefined;
  const at = typeof last === "number" && Number.isSafeInteger(last) ? last : 0;
  return {
    exercises: exercises as readonly ExerciseLink[],
    at: Math.max(0, Math.min(at, exercises.length - 1)),
  };
}

function exerciseFrom(row: unknown): ExerciseLink | undefined {
  if (!Array.isArray(row) || row.length !== 6) return undefined;
  if (!row.every((text): text is string => typeof text === "string" && text.length <= LONGEST_TEXT)) {
    return undefined;
  }
  const [template, level, seed, notation, ties, fail] = row as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { template, level: Number(level), seed, notation, ties, fail };
}
