import { verdictPhrase } from "@tyche/games/backgammon/analysis";
import type { Catalogue } from "@tyche/messages";
import type { BoardProps } from "../../kit/view.js";
import type { Action, State } from "./backgammon-state.js";
import type { BackgammonInsight } from "./insight.js";

const KINDS = ["all", "gammon", "backgammon"] as const;
const CUBE_ROWS = ["no-double", "double-take", "double-pass"] as const;

/** The five probabilities of the best action, as a bar and a table, and before a roll the value of the cube. */
export function ChancesPanel(props: BoardProps<State, Action, BackgammonInsight>) {
  const { judgement, insight, seats, turn, words, options } = props;
  const [best] = judgement?.actions ?? [];
  if (!best?.vector || turn < 0) return null;
  const [win = 0, gammon = 0, backgammon = 0, lostGammon = 0, lostBackgammon = 0] = best.vector;
  const percent = new Intl.NumberFormat(words.language, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const lose = 1 - win;
  const parts = [
    ["wins backgammon", backgammon],
    ["wins gammon", gammon - backgammon],
    ["wins", win - gammon],
    ["loses", lose - lostGammon],
    ["loses gammon", lostGammon - lostBackgammon],
    ["loses backgammon", lostBackgammon],
  ] as const;
  const rows = [
    [words.text("backgammon-wins"), win, gammon, backgammon],
    [words.text("backgammon-loses"), lose, lostGammon, lostBackgammon],
  ] as const;
  const title = words.text("backgammon-chances", { seat: seats[turn]! });
  return (
    <section className="panel bg-chances" aria-label={title}>
      <h2>{title}</h2>
      <div className="bg-chances-bar" aria-hidden="true">
        {parts.map(([name, share]) => (
          <span key={name} className={name} style={{ inlineSize: `${100 * Math.max(0, share)}%` }} />
        ))}
      </div>
      <table>
        <thead>
          <tr>
            <td />
            {KINDS.map((kind) => (
              <th key={kind} scope="col">
                {words.text(`backgammon-of-which-${kind}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...shares], side) => (
            <tr key={name}>
              <th scope="row" className={side === 0 ? "wins" : "loses"}>
                {name}
              </th>
              {shares.map((share, kind) => (
                <td key={KINDS[kind]}>{percent.format(Math.max(0, share))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{words.text("backgammon-chances-help", { depth: best.depth })}</p>
      {insight && <CubeTable insight={insight} words={words} isMatch={"match" in options} />}
    </section>
  );
}

interface CubeTableProps {
  readonly insight: BackgammonInsight;
  readonly words: Catalogue;
  readonly isMatch: boolean;
}

/** The equities of the three cube decisions, and the verdict in players' terms. */
function CubeTable({ insight: { cube, depth }, words, isMatch }: CubeTableProps) {
  const signed = new Intl.NumberFormat(words.language, {
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
    signDisplay: "exceptZero",
  });
  const percent = new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 1 });
  const values = [cube.noDouble, cube.doubleTake, cube.doublePass];
  return (
    <div className="bg-cube-table">
      <h3>{words.text("backgammon-cube-title")}</h3>
      <p className="bg-verdict">{words.problem(verdictPhrase(cube.verdict))}</p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.text("backgammon-equity")}</th>
            {isMatch && <th scope="col">{words.text("backgammon-match-chance")}</th>}
          </tr>
        </thead>
        <tbody>
          {CUBE_ROWS.map((row, i) => (
            <tr key={row}>
              <th scope="row">{words.text(`backgammon-cube-rows-${row}`)}</th>
              <td>{signed.format(values[i]!).replace("-", "−")}</td>
              {isMatch && <td>{percent.format(cube.matchChances?.[i] ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        {words.text("backgammon-take-point")} {percent.format(cube.takePoint)} ·{" "}
        {words.text("backgammon-market-losers")} {percent.format(cube.marketLosers)}
      </p>
      <p className="note">{words.text("backgammon-cube-help", { depth })}</p>
    </div>
  );
}
