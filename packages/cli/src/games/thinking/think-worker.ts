/** The script of a thread that thinks about one place, so that the thread that hears Ctrl-C stays free. */
import { parentPort, workerData } from "node:worker_threads";
import { readGame } from "../options.js";
import { placeOf } from "../place.js";
import type { Answer, Question } from "./think-apart.js";
import { thinkAbout } from "./thinking.js";

const { game, options, position, roll, choice, stop } = workerData as Question;

async function answer(): Promise<Answer> {
  try {
    const place = placeOf(readGame(game, options), { position, roll });
    const signal = {
      get aborted() {
        return Atomics.load(stop, 0) === 1;
      },
    };
    return { thought: await thinkAbout(place, choice, { signal }) };
  } catch (error) {
    const { name, message } = error as Error;
    return { error: { name, message } };
  }
}

parentPort!.postMessage(await answer());
