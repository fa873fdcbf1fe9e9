import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveFolder } from "tyche/parts";
import { inCheckout } from "../../kit/root.js";

/** Possible locations of Chromium, tried in this order after CHROMIUM_PATH. */
const BINARIES = ["chromium", "chromium-browser", "google-chrome"];

/** Built files that a page can import, as `/NAME/file.js`. */
const BUILT: Readonly<Record<string, string>> = {
  engine: inCheckout("packages/engine/dist"),
  learn: inCheckout("packages/learn/dist"),
  games: inCheckout("packages/games/dist"),
  research: inCheckout("research/dist"),
};

/** The import map for these files: all entry points of their packages. */
const IMPORTS = Object.fromEntries(
  ["engine", "learn", "games"].flatMap((name) => {
    const { exports: doors } = JSON.parse(
      readFileSync(inCheckout(`packages/${name}/package.json`), "utf8"),
    ) as {
      readonly exports: Readonly<Record<string, { readonly default: string } | string>>;
    };
    return Object.entries(doors).flatMap(([door, files]) =>
      typeof files === "string"
        ? []
        : [[`@tyche/${name}${door.slice(1)}`, files.default.replace("./dist", `/${name}`)]],
    );
  }),
);

const PATIENCE = 120_000;

/**
 * Runs a module in a headless Chromium and returns the JSON that it writes to the page's body; undefined if there is no
 * Chromium. Only synchronous code is supported.
 *
 * @param script text of the module
 * @throws Error if the page does not finish
 */
export async function runInChromium(script: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), "tyche-chromium-"));
  for (const [name, built] of Object.entries(BUILT)) symlinkSync(built, join(folder, name));
  await writeFile(
    join(folder, "index.html"),
    `<!doctype html><script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script><script type="module">${script}</script>`,
  );
  const server = await serveFolder(folder, 0, "127.0.0.1");
  try {
    const { port } = server.address() as AddressInfo;
    const page = await pageText(join(folder, "profile"), `http://127.0.0.1:${port}/`);
    if (page === undefined) return undefined;
    const body = /<body>(.*)<\/body>/s.exec(page)?.[1] ?? "";
    try {
      return JSON.parse(body.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"));
    } catch {
      throw new Error("the page in Chromium did not come to its end");
    }
  } finally {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The contents of the page after loading. */
async function pageText(profile: string, address: string): Promise<string | undefined> {
  const given = process.env.CHROMIUM_PATH;
  const isRoot = process.getuid?.() === 0;
  for (const binary of given ? [given] : BINARIES) {
    const child = spawn(
      binary,
      [
        "--headless",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        `--user-data-dir=${profile}`,
        // The sandbox does not work as root.
        ...(isRoot ? ["--no-sandbox"] : []),
        "--dump-dom",
        address,
      ],
      { stdio: ["ignore", "pipe", "ignore"], timeout: PATIENCE },
    );
    const text = await outputOf(child);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Undefined if there is no such program. */
function outputOf(child: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    child.stdout!.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") resolve(undefined);
      else reject(error);
    });
    child.once("close", () => resolve(Buffer.concat(chunks).toString()));
  });
}
