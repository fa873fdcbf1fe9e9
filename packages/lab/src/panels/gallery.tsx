import type { Tree } from "@tyche/trees";
import { EVERYTHING, NOTATIONS, pictureOf, viewOf } from "@tyche/trees/drawing";
import { useEffect, useMemo, useRef } from "react";
import { useWords } from "../i18n/words.js";
import { pathOf } from "../picture/svg/edge-texts.js";
import { Shape } from "../picture/svg/shape.js";
import { PRESETS, type Preset, presetTree } from "../state/presets.js";
import type { Look } from "../state/state.js";

export interface GalleryProps {
  readonly look: Look;
  readonly onChoose: (preset: Preset) => void;
  readonly onDone: () => void;
}

/** The trees of the literature with their pictures, for selection. */
export default function Gallery({ look, onChoose, onDone }: GalleryProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="gallery" aria-label={words.text("lab-gallery-title")} onClose={onDone}>
      <header>
        <h2>{words.text("lab-gallery-title")}</h2>
        <button type="button" className="tool" onClick={onDone}>
          {words.text("lab-dismiss")}
        </button>
      </header>
      <ul>
        {PRESETS.map((preset) => (
          <li key={preset.id}>
            <button type="button" data-preset={preset.id} onClick={() => onChoose(preset)}>
              <Thumbnail tree={presetTree(preset, words)} look={look} />
              <span>{words.text(`lab-preset-${preset.id}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

/** A tree without texts, except those in its nodes. */
function Thumbnail({ tree, look }: { readonly tree: Tree; readonly look: Look }) {
  const { width, height, nodes } = useMemo(() => {
    const view = viewOf(tree, { numbers: look.numbers }, EVERYTHING);
    const bare = view.nodes.map((node) => ({ ...node, label: undefined, action: undefined, name: "" }));
    return pictureOf({ ...view, nodes: bare }, { ...NOTATIONS[look.notation], size: "landscape" });
  }, [tree, look]);
  return (
    <svg className="scene" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {nodes.map(
        ({ edge, view }) =>
          edge && (
            <g key={view.node!.id} className="edge">
              <path d={pathOf(edge)} />
            </g>
          ),
      )}
      {nodes.map((place) => (
        <g key={place.view.node!.id} className={`node ${place.view.node!.kind}`}>
          <Shape box={place} className="shape" />
          {place.inside && (
            <text className="value" x={place.x} y={place.y} textAnchor="middle">
              {place.inside.text}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
