import { Caller } from "@tyche/engine/threads";
import type { Problem } from "@tyche/messages";
import { decodeText } from "@tyche/trees";
import { problemFrom } from "../../i18n/problem.js";
import type { BoardLink } from "../record/board-link.js";
import { isPacked } from "../record/game-text.js";
import { MOST_CHARACTERS, readRecordFile } from "../record/record-file.js";
import type { GameChoice } from "../record/scene.js";
import { type GameWorker, openWorker } from "./open-worker.js";
import type { FileOfGames } from "./rules.js";

/** Time limit in milliseconds: genuine files are read faster. */
const MOST_MS = 30_000;

/** A game that can be opened on a board. */
export interface OpenableGame {
  readonly title: string;
  readonly link: BoardLink;
  /** Number of actions in the file after the end of the game by the board's rules. */
  readonly left: number;
}

export interface ReadFile {
  readonly games: readonly OpenableGame[];
  /** Why games of the file could not be read. */
  readonly refused: readonly Problem[];
  /** "UTF-8", or the encoding that was used instead. */
  readonly encoding: string;
}

export type Unreadable =
  | { readonly kind: "big" | "unknown" | "slow" }
  | { readonly kind: "problem"; readonly problem: Problem };

/**
 * Reads the games of a file: the Lab's own record, or the format of another program. A worker parses the latter and is
 * terminated if it takes too long.
 *
 * @param signal ends reading without a result
 */
export async function readGames(file: File, signal: AbortSignal): Promise<ReadFile | Unreadable> {
  // Checked before reading: a large file would fill the memory.
  if (file.size > MOST_CHARACTERS) return { kind: "big" };
  const { text, encoding, read } = await contentOf(file);
  const own = readRecordFile(text);
  if (own) return { games: [{ title: file.name, link: own, left: 0 }], refused: [], encoding };
  const worker: GameWorker = new Caller(openWorker());
  const ended = new Promise<"slow">((done) => {
    const timer = setTimeout(() => done("slow"), MOST_MS);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      done("slow");
    });
  });
  try {
    const found = await Promise.race([worker.call("games", read), ended]);
    if (found === "slow") return { kind: "slow" };
    const games = found ? openable(found) : [];
    const refused = found?.games.flatMap(({ problem }) => problem ?? []) ?? [];
    return games.length > 0 ? { games, refused, encoding } : { kind: "unknown" };
  } catch (error) {
    return { kind: "problem", problem: problemFrom(error) };
  } finally {
    worker.close();
  }
}

/** A file as text, and as bytes if it is binary. */
async function contentOf(file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
  const { text, encoding } = decodeText(bytes) ?? {
    text: new TextDecoder().decode(bytes),
    encoding: "UTF-8",
  };
  return { text, encoding, read: isPacked(text) ? bytes : text };
}

/** Judges the match of a file in a worker of its own; see `MatchesProps`. */
export async function* judgeFile(file: File, passes: number, signal: AbortSignal) {
  const worker: GameWorker = new Caller(openWorker());
  try {
    yield* worker.stream(signal, "judge", (await contentOf(file)).read, passes);
  } finally {
    worker.close();
  }
}

/** Answers a question about a state in a worker of its own; see `StudyProps`. */
export async function* studyState(choice: GameChoice, state: object, question: unknown, signal: AbortSignal) {
  const worker: GameWorker = new Caller(openWorker({ choice, evaluates: true }));
  try {
    yield* worker.stream(signal, "study", state, question);
  } finally {
    worker.close();
  }
}

/** The games with at least one move, each at its beginning. */
export function openable({ game, games }: FileOfGames): readonly OpenableGame[] {
  return games.flatMap(({ title, options, start, plies, left }) =>
    plies.length === 0 ? [] : [{ title, link: { game, options, start, plies, at: 0 }, left }],
  );
}
