/**
 * Certificates: files that prove an answer. The checks use no search: only the readers of trees and the fractions are
 * shared with the rest (docs/certificates.md).
 *
 * @module
 */
export { nameOfTree, type Sha256 } from "./canonical.js";
export { checkCertificate, type Proof } from "./check.js";
export type { EquilibriumProof } from "./check-equilibrium.js";
export type { GraphProof, Listed, Outcome } from "./check-graph.js";
export type { TreeProof } from "./check-tree.js";
export { CertificateError, type NamedRules } from "./row.js";
export {
  equilibriumCertificate,
  type PlaceStrategy,
  sharesOf,
  treeCertificate,
} from "./write.js";
export { type GraphAnswer, type GraphCertificate, type GraphState, graphCertificate } from "./write-graph.js";
