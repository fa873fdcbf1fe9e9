/**
 * The third-party notices of a bundle: name, version, author, licence and licence text of each package in it, in a
 * separate file.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createRollupLicensePlugin, type LicenseMeta } from "rollup-license-plugin";
import type { Plugin } from "vite";

/** The name of the file, beside the page. */
const NOTICES = "third-party.txt";

/** The path of a package's folder, up to its name, in a module's path. */
const FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * Plugins that write the file: `bundle` for the page's bundle, and `worker` for those of its workers, whose packages
 * are in the same file.
 *
 * @param what the name of the bundle, for the file's first line
 * @param also folders of further packages in the bundle that were not imported as modules
 */
export function notices(what: string, also: readonly string[] = []): { bundle: Plugin; worker: Plugin } {
  const ofWorkers = new Set<string>();
  const bundle = createRollupLicensePlugin({
    outputFilename: false,
    includePackages: () => [...ofWorkers, ...also],
    additionalFiles: { [NOTICES]: (packages) => noticesText(what, packages) + attributions(also) },
  }) as Plugin;
  const worker: Plugin = {
    name: "tyche-notices-of-workers",
    apply: "build",
    renderChunk(_code, { modules }) {
      for (const [path, { renderedLength }] of Object.entries(modules)) {
        const [folder] = FOLDER.exec(path.replace("\0", "")) ?? [];
        if (folder !== undefined && renderedLength > 0) ofWorkers.add(folder.replaceAll("\\", "/"));
      }
      return null;
    },
  };
  return { bundle: { ...bundle, apply: "build" }, worker };
}

/** The text of the Apache licence, which contains no names; some packages under it leave the text out. */
const apacheText = (): string =>
  readFileSync(new URL("LICENSE.txt", import.meta.resolve("typescript/package.json")), "utf8");

/** @throws Error if a package has no licence text: the file would be incomplete */
function noticesText(what: string, packages: readonly LicenseMeta[]): string {
  const known = new Map(
    packages.map((one) => {
      const isApache = one.license === "Apache-2.0" && !one.licenseText?.trim();
      return [`${one.name} ${one.version}`, isApache ? { ...one, licenseText: apacheText() } : one];
    }),
  );
  const parts = [...known].sort(([a], [b]) => (a < b ? -1 : 1));
  const silent = parts.filter(([, { licenseText }]) => !licenseText?.trim());
  if (silent.length > 0)
    throw new Error(
      `There is no text of a licence in the package ${silent.map(([name]) => name).join(", ")}.`,
    );
  const texts = parts.map(([name, { license, licenseText, author, repository }]) => {
    const by = typeof author === "object" ? author.name : author;
    const about = [name, `Licence: ${license}`, ...(by ? [`Author: ${by}`] : []), repository ?? ""];
    return `${about.join("\n").trimEnd()}\n\n${licenseText.trim()}\n\n`;
  });
  return [`${what} has parts of these packages of others in it.\n`, ...texts].join(LINE);
}

/** The attribution notices that the Apache licence also requires. */
function attributions(folders: readonly string[]): string {
  const files = folders.map((folder) => join(folder, "NOTICE")).filter((file) => existsSync(file));
  return files.map((file) => `${LINE}${readFileSync(file, "utf8").trim()}\n`).join("");
}

const LINE = `${"-".repeat(80)}\n`;
