// The site: docs/, the READMEs of the packages and the pages they link to, built into one folder beside the Lab (npm run docs:build).
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";
import { notices } from "../../tools/notices.ts";
import { contentsPages } from "./contents.js";
import { figures } from "./figures.js";
import { writeFaces } from "./fonts.js";
import { formulas } from "./formulas.js";
import { emptyHeaders, leadLinks, quotationMarks, siteName, slugify } from "./links.js";
import { LABELS, searchTerms, searchWords, themeWords } from "./locales.js";
import { notes } from "./notes.js";
import { bookIn, bookLanguages, GUIDE, PLAYERS, REFERENCE, STUDENTS } from "./sidebar.js";

const DESCRIPTION =
  "Game-tree search for games with chance: for students and teachers, game developers, and players.";

/** The book in a language has a frame of its own: its title, its chapters, and the way to the Lab. @param {string} language */
function locale(language) {
  const { book, lab } = LABELS[language];
  const items = bookIn(language);
  return {
    lang: language,
    themeConfig: {
      ...themeWords(language),
      siteTitle: items[0].text,
      logoLink: `/book/${language}/`,
      nav: [
        { text: lab, link: "/lab/", target: "_self" },
        { text: "Tyche", link: "/" },
      ],
      sidebar: [{ text: book, items }],
    },
  };
}

await writeFaces(bookLanguages());

/** A part of the sidebar that is closed at first; its name leads to its first page. @param {string} text @param items */
const group = (text, items) => ({ text, link: items[0].link, collapsed: true, items });

/** Packages whose scripts are part of the API pages and of no bundle of this site. */
const folderOf = (name) => dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
const apiPackages = ["typedoc", "lunr"].map(folderOf);
const facePackages = ["@fontsource/libertinus-serif", "@fontsource/libertinus-math"].map(folderOf);

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
    ...Object.fromEntries(bookLanguages().map((language) => [`book/${language}`, locale(language)])),
  },
  transformPageData({ filePath, frontmatter }) {
    const [, name] = /^docs\/book\/[a-z]{2}\/(.+)$/.exec(filePath) ?? [];
    if (name === undefined) return;
    frontmatter.pageClass = name === "index.md" ? "book cover" : "book";
    if (name === "index.md") frontmatter.aside = false;
    // The languages that have this page.
    frontmatter.languages = bookLanguages().filter((language) =>
      existsSync(new URL(`../book/${language}/${name}`, import.meta.url)),
    );
  },
  // The faces of the text begin to load with the page, so that few words are drawn twice.
  transformHead: ({ pageData, assets }) =>
    /^book\b/.test(pageData.frontmatter.pageClass)
      ? assets
          .filter((file) => /\/(?:text|italic|bold)\.[\w-]+\.woff2$/.test(file))
          .map((href) => ["link", { rel: "preload", href, as: "font", type: "font/woff2", crossorigin: "" }])
      : [],
  // VitePress writes pages without this class, so that the bar above a page with a sidebar moved once its script had run.
  transformHtml: (html) =>
    html.includes('class="VPSidebar"') &&
    html.replace('class="VPNavBar"', 'class="VPNavBar has-sidebar top"'),
  // tools/site.js checks every link and anchor of the finished site, which includes the Lab and the API.
  ignoreDeadLinks: [/^\/(lab|api)\//],
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("tyche-") } } },
  vite: {
    plugins: [notices("The site of Tyche", [...apiPackages, ...facePackages]).bundle],
    build: {
      // The index of the search is one file, loaded when somebody searches.
      chunkSizeWarningLimit: 1000,
      rollupOptions: {
        onwarn(warning, warn) {
          // English is always loaded, so the catalogue that is the same file need not be on demand.
          if (!/generated\/en\/\S+ is dynamically imported/.test(warning.message)) warn(warning);
        },
      },
    },
  },
  markdown: {
    config: (md) =>
      md
        .use(figures)
        .use(contentsPages)
        .use(notes)
        .use(formulas)
        .use(leadLinks)
        .use(emptyHeaders)
        .use(quotationMarks),
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
          bookLanguages().map((language) => [`book/${language}`, searchWords(language)]),
        ),
      },
    },
  },
});
