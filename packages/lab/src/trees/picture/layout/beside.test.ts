import { englishWords } from "@tyche/messages";
import { randomTree, trace } from "@tyche/trees";
import { outlineOf } from "@tyche/trees/drawing";
import { lineNodes, Replay } from "@tyche/trees/replay";
import { expect, test } from "vitest";
import { cases } from "../../../../../../tests/cases.js";
import { DEFAULT_LOOK } from "../../../state/state.js";
import { PRESETS, presetTree } from "../../model/presets.js";
import { obstaclesIn, onScreen, placeBeside, type Rect } from "./beside.js";
import { visibleItems } from "./fold.js";
import { fitted } from "./pan-zoom.js";
import { reserveFor } from "./reserve.js";
import { pictureFor } from "./svg-picture.js";

const BOX = { width: 188, height: 57 };
const FRAMES = { desktop: { width: 900, height: 430 }, phone: { width: 376, height: 523 } };
const TREES = [
  ...PRESETS.map((preset) => presetTree(preset)),
  ...Array.from({ length: cases(40, 2) }, (_, seed) =>
    randomTree({
      seed,
      depth: 3,
      branching: [2, 3],
      kinds: "irregular",
      leaves: [0, 9],
      probabilities: "nice",
    }),
  ),
];

const area = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

test.each(Object.entries(FRAMES))(
  "on a %s a number line is in the frame, and covers neither its node nor much of the tree",
  (_, frame) => {
    let placed = 0;
    let covering = 0;
    for (const tree of TREES) {
      let events: ReturnType<typeof trace>["events"];
      try {
        ({ events } = trace(tree, "star1"));
      } catch {
        continue;
      }
      const everything = { top: 0, toggled: new Set<number>(), everything: true };
      const items = visibleItems(tree, outlineOf(tree), new Uint8Array(0), everything);
      const reserve = reserveFor(new Replay(tree, events), items, "exact");
      const { picture } = pictureFor(tree, items, reserve, DEFAULT_LOOK, englishWords(), frame);
      const camera = fitted(picture, frame);
      const obstacles = obstaclesIn(picture).map((rect) => onScreen(rect, camera));
      const shapes = picture.nodes.map(({ x, y, width, height }) =>
        onScreen(
          { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 },
          camera,
        ),
      );
      for (const id of lineNodes(events)) {
        const { x, y } = placeBeside(BOX, shapes[id]!, obstacles, frame);
        const rect = { left: x, top: y, right: x + BOX.width, bottom: y + BOX.height };
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(rect.right).toBeLessThanOrEqual(frame.width);
        expect(rect.bottom).toBeLessThanOrEqual(frame.height);
        expect(area(rect, shapes[id]!), `node ${id}`).toBeLessThan(1);
        placed++;
        if (shapes.some((shape) => area(rect, shape) > 1)) covering++;
      }
    }
    expect(placed).toBeGreaterThan(10);
    expect(covering / placed).toBeLessThan(0.2);
  },
);
