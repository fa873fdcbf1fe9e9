/**
 * A reference implementation of the rules of moving, as plain as possible: every order of the dice, every checker,
 * immutable boards, then the two rules about unplayable dice. It shares no code with `moves.ts`, which the tests check
 * against it.
 */

/** 26 numbers from the mover's view: opponent's bar, points 1..24, own bar; own checkers positive. */
type Board = readonly number[];

function oneDie(board: Board, die: number): Board[] {
  const results: Board[] = [];
  const onBar = board[25]! > 0;
  const allHome = board.slice(7).every((count) => count <= 0);
  for (let from = 25; from >= 1; from--) {
    if (board[from]! <= 0) continue;
    if (onBar && from !== 25) continue;
    const to = from - die;
    const next = board.slice();
    next[from]!--;
    if (to >= 1) {
      if (board[to]! < -1) continue;
      if (board[to] === -1) {
        next[to] = 0;
        next[0]!--;
      }
      next[to]!++;
    } else {
      if (!allHome) continue;
      const higher = board.slice(from + 1).some((count) => count > 0);
      if (to < 0 && higher) continue;
    }
    results.push(next);
  }
  return results;
}

/** The boards after playing all of `dice` in this order, or as many of the first ones as possible. */
function inOrder(board: Board, dice: readonly number[]): { board: Board; used: number[] }[] {
  if (dice.length === 0) return [{ board, used: [] }];
  const nexts = oneDie(board, dice[0]!);
  if (nexts.length === 0) return [{ board, used: [] }];
  return nexts.flatMap((next) =>
    inOrder(next, dice.slice(1)).map((rest) => ({ board: rest.board, used: [dice[0]!, ...rest.used] })),
  );
}

/** The distinct results of a roll, each as its numbers joined by commas. */
export function slowResults(board: Board, one: number, two: number): Set<string> {
  const orders =
    one === two
      ? [[one, one, one, one]]
      : [
          [one, two],
          [two, one],
        ];
  const all = orders.flatMap((order) => inOrder(board, order));
  const most = Math.max(...all.map((play) => play.used.length));
  let kept = all.filter((play) => play.used.length === most);
  if (most === 1 && one !== two) {
    const larger = kept.filter((play) => play.used[0] === Math.max(one, two));
    if (larger.length > 0) kept = larger;
  }
  return new Set(kept.map((play) => play.board.join(",")));
}
