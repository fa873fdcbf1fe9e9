import { buildTree, NOTATION_NAMES, ROOT_KINDS, type TreeSpec } from "@tyche/trees";
import { lazy, Suspense, useState } from "react";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { Field, Input, SelectField, TextField } from "../../kit/field.js";
import { useLab } from "../../state/context.js";
import { lessonState } from "../../state/start.js";
import { LONGEST_TITLE } from "../../state/state.js";
import { tryOrNotice } from "../../state/try-or-notice.js";
import { presetTree } from "../model/presets.js";

const Gallery = lazy(() => import("./gallery.js"));

/** A decision between two payoffs: the start of a new tree. */
const NEW_TREE: TreeSpec = { max: [3, 5] };

/** What a bar opens beside the tree. */
export const DRAWERS = ["text", "edit", "use", "share"] as const;
export type Drawer = (typeof DRAWERS)[number];

export interface TreeBarProps {
  readonly drawer: Drawer | undefined;
  readonly onDrawer: (drawer: Drawer | undefined) => void;
}

/** The tree's name; other trees; the tree as text, to edit and to share. */
export function TreeBar({ drawer, onDrawer }: TreeBarProps) {
  const { state, dispatch } = useLab();
  const [gallery, setGallery] = useState(false);
  const words = useWords();
  return (
    <div className="tree-bar buttons">
      <Button onClick={() => setGallery(true)}>{words.text("lab-gallery-open")}</Button>
      {gallery && (
        <Suspense fallback={null}>
          <Gallery
            look={state.look}
            onChoose={(preset) => {
              dispatch({
                type: "buildTree",
                tree: presetTree(preset, words),
                title: words.text(`lab-preset-${preset.id}`),
                run: preset.run,
              });
              setGallery(false);
            }}
            onClose={() => setGallery(false)}
          />
        </Suspense>
      )}
      <Button
        onClick={() => {
          dispatch({ type: "buildTree", tree: buildTree(NEW_TREE), title: "" });
          onDrawer("edit");
        }}
      >
        {words.text("lab-gallery-new-tree")}
      </Button>
      {DRAWERS.map((name) => (
        <Button
          key={name}
          aria-pressed={drawer === name}
          onClick={() => onDrawer(drawer === name ? undefined : name)}
        >
          {words.text(`lab-panels-${name}`)}
        </Button>
      ))}
    </div>
  );
}

export function TreeName() {
  const { state, dispatch } = useLab();
  const words = useWords();
  return (
    <Input
      className="tree-name"
      aria-label={words.text("lab-gallery-name")}
      placeholder={words.text("lab-gallery-name")}
      value={state.work.title}
      maxLength={LONGEST_TITLE}
      onText={(title) => dispatch({ type: "title", title })}
    />
  );
}

/** What is seldom needed: random trees, files, and how trees are read and drawn. */
export function TreeOptions({ onDone }: { readonly onDone: () => void }) {
  const { state, dispatch, openFile } = useLab();
  const words = useWords();
  return (
    <>
      <RandomForm onDone={onDone} />
      <label className="file tool">
        {words.text("lab-tree-open")} …
        <input
          type="file"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void openFile(file);
            event.target.value = "";
            onDone();
          }}
        />
      </label>
      <p className="note">{words.text("lab-tree-drop")}</p>
      <div className="fields">
        <SelectField
          beside
          label={words.text("lab-tree-root-kind")}
          value={state.rootKind}
          options={ROOT_KINDS}
          text={(kind) => words.text(`kind-${kind}`)}
          onChoose={(root) => dispatch({ type: "root-kind", root })}
        />
        <SelectField
          beside
          label={words.text("lab-search-notation")}
          value={state.look.notation}
          options={NOTATION_NAMES}
          text={(name) => words.text(`lab-notation-${name}`)}
          onChoose={(notation) => dispatch({ type: "look", change: { notation } })}
        />
        <SelectField
          beside
          label={words.text("lab-search-numbers")}
          value={state.look.numbers}
          options={["exact", "decimal"] as const}
          text={(name) => words.text(`lab-search-${name}`)}
          onChoose={(numbers) => dispatch({ type: "look", change: { numbers } })}
        />
      </div>
      <Button onClick={() => dispatch({ type: "link", state: lessonState(words) })}>
        {words.text("lab-lesson-open")}
      </Button>
      <h2 className="sub">{words.text("lab-about")}</h2>
      {(["access", "licence", "cite"] as const).map((part) => (
        <p key={part} className="note">
          {words.text(`lab-about-${part}`)}
        </p>
      ))}
    </>
  );
}

/** Kinds of nodes by level, from the root down. */
const KINDS = {
  "max-chance-min-chance": ["max", "chance", "min", "chance"],
  "max-chance-min": ["max", "chance", "min"],
  "max-min": ["max", "min"],
  "max-chance": ["max", "chance"],
  irregular: "irregular",
} as const;
type KindPattern = keyof typeof KINDS;
const KIND_PATTERNS = Object.keys(KINDS) as KindPattern[];

function RandomForm({ onDone }: { readonly onDone: () => void }) {
  const { dispatch } = useLab();
  const words = useWords();
  const [kinds, setKinds] = useState<KindPattern>("max-chance-min");
  const [typed, setTyped] = useState({ seed: "1", levels: "3", branching: "2", low: "0", high: "10" });
  const { seed, levels, branching, low, high } = typed;
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onText: (text: string) => setTyped({ ...typed, [name]: text }),
  });
  const draw = async (): Promise<void> => {
    const { randomTree } = await import("../model/random-tree.js");
    const tree = randomTree({
      seed,
      depth: Number(levels),
      branching: Number(branching),
      kinds: KINDS[kinds],
      leaves: [Number(low), Number(high)],
      probabilities: "nice",
    });
    const title = `${words.text("lab-tree-random")} ${seed}`;
    dispatch({ type: "buildTree", tree, title, run: { low, high } });
    onDone();
  };
  const leaves = words.text("lab-tree-leaves");
  return (
    <form
      className="random"
      onSubmit={(event) => {
        event.preventDefault();
        void tryOrNotice(dispatch, draw);
      }}
    >
      <h2 className="sub">{words.text("lab-tree-random")}</h2>
      <div className="fields">
        <TextField beside label={words.text("lab-tree-seed")} maxLength={40} {...field("seed")} />
        <TextField
          beside
          label={words.text("lab-tree-levels")}
          type="number"
          min={1}
          max={17}
          {...field("levels")}
        />
        <TextField
          beside
          label={words.text("lab-tree-branching")}
          type="number"
          min={1}
          max={100}
          {...field("branching")}
        />
        <SelectField
          label={words.text("lab-tree-kinds")}
          value={kinds}
          options={KIND_PATTERNS}
          text={(pattern) => words.text(`lab-kinds-${pattern}`)}
          onChoose={setKinds}
        />
        <Field label={leaves}>
          {(id) => (
            <span className="pair">
              <Input id={id} aria-label={`${leaves} 1`} type="number" {...field("low")} />
              <Input aria-label={`${leaves} 2`} type="number" {...field("high")} />
            </span>
          )}
        </Field>
      </div>
      <Button type="submit" primary>
        {words.text("lab-tree-draw")}
      </Button>
    </form>
  );
}
