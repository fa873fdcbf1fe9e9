import { type CDPSession, chromium, type Page } from "playwright-core";
import { expect, test } from "vitest";
import { findChromium } from "../../packages/lab/e2e/chromium.js";
import { serveSite } from "./site.js";

/** CPU time in milliseconds that the page's main thread has taken. */
async function cpu(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")!.value * 1000;
}

const drawn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement & { steps: number }>("tyche-tree")].filter(
        ({ steps }) => steps > 0,
      ).length,
  );

/** The middle of some numbers. */
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

test("CPU of the main thread: the first figure, and fifty that come into view", async () => {
  const found = findChromium();
  if ("reason" in found) throw new Error(found.reason);
  const site = await serveSite();
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const open = async (path: string): Promise<{ page: Page; session: CDPSession }> => {
    const page = await (await browser.newContext({ viewport: { width: 1100, height: 800 } })).newPage();
    const session = await page.context().newCDPSession(page);
    // The time of the thread, so that other processes do not count.
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(site.address + path);
    await page.waitForLoadState("networkidle");
    return { page, session };
  };
  const first: number[] = [];
  const each: number[] = [];
  const most: number[] = [];
  for (let i = 0; i < 7; i++) {
    const empty = await open("page.css");
    const before = await cpu(empty.session);
    await empty.page.context().close();
    const one = await open("one.html");
    await expect.poll(() => drawn(one.page)).toBe(1);
    first.push((await cpu(one.session)) - before);
    await one.page.context().close();

    const { page, session } = await open("fifty.html");
    await expect.poll(() => drawn(page)).toBeGreaterThan(0);
    const already = await drawn(page);
    const start = await cpu(session);
    let longest = 0;
    for (let at = 0; at < 50; at++) {
      const from = await cpu(session);
      await page.evaluate((index) => document.querySelectorAll("tyche-tree")[index]!.scrollIntoView(), at);
      await expect
        .poll(() =>
          page.evaluate(
            (index) => document.querySelectorAll<HTMLElement & { steps: number }>("tyche-tree")[index]!.steps,
            at,
          ),
        )
        .toBeGreaterThan(0);
      longest = Math.max(longest, (await cpu(session)) - from);
    }
    each.push(((await cpu(session)) - start) / (50 - already));
    most.push(longest);
    await page.context().close();
  }
  console.log(
    `CPU of the main thread in ms, median of 7: first figure ${median(first).toFixed(0)}; each of fifty as it comes into view ${median(each).toFixed(1)}, at most ${median(most).toFixed(0)} between two`,
  );
  await browser.close();
  await site.close();
}, 600_000);
