export { view } from "../../../../../backgammon/board/hypergammon.js";
