import type { DifferenceErrors, Facts, Level, Setting } from "@tyche/engine";
import type { PlayersUnit } from "@tyche/games";

/** A game and its options. */
export interface GameChoice {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
}

/** An action with its name in the game's notation. */
export interface NamedAction {
  readonly action: unknown;
  readonly text: string;
}

/** A position in a game as a board shows it: plain data. */
export interface Scene {
  readonly state: unknown;
  /** The position in the game's notation. */
  readonly text: string;
  /** The player to move, or OVER. */
  readonly turn: number;
  /** Empty at the end. */
  readonly actions: readonly NamedAction[];
  /** At the end: one number per player. */
  readonly payoff?: readonly number[];
  /**
   * In a game with a cube: the equity of a value v of the player to move is the first number plus v times the second.
   */
  readonly equity?: readonly [none: number, perValue: number];
  /** In a game whose stakes change: the unit of the evaluator's errors. */
  readonly stakes?: number;
  /** The claim by which the player to move can end the game, such as a draw in chess; absent if there is none. */
  readonly claim?: NamedAction;
}

/** An outcome of chance after an action. */
export interface SceneOutcome {
  readonly probability: number;
  readonly scene: Scene;
}

/** The outcomes of chance after an action, complete or sampled. */
export interface SceneSpread {
  readonly outcomes: readonly SceneOutcome[];
  /** 0: the outcomes are complete; otherwise the number of samples, and probabilities are their shares. */
  readonly samples: number;
}

export interface GameSheet {
  readonly name: string;
  readonly facts: Facts;
  /** Help on the position's notation: one line. */
  readonly position: string;
  /** The unit in which players express values, if it is not the payoff. */
  readonly unit?: PlayersUnit;
  /**
   * Whether every action can get its own value; a method of the game ranks in its own way unless it declares otherwise.
   */
  readonly canRankAll: boolean;
  /** The default evaluator for people; undefined: the game's own default. */
  readonly evaluator?: string;
  /** The measured errors of the default method and evaluator, by depth, in units of the stakes; absent if not measured. */
  readonly errors?: DifferenceErrors;
  /** Whether a search depth can be requested; the game's own methods may not support one. */
  readonly takesDepth: boolean;
  /** The game's ten levels; absent if it has none. */
  readonly levels?: readonly Level[];
  /** The file format of its players, such as "PGN"; undefined if there is none. */
  readonly format?: string;
  /** The methods that can be requested by name. */
  readonly methods: readonly MethodSheet[];
}

/** A method, as the form offers it. */
export interface MethodSheet {
  readonly name: string;
  /** One sentence, in English. */
  readonly help: string;
  readonly settings: readonly Setting[];
  /** The limits that it supports. */
  readonly limits: readonly ("depth" | "nodes")[];
}

/** The action with a given name at a scene, which may be the claim. */
export function namedAt({ actions, claim }: Scene, name: string | undefined): NamedAction | undefined {
  return actions.find(({ text }) => text === name) ?? (claim?.text === name ? claim : undefined);
}

/** The action of a scene that is this data, which may be the claim. */
export function namedBy({ actions, claim }: Scene, action: unknown): NamedAction | undefined {
  const wanted = JSON.stringify(action);
  const all = claim ? [...actions, claim] : actions;
  return all.find((each) => JSON.stringify(each.action) === wanted);
}
