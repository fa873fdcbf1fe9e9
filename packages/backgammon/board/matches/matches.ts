import { type MatchSummary, summaryOf } from "@tyche/backgammon/analysis";
import type { MatchesProps } from "../../../lab/src/boards/kit/view.js";
import { remember, remembered } from "../../../lab/src/state/use-remembered.js";
import type { JudgedMatch } from "./judge-match.js";

/** The name under which the browser stores the matches, and the most of them; the oldest are dropped first. */
const NAME = "backgammon-matches";
const MOST = 400;

/** The matches of this visit and of earlier ones. They outlast the board, which changes with each game. */
let state = {
  files: [] as readonly File[],
  /** The match of the first file. */
  match: undefined as JudgedMatch | undefined,
  /** The names of the files that could not be read. */
  refused: [] as readonly string[],
  kept: matchesIn(remembered(NAME)),
};
let stop = new AbortController();
const listeners = new Set<() => void>();

export const currentMatches = () => state;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(next: Partial<typeof state>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** Stores matches in this browser; each replaces an earlier analysis of the same match. */
export function keep(matches: readonly MatchSummary[]): void {
  const others = state.kept.filter(({ id }) => !matches.some((match) => match.id === id));
  store([...others, ...matches].slice(-MOST));
}

/** Adds the matches of an exported record; a file that holds none is named, and nothing changes. */
export async function importRecord(file: File): Promise<void> {
  const matches = matchesIn(await file.text());
  if (matches.length > 0) keep(matches);
  change({ refused: matches.length > 0 ? [] : [file.name] });
}

export const forget = (): void => store([]);

function store(kept: readonly MatchSummary[]): void {
  remember(NAME, JSON.stringify(kept));
  change({ kept });
}

/** Reads stored matches; none if the text is something else. */
export function matchesIn(text: string | null): readonly MatchSummary[] {
  try {
    const all = JSON.parse(text ?? "[]") as readonly MatchSummary[];
    return all.filter(
      ({ id, date, players }) => `${id}${date}` && players.every(({ kinds }) => kinds.length >= 0),
    );
  } catch {
    return [];
  }
}

/** Judges files, all of them once before any is judged deeper; files that are opened later come first. */
export async function judgeFiles({ files, judge }: Pick<MatchesProps, "files" | "judge">): Promise<void> {
  if (files === state.files || files.length === 0) return;
  stop.abort();
  stop = new AbortController();
  const { signal } = stop;
  change({ files, match: undefined, refused: [] });
  for (const passes of files.length > 1 ? [1, 2] : [2]) {
    for (const file of files) {
      const day = new Date(file.lastModified).toISOString().slice(0, 10);
      try {
        // Safe: the worker yields what `judgeMatch` does.
        for await (const match of judge(file, passes, signal) as AsyncGenerator<JudgedMatch>) {
          if (file === files[0] && (match.report || !state.match)) change({ match });
          if (match.report && match.done === match.all) keep([summaryOf(match.report, match.date || day)]);
        }
      } catch {
        change({ refused: [...new Set([...state.refused, file.name])] });
      }
      if (signal.aborted) return;
    }
  }
}
