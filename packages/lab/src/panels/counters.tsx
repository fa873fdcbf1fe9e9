import type { Kind, Tree } from "@tyche/trees";
import { useMemo } from "react";
import { useWords } from "../i18n/words.js";
import type { Snapshot } from "../run/replay.js";
import { useReference } from "../run/use-reference.js";
import type { RunConfig } from "../state/run-config.js";
import { KindMark } from "./kind-mark.js";

const KINDS = ["max", "min", "player", "chance", "leaf"] as const satisfies readonly Kind[];
export interface CountersProps {
  readonly tree: Tree;
  readonly snapshot: Snapshot;
  readonly config: RunConfig;
}

/** Nodes visited so far, and nodes in the tree. */
export function Counters({ tree, snapshot, config }: CountersProps) {
  const words = useWords();
  const all = useMemo(() => {
    const counts: Record<Kind, number> = { max: 0, min: 0, player: 0, chance: 0, leaf: 0 };
    for (const { kind } of tree.nodes) counts[kind]++;
    return counts;
  }, [tree]);
  const reference = useReference(tree, config);
  const now = snapshot.counters;
  const kinds = KINDS.filter((kind) => all[kind] > 0);
  const visited = kinds.reduce((sum, kind) => sum + now[kind], 0);
  const twice = kinds.some((kind) => now[kind] > all[kind]);
  return (
    <section className="panel" aria-label={words.text("lab-panels-counters")}>
      <h2>{words.text("lab-panels-counters")}</h2>
      <table className="numbers">
        <thead>
          <tr>
            <th scope="col">{words.text("lab-counters-kind")}</th>
            <th scope="col">{words.text("lab-counters-visited")}</th>
            <th scope="col">{words.text("lab-counters-of-all")}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                <KindMark kind={kind} />
                {words.text(`kind-${kind}`)}
              </th>
              <td data-count={kind}>{now[kind]}</td>
              <td>{all[kind]}</td>
            </tr>
          ))}
          <tr className="sum">
            <th scope="row">{words.text("lab-counters-total")}</th>
            <td data-count="visited">{visited}</td>
            <td>{tree.nodes.length}</td>
          </tr>
          <tr>
            <th scope="row">{words.text("lab-counters-pruned")}</th>
            <td data-count="pruned">{now.pruned}</td>
            <td>{tree.nodes.length}</td>
          </tr>
          <tr>
            <th scope="row">{words.text("lab-counters-cuts")}</th>
            <td data-count="cuts">{now.cuts}</td>
            <td />
          </tr>
        </tbody>
      </table>
      {twice && <p className="note">{words.text("lab-counters-again")}</p>}
      {reference.bestFirst !== undefined && (
        <p className="note">
          {words.text("lab-counters-best-first")}: <b>{reference.bestFirst}</b>
        </p>
      )}
      {reference.minimal !== undefined && (
        <p className="note">
          {words.text("lab-counters-minimal")}: <b>{reference.minimal}</b>
        </p>
      )}
    </section>
  );
}
