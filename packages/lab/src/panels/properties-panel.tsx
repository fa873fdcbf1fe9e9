import { type Algorithm, clauses, type Solution } from "@tyche/trees";
import { costIn } from "@tyche/trees/pseudocode";
import { useAlgorithms, useCatalogue, useWords } from "../i18n/words.js";

/** The properties of the textbooks, with their conditions, beside what this search took. */
export function PropertiesPanel(props: {
  readonly algorithm: Algorithm;
  readonly solution: Solution | undefined;
}) {
  const { algorithm, solution } = props;
  const words = useWords();
  const algorithms = useAlgorithms();
  const catalogue = useCatalogue();
  const { complete, exact, optimal, time, space } = algorithm.properties;
  const conditions = (list: readonly (typeof complete)[]): string =>
    clauses(
      list.map((condition) => catalogue.conditions[condition]),
      words.language,
    );
  const rows = [
    ["complete", conditions([complete])],
    ["exact", conditions(exact)],
    ["optimal", conditions(optimal)],
    ["time", costIn(time, algorithms)],
    ["space", costIn(space, algorithms)],
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
            <dt title={catalogue.properties[name].help}>{catalogue.properties[name].name}</dt>
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
