import {
  plant,
  RANDOM_KINDS,
  type RandomKind,
  type RandomTreeOptions,
  ROOT_KINDS,
  randomTree,
  type TreeSpec,
} from "@tyche/trees";
import { lazy, Suspense, useMemo, useState } from "react";
import { problemFrom } from "../i18n/problem.js";
import { useWords } from "../i18n/words.js";
import { useLab } from "../state/context.js";
import { presetTree } from "../state/presets.js";
import { LONGEST_TITLE } from "../state/state.js";
import { openFile } from "./open-file.js";

const Gallery = lazy(() => import("./gallery.js"));

/** A decision between two payoffs: the start of a new tree. */
const NEW_TREE: TreeSpec = { max: [3, 5] };

/** Sources of trees: a new tree, the literature, files, random trees. `onNew` is called for a new tree. */
export function LibraryPanel({ onNew }: { readonly onNew: () => void }) {
  const { state, dispatch } = useLab();
  const [gallery, setGallery] = useState(false);
  const words = useWords();
  const { tree } = state.work;
  const leaves = useMemo(
    () => tree.nodes.reduce((sum, { kind }) => sum + Number(kind === "leaf"), 0),
    [tree],
  );
  return (
    <section className="library" aria-label={words.text("lab-panels-tree")}>
      <label className="field wide">
        <span className="name">{words.text("lab-gallery-name")}</span>
        <input
          value={state.work.title}
          maxLength={LONGEST_TITLE}
          autoComplete="off"
          onChange={(event) => dispatch({ type: "title", title: event.target.value })}
        />
      </label>
      <p className="note">{words.text("lab-tree-about", { nodes: tree.nodes.length, leaves })}</p>
      <div className="buttons">
        <button
          type="button"
          className="tool"
          onClick={() => {
            dispatch({ type: "plant", tree: plant(NEW_TREE), title: "" });
            onNew();
          }}
        >
          {words.text("lab-gallery-new-tree")}
        </button>
        <button type="button" className="tool primary" onClick={() => setGallery(true)}>
          {words.text("lab-gallery-open")}
        </button>
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
            onDone={() => setGallery(false)}
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
            if (file) void openFile(file, words, dispatch);
            event.target.value = "";
          }}
        />
      </label>
      <p className="note">{words.text("lab-tree-drop")}</p>
      <label className="field">
        <span className="name">{words.text("lab-tree-root-kind")}</span>
        <select
          value={state.rootKind}
          onChange={(event) => {
            const root = ROOT_KINDS.find((kind) => kind === event.target.value);
            if (root) dispatch({ type: "root-kind", root });
          }}
        >
          {ROOT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {words.text(`kind-${kind}`)}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

/** Kinds of nodes by level, from the root down. */
const KIND_PATTERNS = [
  "max-chance-min-chance",
  "max-chance-min",
  "max-min",
  "max-chance",
  "irregular",
] as const;
type KindPattern = (typeof KIND_PATTERNS)[number];

function RandomForm() {
  const { dispatch } = useLab();
  const words = useWords();
  const [seed, setSeed] = useState("1");
  const [levels, setLevels] = useState("3");
  const [branching, setBranching] = useState("2");
  const [kinds, setKinds] = useState<KindPattern>("max-chance-min");
  const [low, setLow] = useState("0");
  const [high, setHigh] = useState("10");
  const draw = (): void => {
    try {
      const options: RandomTreeOptions = {
        seed,
        depth: Number(levels),
        branching: Number(branching),
        kinds: kinds === "irregular" ? "irregular" : kinds.split("-").filter(isKind),
        leaves: [Number(low), Number(high)],
        probabilities: "nice",
      };
      dispatch({
        type: "plant",
        tree: randomTree(options),
        title: `${words.text("lab-tree-random")} ${seed}`,
        run: { low, high },
      });
    } catch (error) {
      dispatch({ type: "notice", notice: { type: "problem", problem: problemFrom(error) } });
    }
  };
  return (
    <form
      className="random"
      onSubmit={(event) => {
        event.preventDefault();
        draw();
      }}
    >
      <h2 className="sub">{words.text("lab-tree-random")}</h2>
      <div className="fields">
        <label className="field">
          <span className="name">{words.text("lab-tree-seed")}</span>
          <input value={seed} maxLength={40} onChange={(event) => setSeed(event.target.value)} />
        </label>
        <label className="field">
          <span className="name">{words.text("lab-tree-levels")}</span>
          <input
            type="number"
            min={1}
            max={17}
            value={levels}
            onChange={(event) => setLevels(event.target.value)}
          />
        </label>
        <label className="field">
          <span className="name">{words.text("lab-tree-branching")}</span>
          <input
            type="number"
            min={1}
            max={100}
            value={branching}
            onChange={(event) => setBranching(event.target.value)}
          />
        </label>
        <label className="field wide">
          <span className="name">{words.text("lab-tree-kinds")}</span>
          <select value={kinds} onChange={(event) => setKinds(event.target.value as KindPattern)}>
            {KIND_PATTERNS.map((pattern) => (
              <option key={pattern} value={pattern}>
                {words.text(`lab-kinds-${pattern}`)}
              </option>
            ))}
          </select>
        </label>
        <div className="field wide">
          <span className="name">{words.text("lab-tree-leaves")}</span>
          <span className="pair">
            <input
              type="number"
              aria-label={`${words.text("lab-tree-leaves")} 1`}
              value={low}
              onChange={(event) => setLow(event.target.value)}
            />
            <input
              type="number"
              aria-label={`${words.text("lab-tree-leaves")} 2`}
              value={high}
              onChange={(event) => setHigh(event.target.value)}
            />
          </span>
        </div>
      </div>
      <button type="submit" className="tool primary">
        {words.text("lab-tree-draw")}
      </button>
    </form>
  );
}

function isKind(text: string): text is RandomKind {
  return (RANDOM_KINDS as readonly string[]).includes(text);
}
