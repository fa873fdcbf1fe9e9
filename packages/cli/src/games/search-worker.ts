/** The script of a thread that searches parts of what others think about; see `threads.ts`. */
import { parentPort, workerData } from "node:worker_threads";
import { serve } from "@tyche/engine";
import { readGame } from "./options.js";
import type { ServedGame } from "./threads.js";

const { game, options } = workerData as ServedGame;
const named = readGame(game, options);
serve(parentPort!, [named.game], named.positionEvaluators);
