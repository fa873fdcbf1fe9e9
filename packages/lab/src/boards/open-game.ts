import type { Remote } from "comlink";
import type { Desk } from "./game-worker.js";
import type { GameChoice } from "./games-by-name.js";
import type { BoardLink } from "./record/board-link.js";
import { begun, type GameRecord, lineOf, namedAt, played, plyOf, wentTo } from "./record/game-record.js";
import type { GameSheet } from "./referee/referee.js";

/** A game that is being played or viewed. */
export interface OpenGame {
  readonly choice: GameChoice;
  readonly sheet: GameSheet;
  readonly record: GameRecord;
  /** Whether the current place was reached by a move rather than by browsing. */
  readonly isPlayed: boolean;
  /** The first position if it was set up; empty for the rules' start. */
  readonly start: string;
  /** Seed of all dice; the engine never sees it. */
  readonly secret: string;
}

/** 128 random bits. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Opens the game of a link with the rules of a referee.
 *
 * @throws Error with a message if the game, a position or an action is invalid
 */
export async function opened(desk: Remote<Desk>, link: BoardLink, secret: string): Promise<OpenGame> {
  const { start, plies, at } = link;
  const { choice, sheet, scenes } = await desk.reach(link, `${secret} 0`);
  const [first, ...others] = scenes;
  const record = others.reduce((way, scene, i) => played(way, plies[i]![0], scene), begun(first!));
  return { choice, sheet, record: wentTo(record, lineOf(record)[at]!), isPlayed: false, start, secret };
}

/** The current line: its states, and the actions between them. */
export function wayOf({
  record,
}: OpenGame): readonly [states: readonly unknown[], actions: readonly unknown[]] {
  const line = lineOf(record);
  const actions = line.slice(1).map((at) => {
    const { parent, action } = record.places[at]!;
    return namedAt(record.places[parent]!.scene, action)!.action;
  });
  return [line.map((at) => record.places[at]!.scene.state), actions];
}

/** The current line as a link. */
export function linkOf({ choice, record, start }: OpenGame): BoardLink {
  const line = lineOf(record);
  const [first] = line;
  const plies = line
    .slice(1)
    .map((at) => [record.places[at]!.action!, record.places[at]!.scene.text] as const);
  // A start drawn by chance cannot be reproduced, so the link contains it.
  const begins = start === "" && plies.length === 0 ? "" : record.places[first!]!.scene.text;
  return { ...choice, start: begins, plies, at: plyOf(record) };
}
