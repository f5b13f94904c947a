import "server-only";
import { createHash } from "node:crypto";
import { AppError } from "@/lib/shared/app-error";
import { rows, sql } from "./db";

export type Limit = { name: string; points: number; seconds: number };

function keyOf(limit: Limit, subject: string): string {
  return `${limit.name}:${createHash("sha256").update(subject.toLowerCase()).digest("base64url").slice(0, 32)}`;
}

/**
 * Counts one use against a limit shared by all instances, on the database clock; 429 with Retry-After past it.
 * Returns the uses left in this window.
 */
export async function consume(limit: Limit, subject: string, message: string): Promise<number> {
  const [row] = await rows<{ points: number; secondsLeft: number }>(sql`
    INSERT INTO rate_limits AS r (key, points, expires_at)
    VALUES (${keyOf(limit, subject)}, 1, now() + make_interval(secs => ${limit.seconds}))
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN r.expires_at <= now() THEN 1 ELSE r.points + 1 END,
      expires_at = CASE WHEN r.expires_at <= now() THEN excluded.expires_at ELSE r.expires_at END
    RETURNING points, ceil(extract(epoch FROM expires_at - now()))::float8 AS "secondsLeft"`);
  if (!row || row.points > limit.points) {
    throw new AppError("too_many", message, { retryAfterSeconds: row?.secondsLeft ?? limit.seconds });
  }
  return limit.points - row.points;
}

/** Forgets the uses of one subject, after a success. */
export async function clearLimit(limit: Limit, subject: string): Promise<void> {
  await rows(sql`DELETE FROM rate_limits WHERE key = ${keyOf(limit, subject)}`);
}

/** Takes one use back: of a limit that only failures count against. */
export async function refund(limit: Limit, subject: string): Promise<void> {
  await rows(
    sql`UPDATE rate_limits SET points = points - 1 WHERE key = ${keyOf(limit, subject)} AND points > 0`,
  );
}
