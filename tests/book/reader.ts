/** The built site, served by `tyche lab`, in a browser. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import axe from "axe-core";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { findChromium } from "../../packages/lab/e2e/chromium.js";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

const found = findChromium();
/** Whether there is no browser. */
export const isSkipped = "reason" in found;
if ("reason" in found) {
  if (process.env.CI) throw new Error(`the tests in a browser are not skipped on CI: ${found.reason}`);
  console.warn(`The tests in a browser are skipped: ${found.reason}.`);
}
if (!existsSync(`${ROOT}site/book/sw.js`)) throw new Error("the site is not built: run `npm run docs:site`");

/** What axe-core finds in a page, without what is in its frames. */
export async function violationsIn(page: Page): Promise<readonly string[][]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run({ iframes: false });
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  });
}

/** Pages of the book for the tests of a `describe`, which fail if a page throws or asks another host. */
export class Reader {
  /** Of the site, with a trailing slash. */
  address = "";
  private browser!: Browser;
  private server!: ChildProcess;
  private readonly contexts: BrowserContext[] = [];
  private complaints: string[] = [];

  constructor() {
    beforeAll(() => this.start());
    afterEach(async () => {
      await Promise.all(this.contexts.splice(0).map((context) => context.close()));
      const heard = this.complaints;
      this.complaints = [];
      expect(heard).toEqual([]);
    });
    afterAll(async () => {
      await this.browser.close();
      this.server.kill();
      await once(this.server, "exit");
    });
  }

  private async start(): Promise<void> {
    this.server = spawn(process.execPath, [`${ROOT}packages/cli/bin/tyche.js`, "lab", "--port", "0"]);
    for await (const line of createInterface(this.server.stdout!)) {
      [, this.address = ""] = /^The book is at (.*\/)book\/en\/$/.exec(line) ?? [];
      if (this.address !== "") break;
    }
    this.browser = await chromium.launch({
      executablePath: "path" in found ? found.path : "",
      args: ["--no-sandbox", "--disable-gpu"],
    });
  }

  /** A page of the book. @param path below `book/` @param width of the window */
  async open(path: string, { isOffline = false, width = 1280 } = {}): Promise<Page> {
    const { address, complaints } = this;
    const context = await this.browser.newContext({
      viewport: { width, height: 900 },
      serviceWorkers: isOffline ? "allow" : "block",
    });
    this.contexts.push(context);
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    page.on("pageerror", (error) => complaints.push(`threw: ${error.message}`));
    page.on("request", (request) => {
      if (!request.url().startsWith(address)) complaints.push(`asked another host: ${request.url()}`);
    });
    await page.goto(`${address}book/${path}`);
    return page;
  }
}
