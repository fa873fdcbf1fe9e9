export { MatchesPage } from "../../../../../backgammon/board/matches/matches-page.js";
