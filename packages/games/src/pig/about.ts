import type { GameInfo } from "../kit/entry.js";
import { choice, type OptionsOf, whole } from "../kit/option.js";

/** The kinds of dice: one die, two dice, or the coin of Piglet. */
export const PIG_DICE = ["1", "2", "coin"] as const;

export const about = {
  name: "pig",
  help: "Roll as often as you like, but a 1 loses the points of the turn.",
  options: [
    whole("target", "Points needed to win", [1, 1000], 100),
    choice(
      "dice",
      PIG_DICE,
      "One die; two dice, with which two 1s also lose the score; or a coin, worth one point.",
    ),
    whole("sides", "Sides of the dice", [2, 12], 6),
  ],
  position: "the mover's score, the other's and the turn total: 41,49,22; with ,1 if player 1 is to move",
  example: { position: "41,49,22" },
  evaluators: ["lead"],
} as const satisfies GameInfo;

/** Target score, dice and sides of Pig. A coin has two sides. */
export type PigOptions = OptionsOf<typeof about>;
