/**
 * A queue and its workers as a simulation of discrete events, with costs that were measured. It follows what `tyche arena --queue`
 * and `tyche worker` do (packages/cli/src/queue): coordinators that keep a window of jobs filled and fetch results, one Redis that
 * does one command after the other, workers that say that they live, are slow, and are lost.
 */
import { seededChance } from "@tyche/engine";

/** What was measured, in seconds and bytes. */
export interface Costs {
  /** CPU of Redis: for a job that is added; for all else of a job (handed out, kept, finished, its result fetched); for a beat. */
  readonly addJob: number;
  readonly doJob: number;
  readonly beat: number;
  /** CPU of a coordinator for a job, its results put in order and written to the log. */
  readonly coordinate: number;
  /** Between asking Redis and its answer, beside the CPU: the network's. */
  readonly trip: number;
  /** Of a job that waits or is at work, and of a result that waits for its coordinator. */
  readonly jobBytes: number;
  readonly resultBytes: number;
}

export interface FleetPlan {
  readonly workers: number;
  /** Of each worker. */
  readonly threads: number;
  readonly coordinators: number;
  readonly jobs: number;
  /** That a job takes, equally likely anything from 1 - spread to 1 + spread of it. */
  readonly jobSeconds: number;
  readonly spread: number;
  /** Jobs of a coordinator at a time. */
  readonly window: number;
  /** A share of the workers, which take so many times as long. */
  readonly slow?: { readonly share: number; readonly times: number };
  /** How often a worker is lost an hour; after how long another one is there in its place. */
  readonly losses?: { readonly anHour: number; readonly backSeconds: number };
}

export interface Forecast {
  /** From the first job to the last result. */
  readonly seconds: number;
  /** The same if handing out cost nothing, nobody were lost and nothing were left over at the end. */
  readonly ideal: number;
  /** Since the last job that had not been handed out before was. */
  readonly tail: number;
  /** Shares of the time in which Redis, and the busiest coordinator, had something to do. */
  readonly redis: number;
  readonly coordinator: number;
  /** Jobs that were done and had to be done again, or were lost half done. */
  readonly again: number;
  /** The most at a time. */
  readonly megabytes: number;
}

/** As in packages/cli/src/queue. */
const TAKEN_AT_ONCE = 32;
const ADDED_AT_ONCE = 128;
const LOOK_SECONDS = 0.1;
const BEAT_SECONDS = 2;
const LOST_SECONDS = 30;

/** @param seed of the jobs' lengths and of who is lost; the same seed has the same forecast */
export function simulateFleet(plan: FleetPlan, costs: Costs, seed: number | string): Forecast {
  return new FleetSimulation(plan, costs, seed).run();
}

/** A thread of a worker in one of its lives. */
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
  /** The next of its jobs; every so manieth is. */
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

  /** What a coordinator does over and over: looks, takes results, adds jobs; and rests where there was nothing. */
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

  /** Lost jobs are found by the second look of BullMQ at the locks: between once and twice the time after which they are free. */
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

  /** Something that Redis does when it has done what it was asked before. */
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

  /** At least 0, less than 1. */
  private unit(): number {
    return (this.chance.die(2 ** 32) - 1) / 2 ** 32;
  }
}

/** What is to come, in the order of time; what is at the same moment, in the order in which it was said. */
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
