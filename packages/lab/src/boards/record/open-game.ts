import type { BoardLink } from "./board-link.js";
import { begun, type GameRecord, lineOf, placeAt, played, plyOf, wentTo } from "./game-record.js";
import { type GameChoice, type GameSheet, namedAt, type Scene } from "./scene.js";

/** A game that is being played or viewed. */
export interface OpenGame {
  readonly choice: GameChoice;
  readonly sheet: GameSheet;
  readonly record: GameRecord;
  /** Whether the current place was reached by a move rather than by browsing. */
  readonly isPlayed: boolean;
  /** The first position if it was set up; empty for the rules' start. */
  readonly start: string;
  /** The player who has resigned at the end of the current line. */
  readonly resigned?: number;
  /** Present if that player did not resign but ran out of time: a draw if the other could not win any more. */
  readonly onTime?: BoardLink["onTime"];
  /** Seed of all dice, if it is no daily game; the engine never sees it. */
  readonly secret: string;
  /** The date of a daily game. */
  readonly day?: string;
}

/** The seed of a game's dice: of a daily game the same for everybody. */
export function seedFor({ game, options, day }: GameChoice & Pick<OpenGame, "day">, secret: string): string {
  return day === undefined ? secret : JSON.stringify([day, game, options]);
}

/** 128 random bits. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A game from a link. @param scenes the first position of the link, and the one after each of its actions */
export function opened(
  { start, plies, at, resigned, onTime, day }: BoardLink,
  choice: GameChoice,
  sheet: GameSheet,
  [first, ...others]: readonly Scene[],
  secret: string,
): OpenGame {
  const record = others.reduce((way, scene, i) => {
    // The referee has checked that these actions are legal.
    const action = namedAt(placeAt(way).scene, plies[i]![0])!;
    return played(way, action, scene);
  }, begun(first!));
  const way = wentTo(record, lineOf(record)[at]!);
  // A game goes on from its end: the next player may be a machine.
  const isPlayed = at === plies.length;
  return {
    choice,
    sheet,
    record: way,
    isPlayed,
    start,
    ...(resigned !== undefined && { resigned }),
    ...(onTime && { onTime }),
    secret,
    ...(day !== undefined && { day }),
  };
}

/** The current line: its states, and the actions between them. */
export function statesAndActions(
  props: OpenGame,
): readonly [states: readonly unknown[], actions: readonly unknown[]] {
  const { record } = props;
  const line = lineOf(record).map((at) => record.places[at]!);
  return [line.map(({ scene }) => scene.state), line.slice(1).map(({ action }) => action!.action)];
}

/** The current line as a link. */
export function linkOf({ choice, record, start, resigned, onTime, day }: OpenGame): BoardLink {
  const [first, ...others] = lineOf(record).map((at) => record.places[at]!);
  const plies = others.map(({ action, scene }) => [action!.text, scene.text] as const);
  // A start drawn by chance cannot be reproduced, so the link contains it.
  const begins = start === "" && plies.length === 0 ? "" : first!.scene.text;
  return {
    ...choice,
    start: begins,
    plies,
    at: plyOf(record),
    ...(resigned !== undefined && { resigned }),
    ...(onTime && { onTime }),
    ...(day !== undefined && { day }),
  };
}

/** Whether the current line has ended, by the rules or by resignation. */
export function isEnded({ record, resigned }: OpenGame): boolean {
  return resigned !== undefined || record.places[lineOf(record).at(-1)!]!.scene.turn < 0;
}

/** Whether the game is over at the current place. */
export function isOverHere({ record, resigned }: OpenGame): boolean {
  const { scene, next } = placeAt(record);
  return scene.turn < 0 || (resigned !== undefined && next < 0);
}
