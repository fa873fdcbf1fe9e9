import { describe, expect, it } from "vitest";
import { pacMan } from "../rules.js";
import { LEARNED_WEIGHTS, PURSUIT_FEATURES, pursuitWeights } from "./pursuit.js";

describe("learned ghosts", () => {
  it("follow the true path rather than the straight one, and flee while scared", () => {
    // The straight line from the ghost to Pac-Man goes west into a dead end; the true path goes east.
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
