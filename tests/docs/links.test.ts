import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

interface Page {
  readonly link: string;
}

/** Modules of the site, which have no types. */
const load = (name: string): Promise<unknown> => import(join(ROOT, "docs/.vitepress", name));
const { slugify } = (await load("links.js")) as { slugify(heading: string): string };
const { STUDENTS, PLAYERS, GUIDE, REFERENCE } = (await load("sidebar.js")) as {
  readonly [part in "STUDENTS" | "PLAYERS"]: readonly Page[];
} & { readonly [part in "GUIDE" | "REFERENCE"]: readonly { readonly items: readonly Page[] }[] };

/** Folders with pages, relative to the root; "" is the root itself. */
const FOLDERS = ["", "docs", "docs/games", "docs/guide", "examples", "research", "research/notes"];

const packages = readdirSync(join(ROOT, "packages")).map((name) => `packages/${name}/README.md`);
const pages = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => join(folder, name)),
  ),
  ...packages.filter((page) => existsSync(join(ROOT, page))),
];

/** The text of a page without its code blocks. */
function proseOf(page: string): string {
  return readFileSync(join(ROOT, page), "utf8").replace(/^```[\s\S]*?^```$/gm, "");
}

function anchorsOf(page: string): Set<string> {
  const headings = [...proseOf(page).matchAll(/^#{1,6} (.*)$/gm)].map(([, heading]) =>
    slugify(heading!.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[`*]/g, "")),
  );
  return new Set(headings);
}

test.each(pages)("the links of %s have a target", (page) => {
  const broken = [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, href]) => href!)
    .filter((href) => !/^([a-z]+:|\/)/.test(href))
    .filter((href) => {
      const [path, anchor] = decodeURIComponent(href).split("#");
      const target = path === "" ? join(ROOT, page) : resolve(ROOT, dirname(page), path!);
      if (!existsSync(target)) return true;
      return (
        anchor !== undefined && statSync(target).isFile() && !anchorsOf(relative(ROOT, target)).has(anchor)
      );
    });
  expect(broken).toEqual([]);
});

test("every page of docs/ is in the sidebar", () => {
  const items = [...STUDENTS, ...PLAYERS, ...[...GUIDE, ...REFERENCE].flatMap(({ items }) => items)];
  const linked = new Set(items.map(({ link }) => `docs${link.replace(/\/$/, "/index")}.md`));
  const missing = pages.filter((page) => page.startsWith("docs/") && !linked.has(page));
  expect(missing).toEqual(["docs/index.md"]);
});
