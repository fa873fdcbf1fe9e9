/** Checks the files of examples/scale with the programs that use them. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { hasProgram } from "../../../tests/programs.js";
import { hasSlurm, TestSlurm } from "../../../tests/slurm.js";
import { tyche } from "./harness.js";

const require = createRequire(import.meta.url);
const FOLDER = fileURLToPath(new URL("../../../examples/scale/", import.meta.url));
const files = (ending: string): string[] => readdirSync(FOLDER).filter((name) => name.endsWith(ending));

const isHere = (program: string, argument = "--version"): boolean =>
  hasProgram(program, spawnSync(program, [argument]).status === 0, "tools/install-queue.sh");

function ran(program: string, ...argv: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(program, argv, { cwd: FOLDER, encoding: "utf8" });
  return { status, said: `${stdout}${stderr}` };
}

/** A Kubernetes manifest, and the name of its kind's model: "apps/v1/StatefulSet". */
interface Manifest {
  readonly kind: string;
  readonly apiVersion: string;
}

function manifestsOf(text: string): readonly Manifest[] {
  return parseAllDocuments(text).map((document) => document.toJS() as Manifest);
}

/** Validates values against the Kubernetes schemas. */
function wrongValues(manifests: readonly Manifest[]): readonly string[] {
  const wrong: string[] = [];
  for (const { apiVersion, kind, ...rest } of manifests) {
    const models = require(`kubernetes-models/${apiVersion}/${kind}`);
    try {
      new models[kind](rest).validate();
    } catch (error) {
      wrong.push(`${kind}: ${(error as Error).message}`);
    }
  }
  return wrong;
}

/** Checks manifests against the Kubernetes types, including unknown field names, which schemas allow. */
function wrongFields(manifests: readonly Manifest[]): readonly string[] {
  const file = fileURLToPath(new URL("manifests.virtual.ts", import.meta.url));
  const text = manifests
    .map(
      ({ apiVersion, kind, ...rest }, i) =>
        `import type { I${kind} as Model${i} } from "kubernetes-models/${apiVersion}/${kind}";\n` +
        `export const manifest${i}: Omit<Model${i}, "apiVersion" | "kind"> = ${JSON.stringify(rest, null, 1)};\n`,
    )
    .join("");
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? text : readFile(name));
  host.getSourceFile = (name, language) =>
    name === file ? ts.createSourceFile(name, text, language) : getSourceFile(name, language);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

describe("the files for clusters", () => {
  it("are valid Kubernetes manifests, field by field", { timeout: 120_000 }, () => {
    const texts = ["queue.yaml", "shards.yaml"].map((name) => readFileSync(`${FOLDER}${name}`, "utf8"));
    const manifests = texts.flatMap(manifestsOf);
    expect(manifests.map(({ kind }) => kind)).toEqual([
      ...["Service", "StatefulSet", "Deployment", "PersistentVolumeClaim", "Job", "Job"],
    ]);
    expect(wrongValues(manifests)).toEqual([]);
    expect(wrongFields(manifests)).toEqual([]);
    // Both checks would find these errors.
    const damaged = (what: string, by: string): readonly Manifest[] =>
      manifestsOf(texts[1]!.replace(what, by));
    const values = wrongValues(damaged("completionMode: Indexed", "completionMode: Numbered"));
    expect(values.join()).toMatch(/completionMode/);
    expect(wrongFields(damaged("backoffLimit", "backofLimit")).join()).toMatch(/backofLimit/);
  });

  it.skipIf(!hasSlurm())("are jobs that a Slurm controller would start", { timeout: 120_000 }, async () => {
    const slurm = await TestSlurm.start();
    const folder = mkdtempSync(join(tmpdir(), "tyche-"));
    try {
      expect(slurm.tested(`${FOLDER}shards.sbatch`)).toEqual({
        status: 0,
        said: expect.stringMatching(/to start at .* using 4 processors on nodes node1 /),
      });
      expect(slurm.tested(`${FOLDER}workers.sbatch`)).toEqual({
        status: 0,
        said: expect.stringMatching(/to start at .* using 128 processors on nodes node\[1-8\] /),
      });
      // It would report an unknown word, and a request that no node can fulfil.
      const script = readFileSync(`${FOLDER}shards.sbatch`, "utf8");
      for (const [line, by] of [
        ["--cpus-per-task=4", "--cpus-a-task=4"],
        ["--mem=2G", "--mem=2000G"],
      ] as const) {
        writeFileSync(join(folder, "damaged.sbatch"), script.replace(line, by));
        expect(slurm.tested(join(folder, "damaged.sbatch")).status, by).not.toBe(0);
      }
    } finally {
      rmSync(folder, { recursive: true });
      await slurm.remove();
    }
  });

  it.skipIf(!isHere("docker-compose"))("are a valid Docker Compose project", () => {
    expect(ran("docker-compose", "-f", "compose.yaml", "config", "-q")).toEqual({ status: 0, said: "" });
  });

  it.skipIf(!isHere("shellcheck"))("are scripts without shellcheck warnings", () => {
    const scripts = [...files(".sbatch"), ...files(".sh")];
    expect(scripts.length).toBeGreaterThan(2);
    expect(ran("shellcheck", ...scripts)).toEqual({ status: 0, said: "" });
  });

  it("call tyche with existing options", async () => {
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
      const { out } = await tyche([name!, "--help", "all"]);
      for (const [option] of rest!.matchAll(/--[a-z][a-z-]+/g))
        expect(out, `${name} ${option}`).toContain(option);
    }
  });
});
