import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium } from "playwright-core";
import { canInstall } from "../../../tests/programs.js";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The commands that install Chromium and remove it. */
const APT = ["apt-get install chromium", "apt-get purge --autoremove chromium"] as const;
const PLAYWRIGHT = ["npx playwright-core install chromium", "npx playwright-core uninstall"] as const;

export type Found = { readonly path: string } | { readonly reason: string };

/** Finds a Chromium: CHROMIUM_PATH, the system's or Playwright's; otherwise installs one. */
export function findChromium(): Found {
  const present = firstPresent();
  if (present) return { path: present };
  try {
    const [how, undone] = canInstall() ? APT : PLAYWRIGHT;
    console.warn(
      `The tests in a browser find no Chromium and install one now: ${how} (${undone} undoes it).`,
    );
    install();
  } catch (error) {
    return { reason: `there is no Chromium, and it could not be installed: ${firstLine(error)}` };
  }
  const installed = firstPresent();
  return installed ? { path: installed } : { reason: "there is no Chromium, and installing it left none" };
}

function firstPresent(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? "", ...PLACES, chromium.executablePath()].find(
    (path) => path !== "" && existsSync(path),
  );
}

/** Installs Debian's package as root, Playwright's build otherwise. */
function install(): void {
  if (canInstall()) {
    execFileSync("apt-get", ["update", "-q"], { stdio: "ignore" });
    execFileSync("apt-get", ["install", "-yq", "--no-install-recommends", "chromium"], { stdio: "ignore" });
    return;
  }
  const packageFile = createRequire(import.meta.url).resolve("playwright-core/package.json");
  execFileSync(process.execPath, [join(dirname(packageFile), "cli.js"), "install", "chromium"], {
    stdio: "ignore",
  });
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0]!;
}
