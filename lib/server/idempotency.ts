import "server-only";
import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "@/lib/shared/app-error";
import type { Endpoint } from "@/lib/shared/endpoint";
import { rows, sql } from "./db";

/** Keys live 24 hours per user (contract section 4); an answer that never came frees its key after a minute. */
const lifeHours = 24;
const abandonedSeconds = 60;
const waitMs = 10_000;
const pollMs = 100;

type Claim = { userId: string; key: string; name: string; bodyHash: string };

/** True for the first request with this key. */
async function claim({ userId, key, name, bodyHash }: Claim): Promise<boolean> {
  const claimed = await rows(sql`
    INSERT INTO idempotency_keys AS k (user_id, key, endpoint, body_hash, created_at, expires_at)
    VALUES (${userId}::uuid, ${key}, ${name}, ${bodyHash}, now(), now() + make_interval(hours => ${lifeHours}))
    ON CONFLICT (user_id, key) DO UPDATE SET endpoint = excluded.endpoint, body_hash = excluded.body_hash,
      status = NULL, response = NULL, completed_at = NULL, created_at = now(), expires_at = excluded.expires_at
      WHERE k.expires_at <= now()
        OR (k.status IS NULL AND k.created_at < now() - make_interval(secs => ${abandonedSeconds}))
    RETURNING key`);
  return claimed.length === 1;
}

type Kept = { name: string; bodyHash: string; status: number | null; response: unknown };

async function find({ userId, key }: Claim): Promise<Kept | null> {
  const [kept] = await rows<Kept>(sql`
    SELECT endpoint AS name, body_hash AS "bodyHash", status, response FROM idempotency_keys
    WHERE user_id = ${userId}::uuid AND key = ${key}`);
  return kept ?? null;
}

/** Waits for the answer of the first request; null when that one failed and the key is free again. */
async function firstAnswer(wanted: Claim): Promise<Response | null> {
  for (let waited = 0; waited <= waitMs; waited += pollMs) {
    const kept = await find(wanted);
    if (!kept) return null;
    if (kept.name !== wanted.name || kept.bodyHash !== wanted.bodyHash) {
      throw new AppError("rule_broken", "This Idempotency-Key was used for another request.");
    }
    if (kept.status !== null) {
      const headers = { "idempotent-replayed": "true" };
      return Response.json(kept.response, { status: kept.status, headers });
    }
    await delay(pollMs);
  }
  throw new AppError("conflict", "The first request with this Idempotency-Key is still being worked on.", {
    retryAfterSeconds: 5,
  });
}

async function release({ userId, key }: Claim): Promise<void> {
  await rows(
    sql`DELETE FROM idempotency_keys WHERE user_id = ${userId}::uuid AND key = ${key} AND status IS NULL`,
  );
}

async function keep({ userId, key }: Claim, response: Response): Promise<void> {
  const body = JSON.stringify(await response.clone().json());
  await rows(sql`
    UPDATE idempotency_keys SET status = ${response.status}, response = ${body}::jsonb, completed_at = now()
    WHERE user_id = ${userId}::uuid AND key = ${key}`);
}

type Input = { request: Request; userId: string | undefined; endpoint: Endpoint; parsed: object };

function claimOf({ request, userId, endpoint, parsed }: Input): Claim | null {
  const key = request.headers.get("idempotency-key");
  if (!endpoint.idempotent || !userId || key === null) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError("bad_request", "The Idempotency-Key must be 1 to 200 plain characters.");
  }
  const bodyHash = createHash("sha256").update(JSON.stringify(parsed)).digest("base64url");
  return { userId, key, name: `${endpoint.method} ${endpoint.path}`, bodyHash };
}

/**
 * Does a creating request once per Idempotency-Key and person: repeats get the first answer, also while it is being
 * made; the same key with another body is 422. Only successes are kept.
 */
export async function once(input: Input, work: () => Promise<Response>): Promise<Response> {
  const wanted = claimOf(input);
  if (!wanted) return work();
  while (!(await claim(wanted))) {
    const answer = await firstAnswer(wanted);
    if (answer) return answer;
  }
  let response: Response;
  try {
    response = await work();
  } catch (error) {
    await release(wanted);
    throw error;
  }
  if (response.ok) await keep(wanted, response);
  else await release(wanted);
  return response;
}
