import { defineConfig } from "vitepress";

export default defineConfig({
  title: "Course notes",
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === "tyche-tree" } } },
});
