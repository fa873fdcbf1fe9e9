import { TycheError } from "@tyche/engine";
import type { CubeLookahead } from "../analysis/cube-lookahead.js";
import { fibsPlace, xgidPlace } from "../cube/fibs-place.js";
import { parseFibsBoard } from "../notation/fibs-board.js";
import { texts } from "./texts.js";
import { stepsOf, UbgiArena } from "./ubgi-arena.js";

/** Line limit in characters, longer than any position. */
const LONGEST = 1000;

/** What a session needs. */
export interface UbgiOptions {
  /** The version that the engine reports. */
  readonly version: string;
  readonly lookahead: CubeLookahead;
  /** Search depth in decisions. */
  readonly depth: number;
  /** Receives the answers, one line each. */
  readonly say: (line: string) => void;
  /** Receives the reason whenever a line is answered with "sorry" or is no command. */
  readonly explain: (reason: string) => void;
}

/**
 * The engine's side of the Universal Backgammon Interface (Ø. Schønning-Johansen, draft 0.01, 2025). A position is an
 * XGID or a FIBS board; the answer is the best action there. Nothing is kept between positions. Invalid or impossible
 * positions, and everything before "ubgi", are answered with "sorry". The commands of the arena bgci (version 0.2), which
 * do not occur in the draft, are answered as well (`UbgiArena`), and other lines with "error bad_command".
 */
export class UbgiSession {
  private readonly options: UbgiOptions;
  private readonly arena: UbgiArena;
  private isOpen = false;

  constructor(options: UbgiOptions) {
    this.options = options;
    this.arena = new UbgiArena(options.lookahead, options.depth);
  }

  /** Processes one line. Returns false after "quit". */
  hear(written: string): boolean {
    const line = written.trim();
    const { say, version } = this.options;
    switch (line) {
      case "":
      // Every answer is immediate, so there is nothing to stop.
      case "stop":
        return true;
      case "quit":
        return false;
      case "ubgi":
        this.isOpen = true;
        for (const text of [
          "id name Tyche",
          "id author the Tyche project",
          `id version ${version}`,
          ...this.arena.introduction(),
          "readyok",
        ])
          say(text);
        return true;
      default:
        for (const text of this.arena.answer(line) ?? [this.answer(line)]) say(text);
        return true;
    }
  }

  private answer(line: string): string {
    const { lookahead, depth, explain } = this.options;
    try {
      if (!this.isOpen) throw texts.notationError("ubgi-first", {});
      const { rules, state } = placeOf(line);
      const rows = lookahead.rank(rules, state, depth);
      // The position formats do not include beavers.
      const { action } = rows.find(({ action }) => action !== "beaver" && action !== "raccoon")!;
      if (typeof action !== "string") return stepsOf(action);
      return action === "pass" ? "drop" : action;
    } catch (error) {
      if (!(error instanceof TycheError)) throw error;
      explain(error.message);
      return this.isOpen && !POSITION.test(line) ? `error bad_command ${error.message}` : "sorry";
    }
  }
}

/** The start of a position. */
const POSITION = /^(?:XGID=|board:)/;

function placeOf(line: string): ReturnType<typeof xgidPlace> {
  if (line.length > LONGEST) throw texts.notationError("ubgi-long", {});
  if (line.startsWith("XGID=")) return xgidPlace(line);
  if (line.startsWith("board:")) return fibsPlace(parseFibsBoard(line));
  throw texts.notationError("ubgi-unknown", { text: line.slice(0, 40) });
}
