import { lineStyle, SET_STYLE } from "@tyche/trees/drawing";

/** Number lines and ribbons look as in figures and files, in the colours of the page (`kit/tokens.css`). */
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  SET_STYLE +
    lineStyle({
      ink: "var(--ink)",
      line: "var(--edge)",
      faded: "var(--muted)",
      chosen: "var(--accent)",
      cut: "var(--cut)",
      light: "var(--light)",
    }),
);
document.adoptedStyleSheets.push(sheet);
