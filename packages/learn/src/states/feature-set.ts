import { type Game, OVER, seededChance } from "@tyche/engine";
import { boundedChance, sfc32 } from "@tyche/engine/chance";

/** The features of a state that an evaluator uses: one number for each name. */
export interface FeatureSet<State> {
  /** The name of the whole set; it must change whenever a feature's meaning changes. */
  readonly name: string;
  readonly names: readonly string[];
  /** Writes all numbers, from player 0's side if sides matter. */
  write(state: State, into: Float64Array): void;
  /**
   * If every feature is 1 or 0 and exactly one of each group is 1: the groups, as ranges of features, for n-tuples.
   */
  readonly groups?: readonly (readonly [from: number, to: number])[];
}

export interface PlainOptions {
  /** Number of random games whose states are examined. Default 200. */
  readonly games?: number;
  readonly seed?: number | string;
}

/** Numbers with at most this many values have a feature for each value. */
const MOST_VALUES = 32;
const LONGEST_GAME = 500;

/**
 * Features of any game, from the numbers, truth values, characters and missing values in its states. A component with
 * few values in random games gets a feature for each of them; one with more values gets its two digits in base 16 or,
 * if it is not a whole number, itself, scaled. The seed of those games is part of the set.
 */
export function plainFeatures<State, Action>(
  game: Game<State, Action>,
  { games = 200, seed = "features" }: PlainOptions = {},
): FeatureSet<State> {
  const seen = observe(game, games, seed);
  const names: string[] = [];
  const groups: [number, number][] = [];
  const readers = [...seen].flatMap(([place, values]) => {
    const readers = readersOf(place, values);
    for (const { values: names_ } of readers) {
      groups.push([names.length, names.length + names_.length]);
      names.push(...names_);
    }
    return readers.map((reader) => ({ place, ...reader }));
  });
  const grouped = readers.every(({ isOneHot }) => isOneHot);
  return {
    name: `plain numbers of ${game.name}, ${names.length} features, seed ${seed}`,
    names,
    ...(grouped && { groups }),
    write(state, into) {
      into.fill(0);
      const leaves = leavesOf(state, game);
      readers.forEach(({ place, write }, i) => {
        write(leaves.get(place) ?? 0, into, groups[i]![0]);
      });
    },
  };
}

interface Reader {
  readonly values: readonly string[];
  readonly isOneHot: boolean;
  write(value: number, into: Float64Array, at: number): void;
}

function readersOf(place: string, values: ReadonlySet<number>): Reader[] {
  const sorted = [...values].sort((a, b) => a - b);
  if (sorted.length <= MOST_VALUES) {
    return [oneHot(place, sorted)];
  }
  if (sorted.every((value) => Number.isInteger(value) && value >= 0 && value < 256)) {
    const digits = Array.from({ length: 16 }, (_, digit) => digit);
    const high = oneHot(`${place} / 16`, digits);
    const low = oneHot(`${place} mod 16`, digits);
    return [
      { ...high, write: (value, into, at) => high.write(Math.min(15, value >> 4), into, at) },
      { ...low, write: (value, into, at) => low.write(value & 15, into, at) },
    ];
  }
  const scale = 1 / Math.max(1, ...sorted.map(Math.abs));
  return [
    {
      values: [place],
      isOneHot: false,
      write: (value, into, at) => {
        into[at] = value * scale;
      },
    },
  ];
}

function oneHot(place: string, values: readonly number[]): Reader {
  return {
    values: values.map((value) => `${place} = ${value}`),
    isOneHot: true,
    write(value, into, at) {
      // A value that occurred in no random game is replaced by the nearest one.
      let nearest = 0;
      for (let i = 1; i < values.length; i++) {
        if (Math.abs(values[i]! - value) < Math.abs(values[nearest]! - value)) nearest = i;
      }
      into[at + nearest] = 1;
    },
  };
}

/** The values that each component of the state has had; components are in a fixed order. */
function observe<State, Action>(
  game: Game<State, Action>,
  games: number,
  seed: number | string,
): Map<string, Set<number>> {
  const seen = new Map<string, Set<number>>();
  for (let i = 0; i < games; i++) {
    const chance = boundedChance(seededChance(`${seed}/${i}`));
    const next = sfc32(`${seed}/${i}/moves`);
    let state = game.start(chance);
    for (let ply = 0; ply < LONGEST_GAME; ply++) {
      for (const [place, value] of leavesOf(state, game)) {
        const values = seen.get(place) ?? new Set();
        seen.set(place, values.add(value));
      }
      if (game.turn(state) === OVER) break;
      const actions = game.actions(state);
      chance.begin();
      state = game.play(state, actions[next() % actions.length]!, chance);
    }
  }
  return new Map([...seen].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Every number of a state by its path; missing values are -1, and each character of a text is a number. */
function leavesOf<State, Action>(state: State, game: Game<State, Action>): Map<string, number> {
  const leaves = new Map<string, number>([["turn", game.turn(state)]]);
  const walk = (value: unknown, path: string): void => {
    if (typeof value === "number") leaves.set(path, value);
    else if (typeof value === "boolean") leaves.set(path, value ? 1 : 0);
    else if (value === null || value === undefined) leaves.set(path, -1);
    else if (typeof value === "string") {
      for (let i = 0; i < value.length; i++) leaves.set(`${path}[${i}]`, value.charCodeAt(i));
    } else {
      for (const [key, inner] of Object.entries(value as object))
        walk(inner, path === "" ? key : `${path}.${key}`);
    }
  };
  walk(state, "");
  return leaves;
}
