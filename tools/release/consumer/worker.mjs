import { parentPort } from "node:worker_threads";
import { serve } from "@tyche/engine/threads";
import { dice } from "./games.mjs";

serve(parentPort, [dice]);
