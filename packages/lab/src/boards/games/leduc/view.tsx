import { type BettingAction, type LeducState, paidBy } from "@tyche/games/leduc/state";
import { type BoardProps, boardView } from "../../kit/view.js";
import { nameOf } from "../poker/hand.js";
import { actionName, PokerTable, resultName } from "../poker/table.js";

function Board(board: BoardProps<LeducState, BettingAction>) {
  const { cards, board: shared, rounds } = board.state;
  return (
    <PokerTable board={board} cards={cards} shared={shared} paid={paidBy(board.state)} rounds={rounds} />
  );
}

export const view = boardView<LeducState, BettingAction>({
  Board,
  actionName,
  hiddenName: ({ cards }, viewer) => nameOf(cards[1 - viewer]!),
  outcomeName: ({ board }, _action, after, words) =>
    board === null && after.board !== null ? words.text("poker-board", { card: nameOf(after.board) }) : "–",
  resultName: (_state, payoff, words, wins) => resultName(payoff, words, wins),
});
