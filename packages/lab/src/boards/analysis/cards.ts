import { type Judgement, lossOf } from "../kit/judgement.js";
import { type GameRecord, lineOf } from "../record/game-record.js";
import type { GameChoice } from "../record/scene.js";
import { playedLoss } from "./given-away.js";

/** The loss of a move, against the best one, by its name in the game's notation. */
export interface CardRow {
  readonly text: string;
  readonly loss: number;
}

/** A question: a position in which to find a move without loss. */
export interface Card {
  readonly choice: GameChoice;
  /** In the game's notation. */
  readonly position: string;
  /** The move played in the game; undefined for a position that was not played. */
  readonly played?: string;
  /** Best first. */
  readonly rows: readonly CardRow[];
}

/** Most cards stored in a browser; the oldest are dropped first. */
const MOST_CARDS = 60;
const MOST_ROWS = 400;
const MOST_TEXT = 2000;

/** An action that is not known to be worse than the best one loses nothing. */
export function cardRows({ actions }: Judgement): CardRow[] {
  return actions.map((row) => ({ text: row.text, loss: lossOf(row) ?? 0 }));
}

/**
 * The turns with the largest losses of the given players, worst first, where the best action is known.
 *
 * @param least smallest loss that counts
 */
export function worstMoments(
  choice: GameChoice,
  record: GameRecord,
  judged: ReadonlyMap<number, Judgement>,
  players: readonly number[],
  least: number,
  most = 5,
): readonly Card[] {
  return lineOf(record)
    .flatMap((place) => {
      const { parent, action } = record.places[place]!;
      const judgement = judged.get(parent);
      const before = record.places[parent]?.scene;
      const loss = playedLoss(record, judged, place);
      if (!judgement?.best || !loss || loss < least || !players.includes(before!.turn)) return [];
      const rows = cardRows(judgement);
      return [{ loss, card: { choice, position: before!.text, played: action!.text, rows } }];
    })
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, most)
    .map(({ card }) => card);
}

const same = (one: Card, other: Card): boolean =>
  one.position === other.position && JSON.stringify(one.choice) === JSON.stringify(other.choice);

/** Appends cards; duplicates are skipped. */
export function withCards(cards: readonly Card[], more: readonly Card[]): readonly Card[] {
  const fresh = more.filter((card) => !cards.some((known) => same(known, card)));
  return [...cards, ...fresh].slice(-MOST_CARDS);
}

/** The cards after an answer: a correctly answered card is removed, any other goes behind the rest. */
export function answered(cards: readonly Card[], card: Card, isRight: boolean): readonly Card[] {
  const others = cards.filter((known) => !same(known, card));
  return isRight ? others : [...others, card];
}

/** The loss of an answer; undefined for a move without a known loss. */
export function lossOfAnswer({ rows }: Card, text: string): number | undefined {
  return rows.find((row) => row.text === text)?.loss;
}

/** An answer is correct if it loses no more than a tenth of what was lost in the game. */
export function isRight(card: Card, text: string, nothing: number): boolean {
  const loss = lossOfAnswer(card, text);
  const played = card.played === undefined ? 0 : (lossOfAnswer(card, card.played) ?? 0);
  return loss !== undefined && loss <= Math.max(nothing, played / 10);
}

/** Reads stored cards; invalid ones are skipped. */
export function cardsFrom(text: string | null): readonly Card[] {
  try {
    const data: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(data) ? data.filter(isCard).slice(-MOST_CARDS) : [];
  } catch {
    return [];
  }
}

function isCard(data: unknown): data is Card {
  if (typeof data !== "object" || data === null) return false;
  const { choice, position, played, rows } = data as Record<string, unknown>;
  if (!isText(position) || (played !== undefined && !isText(played))) return false;
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > MOST_ROWS) return false;
  if (!rows.every((row: Partial<CardRow> | null) => isText(row?.text) && Number.isFinite(row?.loss)))
    return false;
  if (typeof choice !== "object" || choice === null) return false;
  const { game, options } = choice as Record<string, unknown>;
  return (
    isText(game) && typeof options === "object" && options !== null && Object.values(options).every(isText)
  );
}

function isText(data: unknown): data is string {
  return typeof data === "string" && data.length <= MOST_TEXT;
}
