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
  readonly scale: ValueScale;
  readonly language: string;
  readonly messages: BoardMessages;
  readonly onChoose: (outcome: SceneOutcome) => void;
}

/** Everything that chance can do after an action: how likely it is, and what it is worth. */
export function ChanceMap(props: ChanceMapProps) {
  const { action, outcomes, values, nameOf, scale, language, messages, onChoose } = props;
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
  return (
    <section className="panel boards-chance" aria-label={messages.chanceOf(action)}>
      <h2>{messages.chanceOf(action)}</h2>
      <p className="note">{messages.chanceHelp}</p>
      <ul>
        {sorted.map((outcome) => {
          const found = values.get(outcome.scene.text);
          const tone = !isWhole || spread === 0 ? 0 : (found! - mean) / spread;
          return (
            <li key={outcome.scene.text}>
              <button
                type="button"
                className={`boards-outcome ${toneOf(tone)}`}
                onClick={() => onChoose(outcome)}
              >
                <span>{nameOf(outcome)}</span>
                <span className="note">{percent.format(outcome.probability)}</span>
                <strong>{found === undefined ? "" : scale.text(found)}</strong>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Seven steps from bad to good around the mean, as classes. */
function toneOf(tone: number): string {
  return `tone-${Math.round(3 * tone) + 3}`;
}
