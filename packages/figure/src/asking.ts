import type { Catalogue, Message } from "@tyche/messages";
import { numberText } from "@tyche/trees/drawing";
import { nodeReference } from "@tyche/trees/explain";
import { html } from "./dom.js";
import type { Question } from "./options.js";
import { FigureError } from "./problem.js";
import { isCutNext, isValue, nextCut, nodeNamed, worthAt } from "./question.js";
import type { Run } from "./run.js";
import { addStyle } from "./style.js";

/** An answer to a figure's question. */
export interface Answer {
  readonly question: "value" | "cut";
  /** The value as it was typed, or the name of the chosen node; empty for "none", undefined if the answer was shown. */
  readonly answer: string | undefined;
  readonly right: boolean;
}

const STYLE = `.tyche-tree.asks :is([data-node], [data-edge]) { cursor: pointer } .tyche-tree.asks .edge path { stroke-width: 2.5px } .question { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin: 6px 2px } .question p { margin: 0; flex: 1 1 100%; font-weight: 600 } .question input { width: 7em; min-height: 2.2em; padding: 0 .4em } @media print { .question :is(button, input) { display: none } }`;

/** The question of a figure, until it is answered. */
export class Asking {
  readonly root: HTMLElement = html("div", { class: "question", part: "question" });
  private readonly run: Run;
  private readonly question: Question;
  private readonly step: number;
  private readonly about: number;
  private readonly words: Catalogue;
  private readonly verdict = html("span", { role: "status" });
  private readonly onAnswer: (answer: Answer, step: number) => void;

  /**
   * @param step the step that is shown while the question is asked
   * @param onAnswer called with every answer, and the step that shows the solution if that is known now
   */
  constructor(
    run: Run,
    question: Question,
    step: number,
    words: Catalogue,
    onAnswer: (answer: Answer, step: number) => void,
  ) {
    addStyle(STYLE);
    this.run = run;
    this.question = question;
    this.step = step;
    this.words = words;
    this.about = nodeNamed(run.tree, question.about);
    this.onAnswer = onAnswer;
    const node = nodeReference(run.tree, this.about);
    const isValue = question.asks === "value";
    const asked = html(
      "p",
      {},
      isValue ? words.text("figure-asks-value", { node }) : words.text("figure-asks-cut"),
    );
    const show = this.button("figure-show", () => this.end(undefined, false));
    this.root.replaceChildren(asked, ...(isValue ? this.valueField() : [this.none()]), show, this.verdict);
  }

  /** Whether branches of the picture are the answers. */
  get asksForBranch(): boolean {
    return this.question.asks === "cut";
  }

  /** What is said once the answer is known: the value, or that nothing is cut; a cut is explained by its own step. */
  get solution(): Message | undefined {
    const { run, about } = this;
    if (this.asksForBranch)
      return nextCut(run, this.step) === undefined ? { id: "figure-nothing-cut" } : undefined;
    const worth = worthAt(run, about);
    const value = worth === undefined ? "?" : numberText(worth, "exact");
    return { id: "figure-worth", values: { node: nodeReference(run.tree, about), value } };
  }

  /** A branch is chosen, by a node in it. @param name the node's name, for the event */
  choose(id: number, name: string): void {
    if (isCutNext(this.run, this.step, id)) this.end(name, true);
    else this.refuse(name, "figure-searched");
  }

  private none(): HTMLElement {
    return this.button("figure-no-branch", () => {
      if (nextCut(this.run, this.step) === undefined) this.end("", true);
      else this.refuse("", "figure-some-cut");
    });
  }

  private valueField(): HTMLElement[] {
    const field = html("input", { type: "text", inputmode: "text", autocomplete: "off", maxlength: "60" });
    field.setAttribute("aria-label", this.words.text("figure-answer"));
    const check = (): void => {
      try {
        if (isValue(this.run, this.about, field.value)) this.end(field.value, true);
        else this.refuse(field.value, "figure-wrong");
      } catch (error) {
        if (!(error instanceof FigureError)) throw error;
        this.verdict.textContent = this.words.format(error);
      }
    };
    field.addEventListener("keydown", (event) => {
      if (event.key === "Enter") check();
    });
    return [field, this.button("figure-check", check)];
  }

  private refuse(answer: string, id: "figure-wrong" | "figure-searched" | "figure-some-cut"): void {
    this.verdict.textContent = this.words.text(id);
    this.onAnswer({ question: this.question.asks, answer, right: false }, this.step);
  }

  private end(answer: string | undefined, right: boolean): void {
    const cut = this.asksForBranch ? nextCut(this.run, this.step) : undefined;
    const step = this.asksForBranch ? (cut ?? this.run.events.length) : this.step;
    this.onAnswer({ question: this.question.asks, answer, right }, step);
  }

  private button(id: "figure-show" | "figure-check" | "figure-no-branch", act: () => void): HTMLElement {
    const button = html("button", { type: "button" }, this.words.text(id));
    button.addEventListener("click", act);
    return button;
  }
}
