import type { Language } from "@tyche/messages";
import { plural } from "@tyche/trees";

/** What the board of Minesweeper says. */
export interface MineWords {
  readonly hidden: string;
  readonly mine: string;
  readonly flag: string;
  readonly flagged: string;
  readonly shows: (number: number) => string;
  readonly risk: (percent: string) => string;
  readonly certainlyFree: string;
  readonly certainlyMine: string;
  readonly best: string;
  readonly exploded: string;
  readonly won: string;
  readonly lost: string;
  readonly opened: (cells: number) => string;
  readonly flags: (set: number, mines: number) => string;
  readonly layFlags: string;
  readonly openSafe: (cells: number) => string;
  readonly overlay: string;
  readonly overlays: Readonly<Record<"chances" | "certain" | "none", string>>;
  readonly larger: string;
  readonly smaller: string;
  readonly help: string;
  readonly enter: string;
  readonly entering: string;
  readonly paste: string;
  readonly pasteHelp: string;
  readonly columns: string;
  readonly rows: string;
  readonly mines: string;
  readonly usual: string;
  readonly value: string;
  readonly clear: string;
  readonly analyse: string;
  readonly cancel: string;
  readonly chanceToWin: string;
  readonly exact: string;
  readonly estimate: string;
  readonly layouts: string;
  readonly unopened: string;
  readonly proved: string;
  readonly provedCounts: (free: number, mines: number) => string;
  readonly far: string;
  readonly farRisk: (cells: number, percent: string) => string;
  readonly methods: Readonly<Record<"first click" | "certain" | "exact" | "lookahead", string>>;
  readonly cell: string;
  readonly progress: string;
  readonly progressHelp: string;
  readonly win: string;
  readonly considered: string;
  readonly numbersOf: (cell: string) => string;
  readonly number: string;
  readonly chance: string;
  readonly drawn: (layouts: string) => string;
  readonly drawAnother: string;
  readonly variants: Readonly<Record<"beginner" | "intermediate" | "modern" | "small", string>>;
}

const en: MineWords = {
  hidden: "hidden",
  mine: "mine",
  flag: "flag",
  flagged: "flagged",
  shows: (number) => (number === 0 ? "blank" : String(number)),
  risk: (percent) => `mine ${percent}`,
  certainlyFree: "certainly safe",
  certainlyMine: "certainly a mine",
  best: "best guess",
  exploded: "the mine that went off",
  won: "Every mine is found: you have won",
  lost: "A mine went off: you have lost",
  opened: (cells) => `${cells} cells opened`,
  flags: (set, mines) => `${set} of ${mines} mines flagged`,
  layFlags: "Flag mode",
  openSafe: (cells) => `Open all safe (${cells})`,
  overlay: "Show on the board",
  overlays: { chances: "mine chances", certain: "only what is certain", none: "nothing" },
  larger: "Larger cells",
  smaller: "Smaller cells",
  help: "Enter or a tap opens, F, a right click or a long press flags. On a number with all its flags it opens the rest around. S opens all that is safe, B goes to the best cell.",
  enter: "Enter a board",
  entering: "A board from elsewhere",
  paste: "Paste a board",
  pasteHelp:
    "One row a line, 0 to 8 for open cells and a dot, #, ? or a flag for hidden ones, with or without blanks or bars between them. Or set cells below: pick a value and tap, or type it.",
  columns: "Columns",
  rows: "Rows",
  mines: "Mines",
  usual: "as usual",
  value: "Value to set",
  clear: "Hide all",
  analyse: "Analyse",
  cancel: "Cancel",
  chanceToWin: "Chance to win",
  exact: "exact",
  estimate: "estimate",
  layouts: "Layouts that fit",
  unopened: "Hidden cells",
  proved: "Proved",
  provedCounts: (free, mines) => `${free} safe, ${mines} ${plural("en", mines, "mine", "mines")}`,
  far: "Beside no number",
  farRisk: (cells, percent) => `${cells} cells, ${percent} each`,
  methods: {
    "first click": "Nothing is known yet: the marked cell is the best place to start.",
    certain: "No guess is needed: some cells are safe in every layout that fits.",
    exact: "A guess, solved exactly: no play wins more.",
    lookahead:
      "A guess: too many layouts fit to solve it, so the chance to win is a learned estimate. Mine chances are exact.",
  },
  cell: "Cell",
  progress: "Progress",
  progressHelp: "Chance that the cell is safe and makes another cell certainly safe",
  win: "Win",
  considered: "Cells that were considered",
  numbersOf: (cell) => `What ${cell} can show`,
  number: "Shows",
  chance: "Chance",
  drawn: (layouts) =>
    `The mines shown are one drawing from the ${layouts} layouts that fit what was seen, each as likely. In this game no mine lies anywhere before it is met: numbers are drawn by their exact chances.`,
  drawAnother: "Draw another",
  variants: {
    beginner: "Beginner, 9×9, 10 mines",
    intermediate: "Intermediate, 16×16, 40 mines",
    modern: "Expert, first click opens an area",
    small: "Small, 5×4, 4 mines",
  },
};

const fr: MineWords = {
  hidden: "fermée",
  mine: "mine",
  flag: "drapeau",
  flagged: "drapeau posé",
  shows: (number) => (number === 0 ? "vide" : String(number)),
  risk: (percent) => `mine à ${percent}`,
  certainlyFree: "sûre à coup sûr",
  certainlyMine: "minée à coup sûr",
  best: "meilleur pari",
  exploded: "la mine qui a sauté",
  won: "Toutes les mines sont trouvées\u00a0: c’est gagné",
  lost: "Une mine a sauté\u00a0: c’est perdu",
  opened: (cells) => `${cells} cases ouvertes`,
  flags: (set, mines) => `${set} drapeaux pour ${mines} mines`,
  layFlags: "Poser des drapeaux",
  openSafe: (cells) => `Ouvrir le sûr (${cells})`,
  overlay: "Montrer sur la grille",
  overlays: { chances: "risques de mine", certain: "le certain seulement", none: "rien" },
  larger: "Cases plus grandes",
  smaller: "Cases plus petites",
  help: "Entrée ou un appui ouvre\u202f; F, un clic droit ou un appui long pose un drapeau. Sur un chiffre qui a tous ses drapeaux, cela ouvre le reste autour. S ouvre tout ce qui est sûr, B mène à la meilleure case.",
  enter: "Saisir une grille",
  entering: "Une grille venue d’ailleurs",
  paste: "Coller une grille",
  pasteHelp:
    "Une rangée par ligne, 0 à 8 pour les cases ouvertes et un point, #, ? ou un drapeau pour les fermées, avec ou sans espaces ou barres. Ou bien réglez les cases ci-dessous\u00a0: choisissez une valeur et touchez, ou tapez-la.",
  columns: "Colonnes",
  rows: "Rangées",
  mines: "Nombre de mines",
  usual: "comme d’habitude",
  value: "Valeur à poser",
  clear: "Tout fermer",
  analyse: "Analyser",
  cancel: "Annuler",
  chanceToWin: "Chance de gagner",
  exact: "exacte",
  estimate: "estimée",
  layouts: "Dispositions possibles",
  unopened: "Cases fermées",
  proved: "Prouvées",
  provedCounts: (free, mines) =>
    `${free} ${plural("fr", free, "sûre", "sûres")}, ${mines} ${plural("fr", mines, "minée", "minées")}`,
  far: "Loin des chiffres",
  farRisk: (cells, percent) => `${cells} cases à ${percent}`,
  methods: {
    "first click": "On ne sait encore rien\u00a0: la case marquée est le meilleur début.",
    certain: "Inutile de parier\u00a0: des cases sont sûres dans toutes les dispositions possibles.",
    exact: "Un pari, résolu exactement\u00a0: aucun jeu ne gagne plus souvent.",
    lookahead:
      "Un pari\u00a0: trop de dispositions pour le résoudre, la chance de gagner est une estimation apprise. Les risques de mine sont exacts.",
  },
  cell: "Case",
  progress: "Progrès",
  progressHelp: "Chance que la case soit sûre et qu’elle en rende une autre sûre à coup sûr",
  win: "Gain",
  considered: "Cases examinées",
  numbersOf: (cell) => `Ce que ${cell} peut montrer`,
  number: "Montre",
  chance: "Probabilité",
  drawn: (layouts) =>
    `Les mines montrées sont un tirage parmi les ${layouts} dispositions compatibles avec ce qu’on a vu, toutes aussi probables. Dans ce jeu, aucune mine n’est posée avant qu’on la touche\u00a0: les chiffres sont tirés selon leurs chances exactes.`,
  drawAnother: "Tirer à nouveau",
  variants: {
    beginner: "Débutant, 9×9, 10 mines",
    intermediate: "Intermédiaire, 16×16, 40 mines",
    modern: "Expert, le premier clic ouvre une zone",
    small: "Petite grille, 5×4, 4 mines",
  },
};

const es: MineWords = {
  hidden: "tapada",
  mine: "mina",
  flag: "bandera",
  flagged: "con bandera",
  shows: (number) => (number === 0 ? "vacía" : String(number)),
  risk: (percent) => `mina ${percent}`,
  certainlyFree: "segura con certeza",
  certainlyMine: "mina con certeza",
  best: "mejor apuesta",
  exploded: "la mina que estalló",
  won: "Todas las minas encontradas: ha ganado",
  lost: "Estalló una mina: ha perdido",
  opened: (cells) => `${cells} casillas abiertas`,
  flags: (set, mines) => `${set} banderas de ${mines} minas`,
  layFlags: "Poner banderas",
  openSafe: (cells) => `Abrir lo seguro (${cells})`,
  overlay: "Mostrar en el tablero",
  overlays: { chances: "riesgos de mina", certain: "solo lo seguro", none: "nada" },
  larger: "Casillas más grandes",
  smaller: "Casillas más pequeñas",
  help: "Intro o un toque abre; F, el clic derecho o un toque largo pone bandera. Sobre un número con todas sus banderas abre el resto alrededor. S abre todo lo seguro, B va a la mejor casilla.",
  enter: "Introducir un tablero",
  entering: "Un tablero de otro sitio",
  paste: "Pegar un tablero",
  pasteHelp:
    "Una fila por línea, de 0 a 8 para las casillas abiertas y un punto, #, ? o una bandera para las tapadas, con o sin espacios o barras. O ponga las casillas abajo: elija un valor y toque, o tecléelo.",
  columns: "Columnas",
  rows: "Filas",
  mines: "Minas",
  usual: "lo habitual",
  value: "Valor que se pone",
  clear: "Tapar todo",
  analyse: "Analizar",
  cancel: "Cancelar",
  chanceToWin: "Probabilidad de ganar",
  exact: "exacta",
  estimate: "estimada",
  layouts: "Disposiciones posibles",
  unopened: "Casillas tapadas",
  proved: "Demostradas",
  provedCounts: (free, mines) =>
    `${free} ${plural("es", free, "segura", "seguras")}, ${mines} ${plural("es", mines, "mina", "minas")}`,
  far: "Lejos de los números",
  farRisk: (cells, percent) => `${cells} casillas al ${percent}`,
  methods: {
    "first click": "Aún no se sabe nada: la casilla marcada es el mejor comienzo.",
    certain: "No hace falta apostar: hay casillas seguras en todas las disposiciones posibles.",
    exact: "Una apuesta, resuelta exactamente: ningún juego gana más.",
    lookahead:
      "Una apuesta: hay demasiadas disposiciones para resolverla, la probabilidad de ganar es una estimación aprendida. Los riesgos de mina son exactos.",
  },
  cell: "Casilla",
  progress: "Avance",
  progressHelp: "Probabilidad de que la casilla sea segura y asegure otra",
  win: "Gana",
  considered: "Casillas estudiadas",
  numbersOf: (cell) => `Lo que puede mostrar ${cell}`,
  number: "Muestra",
  chance: "Probabilidad",
  drawn: (layouts) =>
    `Las minas mostradas son un sorteo entre las ${layouts} disposiciones que encajan con lo visto, todas igual de probables. En este juego ninguna mina está en su sitio antes de pisarla: los números se sortean con sus probabilidades exactas.`,
  drawAnother: "Otro sorteo",
  variants: {
    beginner: "Principiante, 9×9, 10 minas",
    intermediate: "Intermedio, 16×16, 40 minas",
    modern: "Experto, el primer clic abre una zona",
    small: "Tablero pequeño, 5×4, 4 minas",
  },
};

const zh: MineWords = {
  hidden: "未翻开",
  mine: "地雷",
  flag: "旗",
  flagged: "已插旗",
  shows: (number) => (number === 0 ? "空白" : String(number)),
  risk: (percent) => `有雷 ${percent}`,
  certainlyFree: "必定安全",
  certainlyMine: "必定有雷",
  best: "最佳猜测",
  exploded: "踩中的雷",
  won: "所有地雷均已找出：您赢了",
  lost: "踩中地雷：您输了",
  opened: (cells) => `翻开了 ${cells} 格`,
  flags: (set, mines) => `${mines} 颗雷，已插 ${set} 面旗`,
  layFlags: "插旗模式",
  openSafe: (cells) => `翻开全部安全格（${cells}）`,
  overlay: "棋盘上显示",
  overlays: { chances: "雷的概率", certain: "只显示必然", none: "不显示" },
  larger: "放大格子",
  smaller: "缩小格子",
  help: "回车或点击翻开；F、右键或长按插旗。数字周围的旗插够后，点数字翻开其余格。S 翻开所有安全格，B 跳到最佳格。",
  enter: "输入局面",
  entering: "别处的局面",
  paste: "粘贴局面",
  pasteHelp:
    "每行一排，0 到 8 为已翻开的格，点、#、? 或旗为未翻开的格，格间可有空格或竖线。也可在下面设置：选一个值再点格子，或直接键入。",
  columns: "列数",
  rows: "行数",
  mines: "雷数",
  usual: "按惯例",
  value: "要填的值",
  clear: "全部盖上",
  analyse: "分析",
  cancel: "取消",
  chanceToWin: "获胜概率",
  exact: "精确",
  estimate: "估计",
  layouts: "符合的布雷",
  unopened: "未翻开的格",
  proved: "已证明",
  provedCounts: (free, mines) => `${free} 格安全，${mines} 颗雷`,
  far: "不挨数字",
  farRisk: (cells, percent) => `${cells} 格，各 ${percent}`,
  methods: {
    "first click": "还什么都不知道：标出的格子是最好的开局。",
    certain: "不用猜：有些格子在所有符合的布雷中都安全。",
    exact: "必须猜，已精确求解：没有更高的胜率。",
    lookahead: "必须猜：符合的布雷太多，无法求解，获胜概率是学来的估计。雷的概率是精确的。",
  },
  cell: "格",
  progress: "进展",
  progressHelp: "该格安全并使另一格必定安全的概率",
  win: "获胜",
  considered: "考虑过的格子",
  numbersOf: (cell) => `${cell} 可能显示`,
  number: "显示",
  chance: "概率",
  drawn: (layouts) =>
    `所示的雷是从符合所见的 ${layouts} 种布雷中抽出的一种，每种机会相同。本游戏在踩到之前没有任何雷已放好：数字按其精确概率抽取。`,
  drawAnother: "再抽一次",
  variants: {
    beginner: "初级，9×9，10 雷",
    intermediate: "中级，16×16，40 雷",
    modern: "高级，首次点击翻开一片",
    small: "小盘，5×4，4 雷",
  },
};

export const MINE_WORDS: Readonly<Record<Language, MineWords>> = { en, fr, es, zh };
