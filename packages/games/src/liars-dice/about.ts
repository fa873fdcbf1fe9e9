import type { GameInfo } from "../kit/entry.js";

export const about = {
  name: "liars-dice",
  help: "Liar's Dice: bid higher and higher on dice that nobody sees in full, or call the other a liar.",
  options: [
    { name: "dice", values: "N", help: "Dice of each player, 1 to 5, 1 by default." },
    { name: "faces", values: "N", help: "Faces of a die, 2 to 6, 6 by default; the highest one is wild." },
  ],
  position:
    "the dice of player 0, / and those of player 1, ? for one that is not seen, then the bids: 5/? 1x4 2x4",
  example: { position: "5/? 1x4 2x4" },
  evaluators: [],
} as const satisfies GameInfo;
