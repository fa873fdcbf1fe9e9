import { readFile } from "node:fs/promises";
import { ALGORITHMS, readTree, trace, writeTree } from "@tyche/trees";
import { randomTree } from "@tyche/trees/random";
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { violations } from "../../packages/lab/e2e/axe.js";
import { findChromium } from "../../packages/lab/e2e/chromium.js";
import { cases, IS_LONG } from "../cases.js";
import { type Site, serveSite } from "./site.js";

const found = findChromium();
if ("reason" in found) {
  if (process.env.CI) throw new Error(`the tests in a browser are not skipped on CI: ${found.reason}`);
  console.warn(`The tests in a browser are skipped: ${found.reason}.`);
}

interface Options {
  readonly scripts?: boolean;
  readonly phone?: boolean;
  readonly dark?: boolean;
}

/** The parts of the element that the tests use. */
interface Figure extends HTMLElement {
  step: number;
  readonly steps: number;
  readonly value: string | undefined;
  readonly solution: { readonly record: { readonly values: readonly unknown[] } } | undefined;
  draw(): Promise<void>;
}

interface Drawn {
  readonly name: string;
  readonly steps: number;
  readonly values: readonly string[] | undefined;
}

/** In the page: draws a tree with each algorithm. */
async function drawWith({ text, names }: { text: string; names: readonly string[] }): Promise<Drawn[]> {
  await customElements.whenDefined("tyche-tree");
  const drawn: Drawn[] = [];
  for (const name of names) {
    const figure = document.createElement("tyche-tree") as Figure;
    figure.setAttribute("tree", text);
    figure.setAttribute("algorithm", name);
    document.body.append(figure);
    await figure.draw();
    const { steps, solution } = figure;
    drawn.push({ name, steps, values: solution && Array.from(solution.record.values, String) });
    figure.remove();
  }
  return drawn;
}

describe.skipIf("reason" in found)("<tyche-tree> under a strict content security policy", () => {
  let browser: Browser;
  let site: Site;
  const contexts: BrowserContext[] = [];
  let complaints: string[] = [];

  beforeAll(async () => {
    site = await serveSite();
    browser = await chromium.launch({
      executablePath: "path" in found ? found.path : "",
      args: ["--no-sandbox", "--disable-gpu"],
    });
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    const heard = complaints;
    complaints = [];
    expect(heard).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  const open = async (path: string, { scripts = true, phone, dark }: Options = {}): Promise<Page> => {
    const context = await browser.newContext({
      viewport: phone ? { width: 390, height: 844 } : { width: 1100, height: 800 },
      colorScheme: dark ? "dark" : "light",
      javaScriptEnabled: scripts,
      locale: "en-GB",
    });
    contexts.push(context);
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    page.on("pageerror", (error) => complaints.push(`threw: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(`logged: ${message.text()}`);
    });
    page.on("request", (request) => {
      if (!request.url().startsWith(site.address)) complaints.push(`asked another host: ${request.url()}`);
    });
    site.requests.length = 0;
    await page.goto(site.address + path);
    return page;
  };

  const drawAll = (page: Page): Promise<unknown> =>
    page.evaluate(async () => {
      await customElements.whenDefined("tyche-tree");
      const figures = [...document.querySelectorAll<Figure>("tyche-tree")];
      await Promise.all(figures.map((figure) => figure.draw()));
    });

  const stepOf = (figure: Locator): Promise<number> => figure.evaluate((element) => (element as Figure).step);

  test("a figure starts at its cut, and its buttons, slider and attributes step", async () => {
    const page = await open("plain.html");
    await drawAll(page);
    const figure = page.locator("#star1");
    const said = figure.locator(".said");
    expect(await said.textContent()).toMatch(/at most 16\/3 ≤ α = 6.*\(no\. 3\) is skipped/);
    expect(await figure.locator(".line text.title").textContent()).toBe("What “risky” can be worth");
    expect(await figure.locator(".line text.bar-end").allTextContents()).toEqual([
      "at worst 2",
      "at best 16/3",
    ]);
    expect(await figure.locator(".line text.post").allTextContents()).toEqual(["MAX has 6 from “safe”"]);
    expect(await figure.locator(".cross").count()).toBe(1);
    const cut = await stepOf(figure);
    const steps = page.evaluate(
      () =>
        new Promise((done) =>
          document.addEventListener("tyche-step", (event) => done((event as CustomEvent).detail), {
            once: true,
          }),
        ),
    );
    await figure.getByRole("button", { name: "Back", exact: true }).click();
    expect(await steps).toEqual({ step: cut - 1 });
    expect(await figure.locator(".cross").count()).toBe(0);
    await figure.getByRole("button", { name: "Next cut" }).click();
    expect(await stepOf(figure)).toBe(cut);
    await figure.getByRole("slider").press("End");
    expect(await said.textContent()).toMatch(/it is worth 6/);
    await figure.evaluate((element) => element.setAttribute("step", "0"));
    expect(await said.textContent()).toBe("The search has not started.");
    // The picture does not move from step to step.
    const place = (): Promise<string | null> =>
      figure.locator("[data-node='3'] .shape").getAttribute("points");
    const before = await place();
    await figure.evaluate((element) => {
      (element as Figure).step = 17;
    });
    expect(await place()).toBe(before);
  });

  test("a name in the sentence outlines its node, the node its name, and a press goes to the node", async () => {
    const page = await open("plain.html");
    await drawAll(page);
    const figure = page.locator("#star1");
    const names = figure.locator(".said .name");
    expect(await names.count()).toBeGreaterThan(0);
    for (const name of await names.all()) {
      const id = await name.getAttribute("data-names");
      const shape = figure.locator(`[data-node='${id}'] .shape`).first();
      const outlined = (one: Locator): Promise<boolean> =>
        one.evaluate((element) => getComputedStyle(element).outlineStyle === "solid");
      await page.mouse.move(0, 0);
      await name.hover();
      expect([await outlined(name), await outlined(shape)]).toEqual([true, true]);
      expect(await figure.locator(".node.named").count()).toBe(1);
      await figure.locator(`[role=treeitem][data-item='${id === "0" ? 1 : 0}']`).focus();
      expect(await outlined(shape)).toBe(false);
      await figure.locator(`[data-node='${id}']`).first().hover();
      expect(await outlined(name)).toBe(true);
      await name.click();
      expect(await figure.locator(`[data-item='${id}']:focus`).count()).toBe(1);
      expect(await outlined(shape)).toBe(true);
    }
  });

  test("the tree is an ARIA tree with one tab stop, and its keys step", async () => {
    const page = await open("plain.html");
    await drawAll(page);
    const figure = page.locator("#star1");
    const items = figure.getByRole("treeitem");
    expect(await items.count()).toBe(8);
    expect(await figure.locator("[role=treeitem][tabindex='0']").count()).toBe(1);
    expect(await items.nth(4).textContent()).toMatch(
      /^CHANCE risky, the value lies in \[2, 16\/3\], current$/,
    );
    expect(await items.nth(7).textContent()).toBe("leaf 2.3, 1/3, 7, cut off");
    await items.first().focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("End");
    expect(await figure.locator("[role=treeitem]:focus").textContent()).toMatch(/^leaf 2\.3/);
    await page.keyboard.press(".");
    expect(await stepOf(figure)).toBe(19);
    await page.keyboard.press(",");
    expect(await stepOf(figure)).toBe(18);
    await page.keyboard.press("Home");
    await page.keyboard.press(" ");
    expect(await figure.locator(".said").textContent()).toMatch(/root/);
    // Tab leaves the tree.
    await page.keyboard.press("Tab");
    expect(await figure.locator("[role=treeitem]:focus").count()).toBe(0);
  });

  test("a question about a value is checked, and shows the search once it is answered", async () => {
    const page = await open("plain.html");
    await drawAll(page);
    const figure = page.locator("#value");
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      document.addEventListener("tyche-answer", (event) => heard.push((event as CustomEvent).detail));
    });
    expect(await figure.locator(".question p").textContent()).toBe("What is the root (a MAX node) worth?");
    expect(await figure.locator(".steps").isVisible()).toBe(false);
    const field = figure.getByLabel("Your answer");
    await field.fill("4");
    await field.press("Enter");
    expect(await figure.getByRole("status").textContent()).toBe("Not quite. Try again.");
    await field.fill("four");
    await figure.getByRole("button", { name: "Check" }).click();
    expect(await figure.getByRole("status").textContent()).toMatch(/not a number/);
    await field.fill("4,5");
    await field.press("Enter");
    expect(await figure.locator(".said").textContent()).toBe("Right. The root (a MAX node) is worth 9/2.");
    expect(await figure.locator(".steps").isVisible()).toBe(true);
    expect(await page.evaluate(() => (window as unknown as { heard: unknown }).heard)).toEqual([
      { question: "value", answer: "4", right: false },
      { question: "value", answer: "4,5", right: true },
    ]);
  });

  test("a question about a cut is answered in the picture or by keys", async () => {
    for (const withKeys of IS_LONG ? [false, true] : [true]) {
      const page = await open("plain.html");
      await drawAll(page);
      const figure = page.locator("#cut");
      const verdict = figure.getByRole("status");
      await figure.getByRole("button", { name: "None" }).click();
      expect(await verdict.textContent()).toMatch(/a branch is cut/);
      const choose = async (id: number): Promise<void> => {
        if (!withKeys) return figure.locator(`[data-node='${id}']`).click();
        await figure.locator(`[data-item='${id}']`).focus();
        return page.keyboard.press("Enter");
      };
      await choose(2);
      expect(await verdict.textContent()).toMatch(/is searched/);
      await choose(8);
      expect(await figure.locator(".said").textContent()).toMatch(/^Right\. At MIN node 2 .* skipped\.$/);
      expect(await figure.locator(".cross").count()).toBe(2);
    }
  });

  test("leaves are dragged and typed over, probabilities typed, and the search follows", async () => {
    const page = await open("plain.html");
    await drawAll(page);
    const figure = page.locator("#edited");
    const value = (): Promise<string | undefined> => figure.evaluate((element) => (element as Figure).value);
    await figure.locator("[data-node='5']").click();
    const field = figure.getByLabel("Payoff");
    await field.fill("10");
    await field.press("Enter");
    // 1/2 10 + 1/4 0 + 1/4 7
    expect(await value()).toBe("27/4");
    const box = (await figure.locator("[data-node='6'] .shape").boundingBox())!;
    await page.mouse.move(box.x + 15, box.y + 15);
    await page.mouse.down();
    await page.mouse.move(box.x + 37, box.y + 15, { steps: 4 });
    await page.mouse.up();
    expect(await value()).toBe("29/4");
    await figure.locator("[data-item='5']").focus();
    await page.keyboard.press("p");
    await figure.getByLabel("Probability").fill("100%");
    await page.keyboard.press("Enter");
    expect(await value()).toBe("10");
    await figure.locator("[data-item='5']").focus();
    await page.keyboard.press("Enter");
    await figure.getByLabel("Payoff").fill("11");
    await page.keyboard.press("Enter");
    await expect.poll(() => figure.locator(".problem").textContent()).toMatch(/11/);
    expect(await value()).toBe("10");
  });

  test("what cannot be drawn says why, and shows what is inside", async () => {
    const page = await open("plain.html");
    await drawAll(page);
    const figure = page.locator("#wrong");
    expect(await figure.locator(".problem").textContent()).toMatch(/^there is no algorithm "quantum"/i);
    expect(await figure.locator("pre").isVisible()).toBe(true);
    const others = await open("languages.html");
    await drawAll(others);
    const problems = await others.locator(".problem").allTextContents();
    expect(problems.filter(Boolean)).toEqual([
      expect.stringMatching(/^línea 1, columna 5: /),
      expect.stringMatching(/^L’attribut edit ne peut pas être «\sall\s»/),
    ]);
  });

  test("axe-core finds nothing", async () => {
    for (const options of IS_LONG ? [{}, { phone: true, dark: true }] : [{ phone: true, dark: true }]) {
      for (const path of ["plain.html", "languages.html"]) {
        const page = await open(path, options);
        await drawAll(page);
        expect(await violations(page), path).toEqual([]);
      }
    }
  });

  test("every search is that of @tyche/trees: the values of all nodes, step for step", async () => {
    const page = await open("fifty.html");
    let searched = 0;
    for (let seed = 0; seed < cases(60, 8); seed++) {
      const tree = randomTree({
        seed,
        depth: 3,
        branching: [1, 3],
        kinds: seed % 3 === 0 ? ["max", "min"] : "irregular",
        leaves: [-6, 6],
        probabilities: "nice",
        estimates: seed % 2 === 0,
      });
      const text = writeTree(tree, "json").text;
      const drawn = await page.evaluate(drawWith, { text, names: ALGORITHMS.map(({ name }) => name) });
      for (const { name, steps, values } of drawn) {
        let expected: ReturnType<typeof trace> | undefined;
        try {
          expected = trace(readTree(text).tree, name);
        } catch {
          // The element refuses it too.
        }
        const record = expected?.solution.record;
        expect([name, steps], text).toEqual([name, expected?.events.length ?? 0]);
        expect(values, `${name} ${text}`).toEqual(record && Array.from(record.values, String));
        if (expected) searched++;
      }
    }
    expect(searched).toBeGreaterThan(40);
  });

  test("outcomes of probability 0 are not searched", async () => {
    const page = await open("fifty.html");
    const text = '{"max":[{"chance":[3,9],"p":[1,0]},2]}';
    const [drawn] = await page.evaluate(drawWith, { text, names: ["expectiminimax"] });
    expect(drawn!.values).toEqual(["3", "3", "3", "undefined", "2"]);
  });

  test("a picture that is wider than a phone stays readable, and scrolls", async () => {
    const page = await open("plain.html", { phone: true });
    const found = await page.evaluate(async () => {
      const figure = document.createElement("tyche-tree") as Figure;
      const words = '"actions":["betray-the-other-player","say-nothing-at-all"]';
      figure.setAttribute("tree", `{"max":[{"min":[{"max":[1,2],${words}},3],${words}},4],${words}}`);
      document.querySelector("main")!.append(figure);
      await figure.draw();
      const picture = figure.shadowRoot!.querySelector("svg.tyche-tree") as SVGSVGElement;
      const place = picture.parentElement!;
      return {
        scale: picture.getBoundingClientRect().width / picture.viewBox.baseVal.width,
        isWider: place.scrollWidth > place.clientWidth + 20,
        tabIndex: place.tabIndex,
        pageScrolls: document.documentElement.scrollWidth > innerWidth,
      };
    });
    expect(found.scale).toBeGreaterThan(0.69);
    expect(found).toMatchObject({ isWider: true, tabIndex: 0, pageScrolls: false });
    expect(await violations(page)).toEqual([]);
  });

  test("an equilibrium has no steps: its picture has the shares, once its question is answered", async () => {
    const page = await open("fifty.html");
    const said = await page.evaluate(async () => {
      const figure = document.createElement("tyche-tree") as Figure;
      figure.setAttribute(
        "tree",
        '{"max":[{"min":[1,-1],"set":"B"},{"min":[-1,1],"set":"B"}],"actions":["heads","tails"]}',
      );
      figure.setAttribute("algorithm", "equilibrium");
      figure.setAttribute("question", "value");
      figure.setAttribute("edit", "leaves");
      document.body.append(figure);
      await figure.draw();
      const texts = (): string[] =>
        [...figure.shadowRoot!.querySelectorAll("svg text")].map(({ textContent }) => textContent);
      const before = texts();
      const [, show] = figure.shadowRoot!.querySelectorAll<HTMLButtonElement>(".question button");
      show!.click();
      return { before, after: texts(), value: figure.value };
    });
    expect(said.value).toBe("0");
    expect(said.before).not.toContain("heads 1/2");
    expect(said.after).toEqual(expect.arrayContaining(["heads 1/2", "tails 1/2"]));
    // Another payoff, another equilibrium.
    const figure = page.locator("tyche-tree").last();
    await figure.locator("[data-node='2']").click();
    await figure.getByLabel("Payoff").fill("3");
    await page.keyboard.press("Enter");
    expect(await figure.evaluate((element) => (element as Figure).value)).toBe("1/3");
    await expect.poll(() => figure.locator("svg.tyche-tree").textContent()).toMatch(/heads 1\/3.*tails 2\/3/);
  });

  test("without scripts the content of the element is shown", async () => {
    const page = await open("plain.html", { scripts: false });
    expect(await page.locator("#wrong pre").isVisible()).toBe(true);
    expect(await page.locator("#aima").textContent()).toContain("[[3,12,8]");
  });

  test("the plain page to copy, and the page for the frames of course systems", async () => {
    const page = await open("examples/index.html");
    await drawAll(page);
    const said = page.locator("tyche-tree .said");
    expect(await said.first().textContent()).toMatch(/at most 16\/3 ≤ α = 6/);
    expect(await violations(page)).toEqual([]);
    for (const name of ["moodle", "canvas"]) {
      const snippet = await readFile(
        `${import.meta.dirname}/../../examples/figure/course-systems/${name}.html`,
        "utf8",
      );
      const [, address] = /src="https:\/\/www\.example\.edu\/figures\/([^"]+)"/.exec(snippet)!;
      const around = await open("frame-around.html");
      await around.evaluate(
        (source) => {
          const frame = document.querySelector("iframe")!;
          frame.src = `examples/${source}`;
        },
        address!.replaceAll("&amp;", "&"),
      );
      const figure = around.frameLocator("iframe").locator("tyche-tree");
      await figure.locator(".question").waitFor();
      expect(await figure.locator("[role=treeitem]").count()).toBeGreaterThan(5);
    }
  });

  test("a picture has the reader's own colours where they are forced", async () => {
    const page = await open("plain.html");
    await drawAll(page);
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    const [allowed, found] = await page.locator("#star1").evaluate((figure) => {
      const probe = document.body.appendChild(document.createElement("p"));
      const system = ["Canvas", "CanvasText", "Highlight"].map((name) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      });
      const shapes = figure.shadowRoot!.querySelectorAll("svg :is(path, polygon, circle, rect, text)");
      const colours = [...shapes].flatMap((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke];
      });
      return [system, [...new Set(colours)].filter((colour) => colour.startsWith("rgb"))];
    });
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((colour) => !allowed.includes(colour))).toEqual([]);
    // The light and the box of the line, which are Canvas on Canvas, have an outline.
    for (const part of [".light", ".plot"]) {
      const stroke = await page
        .locator(`#star1 ${part}`)
        .first()
        .evaluate((element) => getComputedStyle(element).stroke);
      expect(stroke).toBe(allowed[1]);
    }
  });

  test("pages that run from right to left leave the texts of a picture in their places", async () => {
    const page = await open("plain.html");
    await drawAll(page);
    const places = (): Promise<readonly number[]> =>
      page.locator("#star1").evaluate((figure) => {
        const svg = figure.shadowRoot!.querySelector("svg")!;
        const from = svg.getBoundingClientRect().left;
        return [...svg.querySelectorAll("text")].map((text) =>
          Math.round(text.getBoundingClientRect().left - from),
        );
      });
    const before = await places();
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    expect(before.length).toBeGreaterThan(10);
    expect(await places()).toEqual(before);
  });

  test("paper has every figure, also those to which nobody has scrolled", async () => {
    const page = await open("fifty.html");
    await page.waitForFunction(() => document.querySelectorAll("tyche-tree").length === 50);
    await page.evaluate(() => customElements.whenDefined("tyche-tree"));
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    const drawn = (): Promise<number> =>
      page.evaluate(
        () =>
          [...document.querySelectorAll("tyche-tree")].filter(
            ({ shadowRoot }) => shadowRoot?.querySelector(".node") && !shadowRoot.querySelector("slot"),
          ).length,
      );
    await expect.poll(drawn).toBe(50);
    // A question is printed without its buttons, and a search at the step that the page chose.
    const asked = await open("plain.html");
    await asked.emulateMedia({ media: "print" });
    await drawAll(asked);
    expect(await asked.locator("#cut .question p").isVisible()).toBe(true);
    expect(await asked.locator("#cut .question button").first().isVisible()).toBe(false);
    expect(await asked.locator("#star1 .cross").count()).toBe(1);
    expect(await asked.locator("#star1 .steps").isVisible()).toBe(false);
  });

  test.runIf(IS_LONG)("fifty figures are drawn as they come into view, and load each file once", async () => {
    const page = await open("fifty.html");
    const drawn = (): Promise<number> =>
      page.evaluate(
        () => [...document.querySelectorAll<Figure>("tyche-tree")].filter(({ steps }) => steps > 0).length,
      );
    await expect.poll(drawn).toBeGreaterThan(0);
    await page.waitForLoadState("networkidle");
    expect(await drawn()).toBeLessThan(50);
    for (let at = 0; at < 50; at++) {
      await page.evaluate((index) => document.querySelectorAll("tyche-tree")[index]!.scrollIntoView(), at);
      await expect
        .poll(() =>
          page.evaluate((index) => document.querySelectorAll<Figure>("tyche-tree")[index]!.steps, at),
        )
        .toBeGreaterThan(0);
    }
    expect(await drawn()).toBe(50);
    const modules = site.requests.filter((path) => path.startsWith("/bundle/"));
    expect(new Set(modules).size).toBe(modules.length);
    expect(modules).not.toContain("/bundle/tyche-tree/fr.js");
    expect(modules).not.toContain("/bundle/tyche-tree/editing.js");
    expect(modules).not.toContain("/bundle/tyche-tree/sss.js");
  });
});
