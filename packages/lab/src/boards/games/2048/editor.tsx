import type { CSSProperties } from "react";
import { boardEditor } from "../../editor/board-editor.js";
import { rowsOf } from "../../editor/draft.js";

interface State {
  readonly tiles: readonly number[];
  readonly score: number;
}

function Tile({ tile }: { readonly tile: number }) {
  return (
    <span
      className={`tile level-${tile === 0 ? 0 : Math.min(17, Math.log2(tile))}`}
      data-digits={`${tile}`.length}
    >
      {tile === 0 ? "" : tile}
    </span>
  );
}

/** Largest exponent of a tile: no game exceeds two to the power of its number of cells plus one. */
const LARGEST = 17;

/** All boards of this page are square. */
export const editor = boardEditor<State>({
  draftOf: ({ state: { tiles, score } }) => ({
    cells: tiles.map((tile) => (tile === 0 ? "" : String(tile))),
    fields: { score: String(score) },
  }),
  textOf({ cells, fields: { score } }) {
    const tiles = cells.map((cell) => cell || "0").join(" ");
    return score === "" || score === "0" ? tiles : `${tiles} score ${score}`;
  },
  useLook({ cells }, _edited, { words }) {
    const size = Math.sqrt(cells.length);
    const look = cells.map((held, cell) => ({
      cell,
      name: [
        words.text("board-row", { row: Math.floor(cell / size) + 1 }),
        words.text("board-column", { column: (cell % size) + 1 }),
        held || words.text("board-empty"),
      ].join(", "),
      content: <Tile tile={Number(held)} />,
    }));
    return {
      className: "tiles tiles-edited",
      rows: rowsOf(look, size),
      pieces: Array.from({ length: Math.min(LARGEST, cells.length + 1) }, (_, power) => {
        const tile = 2 ** (power + 1);
        return { id: String(tile), name: String(tile), picture: <Tile tile={tile} /> };
      }),
      fields: [
        { name: "score", label: words.text("board-editor-score"), kind: "number", least: 0, most: 4_000_000 },
      ],
      frame: (grid) => (
        <div className="tiles-frame" style={{ "--size": size } as CSSProperties}>
          {grid}
        </div>
      ),
    };
  },
});
