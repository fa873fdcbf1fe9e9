import type { Exact, ExactSolver, NamedGame } from "@tyche/games";
import type { BlackjackAction, BlackjackState } from "@tyche/games/blackjack/state";

/** The best action against one card of the dealer's, with the exact value of every action in bets. */
export interface Cell {
  readonly best: BlackjackAction;
  readonly values: Readonly<Partial<Record<BlackjackAction, number>>>;
}

export interface Row {
  readonly total: number;
  readonly soft: boolean;
  /** By the dealer's card, in the order of `UP_CARDS`. */
  readonly cells: readonly Cell[];
}

export interface Strategy {
  readonly rows: readonly Row[];
  /** Value of a round before the deal, for a player who follows the table. */
  readonly round: number;
}

/** The dealer's cards in the usual order of tables: the ace last. */
export const UP_CARDS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1];

let known: Promise<Strategy> | undefined;

/** The whole table for two cards, by the game's exact recursion: the same for every state. */
export const insight = async ({ solver }: NamedGame): Promise<Strategy | undefined> => {
  if (!solver) return undefined;
  known ??= tableBy(solver);
  return known;
};

async function tableBy(solver: ExactSolver): Promise<Strategy> {
  const solved = async (state: BlackjackState | undefined): Promise<Exact> =>
    (await solver(state, () => {}, Number.POSITIVE_INFINITY))!;
  const cell = async (player: readonly number[], shown: number): Promise<Cell> => {
    const state: BlackjackState = { player, dealer: [shown, 0], stake: 1, done: false };
    const actions = (await solved(state)).actions!;
    return {
      best: actions[0]!.action as BlackjackAction,
      values: Object.fromEntries(actions.map(({ action, value }) => [action, value])),
    };
  };
  const row = async (player: readonly number[], total: number, soft: boolean): Promise<Row> => ({
    total,
    soft,
    cells: await Promise.all(UP_CARDS.map((shown) => cell(player, shown))),
  });
  return {
    rows: await Promise.all([
      ...Array.from({ length: 17 }, (_, i) => {
        const total = 20 - i;
        return row([Math.min(10, total - 2), Math.max(2, total - 10)], total, false);
      }),
      ...Array.from({ length: 9 }, (_, i) => row([9 - i, 1], 20 - i, true)),
    ]),
    round: (await solved(undefined)).of.value,
  };
}
