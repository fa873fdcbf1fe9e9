/** The worker's script: it thinks about the game for the page. */
import { serve } from "@tyche/engine";
import ur from "./game.js";

serve(self, [ur]);
