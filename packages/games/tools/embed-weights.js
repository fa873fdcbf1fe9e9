// Writes each model of `weights` as a module that holds its bytes, so that it comes along into Node, browsers and bundles. A page that
// can fetch files takes another module in its place (packages/lab/vite.config.ts).
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

const target = "src/weights/generated";
mkdirSync(target, { recursive: true });
for (const file of readdirSync("weights").filter((name) => name.endsWith(".model"))) {
  const bytes = readFileSync(`weights/${file}`);
  const name = basename(file, ".model");
  const text = `// Made by tools/embed-weights.js from weights/${file}.
import { embeddedModel } from "../../embedded-model.js";

/** The bytes of the file, unpacked anew. */
export function model(): Uint8Array {
  return embeddedModel(
    "${bytes.toString("base64")}",
  );
}
`;
  const module = `${target}/${name}.ts`;
  // An unchanged module is not written again, so that nothing is built again for it.
  if (readIfThere(module) !== text) writeFileSync(module, text);
}

function readIfThere(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
