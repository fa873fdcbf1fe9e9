export { judgeMatch as judge } from "../../../../../backgammon/board/matches/judge-match.js";
