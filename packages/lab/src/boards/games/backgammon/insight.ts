export { insight } from "../../../../../backgammon/board/insight.js";
