export type { CourseEntry, CourseSettings } from "./courses.js";
export type {
  AtTerminal,
  Ending,
  GameEntry,
  GameOption,
  LearnedEvaluators,
  NamedGame,
  Presentation,
  Sweep,
  TutorScale,
} from "./entry.js";
export { COLOURS, type Colour } from "./entry.js";
export { beyondLimit, type Exact, type ExactRow, type ExactSolver, type ExactValue } from "./exact.js";
export { GameOptionError } from "./options.js";
export { plainCourses } from "./plain-courses.js";
export { coursesOf, GAMES, gameNamed, optionsInPosition } from "./registry.js";
