import { CertificateError } from "@tyche/trees/certificate";
import type { Place } from "../games/place.js";
import { moverValue } from "../thinking/ranking.js";
import type { Question } from "../thinking/think-apart.js";
import type { Thought } from "../thinking/thinking.js";
import { certified, type Saved, saveCertificate } from "./save.js";
import { gameCertificate } from "./write.js";

/** Writes the certificate of a solved decision: its value, and the first action. */
export function proofIn(
  file: string,
  { game, state, presentation }: Place,
  { solved, value, approximations, actions }: Thought,
  asked: Question,
): Promise<Saved> {
  const offset = presentation.scored?.(state, asked.choice.evaluator) ?? 0;
  const found = certified(() => {
    if (!solved || value === undefined || approximations.length > 0)
      throw new CertificateError(1, "estimate", {});
    const own = moverValue(game.facts, game.turn(state), value + offset);
    const best = [actions[0]!.action];
    return gameCertificate({ game, asked, state, interval: [own, own], best, isShort: true });
  });
  return saveCertificate(file, found);
}
