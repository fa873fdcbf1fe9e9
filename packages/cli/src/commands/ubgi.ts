import { createInterface } from "node:readline";
import { UbgiSession } from "@tyche/backgammon/servers";
import { INTERFACE_OPTIONS, lookaheadOf } from "../analysis/match-options.js";
import { countOf } from "../io/arguments.js";
import { oneLine } from "../io/errors.js";
import type { Help } from "../io/help.js";
import { type Io, write } from "../io/io.js";
import type { OptionValues } from "../io/options.js";
import { version } from "../io/package.js";
import { wrap } from "../io/table.js";
import { type Examples, registers } from "./command.js";

export const examples: Examples = {
  "example-ubgi":
    "printf 'ubgi\\nXGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10\\nquit\\n' | tyche ubgi",
};

export function note(help: Help, width: number): string {
  return wrap(help("help-ubgi-note"), width).join("\n");
}

export const register = registers([INTERFACE_OPTIONS], act);

/** Runs until "quit" or the end of the input. */
async function act(options: OptionValues<typeof INTERFACE_OPTIONS>, io: Io): Promise<void> {
  const depth = countOf("depth", options.depth, 1, 4);
  let written = Promise.resolve();
  const session = new UbgiSession({
    lookahead: await lookaheadOf(options, io),
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
