/** The script of a thread that searches parts of what others think about; see `threads.ts`. */
import { parentPort, workerData } from "node:worker_threads";
import { serve } from "@tyche/engine";
import { withEvaluator } from "../evaluator.js";
import { readGame } from "../options.js";
import type { ServedGame } from "./threads.js";

const { game, options, evaluator } = workerData as ServedGame;
const named = withEvaluator(readGame(game, options), evaluator);
serve(parentPort!, [named.game]);
