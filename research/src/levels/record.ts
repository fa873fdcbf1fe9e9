import { readFile } from "node:fs/promises";
import type { Level } from "@tyche/engine";
import { saveFile } from "tyche/parts";
import { inCheckout } from "../root.js";

/**
 * Results of one pair, a character for every two games on the same dice: how many halves of a point the first made, 0 to 4. Or of one
 * player in a game for one: its payoffs.
 */
export interface Meeting {
  readonly players: readonly number[];
  readonly results: string | readonly number[];
}

/** A tournament, as far as it was played; player 0 plays at random. */
export interface Tournament {
  readonly seed: string;
  readonly players: readonly Level[];
  readonly meetings: readonly Meeting[];
}

/** What is kept of a game: enough to go on where it stopped, and to reckon everything again. */
export interface LevelRecord {
  readonly game: string;
  /** Rungs of the ladder from which the levels were taken. */
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

/** A line a level and a line a meeting, so that changes can be read. */
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
