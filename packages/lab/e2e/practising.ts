import type { Page } from "playwright-core";
import { type Opened, unfoldPractice } from "./browser.js";

/** Opens the Lab with its first exercise. */
export async function practise(open: Opened["open"]): Promise<Page> {
  const page = await open();
  await page.getByRole("button", { name: "Practise", exact: true }).click();
  await begun(page);
  return page;
}

/** Waits for an exercise and its settings. */
export async function begun(page: Page): Promise<void> {
  await page.locator(".practice-canvas").waitFor();
  await unfoldPractice(page);
}

/** Opens the list of the answers below the tree. */
export async function listed(page: Page): Promise<void> {
  const list = page.locator(".practice-list:not([open]) > summary");
  if ((await list.count()) > 0) await list.click();
}

/** Submits the answers for grading. */
export function check(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Check", exact: true }).click();
}
