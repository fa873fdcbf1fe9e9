import { serve } from "@tyche/engine";
import { dice } from "../games.mjs";

serve(self, [dice]);
