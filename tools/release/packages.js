// The published packages of the workspace, found by their folders, so that new ones are included automatically.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {object} Package
 * @property {string} name
 * @property {string} folder from the root of the repository
 * @property {any} manifest what its package.json says
 */

/** The root's package.json. */
export const ROOT = readManifest(".");

/** @returns {Package[]} dependencies first */
export function publishedPackages() {
  const all = ROOT.workspaces
    .flatMap(foldersOf)
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .filter(({ manifest }) => !manifest.private)
    .map(({ folder, manifest }) => ({ name: manifest.name, folder, manifest }));
  const sorted = [];
  while (sorted.length < all.length) {
    const isReady = (one) => needsOf(one, all).every((needed) => sorted.includes(needed));
    const next = all.find((one) => !sorted.includes(one) && isReady(one));
    if (!next) throw new Error("The published packages need each other in a circle.");
    sorted.push(next);
  }
  return sorted;
}

/** Packages of the workspace that a package depends on when installed. */
function needsOf({ manifest }, all) {
  const { dependencies, peerDependencies } = manifest;
  const names = Object.keys({ ...dependencies, ...peerDependencies });
  return all.filter(({ name }) => names.includes(name));
}

/** The folders of "packages/*" or "research". */
function foldersOf(pattern) {
  if (!pattern.endsWith("/*")) return [pattern];
  const parent = pattern.slice(0, -2);
  const folders = readdirSync(parent).map((name) => join(parent, name));
  return folders.filter((folder) => existsSync(join(folder, "package.json"))).sort();
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}
