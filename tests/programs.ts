import { existsSync } from "node:fs";

/**
 * Whether a program is here that judges some of the tests. Where it is not, one line says which tests are skipped for
 * want of it, and what installs it.
 *
 * @param name what the program is called
 * @param isHere whether this machine has it
 * @param installer the script that installs it on Debian and its kin
 * @throws Error on CI, where it can be installed: there no test may be skipped for want of it
 */
export function hasProgram(name: string, isHere: boolean, installer: string): boolean {
  if (isHere) return true;
  if (process.env.CI && canInstall()) {
    throw new Error(
      `${name} is not installed, and on CI no test is skipped for want of it: run ${installer}`,
    );
  }
  process.stderr.write(
    `Tests by ${name} are skipped: it is not installed here (${installer} installs it).\n`,
  );
  return false;
}

/** Whether Debian's packages can be installed here. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}
