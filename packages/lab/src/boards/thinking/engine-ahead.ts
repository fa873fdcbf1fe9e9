import type { Decision } from "@tyche/engine";
import type { GameChoice } from "../games-by-name.js";
import type { OpenEngine } from "../open-worker.js";
import { EngineClient } from "./engine-client.js";
import type { ThinkingOptions } from "./question.js";

/**
 * The engine of a game that is about to be opened: it loads together with the referee, and analyses before the page is
 * drawn.
 */
let ahead: { readonly game: string; readonly engine: EngineClient } | undefined;

const nameOf = ({ game, options }: GameChoice): string => JSON.stringify({ game, options });

/** Starts an engine that the next `engineFor` of the same game returns. @param opened its worker, if already started */
export function openAhead(choice: GameChoice, opened?: OpenEngine): void {
  const game = nameOf(choice);
  if (ahead?.game === game) return;
  ahead?.engine.close();
  ahead = { game, engine: new EngineClient(choice, opened) };
}

/** Lets the engine started ahead begin its analysis, if it is for this game. */
export function thinkAhead(
  choice: GameChoice,
  state: unknown,
  options: Omit<ThinkingOptions, "signal">,
): void {
  if (ahead?.game === nameOf(choice)) ahead.engine.begin(state, options);
}

/** The analysis so far, before the engine has been handed over. */
export function foundAhead(
  choice: GameChoice,
  state: unknown,
  options: Omit<ThinkingOptions, "signal">,
): Decision<unknown> | undefined {
  return ahead?.game === nameOf(choice) ? ahead.engine.found(state, options) : undefined;
}

/** An engine for a game; the caller owns and closes it. */
export function engineFor(choice: GameChoice): EngineClient {
  const opened = ahead;
  ahead = undefined;
  if (opened?.game === nameOf(choice)) return opened.engine;
  opened?.engine.close();
  return new EngineClient(choice);
}
