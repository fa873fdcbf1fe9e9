import { cubeVerdictIn } from "@tyche/games/say";
import type { Language } from "@tyche/messages";
import type { BoardProps } from "../../board.js";
import type { Action, State } from "./backgammon-state.js";
import type { BackgammonInsight } from "./insight.js";
import { BACKGAMMON_WORDS, type BackgammonWords } from "./words.js";

export interface ChancesPanelProps extends BoardProps<State, Action, BackgammonInsight> {
  readonly game: string;
}

/** What the best action says of the five chances, as one bar and a table, and before a roll what the cube is worth. */
export function ChancesPanel(props: ChancesPanelProps) {
  const { judgement, insight, turn, messages, language, game, options } = props;
  const [best] = judgement?.actions ?? [];
  if (!best?.vector || turn < 0) return null;
  const words = BACKGAMMON_WORDS[language];
  const [win = 0, gammon = 0, backgammon = 0, lostGammon = 0, lostBackgammon = 0] = best.vector;
  const percent = new Intl.NumberFormat(language, {
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
    [words.wins, win, gammon, backgammon],
    [words.loses, lose, lostGammon, lostBackgammon],
  ] as const;
  const title = words.chances(messages.seats[game]![turn]!);
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
            {words.ofWhich.map((kind) => (
              <th key={kind} scope="col">
                {kind}
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
                <td key={words.ofWhich[kind]}>{percent.format(Math.max(0, share))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{words.chancesHelp(best.depth)}</p>
      {insight && (
        <CubeTable insight={insight} words={words} language={language} isMatch={"match" in options} />
      )}
    </section>
  );
}

interface CubeTableProps {
  readonly insight: BackgammonInsight;
  readonly words: BackgammonWords;
  readonly language: Language;
  readonly isMatch: boolean;
}

/** The three ends of a double, and the verdict in the players' words. */
function CubeTable({ insight: { cube, depth }, words, language, isMatch }: CubeTableProps) {
  const signed = new Intl.NumberFormat(language, {
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
    signDisplay: "exceptZero",
  });
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const values = [cube.noDouble, cube.doubleTake, cube.doublePass];
  return (
    <div className="bg-cube-table">
      <h3>{words.cubeTitle}</h3>
      <p className="bg-verdict">{cubeVerdictIn(cube.verdict, language).join(" · ")}</p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.equity}</th>
            {isMatch && <th scope="col">{words.matchChance}</th>}
          </tr>
        </thead>
        <tbody>
          {words.cubeRows.map((row, i) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              <td>{signed.format(values[i]!).replace("-", "−")}</td>
              {isMatch && <td>{percent.format(cube.matchChances?.[i] ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        {words.takePoint} {percent.format(cube.takePoint)} · {words.marketLosers}{" "}
        {percent.format(cube.marketLosers)}
      </p>
      <p className="note">{words.cubeHelp(depth)}</p>
    </div>
  );
}
