import type { Decision } from "@tyche/engine";
import { connect, type RemoteEngine, type RemoteOptions } from "@tyche/engine/threads";
import type { GameChoice } from "../games-by-name.js";
import { openWorker } from "../open-worker.js";

/** What the page may ask of the engine. */
export type ThinkingOptions = Pick<
  RemoteOptions,
  "time" | "depth" | "nodes" | "rank" | "evaluator" | "algorithm" | "settings" | "signal"
>;

/** The engine beside the page: one worker for one game, which keeps its table from position to position. */
export class EngineClient {
  private readonly worker: Worker;
  private readonly engine: Promise<RemoteEngine>;
  private readonly game: string;

  constructor(choice: GameChoice) {
    this.game = choice.game;
    this.worker = openWorker({ role: "engine", choice });
    this.engine = new Promise((resolve, reject) => {
      const { worker } = this;
      // It hears nothing before it has loaded its game, and then says so.
      worker.addEventListener("message", () => resolve(connect(worker)), { once: true });
      worker.addEventListener("error", (event) => reject(new Error(event.message)), { once: true });
    });
    // Whoever asks hears of it.
    this.engine.catch(() => {});
  }

  /** @throws Error with the sentence of a refusal, or where the game could not be loaded */
  async *think(state: unknown, options: ThinkingOptions): AsyncGenerator<Decision<unknown>, void, void> {
    const engine = await this.engine;
    if (options.signal?.aborted) return;
    yield* engine.think(this.game, state, { ...options, session: "board" });
  }

  close(): void {
    this.worker.terminate();
  }
}
