import { createInterface } from "node:readline";
import { type UciInfo, type UciQuestion, UciSession } from "@tyche/games/chess/uci";
import { oneLine } from "../io/errors.js";
import { type Io, write } from "../io/io.js";
import { openTaskPool } from "../threads/task-pool.js";
import { workKind } from "../threads/work.js";
import { type Examples, registers } from "./command.js";

export const examples: Examples = {
  "example-uci": "printf 'position startpos moves e2e4 e7e5\\ngo depth 4\\n' | tyche uci",
};

export const register = registers([], act);

/** Runs until "quit" or the end of the input. A search still running is answered first. */
async function act(_options: object, io: Io): Promise<void> {
  const searcher = new UciSearcher();
  let written = Promise.resolve();
  const session = new UciSession(searcher, (line) => {
    written = written.then(() => write(io.stdout, `${oneLine(line)}\n`));
  });
  const lines = createInterface({ input: io.stdin });
  try {
    for await (const line of lines) if (!session.hear(line)) break;
    session.finish();
    await session.settle();
    await written;
  } finally {
    lines.close();
    await searcher.close();
  }
}

const SEARCHES = workKind("uci", () => import("../thinking/uci-work.js"));

/** Runs searches one at a time while the caller stays responsive. */
export class UciSearcher {
  private readonly pool = openTaskPool(SEARCHES, null, 1);
  private isNewGame = false;

  /** @throws the errors of `UciSearch` */
  search(question: UciQuestion, signal: AbortSignal, onInfo: (info: UciInfo) => void): Promise<string> {
    const { isNewGame } = this;
    this.isNewGame = false;
    return this.pool.run({ question, isNewGame }, { signal, onMessage: onInfo });
  }

  /** The next search starts a new game. */
  newGame(): void {
    this.isNewGame = true;
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
