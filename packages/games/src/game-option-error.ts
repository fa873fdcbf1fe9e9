import { TycheError } from "@tyche/engine/errors";

/** An unknown game or option, or an invalid option value. */
export class GameOptionError extends TycheError {
  override readonly name = "GameOptionError";
}
