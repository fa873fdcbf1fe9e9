import { Catalogue, LANGUAGES } from "@tyche/messages";
import { trace } from "@tyche/trees";
import { endsOf, numberLineAt, Replay } from "@tyche/trees/replay";
import { expect, test } from "vitest";
import { BEATS, LESSON, OWN_TREE, RISKY, SKIPPED, stepOfBeat } from "./lesson.js";
import { presetTree } from "./presets.js";
import { boundsOf, DEFAULT_RUN, settingsOf } from "./run-config.js";

/** The other action. */
const SAFE = 1;

test("the lesson shows what its sentences say, one change at a time", () => {
  const tree = presetTree(LESSON);
  const run = { ...DEFAULT_RUN, ...LESSON.run };
  const read = settingsOf(run);
  if (!("settings" in read)) throw new Error("its settings are wrong");
  const { events, solution } = trace(tree, run.algorithm, read.settings);
  const replay = new Replay(tree, events);
  const lines = Array.from({ length: BEATS + 2 }, (_, beat) => {
    const snapshot = replay.at(stepOfBeat(events, beat));
    const line = numberLineAt(snapshot, endsOf(tree, boundsOf(run))!);
    return (
      line && [
        line.node,
        ...line.bar.map(String),
        line.alpha && String(line.alpha.value),
        line.gap?.map(String),
      ]
    );
  });
  // By hand: safe is worth (4 + 8) / 2; of risky a third is 6, then a third is 0, and no payoff is above 9.
  expect(lines).toEqual([
    undefined,
    [0, "6", "9", undefined, undefined],
    [RISKY, "0", "9", "6", undefined],
    [RISKY, "2", "8", "6", undefined],
    [RISKY, "2", "5", "6", undefined],
    [RISKY, "2", "5", "6", ["5", "6"]],
    [0, "6", "6", undefined, undefined],
    [RISKY, "2", "5", "6", ["5", "6"]],
  ]);
  const steps = Array.from({ length: OWN_TREE }, (_, beat) => stepOfBeat(events, beat));
  expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
  expect(solution.best).toEqual([tree.root.children.findIndex(({ id }) => id === SAFE)]);
  expect(tree.nodes.filter(({ id }) => solution.record.visits[id] === 0).map(({ id }) => id)).toEqual([
    SKIPPED,
  ]);
});

test.each(LANGUAGES)("its sentences name nodes, and leave numbers to the line (%s)", async (language) => {
  const words = await new Catalogue(language).load("lab");
  const values = { safe: "SAFE", risky: "RISKY", low: "0", high: "9" };
  expect(words.text("lab-lesson-premise", values)).toContain(words.text("lab-lesson-payoff"));
  for (const beat of [1, 2, 3, 4, 5, 6] as const) {
    const sentence = words.text(`lab-lesson-beat-${beat}`, values);
    expect(sentence).toMatch(/[“«]\s?(SAFE|RISKY)\s?[”»]/);
    // Of the numbers only the greatest payoff is named, which is an end of the axis.
    expect(sentence.replace("Star1", "").replace(/\b9\b/, "")).not.toMatch(/\d/);
  }
});
