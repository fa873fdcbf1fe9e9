/** Selectable colours of a board, each in a light and a dark version; "usual" means the board's own colours. */
export const BOARD_COLOURS = ["usual", "wood", "felt", "slate"] as const;
export type BoardColours = (typeof BOARD_COLOURS)[number];

/** The stored colours, if the name is a known one. */
export function boardColoursOf(text: string | null): BoardColours {
  return BOARD_COLOURS.find((colours) => colours === text) ?? "usual";
}
