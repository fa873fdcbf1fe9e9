import { algorithmText } from "@tyche/trees";
import { useWords } from "./i18n/words.js";
import { Stepper } from "./panels/stepper.js";
import { Telling } from "./panels/telling.js";
import { TreeView } from "./picture/tree-view.js";
import { useStepping } from "./run/use-stepping.js";
import { useLab } from "./state/context.js";
import { algorithmOf } from "./state/run-config.js";
import { treeKey } from "./tree-keys.js";

/** The view for an iframe on a course page: the picture and its steps, without editing. */
export function Embedded() {
  const { state, dispatch } = useLab();
  const words = useWords();
  const { tree, run, snapshot, step, last, onStep, onNextEvent } = useStepping();
  return (
    <main className="embedded stack">
      <TreeView
        tree={tree}
        snapshot={snapshot}
        solution={run.status === "ready" ? run.solution : undefined}
        look={state.look}
        selected={state.selected}
        top={state.top}
        label={state.work.title || words.text("lab-picture-label")}
        tools={
          <>
            <h1>{algorithmText(algorithmOf(state.run), words).title}</h1>
            <a className="tool" href={`${location.pathname}${location.hash}`} target="_blank" rel="noopener">
              {words.text("lab-open-in-lab")} ↗
            </a>
          </>
        }
        onNode={(node) => {
          dispatch({ type: "select", node });
          onNextEvent(node);
        }}
        onSelect={(node) => dispatch({ type: "select", node })}
        onTop={(node) => dispatch({ type: "top", node })}
        onKey={(key) => {
          const command = treeKey(key);
          if (command?.type !== "step") return false;
          onStep(Math.max(0, Math.min(last, step + command.by)));
          return true;
        }}
      />
      <Stepper step={step} last={last} onStep={onStep} />
      <Telling tree={tree} run={run} event={snapshot.event} look={state.look} config={state.run} />
    </main>
  );
}
