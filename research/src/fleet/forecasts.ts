import { table } from "tyche/parts";
import { type Costs, type FleetPlan, simulateFleet } from "./simulation.js";

/** Measured with `npm run research -- fleet load`; the network round trip is assumed to take half a millisecond. */
const MEASURED: Costs = {
  addJob: 21e-6,
  doJob: 260e-6,
  beat: 190e-6,
  coordinate: 350e-6,
  trip: 500e-6,
  jobBytes: 1340,
  resultBytes: 1030,
};

/**
 * An iteration of 500 backgammon games, gathered by a small network (40 hidden units): seconds, positions, CPU seconds
 * that its file costs the coordinator, and bytes in Redis until it is fetched.
 */
const LAP = { seconds: 3.5, positions: 43_786, coordinate: 20e-3, resultBytes: 1.26e6 };
const OF_LAPS: Costs = { ...MEASURED, coordinate: LAP.coordinate, resultBytes: LAP.resultBytes };

const THREADS = 8;
const SPREAD = 0.2;
/** As in packages/cli/src/queue: the number of a coordinator's jobs in progress. */
const windowOf = (workers: number): number => Math.max(512, 2 * THREADS * workers);
/** As in packages/cli/src/queue: the duration of a job in seconds, so that every thread gets four in turn. */
const jobSecondsOf = (workSeconds: number, workers: number): number =>
  Math.min(10, workSeconds / (4 * THREADS * workers));

/** Jobs of ten seconds or less, but at least one work item. */
function fleetFor(workSeconds: number, workers: number, pieceSeconds = 0): FleetPlan {
  const jobSeconds = Math.max(jobSecondsOf(workSeconds, workers), pieceSeconds);
  return {
    ...{ workers, threads: THREADS, coordinators: 1, jobSeconds, spread: SPREAD },
    ...{ jobs: Math.round(workSeconds / jobSeconds), window: windowOf(workers) },
  };
}

function gathering(positions: number, workers: number): FleetPlan {
  const laps = Math.ceil(positions / LAP.positions);
  return { ...fleetFor(laps * LAP.seconds, workers, LAP.seconds), jobs: laps, jobSeconds: LAP.seconds };
}

/** Ten minutes of work for a thousand workers, with a change. */
function tenMinutes(change: Partial<FleetPlan> = {}): FleetPlan {
  return { ...fleetFor(600 * 1000 * THREADS, 1000), ...change };
}

const PLANS: readonly (readonly [what: string, plan: FleetPlan, costs?: Costs])[] = [
  ...[10, 100, 1000].map(
    (workers) => [`10^6 games of 0.1 s, ${workers} workers`, fleetFor(1e5, workers)] as const,
  ),
  ...[10, 100, 1000].map(
    (workers) => [`10^8 positions, ${workers} workers`, gathering(1e8, workers), OF_LAPS] as const,
  ),
  ["1,000 workers, 10 minutes of jobs of 10 s", tenMinutes()],
  ["the same with a window of 512", tenMinutes({ window: 512 })],
  ["16 coordinators with windows of 512", tenMinutes({ window: 512, coordinators: 16 })],
  ["a tenth of the workers four times as slow", tenMinutes({ slow: { share: 0.1, times: 4 } })],
  ["each worker lost once an hour, back in a minute", tenMinutes({ losses: { anHour: 1, backSeconds: 60 } })],
  ["each lost six times an hour", tenMinutes({ losses: { anHour: 6, backSeconds: 60 } })],
  ["jobs of 2 s", tenMinutes({ jobSeconds: 2, jobs: (600 / 2) * 1000 * THREADS })],
];

/** A table of the requirements of large fleets. */
export function forecasts(): string {
  return table(
    [
      "",
      "jobs",
      "job s",
      "minutes",
      "of which the end",
      "of ideal",
      "jobs/s",
      "Redis",
      "coordinator",
      "again",
      "MB",
    ],
    PLANS.map(([what, plan, costs = MEASURED]) => {
      const { seconds, ideal, tail, redis, coordinator, again, megabytes } = simulateFleet(plan, costs, 1);
      return [
        what,
        plan.jobs.toLocaleString("en"),
        plan.jobSeconds.toFixed(1),
        (seconds / 60).toFixed(1),
        `${tail.toFixed(0)} s`,
        `${Math.round((100 * ideal) / seconds)} %`,
        (plan.jobs / seconds).toFixed(0),
        `${(100 * redis).toFixed(1)} %`,
        `${(100 * coordinator).toFixed(0)} %`,
        `${((100 * again) / plan.jobs).toFixed(2)} %`,
        megabytes.toFixed(1),
      ];
    }),
  );
}
