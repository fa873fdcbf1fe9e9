import type { UciInfo, UciQuestion } from "@tyche/games/chess/uci";
import { openTaskPool } from "../threads/task-pool.js";
import { workKind } from "../threads/work.js";

const SEARCHES = workKind("uci", () => import("./uci-work.js"));

/** Runs searches one at a time while the caller stays responsive. */
export class UciSearcher {
  private readonly pool = openTaskPool(SEARCHES, null, 1);
  private isNewGame = false;

  /** @throws the errors of `UciSearch` */
  search(question: UciQuestion, signal: AbortSignal, hear: (info: UciInfo) => void): Promise<string> {
    const { isNewGame } = this;
    this.isNewGame = false;
    return this.pool.run({ question, isNewGame }, { signal, onMessage: hear });
  }

  /** The next search starts a new game. */
  newGame(): void {
    this.isNewGame = true;
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
