import { TycheError } from "@tyche/engine/errors";

/** A game or an option of it that does not exist, or a value that it cannot take. */
export class GameOptionError extends TycheError {
  override readonly name = "GameOptionError";
}
