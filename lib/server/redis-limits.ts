import "server-only";
import { Redis } from "ioredis";
import { env } from "./env";
import { log } from "./log";

/** Command timeout in milliseconds; Redis responds in under one or not at all. */
const commandTimeoutMs = 120 * env.DATABASE_PATIENCE;
/** Milliseconds to skip Redis after a failure, so that few requests wait for it. */
const pauseMs = 3000;

const countUse = `
  local uses = redis.call('INCR', KEYS[1])
  if uses == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { uses, redis.call('PTTL', KEYS[1]) }`;

const takeBack = `
  local uses = tonumber(redis.call('GET', KEYS[1]) or '0')
  if uses > 0 then redis.call('DECRBY', KEYS[1], uses - math.min(uses, tonumber(ARGV[1])) + 1) end
  return uses`;

export type LimitState = { points: number; secondsLeft: number };

export type RedisLimits = ReturnType<typeof createRedisLimits>;

export function createRedisLimits(url: string) {
  let pausedUntil = 0;
  const redis = new Redis(url, {
    keyPrefix: "plaza:limit:",
    commandTimeout: commandTimeoutMs,
    connectTimeout: 2000,
    maxRetriesPerRequest: 1,
    retryStrategy: (tries) => Math.min(tries * 200, 2000),
  });
  // Errors are reported by the command that fails.
  redis.on("error", () => undefined);

  async function runScript(script: string, key: string, ...values: number[]): Promise<unknown> {
    if (performance.now() < pausedUntil) return null;
    try {
      return await redis.eval(script, 1, key, ...values);
    } catch (error) {
      pausedUntil = performance.now() + pauseMs;
      log.warn({ event: "redis_down", err: error });
      return null;
    }
  }

  return {
    async use(key: string, seconds: number): Promise<LimitState | null> {
      const answer = await runScript(countUse, key, seconds * 1000);
      if (!Array.isArray(answer)) return null;
      const [points, left] = answer.map(Number);
      return { points: points ?? 1, secondsLeft: Math.ceil((left ?? 0) / 1000) };
    },
    async takeBack(key: string, limit: number): Promise<boolean> {
      return (await runScript(takeBack, key, limit)) !== null;
    },
    async forget(key: string): Promise<boolean> {
      return (await runScript("return redis.call('DEL', KEYS[1])", key)) !== null;
    },
    async check(): Promise<void> {
      await redis.ping();
    },
    close(): void {
      redis.disconnect();
    },
  };
}
