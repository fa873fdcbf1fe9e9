import { PURSUIT_FEATURES } from "@tyche/games/pac-man";
import type { Command } from "commander";
import { countOf, type Example, type Io, write } from "tyche/parts";
import { GhostLearning } from "./ghost-learning.js";

interface Options {
  readonly games: string;
  readonly seed: string;
  readonly depth: string;
  readonly every: string;
  readonly strength: string;
}

/** Step size. */
const RATE = 0.002;

export const examples: readonly Example[] = [
  { say: "the weights that are shipped", type: "npm run research -- ghosts --games 3000 --seed 1" },
];

export function register(command: Command, io: Io): void {
  command
    .description(
      "Let the ghosts of Pac-Man learn to hunt a Pac-Man who searches: Pac-Man's score and the ghosts' weights as lines of JSON.",
    )
    .option("--games <N>", "How many games.", "3000")
    .option("--seed <S>", "A number or a word.", "1")
    .option("--depth <N>", "Rounds that Pac-Man looks ahead.", "2")
    .option("--every <N>", "Games between two reports.", "300")
    .option(
      "--strength <N>",
      "Games in the end by which they are held to directional ghosts; 0 for none.",
      "400",
    )
    .action((options: Options) => act(options, io));
}

async function act(options: Options, io: Io): Promise<void> {
  const games = countOf("games", options.games, 1);
  const every = countOf("every", options.every, 1);
  const strength = countOf("strength", options.strength, 0);
  const depth = countOf("depth", options.depth, 1, 20);
  const ghosts = new GhostLearning({ seed: options.seed, rate: RATE, depth });
  const line = (data: object): Promise<void> => write(io.stdout, `${JSON.stringify(data)}\n`);
  let points = 0;
  let since = 0;
  while (ghosts.games < games) {
    points += ghosts.next();
    since++;
    if (ghosts.games % every !== 0 && ghosts.games !== games) continue;
    const weights = Object.fromEntries(PURSUIT_FEATURES.map((name, i) => [name, ghosts.weights[i]!]));
    await line({ games: ghosts.games, score: points / since, weights });
    points = 0;
    since = 0;
  }
  if (strength > 0) await line(ghosts.strength(Math.max(2, strength), "strength"));
}
