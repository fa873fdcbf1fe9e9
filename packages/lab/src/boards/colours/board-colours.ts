/** Colours of a board that may be chosen, each by day and by night; the usual ones are the board's own. */
export const BOARD_COLOURS = ["usual", "wood", "felt", "slate"] as const;
export type BoardColours = (typeof BOARD_COLOURS)[number];

/** What was remembered, where it is one of them. */
export function boardColoursOf(text: string | null): BoardColours {
  return BOARD_COLOURS.find((colours) => colours === text) ?? "usual";
}
