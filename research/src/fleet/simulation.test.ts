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
  it("takes as long as its work where nothing else costs anything", () => {
    // 100 jobs a thread, one after the other; the coordinator sees the last of them when it looks next.
    const { seconds, ideal, again, megabytes } = simulateFleet(PLAN, FREE, 1);
    expect(ideal).toBe(1000);
    expect(seconds).toBeGreaterThanOrEqual(1000);
    expect(seconds).toBeLessThan(1000.2);
    expect({ again, megabytes }).toEqual({ again: 0, megabytes: 0.512 });
  });

  it("is as quick as Redis where Redis is what is short", () => {
    const { seconds, redis } = simulateFleet(PLAN, { ...FREE, addJob: 0.25, doJob: 0.75 }, 1);
    // 4,000 jobs of a second; the first are there after 128 x 0.25 s, and the last is at work for 10 s.
    expect(seconds).toBeGreaterThan(4000);
    expect(seconds).toBeLessThan(4060);
    expect(redis).toBeGreaterThan(0.985);
  });

  it("is as quick as the coordinators where they are what is short, so that two are twice as quick as one", () => {
    const costs = { ...FREE, coordinate: 1 };
    const [one, two] = [1, 2].map((coordinators) => simulateFleet({ ...PLAN, coordinators }, costs, 1));
    expect(one!.seconds).toBeGreaterThan(4000);
    expect(one!.seconds).toBeLessThan(4020);
    // One is fed a little before the other.
    expect(two!.seconds).toBeLessThan(2050);
    expect(one!.coordinator).toBeGreaterThan(0.99);
  });

  it("feeds no more threads than the window has jobs", () => {
    const { seconds } = simulateFleet({ ...PLAN, window: 20 }, FREE, 1);
    // 20 of 40 threads at a time, and up to a tenth of a second until a result is seen.
    expect(seconds).toBeGreaterThan(2000);
    expect(seconds).toBeLessThan(2025);
  });

  it("counts what a Redis has to do with those who only say that they live", () => {
    const { redis } = simulateFleet(PLAN, { ...FREE, beat: 0.01 }, 1);
    // Ten beats of 10 ms in two seconds.
    expect(redis).toBeCloseTo(0.05, 3);
  });

  it("does what lost workers had again, and counts nothing twice", () => {
    const losses = { anHour: 60, backSeconds: 30 };
    const { seconds, again } = simulateFleet({ ...PLAN, losses }, FREE, 1);
    // A worker lives a minute in 90 s, and takes four jobs with it, each half done: 1,000 / (2/3 x 1 - 4/60 x 5 s / 4) and a little.
    expect(seconds).toBeGreaterThan(1500);
    expect(seconds).toBeLessThan(1900);
    expect(again).toBeGreaterThan((0.8 * 4 * 10 * seconds) / 90);
    expect(again).toBeLessThan((1.2 * 4 * 10 * seconds) / 90);
  });

  it("waits for the slow at the end alone", () => {
    const slow = { share: 0.5, times: 4 };
    const { seconds, ideal, tail } = simulateFleet({ ...PLAN, slow }, FREE, 1);
    expect(ideal).toBe(1600);
    expect(seconds - ideal).toBeLessThan(40);
    expect(tail).toBeLessThan(40.2);
  });

  it("has the same forecast for the same seed", () => {
    const plan = { ...PLAN, spread: 0.2, losses: { anHour: 6, backSeconds: 60 } };
    expect(simulateFleet(plan, FREE, 7)).toEqual(simulateFleet(plan, FREE, 7));
    expect(simulateFleet(plan, FREE, 7)).not.toEqual(simulateFleet(plan, FREE, 8));
  });
});
