type Level = "debug" | "info" | "warn";

/**
 * For `onLog` where the engine is bundled as one file on purpose: what it imports on demand, its synchronous parts also
 * import, and nothing follows from that here; those who load the package's own files load less.
 */
export function engineIsOneFile<Log extends { readonly code?: string; readonly message: string }>(
  level: Level,
  log: Log,
  handle: (level: Level, log: Log) => void,
): void {
  const isOfEngine = /engine[\\/]src[\\/]\S+ is dynamically imported/.test(log.message);
  if (log.code !== "INEFFECTIVE_DYNAMIC_IMPORT" || !isOfEngine) handle(level, log);
}
