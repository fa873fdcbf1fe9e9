import type { Catalogue } from "@tyche/messages";
import { explainEvent } from "../explain/events.js";
import { pictureNames } from "../explain/names.js";
import type { Node, Tree } from "../model/node.js";
import type { NumberStyle } from "../model/number.js";
import { endsOf } from "../replay/axis.js";
import { explainedAt } from "../replay/number-line.js";
import { pathNumbers } from "../replay/path-numbers.js";
import { Replay } from "../replay/replay.js";
import { lineStyle } from "../scene/line-style.js";
import { NOTATIONS, type NotationName } from "../scene/notation.js";
import { DARK, LIGHT } from "../scene/palette.js";
import type { SearchEvent } from "../search/event.js";
import type { Solution } from "../solve/solution.js";
import { EVERYTHING } from "../view/fold.js";
import { windowText, worthText } from "../view/numbers.js";
import { oneLine } from "../view/spelling.js";
import { SIGNS, viewOf } from "../view/view.js";
import { escapeXml, LINE_BOX, writeLine, writeSvg } from "./svg.js";

/** Options for slides. */
export interface SlideOptions {
  /** A catalogue with the areas "drawing" and "search". */
  readonly words: Catalogue;
  readonly title?: string | undefined;
  readonly notation?: NotationName | undefined;
  readonly numbers?: NumberStyle | undefined;
}

/** The states at a position, each from a step on: a text (empty for nothing), or whether something holds. */
type States<T> = [step: number, state: T][];

/** The changes on the slides, keyed by node id, each list in step order. */
interface Changes {
  readonly values: Record<number, States<string>>;
  readonly windows: Record<number, States<string>>;
  /** Whether the edge to a node is cut, and whether a node is left out. */
  readonly cuts: Record<number, States<boolean>>;
  readonly skipped: Record<number, States<boolean>>;
  /** The node of each step, from step 1; -1 for none. */
  readonly now: number[];
  /** The parent of each node; -1 for the root. */
  readonly parents: readonly number[];
  /** The nodes whose edges form the best plan, drawn at the end. */
  readonly chosen: number[];
  readonly sentences: string[];
  /** The number line of each step, from step 1, as SVG; empty for none. */
  readonly lines: string[];
  /** The nodes that each step names by their paths, from step 1. */
  readonly named: (readonly number[])[];
}

/**
 * Writes a self-contained page for a projector: the tree with only its payoffs visible, and one search step with its
 * sentence and its number line at every press of → or the space bar. What is far from the current node is faded; a tree
 * whose texts would be too small for the back row is shown in part, around that node. Printed, it is a handout of two
 * steps on a page. Without scripts it shows the end.
 */
export function writeSlides(
  tree: Tree,
  { events, solution }: { readonly events: readonly SearchEvent[]; readonly solution: Solution },
  { words, title = "", notation = "aima", numbers = "exact" }: SlideOptions,
): string {
  // Elsewhere the window is the parent's, which the number line shows.
  const windowsAt = ({ id, kind }: Node): boolean =>
    kind !== "leaf" && tree.nodes[tree.parents[id]!]?.kind === "chance";
  const whole = viewOf(tree, { solution, events, windowsAt, numbers, words }, EVERYTHING);
  // Intervals are on the number line.
  const view = { ...whole, nodes: whole.nodes.map((node) => ({ ...node, interval: undefined })) };
  const chosen = view.nodes.flatMap(({ node, chosen }) => (node && chosen ? [node.id] : []));
  const naming = pictureNames(tree, numbers);
  const namedBy = pathNumbers(tree, numbers);
  const replay = new Replay(tree, events);
  const ends = endsOf(tree, solution.bounds);
  const steps = events.map((event, i) => {
    const line = explainedAt(replay.at(i + 1), ends);
    return {
      line: line ? writeLine(line, { tree, words, numbers, naming }) : "",
      paths: namedBy(event, line),
    };
  });
  const paths = new Map(steps.flatMap((step) => [...step.paths]));
  // Hidden values must not be readable in tooltips either.
  const svg = writeSvg(view, NOTATIONS[notation], undefined, undefined, paths)
    .replace(/<title>[^<]*<\/title>/g, "")
    .replace(/<desc>[^<]*<\/desc>/, "");
  const lines = steps.map(({ line }) => line);
  const changes: Changes = {
    ...collectChanges(tree, events, solution, numbers),
    parents: [...tree.parents],
    chosen,
    sentences: [
      words.text("slides-start"),
      ...events.map((event) => words.format(explainEvent(event, tree, numbers, naming))),
      words.text("slides-end"),
    ],
    lines: lines.some((line) => line !== "") ? lines : [],
    named: steps.map((step) => [...step.paths.keys()]),
  };
  // In a script "<" could end the script.
  const data = JSON.stringify(changes).replaceAll("<", "\\u003c");
  const name = escapeXml(oneLine(title) || solution.algorithm);
  return `<!doctype html>
<html lang="${words.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name}</title>
<style>${STYLE}${lineStyle(LIGHT)}@media screen and (prefers-color-scheme:dark){${lineStyle(DARK)}}</style>
<h1>${name}</h1>
<main><div id="picture">${svg}</div>
${changes.lines.length > 0 ? `<svg id="line" class="tyche-tree" aria-hidden="true" viewBox="0 0 ${LINE_BOX.join(" ")}"></svg>` : ""}
<p id="said" aria-live="polite"></p></main>
<nav><button id="back" aria-label="${words.text("slides-back")}">◀</button><output id="step"></output><button id="next" aria-label="${words.text("slides-next")}">▶</button></nav>
<script type="application/json" id="changes">${data}</script>
<script>${SCRIPT}</script>
</html>
`;
}

function collectChanges(
  tree: Tree,
  events: readonly SearchEvent[],
  { record }: Solution,
  numbers: NumberStyle,
): Pick<Changes, "values" | "windows" | "cuts" | "skipped" | "now"> {
  const minus = (text: string): string => text.replaceAll("-", "−");
  const changes: Pick<Changes, "values" | "windows" | "cuts" | "skipped" | "now"> = {
    ...{ values: {}, windows: {}, cuts: {}, skipped: {} },
    now: events.map(({ node }) => node),
  };
  const put = <T>(of: Record<number, States<T>>, id: number, step: number, state: T): void => {
    of[id] ??= [];
    of[id].push([step, state]);
  };
  for (const [i, event] of events.entries()) {
    const step = i + 1;
    const { node } = event;
    switch (event.type) {
      case "enter":
        if (event.window)
          put(changes.windows, node, step, windowText([event.alpha, event.beta], numbers, true));
        // A later pass may reach what an earlier one cut.
        if (changes.cuts[node]) put(changes.cuts, node, step, false);
        if (changes.skipped[node]) put(changes.skipped, node, step, false);
        break;
      case "evaluate":
        put(changes.values, node, step, minus(worthText(event.value, numbers)));
        break;
      case "recall":
      case "leave":
        put(changes.values, node, step, minus(SIGNS[event.bound] + worthText(event.value, numbers)));
        break;
      case "cut":
        for (const index of event.skipped) {
          const child = tree.nodes[node]!.children[index]!;
          put(changes.cuts, child.id, step, true);
          for (let id = child.id; id < subtreeEnd(tree, child.id); id++) put(changes.skipped, id, step, true);
        }
        break;
      case "child":
      case "interval":
        break;
    }
  }
  const end = events.length + 1;
  // At the end, the passes of a search are combined: one may have visited what another cut,
  for (const { id } of tree.nodes) {
    if (record.visits[id] === 0) continue;
    for (const states of [changes.cuts, changes.skipped]) if (states[id]) put(states, id, end, false);
  }
  // and two may have proved what each of them only bounded.
  for (const [id, states] of Object.entries(changes.values)) {
    const value = record.values[Number(id)];
    if (value === undefined || record.bounds[Number(id)] !== "exact") continue;
    const text = minus(worthText(value, numbers));
    if (states.at(-1)![1] !== text) put(changes.values, Number(id), end, text);
  }
  return changes;
}

/** The id after the subtree of a node. */
function subtreeEnd(tree: Tree, id: number): number {
  let last = tree.nodes[id]!;
  while (last.children.length > 0) last = last.children.at(-1)!;
  return last.id + 1;
}

const STYLE = `*{box-sizing:border-box}html,body{height:100%;margin:0}body,main{display:flex;flex-direction:column;min-height:0}main{flex:1;gap:.4rem}body{gap:.4rem;padding:.8rem 2rem;font-family:system-ui,sans-serif;background:#fffefb;color:#182032}h1{font-size:clamp(1.2rem,2.2vw,2rem);margin:0}#picture{flex:1;min-height:0}#picture svg{width:100%;height:100%}.paper{display:none}#line{flex:none;width:100%;height:clamp(7rem,20vh,15rem)}#said{margin:0;min-height:3.2em;font-size:clamp(1.2rem,2.2vw,2.2rem);line-height:1.3}nav{position:fixed;top:.6rem;right:2rem;display:flex;gap:1rem;align-items:center;font-size:1.2rem}button{font:inherit;min-width:44px;min-height:44px}.tyche-tree .now .shape{stroke:#b45309;stroke-width:4px}@media(prefers-color-scheme:dark){body{background:#131a24;color:#eef1f6}}.far{opacity:.22}#picture [data-node],#picture [data-edge],#picture [data-handed]{transition:opacity .2s}#handout{display:none}@media print{html,body{height:auto}body{padding:0;display:block}nav,main{display:none}#handout{display:block}#handout section{height:47vh;break-inside:avoid;display:flex;flex-direction:column;padding:.6rem 0}#handout svg{flex:1;min-height:0;width:100%}#handout #line{flex:none;height:7rem}#handout p{margin:.3rem 0 0;font-size:1rem}.far{opacity:1}}`;

/** Looks up the last state of each position for a step, and follows the current node; it contains no search rules. */
const SCRIPT = `"use strict";
const all = JSON.parse(document.getElementById("changes").textContent);
const last = all.sentences.length - 1;
const at = (states, step) => { let found; for (const [from, state] of states || []) if (from <= step) found = state; return found; };
const chosen = new Set(all.chosen.map(String));
const svg = document.querySelector("#picture svg");
const line = document.getElementById("line");
const each = (name, act) => { for (const part of svg.querySelectorAll("[data-" + name + "]")) act(part, part.getAttribute("data-" + name)); };
const whole = svg.viewBox.baseVal;
const size = { x: 0, y: 0, width: whole.width, height: whole.height };
const calm = matchMedia("(prefers-reduced-motion: reduce)");
// In pixels, of texts, which are 13 units high: on slides, and in a handout on a page of this size.
const readable = 19;
const paper = { width: 700, height: 430, readable: 8 };
const near = (id) => {
  const found = new Set([id]);
  for (let up = all.parents[id]; up >= 0; up = all.parents[up]) found.add(up);
  all.parents.forEach((parent, child) => { if (parent === id) found.add(child); });
  return found;
};
// The part of the picture with its texts readable and the node in its middle, within the picture.
const partAround = (id, box, readable) => {
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const node = svg.querySelector('[data-node="' + id + '"] .shape');
  if (scale * 13 >= readable || !node || box.width === 0) return size;
  const { x, y, width, height } = node.getBBox();
  const wide = Math.min(size.width, box.width * 13 / readable);
  const high = Math.min(size.height, box.height * 13 / readable);
  const within = (middle, length, most) => Math.max(0, Math.min(most - length, middle - length / 2));
  return { x: within(x + width / 2, wide, size.width), y: within(y + height / 2 + high / 5, high, size.height), width: wide, height: high };
};
const mute = (part, id) => {
  const isSkipped = at(all.skipped[id], step) === true;
  part.classList.toggle("skipped", isSkipped);
  for (const text of part.querySelectorAll("text")) text.classList.toggle("muted", isSkipped);
};
let moving = 0;
const look = (to) => {
  cancelAnimationFrame(moving);
  const from = { x: whole.x, y: whole.y, width: whole.width, height: whole.height };
  const start = performance.now();
  const go = (now) => {
    const t = calm.matches ? 1 : Math.min(1, Math.max(0, (now - start) / 300));
    const at = (key) => from[key] + (to[key] - from[key]) * t * (2 - t);
    svg.setAttribute("viewBox", ["x", "y", "width", "height"].map(at).join(" "));
    if (t < 1) moving = requestAnimationFrame(go);
  };
  go(start);
};
let step = Math.min(last, Math.max(0, Number(location.hash.slice(1)) || 0));
function show() {
  each("node", (part, id) => {
    const isLeaf = part.classList.contains("leaf");
    const value = part.querySelector("text.value");
    if (value && !isLeaf) value.textContent = at(all.values[id], step) || "";
    const plate = part.querySelector(".plate");
    if (plate && !isLeaf) plate.style.display = value && value.textContent !== "" ? "" : "none";
    mute(part, id);
    part.classList.toggle("now", step > 0 && step < last && String(all.now[step - 1]) === id);
  });
  each("handed", (part, id) => {
    for (const text of part.querySelectorAll("text.window")) text.textContent = at(all.windows[id], step) || "";
    mute(part, id);
    const isEmpty = ![...part.querySelectorAll("text")].some((text) => text.textContent !== "");
    for (const ground of part.querySelectorAll("rect")) ground.style.display = isEmpty ? "none" : "";
  });
  each("edge", (part, id) => {
    const cut = at(all.cuts[id], step) === true;
    part.classList.toggle("cut", cut);
    part.classList.toggle("skipped", !cut && at(all.skipped[id], step) === true);
    part.classList.toggle("best", step === last && chosen.has(id));
    const cross = part.querySelector(".cross");
    if (cross) cross.style.display = cut ? "" : "none";
  });
  for (const number of svg.querySelectorAll(".path"))
    number.style.display = (all.named[step - 1] || []).includes(Number(number.parentNode.getAttribute("data-node"))) ? "" : "none";
  const now = step > 0 && step < last ? all.now[step - 1] : -1;
  const close = near(now);
  for (const name of ["node", "edge", "handed"]) each(name, (part, id) => part.classList.toggle("far", now >= 0 && !close.has(Number(id))));
  look(now < 0 ? size : partAround(now, svg.getBoundingClientRect(), readable));
  if (line) line.replaceChildren(...new DOMParser().parseFromString('<svg xmlns="http://www.w3.org/2000/svg">' + (all.lines[step - 1] || "") + "</svg>", "image/svg+xml").documentElement.childNodes);
  document.getElementById("said").textContent = all.sentences[step];
  document.getElementById("step").textContent = step + " / " + last;
  history.replaceState(null, "", "#" + step);
}
function go(to) { step = Math.min(last, Math.max(0, to)); show(); }
addEventListener("keydown", (event) => {
  const to = { ArrowRight: step + 1, " ": step + 1, PageDown: step + 1, ArrowLeft: step - 1, PageUp: step - 1, Home: 0, End: last }[event.key];
  if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  go(to);
});
// Long runs are printed in part: paper has an end.
addEventListener("beforeprint", () => {
  const back = step;
  const handout = document.body.appendChild(document.createElement("div"));
  handout.id = "handout";
  for (step = 1; step <= Math.min(last, 120); step++) {
    show();
    const slide = handout.appendChild(document.createElement("section"));
    const picture = slide.appendChild(svg.cloneNode(true));
    const part = step < last ? partAround(all.now[step - 1], paper, paper.readable) : size;
    picture.setAttribute("viewBox", [part.x, part.y, part.width, part.height].join(" "));
    if (line) slide.appendChild(line.cloneNode(true));
    slide.appendChild(document.createElement("p")).textContent = step + ". " + all.sentences[step];
  }
  step = back;
  show();
});
addEventListener("afterprint", () => document.getElementById("handout")?.remove());
addEventListener("resize", () => show());
document.getElementById("next").addEventListener("click", () => go(step + 1));
document.getElementById("back").addEventListener("click", () => go(step - 1));
show();`;
