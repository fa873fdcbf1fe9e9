import { lineOf, type Tree } from "@tyche/trees";
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
} from "react";
import { EXERCISE_AREAS, withWords } from "../i18n/load-words.js";
import { useWords } from "../i18n/words.js";
import { Button, classes, IconButton } from "../kit/button.js";
import { Dialog } from "../kit/dialog.js";
import { FoldedPanel } from "../kit/panel.js";
import { NARROW, useMedia } from "../kit/use-media.js";
import { useLab } from "../state/context.js";
import { algorithmOf, settingsOf } from "./model/run-config.js";
import { ActionsPanel } from "./panels/actions-panel.js";
import { Counters } from "./panels/counters.js";
import { Narration } from "./panels/narration.js";
import { NodePanel } from "./panels/node-panel.js";
import { PropertiesPanel } from "./panels/properties-panel.js";
import { Pseudocode } from "./panels/pseudocode.js";
import { SearchPanel } from "./panels/search-panel.js";
import { Stepper } from "./panels/stepper.js";
import { TextPanel } from "./panels/text-panel.js";
import { type Drawer, TreeBar, TreeName, TreeOptions } from "./panels/tree-bar.js";
import type { TreeCommand } from "./picture/tree-keys.js";
import { TreeView } from "./picture/tree-view.js";
import { useStepping } from "./run/use-search.js";

const SharePanel = lazy(() => withWords(import("./share/share-panel.js"), "lab-panels"));
const UsePanel = lazy(() => withWords(import("./share/use-panel.js"), ...EXERCISE_AREAS));
const Equilibrium = lazy(() => withWords(import("./panels/equilibrium.js"), "tree-reports"));
const WhatIf = lazy(() => withWords(import("./whatif/what-if.js"), "lab-panels", "tree-reports"));

/** A tree in the middle of the page, its search below it, and what else can be known of both beside it. */
export function Workbench() {
  const { state, dispatch } = useLab();
  const words = useWords();
  const stepping = useStepping();
  const { tree, run, replay, snapshot, step, last, ends, onStep, onNextEvent, onLeaf } = stepping;
  const [drawer, setDrawer] = useState<Drawer>();
  const [isMore, setMore] = useState(false);
  const [solved, setSolved] = useState<{ readonly of: Tree; readonly drawn: Tree }>();
  const onSolved = useCallback((drawn: Tree) => setSolved({ of: tree, drawn }), [tree]);
  const isNarrow = useMedia(NARROW);
  const firstField = useRef<HTMLSelectElement>(null);
  const editing = drawer === "edit";
  const isBeside = (drawer === "share" || drawer === "use") && !isNarrow;
  const openDrawer = (name: Drawer | undefined): void => {
    setDrawer(name);
    setMore(false);
  };
  const onCommand = useCommands(stepping, () => {
    setDrawer("edit");
    requestAnimationFrame(() => firstField.current?.focus());
  });
  const isHidden = run.status === "refused" && run.reason?.type === "imperfect";
  const code = <Code stepping={stepping} />;
  const panels = <SidePanels stepping={stepping} />;
  return (
    <div className={classes("explore", drawer && !isBeside && "with-drawer", editing && "editing")}>
      <header className="tree-head buttons">
        <TreeName />
        {!isNarrow && <TreeBar drawer={drawer} onDrawer={openDrawer} />}
        {(state.past.length > 0 || state.future.length > 0) && <History />}
        <Button aria-haspopup="dialog" onClick={() => setMore(true)}>
          {words.text("lab-more")} …
        </Button>
      </header>
      {drawer && (
        <aside
          className={classes("drawer panel stack", isBeside && "beside")}
          aria-label={words.text(`lab-panels-${drawer}`)}
        >
          {isNarrow && (
            <Button className="close" onClick={() => setDrawer(undefined)}>
              {words.text("lab-dismiss")}
            </Button>
          )}
          <DrawerPanel drawer={drawer} stepping={stepping} first={firstField} />
        </aside>
      )}
      <TreeView
        tree={solved?.of === tree ? solved.drawn : tree}
        {...{ run, snapshot, editing, onLeaf, onCommand }}
        label={state.work.title || words.text("lab-picture-label")}
        axis={ends}
        onNode={(node) => !editing && onNextEvent(node)}
      />
      <Stepper step={step} last={last} replay={replay} onStep={onStep} />
      <div className="reason">
        <div className="because card">
          <Narration
            run={run}
            event={snapshot.event}
            config={state.run}
            onFix={(change) => dispatch({ type: "run", change })}
          />
        </div>
        {isHidden ? (
          <Suspense fallback={<p className="note">{words.text("lab-loading")}</p>}>
            <Equilibrium tree={tree} onSolved={onSolved} />
          </Suspense>
        ) : (
          !isNarrow && code
        )}
      </div>
      {!isNarrow && (
        <aside className="side stack" aria-label={words.text("lab-panels-search")}>
          {panels}
        </aside>
      )}
      {isMore && (
        <MoreDialog onClose={() => setMore(false)}>
          {isNarrow && (
            <>
              <TreeBar drawer={drawer} onDrawer={openDrawer} />
              {panels}
              {code}
            </>
          )}
        </MoreDialog>
      )}
    </div>
  );
}

type Stepping = ReturnType<typeof useStepping>;

/** What the commands of the tree do. @param onEdit opens the fields of the node */
function useCommands(
  { step, onStep, onNextEvent }: Stepping,
  onEdit: () => void,
): (command: TreeCommand, node: number) => void {
  const { state, dispatch } = useLab();
  return (command, node) => {
    switch (command.type) {
      case "edit":
        onEdit();
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
}

interface PanelProps {
  readonly stepping: Stepping;
}

/** The pseudocode, with the line of the current event. */
function Code({ stepping: { tree, replay, snapshot, step } }: PanelProps) {
  const { run } = useLab().state;
  const algorithm = algorithmOf(run);
  const { event } = snapshot;
  const line = useMemo(() => {
    const read = settingsOf(run);
    return event && "settings" in read
      ? lineOf(algorithm, tree, read.settings, replay.events, step - 1, replay.previous)
      : undefined;
  }, [run, algorithm, tree, event, replay, step]);
  return <Pseudocode algorithm={algorithm} line={line} />;
}

/** What else can be known of the tree and its search. */
function SidePanels({ stepping: { tree, run, snapshot } }: PanelProps) {
  const { state, dispatch } = useLab();
  const words = useWords();
  const solution = run.status === "ready" ? run.solution : undefined;
  return (
    <>
      <SearchPanel
        config={state.run}
        wrong={run.status === "wrong" ? run.setting : undefined}
        heading={words.text("lab-panels-search")}
        onChange={(change) => dispatch({ type: "run", change })}
      />
      <Counters tree={tree} snapshot={snapshot} />
      <ActionsPanel tree={tree} run={run} snapshot={snapshot} config={state.run} look={state.look} />
      <WhatIfPanel />
      <PropertiesPanel algorithm={algorithmOf(state.run)} solution={solution} />
    </>
  );
}

/** What there is no room for on the page. */
function MoreDialog({ children, onClose }: { readonly children: ReactNode; readonly onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog label={words.text("lab-more")} className="rest" onClose={onClose}>
      <header>
        <h2>{words.text("lab-more")}</h2>
        <Button onClick={onClose}>{words.text("lab-dismiss")}</Button>
      </header>
      <div className="stack">
        {children}
        <section className="panel" aria-label={words.text("lab-panels-tree")}>
          <TreeOptions onDone={onClose} />
        </section>
      </div>
    </Dialog>
  );
}

interface DrawerPanelProps extends PanelProps {
  readonly drawer: Drawer;
  readonly first: RefObject<HTMLSelectElement | null>;
}

function DrawerPanel({ drawer, stepping: { replay, run, step }, first }: DrawerPanelProps) {
  const words = useWords();
  if (drawer === "text") return <TextPanel />;
  if (drawer === "edit") return <NodePanel first={first} />;
  const Shared = drawer === "use" ? UsePanel : SharePanel;
  return (
    <Suspense fallback={<p className="note">{words.text("lab-loading")}</p>}>
      <Shared replay={replay} run={run} step={step} />
    </Suspense>
  );
}

function WhatIfPanel() {
  const { tree } = useLab().state.work;
  const { look } = useLab().state;
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <FoldedPanel title={words.text("lab-panels-what-if")} onToggle={setOpen}>
      {isOpen && (
        <Suspense fallback={<p className="note">{words.text("lab-loading")}</p>}>
          <WhatIf tree={tree} look={look} />
        </Suspense>
      )}
    </FoldedPanel>
  );
}

function History() {
  const { state, dispatch } = useLab();
  const words = useWords();
  return (
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
  );
}
