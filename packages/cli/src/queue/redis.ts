import { englishTexts, type Problem } from "@tyche/engine/errors";
import type { Redis } from "ioredis";
import { systemProblem, UsageError } from "../io/errors.js";

const texts = englishTexts({
  "queue-packages":
    "a queue needs two packages that are not installed: npm install bullmq ioredis, where tyche is installed",
  "queue-address": '--queue must be an address such as redis://HOST:6379 or rediss://…, not "{url}"',
  "queue-refused": "the Redis at {url} refuses the connection: {why}",
  "redis-noauth": "it needs a password, as in redis://:PASSWORD@HOST:PORT",
});

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
    throw texts.error(UsageError, "queue-packages", {});
  }
}

/**
 * An address for messages: with its port, without user, password and options, since options may contain a password too.
 */
export function shownUrl(url: string): string {
  // A password may contain "@", and the text need not be a valid address.
  const [address] = url.split("?", 1) as [string];
  const [before, after] = [address.indexOf("//") + 2, address.lastIndexOf("@") + 1];
  const shown = before > 1 && after > before ? address.slice(0, before) + address.slice(after) : address;
  return shown.replace(/^(rediss?:\/\/(?:\[[^\]]*\]|[^/:[\]]+))(\/|$)/, "$1:6379$2").slice(0, 100);
}

/** @throws UsageError if it is not the address of a Redis */
export function checkUrl(url: string): void {
  const isAddress = /^rediss?:\/\/\S+$/.test(url) && URL.canParse(url);
  const { hostname = "", port = "", pathname = "" } = isAddress ? new URL(url) : {};
  if (hostname !== "" && port !== "0" && /^(\/\d{0,9})?$/.test(pathname) && isEncoded(url)) return;
  throw texts.error(UsageError, "queue-address", { url: shownUrl(url) });
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
    // Its timer would delay the end of the process.
    disconnectTimeout: 0,
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
    throw notConnected(shown, (failure ?? error) as NodeJS.ErrnoException);
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

/** The error of a connection: nobody answers, something else than Redis does, or Redis refuses. */
function notConnected(url: string, error: NodeJS.ErrnoException): UsageError {
  if (error.name === "ParserError")
    return new UsageError("queue-not-redis", { url }, `what answers at ${url} is not a Redis`);
  const why = whyNot(error);
  return error.name === "ReplyError"
    ? texts.error(UsageError, "queue-refused", { url, why })
    : new UsageError("queue-no-redis", { url, why }, `there is no Redis at ${url}: ${why.message}`);
}

/** Meanings of Redis's answers, by their first word. */
const ANSWERS: Readonly<Record<string, Problem>> = {
  NOAUTH: texts.phrase("redis-noauth", {}),
  WRONGPASS: { id: "redis-wrongpass", values: {}, message: "the user or the password is wrong" },
};

/** The reason why a connection failed. */
function whyNot(error: NodeJS.ErrnoException): Problem {
  if (error.code === "ECONNREFUSED")
    return { id: "connection-refused", values: {}, message: "the connection is refused" };
  if (error.code !== undefined) return systemProblem(error);
  const [word = ""] = error.message.split(" ", 1);
  if (Object.hasOwn(ANSWERS, word)) return ANSWERS[word]!;
  return { id: "system-other", values: { text: error.message }, message: error.message };
}
