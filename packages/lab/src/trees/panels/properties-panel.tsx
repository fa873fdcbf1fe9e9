import type { Algorithm, Solution } from "@tyche/trees";
import { algorithmText } from "@tyche/trees/explain";
import { useWords } from "../../i18n/words.js";
import { FoldedPanel } from "../../kit/panel.js";

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
    <FoldedPanel title={words.text("lab-panels-properties")}>
      <dl className="properties">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt title={words.text(`property-${name}.help`)}>{words.text(`property-${name}`)}</dt>
            <dd>
              {text}
              {name === "time" && visited !== undefined && (
                <b>
                  {" "}
                  ·{" "}
                  {words.text("lab-counters-count", {
                    name: words.text("lab-counters-visited"),
                    count: visited,
                  })}
                </b>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </FoldedPanel>
  );
}
