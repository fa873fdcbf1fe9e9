import type { MessageId } from "@tyche/messages";
import type { CommandFile } from "./command.js";

/** A command's name and its loader. */
export interface Entry<Text extends string = string> {
  readonly name: string;
  readonly summary: Text;
  /** For developers and researchers: the help is in English only. */
  readonly inEnglish?: true;
  load(): Promise<CommandFile<string>>;
}

/** All commands. The file of a command is loaded when it is called. */
export const COMMANDS: readonly Entry<MessageId>[] = [
  { name: "solve", summary: "help-solve", load: () => import("./solve.js") },
  { name: "draw", summary: "help-draw", load: () => import("./draw.js") },
  { name: "slides", summary: "help-slides", load: () => import("./slides.js") },
  { name: "sensitivity", summary: "help-sensitivity", load: () => import("./sensitivity.js") },
  { name: "risk", summary: "help-risk", load: () => import("./risk.js") },
  { name: "equilibrium", summary: "help-equilibrium", load: () => import("./equilibrium.js") },
  { name: "verify", summary: "help-verify", load: () => import("./verify.js") },
  { name: "random", summary: "help-random", load: () => import("./random.js") },
  { name: "exercise", summary: "help-exercise", load: () => import("./exercise.js") },
  { name: "grade", summary: "help-grade", load: () => import("./grade.js") },
  { name: "moves", summary: "help-moves", load: () => import("./moves.js") },
  { name: "think", summary: "help-think", load: () => import("./think.js") },
  { name: "play", summary: "help-play", load: () => import("./play.js") },
  { name: "exact", summary: "help-exact", load: () => import("./exact.js") },
  { name: "arena", summary: "help-arena", inEnglish: true, load: () => import("./arena.js") },
  { name: "check", summary: "help-check", inEnglish: true, load: () => import("./check.js") },
  { name: "games", summary: "help-games", load: () => import("./games.js") },
  { name: "analyze", summary: "help-analyze", load: () => import("./analyze.js") },
  { name: "rollout", summary: "help-rollout", load: () => import("./rollout.js") },
  { name: "serve", summary: "help-serve", inEnglish: true, load: () => import("./serve.js") },
  { name: "train", summary: "help-train", inEnglish: true, load: () => import("./train.js") },
  { name: "tune", summary: "help-tune", inEnglish: true, load: () => import("./tune.js") },
  { name: "levels", summary: "help-levels", load: () => import("./levels.js") },
  { name: "worker", summary: "help-worker", inEnglish: true, load: () => import("./worker.js") },
  { name: "uci", summary: "help-uci", load: () => import("./uci.js") },
  { name: "ubgi", summary: "help-ubgi", load: () => import("./ubgi.js") },
  { name: "lab", summary: "help-lab", load: () => import("./lab.js") },
  { name: "demo", summary: "help-demo", load: () => import("./demo.js") },
];
