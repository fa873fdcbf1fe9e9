import { type CubeVerdict, verdictPhrase } from "@tyche/backgammon/analysis";
import { dashed } from "@tyche/games";
import type { Catalogue } from "@tyche/messages";
import { type ReactNode, useEffect, useState } from "react";
import type { StudyProps } from "../../../lab/src/boards/kit/view.js";
import { Button } from "../../../lab/src/kit/button.js";
import { Select } from "../../../lab/src/kit/field.js";
import { Panel, Table } from "../../../lab/src/kit/panel.js";
import {
  MOST_TRIALS,
  type RollFound,
  type ScoreFound,
  type StudyAnswer,
  type StudyQuestion,
  TURNS,
} from "./study.js";

type Verdict = CubeVerdict["verdict"];
/** Half widths of the 95 % interval at which a rollout stops; the first is the usual one. */
const WIDTHS = [0.02, 0.01, 0.005] as const;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** A verdict of each kind, its sign in a table, and its colour. */
const SIGNS: readonly (readonly [Verdict, sign: string, background: string])[] = [
  ["no double, take", "·", "light-dark(#e3e3ee, #34343f)"],
  ["double, take", "×2", "light-dark(#fdddb3, #6b4a17)"],
  ["double, pass", "×2!", "light-dark(#f3b56b, #8a5410)"],
  ["too good to double, pass", "★", "light-dark(#d7e8c8, #35552a)"],
];

function signOf(verdict: Verdict): (typeof SIGNS)[number] {
  if (verdict.startsWith("no")) return SIGNS[0]!;
  if (verdict.startsWith("too good")) return SIGNS[3]!;
  return SIGNS[verdict.endsWith("pass") ? 2 : 1]!;
}

/** A rollout of the position, the cube after each roll, and the cube at each score: each starts when it is asked for. */
export function StudyPanel({ study, words }: StudyProps) {
  const [question, ask] = useState<StudyQuestion>();
  const [until, setUntil] = useState<(typeof WIDTHS)[number]>(WIDTHS[0]);
  const [answer, setAnswer] = useState<StudyAnswer>();
  const start = (next: StudyQuestion): void => {
    setAnswer(undefined);
    ask(next);
  };
  useEffect(() => {
    if (!question) return undefined;
    const stop = new AbortController();
    const run = async (): Promise<void> => {
      // Safe: the worker yields what `study` does.
      for await (const found of study(question, stop.signal) as AsyncGenerator<StudyAnswer>)
        if (!stop.signal.aborted) setAnswer(found);
      if (!stop.signal.aborted) ask(undefined);
    };
    // The page reports a worker that fails.
    run().catch(() => ask(undefined));
    return () => stop.abort();
  }, [question, study]);
  return (
    <Panel title={words.text("study-title")} className="stack">
      <div className="buttons">
        <Button onClick={() => start({ kind: "rollout", until })}>{words.text("study-rollout")}</Button>
        <Select
          aria-label={words.text("study-until")}
          value={until}
          options={WIDTHS}
          text={(width) => `± ${new Intl.NumberFormat(words.language).format(width)}`}
          onChoose={setUntil}
        />
        <Button onClick={() => start({ kind: "rolls" })}>{words.text("study-rolls")}</Button>
        <Button onClick={() => start({ kind: "scores" })}>{words.text("study-scores")}</Button>
        {question && <Button onClick={() => ask(undefined)}>{words.text("study-stop")}</Button>}
      </div>
      {answer?.kind === "rollout" && <RolloutTable {...{ answer, words }} />}
      {answer?.kind === "rolls" && (
        <Cells rows={rollCells(answer.rolls)} note={words.text("study-rolls-note")} words={words} />
      )}
      {answer?.kind === "scores" && (
        <Cells
          rows={scoreCells(answer.scores, words.language)}
          note={words.text("study-scores-note")}
          words={words}
        />
      )}
    </Panel>
  );
}

interface RolloutTableProps {
  readonly answer: Extract<StudyAnswer, { readonly kind: "rollout" }>;
  readonly words: Catalogue;
}

function RolloutTable({ answer: { trials, rows }, words }: RolloutTableProps) {
  const number = new Intl.NumberFormat(words.language, { minimumFractionDigits: 3 });
  return (
    <>
      <Table
        head={["", words.text("backgammon-equity"), "± 95 %"]}
        rows={rows.map(({ action, equity, halfWidth }) => {
          const id = `backgammon-cube-rows-${dashed(action.replace(",", ""))}`;
          const name = words.has(id) ? words.format({ id }) : action;
          return {
            key: action,
            name: action === "before the roll" ? words.text("study-before-roll") : name,
            cells: [number.format(equity), number.format(halfWidth)],
          };
        })}
      />
      <p className="note" role="status">
        {words.text("study-rollout-note", { trials, most: MOST_TRIALS, turns: TURNS })}
      </p>
    </>
  );
}

interface Cell {
  readonly verdict: Verdict | undefined;
  /** Lines of text. */
  readonly lines: readonly string[];
  readonly title?: string;
}

interface CellsProps {
  readonly rows: readonly (readonly (Cell | undefined)[])[];
  readonly note: string;
  readonly words: Catalogue;
}

/** A table of verdicts, each in the colour of its kind, and what the signs mean. */
function Cells({ rows, note, words }: CellsProps) {
  const name = (verdict: Verdict): string => words.problem(verdictPhrase(verdict));
  const drawn = ({ verdict, lines, title }: Cell): ReactNode => {
    const said = [title, verdict && name(verdict)].filter(Boolean).join(": ");
    const background = verdict && signOf(verdict)[2];
    return (
      <div title={said} style={{ background, fontSize: "0.8em", padding: "0.1em 0.2em" }}>
        {[verdict ? signOf(verdict)[1] : "–", ...lines].map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
    );
  };
  return (
    <>
      <Table
        head={["", ...(rows[0] ?? []).map((_, i) => i + 1)]}
        rows={rows.map((cells, i) => ({
          key: i,
          name: i + 1,
          cells: cells.map((cell) => cell && drawn(cell)),
        }))}
      />
      <p className="note">{SIGNS.map(([verdict, sign]) => `${sign} ${name(verdict)}`).join("; ")}</p>
      <p className="note">{note}</p>
    </>
  );
}

function rollCells(rolls: readonly RollFound[]): CellsProps["rows"] {
  const cellOf = (high: number, low: number): Cell | undefined => {
    const found = rolls.find(({ dice }) => dice[0] === high && dice[1] === low);
    return found && { verdict: found.verdict, lines: [], title: `${high}${low}: ${found.play}` };
  };
  return FACES.map((row) => FACES.map((column) => cellOf(Math.max(row, column), Math.min(row, column))));
}

function scoreCells(scores: readonly (readonly ScoreFound[])[], language: string): CellsProps["rows"] {
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return scores.map((row) =>
    row.map((found) => {
      if (!found) return undefined;
      const { verdict, takePoint, gammonValue } = found;
      return { verdict, lines: [percent.format(takePoint), number.format(gammonValue)] };
    }),
  );
}
