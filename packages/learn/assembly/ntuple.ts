/**
 * n-tuple network on boards of 16 cells of four bits, with temporal-coherence learning of afterstates (D. Beal, M.
 * Smith 1999; W. Jaskowski 2017). `src/ntuple/cells.ts` is the reference implementation in TypeScript, for boards of
 * any size, against which the tests check this file.
 *
 * With lambda 0 an afterstate is learned as soon as the next one is chosen. Otherwise the episode is stored and learned
 * from its end backward, so that each afterstate is moved towards the values that the later ones have just received:
 * TD(lambda) without traces (K. Matsuzaki 2017).
 *
 * The eight rotations and reflections of a board share their weights. The cells of a tuple, in ascending order, form
 * the number of its entry. All memory belongs to the caller, see `src/ntuple/layout.ts`. An entry is one float, its
 * weight. If the network learns, it is four: weight, sum of errors, sum of their magnitudes, and number of updates.
 * They are adjacent because a table of this size is limited by the cache lines that a move touches.
 */

import { transposed } from "./shared/board";

const WAYS = 8;
/** Bytes of a tuple's descriptor: three rotations (u64), three masks (u64), base of its entries (u32), number of runs (i32). */
const TUPLE: usize = 64;
/** Bytes of a candidate: cells 0-7, cells 8-15, its reward as a float, and one unused word. */
const CANDIDATE: usize = 16;

let tuples: i32 = 0;
let tuplesAt: usize = 0;
let candidatesAt: usize = 0;
/** Addresses of entries: of the previous afterstate, then of each candidate. */
let activeAt: usize = 0;
/** Entries per board: eight per tuple. */
let active: i32 = 0;
let rate: f32 = 0;
let hasPrevious: bool = false;
let lambda: f32 = 0;
/**
 * The current episode, if lambda is above 0: its afterstates in the format of candidates, each with the reward received
 * with it.
 */
let episodeAt: usize = 0;
let episodeMost: usize = 0;
let episodeLength: usize = 0;
let squaredErrors: f64 = 0;

/** @param learningRate 0: weights are only read, and an entry is one float */
export function setup(
  count: i32,
  descriptors: usize,
  candidates: usize,
  addresses: usize,
  learningRate: f32,
): void {
  tuples = count;
  active = WAYS * count;
  tuplesAt = descriptors;
  candidatesAt = candidates;
  activeAt = addresses;
  rate = learningRate;
  hasPrevious = false;
  lambda = 0;
}

/**
 * Makes the network learn from the ends of episodes; to be called after `setup`.
 *
 * @param most maximum number of stored afterstates; a longer episode is learned in parts
 */
export function setupEpisodes(share: f32, episode: usize, most: i32): void {
  lambda = share;
  episodeAt = episode;
  episodeMost = usize(most);
  episodeLength = 0;
}

// @ts-expect-error: decorator
@inline
function leftRight(board: u64): u64 {
  board = ((board >> 4) & 0x0f0f0f0f0f0f0f0f) | ((board & 0x0f0f0f0f0f0f0f0f) << 4);
  return ((board >> 8) & 0x00ff00ff00ff00ff) | ((board & 0x00ff00ff00ff00ff) << 8);
}

// @ts-expect-error: decorator
@inline
function topBottom(board: u64): u64 {
  board = ((board >> 16) & 0x0000ffff0000ffff) | ((board & 0x0000ffff0000ffff) << 16);
  return rotl(board, 32);
}

// @ts-expect-error: decorator
@inline
function pick(board: u64, turn: u64, mask: u64): usize {
  return usize(rotr(board, turn) & mask);
}

/** Writes the addresses of a board's entries. */
function locate(b0: u64, into: usize): void {
  const b1 = leftRight(b0);
  const b2 = topBottom(b0);
  const b3 = topBottom(b1);
  const b4 = transposed(b0);
  const b5 = leftRight(b4);
  const b6 = topBottom(b4);
  const b7 = topBottom(b5);
  let tuple = tuplesAt;
  for (let left = tuples; left > 0; left--) {
    const turn1 = load<u64>(tuple);
    const turn2 = load<u64>(tuple, 8);
    const mask1 = load<u64>(tuple, 24);
    const mask2 = load<u64>(tuple, 32);
    const base = usize(load<u32>(tuple, 48));
    let a0 = base + (pick(b0, turn1, mask1) | pick(b0, turn2, mask2));
    let a1 = base + (pick(b1, turn1, mask1) | pick(b1, turn2, mask2));
    let a2 = base + (pick(b2, turn1, mask1) | pick(b2, turn2, mask2));
    let a3 = base + (pick(b3, turn1, mask1) | pick(b3, turn2, mask2));
    let a4 = base + (pick(b4, turn1, mask1) | pick(b4, turn2, mask2));
    let a5 = base + (pick(b5, turn1, mask1) | pick(b5, turn2, mask2));
    let a6 = base + (pick(b6, turn1, mask1) | pick(b6, turn2, mask2));
    let a7 = base + (pick(b7, turn1, mask1) | pick(b7, turn2, mask2));
    if (load<i32>(tuple, 52) > 2) {
      const turn3 = load<u64>(tuple, 16);
      const mask3 = load<u64>(tuple, 40);
      a0 += pick(b0, turn3, mask3);
      a1 += pick(b1, turn3, mask3);
      a2 += pick(b2, turn3, mask3);
      a3 += pick(b3, turn3, mask3);
      a4 += pick(b4, turn3, mask3);
      a5 += pick(b5, turn3, mask3);
      a6 += pick(b6, turn3, mask3);
      a7 += pick(b7, turn3, mask3);
    }
    store<u64>(into, u64(a0) | (u64(a1) << 32));
    store<u64>(into, u64(a2) | (u64(a3) << 32), 8);
    store<u64>(into, u64(a4) | (u64(a5) << 32), 16);
    store<u64>(into, u64(a6) | (u64(a7) << 32), 24);
    tuple += TUPLE;
    into += 4 * WAYS;
  }
}

/** The sum of the weights whose addresses are at `from`: a tight loop, so that many cache misses overlap. */
function sumOf(from: usize): f32 {
  const end = from + (usize(active) << 2);
  let sum1: f32 = 0;
  let sum2: f32 = 0;
  for (; from < end; from += 32) {
    sum1 +=
      load<f32>(load<u32>(from)) +
      load<f32>(load<u32>(from, 4)) +
      (load<f32>(load<u32>(from, 8)) + load<f32>(load<u32>(from, 12)));
    sum2 +=
      load<f32>(load<u32>(from, 16)) +
      load<f32>(load<u32>(from, 20)) +
      (load<f32>(load<u32>(from, 24)) + load<f32>(load<u32>(from, 28)));
  }
  return sum1 + sum2;
}

/** The value of a board; does not affect an episode that is being learned. */
export function value(low: u32, high: u32): f32 {
  const scratch = activeAt + (usize(active) << 2);
  locate((u64(high) << 32) | u64(low), scratch);
  return sumOf(scratch);
}

/** Makes the next choice the first of an episode. */
export function begin(): void {
  hasPrevious = false;
  episodeLength = 0;
}

/**
 * The index of the candidate with the greatest sum of reward and value, the first of equal ones. If the network learns,
 * the previously chosen afterstate is moved towards that sum.
 */
export function choose(count: i32): i32 {
  const size = usize(active) << 2;
  const first = activeAt + size;
  let candidate = candidatesAt;
  for (let i: usize = 0; i < usize(count); i++) locate(load<u64>(candidate + i * CANDIDATE), first + i * size);
  let best: f32 = -f32.MAX_VALUE;
  let chosen: usize = 0;
  for (let i: usize = 0; i < usize(count); i++) {
    const sum = sumOf(first + i * size) + load<f32>(candidate, 8);
    candidate += CANDIDATE;
    if (sum > best) {
      best = sum;
      chosen = i;
    }
  }
  if (lambda > 0) keep(candidatesAt + chosen * CANDIDATE);
  else if (rate > 0) {
    if (hasPrevious) update(best);
    memory.copy(activeAt, first + chosen * size, size);
    hasPrevious = true;
  }
  return i32(chosen);
}

/** Ends the episode: there is no further reward after the last chosen afterstate. */
export function end(): void {
  if (lambda > 0 && episodeLength > 0) {
    learnBackward(0, episodeLength);
    episodeLength = 0;
  }
  if (rate > 0 && hasPrevious) update(0);
  hasPrevious = false;
}

/** Adds an afterstate to the episode. If the memory is full, the stored part is learned first, as far as possible. */
function keep(afterstate: usize): void {
  if (episodeLength === episodeMost) {
    const last = episodeAt + (episodeLength - 1) * CANDIDATE;
    const lastValue = value(load<u32>(last), load<u32>(last, 4));
    learnBackward(load<f32>(last, 8) + lastValue, episodeLength - 1);
    memory.copy(episodeAt, last, CANDIDATE);
    episodeLength = 1;
  }
  memory.copy(episodeAt + episodeLength++ * CANDIDATE, afterstate, CANDIDATE);
}

/**
 * Learns the first afterstates of the episode, in reverse order. @param target the return that followed the last of
 * them
 */
function learnBackward(target: f32, count: usize): void {
  for (let at = episodeAt + count * CANDIDATE; at > episodeAt; ) {
    at -= CANDIDATE;
    locate(load<u64>(at), activeAt);
    update(target);
    target = load<f32>(at, 8) + lambda * target + (1 - lambda) * sumOf(activeAt);
  }
}

/** Moves the value of the previous afterstate towards a target. */
function update(target: f32): void {
  const error = target - sumOf(activeAt);
  squaredErrors += f64(error) * f64(error);
  const step = (rate * error) / f32(active);
  const sums = f32x4(0, error, abs(error), 1);
  const end = activeAt + (usize(active) << 2);
  for (let from = activeAt; from < end; from += 4) {
    const at = usize(load<u32>(from));
    const errors = load<f32>(at, 4);
    const magnitudes = load<f32>(at, 8);
    // Coherence: errors of one sign add up, errors of alternating signs cancel.
    const coherence: f32 = magnitudes > 0 ? abs(errors) / magnitudes : 1;
    v128.store(at, f32x4.add(v128.load(at), f32x4.replace_lane(sums, 0, step * coherence)));
  }
}

/** The sum of the squared errors of all updates since the last call. */
export function takeSquaredErrors(): f64 {
  const sum = squaredErrors;
  squaredErrors = 0;
  return sum;
}
