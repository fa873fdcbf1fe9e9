import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/**
 * Identifies a process by more than its id, which is reused after the process ends and is counted separately in every
 * container. On Linux a process is identified by the machine's boot, its PID namespace and its start time.
 */
export interface ProcessIdentity {
  readonly pid: number;
  readonly host: string;
  readonly boot?: string;
  /** The PID namespace. */
  readonly space?: string;
  /** Start time in clock ticks since the boot. */
  readonly start?: string;
}

/** Undefined: cannot be determined from here. */
export type Liveness = boolean | undefined;

export function thisProcess(): ProcessIdentity {
  const { pid } = process;
  const start = startOf(pid);
  return { pid, host: hostname(), ...surroundings(), ...(start !== undefined && { start }) };
}

/** Whether a process still exists. Only processes on this machine and in this namespace are visible. */
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

/** Field 22 of the process's `stat`; field 2, the name, may contain spaces and parentheses. */
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
