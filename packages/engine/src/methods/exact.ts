import { refusalOf, SEARCH_ALGORITHMS, type SearchAlgorithm, TIES, type Ties } from "../search/settings.js";
import { Table } from "../search/table.js";
import { think } from "../search/think.js";
import type { Method } from "./method.js";

const HELP: Readonly<Record<SearchAlgorithm, string>> = {
  minimax: "Every move to the horizon, no cuts (von Neumann 1928, Shannon 1950).",
  "alpha-beta": "Minimax with a window (Knuth and Moore 1975), for games without chance.",
  expectiminimax: "Minimax with means at chance nodes, no cuts (Michie 1966).",
  star1: "Windows at chance nodes from the bounds of the game (Ballard 1983).",
  star2: "Star1 with a probe of one move below each outcome (Ballard 1983).",
  "star2.5": "Star2 with a probe of several moves (Ballard 1983).",
};

/** The searches of `think`, deeper and deeper; with `kept` the table lives on from move to move. */
export const exactMethods: readonly Method[] = SEARCH_ALGORITHMS.map((name) => ({
  name,
  help: HELP[name],
  settings: [
    ...(name === "alpha-beta"
      ? [
          {
            name: "ties",
            help: "Cut where the window is only met (prune), or not (keep); prune.",
            takes: TIES,
          } as const,
        ]
      : []),
    ...(name === "star2.5"
      ? [
          {
            name: "probes",
            help: "Moves that star2.5 probes below each outcome; 3.",
            takes: "whole",
            least: 1,
          } as const,
        ]
      : []),
  ],
  refusal: (facts) => refusalOf(name, facts),
  think(game, state, { settings, kept, ...options }) {
    const probes = settings?.probes as number | undefined;
    const ties = settings?.ties as Ties | undefined;
    const table = options.table === undefined && kept ? keptTable(kept) : options.table;
    return think(game, state, {
      ...options,
      algorithm: name,
      ...(table !== undefined && { table }),
      ...(probes !== undefined && { probes }),
      ...(ties !== undefined && { ties }),
    });
  },
}));

/** All exact searches share one table: it knows by itself what its values depend on. */
function keptTable(kept: Map<string, unknown>): Table {
  const known = kept.get("table");
  if (known instanceof Table) return known;
  const table = new Table();
  kept.set("table", table);
  return table;
}
