import { useEffect, useSyncExternalStore } from "react";

function subscribe(tell: () => void): () => void {
  document.addEventListener("visibilitychange", tell);
  return () => document.removeEventListener("visibilitychange", tell);
}

/** Whether anybody can see the page: in a hidden one clocks run on while work stands still. */
export function useVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState !== "hidden");
}

/** Keeps a phone's screen lit while somebody plays, where the browser can, and lets go as soon as nobody does. */
export function useWakeLock(isPlaying: boolean): void {
  const isVisible = useVisible();
  useEffect(() => {
    if (!isPlaying || !isVisible || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    navigator.wakeLock.request("screen").then(
      (got) => {
        lock = got;
        if (isOver) void got.release();
      },
      // An empty battery is a reason to refuse.
      () => {},
    );
    return () => {
      isOver = true;
      void lock?.release();
    };
  }, [isPlaying, isVisible]);
}
