import "@tyche/figure";
import type { Catalogue } from "@tyche/messages";
import { LabError } from "../i18n/lab-error.js";
import { decodeLink } from "../state/link.js";
import { remembered } from "../state/preferences.js";
import { welcome } from "../state/start.js";
import type { LinkState } from "../state/state.js";
import { figureAttributes } from "./share/figure-line.js";

/** The view for an iframe on a course page: the element `<tyche-tree>`, and a link to the Lab. */
export function showEmbedded(words: Catalogue): void {
  const { documentElement: page } = document;
  page.lang = words.language;
  page.dataset.theme = remembered("theme") ?? "system";
  const show = (): void => {
    const link = make("a", "tool");
    link.href = `${location.pathname}${location.hash}`;
    link.target = "_blank";
    link.rel = "noopener";
    link.textContent = `${words.text("lab-open-in-lab")} ↗`;
    const main = make("main", "embedded");
    const figure = contents(words);
    const heading = make("h1", "hidden");
    heading.textContent = document.title;
    main.append(heading, figure, link);
    document.getElementById("root")!.replaceChildren(main);
  };
  show();
  window.addEventListener("hashchange", show);
}

/** The figure of the address, or what is wrong with the address. */
function contents(words: Catalogue): HTMLElement {
  let state: LinkState;
  try {
    state = location.hash.length > 1 ? decodeLink(location.hash) : welcome(words);
  } catch (error) {
    if (!(error instanceof LabError)) throw error;
    const problem = make("p", "problem");
    problem.textContent = words.problem(error);
    return problem;
  }
  document.title = state.title || words.text("lab-title");
  const figure = document.createElement("tyche-tree");
  const attributes = { ...figureAttributes(state), language: words.language };
  for (const [name, value] of Object.entries(attributes)) figure.setAttribute(name, value);
  return figure;
}

function make<Tag extends "a" | "h1" | "main" | "p">(tag: Tag, name: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = name;
  return element;
}
