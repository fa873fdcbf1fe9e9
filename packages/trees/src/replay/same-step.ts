import type { SearchEvent } from "../search/event.js";

/**
 * The step of another search of the same nodes that shows what a step shows: the same event of the same node, otherwise
 * that node's last one.
 */
export function sameStep(
  events: readonly SearchEvent[],
  step: number,
  others: readonly SearchEvent[],
): number {
  if (step === 0 || step === events.length) return step === 0 ? 0 : others.length;
  const { node, type } = events[step - 1]!;
  const isSame = (event: SearchEvent): boolean => event.node === node && event.type === type;
  const number = events.slice(0, step).filter(isSame).length;
  let found = 0;
  const same = others.findIndex((event) => isSame(event) && ++found === number);
  return 1 + (same >= 0 ? same : others.findLastIndex((event) => event.node === node));
}
