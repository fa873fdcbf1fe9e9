/**
 * A discrete-event simulation of a queue and its workers, with measured costs. It models `tyche arena --queue` and
 * `tyche worker` (packages/cli/src/queue): coordinators that keep a window of jobs filled and fetch results, one Redis
 * that executes one command after another, and workers that send heartbeats, may be slow, and may be lost.
 */
import { seededChance } from "@tyche/engine";

/** Measured costs, in seconds and bytes. */
export interface Costs {
  /**
   * CPU time of Redis for adding a job, for everything else about a job (handing it out, storing it, finishing it,
   * fetching its result), and for a heartbeat.
   */
  readonly addJob: number;
  readonly doJob: number;
  readonly beat: number;
  /** CPU time of a coordinator per job, for ordering its results and writing them to the log. */
  readonly coordinate: number;
  /** Network time between a request to Redis and its answer. */
  readonly trip: number;
  /** Of a job that is waiting or running, and of a result that waits for its coordinator. */
  readonly jobBytes: number;
  readonly resultBytes: number;
}

export interface FleetPlan {
  readonly workers: number;
  /** Per worker. */
  readonly threads: number;
  readonly coordinators: number;
  readonly jobs: number;
  /** Duration of a job: uniform between 1 − spread and 1 + spread times this. */
  readonly jobSeconds: number;
  readonly spread: number;
  /** Limit on a coordinator's jobs in progress. */
  readonly window: number;
  /** A share of the workers that take `times` times as long. */
  readonly slow?: { readonly share: number; readonly times: number };
  /** How often a worker is lost per hour, and after how many seconds another one replaces it. */
  readonly losses?: { readonly anHour: number; readonly backSeconds: number };
}

export interface Forecast {
  /** From the first job to the last result. */
  readonly seconds: number;
  /** The same without overhead, losses and idle time at the end. */
  readonly ideal: number;
  /** From the start of the last job that had not been started before. */
  readonly tail: number;
  /** Shares of the time in which Redis, and the busiest coordinator, were busy. */
  readonly redis: number;
  readonly coordinator: number;
  /** Jobs that were repeated after completion, or lost in progress. */
  readonly again: number;
  /** Peak memory. */
  readonly megabytes: number;
}

/** The same values as in packages/cli/src/queue. */
const TAKEN_AT_ONCE = 32;
const ADDED_AT_ONCE = 128;
const LOOK_SECONDS = 0.1;
const BEAT_SECONDS = 2;
const LOST_SECONDS = 30;

/** @param seed determines job durations and losses; the same seed gives the same forecast */
export function simulateFleet(plan: FleetPlan, costs: Costs, seed: number | string): Forecast {
  return new FleetSimulation(plan, costs, seed).run();
}

/** A thread of a worker, between start and loss. */
interface Slot {
  readonly worker: Worker;
  readonly life: number;
}

interface Worker {
  readonly times: number;
  life: number;
  readonly jobs: Set<number>;
}

interface Coordinator {
  /** The next of its jobs; the jobs of a coordinator are interleaved with those of the others. */
  next: number;
  outstanding: number;
  readonly done: number[];
  busy: number;
}

class FleetSimulation {
  private readonly plan: FleetPlan;
  private readonly costs: Costs;
  private readonly chance;
  private readonly events = new Events();
  private readonly redis = { freeAt: 0, busy: 0 };
  private readonly coordinators: readonly Coordinator[];
  private readonly waiting: number[] = [];
  private readonly idle: Slot[] = [];
  private readonly isDone: Uint8Array;
  private handedOut = 0;
  private lastHandedOut = 0;
  private taken = 0;
  private again = 0;
  private jobsHeld = 0;
  private resultsHeld = 0;
  private bytes = 0;
  private readonly isStarted: Uint8Array;

  constructor(plan: FleetPlan, costs: Costs, seed: number | string) {
    this.plan = plan;
    this.costs = costs;
    this.chance = seededChance(seed);
    this.isDone = new Uint8Array(plan.jobs);
    this.isStarted = new Uint8Array(plan.jobs);
    this.coordinators = Array.from({ length: plan.coordinators }, (_, i) => ({
      next: i,
      outstanding: 0,
      done: [],
      busy: 0,
    }));
  }

  run(): Forecast {
    const { plan } = this;
    const { share, times } = plan.slow ?? { share: 0, times: 1 };
    const slow = Math.round(share * plan.workers);
    for (let i = 0; i < plan.workers; i++) {
      const worker: Worker = { times: i < slow ? times : 1, life: 0, jobs: new Set() };
      this.arrive(worker);
      this.events.add(this.unit() * BEAT_SECONDS, () => this.beat());
      this.expectLoss(worker);
    }
    for (const coordinator of this.coordinators) this.events.add(0, () => this.pass(coordinator));
    while (this.taken < plan.jobs) this.events.next();
    const seconds = this.events.now;
    const speed = plan.threads * (plan.workers - slow + slow / times);
    return {
      seconds,
      ideal: (plan.jobs * plan.jobSeconds) / speed,
      tail: seconds - this.lastHandedOut,
      redis: this.redis.busy / seconds,
      coordinator: Math.max(...this.coordinators.map(({ busy }) => busy)) / seconds,
      again: this.again,
      megabytes: this.bytes / 1e6,
    };
  }

  /** A coordinator's loop: checks for results, fetches them, adds jobs, and pauses if there was nothing to do. */
  private pass(own: Coordinator): void {
    const { plan, costs } = this;
    this.ask(0, () => {
      const results = own.done.splice(0, TAKEN_AT_ONCE).length;
      const work = results * costs.coordinate;
      own.busy += work;
      this.events.add(results > 0 ? 2 * costs.trip + work : 0, () => {
        this.taken += results;
        own.outstanding -= results;
        this.resultsHeld -= results;
        const fresh: number[] = [];
        while (own.outstanding < plan.window && fresh.length < ADDED_AT_ONCE && own.next < plan.jobs) {
          fresh.push(own.next);
          own.next += plan.coordinators;
          own.outstanding++;
        }
        if (fresh.length === 0) {
          this.events.add(results > 0 ? 0 : LOOK_SECONDS, () => this.pass(own));
          return;
        }
        this.ask(fresh.length * costs.addJob, () => {
          this.jobsHeld += fresh.length;
          for (const job of fresh) this.waiting.push(job);
          this.weigh();
          this.handOut();
          this.pass(own);
        });
      });
    });
  }

  private handOut(): void {
    while (this.handedOut < this.waiting.length) {
      const slot = this.idle.pop();
      if (!slot) return;
      if (slot.life !== slot.worker.life) continue;
      this.start(this.waiting[this.handedOut++]!, slot);
    }
  }

  private start(job: number, slot: Slot): void {
    const { worker, life } = slot;
    const { jobSeconds, spread } = this.plan;
    if (this.isStarted[job]) this.again++;
    else this.lastHandedOut = this.events.now;
    this.isStarted[job] = 1;
    worker.jobs.add(job);
    const seconds = jobSeconds * (1 + spread * (2 * this.unit() - 1)) * worker.times;
    this.events.add(seconds, () => {
      if (worker.life !== life) return;
      this.ask(this.costs.doJob, () => {
        if (worker.life !== life) return;
        worker.jobs.delete(job);
        if (!this.isDone[job]) {
          this.isDone[job] = 1;
          this.jobsHeld--;
          this.resultsHeld++;
          this.weigh();
          this.coordinators[job % this.coordinators.length]!.done.push(job);
        }
        this.idle.push(slot);
        this.handOut();
      });
    });
  }

  private arrive(worker: Worker): void {
    for (let i = 0; i < this.plan.threads; i++) this.idle.push({ worker, life: worker.life });
    this.handOut();
  }

  /** BullMQ finds lost jobs at its second check of the locks: between one and two lock durations later. */
  private expectLoss(worker: Worker): void {
    const { losses } = this.plan;
    if (!losses || losses.anHour === 0) return;
    this.events.add((-Math.log(1 - this.unit()) * 3600) / losses.anHour, () => {
      worker.life++;
      const lost = [...worker.jobs];
      worker.jobs.clear();
      this.events.add(LOST_SECONDS * (1 + this.unit()), () => {
        for (const job of lost) this.waiting.push(job);
        this.handOut();
      });
      this.events.add(losses.backSeconds, () => {
        this.arrive(worker);
        this.expectLoss(worker);
      });
    });
  }

  private beat(): void {
    this.ask(this.costs.beat, () => {});
    this.events.add(BEAT_SECONDS, () => this.beat());
  }

  /** Schedules an operation of Redis after those requested earlier. */
  private ask(work: number, then: () => void): void {
    const { redis, events } = this;
    redis.freeAt = Math.max(redis.freeAt, events.now) + work;
    redis.busy += work;
    events.add(redis.freeAt - events.now + this.costs.trip, then);
  }

  private weigh(): void {
    const { jobBytes, resultBytes } = this.costs;
    this.bytes = Math.max(this.bytes, this.jobsHeld * jobBytes + this.resultsHeld * resultBytes);
  }

  /** A random number from 0 to below 1. */
  private unit(): number {
    return (this.chance.die(2 ** 32) - 1) / 2 ** 32;
  }
}

/** Future events in order of time; simultaneous ones in the order they were added. */
class Events {
  now = 0;
  private order = 0;
  private readonly heap: { readonly at: number; readonly order: number; readonly act: () => void }[] = [];

  add(after: number, act: () => void): void {
    const { heap } = this;
    const event = { at: this.now + after, order: this.order++, act };
    let i = heap.length;
    heap.push(event);
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (!isBefore(event, heap[parent]!)) break;
      heap[i] = heap[parent]!;
      i = parent;
    }
    heap[i] = event;
  }

  next(): void {
    const { heap } = this;
    const first = heap[0]!;
    const last = heap.pop()!;
    if (heap.length > 0) {
      let i = 0;
      for (;;) {
        let child = 2 * i + 1;
        if (child >= heap.length) break;
        if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++;
        if (!isBefore(heap[child]!, last)) break;
        heap[i] = heap[child]!;
        i = child;
      }
      heap[i] = last;
    }
    this.now = first.at;
    first.act();
  }
}

interface Moment {
  readonly at: number;
  readonly order: number;
}

function isBefore(one: Moment, other: Moment): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}
