// Packs what is published: each package as in the workspace, completed for use elsewhere. Links in the README and in
// docstrings point to the repository, the licence and the notices are included, and the command contains the built Lab.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix, resolve } from "node:path";
import { publishedPackages, ROOT } from "./packages.js";

/** Workspace folders that are included in a package when it is published. */
const BROUGHT = {
  tyche: [{ from: "packages/lab/dist", to: "lab" }],
  "@tyche/engine": [{ from: "docs/guide", to: "guide" }],
};

/**
 * @typedef {import("./packages.js").Package & { staged: string, tarball: string, size: number, files: string[] }}
 * Packed size of the tarball in bytes, and the files in it
 */

/** The list of what was packed, beside the tarballs. */
const LIST = "packed.json";

/**
 * @param {string} out a folder, which is recreated; if TYCHE_PACKED names one that was packed before, that one is used:
 * CI packs once
 * @returns {Packed[]} one for each published package
 */
export function packAll(out) {
  const before = process.env.TYCHE_PACKED && join(process.env.TYCHE_PACKED, LIST);
  if (before && existsSync(before)) return JSON.parse(readFileSync(before, "utf8"));
  rmSync(out, { recursive: true, force: true });
  const packed = publishedPackages().map((one) => {
    const staged = resolve(out, one.name.replace("/", "-").replace("@", ""));
    stage(one, staged);
    const [{ filename, size, files }] = npmPack(staged, ["--pack-destination", resolve(out)]);
    const paths = files.map(({ path }) => path).sort();
    return { ...one, staged, tarball: resolve(out, filename), size, files: paths };
  });
  writeFileSync(join(out, LIST), JSON.stringify(packed));
  return packed;
}

function stage({ name, folder, manifest }, staged) {
  const [{ files }] = npmPack(folder, ["--dry-run"]);
  for (const { path } of files) copy(join(folder, path), join(staged, path));
  for (const { from, to } of BROUGHT[name] ?? []) {
    if (!existsSync(from))
      throw new Error(`${name} publishes ${from}, which is not there: run \`npm run build\`.`);
    cpSync(from, join(staged, to), { recursive: true });
    // Pages of a folder link to each other locally, and to the repository for everything else.
    for (const page of readdirSync(join(staged, to)).filter((file) => file.endsWith(".md")))
      rewrite(join(staged, to, page), (text) => withWholeLinks(text, from, to));
  }
  copy("LICENSE", join(staged, "LICENSE"));
  writeFileSync(join(staged, "package.json"), `${JSON.stringify(published(manifest), null, 2)}\n`);
  const readme = join(staged, "README.md");
  if (existsSync(readme)) rewrite(readme, (text) => withWholeLinks(text, folder));
}

function rewrite(file, change) {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

/** A manifest without the fields that only the workspace needs. */
function published({ scripts: _, devDependencies: __, exports, ...manifest }) {
  return { ...manifest, ...(exports && { exports: withoutSource(exports) }) };
}

/** Exports without the condition under which the workspace reads its sources. */
function withoutSource(exports) {
  if (typeof exports !== "object" || exports === null) return exports;
  const kept = Object.entries(exports).filter(([condition]) => condition !== "@tyche/source");
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutSource(value)]));
}

/**
 * A page whose links to files of the repository work from anywhere.
 *
 * @param {string} text
 * @param {string} folder its folder in the repository
 * @param {string} [brought] the folder that is included as a whole, if any: links within it stay unchanged
 */
function withWholeLinks(text, folder, brought) {
  const address = ROOT.repository.url.replace(/^git\+/, "").replace(/\.git$/, "");
  return text.replace(/(!?)\[([^\]]*)\]\(([^)\s]+)\)/g, (link, image, label, target) => {
    if (/^([a-z]+:|#)/.test(target) || (brought && /^[^./][^/]*$/.test(target))) return link;
    const [path, anchor] = target.split("#");
    const whole = posix.join(folder, path);
    const kind = image ? "raw" : "blob";
    return `${image}[${label}](${address}/${kind}/main/${whole}${anchor === undefined ? "" : `#${anchor}`})`;
  });
}

function npmPack(folder, options) {
  const printed = execFileSync("npm", ["pack", "--json", "--ignore-scripts", ...options], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 1e9,
  });
  return JSON.parse(printed);
}

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}
