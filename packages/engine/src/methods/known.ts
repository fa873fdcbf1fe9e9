import { SearchError } from "../search/settings.js";

/**
 * Refuses an option that nobody reads: misspelt, it would be left out without a word.
 *
 * @param known what can be given, by name
 * @param who as it is called by those who give the options
 * @throws SearchError that names it, and the one that may be meant
 */
export function refuseUnknown(who: string, options: object, known: Readonly<Record<string, true>>): void {
  if (typeof options !== "object" || options === null)
    throw new SearchError(
      `${who} takes its options as an object, as { time: 1000 }, not ${String(options)}.`,
    );
  for (const [name, value] of Object.entries(options)) {
    if (name in known || value === undefined) continue;
    const near = Object.keys(known).find((other) => isNear(name, other));
    const help = near === undefined ? `: it takes ${Object.keys(known).join(", ")}` : ` (is ${near} meant?)`;
    throw new SearchError(`${who} has no option "${name}"${help}.`);
  }
}

/** Whether one name becomes the other by a letter more or less, another, or two that changed places; or begins as it does. */
function isNear(name: string, other: string): boolean {
  const [short, long] = name.length < other.length ? [name, other] : [other, name];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  const [rest, longer] = [short.slice(same), long.slice(same)];
  return (
    (rest.length > 0 && (rest.slice(1) === longer.slice(1) || rest === longer.slice(1))) ||
    (rest === "" && same >= 2) ||
    (rest[0] === longer[1] && rest[1] === longer[0] && rest.slice(2) === longer.slice(2) && rest.length > 1)
  );
}
