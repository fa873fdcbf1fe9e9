import type { FormatPhrase } from "@tyche/engine/errors";
import { type Field, inEnglish, toActPhrase } from "./notation.js";
import { englishTexts } from "./texts.js";

/** Limit betting of two players, and the cards of the small poker games that researchers use. */

const texts = englishTexts({
  "poker-card": 'A card must be one of {all}, or ? if it is not seen, not "{text}".',
  "poker-two-cards": 'A position begins with two cards, as in {example}, not with "{text}".',
  "poker-too-many-cards": "There are not enough cards {card} for this position.",
  "poker-action": '"{text}" cannot be played there: legal are {legal}.',
  "poker-ended": '"{text}" is after the end of the hand.',
  "drawn-poker-seat": "player {player}: {card}  ({chips:chip} in the pot)",
  "drawn-poker-board": "public card: {card}",
  "drawn-poker-actions": "played: {actions}",
});

/** What a player can do in a betting round. */
export type BettingAction = "check" | "bet" | "call" | "raise" | "fold";

/** A card is the index of its rank here, weakest first; suits do not matter. */
export type Card = number;

export const RANKS = "23456789TJQKA";

/** A pair of anything, indexed by player. */
export type Pair<T> = readonly [T, T];

export const nameOf = (card: Card | null): string => (card === null ? "?" : RANKS[card]!);

/** Legal actions of a round in which player 0 begins. @param raises number of bets and raises in a round at most */
export function legalBets(actions: readonly BettingAction[], raises: number): readonly BettingAction[] {
  if (isClosed(actions)) return [];
  const raised = actions.filter((action) => action === "bet" || action === "raise").length;
  if (raised === 0) return ["check", "bet"];
  return raised < raises ? ["fold", "call", "raise"] : ["fold", "call"];
}

/** Whether nobody may act any more in this round. */
export function isClosed(actions: readonly BettingAction[]): boolean {
  const last = actions.at(-1);
  return last === "call" || last === "fold" || (last === "check" && actions.length === 2);
}

/** Chips that each player has put into the pot in a round. @param size chips of a bet, and of a raise */
export function paidIn(actions: readonly BettingAction[], size: number): Pair<number> {
  const paid: [number, number] = [0, 0];
  for (const [i, action] of actions.entries()) {
    const [own, other] = i % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    if (action === "bet" || action === "raise") paid[own] = paid[other] + size;
    if (action === "call") paid[own] = paid[other];
  }
  return paid;
}

/** The player who has folded; undefined if nobody has. */
export function foldedIn(actions: readonly BettingAction[]): 0 | 1 | undefined {
  return actions.at(-1) === "fold" ? (actions.length % 2 === 1 ? 0 : 1) : undefined;
}

/**
 * Payoffs: the winner gets what the loser has put into the pot; if there is none, everybody gets back its own chips.
 *
 * @param paid chips of each player in the pot
 */
export function potTo(winner: 0 | 1 | undefined, paid: Pair<number>): number[] {
  if (winner === undefined) return [0, 0];
  const won = paid[winner === 0 ? 1 : 0];
  return winner === 0 ? [won, 0 - won] : [0 - won, won];
}

/** The cards as a player sees them. @param isShown whether both have been turned up */
export function seenBy(cards: Pair<Card>, player: number, isShown: boolean): Pair<Card | null> {
  return [isShown || player === 0 ? cards[0] : null, isShown || player === 1 ? cards[1] : null];
}

/**
 * Parses the cards of both players, "Q?". A hidden card is read as one that is left, since a search sees no more of it
 * than the player.
 *
 * @param deck all cards of the game, once for each copy
 * @throws NotationError if a card is unknown, or there are too many of it
 */
export function parseHands(
  field: Field | undefined,
  deck: readonly Card[],
  open: readonly Card[],
  example: string,
): Pair<Card> {
  const { text, offset } = field ?? { text: "", offset: 0 };
  if (text.length !== 2) throw texts.notationError("poker-two-cards", { text, example }, offset);
  const left = [...deck];
  const take = (card: Card): Card => {
    const at = left.indexOf(card);
    if (at < 0) throw texts.notationError("poker-too-many-cards", { card: nameOf(card) }, offset);
    left.splice(at, 1);
    return card;
  };
  for (const card of open) take(card);
  const known = [...text].map((name, i) =>
    name === "?" ? null : take(parseCard({ text: name, offset: offset + i }, deck)),
  );
  const [one, other] = known.map((card) => card ?? take(left[0]!)) as [Card, Card];
  return [one, other];
}

/** @throws NotationError if the game has no such card */
export function parseCard({ text, offset }: Field, deck: readonly Card[]): Card {
  const card = RANKS.indexOf(text.toUpperCase());
  if (text.length === 1 && deck.includes(card)) return card;
  const all = [...new Set(deck)].map(nameOf);
  throw texts.notationError("poker-card", { text, all }, offset);
}

/** The action of a field, which must be one of these. @throws NotationError if it is not */
export function parseBet({ text, offset }: Field, legal: readonly BettingAction[]): BettingAction {
  const found = legal.find((action) => action === text.toLowerCase());
  if (found) return found;
  if (legal.length === 0) throw texts.notationError("poker-ended", { text }, offset);
  throw texts.notationError("poker-action", { text, legal }, offset);
}

/** What is drawn of a game: the cards, the chips in the pot, the public card if the game has one. */
export interface Table {
  readonly cards: Pair<Card | null>;
  readonly paid: Pair<number>;
  readonly board?: Card | null;
  /** The actions of all rounds. */
  readonly actions: readonly BettingAction[];
  /** The player to act, or OVER. */
  readonly turn: number;
}

/** The table for a terminal: player 1 above, player 0 below. */
export function drawTable(
  { cards, paid, board, actions, turn }: Table,
  format: FormatPhrase = inEnglish,
): string {
  const seat = (player: 0 | 1): string => {
    const [card, chips] = [nameOf(cards[player]), paid[player]];
    return format(texts.phrase("drawn-poker-seat", { who: "player", player, card, chips }));
  };
  const shared =
    board === undefined
      ? []
      : [texts.phrase("drawn-poker-board", { card: board === null ? "-" : nameOf(board) })];
  const played = texts.phrase("drawn-poker-actions", { actions: actions.join(" ") || "-" });
  const next = turn < 0 ? [] : [toActPhrase(turn)];
  return [seat(1), ...[...shared, played].map(format), seat(0), ...next.map(format)].join("\n");
}
