import type { Chance } from "@tyche/engine";
import type { AtTerminal, Ending } from "../kit/entry.js";
import { inEnglish } from "../kit/notation.js";
import {
  isUntouched,
  isWon,
  type MinesweeperAction,
  type MinesweeperState,
  type Variant,
} from "./board/board.js";
import { HIDDEN, SURE_FREE, SURE_MINE } from "./board/grid.js";
import { Workspace } from "./counting/frontier.js";
import { deduce, knowledgeOf, mineProbabilities } from "./counting/knowledge.js";
import { CERTAINTY } from "./counting/weighing.js";
import { cellName, draw } from "./notation.js";
import { texts } from "./texts.js";

/** Indexed by number, with the colours of most programs. */
const NUMBER_COLOURS = ["blue", "green", "red", "magenta", "yellow", "cyan", "grey", "grey"] as const;
/** Inside a row of the drawing, which has no words: after its number, cells separated by single blanks. */
const IN_ROW = "(?<=^(?!.*[a-z]{2}) ?\\d+ (?:\\S+ )*)";

const WON: Ending = { won: true, words: texts.phrase("ending-minesweeper-won", { who: "you" }) };

function lost(cell: string): Ending {
  return { won: false, words: texts.phrase("ending-minesweeper-lost", { who: "you", cell }) };
}

/** Terminal interface of Minesweeper. */
export function terminalOf(variant: Variant): AtTerminal<MinesweeperState, MinesweeperAction> {
  return {
    typing: texts.phrase("typing-minesweeper", {}),
    several: true,
    sweeps: [
      {
        name: "safe",
        help: texts.phrase("sweep-safe", {}),
        actions: (state) => certainlyFree(variant, state),
      },
    ],
    colours: [
      ...NUMBER_COLOURS.map((colour, i) => ({ of: new RegExp(`${IN_ROW}${i + 1}(?= |$)`, "gm"), colour })),
      { of: new RegExp(`${IN_ROW}\\*(?= |$)`, "gm"), colour: "red" },
      { of: new RegExp(`${IN_ROW}[·■](?= |$)`, "gm"), colour: "grey" },
    ],
    ending: (state) => (isWon(variant, state) ? WON : lost(cellName(variant.grid, state.exploded))),
    revealed: (state, chance, format = inEnglish) =>
      draw(variant, state, format, minesDrawn(variant, state, chance)),
  };
}

/** All hidden cells that are free in every layout. */
export function certainlyFree(variant: Variant, state: MinesweeperState): readonly MinesweeperAction[] {
  if (isUntouched(state)) return [];
  const view = Int8Array.from(state.cells);
  // Deductions from single numbers leave less to count.
  deduce(variant.grid, view);
  const known = knowledgeOf(new Workspace(variant.grid), view, variant.mines);
  const chances = mineProbabilities(known);
  return state.cells.flatMap((seen, cell) =>
    seen === HIDDEN && view[cell] === HIDDEN && chances[cell]! < CERTAINTY ? [cell] : [],
  );
}

/**
 * Mined cells of one layout consistent with the view, each such layout equally likely: possible positions of the
 * mines, which are not fixed until they are hit. Cells are drawn one by one, each with its probability given those
 * before.
 */
export function minesDrawn(
  { grid, mines }: Variant,
  { cells, exploded }: MinesweeperState,
  chance: Chance,
): Set<number> {
  const work = new Workspace(grid);
  const view = Int8Array.from(cells);
  const found = new Set<number>();
  const mark = (cell: number): void => {
    found.add(cell);
    view[cell] = SURE_MINE;
  };
  if (exploded >= 0) mark(exploded);
  for (;;) {
    const known = knowledgeOf(work, view, mines);
    const chances = mineProbabilities(known);
    let open = -1;
    for (let cell = 0; cell < grid.cells; cell++) {
      if (view[cell] !== HIDDEN) continue;
      if (chances[cell]! > 1 - CERTAINTY) mark(cell);
      // Cells that no number touches are interchangeable: no separate weighing is needed.
      else if (open < 0 && known.componentOf[cell]! >= 0 && chances[cell]! > CERTAINTY) open = cell;
    }
    if (found.size >= mines) return found;
    if (open < 0) {
      const far = [...view.keys()].filter((cell) => view[cell] === HIDDEN && known.componentOf[cell]! < 0);
      for (const cell of chance.shuffle(far).slice(0, mines - found.size)) found.add(cell);
      return found;
    }
    const isMine = chance.weighted([
      [true, chances[open]!],
      [false, 1 - chances[open]!],
    ]);
    if (isMine) mark(open);
    else view[open] = SURE_FREE;
  }
}
