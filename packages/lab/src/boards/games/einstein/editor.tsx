import { boardEditor } from "../../editor/board-editor.js";
import { putOnly, rowsOf } from "../../editor/draft.js";
import { Stone } from "./stone.js";

interface State {
  /** Row by row: 0 for an empty square, positive for player 0's stones, negative for player 1's. */
  readonly cells: readonly number[];
  readonly die: number;
  readonly player: number;
}

/** Number of stones of each side at the start, which depends on the size of the board. */
function stonesOn(size: number): number {
  const edge = Math.ceil(size / 2);
  return (edge * (edge + 1)) / 2;
}

/** Each stone is on the board at most once: placing it again moves it. */
export const editor = boardEditor<State>({
  draftOf: ({ state: { cells, die, player } }) => ({
    cells: cells.map((stone) => (stone === 0 ? "" : String(stone))),
    fields: { die: String(die || 1), player: String(player) },
  }),
  textOf: ({ cells, fields }) =>
    `${cells.map((cell) => cell || "0").join(" ")} ${fields.die} ${fields.player}`,
  put: putOnly,
  useLook({ cells }, _edited, { seats, words }) {
    const size = Math.sqrt(cells.length);
    const stones = Array.from({ length: stonesOn(size) }, (_, index) => index + 1);
    const pieces = [0, 1].flatMap((seat) =>
      stones.map((number) => ({
        id: String(seat === 0 ? number : -number),
        name: `${seats[seat]}, ${words.text("board-stone", { number })}`,
        picture: <Stone seat={seat} number={number} />,
      })),
    );
    const look = cells.map((held, cell) => {
      const piece = pieces.find(({ id }) => id === held);
      const place = [
        words.text("board-row", { row: Math.floor(cell / size) + 1 }),
        words.text("board-column", { column: (cell % size) + 1 }),
      ];
      return {
        cell,
        name: [...place, piece?.name ?? words.text("board-empty")].join(", "),
        content: piece?.picture,
      };
    });
    return {
      className: "einstein",
      rows: rowsOf(look, size),
      pieces,
      fields: [
        {
          name: "player",
          label: words.text("board-editor-to-move"),
          kind: "choice",
          values: seats.map((seat, player) => [String(player), seat] as const),
        },
        {
          name: "die",
          label: words.text("board-editor-die"),
          kind: "choice",
          values: stones.map((face) => [String(face), String(face)] as const),
        },
      ],
      frame: (grid) => <div className="einstein-frame">{grid}</div>,
    };
  },
});
