import { type Algorithm, algorithmText, type Solution } from "@tyche/trees";
import { useWords } from "../i18n/words.js";

/** The textbook properties of the algorithm with their conditions, beside the measured values of this search. */
export function PropertiesPanel(props: {
  readonly algorithm: Algorithm;
  readonly solution: Solution | undefined;
}) {
  const { algorithm, solution } = props;
  const words = useWords();
  const { complete, exact, optimal } = algorithm.properties;
  const { time, space } = algorithmText(algorithm, words);
  const conditions = (list: readonly (typeof complete)[]): string =>
    words.list(
      list.map((condition) => words.text(`condition-${condition}`)),
      "clauses",
    );
  const rows = [
    ["complete", conditions([complete])],
    ["exact", conditions(exact)],
    ["optimal", conditions(optimal)],
    ["time", time],
    ["space", space],
  ] as const;
  const visited = solution && Object.values(solution.visited).reduce((sum, count) => sum + count, 0);
  return (
    <details className="panel">
      <summary>
        <h2>{words.text("lab-panels-properties")}</h2>
      </summary>
      <dl className="properties">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt title={words.text(`property-${name}.help`)}>{words.text(`property-${name}`)}</dt>
            <dd>
              {text}
              {name === "time" && visited !== undefined && (
                <span className="measured">
                  {" "}
                  · {words.text("lab-counters-visited")}: {visited}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
