import { HIDDEN, type MinesweeperState } from "@tyche/games/minesweeper/state";
import type { Catalogue } from "@tyche/messages";
import { cellName } from "../../kit/names.js";
import { type Certainty, certainties, percentOf } from "./cells.js";
import type { Survey } from "./insight.js";
import type { CellLook } from "./mine-cell.js";
import type { ViewChoice } from "./view-choice.js";

export interface LooksOf {
  readonly state: MinesweeperState;
  readonly columns: number;
  readonly flags: ReadonlySet<number>;
  /** Undefined if the analysis is not known or not shown. */
  readonly survey: Survey | undefined;
  readonly view: ViewChoice;
  /** The cell of the action under the pointer elsewhere on the page. */
  readonly shown: number | undefined;
  readonly opened: ReadonlySet<number>;
  readonly isOver: boolean;
  readonly words: Catalogue;
}

/** Appearance and accessible name of every cell. */
export function looksOf(given: LooksOf): readonly CellLook[] {
  const { state, columns, flags, survey, view, shown, opened, isOver, words } = given;
  const overlay = survey && view.overlay !== "none" ? survey : undefined;
  const kinds = overlay ? certainties(overlay, state.cells) : undefined;
  const drawn = new Set(isOver && survey ? drawnMines(survey, state, view.drawing) : []);
  return state.cells.map((seen, cell) => {
    const exploded = cell === state.exploded;
    const kind = exploded ? undefined : kinds?.[cell];
    // At the end the mines matter, not the risks.
    const isRisk = (kind === "guess" || kind === "far") && view.overlay === "chances" && !isOver;
    const percent = isRisk ? percentOf(overlay!.chances[cell]!) : undefined;
    const flag = seen === HIDDEN && flags.has(cell);
    const best = overlay?.best === cell && !isOver;
    const said = [
      ...(exploded
        ? [words.text("minesweeper-exploded")]
        : seen === HIDDEN
          ? [words.text("minesweeper-hidden")]
          : [words.text("minesweeper-shows", { number: seen })]),
      ...(flag ? [words.text("minesweeper-flagged")] : []),
      ...certaintyWords(kind, percent, words),
      ...(drawn.has(cell) && !exploded ? [words.text("minesweeper-mine")] : []),
      ...(best && kind !== "free" ? [words.text("minesweeper-best")] : []),
      ...(opened.has(cell) || exploded ? [words.text("board-last")] : []),
    ];
    return {
      seen,
      flag,
      exploded,
      drawn: drawn.has(cell),
      kind: isOver ? undefined : kind,
      percent,
      best,
      pointed: shown === cell || view.pointed === cell,
      last: opened.has(cell),
      name: cellName(words, Math.floor(cell / columns), cell % columns, ...said),
    };
  });
}

function certaintyWords(
  kind: Certainty | undefined,
  percent: number | undefined,
  words: Catalogue,
): string[] {
  if (kind === "free") return [words.text("minesweeper-certainly-free")];
  if (kind === "mine") return [words.text("minesweeper-certainly-mine")];
  return percent === undefined ? [] : [words.text("minesweeper-risk", { percent: `${percent}%` })];
}

/** In a won game every hidden cell is a mine; in a lost one a sampled layout shows where the mines may have been. */
function drawnMines(
  survey: Survey,
  { cells, exploded }: MinesweeperState,
  drawing: number,
): readonly number[] {
  if (exploded >= 0) return survey.drawn[drawing % survey.drawn.length] ?? [];
  return cells.flatMap((seen, cell) => (seen === HIDDEN ? [cell] : []));
}
