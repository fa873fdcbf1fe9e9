import type { Level } from "@tyche/engine";

/** For a die of six faces each. */
const LEVELS = [
  { nodes: 2000, temperature: 0.2 },
  { nodes: 2000, temperature: 0.17 },
  { nodes: 2000, temperature: 0.14 },
  { nodes: 2000, temperature: 0.12 },
  { nodes: 2000, temperature: 0.1 },
  { nodes: 2000, temperature: 0.08 },
  { nodes: 2000, temperature: 0.06 },
  { nodes: 2000, temperature: 0.04 },
  { nodes: 4000, temperature: 0.02 },
  { nodes: 10000, temperature: 0 },
];

/** Bids of the game that the levels above are for. */
const USUAL_BIDS = 12;

/**
 * The levels of a game with this many bids. With fewer nodes for each bid, or higher temperatures, levels would make bids
 * that their own dice prove to be false; docs/levels.md has the share of these, and the expected loss of a move.
 */
export function levelsFor(bids: number): readonly Level[] {
  const scale = Math.max(1, bids / USUAL_BIDS);
  return LEVELS.map(({ nodes, temperature }) => ({ nodes: Math.round(nodes * scale), temperature }));
}
