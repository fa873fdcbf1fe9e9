import DefaultTheme from "vitepress/theme";

export default {
  extends: DefaultTheme,
  enhanceApp() {
    // The element needs a browser.
    if (!import.meta.env.SSR) import("@tyche/figure/tyche-tree.js");
  },
};
