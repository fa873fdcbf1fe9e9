import type { CSSProperties } from "react";
import { type BoardProps, boardFace } from "../../board.js";
import { useSteering } from "../../use-steering.js";
import "./tiles.css";

interface State {
  /** Row by row, 0 for an empty cell. */
  readonly tiles: readonly number[];
  readonly score: number;
}
type Action = "up" | "right" | "down" | "left";

const KEYS: Readonly<Record<string, Action>> = {
  ArrowUp: "up",
  ArrowRight: "right",
  ArrowDown: "down",
  ArrowLeft: "left",
};
const ARROWS: Readonly<Record<Action, string>> = { up: "↑", right: "→", down: "↓", left: "←" };

function newTile(before: State | undefined, after: State, action: Action | undefined): number {
  if (!before || !action) return -1;
  // Chance adds one tile to a cell that the slide left empty; the score separates it from a merge.
  const slid = slideOf(before.tiles, action);
  return after.tiles.findIndex((tile, cell) => tile !== 0 && slid[cell] === 0);
}

/** The tiles after a slide, before chance adds a new one. All boards of this page are square. */
export function slideOf(tiles: readonly number[], action: Action): readonly number[] {
  const size = Math.sqrt(tiles.length);
  const slid = new Array<number>(tiles.length).fill(0);
  for (let line = 0; line < size; line++) {
    const cells = Array.from({ length: size }, (_, i) => {
      const along = action === "right" || action === "down" ? size - 1 - i : i;
      return action === "left" || action === "right" ? line * size + along : along * size + line;
    });
    const held = cells.map((cell) => tiles[cell]!).filter((tile) => tile > 0);
    for (let from = 0, to = 0; from < held.length; to++) {
      const merges = held[from] === held[from + 1];
      slid[cells[to]!] = merges ? 2 * held[from]! : held[from]!;
      from += merges ? 2 : 1;
    }
  }
  return slid;
}

function Board({ state, actions, onPlay, shown, before, words }: BoardProps<State, Action>) {
  const size = Math.sqrt(state.tiles.length);
  const fresh = newTile(before?.state, state, before?.action);
  const play = (action: Action | undefined): void => {
    if (action && actions.some((each) => each.action === action)) onPlay(action);
  };
  const steering = useSteering(KEYS, play);
  const rows = Array.from({ length: size }, (_, row) => state.tiles.slice(row * size, (row + 1) * size));
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
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: cells never move.
            key={cell}
            className={`tile level-${tile === 0 ? 0 : Math.min(17, Math.log2(tile))} ${cell === fresh ? "fresh" : ""}`}
            data-digits={String(tile).length}
          >
            {tile === 0 ? "" : tile}
          </div>
        ))}
        {shown && (
          <span className={`slide-arrow ${shown}`} aria-hidden="true">
            {ARROWS[shown]}
          </span>
        )}
      </div>
      <div className="tiles-actions">
        {(["left", "up", "down", "right"] as const).map((action) => (
          <button
            key={action}
            type="button"
            className="tool"
            aria-label={words.text(`board-slides-${action}`)}
            disabled={!actions.some((each) => each.action === action)}
            onClick={() => play(action)}
          >
            {ARROWS[action]}
          </button>
        ))}
        <strong>{words.text("board-score", { points: String(state.score) })}</strong>
      </div>
    </section>
  );
}

export const face = boardFace<State, Action>({
  game: "2048",
  Board,
  editor: () => import("./editor.js"),
  actionName: (action, words) => words.text(`board-slides-${action}`),
  variants: [
    { name: "3×3", options: { size: "3x3" } },
    { name: "5×5", options: { size: "5x5" } },
  ],
  outcomeName(before, action, after, words) {
    const size = Math.sqrt(after.tiles.length);
    const cell = newTile(before, after, action);
    const [row, column] = [Math.floor(cell / size) + 1, (cell % size) + 1];
    return `${after.tiles[cell]}: ${words.text("board-row", { row })}, ${words.text("board-column", { column })}`;
  },
});
