import type { Problem } from "@tyche/engine/errors";
import type { Redis } from "ioredis";
import { systemProblem, UsageError } from "../io/errors.js";

/** The two libraries for the queue, which are optional dependencies. */
export interface Libraries {
  readonly bullmq: typeof import("bullmq");
  readonly ioredis: Pick<typeof import("ioredis"), "Redis">;
}

/** @throws UsageError if they are not installed */
export async function loadLibraries(): Promise<Libraries> {
  try {
    const [bullmq, ioredis] = await Promise.all([import("bullmq"), import("ioredis")]);
    return { bullmq, ioredis };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new UsageError(
      "queue-packages",
      {},
      "a queue needs two packages that are not installed: npm install bullmq ioredis, where tyche is installed",
    );
  }
}

/** Removes user, password and options from an address for messages; options may contain a password too. */
export function shownUrl(url: string): string {
  // A password may contain "@", and the text need not be a valid address.
  const [address] = url.split("?", 1) as [string];
  const [before, after] = [address.indexOf("//") + 2, address.lastIndexOf("@") + 1];
  const shown = before > 1 && after > before ? address.slice(0, before) + address.slice(after) : address;
  return shown.slice(0, 100);
}

/** @throws UsageError if it is not the address of a Redis */
export function checkUrl(url: string): void {
  const isAddress = /^rediss?:\/\/\S+$/.test(url) && URL.canParse(url);
  const { hostname = "", port = "", pathname = "" } = isAddress ? new URL(url) : {};
  if (hostname !== "" && port !== "0" && /^(\/\d{0,9})?$/.test(pathname) && isEncoded(url)) return;
  throw new UsageError(
    "queue-address",
    { url: shownUrl(url) },
    `--queue must be an address such as redis://HOST:6379 or rediss://…, not "${shownUrl(url)}"`,
  );
}

/** Whether each "%" starts an encoded character. */
function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens a connection that waits while Redis is unreachable and continues when it is back.
 *
 * @param tell receives a message when the waiting starts and ends
 * @throws UsageError if nothing answers now
 */
export async function connect(
  { ioredis }: Libraries,
  url: string,
  tell: (line: string) => void,
): Promise<Redis> {
  checkUrl(url);
  const shown = shownUrl(url);
  const probe = new ioredis.Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    connectTimeout: 10_000,
  });
  let failure: unknown;
  probe.on("error", (error) => {
    failure ??= error;
  });
  try {
    await probe.connect();
    await probe.ping();
    // A missing database is reported only as an event, and another one would be used silently.
    if (failure !== undefined) throw failure;
  } catch (error) {
    const known = (failure ?? error) as NodeJS.ErrnoException;
    const why = whyNot(known);
    throw new UsageError(
      "queue-no-redis",
      { url: shown, why },
      `there is no Redis at ${shown}: ${why.message}`,
    );
  } finally {
    probe.disconnect();
  }
  const redis = new ioredis.Redis(url, { maxRetriesPerRequest: null });
  let isAway = false;
  redis.on("error", () => {
    if (!isAway) tell(`${shown} does not answer; waiting for it`);
    isAway = true;
  });
  redis.on("ready", () => {
    if (isAway) tell(`${shown} answers again`);
    isAway = false;
  });
  return redis;
}

/** The reason why a connection failed. */
function whyNot(error: NodeJS.ErrnoException): Problem {
  if (error.code === "ECONNREFUSED")
    return { id: "connection-refused", values: {}, message: "the connection is refused" };
  if (error.code !== undefined) return systemProblem(error);
  return { id: "system-other", values: { text: error.message }, message: error.message };
}
