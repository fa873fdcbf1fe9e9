// Plugins for Markdown: links, tables, and quotation marks. Pages link to each other as files of the repository, so that links work there too; the site names some pages differently
// and does not hold every file.
import { existsSync, statSync } from "node:fs";
import { dirname, join, posix, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const REPOSITORY = "https://github.com/tyche-search/tyche";

/** Pages of the site outside docs/. */
const OTHERS = [/^packages\/[^/]+\/README\.md$/, /^research\/(README|notes\/[^/]+)\.md$/, /^[A-Z]+\.md$/];

/**
 * @param {string} file relative to the root of the repository
 * @returns {string} the page's path in the site, relative to its root
 */
export function siteName(file) {
  return file
    .replace(/^docs\//, "")
    .replace(/^packages\/([^/]+)\/README\.md$/, "packages/$1.md")
    .replace(/README\.md$/, "index.md")
    .replace(/^([A-Z]+)\.md$/, (name) => name.toLowerCase());
}

/** The anchor of a heading, as GitHub makes it, so that links work in both places. @param {string} heading */
export const slugify = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");

/** Whether the site holds a file of the repository. @param {string} file */
const isPage = (file) =>
  file !== "README.md" && (/^docs\/.*\.md$/.test(file) || OTHERS.some((pattern) => pattern.test(file)));

/**
 * A markdown-it plugin: points every relative link to the page of the site, or else to the file in the repository.
 *
 * @param md the markdown-it instance
 * @throws Error if the file does not exist
 */
export function leadLinks(md) {
  md.core.ruler.push("lead-links", ({ tokens, env }) => {
    for (const { children } of tokens)
      for (const token of children ?? []) {
        const href = token.type === "link_open" ? token.attrGet("href") : null;
        // The Lab is no page of the site: its router must leave such links to the browser.
        if (href?.startsWith("/lab/")) token.attrSet("target", "_self");
        else if (href !== null && !/^([a-z]+:|#|\/)/.test(href))
          token.attrSet("href", lead(href, env.realPath ?? env.path));
      }
  });
}

/** @param {string} href @param {string} page the file with the link */
function lead(href, page) {
  const [, path, hash] = /^([^?#]*)(.*)$/.exec(href);
  const target = resolve(dirname(page), decodeURIComponent(path));
  if (!existsSync(target))
    throw new Error(`${relative(ROOT, page)}: the target of the link ${href} does not exist`);
  const isFolder = statSync(target).isDirectory();
  const file = relative(ROOT, target).split("\\").join("/");
  const readme = posix.join(file, "README.md");
  if (isPage(file)) return `/${siteName(file)}${hash}`;
  if (isFolder && isPage(readme) && existsSync(join(ROOT, readme))) return `/${siteName(readme)}${hash}`;
  return `${REPOSITORY}/${isFolder ? "tree" : "blob"}/main/${file}${hash}`;
}

/** A markdown-it plugin: an empty cell in the head of a table is no header, which screen readers would read out. */
export function emptyHeaders(md) {
  md.core.ruler.push("empty-headers", ({ tokens }) => {
    for (const [index, token] of tokens.entries())
      if (token.type === "th_open" && tokens[index + 1].content === "")
        for (const end of [token, tokens[index + 2]]) end.tag = "td";
  });
}

/** A markdown-it plugin: typographic quotation marks in the English book; other languages write their own. */
export function quotationMarks(md) {
  // The other replacements of this option are not wanted: two hyphens before the name of an option are two.
  md.disable("replacements");
  md.core.ruler.before("smartquotes", "quotation-marks", ({ md, env }) => {
    md.options.typographer = /[\\/]book[\\/]en[\\/]/.test(env.realPath ?? env.path ?? "");
  });
}
