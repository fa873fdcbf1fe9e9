export { StudyPanel } from "../../../../../backgammon/board/study/study-panel.js";
