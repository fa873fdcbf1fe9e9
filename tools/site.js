// Adds the Lab and the files of the book to the built pages, and checks every link of the whole site: each must lead to an existing file, each
// anchor to an element of that page. Run by `npm run docs:build`, after VitePress; the API reference, if it was built,
// is in site/api.
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { figureFiles } from "../docs/.vitepress/figures.js";
import { bookLanguages } from "../docs/.vitepress/sidebar.js";

const SITE = "site";
const LAB = "packages/lab/dist";
/** Scripts that pages of the book load on demand. */
const CHUNKS =
  "framework|theme|VPLocalSearchBox|backgammon|board|exercise|show-exercise|algorithms|drawing|lab|lab-panels|places|practice|practice-errors|pseudocode|search|tree-errors";
/** Files of all languages of the book. */
const SHARED = new RegExp(
  `^(?:tyche/.*\\.js|hashmap\\.json|vp-icons\\.css|assets/(?:style|app|book_programs|glossary).*|assets/(?:text|italic|bold|math)\\..*\\.woff2|assets/(?:2048|backgammon|minesweeper|pac-man)\\..*svg|assets/chunks/(?:${CHUNKS})\\..*|glossary\\.html|book/programs/index\\.html)$`,
);

if (!existsSync(LAB)) throw new Error(`${LAB} is not there: run \`npm run build\` first.`);
cpSync(LAB, join(SITE, "lab"), { recursive: true });
// The element <tyche-tree>, with the notices of what is in it.
cpSync("packages/figure/bundle", join(SITE, "tyche"), { recursive: true });
for (const language of bookLanguages()) addFigures(language);
writeFileSync(join(SITE, "book/sw.js"), bookWorker());
// For servers that send compressed files, as `tyche lab` does; those of the Lab have theirs.
for (const path of readdirSync(SITE, { recursive: true, encoding: "utf8" }))
  if (/\.(html|js|css|svg|json)$/.test(path) && !/^(lab|api)[\\/]/.test(path))
    writeFileSync(join(SITE, `${path}.gz`), gzipSync(readFileSync(join(SITE, path)), { level: 9 }));

const pages = readdirSync(SITE, { recursive: true, encoding: "utf8" }).filter(
  (path) => path.endsWith(".html") && !/^(lab|api)[\\/]/.test(path),
);
const texts = new Map();
const dead = new Set();
for (const page of pages) {
  for (const [, target] of textOf(page).matchAll(/\s(?:href|src)="([^"]+)"/g)) {
    if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(target)) continue;
    const [path, anchor] = decodeURIComponent(target.replaceAll("&amp;", "&")).split("#");
    const file = fileOf(page, path.split("?")[0]);
    if (file === undefined) dead.add(`${page}: ${target} is not there`);
    // The anchors of the Lab are trees and exercises (tests/docs/book-solved.test.ts reads those of the book).
    else if (anchor && file.endsWith(".html") && !/^(api|lab)/.test(file) && !hasAnchor(file, anchor))
      dead.add(`${page}: nothing is called #${anchor} in ${file}`);
  }
}
for (const line of dead) console.error(line);
console.log(`${pages.length} pages, ${dead.size} dead links`);
process.exitCode = dead.size === 0 ? 0 : 1;

function textOf(page) {
  if (!texts.has(page)) texts.set(page, readFileSync(join(SITE, page), "utf8"));
  return texts.get(page);
}

/** The file of the site that a page's link points to. */
function fileOf(page, path) {
  // If the reference was not built, links to it are assumed to be valid.
  if (/^\/api\//.test(path) && !existsSync(join(SITE, "api"))) return "api/index.html";
  if (path === "") return page;
  const base = path.startsWith("/") ? resolve(SITE) : resolve(SITE, dirname(page));
  const whole = join(base, path);
  const candidates = [whole, `${whole}.html`, join(whole, "index.html")];
  const found = candidates.find((file) => existsSync(file) && statSync(file).isFile());
  return found && relative(SITE, found);
}

function hasAnchor(page, anchor) {
  return textOf(page).includes(` id="${anchor}"`);
}

/** Writes the figures of each chapter beside its page, as an archive. @param {string} language */
function addFigures(language) {
  const folder = join("docs/book", language);
  for (const name of readdirSync(folder).filter((file) => /^\d\d-/.test(file))) {
    const texts = Object.entries(figureFiles(readFileSync(join(folder, name), "utf8"), name));
    const files = Object.fromEntries(texts.map(([file, text]) => [file, strToU8(text)]));
    writeFileSync(
      join(SITE, "book", language, name.replace(".md", ".zip")),
      zipSync(files, { mtime: "1980-01-02" }),
    );
  }
}

/** The service worker of the book, with its lists; the version is a hash of the files in them. */
function bookWorker() {
  const files = readdirSync(SITE, { recursive: true, encoding: "utf8" }).map((file) =>
    file.replaceAll("\\", "/"),
  );
  const shared = files.filter((file) => SHARED.test(file));
  const pages = bookLanguages().map((language) => {
    const own = new RegExp(
      `^(?:book/${language}/.*\\.(?:html|zip)|assets/book_${language}_.*|assets/chunks/${language}\\..*)$`,
    );
    return [language, files.filter((file) => own.test(file))];
  });
  const hash = createHash("sha256");
  for (const file of [...shared, ...pages.flatMap(([, own]) => own)])
    hash.update(readFileSync(join(SITE, file)));
  const address = (file) => `/${file.replace(/(^|\/)index\.html$/, "$1")}`;
  const lists = pages.map(([language, own]) => [language, own.map(address)]);
  return readFileSync("tools/book-worker.js", "utf8")
    .replace("__VERSION__", hash.digest("hex").slice(0, 12))
    .replace('["__SHARED__"]', JSON.stringify(shared.map(address)))
    .replace("{ __PAGES__: [] }", JSON.stringify(Object.fromEntries(lists)));
}
