// Adds the Lab to the built pages, and checks every link of the whole site: each must lead to an existing file, each
// anchor to an element of that page. Run by `npm run docs:build`, after VitePress; the API reference, if it was built,
// is in site/api.
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const SITE = "site";
const LAB = "packages/lab/dist";

if (!existsSync(LAB)) throw new Error(`${LAB} is not there: run \`npm run build\` first.`);
cpSync(LAB, join(SITE, "lab"), { recursive: true });

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
    else if (anchor && file.endsWith(".html") && !file.startsWith("api") && !hasAnchor(file, anchor))
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
