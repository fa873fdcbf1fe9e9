import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Report, Row } from "../kit/report.js";
import { inCheckout } from "../kit/root.js";

const BRANCHING = 10;
const KINDS = ["max", "chance", "min", "chance"] as const;
/** Prints the resources used at the end of a process. */
const METER = `data:text/javascript,${encodeURIComponent(
  'process.on("exit",()=>{const u=process.resourceUsage();process.stderr.write("\\n"+JSON.stringify({ms:(u.userCPUTime+u.systemCPUTime)/1000,megabytes:u.maxRSS/1024}))})',
)}`;

/** The resources of `tyche solve --json` for 10^6 and 10^7 leaves. */
export function benchLargeTrees(): Report {
  const folder = mkdtempSync(join(tmpdir(), "tyche-"));
  try {
    const rows = [6, 7].flatMap((levels) =>
      [["alpha-beta"], ["expectiminimax", "star1"]].flatMap((algorithms, withChance) => {
        const file = join(folder, "tree.json");
        writeTree(file, levels, withChance === 1);
        const nodes = (BRANCHING ** (levels + 1) - 1) / (BRANCHING - 1);
        return algorithms.map(
          (algorithm): Row => ({
            ...{ what: `10^${levels} leaves, ${algorithm}`, nodes },
            ...measured(file, algorithm),
          }),
        );
      }),
    );
    return {
      name: "large-trees",
      about: "tyche solve --json on trees with ten children a node, start of the process included.",
      rows,
      goals: [{ what: "most MB", figure: Math.max(...rows.map((row) => row.megabytes!)), atMost: 1000 }],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measured(file: string, algorithm: string): Pick<Row, "ms" | "megabytes"> {
  const command = [
    inCheckout("packages/cli/bin/tyche.js"),
    "solve",
    file,
    "--json",
    "--algorithm",
    algorithm,
  ];
  const { status, stderr } = spawnSync(process.execPath, ["--import", METER, ...command], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`tyche solve, ${algorithm}, ended with ${status}: ${stderr}`);
  return JSON.parse(stderr.slice(stderr.lastIndexOf("\n")));
}

/** Writes a tree whose leaves are integers below 1,000 from a fixed seed. */
function writeTree(path: string, levels: number, withChance: boolean): void {
  let state = 1;
  const text = (level: number): string => {
    if (level === levels) {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      return String((state >> 8) % 1000);
    }
    const children = Array.from({ length: BRANCHING }, () => text(level + 1)).join(",");
    return withChance ? `{"${KINDS[level % KINDS.length]}":[${children}]}` : `[${children}]`;
  };
  writeFileSync(path, text(0));
}
