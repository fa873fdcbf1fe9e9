// What stands above a chapter of the book: its languages, and the chapter as slides, on paper, and as files.
import { useData, useRoute, withBase } from "vitepress";
import { h } from "vue";
import { LABELS, NAMES } from "../locales.js";
import { showSlides } from "./slides.js";

/** @param {string} path of a page of the book @param {string} language */
const inLanguage = (path, language) => path.replace(/\/book\/[a-z]{2}\//, `/book/${language}/`);

/** Prints the page once all of its figures are drawn. */
async function printAll() {
  await Promise.all(Array.from(document.querySelectorAll("tyche-tree"), (figure) => figure.draw?.()));
  window.print();
}

/** The line above a page of the book; nothing on other pages. */
export default {
  setup() {
    const { frontmatter, lang, page } = useData();
    const route = useRoute();
    return () => {
      const { languages } = frontmatter.value;
      if (languages === undefined) return null;
      const labels = LABELS[lang.value];
      const [, chapter] = /\/(\d\d-[\w-]+)\.md$/.exec(page.value.relativePath) ?? [];
      return h("div", { class: "book-tools" }, [
        languages.length > 1 &&
          h(
            "nav",
            { "aria-label": labels.languages },
            languages.map((language) =>
              h(
                "a",
                {
                  href: inLanguage(route.path, language),
                  lang: language,
                  hreflang: language,
                  "aria-current": language === lang.value || undefined,
                },
                NAMES[language],
              ),
            ),
          ),
        chapter !== undefined &&
          h("nav", { "aria-label": labels.chapter }, [
            h("button", { type: "button", onClick: () => showSlides(1) }, labels.slides),
            h("button", { type: "button", onClick: printAll }, labels.print),
            h(
              "a",
              { href: withBase(`/book/${lang.value}/${chapter}.zip`), download: "", target: "_self" },
              labels.figures,
            ),
          ]),
      ]);
    };
  },
};
