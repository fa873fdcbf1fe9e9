import { remember, remembered } from "../state/preferences.js";

export interface Draft {
  readonly answers: Readonly<Record<string, string>>;
  readonly hinted: boolean;
  /** How it was completed: solved, or the answer shown. An exercise counts once. */
  readonly done: "" | "solved" | "shown";
}

export const NO_DRAFT: Draft = { answers: {}, hinted: false, done: "" };

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

/** Stores a draft in this browser, and drops the oldest beyond the limit. */
export function keepDraft(key: string, draft: Draft): void {
  const all = drafts();
  all.delete(key);
  all.set(key, draft);
  for (const old of [...all.keys()].slice(0, Math.max(0, all.size - MOST))) all.delete(old);
  remember(NAME, JSON.stringify([...all]));
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
    const { answers, hinted, done } = draft as Readonly<Record<string, unknown>>;
    if (typeof answers !== "object" || answers === null) continue;
    const texts = Object.entries(answers).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1].length <= 200,
    );
    read.set(key, {
      answers: Object.fromEntries(texts),
      hinted: hinted === true,
      done: done === "solved" || done === "shown" ? done : "",
    });
  }
  return read;
}
