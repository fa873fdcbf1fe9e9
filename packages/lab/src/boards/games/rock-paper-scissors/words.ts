import type { Language } from "@tyche/messages";
import { plural } from "@tyche/trees";
import type { Hand } from "./hands.js";

/** What the board of rock, paper, scissors says. */
export interface HandWords {
  readonly hands: Readonly<Record<Hand, string>>;
  readonly round: (number: number) => string;
  readonly chosen: string;
  readonly score: (won: number, lost: number, even: number) => string;
  readonly shown: string;
  readonly habits: string;
  readonly theory: string;
}

export const HAND_WORDS: Readonly<Record<Language, HandWords>> = {
  en: {
    hands: { rock: "Rock", paper: "Paper", scissors: "Scissors" },
    round: (number) => `Round ${number}`,
    chosen: "has chosen",
    score: (won, lost, even) => `${won} won, ${lost} lost, ${even} even`,
    shown: "Shown last",
    habits: "How often each hand was shown",
    theory:
      "Both choose unseen; here one after the other, and the second is told nothing. By the minimax theorem only who shows every hand equally often and without a pattern can lose nothing. A search that looks from one point of view names one hand: every sure hand can be beaten.",
  },
  fr: {
    hands: { rock: "Pierre", paper: "Feuille", scissors: "Ciseaux" },
    round: (number) => `Manche ${number}`,
    chosen: "a choisi",
    score: (won, lost, even) =>
      `${won} ${plural("fr", won, "gagnée", "gagnées")}, ${lost} ${plural("fr", lost, "perdue", "perdues")}, ${even} à égalité`,
    shown: "Montré en dernier",
    habits: "Combien de fois chaque main a été montrée",
    theory:
      "Tous deux choisissent en secret\u202f; ici l’un après l’autre, et le second n’en sait rien. Par le théorème du minimax, seul ne perd rien qui montre chaque main aussi souvent et sans motif. Une recherche d’un seul point de vue nomme une main\u00a0: toute main certaine peut être battue.",
  },
  es: {
    hands: { rock: "Piedra", paper: "Papel", scissors: "Tijera" },
    round: (number) => `Ronda ${number}`,
    chosen: "ha elegido",
    score: (won, lost, even) =>
      `${won} ${plural("es", won, "ganada", "ganadas")}, ${lost} ${plural("es", lost, "perdida", "perdidas")}, ${even} en tablas`,
    shown: "Última ronda",
    habits: "Cuántas veces se mostró cada mano",
    theory:
      "Ambos eligen en secreto; aquí uno tras otro, y al segundo no se le dice nada. Por el teorema minimax solo quien muestra cada mano por igual y sin patrón no pierde nada. Una búsqueda desde un solo punto de vista nombra una mano: toda mano segura puede ser vencida.",
  },
  zh: {
    hands: { rock: "石头", paper: "布", scissors: "剪刀" },
    round: (number) => `第 ${number} 局`,
    chosen: "已选好",
    score: (won, lost, even) => `胜 ${won}，负 ${lost}，平 ${even}`,
    shown: "上一局",
    habits: "各手出现次数",
    theory:
      "双方同时暗选；这里一先一后，后者什么也不知道。由极小极大定理，只有各手等频且无规律地出，才不会吃亏。只从一方视角搜索会给出一手：任何确定的一手都可被击败。",
  },
};
