import { readFile } from "node:fs/promises";
import type { Level } from "@tyche/engine";
import { saveFile } from "tyche/parts";
import { inCheckout } from "../kit/root.js";

/**
 * Results of one pair, with a character for every two games on the same dice: the first player's score in half points,
 * 0 to 4. In one-player games: the payoffs of one player.
 */
export interface Meeting {
  readonly players: readonly number[];
  readonly results: string | readonly number[];
}

/** A tournament so far; player 0 plays at random. */
export interface Tournament {
  readonly seed: string;
  readonly players: readonly Level[];
  readonly meetings: readonly Meeting[];
}

/** The stored data of a game: enough to resume, and to recompute everything. */
export interface LevelRecord {
  readonly game: string;
  /** The ladder from which the levels were derived. */
  readonly fit?: Tournament;
  /** The levels. */
  readonly rating?: Tournament;
}

const fileOf = (game: string): string => inCheckout(`research/levels/${game}.json`);

export async function readRecord(game: string): Promise<LevelRecord> {
  try {
    return JSON.parse(await readFile(fileOf(game), "utf8")) as LevelRecord;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { game };
    throw error;
  }
}

/** One line per level and per meeting, so that changes are readable. */
export async function writeRecord(record: LevelRecord): Promise<void> {
  const lines = (items: readonly unknown[]): string =>
    items.map((item) => `\n      ${JSON.stringify(item)}`).join(",");
  const tournament = (name: string, { seed, players, meetings }: Tournament): string =>
    `  "${name}": {\n    "seed": ${JSON.stringify(seed)},\n    "players": [${lines(players)}\n    ],\n    "meetings": [${lines(meetings)}\n    ]\n  }`;
  const parts = [`  "game": ${JSON.stringify(record.game)}`];
  if (record.fit) parts.push(tournament("fit", record.fit));
  if (record.rating) parts.push(tournament("rating", record.rating));
  await saveFile(fileOf(record.game), [`{\n${parts.join(",\n")}\n}\n`]);
}
