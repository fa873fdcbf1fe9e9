import { verdictPhrase } from "@tyche/backgammon/analysis";
import type { Catalogue } from "@tyche/messages";
import type { BoardProps } from "../../lab/src/boards/kit/view.js";
import { Panel, Table } from "../../lab/src/kit/panel.js";
import { roundedOutcomes } from "../src/rules/outcomes.js";
import type { Action, State } from "./backgammon-state.js";
import type { BackgammonInsight } from "./insight.js";

const KINDS = ["all", "gammon", "backgammon"] as const;
const CUBE_ROWS = ["no-double", "double-take", "double-pass"] as const;

/** The five probabilities of the best action, as a bar and a table, and before a roll the value of the cube. */
export function ChancesPanel(props: BoardProps<State, Action, BackgammonInsight>) {
  const { judgement, insight, seats, turn, words, options } = props;
  const [best] = judgement?.actions ?? [];
  if (!best?.vector || turn < 0) return null;
  const shown = roundedOutcomes(best.vector, 1000);
  const [win = 0, gammon = 0, backgammon = 0, lostGammon = 0, lostBackgammon = 0] = shown;
  const percent = new Intl.NumberFormat(words.language, { style: "percent", minimumFractionDigits: 1 });
  const lose = 1 - win;
  const isDecided = judgement?.best !== undefined;
  /** From backgammon won to backgammon lost. */
  const parts = [
    ["light-dark(#083f4b, #d5f4f8)", backgammon],
    ["light-dark(#23788a, #7fd3e0)", gammon - backgammon],
    ["light-dark(#6ea8b3, #4b97a3)", win - gammon],
    ["light-dark(#eab294, #9c5a3a)", lose - lostGammon],
    ["light-dark(#c86e41, #e08d60)", lostGammon - lostBackgammon],
    ["light-dark(#7d3713, #ffd2b8)", lostBackgammon],
  ] as const;
  const rows = [
    [words.text("backgammon-wins"), win, gammon, backgammon],
    [words.text("backgammon-loses"), lose, lostGammon, lostBackgammon],
  ] as const;
  const title = words.text("backgammon-chances", { seat: seats[turn]! });
  return (
    <Panel title={title} className="bg-chances">
      <div className="bg-chances-bar" aria-hidden="true">
        {parts.map(([background, share]) => (
          <span key={background} style={{ background, inlineSize: `${100 * share}%` }} />
        ))}
      </div>
      <Table
        head={["", ...KINDS.map((kind) => words.text(`backgammon-of-which-${kind}`))]}
        rows={rows.map(([name, ...shares]) => ({
          key: name,
          name,
          cells: shares.map((share) => percent.format(share)),
        }))}
      />
      <p className="note">{words.text("backgammon-chances-help", { depth: best.depth })}</p>
      {insight && <CubeTable {...{ insight, words, isDecided }} isMatch={"match" in options} />}
    </Panel>
  );
}

interface CubeTableProps {
  readonly insight: BackgammonInsight;
  readonly words: Catalogue;
  readonly isMatch: boolean;
  /** Whether one of the actions is known to be best. */
  readonly isDecided: boolean;
}

/** The equities of the three cube decisions, and the verdict in players' terms. */
function CubeTable({ insight: { cube, depth }, words, isMatch, isDecided }: CubeTableProps) {
  const signed = new Intl.NumberFormat(words.language, {
    minimumFractionDigits: 3,
    signDisplay: "exceptZero",
  });
  const percent = new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 1 });
  const values = [cube.noDouble, cube.doubleTake, cube.doublePass];
  return (
    <div className="bg-cube-table">
      <h3>{words.text("backgammon-cube-title")}</h3>
      <p className="bg-verdict">
        {isDecided ? words.problem(verdictPhrase(cube.verdict)) : words.text("board-compare-close")}
      </p>
      <Table
        head={[
          "",
          words.text("backgammon-equity"),
          ...(isMatch ? [words.text("backgammon-match-chance")] : []),
        ]}
        rows={CUBE_ROWS.map((row, i) => ({
          key: row,
          name: words.text(`backgammon-cube-rows-${row}`),
          cells: [
            signed.format(values[i]!).replace("-", "−"),
            ...(isMatch ? [percent.format(cube.matchChances?.[i] ?? 0)] : []),
          ],
        }))}
      />
      <p className="note">
        {words.text("backgammon-take-point")} {percent.format(cube.takePoint)} ·{" "}
        {words.text("backgammon-market-losers")} {percent.format(cube.marketLosers)}
      </p>
      <p className="note">{words.text("backgammon-cube-help", { depth })}</p>
    </div>
  );
}
