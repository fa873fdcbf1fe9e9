import type { GameInfo } from "../kit/entry.js";

export const about = {
  name: "pig",
  help: "Roll as often as you like, but a 1 loses the points of the turn.",
  options: [
    { name: "target", values: "N", help: "Points needed to win, 1 to 1000, 100 by default." },
    {
      name: "dice",
      values: "1|2|coin",
      help: "One die; two dice, with which two 1s also lose the score; or a coin, worth one point.",
    },
    { name: "sides", values: "N", help: "Sides of the dice, 2 to 12, 6 by default." },
  ],
  position: "the mover's score, the other's and the turn total: 41,49,22; with ,1 if player 1 is to move",
  example: { position: "41,49,22" },
  evaluators: ["lead"],
} as const satisfies GameInfo;
