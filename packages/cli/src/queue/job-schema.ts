/**
 * Schemas of everything a worker accepts from a queue. Anyone with write access to the Redis can write anything there,
 * so every record, question and job is validated before anything that it names is opened.
 */
import type { ErrorValue } from "@tyche/engine/errors";
import { z } from "zod";
import { UsageError } from "../io/errors.js";
import { DIVIDED, type DividedName, type QuestionOf } from "../tasks/kinds.js";
import type { JobFailure, WorkerNote } from "./keys.js";

const whole = z.int().min(0);
const text = z.string().max(4096);
/** The text of a record or file. */
const long = z.string();
const names = z.record(text, long);
const pair = z.tuple([z.number(), z.number()]).readonly();

const match = {
  game: text,
  options: names,
  defaults: z.record(text, text),
  seed: text,
  games: whole,
  paired: z.boolean(),
  series: whole,
  model: text.exactOptional(),
  opening: whole.exactOptional(),
  observed: z.boolean().exactOptional(),
  unlimited: z.boolean().exactOptional(),
};
const players = z.array(text).min(1).max(1000);

const thresholds = z.strictObject({ doubtful: z.number(), bad: z.number(), "very bad": z.number() });

const player = z.literal([0, 1]);
const die = z.literal([1, 2, 3, 4, 5, 6]);
const board = z.array(z.int().min(-15).max(15)).max(26);
const cubeState = z.strictObject({
  points: board,
  player,
  dice: z.tuple([die, die]).nullable(),
  cube: whole,
  owner: player.nullable(),
  offer: z
    .enum(["double", "beaver", "raccoon", "resign single", "resign gammon", "resign backgammon"])
    .nullable(),
  refused: whole,
  score: z.tuple([whole, whole]),
  crawford: z.boolean(),
  result: z.number(),
});
const cubeRules = z.strictObject({
  length: whole,
  jacoby: z.boolean(),
  beavers: z.boolean(),
  automatic: whole,
  resignations: z.boolean(),
  limit: whole,
});

/** The schema of the question for each kind of divided work. */
const QUESTIONS: { readonly [Name in DividedName]: z.ZodType<QuestionOf<Name>> } = {
  series: z.strictObject({ ...match, players }),
  duel: z.strictObject(match),
  rollout: z.strictObject({
    evaluator: text,
    settings: z.strictObject({
      turns: whole.exactOptional(),
      varianceReduction: z.boolean().exactOptional(),
    }),
    rules: cubeRules,
    equities: long.exactOptional(),
    places: z.array(z.strictObject({ state: cubeState, rollsFirst: z.boolean() })).max(1000),
    seed: text,
  }),
  analysis: z.strictObject({
    match: long,
    depth: whole,
    doubtDepth: whole.exactOptional(),
    seconds: z.number().min(0).exactOptional(),
    evaluator: text,
    thresholds,
    rules: z.strictObject({ jacoby: z.boolean().exactOptional(), equities: long.exactOptional() }),
    rollout: z.strictObject({ trials: whole, turns: whole }).exactOptional(),
  }),
  "chess-analysis": z.strictObject({ pgn: long, depth: whole, evaluator: text, thresholds }),
  gather: z.strictObject({
    game: text,
    options: names,
    evaluator: text,
    settings: z.strictObject({
      games: whole,
      seed: z.union([z.number(), text]),
      stream: whole.exactOptional(),
      rate: pair.exactOptional(),
      lambda: z.number().exactOptional(),
      depth: whole.exactOptional(),
      explore: z.number().exactOptional(),
      noise: z.number().exactOptional(),
      rare: z.number().exactOptional(),
      inputs: text.exactOptional(),
      hidden: z.array(whole).max(100).exactOptional(),
      full: z.boolean().exactOptional(),
      tuples: text.exactOptional(),
      downgrade: whole.exactOptional(),
      every: whole.exactOptional(),
      average: whole.exactOptional(),
      passes: whole.exactOptional(),
    }),
    from: long,
    pieces: whole,
  }),
};

/** Ids contain only characters that have no special meaning anywhere. */
const id = z.string().regex(/^[0-9a-f]{24}$/);
const sum = z.string().regex(/^[0-9a-f]{64}$/);

const record = z.strictObject({
  version: z.string().regex(/^[\w.+-]{1,60}$/),
  work: z.enum(DIVIDED),
  question: z.unknown(),
  files: z.record(text.min(1), sum),
});

const note = z.object({ host: text, pid: whole, version: text, threads: whole, jobs: whole });
const problem = z.object({
  id: z.string().max(100),
  get values() {
    return values;
  },
  message: z.string(),
});
const value: z.ZodType<ErrorValue> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.array(value).readonly(), problem]),
);
const values = z.record(z.string(), value);
const failure = z.object({
  name: z.string().max(100),
  message: z.string(),
  id: z.string().max(100).exactOptional(),
  values: values.exactOptional(),
  worker: z.string(),
});

/** Parses a worker's description of itself; undefined if the text is not one. */
export function parseNote(text: string): WorkerNote | undefined {
  try {
    return note.safeParse(jsonIn(text)).data;
  } catch {
    return undefined;
  }
}

/** @throws UsageError if the text is not the failure of a job */
export function parseFailure(text: string): JobFailure {
  return parsed(failure, jsonIn(text), "failure");
}

/** The players of a duel and its seed, as written by `duelText`. */
const duel = z.tuple([text, text, text]);
const PIECES = z.union([z.array(whole).max(1e6).readonly(), z.array(text).max(1e6).readonly()]);
const job = z.strictObject({ run: id, pieces: PIECES });

/** The question of some kind of work. */
type DividedQuestion = { [Name in DividedName]: QuestionOf<Name> }[DividedName];

/** A run as described by its record. */
export interface AcceptedRun {
  readonly version: string;
  readonly work: DividedName;
  readonly question: DividedQuestion;
  readonly files: Readonly<Record<string, string>>;
}

/** @throws UsageError if the text is not the record of a run */
export function parseRecord(text: string): AcceptedRun {
  const { question, ...about } = parsed(record, jsonIn(text), "run");
  return { ...about, question: parsed<DividedQuestion>(QUESTIONS[about.work], question, about.work) };
}

/** The version in a record; undefined if there is none. It is read first, since other versions have other questions. */
export function versionInRecord(text: string): string | undefined {
  try {
    return record.shape.version.safeParse((jsonIn(text) as { version?: unknown } | null)?.version).data;
  } catch {
    return undefined;
  }
}

/** @throws UsageError if it is not a job */
export function parseJob(data: unknown): z.infer<typeof job> {
  return parsed(job, data, "job");
}

/** Returns the texts of players in work items. @throws UsageError if the items do not belong to this work */
export function playersInPieces(work: DividedName, pieces: readonly (number | string)[]): readonly string[] {
  if (work !== "duel") {
    parsed(z.array(whole), pieces, work);
    return [];
  }
  return pieces.flatMap((piece) => parsed(duel, jsonIn(String(piece)), work).slice(0, 2));
}

function parsed<Value>(schema: z.ZodType<Value>, value: unknown, what: string): Value {
  const { data, error } = schema.safeParse(value);
  if (error === undefined) return data as Value;
  const [{ path, message } = { path: [], message: "" }] = error.issues;
  const fault = [...path.map(String), message].join(": ");
  throw new UsageError("queue-not-valid", { what, fault }, `the queue contains an invalid ${what}: ${fault}`);
}

/** @throws UsageError */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError("queue-not-json", {}, "the queue contains text that is not JSON");
  }
}
