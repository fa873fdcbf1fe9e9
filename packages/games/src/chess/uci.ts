import { chess } from "./rules.js";
import type { UciInfo, UciQuestion } from "./uci-search.js";

export { type UciInfo, type UciQuestion, UciSearch } from "./uci-search.js";

/** Runs the searches of a session, one at a time, while the session stays responsive. */
export interface UciSearcher {
  search(question: UciQuestion, signal: AbortSignal, onInfo: (info: UciInfo) => void): Promise<string>;
  /** The next search starts a new game. */
  newGame(): void;
}

/** Bytes per table entry. */
const ENTRY = 32;
const MEGABYTE = 2 ** 20;
const HASH = { usual: 16, most: 1024 } as const;
/** Greatest number of best moves to report. */
const LINES = { usual: 1, most: 218 } as const;
const EVALUATOR = "quiet";

/** Number of moves assumed for the remaining time if the GUI does not say. */
const MOVES_LEFT = 30;
/** Milliseconds reserved for communication. */
const OVERHEAD = 20;

/**
 * The engine's side of the Universal Chess Interface (R. Huber, S. Meyer-Kahlen 2000, revised 2006). Unknown commands
 * are ignored, as the protocol requires; known commands that fail are reported in an "info string". Searches with a
 * limit are answered one after another. "ucinewgame", "position" and "go" end a search without one, as "stop" does: its
 * best move is reported first.
 */
export class UciSession {
  private readonly searcher: UciSearcher;
  private readonly say: (line: string) => void;
  private position = "startpos";
  private evaluator = EVALUATOR;
  private megabytes: number = HASH.usual;
  private lines: number = LINES.usual;
  /** The running search, or the last one queued behind it. */
  private running:
    | { readonly stop: AbortController; readonly done: Promise<void>; readonly endless: boolean }
    | undefined;

  /** @param say receives the answers; the text of an error may have several lines */
  constructor(searcher: UciSearcher, say: (line: string) => void) {
    this.searcher = searcher;
    this.say = say;
  }

  /** Processes one line. Returns false after "quit". */
  hear(line: string): boolean {
    const [command = "", ...words] = line.trim().split(/\s+/);
    if (["ucinewgame", "position", "go"].includes(command)) this.finish();
    switch (command) {
      case "uci":
        this.introduce();
        break;
      case "isready":
        this.say("readyok");
        break;
      case "ucinewgame":
        this.searcher.newGame();
        break;
      case "setoption":
        this.setOption(words);
        break;
      case "position":
        this.place(words);
        break;
      case "go":
        this.go(words);
        break;
      case "stop":
        this.running?.stop.abort();
        break;
      case "quit":
        this.running?.stop.abort();
        return false;
    }
    return true;
  }

  /** Stops an infinite search: the input has ended, or the next question follows. */
  finish(): void {
    if (this.running?.endless) this.running.stop.abort();
  }

  /** Waits for a running search. */
  async settle(): Promise<void> {
    await this.running?.done;
  }

  private introduce(): void {
    this.say("id name Tyche");
    this.say("id author the authors of Tyche");
    this.say(`option name Hash type spin default ${HASH.usual} min 1 max ${HASH.most}`);
    this.say(`option name MultiPV type spin default ${LINES.usual} min 1 max ${LINES.most}`);
    this.say(`option name Evaluator type string default ${EVALUATOR}`);
    this.say("uciok");
  }

  /** @param words after "setoption": "name", a name and, if there is one, "value" and a value */
  private setOption([first, ...words]: readonly string[]): void {
    if (first !== "name") return;
    const at = words.indexOf("value");
    const name = words.slice(0, at < 0 ? words.length : at).join(" ");
    const value = at < 0 ? "" : words.slice(at + 1).join(" ");
    if (name.toLowerCase() === "evaluator") this.evaluator = value.trim();
    else if (name.toLowerCase() === "hash") {
      const megabytes = wholeNumber(value);
      if (megabytes >= 1 && megabytes <= HASH.most) this.megabytes = megabytes;
      else this.say(`info string Hash takes 1 to ${HASH.most} megabytes`);
    } else if (name.toLowerCase() === "multipv") {
      const lines = wholeNumber(value);
      if (lines >= 1 && lines <= LINES.most) this.lines = lines;
      else this.say(`info string MultiPV takes 1 to ${LINES.most} lines`);
    }
  }

  private place(words: readonly string[]): void {
    const text = (words[0] === "fen" ? words.slice(1) : words).join(" ");
    try {
      chess.notation!.parsePosition(text);
      this.position = text;
    } catch (error) {
      this.say(`info string ${(error as Error).message}`);
    }
  }

  private go(words: readonly string[]): void {
    const { running } = this;
    const isStopped = running?.stop.signal.aborted === true;
    const number = (name: string): number | undefined => {
      const at = words.indexOf(name);
      const value = Number(words[at + 1]);
      if (at >= 0 && !Number.isFinite(value)) this.say(`info string ${name} takes a number`);
      return at >= 0 && Number.isFinite(value) ? value : undefined;
    };
    const atLeast = (least: number, value: number | undefined): number | undefined =>
      value === undefined ? undefined : Math.max(least, Math.trunc(value));
    const mate = number("mate");
    const depth = atLeast(1, number("depth") ?? (mate === undefined ? undefined : 2 * mate - 1));
    const nodes = atLeast(1, number("nodes"));
    const time = atLeast(0, number("movetime") ?? this.timeFor(number));
    const question: UciQuestion = {
      position: this.position,
      evaluator: this.evaluator,
      table: 2 ** Math.floor(Math.log2((this.megabytes * MEGABYTE) / ENTRY)),
      ...(this.lines > 1 && { lines: this.lines }),
      ...(depth !== undefined && { depth }),
      ...(nodes !== undefined && { nodes }),
      ...(time !== undefined && { time }),
    };
    // One "stop" ends all searches that were asked before it.
    const stop = running && !isStopped ? running.stop : new AbortController();
    const stopped = new Promise<void>((resolve) => stop.signal.addEventListener("abort", () => resolve()));
    const endless = words.includes("infinite") || [depth, nodes, time].every((limit) => limit === undefined);
    const done = (running?.done ?? Promise.resolve())
      .then(() => this.answer(question, stop.signal, endless && stopped))
      .then(() => {
        if (this.running?.done === done) this.running = undefined;
      });
    this.running = { stop, endless, done };
  }

  /** @param held the answer is delayed until this resolves */
  private async answer(
    question: UciQuestion,
    signal: AbortSignal,
    held: Promise<void> | false,
  ): Promise<void> {
    let best = "0000";
    try {
      best = await this.searcher.search(question, signal, (info) => this.say(infoLine(info)));
    } catch (error) {
      this.say(`info string ${(error as Error).message}`);
    }
    if (held) await held;
    this.say(`bestmove ${best}`);
  }

  /** Returns the time for a move: a share of the side to move's clock. */
  private timeFor(number: (name: string) => number | undefined): number | undefined {
    const side = chess.turn(chess.notation!.parsePosition(this.position)) === 1 ? "b" : "w";
    const left = number(`${side}time`);
    if (left === undefined) return undefined;
    const share = left / (number("movestogo") ?? MOVES_LEFT) + 0.8 * (number(`${side}inc`) ?? 0);
    return Math.max(1, Math.min(share, left / 2) - OVERHEAD);
  }
}

/** The number that a text is; NaN if it is not a whole number. */
function wholeNumber(text: string): number {
  return /^\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN;
}

function infoLine({ depth, rank, score, nodes, ms, line }: UciInfo): string {
  const which = rank === undefined ? "" : ` multipv ${rank}`;
  const speed = ms > 0 ? ` nps ${Math.round((1000 * nodes) / ms)}` : "";
  return `info depth ${depth}${which} score ${score} nodes ${nodes} time ${ms}${speed} pv ${line.join(" ")}`;
}
