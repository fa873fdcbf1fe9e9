import type { Area } from "@tyche/messages";

/** The groups of the start page, in its order. */
export const GROUPS = ["classics", "dice", "cards", "puzzles"] as const;

/** A game with a board; its folder here has the name of the game and holds `view.tsx`. */
export interface BoardGame {
  readonly name: string;
  readonly group: (typeof GROUPS)[number];
  readonly words?: readonly Area[];
  /** Options that differ from the game's own defaults on this page. */
  readonly options?: Readonly<Record<string, string>>;
  /** Whether a stranger cannot guess its rules, which are then shown before the first game. Default false. */
  readonly isStrange?: boolean;
  /** Whether its seats are only a first and a second, so that the board names the players. Default false. */
  readonly namesPlayers?: boolean;
  /** Whether the time of a game is shown while it is played. Default false. */
  readonly isTimed?: boolean;
  /** Whether it may be played with a time control. Default false. */
  readonly hasControl?: boolean;
  /** Whether it has file formats of its own. Default false. */
  readonly hasFiles?: boolean;
}

/** All games with a board, in the order of the start page within their groups. */
export const GAMES: readonly BoardGame[] = [
  { name: "chess", group: "classics", words: ["board-chess"], hasFiles: true, hasControl: true },
  { name: "backgammon", group: "dice", words: ["board-backgammon", "backgammon-cube"], hasFiles: true },
  { name: "2048", group: "puzzles" },
  // The first click opens an area, as players are used to.
  {
    name: "minesweeper",
    group: "puzzles",
    words: ["board-minesweeper"],
    options: { start: "modern" },
    isTimed: true,
  },
  { name: "connect-four", group: "classics" },
  { name: "tic-tac-toe", group: "classics" },
  { name: "pig", group: "dice", words: ["board-pig"], namesPlayers: true },
  { name: "ludo", group: "dice", words: ["board-ludo"] },
  // Positions are shown as text and put into links, so a card dealt face down is only drawn when it is turned.
  { name: "blackjack", group: "cards", words: ["board-blackjack"], options: { hole: "later" } },
  { name: "briscola", group: "cards", words: ["board-briscola"], isStrange: true, namesPlayers: true },
  { name: "einstein", group: "dice", isStrange: true },
  { name: "pac-man", group: "puzzles", words: ["board-pac-man"], isStrange: true },
  { name: "hypergammon", group: "dice", words: ["board-backgammon"] },
  { name: "kuhn", group: "cards", words: ["board-poker"], isStrange: true, namesPlayers: true },
  { name: "leduc", group: "cards", words: ["board-poker"], isStrange: true, namesPlayers: true },
  { name: "liars-dice", group: "cards", words: ["board-liars-dice"], isStrange: true, namesPlayers: true },
  { name: "goofspiel", group: "cards", words: ["board-goofspiel"], isStrange: true, namesPlayers: true },
  { name: "rock-paper-scissors", group: "cards", words: ["board-rock-paper-scissors"], namesPlayers: true },
  { name: "lifeboat", group: "puzzles", words: ["board-lifeboat"], isStrange: true },
  { name: "hidden-coin", group: "cards", words: ["board-hidden-coin"], isStrange: true },
];

export const gameWith = (name: string): BoardGame | undefined => GAMES.find((game) => game.name === name);
