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

/** Stockfish as a judge: centipawns for the player to move, of every move or the best ones, at a fixed depth. */
export async function stockfish(binary: string, depth: number, lines = EVERY_MOVE): Promise<Judge> {
  const child = spawn(binary, [], { stdio: ["pipe", "pipe", "ignore"] });
  const output = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const say = (line: string): unknown => child.stdin.write(`${line}\n`);
  /** All lines until one that begins with a word. */
  const until = async (word: string): Promise<string[]> => {
    const read: string[] = [];
    for (;;) {
      const { value, done } = await output.next();
      if (done) throw new Error(`Stockfish ended before "${word}".`);
      if (value.startsWith(word)) return read;
      read.push(value);
    }
  };
  for (const line of ["uci", "setoption name Threads value 1", "setoption name Hash value 64"]) say(line);
  say(`setoption name MultiPV value ${lines}`);
  say("isready");
  await until("readyok");
  return {
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
    async close() {
      say("quit");
      await once(child, "close");
    },
  };
}
