import type { Catalogue } from "@tyche/messages";
import { formatExact, informationSets, type Node, nameOf, type Value } from "@tyche/trees";
import { EVERYTHING, NOTATIONS, place, viewOf, writeSvg } from "@tyche/trees/drawing";
import { strToU8 } from "fflate";
import type { Exercise } from "../exercises/exercise.js";
import { isOfGame } from "../exercises/templates.js";
import { topOfCut } from "../grading/cuts.js";
import { nodeMessage } from "../sentences/sentences.js";
import { recipeText, type WorksheetItem, type WorksheetSpec } from "../worksheets/worksheet.js";

/** Moodle scales pictures for markers down to at most this size. */
const MOST = { width: 600, height: 400 };

export type KitPicture = ReturnType<typeof pictureFor>;

/** The tree of an exercise without results, as an SVG picture small enough for every learning management system. */
export function pictureFor(exercise: Exercise, title: string, words: Catalogue) {
  const { tree, spec, solution } = exercise;
  const view = viewOf(tree, { words }, EVERYTHING);
  const style = NOTATIONS[spec.notation];
  const { nodes, ...full } = place(view, style);
  const scale = Math.min(1, MOST.width / Math.ceil(full.width), MOST.height / Math.ceil(full.height));
  const { visits } = solution.record;
  const crosses = nodes.flatMap(({ edge, view: { node } }) =>
    edge && node ? [{ id: node.id, x: edge.cross.x * scale, y: edge.cross.y * scale }] : [],
  );
  const cuts = crosses.filter(({ id }) => visits[id] === 0 && topOfCut(tree, visits, id) === id);
  const apart = crosses.flatMap((a, i) => crosses.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  return {
    svg: writeSvg(view, { ...style, size: scale }, title),
    width: Math.round(Math.ceil(full.width) * scale),
    height: Math.round(Math.ceil(full.height) * scale),
    /** The midpoints of the edges that the search cuts, as far up as possible, in pixels. */
    cuts: cuts.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
    /** A circle of this radius around each contains the midpoint of no other edge. */
    radius: Math.max(4, Math.floor(Math.min(16, ...apart.map((distance) => distance / 2)))),
  };
}

/** A tree in words, for people who cannot see it: "MAX node A [MIN node B [leaf a = 3; leaf b = 12]; …]". */
export function inWords({ tree, template }: Exercise, words: Catalogue): string {
  const sets = informationSets(tree);
  const textOf = (given: Node): string => {
    const node = nodeMessage(tree, given.id);
    const numbers = (all: readonly Value[]): string => all.map(formatExact).join(", ");
    if (given.kind === "leaf") {
      const value = given.payoffs ? `(${numbers(given.payoffs)})` : numbers([given.value]);
      return words.text("tree-leaf", { node, value });
    }
    const children = given.children.map((below, i) => {
      const shares = given.kind === "chance" ? given.probabilities : given.strategy;
      const action = isOfGame(template) ? (given.actions?.[i] ?? "") : "";
      const edge = `${action} ${shares ? formatExact(shares[i]!) : ""}`.trim();
      const child = textOf(below);
      return edge === "" ? child : words.text("tree-outcome", { probability: edge, child });
    });
    const { nodes = [] } = sets.find((set) => set.nodes.some(({ id }) => id === given.id)) ?? {};
    const others = nodes.flatMap(({ id }) => (id === given.id ? [] : nameOf(tree, id))).join(", ");
    const set = others === "" ? "" : { id: "tree-set", values: { nodes: others } };
    const estimate = given.estimate && {
      id: "tree-estimate",
      values: { value: formatExact(given.estimate) },
    };
    return words.text("tree-node", { node, estimate: estimate ?? set, children });
  };
  return textOf(tree.root);
}

/** The name of an exercise in a list of questions: "Cuts: alpha-beta · 7-2". */
export function itemName({ exercise: { spec } }: WorksheetItem, words: Catalogue): string {
  return `${words.text(`exercise-${spec.template}`)} · ${spec.seed}`;
}

/**
 * The identifier of a package: the same for the same specification, so that a learning management system recognizes it.
 */
export function identifierOf(spec: WorksheetSpec): string {
  const trees = (spec.exercises ?? []).map(({ tree = "" }) => tree).join("");
  const text = `${recipeText(spec)} · ${spec.language}${trees}`;
  return `tyche_${[0x811c9dc5, 0x01000193].map((basis) => fnv(text, basis)).join("")}`;
}

/** Fowler, Noll and Vo's 32-bit hash (FNV-1a), in hexadecimal. */
function fnv(text: string, basis: number): string {
  let hash = basis;
  for (const byte of strToU8(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
