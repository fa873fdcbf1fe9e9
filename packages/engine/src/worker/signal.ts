/** Aborted by setting its flag, or at once by the shared word. */
export function sharedSignal(stop: Int32Array): { aborted: boolean } {
  let cancelled = false;
  return {
    get aborted() {
      return cancelled || Atomics.load(stop, 0) === 1;
    },
    set aborted(value: boolean) {
      cancelled = value;
    },
  };
}
