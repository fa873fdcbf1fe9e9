import type { Area } from "@tyche/messages";

/** A game with a board; its folder here has the name of the game and holds `view.tsx`. */
export interface BoardGame {
  readonly name: string;
  readonly words?: readonly Area[];
  /** Options that differ from the game's own defaults on this page. */
  readonly options?: Readonly<Record<string, string>>;
  /** Whether a stranger cannot guess its rules, which are then shown before the first game. Default false. */
  readonly isStrange?: boolean;
  /** Whether it has file formats of its own. Default false. */
  readonly hasFiles?: boolean;
}

/** All games with a board, in the order of the start page. */
export const GAMES: readonly BoardGame[] = [
  { name: "chess", words: ["board-chess"], hasFiles: true },
  { name: "backgammon", words: ["board-backgammon", "backgammon-cube"], hasFiles: true },
  { name: "2048" },
  // The first click opens an area, as players are used to.
  {
    name: "minesweeper",
    words: ["board-minesweeper"],
    options: { start: "modern" },
  },
  { name: "connect-four" },
  { name: "tic-tac-toe" },
  { name: "pig", words: ["board-pig"] },
  { name: "ludo", words: ["board-ludo"] },
  // Positions are shown as text and put into links, so a card dealt face down is only drawn when it is turned.
  { name: "blackjack", words: ["board-blackjack"], options: { hole: "later" } },
  { name: "briscola", words: ["board-briscola"], isStrange: true },
  { name: "einstein", isStrange: true },
  { name: "pac-man", words: ["board-pac-man"], isStrange: true },
  { name: "hypergammon", words: ["board-backgammon"] },
  { name: "kuhn", words: ["board-poker"], isStrange: true },
  { name: "leduc", words: ["board-poker"], isStrange: true },
  { name: "liars-dice", words: ["board-liars-dice"], isStrange: true },
  { name: "goofspiel", words: ["board-goofspiel"], isStrange: true },
  { name: "rock-paper-scissors", words: ["board-rock-paper-scissors"] },
  { name: "lifeboat", words: ["board-lifeboat"], isStrange: true },
  { name: "hidden-coin", words: ["board-hidden-coin"], isStrange: true },
];

export const gameWith = (name: string): BoardGame | undefined => GAMES.find((game) => game.name === name);
