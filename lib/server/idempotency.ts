import "server-only";
import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import { AppError } from "@/lib/shared/app-error";
import type { Endpoint } from "@/lib/shared/endpoint";
import { accompany, rows, sql, type Companion } from "./db";
import { inLine } from "./lines";
import { log } from "./log";

/** Keys live 24 hours per user (contract section 4). */
export const keyHours = 24;

type Claim = {
  userId: string;
  key: string;
  name: string;
  /** What was sent beside a body that the handler itself reads. */
  parsed: object;
  /** Null until the body was read. */
  bodyHash: string | null;
  /** Names of the steps that the request has taken. */
  steps: Set<string>;
  replayed: boolean;
  /** What the request left running writes on its own account. */
  ended: boolean;
};

type Kept = { name: string; bodyHash: string; status: number | null; response: unknown; done: string | null };

/** What is kept of this key; a key that is too old is forgotten first. */
function keptOf({ userId, key }: Claim, step = "") {
  return sql`
    WITH old AS (
      DELETE FROM idempotency_keys
      WHERE user_id = ${userId}::uuid AND key = ${key} AND expires_at <= now())
    SELECT endpoint AS name, body_hash AS "bodyHash", status, response, steps ->> ${step}::text AS done
    FROM idempotency_keys WHERE user_id = ${userId}::uuid AND key = ${key} AND expires_at > now()`;
}

export function otherRequest(): AppError {
  return new AppError("rule_broken", "This Idempotency-Key was used for another request.");
}

function assertSame(claim: Claim, kept: Kept): void {
  if (kept.name !== claim.name || kept.bodyHash !== claim.bodyHash) throw otherRequest();
}

/** Ends a request whose first answer is known; `once` catches it. */
class Answered extends Error {
  constructor(readonly response: Response) {
    super("this request was answered before");
  }
}

/** The body counts from here: another one with the same key is 422, the same one gets the first answer. */
async function bind(claim: Claim, body: unknown): Promise<void> {
  claim.bodyHash = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  const [kept] = await rows<Kept>(keptOf(claim));
  if (!kept) return;
  assertSame(claim, kept);
  if (kept.status === null) return;
  throw new Answered(Response.json(kept.response, { status: kept.status }));
}

/**
 * Inside each step of the request: a repeat waits here for the one before it, and gets what the step came to
 * then. Otherwise that is written down with the write itself: both are there after a crash, or neither.
 */
function companionOf(claim: Claim): Companion {
  return (step) => {
    if (claim.ended) return null;
    if (claim.steps.has(step)) throw new Error(`${claim.name} takes the step ${step} twice`);
    claim.steps.add(step);
    return async function keepResult(tx, work) {
      const { userId, key, name, bodyHash } = claim;
      if (bodyHash === null) throw new Error(`${name} writes before it has read its body`);
      await tx.rows(sql`
        SELECT pg_advisory_xact_lock(hashtextextended(${`idempotency|${userId}|${key}`}, 0))`);
      const [kept] = await tx.rows<Kept>(keptOf(claim, step));
      if (kept) assertSame(claim, kept);
      if (kept?.done) {
        claim.replayed = true;
        return deserialize(Buffer.from(kept.done, "base64")) as Awaited<ReturnType<typeof work>>;
      }
      const result = await work(tx);
      const done = serialize(result).toString("base64");
      await tx.rows(sql`
        INSERT INTO idempotency_keys AS k (user_id, key, endpoint, body_hash, steps, created_at, expires_at)
        VALUES (${userId}::uuid, ${key}, ${name}, ${bodyHash}, jsonb_build_object(${step}::text, ${done}::text),
          now(), now() + make_interval(hours => ${keyHours}))
        ON CONFLICT (user_id, key) DO UPDATE SET steps = k.steps || excluded.steps`);
      return result;
    };
  };
}

/** Keeps the answer as it was given; were it lost, it would be made again from what the transactions came to. */
async function keep({ userId, key, name, bodyHash, steps }: Claim, response: Response): Promise<void> {
  const body = JSON.stringify(await response.clone().json());
  try {
    await rows(sql`
      INSERT INTO idempotency_keys (user_id, key, endpoint, body_hash, status, response, created_at, completed_at,
        expires_at)
      VALUES (${userId}::uuid, ${key}, ${name}, ${bodyHash}, ${response.status}, ${body}::jsonb, now(), now(),
        now() + make_interval(hours => ${keyHours}))
      ON CONFLICT (user_id, key) DO UPDATE
        SET status = excluded.status, response = excluded.response, completed_at = now()`);
  } catch (error) {
    if (steps.size === 0) throw error;
    log.warn({ event: "answer_not_kept", userId, endpoint: name, err: error });
  }
}

type Input = { request: Request; userId: string | undefined; endpoint: Endpoint; parsed: object };

/** The key of a request; null without one. */
export function readKey(headers: Headers): string | null {
  const key = headers.get("idempotency-key");
  if (key !== null && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError("bad_request", "The Idempotency-Key must be 1 to 200 plain characters.");
  }
  return key;
}

const claims = new WeakMap<Request, Claim>();

/** Tells what a handler read from the body by itself: the file of a form. */
export async function bindFile(request: Request, file: { name: string; bytes: Buffer }): Promise<void> {
  const claim = claims.get(request);
  if (!claim) return;
  const content = createHash("sha256").update(file.bytes).digest("base64url");
  await bind(claim, { ...claim.parsed, file: file.name, content });
}

async function answer(claim: Claim, { endpoint }: Input, work: () => Promise<Response>): Promise<Response> {
  try {
    if (!endpoint.body) await bind(claim, claim.parsed);
    const response = await accompany(companionOf(claim), work);
    if (response.ok) await keep(claim, response);
    if (claim.replayed) response.headers.set("idempotent-replayed", "true");
    return response;
  } catch (error) {
    if (!(error instanceof Answered)) throw error;
    error.response.headers.set("idempotent-replayed", "true");
    return error.response;
  } finally {
    claim.ended = true;
  }
}

/**
 * Does a creating request once per Idempotency-Key and person: repeats get the first answer, also while it is being made
 * and after a crash; the same key with another body is 422. A handler's steps are named (`runStep`), what they are made of
 * is checked inside them, and they return what the answer is made of; its other transactions run with every repeat.
 */
export async function once(input: Input, work: () => Promise<Response>): Promise<Response> {
  const { request, userId, endpoint, parsed } = input;
  const key = endpoint.idempotent && userId ? readKey(request.headers) : null;
  if (!key || !userId) return work();
  return inLine({ kind: "request", id: `${userId} ${key}` }, () => {
    const name = `${endpoint.method} ${endpoint.path}`;
    const begun = { bodyHash: null, steps: new Set<string>(), replayed: false, ended: false };
    const claim: Claim = { userId, key, name, parsed, ...begun };
    claims.set(request, claim);
    return answer(claim, input, work);
  });
}
