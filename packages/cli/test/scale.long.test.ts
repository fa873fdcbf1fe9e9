/** The files of examples/scale, as the programs that they are for read them. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { hasProgram } from "../../../tests/programs.js";
import { tyche } from "./harness.js";

const FOLDER = fileURLToPath(new URL("../../../examples/scale/", import.meta.url));
const files = (ending: string): string[] => readdirSync(FOLDER).filter((name) => name.endsWith(ending));

const isHere = (program: string, argument = "--version"): boolean =>
  hasProgram(program, spawnSync(program, [argument]).status === 0, "tools/install-queue.sh");

function ran(program: string, ...argv: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(program, argv, { cwd: FOLDER, encoding: "utf8" });
  return { status, said: `${stdout}${stderr}` };
}

describe("the files for clusters", () => {
  it.skipIf(!isHere("docker-compose"))("are a project of Docker Compose", () => {
    expect(ran("docker-compose", "-f", "compose.yaml", "config", "-q")).toEqual({ status: 0, said: "" });
  });

  it.skipIf(!isHere("shellcheck"))("are scripts without a fault", () => {
    const scripts = [...files(".sbatch"), ...files(".sh")];
    expect(scripts.length).toBeGreaterThan(2);
    expect(ran("shellcheck", ...scripts)).toEqual({ status: 0, said: "" });
  });

  it("call tyche with options that it has", async () => {
    const called = readdirSync(FOLDER)
      .map((name) =>
        readFileSync(`${FOLDER}${name}`, "utf8")
          .replaceAll(/^ *# .*$/gm, "")
          .replaceAll("\\\n", " "),
      )
      .flatMap((text) => [
        ...[...text.matchAll(/tyche (arena|train|worker)\b([^\n']*)/g)].map(([, name, rest]) => [
          name!,
          rest!,
        ]),
        ...[...text.matchAll(/args: \["(worker)"([^\n]*)\]/g)].map(([, name, rest]) => [name!, rest!]),
        ...[...text.matchAll(/- (arena)\n((?:\s+- .*\n)+)/g)].map(([, name, rest]) => [name!, rest!]),
      ]);
    expect(called.length).toBeGreaterThanOrEqual(7);
    for (const [name, rest] of called) {
      const { out } = await tyche([name!, "--help"]);
      for (const [option] of rest!.matchAll(/--[a-z][a-z-]+/g))
        expect(out, `${name} ${option}`).toContain(option);
    }
  });
});
