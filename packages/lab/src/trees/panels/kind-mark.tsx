import type { Kind } from "@tyche/trees";

/** Shapes of the kinds of nodes in AIMA's notation. */
const PATHS: Readonly<Record<Kind, string>> = {
  max: "M8 2 15 14H1z",
  min: "M8 14 1 2h14z",
  chance: "M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 1 1 0-13z",
  player: "M4.5 2h7L15 8l-3.5 6h-7L1 8z",
  leaf: "M2 2h12v12H2z",
};

/** The shape of a kind of node, for use beside its name. */
export function KindMark({ kind }: { readonly kind: Kind }) {
  return (
    <svg className={`kind-mark ${kind}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[kind]} />
    </svg>
  );
}
