import type { ComponentType } from "react";
import { EXERCISE_AREAS, withWords } from "./i18n/load-words.js";
import { Later } from "./kit/later.js";
import type { Place } from "./state/fragment.js";

/** The component of each page of the Lab. */
export const PAGES: Readonly<Record<Place, Later<ComponentType>>> = {
  explore: new Later(async () => (await import("./trees/explore.js")).Explore),
  compare: new Later(async () => (await withWords(import("./trees/compare.js"), "lab-panels")).Compare),
  practise: new Later(
    async () => (await withWords(import("./practice/practice.js"), ...EXERCISE_AREAS)).Practice,
  ),
  boards: new Later(async () => (await withWords(import("./boards/boards.js"), "boards", "games")).Boards),
};
