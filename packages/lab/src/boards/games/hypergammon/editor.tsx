import { backgammonEditor } from "../backgammon/editor.js";

export const editor = backgammonEditor(({ checkers }) => Number(checkers ?? 3));
