import type { CommandFile } from "./command.js";

/** A command by name. */
interface Entry {
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
