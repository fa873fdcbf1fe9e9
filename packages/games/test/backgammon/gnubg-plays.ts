import { readFileSync } from "node:fs";

/** A position of a GNU Backgammon game, with every distinct play that GNU Backgammon finds for the roll. */
export interface GnubgPlays {
  /** Position ID seen by the player on roll. */
  readonly position: string;
  readonly roll: string;
  readonly stratum: string;
  /** 26 numbers seen by the player on roll. */
  readonly board: readonly number[];
  /** By the play as GNU Backgammon writes it: the Position ID after it, seen by the opponent, then on roll. */
  readonly plays: Readonly<Record<string, string>>;
}

export function gnubgPlays(): readonly GnubgPlays[] {
  return readFileSync(new URL("data/gnubg-plays.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as GnubgPlays);
}
