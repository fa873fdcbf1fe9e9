import { CubeLookahead, FULL_WIDTH, USUAL_FILTERS } from "@tyche/games/backgammon/analysis";
import type { Command } from "commander";
import { EVALUATOR_NAMES, evaluatorNamed } from "../games/backgammon/evaluators.js";
import { serveGnubg } from "../games/backgammon/gnubg/server.js";
import { wholeOf } from "../games/backgammon/numbers.js";
import { oneOf } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import { interruptible } from "../io/interrupt.js";
import { type Io, write } from "../io/io.js";
import type { Example } from "./command.js";

interface Options {
  readonly port: string;
  readonly host: string;
  readonly evaluator: string;
  readonly depth: string;
  readonly filters: boolean;
  readonly cube?: string;
  readonly jacoby?: string;
  readonly beavers?: string;
  readonly resign?: string;
}

/** A server does not end by itself, so that no example can be typed by a test. */
export const examples: readonly Example[] = [
  {
    say: "sit at GNU Backgammon's board, one roll looked ahead",
    type: "tyche serve backgammon",
    endless: true,
  },
  {
    say: "at any port that is free, every play by what it looks like right after it",
    type: "tyche serve backgammon --port 0 --depth 1",
    endless: true,
  },
];

export const note = `
In GNU Backgammon:
  set player 1 external localhost:4401
  new match 7
Score and cube are told in each question. What is not, for money, is said here: Jacoby's
rule, beavers, or that the cube is not in use (there: set cube use off).
`;

export function register(command: Command, io: Io): void {
  command
    .argument("<game>", "backgammon")
    .option("--port <P>", "The port to listen on; 0 for any that is free.", "4401")
    .option("--host <H>", "The address to listen on.", "127.0.0.1")
    .option("--evaluator <E>", `What Tyche plays by: ${EVALUATOR_NAMES.join(", ")}.`, "default")
    .option("--depth <N>", "Decisions looked ahead.", "2")
    .option("--no-filters", "Look at every play to the full depth.")
    .option("--cube <on|off>", "Whether the table plays with the doubling cube; on.")
    .option(
      "--jacoby <on|off>",
      "For money: gammons count 1 until the cube is turned, as is usual there; on.",
    )
    .option("--beavers <on|off>", "For money: beaver where it is right, if the table allows it; off.")
    .option("--resign <on|off>", "Resign lost games, as soon as that gives nothing away; on.")
    .action((game: string, options: Options) => act(game, options, io));
}

async function act(game: string, options: Options, io: Io): Promise<void> {
  if (game !== "backgammon") throw new UsageError(`GNU Backgammon plays no "${game.slice(0, 40)}"`);
  const depth = wholeOf("depth", options.depth, 1, 4);
  const lookahead = new CubeLookahead(
    evaluatorNamed(options.evaluator),
    options.filters ? USUAL_FILTERS : FULL_WIDTH,
  );
  const server = await serveGnubg({
    port: wholeOf("port", options.port, 0, 65535),
    host: options.host,
    lookahead,
    depth,
    terms: {
      cube: isOn("cube", options.cube, true),
      jacoby: isOn("jacoby", options.jacoby, true),
      beavers: isOn("beavers", options.beavers, false),
    },
    resigns: isOn("resign", options.resign, true),
    say: (text) => void io.stderr.write(`${text}\n`),
  });
  await interruptible(async (signal) => {
    signal.addEventListener("abort", () => server.close());
    await write(
      io.stdout,
      `Tyche waits for GNU Backgammon on ${options.host}:${server.port}; Ctrl-C ends it.\n`,
    );
    await server.closed;
  });
}

function isOn(name: string, written: string | undefined, usual: boolean): boolean {
  const chosen = oneOf(name, written, ["on", "off"]);
  return chosen === undefined ? usual : chosen === "on";
}
