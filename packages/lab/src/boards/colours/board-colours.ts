import type { Language } from "@tyche/messages";

/** Colours of a board that may be chosen, each by day and by night; the usual ones are the board's own. */
export const BOARD_COLOURS = ["usual", "wood", "felt", "slate"] as const;
export type BoardColours = (typeof BOARD_COLOURS)[number];

export interface ColourWords {
  readonly colours: string;
  readonly names: Readonly<Record<BoardColours, string>>;
}

export const COLOUR_WORDS: Readonly<Record<Language, ColourWords>> = {
  en: {
    colours: "Colours of the board",
    names: { usual: "usual", wood: "wood", felt: "green felt", slate: "slate" },
  },
  fr: {
    colours: "Couleurs du plateau",
    names: { usual: "habituelles", wood: "bois", felt: "feutre vert", slate: "ardoise" },
  },
  es: {
    colours: "Colores del tablero",
    names: { usual: "habituales", wood: "madera", felt: "fieltro verde", slate: "pizarra" },
  },
  zh: {
    colours: "棋盘颜色",
    names: { usual: "默认", wood: "木纹", felt: "绿绒", slate: "石板" },
  },
};

/** What was remembered, where it is one of them. */
export function boardColoursOf(text: string | null): BoardColours {
  return BOARD_COLOURS.find((colours) => colours === text) ?? "usual";
}
