import type { Tree } from "@tyche/trees";
import { draw, EVERYTHING, NOTATIONS, paintSvg, place, viewOf } from "@tyche/trees/drawing";
import { useMemo } from "react";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { Dialog } from "../../kit/dialog.js";
import type { Look } from "../../state/state.js";
import { PRESETS, type Preset, presetTree } from "../model/presets.js";
import { SvgElements } from "../picture/scene/svg-elements.js";

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
  const { size, elements } = useMemo(() => {
    const view = viewOf(tree, { numbers: look.numbers }, EVERYTHING);
    const bare = view.nodes.map((node) => ({ ...node, label: undefined, action: undefined, name: "" }));
    const placed = place({ ...view, nodes: bare }, { ...NOTATIONS[look.notation], size: "landscape" });
    const { size, shapes } = draw(placed, view);
    const kept = shapes.filter(({ type, part }) => type === "edge" || part === "node");
    return { size, elements: paintSvg(kept) };
  }, [tree, look]);
  return (
    <svg className="scene" viewBox={`0 0 ${size.join(" ")}`} aria-hidden="true">
      <SvgElements elements={elements} />
    </svg>
  );
}
