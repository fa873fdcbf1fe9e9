import { MoveGenerator } from "@tyche/games/backgammon";
import { benchmarkPositions } from "../../backgammon/positions.js";
import type { Report } from "../../kit/report.js";

/** Milliseconds of the measurement. */
const TIME = 2000;

/** Generates every distinct result of every roll from the benchmark positions, again and again. */
export function bench(): Report {
  const states = benchmarkPositions();
  const generator = new MoveGenerator();
  const boards = states.map((state, i) => {
    const at = generator.after(MoveGenerator.FIRST, i);
    generator.load(at, state.points, 15);
    return at;
  });
  const into = generator.after(MoveGenerator.FIRST, states.length);
  const round = () => {
    let count = 0;
    for (const board of boards) {
      for (let high = 1; high <= 6; high++) {
        for (let low = 1; low <= high; low++) count += generator.generate(board, 0, high, low, into);
      }
    }
    return count;
  };
  const afterstates = round();
  for (const end = performance.now() + TIME / 4; performance.now() < end; ) round();
  let total = 0;
  const start = performance.now();
  let now = start;
  for (; now - start < TIME; now = performance.now()) total += round();
  const millionsPerSecond = total / (now - start) / 1000;
  return {
    name: "backgammon-moves",
    about: "distinct results of all 21 rolls from twenty middle games, generated again and again.",
    rows: [{ what: "results", nodes: afterstates, millionsPerSecond }],
    goals: [{ what: "M results/s", figure: millionsPerSecond, atLeast: 10 }],
  };
}
