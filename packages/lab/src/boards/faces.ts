import type { Area } from "@tyche/messages";
import { withWords } from "../i18n/load-words.js";
import { Later } from "../kit/later.js";
import type { AnyBoardFace } from "./board.js";

const face = (
  file: () => Promise<{ readonly face: AnyBoardFace }>,
  ...areas: readonly Area[]
): Later<AnyBoardFace> => new Later(async () => (await withWords(file(), ...areas)).face);

/** The board views in the order of the menu; each is loaded on demand. */
export const FACES: Readonly<Record<string, Later<AnyBoardFace>>> = {
  "connect-four": face(() => import("./games/connect-four/face.js")),
  "tic-tac-toe": face(() => import("./games/tic-tac-toe/face.js")),
  pig: face(() => import("./games/pig/face.js"), "board-pig"),
  "2048": face(() => import("./games/2048/face.js")),
  backgammon: face(() => import("./games/backgammon/face.js"), "board-backgammon", "backgammon-cube"),
  hypergammon: face(() => import("./games/hypergammon/face.js"), "board-backgammon"),
  einstein: face(() => import("./games/einstein/face.js")),
  chess: face(() => import("./games/chess/face.js"), "board-chess"),
  blackjack: face(() => import("./games/blackjack/face.js"), "board-blackjack"),
  ludo: face(() => import("./games/ludo/face.js"), "board-ludo"),
  briscola: face(() => import("./games/briscola/face.js"), "board-briscola"),
  "hidden-coin": face(() => import("./games/hidden-coin/face.js"), "board-hidden-coin"),
  "rock-paper-scissors": face(
    () => import("./games/rock-paper-scissors/face.js"),
    "board-rock-paper-scissors",
  ),
  minesweeper: face(() => import("./games/minesweeper/face.js"), "board-minesweeper"),
  lifeboat: face(() => import("./games/lifeboat/face.js"), "board-lifeboat"),
  "pac-man": face(() => import("./games/pac-man/face.js"), "board-pac-man"),
};
