import type { Decision } from "@tyche/engine";
import type { GameChoice } from "../games-by-name.js";
import type { OpenEngine } from "../open-worker.js";
import { EngineClient } from "./engine-client.js";
import type { ThinkingOptions } from "./question.js";

/** The engine of a game that is about to be opened: it loads while the referee does, and thinks before the page is drawn. */
let ahead: { readonly game: string; readonly engine: EngineClient } | undefined;

const nameOf = ({ game, options }: GameChoice): string => JSON.stringify({ game, options });

/** Opens an engine that the next `engineFor` of the same game takes. @param opened the thread, where there is one already */
export function openAhead(choice: GameChoice, opened?: OpenEngine): void {
  const game = nameOf(choice);
  if (ahead?.game === game) return;
  ahead?.engine.close();
  ahead = { game, engine: new EngineClient(choice, opened) };
}

/** Has the engine that was opened ahead begin to think, where it is one of this game. */
export function thinkAhead(
  choice: GameChoice,
  state: unknown,
  options: Omit<ThinkingOptions, "signal">,
): void {
  if (ahead?.game === nameOf(choice)) ahead.engine.begin(state, options);
}

/** What was found so, before anybody has taken the engine. */
export function foundAhead(
  choice: GameChoice,
  state: unknown,
  options: Omit<ThinkingOptions, "signal">,
): Decision<unknown> | undefined {
  return ahead?.game === nameOf(choice) ? ahead.engine.found(state, options) : undefined;
}

/** An engine of a game; it is the caller's, who closes it. */
export function engineFor(choice: GameChoice): EngineClient {
  const opened = ahead;
  ahead = undefined;
  if (opened?.game === nameOf(choice)) return opened.engine;
  opened?.engine.close();
  return new EngineClient(choice);
}
