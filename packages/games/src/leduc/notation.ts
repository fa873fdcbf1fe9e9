import type { Notation } from "@tyche/engine";
import type { FormatPhrase } from "@tyche/engine/errors";
import {
  type BettingAction,
  type Card,
  drawTable,
  isClosed,
  legalBets,
  nameOf,
  parseBet,
  parseCard,
  parseHands,
} from "../kit/betting.js";
import { fieldsOf, plainActions } from "../kit/notation.js";
import { DECK, type LeducState, type LeducView, paidBy, RAISES, roundOf, turn } from "./state.js";
import { texts } from "./texts.js";

const EXAMPLE = "Q? check bet call K bet";

const draw = (view: LeducView, format?: FormatPhrase): string =>
  drawTable({ ...view, paid: paidBy(view), actions: view.rounds.flat(), turn: turn(view) }, format);

/**
 * The cards of player 0 and player 1, what was played, and after the first round the public card and what was played
 * after it: "QJ check bet call K bet". A hidden card is written "?" and read as one that is left.
 */
export const notation: Notation<LeducState, BettingAction, LeducView> = {
  position: ({ cards, board, rounds: [first, second] }) =>
    [cards.map(nameOf).join(""), ...first, ...(board === null ? [] : [nameOf(board), ...second])].join(" "),
  parsePosition(text) {
    const [hands, ...played] = fieldsOf(text);
    let board: Card | null = null;
    const rounds: [BettingAction[], BettingAction[]] = [[], []];
    for (const field of played) {
      const [first, second] = rounds;
      if (board !== null) second.push(parseBet(field, legalBets(second, RAISES)));
      else if (!isClosed(first)) first.push(parseBet(field, legalBets(first, RAISES)));
      else if (first.at(-1) === "fold") parseBet(field, []);
      else board = parseCard(field, DECK);
    }
    if (board === null && isClosed(rounds[0]) && rounds[0].at(-1) !== "fold")
      throw texts.notationError("leduc-no-board", {}, text.length);
    return { cards: parseHands(hands, DECK, board === null ? [] : [board], EXAMPLE), board, rounds };
  },
  ...plainActions((state) => legalBets(roundOf(state), RAISES)),
  draw,
  drawView: (view, _player, format) => draw(view, format),
};
