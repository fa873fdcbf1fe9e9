import { createInterface } from "node:readline";
import { CubeLookahead, FULL_WIDTH, USUAL_FILTERS } from "@tyche/games/backgammon/analysis";
import { UbgiSession } from "@tyche/games/backgammon/servers";
import type { Command } from "commander";
import { evaluatorNamed, NAMED_EVALUATORS } from "../analysis/backgammon-evaluators.js";
import { countOf } from "../io/arguments.js";
import { oneLine } from "../io/errors.js";
import type { Help } from "../io/help.js";
import { type Io, write } from "../io/io.js";
import { addOptions, type OptionRows, type OptionValues } from "../io/options.js";
import { version } from "../io/package.js";
import { wrap } from "../io/table.js";
import type { Example } from "./command.js";

const OPTIONS = [
  [
    "--evaluator <E>",
    { id: "help-interface-evaluator", values: { evaluators: NAMED_EVALUATORS } },
    "default",
  ],
  ["--depth <N>", "help-search-depth", "2"],
  ["--no-filters", "help-no-filters"],
] as const satisfies OptionRows;

type Options = OptionValues<typeof OPTIONS>;

export const examples: readonly Example[] = [
  {
    say: "example-ubgi",
    type: "printf 'ubgi\\nXGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10\\nquit\\n' | tyche ubgi",
  },
];

export function note(help: Help, width: number): string {
  return wrap(help("help-ubgi-note"), width).join("\n");
}

export function register(command: Command, io: Io, help: Help): void {
  addOptions(command, OPTIONS, help).action((options: Options) => act(options, io));
}

/** Runs until "quit" or the end of the input. */
async function act(options: Options, io: Io): Promise<void> {
  const depth = countOf("depth", options.depth, 1, 4);
  const filters = options.filters ? USUAL_FILTERS : FULL_WIDTH;
  let written = Promise.resolve();
  const session = new UbgiSession({
    lookahead: new CubeLookahead(evaluatorNamed(options.evaluator), filters),
    depth,
    version: version(),
    say: (line) => {
      written = written.then(() => write(io.stdout, `${line}\n`));
    },
    explain: (reason) => void io.stderr.write(`${oneLine(reason)}\n`),
  });
  const lines = createInterface({ input: io.stdin });
  try {
    for await (const line of lines) if (!session.hear(line)) break;
    await written;
  } finally {
    lines.close();
  }
}
