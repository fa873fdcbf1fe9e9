import type { GameChoice } from "../games-by-name.js";
import { EngineClient } from "./engine-client.js";

/** The engine of a game that is about to be opened: it loads while the referee does, and nobody has asked it anything. */
let ahead: { readonly game: string; readonly engine: EngineClient } | undefined;

/** Opens an engine that the next `engineFor` of the same game takes. */
export function openAhead(choice: GameChoice): void {
  const game = JSON.stringify(choice);
  if (ahead?.game === game) return;
  ahead?.engine.close();
  ahead = { game, engine: new EngineClient(choice) };
}

/** An engine of a game; it is the caller's, who closes it. */
export function engineFor(choice: GameChoice): EngineClient {
  const opened = ahead;
  ahead = undefined;
  if (opened?.game === JSON.stringify(choice)) return opened.engine;
  opened?.engine.close();
  return new EngineClient(choice);
}
