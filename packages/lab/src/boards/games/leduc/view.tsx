import { seatName } from "../../kit/names.js";
import { type BoardProps, boardView } from "../../kit/view.js";
import { type Action, nameOf, paidIn } from "../poker/hand.js";
import { actionName, PokerTable, resultName } from "../poker/table.js";

/** A hand in the rules' format. */
interface State {
  readonly cards: readonly [number, number];
  readonly board: number | null;
  readonly rounds: readonly [readonly Action[], readonly Action[]];
}

const ANTE = 1;
/** Chips of a bet in each round. */
const SIZES = [2, 4] as const;

function Board(board: BoardProps<State, Action>) {
  const { cards, board: shared, rounds } = board.state;
  const paid = rounds.map((actions, i) => paidIn(actions, SIZES[i]!));
  const of = (player: 0 | 1): number => paid.reduce((sum, each) => sum + each[player], ANTE);
  return <PokerTable board={board} cards={cards} shared={shared} paid={[of(0), of(1)]} rounds={rounds} />;
}

export const view = boardView<State, Action>({
  Board,
  actionName,
  hiddenName: ({ cards }, viewer) => nameOf(cards[1 - viewer]!),
  outcomeName: ({ board }, _action, after, words) =>
    board === null && after.board !== null ? words.text("poker-board", { card: nameOf(after.board) }) : "–",
  resultName: (_state, payoff, words) =>
    resultName(seatName(words, "leduc", payoff[0]! > 0 ? 0 : 1), payoff, words),
});
