import type { Twenty48Action, Twenty48State } from "@tyche/games/2048";
import type { CSSProperties } from "react";
import { Button, classes } from "../../../kit/button.js";
import { fieldsOf, numberField, rowsOf } from "../../kit/board-editor.js";
import { gridEditor } from "../../kit/grid-board.js";
import { cellName } from "../../kit/names.js";
import { useSteering } from "../../kit/use-steering.js";
import { type BoardProps, boardView, playLegal } from "../../kit/view.js";
import "./tiles.css";

const DIRECTIONS = ["up", "right", "down", "left"] as const satisfies readonly Twenty48Action[];
const ARROWS: Readonly<Record<Twenty48Action, string>> = { up: "↑", right: "→", down: "↓", left: "←" };

/** Background and text colours of the tiles by their exponent: those of the last one from there on. */
const COLOURS: readonly (readonly [ground: string, text: string])[] = [
  ["light-dark(#ccc0b0, #3a4556)", "#43392d"],
  ["light-dark(#f0e7db, #e6dac6)", "#43392d"],
  ["#ecdcba", "#43392d"],
  ["#f3bd85", "#43392d"],
  ["#f2a066", "#43392d"],
  ["#ee8459", "#2b2118"],
  ["#e56b3d", "#1c120a"],
  ["#eccb67", "#43392d"],
  ["#e9c04b", "#43392d"],
  ["#dfb02b", "#43392d"],
  ["#cf9d10", "#43392d"],
  ["#8ccfb7", "#43392d"],
  ["#5fb6a7", "#43392d"],
  ["#3f99a2", "#06181a"],
  ["#24627f", "#ffffff"],
  ["#24627f", "#ffffff"],
  ["#2a2f6b", "#ffffff"],
];

interface TileProps {
  readonly tile: number;
  readonly isFresh?: boolean;
  /** Columns and rows that it has slid; undefined: none. */
  readonly slid?: readonly [columns: number, rows: number] | undefined;
}

function Tile({ tile, isFresh = false, slid }: TileProps) {
  const [background, color] = COLOURS[Math.min(COLOURS.length - 1, tile === 0 ? 0 : Math.log2(tile))]!;
  const from = slid && { "--from-columns": -slid[0], "--from-rows": -slid[1] };
  return (
    <span
      className={classes("tile", isFresh && "fresh", from && "slides")}
      style={{ background, color, ...from } as CSSProperties}
      data-digits={`${tile}`.length}
    >
      {tile === 0 ? "" : tile}
    </span>
  );
}

function newTile(
  before: Twenty48State | undefined,
  after: Twenty48State,
  action: Twenty48Action | undefined,
): number {
  if (!before || !action) return -1;
  // Chance adds one tile to a cell that the slide left empty; the score separates it from a merge.
  const { slid } = slideOf(before.tiles, action);
  return after.tiles.findIndex((tile, cell) => tile !== 0 && slid[cell] === 0);
}

/** The tiles after a slide, before chance adds a new one, and the cell that each has come from; its own if none has. */
export function slideOf(tiles: readonly number[], action: Twenty48Action) {
  // All boards of this page are square.
  const size = Math.sqrt(tiles.length);
  const slid = tiles.map(() => 0);
  const origins = [...tiles.keys()];
  for (let line = 0; line < size; line++) {
    // From the side to which tiles slide.
    const cells = Array.from({ length: size }, (_, i) => {
      const along = action === "right" || action === "down" ? size - 1 - i : i;
      return action === "left" || action === "right" ? line * size + along : along * size + line;
    });
    const held = cells.filter((cell) => tiles[cell]! > 0);
    for (let from = 0, to = 0; from < held.length; to++) {
      const tile = tiles[held[from]!]!;
      const merges = from + 1 < held.length && tile === tiles[held[from + 1]!];
      slid[cells[to]!] = merges ? 2 * tile : tile;
      // Of two that merge the one that slides farther is drawn.
      origins[cells[to]!] = held[merges ? from + 1 : from]!;
      from += merges ? 2 : 1;
    }
  }
  return { slid, origins };
}

function Board(props: BoardProps<Twenty48State, Twenty48Action>) {
  const { state, position, actions, shown, before, words } = props;
  const size = Math.sqrt(state.tiles.length);
  const fresh = newTile(before?.state, state, before?.action);
  const origins = before && slideOf(before.state.tiles, before.action).origins;
  const slidBy = (cell: number): readonly [number, number] | undefined => {
    const from = origins?.[cell] ?? cell;
    if (from === cell || cell === fresh) return undefined;
    return [(cell % size) - (from % size), Math.floor(cell / size) - Math.floor(from / size)];
  };
  const steering = useSteering(DIRECTIONS, (action) => playLegal(props, action));
  const rows = rowsOf(state.tiles, size);
  return (
    <section className="tiles-frame" aria-label={words.text("board-board")}>
      <div
        role="application"
        aria-label={rows.map((row) => row.map((tile) => tile || "·").join(" ")).join("; ")}
        className="tiles"
        style={{ "--size": size } as CSSProperties}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the board handles the arrow keys.
        tabIndex={0}
        {...steering}
      >
        {state.tiles.map((tile, cell) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells never move.
          <Tile key={`${position} ${cell}`} tile={tile} isFresh={cell === fresh} slid={slidBy(cell)} />
        ))}
        {shown && (
          <span className={`slide-arrow ${shown}`} aria-hidden="true">
            {ARROWS[shown]}
          </span>
        )}
      </div>
      <div className="tiles-actions">
        {(["left", "up", "down", "right"] as const).map((action) => (
          <Button
            key={action}
            aria-label={words.text(`board-slides-${action}`)}
            disabled={!actions.some((each) => each.action === action)}
            onClick={() => playLegal(props, action)}
          >
            {ARROWS[action]}
          </Button>
        ))}
        <strong>{words.text("board-score", { points: String(state.score) })}</strong>
      </div>
    </section>
  );
}

/** Largest exponent of a tile: no game exceeds two to the power of its number of cells plus one. */
const LARGEST = 17;

/** All boards of this page are square. */
const editor = gridEditor<Twenty48State>({
  className: "tiles tiles-edited",
  columns: ({ tiles }) => Math.sqrt(tiles.length),
  cells: ({ tiles }) => tiles.map((tile) => (tile === 0 ? "" : String(tile))),
  pieces: (cells) =>
    Array.from({ length: Math.min(LARGEST, cells + 1) }, (_, power) => String(2 ** (power + 1))),
  pieceName: String,
  picture: (tile) => <Tile tile={Number(tile)} />,
  square: (tile) => tile || <Tile tile={0} />,
  editor: {
    text(cells, _columns, { score }) {
      const tiles = cells.map((cell) => cell || "0").join(" ");
      return score === "" || score === "0" ? tiles : `${tiles} score ${score}`;
    },
    values: ({ score }) => fieldsOf({ score }),
    fields: (_draft, { words }) => [numberField("score", words.text("board-editor-score"), 4_000_000)],
    frame: (grid, columns) => (
      <div className="tiles-frame" style={{ "--size": columns } as CSSProperties}>
        {grid}
      </div>
    ),
  },
});

export const view = boardView<Twenty48State, Twenty48Action>({
  Board,
  editor: async () => ({ editor }),
  actionName: (action, words) => words.text(`board-slides-${action}`),
  variants: [
    { name: "3×3", options: { size: "3x3" } },
    { name: "5×5", options: { size: "5x5" } },
  ],
  resultName: ({ score }, _payoff, words) => words.text("board-end-score", { points: String(score) }),
  endReason: ({ state }, words) => words.text("board-end-tiles", { tile: String(Math.max(...state.tiles)) }),
  outcomeName(before, action, after, words) {
    const size = Math.sqrt(after.tiles.length);
    const cell = newTile(before, after, action);
    const place = cellName(words, Math.floor(cell / size), cell % size);
    return words.text("board-named", { name: String(after.tiles[cell]), text: place });
  },
});
