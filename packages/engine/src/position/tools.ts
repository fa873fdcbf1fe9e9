import { ENUMERATION_LIMIT } from "../chance/enumerate.js";
import type { Script } from "../chance/script.js";
import type { Game } from "../contract/game.js";
import { ProbabilityTables, SharedSpreads } from "./chance-outcomes.js";
import type { Merger, Paths } from "./merger.js";
import type { PositionOptions } from "./rules-position.js";
import type { Structure } from "./structure.js";

/** The parts that are compiled for one game together with this module. */
export interface Parts {
  readonly Script: typeof Script;
  readonly Merger: typeof Merger;
  readonly Structure: typeof Structure;
}

/** What a position needs to run the rules; its copies share it. */
export interface Tools<State> {
  readonly script: Script;
  readonly limit: number;
  readonly merger: Merger<State>;
  readonly structure: Structure;
  readonly tables: ProbabilityTables;
  /** By turn and move: the parts that distinguished outcomes. */
  readonly paths: Paths[][];
  /** For rules in which chance has turns of its own. */
  readonly shared: SharedSpreads<State>;
  /** For the running rule: the probabilities of its outcomes as fractions. */
  readonly numerators: number[];
  readonly denominators: number[];
}

export function toolsOf<State, Action>(
  game: Game<State, Action>,
  options: PositionOptions,
  parts: Parts,
): Tools<State> {
  const limit = options.limit ?? ENUMERATION_LIMIT;
  const structure = new parts.Structure();
  return {
    script: new parts.Script(limit),
    limit,
    structure,
    merger: new parts.Merger<State>(game, structure, options.budget),
    tables: new ProbabilityTables(),
    paths: [],
    shared: sharedOf(game, options),
    numerators: [],
    denominators: [],
  };
}

const SHARED = new WeakMap<PositionOptions, { readonly game: object; readonly shared: unknown }>();

/** The chance nodes of positions that are made with the same options, as the many starts of one solution are. */
function sharedOf<State>(game: object, options: PositionOptions): SharedSpreads<State> {
  const known = SHARED.get(options);
  if (known?.game === game) return known.shared as SharedSpreads<State>;
  const shared = new SharedSpreads<State>();
  SHARED.set(options, { game, shared });
  return shared;
}
