import {
  type Chance,
  type Evaluator,
  type Game,
  OVER,
  type Position,
  type StateEvaluator,
  type VectorEvaluator,
} from "@tyche/engine";
import { cached } from "../kit/cached.js";
import { LEVELS } from "./levels.js";
import { LAYOUT_NAMES, LAYOUTS, type Layout, type LayoutName, parseLayout } from "./maze/layout.js";
import { type Direction, HEADINGS, mazeOf } from "./maze/maze.js";
import { notationOf } from "./notation.js";
import { PacManPosition } from "./position.js";
import { type GhostBehaviour, ghostWeights, parseGhosts } from "./state/ghosts.js";
import { afterMove, cellAt, ghostDistances, legalMoves } from "./state/moves.js";
import { type Chase, pursuitWeights } from "./state/pursuit.js";
import {
  boundsOf,
  ghostPlayer,
  isChance,
  isOver,
  type PacManAction,
  type PacManState,
  type Variant,
} from "./state/state.js";
import { texts } from "./texts.js";

/** Layout, ghosts, and the ownership of the score. */
export interface PacManOptions {
  /** The name of a layout, or its text. Default "small". */
  readonly layout?: LayoutName | (string & {});
  /** Behaviours of the ghosts: text for `parseGhosts`, or one behaviour per ghost. Default "random". */
  readonly ghosts?: string | readonly GhostBehaviour[];
  /** Whether several Pac-Men share one score ("together", the default) or play against each other with one each. */
  readonly teams?: "together" | "rivals";
  /** Whether Pac-Man may stay in place. Default true. */
  readonly stop?: boolean;
}

export interface PacManGame extends Game<PacManState, PacManAction> {
  readonly variant: Variant;
  position(state: PacManState): PacManPosition;
  future(state: PacManState): Position;
}

/**
 * Pac-Man by the rules of UC Berkeley's artificial-intelligence course (J. DeNero, D. Klein et al., CS188,
 * http://ai.berkeley.edu); the agents move one after the other. Ghosts moved by chance are part of the preceding
 * Pac-Man's play; minimising ghosts are moved by a player of their own.
 *
 * Games on the same layout share states regardless of who moves the ghosts, so a search may use one game (the model)
 * while another is played.
 *
 * @throws NotationError if the layout cannot be parsed
 * @throws GameOptionError if the ghosts cannot be parsed
 */
export function pacMan(options: PacManOptions = {}): PacManGame {
  const variant = variantOf(options);
  const { layout, rivals } = variant;
  const [low, high] = boundsOf(variant);
  const hasGhostPlayer = variant.ghosts.includes("minimising");
  const pacmanPlayers = rivals ? layout.pacmen.length : 1;
  const players = pacmanPlayers + (hasGhostPlayer ? 1 : 0);
  const payoff = ({ scores }: PacManState): number[] =>
    hasGhostPlayer ? [...scores, 0 - scores.reduce((a, b) => a + b)] : [...scores];
  return {
    name: "pac-man",
    variant,
    facts: {
      players,
      zeroSum: hasGhostPlayer,
      ...(rivals && { sum: hasGhostPlayer ? 0 : high }),
      cooperative: players === 1,
      bounds: [low, high],
      cycles: false,
      chance: variant.ghosts.some((ghost) => ghost !== "minimising"),
    },
    start: () => ({
      food: layout.food,
      capsules: layout.capsules,
      pacmen: layout.pacmen.map((place) => ({ ...place, facing: "Stop", caught: false })),
      ghosts: layout.ghosts.map((place) => ({ ...place, facing: "Stop", timer: 0 })),
      mover: 0,
      scores: new Array<number>(pacmanPlayers).fill(0),
    }),
    turn: (state) => (isOver(state) ? OVER : playerOf(variant, state.mover)),
    actions: (state) => legalMoves(variant, state),
    play: (state, action, chance) => withChanceGhosts(variant, afterMove(variant, state, action), chance),
    payoff,
    figures: ({ food }) => ({ won: food.length === 0 }),
    key: (state) => keyOf(variant, state),
    notation: notationOf(variant),
    position: (state) => new PacManPosition(variant, state).prepared(),
    future: (state) => new PacManPosition(variant, state, true),
    evaluators: evaluatorsOf(variant),
    positionEvaluators,
    levels: LEVELS,
    ...(isMeasured(options) && { differenceErrors: DIFFERENCE_ERRORS }),
    ...(rivals && { vectorEvaluators: vectorEvaluatorsOf(variant, players) }),
  };
}

function variantOf(options: PacManOptions): Variant {
  const { layout: drawing = "small", ghosts = "random", teams = "together", stop = true } = options;
  const layout = Object.hasOwn(LAYOUTS, drawing) ? layoutNamed(drawing as LayoutName) : layoutDrawn(drawing);
  const behaviours = typeof ghosts === "string" ? parseGhosts(ghosts, layout.ghosts.length) : ghosts;
  return {
    layout,
    maze: mazeOf(layout),
    ghosts: behaviours,
    rivals: teams === "rivals" && layout.pacmen.length > 1,
    mayStop: stop,
  };
}

/** A possible layout name or file name: one line without walls. */
const MAY_BE_NAME = /^[^%\n]{1,100}$/;

/** @throws NotationError if it is not a layout, or looks like the name of an unknown one */
function layoutDrawn(drawing: string): Layout {
  if (drawing.trim() !== "" && MAY_BE_NAME.test(drawing))
    throw texts.notationError("pac-man-unknown-layout", { text: drawing, all: LAYOUT_NAMES });
  return parseLayout(drawing);
}

const named = new Map<LayoutName, Layout>();

/** Parsed once, so that all games on a layout share the data derived from its maze. */
function layoutNamed(name: LayoutName): Layout {
  return cached(named, name, () => parseLayout(LAYOUTS[name]));
}

/** The player who moves an agent; chance ghosts are handled elsewhere. */
function playerOf(variant: Variant, mover: number): number {
  const { length } = variant.layout.pacmen;
  if (mover < length) return variant.rivals ? mover : 0;
  return ghostPlayer(variant);
}

/** Moves the chance ghosts until it is a player's turn. */
function withChanceGhosts(variant: Variant, state: PacManState, chance: Chance): PacManState {
  let next = state;
  while (!isOver(next) && isChance(variant, next.mover)) {
    const behaviour = variant.ghosts[next.mover - next.pacmen.length]!;
    if (behaviour === "minimising") break;
    const moves = legalMoves(variant, next);
    const { timer } = next.ghosts[next.mover - next.pacmen.length]!;
    const weights =
      behaviour === "learned"
        ? pursuitWeights(variant.maze, chaseIn(variant, next), moves.map(directionOf))
        : ghostWeights(behaviour, ghostDistances(next, moves), timer > 0);
    const pairs = moves.map((move, i) => [move, weights[i]!] as const).filter(([, weight]) => weight > 0);
    next = afterMove(variant, next, pairs.length === 1 ? pairs[0]![0] : chance.weighted(pairs));
  }
  return next;
}

function directionOf(name: Direction): number {
  return HEADINGS.indexOf(name);
}

/** What the next ghost to move sees. */
function chaseIn(variant: Variant, { pacmen, ghosts, mover }: PacManState): Chase {
  const { stride } = variant.maze;
  const placed = ghosts.map(({ x, y, facing }) => ({
    place: 2 * y * stride + 2 * x,
    facing: directionOf(facing),
  }));
  const own = mover - pacmen.length;
  return {
    pacmen: pacmen.filter(({ caught }) => !caught).map((pacman) => cellAt(variant, pacman)),
    place: placed[own]!.place,
    isScared: ghosts[own]!.timer > 0,
    others: placed.toSpliced(own, 1),
  };
}

/** Everything that the rest of the game depends on, plus the scores; a Pac-Man's direction is irrelevant. */
function keyOf(variant: Variant, state: PacManState): string {
  return [
    state.food.join(" "),
    state.capsules.join(" "),
    ...state.pacmen.map((pacman) => `${cellAt(variant, pacman)}${pacman.caught ? "x" : ""}`),
    ...state.ghosts.map(({ x, y, facing, timer }) => `${x},${y} ${facing} ${timer}`),
    state.mover,
    state.scores.join(" "),
  ].join("|");
}

/**
 * `score`: the points so far, as in the Berkeley course. `strategic` (default): see `Strategy`; rivals are assumed to
 * share the points still to come.
 */
const EVALUATORS = ["default", "strategic", "score"] as const;

const positionEvaluators: Readonly<Record<(typeof EVALUATORS)[number], Evaluator>> = {
  default: (position) => position.evaluate!(),
  strategic: (position) => position.evaluate!(),
  score: (position) => position.payoff(0),
};

function evaluatorsOf(variant: Variant): Readonly<Record<string, StateEvaluator<PacManState>>> {
  return Object.fromEntries(
    EVALUATORS.map((name) => [
      name,
      (state: PacManState) => positionEvaluators[name](new PacManPosition(variant, state)),
    ]),
  );
}

/** Measured by `npm run research -- errors pac-man`, with the default options. */
const STRATEGIC_ERRORS = [180, 190, 180, 170, 170];
const DIFFERENCE_ERRORS = { default: STRATEGIC_ERRORS, strategic: STRATEGIC_ERRORS };

function isMeasured({ layout = "small", ghosts = "random", stop = true }: PacManOptions): boolean {
  return layout === "small" && ghosts === "random" && stop;
}

function vectorEvaluatorsOf(
  variant: Variant,
  players: number,
): Readonly<Record<string, VectorEvaluator<PacManState>>> {
  const strategic = (state: PacManState): number[] => {
    const values = new Float64Array(players);
    new PacManPosition(variant, state).evaluateAll(values);
    return [...values];
  };
  return { default: strategic, strategic };
}
