import { readFileSync } from "node:fs";

/** A position of a GNU Backgammon game, with every distinct play that GNU Backgammon finds for the roll. */
export interface GnubgPlays {
  /** Position ID from the view of the player on roll. */
  readonly position: string;
  readonly roll: string;
  readonly stratum: string;
  /** 26 numbers from the view of the player on roll. */
  readonly board: readonly number[];
  /**
   * The Position ID after each play, from the view of the opponent, who is then on roll; by the play as GNU Backgammon
   * writes it.
   */
  readonly plays: Readonly<Record<string, string>>;
}

export function gnubgPlays(): readonly GnubgPlays[] {
  return readFileSync(new URL("data/gnubg-plays.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as GnubgPlays);
}
