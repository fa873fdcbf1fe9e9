// Where links of the pages lead. Pages link to each other as files of the repository, so that they work there; the site has other names
// for some, and not all files.
import { existsSync, statSync } from "node:fs";
import { dirname, join, posix, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const REPOSITORY = "https://github.com/tyche-search/tyche";

/** Pages outside of docs/ that the site has. */
const OTHERS = [/^packages\/[^/]+\/README\.md$/, /^research\/(README|notes\/[^/]+)\.md$/, /^[A-Z]+\.md$/];

/**
 * @param {string} file from the root of the repository
 * @returns {string} the page's name in the site, from its root
 */
export function siteName(file) {
  return file
    .replace(/^docs\//, "")
    .replace(/^packages\/([^/]+)\/README\.md$/, "packages/$1.md")
    .replace(/README\.md$/, "index.md")
    .replace(/^([A-Z]+)\.md$/, (name) => name.toLowerCase());
}

/** The anchor of a heading, as the repository's host makes it, so that links to it work in both places. @param {string} heading */
export const slugify = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");

/** Whether a file of the repository is a page of the site. @param {string} file */
const isPage = (file) =>
  file !== "README.md" && (/^docs\/.*\.md$/.test(file) || OTHERS.some((pattern) => pattern.test(file)));

/**
 * A plugin of markdown-it: leads every relative link to the page of the site, or else to the file in the repository.
 *
 * @param md its instance
 * @throws Error where there is no such file
 */
export function leadLinks(md) {
  md.core.ruler.push("lead-links", ({ tokens, env }) => {
    for (const { children } of tokens)
      for (const token of children ?? []) {
        const href = token.type === "link_open" ? token.attrGet("href") : null;
        if (href !== null && !/^([a-z]+:|#|\/)/.test(href))
          token.attrSet("href", lead(href, env.realPath ?? env.path));
      }
  });
}

/** @param {string} href @param {string} page the file that holds it */
function lead(href, page) {
  const [path = "", anchor] = href.split("#");
  const hash = anchor === undefined ? "" : `#${anchor}`;
  const target = resolve(dirname(page), decodeURIComponent(path));
  if (!existsSync(target)) throw new Error(`${relative(ROOT, page)}: the link ${href} leads nowhere`);
  const isFolder = statSync(target).isDirectory();
  const file = relative(ROOT, target).split("\\").join("/");
  const readme = posix.join(file, "README.md");
  if (isPage(file)) return `/${siteName(file)}${hash}`;
  if (isFolder && isPage(readme) && existsSync(join(ROOT, readme))) return `/${siteName(readme)}${hash}`;
  return `${REPOSITORY}/${isFolder ? "tree" : "blob"}/main/${file}${hash}`;
}
