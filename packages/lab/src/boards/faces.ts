import { Later } from "../later.js";
import type { AnyBoardFace } from "./board.js";

const face = (file: () => Promise<{ readonly face: AnyBoardFace }>): Later<AnyBoardFace> =>
  new Later(async () => (await file()).face);

/** The boards in the order in which they are offered; each is loaded when it is first looked at. */
export const FACES: Readonly<Record<string, Later<AnyBoardFace>>> = {
  "connect-four": face(() => import("./games/connect-four/face.js")),
  "tic-tac-toe": face(() => import("./games/tic-tac-toe/face.js")),
  pig: face(() => import("./games/pig/face.js")),
  "2048": face(() => import("./games/2048/face.js")),
  backgammon: face(() => import("./games/backgammon/face.js")),
  hypergammon: face(() => import("./games/hypergammon/face.js")),
  einstein: face(() => import("./games/einstein/face.js")),
  chess: face(() => import("./games/chess/face.js")),
  blackjack: face(() => import("./games/blackjack/face.js")),
  ludo: face(() => import("./games/ludo/face.js")),
  briscola: face(() => import("./games/briscola/face.js")),
  "hidden-coin": face(() => import("./games/hidden-coin/face.js")),
  "rock-paper-scissors": face(() => import("./games/rock-paper-scissors/face.js")),
  minesweeper: face(() => import("./games/minesweeper/face.js")),
  lifeboat: face(() => import("./games/lifeboat/face.js")),
  "pac-man": face(() => import("./games/pac-man/face.js")),
};
