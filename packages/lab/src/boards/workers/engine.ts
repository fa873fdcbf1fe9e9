import type { Decision } from "@tyche/engine";
import { Caller } from "@tyche/engine/threads";
import type { GameChoice } from "../record/scene.js";
import { type GameWorker, openWorker } from "./open-worker.js";
import type { Question, ThinkingOptions } from "./question.js";

type EngineWorker = Pick<GameWorker, "stream" | "close"> & Partial<Pick<GameWorker, "lost">>;
type Decisions = AsyncGenerator<Decision<unknown>, void, void>;

/** Analysis begun before it was requested. */
interface Begun {
  readonly state: unknown;
  readonly question: string;
  readonly stop: AbortController;
  readonly decisions: Decisions;
  /** The first decision; requesting it started the analysis. */
  readonly first: Promise<IteratorResult<Decision<unknown>, void>>;
  found?: Decision<unknown> | undefined;
}

/** An engine: one worker for one game, which keeps its tables from position to position. */
export class Engine {
  private readonly worker: EngineWorker;
  private begun: Begun | undefined;

  /** @param worker its worker, if already started */
  constructor(
    choice: GameChoice,
    worker: EngineWorker = new Caller(openWorker({ choice, evaluates: true })),
  ) {
    this.worker = worker;
  }

  /**
   * Begins the analysis that will probably be requested next: the same request then also receives the decisions so far.
   */
  begin(state: unknown, question: Question): void {
    this.begun?.stop.abort();
    const stop = new AbortController();
    const decisions = this.worker.stream(stop.signal, "think", state, question);
    const first = decisions.next();
    const begun: Begun = { state, question: JSON.stringify(question), stop, decisions, first };
    this.begun = begun;
    first.then(
      ({ value }) => {
        begun.found = value ?? undefined;
      },
      // think() reports the error.
      () => {},
    );
  }

  /** The first decision of analysis begun ahead with the same request. */
  found(state: unknown, question: Question): Decision<unknown> | undefined {
    return this.begunFor(state, question)?.found;
  }

  /** @throws Error with a message if the request is invalid or the game could not be loaded */
  async *think(state: unknown, { signal, ...question }: ThinkingOptions): Decisions {
    const begun = this.begunFor(state, question);
    if (!begun) this.begun?.stop.abort();
    this.begun = undefined;
    if (!begun) {
      yield* this.worker.stream(signal, "think", state, question);
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

  /** The last decision of an analysis; undefined if it was ended before any. */
  async decide(state: unknown, options: ThinkingOptions): Promise<Decision<unknown> | undefined> {
    let last: Decision<unknown> | undefined;
    for await (last of this.think(state, options));
    return last;
  }

  /** Why its worker has ended, if it has. */
  get lost(): GameWorker["lost"] {
    return this.worker.lost;
  }

  close(): void {
    this.worker.close();
  }

  private begunFor(state: unknown, question: Question): Begun | undefined {
    const { begun } = this;
    return begun?.state === state && begun?.question === JSON.stringify(question) ? begun : undefined;
  }
}
