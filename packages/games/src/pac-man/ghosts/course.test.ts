import { describe, expect, it } from "vitest";
import { pacMan } from "../rules.js";
import { ghostCourse } from "./course.js";
import { LEARNED_WEIGHTS, PURSUIT_FEATURES, pursuitWeights } from "./pursuit.js";

const course = (games = 60) => ghostCourse.create({ games, seed: 1, every: 20, depth: 1 });

describe("ghosts that learn", () => {
  it("learn from nothing to come nearer along the ways, whatever the straight line says", async () => {
    const learner = await course();
    const reports = [];
    for await (const report of learner.run()) reports.push(report.measures);
    expect(reports).toHaveLength(3);
    expect(reports.at(-1)!.way).toBeLessThan(-0.1);
    expect(reports.at(-1)!.way).toBeLessThan(reports[0]!.way!);
  });

  it("go on after a stop as if there had been none", async () => {
    const whole = await course();
    for await (const _ of whole.run());
    const first = await course();
    let saved: Uint8Array | undefined;
    for await (const { games } of first.run()) if (games === 20) saved = first.state().slice();
    const second = await course();
    second.restore(saved!);
    for await (const _ of second.run());
    expect(second.model()).toEqual(whole.model());
  });

  it("follow the true way rather than the straight one, and flee when they are scared", () => {
    // The straight line from the ghost to Pac-Man goes west into a dead end, the way goes east.
    const { maze } = pacMan({ layout: "%%%%%%%/%P  . %/%%%%% %/%  G  %/%%%%%%%" }).variant;
    const [pacman, place] = [3 * 7 + 1, 2 * maze.stride + 2 * 3];
    const [west, east] = [0, 2];
    const chase = { pacmen: [pacman], place, isScared: false, others: [] };
    const [away, near] = pursuitWeights(maze, chase, [west, east]);
    expect(near).toBeGreaterThan(2 * away!);
    const [flight, meeting] = pursuitWeights(maze, { ...chase, isScared: true }, [west, east]);
    expect(flight).toBeGreaterThan(meeting!);
    expect(LEARNED_WEIGHTS).toHaveLength(PURSUIT_FEATURES.length);
  });
});
