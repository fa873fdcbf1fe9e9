import type { SearchEvent } from "@tyche/trees";
import type { Preset } from "./presets.js";

/**
 * The tree of the lesson: Star1 narrows the interval of the risky action twice, and the second time all of it lies
 * below what MAX already has. All bounds on the way are whole numbers.
 */
export const LESSON: Omit<Preset, "id"> = {
  spec: { max: [{ chance: [4, 8] }, { chance: [6, 0, 7] }], actions: ["safe", "risky"] },
  run: { algorithm: "star1", low: "0", high: "9" },
};

/** The nodes of the lesson by id: the risky action, and the leaf that Star1 skips. */
export const RISKY = 4;
export const SKIPPED = 7;

/** The beats after the question, and the step after them, at which readers change the tree. */
export const BEATS = 6;
export const OWN_TREE = BEATS + 1;

/** The step of the lesson's search at which a beat is shown. */
export function stepOfBeat(events: readonly SearchEvent[], beat: number): number {
  const after = (isIt: (event: SearchEvent) => boolean, number = 1): number => {
    let found = 0;
    const index = events.findIndex((event) => isIt(event) && ++found === number);
    return index < 0 ? events.length : index + 1;
  };
  const at = (type: SearchEvent["type"], node: number) => (event: SearchEvent) =>
    event.type === type && event.node === node;
  switch (beat) {
    case 0:
      return 0;
    case 1:
      return after(at("child", 0));
    case 2:
      return after(at("enter", RISKY));
    case 3:
      return after(at("interval", RISKY));
    case 4:
      return after(at("interval", RISKY), 2);
    case 5:
      return after(at("cut", RISKY));
    case OWN_TREE: {
      // The cut if there is one, otherwise the last time that the interval got smaller.
      const shown = events.findLastIndex(
        ({ type, node }) => node === RISKY && (type === "cut" || type === "interval"),
      );
      return shown + 1;
    }
    default:
      return events.length;
  }
}
