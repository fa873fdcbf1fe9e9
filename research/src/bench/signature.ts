import { OVER, seededChance } from "@tyche/engine";
import { decideSync, type SearchAlgorithm } from "@tyche/engine/search";
import type { NamedGame } from "@tyche/games";
import { loadGame } from "@tyche/registry";

/** What to search: a number of positions of a game, to a depth. */
interface Plan {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly depth: number;
  /** Without chance, Star1 and its relatives have no effect. */
  readonly chance: boolean;
}

const PLANS: readonly Plan[] = [
  { game: "tic-tac-toe", depth: 9, chance: false },
  { game: "connect-four", depth: 8, chance: false },
  { game: "connect-four", options: { size: "5x4", payoff: "stones" }, depth: 9, chance: false },
  { game: "pig", depth: 5, chance: true },
  { game: "pig", options: { dice: "2", target: "50" }, depth: 4, chance: true },
  { game: "einstein", depth: 4, chance: true },
  { game: "2048", depth: 3, chance: true },
  { game: "2048", options: { size: "3x3", target: "64" }, depth: 4, chance: true },
  { game: "backgammon", depth: 2, chance: true },
  { game: "hypergammon", depth: 2, chance: true },
];
const POSITIONS = 4;
/** Number of plays before the first position, and between two positions. */
const PLAYS = 5;

/** The settings whose nodes are counted, one per column; `undefined` is the engine's default. */
const CUTTING: readonly (SearchAlgorithm | undefined)[] = [undefined, "star1", "star2.5"];

/** One position with the nodes that each setting visits. */
export interface SignatureRow {
  readonly game: string;
  readonly depth: number;
  readonly position: string;
  readonly nodes: readonly number[];
}

export interface Signature {
  /** The total number of nodes. It changes exactly when a search, a game or an evaluator does. */
  readonly total: number;
  readonly rows: readonly SignatureRow[];
}

/** Counts the nodes of searches at fixed positions of every game; the same on every machine. */
export async function signature(): Promise<Signature> {
  const rows: SignatureRow[] = [];
  for (const plan of PLANS) {
    const named = await loadGame(plan.game, plan.options);
    const name = [
      plan.game,
      ...Object.entries(plan.options ?? {}).map(([key, value]) => `${key}=${value}`),
    ].join(" ");
    for (const state of positionsOf(named, name)) {
      const algorithms = plan.chance ? CUTTING : [undefined];
      const nodes = algorithms.map((algorithm) => nodesOf(named, state, plan.depth, algorithm));
      rows.push({ game: name, depth: plan.depth, position: named.game.notation!.position(state), nodes });
    }
  }
  return { total: rows.reduce((sum, row) => sum + row.nodes.reduce((a, b) => a + b, 0), 0), rows };
}

function nodesOf(
  { game }: NamedGame,
  state: unknown,
  depth: number,
  algorithm: SearchAlgorithm | undefined,
): number {
  const { nodes } = decideSync(game, state, { depth, ...(algorithm && { algorithm }) });
  return nodes.decision + nodes.chance + nodes.leaf;
}

/** Positions of one random game, and of the next one if it ends too soon. */
function positionsOf({ game }: NamedGame, name: string): unknown[] {
  const chance = seededChance(`signature ${name}`);
  const positions: unknown[] = [];
  while (positions.length < POSITIONS) {
    let state = game.start(chance);
    for (let plays = 1; game.turn(state) !== OVER && positions.length < POSITIONS; plays++) {
      state = game.play(state, chance.pick(game.actions(state)), chance);
      if (plays % PLAYS === 0 && game.turn(state) !== OVER) positions.push(state);
    }
  }
  return positions;
}

/** The signature as a file with one position per line, for comparison. */
export function signatureText({ total, rows }: Signature): string {
  const lines = rows.map(
    ({ game, depth, position, nodes }) => `${game} | ${depth} | ${position} | ${nodes.join(" ")}`,
  );
  return `# game | depth | position | nodes by the usual search, and with chance by Star1 and Star2.5\n${lines.join("\n")}\ntotal ${total}\n`;
}
