import type { AtTerminal, Counted, TutorScale } from "../kit/entry.js";
import { texts } from "./texts.js";

/** Losses, in points or in cube-normalised equity, from which a play counts as an error or a blunder. */
const LOSSES = { warn: 0.04, blunder: 0.08 };

/**
 * The settings for playing backgammon at a terminal.
 *
 * @param unit the payoff of a normalised loss of 1; default 1
 * @param counted converts payoffs to the values shown to players; default: the payoffs themselves
 */
export function atTerminal<State, Action>(
  unit?: (state: State) => number,
  counted?: Counted<State>,
): AtTerminal<State, Action> {
  const tutor: TutorScale<State> = { ...LOSSES, ...(unit && { unit }) };
  return {
    typing: texts.phrase("typing-backgammon", {}),
    seats: ["X", "O"],
    colours: [
      { of: /\bX\b/g, colour: "cyan" },
      { of: /\bO\b/g, colour: "yellow" },
    ],
    tutor,
    ...(counted && { counted }),
  };
}
