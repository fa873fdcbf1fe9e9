import type { OutcomeGrid } from "../board.js";
import type { SceneOutcome } from "../referee/referee.js";
import type { BoardMessages } from "../say/catalogue.js";
import type { ValueScale } from "../thinking/judgement.js";

export interface ChanceMapProps {
  /** The name of the action before. */
  readonly action: string;
  readonly outcomes: readonly SceneOutcome[];
  /** Values by the outcome's position, for the player who acts; absent where they are not known yet. */
  readonly values: ReadonlyMap<string, number>;
  readonly nameOf: (outcome: SceneOutcome) => string;
  readonly grid: OutcomeGrid<unknown> | undefined;
  readonly scale: ValueScale;
  readonly language: string;
  readonly messages: BoardMessages;
  readonly onChoose: (outcome: SceneOutcome) => void;
}

/** Everything that chance can do after an action: how likely it is, and what it is worth. */
export function ChanceMap(props: ChanceMapProps) {
  const { action, outcomes, values, nameOf, grid, scale, language, messages, onChoose } = props;
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const known = outcomes.flatMap(({ scene }) => values.get(scene.text) ?? []);
  const mean = outcomes.reduce(
    (sum, { probability, scene }) => sum + probability * (values.get(scene.text) ?? 0),
    0,
  );
  const spread = Math.max(...known.map((value) => Math.abs(value - mean)), 0);
  const isWhole = known.length === outcomes.length;
  const sorted = isWhole
    ? outcomes.toSorted((a, b) => values.get(b.scene.text)! - values.get(a.scene.text)!)
    : outcomes;
  const squares = grid && placed(grid, outcomes);
  const toneAt = (outcome: SceneOutcome): string => {
    const found = values.get(outcome.scene.text);
    return toneOf(!isWhole || spread === 0 ? 0 : (found! - mean) / spread);
  };
  const wordsOf = (outcome: SceneOutcome): readonly [name: string, chance: string, value: string] => {
    const found = values.get(outcome.scene.text);
    return [
      nameOf(outcome),
      percent.format(outcome.probability),
      found === undefined ? "" : scale.text(found),
    ];
  };
  return (
    <section className="panel boards-chance" aria-label={messages.chanceOf(action)}>
      <h2>{messages.chanceOf(action)}</h2>
      <p className="note">{messages.chanceHelp}</p>
      {squares ? (
        <SquareMap sides={grid.sides} squares={squares} {...{ wordsOf, toneAt, onChoose }} />
      ) : (
        <ul>
          {sorted.map((outcome) => {
            const [name, chance, value] = wordsOf(outcome);
            return (
              <li key={outcome.scene.text}>
                <button
                  type="button"
                  className={`boards-outcome ${toneAt(outcome)}`}
                  onClick={() => onChoose(outcome)}
                >
                  <span>{name}</span>
                  <span className="note">{chance}</span>
                  <strong>{value}</strong>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

interface SquareMapProps {
  readonly sides: readonly string[];
  /** Row by row. */
  readonly squares: readonly (readonly (SceneOutcome | undefined)[])[];
  readonly wordsOf: (outcome: SceneOutcome) => readonly [name: string, chance: string, value: string];
  readonly toneAt: (outcome: SceneOutcome) => string;
  readonly onChoose: (outcome: SceneOutcome) => void;
}

/** Outcomes on their squares; whoever tabs through meets each of them once. */
function SquareMap({ sides, squares, wordsOf, toneAt, onChoose }: SquareMapProps) {
  const met = new Set<SceneOutcome>();
  return (
    <table className="boards-squares">
      <thead>
        <tr>
          <td />
          {sides.map((side) => (
            <th key={side} scope="col" className="boards-side-of-die">
              {side}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {squares.map((row, at) => (
          <tr key={sides[at]}>
            <th scope="row" className="boards-side-of-die">
              {sides[at]}
            </th>
            {row.map((outcome, column) => {
              if (!outcome) return <td key={sides[column]} />;
              const isMet = met.has(outcome);
              met.add(outcome);
              const [name, chance, value] = wordsOf(outcome);
              return (
                <td key={sides[column]}>
                  <button
                    type="button"
                    className={`boards-outcome ${toneAt(outcome)}`}
                    title={`${name}, ${chance}`}
                    aria-label={`${name}, ${chance}, ${value}`}
                    tabIndex={isMet ? -1 : 0}
                    onClick={() => onChoose(outcome)}
                  >
                    <strong>{value}</strong>
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The outcomes on their squares; undefined where one of them has none. */
function placed(
  { sides, squaresOf }: OutcomeGrid<unknown>,
  outcomes: readonly SceneOutcome[],
): readonly (readonly (SceneOutcome | undefined)[])[] | undefined {
  const squares = sides.map(() => new Array<SceneOutcome | undefined>(sides.length).fill(undefined));
  for (const outcome of outcomes) {
    const own = squaresOf(outcome.scene.state);
    // Two on one square could not be told apart.
    if (own.length === 0 || own.some(([row, column]) => squares[row]![column])) return undefined;
    for (const [row, column] of own) squares[row]![column] = outcome;
  }
  return squares;
}

/** Seven steps from bad to good around the mean, as classes. */
function toneOf(tone: number): string {
  return `tone-${Math.round(3 * tone) + 3}`;
}
