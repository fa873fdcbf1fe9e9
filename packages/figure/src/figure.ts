import type { Catalogue } from "@tyche/messages";
import { numberText, paintSvg } from "@tyche/trees/drawing";
import { explainEvent } from "@tyche/trees/explain";
import { nameOf, type Tree } from "@tyche/trees/model";
import type { Answer, Asking } from "./asking.js";
import { Controls } from "./controls.js";
import { html, namesIn, nodeAt, patch, svg } from "./dom.js";
import type { Editing } from "./editing.js";
import type { FigureOptions } from "./options.js";
import { type Run, startOf } from "./run.js";
import { LEAST, type Lines, SearchPicture } from "./scene.js";
import { sentenceOf } from "./sentence-of.js";
import { nodeText, TreeItems } from "./tree-items.js";

/** What a figure reports. */
export interface FigureListener {
  stepped(step: number): void;
  answered(answer: Answer): void;
  changed(tree: Tree): void;
}

/** The parts that only some figures need, loaded for those. */
export interface FigureParts {
  readonly Asking: typeof Asking | undefined;
  readonly Editing: typeof Editing | undefined;
  readonly lines: Lines | undefined;
}

/** Everything that a figure shows of one search: picture, sentence, question and controls. */
export class Figure {
  readonly root: HTMLElement = html("div", { class: "figure", part: "figure", role: "group" });
  run: Run;
  step: number;
  private readonly options: FigureOptions;
  private readonly words: Catalogue;
  private readonly listener: FigureListener;
  private readonly picture = svg("svg", { class: "tyche-tree", "aria-hidden": "true", part: "picture" });
  /** Scrolls where the picture is wider than its place at its least scale. */
  private readonly place = html("div", { class: "place" });
  private readonly said = html("p", { class: "said", "aria-live": "polite", part: "sentence" });
  private readonly problem = html("p", { class: "problem", role: "alert" });
  private readonly controls = new Controls((step) => this.goTo(step));
  private readonly items: TreeItems;
  private readonly editing: Editing | undefined;
  private readonly lines: Lines | undefined;
  private scene: SearchPicture;
  private width: number;
  private focused: number | undefined;
  /** Until its question is answered, a figure shows nothing that the search finds out after its first step. */
  private asking: Asking | undefined;

  /** @param width the width for the picture, in pixels */
  constructor(
    run: Run,
    options: FigureOptions,
    { Asking, Editing, lines }: FigureParts,
    words: Catalogue,
    width: number,
    listener: FigureListener,
  ) {
    this.run = run;
    this.options = options;
    this.words = words;
    this.width = width;
    this.listener = listener;
    this.step = startOf(run, options.start);
    this.lines = lines;
    this.scene = new SearchPicture(run, options, words, width, lines);
    this.items = new TreeItems({
      focused: (id) => {
        this.focused = id;
        this.draw();
      },
      pressed: (event, id) => this.press(event, id),
    });
    const edited = () =>
      this.asking ? undefined : { run: this.run, step: this.step, edits: options.edits, words };
    this.editing =
      Editing && new Editing(this.root, this.picture, edited, (changed, step) => this.change(changed, step));
    this.picture.addEventListener("click", (event) => this.click(event));
    for (const type of ["pointerover", "focusin"] as const)
      this.root.addEventListener(type, (event) => this.outline(nodeAt(event, "names", "node", "item")));
    this.said.addEventListener("click", (event) => {
      const id = nodeAt(event, "names");
      if (id !== undefined) this.items.focus(id);
    });
    const { question } = options;
    if (question && Asking)
      this.asking = new Asking(run, question, this.step, words, (answer, step) => this.answer(answer, step));
    this.root.setAttribute("lang", words.language);
    this.place.append(this.picture);
    this.root.append(
      this.items.root,
      this.place,
      ...(this.asking ? [this.asking.root] : []),
      this.said,
      this.problem,
      this.controls.root,
    );
    this.show();
  }

  /** Shows a step. */
  goTo(step: number): void {
    const to = Math.max(0, Math.min(Math.trunc(step), this.run.events.length));
    if (to === this.step || this.asking) return;
    this.step = to;
    this.show();
    this.listener.stepped(to);
  }

  /** Lays the picture out for another width, in pixels. */
  resize(width: number): void {
    if (Math.abs(width - this.width) < 8) return;
    this.width = width;
    this.scene = new SearchPicture(this.run, this.options, this.words, width, this.lines);
    this.draw();
  }

  private show(): void {
    const { run, words, options } = this;
    const isAsking = this.asking !== undefined;
    const label = words.text("figure-label", { algorithm: run.algorithm.name });
    this.root.setAttribute("aria-label", label);
    this.items.show(run.tree, label);
    this.controls.root.hidden = !options.edits.has("steps") || isAsking || run.events.length === 0;
    this.controls.show(run.replay, this.step, words);
    this.said.replaceChildren(...namesIn(this.sentence()));
    this.draw();
  }

  private sentence(): string {
    const { run, words, step, options } = this;
    const event = run.events[step - 1];
    if (event) return words.format(explainEvent(event, run.tree, options.numbers, this.scene.naming));
    if (this.asking) return "";
    if (!run.solved) return words.text("figure-start");
    const value = numberText(run.solution.value, options.numbers);
    return words.text("figure-end", { value });
  }

  /** Outlines a node and its names in the sentence. */
  private outline(id: number | undefined): void {
    for (const one of this.root.querySelectorAll("[data-node], [data-names]")) {
      const { node, names } = (one as SVGElement | HTMLElement).dataset;
      one.classList.toggle("named", String(id) === (node ?? names));
    }
  }

  private draw(): void {
    const { run, words, picture, options } = this;
    const snapshot = run.replay.at(this.step);
    const drawn = this.scene.at(snapshot, this.focused, this.asking !== undefined);
    const [width, height] = drawn.size;
    picture.setAttribute("viewBox", `${drawn.left} 0 ${width} ${height}`);
    picture.setAttribute("width", String(width));
    picture.setAttribute("height", String(height));
    const least = width * LEAST;
    // Through the object model, which a content security policy allows.
    picture.style.minWidth = `${least}px`;
    this.place.tabIndex = least > this.width ? 0 : -1;
    const canEdit = (what: "leaves" | "edges"): string =>
      !this.asking && options.edits.has(what) ? ` ${what}` : "";
    const asks = this.asking?.asksForBranch ? " asks" : "";
    picture.setAttribute("class", `tyche-tree${canEdit("leaves")}${canEdit("edges")}${asks}`);
    patch(picture, paintSvg(drawn.shapes));
    const current = snapshot.event?.node;
    const { view } = drawn;
    this.items.describe((id) => {
      const { line } = drawn;
      const bar = line?.node === id ? line.bar.map(this.scene.format).join(", ") : undefined;
      const proved = bar === undefined ? "" : words.text("figure-line", { interval: `[${bar}]` });
      const { numbers } = options;
      return nodeText(view.nodes[id]!, run.tree, { words, numbers, isNow: id === current, proved });
    });
  }

  private press(event: KeyboardEvent, id: number): boolean {
    const { key } = event;
    if (this.asking) {
      if (!this.asking.asksForBranch || (key !== "Enter" && key !== " ")) return false;
      this.choose(id);
      return true;
    }
    const canStep = this.options.edits.has("steps");
    if (canStep && (key === "." || key === ",")) {
      this.goTo(this.step + (key === "." ? 1 : -1));
      return true;
    }
    if (canStep && key === " ") {
      this.goToNode(id);
      return true;
    }
    if (!this.editing) return false;
    if (key === "Enter" || key === "F2") return this.editing.type(id);
    if (key === "p") return this.editing.type(id, "probability");
    return /^[-\d]$/.test(key) && this.editing.type(id, "payoff", key);
  }

  private click(event: Event): void {
    if (this.asking) {
      const id = nodeAt(event, "node", "edge", "handed");
      if (id !== undefined && this.asking.asksForBranch) this.choose(id);
      return;
    }
    const weighed = nodeAt(event, "handed");
    if (weighed !== undefined && this.editing?.type(weighed, "probability")) return;
    const id = nodeAt(event, "node");
    if (id === undefined || this.editing?.type(id)) return;
    if (this.options.edits.has("steps")) this.goToNode(id);
  }

  private choose(id: number): void {
    this.asking?.choose(id, nameOf(this.run.tree, id));
  }

  /** Goes to the next event at a node. */
  private goToNode(id: number): void {
    const next = this.run.replay.nextAt(id, this.step);
    if (next !== undefined) this.goTo(next);
  }

  private answer(answer: Answer, step: number): void {
    this.listener.answered(answer);
    const { asking, words } = this;
    if (!asking || (!answer.right && answer.answer !== undefined)) return;
    this.asking = undefined;
    this.step = step;
    asking.root.remove();
    this.show();
    const { solution } = asking;
    const sentences = [
      answer.right ? words.text("figure-right") : "",
      solution ? words.format(solution) : this.sentence(),
    ];
    this.said.replaceChildren(...namesIn(words.paragraph(sentences.filter((text) => text !== ""))));
    this.listener.stepped(step);
    // The field or button that had the focus is gone.
    if (
      this.root.getRootNode() instanceof ShadowRoot &&
      !(this.root.getRootNode() as ShadowRoot).activeElement
    )
      this.items.focus(Math.max(0, this.run.events[step - 1]?.node ?? 0));
  }

  /** Shows the search of a changed tree, or what is wrong with the change. */
  private change(changed: Run | Error, step: number): void {
    this.problem.textContent = "";
    if (changed instanceof Error) {
      this.fail(changed);
      return;
    }
    this.run = changed;
    this.step = step;
    this.scene = new SearchPicture(changed, this.options, this.words, this.width, this.lines);
    this.show();
    this.listener.changed(changed.tree);
  }

  private async fail(error: Error): Promise<void> {
    this.problem.textContent = await sentenceOf(error, this.words);
  }
}
