import type { Language } from "@tyche/messages";

type Others = Readonly<Record<Exclude<Language, "en">, string>>;

/** How the positions of a game are written, by the sentence that the game itself says, which is English. */
export const POSITION_HELP: Readonly<Record<string, Others>> = {
  "the tiles row by row, 0 for an empty cell; then score N for points made before": {
    fr: "les tuiles ligne par ligne, 0 pour une case vide\u202f; puis score N pour les points déjà faits",
    es: "las fichas fila por fila, 0 para una casilla vacía; luego score N para los puntos ya hechos",
    zh: "逐行写方块，空格写 0；此前得的分写在后面：score N",
  },
  "nine cells row by row, X, O and a dot, with | or / between the rows if you like": {
    fr: "neuf cases ligne par ligne, X, O et un point, avec | ou / entre les lignes si l’on veut",
    es: "nueve casillas fila por fila, X, O y un punto, con | o / entre las filas si se quiere",
    zh: "逐行九格，写 X、O 和点，行间可用 | 或 /",
  },
  "the columns played from the start, as 4433, or the rows from the top down with / between them": {
    fr: "les colonnes jouées depuis le début, comme 4433, ou les lignes de haut en bas séparées par /",
    es: "las columnas jugadas desde el inicio, como 4433, o las filas de arriba abajo separadas por /",
    zh: "从头下过的列，如 4433；或从上到下各行，以 / 分隔",
  },
  "the mover's score, the other's and the turn total: 41,49,22; with ,1 where player 1 moves": {
    fr: "les points de qui joue, ceux de l’autre et le total du tour\u00a0: 41,49,22\u202f; avec ,1 si c’est au second de jouer",
    es: "los puntos de quien juega, los del otro y el total del turno: 41,49,22; con ,1 si juega el segundo",
    zh: "轮到者的分数、对方的分数、本轮累计：41,49,22；轮到第二人时加 ,1",
  },
  "a GNU Position ID seen by the player on roll, PositionID:MatchID, an XGID, or 26 numbers; the roll as 31 or 3-1":
    {
      fr: "un Position ID de GNU vu par le joueur au lancer, PositionID:MatchID, un XGID, ou 26 nombres\u202f; le lancer comme 31 ou 3-1",
      es: "un Position ID de GNU visto por quien tira, PositionID:MatchID, un XGID, o 26 números; la tirada como 31 o 3-1",
      zh: "掷骰者视角的 GNU Position ID、PositionID:MatchID、XGID，或 26 个数；点数写作 31 或 3-1",
    },
  "an XGID, a Position ID with a Match ID, or one without the cube: a Position ID seen by the player on roll, or 26 numbers; the roll as 31 or 3-1":
    {
      fr: "un XGID, un Position ID avec un Match ID, ou sans videau\u00a0: un Position ID vu par le joueur au lancer, ou 26 nombres\u202f; le lancer comme 31 ou 3-1",
      es: "un XGID, un Position ID con un Match ID, o sin cubo: un Position ID visto por quien tira, o 26 números; la tirada como 31 o 3-1",
      zh: "XGID、带 Match ID 的 Position ID；不带加倍骰时：掷骰者视角的 Position ID 或 26 个数；点数写作 31 或 3-1",
    },
  "the squares row by row, player 1's stones negative, then the die (0: see --roll) and the player": {
    fr: "les cases ligne par ligne, les pions du second en négatif, puis le dé et le joueur, 0 ou 1",
    es: "las casillas fila por fila, las piedras del segundo en negativo, luego el dado y el jugador, 0 o 1",
    zh: "逐行写各格，第二人的棋子写负数，然后是骰子点数和轮到者（0 或 1）",
  },
  "a FEN, a line of EPD or startpos, with the moves played from there after the word moves": {
    fr: "un FEN, une ligne d’EPD ou startpos, suivi des coups joués depuis là après le mot moves",
    es: "un FEN, una línea de EPD o startpos, con las jugadas hechas desde ahí tras la palabra moves",
    zh: "FEN、EPD 行或 startpos；其后下过的着法写在 moves 之后",
  },
  "the player's cards, v and the dealer's, ? for the card face down: T6 v T?": {
    fr: "les cartes du joueur, v et celles du donneur, comme T6 v T, et un point d’interrogation pour la carte cachée",
    es: "las cartas del jugador, v y las del crupier, como T6 v T, y un signo de interrogación para la carta tapada",
    zh: "玩家的牌、v、庄家的牌，暗牌写 ?：T6 v T?",
  },
  "each player's pieces by how far they have come, / between players, then | and the player, the die and the sixes before it":
    {
      fr: "les pions de chaque joueur par le chemin parcouru, / entre les joueurs, puis | et le joueur, le dé et les six d’avant",
      es: "las fichas de cada jugador por lo avanzado, / entre jugadores, luego | y el jugador, el dado y los seises anteriores",
      zh: "各人棋子走过的格数，人与人之间用 /；然后 | 和轮到者、骰子、此前连掷的六点",
    },
  "both hands, the card led, the trump, the stock, the cards taken, the points, the player; #3 for three unseen cards":
    {
      fr: "les deux mains, la carte jouée, l’atout, le talon, les cartes prises, les points, le joueur\u202f; #3 pour trois cartes inconnues",
      es: "ambas manos, la carta de salida, el triunfo, el mazo, las cartas ganadas, los puntos, el jugador; #3 para tres cartas no vistas",
      zh: "双方手牌、出的牌、王牌、牌堆、吃进的牌、分数、轮到者；三张未见的牌写 #3",
    },
  "open, named or over, then heads, tails or ?, and at the end what player 0 gets: named ?": {
    fr: "open, named ou over, puis heads (pile), tails (face), ou un point d’interrogation, et à la fin ce que reçoit le premier",
    es: "open, named u over, luego heads (cara), tails (cruz) o un signo de interrogación, y al final lo que recibe el primero",
    zh: "open、named 或 over，再写 heads（正）、tails（反）或 ?，结束时写第一人所得：named ?",
  },
  "the rounds shown, player 0's hand first, as rp ss; then what player 0 has chosen, if it has": {
    fr: "les manches montrées, la main du premier d’abord, comme rp ss\u202f; puis ce que le premier a choisi, s’il l’a fait",
    es: "las rondas mostradas, primero la mano del primero, como rp ss; luego lo que el primero ha elegido, si lo ha hecho",
    zh: "已出的各局，第一人在前，如 rp ss；若第一人已选，再写其选择",
  },
  "the rows from the top with / between them: a dot for a hidden cell, 0 to 8 for an open one; a cell is r2c7":
    {
      fr: "les lignes depuis le haut séparées par /\u00a0: un point pour une case cachée, 0 à 8 pour une case ouverte\u202f; une case s’écrit r2c7",
      es: "las filas desde arriba separadas por /: un punto para una casilla cubierta, 0 a 8 para una abierta; una casilla se escribe r2c7",
      zh: "从上到下各行，以 / 分隔：未开的格写点，已开的写 0 到 8；格子写作 r2c7",
    },
  "strokes to the shore, buckets of water, the player and the die: 30 0 0 4": {
    fr: "coups de rame jusqu’au rivage, seaux d’eau, joueur et dé\u00a0: 30 0 0 4",
    es: "paladas hasta la orilla, cubos de agua, jugador y dado: 30 0 0 4",
    zh: "到岸的桨数、水桶数、轮到者和骰子：30 0 0 4",
  },
  "the layout with everybody in place, rows separated by slashes; then, all or none, score, turn, and each P and G with x,y, direction and timer":
    {
      fr: "le labyrinthe avec chacun à sa place, lignes séparées par des barres\u202f; puis, tout ou rien, score, turn, et chaque P et G avec x,y, direction et minuteur",
      es: "el laberinto con todos en su lugar, filas separadas por barras; luego, todo o nada, score, turn, y cada P y G con x,y, dirección y temporizador",
      zh: "迷宫与各角色的位置，行间用斜杠；其后要么全写要么全不写：score、turn，以及每个 P 和 G 的 x,y、方向和计时",
    },
};

/** In a person's language, where it is known there; else as the game says it. */
export function positionHelp(language: Language, english: string): string {
  return language === "en" ? english : (POSITION_HELP[english]?.[language] ?? english);
}
