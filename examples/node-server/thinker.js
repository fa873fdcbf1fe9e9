// The script of every thread that thinks.
import { parentPort } from "node:worker_threads";
import { serve } from "@tyche/engine/threads";
import { GAMES } from "./games.js";

serve(parentPort, GAMES);
