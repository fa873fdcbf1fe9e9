import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/**
 * A process by more than its number, which is given to another one when it has ended and which every container counts anew. On
 * Linux a process is known by the boot of its machine, the name space of its number, and when it was started.
 */
export interface ProcessIdentity {
  readonly pid: number;
  readonly host: string;
  readonly boot?: string;
  /** The name space of the number. */
  readonly space?: string;
  /** Clock ticks since the boot. */
  readonly start?: string;
}

/** Undefined: it cannot be told from here. */
export type Liveness = boolean | undefined;

export function thisProcess(): ProcessIdentity {
  const { pid } = process;
  const start = startOf(pid);
  return { pid, host: hostname(), ...surroundings(), ...(start !== undefined && { start }) };
}

/** Whether a process is still there; only one of this machine and name space can be seen. */
export function isAlive({ pid, host, boot, space, start }: ProcessIdentity): Liveness {
  const here = surroundings();
  const isHere = boot === undefined ? host === hostname() : boot === here.boot && space === here.space;
  if (!isHere) return boot !== undefined && host === hostname() && boot !== here.boot ? false : undefined;
  if (!exists(pid)) return false;
  if (start === undefined) return true;
  return startOf(pid) === start;
}

function surroundings(): { readonly boot?: string; readonly space?: string } {
  const boot = textIn("/proc/sys/kernel/random/boot_id");
  const space = attempt(() => readlinkSync("/proc/self/ns/pid"));
  return { ...(boot !== undefined && { boot }), ...(space !== undefined && { space }) };
}

/** The 22nd field of its `stat`, of which the second, its name, may hold blanks and brackets. */
function startOf(pid: number): string | undefined {
  const stat = textIn(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

function textIn(file: string): string | undefined {
  return attempt(() => readFileSync(file, "utf8").trim());
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
