import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ANY_SCREEN, inBrowser, said, settled, shownNodes, typeTree } from "./browser.js";

const AIMA = "[[3,12,8],[2,4,6],[14,5,2]]";

inBrowser("editing", ({ open }) => {
  const text = (page: Awaited<ReturnType<typeof open>>): Promise<string> =>
    page.getByLabel("The tree as text").inputValue();

  test("a worked tree with chance nodes is there at once, at the moment of a cut", async () => {
    const page = await open();
    expect(await page.locator(".node.chance").count()).toBe(3);
    expect(await page.locator(".edge.cut").count()).toBeGreaterThan(0);
    expect(await page.locator(".telling").textContent()).toMatch(/14\/3 ≤ α = 13\/2/);
  });

  test("text and picture are always in step", async () => {
    const page = await open();
    await typeTree(page, AIMA);
    expect(await shownNodes(page)).toBe(13);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await page.locator("[data-node='2']").click();
    const payoff = page.getByLabel("Payoff", { exact: true });
    await payoff.fill("1/3");
    await payoff.press("Enter");
    await page.getByRole("tab", { name: "Text" }).click();
    expect((await text(page)).trim()).toBe('[["1/3",12,8],[2,4,6],[14,5,2]]');
  });

  test("by mouse or touch: add, kind, label, probability, reorder, copy, paste, mirror, delete, undo, redo", async () => {
    const page = await open();
    await typeTree(page, '{"max":[{"chance":[1,2]},5]}');
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const json = async (): Promise<string> => {
      await page.getByRole("tab", { name: "Text" }).click();
      const now = await text(page);
      await page.getByRole("tab", { name: "Node" }).click();
      return now.trim();
    };
    await page.locator("[data-node='1']").click();
    await press("Add a child");
    expect(await json()).toBe('{"max":[{"chance":[1,2,0]},5]}');
    const p = page.getByLabel("Probability");
    await p.fill("50%");
    await p.press("Enter");
    expect(await json()).toBe('{"max":[{"p":[0.25,0.25,0.5],"chance":[1,2,0]},5]}');
    await press("Move left");
    expect(await json()).toBe('{"max":[{"p":[0.25,0.5,0.25],"chance":[1,0,2]},5]}');
    await page.getByLabel("Kind").selectOption("min");
    expect(await json()).toContain('[1,{"min":[0,0]},2]');
    await press("Copy");
    await page.locator("[data-node='1']").click();
    await press("Mirror");
    await press("Paste");
    expect(await json()).toContain('[2,{"min":[0,0]},1,{"min":[0,0]}]');
    await page.getByLabel("Label").fill("<b>die</b>");
    await page.getByLabel("Label").press("Enter");
    expect(await json()).toContain('"label":"<b>die</b>"');
    await press("Delete");
    expect(await json()).toBe('{"max":[{"p":[0.25,0.5,0.25],"chance":[2,{"min":[0,0]},1]},5]}');
    await press("Undo");
    expect(await json()).toContain("die");
    await press("Redo");
    expect(await json()).not.toContain("die");
  });

  test("by keyboard alone, and Tab is never trapped", async () => {
    const page = await open();
    await typeTree(page, AIMA);
    // From the text, Tab leads on; the tree is one stop.
    await page.getByLabel("The tree as text").focus();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("TEXTAREA");
    const item = page.getByRole("treeitem").first();
    await item.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    expect(await page.locator("[role=treeitem]:focus").textContent()).toMatch(/^leaf 1\.1, 3/);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Insert");
    expect(await page.locator("[role=treeitem]:focus").textContent()).toMatch(/^leaf 1\.4, 0/);
    await page.keyboard.press("Delete");
    expect(await page.locator("[role=treeitem]:focus").textContent()).toMatch(/^leaf 1\.3, 8/);
    await page.keyboard.press("Alt+ArrowLeft");
    expect(await page.locator("[role=treeitem]:focus").textContent()).toMatch(/^leaf 1\.2, 8/);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Control+c");
    await page.keyboard.press("Home");
    await page.keyboard.press("Control+v");
    await page.getByRole("tab", { name: "Text" }).click();
    expect((await text(page)).trim()).toBe("[[3,8,12],[2,4,6],[14,5,2],[3,8,12]]");
    await item.focus();
    await page.keyboard.press("m");
    await page.keyboard.press("Control+z");
    expect((await text(page)).trim()).toBe("[[3,8,12],[2,4,6],[14,5,2],[3,8,12]]");
    // Enter goes to the fields of the node.
    await item.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("SELECT");
    // Through the whole page and round to its beginning.
    const seen = new Set<string>();
    for (let stop = 0; stop < 120; stop++) {
      await page.keyboard.press("Tab");
      seen.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ""));
    }
    expect(seen.size).toBeGreaterThan(20);
  });

  test("an error in the text stands at its line, and the tree stays", async () => {
    const page = await open();
    await typeTree(page, '[[3,12,8],\n[2,4,6],\n[14,5,"two"]]');
    expect(await page.locator("#text-problem").textContent()).toContain(
      'line 3, column 7: "two" is not a number',
    );
    expect(await page.locator(".gutter .wrong").textContent()).toContain("✕");
    expect(await page.locator(".node.chance").count()).toBe(3);
  });

  test("files of every format are opened, by choice and by drag and drop", async () => {
    const page = await open();
    const files: readonly (readonly [string, string, number])[] = [
      ["a.json", '{"chance":[1,{"min":[2,3]}],"p":["1/3","2/3"]}', 5],
      ["b.txt", "((3)(17)((2)(12)))", 6],
      [
        "c.efg",
        'EFG 2 R "t" { "A" "B" }\n\np "" 1 1 "" { "l" "r" } 0\nt "" 1 "" { 1, -1 }\nt "" 2 "" { 2, -2 }\n',
        3,
      ],
    ];
    await page.getByRole("tab", { name: "Tree" }).click();
    for (const [name, content, nodes] of files) {
      await page.setInputFiles("input[type=file]", {
        name,
        mimeType: "text/plain",
        buffer: Buffer.from(content),
      });
      await expect.poll(() => shownNodes(page), { message: name }).toBe(nodes);
    }
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File(["[[1,2],[3,4],[5,6]]"], "d.json"));
      document.body.dispatchEvent(
        new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
      );
    });
    await expect.poll(() => shownNodes(page)).toBe(10);
  });

  test("presets and random trees from a seed", async () => {
    const page = await open();
    await page.getByRole("tab", { name: "Tree" }).click();
    await page.getByRole("button", { name: "Classic trees" }).click();
    const gallery = page.getByRole("dialog", { name: "Classic trees" });
    await gallery.waitFor();
    expect(await gallery.locator("svg.scene").count()).toBe(8);
    await gallery.getByRole("button", { name: /AIMA: the two-ply/ }).click();
    await gallery.waitFor({ state: "detached" });
    expect(await shownNodes(page)).toBe(13);
    expect(await page.title()).toMatch(/^Russell and Norvig, AIMA: the two-ply/);
    expect(await page.getByLabel("Name of the tree").inputValue()).toMatch(/two-ply/);
    await page.getByRole("button", { name: "New tree" }).click();
    expect(await shownNodes(page)).toBe(3);
    expect(await page.title()).toBe("Tyche Lab");
    expect(await page.getByRole("button", { name: "Edit", pressed: true }).count()).toBe(1);
    const draw = async (seed: string): Promise<string> => {
      await page.getByRole("tab", { name: "Tree" }).click();
      await page.getByLabel("Seed").fill(seed);
      await page.getByRole("button", { name: "Draw the tree" }).click();
      await page.getByRole("tab", { name: "Text" }).click();
      return text(page);
    };
    const first = await draw("course 7");
    expect(await draw("course 8")).not.toBe(first);
    expect(await draw("course 7")).toBe(first);
  });

  test("a search that is refused says why in the page's language, and a button gives it what it takes", async () => {
    const page = await open({ locale: "fr-FR" });
    await page.getByRole("tab", { name: "Texte" }).click();
    await page.locator(".editor textarea").fill('{"max":[{"chance":[2,14]},3]}');
    await page.getByText("Réglages", { exact: true }).click();
    await page.getByLabel("Borne inférieure L").fill("0");
    await page.getByLabel("Borne supérieure U").fill("10");
    expect(await said(page)).toMatch(/14.*hors des bornes \[0, 10\]/);
    await page.getByRole("button", { name: "Utiliser les bornes [0, 14]" }).click();
    expect(await said(page)).not.toMatch(/hors des bornes/);
    await page.locator(".right select").first().selectOption("alpha-beta");
    expect(await said(page)).toMatch(/pas de règle pour les nœuds de hasard/);
    await page.getByRole("button", { name: "Utiliser Expectiminimax" }).click();
    expect(await page.locator(".right select").first().inputValue()).toBe("expectiminimax");
    expect(await page.locator(".fixes").count()).toBe(0);
  });

  test("trees are saved in every format of the library", async () => {
    const page = await open();
    await typeTree(page, AIMA);
    await page.getByRole("tab", { name: "Share" }).click();
    const wanted: Readonly<Record<string, RegExp>> = {
      json: /"min":\[3,12,8\]/,
      list: /^\[\[3,12,8\]/,
      berkeley: /start_state/,
      parentheses: /\(\(3\)\(12\)\(8\)\)/,
      efg: /^EFG 2 R/,
      csv: /^id,parent/,
      dot: /^digraph/,
      mermaid: /flowchart|graph/,
      text: /MAX/,
    };
    for (const [format, content] of Object.entries(wanted)) {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.locator(`[data-export='tree-${format}']`).click(),
      ]);
      expect(readFileSync(await file.path(), "utf8"), format).toMatch(content);
    }
  });

  test("bad input gets a sentence, and the tree stays", async () => {
    const page = await open();
    const drop = (name: string, bytes: number, beginning: string) =>
      page.evaluate(
        ([file, size, text]) => {
          const data = new DataTransfer();
          data.items.add(new File([text, new Uint8Array(size).fill(91)], file));
          document.body.dispatchEvent(
            new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
          );
        },
        [name, bytes, beginning] as const,
      );
    await drop("exam.pdf", 100, "%PDF-1.7 garbage");
    await expect.poll(() => page.getByRole("alert").textContent()).toContain("no format begins with");
    await page.getByRole("alert").getByRole("button", { name: "Close" }).click();
    await drop("huge.json", 50_000_000, "");
    await expect.poll(() => page.getByRole("alert").textContent()).toContain("50 MB");
    await drop("brackets.json", 20_000_000, "");
    await expect.poll(() => page.getByRole("alert").textContent()).toContain("brackets.json");
    expect(await page.locator(".node.chance").count()).toBe(3);
  });

  test("markup in labels is text", async () => {
    const page = await open();
    const evil = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    await typeTree(
      page,
      JSON.stringify({ max: [{ label: evil, leaf: 1 }, 2], actions: [evil, "</text><script>"] }),
    );
    await page.getByRole("tab", { name: "Share" }).click();
    await page.locator("[data-export='step-svg']").waitFor();
    await settled(page);
    expect(await page.title()).not.toMatch(/^[12]$/);
    expect(await page.locator("script:not([src])").count()).toBe(0);
    expect(await page.locator(".scene img, .aria-tree img").count()).toBe(0);
    expect(await page.getByRole("treeitem").nth(1).textContent()).toContain("<script>");
  });
});

inBrowser(
  "on any screen",
  ({ open }) => {
    test("nothing is wider than it", async () => {
      const page = await open();
      for (const [place, shown] of [
        ["Explore", ".explore"],
        ["Compare", ".compare"],
        ["Practise", ".practice"],
      ] as const) {
        await page.getByRole("button", { name: place, exact: true }).click();
        await page.locator(shown).first().waitFor();
        await settled(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, place).toBeLessThanOrEqual(0);
      }
    });
  },
  ANY_SCREEN,
);
