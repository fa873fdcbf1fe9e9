import type { Language } from "@tyche/messages";
import { plural } from "@tyche/trees";

/** What the board of Pig says. */
export interface PigWords {
  readonly turnTotal: string;
  readonly roll: string;
  readonly hold: string;
  readonly lostTurn: string;
  readonly gained: (points: number) => string;
  readonly points: (points: number) => string;
}

export const PIG_WORDS: Readonly<Record<Language, PigWords>> = {
  en: {
    turnTotal: "This turn",
    roll: "Roll",
    hold: "Hold",
    lostTurn: "turn lost",
    gained: (points) => `+${points}`,
    points: (points) => plural("en", points, "1 point", `${points} points`),
  },
  fr: {
    turnTotal: "Ce tour",
    roll: "Lancer",
    hold: "Garder",
    lostTurn: "tour perdu",
    gained: (points) => `+${points}`,
    points: (points) => `${points} ${plural("fr", points, "point", "points")}`,
  },
  es: {
    turnTotal: "Este turno",
    roll: "Tirar",
    hold: "Plantarse",
    lostTurn: "turno perdido",
    gained: (points) => `+${points}`,
    points: (points) => `${points} ${plural("es", points, "punto", "puntos")}`,
  },
  zh: {
    turnTotal: "本轮",
    roll: "掷骰",
    hold: "收手",
    lostTurn: "本轮作废",
    gained: (points) => `+${points}`,
    points: (points) => `${points} 分`,
  },
};
