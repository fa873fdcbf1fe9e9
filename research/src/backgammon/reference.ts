import { seededChance } from "@tyche/engine";
import type { Command } from "commander";
import { countOf, type Example, type Io, write } from "tyche/parts";
import { referenceLines } from "./reference-lines.js";

interface Options {
  readonly positions: string;
  readonly plies: string;
  readonly processes: string;
  readonly noise: string;
  readonly seed: string;
}

export const examples: readonly Example[] = [
  {
    say: "five positions with GNU Backgammon's word on every play, and what the network loses in them",
    type: "npm run -s research -- reference --positions 5 --plies 1 > set.jsonl && npm run research -- judge set.jsonl --evaluator net",
    needs: "gnubg",
  },
];

export function register(command: Command, io: Io): void {
  command
    .description(
      "Make a reference set with GNU Backgammon: decisions from its games against itself, and its equity of every play, as JSON lines for `judge`.",
    )
    .option("--positions <N>", "How many positions.", "400")
    .option("--plies <N>", "How deep the referee looks, in GNU Backgammon's plies.", "2")
    .option("--processes <N>", "How many processes of GNU Backgammon share the work.", "1")
    .option("--noise <PERCENT>", "How many turns in a hundred are played at random.", "5")
    .option("--seed <S>", "The seed of dice and noise.", "1")
    .action((options: Options) => act(options, io));
}

async function act(options: Options, io: Io): Promise<void> {
  const count = countOf("positions", options.positions, 1, 1_000_000);
  const lines = referenceLines({
    count,
    plies: countOf("plies", options.plies, 0, 4),
    processes: countOf("processes", options.processes, 1, 256),
    noise: countOf("noise", options.noise, 0, 100) / 100,
    chance: seededChance(options.seed),
  });
  const isShown = io.stderr.isTTY === true;
  let done = 0;
  for await (const line of lines) {
    await write(io.stdout, `${line}\n`);
    if (isShown) io.stderr.write(`\r${++done} of ${count}\u001b[K`);
  }
  if (isShown) io.stderr.write("\r\u001b[K");
}
