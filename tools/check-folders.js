/**
 * Checks that folders are layers, as docs/architecture.md words it, types included: no folder imports a folder that
 * imports it, and a folder's own files lie above all of its subfolders or below them. Tests are beside their files and
 * may import anything, so they are left out.
 */
import { join, posix } from "node:path";
import { cruise } from "dependency-cruiser";
import extractDepcruiseOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";

/** The files of a folder that import one of its subfolders and are imported by one, both perhaps by way of others. */
export function filesBetween(modules) {
  const imports = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  const folder = (file) => posix.dirname(file);
  const isInside = (file, parent) => folder(file).startsWith(`${parent}/`);
  const above = new Set();
  const below = new Set();
  for (const [file, targets] of imports)
    for (const target of targets) {
      if (isInside(target, folder(file))) above.add(file);
      if (isInside(file, folder(target))) below.add(target);
    }
  for (let size = -1; size < above.size + below.size; ) {
    size = above.size + below.size;
    for (const [file, targets] of imports)
      for (const target of targets.filter((other) => folder(other) === folder(file))) {
        if (above.has(target)) above.add(file);
        if (below.has(file)) below.add(target);
      }
  }
  return [...above].filter((file) => below.has(file)).sort();
}

if (process.argv[1] === import.meta.filename) {
  process.chdir(join(import.meta.dirname, ".."));
  const options = await extractDepcruiseOptions("./.dependency-cruiser.cjs");
  const exclude = { path: `${options.exclude.path}|\\.test\\.tsx?$|/(test|e2e)/` };
  const circle = { name: "no-circle-of-folders", scope: "folder", from: {}, to: { circular: true } };
  const ruleSet = { forbidden: [{ ...circle, severity: "error" }] };
  const { output } = await cruise(
    ["packages", "research"],
    { ...options, exclude, ruleSet, validate: true },
    undefined,
    {
      tsConfig: extractTSConfig("tsconfig.tests.json"),
    },
  );
  const faults = [
    ...output.summary.violations.map(({ from, to }) => `${from} and ${to} import each other.`),
    ...filesBetween(output.modules).map(
      (file) => `${file} imports a subfolder of its folder and is imported by one: move it into a folder.`,
    ),
  ];
  console.log(faults.join("\n") || `Folders are layers (${output.modules.length} files).`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
