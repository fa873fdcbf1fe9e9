import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Table } from "@tyche/engine";
import { search } from "@tyche/engine/search";
import { connectFour } from "@tyche/games/connect-four";
import { inCheckout } from "../../root.js";
import { cpuOf, type Goal, nodesOf, type Report, type Row } from "../report.js";

const SOURCE = inCheckout("research/src/bench/games/connect-four-table.cpp");
const COMPILER = process.env.CXX ?? "c++";
const DEPTHS = [12, 14];
const ENTRIES = 2 ** 22;

/** Nodes of alpha-beta with a table and iterative deepening, by the engine and by a hand-written C++ program. */
export function benchConnectFourTable(): Report {
  const game = connectFour({ payoff: "stones" });
  const position = game.position!(game.start(undefined as never));
  const folder = mkdtempSync(join(tmpdir(), "tyche-"));
  try {
    const program = join(folder, "connect-four-table");
    const hasJudge = spawnSync(COMPILER, ["-O3", "-o", program, SOURCE]).status === 0;
    const rows: Row[] = [];
    const goals: Goal[] = [];
    for (const depth of DEPTHS) {
      const { result, ms } = cpuOf(() =>
        search(position, { facts: game.facts, algorithm: "alpha-beta", depth, table: new Table(ENTRIES) }),
      );
      const nodes = nodesOf(result);
      rows.push({ what: `engine, depth ${depth}`, nodes, ms });
      if (!hasJudge) continue;
      const judge = JSON.parse(spawnSync(program, [String(depth)], { encoding: "utf8" }).stdout) as {
        readonly nodes: number;
        readonly ms: number;
      };
      rows.push({ what: `C++, depth ${depth}`, ...judge });
      goals.push({ what: `nodes, engine / C++, depth ${depth}`, figure: nodes / judge.nodes, atMost: 1.3 });
    }
    return {
      name: "connect-four-table",
      about: `alpha-beta from the empty board, depth by depth, a table of ${ENTRIES.toLocaleString("en")} entries: nodes of all depths.`,
      rows,
      goals,
      ...(!hasJudge && { notes: ["There is no C++ compiler here: the engine alone."] }),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
