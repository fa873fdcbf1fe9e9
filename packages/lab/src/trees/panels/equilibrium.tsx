import { formatShort, type Tree } from "@tyche/trees";
import {
  equilibrium,
  equilibriumDrawing,
  isUnsolvable,
  placeName,
  unsolvableError,
} from "@tyche/trees/analysis";
import { useEffect, useMemo } from "react";
import { ProblemText, problemFrom } from "../../i18n/problem.js";
import { useWords } from "../../i18n/words.js";
import { Table } from "../../kit/panel.js";

/** Largest tree that is solved here; larger ones would stop the page for seconds. */
const MOST_NODES = 3000;

export interface EquilibriumProps {
  readonly tree: Tree;
  /** Called with the tree to draw: the same nodes, with the probability of each action. */
  readonly onSolved: (drawn: Tree) => void;
}

/** A Nash equilibrium of a tree with hidden information, which no search of this page solves. */
export default function Equilibrium({ tree, onSolved }: EquilibriumProps) {
  const words = useWords();
  const found = useMemo(() => solved(tree), [tree]);
  useEffect(() => {
    if (found && !("problem" in found)) onSolved(equilibriumDrawing(tree, found).tree);
  }, [found, tree, onSolved]);
  if (!found) return null;
  if ("problem" in found) return <ProblemText problem={found.problem} />;
  const { behaviours, value, gap } = found;
  return (
    <section className="equilibrium panel" aria-label={words.text("lab-panels-equilibrium")}>
      <h2>{words.text("lab-panels-equilibrium")}</h2>
      <p className="result">{words.text("lab-actions-result", { value: formatShort(value) })}</p>
      <Table
        head={[
          words.text("equilibrium-where"),
          words.text("equilibrium-player"),
          words.text("equilibrium-behaviour"),
        ]}
        rows={behaviours.map(({ place, probabilities, reached }) => {
          const { actions } = place.nodes[0]!;
          const shares = probabilities.map((p, i) => `${actions?.[i] || i + 1} ${formatShort(p)}`);
          const unreached = reached ? "" : ` ${words.text("equilibrium-unreached")}`;
          return {
            key: `${place.player} ${place.index}`,
            name: placeName(tree, place),
            cells: [place.player, shares.join(", ") + unreached],
          };
        })}
      />
      <p className="note">
        {gap.n === 0n
          ? words.text("equilibrium-no-gap")
          : words.text("equilibrium-gap-of", { gap: formatShort(gap) })}
      </p>
    </section>
  );
}

/** By the simplex method in exact numbers: a solver in doubles would only start it nearer to the end. */
function solved(tree: Tree) {
  if (tree.nodes.length > MOST_NODES) return undefined;
  try {
    const found = equilibrium(tree, () => undefined);
    return isUnsolvable(found) ? { problem: problemFrom(unsolvableError(found)) } : found;
  } catch (error) {
    return { problem: problemFrom(error) };
  }
}
