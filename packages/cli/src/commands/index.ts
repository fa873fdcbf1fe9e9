import type { Command } from "commander";
import type { Io } from "../io.js";

/** A line to type, as the help shows it; the tests type every one. */
export interface Example {
  readonly say: string;
  readonly type: string;
}

/** What a command's file holds. */
export interface CommandFile {
  /** Adds arguments, options and the action. */
  register(command: Command, io: Io): void;
  readonly examples: readonly Example[];
}

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
    name: "random",
    summary: "Make a random game tree, or an exercise, from a seed.",
    load: () => import("./random.js"),
  },
  {
    name: "bench",
    summary: "Measure: leaves visited against the least possible, and nodes a second.",
    load: () => import("./bench.js"),
  },
  {
    name: "demo",
    summary: "A tour: example trees, several algorithms, what they cut.",
    load: () => import("./demo.js"),
  },
];
