import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { preview } from "vite";
import type { TestProject } from "vitest/node";
import { findChromium } from "./chromium.js";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the built Lab, with a trailing slash. */
    address: string;
    /** Served folder: a copy of the build, so that a concurrent build does not remove its files. */
    folder: string;
    /** Path of the browser; empty if there is none and the tests are skipped. */
    chromium: string;
  }
}

/** Serves the build under a sub-path, as any file host may, and finds a browser. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  if (!existsSync(new URL("../dist/index.html", import.meta.url))) {
    throw new Error("the Lab is not built: run `npm run build -w packages/lab` first");
  }
  const found = findChromium();
  if ("reason" in found) {
    if (process.env.CI) throw new Error(`the tests in a browser are not skipped on CI: ${found.reason}`);
    console.warn(`The tests in a browser are skipped: ${found.reason}.`);
  }
  provide("chromium", "path" in found ? found.path : "");
  const folder = mkdtempSync(join(tmpdir(), "tyche-lab-"));
  cpSync(join(root, "dist"), folder, { recursive: true });
  provide("folder", folder);
  const server = await preview({
    root,
    build: { outDir: folder },
    base: "/some/course/lab/",
    logLevel: "silent",
    preview: { port: 0, host: "127.0.0.1" },
  });
  provide("address", server.resolvedUrls!.local[0]!);
  return async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  };
}
