import {
  countOf,
  faceOf,
  LIAR,
  type LiarsDiceAction,
  type LiarsDiceState,
  matching,
} from "@tyche/games/liars-dice/state";
import type { Catalogue } from "@tyche/messages";
import { classes } from "../../../kit/button.js";
import { Panel, Table } from "../../../kit/panel.js";
import { CellGrid } from "../../kit/cell-grid.js";
import { DieFace } from "../../kit/die-face.js";
import { type BoardProps, boardView, bottomSeat, playLegal } from "../../kit/view.js";
import { bidOf, chanceOf, facesOf, seenBy, shareOf } from "./dice.js";
import "../../kit/plain-board.css";
import "./liars-dice.css";

const percentIn = (words: Catalogue): Intl.NumberFormat =>
  new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 0 });

function Board(board: BoardProps<LiarsDiceState, LiarsDiceAction>) {
  const { state, seats, viewers, persons, actions, shown, options, words } = board;
  const faces = facesOf(options);
  const seen = seenBy(state, viewers);
  const percent = percentIn(words);
  const last = state.bids.findLast((bid) => bid !== LIAR);
  const bottom = bottomSeat(persons);
  const rows = Array.from({ length: state.dice.flat().length }, (_, i) => i + 1).map((count) =>
    Array.from({ length: faces }, (_, i) => i + 1).map((face) => {
      const bid = bidOf(count, face);
      const chance = percent.format(chanceOf(bid, seen, faces));
      return {
        key: String(bid),
        name: `${bidText(bid, words)} ${chance}`,
        className: classes("liars-bid", bid === last && "last", shown === bid && "shown"),
        isOpen: actions.some(({ action }) => action === bid),
        content: (
          <>
            <b>{bidText(bid, words)}</b> <small>{chance}</small>
          </>
        ),
        bid,
      };
    }),
  );
  return (
    <div className="liars-dice">
      <Seat board={board} player={1 - bottom} />
      <p role="status">
        {state.bids.length === 0
          ? words.text("dice-no-bid")
          : state.bids
              .map((bid, i) => words.text("board-named", { name: seats[i % 2]!, text: bidText(bid, words) }))
              .join(" · ")}
      </p>
      <Seat board={board} player={bottom} />
      <CellGrid
        label={words.text("dice-bids")}
        className="liars-bids"
        rows={rows}
        onPress={(row, column) => playLegal(board, rows[row]![column]!.bid)}
      />
      <div className="board-actions">
        <button
          type="button"
          className={shown === LIAR ? "tool shown" : "tool"}
          disabled={!actions.some(({ action }) => action === LIAR)}
          onClick={() => playLegal(board, LIAR)}
        >
          {words.text("dice-liar")}
        </button>
      </div>
    </div>
  );
}

interface SeatProps {
  readonly board: BoardProps<LiarsDiceState, LiarsDiceAction>;
  readonly player: number;
}

/** The dice of a player, face up if the viewers see them. */
function Seat({ board: { state, seats, viewers, turn, words }, player }: SeatProps) {
  const dice = state.dice[player]!;
  const isOpen = viewers.includes(player);
  return (
    <section className="liars-seat buttons" aria-label={seats[player]}>
      <strong>
        {player === turn && <span aria-hidden="true">▸ </span>}
        {seats[player]}
      </strong>
      <div>
        {dice.map((die, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other identity.
          <DieFace key={i} face={isOpen ? die : undefined} />
        ))}
      </div>
      <span className="hidden">
        {isOpen ? dice.join(", ") : words.text("dice-hidden", { count: dice.length })}
      </span>
    </section>
  );
}

function bidText(bid: LiarsDiceAction, words: Catalogue): string {
  return bid === LIAR
    ? words.text("dice-liar")
    : words.text("dice-bid", { count: countOf(bid), face: faceOf(bid) });
}

/** How many dice count for each face: those that the viewer sees, and all of them on average. */
function OddsPanel({ state, turn, viewers, options, words }: BoardProps<LiarsDiceState, LiarsDiceAction>) {
  if (turn < 0) return null;
  const faces = facesOf(options);
  const { known, hidden } = seenBy(state, viewers);
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: 2 });
  return (
    <Panel title={words.text("dice-odds")}>
      <Table
        head={[words.text("dice-face"), words.text("dice-seen"), words.text("dice-expected")]}
        rows={Array.from({ length: faces }, (_, i) => i + 1).map((face) => {
          const own = matching({ faces }, known, face);
          return { key: face, name: face, cells: [own, number.format(own + hidden * shareOf(face, faces))] };
        })}
      />
      <p>{words.text("dice-unseen", { hidden })}</p>
      <p className="note">{words.text("dice-theory", { wild: faces })}</p>
    </Panel>
  );
}

export const view = boardView<LiarsDiceState, LiarsDiceAction>({
  Board,
  Panel: OddsPanel,
  variants: [
    { name: { id: "dice-variant-faces", values: { faces: 3 } }, options: { faces: "3" } },
    { name: { id: "dice-variant", values: { dice: 2 } }, options: { dice: "2" } },
    { name: { id: "dice-variant", values: { dice: 5 } }, options: { dice: "5" } },
  ],
  actionName: bidText,
  hiddenName: ({ dice }, viewer) => dice[1 - viewer]!.join(", "),
  resultName({ dice, bids }, payoff, words, wins) {
    const winner = wins(payoff[0]! > 0 ? 0 : 1);
    const bid = bids.at(-2)!;
    return `${winner} · ${words.text("dice-shown", { bid: bidText(bid, words), dice: dice.flat().join(" ") })}`;
  },
});
