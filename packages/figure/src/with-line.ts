import { lineStyle, type Scene, withNumbers } from "@tyche/trees/drawing";
import { pictureNames } from "@tyche/trees/explain";
import {
  type Axis,
  explainedAt,
  type NumberLine,
  pathNumbers,
  type Roomy,
  roomUnder,
  type Saying,
  type Snapshot,
  underTree,
} from "@tyche/trees/replay";
import { addStyle, PALETTE } from "./style.js";

addStyle(lineStyle(PALETTE));

export { roomUnder };

/** A picture with what a step adds to it. */
export interface Stepped extends Pick<Scene, "shapes"> {
  readonly line: NumberLine | undefined;
}

/**
 * Draws what a step adds to a picture: its number line, and the paths by which its sentence names nodes.
 * @param room the tree with room for number lines; undefined if the search has none
 */
export function stepsOf(
  { tree, words, numbers }: Omit<Saying, "naming">,
  ends: Axis | undefined,
  room: Roomy | undefined,
) {
  const saying = { tree, words, numbers, naming: pictureNames(tree, numbers) };
  const namedBy = pathNumbers(tree, numbers);
  return (scene: Scene, snapshot: Snapshot): Stepped => {
    const line = room && explainedAt(snapshot, ends);
    const shapes = withNumbers(scene.shapes, scene.size, namedBy(snapshot.event, line));
    return {
      line,
      shapes: line && room ? underTree({ ...scene, shapes }, room, line, saying).shapes : shapes,
    };
  };
}
