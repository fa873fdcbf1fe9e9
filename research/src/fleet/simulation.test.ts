import { describe, expect, it } from "vitest";
import { type Costs, type FleetPlan, simulateFleet } from "./simulation.js";

const FREE: Costs = {
  addJob: 0,
  doJob: 0,
  beat: 0,
  coordinate: 0,
  trip: 0,
  jobBytes: 1000,
  resultBytes: 0,
};
const PLAN: FleetPlan = {
  workers: 10,
  threads: 4,
  coordinators: 1,
  jobs: 4000,
  jobSeconds: 10,
  spread: 0,
  window: 512,
};

describe("a simulated fleet", () => {
  it("takes as long as its work if there are no other costs", () => {
    // 100 jobs per thread, one after another; the coordinator sees the last results at its next check.
    const { seconds, ideal, again, megabytes } = simulateFleet(PLAN, FREE, 1);
    expect(ideal).toBe(1000);
    expect(seconds).toBeGreaterThanOrEqual(1000);
    expect(seconds).toBeLessThan(1000.2);
    expect({ again, megabytes }).toEqual({ again: 0, megabytes: 0.512 });
  });

  it("is limited by Redis if Redis is the bottleneck", () => {
    const { seconds, redis } = simulateFleet(PLAN, { ...FREE, addJob: 0.25, doJob: 0.75 }, 1);
    // 4,000 jobs of one second; the first are available after 128 × 0.25 s, and the last runs for 10 s.
    expect(seconds).toBeGreaterThan(4000);
    expect(seconds).toBeLessThan(4060);
    expect(redis).toBeGreaterThan(0.985);
  });

  it("is limited by the coordinators if they are the bottleneck, and two are twice as fast as one", () => {
    const costs = { ...FREE, coordinate: 1 };
    const [one, two] = [1, 2].map((coordinators) => simulateFleet({ ...PLAN, coordinators }, costs, 1));
    expect(one!.seconds).toBeGreaterThan(4000);
    expect(one!.seconds).toBeLessThan(4020);
    // One gets its first jobs slightly earlier than the other.
    expect(two!.seconds).toBeLessThan(2050);
    expect(one!.coordinator).toBeGreaterThan(0.99);
  });

  it("uses no more threads than the window has jobs", () => {
    const { seconds } = simulateFleet({ ...PLAN, window: 20 }, FREE, 1);
    // 20 of 40 threads at a time, and up to a tenth of a second until a result is seen.
    expect(seconds).toBeGreaterThan(2000);
    expect(seconds).toBeLessThan(2025);
  });

  it("counts the cost of heartbeats in Redis", () => {
    const { redis } = simulateFleet(PLAN, { ...FREE, beat: 0.01 }, 1);
    // Ten heartbeats of 10 ms in two seconds.
    expect(redis).toBeCloseTo(0.05, 3);
  });

  it("repeats the jobs of lost workers, and counts none twice", () => {
    const losses = { anHour: 60, backSeconds: 30 };
    const { seconds, again } = simulateFleet({ ...PLAN, losses }, FREE, 1);
    // A worker is alive 60 of every 90 s, and loses four half-finished jobs each time: 1,000 / (2/3 × 1 − 4/60 × 5 s /
    // 4), plus a little.
    expect(seconds).toBeGreaterThan(1500);
    expect(seconds).toBeLessThan(1900);
    expect(again).toBeGreaterThan((0.8 * 4 * 10 * seconds) / 90);
    expect(again).toBeLessThan((1.2 * 4 * 10 * seconds) / 90);
  });

  it("waits for slow workers only at the end", () => {
    const slow = { share: 0.5, times: 4 };
    const { seconds, ideal, tail } = simulateFleet({ ...PLAN, slow }, FREE, 1);
    expect(ideal).toBe(1600);
    expect(seconds - ideal).toBeLessThan(40);
    expect(tail).toBeLessThan(40.2);
  });

  it("gives the same forecast for the same seed", () => {
    const plan = { ...PLAN, spread: 0.2, losses: { anHour: 6, backSeconds: 60 } };
    expect(simulateFleet(plan, FREE, 7)).toEqual(simulateFleet(plan, FREE, 7));
    expect(simulateFleet(plan, FREE, 7)).not.toEqual(simulateFleet(plan, FREE, 8));
  });
});
