import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { canonicalText } from "@tyche/engine";
import { type ChessState, chess, writeFen } from "@tyche/games/chess";
import type { Judge } from "./judge.js";

/** Where Debian's package installs it, and others. */
const BINARIES = ["/usr/games/stockfish", "/usr/local/bin/stockfish", "/usr/bin/stockfish"];

/** More than the legal moves of any position. */
const EVERY_MOVE = 256;

/** A mate counts as much, and no advantage more, in centipawns. */
const MOST_CENTIPAWNS = 1000;

/** The path of Stockfish; undefined if it is not installed. */
export function stockfishBinary(): string | undefined {
  return BINARIES.find((path) => existsSync(path));
}

/** Starts Stockfish with one thread, and options as in "MultiPV value 3". */
export async function startStockfish(binary: string, ...options: readonly string[]) {
  const child = spawn(binary, [], { stdio: ["pipe", "pipe", "ignore"] });
  const output = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const say = (line: string): unknown => child.stdin.write(`${line}\n`);
  /** All lines up to one that begins with a word. */
  const until = async (word: string): Promise<string[]> => {
    const read: string[] = [];
    for (;;) {
      const { value, done } = await output.next();
      if (done) throw new Error(`Stockfish ended before "${word}".`);
      read.push(value);
      if (value.startsWith(word)) return read;
    }
  };
  say("uci");
  for (const option of ["Threads value 1", "Hash value 64", ...options]) say(`setoption name ${option}`);
  say("isready");
  await until("readyok");
  const close = async (): Promise<void> => {
    say("quit");
    await once(child, "close");
  };
  return { say, until, close };
}

/** Stockfish as a judge: centipawns for the player to move, of every move or the best ones, at a fixed depth. */
export async function stockfish(binary: string, depth: number, lines = EVERY_MOVE): Promise<Judge> {
  const { say, until, close } = await startStockfish(binary, `MultiPV value ${lines}`);
  return {
    close,
    async judge(state) {
      // A new game, so that the answer does not depend on the positions before.
      say("ucinewgame");
      say(`position fen ${writeFen(chess.position(state as ChessState))}`);
      say(`go depth ${depth}`);
      const values = new Map<string, number>();
      for (const line of await until("bestmove")) {
        const [, kind, score, move] =
          /^info depth \d+ .* score (cp|mate) (-?\d+) .* pv (\S+)/.exec(line) ?? [];
        if (kind === undefined) continue;
        const found = kind === "mate" ? Math.sign(Number(score)) * MOST_CENTIPAWNS : Number(score);
        values.set(canonicalText(move), Math.max(-MOST_CENTIPAWNS, Math.min(MOST_CENTIPAWNS, found)));
      }
      return values;
    },
  };
}
