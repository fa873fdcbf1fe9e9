import { lineOf } from "@tyche/trees";
import { lazy, Suspense, useMemo, useRef, useState } from "react";
import { withWords } from "../i18n/load-words.js";
import { useWords } from "../i18n/words.js";
import { Button, IconButton } from "../kit/button.js";
import { FoldedPanel } from "../kit/panel.js";
import { Tabs } from "../kit/tabs.js";
import { useLab } from "../state/context.js";
import { useRemembered } from "../state/use-remembered.js";
import { algorithmOf, settingsOf } from "./model/run-config.js";
import { ActionsPanel } from "./panels/actions-panel.js";
import { Counters } from "./panels/counters.js";
import { LibraryPanel, LookPanel } from "./panels/library-panel.js";
import { NodePanel } from "./panels/node-panel.js";
import { PropertiesPanel } from "./panels/properties-panel.js";
import { Pseudocode } from "./panels/pseudocode.js";
import { SearchPanel } from "./panels/search-panel.js";
import { Stepper } from "./panels/stepper.js";
import { Telling } from "./panels/telling.js";
import { TextPanel } from "./panels/text-panel.js";
import type { TreeCommand } from "./picture/tree-keys.js";
import { TreeView } from "./picture/tree-view.js";
import { useStepping } from "./run/use-search.js";

const SharePanel = lazy(() => withWords(import("./share/share-panel.js"), "lab-panels"));
const WhatIf = lazy(() => withWords(import("./whatif/what-if.js"), "lab-panels", "tree-reports"));
const LEFT = ["tree", "text", "node", "share"] as const;

/** The Explore page: one tree and one search, to build, step through and question. */
export function Explore() {
  const { state, dispatch } = useLab();
  const words = useWords();
  const { tree, run, replay, snapshot, step, last, onStep, onNextEvent } = useStepping();
  const [editing, setEditing] = useState(false);
  const [isQuestioned, setQuestioned] = useState(false);
  const [tab, setTab] = useState<(typeof LEFT)[number]>("tree");
  const firstField = useRef<HTMLSelectElement>(null);
  const algorithm = algorithmOf(state.run);
  const solution = run.status === "ready" ? run.solution : undefined;
  const { event } = snapshot;
  const line = useMemo(() => {
    const read = settingsOf(state.run);
    return event && "settings" in read
      ? lineOf(algorithm, tree, read.settings, replay.events, step - 1)
      : undefined;
  }, [state.run, algorithm, tree, event, replay, step]);

  const onNode = (node: number): void => {
    if (editing) setTab("node");
    else onNextEvent(node);
  };
  const onCommand = (command: TreeCommand, node: number): void => {
    switch (command.type) {
      case "edit":
        setEditing(true);
        setTab("node");
        requestAnimationFrame(() => firstField.current?.focus());
        break;
      case "step":
        onStep(step + command.by);
        break;
      case "next-event":
        onNextEvent(node);
        break;
      case "copy":
        dispatch({ type: "copy", node });
        break;
      case "paste":
        if (state.clipboard)
          dispatch({ type: "edit", edit: { type: "paste", node, subtree: state.clipboard } });
        break;
      case "change":
        dispatch({ type: "edit", edit: command.edit(node) });
        break;
    }
  };

  return (
    <div className={editing ? "explore editing" : "explore"}>
      <aside className="side left stack" aria-label={words.text("lab-panels-tree")}>
        <Tabs
          names={LEFT}
          label={words.text("lab-panels-tree")}
          text={(name) => words.text(`lab-panels-${name}`)}
          chosen={tab}
          onChoose={setTab}
        >
          {tab === "tree" && (
            <>
              <LibraryPanel onNew={() => setEditing(true)} />
              <LookPanel />
            </>
          )}
          {tab === "text" && <TextPanel />}
          {tab === "node" && <NodePanel first={firstField} />}
          {tab === "share" && (
            <Suspense fallback={<p className="note">{words.text("lab-loading")}</p>}>
              <SharePanel replay={replay} run={run} step={step} />
            </Suspense>
          )}
        </Tabs>
      </aside>
      <div className="middle stack">
        <Welcome />
        <TreeView
          run={run}
          snapshot={snapshot}
          label={state.work.title || words.text("lab-picture-label")}
          editing={editing}
          tools={<Tools editing={editing} onEditing={setEditing} />}
          onNode={onNode}
          onCommand={onCommand}
        />
        <Stepper step={step} last={last} onStep={onStep} />
        <Telling
          run={run}
          event={event}
          config={state.run}
          onFix={(change) => dispatch({ type: "run", change })}
        />
      </div>
      <aside className="side right stack" aria-label={words.text("lab-panels-search")}>
        <SearchPanel
          config={state.run}
          wrong={run.status === "wrong" ? run.setting : undefined}
          heading={words.text("lab-panels-search")}
          onChange={(change) => dispatch({ type: "run", change })}
        />
        <Pseudocode algorithm={algorithm} line={line} />
        <Counters tree={tree} snapshot={snapshot} config={state.run} />
        {solution && <ActionsPanel tree={tree} solution={solution} config={state.run} look={state.look} />}
        <FoldedPanel title={words.text("lab-panels-what-if")} onToggle={setQuestioned}>
          {isQuestioned && (
            <Suspense fallback={<p className="note">{words.text("lab-loading")}</p>}>
              <WhatIf tree={tree} look={state.look} />
            </Suspense>
          )}
        </FoldedPanel>
        <PropertiesPanel algorithm={algorithm} solution={solution} />
      </aside>
    </div>
  );
}

function Tools(props: { readonly editing: boolean; readonly onEditing: (editing: boolean) => void }) {
  const { state, dispatch } = useLab();
  const words = useWords();
  return (
    <>
      <fieldset className="segmented" title={words.text("lab-picture-mode")}>
        <legend className="hidden">{words.text("lab-picture-mode")}</legend>
        {(["step", "edit"] as const).map((mode) => (
          <button
            key={mode}
            type="button"
            aria-pressed={props.editing === (mode === "edit")}
            onClick={() => props.onEditing(mode === "edit")}
          >
            {words.text(`lab-picture-${mode}-mode`)}
          </button>
        ))}
      </fieldset>
      <span className="history buttons">
        {(["undo", "redo"] as const).map((icon) => (
          <IconButton
            key={icon}
            icon={icon}
            label={words.text(`lab-picture-${icon}`)}
            disabled={state[icon === "undo" ? "past" : "future"].length === 0}
            onClick={() => dispatch({ type: icon })}
          />
        ))}
      </span>
    </>
  );
}

/** One line for first visits: what this is and how to start. */
function Welcome() {
  const words = useWords();
  const [isKnown, setKnown] = useRemembered("welcomed", (text) => text !== null);
  if (isKnown) return null;
  return (
    <p className="welcome">
      <span>{words.text("lab-welcome")}</span>
      <Button onClick={() => setKnown(true)}>{words.text("lab-dismiss")}</Button>
    </p>
  );
}
