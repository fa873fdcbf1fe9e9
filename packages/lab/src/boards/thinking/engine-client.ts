import type { Decision } from "@tyche/engine";
import { connect, type RemoteEngine } from "@tyche/engine/threads";
import type { GameChoice } from "../games-by-name.js";
import { type OpenEngine, openEngine } from "../open-worker.js";
import type { ThinkingOptions } from "./question.js";

type Decisions = AsyncGenerator<Decision<unknown>, void, void>;

/** Analysis begun before it was requested. */
interface Begun {
  readonly state: unknown;
  readonly options: string;
  readonly stop: AbortController;
  readonly decisions: Decisions;
  /** The first decision; requesting it started the analysis. */
  readonly first: Promise<IteratorResult<Decision<unknown>, void>>;
  /** The first decision, once it is known. */
  found: Decision<unknown> | undefined;
}

/** Client of an engine: one worker for one game, which keeps its tables from position to position. */
export class EngineClient {
  private readonly worker: Worker;
  private readonly engine: Promise<RemoteEngine>;
  private readonly game: string;
  private begun: Begun | undefined;

  /** @param opened its worker, if already started */
  constructor(choice: GameChoice, opened: OpenEngine = openEngine(choice)) {
    this.game = choice.game;
    this.worker = opened.worker;
    this.engine = opened.ready.then(() => connect(opened.worker));
    // think() reports the error.
    this.engine.catch(() => {});
  }

  /**
   * Begins the analysis that will probably be requested next: the same request then also receives the decisions so far.
   */
  begin(state: unknown, options: Omit<ThinkingOptions, "signal">): void {
    this.begun?.stop.abort();
    const stop = new AbortController();
    const decisions = this.ask(state, { ...options, signal: stop.signal });
    const first = decisions.next();
    const begun: Begun = {
      state,
      options: JSON.stringify(options),
      stop,
      decisions,
      first,
      found: undefined,
    };
    first.then(
      ({ value }) => {
        begun.found = value ?? undefined;
      },
      () => {
        // think() reports the error.
      },
    );
    this.begun = begun;
  }

  /** The first decision of analysis begun ahead with the same request. */
  found(state: unknown, options: Omit<ThinkingOptions, "signal">): Decision<unknown> | undefined {
    return this.begunFor(state, options)?.found;
  }

  /** @throws Error with a message if the request is invalid or the game could not be loaded */
  async *think(state: unknown, options: ThinkingOptions): Decisions {
    const { signal, ...asked } = options;
    const begun = this.begunFor(state, asked);
    if (!begun) this.begun?.stop.abort();
    this.begun = undefined;
    if (!begun) {
      yield* this.ask(state, options);
      return;
    }
    const stop = (): void => begun.stop.abort();
    if (signal?.aborted) stop();
    signal?.addEventListener("abort", stop);
    try {
      const first = await begun.first;
      if (first.done) return;
      yield first.value;
      yield* begun.decisions;
    } finally {
      stop();
      signal?.removeEventListener("abort", stop);
    }
  }

  close(): void {
    this.worker.terminate();
  }

  private begunFor(state: unknown, options: Omit<ThinkingOptions, "signal">): Begun | undefined {
    const { begun } = this;
    return begun?.state === state && begun?.options === JSON.stringify(options) ? begun : undefined;
  }

  private async *ask(state: unknown, options: ThinkingOptions): Decisions {
    const engine = await this.engine;
    if (options.signal?.aborted) return;
    yield* engine.think(this.game, state, { ...options, session: "board" });
  }
}
