/** The worker's script: it thinks about the game for the page. */
import { serve } from "@tyche/engine/threads";
import ur from "./game.js";

serve(self, [ur]);
