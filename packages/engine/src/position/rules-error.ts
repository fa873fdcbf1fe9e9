import { excerpt } from "../contract/excerpt.js";
/** Rules that contradict the contract of `Game`; the message is one sentence. */
export class RulesError extends Error {
  constructor(message: string) {
    super(excerpt(message));
    this.name = "RulesError";
  }
}
