import type { Tree } from "@tyche/trees";
import { EVERYTHING, NOTATIONS, pictureOf, viewOf } from "@tyche/trees/drawing";
import { useMemo } from "react";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { Dialog } from "../../kit/dialog.js";
import type { Look } from "../../state/state.js";
import { PRESETS, type Preset, presetTree } from "../model/presets.js";
import { edgePath, Shape } from "../picture/scene/parts.js";

export interface GalleryProps {
  readonly look: Look;
  readonly onChoose: (preset: Preset) => void;
  readonly onClose: () => void;
}

/** The trees of the literature with their pictures, for selection. */
export default function Gallery({ look, onChoose, onClose }: GalleryProps) {
  const words = useWords();
  return (
    <Dialog label={words.text("lab-gallery-title")} onClose={onClose}>
      <header>
        <h2>{words.text("lab-gallery-title")}</h2>
        <Button onClick={onClose}>{words.text("lab-dismiss")}</Button>
      </header>
      <ul className="gallery plain">
        {PRESETS.map((preset) => (
          <li key={preset.id}>
            <button type="button" className="card" data-preset={preset.id} onClick={() => onChoose(preset)}>
              <Thumbnail tree={presetTree(preset, words)} look={look} />
              <span>{words.text(`lab-preset-${preset.id}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
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
              <path d={edgePath(edge)} />
            </g>
          ),
      )}
      {nodes.map((place) => (
        <g key={place.view.node!.id} className={`node ${place.view.node!.kind}`}>
          <Shape box={place} />
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
