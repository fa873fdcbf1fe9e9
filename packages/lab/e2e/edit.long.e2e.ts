import { expect, test } from "vitest";
import {
  ANY_SCREEN,
  drawRandom,
  inBrowser,
  inMore,
  openDrawer,
  said,
  settled,
  shownNodes,
  typeTree,
} from "./browser.js";

const AIMA = "[[3,12,8],[2,4,6],[14,5,2]]";

inBrowser("editing by keys, from files, and with bad input", ({ open }) => {
  const text = async (page: Awaited<ReturnType<typeof open>>): Promise<string> => {
    await openDrawer(page, "Text");
    return page.getByLabel("The tree as text").inputValue();
  };

  test("works by keyboard alone, and Tab is never trapped", async () => {
    const page = await open();
    await typeTree(page, AIMA);
    // Tab leaves the text field; the tree is one tab stop.
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
    expect((await text(page)).trim()).toBe("[[3,8,12],[2,4,6],[14,5,2],[3,8,12]]");
    await item.focus();
    await page.keyboard.press("m");
    await page.keyboard.press("Control+z");
    expect((await text(page)).trim()).toBe("[[3,8,12],[2,4,6],[14,5,2],[3,8,12]]");
    // F2 moves to the fields of the node.
    await item.focus();
    await page.keyboard.press("F2");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("SELECT");
    // Tab through the whole page and back to its beginning.
    const seen = new Set<string>();
    for (let stop = 0; stop < 120; stop++) {
      await page.keyboard.press("Tab");
      seen.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ""));
    }
    expect(seen.size).toBeGreaterThan(20);
  });

  test("files of every format are opened with the file dialog and by drag and drop", async () => {
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
    for (const [name, content, nodes] of files) {
      await inMore(page, () =>
        page.setInputFiles("input[type=file]", {
          name,
          mimeType: "text/plain",
          buffer: Buffer.from(content),
        }),
      );
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
      await drawRandom(page, { Seed: seed });
      await expect.poll(() => page.getByLabel("Name of the tree").inputValue()).toBe(`Random tree ${seed}`);
      return text(page);
    };
    const first = await draw("course 7");
    expect(await draw("course 8")).not.toBe(first);
    expect(await draw("course 7")).toBe(first);
  });

  test("a refused search says why in the page's language, and a button fixes it", async () => {
    const page = await open({ locale: "fr-FR" });
    await page.getByRole("button", { name: "Texte", exact: true }).click();
    await page.locator(".editor textarea").fill('{"max":[{"chance":[2,14]},3]}');
    await page.locator(".side details > summary").first().click();
    await page.getByLabel("Borne inférieure L").fill("0");
    await page.getByLabel("Borne supérieure U").fill("10");
    expect(await said(page)).toMatch(/14.*hors des bornes \[0, 10\]/);
    await page.getByRole("button", { name: "Utiliser les bornes [0, 14]" }).click();
    expect(await said(page)).not.toMatch(/hors des bornes/);
    await page.locator(".side select").first().selectOption("alpha-beta");
    expect(await said(page)).toMatch(/pas de règle pour les nœuds de hasard/);
    await page.getByRole("button", { name: "Utiliser Expectiminimax" }).click();
    expect(await page.locator(".side select").first().inputValue()).toBe("expectiminimax");
    expect(await page.locator(".fixes").count()).toBe(0);
  });

  test("bad input shows a message, and the tree stays", async () => {
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

  test("markup in labels is shown as text", async () => {
    const page = await open();
    const evil = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    await typeTree(
      page,
      JSON.stringify({ max: [{ label: evil, leaf: 1 }, 2], actions: [evil, "</text><script>"] }),
    );
    await openDrawer(page, "Share");
    await page.locator("[data-export='step-svg']").waitFor();
    await settled(page);
    expect(await page.title()).not.toMatch(/^[12]$/);
    expect(await page.locator("script:not([src])").count()).toBe(0);
    expect(await page.locator(".scene img, .aria-tree img").count()).toBe(0);
    expect(await page.getByRole("treeitem").nth(1).textContent()).toContain("<script>");
  });
});

inBrowser(
  "editing fits any screen",
  ({ open }) => {
    test("nothing is wider than the page", async () => {
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
