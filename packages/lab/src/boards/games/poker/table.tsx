import type { BettingAction as Action } from "@tyche/games/kuhn/state";
import type { Catalogue } from "@tyche/messages";
import type { ReactNode } from "react";
import { ActionButton } from "../../kit/action-button.js";
import { Chips, PlayingCard } from "../../kit/playing-card.js";
import { type BoardProps, bottomSeat } from "../../kit/view.js";
import { nameOf } from "./hand.js";
import "../../kit/plain-board.css";
import "./poker.css";

export interface PokerTableProps<State> {
  readonly board: BoardProps<State, Action>;
  readonly cards: readonly [number, number];
  /** The public card, null before it is turned up; undefined if the game has none. */
  readonly shared?: number | null;
  /** Chips of each player in the pot. */
  readonly paid: readonly [number, number];
  /** The betting rounds so far, player 0 first in each. */
  readonly rounds: readonly (readonly Action[])[];
}

/** The table of a poker game for two with a card each. */
export function PokerTable<State>({ board, cards, shared, paid, rounds }: PokerTableProps<State>) {
  const { seats, viewers, persons, turn, actions, words } = board;
  const bottom = bottomSeat(persons);
  const seat = (player: number): ReactNode => {
    const isOpen = viewers.includes(player);
    const card = cards[player]!;
    const name = seats[player]!;
    return (
      <section className="poker-seat" aria-label={name}>
        <PlayingCard name={isOpen ? nameOf(card) : undefined} suit={player} />
        <div>
          <strong>
            {player === turn && <span aria-hidden="true">▸ </span>}
            {name}
          </strong>
          <p>{isOpen ? words.text("poker-holds", { card: nameOf(card) }) : words.text("poker-face-down")}</p>
          <p>{words.text("poker-paid", { chips: paid[player]! })}</p>
        </div>
      </section>
    );
  };
  const played = rounds.map((round) =>
    round
      .map((action, i) => words.text("board-named", { name: seats[i % 2]!, text: actionName(action, words) }))
      .join(" · "),
  );
  return (
    <div className="poker card-table">
      {seat(1 - bottom)}
      <div className="poker-middle">
        {shared !== undefined && <PlayingCard name={shared === null ? undefined : nameOf(shared)} suit={2} />}
        <div>
          <p className="poker-pot buttons">
            <Chips count={paid[0] + paid[1]} />{" "}
            <strong>{words.text("poker-pot", { chips: paid[0] + paid[1] })}</strong>
          </p>
          {shared !== undefined && (
            <p>
              {shared === null
                ? words.text("poker-no-board")
                : words.text("poker-board", { card: nameOf(shared) })}
            </p>
          )}
          <p role="status">{played.filter(Boolean).join(" | ") || words.text("poker-nothing-played")}</p>
        </div>
      </div>
      {seat(bottom)}
      <div className="board-actions">
        {actions.map(({ action }) => (
          <ActionButton key={action} board={board} action={action}>
            {actionName(action, words)}
          </ActionButton>
        ))}
      </div>
    </div>
  );
}

export const actionName = (action: Action, words: Catalogue): string => words.text(`poker-actions-${action}`);

/** Who has won how many chips. */
export function resultName(
  [first = 0]: readonly number[],
  words: Catalogue,
  wins: (seat: number) => string,
): string {
  if (first === 0) return words.text("board-draw");
  return words.text("poker-won", { won: wins(first > 0 ? 0 : 1), chips: Math.abs(first) });
}
