import type { Redis } from "ioredis";
import { systemSentence, UsageError } from "../io/errors.js";

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
      "a queue needs two packages that are not installed: npm install bullmq ioredis, beside tyche",
    );
  }
}

/** An address without the password in it. */
export function shownUrl(url: string): string {
  return url.replace(/\/\/[^@/]*@/, "//");
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
  if (!/^rediss?:\/\/[^\s]+$/.test(url))
    throw new UsageError(`a queue is at redis://HOST:6379 or rediss://…, not at "${url.slice(0, 60)}"`);
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
  } catch (error) {
    const known = (failure ?? error) as NodeJS.ErrnoException;
    const why = known.code === "ECONNREFUSED" ? "nobody listens there" : systemOrOwn(known);
    throw new UsageError(`${shown} does not answer as a Redis: ${why}`);
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

function systemOrOwn(error: NodeJS.ErrnoException): string {
  return error.code === undefined ? error.message : systemSentence(error);
}
