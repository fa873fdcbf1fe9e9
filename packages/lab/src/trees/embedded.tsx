import { algorithmText } from "@tyche/trees";
import { useWords } from "../i18n/words.js";
import { useLab } from "../state/context.js";
import { algorithmOf } from "./model/run-config.js";
import { Stepper } from "./panels/stepper.js";
import { Telling } from "./panels/telling.js";
import { TreeView } from "./picture/tree-view.js";
import { useStepping } from "./run/use-search.js";

/** The view for an iframe on a course page: the picture and its steps, without editing. */
export function Embedded() {
  const { state } = useLab();
  const words = useWords();
  const { run, snapshot, step, last, onStep, onNextEvent } = useStepping();
  return (
    <main className="embedded stack">
      <TreeView
        run={run}
        snapshot={snapshot}
        label={state.work.title || words.text("lab-picture-label")}
        tools={
          <>
            <h1>{algorithmText(algorithmOf(state.run), words).title}</h1>
            <a className="tool" href={`${location.pathname}${location.hash}`} target="_blank" rel="noopener">
              {words.text("lab-open-in-lab")} ↗
            </a>
          </>
        }
        onNode={onNextEvent}
        onCommand={(command) => command.type === "step" && onStep(step + command.by)}
      />
      <Stepper step={step} last={last} onStep={onStep} />
      <Telling run={run} event={snapshot.event} config={state.run} />
    </main>
  );
}
