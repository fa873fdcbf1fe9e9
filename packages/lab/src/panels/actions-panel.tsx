import {
  formatDecimal,
  formatExact,
  isVector,
  type Solution,
  type Tree,
  type Value,
  type Worth,
} from "@tyche/trees";
import { useMemo } from "react";
import { useWords } from "../i18n/words.js";
import { type ActionRow, actionsOf, exactActions } from "../run/actions.js";
import { type RunConfig, settingsOf } from "../state/run-config.js";
import type { Look } from "../state/state.js";

const MOST_ROWS = 60;
/** Largest tree with exact values; on larger ones they would cost as much as the search itself. */
const MOST_NODES = 20_000;

export interface ActionsPanelProps {
  readonly tree: Tree;
  readonly solution: Solution;
  readonly config: RunConfig;
  readonly look: Look;
}

export function worthIn(worth: Worth, look: Look): string {
  const format = (value: Value): string =>
    look.numbers === "exact" ? formatExact(value) : formatDecimal(value);
  return (isVector(worth) ? `(${worth.map(format).join(", ")})` : format(worth)).replaceAll("-", "−");
}

const SIGNS = { exact: "", lower: "≥ ", upper: "≤ " } as const;

/** The actions with their values; best actions and bounds are marked. */
export function ActionsPanel({ tree, solution, config, look }: ActionsPanelProps) {
  const words = useWords();
  const rows = useMemo(() => actionsOf(tree, solution), [tree, solution]);
  const exact = useMemo(() => {
    const read = settingsOf(config);
    if (tree.nodes.length > MOST_NODES || !("settings" in read)) return undefined;
    return exactActions(tree, read.settings);
  }, [tree, config]);
  if (rows.length === 0) return null;
  const chance = tree.root.kind === "chance";
  const title = chance ? words.text("lab-panels-outcomes") : words.text("lab-panels-actions");
  const sorted = chance ? rows : [...rows].sort((a, b) => Number(b.best) - Number(a.best));
  return (
    <section className="panel" aria-label={title}>
      <h2>{title}</h2>
      <p className="result" data-value={isVector(solution.value) ? "" : formatExact(solution.value)}>
        {words.text("lab-actions-result", { value: worthIn(solution.value, look) })}
      </p>
      <table className="numbers">
        <thead>
          <tr>
            <th scope="col">{words.text("lab-actions-action")}</th>
            <th scope="col">{words.text("lab-actions-value")}</th>
            {exact && <th scope="col">{words.text("lab-actions-exact")}</th>}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, MOST_ROWS).map((row) => (
            <Row
              key={row.index}
              row={row}
              exact={exact?.[row.index]}
              look={look}
              hasExact={exact !== undefined}
              title={words.text(`bound-${row.bound}`)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly row: ActionRow;
  readonly exact: ActionRow | undefined;
  readonly hasExact: boolean;
  readonly look: Look;
  readonly title: string;
}

function Row({ row, exact, hasExact, look, title }: RowProps) {
  const words = useWords();
  return (
    <tr className={row.best ? "best" : undefined}>
      <th scope="row">
        {row.name}
        {row.best && <span className="badge">★ {words.text("lab-actions-best")}</span>}
      </th>
      <td title={title}>
        {row.value === undefined
          ? words.text("lab-actions-never")
          : SIGNS[row.bound] + worthIn(row.value, look)}
      </td>
      {hasExact && <td>{exact?.value === undefined ? "" : worthIn(exact.value, look)}</td>}
    </tr>
  );
}
