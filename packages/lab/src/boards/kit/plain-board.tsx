import { type ReactNode, useState } from "react";
import type { NamedAction } from "../record/scene.js";
import { DieFace } from "./die-face.js";
import "./plain-board.css";
import type { BoardProps } from "./view.js";

/** A quantity of a plain board: a name, a bar and a text. */
export interface PlainRow {
  readonly name: string;
  readonly text: ReactNode;
  /** Length of the bar, from 0 to 1; undefined: no bar. */
  readonly share?: number;
  /** Its length after the action under the pointer, or if the points at risk are kept. */
  readonly next?: number | undefined;
  readonly isMover?: boolean;
  readonly isDanger?: boolean;
  /** Draws the bar in the second colour. */
  readonly isOther?: boolean;
}

export interface PlainBoardProps<State, Action> {
  readonly board: BoardProps<State, Action>;
  readonly title?: ReactNode;
  /** @param pointed the action under the pointer, or the one to draw */
  readonly rows?: (pointed: Action | undefined) => readonly PlainRow[];
  /** The players, if no row names them. */
  readonly hasSeats?: boolean;
  /** The die, with a text beside it; an undefined face is a blank die. */
  readonly die?: { readonly face: number | undefined; readonly text: ReactNode } | undefined;
  /** The actions in the order of their buttons, and their names; default: the legal ones. */
  readonly choices?: readonly Action[];
  readonly nameOf: (action: Action) => string;
  readonly note?: string;
}

/** The board of a game without squares: quantities as bars, a die, and a button for each action. */
export function PlainBoard<State, Action extends string | number>(props: PlainBoardProps<State, Action>) {
  const { board, title, rows, hasSeats, die, nameOf, note } = props;
  const { turn, seats, actions, onPlay, shown, words } = board;
  const [pointed, setPointed] = useState<Action>();
  const choices = props.choices ?? actions.map(({ action }) => action);
  const found = (action: Action): NamedAction | undefined => actions.find((each) => each.action === action);
  const drawn = turn < 0 ? undefined : (shown ?? (pointed && found(pointed) ? pointed : undefined));
  return (
    <section className="plain-board" aria-label={words.text("board-board")}>
      {title !== undefined && <p role="status">{title}</p>}
      {rows && (
        <dl>
          {rows(drawn).map((row) => (
            <Quantity key={row.name} {...row} />
          ))}
        </dl>
      )}
      {hasSeats && (
        <ul>
          {seats.map((seat, player) => (
            <li key={seat} className={player === turn ? "mover" : undefined}>
              {seat}
            </li>
          ))}
        </ul>
      )}
      {die && (
        <div className="plain-die">
          <DieFace face={die.face} />
          <p>{die.text}</p>
        </div>
      )}
      <div className="board-actions">
        {choices.map((action) => {
          const named = found(action);
          return (
            <button
              key={action}
              type="button"
              className={shown === action ? "tool shown" : "tool"}
              disabled={!named}
              onClick={() => {
                setPointed(undefined);
                onPlay(named!);
              }}
              onPointerEnter={() => setPointed(action)}
              onPointerLeave={() => setPointed(undefined)}
              onFocus={() => setPointed(action)}
              onBlur={() => setPointed(undefined)}
            >
              {nameOf(action)}
            </button>
          );
        })}
      </div>
      {note !== undefined && <p className="note">{note}</p>}
    </section>
  );
}

function Quantity({ name, text, share, next, isMover, isDanger, isOther }: PlainRow) {
  return (
    <div className={isMover ? "mover" : undefined}>
      <dt>{name}</dt>
      {share !== undefined && (
        <svg
          viewBox="0 0 100 8"
          preserveAspectRatio="none"
          aria-hidden="true"
          className={isOther ? "other" : undefined}
        >
          <rect className="lane" width="100" height="8" />
          <rect width={100 * Math.min(share, next ?? share)} height="8" />
          {next !== undefined && (
            <rect
              className="next"
              x={100 * Math.min(share, next)}
              width={100 * Math.abs(next - share)}
              height="8"
            />
          )}
        </svg>
      )}
      <dd className={isDanger ? "danger" : undefined}>{text}</dd>
    </div>
  );
}
