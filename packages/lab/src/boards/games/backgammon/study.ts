export { study } from "../../../../../backgammon/board/study/study.js";
