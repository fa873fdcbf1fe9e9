import type { Command } from "commander";
import { type Io, write } from "../io/io.js";
import { terminalOf } from "../io/terminal.js";
import { demoText } from "../trees/demo.js";
import type { Example } from "./command.js";

export const examples: readonly Example[] = [{ say: "example-demo", type: "tyche demo" }];

export function register(command: Command, io: Io): void {
  command.action(() => write(io.stdout, demoText(terminalOf(io.stdout, io.env), io.env)));
}
