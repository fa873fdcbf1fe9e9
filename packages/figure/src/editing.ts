import type { Catalogue } from "@tyche/messages";
import type { SearchEvent, Tree, Value } from "@tyche/trees";
import { formatExact, partsOf, withNumbers } from "@tyche/trees/model";
import { fraction, ONE, ZERO } from "@tyche/trees/numbers";
import { sameStep } from "@tyche/trees/replay";
import { html, nodeAt } from "./dom.js";
import type { Edit } from "./options.js";
import { FigureError } from "./problem.js";
import { type Run, runOn } from "./run.js";
import { addStyle } from "./style.js";
import { typedNumber, typedProbability } from "./typed.js";

const STYLE = `.tyche-tree.leaves .leaf { cursor: ew-resize; touch-action: pan-y } .tyche-tree.edges [data-handed] { cursor: text } .field { position: absolute; width: 5em; transform: translate(-50%, -50%); text-align: center }`;

/** Pixels of a drag that change a payoff by 1. */
const PIXELS = 10;

/** A number of the tree that a reader changes. */
type Editable = "payoff" | "probability";

/** What editing needs to know of the figure. */
export interface Edited {
  readonly run: Run;
  readonly step: number;
  readonly edits: ReadonlySet<Edit>;
  readonly words: Catalogue;
}

/** Changes numbers in a picture: a leaf is dragged to the right for more, or typed over; so are probabilities. */
export class Editing {
  private readonly frame: HTMLElement;
  private readonly picture: SVGElement;
  private readonly of: () => Edited | undefined;
  private readonly onChange: (changed: Run | Error, step: number) => void;
  private anchor: { events: readonly SearchEvent[]; step: number } = { events: [], step: 0 };
  private held: { node: number; from: number; value: number; sent: number; moved: boolean } | undefined;

  /**
   * @param of the tree and what may be edited now
   * @param onChange called with the search of the changed tree and its step, or with what is wrong with the number
   */
  constructor(
    frame: HTMLElement,
    picture: SVGElement,
    of: () => Edited | undefined,
    onChange: (changed: Run | Error, step: number) => void,
  ) {
    addStyle(STYLE);
    this.frame = frame;
    this.picture = picture;
    this.of = of;
    this.onChange = onChange;
    picture.addEventListener("pointerdown", (event) => this.down(event));
    picture.addEventListener("pointermove", (event) => this.move(event));
    picture.addEventListener("pointerup", () => this.up());
    picture.addEventListener("pointercancel", () => this.up());
  }

  /** Opens a field for a leaf's payoff or an edge's probability. Returns false if neither may be changed. */
  type(
    node: number,
    what: Editable = this.mayDrag(node) ? "payoff" : "probability",
    begin?: string,
  ): boolean {
    const edited = this.of();
    const isAllowed = what === "payoff" ? this.mayDrag(node) : this.mayWeigh(node);
    if (!edited || !isAllowed) return false;
    const { words } = edited;
    const { tree } = edited.run;
    const field = html("input", { type: "text", class: "field", autocomplete: "off", maxlength: "40" });
    field.setAttribute("aria-label", words.text(`figure-${what}`));
    field.value = begin ?? this.text(tree, node, what);
    let isOver = false;
    const end = (isTaken: boolean): void => {
      if (isOver) return;
      isOver = true;
      const { value } = field;
      field.remove();
      if (isTaken) this.take(node, what, value);
    };
    field.addEventListener("blur", () => end(true));
    field.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key === "Enter" || event.key === "Escape") end(event.key === "Enter");
    });
    this.place(field, node, what);
    this.frame.append(field);
    field.focus({ preventScroll: true });
    if (begin === undefined) field.select();
    return true;
  }

  private take(node: number, what: Editable, text: string): void {
    const edited = this.of();
    if (!edited || text.trim() === "" || text === this.text(edited.run.tree, node, what)) return;
    const value = what === "payoff" ? typedNumber(text) : typedProbability(text);
    if (!value) {
      this.onChange(
        new FigureError(what === "payoff" ? "figure-no-number" : "figure-no-probability"),
        edited.step,
      );
      return;
    }
    this.change(edited, (tree) =>
      what === "payoff" ? withPayoff(tree, node, value) : withProbability(tree, node, value),
    );
  }

  /** Searches the changed tree; the search stays where it was. */
  private change({ run, step }: Edited, change: (tree: Tree) => Tree): void {
    // All of a drag stays where it began, so that a cut that it removes comes back.
    if (!this.held?.moved) this.anchor = { events: run.events, step };
    const { anchor } = this;
    try {
      const tree = change(run.tree);
      const changed = run.again?.(tree) ?? runOn(tree, run.algorithm, run.settings);
      this.onChange(changed, sameStep(anchor.events, anchor.step, changed.events));
    } catch (error) {
      this.onChange(error as Error, step);
    }
  }

  private text(tree: Tree, node: number, what: Editable): string {
    return formatExact(what === "payoff" ? ownPayoff(tree, node) : probability(tree, node));
  }

  private mayDrag(node: number): boolean {
    const edited = this.of();
    return edited?.edits.has("leaves") === true && isPlainLeaf(edited.run.tree, node);
  }

  private mayWeigh(node: number): boolean {
    const edited = this.of();
    return edited?.edits.has("edges") === true && hasProbability(edited.run.tree, node);
  }

  private place(field: HTMLElement, node: number, what: Editable): void {
    const name = what === "payoff" ? "node" : "handed";
    const box = this.picture.querySelector(`[data-${name}="${node}"]`)?.getBoundingClientRect();
    const frame = this.frame.getBoundingClientRect();
    if (!box) return;
    // Through the object model, which a content security policy allows.
    field.style.left = `${box.left + box.width / 2 - frame.left}px`;
    field.style.top = `${box.top + box.height / 2 - frame.top}px`;
  }

  private down(event: PointerEvent): void {
    const node = nodeAt(event, "node");
    const edited = this.of();
    if (event.button !== 0 || node === undefined || !edited || !this.mayDrag(node)) return;
    const value = ownPayoff(edited.run.tree, node).toNumber();
    this.held = { node, from: event.clientX, value, sent: value, moved: false };
  }

  private move(event: PointerEvent): void {
    const { held } = this;
    if (!held) return;
    const steps = Math.trunc((event.clientX - held.from) / PIXELS);
    const value = steps === 0 ? held.value : Math.round(held.value) + steps;
    if (value === held.sent) return;
    if (!held.moved) this.picture.setPointerCapture(event.pointerId);
    this.held = { ...held, sent: value };
    const exact = steps === 0 ? typedNumber(String(value)) : fraction(value);
    const edited = this.of();
    if (exact && edited) this.change(edited, (tree) => withPayoff(tree, held.node, exact));
    this.held = { ...held, sent: value, moved: true };
  }

  private up(): void {
    // The click at the end of a drag is no click on a node.
    if (this.held?.moved)
      this.picture.addEventListener("click", (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      });
    this.held = undefined;
  }
}

function ownPayoff(tree: Tree, id: number): Value {
  const node = tree.nodes[id]!;
  return partsOf(tree, id)?.own[0] ?? (node.kind === "leaf" ? node.value : fraction(0));
}

function probability(tree: Tree, id: number): Value {
  const parent = tree.nodes[tree.parents[id]!]!;
  const index = parent.children.findIndex((child) => child.id === id);
  return parent.kind === "chance" ? parent.probabilities[index]! : fraction(1);
}

/** The tree with another payoff of a leaf. @param value without what edges on the path pay */
function withPayoff(tree: Tree, id: number, value: Value): Tree {
  return withNumbers(tree, { payoffs: new Map([[id, value]]) });
}

/** The tree with another probability of an outcome; the other outcomes keep their proportions. */
export function withProbability(tree: Tree, id: number, share: Value): Tree {
  const parent = tree.nodes[tree.parents[id]!]!;
  if (parent.kind !== "chance") throw new FigureError("figure-no-probability");
  const index = parent.children.findIndex((child) => child.id === id);
  const left = ONE.sub(share);
  const others = parent.probabilities.reduce((sum, p, i) => (i === index ? sum : sum.add(p)), ZERO);
  if (parent.children.length === 1 && !left.equals(ZERO)) throw new FigureError("figure-no-probability");
  const probabilities = parent.probabilities.map((p, i) => {
    if (i === index) return share;
    // Outcomes that were all impossible share what is left.
    return others.equals(ZERO) ? left.div(fraction(parent.children.length - 1)) : p.mul(left).div(others);
  });
  return withNumbers(tree, { probabilities: new Map([[parent.id, probabilities]]) });
}

/** Whether a leaf has a single payoff, which readers may change. */
function isPlainLeaf(tree: Tree, id: number): boolean {
  const node = tree.nodes[id];
  return node?.kind === "leaf" && node.payoffs === undefined;
}

/** Whether the edge to a node has a probability. */
function hasProbability(tree: Tree, id: number): boolean {
  return tree.nodes[tree.parents[id]!]?.kind === "chance";
}
