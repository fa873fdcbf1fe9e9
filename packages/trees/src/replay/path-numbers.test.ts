import { trace } from "@tyche/trees";
import { draw, NOTATIONS, place, textWidth, withNumbers, withTexts } from "@tyche/trees/drawing";
import { expect, test } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { numbers, sampleTree } from "../../test/sample.js";
import { WORDS } from "../../test/words.js";
import { explainEvent } from "../explain/events.js";
import { pictureNames } from "../explain/names.js";
import type { Shape, Text, XY } from "../scene/scene.js";
import { plainView } from "../view/view.js";
import { endsOf } from "./axis.js";
import { explainedAt } from "./number-line.js";
import { pathNumbers } from "./path-numbers.js";
import { Replay } from "./replay.js";
import { viewAt } from "./view-at.js";
import { widestView } from "./widest.js";

/** Points on an edge without curves, closer to each other than letters are high. */
function pointsOn(shape: Shape): XY[] {
  if (shape.type !== "edge") return [];
  return shape.points.slice(1).flatMap((to, index) => {
    const from = shape.points[index]!;
    return Array.from({ length: 41 }, (_, i): XY => {
      const t = i / 40;
      return [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])];
    });
  });
}

/** What a number meets, by its text; empty for nothing. */
function troubleOf(number: Text, shapes: readonly Shape[], [width, height]: XY, hasCurves: boolean): string {
  const [x, y] = number.at;
  const [half, tall] = [(textWidth(number.text) * 11) / 26, 4.4];
  if (x - half < 0 || x + half > width || y - tall < 0 || y + tall > height) return "the frame";
  for (const other of shapes) {
    if (other === number) continue;
    if (other.type === "text" && other.part !== "level") {
      const wide = other.ground?.[0] ?? (textWidth(other.text) * (other.size ?? 13)) / 13;
      const left = other.at[0] - { start: 0, middle: wide / 2, end: wide }[other.anchor];
      const apart = left >= x + half || left + wide <= x - half || Math.abs(other.at[1] - y) >= tall + 4;
      if (!apart) return other.text;
    }
    if (hasCurves) continue;
    if (pointsOn(other).some(([px, py]) => Math.abs(px - x) < half && Math.abs(py - y) < tall))
      return "an edge";
  }
  return "";
}

test("nodes that a sentence names by their paths have these beside them, apart from all other texts and edges", () => {
  const random = numbers(11);
  let named = 0;
  let shown = 0;
  for (let round = 0; round < cases(300, 40); round++) {
    const tree = sampleTree(random, {
      depth: 1 + (round % 4),
      kinds: ["max", "chance", "min"],
      equal: false,
    });
    const { events, solution } = trace(tree, round % 2 === 0 ? "star2" : "expectiminimax");
    const replay = new Replay(tree, events);
    const plain = plainView(tree, "exact", WORDS.en);
    const style = NOTATIONS[round % 3 === 0 ? "decision" : "aima"];
    const placed = place(widestView(plain, replay), style);
    const namedBy = pathNumbers(tree, "exact");
    const marks: string[] = [];
    const naming = pictureNames(tree, "exact", (_, name) => {
      marks.push(name);
      return name;
    });
    const ends = endsOf(tree, solution.bounds);
    for (const [index, event] of replay.events.entries()) {
      if (index % 5 !== round % 5) continue;
      const snapshot = replay.at(index + 1);
      const view = viewAt(plain, snapshot);
      const scene = draw(withTexts(placed, view, style), view);
      const paths = namedBy(event, explainedAt(snapshot, ends));
      marks.length = 0;
      explainEvent(event, tree, "exact", naming);
      for (const path of paths.values()) expect(path).toMatch(/^\d+(\.\d+)*$/);
      for (const name of marks) if (/^\d+\.\d/.test(name)) expect([...paths.values()]).toContain(name);
      const shapes = withNumbers(scene.shapes, scene.size, paths);
      const added = shapes.filter((shape) => shape.type === "text" && shape.role === "path");
      named += paths.size;
      shown += added.length;
      for (const number of added) {
        if (number.type !== "text") throw new Error("only texts are added");
        expect(paths.get(number.of!)).toBe(number.text);
        expect(troubleOf(number, shapes, scene.size, style.grows === "right")).toBe("");
      }
    }
  }
  expect(named).toBeGreaterThan(200);
  expect(shown / named).toBeGreaterThan(0.97);
});
