import type { Notation } from "@tyche/engine";
import type { FormatPhrase } from "@tyche/engine/errors";
import { inEnglish, plainActions } from "../kit/notation.js";
import {
  ACE,
  actionsOf,
  type BlackjackAction,
  type BlackjackState,
  type BlackjackView,
  holesBelow,
  isNatural,
  MOST,
  TEN,
  totalOf,
} from "./state.js";
import { texts } from "./texts.js";

const LETTERS = "?A23456789T";

/** Cards as letters, or a total alone as "=16". */
const write = (cards: readonly number[]): string =>
  cards.length === 1 ? `=${cards[0]}` : cards.map((card) => LETTERS[card]).join("");

/**
 * The player's cards, "v" and the dealer's: "T6 v T?". A is an ace, T worth ten, ? face down. A face-down card is
 * read as the first card possible, since a search sees no more of it than the player does. "doubled" follows a
 * doubled bet; "done" marks a player who draws no more, whose hand is reduced to its total: "=16 v T6 done".
 *
 * @param hidden whether the face-down card is dealt
 */
export function notation(hidden: boolean): Notation<BlackjackState, BlackjackAction, BlackjackView> {
  const position = ({ player, dealer, stake, done }: BlackjackState): string =>
    `${write(player)} v ${write(dealer)}${stake === 2 ? " doubled" : ""}${done ? " done" : ""}`;
  const draw = (state: BlackjackState, format: FormatPhrase = inEnglish): string => {
    const handOf = (held: readonly number[]): string => {
      const { total, soft } = totalOf(held);
      if (held.length === 1) return `${total}`;
      const cards = [...write(held)].join(" ");
      return soft
        ? format(texts.phrase("drawn-blackjack-soft", { cards, total }))
        : format(texts.phrase("drawn-blackjack-hard", { cards, total }));
    };
    const [dealer, own] = [handOf(state.dealer), handOf(state.player)];
    return [
      format(texts.phrase("drawn-blackjack-dealer", { hand: dealer })),
      state.stake === 2
        ? format(texts.phrase("drawn-blackjack-doubled", { hand: own }))
        : format(texts.phrase("drawn-blackjack-you", { hand: own })),
    ].join("\n");
  };
  return {
    position,
    parsePosition: (text) => parsePosition(text, hidden),
    ...plainActions(actionsOf),
    draw,
    drawView: (view, _player, format) => draw(view, format),
  };
}

function parsePosition(text: string, hidden: boolean): BlackjackState {
  const found =
    /^([A2-9T]{2,}|=\d\d?)\s*v\s*([A2-9T])([?A2-9T]?)([A2-9T]*)(?:\s*(doubled))?(?:\s*(done))?$/i.exec(
      text.trim(),
    );
  if (!found) throw texts.notationError("blackjack-position", { text });
  const cards = (letters: string): number[] =>
    [...letters.toUpperCase()].map((letter) => LETTERS.indexOf(letter));
  const hand = found[1]!.startsWith("=")
    ? [Number(found[1]!.slice(1))]
    : cards(found[1]!).sort((a, b) => b - a);
  const [shown] = cards(found[2]!) as [number];
  const [below = 0] = cards(found[3]!);
  const more = cards(found[4]!).sort((a, b) => b - a);
  const { total } = totalOf(hand);
  const stake = found[5] ? 2 : 1;
  const done = found[6] !== undefined || stake === 2 || total === MOST || hand.length === 1;
  const player = done && !isNatural(hand) ? [total] : hand;
  if (!done && total > MOST) return { player, dealer: [shown, below], stake, done };
  if (more.length > 0 && !done) throw texts.notationError("blackjack-dealer-draws", {});
  if (more.length > 0 && below === 0) throw texts.notationError("blackjack-dealer-hole", {});
  if (!done && (shown === ACE ? below === TEN : shown === TEN && below === ACE))
    throw texts.notationError("blackjack-dealer-natural", {});
  if (below === 0 && hidden) return { player, dealer: [shown, holesBelow(shown)[0]![0]], stake, done };
  return { player, dealer: [shown, hidden || done ? below : 0, ...more], stake, done };
}
