import type { Language } from "@tyche/messages";
import { plural } from "@tyche/trees";

/** What the board of Ludo says. */
export interface LudoWords {
  readonly enter: string;
  readonly pass: string;
  readonly piece: (square: number) => string;
  readonly move: (from: number, to: string) => string;
  readonly home: string;
  readonly sixes: string;
  /** Of one player: pieces in the yard, on the way, home. */
  readonly stands: (yard: number, way: string, home: number) => string;
  readonly rolled: (seat: string, die: number) => string;
  readonly chances: string;
  readonly after: (action: string) => string;
  readonly vectors: string;
}

export const LUDO_WORDS: Readonly<Record<Language, LudoWords>> = {
  en: {
    enter: "Bring a piece in",
    pass: "Pass: no piece can move",
    piece: (square) => `The piece on ${square}`,
    move: (from, to) => `From ${from} to ${to}`,
    home: "home",
    sixes: "Sixes before this roll",
    stands: (yard, way, home) => `${yard} in the yard, ${way || "none"} on the way, ${home} home`,
    rolled: (seat, die) => `${seat} has rolled ${die}`,
    chances: "Chances to win",
    after: (action) => `After: ${action}`,
    vectors:
      "With more than two players a value is one number a player. Each takes the move that is best for himself (max^n), not the one that hurts the others most; moves are ranked by the mover's number.",
  },
  fr: {
    enter: "Sortir un pion",
    pass: "Passer\u00a0: aucun pion ne peut bouger",
    piece: (square) => `Le pion en ${square}`,
    move: (from, to) => `De ${from} à ${to}`,
    home: "l’arrivée",
    sixes: "Six déjà faits",
    stands: (yard, way, home) =>
      `${yard} à l’écurie, ${way || "aucun"} en chemin, ${home} ${plural("fr", home, "arrivé", "arrivés")}`,
    rolled: (seat, die) => `${seat} a fait ${die}`,
    chances: "Chances de gagner",
    after: (action) => `Après\u00a0: ${action}`,
    vectors:
      "À plus de deux joueurs, une valeur est un nombre par joueur. Chacun prend le coup le meilleur pour lui (max^n), et non celui qui gêne le plus les autres\u202f; les coups sont classés par le nombre de qui joue.",
  },
  es: {
    enter: "Sacar una ficha",
    pass: "Pasar: ninguna ficha puede mover",
    piece: (square) => `La ficha en ${square}`,
    move: (from, to) => `De ${from} a ${to}`,
    home: "la meta",
    sixes: "Seises antes de esta tirada",
    stands: (yard, way, home) => `${yard} en casa, ${way || "ninguna"} en camino, ${home} en la meta`,
    rolled: (seat, die) => `${seat} ha sacado un ${die}`,
    chances: "Posibilidades de ganar",
    after: (action) => `Después: ${action}`,
    vectors:
      "Con más de dos jugadores un valor es un número por jugador. Cada uno elige lo mejor para sí (max^n), no lo que más daña a los demás; las jugadas se ordenan por el número de quien mueve.",
  },
  zh: {
    enter: "出一枚棋子",
    pass: "跳过：没有棋子能走",
    piece: (square) => `第 ${square} 格的棋子`,
    move: (from, to) => `从 ${from} 到 ${to}`,
    home: "终点",
    sixes: "此前连掷的六点",
    stands: (yard, way, home) => `营内 ${yard}，途中 ${way || "无"}，到家 ${home}`,
    rolled: (seat, die) => `${seat}掷出 ${die}`,
    chances: "获胜机会",
    after: (action) => `此后：${action}`,
    vectors:
      "超过两人时，一个局面的值是每人一个数。各人都选对自己最好的走法（max^n），而不是最伤别人的；着法按走子一方的数排序。",
  },
};
