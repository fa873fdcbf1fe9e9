/** Random small games for any number of players, and the definition of the result of each search. */
import { mix32, sfc32 } from "../src/chance/sfc32.js";
import { type Game, OVER } from "../src/contract/game.js";
import type { Horizon } from "../src/contract/options.js";
import { CHANCE } from "../src/contract/position.js";
import { type ListedNode, NodePosition } from "./node-position.js";

/** Probabilities are in quarters or eighths, so that sums of doubles are exact. */
export interface PartyNode extends ListedNode {
  /** Payoffs at the end, an evaluation elsewhere; multiples of 1/4. */
  readonly payoffs: readonly number[];
}

export interface PartyOptions {
  readonly players: number;
  /** All payoffs have a constant sum. Default false. */
  readonly constantSum?: boolean;
  readonly chance?: boolean;
  /** All players share one payoff. Default false. */
  readonly cooperative?: boolean;
}

export interface Party {
  readonly nodes: readonly PartyNode[];
  readonly game: Game<number, number>;
}

/** The constant sum of all payoffs, divided by the number of players. */
const SHARE = 1;
const GRAIN = 4;
const MOST = 3;

/** A random acyclic game: players in any order, ends at all depths, nodes reached by several paths. A state is a node. */
export function randomParty(seed: number | string, options: PartyOptions): Party {
  const { players, constantSum = false, chance = true, cooperative = false } = options;
  const next = sfc32(seed);
  const below = (count: number): number => next() % count;
  const draw = (): number[] => {
    if (cooperative) return new Array<number>(players).fill(below(GRAIN * MOST + 1) / GRAIN);
    if (!constantSum) return Array.from({ length: players }, () => below(GRAIN * MOST + 1) / GRAIN);
    // The sum is distributed in quarters.
    const payoffs = new Array<number>(players).fill(0);
    for (let part = 0; part < players * SHARE * GRAIN; ) {
      const player = below(players);
      if (payoffs[player]! >= MOST) continue;
      payoffs[player]! += 1 / GRAIN;
      part++;
    }
    return payoffs;
  };
  const size = 12 + below(18);
  const nodes = Array.from({ length: size }, (_, id): PartyNode => {
    const payoffs = draw();
    const room = Math.min(8, size - 1 - id);
    if (room === 0 || (id > 0 && below(7) === 0))
      return { turn: OVER, children: [], probabilities: [], payoffs };
    const isChance = chance && id > 0 && below(4) === 0;
    const children = new Set<number>();
    const wanted = Math.min(room, 1 + below(isChance ? 3 : 4));
    while (children.size < wanted) children.add(id + 1 + below(room));
    const probabilities = isChance ? [[1], [0.25, 0.75], [0.5, 0.125, 0.375]][children.size - 1]! : [];
    return { turn: isChance ? CHANCE : below(players), children: [...children], probabilities, payoffs };
  });
  const game: Game<number, number> = {
    name: "party",
    facts: {
      players,
      zeroSum: constantSum,
      cooperative,
      bounds: [0, MOST],
      ...(constantSum && { sum: players * SHARE }),
      cycles: false,
      chance,
      hidden: false,
    },
    start: () => 0,
    turn: (id) => nodes[id]!.turn,
    actions: (id) => [...nodes[id]!.children.keys()],
    play(id, action, dice) {
      let at = nodes[id]!.children[action]!;
      while (nodes[at]!.turn === CHANCE) {
        const { children, probabilities } = nodes[at]!;
        at = dice.weighted(children.map((child, i) => [child, probabilities[i]!] as const));
      }
      return at;
    },
    payoff: (id) => nodes[id]!.payoffs,
    position: (id) => new PartyPosition(nodes, id),
    vectorEvaluators: { default: (id) => nodes[id]!.payoffs },
  };
  return { nodes, game };
}

/** The native position: a move is the index of a child. */
class PartyPosition extends NodePosition<PartyNode> {
  readonly width = 4;

  payoff(player: number): number {
    return this.node.payoffs[player]!;
  }

  evaluateAll(into: Float64Array): void {
    into.set(this.node.payoffs);
  }

  hashLow(): number {
    return mix32(this.id);
  }

  hashHigh(): number {
    return mix32(this.id + 0x10000);
  }

  copy(): PartyPosition {
    return new PartyPosition(this.nodes, this.id);
  }
}

/** Every player takes the child with the most `worth`; ties go to the first. */
export function equilibrium(
  { nodes }: Party,
  id: number,
  depth: number,
  horizon: Horizon,
  worth: (player: number, payoffs: readonly number[]) => number,
): readonly number[] {
  const { turn, children, probabilities, payoffs } = nodes[id]!;
  if (turn === OVER || (depth === 0 && (turn !== CHANCE || horizon === "afterstate"))) return payoffs;
  const left = turn === CHANCE ? depth : depth - 1;
  const all = children.map((child) => equilibrium({ nodes } as Party, child, left, horizon, worth));
  if (turn === CHANCE) {
    return payoffs.map((_, player) =>
      all.reduce((sum, each, i) => sum + probabilities[i]! * each[player]!, 0),
    );
  }
  return all.reduce((best, each) => (worth(turn, each) > worth(turn, best) ? each : best));
}

/** A side maximises `worth`, everybody else minimises it. */
export function against(
  { nodes }: Party,
  id: number,
  depth: number,
  side: readonly number[],
  worth: (payoffs: readonly number[]) => number,
): number {
  const { turn, children, probabilities, payoffs } = nodes[id]!;
  if (turn === OVER || (depth === 0 && turn !== CHANCE)) return worth(payoffs);
  const left = turn === CHANCE ? depth : depth - 1;
  const all = children.map((child) => against({ nodes } as Party, child, left, side, worth));
  if (turn === CHANCE) return all.reduce((sum, each, i) => sum + probabilities[i]! * each, 0);
  return side.includes(turn) ? Math.max(...all) : Math.min(...all);
}
