import "server-only";
import { createHash } from "node:crypto";
import { AppError } from "@/lib/shared/app-error";
import { formatWait } from "@/lib/shared/wait";
import { clientNetwork } from "./client-network";
import { rows, sql } from "./db";
import { env } from "./env";
import { processSingleton } from "./process-singleton";
import { runOutsideRequest } from "./detached";
import { createRedisLimits, type RedisLimits, type LimitState } from "./redis-limits";

export type Limit = {
  name: string;
  points: number;
  seconds: number;
  network?: { points: number; seconds: number };
};

let connection: RedisLimits | undefined;
const connections = processSingleton("plazaLimits", () => new Set<RedisLimits>());

function redis(): RedisLimits | null {
  const url = env.REDIS_URL;
  if (!url) return null;
  if (!connection) {
    connection = runOutsideRequest(() => createRedisLimits(url));
    connections.add(connection);
  }
  return connection;
}

function keyOf(limit: Limit, subject: string): string {
  return `${limit.name}:${createHash("sha256").update(subject.toLowerCase()).digest("base64url").slice(0, 32)}`;
}

async function countInDatabase(key: string, seconds: number): Promise<LimitState | undefined> {
  const [use] = await rows<LimitState>(sql`
    INSERT INTO rate_limits AS r (key, points, expires_at)
    VALUES (${key}, 1, now() + make_interval(secs => ${seconds}))
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN r.expires_at <= now() THEN 1 ELSE r.points + 1 END,
      expires_at = CASE WHEN r.expires_at <= now() THEN excluded.expires_at ELSE r.expires_at END
    RETURNING points, ceil(extract(epoch FROM expires_at - now()))::float8 AS "secondsLeft"`);
  return use;
}

async function count(limit: Limit, subject: string, message: Message): Promise<number> {
  const key = keyOf(limit, subject);
  const use = (await redis()?.use(key, limit.seconds)) ?? (await countInDatabase(key, limit.seconds));
  if (!use || use.points > limit.points) {
    const seconds = use?.secondsLeft ?? limit.seconds;
    const text = typeof message === "string" ? message : message(seconds);
    throw new AppError("too_many", text, { retryAfterSeconds: seconds });
  }
  return limit.points - use.points;
}

function ofNetwork({ name, network }: Limit): { limit: Limit; subject: string } | null {
  const subject = clientNetwork();
  return network && subject ? { limit: { name: `${name}-network`, ...network }, subject } : null;
}

type Message = string | ((secondsLeft: number) => string);

const networkText = (seconds: number) =>
  `Too many people on your network are doing this. Try again ${formatWait(seconds)}.`;

/**
 * Counts one use against a limit shared by all instances, in Redis or, while it is down, in the database. Throws 429
 * with Retry-After over the limit; returns the uses left. A use rejected for the subject doesn't count for its network.
 */
export async function consume(limit: Limit, subject: string, message: Message): Promise<number> {
  const left = await count(limit, subject, message);
  const shared = ofNetwork(limit);
  if (!shared) return left;
  try {
    await count(shared.limit, shared.subject, networkText);
    return left;
  } catch (error) {
    await takeBack(limit, subject);
    throw error;
  }
}

export async function tryConsume(limit: Limit, subject: string): Promise<boolean> {
  try {
    await consume(limit, subject, "");
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many") return false;
    throw error;
  }
}

/** Clears both stores, because both may have counted. */
export async function clearLimit(limit: Limit, subject: string): Promise<void> {
  const key = keyOf(limit, subject);
  await redis()?.forget(key);
  await rows(sql`DELETE FROM rate_limits WHERE key = ${key}`);
}

/** Also drops rejected uses, which were counted beyond the limit. */
async function takeBack(limit: Limit, subject: string): Promise<void> {
  const key = keyOf(limit, subject);
  if (await redis()?.takeBack(key, limit.points)) return;
  await rows(sql`
    UPDATE rate_limits SET points = least(points, ${limit.points}::int) - 1 WHERE key = ${key} AND points > 0`);
}

export async function refund(limit: Limit, subject: string): Promise<void> {
  await takeBack(limit, subject);
  const shared = ofNetwork(limit);
  if (shared) await takeBack(shared.limit, shared.subject);
}

/** Throws if Redis doesn't respond; the database counts instead. */
export async function checkLimits(): Promise<void> {
  await redis()?.check();
}

export function closeLimits(): void {
  for (const open of connections) open.close();
  connections.clear();
}
