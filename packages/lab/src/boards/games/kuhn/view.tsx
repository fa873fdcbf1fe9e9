import { type BettingAction, type KuhnState, paidBy } from "@tyche/games/kuhn/state";
import { type BoardProps, boardView } from "../../kit/view.js";
import { nameOf } from "../poker/hand.js";
import { actionName, PokerTable, resultName } from "../poker/table.js";

function Board(board: BoardProps<KuhnState, BettingAction>) {
  const { cards, actions } = board.state;
  return <PokerTable board={board} cards={cards} paid={paidBy(actions)} rounds={[actions]} />;
}

/** What is known of the standard game's equilibria. */
function TheoryPanel({ options, words }: BoardProps<KuhnState, BettingAction>) {
  return options.cards === undefined ? <p className="note">{words.text("poker-theory")}</p> : null;
}

export const view = boardView<KuhnState, BettingAction>({
  Board,
  Panel: TheoryPanel,
  variants: [
    { name: { id: "poker-cards", values: { cards: 5 } }, options: { cards: "5" } },
    { name: { id: "poker-cards", values: { cards: 13 } }, options: { cards: "13" } },
  ],
  actionName,
  hiddenName: ({ cards }, viewer) => nameOf(cards[1 - viewer]!),
  resultName: (_state, payoff, words, wins) => resultName(payoff, words, wins),
});
