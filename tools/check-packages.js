// Checks what each package would publish: that its exports exist, have types, and load (publint).
import { readdirSync, readFileSync } from "node:fs";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

let bad = 0;
for (const name of readdirSync("packages")) {
  const pkgDir = `packages/${name}`;
  if (JSON.parse(readFileSync(`${pkgDir}/package.json`, "utf8")).private) continue;
  const { messages, pkg } = await publint({ pkgDir, strict: true });
  for (const message of messages) {
    console.error(`${pkgDir}: ${formatMessage(message, pkg, { color: false })}`);
    if (message.type !== "suggestion") bad++;
  }
  console.log(`${pkg.name}: ${messages.length === 0 ? "ready to publish" : `${messages.length} remarks`}`);
}
process.exitCode = bad === 0 ? 0 : 1;
