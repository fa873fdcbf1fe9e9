export * from "./backgammon/index.js";
