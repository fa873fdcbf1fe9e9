import { runKeys } from "./keys.js";
import { pack } from "./packing.js";

const STORE = `
if redis.call("EXISTS", KEYS[1]) == 0 then return 0 end
if redis.call("HSETNX", KEYS[2], ARGV[1], ARGV[2]) == 1 then redis.call("RPUSH", KEYS[3], ARGV[1]) end
return 1`;

/** The only method needed here. The type depends on no library, since the libraries for the queue are optional. */
interface Evaluating {
  eval(script: string, keys: number, ...words: (string | Buffer)[]): Promise<unknown>;
}

/** Stores the results of a job once, and only while the run exists. */
export async function storeResults(
  redis: Evaluating,
  run: string,
  job: string,
  results: readonly unknown[],
): Promise<void> {
  const { record, results: kept, done } = runKeys(run);
  await redis.eval(STORE, 3, record, kept, done, job, pack(results));
}
