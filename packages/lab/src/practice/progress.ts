import { EXERCISE_LEVELS, type ExerciseLevel, TEMPLATE_NAMES, type TemplateName } from "@tyche/practice";

/** A person's results with one template at one level. */
export interface Score {
  /** Exercises checked at least once, and those of them solved without seeing the answer. */
  readonly tried: number;
  readonly solved: number;
  /** Solved exercises with a hint. */
  readonly hinted: number;
}

/** A person's practice results: a plain value that the page keeps in the browser only. */
export interface Progress {
  readonly scores: { readonly [template in TemplateName]?: { readonly [level in ExerciseLevel]?: Score } };
}

/** One exercise, completed or given up. */
export interface Attempt {
  readonly template: TemplateName;
  readonly level: ExerciseLevel;
  readonly solved: boolean;
  readonly hinted: boolean;
}

export const NO_PROGRESS: Progress = { scores: {} };

const NO_SCORE: Score = { tried: 0, solved: 0, hinted: 0 };

export function scoreOf({ scores }: Progress, template: TemplateName, level: ExerciseLevel): Score {
  return scores[template]?.[level] ?? NO_SCORE;
}

/** The progress after one more attempt. */
export function withAttempt(progress: Progress, { template, level, solved, hinted }: Attempt): Progress {
  const score = scoreOf(progress, template, level);
  const next = {
    tried: score.tried + 1,
    solved: score.solved + Number(solved),
    hinted: score.hinted + Number(solved && hinted),
  };
  const levels = { ...progress.scores[template], [level]: next };
  return { scores: { ...progress.scores, [template]: levels } };
}

const VERSION = 1;

export function writeProgress({ scores }: Progress): string {
  return JSON.stringify({ version: VERSION, scores });
}

/** Parses the output of `writeProgress`; invalid parts of other text are skipped. */
export function readProgress(text: string | null): Progress {
  const scores: { [template in TemplateName]?: { [level in ExerciseLevel]?: Score } } = {};
  const read = fieldOf(parsed(text ?? ""), "scores");
  for (const template of TEMPLATE_NAMES) {
    for (const level of EXERCISE_LEVELS) {
      const score = fieldOf(fieldOf(read, template), String(level));
      const tried = fieldOf(score, "tried");
      const solved = fieldOf(score, "solved");
      // Earlier versions did not count hints.
      const hinted = fieldOf(score, "hinted") ?? 0;
      if (!isCount(tried) || !isCount(solved) || !isCount(hinted)) continue;
      if (solved > tried || hinted > solved) continue;
      scores[template] = { ...scores[template], [level]: { tried, solved, hinted } };
    }
  }
  return { scores };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as { readonly [name: string]: unknown })[name];
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
