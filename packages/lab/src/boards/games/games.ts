import type { Area } from "@tyche/messages";

/** A game with a board; its folder here has the name of the game and holds `view.tsx`. */
export interface BoardGame {
  readonly name: string;
  readonly words?: readonly Area[];
  /** Options that differ from the game's own defaults on this page. */
  readonly options?: Readonly<Record<string, string>>;
  /** Whether it has file formats of its own. Default false. */
  readonly hasFiles?: boolean;
}

/** All games with a board, in the order of the menu. */
export const GAMES: readonly BoardGame[] = [
  { name: "connect-four" },
  { name: "tic-tac-toe" },
  { name: "pig", words: ["board-pig"] },
  { name: "2048" },
  { name: "backgammon", words: ["board-backgammon", "backgammon-cube"], hasFiles: true },
  { name: "hypergammon", words: ["board-backgammon"] },
  { name: "einstein" },
  { name: "chess", words: ["board-chess"], hasFiles: true },
  // Positions are shown as text and put into links, so a card dealt face down is only drawn when it is turned.
  { name: "blackjack", words: ["board-blackjack"], options: { hole: "later" } },
  { name: "ludo", words: ["board-ludo"] },
  { name: "briscola", words: ["board-briscola"] },
  { name: "hidden-coin", words: ["board-hidden-coin"] },
  { name: "rock-paper-scissors", words: ["board-rock-paper-scissors"] },
  { name: "minesweeper", words: ["board-minesweeper"] },
  { name: "lifeboat", words: ["board-lifeboat"] },
  { name: "pac-man", words: ["board-pac-man"] },
];

export const gameWith = (name: string): BoardGame | undefined => GAMES.find((game) => game.name === name);
