import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Game, OVER } from "../src/contract/game.js";
import { simultaneousGame } from "../src/hidden-information/simultaneous-game.js";

const GUIDE = join(import.meta.dirname, "../../../docs/guide");

/** A game as a page of the guide writes it: a script that needs nothing but the engine's package. */
export function guideGame(page: string, script: string, name: string): Game<unknown, unknown> {
  const text = readFileSync(join(GUIDE, `${page}.md`), "utf8");
  const [, code] = text.match(new RegExp(`\`\`\`js\\n// ${script}\\n([^]*?)\`\`\``))!;
  const body = code!
    .replaceAll(/^import .*$/gm, "")
    .replaceAll(/^export default .*$/gm, "")
    .replaceAll(/^export /gm, "");
  return new Function("OVER", "simultaneousGame", `${body}\nreturn ${name};`)(OVER, simultaneousGame);
}
