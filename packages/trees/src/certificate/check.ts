import type { Tree } from "../model/node.js";
import type { Sha256 } from "./canonical.js";
import { checkEquilibrium, type EquilibriumProof } from "./check-equilibrium.js";
import { checkGraph, type GraphProof } from "./check-graph.js";
import { checkTree, type TreeProof } from "./check-tree.js";
import { Row, rowsOf, textIn, wholeIn } from "./row.js";

/** What a certificate proves. */
export type Proof = TreeProof | EquilibriumProof | GraphProof;

/**
 * Checks a certificate.
 * @param tree the tree of the kinds `tree` and `equilibrium`, if it is not in the file
 * @throws CertificateError with the line and the first reason
 */
export function checkCertificate(text: string, sha256: Sha256, tree?: Tree): Proof {
  const [first, ...rows] = rowsOf(text);
  const header: Row = first ?? new Row("", 1);
  header.need(header.read("tyche-certificate", wholeIn) === 1, "version");
  const kind = header.read("kind", textIn);
  if (kind === "equilibrium") return checkEquilibrium(header, rows, tree, sha256);
  if (kind === "graph") return checkGraph(header, rows);
  header.need(kind === "tree", "field", { field: "kind" });
  header.need(tree, "no-tree");
  return checkTree(header, rows, tree, sha256);
}
