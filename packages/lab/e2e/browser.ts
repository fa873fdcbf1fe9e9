import { readFileSync } from "node:fs";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject } from "vitest";
import { IS_LONG } from "../../../tests/cases.js";
import { GAMES } from "../src/boards/games/games.js";

export const VIEWPORTS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;
export type Viewport = keyof typeof VIEWPORTS;

/** Both screens in either suite, for what depends on the screen's size. */
export const ANY_SCREEN: readonly Viewport[] = ["desktop", "phone"];

/**
 * Time limit in milliseconds for one browser action: generous, because a late answer on a busy machine is no failure.
 */
const PATIENCE = 120_000;

export interface Options {
  readonly fragment?: string;
  readonly search?: string;
  /** Another screen than that of the tests. */
  readonly screen?: Viewport;
  readonly dark?: boolean;
  readonly locale?: string;
  /** Allows the service worker, which is blocked by default because it carries state from test to test. */
  readonly offline?: boolean;
  /** Console messages that the test provokes. */
  readonly expects?: RegExp;
  /** Opens the lesson, and shows the rules of a game, as on a first visit. */
  readonly first?: boolean;
  /** Selector that appears when the page is ready; default: a tree. */
  readonly waits?: string;
}

export interface Opened {
  /** Opens the Lab in a fresh profile. */
  open(options?: Options): Promise<Page>;
  readonly viewport: Viewport;
}

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Default screens. The quick suite's files run on a desktop there, so the long suite, which runs them as well, uses a
 * phone; files of the long suite alone run on a desktop.
 */
function usualScreens(): readonly Viewport[] {
  return IS_LONG && !expect.getState().testPath?.endsWith(".long.e2e.ts") ? ["phone"] : ["desktop"];
}

/**
 * Declares the same tests for a desktop and, in the long suite, for a phone. In every test the page must not log an
 * error, throw, violate its content security policy, or send requests to another host.
 */
export function inBrowser(
  name: string,
  tests: (lab: Opened) => void,
  viewports: readonly Viewport[] = usualScreens(),
): void {
  describe.skipIf(inject("chromium") === "").each(viewports)(`${name} (%s)`, (viewport) => {
    let browser: Browser;
    let contexts: BrowserContext[] = [];
    let complaints: string[] = [];

    beforeAll(async () => {
      browser = await chromium.launch({ executablePath: inject("chromium"), args: ARGUMENTS });
    });
    afterEach(async () => {
      await Promise.all(contexts.map((context) => context.close()));
      contexts = [];
      const heard = complaints;
      complaints = [];
      expect(heard).toEqual([]);
    });
    afterAll(() => browser.close());

    const open = async (options: Options = {}): Promise<Page> => {
      const screen = options.screen ?? viewport;
      const context = await browser.newContext({
        viewport: VIEWPORTS[screen],
        hasTouch: screen === "phone",
        colorScheme: options.dark ? "dark" : "light",
        locale: options.locale ?? "en-GB",
        serviceWorkers: options.offline ? "allow" : "block",
        permissions: ["clipboard-read", "clipboard-write"],
        acceptDownloads: true,
      });
      context.setDefaultTimeout(PATIENCE);
      contexts.push(context);
      const page = await context.newPage();
      if (!options.first)
        await page.addInitScript(
          (games) => {
            // An embedded page may have no storage.
            try {
              localStorage.setItem("tyche-lab-welcomed", "yes");
              localStorage.setItem("tyche-lab-board-rules", games);
            } catch {}
          },
          GAMES.map(({ name }) => name).join(" "),
        );
      page.on("pageerror", (error) => complaints.push(`threw: ${error.message}`));
      page.on("console", (message) => {
        if (message.type() === "error" && !options.expects?.test(message.text()))
          complaints.push(`logged: ${message.text()}`);
      });
      page.on("request", (request) => {
        const address = new URL(request.url());
        if (/^https?:$/.test(address.protocol) && address.host !== new URL(inject("address")).host) {
          complaints.push(`asked another host: ${request.url()}`);
        }
      });
      await page.goto(`${inject("address")}${options.search ?? ""}${options.fragment ?? ""}`);
      await page
        .locator(options.waits ?? ".tree-view")
        .first()
        .waitFor();
      return page;
    };
    tests({ open, viewport });
  });
}

/** The text of the live region. */
export async function said(page: Page): Promise<string> {
  return (await page.locator(".telling p").first().textContent()) ?? "";
}

/** Opens what is behind the button "More" and closes it again; on a phone these are also the tree's bar and the panels. */
export async function inMore<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  await page.locator(".tree-head > .tool").last().click();
  const result = await act();
  const close = page.locator(".dialog.rest > header button");
  if ((await close.count()) > 0) await close.click();
  await page.locator(".dialog.rest").waitFor({ state: "detached" });
  return result;
}

/** Uses the panels: beside the tree, or behind "More" on a phone. */
export async function inPanels<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  return (await page.locator(".explore > .side").count()) > 0 ? act() : inMore(page, act);
}

/** Presses a button of the tree's bar. */
export async function pressBar(page: Page, name: string | RegExp): Promise<void> {
  if ((await page.locator(".tree-bar").count()) === 0)
    await page.locator(".tree-head > .tool").last().click();
  await page
    .locator(".tree-bar")
    .getByRole("button", { name, exact: typeof name === "string" })
    .click();
}

/** Opens the text, the fields of a node, or what can be shared. */
export async function openDrawer(page: Page, name: "Text" | "Edit" | "Share"): Promise<void> {
  if ((await page.locator(`.drawer[aria-label="${name}"]`).count()) > 0) return;
  // On a phone a drawer takes the place of the bar.
  await closeDrawer(page);
  await pressBar(page, name);
  await page.locator(`.drawer[aria-label="${name}"]`).waitFor();
}

/** On a phone an open drawer hides the steps. */
export async function closeDrawer(page: Page): Promise<void> {
  const close = page.locator(".drawer > .close");
  if ((await close.count()) > 0) await close.click();
}

/** Types a tree into the editor. */
export async function typeTree(page: Page, text: string): Promise<void> {
  await openDrawer(page, "Text");
  await page.getByLabel("The tree as text").fill(text);
  await closeDrawer(page);
}

/** Chooses the algorithm. */
export async function chooseAlgorithm(page: Page, name: string): Promise<void> {
  await inPanels(page, () => page.getByLabel("Algorithm").selectOption(name));
}

/** Draws a random tree. */
export async function drawRandom(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await inMore(page, async () => {
    for (const [name, value] of Object.entries(fields)) {
      const field = page.getByLabel(name, { exact: true });
      await (name === "Kinds" ? field.selectOption(value) : field.fill(value));
    }
    await page.getByRole("button", { name: "Draw the tree" }).click();
    await page.locator(".dialog.rest").waitFor({ state: "detached" });
  });
}

/** Number of nodes in the picture. */
export function shownNodes(page: Page): Promise<number> {
  return page.locator("[data-node]").count();
}

/**
 * Fragment of a link to the current state. The page updates its address 250 ms after a change; its timers run in order.
 */
export async function fragmentOf(page: Page): Promise<string> {
  await settled(page);
  return page.evaluate(async () => {
    await new Promise((done) => setTimeout(done, 300));
    return location.hash;
  });
}

/** Waits until the page has drawn its state and all animations have ended. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Opens the settings of Practise, which are folded on a phone. */
export async function unfoldPractice(page: Page): Promise<void> {
  const folded = page.locator(".practice-choosing:not([open]) > summary");
  if ((await folded.count()) > 0) await folded.click();
}

/** The file that a button of the "Share" tab saves. */
export async function downloaded(page: Page, what: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(`[data-export='${what}']`).click(),
  ]);
  return readFileSync(await file.path());
}
