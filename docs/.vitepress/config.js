// The site: docs/, the READMEs of the packages and the pages they link to, built into one folder beside the Lab (npm run docs:build).
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";
import { notices } from "../../tools/notices.ts";
import { figures } from "./figures.js";
import { emptyHeaders, leadLinks, siteName, slugify } from "./links.js";
import { LABELS, searchTerms, searchWords, themeWords } from "./locales.js";
import { bookIn, bookLanguages, GUIDE, PLAYERS, REFERENCE, STUDENTS } from "./sidebar.js";

const DESCRIPTION =
  "Game-tree search for games with chance: for students and teachers, game developers, and players.";

/** Languages with pages of their own: those of the book. Every other page is in English. */
const translated = bookLanguages().filter((language) => language !== "en");

/** @param {string} language */
function locale(language) {
  const { book, documentation, lab } = LABELS[language];
  return {
    lang: language,
    themeConfig: {
      ...themeWords(language),
      nav: [
        { text: book, link: `/book/${language}/`, activeMatch: "^/book/" },
        { text: documentation, link: "/for-students" },
        { text: lab, link: "/lab/", target: "_self" },
      ],
      sidebar: [{ text: book, items: bookIn(language) }],
    },
  };
}

/** A part of the sidebar that is closed at first; its name leads to its first page. @param {string} text @param items */
const group = (text, items) => ({ text, link: items[0].link, collapsed: true, items });

/** Packages whose scripts are part of the API pages and of no bundle of this site. */
const apiPackages = ["typedoc", "lunr"].map((name) =>
  dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))),
);

export default defineConfig({
  title: "Tyche",
  description: DESCRIPTION,
  lang: "en",
  // The site includes pages outside docs/.
  srcDir: "..",
  srcExclude: [
    "README.md",
    "README.*.md",
    "**/node_modules/**",
    "**/dist/**",
    "examples/**",
    "packages/*/!(README).md",
    "tmp/**",
    "site/**",
    ".changeset/**",
    ".github/**",
  ],
  rewrites: siteName,
  outDir: "../site",
  cacheDir: "../node_modules/.cache/vitepress",
  cleanUrls: false,
  // Without a `label`, VitePress shows no menu of languages: its own would lead from every page to a translated one.
  locales: {
    root: { lang: "en" },
    ...Object.fromEntries(translated.map((language) => [`book/${language}`, locale(language)])),
  },
  transformPageData({ filePath, frontmatter }) {
    const [, name] = /^docs\/book\/[a-z]{2}\/(.+)$/.exec(filePath) ?? [];
    if (name === undefined) return;
    // The languages that have this page.
    frontmatter.languages = bookLanguages().filter((language) =>
      existsSync(new URL(`../book/${language}/${name}`, import.meta.url)),
    );
  },
  // VitePress writes pages without this class, so that the bar above a page with a sidebar moved once its script had run.
  transformHtml: (html) =>
    html.includes('class="VPSidebar"') &&
    html.replace('class="VPNavBar"', 'class="VPNavBar has-sidebar top"'),
  // tools/site.js checks every link and anchor of the finished site, which includes the Lab and the API.
  ignoreDeadLinks: [/^\/(lab|api)\//],
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("tyche-") } } },
  vite: { plugins: [notices("The site of Tyche", apiPackages).bundle] },
  markdown: {
    config: (md) => md.use(figures).use(leadLinks).use(emptyHeaders),
    anchor: { slugify },
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
  },
  head: [
    [
      "link",
      {
        rel: "icon",
        type: "image/svg+xml",
        href: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Ccircle cx='16' cy='16' r='14' fill='%23b8860b'/%3E%3Ccircle cx='11' cy='11' r='3' fill='%23fff'/%3E%3Ccircle cx='16' cy='16' r='3' fill='%23fff'/%3E%3Ccircle cx='21' cy='21' r='3' fill='%23fff'/%3E%3C/svg%3E",
      },
    ],
  ],
  themeConfig: {
    ...themeWords("en"),
    nav: [
      { text: LABELS.en.book, link: "/book/en/", activeMatch: "^/book/" },
      {
        text: "Teaching",
        link: "/for-students",
        activeMatch: "^/(for-students|trees|course-kit|figure|glossary)",
      },
      { text: "Developers", link: "/guide/", activeMatch: "^/guide/" },
      { text: "Players", link: "/for-players", activeMatch: "^/(for-players|boards|play|backgammon|games/)" },
      { text: "The Lab", link: "/lab/", target: "_self" },
      { text: "API", link: "/api/", target: "_self" },
    ],
    // A chapter has the book alone beside it, as in the other languages.
    sidebar: {
      "/book/": [{ text: LABELS.en.book, items: bookIn("en") }],
      "/": [
        group(LABELS.en.book, bookIn("en")),
        group("Students and teachers", STUDENTS),
        { ...group("Game developers", GUIDE[0].items), items: GUIDE },
        group("Players", PLAYERS),
        ...REFERENCE.map(({ text, items }) => group(text, items)),
      ],
    },
    search: {
      provider: "local",
      options: {
        miniSearch: { options: { tokenize: searchTerms } },
        locales: Object.fromEntries(
          translated.map((language) => [`book/${language}`, searchWords(language)]),
        ),
      },
    },
  },
});
