import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { useWords } from "../../i18n/words.js";
import { Panel } from "../../kit/panel.js";
import type { ValueScale } from "../kit/judgement.js";
import type { OutcomeGrid } from "../kit/view.js";
import type { NamedAction, SceneOutcome } from "../record/scene.js";
import type { Replies } from "../table/use-outcome-values.js";

export interface ChanceMapProps {
  readonly action: string;
  readonly outcomes: readonly SceneOutcome[];
  /** For the player who acts; absent until known. */
  readonly values: Replies;
  /** The name of the best reply to an outcome. */
  readonly replyName: (reply: NamedAction) => string;
  readonly nameOf: (outcome: SceneOutcome) => string;
  readonly grid: OutcomeGrid<unknown> | undefined;
  readonly scale: ValueScale;
  readonly onChoose: (outcome: SceneOutcome) => void;
  readonly onLook: (outcome: SceneOutcome) => void;
}

/** The texts for an outcome; empty until known. */
type WordsOf = (outcome: SceneOutcome) => Readonly<Record<"name" | "chance" | "reply" | "value", string>>;

type ButtonOf = (outcome: SceneOutcome, more: ComponentProps<"button">) => ReactNode;

/** All outcomes of chance after an action, with probabilities and values. */
export function ChanceMap(props: ChanceMapProps) {
  const { action, outcomes, values, nameOf, replyName, grid, scale, onChoose, onLook } = props;
  const words = useWords();
  const worthOf = ({ scene }: SceneOutcome): number | undefined => values.get(scene.text)?.value;
  const percent = new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 1 });
  const known = outcomes.flatMap((outcome) => worthOf(outcome) ?? []);
  const mean = outcomes.reduce((sum, outcome) => sum + outcome.probability * (worthOf(outcome) ?? 0), 0);
  const spread = Math.max(...known.map((value) => Math.abs(value - mean)), 0);
  const isWhole = known.length === outcomes.length;
  const sorted = isWhole ? outcomes.toSorted((a, b) => worthOf(b)! - worthOf(a)!) : outcomes;
  const squares = grid && placed(grid, outcomes);
  const toneAt = (outcome: SceneOutcome): CSSProperties => {
    const found = worthOf(outcome);
    return toneOf(!isWhole || spread === 0 ? 0 : (found! - mean) / spread);
  };
  const wordsOf: WordsOf = (outcome) => {
    const found = values.get(outcome.scene.text);
    return {
      name: nameOf(outcome),
      chance: percent.format(outcome.probability),
      reply: found?.best ? `→ ${replyName(found.best)}` : "",
      value: found === undefined ? "" : scale.text(found.value),
    };
  };
  const button: ButtonOf = (outcome, more) => (
    <button
      type="button"
      className="boards-outcome"
      style={toneAt(outcome)}
      onClick={() => onChoose(outcome)}
      onPointerEnter={() => onLook(outcome)}
      onFocus={() => onLook(outcome)}
      {...more}
    />
  );
  return (
    <Panel title={words.text("board-chance-of", { action })} className="boards-chance">
      <p className="note">{words.text("board-chance-help")}</p>
      {squares ? (
        <SquareMap sides={grid.sides} squares={squares} wordsOf={wordsOf} button={button} />
      ) : (
        <ul className="plain">
          {sorted.map((outcome) => {
            const { name, chance, reply, value } = wordsOf(outcome);
            const content = (
              <>
                <span>
                  {name} <small>{reply}</small>
                </span>
                <span className="note">{chance}</span>
                <strong>{value}</strong>
              </>
            );
            return <li key={outcome.scene.text}>{button(outcome, { children: content })}</li>;
          })}
        </ul>
      )}
    </Panel>
  );
}

interface SquareMapProps {
  readonly sides: readonly string[];
  readonly squares: readonly (readonly (SceneOutcome | undefined)[])[];
  readonly wordsOf: WordsOf;
  readonly button: ButtonOf;
}

/** Outcomes on their squares; keyboard focus visits each outcome once. */
function SquareMap({ sides, squares, wordsOf, button }: SquareMapProps) {
  const met = new Set<SceneOutcome>();
  return (
    <table className="boards-squares">
      <thead>
        <tr>
          <td />
          {sides.map((side) => (
            <th key={side} scope="col" className="note">
              {side}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {squares.map((row, at) => (
          <tr key={sides[at]}>
            <th scope="row" className="note">
              {sides[at]}
            </th>
            {row.map((outcome, column) => {
              if (!outcome) return <td key={sides[column]} />;
              const isMet = met.has(outcome);
              met.add(outcome);
              const { name, chance, reply, value } = wordsOf(outcome);
              return (
                <td key={sides[column]}>
                  {button(outcome, {
                    title: `${name}, ${chance} ${reply}`,
                    "aria-label": `${name}, ${chance}, ${value} ${reply}`,
                    tabIndex: isMet ? -1 : 0,
                    children: <strong>{value}</strong>,
                  })}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The outcomes on their squares; undefined if any has none. */
function placed(
  { sides, squaresOf }: OutcomeGrid<unknown>,
  outcomes: readonly SceneOutcome[],
): readonly (readonly (SceneOutcome | undefined)[])[] | undefined {
  const squares = sides.map(() => new Array<SceneOutcome | undefined>(sides.length).fill(undefined));
  for (const outcome of outcomes) {
    const own = squaresOf(outcome.scene.state);
    // Two outcomes on one square cannot be distinguished.
    if (own.length === 0 || own.some(([row, column]) => squares[row]![column])) return undefined;
    for (const [row, column] of own) squares[row]![column] = outcome;
  }
  return squares;
}

/** Ground and text from bad (purple) to good (orange): PuOr of C. Brewer's scales, safe for colour-blind people. */
const TONES = [
  ["#552d84", "#ffffff"],
  ["#998ebf", "#11131a"],
  ["#d7d7e9", "#11131a"],
  ["#f3eeea", "#11131a"],
  ["#fdddb3", "#11131a"],
  ["#ee9d3d", "#11131a"],
  ["#b25a09", "#ffffff"],
] as const;

/** The colours of a value around the mean. @param tone from -1, bad, to 1 */
export function toneOf(tone: number): CSSProperties {
  const [background, color] = TONES[Math.round(3 * tone) + 3]!;
  return { background, color };
}
