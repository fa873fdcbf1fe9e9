import type { Problem } from "../contract/errors.js";
import type { Facts } from "../contract/facts.js";
import type { Method } from "../contract/game.js";
import { type Setting, TIES } from "../contract/options.js";
import { minimizerOf } from "../contract/sides.js";
import { refusalOf, SEARCH_ALGORITHMS, type SearchAlgorithm } from "../search/settings.js";
import { Table } from "../search/table.js";

const HELP: Readonly<Record<SearchAlgorithm, string>> = {
  minimax: "Every move to the horizon, no cuts (von Neumann 1928, Shannon 1950).",
  "alpha-beta": "Minimax with a window (Knuth and Moore 1975), for games without chance.",
  expectiminimax: "Minimax with means at chance nodes, no cuts (Michie 1966).",
  star1: "Windows at chance nodes from the bounds of the game (Ballard 1983).",
  star2: "Star1 with a probe of one move below each outcome (Ballard 1983).",
  "star2.5": "Star2 with a probe of several moves (Ballard 1983).",
};

const TIES_SETTING: Setting = {
  name: "ties",
  help: "Whether a value that only equals a bound of the window cuts. Default: prune.",
  takes: TIES,
};
const PROBES: Setting = {
  name: "probes",
  help: "Number of moves that star2.5 probes below each outcome. Default: 3.",
  takes: "whole",
  least: 1,
};

const SETTINGS: Partial<Readonly<Record<SearchAlgorithm, readonly Setting[]>>> = {
  "alpha-beta": [TIES_SETTING],
  "star2.5": [PROBES],
};

/** The minimax family with iterative deepening; `kept` keeps the table from move to move. */
export const minimaxMethods: readonly Method[] = SEARCH_ALGORITHMS.map((algorithm) =>
  rowOf(algorithm, algorithm, HELP[algorithm], (facts) => refusalOf(algorithm, facts)),
);

/** Names that the literature has for members of the family in certain kinds of games. */
export const minimaxSynonyms: readonly Method[] = [
  rowOf(
    "expectimax",
    "expectiminimax",
    "What expectiminimax is called in a game for one against chance; runs expectiminimax.",
    (facts) => {
      const { players, cooperative, zeroSum, hidden } = facts;
      if (hidden || (minimizerOf(facts) < 0 && (players === 1 || cooperative)))
        return refusalOf("expectiminimax", facts, "expectimax");
      const instead = players === 2 && zeroSum ? "expectiminimax" : "max-n";
      return {
        id: "search-expectimax-players",
        values: { players, instead },
        message: `expectimax has no min nodes, and this game has ${players} players: use ${instead}, or the arena's player of the same name, which has a model of the others.`,
      };
    },
  ),
  rowOf(
    "negamax",
    "alpha-beta",
    "Minimax for two written once for both, by the negative of the other's value (Knuth and Moore 1975); runs alpha-beta, which finds the same.",
    (facts) => {
      const { players, cooperative, hidden } = facts;
      if (hidden || minimizerOf(facts) >= 0) return refusalOf("alpha-beta", facts, "negamax");
      if (!cooperative)
        return {
          id: "search-negamax-players",
          values: { players },
          message: `negamax needs two opponents, and this game has ${players} ${players === 1 ? "player" : "players"}: use max-n.`,
        };
      return {
        id: "search-negamax-shared",
        values: { players },
        message: `negamax needs two opponents, and the ${players} players of this game share one payoff: use max-n.`,
      };
    },
  ),
];

function rowOf(
  name: string,
  algorithm: SearchAlgorithm,
  help: string,
  refusal: (facts: Facts) => Problem | undefined,
): Method {
  return {
    name,
    help,
    settings: SETTINGS[algorithm] ?? [],
    unused: [],
    shares: true,
    refusal,
    async *think(game, state, options) {
      const { pool, kept } = options;
      if (pool) return yield* pool.searchTogether(algorithm, game, state, options);
      const table = options.table ?? (kept && keptTable(kept));
      const { thinkMinimax } = await import("./think.js");
      yield* thinkMinimax(game, state, { ...options, algorithm, ...(table !== undefined && { table }) });
    },
  };
}

const KEPT = "table";

/** A `kept` map that contains an existing table, for a method of the family. */
export function keptWith(table: Table): Map<string, unknown> {
  return new Map([[KEPT, table]]);
}

/** The table kept by a method of the family, if any. */
export function tableIn(kept: ReadonlyMap<string, unknown>): Table | undefined {
  const known = kept.get(KEPT);
  return known instanceof Table ? known : undefined;
}

/** All searches of the family share one table: it tracks what its values depend on. */
function keptTable(kept: Map<string, unknown>): Table {
  const known = tableIn(kept);
  if (known) return known;
  const table = new Table();
  kept.set(KEPT, table);
  return table;
}
