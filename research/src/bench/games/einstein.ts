import { search } from "@tyche/engine/search";
import { einstein } from "@tyche/games/einstein";
import { compiled, NO_COMPILER } from "../../kit/compiled.js";
import { leastOf, nodesOfAll, type Report, speedRow } from "../../kit/report.js";
import { compareVariants } from "../../kit/variants.js";
import { einsteinLoop } from "./einstein-loop.js";

const CELLS = "1 2 3 0 0 4 5 0 0 0 6 0 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1";
const DECISIONS = 5;
const ROUNDS = 15;
const DICE = [1, 2, 3, 4, 5, 6];

/** Expectiminimax with chance nodes, five decisions and five rolls, by the engine and by hand. */
export function bench(): Report {
  const game = einstein();
  const positions = DICE.map((die) => game.position!(game.notation!.parsePosition(`${CELLS} ${die} 0`)));
  const cells = CELLS.split(" ").map(Number);
  const options = {
    facts: game.facts,
    depth: DECISIONS,
    deepening: false,
    algorithm: "expectiminimax",
    table: false,
  } as const;
  const [engine, byHand] = leastOf(ROUNDS, [
    () => positions.map((position) => search(position, options)),
    () => DICE.map((die) => einsteinLoop(cells, 0, die, DECISIONS)),
  ]);
  const value = byHand.result.reduce((sum, one) => sum + one.value, 0);
  const native = compiled("einstein.cpp", [{ words: [`${DECISIONS}`, ...cells.map(String)], value }])?.[0];
  const own = speedRow("engine", nodesOfAll(engine.result), engine.ms);
  const nodesByHand = byHand.result.reduce((sum, report) => sum + report.nodes, 0);
  const rows = compareVariants(positions, { facts: game.facts, depth: DECISIONS }, ROUNDS);
  const hand = speedRow("loop written by hand for this game", nodesByHand, byHand.ms);
  return {
    name: "einstein",
    about:
      "expectiminimax from the standard placement, all dice at the root, then five decisions with the rolls between them, a child at the horizon evaluated without being played; below it the same in every way.",
    rows: [own, hand, ...(native ? [speedRow("C++ -O3", native.nodes, native.ms)] : []), ...rows],
    goals: [
      { what: "CPU of the engine / by hand", figure: engine.ms / byHand.ms, atMost: 1.2 },
      ...(native ? [{ what: "CPU of the engine / C++", figure: engine.ms / native.ms, atMost: 2.2 }] : []),
    ],
    ...(native === undefined && { notes: [NO_COMPILER] }),
  };
}
