import { HIDDEN, type MinesweeperState } from "@tyche/games/minesweeper/state";
import type { Catalogue } from "@tyche/messages";
import { Button } from "../../../kit/button.js";
import { Table } from "../../../kit/panel.js";
import { BOUND_SIGNS } from "../../kit/judgement.js";
import type { BoardProps } from "../../kit/view.js";
import { columnsOf, NUMBER_COLOURS, percentOf } from "./cells.js";
import type { Survey, SurveyedCell } from "./insight.js";
import { chooseView, useViewChoice } from "./view-choice.js";

/** The survey of the whole board, the cells considered, and the possible numbers of the cell under the pointer. */
export function SurveyPanel(props: BoardProps<MinesweeperState, number, Survey>) {
  const { state, position, turn, judgement, scale, shown, asked, insight, words } = props;
  const view = useViewChoice();
  if (!insight) return null;
  const percent = percents(words.language);
  const columns = columnsOf(position);
  const nameOf = (cell: number): string => `r${Math.floor(cell / columns) + 1}c${(cell % columns) + 1}`;
  if (turn < 0) return <Drawing survey={insight} state={state} drawing={view.drawing} words={words} />;
  const { candidates, far, free, mined } = insight;
  const looked =
    [shown, asked, view.pointed].map((cell) => candidates.find((one) => one.cell === cell)).find(Boolean) ??
    candidates[0];
  const isGuess = insight.method === "lookahead" || insight.method === "exact";
  return (
    <section className="panel mine-survey" aria-label={words.text("minesweeper-chance-to-win")}>
      <p className="mine-win">
        <span>{words.text("minesweeper-chance-to-win")}</span>
        {judgement?.value !== undefined && (
          <>
            <strong>{scale.text(judgement.value)}</strong>
            <small>{words.text(judgement.isExact ? "minesweeper-exact" : "minesweeper-estimate")}</small>
          </>
        )}
      </p>
      <p className="note">
        {words.format({ id: `minesweeper-methods-${insight.method.replace(" ", "-")}` })}
      </p>
      <dl className="mine-facts">
        <dt>{words.text("minesweeper-layouts")}</dt>
        <dd>{layoutsText(insight.logLayouts, words.language)}</dd>
        <dt>{words.text("minesweeper-unopened")}</dt>
        <dd>{state.cells.filter((seen) => seen === HIDDEN).length}</dd>
        <dt>{words.text("minesweeper-proved")}</dt>
        <dd>{words.text("minesweeper-proved-counts", { free: free.length, mines: mined.length })}</dd>
        {far.cells > 0 && (
          <>
            <dt>{words.text("minesweeper-far")}</dt>
            <dd>{words.text("minesweeper-far-risk", { cells: far.cells, percent: percent(far.mine) })}</dd>
          </>
        )}
      </dl>
      {isGuess && (
        <Considered candidates={candidates} looked={looked} nameOf={nameOf} props={props} words={words} />
      )}
      {looked && <Numbers looked={looked} name={nameOf(looked.cell)} props={props} words={words} />}
    </section>
  );
}

interface PartProps {
  readonly props: BoardProps<MinesweeperState, number, Survey>;
  readonly words: Catalogue;
}

function Considered({
  candidates,
  looked,
  nameOf,
  props,
  words,
}: PartProps & {
  readonly candidates: readonly SurveyedCell[];
  readonly looked: SurveyedCell | undefined;
  readonly nameOf: (cell: number) => string;
}) {
  const { scale, judgement } = props;
  const percent = percents(words.language);
  // The value of a cell is shown once, in the list of all moves.
  const rows = new Map(judgement?.actions.map((row) => [row.action, row]));
  const worth = (cell: number): string => {
    const { value, bound } = rows.get(cell) ?? {};
    if (value === undefined || bound === undefined) return "";
    return `${bound === "exact" ? "= " : BOUND_SIGNS[bound]}${scale.text(value)}`;
  };
  return (
    <table className="numbers boards-ranked">
      <caption className="hidden">{words.text("minesweeper-considered")}</caption>
      <thead>
        <tr>
          <th scope="col">{words.text("minesweeper-cell")}</th>
          <th scope="col">{words.text("minesweeper-mine")}</th>
          <th scope="col" title={words.text("minesweeper-progress-help")}>
            {words.text("minesweeper-progress")}
          </th>
          <th scope="col">{words.text("minesweeper-win")}</th>
        </tr>
      </thead>
      <tbody onPointerLeave={() => chooseView({ pointed: -1 })}>
        {candidates.slice(0, 8).map((one) => (
          <tr
            key={one.cell}
            aria-current={one === looked || undefined}
            onPointerEnter={() => chooseView({ pointed: one.cell })}
          >
            <th scope="row">
              <button
                type="button"
                className="boards-move"
                onFocus={() => chooseView({ pointed: one.cell })}
                onBlur={() => chooseView({ pointed: -1 })}
                onClick={() => chooseView({ pointed: one.cell })}
              >
                {nameOf(one.cell)}
              </button>
            </th>
            <td>{percent(one.mine)}</td>
            <td>{one.progress === undefined ? "" : percent(one.progress)}</td>
            <td>{worth(one.cell)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The numbers that a cell can show, with their probabilities and the winning probability after each; a full bar is
 * certainty.
 */
function Numbers({
  looked,
  name,
  props,
  words,
}: PartProps & { readonly looked: SurveyedCell; readonly name: string }) {
  const { scale } = props;
  const percent = percents(words.language);
  const lines = [
    ...looked.numbers.map(({ shown, ...number }) => ({ shown: String(shown), ...number })),
    ...(looked.mine > 0 ? [{ shown: "✱", probability: looked.mine, win: 0, bound: "exact" as const }] : []),
  ];
  return (
    <Table
      caption={words.text("minesweeper-numbers-of", { cell: name })}
      head={[
        words.text("minesweeper-number"),
        words.text("minesweeper-chance"),
        words.text("minesweeper-win"),
      ]}
      rows={lines.map(({ shown, probability, win, bound }) => ({
        key: shown,
        name:
          shown === "✱" ? (
            words.text("minesweeper-mine")
          ) : (
            <span style={{ color: NUMBER_COLOURS[Number(shown)] }}>{shown}</span>
          ),
        cells: [
          <span key="chance">
            <span className={`boards-bar mine-bar${shown === "✱" ? " met" : ""}`} aria-hidden="true">
              <span style={{ inlineSize: `${100 * probability}%` }} />
            </span>
            {percent(probability)}
          </span>,
          `${BOUND_SIGNS[bound]}${scale.text(win)}`,
        ],
      }))}
    />
  );
}

/** After the end: a layout of mines that was possible, and an explanation. */
function Drawing(props: {
  readonly survey: Survey;
  readonly state: MinesweeperState;
  readonly drawing: number;
  readonly words: Catalogue;
}) {
  const { survey, state, drawing, words } = props;
  if (state.exploded < 0) return null;
  return (
    <section className="panel mine-survey" aria-label={words.text("minesweeper-mine")}>
      <p>{words.text("minesweeper-drawn", { layouts: layoutsText(survey.logLayouts, words.language) })}</p>
      <Button onClick={() => chooseView({ drawing: drawing + 1 })}>
        {words.text("minesweeper-draw-another")}
      </Button>
    </section>
  );
}

/** The number of layouts: all digits if readable, otherwise its order of magnitude. */
function layoutsText(logLayouts: number, language: string): string {
  if (logLayouts < Math.log(1e12))
    return new Intl.NumberFormat(language).format(Math.round(Math.exp(logLayouts)));
  const tens = logLayouts / Math.LN10;
  const mantissa = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const digits = [..."⁰¹²³⁴⁵⁶⁷⁸⁹"];
  const power = [...String(Math.floor(tens))].map((digit) => digits[Number(digit)]).join("");
  return `${mantissa.format(10 ** (tens % 1))} × 10${power}`;
}

/** Whole percentages; 0 and 100 only for certainties. */
function percents(language: string): (share: number) => string {
  const format = new Intl.NumberFormat(language, { style: "percent" });
  return (share) => format.format(percentOf(share, share === 0 || share === 1) / 100);
}
