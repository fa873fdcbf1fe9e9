import { NOTATION_NAMES, plant, ROOT_KINDS, type TreeSpec } from "@tyche/trees";
import { lazy, Suspense, useMemo, useState } from "react";
import { problemFrom } from "../../i18n/problem.js";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { Field, Input, SelectField, TextField } from "../../kit/field.js";
import { useLab } from "../../state/context.js";
import { LONGEST_TITLE } from "../../state/state.js";
import { presetTree } from "../model/presets.js";

const Gallery = lazy(() => import("./gallery.js"));

/** A decision between two payoffs: the start of a new tree. */
const NEW_TREE: TreeSpec = { max: [3, 5] };

/** Sources of trees: a new tree, the literature, files, random trees. `onNew` is called for a new tree. */
export function LibraryPanel({ onNew }: { readonly onNew: () => void }) {
  const { state, dispatch, openFile } = useLab();
  const [gallery, setGallery] = useState(false);
  const words = useWords();
  const { tree } = state.work;
  const leaves = useMemo(
    () => tree.nodes.reduce((sum, { kind }) => sum + Number(kind === "leaf"), 0),
    [tree],
  );
  return (
    <section className="library stack" aria-label={words.text("lab-panels-tree")}>
      <TextField
        label={words.text("lab-gallery-name")}
        value={state.work.title}
        maxLength={LONGEST_TITLE}
        onText={(title) => dispatch({ type: "title", title })}
      />
      <p className="note">{words.text("lab-tree-about", { nodes: tree.nodes.length, leaves })}</p>
      <div className="buttons">
        <Button
          onClick={() => {
            dispatch({ type: "plant", tree: plant(NEW_TREE), title: "" });
            onNew();
          }}
        >
          {words.text("lab-gallery-new-tree")}
        </Button>
        <Button primary onClick={() => setGallery(true)}>
          {words.text("lab-gallery-open")}
        </Button>
      </div>
      {gallery && (
        <Suspense fallback={null}>
          <Gallery
            look={state.look}
            onChoose={(preset) => {
              dispatch({
                type: "plant",
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
      <RandomForm />
      <label className="file tool">
        {words.text("lab-tree-open")} …
        <input
          type="file"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) openFile(file);
            event.target.value = "";
          }}
        />
      </label>
      <p className="note">{words.text("lab-tree-drop")}</p>
      <SelectField
        beside
        label={words.text("lab-tree-root-kind")}
        value={state.rootKind}
        options={ROOT_KINDS}
        text={(kind) => words.text(`kind-${kind}`)}
        onChoose={(root) => dispatch({ type: "root-kind", root })}
      />
    </section>
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

function RandomForm() {
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
    try {
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
      dispatch({ type: "plant", tree, title, run: { low, high } });
    } catch (error) {
      dispatch({ type: "notice", notice: { type: "problem", problem: problemFrom(error) } });
    }
  };
  const leaves = words.text("lab-tree-leaves");
  return (
    <form
      className="random"
      onSubmit={(event) => {
        event.preventDefault();
        void draw();
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

export function LookPanel() {
  const { state, dispatch } = useLab();
  const words = useWords();
  return (
    <div className="fields">
      <SelectField
        label={words.text("lab-search-notation")}
        value={state.look.notation}
        options={NOTATION_NAMES}
        text={(name) => words.text(`lab-notation-${name}`)}
        onChoose={(notation) => dispatch({ type: "look", change: { notation } })}
      />
      <SelectField
        label={words.text("lab-search-numbers")}
        value={state.look.numbers}
        options={["exact", "decimal"] as const}
        text={(name) => words.text(`lab-search-${name}`)}
        onChoose={(numbers) => dispatch({ type: "look", change: { numbers } })}
      />
    </div>
  );
}
