import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readTree, type Tree } from "@tyche/trees";
import { CertificateError, checkCertificate, type Sha256 } from "@tyche/trees/certificate";
import { expect } from "vitest";
import { hasProgram } from "../programs.js";

/** A certificate, and the text of the tree that it is about, if it needs one. */
export interface Case {
  readonly certificate: string;
  readonly tree?: string | undefined;
}

export const sha256: Sha256 = (parts) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};

const REFERENCE = join(import.meta.dirname, "../../tools/verify-certificate.py");

/** A place in the reference checker, and what to write there instead. */
export type Mutation = readonly [from: string, to: string];

/** Checks many files in one process of the reference checker: [certificate, tree or null] a line. */
const driver = (file: string): string => `
import importlib.util, json, sys, threading
spec = importlib.util.spec_from_file_location("reference", ${JSON.stringify(file)})
reference = importlib.util.module_from_spec(spec)
spec.loader.exec_module(reference)
def run():
    for line in sys.stdin:
        print(json.dumps(reference.verdict(*filter(None, json.loads(line)))))
sys.setrecursionlimit(10**7)
threading.stack_size(2**29)
thread = threading.Thread(target=run)
thread.start()
thread.join()
`;

/** An exit code, and the sentence. */
export type Verdict = readonly [code: number, text: string];

const HAS_PYTHON = hasProgram(
  "python3",
  spawnSync("python3", ["--version"]).error === undefined,
  "tools/install-languages.sh",
);

/** The verdicts of the reference checker in Python, or of a changed one; without Python those of Tyche's own checker. */
export function referenceVerdicts(cases: readonly Case[], mutation?: Mutation): Verdict[] {
  if (!HAS_PYTHON) return cases.map(ownVerdict);
  const folder = mkdtempSync(join(tmpdir(), "certificates-"));
  const program = mutation ? join(folder, "changed.py") : REFERENCE;
  try {
    if (mutation) writeFileSync(program, changedReference(mutation));
    const input = cases.map(({ certificate, tree }, i) => {
      const names = [join(folder, `${i}.jsonl`), tree === undefined ? null : join(folder, `${i}.json`)];
      writeFileSync(names[0]!, certificate);
      if (tree !== undefined) writeFileSync(names[1]!, tree);
      return JSON.stringify(names);
    });
    const { stdout, stderr, status } = spawnSync("python3", ["-B", "-c", driver(program)], {
      input: input.join("\n"),
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
    expect([status, stderr]).toEqual([0, ""]);
    return stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Verdict);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function changedReference([from, to]: Mutation): string {
  const text = readFileSync(REFERENCE, "utf8");
  expect(text.split(from).length, from).toBe(2);
  return text.replace(from, () => to);
}

/** The verdict of Tyche's own checker. */
export function ownVerdict({ certificate, tree }: Case): Verdict {
  let read: Tree | undefined;
  try {
    read = tree === undefined ? undefined : readTree(tree).tree;
  } catch (error) {
    return [2, String(error)];
  }
  try {
    checkCertificate(certificate, sha256, read);
    return [0, "proved"];
  } catch (error) {
    if (!(error instanceof CertificateError)) throw error;
    return [error.id === "certificate-no-tree" ? 2 : 1, `line ${error.line}: ${error.message}`];
  }
}

/** Both checkers accept every case. */
export function expectProved(cases: readonly Case[]): void {
  expect(cases.map(ownVerdict).filter(([code]) => code !== 0)).toEqual([]);
  expect(referenceVerdicts(cases).filter(([code]) => code !== 0)).toEqual([]);
}

/** Both checkers refuse every case, by name, as not proved. */
export function expectRefused(cases: Readonly<Record<string, Case>>): void {
  const all = Object.values(cases);
  const reference = referenceVerdicts(all);
  for (const [i, name] of Object.keys(cases).entries())
    expect(
      [name, ownVerdict(all[i]!)[0], reference[i]![0]],
      `${ownVerdict(all[i]!)[1]} / ${reference[i]![1]}`,
    ).toEqual([name, 1, 1]);
}

/** A line of a certificate as an object. */
// biome-ignore lint/suspicious/noExplicitAny: tests change any member of any line
export type Line = Record<string, any>;

/** A certificate with its lines changed. */
export function changed(
  certificate: string,
  change: (lines: Line[]) => readonly (Line | undefined)[],
): string {
  const lines = certificate
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
  return `${change(lines)
    .filter((line) => line !== undefined)
    .map((line) => JSON.stringify(line))
    .join("\n")}\n`;
}
