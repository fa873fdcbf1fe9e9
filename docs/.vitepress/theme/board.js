// <tyche-board>: a position of a game to play and to analyse, in a frame with the Lab. The Lab is loaded when the board
// comes into view; until then, without scripts and on paper, its content is shown, a picture of the position.

/** Where the site has the Lab. */
const LAB = "/lab/";

const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        seen.unobserve(target);
        target.show();
      }
  },
  { rootMargin: "200px" },
);

/** The colours of the page. */
const theme = () => (document.documentElement.classList.contains("dark") ? "dark" : "light");

class TycheBoard extends HTMLElement {
  connectedCallback() {
    seen.observe(this);
  }

  disconnectedCallback() {
    seen.unobserve(this);
    this.end?.();
  }

  async show() {
    // Without a network, only a Lab that was stored before.
    if (!navigator.onLine && !(await caches.match(LAB))) return;
    const { game, label, ...asked } = Object.fromEntries(
      [...this.attributes].map(({ name, value }) => [name, value]),
    );
    const language = document.documentElement.lang;
    const frame = document.createElement("iframe");
    frame.title = label;
    frame.src = `${LAB}?${new URLSearchParams({ embed: "", language, theme: theme() })}#boards/${game}?${new URLSearchParams(asked)}`;
    // As high as what is in it, and in the colours of the page, also when the reader changes them.
    const height = new ResizeObserver(([{ target }]) => {
      frame.style.height = `${target.offsetHeight}px`;
    });
    const colours = new MutationObserver(() => {
      frame.contentDocument.documentElement.dataset.theme = theme();
    });
    frame.addEventListener("load", () => {
      height.observe(frame.contentDocument.body);
      colours.observe(document.documentElement, { attributeFilter: ["class"] });
    });
    this.append(frame);
    this.end = () => {
      height.disconnect();
      colours.disconnect();
      frame.remove();
    };
  }
}

if (!customElements.get("tyche-board")) customElements.define("tyche-board", TycheBoard);
