/** The script of the thread that searches for `tyche uci`, so that "stop" is heard at any time. */
import { parentPort } from "node:worker_threads";
import { type UciInfo, type UciQuestion, UciSearch } from "./uci-search.js";

export type ToThread =
  | { readonly newGame: true; readonly question?: never }
  /** `stop`: one shared word that turns 1 when the search is to end. */
  | { readonly question: UciQuestion; readonly stop: Int32Array; readonly newGame?: never };

export type FromThread = { readonly info: UciInfo } | { readonly best: string } | { readonly error: string };

const search = new UciSearch();

parentPort!.on("message", async ({ newGame, ...task }: ToThread) => {
  if (newGame) return search.newGame();
  const { question, stop } = task as Extract<ToThread, { readonly question: UciQuestion }>;
  const signal = {
    get aborted() {
      return Atomics.load(stop, 0) === 1;
    },
  };
  const say = (message: FromThread): void => parentPort!.postMessage(message);
  try {
    const best = await search.search(question, signal, (info) => say({ info }));
    say({ best });
  } catch (error) {
    say({ error: (error as Error).message });
  }
});
