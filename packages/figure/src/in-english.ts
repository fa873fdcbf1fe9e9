import type { Problem } from "@tyche/messages";

/**
 * A problem with its English sentence. In the bundled element the sentences of errors are a file of their own, which this
 * loads (`rolldown.config.ts` replaces this module).
 */
export async function inEnglish(problem: Problem): Promise<Problem> {
  return problem;
}
