import { openLane } from "../../threads/lane.js";
import type { UciInfo, UciQuestion } from "./uci-search.js";

/** Searches, one at a time, while whoever asked goes on listening. */
export class UciSearcher {
  private readonly lane = openLane("uci", null, 1);
  private isNewGame = false;

  /** @throws what `UciSearch` throws */
  search(question: UciQuestion, signal: AbortSignal, hear: (info: UciInfo) => void): Promise<string> {
    const { isNewGame } = this;
    this.isNewGame = false;
    return this.lane.run({ question, isNewGame }, { signal, hear });
  }

  /** The next search begins a new game. */
  newGame(): void {
    this.isNewGame = true;
  }

  close(): Promise<void> {
    return this.lane.close();
  }
}
