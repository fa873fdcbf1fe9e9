import { Catalogue, closestLanguage, type Language } from "@tyche/messages";
import { formatExact, type Tree } from "@tyche/trees/model";
import { isVector, type Solution } from "@tyche/trees/solve";
import { html } from "./dom.js";
import { Figure } from "./figure.js";
import { loadRun } from "./load-run.js";
import { ATTRIBUTES, readOptions } from "./options.js";
import type { Run } from "./run.js";
import { sentenceOf } from "./sentence-of.js";
import { figureStyle } from "./style.js";

/** The width for pictures where the element has none yet, in pixels. */
const USUAL_WIDTH = 640;

// A site generator imports this on a server, where there are no elements.
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** Figures are drawn one after another, so that the page can scroll in between. */
let turn: Promise<unknown> = Promise.resolve();

function inTurn<Result>(task: () => Promise<Result> | Result): Promise<Result> {
  const before = turn;
  const result = before.then(() => new Promise((done) => setTimeout(done))).then(task);
  turn = result.catch(() => undefined);
  return result;
}

const catalogues = new Map<Language, Promise<Catalogue>>();

function wordsOf(language: Language): Promise<Catalogue> {
  const known = catalogues.get(language) ?? new Catalogue(language).load("drawing", "search", "figure");
  catalogues.set(language, known);
  known.catch(() => catalogues.delete(language));
  return known;
}

/**
 * The element `<tyche-tree>`: a game tree with a search to step through. Its tree is the attribute `tree`, the text of a
 * `<script type="application/json">` in it, or its own text. What is in it is shown without scripts, until the figure is
 * first visible, and if the figure cannot be drawn.
 *
 * Events: "tyche-ready", "tyche-step" (`detail.step`), "tyche-answer" (an `Answer`), "tyche-change" (`detail.tree`) and
 * "tyche-error" (`detail.message`).
 */
export class TycheTree extends Base {
  static readonly observedAttributes: readonly string[] = [...ATTRIBUTES, "lang"];

  #figure: Figure | undefined;
  /** The number of the last request to draw: an earlier one that ends later is out of date. */
  #request = 0;
  #isVisible = false;
  #isAsked = false;
  #observer: IntersectionObserver | undefined;
  #resize: ResizeObserver | undefined;
  #ready: Promise<void> | undefined;

  connectedCallback(): void {
    if (!this.shadowRoot) {
      const shadow = this.attachShadow({ mode: "open" });
      shadow.adoptedStyleSheets = [figureStyle()];
      shadow.append(html("slot"));
    }
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.#observer?.disconnect();
        void this.draw();
      },
      { rootMargin: "200px" },
    );
    // An element that is moved keeps its figure, with the step and the reader's changes.
    if (!this.#figure) this.#observer.observe(this);
    this.#resize = new ResizeObserver(() => this.#figure?.resize(this.#width()));
    this.#resize.observe(this);
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
    this.#resize?.disconnect();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    const figure = this.#figure;
    if (name === "step" && figure && after !== null && /^\d+$/.test(after)) figure.goTo(Number(after));
    else if (this.#isVisible) this.#ask();
  }

  /** The tree as text; undefined to use what is in the element. */
  get tree(): string | undefined {
    return this.getAttribute("tree") ?? undefined;
  }

  set tree(text: string | undefined) {
    if (text === undefined) this.removeAttribute("tree");
    else this.setAttribute("tree", text);
  }

  /** The step that is shown, from 0. */
  get step(): number {
    return this.#figure?.step ?? 0;
  }

  set step(step: number) {
    if (this.#figure) this.#figure.goTo(step);
    else this.setAttribute("step", String(step));
  }

  /** The number of steps; 0 until the figure is drawn. */
  get steps(): number {
    return this.#run?.events.length ?? 0;
  }

  /** The value of the root, exact: "109/2"; with several players "(1, -2, 3)". Undefined until the figure is drawn. */
  get value(): string | undefined {
    const value = this.#run?.solution.value;
    if (value === undefined) return undefined;
    return isVector(value) ? `(${value.map(formatExact).join(", ")})` : formatExact(value);
  }

  /** The solution of the search, with the value of each node. Undefined until the figure is drawn. */
  get solution(): Solution | undefined {
    return this.#run?.solution;
  }

  /** The tree as it is shown, with the changes of the reader. Undefined until the figure is drawn. */
  get shownTree(): Tree | undefined {
    return this.#run?.tree;
  }

  /** Draws the figure now, whether or not it is visible. Resolves when that is done, also if it was refused. */
  draw(): Promise<void> {
    this.#isVisible = true;
    if (!this.#ready) this.#ask();
    return this.#ready ?? Promise.resolve();
  }

  get #run(): Run | undefined {
    return this.#figure?.run;
  }

  /** Draws anew, once for all attributes that change together. */
  #ask(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const request = ++this.#request;
    this.#ready = inTurn(async () => {
      this.#isAsked = false;
      if (request !== this.#request) return;
      if (!this.isConnected) {
        this.#ready = undefined;
        return;
      }
      const words = await wordsOf(this.#language());
      try {
        const options = readOptions((name) => this.getAttribute(name));
        const run = await loadRun(this.#text(), options);
        const canEdit = options.edits.has("leaves") || options.edits.has("edges");
        const parts = {
          Asking: options.question && (await import("./asking.js")).Asking,
          Editing: canEdit ? (await import("./editing.js")).Editing : undefined,
          // A changed tree may have number lines where the first one has none.
          lines: canEdit || run.events.length > 0 ? await import("./with-line.js") : undefined,
        };
        if (request !== this.#request) return;
        this.#figure = new Figure(run, options, parts, words, this.#width(), {
          stepped: (step) => this.#emit("tyche-step", { step }),
          answered: (answer) => this.#emit("tyche-answer", answer),
          changed: (tree) => this.#emit("tyche-change", { tree }),
        });
        this.shadowRoot!.replaceChildren(this.#figure.root);
        this.#emit("tyche-ready", { steps: this.steps, value: this.value });
      } catch (error) {
        await this.#fail(error, words);
      }
    });
  }

  async #fail(error: unknown, words: Catalogue): Promise<void> {
    const message = await sentenceOf(error, words, this.#text());
    this.#figure = undefined;
    const problem = html("p", { class: "problem", role: "alert", lang: words.language }, message);
    this.shadowRoot!.replaceChildren(problem, html("slot"));
    this.#emit("tyche-error", { message });
  }

  #emit(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  #text(): string {
    const script = this.querySelector('script[type="application/json"]');
    return this.getAttribute("tree") ?? (script ?? this).textContent ?? "";
  }

  #width(): number {
    // Without the padding and the border of the figure.
    return (this.clientWidth || USUAL_WIDTH) - 18;
  }

  #language(): Language {
    const own = this.getAttribute("language") ?? this.closest("[lang]")?.getAttribute("lang");
    return closestLanguage(own ? [own] : navigator.languages);
  }
}
