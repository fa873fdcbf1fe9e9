import type { Tree } from "@tyche/trees";
import { useCallback, useMemo } from "react";
import { useWords } from "./i18n/words.js";
import { worthIn } from "./panels/actions-panel.js";
import { SearchPanel } from "./panels/search-panel.js";
import { Stepper, Telling } from "./panels/stepper.js";
import { TreeView } from "./picture/tree-view.js";
import { knuthMoore, leavesBestFirst } from "./run/minimal.js";
import type { Replay } from "./run/replay.js";
import type { SearchRun } from "./run/search-run.js";
import { useReplay, useSearch } from "./run/use-search.js";
import { useLab } from "./state/context.js";
import { type RunConfig, settingsOf } from "./state/run-config.js";
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
  const last = Math.max(firstReplay.events.length, secondReplay.events.length);
  const step = Math.min(state.step, last);
  const onStep = useCallback((to: number) => dispatch({ type: "step", step: to }), [dispatch]);
  return (
    <div className="compare">
      <div className="pair-of-searches">
        <Side
          name={words.compare.first}
          config={state.run}
          run={first}
          replay={firstReplay}
          step={step}
          last={last}
          onChange={(change) => dispatch({ type: "run", change })}
        />
        <Side
          name={words.compare.second}
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
        tree={tree}
        sides={[
          { name: words.compare.first, config: state.run, run: first, replay: firstReplay },
          { name: words.compare.second, config: state.other, run: second, replay: secondReplay },
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
  const own = Math.min(step, replay.events.length);
  return (
    <section className="side-of-pair" aria-label={name}>
      <SearchPanel
        config={config}
        wrong={run.status === "wrong" ? run.setting : undefined}
        heading={name}
        onChange={onChange}
      />
      <TreeView
        tree={state.work.tree}
        replay={replay}
        step={own}
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
      <Telling tree={state.work.tree} run={run} event={replay.seek(own).event} look={state.look} />
    </section>
  );
}

interface CountsProps {
  readonly tree: Tree;
  readonly sides: readonly Searched[];
  readonly step: number;
}

function Counts({ tree, sides, step }: CountsProps) {
  const { state } = useLab();
  const words = useWords();
  const minimal = useMemo(() => knuthMoore(tree), [tree]);
  const rows = sides.map(({ name, config, run, replay }) => {
    const { counters } = replay.seek(Math.min(step, replay.events.length));
    const visited = counters.max + counters.min + counters.player + counters.chance + counters.leaf;
    const solution = run.status === "ready" ? run.solution : undefined;
    const read = settingsOf(config);
    const reference = "settings" in read ? leavesBestFirst(tree, config.algorithm, read.settings) : undefined;
    return { name: `${name}: ${config.algorithm}`, counters, visited, solution, reference };
  });
  const [a, b] = rows;
  return (
    <section className="panel counts" aria-label={words.compare.counts}>
      <table className="numbers">
        <caption>{words.compare.counts}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.counters.visited}</th>
            <th scope="col">{words.counters.leavesNow}</th>
            <th scope="col">{words.counters.pruned}</th>
            <th scope="col">{words.counters.cuts}</th>
            <th scope="col">{words.counters.bestFirst}</th>
            <th scope="col">{words.compare.value}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, counters, visited, solution, reference }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{visited}</td>
              <td data-count="leaf">{counters.leaf}</td>
              <td>{counters.pruned}</td>
              <td>{counters.cuts}</td>
              <td>{reference ?? "–"}</td>
              <td>{solution ? worthIn(solution.value, state.look) : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {a?.solution && b?.solution && (
        <p className="note">{words.compare.difference(a.solution.visited.leaf, b.solution.visited.leaf)}</p>
      )}
      {minimal !== undefined && (
        <p className="note">
          {words.counters.minimal}: <b>{minimal}</b>
        </p>
      )}
    </section>
  );
}
