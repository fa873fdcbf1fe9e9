import { useSyncExternalStore } from "react";
import type { Later } from "./later.js";

/**
 * The value, or undefined until it is loaded. `Suspense` is not used: after showing a fallback, React holds back its
 * content for 300 ms.
 *
 * @throws the loading error, for the error boundary
 */
export function useLater<Value>(later: Later<Value>): Value | undefined {
  useSyncExternalStore(later.subscribe, () => later.value ?? later.problem);
  if (later.problem !== undefined) throw later.problem;
  return later.value;
}
