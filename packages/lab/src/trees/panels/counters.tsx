import type { Kind, Tree } from "@tyche/trees";
import type { Snapshot } from "@tyche/trees/replay";
import { useMemo } from "react";
import { useWords } from "../../i18n/words.js";
import { Panel, Table, type TableRow } from "../../kit/panel.js";
import { knuthMoore } from "../run/reference.js";
import { KindMark } from "./kind-mark.js";

const KINDS = ["max", "min", "player", "chance", "leaf"] as const satisfies readonly Kind[];

export interface CountersProps {
  readonly tree: Tree;
  readonly snapshot: Snapshot;
}

export function Counters({ tree, snapshot }: CountersProps) {
  const words = useWords();
  const all = useMemo(() => {
    const counts: Record<Kind, number> = { max: 0, min: 0, player: 0, chance: 0, leaf: 0 };
    for (const { kind } of tree.nodes) counts[kind]++;
    return counts;
  }, [tree]);
  const minimal = useMemo(() => knuthMoore(tree), [tree]);
  const now = snapshot.counters;
  const kinds = KINDS.filter((kind) => all[kind] > 0);
  const visited = kinds.reduce((sum, kind) => sum + now[kind], 0);
  const row = (key: string, name: TableRow["name"], count: number, of?: number): TableRow => ({
    key,
    name,
    cells: [
      <span key={key} data-count={key}>
        {count}
      </span>,
      of,
    ],
    className: key === "visited" ? "sum" : undefined,
  });
  return (
    <Panel title={words.text("lab-panels-counters")}>
      <Table
        head={[
          words.text("lab-counters-kind"),
          words.text("lab-counters-visited"),
          words.text("lab-counters-of-all"),
        ]}
        rows={[
          ...kinds.map((kind) => {
            const name = (
              <>
                <KindMark kind={kind} />
                {words.text(`kind-${kind}`)}
              </>
            );
            return row(kind, name, now[kind], all[kind]);
          }),
          row("visited", words.text("lab-counters-total"), visited, tree.nodes.length),
          row("pruned", words.text("lab-counters-pruned"), now.pruned, tree.nodes.length),
          row("cuts", words.text("lab-counters-cuts"), now.cuts),
        ]}
      />
      {kinds.some((kind) => now[kind] > all[kind]) && (
        <p className="note">{words.text("lab-counters-again")}</p>
      )}
      <CountNote name={words.text("lab-counters-minimal")} count={minimal} />
    </Panel>
  );
}

/** A number below a table of counters, if it is known. */
export function CountNote({ name, count }: { readonly name: string; readonly count: number | undefined }) {
  const words = useWords();
  return count !== undefined && <p className="note">{words.text("lab-counters-count", { name, count })}</p>;
}
