import { useSyncExternalStore } from "react";
import type { Later } from "./later.js";

/**
 * Undefined until it is there. No `Suspense`: React keeps what it stands for back for 300 ms after it has shown a fallback.
 *
 * @throws why it could not be loaded, for the boundary above
 */
export function useLater<Value>(later: Later<Value>): Value | undefined {
  useSyncExternalStore(later.subscribe, () => later.value ?? later.problem);
  if (later.problem !== undefined) throw later.problem;
  return later.value;
}
