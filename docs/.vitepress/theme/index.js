import { useData } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import { h, nextTick, onMounted, watch } from "vue";
import steps from "../../images/lab-steps.gif";
import Book from "./book.js";
import { followReading, showProgress } from "./progress.js";
import { followSlides, showSlides, slideAsked } from "./slides.js";
import "./tyche.css";
import "./book.css";

const ALT =
  "The Lab steps through Star1: the windows, the interval of a chance node, and why the rest of it is cut";

/** The file of the element <tyche-tree>, which tools/site.js puts there; a path in a variable is left to the browser. */
const ELEMENT = "/tyche/tyche-tree.js";

/** Stores the book for reading without a network (tools/book-worker.js). @param {string} language */
async function keepBook(language) {
  try {
    await navigator.serviceWorker.register("/book/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage(language);
  } catch {
    // An old browser, a private window, or a page without https: the book is read from the network.
  }
}

export default {
  ...DefaultTheme,
  setup() {
    const { page, lang } = useData();
    const load = async () => {
      const isBook = /^book\//.test(page.value.relativePath);
      if (isBook || page.value.relativePath === "figure.md") import(/* @vite-ignore */ ELEMENT);
      if (!isBook) return;
      import("./exercise.js");
      import("./board.js");
      await nextTick();
      followReading();
      showProgress();
      if (slideAsked() > 0) showSlides(slideAsked());
      if (import.meta.env.PROD) keepBook(lang.value);
    };
    onMounted(() => {
      followSlides();
      load();
      watch(page, load);
    });
  },
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      "doc-before": () => h(Book),
      "home-hero-image": () =>
        h("a", { href: "/lab/", target: "_self" }, h("img", { class: "steps", src: steps, alt: ALT })),
    }),
};
