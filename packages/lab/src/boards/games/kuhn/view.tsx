import { seatName } from "../../kit/names.js";
import { type BoardProps, boardView } from "../../kit/view.js";
import { type Action, nameOf, paidIn } from "../poker/hand.js";
import { actionName, PokerTable, resultName } from "../poker/table.js";

/** A hand in the rules' format. */
interface State {
  readonly cards: readonly [number, number];
  readonly actions: readonly Action[];
}

const ANTE = 1;
const BET = 1;

function Board(board: BoardProps<State, Action>) {
  const { cards, actions } = board.state;
  const [own, other] = paidIn(actions, BET);
  return <PokerTable board={board} cards={cards} paid={[ANTE + own, ANTE + other]} rounds={[actions]} />;
}

/** What is known of the standard game's equilibria. */
function TheoryPanel({ options, words }: BoardProps<State, Action>) {
  return options.cards === undefined ? <p className="note">{words.text("poker-theory")}</p> : null;
}

export const view = boardView<State, Action>({
  Board,
  Panel: TheoryPanel,
  variants: [
    { name: { id: "poker-cards", values: { cards: 5 } }, options: { cards: "5" } },
    { name: { id: "poker-cards", values: { cards: 13 } }, options: { cards: "13" } },
  ],
  actionName,
  hiddenName: ({ cards }, viewer) => nameOf(cards[1 - viewer]!),
  resultName: (_state, payoff, words) =>
    resultName(seatName(words, "kuhn", payoff[0]! > 0 ? 0 : 1), payoff, words),
});
