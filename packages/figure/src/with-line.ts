import { lineStyle } from "@tyche/trees/drawing";
import { addStyle, PALETTE } from "./style.js";

export { explainedAt, roomUnder, underTree } from "@tyche/trees/replay";

addStyle(lineStyle(PALETTE));
