import { type Answers, crossedBy, type Exercise, isBlank, isCross } from "@tyche/practice";
import { remember, remembered } from "../state/preferences.js";

export interface Draft {
  readonly answers: Readonly<Record<string, string>>;
  readonly hinted: boolean;
  /** How it was completed: solved, or the answer shown. An exercise counts once. */
  readonly done: "" | "solved" | "shown";
  /** Whether every field has an answer. */
  readonly filled: boolean;
}

export const NO_DRAFT: Draft = { answers: {}, hinted: false, done: "", filled: false };

const NAME = "answers";
/** Number of exercises kept, most recent first. */
const MOST = 80;

/** A cache, which also serves browsers that store nothing. */
let known: Map<string, Draft> | undefined;

function drafts(): Map<string, Draft> {
  known ??= readDrafts(remembered(NAME));
  return known;
}

export function draftOf(key: string): Draft {
  return drafts().get(key) ?? NO_DRAFT;
}

export function isBegun({ answers }: Draft): boolean {
  return Object.values(answers).some((text) => text.trim() !== "");
}

/** Stores a draft in this browser, and drops the oldest beyond the limit. */
export function keepDraft(key: string, draft: Draft): void {
  const all = drafts();
  all.delete(key);
  all.set(key, draft);
  for (const old of [...all.keys()].slice(0, Math.max(0, all.size - MOST))) all.delete(old);
  remember(NAME, JSON.stringify([...all]));
}

/** Whether every field has an answer: some cross or mark if these are asked for; a cross also answers for what is below it. */
export function isFilled({ questions, tree }: Exercise, answers: Answers): boolean {
  const crossed = new Set(
    questions.filter(({ id }) => isCross(answers[id] ?? "")).map((question) => crossedBy(tree, question)),
  );
  const isBelowCross = (node: number): boolean =>
    node >= 0 && (crossed.has(node) || isBelowCross(tree.parents[node]!));
  const [marks, texts] = [true, false].map((isMark) =>
    questions.filter(({ type }) => (type === "cut" || type === "move") === isMark),
  );
  return (
    (marks!.length === 0 || crossed.size > 0) &&
    texts!.every((one) => !isBlank(answers[one.id]) || isBelowCross(crossedBy(tree, one)))
  );
}

/** Parses the output of `keepDraft`; invalid parts of other text are skipped. */
export function readDrafts(text: string | null): Map<string, Draft> {
  const read = new Map<string, Draft>();
  let data: unknown;
  try {
    data = JSON.parse(text ?? "[]");
  } catch {
    return read;
  }
  for (const row of Array.isArray(data) ? data : []) {
    const [key, draft] = Array.isArray(row) ? (row as unknown[]) : [];
    if (typeof key !== "string" || typeof draft !== "object" || draft === null) continue;
    const { answers, hinted, done, filled } = draft as Readonly<Record<string, unknown>>;
    if (typeof answers !== "object" || answers === null) continue;
    const texts = Object.entries(answers).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1].length <= 200,
    );
    read.set(key, {
      answers: Object.fromEntries(texts),
      hinted: hinted === true,
      done: done === "solved" || done === "shown" ? done : "",
      filled: filled === true,
    });
  }
  return read;
}
