import { existsSync } from "node:fs";

/**
 * Whether a program that some tests depend on is installed. If not, one line says which tests are skipped, and how to
 * install it.
 *
 * @param name the name of the program
 * @param isHere whether this machine has it
 * @param installer the script that installs it on Debian and related systems
 * @throws Error on CI if it can be installed: no test may be skipped there because of it
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

/** Whether Debian packages can be installed here. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}
