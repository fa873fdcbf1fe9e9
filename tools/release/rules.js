// What a published package must have besides its code: manifest fields, pages, and the files that belong in a tarball.
import { existsSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { ROOT } from "./packages.js";

/**
 * Size limits of the packed packages in bytes. Those of the games contain weights, 5 MB packed; the Lab in the command
 * contains them again.
 */
const MOST = { "@tyche/games": 4.7e6, "@tyche/backgammon": 1.9e6, tyche: 1e7 };
const USUAL_MOST = 1e6;

/** File name endings that may be published. */
const PUBLISHED = /(\.js|\.ts|\.js\.map|\.d\.ts\.map|\/package\.json|^package\.json|\.md|^LICENSE)$/;

/** Folders of some packages from which any file may be published. */
const WHOLE = {
  tyche: /^((examples|lab)\/|bundle\/third-party\.txt$)/,
  "@tyche/figure": /^bundle\/third-party\.txt$/,
  "@tyche/games": /^weights\//,
  "@tyche/backgammon": /^weights\//,
};

/** @returns {string[]} problems of the manifest and the README; empty if there are none */
export function wrongInManifest({ name, folder, manifest }) {
  const wrong = [];
  const same = ["license", "author", "bugs"];
  for (const field of same)
    if (manifest[field] !== ROOT[field]) wrong.push(`${field} is not the root's, "${ROOT[field]}"`);
  if (manifest.version !== ROOT.version) wrong.push(`version is not the root's, ${ROOT.version}`);
  if (manifest.engines?.node !== ROOT.engines.node)
    wrong.push(`engines.node is not the root's, ${ROOT.engines.node}`);
  if (manifest.publishConfig?.access !== "public") wrong.push('publishConfig.access is not "public"');
  const { url, directory } = manifest.repository ?? {};
  if (url !== ROOT.repository.url) wrong.push(`repository.url is not the root's, ${ROOT.repository.url}`);
  if (directory !== folder) wrong.push(`repository.directory is not ${folder}`);
  const address = ROOT.homepage.replace(/#.*/, "");
  if (manifest.homepage !== `${address}/tree/main/${folder}#readme`) wrong.push("homepage is not its README");
  if (!(manifest.keywords?.length >= 5)) wrong.push("there are fewer than five keywords");
  if (!(manifest.description?.length >= 20)) wrong.push("there is no description");
  if (manifest.type !== "module") wrong.push('type is not "module"');
  for (const [other, version] of Object.entries(manifest.dependencies ?? {}))
    if (/^(tyche$|@tyche\/)/.test(other) && version !== ROOT.version)
      wrong.push(`it needs ${other} ${version} and not ${ROOT.version}`);
  return [...wrong, ...wrongInReadme(name, folder)];
}

function wrongInReadme(name, folder) {
  const path = join(folder, "README.md");
  if (!existsSync(path)) return ["there is no README.md"];
  const text = readFileSync(path, "utf8");
  const wrong = text.startsWith(`# ${name}\n`) ? [] : [`README.md does not begin with "# ${name}"`];
  for (const [, target] of text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)) {
    if (!/^[a-z]+:/.test(target) && !existsSync(normalize(join(folder, target))))
      wrong.push(`README.md links to ${target}, which does not exist`);
  }
  return wrong;
}

/** Files without which a package must not be published. */
const NEEDED = {
  tyche: ["lab/index.html", "lab/third-party.txt", "bundle/third-party.txt"],
  "@tyche/figure": ["bundle/tyche-tree.js", "bundle/third-party.txt"],
};

/** @returns {string[]} problems of a tarball's contents; empty if there are none */
export function wrongInTarball({ name, folder, size, files }) {
  const wrong = [];
  for (const path of ["LICENSE", "README.md", "package.json", ...(NEEDED[name] ?? [])])
    if (!files.includes(path)) wrong.push(`${path} is not in it`);
  const strange = files.filter((path) => !PUBLISHED.test(path) && !WHOLE[name]?.test(path));
  if (strange.length > 0) wrong.push(`${strange[0]} does not belong in it (${strange.length} such files)`);
  const tests = files.filter((path) => /\.test\./.test(path));
  if (tests.length > 0) wrong.push(`${tests[0]} is a test (${tests.length} such files)`);
  const stale = files.filter((path) => {
    const [, module] = /^dist\/(.*)\.js$/.exec(path) ?? [];
    return (
      module !== undefined &&
      !["ts", "tsx"].some((end) => existsSync(join(folder, "src", `${module}.${end}`)))
    );
  });
  if (stale.length > 0)
    wrong.push(`${stale.length} files have no source, the first ${stale[0]}: delete dist and build anew`);
  const maps = files.filter((path) => path.endsWith(".map"));
  if (maps.length > 0)
    wrong.push(`${maps[0]} is a map, and the sources are in it (${maps.length} such files)`);
  const most = MOST[name] ?? USUAL_MOST;
  if (size > most) wrong.push(`it has ${size} bytes when packed, more than ${most}`);
  return wrong;
}
