// Checks what each package would publish, packed as for publication: its exports exist, have types, and load (publint,
// Are The Types Wrong); its manifest, README and licence are complete; nothing is packed that should not be; and
// packages and bundles are within their size limits.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { bundleSizes } from "./release/budget.js";
import { packAll } from "./release/pack.js";
import { wrongInManifest, wrongInTarball } from "./release/rules.js";

let bad = 0;
const complain = (name, sentence) => {
  console.error(`${name}: ${sentence}`);
  bad++;
};

for (const packed of packAll("tmp/packed")) {
  const { name, size, files, staged } = packed;
  const before = bad;
  for (const sentence of [...wrongInManifest(packed), ...wrongInTarball(packed)]) complain(name, sentence);
  const { messages, pkg } = await publint({ pkgDir: staged, strict: true });
  for (const message of messages) complain(name, `publint: ${formatMessage(message, pkg, { color: false })}`);
  const types = wrongInTypes(packed);
  if (types !== undefined) complain(name, `Are The Types Wrong:\n${types}`);
  if (bad === before)
    console.log(`${name}: ready to publish, ${(size / 1e6).toFixed(2)} MB packed, ${files.length} files`);
}
const readme = readFileSync("packages/engine/README.md", "utf8").replaceAll("\n", " ");
for (const { what, bytes, most, said } of await bundleSizes()) {
  const figure = said && Number(said.exec(readme)?.[1]);
  if (said && !(Math.abs(figure - bytes / 1000) < 1))
    complain(what, `${(bytes / 1000).toFixed(1)} kB, and packages/engine/README.md says ${figure}`);
  if (bytes > most) complain(what, `${bytes} bytes gzipped, more than ${most}`);
  else console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB gzipped, ${(most / 1000).toFixed(1)} at most`);
}
process.exitCode = bad === 0 ? 0 : 1;

/**
 * The complaints of attw about the types of an ESM-only package; undefined if there are none. It examines the tarball
 * alone, in which private names (`imports`) that lead to another package cannot be resolved: `release:check` compiles
 * those against the installed packages.
 */
function wrongInTypes({ tarball, manifest }) {
  const ignored = manifest.imports ? ["--ignore-rules", "internal-resolution-error"] : [];
  // An entry point without types is a script for a thread.
  const scripts = Object.entries(manifest.exports).flatMap(([name, target]) =>
    typeof target === "string" ? [name.slice(2)] : [],
  );
  const excluded = scripts.length > 0 ? ["--exclude-entrypoints", ...scripts] : [];
  const form = ["--profile", "esm-only", "--no-color", "--format", "ascii", ...ignored, ...excluded];
  try {
    execFileSync("npx", ["attw", tarball, ...form], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
    return undefined;
  } catch (error) {
    return String(error.stdout || error.message);
  }
}
