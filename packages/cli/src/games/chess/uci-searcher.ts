import type { UciInfo, UciQuestion } from "@tyche/games/chess/uci";
import { openLane } from "../../threads/lane.js";

/** Runs searches one at a time while the caller stays responsive. */
export class UciSearcher {
  private readonly lane = openLane("uci", null, 1);
  private isNewGame = false;

  /** @throws the errors of `UciSearch` */
  search(question: UciQuestion, signal: AbortSignal, hear: (info: UciInfo) => void): Promise<string> {
    const { isNewGame } = this;
    this.isNewGame = false;
    return this.lane.run({ question, isNewGame }, { signal, hear });
  }

  /** The next search starts a new game. */
  newGame(): void {
    this.isNewGame = true;
  }

  close(): Promise<void> {
    return this.lane.close();
  }
}
