import { algorithmText } from "@tyche/trees";
import { useCallback } from "react";
import { useWords } from "../i18n/words.js";
import { Table } from "../kit/panel.js";
import { useLab } from "../state/context.js";
import { algorithmOf, type RunConfig } from "./model/run-config.js";
import { SearchPanel } from "./panels/search-panel.js";
import { Stepper } from "./panels/stepper.js";
import { Telling } from "./panels/telling.js";
import { TreeView } from "./picture/tree-view.js";
import { useReference } from "./run/reference.js";
import { numberText } from "./run/texts.js";
import { useReplay, useSearch } from "./run/use-search.js";

export function Compare() {
  const { state, dispatch } = useLab();
  const words = useWords();
  const sides = [
    useSide(words.text("lab-compare-first"), state.run),
    useSide(words.text("lab-compare-second"), state.other),
  ] as const;
  const last = Math.max(...sides.map(({ replay }) => replay.events.length));
  const step = Math.min(state.step, last);
  const onStep = useCallback(
    (to: number) => dispatch({ type: "step", step: Math.min(to, last) }),
    [dispatch, last],
  );
  return (
    <div className="compare stack">
      <div className="pair-of-searches">
        {sides.map((side, index) => (
          <Search
            key={side.name}
            side={side}
            step={step}
            onStep={onStep}
            onChange={(change) => dispatch({ type: index === 0 ? "run" : "other", change })}
          />
        ))}
      </div>
      <Stepper step={step} last={last} onStep={onStep} />
      <Counts sides={sides} step={step} />
    </div>
  );
}

type Side = ReturnType<typeof useSide>;

function useSide(name: string, config: RunConfig) {
  const { tree } = useLab().state.work;
  const run = useSearch(tree, config);
  return { name, config, run, replay: useReplay(tree, run), reference: useReference(tree, config) };
}

interface SearchProps {
  readonly side: Side;
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly onChange: (change: Partial<RunConfig>) => void;
}

function Search({ side, step, onStep, onChange }: SearchProps) {
  const words = useWords();
  const { name, config, run } = side;
  const snapshot = side.replay.at(step);
  return (
    <div className="side-of-pair">
      <SearchPanel
        config={config}
        wrong={run.status === "wrong" ? run.setting : undefined}
        heading={`${name}: ${words.text("lab-panels-settings")}`}
        onChange={onChange}
      />
      <TreeView
        run={run}
        snapshot={snapshot}
        label={name}
        onCommand={(command) => command.type === "step" && onStep(step + command.by)}
      />
      <Telling run={run} event={snapshot.event} config={config} onFix={onChange} />
    </div>
  );
}

function Counts({ sides, step }: { readonly sides: readonly [Side, Side]; readonly step: number }) {
  const { numbers } = useLab().state.look;
  const words = useWords();
  const columns = sides.map((side) => ({
    ...side,
    counters: side.replay.at(step).counters,
    solution: side.run.status === "ready" ? side.run.solution : undefined,
  }));
  const [a, b] = columns;
  const { minimal } = sides[0].reference;
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
          row(
            "reference",
            words.text("lab-counters-best-first"),
            ({ reference }) => reference.bestFirst ?? "–",
          ),
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
      {minimal !== undefined && (
        <p className="note">
          {words.text("lab-counters-minimal")}: <b>{minimal}</b>
        </p>
      )}
    </section>
  );
}
