import { type LiveState, openLivePage } from "./live-page.js";
import type { DividedKind, Item, Run, Runner, View } from "./run.js";

/** A runner whose progress is shown on a page. */
export interface WatchedRunner extends Runner {
  /** URL of the page. */
  readonly url: string;
}

/**
 * Minimum interval in milliseconds between updates of the intermediate results. Updates also take at most a twentieth
 * of the time.
 */
const VIEW_MS = 1000;
const SHARE = 20;

/** Serves a page with a runner's progress. @throws UsageError */
export async function watched(runner: Runner, port: number, title: string): Promise<WatchedRunner> {
  const started = performance.now();
  let [done, of, known, isOver] = [0, 0, 0, false];
  let view: (() => View) | undefined;
  let kept: { readonly view: View | null; readonly until: number } = { view: null, until: 0 };
  const viewNow = (): View | null => {
    const now = performance.now();
    if (view && (now >= kept.until || isOver)) {
      const found = view();
      kept = { view: found, until: now + Math.max(VIEW_MS, SHARE * (performance.now() - now)) };
    }
    return kept.view;
  };
  const state = async (): Promise<LiveState> => {
    const seconds = (performance.now() - started) / 1000;
    const fresh = done - known;
    return {
      title,
      done,
      of,
      seconds,
      secondsLeft: fresh > 0 ? (seconds / fresh) * (of - done) : null,
      ended: isOver,
      view: viewNow(),
      workers: await runner.workers(),
    };
  };
  const page = await openLivePage(port, state);
  return {
    url: page.url,
    workers: () => runner.workers(),
    open<Question, One extends Item, Result>(
      kind: DividedKind<Question, One, Result>,
      question: Question,
    ): Run<One, Result> {
      const run = runner.open(kind, question);
      return {
        async run(items, options) {
          of += items.length;
          await run.run(items, {
            ...options,
            async onResults(some, results) {
              await options.onResults(some, results);
              done += some.length;
            },
          });
        },
        close: (finished) => run.close(finished),
      };
    },
    show(before, shown) {
      done += before;
      of += before;
      known += before;
      view = shown;
    },
    async close() {
      isOver = true;
      await page.close();
      await runner.close();
    },
  };
}
