// Checks what each package would publish: that its exports exist, have types, and load (publint), that nothing is packed whose source
// is gone (a build deletes nothing), and that it is not too large.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

/** Bytes of the packed package at most. In games are the weights of two networks, 5 MB packed, each once. */
const MOST = { "@tyche/games": 6e6 };
const USUAL_MOST = 1e6;

let bad = 0;
for (const name of readdirSync("packages")) {
  const pkgDir = `packages/${name}`;
  if (JSON.parse(readFileSync(`${pkgDir}/package.json`, "utf8")).private) continue;
  const { messages, pkg } = await publint({ pkgDir, strict: true });
  for (const message of messages) {
    console.error(`${pkgDir}: ${formatMessage(message, pkg, { color: false })}`);
    if (message.type !== "suggestion") bad++;
  }
  const told = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: pkgDir,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [{ size, files }] = JSON.parse(told);
  const stale = files.filter(({ path }) => {
    const [, module] = /^dist\/(.*)\.js$/.exec(path) ?? [];
    return module !== undefined && !existsSync(`${pkgDir}/src/${module}.ts`);
  });
  if (stale.length > 0) {
    console.error(
      `${pkgDir}: ${stale.length} files have no source, the first ${stale[0].path}: delete dist and build anew`,
    );
    bad++;
  }
  const most = MOST[pkg.name] ?? USUAL_MOST;
  if (size > most) {
    console.error(`${pkgDir}: ${size} bytes when packed, more than ${most}`);
    bad++;
  }
  const remarks = messages.length === 0 ? "ready to publish" : `${messages.length} remarks`;
  console.log(`${pkg.name}: ${remarks}, ${(size / 1e6).toFixed(2)} MB packed`);
}
process.exitCode = bad === 0 ? 0 : 1;
