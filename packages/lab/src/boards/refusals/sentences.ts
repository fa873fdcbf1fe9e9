import type { Language } from "@tyche/trees";

/** A sentence of a reader with {1}, {2} for what it quotes, and the same in other languages. */
type Sentence = readonly [en: string, fr: string, es: string, zh: string];

/** What readers refuse most often, with where and what is wrong. */
export const SENTENCES: readonly Sentence[] = [
  // What several games say.
  [
    '"{1}" is not {2}: a whole number is needed.',
    "«\u00a0{1}\u00a0» n’est pas un nombre entier\u00a0: il en faut un.",
    "«{1}» no es un número entero: hace falta uno.",
    "“{1}”不是整数：此处需要整数。",
  ],
  [
    '"{1}" is no legal action here.',
    "«\u00a0{1}\u00a0» n’est pas un coup légal ici.",
    "«{1}» no es una jugada legal aquí.",
    "“{1}”在这里不是合法着法。",
  ],
  [
    "the link plays “{1}”, which is not legal there",
    "le lien joue «\u00a0{1}\u00a0», ce qui n’y est pas légal",
    "el enlace juega «{1}», que no es legal ahí",
    "链接里下了“{1}”，在那里不合法",
  ],
  [
    "there is no board of {1}",
    "il n’y a pas de plateau pour {1}",
    "no hay tablero de {1}",
    "没有 {1} 的棋盘",
  ],
  [
    "The player to move is 0 or 1, not {1}.",
    "Le joueur au trait est 0 ou 1, et non {1}.",
    "Juega 0 o 1, no {1}.",
    "轮到者是 0 或 1，不是 {1}。",
  ],
  [
    "The die is not rolled yet: give 1 to {1} as the die or the roll.",
    "Le dé n’est pas encore lancé\u00a0: donnez 1 à {1}.",
    "El dado aún no se ha tirado: dé de 1 a {1}.",
    "骰子还没掷：请给出 1 到 {1}。",
  ],
  [
    "A die shows 1 to {1}, not {2}.",
    "Un dé montre 1 à {1}, et non {2}.",
    "Un dado muestra de 1 a {1}, no {2}.",
    "骰子是 1 到 {1}，不是 {2}。",
  ],
  // Connect four and tic-tac-toe.
  [
    "X begins and both take turns, so {1} X and {2} O cannot be on the board together.",
    "X commence et l’on joue à tour de rôle\u00a0: {1} X et {2} O ne peuvent être ensemble sur le plateau.",
    "Empieza X y se juega por turnos: {1} X y {2} O no pueden estar juntos en el tablero.",
    "X 先下、双方轮流，所以 {1} 个 X 和 {2} 个 O 不可能同时在棋盘上。",
  ],
  [
    "X and O cannot both have {1} in a row.",
    "X et O ne peuvent pas avoir tous deux un alignement.",
    "X y O no pueden tener ambos una línea.",
    "X 和 O 不能都连成一线。",
  ],
  [
    "X has {1} in a row, so O cannot have played after it.",
    "X a un alignement\u00a0: O ne peut avoir joué ensuite.",
    "X tiene una línea: O no puede haber jugado después.",
    "X 已连成一线，O 不可能再下。",
  ],
  [
    "O has {1} in a row, so X cannot have played after it.",
    "O a un alignement\u00a0: X ne peut avoir joué ensuite.",
    "O tiene una línea: X no puede haber jugado después.",
    "O 已连成一线，X 不可能再下。",
  ],
  [
    '"{1}" is no cell of a {2}board: X, O or "." is needed.',
    "«\u00a0{1}\u00a0» n’est pas une case du plateau\u00a0: il faut X, O ou un point.",
    "«{1}» no es una casilla del tablero: hace falta X, O o un punto.",
    "“{1}”不是棋盘上的格：应写 X、O 或点。",
  ],
  [
    "A tic-tac-toe board has 9 cells, not {1}.",
    "Un plateau de morpion a 9 cases, et non {1}.",
    "Un tablero de tres en raya tiene 9 casillas, no {1}.",
    "井字棋有 9 格，不是 {1} 格。",
  ],
  [
    "The board has {1} rows, not {2}.",
    "Le plateau a {1} lignes, et non {2}.",
    "El tablero tiene {1} filas, no {2}.",
    "棋盘有 {1} 行，不是 {2} 行。",
  ],
  [
    "Row {1} from the top has {2} cells, but the board has {3} columns.",
    "La ligne {1} depuis le haut a {2} cases, mais le plateau a {3} colonnes.",
    "La fila {1} desde arriba tiene {2} casillas, pero el tablero tiene {3} columnas.",
    "从上数第 {1} 行有 {2} 格，但棋盘有 {3} 列。",
  ],
  [
    "In column {1} a stone hangs over an empty cell.",
    "Dans la colonne {1}, un pion flotte au-dessus d’une case vide.",
    "En la columna {1} una ficha cuelga sobre una casilla vacía.",
    "第 {1} 列有棋子悬在空格之上。",
  ],
  [
    "Move {1} names column {2}, but the columns are 1 to {3}.",
    "Le coup {1} nomme la colonne {2}, mais les colonnes vont de 1 à {3}.",
    "La jugada {1} nombra la columna {2}, pero las columnas son de 1 a {3}.",
    "第 {1} 步写了第 {2} 列，但只有 1 到 {3} 列。",
  ],
  [
    "Move {1} comes after the end of the game.",
    "Le coup {1} vient après la fin de la partie.",
    "La jugada {1} llega después del final.",
    "第 {1} 步在对局结束之后。",
  ],
  [
    "Move {1} drops a stone into column {2}, which is full.",
    "Le coup {1} met un pion dans la colonne {2}, qui est pleine.",
    "La jugada {1} echa una ficha en la columna {2}, que está llena.",
    "第 {1} 步落在已满的第 {2} 列。",
  ],
  // Pig.
  [
    "A position of Pig is the mover's score, the other's, the turn total and the player, not {1} numbers.",
    "Une position de Pig, ce sont les points de qui joue, ceux de l’autre, le total du tour et le joueur, et non {1} nombres.",
    "Una posición de Pig son los puntos de quien juega, los del otro, el total del turno y el jugador, no {1} números.",
    "Pig 的局面是轮到者的分数、对方的分数、本轮累计和轮到者，而不是 {1} 个数。",
  ],
  [
    "The own score cannot be {1}.",
    "Les points de qui joue ne peuvent être {1}.",
    "Los puntos de quien juega no pueden ser {1}.",
    "轮到者的分数不能是 {1}。",
  ],
  [
    "The other score cannot be {1}.",
    "Les points de l’autre ne peuvent être {1}.",
    "Los puntos del otro no pueden ser {1}.",
    "对方的分数不能是 {1}。",
  ],
  [
    "The turn total cannot be {1}.",
    "Le total du tour ne peut être {1}.",
    "El total del turno no puede ser {1}.",
    "本轮累计不能是 {1}。",
  ],
  [
    "A score of {1} is above the target: {2} points win, so no score is above {3}.",
    "Un score de {1} dépasse le but\u00a0: {2} points gagnent, aucun score ne dépasse {3}.",
    "Una puntuación de {1} supera la meta: {2} puntos ganan, así que ninguna pasa de {3}.",
    "{1} 分超过目标：{2} 分即胜，所以分数不超过 {3}。",
  ],
  [
    "Both scores have reached {1}, but the first to reach it ends the game.",
    "Les deux scores ont atteint {1}, mais le premier à y arriver finit la partie.",
    "Ambas puntuaciones han llegado a {1}, pero el primero que llega acaba la partida.",
    "双方都到了 {1} 分，但先到者已结束对局。",
  ],
  [
    "The game is over, so the turn total must be 0.",
    "La partie est finie\u00a0: le total du tour doit être 0.",
    "La partida ha terminado: el total del turno debe ser 0.",
    "对局已结束，本轮累计应为 0。",
  ],
  [
    "A turn total of {1} on top of {2} is above the target: at {3} points a player holds.",
    "Un total de {1} en plus de {2} dépasse le but\u00a0: à {3} points on s’arrête.",
    "Un total de {1} sobre {2} supera la meta: con {3} puntos uno se planta.",
    "在 {2} 之上再累计 {1} 超过目标：到 {3} 分就收手。",
  ],
  // 2048.
  [
    "A {1} board has {2} cells, not {3}: give them row by row, 0 for an empty one.",
    "Un plateau {1} a {2} cases, et non {3}\u00a0: donnez-les ligne par ligne, 0 pour une case vide.",
    "Un tablero {1} tiene {2} casillas, no {3}: délas fila por fila, 0 para una vacía.",
    "{1} 的棋盘有 {2} 格，不是 {3} 格：请逐行写，空格写 0。",
  ],
  [
    "{1} is no tile: tiles are 2, 4, 8 and so on, 0 for an empty cell.",
    "{1} n’est pas une tuile\u00a0: il y a 2, 4, 8 et ainsi de suite, 0 pour une case vide.",
    "{1} no es una ficha: hay 2, 4, 8 y así sucesivamente, 0 para una casilla vacía.",
    "{1} 不是方块：方块是 2、4、8 等，空格写 0。",
  ],
  [
    "The board is empty, but a game begins with two tiles.",
    "Le plateau est vide, mais une partie commence avec deux tuiles.",
    "El tablero está vacío, pero una partida empieza con dos fichas.",
    "棋盘是空的，但开局有两块。",
  ],
  [
    "No game on {1} cells reaches a tile of {2}.",
    "Aucune partie sur {1} cases n’atteint une tuile de {2}.",
    "Ninguna partida en {1} casillas llega a una ficha de {2}.",
    "{1} 格的对局到不了 {2}。",
  ],
  [
    "No game on {1} cells reaches {2} tiles of {3} or more.",
    "Aucune partie sur {1} cases n’atteint {2} tuiles de {3} ou plus.",
    "Ninguna partida en {1} casillas llega a {2} fichas de {3} o más.",
    "{1} 格的对局不会有 {2} 块 {3} 或更大的方块。",
  ],
  [
    "These tiles have earned a score of 0 to {1}, not {2}.",
    "Ces tuiles ont rapporté de 0 à {1} points, et non {2}.",
    "Estas fichas han dado de 0 a {1} puntos, no {2}.",
    "这些方块得分在 0 到 {1} 之间，不是 {2}。",
  ],
  // EinStein.
  [
    "A position has {1} squares, the die and the player, {2} numbers, not {3}.",
    "Une position, ce sont {1} cases, le dé et le joueur, {2} nombres, et non {3}.",
    "Una posición son {1} casillas, el dado y el jugador, {2} números, no {3}.",
    "局面是 {1} 格、骰子和轮到者，共 {2} 个数，不是 {3} 个。",
  ],
  [
    "Stones are numbered 1 to {1}, so {2} is none.",
    "Les pions sont numérotés de 1 à {1}\u00a0: {2} n’en est pas un.",
    "Las piedras van del 1 al {1}: {2} no es ninguna.",
    "棋子编号 1 到 {1}，没有 {2}。",
  ],
  [
    "Stone {1} of player {2} is on the board twice.",
    "Le pion {1} du joueur {2} est deux fois sur le plateau.",
    "La piedra {1} del jugador {2} está dos veces en el tablero.",
    "玩家 {2} 的 {1} 号棋子在棋盘上出现两次。",
  ],
  [
    "Both players have a stone in their goal, but the first to arrive ends the game.",
    "Les deux joueurs ont un pion au but, mais le premier arrivé finit la partie.",
    "Ambos tienen una piedra en su meta, pero el primero que llega acaba la partida.",
    "双方都有棋子到达目标，但先到者已结束对局。",
  ],
  [
    "There is no stone on the board, but at least one player has some.",
    "Il n’y a aucun pion sur le plateau, mais l’un des joueurs en a.",
    "No hay ninguna piedra en el tablero, pero alguno de los dos tiene.",
    "棋盘上没有棋子，但至少一方应有棋子。",
  ],
  [
    "A player without stones cannot have reached the goal.",
    "Un joueur sans pions ne peut avoir fait arriver l’un d’eux au but.",
    "Quien no tiene piedras no puede haber dejado que se llegue a la meta.",
    "没有棋子的一方不可能已到达目标。",
  ],
  // Chess.
  [
    'This is no FEN of chess: {1}: "{2}".',
    "Ce n’est pas un FEN d’échecs\u00a0: {1}\u00a0: «\u00a0{2}\u00a0».",
    "No es un FEN de ajedrez: {1}: «{2}».",
    "这不是国际象棋的 FEN：{1}：“{2}”。",
  ],
  ["missing white king", "il manque le roi blanc", "falta el rey blanco", "缺白王"],
  ["missing black king", "il manque le roi noir", "falta el rey negro", "缺黑王"],
  ["too many white kings", "trop de rois blancs", "demasiados reyes blancos", "白王太多"],
  ["too many black kings", "trop de rois noirs", "demasiados reyes negros", "黑王太多"],
  [
    "some pawns are on the edge rows",
    "des pions sont sur la première ou la dernière rangée",
    "hay peones en la primera o la última fila",
    "有兵在底线上",
  ],
  [
    "illegal en-passant square",
    "la case de prise en passant est impossible",
    "la casilla al paso es imposible",
    "吃过路兵的格子不合法",
  ],
  [
    'The side to move could take the king: "{1}".',
    "Le camp au trait pourrait prendre le roi\u00a0: «\u00a0{1}\u00a0».",
    "Quien juega podría tomar el rey: «{1}».",
    "轮到的一方可以吃掉王：“{1}”。",
  ],
  // Backgammon.
  [
    "The {1} has {2} checkers, but {3} has {4} a side.",
    "Un joueur a {2} pions, mais à ce jeu on en a {4} de chaque côté.",
    "Un jugador tiene {2} fichas, pero en este juego hay {4} por bando.",
    "一方有 {2} 枚棋子，但此游戏每方 {4} 枚。",
  ],
  [
    "There is no checker on the board.",
    "Il n’y a aucun pion sur le plateau.",
    "No hay ninguna ficha en el tablero.",
    "棋盘上没有棋子。",
  ],
  [
    '"{1}" is no roll: write two dice from 1 to 6, for example 31 or 3-1.',
    "«\u00a0{1}\u00a0» n’est pas un lancer\u00a0: il faut deux dés de 1 à 6, par exemple 31 ou 3-1.",
    "«{1}» no es una tirada: hacen falta dos dados de 1 a 6, por ejemplo 31 o 3-1.",
    "“{1}”不是掷骰：需要两枚 1 到 6 的骰子，例如 31 或 3-1。",
  ],
  [
    'The dice of an XGID are two digits from 1 to 6, 00, D, B or R, not "{1}".',
    "Il faut deux dés de 1 à 6, ou aucun, et non «\u00a0{1}\u00a0».",
    "Hacen falta dos dados de 1 a 6, o ninguno, no «{1}».",
    "需要两枚 1 到 6 的骰子，或都不掷，而不是“{1}”。",
  ],
  [
    "The game is over, so there is nothing to roll for.",
    "La partie est finie\u00a0: il n’y a plus rien à lancer.",
    "La partida ha terminado: no hay nada que tirar.",
    "对局已结束，无需再掷。",
  ],
  [
    "The game is over, and the score does not say that the match is.",
    "La partie est finie, et le score ne dit pas que le match l’est.",
    "La partida ha terminado, y el marcador no dice que el match también.",
    "此局已结束，但比分表明整场尚未结束。",
  ],
  [
    "Both players have {1} points or more, and only one can have won.",
    "Les deux joueurs ont {1} points ou plus, et un seul peut avoir gagné.",
    "Ambos tienen {1} puntos o más, y solo uno puede haber ganado.",
    "双方都有 {1} 分或更多，但只能有一方获胜。",
  ],
  [
    "In a Crawford game a player needs 1 point, but the score is {1} to {2}.",
    "Dans une partie Crawford il manque 1 point à l’un des joueurs, mais le score est {1} en {2}.",
    "En una partida Crawford a uno le falta 1 punto, pero el marcador es {1} a {2}.",
    "克劳福德局中有一方只差 1 分，但比分是 {1}（{2} 分制）。",
  ],
  [
    "There is no cube in a Crawford game.",
    "Il n’y a pas de videau dans une partie Crawford.",
    "No hay cubo en una partida Crawford.",
    "克劳福德局没有加倍骰。",
  ],
  [
    "The cube stands at {1}, but goes up to {2}.",
    "Le videau est à {1}, mais ne dépasse pas {2}.",
    "El cubo está en {1}, pero solo llega a {2}.",
    "加倍骰在 {1}，但最高 {2}。",
  ],
  [
    'A Position ID has 14 characters, but "{1}" has {2}.',
    "Un Position ID a 14 caractères, mais «\u00a0{1}\u00a0» en a {2}.",
    "Un Position ID tiene 14 caracteres, pero «{1}» tiene {2}.",
    "Position ID 有 14 个字符，但“{1}”有 {2} 个。",
  ],
  [
    "A board has 26 numbers (bar, 24 points, bar), not {1}.",
    "Un plateau, ce sont 26 nombres (barre, 24 flèches, barre), et non {1}.",
    "Un tablero son 26 números (barra, 24 puntos, barra), no {1}.",
    "棋盘是 26 个数（中条、24 点、中条），不是 {1} 个。",
  ],
  // Ludo.
  [
    "There are {1} players with / between them, not {2}.",
    "Il y a {1} joueurs, séparés par /, et non {2}.",
    "Hay {1} jugadores, separados por /, no {2}.",
    "有 {1} 名玩家，以 / 分隔，不是 {2} 名。",
  ],
  [
    'A position is the pieces, a "|", the player and the die: 5 0/3 1|0 4.',
    "Une position, ce sont les pions, un «\u00a0|\u00a0», le joueur et le dé\u00a0: 5 0/3 1|0 4.",
    "Una posición son las fichas, un «|», el jugador y el dado: 5 0/3 1|0 4.",
    "局面是棋子、“|”、轮到者和骰子：5 0/3 1|0 4。",
  ],
  [
    "A piece has come 0 to {1} squares, not {2}.",
    "Un pion a parcouru de 0 à {1} cases, et non {2}.",
    "Una ficha ha avanzado de 0 a {1} casillas, no {2}.",
    "棋子走过 0 到 {1} 格，不是 {2}。",
  ],
  [
    "Before a roll there are 0 to {1} sixes, not {2}.",
    "Avant un lancer il y a de 0 à {1} six, et non {2}.",
    "Antes de una tirada hay de 0 a {1} seises, no {2}.",
    "掷骰前连掷的六点是 0 到 {1} 次，不是 {2} 次。",
  ],
  [
    "The third six in a row ends the turn and is never played.",
    "Le troisième six de suite finit le tour et ne se joue pas.",
    "El tercer seis seguido acaba el turno y no se juega.",
    "连续第三个六点结束此轮，不能走。",
  ],
  // Pac-Man.
  [
    "No Pac-Man can be at {1}: that is no open cell.",
    "Pac-Man ne peut pas être en {1}\u00a0: ce n’est pas une case ouverte.",
    "Pac-Man no puede estar en {1}: no es una casilla abierta.",
    "吃豆人不能在 {1}：那里不是空格。",
  ],
  [
    "No ghost can be at {1} and face {2}.",
    "Aucun fantôme ne peut être en {1} et regarder vers {2}.",
    "Ningún fantasma puede estar en {1} mirando a {2}.",
    "鬼不能在 {1} 朝向 {2}。",
  ],
  [
    "The ghost at {1} is between two cells, where only scared ghosts are.",
    "Le fantôme en {1} est entre deux cases, où ne sont que les fantômes effrayés.",
    "El fantasma en {1} está entre dos casillas, donde solo hay fantasmas asustados.",
    "{1} 的鬼在两格之间，只有受惊的鬼才会如此。",
  ],
  [
    "A ghost is scared for at most {1} moves, not {2}.",
    "Un fantôme a peur pendant {1} coups au plus, et non {2}.",
    "Un fantasma está asustado {1} jugadas como mucho, no {2}.",
    "鬼受惊最多 {1} 步，不是 {2} 步。",
  ],
  [
    "There is a {1} at row {2}, column {3}, where the layout of this game has none.",
    "Il y a un «\u00a0{1}\u00a0» à la ligne {2}, colonne {3}, où le labyrinthe de cette partie n’en a pas.",
    "Hay un «{1}» en la fila {2}, columna {3}, donde el laberinto de esta partida no lo tiene.",
    "第 {2} 行第 {3} 列有“{1}”，但此迷宫那里没有。",
  ],
  [
    "The score {1} cannot come up in this layout.",
    "Le score {1} est impossible dans ce labyrinthe.",
    "La puntuación {1} es imposible en este laberinto.",
    "此迷宫中不会出现分数 {1}。",
  ],
  [
    "{1} is caught and cannot be to move.",
    "{1} est pris et ne peut être au trait.",
    "{1} está atrapado y no puede jugar.",
    "{1} 已被抓，不能轮到它。",
  ],
  // Minesweeper.
  [
    "No layout of {1} mines fits these numbers.",
    "Aucune disposition de {1} mines ne convient à ces nombres.",
    "Ninguna disposición de {1} minas encaja con estos números.",
    "没有一种 {1} 个雷的布局符合这些数字。",
  ],
  [
    "There are {1} mines, but only {2} hidden cells.",
    "Il y a {1} mines, mais seulement {2} cases cachées.",
    "Hay {1} minas, pero solo {2} casillas cubiertas.",
    "有 {1} 个雷，但只有 {2} 个未开的格。",
  ],
  // Lifeboat.
  [
    "A position is strokes, buckets, player and die, 4 numbers, not {1}.",
    "Une position, ce sont les coups de rame, les seaux, le joueur et le dé, 4 nombres, et non {1}.",
    "Una posición son las paladas, los cubos, el jugador y el dado, 4 números, no {1}.",
    "局面是桨数、水桶数、轮到者和骰子四个数，不是 {1} 个。",
  ],
  [
    '"{1}" is not from 0 to {2}.',
    "«\u00a0{1}\u00a0» n’est pas entre 0 et {2}.",
    "«{1}» no está entre 0 y {2}.",
    "“{1}”不在 0 到 {2} 之间。",
  ],
];

const COLUMNS: Readonly<Record<Exclude<Language, "en">, 1 | 2 | 3>> = { fr: 1, es: 2, zh: 3 };

const PATTERNS: readonly (readonly [RegExp, Sentence])[] = SENTENCES.map((sentence) => [
  new RegExp(
    `^${sentence[0]
      .split(/\{\d\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("(.*?)")}$`,
    "s",
  ),
  sentence,
]);

/** Undefined where the sentence is none of these. What is quoted stays as it is, unless it is one of them itself. */
export function translated(language: Exclude<Language, "en">, english: string): string | undefined {
  for (const [pattern, sentence] of PATTERNS) {
    const match = pattern.exec(english);
    if (!match) continue;
    return sentence[COLUMNS[language]].replace(/\{(\d)\}/g, (_, index: string) => {
      const quoted = match[Number(index)]!;
      return translated(language, quoted) ?? quoted;
    });
  }
  return undefined;
}
