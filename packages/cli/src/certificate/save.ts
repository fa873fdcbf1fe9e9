import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Problem } from "@tyche/engine/errors";
import type { Sha256 } from "@tyche/trees/certificate";
import { filePath } from "../io/access.js";
import { VerdictError } from "../io/errors.js";
import { saveFile } from "../io/save-file.js";

/** The limit on the nodes of a game's tree. */
export const MOST_NODES = 100_000;

export const sha256: Sha256 = (parts) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};

/** The name of a file of rules in a certificate. */
export function hashOfFile(file: string): string {
  return `sha256:${createHash("sha256")
    .update(readFileSync(filePath(file)))
    .digest("hex")}`;
}

/** A certificate, or why there is none. */
export type Certified = { readonly text: string } | { readonly reason: Problem };

/** The certificate of an answer. @param write throws what is wrong with the proof, the tree or the game */
export function certified(write: () => string): Certified {
  try {
    return { text: write() };
  } catch (error) {
    const { id, values = {}, message } = error as Problem;
    if (id === undefined) throw error;
    return { reason: { id, values, message } };
  }
}

/** What becomes of an answer for which a certificate was asked. */
export interface Saved {
  /** Members for the answer as JSON. */
  readonly members: object;
  /** Thrown once the answer was printed, if it has no certificate. */
  readonly problem?: VerdictError;
}

/** Saves the certificate of an answer, if there is one. */
export async function saveCertificate(file: string, found: Certified): Promise<Saved> {
  if ("text" in found) {
    await saveFile(file, [found.text]);
    return { members: { certificate: file } };
  }
  const { reason } = found;
  return {
    members: { certificate: null, uncertified: reason.message },
    problem: new VerdictError("uncertified", { reason }, `no certificate: ${reason.message}`),
  };
}
