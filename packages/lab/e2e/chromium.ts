import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium } from "playwright-core";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

export type Found = { readonly path: string } | { readonly reason: string };

/** A Chromium: the one in CHROMIUM_PATH, the system's, Playwright's, or one that is installed now. */
export function findChromium(): Found {
  const present = firstPresent();
  if (present) return { path: present };
  try {
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

/** Debian's package as root, Playwright's own elsewhere. */
function install(): void {
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
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
