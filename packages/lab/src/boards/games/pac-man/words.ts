import type { Language } from "@tyche/messages";
import type { Direction } from "./figures.js";

/** What the board of Pac-Man says. */
export interface PacManWords {
  readonly directions: Readonly<Record<Direction, string>>;
  readonly food: (left: number) => string;
  readonly ghost: (number: number) => string;
  readonly scared: (moves: number) => string;
  readonly at: (column: number, row: number) => string;
  readonly caught: string;
  readonly cleared: string;
  readonly dots: Readonly<Record<"." | "o", string>>;
  readonly facing: (who: string) => string;
  readonly fright: (who: string) => string;
  readonly ways: string;
  readonly waysHelp: (action: string) => string;
  readonly caughtChance: string;
  readonly place: string;
  readonly exact: string;
  readonly exactHelp: (positions: string) => string;
  readonly help: string;
  readonly variants: Readonly<
    Record<
      | "chasing"
      | "minimising"
      | "fourRandom"
      | "fourChasing"
      | "fourMinimising"
      | "trapRandom"
      | "trapChasing"
      | "medium"
      | "tricky",
      string
    >
  >;
}

const en: PacManWords = {
  directions: { West: "left", East: "right", North: "up", South: "down", Stop: "stay" },
  food: (left) => `${left} dots left`,
  ghost: (number) => `Ghost ${number}`,
  scared: (moves) => `scared for ${moves}`,
  at: (column, row) => `column ${column}, row ${row}`,
  caught: "caught",
  cleared: "all dots eaten",
  dots: { ".": "a dot", o: "a capsule" },
  facing: (who) => `${who} faces`,
  fright: (who) => `${who}: moves to be scared`,
  ways: "Where the ghosts go",
  waysHelp: (action) => `If Pac-Man goes ${action}: chance by ghost, before Pac-Man moves again.`,
  caughtChance: "Caught at once",
  place: "Place",
  exact: "Exact worth",
  exactHelp: (positions) => `With perfect play to the end, from all ${positions} positions of this maze.`,
  help: "Arrow keys, a swipe or the buttons move Pac-Man; the space bar stays.",
  variants: {
    chasing: "20×7, chasing ghosts",
    minimising: "20×7, ghosts that a player moves",
    fourRandom: "9×5, three random ghosts (exact)",
    fourChasing: "9×5, three chasing ghosts (exact)",
    fourMinimising: "9×5, three ghosts that a player moves",
    trapRandom: "Trap, random ghosts (exact)",
    trapChasing: "Trap, chasing ghosts (exact)",
    medium: "20×11, chasing ghosts",
    tricky: "20×13, four chasing ghosts",
  },
};

const fr: PacManWords = {
  directions: { West: "à gauche", East: "à droite", North: "en haut", South: "en bas", Stop: "sur place" },
  food: (left) => `${left} pastilles restantes`,
  ghost: (number) => `Fantôme ${number}`,
  scared: (moves) => `effrayé pour ${moves}`,
  at: (column, row) => `colonne ${column}, rangée ${row}`,
  caught: "attrapé",
  cleared: "tout est mangé",
  dots: { ".": "une pastille", o: "une capsule" },
  facing: (who) => `${who} regarde`,
  fright: (who) => `${who}\u00a0: coups de peur`,
  ways: "Où vont les fantômes",
  waysHelp: (action) => `Si Pac-Man va ${action}\u00a0: chances par fantôme, avant son prochain pas.`,
  caughtChance: "Attrapé aussitôt",
  place: "Case",
  exact: "Valeur exacte",
  exactHelp: (positions) => `En jeu parfait jusqu’au bout, sur les ${positions} positions de ce labyrinthe.`,
  help: "Les flèches, un glissement ou les boutons déplacent Pac-Man\u202f; la barre d’espace le laisse sur place.",
  variants: {
    chasing: "20×7, fantômes qui poursuivent",
    minimising: "20×7, fantômes menés par un joueur",
    fourRandom: "9×5, trois fantômes au hasard (exact)",
    fourChasing: "9×5, trois fantômes qui poursuivent (exact)",
    fourMinimising: "9×5, trois fantômes menés par un joueur",
    trapRandom: "Piège, fantômes au hasard (exact)",
    trapChasing: "Piège, fantômes qui poursuivent (exact)",
    medium: "20×11, fantômes qui poursuivent",
    tricky: "20×13, quatre fantômes qui poursuivent",
  },
};

const es: PacManWords = {
  directions: {
    West: "a la izquierda",
    East: "a la derecha",
    North: "arriba",
    South: "abajo",
    Stop: "quieto",
  },
  food: (left) => `quedan ${left} puntos`,
  ghost: (number) => `Fantasma ${number}`,
  scared: (moves) => `asustado por ${moves}`,
  at: (column, row) => `columna ${column}, fila ${row}`,
  caught: "atrapado",
  cleared: "todo comido",
  dots: { ".": "un punto", o: "una cápsula" },
  facing: (who) => `${who} mira`,
  fright: (who) => `${who}: jugadas de miedo`,
  ways: "Adónde van los fantasmas",
  waysHelp: (action) => `Si Pac-Man va ${action}: probabilidades por fantasma, antes de su próximo paso.`,
  caughtChance: "Atrapado al momento",
  place: "Casilla",
  exact: "Valor exacto",
  exactHelp: (positions) =>
    `Con juego perfecto hasta el final, en las ${positions} posiciones de este laberinto.`,
  help: "Las flechas, un deslizamiento o los botones mueven a Pac-Man; la barra espaciadora lo deja quieto.",
  variants: {
    chasing: "20×7, fantasmas que persiguen",
    minimising: "20×7, fantasmas que mueve un jugador",
    fourRandom: "9×5, tres fantasmas al azar (exacto)",
    fourChasing: "9×5, tres fantasmas que persiguen (exacto)",
    fourMinimising: "9×5, tres fantasmas que mueve un jugador",
    trapRandom: "Trampa, fantasmas al azar (exacto)",
    trapChasing: "Trampa, fantasmas que persiguen (exacto)",
    medium: "20×11, fantasmas que persiguen",
    tricky: "20×13, cuatro fantasmas que persiguen",
  },
};

const zh: PacManWords = {
  directions: { West: "向左", East: "向右", North: "向上", South: "向下", Stop: "不动" },
  food: (left) => `剩余 ${left} 颗豆`,
  ghost: (number) => `${number} 号幽灵`,
  scared: (moves) => `惊慌 ${moves} 步`,
  at: (column, row) => `第 ${column} 列第 ${row} 行`,
  caught: "被抓住",
  cleared: "豆子吃光",
  dots: { ".": "豆子", o: "能量豆" },
  facing: (who) => `${who}朝向`,
  fright: (who) => `${who}：受惊步数`,
  ways: "幽灵的去向",
  waysHelp: (action) => `若吃豆人${action}：它下一步之前各幽灵位置的概率。`,
  caughtChance: "立即被抓",
  place: "位置",
  exact: "精确价值",
  exactHelp: (positions) => `按完美着法走到底，出自此迷宫的全部 ${positions} 个局面。`,
  help: "方向键、滑动或按钮移动吃豆人；空格键停留。",
  variants: {
    chasing: "20×7，追踪的幽灵",
    minimising: "20×7，由玩家控制的幽灵",
    fourRandom: "9×5，三个随机幽灵（可精确求解）",
    fourChasing: "9×5，三个追踪幽灵（可精确求解）",
    fourMinimising: "9×5，三个由玩家控制的幽灵",
    trapRandom: "陷阱，随机幽灵（可精确求解）",
    trapChasing: "陷阱，追踪幽灵（可精确求解）",
    medium: "20×11，追踪的幽灵",
    tricky: "20×13，四个追踪的幽灵",
  },
};

export const PAC_MAN_WORDS: Readonly<Record<Language, PacManWords>> = { en, fr, es, zh };
