import type { Notation } from "@tyche/engine";
import type { FormatPhrase } from "@tyche/engine/errors";
import {
  type BettingAction,
  type Card,
  drawTable,
  legalBets,
  nameOf,
  parseBet,
  parseHands,
} from "../kit/betting.js";
import { fieldsOf, plainActions } from "../kit/notation.js";
import { type KuhnState, type KuhnView, paidBy, RAISES, turn } from "./state.js";

/**
 * The cards of player 0 and player 1, then what was played: "QJ check bet". A hidden card is written "?" and read as
 * one that is left.
 */
export function notationOf(deck: readonly Card[]): Notation<KuhnState, BettingAction, KuhnView> {
  const draw = (view: KuhnView, format?: FormatPhrase): string =>
    drawTable({ ...view, paid: paidBy(view.actions), turn: turn(view) }, format);
  return {
    position: ({ cards, actions }) => [cards.map(nameOf).join(""), ...actions].join(" "),
    parsePosition(text) {
      const [hands, ...played] = fieldsOf(text);
      const cards = parseHands(hands, deck, [], "Q? check bet");
      const actions: BettingAction[] = [];
      for (const field of played) actions.push(parseBet(field, legalBets(actions, RAISES)));
      return { cards, actions };
    },
    ...plainActions(({ actions }) => legalBets(actions, RAISES)),
    draw,
    drawView: (view, _player, format) => draw(view, format),
  };
}
