import { Catalogue, LANGUAGES, type Language } from "@tyche/messages";
import type { NumberStyle, SearchEvent, Tree } from "@tyche/trees";
import { explainEvent } from "@tyche/trees/explain";

/** Everything this package's messages need, in every language. */
export const WORDS = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => [
      language,
      await new Catalogue(language).load(
        "search",
        "drawing",
        "tree-reports",
        "tree-errors",
        "pseudocode",
        "places",
      ),
    ]),
  ),
) as Readonly<Record<Language, Catalogue>>;

/** The sentence for an event of a search. */
export function sentence(
  event: SearchEvent,
  tree: Tree,
  language: Language,
  { numbers = "exact" }: { readonly numbers?: NumberStyle } = {},
): string {
  return WORDS[language].format(explainEvent(event, tree, numbers));
}
