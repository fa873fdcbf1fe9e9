// Writes each model and opening book in `weights` as a module that contains its bytes, so that it works in Node,
// browsers and bundles. A page that can fetch files uses another module instead (packages/lab/vite.config.ts).
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, extname } from "node:path";

const target = "src/weights/generated";
mkdirSync(target, { recursive: true });
for (const file of readdirSync("weights").filter((name) => /\.(model|book)$/.test(name))) {
  const bytes = readFileSync(`weights/${file}`);
  const kind = extname(file).slice(1);
  const name = basename(file, `.${kind}`);
  const text = `// Made by tools/embed-weights.js from weights/${file}.
import { embeddedFile } from "../../embedded-file.js";

/** The bytes of the file, unpacked anew. */
export function ${kind}(): Uint8Array {
  return embeddedFile(
    "${bytes.toString("base64")}",
  );
}
`;
  const module = `${target}/${name}.ts`;
  // Leave an unchanged module alone so that nothing is rebuilt for it.
  if (readIfThere(module) !== text) writeFileSync(module, text);
}

function readIfThere(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
