import { COLUMNS, HOME, type LudoState } from "@tyche/games/ludo/state";
import {
  boardEditor,
  choiceField,
  DIE_FACES,
  type Draft,
  fieldsOf,
  numberField,
  rowsOf,
  seatField,
} from "../../kit/board-editor.js";
import { cellName } from "../../kit/names.js";
import { Ground } from "./ludo-squares.js";
import { SeatPiece } from "./seat-mark.js";
import { seatOf, spotOf } from "./way.js";

/** Squares along an edge of the board. */
const SIDE = 15;

const cellAt = ([x, y]: readonly [number, number]): number => SIDE * y + x;

/** Progress of a piece by the cell it is on, for each seat; home is the square after the home column. */
const WAYS: readonly ReadonlyMap<number, number>[] = COLUMNS.map((column, seat) => {
  const [[x, y], [lastX, lastY]] = [column[3]!, column[4]!];
  const way = new Map<number, number>([[cellAt([2 * lastX - x, 2 * lastY - y]), HOME]]);
  for (let progress = 1; progress < HOME; progress++) way.set(cellAt(spotOf(seat, progress, 0)), progress);
  return way;
});
const OPEN = new Set(WAYS.flatMap((way) => [...way.keys()]));

/** A cell contains its players' numbers, one for each piece; pieces on no cell are in the yard. */
const isOf = (player: string) => (held: string) => held === player;
const without = (draft: Draft, cell: number): Draft => ({
  ...draft,
  cells: draft.cells.with(cell, draft.cells[cell]!.slice(0, -1)),
});
const placed = ({ cells }: Draft, player: string): number => [...cells.join("")].filter(isOf(player)).length;

export const editor = boardEditor<LudoState>({
  isStacked: true,
  draftOf({ state: { pieces, player, die, sixes } }) {
    const cells = new Array<string>(SIDE * SIDE).fill("");
    for (const [owner, own] of pieces.entries())
      for (const [cell, progress] of WAYS[seatOf(owner, pieces.length)]!)
        cells[cell] += String(owner).repeat(own.filter((each) => each === progress).length);
    return { cells, fields: fieldsOf({ player, die: die || 1, sixes }) };
  },
  textOf({ cells, fields: { player, die, sixes } }, { state: { pieces } }) {
    const own = pieces.map((all, owner) => {
      const way = WAYS[seatOf(owner, pieces.length)]!;
      const come = cells.flatMap((held, cell) =>
        [...held].filter(isOf(String(owner))).map(() => way.get(cell)!),
      );
      const yard = new Array<number>(Math.max(0, all.length - come.length)).fill(0);
      return [...come.toSorted((one, other) => other - one), ...yard].join(" ");
    });
    return `${own.join("/")}|${player} ${die}${sixes === "0" ? "" : ` ${sixes}`}`;
  },
  put(draft, cell, piece, { state: { pieces } }) {
    const owner = Number(piece);
    const isLeft = placed(draft, piece) < pieces[owner]!.length;
    if (!isLeft || !WAYS[seatOf(owner, pieces.length)]!.has(cell)) return draft;
    return { ...draft, cells: draft.cells.with(cell, draft.cells[cell] + piece) };
  },
  topOf: ({ cells }, cell) => cells[cell]!.at(-1),
  without,
  useLook(draft, { state: { pieces } }, { seats, words }) {
    const players = pieces.length;
    const look = draft.cells.map((held, cell) => {
      if (!OPEN.has(cell)) return { name: "–" };
      const owners = [...new Set(held)].map(Number);
      const names = owners.map((owner) => {
        const seat = seatOf(owner, players);
        const come = WAYS[seat]!.get(cell)!;
        const where = come === HOME ? words.text("ludo-home") : come;
        const count = [...held].filter(isOf(String(owner))).length;
        return words.text("board-named", { name: seats[owner]!, text: `${where} × ${count}` });
      });
      return {
        cell,
        name: cellName(
          words,
          Math.floor(cell / SIDE),
          cell % SIDE,
          ...(names.length > 0 ? names : [words.text("board-empty")]),
        ),
        content: owners.length > 0 && (
          <svg viewBox={`-.5 -.5 ${owners.length} 1`} aria-hidden="true">
            {owners.map((owner, index) => (
              <g key={owner} transform={`translate(${index} 0)`}>
                <SeatPiece
                  seat={seatOf(owner, players)}
                  count={[...held].filter(isOf(String(owner))).length}
                />
              </g>
            ))}
          </svg>
        ),
      };
    });
    return {
      className: "ludo-cells",
      rows: rowsOf(look, SIDE),
      pieces: pieces.map((own, owner) => ({
        id: String(owner),
        name: seats[owner]!,
        left: own.length - placed(draft, String(owner)),
        picture: (
          <svg viewBox="-.5 -.5 1 1" aria-hidden="true">
            <SeatPiece seat={seatOf(owner, players)} />
          </svg>
        ),
      })),
      fields: [
        seatField(words, seats.slice(0, players)),
        choiceField("die", words.text("board-editor-die"), DIE_FACES),
        numberField("sixes", words.text("ludo-sixes"), 2),
      ],
      frame: (grid) => (
        <div className="ludo-edited">
          <svg className="ludo-board" viewBox="0 0 15 15" aria-hidden="true">
            <Ground />
          </svg>
          {grid}
        </div>
      ),
    };
  },
});
