import type { Tree } from "@tyche/trees";
import { useWords } from "../../i18n/words.js";
import { Button, IconButton } from "../../kit/button.js";
import type { PanZoom } from "./layout/pan-zoom.js";
import type { useFolding } from "./layout/use-folding.js";

export interface TreeButtonsProps {
  readonly tree: Tree;
  readonly folding: ReturnType<typeof useFolding>;
  readonly panZoom: PanZoom;
  readonly isZoomed: boolean;
  readonly top: number;
  readonly selected: number;
  readonly onTop: (id: number) => void;
}

/** The buttons over a tree: what of it is shown, and how large. */
export function TreeButtons({ tree, folding, panZoom, isZoomed, top, selected, onTop }: TreeButtonsProps) {
  const words = useWords();
  const { items, everything, setEverything } = folding;
  const shown = items.reduce((sum, { more }) => (more === 0 ? sum + 1 : sum), 0);
  const folded = shown < items.length;
  return (
    <div className="overlay buttons">
      {(folded || everything || top > 0) && (
        <span className="note">{words.text("lab-picture-shown", { shown, all: tree.nodes.length })}</span>
      )}
      {(folded || everything) && (
        <Button onClick={() => setEverything(!everything)}>
          {words.text(everything ? "lab-picture-fold" : "lab-picture-all")}
        </Button>
      )}
      {folded && selected !== top && (tree.nodes[selected]?.children.length ?? 0) > 0 && (
        <Button className="narrow-hidden" onClick={() => onTop(selected)}>
          {words.text("lab-picture-only-here")}
        </Button>
      )}
      {isZoomed && (
        <>
          <IconButton icon="fit" label={words.text("lab-picture-fit")} onClick={panZoom.fit} />
          <IconButton
            icon="minus"
            className="zoom"
            label={words.text("lab-picture-zoom-out")}
            onClick={() => panZoom.zoom(0.8)}
          />
        </>
      )}
      <IconButton
        icon="plus"
        className="zoom"
        label={words.text("lab-picture-zoom-in")}
        onClick={() => panZoom.zoom(1.25)}
      />
    </div>
  );
}
