import type { AnyBoardFace } from "./board.js";

/** The boards in the order in which they are offered; each is loaded when it is first looked at. */
export const FACES: Readonly<Record<string, () => Promise<{ readonly face: AnyBoardFace }>>> = {
  "connect-four": () => import("./games/connect-four/face.js"),
  "tic-tac-toe": () => import("./games/tic-tac-toe/face.js"),
  pig: () => import("./games/pig/face.js"),
  "2048": () => import("./games/2048/face.js"),
  backgammon: () => import("./games/backgammon/face.js"),
  hypergammon: () => import("./games/hypergammon/face.js"),
  einstein: () => import("./games/einstein/face.js"),
  chess: () => import("./games/chess/face.js"),
  blackjack: () => import("./games/blackjack/face.js"),
  ludo: () => import("./games/ludo/face.js"),
  briscola: () => import("./games/briscola/face.js"),
  "hidden-coin": () => import("./games/hidden-coin/face.js"),
  "rock-paper-scissors": () => import("./games/rock-paper-scissors/face.js"),
  minesweeper: () => import("./games/minesweeper/face.js"),
  lifeboat: () => import("./games/lifeboat/face.js"),
  "pac-man": () => import("./games/pac-man/face.js"),
};
