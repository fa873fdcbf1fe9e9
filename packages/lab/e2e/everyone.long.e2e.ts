import { expect, test } from "vitest";
import { contrast } from "../../../tests/contrast.js";
import { violations } from "./axe.js";
import { ANY_SCREEN, drawRandom, inBrowser, openDrawer, settled, unfoldPractice } from "./browser.js";

inBrowser("for everyone, in the dark and in dialogs", ({ open }) => {
  test("axe-core finds nothing in the embedded view, on the canvas, and in the dialogs", async () => {
    const embedded = await open({ search: "?embed", waits: "main.embedded" });
    await embedded.locator("[data-node]").first().waitFor();
    expect(await violations(embedded), "embedded").toEqual([]);
    const page = await open();
    await drawRandom(page, { Levels: "12" });
    await page.getByRole("button", { name: "Unfold everything" }).click();
    await page.locator("canvas.canvas").waitFor();
    expect(await violations(page), "canvas").toEqual([]);
    await openDrawer(page, "Share");
    await page.locator("[data-export='strip']").click();
    await page.locator(".strip img").first().waitFor();
    expect(await violations(page), "strip").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Practise", exact: true }).click();
    await page.locator(".practice-choosing").waitFor();
    await unfoldPractice(page);
    await page.getByRole("button", { name: "Worksheet…" }).click();
    expect(await violations(page), "worksheet").toEqual([]);
  });

  test("text in the picture has AA contrast in light and dark", async () => {
    for (const dark of [false, true]) {
      const page = await open({ dark });
      const pairs = await page.locator(".scene text").evaluateAll((texts) => {
        const paper = getComputedStyle(document.querySelector(".frame")!).backgroundColor;
        return texts.map((text) => {
          const group = text.closest(".node");
          const inside = group?.querySelector(".shape");
          const beside = text.getAttribute("text-anchor") === "start";
          const ground = inside && !beside ? getComputedStyle(inside).fill : paper;
          return [text.textContent, getComputedStyle(text).fill, ground] as const;
        });
      });
      expect(pairs.length).toBeGreaterThan(20);
      for (const [text, ink, ground] of pairs) {
        expect(contrast(ink, ground), `${text}: ${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

inBrowser(
  "on any screen",
  ({ open, viewport }) => {
    test("text of a tree is readable, and nothing of the first tree is cut off at the start", async () => {
      const page = await open();
      const place = async (): Promise<readonly [number, boolean]> => {
        await settled(page);
        return page.locator(".frame").evaluate((frame) => {
          const box = frame.getBoundingClientRect();
          const texts = [...frame.querySelectorAll(".scene text")];
          const scale = (frame.querySelector(".scene g") as SVGGElement).getScreenCTM()!.a;
          const sizes = texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale);
          const inside = [...texts, ...frame.querySelectorAll(".scene .shape")].every((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
          });
          return [Math.min(...sizes), inside] as const;
        });
      };
      const [size, inside] = await place();
      // On a phone windows on edges are worth smaller texts.
      expect(size).toBeGreaterThanOrEqual(viewport === "desktop" ? 11.99 : 9.99);
      expect(inside).toBe(true);
      await drawRandom(page, { Levels: "6" });
      await expect.poll(() => page.getByLabel("Name of the tree").inputValue()).toMatch(/^Random tree/);
      expect((await place())[0]).toBeGreaterThanOrEqual(7.49);
    });

    test("no chosen text of a select is cut off, in any language", async () => {
      const page = await open();
      for (const [language, name] of Object.entries({
        en: "Practise",
        fr: "S’exercer",
        es: "Practicar",
        zh: "练习",
      })) {
        await page.locator(".preferences select").first().selectOption(language);
        await page.getByRole("button", { name, exact: true }).waitFor();
        const cut = (): Promise<string[]> =>
          page.locator("select:visible").evaluateAll((all) => {
            const context = document.createElement("canvas").getContext("2d")!;
            return all.flatMap((one) => {
              const select = one as HTMLSelectElement;
              const style = getComputedStyle(select);
              context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
              const text = select.selectedOptions[0]?.text ?? "";
              const room =
                select.clientWidth -
                Number.parseFloat(style.paddingLeft) -
                Number.parseFloat(style.paddingRight);
              // The arrow of the select takes the rest.
              return context.measureText(text).width > room - 12 ? [`${text}: ${room}`] : [];
            });
          });
        for (const place of [0, 1, 2]) {
          await page.locator(".places button").nth(place).click();
          await page.locator(".explore, .compare, .practice").waitFor();
          await unfoldPractice(page);
          expect(await cut(), `${language} ${place}`).toEqual([]);
        }
      }
    });

    test("chosen items can be recognised in forced colours", async () => {
      const page = await open();
      await page.emulateMedia({ forcedColors: "active" });
      const grounds = (selector: string): Promise<string[]> =>
        page.locator(selector).evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
      for (const [chosen, others] of [
        [".places button[aria-current]", ".places button:not([aria-current])"],
      ] as const) {
        const [ground] = await grounds(chosen);
        expect(await grounds(others), chosen).not.toContain(ground);
      }
    });

    test("editing keeps the picture in sight, and one finger scrolls the page over it", async () => {
      const page = await open();
      expect(await page.locator(".frame").evaluate((frame) => getComputedStyle(frame).touchAction)).toBe(
        "pan-y",
      );
      if (viewport === "desktop") return;
      await openDrawer(page, "Edit");
      await page.locator("[data-node='15'] .shape").click();
      await page.getByLabel("Name of its edge").scrollIntoViewIfNeeded();
      await page.getByText("In the tree: arrows move").scrollIntoViewIfNeeded();
      const frame = await page.locator(".frame").boundingBox();
      expect(frame!.y).toBeGreaterThanOrEqual(0);
      expect(frame!.y + frame!.height).toBeLessThan(600);
    });

    test("buttons can be hit by a finger, and colours can be chosen", async () => {
      const page = await open();
      const least = viewport === "phone" ? 43.9 : 23.9;
      for (const place of [1, 2, 0]) {
        await page.locator(".places button").nth(place).click();
        await page.locator(".explore, .compare, .practice").waitFor();
        const small = await page
          .locator(
            // Terms are marks at their place in a picture and only explain themselves; names are words of a sentence.
            "button:visible:not([data-term], [data-names]), select:visible, input:visible:not([type=checkbox], [type=file], .slot), summary:visible",
          )
          .evaluateAll(
            (all, least) =>
              all
                .filter((element) => {
                  const { width, height } = element.getBoundingClientRect();
                  return Math.min(width, height) < least;
                })
                .map((element) => element.outerHTML.slice(0, 80)),
            least,
          );
        expect(small).toEqual([]);
      }
      await page.locator(".preferences select").nth(1).selectOption("dark");
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
        "rgb(15, 20, 28)",
      );
    });
  },
  ANY_SCREEN,
);
