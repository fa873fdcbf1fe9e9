export type {
  AtTerminal,
  Ending,
  GameEntry,
  GameInfo,
  GameOption,
  LearnedEvaluators,
  MethodInfo,
  NamedGame,
  OptionTexts,
  Presentation,
  Sweep,
  TutorScale,
} from "./kit/entry.js";
export { COLOURS, type Colour } from "./kit/entry.js";
export { beyondLimit, type Exact, type ExactRow, type ExactSolver, type ExactValue } from "./kit/exact.js";
export { GameOptionError } from "./kit/options.js";
export type { Trainer, TrainerSettings } from "./kit/trainer.js";
export { loadWeights } from "./kit/weights-file.js";
export {
  GAMES,
  loadEntry,
  loadGame,
  loadPlainTrainers,
  loadTrainers,
  optionsInPosition,
} from "./registry/registry.js";
