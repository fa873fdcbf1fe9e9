import { createInterface } from "node:readline";
import { CubeLookahead, FULL_WIDTH, USUAL_FILTERS } from "@tyche/games/backgammon/analysis";
import type { Command } from "commander";
import { EVALUATOR_NAMES, evaluatorNamed } from "../games/backgammon/evaluators.js";
import { wholeOf } from "../games/backgammon/numbers.js";
import { UbgiSession } from "../games/backgammon/ubgi.js";
import { type Io, write } from "../io/io.js";
import type { Example } from "./command.js";

interface Options {
  readonly evaluator: string;
  readonly depth: string;
  readonly filters: boolean;
}

export const examples: readonly Example[] = [
  {
    say: "the best play of an opening roll, as another program asks for it",
    type: "printf 'ubgi\\nXGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10\\nquit\\n' | tyche ubgi",
  },
];

export const note = `
Lines that are heard: ubgi, stop, quit, an XGID, or a board of FIBS ("board:…"). A position is answered
with a play (each step by itself: 24/18 18/13, bar, off, an empty line where nothing can move), roll,
double, take or drop; everything else with sorry, and why on standard error.
`;

export function register(command: Command, io: Io): void {
  command
    .option("--evaluator <E>", `What Tyche plays by: ${EVALUATOR_NAMES.join(", ")}.`, "default")
    .option("--depth <N>", "Decisions looked ahead.", "2")
    .option("--no-filters", "Look at every play to the full depth.")
    .action((options: Options) => act(options, io));
}

/** Until "quit" or the end of the input. */
async function act(options: Options, io: Io): Promise<void> {
  const depth = wholeOf("depth", options.depth, 1, 4);
  const filters = options.filters ? USUAL_FILTERS : FULL_WIDTH;
  let written = Promise.resolve();
  const session = new UbgiSession({
    lookahead: new CubeLookahead(evaluatorNamed(options.evaluator), filters),
    depth,
    say: (line) => {
      written = written.then(() => write(io.stdout, `${line}\n`));
    },
    explain: (reason) => void io.stderr.write(`${reason}\n`),
  });
  const lines = createInterface({ input: io.stdin });
  try {
    for await (const line of lines) if (!session.hear(line)) break;
    await written;
  } finally {
    lines.close();
  }
}
