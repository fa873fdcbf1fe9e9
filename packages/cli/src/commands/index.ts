import type { CommandFile } from "./command.js";
import { fromSource } from "./from-source.js";
import { ghostsMoved, type MovedCommand, minesMoved, tilesMoved } from "./moved.js";

/** A command by name. */
export interface Entry {
  readonly name: string;
  readonly summary: string;
  load(): Promise<CommandFile>;
}

/** Every command; its file is loaded when it is called. */
export const COMMANDS: readonly Entry[] = [
  {
    name: "solve",
    summary: "Solve a game tree and say how: value, best actions, what was visited and what was cut.",
    load: () => import("./solve.js"),
  },
  {
    name: "draw",
    summary: "Draw a game tree as text, SVG, LaTeX, DOT, Mermaid, or change its format.",
    load: () => import("./draw.js"),
  },
  {
    name: "slides",
    summary: "Make a page for a projector that steps through a search at the press of a key.",
    load: () => import("./slides.js"),
  },
  {
    name: "sensitivity",
    summary:
      "Say which change of a payoff or a probability changes the best action, and draw a tornado diagram.",
    load: () => import("./sensitivity.js"),
  },
  {
    name: "risk",
    summary: "Decide by a utility function: the certainty equivalent of every node of a tree with chance.",
    load: () => import("./risk.js"),
  },
  {
    name: "equilibrium",
    summary:
      "Solve a tree with information sets, such as a Gambit file: what each player does where, exactly.",
    load: () => import("./equilibrium.js"),
  },
  {
    name: "random",
    summary: "Make a random game tree, or an exercise, from a seed.",
    load: () => import("./random.js"),
  },
  {
    name: "exercise",
    summary: "Make exercises about search from a seed: for print, Moodle, Canvas, GIFT, programs.",
    load: () => import("./exercise.js"),
  },
  {
    name: "grade",
    summary: "Grade answers to exercises, and name the wrong rule behind them.",
    load: () => import("./grade.js"),
  },
  {
    name: "moves",
    summary: "List the legal actions of a game's position, and where each leads.",
    load: () => import("./moves.js"),
  },
  {
    name: "think",
    summary: "Search a position of a game: every action with its value, best first.",
    load: () => import("./think.js"),
  },
  {
    name: "play",
    summary: "Play a game against the engine in the terminal.",
    load: () => import("./play.js"),
  },
  {
    name: "exact",
    summary: "Solve a small game exactly, with an interval that is proved to hold the value.",
    load: () => import("./exact.js"),
  },
  {
    name: "arena",
    summary: "Play a match between players on the same luck: payoffs, wins and ratings with intervals.",
    load: () => import("./arena.js"),
  },
  {
    name: "check",
    summary: "Hold a game that you have written to the contract: rules, facts, payoffs, probabilities.",
    load: () => import("./check.js"),
  },
  {
    name: "games",
    summary: "List the games, their options, and how their positions are written.",
    load: () => import("./games.js"),
  },
  {
    name: "analyze",
    summary: "Find the errors in a backgammon match or in games of chess.",
    load: () => import("./analyze.js"),
  },
  {
    name: "rollout",
    summary: "Play a backgammon position out many times to find what it, or each play, is worth.",
    load: () => import("./rollout.js"),
  },
  {
    name: "serve",
    summary: "Sit down at a board of GNU Backgammon as one of its players.",
    load: () => import("./serve.js"),
  },
  {
    name: "train",
    summary: "Learn an evaluator of a game by self-play, with progress, checkpoints and a curve.",
    load: () => import("./train.js"),
  },
  {
    name: "tune",
    summary: "Tune the numbers of a player by its own games (SPSA).",
    load: () => import("./tune.js"),
  },
  {
    name: "worker",
    summary: "Work for matches, rollouts, analyses and tunings that others ask of a Redis.",
    load: () => import("./worker.js"),
  },
  {
    name: "uci",
    summary: "Play chess for another program by the Universal Chess Interface.",
    load: () => import("./uci.js"),
  },
  {
    name: "ubgi",
    summary: "Play backgammon for another program by the Universal Backgammon Interface.",
    load: () => import("./ubgi.js"),
  },
  {
    name: "lab",
    summary: "Serve the Lab, the page to build, step through, practise and share trees.",
    load: () => import("./lab.js"),
  },
  {
    name: "bench",
    summary: "Measure: nodes a second against loops written by hand, and what cutting saves.",
    load: () => fromSource("@tyche/research/bench", "the benchmarks"),
  },
  {
    name: "demo",
    summary: "A tour: example trees, several algorithms, what they cut.",
    load: () => import("./demo.js"),
  },
];

/** Commands that are none any more: what a call of one is told. */
export const MOVED: Readonly<Record<string, MovedCommand>> = {
  judge: () => "judge comes with the source now: type `npm run research -- judge` in a checkout",
  reference: () => "reference comes with the source now: type `npm run research -- reference` in a checkout",
  tiles: tilesMoved,
  mines: minesMoved,
  ghosts: ghostsMoved,
};
