import { readFileSync } from "node:fs";
import { readAnswerFile, signatureCheck } from "@tyche/practice/files";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./axe.js";
import { inBrowser, settled } from "./browser.js";
import { practise } from "./practising.js";

inBrowser("answers that are handed in", ({ open }) => {
  /** The fragment of a link that a lecturer copies in the dialog. */
  async function linkOf(isExam: boolean, phrase: string, minutes = "", tries = ""): Promise<string> {
    const page = await practise(open);
    await page.getByRole("button", { name: "Worksheet…" }).click();
    await page.getByLabel("Number of exercises").fill("2");
    await page.getByText("Link for answers to hand in").click();
    await page.getByLabel("Title").fill("Quiz 3");
    await page.getByLabel("Secret phrase that signs the answers").fill(phrase);
    await page.getByLabel("Exam: no check, no hints, no key").setChecked(isExam);
    await page.getByLabel("Time limit in minutes").fill(minutes);
    await page.getByLabel("How often answers can be saved").fill(tries);
    await page.getByRole("button", { name: "Copy this link" }).click();
    await page.getByText("Copied.").waitFor();
    return new URL(await page.evaluate(() => navigator.clipboard.readText())).hash;
  }

  async function saved(page: Page) {
    await page.getByLabel("Name", { exact: true }).fill("Ana");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save answers to hand in" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("quiz-3-ana.json");
    return readAnswerFile(readFileSync(await file.path(), "utf8"));
  }

  test("an exam has no check, hints, key or settings, and saves signed answers", async () => {
    const page = await open({ fragment: await linkOf(true, "owl"), waits: ".practice-canvas" });
    await page.getByRole("heading", { name: "Quiz 3" }).waitFor();
    for (const name of ["Check", "Hint", "Show the answer", "Worksheet…"])
      expect(await page.getByRole("button", { name }).count(), name).toBe(0);
    expect(await page.locator("select:not(.head select)").count()).toBe(0);
    await page.locator("input.slot").first().fill("13/2");
    await page.getByRole("button", { name: "Next exercise" }).click();
    await page.getByText("Exercise 2 of 2").waitFor();
    await page.locator("input.slot").nth(1).fill("2,5");
    // Enter in the last empty field checks nothing.
    await page.keyboard.press("Enter");
    expect(await page.locator(".slot-sign").count()).toBe(0);
    await settled(page);
    expect(await violations(page)).toEqual([]);
    // The answers survive a reload.
    await page.reload();
    await page.locator(".practice-canvas").waitFor();
    const file = await saved(page);
    expect(file.handedIn).toMatchObject({ student: "Ana", title: "Quiz 3", help: ["none", "none"] });
    expect(file.answers.map((one) => Object.values(one))).toEqual([["13/2"], ["2,5"]]);
    expect(signatureCheck("owl")(file)).toBe("valid");
    expect(signatureCheck("cat")(file)).toBe("invalid");
    await page.getByText("2 of 2 exercises have answers").waitFor();
  });

  test("an exam shows what is begun and filled, can be left and returned to, and has its limits", async () => {
    const page = await open({
      fragment: await linkOf(true, "", "45", "2"),
      waits: ".practice-canvas",
      screen: "desktop",
    });
    await page.getByText("45 minutes left. Answers can be saved 2 times.").waitFor();
    for (const target of [
      page.getByLabel("Name", { exact: true }),
      page.getByRole("button", { name: "Save answers to hand in" }),
    ]) {
      const { y, height } = (await target.boundingBox())!;
      expect(y).toBeGreaterThan(0);
      expect(y + height).toBeLessThan(800);
    }
    const slots = page.locator("input.slot");
    const fields = await slots.count();
    const go = (number: number) =>
      page
        .locator(".practice-set button")
        .nth(number - 1)
        .click();
    const signs = (): Promise<string[]> => page.locator(".practice-set button").allTextContents();
    await slots.first().fill("1");
    await go(2);
    expect(await signs()).toEqual(["1 ○", "2"]);
    await go(1);
    for (let i = 0; i < fields; i++) await slots.nth(i).fill("1");
    await go(2);
    expect(await signs()).toEqual(["1 ✓", "2"]);
    await page.getByRole("button", { name: "Leave, and practise freely" }).click();
    await page.getByRole("button", { name: "Press again to leave" }).click();
    await page.locator(".practice-choice").waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Quiz 3" }).waitFor();
    expect(await signs()).toEqual(["1 ✓", "2"]);
    expect(Date.parse((await saved(page)).handedIn!.begun!)).toBeGreaterThan(0);
    await saved(page);
    await page.getByText("Answers cannot be saved any more.").waitFor();
    expect(await page.getByRole("button", { name: "Save answers to hand in" }).isDisabled()).toBe(true);
  });

  test("when the time is up, answers can only be saved", async () => {
    const page = await open({ fragment: await linkOf(true, "", "45"), waits: ".practice-canvas" });
    await page.evaluate(() => {
      const now = Date.now() + 45 * 60_000;
      Date.now = () => now;
    });
    await page.getByText("The time is up: save your answers.").waitFor();
    expect(await page.locator(".practice-body[inert] input.slot").count()).toBeGreaterThan(0);
    await saved(page);
  });

  test("practice with help says which help was taken, and is kept apart from other practice", async () => {
    const page = await open({ fragment: await linkOf(false, ""), waits: ".practice-canvas" });
    await page.locator("input.slot").first().fill("1");
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByRole("button", { name: "Next exercise" }).click();
    await page.getByText("Exercise 2 of 2").waitFor();
    await page.getByRole("button", { name: "Show the answer" }).click();
    const file = await saved(page);
    expect(file.handedIn).toMatchObject({ help: ["hint", "key"], signature: "" });
    await page.getByRole("button", { name: "Leave, and practise freely" }).click();
    await page.getByRole("button", { name: "Press again to leave" }).click();
    await page.locator(".practice-choice").waitFor();
    expect(await page.getByText("0 solved of 0 tried").count()).toBe(1);
  });
});
