import { formatExact, isVector, type Tree } from "@tyche/trees";
import { numberText, SIGNS } from "@tyche/trees/drawing";
import type { Snapshot } from "@tyche/trees/replay";
import { useMemo } from "react";
import { useWords } from "../../i18n/words.js";
import { Panel, Table } from "../../kit/panel.js";
import type { Look } from "../../state/state.js";
import { type RunConfig, settingsOf } from "../model/run-config.js";
import { actionsAt, actionsOf, exactActions } from "../run/actions.js";
import type { SearchRun } from "../run/search-run.js";

const MOST_ROWS = 60;
/** Largest tree with exact values; on larger ones they would cost as much as the search itself. */
const MOST_NODES = 20_000;

export interface ActionsPanelProps {
  readonly tree: Tree;
  readonly run: SearchRun;
  readonly snapshot: Snapshot;
  readonly config: RunConfig;
  readonly look: Look;
}

/** What the search knows at the step about each action at the root, beside the exact values. */
export function ActionsPanel({ tree, run, snapshot, config, look }: ActionsPanelProps) {
  const words = useWords();
  const solution = run.status === "ready" ? run.solution : undefined;
  const exact = useMemo(() => {
    const read = settingsOf(config);
    if (tree.nodes.length > MOST_NODES || !("settings" in read)) return undefined;
    return exactActions(tree, read.settings);
  }, [tree, config]);
  if (!solution || tree.root.children.length === 0) return null;
  const isEnd = snapshot.step === snapshot.replay.events.length;
  const rows = isEnd ? actionsOf(tree, solution) : actionsAt(tree, snapshot);
  const value = isEnd ? solution.value : snapshot.momentOf(0).value;
  const chance = tree.root.kind === "chance";
  const sorted = chance ? rows : [...rows].sort((a, b) => Number(b.best) - Number(a.best));
  return (
    <Panel title={words.text(chance ? "lab-panels-outcomes" : "lab-panels-actions")}>
      {isEnd && value && (
        <p className="result" data-value={isVector(value) ? "" : formatExact(value)}>
          {words.text("lab-actions-result", { value: numberText(value, look.numbers) })}
        </p>
      )}
      <Table
        head={[
          words.text("lab-actions-action"),
          words.text("lab-actions-value"),
          ...(exact ? [words.text("lab-actions-exact")] : []),
        ]}
        rows={sorted.slice(0, MOST_ROWS).map(({ index, name, best, value, bound }) => ({
          key: index,
          className: best ? "best" : undefined,
          name: (
            <>
              {name}
              {best && <span className="badge">★ {words.text("lab-actions-best")}</span>}
            </>
          ),
          cells: [
            <span key="value" title={words.text(`bound-${bound}`)}>
              {value === undefined
                ? words.text("lab-actions-never")
                : SIGNS[bound] + numberText(value, look.numbers)}
            </span>,
            ...(exact ? [exact[index]?.value && numberText(exact[index].value, look.numbers)] : []),
          ],
        }))}
      />
    </Panel>
  );
}
