import DefaultTheme from "vitepress/theme-without-fonts";
import { h } from "vue";
import steps from "../../images/lab-steps.gif";
import "./tyche.css";

const ALT =
  "The Lab steps through Star1: the windows, the interval of a chance node, and why the rest of it is cut";

export default {
  ...DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      "home-hero-image": () =>
        h("a", { href: "/lab/", target: "_self" }, h("img", { class: "steps", src: steps, alt: ALT })),
    }),
};
