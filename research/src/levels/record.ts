import type { Meeting } from "@tyche/arena";
import type { Level } from "@tyche/engine";
import { saveFile } from "tyche/parts";
import { inCheckout, readJson } from "../kit/root.js";
import type { Losses } from "./loss/run.js";

/** A tournament so far; player 0 plays at random. */
export interface Tournament {
  readonly seed: string;
  readonly players: readonly Level[];
  readonly meetings: readonly Meeting[];
}

/** The stored data of a game: enough to resume, and to recompute everything. */
export interface LevelRecord {
  /** The name of the record: the game, or the game with options. */
  readonly game: string;
  /** The ladder from which the levels were derived. */
  readonly fit?: Tournament;
  /** The levels. */
  readonly rating?: Tournament;
  readonly losses?: Losses;
}

const fileOf = (game: string): string => inCheckout(`research/levels/${game}.json`);

export async function readRecord(game: string): Promise<LevelRecord> {
  return (await readJson<LevelRecord>(fileOf(game))) ?? { game };
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
  if (record.losses) {
    const { seed, levels, looked = 0, rows } = record.losses;
    const own = levels ? `\n    "levels": [${lines(levels)}\n    ],` : "";
    parts.push(
      `  "losses": {\n    "seed": ${JSON.stringify(seed)},${own}\n    "looked": ${looked},\n    "rows": [${lines(rows)}\n    ]\n  }`,
    );
  }
  await saveFile(fileOf(record.game), [`{\n${parts.join(",\n")}\n}\n`]);
}
