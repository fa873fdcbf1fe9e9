import { HIDDEN, type MinesweeperState } from "@tyche/games/minesweeper/state";
import { type ClipboardEvent, useMemo, useState } from "react";
import { Button } from "../../../kit/button.js";
import { Field } from "../../../kit/field.js";
import { cellName } from "../../kit/names.js";
import type { BoardProps } from "../../kit/view.js";
import { columnsOf, NUMBER_COLOURS, textOf } from "./cells.js";
import type { Survey } from "./insight.js";
import type { CellLook } from "./mine-cell.js";
import { MineGrid } from "./mine-grid.js";
import { useZoom, ZoomButtons } from "./use-zoom.js";

/** Largest side that the rules allow. */
const LONGEST = 100;
const VALUES = [HIDDEN, 0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** A board played elsewhere: pasted in one of several formats or set cell by cell, then analysed like any other. */
export function EnteredBoard(
  props: BoardProps<MinesweeperState, number, Survey> & { readonly onLeave: () => void },
) {
  const { state, position, insight, options, onSetUp, onLeave, words } = props;
  const [columns, setColumns] = useState(columnsOf(position));
  const [cells, setCells] = useState(state.cells);
  const [value, setValue] = useState<number>(1);
  const [mines, setMines] = useState(String(insight?.mines ?? options.mines ?? ""));
  const [pasted, setPasted] = useState("");
  const { frame, size, zoom } = useZoom(columns);
  const looks = useMemo(
    () =>
      cells.map((seen, cell): CellLook => {
        const said =
          seen === HIDDEN
            ? words.text("minesweeper-hidden")
            : words.text("minesweeper-shows", { number: seen });
        return {
          ...PLAIN,
          seen,
          name: cellName(words, Math.floor(cell / columns), cell % columns, said),
        };
      }),
    [cells, columns, words],
  );
  const put = (cell: number, seen: number): void => setCells(cells.with(cell, seen));
  const resize = (toColumns: number, toRows: number): void => {
    if (!isLength(toColumns) || !isLength(toRows)) return;
    setColumns(toColumns);
    setCells(
      Array.from({ length: toColumns * toRows }, (_, cell) => {
        const [row, column] = [Math.floor(cell / toColumns), cell % toColumns];
        return (column < columns ? cells[row * columns + column] : undefined) ?? HIDDEN;
      }),
    );
  };
  const rows = cells.length / columns;
  const rules = {
    ...(options.start !== undefined && { start: options.start }),
    ...(mines !== "" && { mines }),
  };
  const analyse = (): void => {
    const drawn = pasted.trim() === "" ? undefined : pasted;
    // A pasted text implies its size.
    if (drawn) onSetUp(drawn, rules);
    else onSetUp(textOf(cells, columns), { size: `${columns}x${rows}`, ...rules });
  };
  const onPaste = (event: ClipboardEvent): void => {
    if ((event.target as Element).closest("textarea, input")) return;
    setPasted(event.clipboardData.getData("text"));
  };
  return (
    <section className="minefield" aria-label={words.text("minesweeper-entering")} onPaste={onPaste}>
      <div className="mine-entry">
        <NumberField
          label={words.text("minesweeper-columns")}
          value={columns}
          onChange={(to) => resize(Number(to), rows)}
        />
        <NumberField
          label={words.text("minesweeper-rows")}
          value={rows}
          onChange={(to) => resize(columns, Number(to))}
        />
        <NumberField
          label={words.text("minesweeper-mines")}
          value={mines}
          placeholder={words.text("minesweeper-usual")}
          onChange={setMines}
        />
        <label className="mine-paste">
          {words.text("minesweeper-paste")}
          <textarea
            rows={3}
            spellCheck={false}
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
        </label>
      </div>
      <p className="note">{words.text("minesweeper-paste-help")}</p>
      <div className="mine-tools buttons">
        <fieldset className="mine-values">
          <legend className="hidden">{words.text("minesweeper-value")}</legend>
          {VALUES.map((each) => (
            <button
              key={each}
              type="button"
              className="tool"
              style={{ color: NUMBER_COLOURS[each] }}
              aria-pressed={value === each}
              aria-label={
                each === HIDDEN
                  ? words.text("minesweeper-hidden")
                  : words.text("minesweeper-shows", { number: each })
              }
              onClick={() => setValue(each)}
            >
              {each === HIDDEN ? "■" : each}
            </button>
          ))}
        </fieldset>
        <Button onClick={() => setCells(cells.map(() => HIDDEN))}>{words.text("minesweeper-clear")}</Button>
        <ZoomButtons zoom={zoom} words={words} />
        <Button primary onClick={analyse}>
          {words.text("minesweeper-analyse")}
        </Button>
        <Button onClick={onLeave}>{words.text("minesweeper-cancel")}</Button>
      </div>
      <div className="mine-frame" ref={frame}>
        <MineGrid
          label={words.text("minesweeper-entering")}
          {...{ looks, columns, size }}
          onPress={(cell) => put(cell, cells[cell] === value ? HIDDEN : value)}
          onMark={(cell) => put(cell, HIDDEN)}
          onKey={(key, cell) => {
            if (/^[0-8]$/.test(key)) put(cell, Number(key));
            else if ([".", "f", "backspace", "delete"].includes(key)) put(cell, HIDDEN);
            else return undefined;
            return cell;
          }}
        />
      </div>
    </section>
  );
}

const PLAIN: Omit<CellLook, "seen" | "name"> = {
  flag: false,
  exploded: false,
  drawn: false,
  kind: undefined,
  percent: undefined,
  best: false,
  pointed: false,
  last: false,
};

function isLength(length: number): boolean {
  return Number.isInteger(length) && length >= 1 && length <= LONGEST;
}

function NumberField(props: {
  readonly label: string;
  readonly value: string | number;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
}) {
  const { label, value, placeholder, onChange } = props;
  return (
    <Field label={label}>
      {(id) => (
        <input
          id={id}
          inputMode="numeric"
          // Typed numbers take effect when they are complete, so that typing 16 does not first give a board with one
          // column.
          key={value}
          defaultValue={value}
          placeholder={placeholder}
          onBlur={(event) => onChange(event.target.value.replaceAll(/\D/g, ""))}
          onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
        />
      )}
    </Field>
  );
}
