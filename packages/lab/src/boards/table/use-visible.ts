import { useEffect, useSyncExternalStore } from "react";

function subscribe(tell: () => void): () => void {
  document.addEventListener("visibilitychange", tell);
  return () => document.removeEventListener("visibilitychange", tell);
}

/** Whether the page is visible: in a hidden page clocks advance while work stops. */
export function useVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState !== "hidden");
}

/** Keeps a phone's screen on during play, if the browser supports it, and releases it afterwards. */
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
      // The browser may refuse, for example if the battery is low.
      () => {},
    );
    return () => {
      isOver = true;
      void lock?.release();
    };
  }, [isPlaying, isVisible]);
}
