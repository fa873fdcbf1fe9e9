import { type GameEntry, named } from "../kit/entry.js";
import { about } from "./about.js";
import { leduc } from "./rules.js";

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = { ...about, create: () => named(leduc(), about) };
