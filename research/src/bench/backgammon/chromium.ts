import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { serveFolder } from "tyche/parts";
import { inCheckout } from "../../kit/root.js";

const PLACES = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  chromium.executablePath(),
];

/** Files that a page can load, as `/NAME/file`. */
const BUILT: Readonly<Record<string, string>> = {
  engine: inCheckout("packages/engine/dist"),
  learn: inCheckout("packages/learn/dist"),
  games: inCheckout("packages/games/dist"),
  research: inCheckout("research/dist"),
  // Where the games' modules look for their weights.
  weights: inCheckout("packages/games/weights"),
  fflate: inCheckout("node_modules/fflate/esm"),
};

type Exports = Readonly<Record<string, { readonly default: string } | string>>;

/** The import map for these files: all entry points of their packages. */
const IMPORTS: Record<string, string> = { fflate: "/fflate/browser.js" };
for (const name of ["engine", "learn", "games"]) {
  const manifest = readFileSync(inCheckout(`packages/${name}/package.json`), "utf8");
  const entries = Object.entries((JSON.parse(manifest) as { readonly exports: Exports }).exports);
  for (const [entry, files] of entries)
    if (typeof files !== "string")
      IMPORTS[`@tyche/${name}${entry.slice(1)}`] = files.default.replace("./dist", `/${name}`);
}

/**
 * Runs a module in a headless Chromium and returns the JSON that it writes to the page's body; undefined if there is no
 * Chromium.
 *
 * @param script text of the module
 * @throws Error if the page does not finish
 */
export async function runInChromium(script: string): Promise<unknown> {
  const executablePath = PLACES.find((path) => path && existsSync(path));
  if (executablePath === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "tyche-chromium-"));
  for (const [name, built] of Object.entries(BUILT)) symlinkSync(built, join(folder, name));
  await writeFile(
    join(folder, "index.html"),
    `<!doctype html><script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script><script type="module">${script}</script>`,
  );
  const server = await serveFolder(folder, 0, "127.0.0.1");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    const failed = page.waitForEvent("pageerror", { timeout: 0 }).then((error) => Promise.reject(error));
    failed.catch(() => {});
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const done = page.waitForFunction('document.body.textContent !== ""', undefined, { timeout: 120_000 });
    await Promise.race([done, failed]);
    return JSON.parse(await page.innerText("body"));
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  }
}
