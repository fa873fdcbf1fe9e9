import { numberText } from "@tyche/trees/drawing";
import { algorithmText } from "@tyche/trees/explain";
import type { Snapshot } from "@tyche/trees/replay";
import { useCallback, useMemo } from "react";
import { useWords } from "../i18n/words.js";
import { IconButton } from "../kit/button.js";
import { FoldedPanel, Table } from "../kit/panel.js";
import { useLab } from "../state/context.js";
import { algorithmOf, type RunConfig } from "./model/run-config.js";
import { CountNote } from "./panels/counters.js";
import { Narration } from "./panels/narration.js";
import { SearchPanel } from "./panels/search-panel.js";
import { useStepKeys } from "./panels/stepper.js";
import { TermTip } from "./panels/terms.js";
import { TreeView } from "./picture/tree-view.js";
import { knuthMoore } from "./run/reference.js";
import { useReplay, useSearch } from "./run/use-search.js";

/** Two searches of a tree, aligned by the leaves that they have visited. */
export function Compare() {
  const { state, dispatch } = useLab();
  const words = useWords();
  const sides = [
    useSide(words.text("lab-compare-first"), state.run),
    useSide(words.text("lab-compare-second"), state.other),
  ] as const;
  const counts = sides.map(({ replay }) => replay.countersAt(replay.events.length).leaf);
  const last = Math.max(...counts);
  // A link to a step shows the leaves that were visited until then.
  const leaves = Math.min(
    last,
    state.leaves ?? Math.max(...sides.map(({ replay }) => replay.at(state.step).counters.leaf)),
  );
  const onLeaves = useCallback((to: number) => dispatch({ type: "leaves", leaves: to }), [dispatch]);
  return (
    <div className="compare">
      <div className="pair-of-searches">
        {sides.map((side, index) => (
          <Search
            key={side.name}
            side={side}
            snapshot={snapshotOf(side, leaves)}
            onStep={(by) => onLeaves(Math.max(0, Math.min(last, leaves + by)))}
            onChange={(change) => dispatch({ type: index === 0 ? "run" : "other", change })}
          />
        ))}
      </div>
      <div className="compare-steps">
        <Work sides={sides} counts={counts} leaves={leaves} last={last} />
        <LeafStepper leaves={leaves} last={last} onLeaves={onLeaves} />
      </div>
      <FoldedPanel title={words.text("lab-compare-counts")}>
        <Counts sides={sides} leaves={leaves} />
      </FoldedPanel>
      <TermTip />
    </div>
  );
}

type Side = ReturnType<typeof useSide>;

function useSide(name: string, config: RunConfig) {
  const { tree } = useLab().state.work;
  const run = useSearch(tree, config);
  return { name, config, run, replay: useReplay(tree, run) };
}

/** The state of a search that has visited so many leaves, or its end if it never visits more. */
function snapshotOf({ replay }: Side, leaves: number): Snapshot {
  const isDone = replay.countersAt(replay.events.length).leaf <= leaves && leaves > 0;
  return replay.at(isDone ? replay.events.length : replay.stepOfLeaves(leaves));
}

/** A bar for each search that grows with its leaves. */
function Work(props: {
  readonly sides: readonly Side[];
  readonly counts: readonly number[];
  readonly leaves: number;
  readonly last: number;
}) {
  const { sides, counts, leaves, last } = props;
  const words = useWords();
  return (
    <dl className="work-bars" aria-label={words.text("lab-compare-work")}>
      {sides.map(({ name, config }, index) => {
        const all = counts[index]!;
        const now = Math.min(leaves, all);
        return (
          <div key={name}>
            <dt>{algorithmText(algorithmOf(config), words).title}</dt>
            <dd className={now === all && all > 0 ? "done" : undefined}>
              <span className="grown" style={{ width: `${(now / Math.max(1, last)) * 100}%` }} />
              <span className="left" style={{ width: `${((all - now) / Math.max(1, last)) * 100}%` }} />
              <span className="count" data-work={index}>
                {words.text("lab-compare-leaves", { now, all })}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Steps through both searches at once, leaf by leaf. */
function LeafStepper(props: {
  readonly leaves: number;
  readonly last: number;
  readonly onLeaves: (leaves: number) => void;
}) {
  const { leaves, last, onLeaves } = props;
  const words = useWords();
  const button = (icon: "first" | "back" | "forward" | "last", to: number) => (
    <IconButton
      icon={icon}
      className={`to-${icon}`}
      label={words.text(`lab-step-${icon}`)}
      disabled={to === leaves || to < 0 || to > last}
      onClick={() => onLeaves(to)}
    />
  );
  useStepKeys({
    ArrowLeft: leaves > 0 ? () => onLeaves(leaves - 1) : undefined,
    ArrowRight: leaves < last ? () => onLeaves(leaves + 1) : undefined,
    Home: () => onLeaves(0),
    End: () => onLeaves(last),
  });
  return (
    <fieldset className="stepper buttons">
      <legend className="hidden">{words.text("lab-step-label")}</legend>
      {button("first", 0)}
      {button("back", leaves - 1)}
      {button("forward", leaves + 1)}
      {button("last", last)}
      <span className="timeline">
        <input
          type="range"
          className="slider"
          min={0}
          max={Math.max(1, last)}
          value={leaves}
          aria-label={words.text("lab-compare-work")}
          onChange={(event) => onLeaves(Number(event.target.value))}
        />
      </span>
    </fieldset>
  );
}

interface SearchProps {
  readonly side: Side;
  readonly snapshot: Snapshot;
  readonly onStep: (by: number) => void;
  readonly onChange: (change: Partial<RunConfig>) => void;
}

function Search({ side, snapshot, onStep, onChange }: SearchProps) {
  const words = useWords();
  const { name, config, run } = side;
  return (
    <div className="side-of-pair">
      <SearchPanel
        config={config}
        wrong={run.status === "wrong" ? run.setting : undefined}
        heading={`${name}: ${words.text("lab-panels-settings")}`}
        onChange={onChange}
      />
      <TreeView
        whole
        run={run}
        snapshot={snapshot}
        label={name}
        onCommand={(command) => command.type === "step" && onStep(command.by)}
      />
      <Narration run={run} event={snapshot.event} config={config} onFix={onChange} />
    </div>
  );
}

function Counts({ sides, leaves }: { readonly sides: readonly [Side, Side]; readonly leaves: number }) {
  const { numbers } = useLab().state.look;
  const words = useWords();
  const columns = sides.map((side) => ({
    ...side,
    counters: snapshotOf(side, leaves).counters,
    solution: side.run.status === "ready" ? side.run.solution : undefined,
  }));
  const [a, b] = columns;
  const { tree } = sides[0].replay;
  const minimal = useMemo(() => knuthMoore(tree), [tree]);
  const row = (key: string, name: string, cell: (column: (typeof columns)[number]) => number | string) => ({
    key,
    name,
    cells: columns.map((column) => (
      <span key={column.name} data-count={key}>
        {cell(column)}
      </span>
    )),
  });
  return (
    <div className="counts">
      <Table
        head={[
          "",
          ...columns.map(({ name, config }) => (
            <>
              {name}
              <br />
              <b>{algorithmText(algorithmOf(config), words).title}</b>
            </>
          )),
        ]}
        rows={[
          row(
            "visited",
            words.text("lab-counters-visited"),
            ({ counters: { max, min, player, chance, leaf } }) => max + min + player + chance + leaf,
          ),
          row("leaf", words.text("lab-counters-leaves-now"), ({ counters }) => counters.leaf),
          row("pruned", words.text("lab-counters-pruned"), ({ counters }) => counters.pruned),
          row("cuts", words.text("lab-counters-cuts"), ({ counters }) => counters.cuts),
          row("value", words.text("lab-compare-value"), ({ solution }) =>
            solution ? numberText(solution.value, numbers) : "–",
          ),
        ]}
      />
      {a?.solution && b?.solution && (
        <p className="note">
          {words.text("lab-compare-difference", { a: a.solution.visited.leaf, b: b.solution.visited.leaf })}
        </p>
      )}
      <CountNote name={words.text("lab-counters-minimal")} count={minimal} />
    </div>
  );
}
