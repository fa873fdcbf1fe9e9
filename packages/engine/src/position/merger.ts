import { hashText, mix32 } from "../chance/sfc32.js";
import type { Budget } from "../contract/budget.js";
import type { Game } from "../contract/game.js";
import { Merges } from "./merges.js";
import type { Path, Structure } from "./structure.js";

/** Parts of a state remembered for distinguishing outcomes: 21 rolls of two dice need both dice. */
const MOST_PATHS = 3;
/** Up to this many outcomes are compared in pairs; more are looked up in a map. */
const FEW = 24;

/** The parts by which the outcomes of one kind of draw differed before. */
export type Paths = Path[];

/**
 * Merges outcomes that are the same state: if their keys are, or without a key if their structures are. Outcomes that
 * differ in a part in which earlier outcomes of the same action differed, or in the game's `hash`, are not compared
 * any further.
 */
export class Merger<State> {
  /** After `merge`: whether keys were computed, and the keys by outcome. */
  hasKeys = false;
  readonly keys: string[] = [];
  /** Whether states are compared by their structure alone: only then are paths used and learned. */
  readonly byStructure: boolean;
  private readonly key: ((state: State) => string) | undefined;
  private readonly hash: ((state: State) => number) | undefined;
  private readonly structure: Structure;
  private readonly merges: Merges<State>;
  private readonly budget: Budget | undefined;
  private readonly words: number[] = [];

  constructor(game: Game<State, unknown>, structure: Structure, budget?: Budget) {
    this.budget = budget;
    const { key, hash } = game;
    this.merges = Merges.of(game);
    this.key = key;
    this.hash = hash;
    this.structure = structure;
    this.byStructure = key === undefined && hash === undefined;
  }

  /**
   * Merges the first `count` states in place: the first of equal states stays, and fractions are added.
   * @param paths of this kind of draw; they are learned
   * @returns how many are left; -1 if a sum of fractions exceeds the safe integers
   */
  merge(states: State[], numerators: number[], denominators: number[], count: number, paths: Paths): number {
    this.hasKeys = false;
    if (count === 1) return 1;
    if (this.byStructure) {
      if (paths.length > 0 && this.differBy(paths, states, count)) return count;
      for (let i = 0; i < count; i++) {
        this.structure.hash(states[i]);
        this.words[i] = (this.structure.high >>> 11) * 0x1_0000_0000 + (this.structure.low >>> 0);
      }
    } else if (this.hash !== undefined) {
      for (let i = 0; i < count; i++) this.words[i] = this.hash(states[i]!);
    } else {
      this.hasKeys = true;
      for (let i = 0; i < count; i++) this.keys[i] = this.key!(states[i]!);
    }
    const left = this.mergeEqual(states, numerators, denominators, count);
    if (left === count && this.byStructure) this.learn(states, count, paths);
    return left;
  }

  private mergeEqual(states: State[], numerators: number[], denominators: number[], count: number): number {
    const tokens: (string | number)[] = this.hasKeys ? this.keys : this.words;
    if (allDiffer(tokens, count)) return count;
    const firsts = new Map<string | number, number>();
    let left = 0;
    for (let i = 0; i < count; i++) {
      let earlier = firsts.get(tokens[i]!) ?? left;
      // Different states may share a token, so the search continues after a mismatch.
      while (earlier < left && !(tokens[earlier] === tokens[i] && this.areSame(states[earlier]!, states[i]!)))
        earlier++;
      if (earlier === left) {
        if (!firsts.has(tokens[i]!)) firsts.set(tokens[i]!, left);
        states[left] = states[i]!;
        numerators[left] = numerators[i]!;
        denominators[left] = denominators[i]!;
        tokens[left++] = tokens[i]!;
        continue;
      }
      this.merges.compare(states[earlier]!, states[i]!, this.budget);
      if (!add(numerators, denominators, earlier, i)) return -1;
    }
    return left;
  }

  /** Whether two states with equal tokens are the same. */
  private areSame(one: State, other: State): boolean {
    if (this.hasKeys) return true;
    return this.key ? this.key(one) === this.key(other) : this.structure.same(one, other);
  }

  /** Whether every two of the states differ in at least one of these parts. */
  private differBy(paths: Paths, states: State[], count: number): boolean {
    const { words } = this;
    for (let i = 0; i < count; i++) {
      let word = wordAt(states[i], paths[0]!);
      for (let k = 1; k < paths.length; k++) word = mix32(Math.imul(word, 31) ^ wordAt(states[i], paths[k]!));
      words[i] = word;
    }
    return allDiffer(words, count);
  }

  /** Adds a part that distinguishes two states which the known parts do not. */
  private learn(states: State[], count: number, paths: Paths): void {
    for (let i = 1; i < count && paths.length < MOST_PATHS; i++) {
      for (let k = 0; k < i && paths.length < MOST_PATHS; k++) {
        if (paths.some((path) => wordAt(states[k], path) !== wordAt(states[i], path))) continue;
        const path = this.structure.difference(states[k], states[i]);
        if (path) paths.push(path);
      }
    }
  }
}

function allDiffer(tokens: readonly (string | number)[], count: number): boolean {
  if (count > FEW) return new Set(tokens.slice(0, count)).size === count;
  for (let i = 1; i < count; i++) for (let k = 0; k < i; k++) if (tokens[k] === tokens[i]) return false;
  return true;
}

/** A word for the part of a value at the end of a path: if words differ, so do the values. */
function wordAt(value: unknown, path: Path): number {
  let part = value;
  for (let i = 0; i < path.length; i++) {
    if (part === undefined || part === null) return 0;
    part = (part as Readonly<Record<string, unknown>>)[path[i]!];
  }
  if (typeof part === "number") return (part | 0) === part ? part | 0 : hashText(`${part}`, 0);
  if (typeof part === "string") return hashText(part, 0);
  return part === true ? 1 : 0;
}

/** Adds one fraction to another. False if the sum exceeds the safe integers. */
function add(numerators: number[], denominators: number[], to: number, from: number): boolean {
  const one = denominators[to]!;
  const other = denominators[from]!;
  if (one === other) {
    numerators[to] = numerators[to]! + numerators[from]!;
    return true;
  }
  const common = (one / greatestCommonDivisor(one, other)) * other;
  if (common > Number.MAX_SAFE_INTEGER) return false;
  numerators[to] = numerators[to]! * (common / one) + numerators[from]! * (common / other);
  denominators[to] = common;
  return true;
}

function greatestCommonDivisor(a: number, b: number): number {
  let [large, small] = [a, b];
  while (small !== 0) [large, small] = [small, large % small];
  return large;
}
