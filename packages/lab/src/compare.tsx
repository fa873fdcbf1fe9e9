import { algorithmText } from "@tyche/trees";
import { useCallback } from "react";
import { useWords } from "./i18n/words.js";
import { Table } from "./kit/panel.js";
import { worthIn } from "./panels/actions-panel.js";
import { SearchPanel } from "./panels/search-panel.js";
import { Stepper } from "./panels/stepper.js";
import { Telling } from "./panels/telling.js";
import { TreeView } from "./picture/tree-view.js";
import type { Replay } from "./run/replay.js";
import type { SearchRun } from "./run/search-run.js";
import { type Reference, useReference } from "./run/use-reference.js";
import { useReplay, useSearch } from "./run/use-search.js";
import { useLab } from "./state/context.js";
import { algorithmOf, type RunConfig } from "./state/run-config.js";
import { treeKey } from "./tree-keys.js";

/** Two searches of one tree, side by side and in step. */
export function Compare() {
  const { state, dispatch } = useLab();
  const words = useWords();
  const { tree } = state.work;
  const first = useSearch(tree, state.run);
  const second = useSearch(tree, state.other);
  const firstReplay = useReplay(tree, first);
  const secondReplay = useReplay(tree, second);
  const firstReference = useReference(tree, state.run);
  const secondReference = useReference(tree, state.other);
  const last = Math.max(firstReplay.events.length, secondReplay.events.length);
  const step = Math.min(state.step, last);
  const onStep = useCallback((to: number) => dispatch({ type: "step", step: to }), [dispatch]);
  return (
    <div className="compare stack">
      <div className="pair-of-searches">
        <Side
          name={words.text("lab-compare-first")}
          config={state.run}
          run={first}
          replay={firstReplay}
          step={step}
          last={last}
          onChange={(change) => dispatch({ type: "run", change })}
        />
        <Side
          name={words.text("lab-compare-second")}
          config={state.other}
          run={second}
          replay={secondReplay}
          step={step}
          last={last}
          onChange={(change) => dispatch({ type: "other", change })}
        />
      </div>
      <Stepper step={step} last={last} onStep={onStep} />
      <Counts
        sides={[
          {
            name: words.text("lab-compare-first"),
            config: state.run,
            run: first,
            replay: firstReplay,
            reference: firstReference,
          },
          {
            name: words.text("lab-compare-second"),
            config: state.other,
            run: second,
            replay: secondReplay,
            reference: secondReference,
          },
        ]}
        step={step}
      />
    </div>
  );
}

interface Searched {
  readonly name: string;
  readonly config: RunConfig;
  readonly run: SearchRun;
  readonly replay: Replay;
}

interface SideProps extends Searched {
  readonly step: number;
  readonly last: number;
  readonly onChange: (change: Partial<RunConfig>) => void;
}

function Side({ name, config, run, replay, step, last, onChange }: SideProps) {
  const { state, dispatch } = useLab();
  const words = useWords();
  const snapshot = replay.at(step);
  return (
    <div className="side-of-pair">
      <SearchPanel
        config={config}
        wrong={run.status === "wrong" ? run.setting : undefined}
        heading={`${name}: ${words.text("lab-panels-settings")}`}
        onChange={onChange}
      />
      <TreeView
        tree={state.work.tree}
        snapshot={snapshot}
        solution={run.status === "ready" ? run.solution : undefined}
        look={state.look}
        selected={state.selected}
        top={state.top}
        label={name}
        onNode={(node) => dispatch({ type: "select", node })}
        onSelect={(node) => dispatch({ type: "select", node })}
        onTop={(node) => dispatch({ type: "top", node })}
        onKey={(key) => {
          const command = treeKey(key);
          if (command?.type !== "step") return false;
          dispatch({ type: "step", step: Math.max(0, Math.min(last, step + command.by)) });
          return true;
        }}
      />
      <Telling
        tree={state.work.tree}
        run={run}
        event={snapshot.event}
        look={state.look}
        config={config}
        onFix={onChange}
      />
    </div>
  );
}

interface CountsProps {
  readonly sides: readonly (Searched & { readonly reference: Reference })[];
  readonly step: number;
}

function Counts({ sides, step }: CountsProps) {
  const { state } = useLab();
  const words = useWords();
  const columns = sides.map(({ name, config, run, replay, reference }) => {
    const { counters } = replay.at(step);
    return {
      name,
      config,
      counters,
      solution: run.status === "ready" ? run.solution : undefined,
      reference: reference.bestFirst,
    };
  });
  const [a, b] = columns;
  const minimal = sides[0]?.reference.minimal;
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
    <section className="panel counts" aria-label={words.text("lab-compare-counts")}>
      <Table
        caption={words.text("lab-compare-counts")}
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
          row("reference", words.text("lab-counters-best-first"), ({ reference }) => reference ?? "–"),
          row("value", words.text("lab-compare-value"), ({ solution }) =>
            solution ? worthIn(solution.value, state.look) : "–",
          ),
        ]}
      />
      {a?.solution && b?.solution && (
        <p className="note">
          {words.text("lab-compare-difference", { a: a.solution.visited.leaf, b: b.solution.visited.leaf })}
        </p>
      )}
      {minimal !== undefined && (
        <p className="note">
          {words.text("lab-counters-minimal")}: <b>{minimal}</b>
        </p>
      )}
    </section>
  );
}
