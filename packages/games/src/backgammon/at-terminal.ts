import type { AtTerminal, Counted, TutorScale } from "../entry.js";

/** Losses in points, or normalised to the cube, that players take for an error and for a blunder. */
const LOSSES = { warn: 0.04, blunder: 0.08 };

/**
 * Backgammon as it is played at a terminal.
 *
 * @param unit what a normalised loss of 1 is in payoffs; without it 1
 * @param counted values as players count them; without it they are the payoffs
 */
export function atTerminal<State, Action>(
  unit?: (state: State) => number,
  counted?: Counted<State>,
): AtTerminal<State, Action> {
  const tutor: TutorScale<State> = { ...LOSSES, ...(unit && { unit }) };
  return {
    typing: {
      id: "typing-backgammon",
      values: {},
      message:
        "Type a play as 8/5 6/5, with bar and off, or its number; for the cube, an action of the list.",
    },
    seats: ["X", "O"],
    colours: [
      { of: /\bX\b/g, colour: "cyan" },
      { of: /\bO\b/g, colour: "yellow" },
    ],
    tutor,
    ...(counted && { counted }),
  };
}
