export { view } from "../../../../../backgammon/board/view.js";
