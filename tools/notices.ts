/** What a bundle has to say of the packages of others that are in it: name, version, author, licence and its text, in a file beside it. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createRollupLicensePlugin, type LicenseMeta } from "rollup-license-plugin";
import type { Plugin } from "vite";

/** The file's name, beside the page. */
const NOTICES = "third-party.txt";

/** Folders of packages up to and with their names, in a module's path. */
const FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * Plugins that write the file: `bundle` for the page's bundle, and `worker` for those of its workers, whose packages stand in the same file.
 *
 * @param what the bundle is, as the file's first line says
 * @param also folders of packages of which something is in the bundle that did not come as a module
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

/** The Apache licence, whose text names nobody; some packages that have it leave the text out. */
const apacheText = (): string =>
  readFileSync(new URL("LICENSE.txt", import.meta.resolve("typescript/package.json")), "utf8");

/** @throws Error where a package has no licence's text: then the file would say less than it must */
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

/** What the Apache licence wants told besides. */
function attributions(folders: readonly string[]): string {
  const files = folders.map((folder) => join(folder, "NOTICE")).filter((file) => existsSync(file));
  return files.map((file) => `${LINE}${readFileSync(file, "utf8").trim()}\n`).join("");
}

const LINE = `${"-".repeat(80)}\n`;
