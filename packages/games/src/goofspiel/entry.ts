import { defined, type GameEntry, named } from "../kit/entry.js";
import { about } from "./about.js";
import { type GoofspielOptions, goofspiel } from "./rules.js";

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = {
  ...about,
  create: (given) => named(goofspiel(defined<GoofspielOptions>({ cards: given.whole("cards") })), about),
};
