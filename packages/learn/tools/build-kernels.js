// Compiles the kernels to WebAssembly and writes each as a module that contains its bytes, so that the same file loads
// in Node, in a browser and in a bundle, without fetching anything. Run it in a package: it compiles every file of the
// package's `assembly` folder; this package's folder `shared` has what kernels import.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const room = process.cwd();
const tool = fileURLToPath(import.meta.url);
/** Code shared by the kernels of all packages. */
const shared = join(dirname(tool), "../assembly/shared");
const kernels = readdirSync(join(room, "assembly"))
  .filter((file) => file.endsWith(".ts"))
  .map((file) => basename(file, ".ts"));

/** When a file was last written; 0 if it does not exist. */
const age = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const readFileIfThere = (file) => (age(file) > 0 ? readFileSync(file, "utf8") : null);

/** The files that a kernel imports directly. */
const importsOf = (source) =>
  Array.from(readFileSync(source, "utf8").matchAll(/ from "(\.[^"]+)"/g), ([, path]) =>
    join(dirname(source), `${path}.ts`),
  );

const layout = join(dirname(tool), "../src/kernels/layout.ts");
const common = Math.max(
  age(tool),
  age(layout),
  ...readdirSync(shared).map((file) => age(join(shared, file))),
);

mkdirSync(join(room, "src/kernels/generated"), { recursive: true });
for (const name of kernels) {
  const source = join(room, `assembly/${name}.ts`);
  const target = join(room, `src/kernels/generated/${name}.ts`);
  if (age(target) > Math.max(age(source), common, ...importsOf(source).map(age))) continue;
  const { default: asc } = await import("assemblyscript/asc");
  const options = ["-O3", "--runtime", "stub", "--enable", "simd", "--importMemory", "--noAssert"];
  const written = new Map();
  const { error, stderr } = await asc.main([`assembly/${name}.ts`, "--outFile", `${name}.wasm`, ...options], {
    readFile: (file, base) => readFileIfThere(join(base, file)),
    writeFile: (file, contents) => void written.set(file, contents),
  });
  if (error) {
    console.error(stderr.toString());
    process.exit(1);
  }
  const bytes = Buffer.from(written.get(`${name}.wasm`)).toString("base64");
  writeFileSync(
    target,
    `// Made by tools/build-kernels.js from assembly/${name}.ts.\nexport const ${name.toUpperCase()} =\n  "${bytes}";\n`,
  );
}
