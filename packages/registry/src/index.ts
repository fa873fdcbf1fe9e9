export {
  GAMES,
  loadEntry,
  loadGame,
  loadPlainTrainers,
  loadTrainers,
  optionsInPosition,
} from "./registry.js";
