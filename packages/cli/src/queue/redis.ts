import type { Problem } from "@tyche/engine/errors";
import type { Redis } from "ioredis";
import { systemProblem, UsageError } from "../io/errors.js";

/** The two libraries behind the queue, which are installed only by who needs them. */
export interface Libraries {
  readonly bullmq: typeof import("bullmq");
  readonly ioredis: Pick<typeof import("ioredis"), "Redis">;
}

/** @throws UsageError where they are not installed */
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

/** An address as a message shows it: without the user, the password, and options, which may hold one too. */
export function shownUrl(url: string): string {
  // A password may hold an "@", and the text need not be an address.
  const [address] = url.split("?", 1) as [string];
  const [before, after] = [address.indexOf("//") + 2, address.lastIndexOf("@") + 1];
  const shown = before > 1 && after > before ? address.slice(0, before) + address.slice(after) : address;
  return shown.slice(0, 100);
}

/** @throws UsageError where it is not the address of a Redis */
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

/** Whether each "%" begins a character. */
function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A connection that waits where Redis does not answer, and goes on when it does again.
 *
 * @param tell told when it begins to wait, and when that is over
 * @throws UsageError where nobody answers now
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
    // A database that does not exist is reported as an event, and another one is used.
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

/** Why a connection failed. */
function whyNot(error: NodeJS.ErrnoException): Problem {
  if (error.code === "ECONNREFUSED")
    return { id: "connection-refused", values: {}, message: "the connection is refused" };
  if (error.code !== undefined) return systemProblem(error);
  return { id: "system-other", values: { text: error.message }, message: error.message };
}
