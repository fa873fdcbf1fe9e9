// The part of the configuration that figures need: static/tyche is the folder with the element.
export default {
  scripts: [{ src: "/tyche/tyche-tree.js", type: "module" }],
};
