import { spawnSync } from "node:child_process";
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Report, Row } from "../kit/report.js";
import { inCheckout } from "../kit/root.js";

const COMMAND = inCheckout("packages/cli/bin/tyche.js");
const BRANCHING = 10;
const KINDS = ["max", "chance", "min", "chance"] as const;
const ROUNDS = 3;
/** Prints the resources used at the end of a process. */
const METER = `data:text/javascript,${encodeURIComponent(
  'process.on("exit",()=>{const u=process.resourceUsage();process.stderr.write("\\n"+JSON.stringify({ms:(u.userCPUTime+u.systemCPUTime)/1000,kb:u.maxRSS}))})',
)}`;

/** A way to solve a file: its name and options. */
interface Way {
  readonly what: string;
  readonly file: string;
  readonly nodes: number;
  readonly options: readonly string[];
}

/** The resources of `tyche solve` for 10^6 and 10^7 leaves, built and as a stream, alternating. */
export async function bench(): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), "tyche-"));
  try {
    const files = await Promise.all(
      [
        { name: "nested", levels: 6, withChance: false },
        { name: "chance", levels: 6, withChance: true },
        { name: "nested", levels: 7, withChance: false },
        { name: "chance", levels: 7, withChance: true },
      ].map(async (tree) => {
        const file = join(folder, `${tree.name}-${tree.levels}.json`);
        await writeTree(file, tree.levels, tree.withChance);
        return { ...tree, file, nodes: (BRANCHING ** (tree.levels + 1) - 1) / (BRANCHING - 1) };
      }),
    );
    const ways = files.flatMap(({ file, levels, withChance, nodes }): Way[] => {
      const algorithms = withChance ? ["expectiminimax", "star1"] : ["alpha-beta"];
      return algorithms.flatMap((algorithm) =>
        (levels === 6 ? [[], ["--stream"]] : [["--stream"]]).map((stream) => ({
          what: `10^${levels} leaves, ${algorithm}, ${stream.length === 0 ? "built" : "stream"}`,
          file,
          nodes,
          options: ["--algorithm", algorithm, ...stream],
        })),
      );
    });
    const rows = ways.map(
      ({ what, nodes }): Row => ({ what, nodes, ms: Number.POSITIVE_INFINITY, megabytes: 0 }),
    );
    const answers: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const [i, way] of ways.entries()) {
        const { ms, megabytes, answer } = measured(way);
        const known = rows[i]!;
        rows[i] = { ...known, ms: Math.min(known.ms!, ms), megabytes: Math.max(known.megabytes!, megabytes) };
        answers[i] = answer;
      }
    }
    for (const [i, { what }] of ways.entries()) {
      if (!what.endsWith("built") || answers[i] === answers[i + 1]) continue;
      throw new Error(`${what}: the stream has another answer`);
    }
    const most = Math.max(...rows.map((row, i) => (ways[i]!.nodes > 1e7 ? row.megabytes! : 0)));
    return {
      name: "large-trees",
      about:
        "tyche solve --json on trees with ten children a node, start of the process included; the least CPU and the most memory of three runs in turn.",
      rows,
      goals: [{ what: "MB for 1.1 x 10^7 nodes", figure: most, atMost: 1000 }],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measured({ file, options }: Way): { ms: number; megabytes: number; answer: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", METER, COMMAND, "solve", file, "--json", ...options],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`tyche solve ${options.join(" ")} ended with ${status}: ${stderr}`);
  const { ms, kb } = JSON.parse(stderr.slice(stderr.lastIndexOf("\n"))) as { ms: number; kb: number };
  return { ms, megabytes: kb / 1024, answer: stdout };
}

/** Writes a tree whose leaves are integers below 1,000 from a fixed seed. */
async function writeTree(file: string, levels: number, withChance: boolean): Promise<void> {
  const out = createWriteStream(file);
  let state = 1;
  let pieces: string[] = [];
  const flush = async (): Promise<void> => {
    const text = pieces.join("");
    pieces = [];
    if (!out.write(text)) await new Promise<void>((resolve) => out.once("drain", () => resolve()));
  };
  const grow = async (level: number): Promise<void> => {
    if (level === levels) {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      pieces.push(String((state >> 8) % 1000));
      return;
    }
    pieces.push(withChance ? `{"${KINDS[level % KINDS.length]}":[` : "[");
    for (let i = 0; i < BRANCHING; i++) {
      if (i > 0) pieces.push(",");
      await grow(level + 1);
    }
    pieces.push(withChance ? "]}" : "]");
    if (pieces.length > 100_000) await flush();
  };
  await grow(0);
  await flush();
  await new Promise<void>((resolve) => out.end(() => resolve()));
}
