import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { build, createServer, preview } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findChromium } from "./chromium.js";

const SOURCES = join(import.meta.dirname, "../../engine");
const FILES = {
  "index.html": '<!doctype html><title>page</title><script type="module" src="./page.js"></script>',
  "game.js": `import { ticTacToe } from ${JSON.stringify(join(SOURCES, "test/sample-games.ts"))};
    export { ticTacToe };`,
  // As in docs/guide/weights.md: the games are loaded once a file is there.
  "worker.js": `import { serve } from ${JSON.stringify(join(SOURCES, "src/threads.ts"))};
    import { ticTacToe } from "./game.js";
    const games = async () => {
      await fetch("./slow.txt").catch(() => {});
      await new Promise((resume) => setTimeout(resume, 500));
      return [ticTacToe];
    };
    serve(self, games());`,
  "page.js": `import { createOpponent } from ${JSON.stringify(join(SOURCES, "src/index.ts"))};
    import { connect } from ${JSON.stringify(join(SOURCES, "src/threads.ts"))};
    import { ticTacToe } from "./game.js";
    const start = () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    window.early = () => createOpponent(ticTacToe, { worker: connect(start()), nodes: 2000, time: 1e9 }).play([1, 1, 0, 2, 2, 0, 0, 0, 0]);
    window.terminated = async (before) => {
      const thread = start();
      const opponent = createOpponent(ticTacToe, { worker: connect(thread), time: 1e9 });
      if (before > 0) await opponent.play([1, 1, 0, 2, 2, 0, 0, 0, 0]);
      const played = opponent.play([0, 0, 0, 0, 0, 0, 0, 0, 0]).catch((error) => error.message);
      thread.terminate();
      return [await played, await opponent.play([0, 0, 0, 0, 0, 0, 0, 0, 0]).catch((error) => error.message)];
    };
    window.isThere = true;`,
  "slow.txt": "slow",
};

const found = findChromium();

describe.skipIf(!("path" in found))("a page's worker in a browser", () => {
  const root = mkdtempSync(join(tmpdir(), "tyche-worker-"));
  let browser: Browser;

  beforeAll(async () => {
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, name), text);
    browser = await chromium.launch({
      executablePath: "path" in found ? found.path : "",
      args: ["--no-sandbox", "--disable-gpu"],
    });
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    rmSync(root, { recursive: true, force: true });
  });

  const shared = {
    root,
    configFile: false as const,
    logLevel: "error" as const,
    resolve: { conditions: ["@tyche/source", "browser", "import", "module", "default"] },
    worker: { format: "es" as const },
  };

  /** A server for the page, in development or production mode. */
  async function serverOf(kind: string): Promise<{ readonly address: string; close(): Promise<unknown> }> {
    if (kind === "development") {
      const server = await createServer({
        ...shared,
        server: { port: 0, fs: { strict: false, allow: [], deny: [] } },
        optimizeDeps: { noDiscovery: true },
      });
      await server.listen();
      return { address: server.resolvedUrls!.local[0]!, close: () => server.close() };
    }
    await build({ ...shared, build: { outDir: join(root, "dist"), target: "esnext" } });
    const server = await preview({ ...shared, build: { outDir: join(root, "dist") }, preview: { port: 0 } });
    return { address: server.resolvedUrls!.local[0]!, close: () => server.close() };
  }

  it.each(["development", "production"])(
    "answers requests sent before its games are loaded, and reports its termination, in %s",
    async (kind) => {
      const server = await serverOf(kind);
      try {
        const page = await browser.newPage();
        await page.goto(server.address);
        await page.waitForFunction("window.isThere", undefined, { timeout: 60_000 });
        expect(await page.evaluate("window.early()")).toBe(2);
        for (const before of [0, 1])
          expect(await page.evaluate(`window.terminated(${before})`)).toEqual([
            "The worker has ended.",
            "The worker has ended.",
          ]);
      } finally {
        await server.close();
      }
    },
    180_000,
  );
});
