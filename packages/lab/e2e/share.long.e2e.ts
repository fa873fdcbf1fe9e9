import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { downloaded, drawRandom, inBrowser, openDrawer, shownNodes } from "./browser.js";

const OLD_LINK =
  "#1.DYo7CoAwFATvsvVaGD9oOksLTxBSPCGo-EXThdzdV-0yMwkRFs5VLA07T2dYs9UtazY03oO4tBjGadArsAlyLPe7xfVULsezSjGHKGrjFj5lewgPMrHD9vkH";

inBrowser("old, pasted and embedded links, and files", ({ open }) => {
  test("a link of the first version still works", async () => {
    const page = await open({ fragment: OLD_LINK });
    expect(await page.locator(".step-number").textContent()).toMatch(/^Step 9 of/);
    expect(await page.getByLabel("Algorithm").inputValue()).toBe("alpha-beta");
    expect(await page.title()).toBe("AIMA · Tyche Lab");
  });

  test("the link, the element and the iframe are copied", async () => {
    const page = await open();
    await openDrawer(page, "Share");
    await page.getByRole("button", { name: "Copy the link" }).click();
    await page.getByText("Copied.").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/some\/course\/lab\/#1\.[\w-]+$/);
    await page.getByRole("button", { name: "Copy the iframe" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^<iframe src="http[^"]+\?embed#1\./,
    );
    // The line of the element works in another page.
    await page.getByRole("button", { name: "Copy the element" }).click();
    const line = await page.evaluate(() => navigator.clipboard.readText());
    const course = await page.context().newPage();
    writeFileSync(join(inject("folder"), "course.html"), line);
    await course.goto(new URL("course.html", page.url()).href);
    await course.getByText("Step 31 of 53").waitFor();
    expect(await course.locator("tyche-tree [data-node]").count()).toBe(22);
  });

  test("a tree that is too large for a link is offered as a file", async () => {
    const page = await open();
    await drawRandom(page, { Levels: "15", Kinds: "max-min" });
    await openDrawer(page, "Share");
    await page.getByText("This tree is too large for a link").waitFor();
    expect(await page.getByRole("button", { name: "Copy the link" }).count()).toBe(0);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save the tree as a file" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("random-tree-1.json");
    expect(readFileSync(await file.path(), "utf8").match(/\d+/g)).toHaveLength(2 ** 15);
  });

  test("a pasted hostile link leaves the current tree", async () => {
    const page = await open({ fragment: OLD_LINK });
    await page.evaluate(() => {
      location.hash = "#1.zzzzzzzz";
    });
    await page.getByRole("alert").waitFor();
    expect(await shownNodes(page)).toBe(13);
  });

  test("the trace as CSV", async () => {
    const page = await open();
    await openDrawer(page, "Share");
    const rows = (await downloaded(page, "run-csv")).toString().trim().split("\n");
    expect(rows.length).toBe(54);
    expect(rows[0]).toMatch(/^step,event,node/);
  });

  test("a printable strip of all steps", async () => {
    const page = await open();
    await openDrawer(page, "Share");
    await page.locator("[data-export='strip']").click();
    const pictures = page.locator(".strip img");
    expect(await pictures.count()).toBe(54);
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 100)),
      )
      .toBe(true);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".app").isVisible()).toBe(false);
    expect(await pictures.first().isVisible()).toBe(true);
    await page.emulateMedia({ media: "screen" });
    await page.keyboard.press("Escape");
    await page.locator(".strip").waitFor({ state: "detached" });
  });

  test("the embedded view can be stepped through but not edited", async () => {
    const page = await open({ search: "?embed", waits: "main.embedded", fragment: OLD_LINK });
    expect(await page.locator("textarea, .side, .head").count()).toBe(0);
    await page.getByRole("button", { name: "Forward" }).click();
    await page.getByText(/^Step 10 of/).waitFor();
    await page.getByRole("treeitem").first().focus();
    await page.keyboard.press("Delete");
    await page.keyboard.press("5");
    expect(await page.locator("[data-node]").count()).toBe(13);
    expect(await page.getByRole("textbox").count()).toBe(0);
    expect(await page.getByRole("link", { name: /Open in the Lab/ }).getAttribute("href")).toContain("#1.");
  });

  test("the embedded view says what is wrong with a link", async () => {
    const page = await open({ search: "?embed", waits: "main.embedded", fragment: "#1.zzzzzzzz" });
    await page.locator(".problem").waitFor();
    expect(await page.locator("tyche-tree").count()).toBe(0);
  });

  test("inside an iframe of a course page", async () => {
    const address = (await open()).url().split("#")[0];
    const page = await (await open()).context().newPage();
    await page.setContent(
      `<iframe title="tree" width="700" height="500" src="${address}?embed${OLD_LINK}"></iframe>`,
    );
    const frame = page.frameLocator("iframe");
    await frame.getByRole("button", { name: "Forward" }).click();
    expect(await frame.locator("[data-node]").count()).toBe(13);
  });
});
