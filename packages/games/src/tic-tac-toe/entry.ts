import { type GameEntry, named } from "../kit/entry.js";
import { about } from "./about.js";
import { ticTacToe } from "./rules.js";

export const entry: GameEntry = {
  ...about,
  create: () => named(ticTacToe(), about, { fixedStart: true, terminal: { seats: ["X", "O"] } }),
};
