import { serve } from "@tyche/engine/threads";
import { dice } from "../games.mjs";

serve(self, [dice]);
