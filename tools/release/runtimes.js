// Other runtimes, from registry packages that contain their programs: nothing is installed on the system.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const { platform, arch } = process;

/** The oldest supported Node, the latest of each maintained line, and the other two runtimes. */
export const RUNTIMES = [
  node("20.19.0"),
  node("22.23.3"),
  node("24.21.0"),
  {
    name: "Bun 1.4.5",
    from: `@oven/bun-${platform}-${arch === "arm64" ? "aarch64" : arch}@1.4.5`,
    program: "bin/bun",
    run: ["run"],
  },
  {
    name: "Deno 2.9.6",
    from: `@deno/${platform}-${arch}${platform === "linux" ? "-glibc" : ""}@2.9.6`,
    program: "deno",
    run: ["run", "--allow-all"],
  },
];

function node(version) {
  return {
    name: `Node ${version}`,
    from: `node-${platform}-${arch}@${version}`,
    program: "bin/node",
    run: [],
    isNode: true,
  };
}

/**
 * @returns {string | undefined} the path of a runtime's program, installed now if necessary; undefined if that is
 * impossible
 */
export function programOf({ from, program }) {
  const folder = resolve("tmp/runtimes", from.replace(/^@/, "").replace(/[/@]/g, "-"));
  const path = join(folder, "node_modules", from.slice(0, from.lastIndexOf("@")), program);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  try {
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--no-save", from], {
      cwd: folder,
      stdio: "ignore",
    });
  } catch {
    return undefined;
  }
  return existsSync(path) ? path : undefined;
}
