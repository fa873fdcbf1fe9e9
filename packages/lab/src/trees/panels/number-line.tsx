import { nameOf, type Tree, type Value } from "@tyche/trees";
import {
  isLineNode,
  type NumberLine as Line,
  numberLineAt,
  type Range,
  type Snapshot,
} from "@tyche/trees/replay";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.js";
import { classes } from "../../kit/button.js";
import type { Look } from "../../state/state.js";
import { intervalText, shortNumberText } from "../run/texts.js";

/**
 * The number line of a step, for its place beside the node; undefined if it would explain nothing.
 *
 * @param ends undefined where payoffs are no single numbers
 */
export function numberLineBeside(
  snapshot: Snapshot,
  ends: Range | undefined,
  numbers: Look["numbers"],
): { readonly node: number; readonly contents: ReactNode } | undefined {
  const line = ends && numberLineAt(snapshot, ends);
  if (!line || !isLineNode(snapshot.replay, line.node)) return undefined;
  const { node } = line;
  const contents = <NumberLine key={node} line={line} tree={snapshot.replay.tree} numbers={numbers} />;
  return { node, contents };
}

interface NumberLineProps {
  readonly line: Line;
  readonly tree: Tree;
  readonly numbers: Look["numbers"];
}

/**
 * The reason for a cut as a picture: the bar is where the node's value can still lie, α and β are posts, and a cut is
 * the gap between them.
 */
function NumberLine({ line, tree, numbers }: NumberLineProps) {
  const words = useWords();
  const { node: id, bar, alpha, beta, gap, ends } = line;
  const { kind, label: own } = tree.nodes[id]!;
  const at = placer(line);
  const text = (value: Value): string => shortNumberText(value, numbers);
  const isPoint = bar[0].equals(bar[1]);
  const name = id === 0 && own === undefined ? words.text("lab-node-root") : titleOf(tree, id);
  const label = words.text("lab-line-label", { name, interval: intervalText(bar, numbers) });
  return (
    <section className="number-line" aria-label={label}>
      <span className="axis">
        <span className="end">{text(ends[0])}</span>
        <span className="end high">{text(ends[1])}</span>
        {gap && (
          <button type="button" className="gap" aria-label="✂" style={between(at, gap)} data-term="cut" />
        )}
        {alpha && (
          <button type="button" className="post alpha" style={{ left: at(alpha) }} data-term="alpha">
            <b>α</b> {text(alpha)}
          </button>
        )}
        {beta && (
          <button type="button" className="post beta" style={{ left: at(beta) }} data-term="beta">
            <b>β</b> {text(beta)}
          </button>
        )}
        <button type="button" className={classes("bar", kind)} style={between(at, bar)} data-term="interval">
          <span className={isPoint ? "only" : "from"}>{text(bar[0])}</span>
          {!isPoint && <span className="to">{text(bar[1])}</span>}
        </button>
      </span>
    </section>
  );
}

/** The action that leads to a node, or the node's name. */
export function titleOf(tree: Tree, id: number): string {
  const parent = tree.nodes[tree.parents[id]!];
  const index = parent?.children.findIndex((child) => child.id === id) ?? -1;
  const action = parent && parent.kind !== "leaf" ? parent.actions?.[index] : undefined;
  return action || nameOf(tree, id);
}

/** Where a value is on the axis, in percent; values beyond the ends are at the ends. */
function placer({ ends: [low, high] }: Line): (value: Value) => string {
  const from = low.toNumber();
  const length = high.toNumber() - from || 1;
  return (value) => `${Math.max(0, Math.min(1, (value.toNumber() - from) / length)) * 100}%`;
}

function between(at: (value: Value) => string, [low, high]: Range) {
  return { left: at(low), right: `${100 - Number.parseFloat(at(high))}%` };
}
